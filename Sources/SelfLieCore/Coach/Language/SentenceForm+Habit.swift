/// What may stand in a slot for the habit.
extension SentenceForm.Slot {
  /// Returns a habit with the grammar of the slot behind a joint; nil if it cannot stand there.
  static func wording(ofHabit typed: String, behind joint: String) -> (words: String, leavesJointOut: Bool)? {
    // "Quit sugar because of my teeth" is about sugar.
    var told = TypedWords(typed)
    let typed = told.cut(before: ["because"]).isEmpty ? typed : told.text
    let isGerund = joint.isEmpty || ["of not", "by not", "for not", "of", "stop", "quit", "my"].contains(joint)
    if let excess = excess(told, behind: joint, isGerund) { return (excess, false) }
    // "Too much beer", and "less beer".
    // "Drinking too much beer".
    if let much = typed.firstRange(of: " too much ") ?? typed.firstRange(of: " too many "),
      let base = Inflection.base(ofGerund: typed.prefix { $0 != " " }.description)
    {
      let rest = typed[much.lowerBound...]
      if ["less", "fewer"].contains(joint) { return (String(typed[much.upperBound...]), false) }
      // "My too much beer" is nothing, "I leave too much beer alone" needs no verb, and "instead of" does.
      if joint == "my" { return nil }
      if joint.isEmpty { return (String(rest.dropFirst()), false) }
      let isDone = ["of", "stop", "quit", "of not", "by not", "for not"].contains(joint)
      return (isDone ? typed : ["need", "want"].contains(joint) ? "to \(base)\(rest)" : "\(base)\(rest)", false)
    }
    for much in ["too much ", "too many "] where typed.hasPrefix(much) {
      // "I don't have to too much coffee".
      if ["need", "want", "to", "don't", "do not", "i", "can", "never", "not", "won't", "you"].contains(joint) { return nil }
      return (["less", "fewer"].contains(joint) ? String(typed.dropFirst(much.count)) : typed, false)
    }
    let goal = ParsedGoal(Goal(typed))
    // "Weed" of whoever quits weed, which is a verb too.
    var thing = TypedWords(typed)
    if isGerund, thing.drop(GoalPhrase.quitting), thing.words.count == 1, Inflection.base(ofGerund: thing.small[0]) == nil {
      return (Inflection.first(thing.text), false)
    }
    // "Sugar in my tea" of whoever has no sugar in it, which is said otherwise where it is done.
    var left = TypedWords(typed)
    if goal.kind == .build, isGerund, left.drop(GoalPhrase.quitting), let first = left.small.first {
      return Inflection.isVerb(first) && !VerbTable.also.contains(first) ? nil : (Inflection.first(left.text), false)
    }
    // "Scrolling in bed" is a habit with its place.
    if case .nothing = goal.heart, let placed = goal.placed, Act(placed).isPlain {
      return (isGerund ? Inflection.gerunds(of: placed) : placed, false)
    }
    switch goal.heart {
    // "I don't smoke", and "I let smoking go".
    case .action(let act):
      // "I am proud of getting fit", and "I feel calm" is no act.
      let states = ["be ", "stay "] + (isGerund ? ["get ", "feel ", "become "] : [])
      guard Act(act).isPlain, !Act(act).isState || states.contains(where: act.hasPrefix) else { return nil }
      // "A person who goes to the gym".
      if joint == "who" { return (Self.thirdPerson(of: act), false) }
      return (isGerund ? Inflection.gerunds(of: act) : ["need", "want"].contains(joint) ? "to \(act)" : act, false)
    case .thing(let thing): return joint == "who" ? nil : (thing, false)
    // "Online shopping at night".
    case .nothing:
      var bare = TypedWords(typed)
      guard let cue = Trigger.cue(inside: &bare), case .thing(let thing) = ParsedGoal(Goal(bare.text)).heart else { return nil }
      return ("\(thing) \(cue)", false)
    case .problem: return nil
    }
  }

  /// Returns what is done so much with how much that is: "complaining so much", "being so hard on myself"; nil for other habits.
  private static func excess(_ told: TypedWords, behind joint: String, _ isGerund: Bool) -> String? {
    var left = told
    _ = left.drop(["i want to", "i would like to", "i'd like to", "i need to", "i have to"])
    guard left.drop(GoalPhrase.quitting), let first = left.small.first, let base = Inflection.base(ofGerund: first),
      Inflection.isVerb(base) || isGerund && base == "be",
      let so = left.small.firstIndex(of: "so"), so + 1 < left.words.count, excesses.contains(left.small[so + 1]),
      !["less", "fewer", "who"].contains(joint)
    else { return nil }
    // "So much so that I cannot sleep" tells what comes of it.
    if let other = left.small.indices.dropFirst(so + 1).first(where: { ["so", "that"].contains(left.small[$0]) }) { left.cut(to: other) }
    if !isGerund { left.words[0] = base }
    let habit = Inflection.first(Inflection.inner(left.text))
    return ["need", "want"].contains(joint) ? "to \(habit)" : habit
  }

  /// How much, how often or how something is done that is to be left.
  private static let excesses: Set = ["much", "many", "often", "hard", "fast", "late", "long", "loud", "loudly", "quickly", "little"]
}
