/// What somebody says beside a wish, and no sentence should say.
extension TypedWords {
  /// Leaves out what a wish says besides: "milk the goats by six" for "milk the goats by six without complaining about it", "drink less wine"
  /// for "drink less wine and sleep better".
  mutating func prune() {
    putActFirst()
    cutEnds()
    sayOnce()
    nameThem()
    swapTimes()
    sayAsDone()
  }

  /// Leaves out what stands behind a wish: how it is borne, by when it is reached, what gets better by it.
  private mutating func cutEnds() {
    // "Without complaining about it", "without moaning".
    if let end = small.indices.dropFirst(2).last, let without = small.lastIndex(of: "without"), without > 1, without < end,
      end - without < (small[without + 1] == "judging" && small[end] != "them" ? 6 : 4),
      Self.grumbles.contains(small[without + 1]) && small[end] != "them" || small[without + 1] == "stopping" && small.contains("week")
    {
      cut(to: without)
    }
    // "Without getting distracted by my phone" is with the phone away.
    if let without = small.firstRange(of: ["without", "getting", "distracted"])
      ?? small.firstRange(of: ["without", "being", "distracted"]),
      without.lowerBound > 1
    {
      let isPhone = small[without.upperBound...].contains("phone")
      cut(to: without.lowerBound)
      if isPhone { words += ["with", "my", "phone", "in", "another", "room"] }
    }
    // "Without picking up my phone" is with the phone away too.
    if let without = small.indices.dropFirst(2).first(where: { small[$0] == "without" }), Inflection.isVerb(small[0]),
      small[without...].prefix(6).contains("phone"), small.count - without < 9,
      small[without...].contains(where: ["checking", "picking", "looking", "touching", "grabbing", "scrolling"].contains)
    {
      let isOut = small[..<without].contains { ["walk", "run", "drive", "hike", "ride", "wait", "shop", "cycle", "commute"].contains($0) }
      cut(to: without)
      if small.starts(with: ["fall", "asleep"]) { words.replaceSubrange(0..<2, with: ["go", "to", "bed"]) }
      words += ["with", "my", "phone", "in"] + (isOut ? ["my", "pocket"] : ["another", "room"])
    }
    // What is feared is no moment: "before I lose my house", "before it's too late".
    if let before = small.indices.dropFirst(2).last(where: { small[$0] == "before" }), before + 2 < small.count, small.count - before < 9,
      ["i", "it", "it's", "they", "she", "he", "my"].contains(small[before + 1]),
      small[(before + 1)...].contains(where: { Self.losses.contains($0.filter(\.isLetter)) })
        || small.contains("leaves") && (["she", "he"].contains(small[before + 1]) || Relative.isIn([small[before + 2]]))
        || small.suffix(2).elementsEqual(["too", "late"])
    {
      cut(to: before)
    }
    // "Stop being afraid of failure and finally start my blog".
    if ["stop", "not"].contains(small.first), small.prefix(4).contains(where: ["afraid", "scared"].contains),
      let and = small.firstIndex(of: "and"), and > 4, small.count - and > 3, small[and + 1] == "finally", Inflection.isVerb(small[and + 2])
    {
      keep(last: words.count - and - 2)
    }
    // "Next month where everyone will be drinking".
    if let place = small.indices.dropFirst(4).first(where: { small[$0] == "where" && $0 + 1 < small.count }),
      ["everyone", "everybody"].contains(small[place + 1])
    {
      cut(to: place)
      if dropLast(["next month", "next week", "next year", "this weekend", "on saturday"]) { cut(to: words.count) }
    }
    // "When I was a child" is no moment.
    if let was = small.firstRange(of: ["when", "i", "was"]), was.lowerBound > 2, was.upperBound < small.count,
      small[was.upperBound...].contains(where: ["child", "kid", "little", "young", "teenager", "boy", "girl", "small"].contains)
    {
      cut(to: was.lowerBound)
    }
    // "While he still knows me" is why it is wanted now.
    if let still = small.firstIndex(of: "still"), still > 4, ["while", "as"].contains(small[still - 2]) {
      cut(to: still - 2)
      _ = dropLast(["as long"])
    }
    // Who tells what comes of it wants to leave it: "I check my phone in bed and lose an hour".
    if small.count > 4, small[0] == "i", Inflection.isVerb(small[1]),
      let and = small.indices.dropFirst(3).dropLast().last(where: { small[$0] == "and" }), small.count - and < 6,
      Self.costs.contains(small[and + 1])
        || small[and + 1] == "feel"
          && small[(and + 2)...].contains(where: ["sick", "awful", "guilty", "bad", "terrible", "worse", "ashamed"].contains)
    {
      cut(to: and)
      words = ["stop", Inflection.gerund(of: small[1])] + words.dropFirst(2)
    }
    // "I've been sober for ninety days and I want to keep going".
    if small.suffix(2).elementsEqual(["keep", "going"]), small.contains(where: ["sober", "clean"].contains) { words = ["stay", "sober"] }
    // Who is sober and fears to slip stays sober: "I've been clean for six months and I don't want to relapse when life gets hard".
    if let slip = small.firstRange(of: ["want", "to", "relapse"]) ?? small.firstRange(of: ["not", "relapse"]),
      small.contains(where: ["not", "don't", "never"].contains)
    {
      words = ["stay", "sober"] + words[slip.upperBound...]
    }
    // "In the evening after a stressful day" says when twice, and so does "when my friends drink on Friday nights".
    if small.contains(where: ["evening", "evenings", "night"].contains) {
      _ = dropLast(["after a stressful day", "after a long day", "after a hard day", "after a bad day"])
    }
    if let on = small.indices.dropFirst(6).last(where: { small[$0] == "on" }), small.count - on == 3,
      ["night", "nights", "evening", "evenings"].contains(small[on + 2]), let when = small[..<on].firstIndex(of: "when"), when > 1,
      on - when > 4
    {
      cut(to: on)
    }
    // "Every night before I sleep" says when twice.
    if let every = small.indices.dropFirst(2).dropLast(2).first(where: { ["every", "each"].contains(small[$0]) }),
      ["night", "evening", "day"].contains(small[every + 1]), small[every + 2] == "before",
      ["sleep", "bed"].contains(small[small.count - 1])
    {
      words.removeSubrange(every..<(every + 2))
    }
    // "Two hours a day after the kids are asleep".
    if let day = small.firstRange(of: ["a", "day"]), day.lowerBound > 2, day.upperBound < small.count,
      ["hours", "hour", "minutes"].contains(small[day.lowerBound - 1]), ["after", "before", "when", "once"].contains(small[day.upperBound])
    {
      words.removeSubrange(day)
    }
    if words.count > 5, dropLast(["without any screens", "without screens"]) { words += ["with", "the", "screens", "off"] }
    // "Because I'm scared he's lying to me" is why it is hard to leave.
    if let because = small.firstRange(of: ["because", "i'm"]), because.upperBound < small.count,
      ["scared", "afraid", "worried"].contains(small[because.upperBound]), ["stop", "quit"].contains(small[0])
    {
      cut(to: because.lowerBound)
    }
    // "After what my ex did to me".
    if let what = small.firstRange(of: ["after", "what"]), what.lowerBound > 4, small.count - what.lowerBound < 9 {
      cut(to: what.lowerBound)
    }
    // "Stop eating when I'm full, even if there's food left".
    if let even = small.firstRange(of: ["even", "if"]), even.lowerBound > 4, small.prefix(4).contains("stop") { cut(to: even.lowerBound) }
    // "So mornings are easier" is what for.
    if let so = small.indices.dropFirst(3).dropLast(2).last(where: { small[$0] == "so" }), small[so + 1] != "that",
      small[so...].contains(where: ["easier", "better", "calmer", "nicer"].contains), small[so...].contains(where: ["is", "are"].contains)
    {
      words.insert("that", at: so + 1)
    }
    // What is said every day is not tied to a date: "by the end of the month", "next month".
    if let end = small.firstRange(of: ["by", "the", "end", "of"]), end.lowerBound > 2, !["i", "i'm"].contains(small[0]),
      small.count - end.upperBound < 4
    {
      cut(to: end.lowerBound)
    }
    if words.count > 4, dropLast(["by next year", "by next month", "by next week", "next month", "next week", "next year"]) {
      cut(to: words.count)
    }
    // "Less scrolling at lunch and more walks".
    if ["less", "fewer", "stop", "quit", "no"].contains(small.first), let more = small.firstRange(of: ["and", "more"]), more.lowerBound > 1,
      small[..<more.lowerBound].contains(where: ["at", "in", "on", "during"].contains)
    {
      cut(to: more.lowerBound)
    }
    // "And no screens" is without them.
    if small.count > 5, small.suffix(3).starts(with: ["and", "no"]), Inflection.isVerb(small[0]) {
      let thing = small[small.count - 1]
      let isScreen = ["screens", "phones", "phone", "tv", "screen"].contains(thing)
      words = words.dropLast(3) + (isScreen ? ["with", "the", thing == "tv" ? "TV" : thing, "off"] : ["without", words[words.count - 1]])
    }
    // "Start again and thank God", "stop doing that and move on".
    if small.count > 5 { _ = drop(["start again and"]) }
    if small.count > 4, ["stop", "quit"].contains(small[0]) { _ = dropLast(["and move on", "and move on with my life"]) }
    // "Go to my meetings twice a week and call my sponsor when I'm tempted": the moment is that of the second act.
    if let and = small.indices.dropFirst(3).first(where: { small[$0] == "and" }), let when = small[and...].firstIndex(of: "when"),
      when > and + 1, Inflection.isVerb(small[0]), and + 1 < small.count, Inflection.isVerb(small[and + 1]),
      ["week", "morning", "day", "evening", "night", "month"].contains(small[and - 1]),
      small[..<and].suffix(3).contains(where: ["a", "every", "each"].contains)
    {
      keep(last: words.count - and - 1)
    }
    // "And none after lunch".
    cut(before: ["and"]) { $0 == "none" }
    // What gets better by it is why: "less wine and sleep better".
    if let and = small.indices.dropFirst(2).last(where: { small[$0] == "and" && $0 + 2 < small.count }), small.count - and < 5,
      Self.gains.contains(small[(and + 1)...].joined(separator: " ")),
      small.contains(where: ["less", "fewer", "stop", "quit"].contains)
    {
      cut(to: and)
    }
    // "Because my girlfriend hates it and I cough all night" has one reason to spare.
    if ["quit", "stop"].contains(small.first), let because = small.firstIndex(of: "because"),
      let and = small[because...].indices.dropFirst(2).first(where: {
        small[$0] == "and" && $0 + 1 < small.count && ["i", "my", "it"].contains(small[$0 + 1])
      })
    {
      cut(to: and)
    }
    // "So that I stop snoring" says what is not to be.
    if let so = small.firstRange(of: ["so", "that", "i", "stop"]) ?? small.firstRange(of: ["so", "i", "stop"]), so.lowerBound > 2 {
      cut(to: so.lowerBound)
    }
    // "I eat when I'm bored, especially late at night".
    if let place = small.indices.dropFirst(4).first(where: { ["especially", "particularly"].contains(small[$0].filter(\.isLetter)) }),
      small.contains("when")
    {
      cut(to: place)
    }
    // "Quit energy drinks and drink tea instead at the warehouse".
    if let place = small.indices.dropFirst(3).dropLast(2).last(where: { small[$0] == "instead" && ["at", "in"].contains(small[$0 + 1]) }) {
      words.append(words.remove(at: place))
    }
  }

  /// Says within a wish what is meant, and says it once.
  private mutating func sayOnce() {
    // "Spend twenty minutes a day playing with my daughter" is to play.
    if small.first == "spend",
      let place = small.prefix(8).firstIndex(where: { Inflection.base(ofGerund: $0).map(Inflection.isVerb) == true }),
      place > 2, small[..<place].contains(where: ["minutes", "hour", "hours"].contains), let base = Inflection.base(ofGerund: small[place])
    {
      words = [base] + words[(place + 1)...] + ["for"] + words[1..<place]
    }
    // "Run my first 10k".
    if small.starts(with: ["run", "my"]) || small.starts(with: ["run", "a", "first"]),
      small.dropFirst(2).prefix(3).contains(where: { ["marathon", "half", "10k", "5k", "ten", "five"].contains($0) }),
      small.contains(where: { $0.hasSuffix("marathon") || $0.hasSuffix("k") })
    {
      words = ["train", "for"] + words.dropFirst()
    }
    // "Every time before I change lanes".
    if let every = small.firstRange(of: ["every", "time", "before"]), every.lowerBound > 1 {
      words.removeSubrange(every.lowerBound..<(every.lowerBound + 2))
    }
    // Whoever shouts on the phone is no screen.
    if let phone = small.firstRange(of: ["on", "the", "phone"]), small.contains(where: Self.calling.contains) {
      words.removeSubrange(phone)
    }
    // "I pray less and less since we moved" is to pray again.
    if let less = small.firstRange(of: ["less", "and", "less"]), small[0] == "i", less.lowerBound < 5 {
      let rest = words[less.upperBound...].prefix { !["since", "because", "and", "now", "when"].contains($0.lowercased()) }
      words = words[1..<less.lowerBound] + rest + ["again"]
    }
    // "More time drawing" is drawing.
    if let time = small.firstRange(of: ["more", "time"]), time.upperBound < small.count, time.lowerBound > 0,
      let base = Inflection.base(ofGerund: small[time.upperBound]), small[time.lowerBound - 1] == "and"
    {
      words.replaceSubrange(time.lowerBound...time.upperBound, with: [base])
    }
  }

  /// Says what is done where the wish tells what is feared, put on others, or not done yet.
  private mutating func sayAsDone() {
    // "My coworkers make fun of me": whoever is hurt by others stands up for themselves.
    let small = small
    if small.first == "my", let fun = Self.mocking.compactMap({ small.firstRange(of: $0) }).first, (2...4).contains(fun.lowerBound),
      fun.upperBound == small.count || ["in", "at", "when", "all", "every"].contains(small[fun.upperBound])
    {
      words = ["stand", "up", "for", "myself", "when"] + words[..<fun.upperBound]
    }
    // Who does not lift it yet trains to: "deadlift twice my bodyweight".
    if ["deadlift", "squat", "bench"].contains(small.first), small.count > 1,
      small[1] == "twice" || small[1].first?.isNumber == true || Self.numbers.contains(small[1]),
      small.contains(where: ["bodyweight", "weight", "kilos", "kg", "pounds", "hundred"].contains)
    {
      words = ["train", "to"] + words
    }
    // "Stage fright before I play the trumpet" is about music, and no words.
    if small.firstRange(of: ["stage", "fright"]) != nil,
      small.contains(where: ["play", "playing", "perform", "recital", "concert"].contains)
    {
      words = ["nervous", "before", "concerts"]
    }
    // "Sit down and study after school before gaming" says when twice.
    if let before = small.lastIndex(of: "before"), before > 4, small.count - before < 4, small[before - 2...before - 1].first == "after" {
      cut(to: before)
    }
    // "Before I have to drive".
    if let have = small.firstRange(of: ["i", "have", "to"]), have.lowerBound > 0,
      small[have.lowerBound - 1] == "before"
        || small[have.lowerBound - 1] == "when" && have.upperBound < small.count
          && ["talk", "speak", "drive", "fly", "present", "perform", "read"].contains(small[have.upperBound])
    {
      words.removeSubrange((have.lowerBound + 1)..<have.upperBound)
    }
    // "Asking ChatGPT to write every email for me".
    var asked = self
    if asked.drop(["stop asking", "quit asking", "not ask", "i keep asking", "i always ask", "asking"]), asked.dropLast(["for me"]),
      asked.small.count > 3, asked.small[1] == "to", Inflection.isVerb(asked.small[2])
    {
      words = asked.words[2...] + ["myself"]
    }
    // "Taking criticism from my mother-in-law so personally".
    if let from = small.firstRange(of: ["criticism", "from"]), small.last == "personally", from.upperBound + 1 < small.count - 1 {
      let whom = words[from.upperBound..<(words.count - 1)].filter { $0.lowercased() != "so" && $0.lowercased() != "too" }
      words = ["stay", "calm", "when"] + whom + ["criticises", "me"]
    }
    // "I'd rather cook at home than order takeaway".
    var rather = self
    if rather.drop(["i'd rather", "i would rather"]), let than = rather.small.firstIndex(of: "than"), than > 0,
      than + 1 < rather.small.count,
      Inflection.isVerb(rather.small[0]), Inflection.isVerb(rather.small[than + 1])
    {
      let other = TypedWords(rather.words[(than + 1)...].joined(separator: " "))
      words = rather.words[..<than] + ["instead", "of", Inflection.gerund(of: other.small[0])] + other.words.dropFirst()
      _ = dropLast([
        "once a week", "twice a week", "three times a week", "four times a week", "five times a week", "every day", "all the time",
      ])
    }
  }

  /// Turns "less time on TikTok and draw" into what is left, and what is done instead: "stop scrolling TikTok, draw instead".
  private mutating func swapTimes() {
    var rest = self
    _ = rest.drop(["spend", "i want to spend"])
    // "Post less on Facebook and see my friends more".
    if small.count > 5, small[1...2].elementsEqual(["less", "on"]), let verb = small.first, Inflection.isVerb(verb), small[4] == "and",
      Inflection.isVerb(small[5])
    {
      var act = self
      act.keep(last: words.count - 5)
      _ = act.dropLast(["more", "more often", "instead"])
      words = ["stop", Inflection.gerund(of: verb), "on", words[3] + ","] + act.words + ["instead"]
      return
    }
    guard rest.drop(["less time on", "less time scrolling"]), let and = rest.small.firstIndex(of: "and"), (1...2).contains(and),
      and + 1 < rest.small.count, Inflection.isVerb(rest.small[and + 1])
    else { return }
    words = ["stop", "scrolling"] + rest.words[..<and].dropLast() + [rest.words[and - 1] + ","] + rest.words[(and + 1)...] + ["instead"]
  }

  /// Names what is done by the same verb in a story: "biting my nails" for "biting them" of whoever bites their nails and looks at their hands.
  mutating func nameObject(of story: TypedWords) {
    guard let them = small.indices.dropFirst().first(where: { ["them", "it"].contains(small[$0]) }) else { return }
    // "Leave it in the kitchen" of whoever takes their phone to bed, "take them to the park" of whoever has two dogs.
    let told = story.small.map { $0.filter(\.isLetter) }
    if small[them] == "it", ["leave", "put", "charge", "lock"].contains(small[them - 1]), told.contains("phone") {
      words.replaceSubrange(them...them, with: ["my", "phone"])
      return
    }
    if small[them] == "them", ["take", "walk", "feed", "bring"].contains(small[them - 1]),
      let kind = ["dogs", "kids", "boys", "girls", "twins", "cats"].first(where: told.contains)
    {
      words.replaceSubrange(them...them, with: [kind == "dogs" || kind == "cats" ? "the" : "my", kind])
      return
    }
    let verb = Inflection.base(ofGerund: small[them - 1]) ?? small[them - 1]
    guard Inflection.isVerb(verb), !["do", "get", "have", "want", "let", "put", "take", "make"].contains(verb),
      let place = story.small.indices.dropLast(2).first(where: { place in
        (Inflection.base(ofGerund: story.small[place]) ?? story.small[place]) == verb && story.small[place + 1] == "my"
      })
    else { return }
    words.replaceSubrange(them...them, with: ["my", story.words[place + 2].filter { $0 != "," }])
  }

  /// Names the room that is to be kept tidy: "my room" for "it".
  mutating func nameRoom(of story: TypedWords) {
    guard let it = small.firstIndex(of: "it"), it > 0, it + 1 < small.count, ["keep", "get", "keeping"].contains(small[it - 1]),
      ["tidy", "clean", "organised", "organized", "neat"].contains(small[it + 1]),
      let my = story.small.indices.dropLast().first(where: { story.small[$0] == "my" && Self.rooms.contains(story.small[$0 + 1]) })
    else { return }
    words.replaceSubrange(it...it, with: ["my", story.words[my + 1]])
  }

  /// Names whose mother it is: "my boyfriend's mum" for "his mum".
  mutating func nameOwner(in story: TypedWords) {
    guard let his = small.indices.dropLast().first(where: { ["his", "her"].contains(small[$0]) && Self.kin.contains(small[$0 + 1]) }) else {
      return
    }
    let owners = small[his] == "his" ? ["boyfriend", "husband", "fiance", "son"] : ["girlfriend", "wife", "daughter"]
    let told = story.small.map { $0.filter { $0.isLetter } }
    guard let owner = owners.first(where: { told.contains($0) || told.contains("\($0)s") }) else { return }
    words.replaceSubrange(his...his, with: ["my", "\(owner)'s"])
  }

  private static let rooms: Set = [
    "room", "bedroom", "house", "flat", "apartment", "kitchen", "desk", "car", "garage", "office", "closet", "wardrobe", "place",
  ]
  private static let kin: Set = ["mum", "mom", "mother", "dad", "father", "parents", "family", "sister", "brother", "kids", "friends"]

  /// Names somebody in the moment who is named before it: "be patient with my daughter when my daughter takes forever".
  private mutating func nameThem() {
    guard let when = small.firstIndex(of: "when"), when > 1, when + 2 < small.count, ["he", "she"].contains(small[when + 1]),
      let my = small[..<when].lastIndex(of: "my"), my + 1 < when, Relative.isIn([small[my + 1]]),
      ["be", "stay", "patience", "patient", "being"].contains(small[0])
    else { return }
    words.replaceSubrange((when + 1)...(when + 1), with: ["my", words[my + 1]])
  }

  private static let mocking = [
    ["make", "fun", "of", "me"], ["makes", "fun", "of", "me"], ["laugh", "at", "me"], ["laughs", "at", "me"], ["humiliates", "me"],
    ["mocks", "me"], ["mock", "me"], ["bully", "me"], ["puts", "me", "down"], ["belittles", "me"], ["talks", "down", "to", "me"],
  ]
  private static let losses: Set = [
    "lose", "loses", "ruin", "ruins", "kill", "kills", "die", "destroy", "destroys", "fired", "end", "ends",
  ]
  private static let costs: Set = ["lose", "waste", "regret", "hate"]
  private static let grumbles: Set = [
    "judging", "criticising", "criticizing",
    "complaining", "moaning", "grumbling", "whining", "whinging", "groaning", "sighing", "fuss", "fussing",
  ]
  private static let gains: Set = [
    "sleep better", "sleep more", "feel better", "feel healthier", "be healthier", "get healthier", "save money", "lose weight", "get fit",
    "get fitter", "have more energy", "live longer", "wake up rested", "be happier", "be more present", "get more done", "eat healthier",
  ]
  private static let calling: Set = [
    "shout", "shouts", "yell", "yells", "scream", "screams", "rude", "complain", "complains",
  ]
}
