import SelfLieCore

/// The question how true an affirmation feels, answered with one key.
enum BeliefQuestion {
  /// The person's answer to the question.
  enum Answer: Equatable {
    /// A rating from 0 to 10.
    case value(Int)
    case skipped
    /// The wish not to be asked again.
    case never
  }

  /// Asks the question, keeps the answer and comments on it; does nothing if the settings or the terminal forbid asking.
  /// - Throws: The `Problem` of the settings, the journal or the terminal.
  static func follow(_ affirmation: Affirmation, _ journal: borrowing Journal, _ context: Context) throws {
    let terminal = context.terminal
    guard terminal.canAsk, try context.settings.asksBelief else { return }
    try terminal.note("How true does this feel, from 0 to 10?  \(affirmation.text)")
    switch try ask(terminal, canRefuse: true) {
    case .value(let value): try answer(try keep(value, of: affirmation, journal), of: affirmation, terminal)
    case .never:
      try Settings.set(try Setting.named("ask-belief"), to: "no", in: context.home)
      try terminal.note("selflie won't ask again; to undo that: selflie config ask-belief yes")
    case .skipped, nil: break
    }
  }

  /// Keeps a rating, and returns all ratings of the affirmation's text, oldest first.
  /// - Throws: `JournalProblem` if the journal refuses the rating.
  static func keep(_ value: Int, of affirmation: Affirmation, _ journal: borrowing Journal) throws -> [Belief] {
    let before = try journal.affirmation(.number(affirmation.number))
    var rated = before
    rated.belief = Belief(value: value, count: try journal.tally(of: affirmation).count)
    try journal.change(before, to: rated)
    return Belief.ratings(in: try journal.edits(of: affirmation))
  }

  /// Asks for one key; nil if the person left.
  /// - Parameter canRefuse: Whether "never ask again" is among the answers.
  /// - Throws: `OutputProblem` if the terminal is gone.
  static func ask(_ terminal: Terminal, canRefuse: Bool) throws -> Answer? {
    let digits = (0...9).map { Character("\($0)") }
    let question = "0 to 9, [t]en, [S]kip" + (canRefuse ? ", [n]ever ask again:" : ":")
    switch try terminal.ask(question, ["s"] + digits + ["t"] + (canRefuse ? ["n"] : []), Attention()) {
    case nil: return nil
    case "s": return .skipped
    case "n": return .never
    case "t": return .value(10)
    case let digit?: return digit.wholeNumberValue.map(Answer.value)
    }
  }

  /// Says what the last rating may mean, if it is low or the ratings have fallen twice.
  /// - Throws: `OutputProblem` if the terminal is gone.
  static func answer(_ ratings: [Belief], of affirmation: Affirmation, _ terminal: Terminal) throws {
    guard let last = ratings.last else { return }
    // No step toward a sentence of danger is smaller, nor toward one that hurts.
    if let danger = NewSentence.danger(in: affirmation) {
      for line in danger.help(aboutKept: affirmation.number) { try terminal.note(line) }
      return
    }
    if let fault = NewSentence.fault(in: affirmation.text) {
      try terminal.note("In your sentence, \(fault). Another one may suit you better.")
      return try terminal.next("selflie coach \(affirmation.number)", "Another sentence")
    }
    if let fall = Belief.fall(of: ratings) {
      let values = fall.map { String($0.value) }.joined(separator: ", ")
      try terminal.note(
        "It has felt \(fall.count > 2 ? "less true twice in a row" : "half as true, or less, as before"): \(values). Another sentence may suit you better, or a break."
      )
      try terminal.next("selflie coach \(affirmation.number)", "Another sentence")
      try terminal.next("selflie plan \(affirmation.number) --pause \"today..in 2 weeks\"", "A pause")
    } else if last.value <= Belief.little {
      let steps = SofterForms.steps(towards: affirmation.text), plan = "When ..., \(SofterForms.person(of: affirmation.text)) ..."
      try terminal.note("A smaller step may already feel true:")
      for step in steps + ["\(plan), with a moment of your day and what you do then"] { try terminal.note("  \(step)") }
      try terminal.next("selflie edit \(affirmation.number) --text \((steps.first ?? plan).shellWord)", "To use it")
    }
  }
}
