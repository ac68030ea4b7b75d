/// What the person does, or does instead.
extension ParsedGoal {
  /// The goal with the moment that the words of a habit name told apart: "stop checking my ex's page" and "before I go to sleep"; nil where no
  /// moment is named, or the habit is what happens there.
  var withMomentApart: Goal? {
    var habit = TypedWords(stated.words)
    _ = habit.drop([
      "i want to", "i need to", "i have to", "i'd like to", "i would like to", "i really want to", "i really need to", "want to",
    ])
    let text = habit.text.lowercased()
    let cause = habit.cut(before: ["because"]).joined(separator: " ")
    guard kind == .quit, stated.trigger ?? stated.replacement == nil, !habit.small.contains("and"),
      !habit.text.contains(","),
      GoalPhrase.quitting.contains(where: { text.hasPrefix("\($0) ") }), let first = Trigger.cue(inside: &habit)
    else { return nil }
    // "Every night before I go to sleep".
    let isOften = ["every ", "each "].contains(where: first.hasPrefix)
    guard isOften || moment != nil, let cue = isOften ? Trigger.cue(inside: &habit) : first, !Trigger.isPlace(cue),
      !cue.hasPrefix("while every"),
      // "After eight" lasts until bedtime.
      !cue.hasPrefix("after ") || cue.split(separator: " ").dropFirst().first.map({ TypedWords.numbers.contains(String($0)) }) == false
    else { return nil }
    var goal = stated
    (goal.words, goal.trigger) = (habit.text, cue)
    if goal.reason == nil, !cause.isEmpty { goal.reason = cause }
    return goal
  }

  /// The act that the person stated, with what its pronouns stand for: "wash the dishes right away" for "wash them right away" of whoever leaves
  /// dishes in the sink. Nil where none was stated, and for a habit that stands in the way of what is built: "scrolling" of whoever would read.
  var statedAct: String? {
    guard let typed = stated.replacement, !isHabit(typed), let act = Replacement.action(of: typed).map(Inflection.spanning) else {
      return nil
    }
    let named =
      kind == .build && stated.trigger?.contains("it") != true ? words.naming(it: act) : kind == .quit ? words.naming(place: act) : act
    // "When my wife talks about her day, I hug her" has named her.
    let isNamed = stated.trigger.map { Relative.isIn(TypedWords($0).small) } == true
    // "Playing cards with her" of whoever has no time for his wife.
    let called = words.naming(person: named), whole = called == named ? TypedWords(stated.reason ?? "").naming(person: named) : called
    return words.naming(them: isNamed ? named : whole, atOwnMoment: stated.trigger != nil)
  }

  /// Returns a moment that names what the goal is about: "when the dog begs" for "when he begs", "when I take my hearing aids out" for "when I
  /// take them out".
  func naming(cue: String) -> String {
    let small = words.small.map { $0.filter { $0.isLetter || $0 == "-" } }
    guard !Relative.isIn(small) else { return cue }
    // "Whenever Kofi calls", "when my apprentices ask".
    if let name = words.words.dropFirst().first(where: {
      $0.first?.isUppercase == true && Inflection.names[$0.lowercased()] == nil && !$0.hasPrefix("I")
    }),
      stated.words.contains(name)
    {
      return cue.replacing(/^(when|before|after|whenever) (?:he|she)\ /) { "\($0.1) \(name.filter { $0.isLetter }) " }
    }
    if let owner = zip(small, small.dropFirst()).first(where: { $0 == "my" && Self.acquaintances.contains($1) }) {
      return cue.replacing(/^(when|before|after|whenever) (?:he|she)\ /) { "\($0.1) my \(owner.1) " }
    }
    if let several = zip(small, small.dropFirst()).first(where: {
      ["my", "the"].contains($0) && $1.count > 3 && $1.hasSuffix("s") && !$1.hasSuffix("ss")
    }) {
      let named = cue.replacing(/^(when|before|after|whenever) they\ /) { "\($0.1) \(several.0) \(several.1) " }
      if named != cue { return named }
    }
    if let pet = small.indices.dropFirst().first(where: { Self.pets.contains(small[$0]) && ["the", "my", "our"].contains(small[$0 - 1]) }) {
      return cue.replacing(/^(when|before|after|whenever) (?:he|she)\ /) { "\($0.1) \(small[pet - 1]) \(small[pet]) " }
    }
    guard let owner = small.lastIndex(of: "my"), let thing = words.things, let end = small[owner...].lastIndex(of: thing), end < owner + 4,
      end > owner
    else { return cue }
    return cue.replacing(/\bthem\b/, with: words.words[owner...end].joined(separator: " "), maxReplacements: 1)
  }

  private static let acquaintances: Set = [
    "boss", "manager", "neighbour", "neighbor", "colleague", "coworker", "friend", "roommate", "flatmate", "teacher", "supervisor",
    "landlord", "coach",
  ]
  private static let pets: Set = ["dog", "cat", "puppy", "kitten", "horse", "parrot", "rabbit", "pony"]

  /// Whether a word or two name a habit that people leave, where the goal is to build something.
  func isHabit(_ typed: String) -> Bool {
    let act = TypedWords(typed)
    guard kind == .build, act.words.count < 3, let first = act.small.first,
      Inflection.base(ofGerund: first) != nil || !Inflection.isVerb(first),
      let family = Family.recognized(Family.forms(of: act), .quit, in: .english)
    else { return false }
    return family.kind == .quit && !family.isEither && !family.isGeneral
  }
}
