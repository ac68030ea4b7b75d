/// What is told around an act, and changes nothing of what is done.
extension TypedWords {
  /// Leaves out what changes nothing of what is done: "this year", "although my family laughs".
  mutating func cutCircumstances() {
    // "The boxes that have been there since we moved".
    for been in [["that", "have", "been"], ["that", "has", "been"], ["which", "have", "been"], ["which", "has", "been"]] {
      if let that = small.firstRange(of: been), that.lowerBound > 2, small[0] != "who" { cut(to: that.lowerBound) }
    }
    cutContrast()
    cutDeadline()
    cutGain()
    cutAdvice()
    // "Stay calm when my boss criticizes my work in front of the whole team".
    if let when = small.firstIndex(of: "when"), small.dropFirst(when + 1).first == "my" {
      if let front = small.firstRange(of: ["in", "front", "of"]), front.lowerBound > when + 4 { cut(to: front.lowerBound) }
      // "When my son slams the door and yells at me".
      if let and = small[when...].firstIndex(of: "and"), and > when + 3, and + 1 < small.count,
        Inflection.base(ofThirdPerson: small[and + 1]) != nil, !VerbTable.also.contains(small[and + 1])
      {
        cut(to: and)
      }
    }
    if small.count > 3, Inflection.isVerb(small[0]) || small[0] == "be" {
      _ = dropLast(["right now", "for now", "these days"])
      if ["stay", "be"].contains(small[0]) { _ = dropLast(["next month", "next week", "next year"]) }
      if small.count > 3, small[small.count - 2] == "next", Trigger.days.contains(small[small.count - 1]) { cut(to: small.count - 2) }
      for joint in ["although", "though"] {
        guard let place = small.dropFirst(2).firstIndex(of: joint), place + 2 < small.count,
          ["my", "everyone", "everybody", "people", "others", "nobody", "i", "i'm"].contains(small[place + 1])
        else { continue }
        cut(to: small[place - 1] == "even" ? place - 1 : place)
      }
      for told in [["after", "growing", "up"], ["after", "failing"], ["after", "losing"]] {
        if let after = small.firstRange(of: told), after.lowerBound > 2 { cut(to: after.lowerBound) }
      }
      // "Enjoy retirement without feeling useless".
      if let without = small.firstRange(of: ["without", "feeling"]), without.lowerBound > 1, without.upperBound < small.count,
        Self.pains.contains(small[without.upperBound])
      {
        cut(to: without.lowerBound)
      }
    }
    // "Feel at peace with being single while all my friends get married".
    if let others = small.dropFirst(2).firstIndex(of: "while"), ["feel", "be", "stay"].contains(small[0]),
      ["all", "everyone", "everybody"].contains(small.dropFirst(others + 1).first)
    {
      cut(to: others)
    }
    // "Walk after supper, doctor says my sugar is too high".
    if let first = small.first, Inflection.isVerb(first), let says = small.dropFirst(2).firstIndex(of: "says"),
      small[says...].dropFirst().first == "my", small.count - says < 7,
      ["doctor", "dentist", "nurse", "physio", "therapist"].contains(small[says - 1]),
      let comma = words[..<says].lastIndex(where: { $0.hasSuffix(",") }), comma > 0, comma + 4 > says
    {
      cut(to: comma + 1)
    }
    // "Worry about money all the time, especially at three in the morning".
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), small.dropFirst(comma + 1).first == "especially",
      small.contains(where: ["worry", "worrying"].contains)
    {
      cut(to: comma + 1)
      _ = dropLast(["all the time", "constantly"])
    }
    // "Lead my team with more confidence".
    if let more = small.firstRange(of: ["with", "more"]), more.lowerBound > 0, more.upperBound + 1 == small.count,
      Inflection.isVerb(small[0])
    {
      words.remove(at: more.lowerBound + 1)
    }
    // "Reply to emails faster".
    if ["faster", "quicker", "sooner"].contains(small.last), ["reply", "answer", "respond"].contains(small.first),
      small.contains(where: ["email", "emails", "messages", "texts"].contains)
    {
      words.removeLast()
    }
    // "Sing without being afraid of what people think".
    if let fear = small.firstRange(of: ["without", "being"]), fear.lowerBound > 0, fear.upperBound < small.count,
      Inflection.isVerb(small[0]), ["afraid", "scared", "ashamed", "embarrassed", "shy"].contains(small[fear.upperBound])
    {
      let act = words[..<fear.lowerBound]
      words = act.count == 1 ? ["stay", "calm", "when", "I"] + act : Array(act)
    }
    // "Being a calm mum in the mornings when we have to leave".
    if let when = small.dropFirst(5).firstIndex(of: "when"), ["be", "being"].contains(small[0]),
      ["mornings", "evenings", "morning", "evening"].contains(small[when - 1])
    {
      cut(to: when)
    }
    // "Worry about my health constantly and google every symptom".
    if let google = small.firstRange(of: ["and", "google"]) ?? small.firstRange(of: ["and", "googling"]), google.lowerBound > 2,
      small[..<google.lowerBound].contains(where: ["worry", "worrying"].contains)
    {
      cut(to: google.lowerBound)
      _ = dropLast(["constantly", "all the time", "all day"])
    }
    // "Listen to my partner without interrupting or trying to fix everything".
    if let or = small.firstIndex(of: "or"), let without = small[..<or].firstIndex(of: "without"), or - without < 4, without > 1,
      or + 1 < small.count, Inflection.base(ofGerund: small[or + 1]) != nil
    {
      cut(to: or)
    }
    // "What the other moms at school think of me".
    if let what = small.indices.dropFirst(2).first(where: { small[$0] == "what" && ["about", "of", "by"].contains(small[$0 - 1]) }),
      let think = small[what...].firstIndex(where: ["think", "thinks", "say", "says"].contains), think > what + 1, think < what + 9,
      !["i", "i'll", "i'd"].contains(small[what + 1]), small.count - think < 4, !words[..<think].contains(where: { $0.hasSuffix(",") })
    {
      words.replaceSubrange((what + 1)..., with: ["others", small[think].hasPrefix("say") ? "say" : "think"])
    }
    // "Asks the same question for the tenth time" asks again.
    if small.count > 5, small.last == "time", small.suffix(4).starts(with: ["for", "the"]) {
      words = words.dropLast(4) + ["again"]
    }
    // "So nervous before exams that I forget everything" is about being nervous.
    if let so = small.prefix(4).firstIndex(of: "so"), let that = small.dropFirst(so + 2).firstIndex(of: "that"), that + 2 < small.count,
      ["i", "my"].contains(small[that + 1]), !words[that...].contains(where: { $0.hasSuffix(",") })
    {
      cut(to: that)
    }
    // "Get back to painting after years of thinking that I can't".
    if let years = small.firstRange(of: ["after", "years", "of"]), years.lowerBound > 2 { cut(to: years.lowerBound) }
    // "Live with chronic pain without giving up".
    _ = dropLast(["without getting distracted", "without distractions", "without feeling bad"])
    _ = dropLast(["without giving up", "without losing hope", "without complaining"])
    // "Practise for myself half an hour a day, not just teach", "keep Sunday free of work, only family and rest".
    if let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 1 {
      let aside = small[(comma + 1)...]
      let isOnly =
        aside.first == "only" && aside.contains("and") && Self.numbers.isDisjoint(with: aside)
        && !aside.contains(where: { ["in", "on", "at", "when", "once", "twice"].contains($0) || Inflection.isVerb($0) && $0 != "rest" })
      if aside.starts(with: ["not", "just"]) || isOnly { cut(to: comma + 1) }
    }
    // "Fly to see my daughter without having a panic attack".
    if dropLast(["without having a panic attack", "without a panic attack", "without freaking out", "without falling apart"]),
      small.count > 1, Inflection.isVerb(small[0])
    {
      _ = dropLast(["once a month", "twice a month", "once a week", "every week", "every month", "once a year", "every year"])
      words = ["stay", "calm", "when", "I"] + words
    }
    // "Read a book instead of looking at my phone before bed" is done before bed.
    if let swap = small.firstRange(of: ["instead", "of"]), swap.lowerBound > 1, swap.upperBound + 1 < small.count,
      ["read", "draw", "knit", "stretch", "meditate", "pray", "write"].contains(small[0]),
      Inflection.base(ofGerund: small[swap.upperBound]) != nil
    {
      let times = [
        ["before", "bed"], ["before", "sleep"], ["in", "bed"], ["at", "night"], ["after", "work"], ["in", "the", "evening"],
      ]
      let time = times.first { small.suffix($0.count).elementsEqual($0) }
      if let time { words = Array(words[..<swap.lowerBound]) + (time[1] == "sleep" ? ["before", "bed"] : time) }
    }
    // "Stay focused on one task instead of jumping between tabs".
    if ["be", "stay", "keep", "feel"].contains(small.first), let swap = small.firstRange(of: ["instead", "of"]), swap.lowerBound > 2,
      small[swap.upperBound...].prefix(2).contains(where: { Inflection.base(ofGerund: $0) != nil })
    {
      cut(to: swap.lowerBound)
    }
    // "Go to church on Sundays again with my family", "give my talk on Friday with a steady voice": the day comes last.
    if let on = small.dropFirst(2).firstIndex(of: "on"), on + 2 < small.count, Trigger.days.contains(small[on + 1]) {
      let isPart = ["morning", "afternoon", "evening", "night"].contains(small[on + 2])
      let last = on + (isPart ? 2 : 1), rest = last + 1 + (small.dropFirst(last + 1).first == "again" ? 1 : 0)
      if rest < small.count, ["with", "for"].contains(small[rest]), !words[..<on].contains(where: { $0.hasSuffix(",") }),
        Inflection.isVerb(small[0])
      {
        words = Array(words[..<on]) + words[rest...] + words[on...last]
      }
    }
    // "Play piano in front of others without my hands shaking".
    if let without = small.firstRange(of: ["without", "my"]), without.lowerBound > 3, without.upperBound + 1 < small.count,
      ["shaking", "trembling", "cracking", "sweating"].contains(small[without.upperBound + 1]), Inflection.isVerb(small[0])
    {
      // "Be able to disagree without my voice shaking".
      let start = small.starts(with: ["be", "able", "to"]) ? 3 : 0
      words = ["stay", "calm", "when", "I"] + words[start..<without.lowerBound]
    }
    // "Imposter syndrome in my new job" seeks no job.
    if let new = small.firstRange(of: ["my", "new", "job"]), new.lowerBound > 1, ["in", "at"].contains(small[new.lowerBound - 1]) {
      words.replaceSubrange((new.lowerBound - 1)..<new.upperBound, with: ["at", "work"])
    }
  }

  private static let pains: Set = [
    "useless", "lonely", "stupid", "awkward", "self-conscious", "embarrassed", "anxious", "stressed", "overwhelmed", "lost", "empty",
  ]

  /// Removes the first place of two words in a row.
  mutating func remove(_ pair: [String]) {
    if let start = small.indices.dropLast().first(where: { Array(small[$0...$0 + 1]) == pair }) { words.removeSubrange(start...start + 1) }
  }

  /// Leaves what is meant most: "procrastinate on my thesis" of "procrastinate on everything, mostly my thesis".
  mutating func narrow() {
    guard
      let all = small.indices.dropFirst().dropLast(2).first(where: {
        ["everything", "anything", "things"].contains(small[$0].filter(\.isLetter))
      }),
      ["mostly", "mainly", "especially", "particularly"].contains(small[all + 1])
    else { return }
    words.removeSubrange(all...(all + 1))
  }

  /// Removes when something was done so far, or that it was too little: "instead of at midnight", "instead of only on holidays", "and not just
  /// when I wheeze".
  private mutating func cutContrast() {
    for joint in [["instead", "of"], ["rather", "than"], ["and", "not"]] {
      guard let place = small.firstRange(of: joint), place.lowerBound > 1, place.upperBound + 1 < small.count else { continue }
      // "Instead of at midnight", "rather than all on Sunday".
      let isTimes =
        ["on", "in", "at", "when", "before", "after", "during"].contains(small[place.upperBound])
        || small[place.upperBound] == "all" && ["on", "in", "at"].contains(small[place.upperBound + 1])
      if joint[0] != "and", isTimes {
        cut(to: place.lowerBound)
        continue
      }
      guard ["only", "just"].contains(small[place.upperBound]) else { continue }
      // "Rather than just grabbing a doughnut" says what is left.
      if Inflection.base(ofGerund: small[place.upperBound + 1]) != nil {
        words.remove(at: place.upperBound)
        // "Instead of just coffee" says what was had.
      } else if ["on", "in", "at", "when", "before", "after", "during", "once", "if"].contains(small[place.upperBound + 1]) {
        cut(to: place.lowerBound)
      }
    }
  }

  /// Removes what is gained by an act: "and use less plastic" behind "carry my own bag to the shop".
  private mutating func cutGain() {
    guard let less = small.indices.dropFirst(3).first(where: { ["less", "fewer"].contains(small[$0]) }), small[less - 2] == "and",
      ["use", "spend", "waste", "burn"].contains(small[less - 1]),
      !small[..<less].contains(where: ["stop", "quit", "less", "not"].contains)
    else { return }
    cut(to: less - 2)
  }

  /// Removes who asked for an act, "like my boss keeps asking", and that what is told is to be otherwise: "and want to be honest".
  private mutating func cutAdvice() {
    if let like = small.indices.dropFirst(2).last(where: { small[$0] == "like" || small[$0] == "as" }),
      (4...7).contains(small.count - like),
      ["my", "the"].contains(small[like + 1]),
      small[(like + 3)...].contains(where: Self.advising.contains)
    {
      cut(to: like)
    }
    guard small.first == "i", let want = small.firstRange(of: ["and", "want", "to"]), want.lowerBound > 3,
      [["be", "honest"], ["stop"], ["change"], ["quit"], ["do", "better"], ["be", "better"]].contains(where: {
        small[want.upperBound...].elementsEqual($0)
      })
    else { return }
    cut(to: want.lowerBound)
  }

  private static let advising = Inflection.words(
    "said says told tells asked asks asking suggested suggests recommended recommends wants wanted")

  /// Removes a day by which it is to be reached, which comes once: "before I start college", "before I turn thirty".
  private mutating func cutDeadline() {
    guard let before = small.firstRange(of: ["before", "i"]), before.lowerBound > 1, before.upperBound < small.count else { return }
    let rest = small[before.upperBound...].joined(separator: " ")
    // "Before I turn on the television" and "before I turn the light off" come again.
    let isSwitched = small[before.upperBound...].prefix(5).dropFirst().contains { ["on", "off", "to", "up", "down", "out"].contains($0) }
    if small[before.upperBound] == "turn", isSwitched { return }
    if Self.onceInLife.contains(where: rest.hasPrefix) { cut(to: before.lowerBound) }
  }

  private static let onceInLife = [
    "turn ", "retire", "graduate", "get married", "marry", "become a", "move to", "move out", "move in", "have a baby", "have kids",
    "have children", "start college", "start uni", "start high school", "start secondary", "start a family", "start my new",
    "start my first",
    "start my course", "start my degree", "give birth", "am thirty", "am forty", "am fifty", "am sixty", "go to college", "go to uni",
  ]
}
