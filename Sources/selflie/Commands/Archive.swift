import ArgumentParser
import SelfLieCore

/// The `archive` command: puts an affirmation away.
struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Put an affirmation away: no longer listed or due, but nothing is lost.",
    discussion: """
      selflie archive 1
      selflie unarchive 1
      """)

  @OptionGroup var affirmation: AffirmationArgument
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try affirmation.put(isArchived: true, printsJSON: json.isOn, context) }
}

/// The `unarchive` command: takes an affirmation out again.
struct UnarchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unarchive",
    abstract: "Bring back an archived affirmation.",
    discussion: """
      selflie unarchive 1
      selflie archive 1
      """)

  @OptionGroup var affirmation: AffirmationArgument
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try affirmation.put(isArchived: false, printsJSON: json.isOn, context) }
}

extension AffirmationArgument {
  fileprivate func put(isArchived: Bool, printsJSON: Bool, _ context: Context) throws {
    let journal = try context.journal(with: reference)
    let old = try journal.affirmation(reference)
    if printsJSON {
      var new = old
      new.isArchived = isArchived
      if new != old { try journal.change(old, to: new) }
      return try context.terminal.data(json: AffirmationRecord(new, try journal.tally(of: new), in: context.home))
    }
    guard old.isArchived != isArchived else {
      return try context.terminal.note("\(old.number) is\(isArchived ? " already" : "n't") archived; nothing changed.")
    }
    var new = old
    new.isArchived = isArchived
    try journal.change(old, to: new)
    try context.terminal.data("\(isArchived ? "Archived" : "Unarchived") \(old.number): \(old.text)", hanging: 2)
    try context.terminal.next(isArchived ? "selflie list" : "selflie practice \(old.number)")
  }
}
