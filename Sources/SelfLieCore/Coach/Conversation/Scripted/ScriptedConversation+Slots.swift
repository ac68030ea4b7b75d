/// Which question an answer answers.
extension ScriptedConversation {
  /// The question that words answer which say by themselves neither why nor when: a moment and an act are told from each other by their form,
  /// and a reason is what was asked for as one.
  func slot(of words: String) -> Question? {
    let table = phrasebook.dialogue
    let small = TypedWords(words).small, isVague = ["something", "anything", "nothing"].contains(small.first)
    // "Twice a day" says how often too.
    if ["once", "twice"].contains(small.first), small.count < 5 { return nil }
    // "Three mornings a week" says how often, and neither what nor when.
    if TypedWords.numbers.contains(small.first ?? ""), small.contains(where: ["mornings", "evenings", "nights", "days"].contains) {
      return nil
    }
    // "I do ten words" is done, whatever was asked.
    if question == .reason, small.count == 4, small[0] == "i", small[1] == "do", TypedWords.numbers.contains(small[2]) { return .act }
    // "Prediabetes", "wastes my evenings" and "I go to pieces with the examiner" are why.
    if question == .reason,
      Self.isAilment(small) || Confession.isBreakdown(small) || small.count > 1 && ReasonPhrase.doings.contains(small[0])
    {
      return .reason
    }
    // "Put on two stone", "I eat over the keyboard and the afternoon is awful".
    if question == .reason,
      small.starts(with: ["put", "on"]) && small.contains(where: ["weight", "stone", "kilos", "pounds"].contains)
        || !Self.sorrows.isDisjoint(with: small) && small.count > 3
    {
      return .reason
    }
    // "A half hour stroll to the allotment", "cat cow stretch on the mat".
    if [.act, .belief, .change].contains(question), exercised(words) ?? movement(in: words) != nil { return .act }
    // "I miss bedtime with my son" is what nobody does on purpose.
    if question == .reason, small.first == "i", small.count > 2, Self.isLoss(small) { return .reason }
    let isAim = question == .reason && ["to", "for", "so"].contains(small.first) && small.count > 1
    guard !table.isShort(words), !Request.isOrder(words), table.remark(words) == nil || small.count > 3 || isAim,
      !(table.keeping.contains(small.first ?? "") && (small.count < 3 || question != .act && small.count < 5)), !Self.isRude(small),
      !table.isObjection(words) || isAboutSomebody(words), isEnglish(words)
    else { return nil }
    // "Audition in February" says what for.
    if question == .reason, small.count < 5, small.count > 2, ["in", "by"].contains(small[small.count - 2]),
      Self.months.contains(small[small.count - 1])
    {
      return .reason
    }
    if question == .reason, Self.isConstant(words) || small.first == "i" && small.contains("myself") { return .reason }
    // "Doctor says prediabetes" is why, whatever was asked.
    if [.moment, .act].contains(question), small.count > 2,
      let says = small.prefix(3).firstIndex(where: ["says", "said", "told"].contains),
      says > 0, Self.doctors.contains(small[says - 1])
    {
      return .reason
    }
    // "Shut the laptop and change my clothes" is done.
    if question == .reason, small.count > 2, Self.handiwork.contains(small[0]),
      ["my", "the", "a", "an", "it", "him", "her", "them"].contains(small[1]) || small.contains("and"), names(.act, in: words)
    {
      return .act
    }
    // "Maybe a hot milk" could be done.
    if question == .reason, goal.kind == .quit, ["a", "an", "some"].contains(small[0]), names(.act, in: words) { return .act }
    func isAct() -> Bool { !isVague && names(.act, in: words) && Replacement.action(of: words)?.hasPrefix("turn to ") == false }
    // Nobody is set off by counting to ten.
    let verb = (small.first == "i" ? small.dropFirst() : small[...]).first ?? ""
    if [.moment, .act].contains(question), goal.kind == .quit, Self.remedies.contains(verb), isAct() { return .act }
    if Self.daytimes.contains(small[0]), small.count < 6 { return .moment }
    // "Stress" sets somebody off who wants to leave something.
    if question == .reason, goal.kind == .quit, small.count == 1, Self.strains.contains(small[0]) { return .moment }
    // "In the evening" is when, and "I waste hours" why, whatever was asked.
    if question != .goal, small.count < 8, let cue = Trigger.cue(of: words),
      Trigger.isScheduled(cue) || small.count < 4 && Trigger.isPlace(cue)
    {
      return .moment
    }
    // "Rush hour on the motorway".
    if [.moment, .act].contains(question), small.count < 8,
      Inflection.occasions[small.prefix { !["on", "in", "at"].contains($0) }.joined(separator: " ")] != nil, small.count > 2
    {
      return .moment
    }
    // "The sofa after dinner" says where and when.
    if question == .reason, Trigger.seat(small, words) != nil { return .moment }
    // "In front of my kids" says where, and "social media mostly" when.
    if question == .reason,
      small.starts(with: ["in", "front", "of"]) || ["mostly", "usually", "mainly"].contains(small[small.count - 1]) && small.first != "i"
    {
      return .moment
    }
    // "Chewing gum" helps.
    if question == .reason, goal.kind == .quit, let base = Inflection.base(ofGerund: small[0]), Self.remedies.contains(base),
      small.count > 1, small.firstRange(of: ["makes", "me"]) == nil, !small.contains("weight")
    {
      return .act
    }
    // "Stay healthy" and "pass in July" say what for.
    let isLearnt = if case .action(let act) = goal.heart { act.hasPrefix("learn ") } else { false }
    if question == .reason, Self.purposes.contains(small[0]) || isLearnt && Inflection.isVerb(small[0]) { return .reason }
    // "I lose my whole evening" is what the habit costs, "on my thesis" what it is about.
    if question == .reason, small[0] == "i", goal.kind == .quit, !Self.remedies.contains(verb) || verb == "go" { return .reason }
    if question == .reason, isPart(small) { return .reason }
    // "I go to Rome in summer".
    if question == .reason, small.count > 3, small[0] == "i",
      ["go", "travel", "fly", "move", "visit"].contains(small[small[1] == "will" ? 2 : 1]),
      small.contains(where: ["summer", "winter", "spring", "autumn", "soon", "next"].contains)
        || Self.months.contains(small[small.count - 1])
    {
      return .reason
    }
    // "I roll out my mat" says what is done, whatever was asked.
    if question == .reason, small.count > 2, small.first == "i", Self.lasting.isDisjoint(with: small),
      !small.starts(with: ["i", "give", "up"])
    {
      // "I open my laptop and write one sentence" is done for what somebody builds or puts off.
      if small.count > 4, Self.openings.contains(small[1]), let joint = small.firstIndex(of: "and"), joint + 1 < small.count,
        Self.remedies.contains(small[joint + 1])
      {
        return .act
      }
      let isWhole = small.count > 3 && Self.tellsAct(small) && small.contains(where: ["my", "the", "a", "and"].contains)
      if Self.remedies.contains(small[1]) || isWhole && !Self.gains.contains(small[1]) { return .act }
    }
    // "Put my feet on the floor".
    if question == .reason, Self.remedies.union(Self.openings).contains(small[0]), !["go", "get", "listen", "speak"].contains(small[0]),
      small.count > 2, isAct()
    {
      return .act
    }
    // "Yoga" and "squeeze a ball" say what, and "Instagram" where, whatever was asked.
    if question == .reason, let first = small.first, small.count < 5 {
      if Trigger.sites.contains(first) { return .moment }
      let isDone = Inflection.isVerb(first) && !VerbTable.also.contains(first) && (small.count > 1 || Inflection.lasting.contains(first))
      if isDone || small.count == 1 && ["yoga", "pilates", "swimming", "running", "tennis", "cycling", "walking"].contains(first) {
        return names(.act, in: words) ? .act : nil
      }
      // "Ten kilos by summer" is no reason that a sentence could give.
      if TypedWords.numbers.contains(first) { return nil }
    }
    if small.first == "i", small.count > 2, Self.isLoss(small) { return .reason }
    // "My girlfriend's mum only speaks Spanish".
    if question == .moment, goal.kind == .build, goal.stated.reason == nil, ["my", "our"].contains(small[0]), small.count > 4,
      small.contains("only"), Relative.isIn([small[1].filter { $0 != "'" }]) || small[1].hasSuffix("'s")
    {
      return .reason
    }
    // "My daughter lets me see my grandson again" is why, whatever was asked.
    if question == .act, goal.stated.reason == nil, ["my", "our"].contains(small[0]), small.count > 4, !small.contains("i"),
      Relative.isIn([small[1]]), Inflection.base(ofThirdPerson: small[2]) != nil
    {
      return .reason
    }
    // "I want my memory back" is why, and "to relax" too of whoever has not said why, but "I want to say no" is what could be done.
    let isPurpose = small.count > 3 && Self.purposes.contains(small[3]) && Set(small).isDisjoint(with: TypedWords.numbers)
    if [.moment, .act].contains(question), small.starts(with: ["i", "want", "to"]), !isPurpose, isAct() { return .act }
    if [.moment, .act].contains(question), small.starts(with: ["i", "want"]) { return .reason }
    if question == .act, small.first == "to", goal.stated.reason == nil { return .reason }
    if question == .moment, small.count > 1, small[0] == "to", Self.purposes.contains(small[1]) { return .reason }
    // "Instead of Netflix" says what is not done.
    if small.first == "instead" { return nil }
    if question == .act, small.count == 2, small[0] == "my", Self.isReason(words), Self.benefits.contains(small[1]) { return .reason }
    switch question {
    case .reason: return .reason
    case .moment
    where goal.kind == .build && small.count > 3 && TypedWords.placings.union(Self.remedies).union(["sit", "open"]).contains(small[0])
      && Trigger.cue(of: words).map(Trigger.isScheduled) != true
      && isAct():
      return .act
    // "I can say one thing to one person", "write half an hour before breakfast".
    case .moment where small.count > 3 && small[0] == "i" && ["can", "could"].contains(small[1]) && isAct(): return .act
    case .moment where goal.kind == .build && isTimedAct(words) && isAct(): return .act
    case .moment where goal.kind == .build && Replacement.isPart(words) && Trigger.cue(of: words).map(Trigger.isScheduled) != true:
      return .act
    case .moment: return names(.moment, in: words) ? .moment : isAct() ? .act : nil
    case .act: return names(.act, in: words) && !isVague ? .act : nil
    case .change, .belief:
      // "Haha ok sick" is no act.
      if small.count == 1, Inflection.feelings.contains(small[0]) { return nil }
      // "Stand on one leg, holding the worktop".
      let isDeed =
        small.count < (Self.handiwork.contains(small[0]) ? 12 : 9) && Inflection.isVerb(small[0])
        && small.contains { ["my", "the", "a", "an", "one", "on", "down", "each", "every", "him", "her", "how", "his"].contains($0) }
        // "Laugh and pick it up".
        || small.count < 12 && isImperative(words) && small.contains("and")
          && (!Self.lookings.contains(small[0]) || ["away", "up", "down", "out", "around"].contains(small[1]))
      let isThing = small.count < 7 && ["a", "an", "some"].contains(small[0])
      return (small.count < 5 || isThing || isDeed || small.first == "i" && Self.tellsAct(small)) && !table.isOrder(words) && isAct()
        ? .act : nil
    case .goal, .kind: return nil
    }
  }

  /// Whether somebody tells what they lose or give up, but not that they give something: "I give my card to my wife".
  private static func isLoss(_ small: [String]) -> Bool {
    ReasonPhrase.losses.contains(small[1]) && (small[1] != "give" || small.dropFirst(2).first == "up")
  }

  /// Whether words say what begins or ends by itself, or comes every day, and not what somebody does for their goal: "I get home", but not "I
  /// leave the house ten minutes earlier" and "I open my laptop and write".
  static func isArrival(_ small: [String]) -> Bool {
    let isDeed = small.contains { ["and", "earlier", "instead", "one"].contains($0) || TypedWords.numbers.contains($0) }
    return !isDeed && arrivals.contains(small[1])
  }

  private static let arrivals = Inflection.words(
    """
    get wake come arrive finish leave sit go am feel see hear notice have start begin brush enter close open turn eat drink need want can't can
    cannot don't argue fight drive wait talk meet walk shower dress cook return stop end lie think doubt worry trust
    """)
  static let openings: Set = ["open", "start", "set", "sit", "go", "get", "grab", "pick"]
  static let strains: Set = ["stress", "boredom", "loneliness", "tiredness", "anger", "anxiety", "hunger", "nerves", "habit"]

  /// Verbs with which somebody says how a sentence is.
  private static let lookings: Set = ["sound", "sounds", "look", "looks", "feel", "feels", "seem", "seems", "keep", "save"]

  /// Verbs for what hands and feet do, with which nobody says what for.
  private static let handiwork = Inflection.words(
    """
    shut close plug unplug hang fold lay fill pour boil pack lock switch press wash wipe light sit stand lie look squeeze tap hide throw bin set
    tidy touch ring phone dial hum sing rock pour step roll send text ride pedal
    """)

  private static let months = Inflection.words(
    "january february march april may june july august september october november december spring summer autumn winter")

  /// Times at which something happens again and again: "mornings after coffee".
  static let daytimes: Set = ["mornings", "afternoons", "evenings", "nights", "weekends", "weekdays", "weeknights"]

  /// Whether words only say when: "Sunday afternoons".
  static func isDaytime(_ words: String) -> Bool {
    let small = TypedWords(words).small
    return small.count < 3 && small.last.map(daytimes.contains) == true
  }

  /// Whether words say what is done, and when: "write half an hour before breakfast".
  private func isTimedAct(_ words: String) -> Bool {
    var typed = TypedWords(words)
    guard let first = typed.small.first, Inflection.isVerb(first), !VerbTable.also.contains(first) || first == "write" else { return false }
    return Trigger.cue(inside: &typed) != nil && typed.words.count > 1
  }

  /// Whether words go on with the goal: "on my thesis" of whoever puts things off, "of my husband's colleague" of whoever is jealous.
  func isPart(_ small: [String]) -> Bool {
    guard small.count > 1, small.count < 6 else { return false }
    if small[0] == "of" { return true }
    // "At my husband" of whoever yells.
    if small[0] == "at", Relative.isIn(small), small.last?.hasSuffix("'s") == false {
      let said = TypedWords(goal.stated.words).small
      return said.contains(where: Self.outbursts.contains) && !said.contains("at")
    }
    // "With my wife" of whoever wants to be a better listener.
    if small[0] == "with", small.count < 4, Relative.isIn(small), small.last?.hasSuffix("'s") == false {
      return TypedWords(goal.stated.words).small.starts(with: ["be"]) && !TypedWords(goal.stated.words).small.contains("with")
    }
    let verbs = ["procrastinating", "procrastinate", "working", "work", "focus", "focusing", "concentrate", "concentrating", "spending"]
    return small[0] == "on" && ["my", "the"].contains(small[1]) && TypedWords(goal.stated.words).small.last.map(verbs.contains) == true
  }

  /// What is done at somebody.
  private static let outbursts = Inflection.words(
    "yell yelling shout shouting snap snapping scream screaming swear swearing bark barking")
  /// Verbs with which somebody says what for.
  static let purposes: Set = [
    "want", "need", "have", "finish",
    "stay", "feel", "be", "become", "get", "live", "pass", "look", "improve", "reduce", "protect", "afford", "earn", "win", "grow", "lose",
    "gain", "save", "sleep", "prevent", "avoid", "impress", "survive", "retire", "graduate",
  ]

  /// Verbs for what somebody gains, which is a reason.
  private static let gains: Set = ["sleep", "breathe", "live", "save", "look", "see", "have", "get", "become", "deserve", "owe"]

  /// Verbs with which somebody names what helps, and no moment.
  static let remedies: Set = [
    "breathe", "count", "chew", "squeeze", "stretch", "put", "turn", "call", "text", "write", "brush", "take", "leave", "hold", "sip",
    "suck", "close", "go", "drink", "walk", "knit", "read", "hand", "give", "make", "speak", "say", "ask", "lower", "pause", "wait",
    "smile", "delete", "uninstall", "block", "mute", "unfollow", "remove", "cook",
    "listen",
  ]
  /// What an act does not have that tells how one lives: "I go out too much", "I take pills", "I drink every night".
  private static let lasting: Set = [
    "week", "times", "month", "too", "much", "always", "often", "better", "more", "less", "alone", "pills", "medication", "drugs", "night",
    "day", "badly",
    "lot", "worse", "wrong", "things",
  ]
}
