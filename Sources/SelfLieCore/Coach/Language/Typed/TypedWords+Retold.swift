/// Words in the order of an act, its moment and its reason, whatever order they are typed in.
extension TypedWords {
  /// The words as an act with its moment and its reason behind it: "sit down and plan the week on Sunday evening" for "sit down on Sunday
  /// evening and plan the week"; other words as they are.
  var retold: TypedWords {
    var told = self
    told.keepWhatIsMeant()
    told.quitWhatIsGivenUp()
    // "Not to slam the doors".
    if told.small.starts(with: ["not", "to"]), told.words.count > 2 { told.words.remove(at: 1) }
    told.nameThePursuit()
    told.moveMomentBehindActs()
    told.offerMoment()
    told.nameWhatItCosts()
    told.leaveOutLapse()
    told.leaveOutTelling()
    told.nameWhatIsHard()
    told.spendNoTime()
    return told
  }

  /// Keeps what somebody means who corrects themselves: "let myself be sad" of "grieve less, I mean let myself be sad".
  private mutating func keepWhatIsMeant() {
    if let meant = small.firstRange(of: ["i", "mean"]), meant.lowerBound > 0, words[meant.lowerBound - 1].hasSuffix(","),
      meant.upperBound + 1 < small.count
    {
      keep(last: words.count - meant.upperBound)
    }
    // "Checking my work email after dinner, stop".
    if let last = small.last, ["stop", "quit"].contains(last), words.count > 2, words[words.count - 2].hasSuffix(",") {
      words = [last] + words.dropLast()
      words[words.count - 1].removeLast()
    }
  }

  /// Stops what somebody tells and wants to give up: "stop vaping whenever I'm stuck in traffic" of "I vape whenever I'm stuck in traffic and I
  /// want to give it up".
  private mutating func quitWhatIsGivenUp() {
    let ends = [["give", "it", "up"], ["stop", "it"], ["quit", "it"], ["kick", "it"], ["cut", "it", "out"], ["give", "this", "up"]]
    let wishes = [["i", "want", "to"], ["i", "need", "to"], ["i'd", "like", "to"], ["want", "to"], ["need", "to"]]
    let small = small
    guard small.first == "i", small.count > 5, Inflection.isVerb(small[1]),
      let end = ends.compactMap({ small.firstRange(of: $0)?.lowerBound }).first, end > 4,
      let wish = wishes.compactMap({ small[..<end].firstRange(of: $0) }).first, wish.upperBound == end, wish.lowerBound > 2,
      !small[end...].contains("and")
    else { return }
    var habit = words[1..<wish.lowerBound].map { $0 }
    while let last = habit.last?.lowercased(), ["and", "but", "so", "now"].contains(last) { habit.removeLast() }
    words = ["stop", Inflection.gerund(of: habit[0])] + habit.dropFirst()
    while words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
  }

  /// Gives a verb to what people name by its thing: "speak German with my children" for "German with my children", "practise welding" for
  /// "welding practice", "get home by six" for "home by six", "my thesis" for "my thesis feels too big".
  private mutating func nameThePursuit() {
    if let first = small.first, let next = small.dropFirst().first, Self.languages.contains(first), ["with", "to"].contains(next) {
      words.insert("speak", at: 0)
    }
    if small.count == 2, ["practice", "practise"].contains(small[1]), Inflection.base(ofGerund: small[0]) != nil {
      words = ["practise", words[0]]
    }
    // "Cycling to work" is wanted as it is said.
    if small.dropFirst().first == "to", let base = small.first.flatMap(Inflection.base(ofGerund:)), Self.travels.contains(base) {
      words[0] = base
    }
    // "Night shift snacking".
    if small.starts(with: ["night", "shift"]), small.count == 3, Inflection.base(ofGerund: small[2]) != nil {
      words = [words[2], "on", "night", "shifts"]
    }
    if small.starts(with: ["home", "by"]), small.count < 5 { words.insert("get", at: 0) }
    // "Gossip at the office" is to be left by everybody.
    if small.first == "gossip", ["at", "with", "about", "in", nil].contains(small.dropFirst().first) {
      words.replaceSubrange(...0, with: ["stop", "gossiping"])
    }
    if small.first == "my", let feels = small.firstIndex(where: ["feels", "seems", "is"].contains), (2...3).contains(feels),
      ["too", "so", nil].contains(small.dropFirst(feels + 1).dropLast().first), small.count < feels + 4,
      ["big", "overwhelming", "impossible", "huge", "endless"].contains(small.last)
    {
      cut(to: feels)
    }
    // "Crane operator license".
    if (2...4).contains(small.count), ["license", "licence", "certificate", "diploma"].contains(small.last),
      !Self.obtaining.contains(small[0])
    {
      words = ["get", "my"] + words
    }
    // "Passport renewal", "text back my friends".
    if small.count == 2, small[1] == "renewal" { words = ["renew", "my", words[0]] }
    if ["text", "call", "ring", "message"].contains(small.first), small.dropFirst().first == "back", small.dropFirst(2).first == "my" {
      words.append(words.remove(at: 1))
    }
    if let bare = Self.cares[text.lowercased()] { words = bare.split(separator: " ").map(String.init) }
  }

  /// Says a day behind both acts: "sit down on Sunday evening and plan the week" is done on Sunday evening.
  private mutating func moveMomentBehindActs() {
    let small = small
    guard let and = small.indices.dropFirst(3).first(where: { small[$0] == "and" }), and + 2 < small.count,
      let on = small[..<and].lastIndex(where: ["on", "every"].contains), on > 0, and - on < 4, Trigger.days.contains(small[on + 1]),
      Inflection.isVerb(small[0]), Inflection.isVerb(small[and + 1], before: small[and + 2])
    else { return }
    let moment = words[on..<and]
    let end = small[(and + 1)...].firstIndex { ["so", "because", "before", "after", "when", "on", "at"].contains($0) } ?? words.count
    let acts = Array(words[..<on] + words[and..<end])
    // "So Mondays don't crush me" is feared.
    let isFeared = end < small.count && small[end] == "so" && small[end...].contains { $0.hasSuffix("n't") }
    words = acts + moment + (isFeared ? [] : words[end...])
  }

  /// Takes the moment that somebody only offers: "journaling after dinner" for "journaling but I keep forgetting it, maybe after dinner would
  /// work".
  private mutating func offerMoment() {
    guard let maybe = small.lastIndex(where: ["maybe", "perhaps"].contains), maybe > 0, words[maybe - 1].hasSuffix(",") else { return }
    var moment = self
    moment.keep(last: words.count - maybe - 1)
    _ = moment.dropLast(["would work", "could work", "might work", "would be good", "would be best", "is best", "is good", "would help"])
    guard moment.words.count < 5, ["after", "before", "at", "in", "on"].contains(moment.small.first), Trigger.cue(of: moment.text) != nil
    else { return }
    cut(to: maybe)
    if let but = small.firstRange(of: ["but", "i", "keep", "forgetting"]) ?? small.firstRange(of: ["but", "i", "always", "forget"]) {
      cut(to: but.lowerBound)
    }
    words += moment.words
  }

  /// Says why behind an act: "because petrol is so expensive" for ", petrol is so expensive".
  private mutating func nameWhatItCosts() {
    guard let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 1, Inflection.isVerb(small[0]),
      !GoalPhrase.quitting.contains(small[0]), (4...5).contains(words.count - comma - 1), ["is", "are"].contains(small[comma + 2]),
      ["so", "too"].contains(small[comma + 3]), !Inflection.determiners.contains(small[comma + 1]),
      !["it", "this", "that", "he", "she", "they"].contains(small[comma + 1])
    else { return }
    words[comma].removeLast()
    words.insert("because", at: comma + 1)
  }

  /// Leaves out that an act is skipped: "do my exercises, I skip them as soon as the pain goes".
  private mutating func leaveOutLapse() {
    let small = small
    guard let first = small.first, !GoalPhrase.quitting.contains(first) else { return }
    let start = small.indices.dropFirst(2).first { place in
      guard words[place - 1].hasSuffix(",") || small[place] == "but" else { return false }
      let rest = small[(place + (small[place] == "but" ? 1 : 0))...]
      return Self.lapses.contains { rest.starts(with: $0) && (["so", "otherwise"].contains($0[0]) || Inflection.isVerb(first)) }
    }
    guard let start, !small[start...].contains(where: ["want", "wanna", "maybe"].contains) else { return }
    cut(to: start)
  }

  /// Leaves out what somebody tells of themselves behind what they want: "no more sugar in my tea, I drink eight cups a day".
  private mutating func leaveOutTelling() {
    let plain = small.map { $0.filter { $0 != "," } }
    if dropLast(["please help", "please help me", "help me please", "help please"]) { cut(to: words.count) }
    // "Sort the post as soon as it comes, bills frighten me".
    if plain.last == "me", let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 1, (3...5).contains(plain.count - comma - 1),
      Self.troubling.contains(plain[plain.count - 2])
    {
      cut(to: comma + 1)
    }
    // "Check my mirrors, last year I hit the gate", "write down my dreams, before they are gone".
    if let comma = words.indices.dropLast(3).last(where: { words[$0].hasSuffix(",") }), comma > 1,
      plain[comma + 1] == "last" && ["year", "week", "month", "time", "winter", "summer"].contains(plain[comma + 2])
        || plain[comma + 1] == "before" && ["they", "it"].contains(plain[comma + 2])
    {
      cut(to: comma + 1)
    }
    // "Learn ten words a day before we move to Porto": the day is each.
    if let each = plain.indices.dropFirst().first(where: { plain[$0] == "day" && ["a", "every", "each", "per"].contains(plain[$0 - 1]) }),
      each + 3 < plain.count, plain[each + 1] == "before", ["i", "we"].contains(plain[each + 2]),
      ["move", "leave", "travel", "retire", "start", "marry", "turn", "fly"].contains(plain[each + 3])
    {
      cut(to: each + 1)
    }
    if let stuck = plain.firstRange(of: ["is", "going", "nowhere"]) ?? plain.firstRange(of: ["is", "not", "working"]), stuck.lowerBound > 0
    {
      cut(to: stuck.lowerBound)
    }
    let small = small
    guard let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 2, comma + 3 < words.count, small[comma + 1] == "i",
      Inflection.isVerb(small[comma + 2]), !Self.wishing.contains(small[comma + 2]), !small[(comma + 1)...].contains("want"),
      Inflection.isVerb(small[0], before: small[1]) || ["stop", "quit", "no", "less"].contains(small[0])
        || Inflection.base(ofGerund: small[0]) != nil
    else { return }
    cut(to: comma + 1)
  }

  /// Verbs of what things do to somebody.
  private static let troubling = Inflection.words(
    "frighten frightens scare scares stress stresses bore bores annoy annoys irritate irritates worry worries overwhelm overwhelms tire tires"
  )
  /// Verbs with which somebody goes on with what they want.
  private static let wishing: Set = [
    "need", "wish", "hope", "plan", "like", "love", "prefer", "keep", "would", "have", "get", "end", "feel",
  ]

  /// Says what is hard as what is wanted: "stay sober on Friday evenings after work" for "been sober for months but Friday evenings after work
  /// are still hard", "I raid the fridge every evening" for "lose weight but every evening I raid the fridge".
  private mutating func nameWhatIsHard() {
    if let end = small.firstRange(of: ["but", "i", "want", "to", "start", "again"])
      ?? small.firstRange(of: ["but", "i", "want", "to", "try", "again"]),
      end.lowerBound > 4, small[..<end.lowerBound].contains(where: ["afraid", "scared", "nervous"].contains)
    {
      cut(to: end.lowerBound)
    }
    guard let but = small.firstIndex(where: ["but", "mostly"].contains), but > 1, but + 3 < small.count else { return }
    var told = self
    told.keep(last: words.count - but - 1)
    var wish = self
    wish.cut(to: but)
    if wish.small.suffix(2).elementsEqual(["lose", "weight"]), told.small.contains("i") || small[but] == "mostly" {
      // "Every evening around nine I raid the fridge".
      words = told.words
    } else if wish.small.prefix(4).contains("sober"), ["hard", "difficult", "worst"].contains(told.small.last),
      let verb = told.small.firstIndex(where: ["is", "are"].contains), verb > 0, Trigger.days.contains(told.small[0])
    {
      words = ["stay", "sober", "on"] + told.words[..<verb]
    }
  }

  /// Says what the time is spent with: "scroll on Reddit on my lunch break" for "spend my whole lunch break scrolling on Reddit".
  private mutating func spendNoTime() {
    var rest = self
    let isTold = rest.drop(["i always", "i usually", "i"])
    guard rest.small.first == "spend" || rest.small.first == "spending" else { return }
    rest.words.removeFirst()
    _ = rest.drop([
      "my entire", "my whole", "all my", "all of my", "all", "the whole", "the entire", "my", "every", "most of my", "half my",
    ])
    guard let time = Self.spent.first(where: { rest.small.starts(with: $0.words) }), time.words.count < rest.small.count,
      let base = Inflection.base(ofGerund: rest.small[time.words.count]), isTold || small.first == "spending"
    else { return }
    let behind = rest.words.dropFirst(time.words.count + 1)
    let end = behind.firstIndex { ["and", "because", "instead", "so", "but"].contains($0.lowercased()) } ?? behind.endIndex
    words = ["I", base] + behind[..<end] + time.moment.split(separator: " ").map(String.init) + behind[end...]
  }

  private static let obtaining: Set = [
    "get", "getting", "pass", "renew", "earn", "finish", "my", "the", "a", "lose", "keep", "take", "obtain", "study",
  ]
  private static let travels: Set = ["walk", "cycle", "bike", "run", "commute"]
  private static let languages: Set = [
    "german", "french", "spanish", "italian", "polish", "turkish", "arabic", "dutch", "portuguese", "russian", "welsh", "irish", "swedish",
    "norwegian", "danish", "finnish", "greek", "hindi", "urdu", "punjabi", "tamil", "farsi", "persian", "ukrainian", "vietnamese",
    "korean", "japanese", "mandarin", "cantonese", "chinese", "english", "catalan", "basque", "yoruba", "swahili", "somali", "hungarian",
    "czech", "romanian", "bulgarian", "croatian", "serbian", "hebrew", "tagalog",
  ]
  /// What is done with a thing that is named alone.
  private static let cares = [
    "cat litter": "clean the cat litter", "bonsai": "tend my bonsai", "my bonsai": "tend my bonsai", "beekeeping": "tend my bees",
    "bees": "tend my bees", "messy car": "tidy my car", "my messy car": "tidy my car", "houseplants": "water my houseplants",
    "bagpipes": "play the bagpipes", "dishes pile up": "wash the dishes", "sourdough": "bake sourdough bread",
    "bell ringing": "practise bell ringing",
    "healthy teeth": "look after my teeth", "better teeth": "look after my teeth", "brain fog": "do one thing at a time",
    "skipping rope": "skip rope", "cold plunges": "take cold plunges", "cold plunge": "take cold plunges",
    "parallel parking": "practise parallel parking", "pole dancing practice": "practise pole dancing",
    "beekeeping diary": "keep a beekeeping diary", "hula hoop": "spin my hula hoop", "hula hooping": "spin my hula hoop",
    "marathon training": "train for a marathon", "bookbinding": "do some bookbinding",
    "juggling": "practise juggling", "whittling": "do some whittling",
    "mushroom foraging": "go mushroom foraging", "foraging": "go foraging", "mushroom picking": "go mushroom picking",
    "metal detecting": "go metal detecting", "geocaching": "go geocaching", "birdwatching": "go birdwatching",
    "sitting too much": "sit less", "i sit too much": "sit less", "stop sitting so much": "sit less", "sit too much": "sit less",
  ]
  private static let lapses = Inflection.phrases(
    "so i suppose / so i guess / otherwise / or else i / neighbours are / my neighbours / the neighbours / my family is / everyone is / people are / i skip / i always skip / i keep skipping / i give up / i always give up / i keep giving up / i lose interest / i keep quitting"
  )
  .map(Inflection.list)
  private static let spent: [(words: [String], moment: String)] = [
    (["lunch", "break"], "on my lunch break"), (["lunch", "breaks"], "on my lunch break"), (["lunch"], "at lunch"),
    (["break"], "on my break"), (["breaks"], "on my break"), (["evenings"], "in the evening"), (["evening"], "in the evening"),
    (["nights"], "at night"), (["night"], "at night"), (["mornings"], "in the morning"), (["morning"], "in the morning"),
    (["weekends"], "at the weekend"), (["weekend"], "at the weekend"), (["commute"], "on my commute"), (["sundays"], "on Sundays"),
  ]
}
