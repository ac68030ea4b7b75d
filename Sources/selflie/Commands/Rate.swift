import ArgumentParser
import SelfLieCore

/// The `rate` command: keeps how true an affirmation feels.
struct Rate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Rate how true an affirmation feels, from 0 to 10.",
    discussion: """
      selflie rate 1
      selflie rate 1 6
      selflie rate 1 --json

      You are asked when you add an affirmation and after every hundred repetitions, unless you press n; 'selflie config ask-belief yes' \
      undoes that. Your ratings show you how it changes; they promise nothing.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Argument(help: ArgumentHelp("From 0 (not at all) to 10 (completely); without it you're asked.", valueName: "value"))
  var value: Int?

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard value.map(Belief.scale.contains) ?? true else {
      throw ValidationError("Rate how true it feels with a whole number from 0 to 10.")
    }
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
      return try terminal.note("You haven't rated it yet. From 0 to 10: selflie rate \(affirmation.number) 6")
    }
    for rating in ratings { try terminal.data("\(rating.value) of 10 after \(counted(rating.count, "repetition"))") }
    try BeliefQuestion.answer(ratings, of: affirmation, terminal)
  }
}
