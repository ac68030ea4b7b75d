import ArgumentParser
import SelfLieCore

/// The `rate` command: keeps how true an affirmation feels.
struct Rate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Say how true an affirmation feels, from 0 to 10.",
    discussion: """
      selflie rate 1
      selflie rate 1 6
      selflie rate 1 --json

      It is asked when an affirmation is added and after every hundred repetitions, and never again after the key n; \
      'selflie config ask-belief yes' takes that back. What you say shows you how it changes; it promises nothing.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Argument(help: ArgumentHelp("From 0, not at all, to 10, wholly; asked for without it.", valueName: "value"))
  var value: Int?

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard value.map(Belief.scale.contains) ?? true else { throw ValidationError("How true it feels is a whole number from 0 to 10.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    var ratings = Belief.ratings(in: try journal.edits(of: affirmation))
    if let value {
      ratings = try BeliefQuestion.keep(value, of: affirmation, journal)
    } else if terminal.canAsk, !json.isOn {
      try terminal.note(affirmation.text)
      switch try BeliefQuestion.ask(terminal, canRefuse: false) {
      case .value(let value): ratings = try BeliefQuestion.keep(value, of: affirmation, journal)
      case .skipped, .never: try terminal.note("Nothing was changed.")
      case nil: throw Status.interrupted.exitCode
      }
    }
    if json.isOn { return try terminal.data(json: ratings.map(BeliefRecord.init)) }
    guard !ratings.isEmpty else {
      return try terminal.note("It was never rated; from 0 to 10 with: selflie rate \(affirmation.number) 6")
    }
    for rating in ratings { try terminal.data("\(rating.value) of 10 after \(counted(rating.count, "repetition"))") }
    try BeliefQuestion.answer(ratings, of: affirmation, terminal)
  }
}
