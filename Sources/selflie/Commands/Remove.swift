import ArgumentParser
import SelfLieCore

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Delete an affirmation with its recording and its repetitions.")

  @OptionGroup var affirmation: AffirmationArgument

  @Flag(help: "Delete without asking.")
  var yes = false

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    let tally = try journal.tally(of: affirmation)
    if !yes {
      guard terminal.canAsk else { throw ValidationError("There is nobody to ask; say --yes to remove affirmation \(affirmation.number).") }
      let lines = tally.spoken + tally.listened + tally.claimed
      try terminal.note("\(affirmation.number): \(affirmation.text)")
      try terminal.note("This deletes its recording and \(lines) \(lines == 1 ? "repetition" : "repetitions"). It cannot be undone.")
      if try !Journal.backups(in: context.home).isEmpty {
        try terminal.note("Copies of the journal still have it, until \(Backup.kept) newer ones have taken their place.")
      }
      let attention = Attention()
      guard try terminal.ask("Remove it? [n]o, [y]es:", ["n", "y"], attention) == "y" else {
        try terminal.note("Nothing was removed.")
        if attention.isLeaving { throw Status.interrupted.exitCode }
        return
      }
    }
    try journal.remove(affirmation)
    try terminal.data("Removed \(affirmation.number): \(affirmation.text)")
  }
}
