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

  @OptionGroup var json: JSONOption

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
        "This deletes \(recordings) and \(lines). It can't be undone, and no archive brings it back.",
      ]
      if try !Journal.backups(in: context.home).isEmpty {
        facts.append(
          "Copies of the journal keep the text and the repetitions, but not the recording, until \(Backup.kept) newer copies have replaced them."
        )
      }
      guard try terminal.confirm("Remove it?", facts, to: "remove affirmation \(affirmation.number)", refusal: "Nothing was removed.")
      else { return }
    }
    let record = AffirmationRecord(affirmation, tally, in: context.home)
    try journal.remove(affirmation)
    if json.isOn { return try terminal.data(json: record) }
    try terminal.data("Removed \(affirmation.number): \(affirmation.text)", hanging: 2)
    try terminal.next(try journal.isEmpty() ? "selflie add \"...\"" : "selflie list")
  }
}
