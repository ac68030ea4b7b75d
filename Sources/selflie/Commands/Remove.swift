import ArgumentParser
import SelfLieCore

/// The `remove` command: deletes an affirmation.
struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete an affirmation with its recording and its repetitions.",
    discussion: """
      selflie remove 1
      selflie remove 1 --yes
      """)

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
      let recordings = counted(try journal.recordings(of: affirmation), "recording")
      let lines = counted(tally.spoken + tally.listened + tally.claimed, "repetition")
      var facts = [
        "\(affirmation.number): \(affirmation.text)",
        "This deletes \(recordings) and \(lines). It cannot be undone, and no archive brings it back.",
      ]
      if try !Journal.backups(in: context.home).isEmpty {
        facts.append("Copies of the journal still have it, until \(Backup.kept) newer ones have taken their place.")
      }
      guard try terminal.confirm("Remove it?", facts, to: "remove affirmation \(affirmation.number)", refusal: "Nothing was removed.")
      else { return }
    }
    try journal.remove(affirmation)
    try terminal.data("Removed \(affirmation.number): \(affirmation.text)", hanging: 2)
    try terminal.next(try journal.isEmpty() ? "selflie add \"...\"" : "selflie list")
  }
}
