import ArgumentParser
import SelfLieCore

/// The `archive` command: puts an affirmation away.
struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Put an affirmation away: it is not listed and never due, and keeps all it has.",
    discussion: """
      selflie archive 1
      selflie unarchive 1
      """)

  @OptionGroup var affirmation: AffirmationArgument

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try affirmation.put(isArchived: true, context) }
}

/// The `unarchive` command: takes an affirmation out again.
struct UnarchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unarchive",
    abstract: "Take an affirmation out again that was put away.",
    discussion: """
      selflie unarchive 1
      selflie archive 1
      """)

  @OptionGroup var affirmation: AffirmationArgument

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try affirmation.put(isArchived: false, context) }
}

extension AffirmationArgument {
  fileprivate func put(isArchived: Bool, _ context: Context) throws {
    let journal = try context.journal(with: reference)
    let old = try journal.affirmation(reference)
    guard old.isArchived != isArchived else {
      return try context.terminal.note("\(old.number) is \(isArchived ? "put away" : "not put away"); nothing was changed.")
    }
    var new = old
    new.isArchived = isArchived
    try journal.change(old, to: new)
    try context.terminal.data("Put \(isArchived ? "away" : "back") \(old.number): \(old.text)", hanging: 2)
    try context.terminal.next(isArchived ? "selflie list" : "selflie practice \(old.number)")
  }
}
