import ArgumentParser
import SelfLieCore

/// The `merge` command: makes one affirmation of two.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one affirmation of two with the same sentence.",
    discussion: """
      selflie merge 1 2
      selflie merge 1 2 --yes

      For a sentence that you added on two machines: all repetitions then count for one. The older one stays, with its recording, target \
      and plan; what it lacks comes from the other, and the tags of both stay. It can't be undone, and your other machines do the same \
      when they import.
      """)

  @Argument(help: ArgumentHelp("One affirmation's number, or a word of its text.", valueName: "id"))
  var reference: Reference

  @Argument(help: ArgumentHelp("The other one.", valueName: "other"))
  var otherReference: Reference

  @Flag(help: "Merge without asking.")
  var yes = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let journal = try context.journal(with: reference)
    let pair = (try journal.affirmation(reference), try journal.affirmation(otherReference))
    guard pair.0.number != pair.1.number else { throw ValidationError("Both are affirmation \(pair.0.number); give two different ones.") }
    let (older, later) = Affirmation.inOrder(pair.0, pair.1)
    guard older.isSameSentence(as: later) else { throw MergeProblem(kept: older, other: later) }
    let counts = (try journal.tally(of: older).count, try journal.tally(of: later).count)
    if !yes {
      let from = older.recording == nil && later.recording != nil ? later : older
      let facts = [
        "\(older.number): \(older.text) (\(counts.0) of \(older.target))",
        "\(later.number): \(later.text) (\(counts.1) of \(later.target))",
        "\(older.number) stays, with \(counts.0 + counts.1) of \(older.target) and the recording of \(from.number). It can't be undone.",
      ]
      guard
        try terminal.confirm(
          "Merge them?", facts, to: "merge \(later.number) into \(older.number)", refusal: "Nothing was merged.")
      else { return }
    }
    try context.makeReady(journal)
    let merged = try journal.join(older, later)
    if json.isOn { return try terminal.data(json: AffirmationRecord(merged, try journal.tally(of: merged), in: context.home)) }
    try terminal.data("Merged \(later.number) into \(older.number). \(try Phrases.progress(merged, in: journal))", hanging: 2)
    try terminal.next("selflie practice \(merged.number)")
  }
}

/// Two sentences that are not the same.
private struct MergeProblem: Problem {
  let kept: Affirmation
  let other: Affirmation

  var description: String {
    "\(kept.number) and \(other.number) are different sentences; to give \(other.number) the words of \(kept.number), "
      + "'selflie edit \(other.number) --text \(kept.text.shellWord)'"
  }

  var status: Status { .usage }
}
