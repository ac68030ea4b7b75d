/// Goals of two parts, of which one sentence can say one.
extension TypedWords {
  /// Keeps the part that can be said: "walk my dog" of "stop spoiling my dog and walk him", "enjoy my food" of "enjoy my food and stop
  /// snacking".
  mutating func keepOneAim() {
    cutWhoTheyAre()
    cutComplaint()
    sayWhatIsMeant()
    keepOneOfTwo()
  }

  /// Leaves out who somebody is who is named already: "my mother who has dementia", "my coworker who makes fun of my accent".
  private mutating func cutWhoTheyAre() {
    guard let first = small.first, Inflection.isVerb(first) || Inflection.base(ofGerund: first) != nil || first == "be",
      let who = small.dropFirst(2).firstIndex(of: "who"), who + 1 < small.count, !words[who - 1].hasSuffix(","),
      Relative.isIn([small[who - 1]]) || Self.known.contains(small[who - 1]),
      ["my", "the"].contains(where: small[..<who].suffix(4).contains), small[who - 2] != "a"
    else { return }
    // What somebody does can be what it is all about: "text guys who ignore me", "let people in who love me".
    guard !["be", "become", "being"].contains(first) || !["a", "the"].contains(small[1]) else { return }
    let rest = small[who...]
    // "Who has dementia" changes what one does.
    guard !rest.contains(where: Self.ailing.contains) else { return }
    let and = rest.indices.dropFirst(2).first { small[$0] == "and" && $0 + 1 < small.count && Inflection.isVerb(small[$0 + 1]) }
    if let without = rest.firstIndex(of: "without") {
      words.removeSubrange(who..<without)
    } else if let and, words.count - and > 2 {
      words.removeSubrange(who..<and)
    } else {
      cut(to: who)
    }
  }

  /// Leaves out what somebody says of their trouble behind it: "I text while driving and it has to stop".
  private mutating func cutComplaint() {
    // "When my husband and I argue".
    if let when = small.firstIndex(of: "when"), when + 4 < small.count, small[when + 1] == "my", small[when + 3] == "and",
      small[when + 4] == "i"
    {
      words.replaceSubrange((when + 1)...(when + 4), with: ["we"])
    }
    let complaints = [
      ["and", "it", "has", "to", "stop"], ["and", "it", "needs", "to", "stop"], ["and", "hate", "myself"], ["and", "i", "hate", "myself"],
      ["and", "hate", "it"], ["and", "can't", "stop"], ["and", "i", "can't", "stop"], ["i", "can't", "keep", "doing", "it"],
      ["i", "can't", "keep", "doing", "this"],
    ]
    for complaint in complaints {
      if let range = small.firstRange(of: complaint), range.lowerBound > 1, range.upperBound + 3 > small.count { cut(to: range.lowerBound) }
    }
    if let which = words.indices.dropFirst(3).first(where: { words[$0 - 1].hasSuffix(",") && small[$0] == "which" }),
      !words[which...].contains(where: { $0.hasSuffix(",") })
    {
      cut(to: which)
    }
    // "Go to church again on Sundays after years away".
    if let after = small.dropFirst(3).firstIndex(of: "after"),
      let away = small[after...].prefix(6).firstIndex(where: ["away", "off"].contains),
      small[after...away].contains(where: ["years", "months", "decades", "break", "time"].contains)
    {
      words.removeSubrange(after...away)
    }
    _ = dropLast(["as long as possible", "as long as i can", "for as long as possible"])
    // "Lie awake at three in the morning thinking about work".
    if let thought = small.indices.dropFirst(3).first(where: { place in
      ["thinking", "worrying", "ruminating"].contains(small[place]) && ["morning", "night", "awake"].contains(small[place - 1])
    }), small[..<thought].contains(where: ["lying", "lie", "waking", "wake"].contains) {
      cut(to: thought)
    }
  }

  /// Keeps one of two parts with "and" between them.
  private mutating func keepOneOfTwo() {
    guard let and = small.indices.dropFirst(2).dropLast().last(where: { small[$0] == "and" }), let first = small.first else { return }
    let next = small[and + 1], left = Array(small[..<and]), right = Array(small[(and + 1)...])
    guard !words[..<and].contains(where: { $0.hasSuffix(",") }), !left.contains("and"), !left.contains("i") else { return }
    let isAct = Inflection.isVerb(first) && !Self.leaving.contains(first)
    // "Grieve my loss and stop blaming myself for it", "check my sugar before every meal and eat less sweets".
    let isLeft = Self.leaving.contains(next) && right.count > 2 && Inflection.base(ofGerund: right[1]) != nil
    let isLess = Inflection.isVerb(next) && right.dropFirst().first == "less" && !left.contains("less")
    // "Lower my gaze and stay away from porn".
    let isAway = next == "stay" && right.dropFirst().first == "away"
    let isFarewell = ["get", "getting"].contains(first) && left.dropFirst().first == "over"
    let isNewLife = first == "accept" && ["start", "begin"].contains(next)
    if isAct, isLeft || isAway || isLess || isNewLife || isFarewell, left.count > 1 {
      cut(to: and)
      return
    }
    // "Stop spoiling my dog and walk him properly twice a day", "stop hiding what I buy and be honest about money".
    let isOwn = right.count > 2 && (next == "be" || right.contains(where: Self.often.contains))
    // "Be more present with my kids after work and put my phone away": the act says what it means.
    let isMeant =
      ["be", "being"].contains(first) && Inflection.isVerb(next) && !["be", "have", "feel", "become"].contains(next) && right.count > 2
      && !Self.leaving.contains(next) && left.contains("after")
    // "Keep the kitchen clean and do the dishes right after dinner".
    let isTimed =
      first == "keep" && left.contains(where: ["clean", "tidy", "neat", "organized", "organised"].contains) && Inflection.isVerb(next)
      && right.contains(where: ["after", "before", "every"].contains)
    // "Take my insulin on time and check my sugar before every meal": each has its own time.
    let isTwice =
      isAct && left.firstRange(of: ["on", "time"]) != nil && Inflection.isVerb(next) && right.contains(where: ["before", "after"].contains)
    guard
      isMeant || isTimed || isTwice || isOwn && Self.leaving.contains(first) && left.count > 2 && Inflection.base(ofGerund: left[1]) != nil,
      Inflection.isVerb(next)
    else { return }
    var act = self, rest = self
    act.keep(last: right.count)
    rest.cut(to: and)
    guard act.resolve(by: rest) else { return }
    if isMeant, let after = rest.small.firstIndex(of: "after"), !act.small.contains("after") { act.words += rest.words[after...] }
    self = act
  }

  private static let ailing: Set = [
    "dementia", "alzheimer's", "autism", "autistic", "cancer", "depressed", "ill", "dying", "adhd", "disabled",
  ]
  private static let leaving: Set = ["stop", "quit", "not", "don't", "never"]
  private static let often: Set = ["twice", "every", "each", "daily", "once", "before", "after"]
  /// People who are named by what they are to somebody.
  static let known = Inflection.words(
    """
    friend coworker co-worker colleague boss manager neighbour neighbor supervisor teacher ex roommate flatmate classmate teammate uncle aunt
    cousin girl guy man woman girls friends coworkers colleagues cousins neighbours neighbors classmates teammates
    """)
}
