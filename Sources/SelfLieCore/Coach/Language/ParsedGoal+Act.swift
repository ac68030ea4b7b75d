/// What the person does, or does instead.
extension ParsedGoal {
  /// The act that the person stated, with what its pronouns stand for: "wash the dishes right away" for "wash them right away" of whoever leaves
  /// dishes in the sink. Nil where none was stated, and for a habit that stands in the way of what is built: "scrolling" of whoever would read.
  var statedAct: String? {
    guard let typed = stated.replacement, !isHabit(typed), let act = Replacement.action(of: typed) else { return nil }
    let named = kind == .build && stated.trigger?.contains("it") != true ? words.naming(it: act) : act
    // "When my wife talks about her day, I hug her" has named her.
    let isNamed = stated.trigger.map { Relative.isIn(TypedWords($0).small) } == true
    // "Playing cards with her" of whoever has no time for his wife.
    let called = words.naming(person: named), whole = called == named ? TypedWords(stated.reason ?? "").naming(person: named) : called
    return words.naming(them: isNamed ? named : whole, atOwnMoment: stated.trigger != nil)
  }

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
