import ArgumentParser
import SelfLieCore

/// The `undo` command: takes back the last action.
struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last thing you did: a repetition, a claim, or a change.",
    discussion: """
      selflie undo
      selflie undo --dry-run

      It says what it undoes, and you can repeat it; 'selflie redo' does it again. It stops at a removal and a merge, and passes over what an import \
      has changed since.
      """)

  @Flag(help: "Only say what would be undone.")
  var dryRun = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try UndoDirection.undo.run(dryRun: dryRun, printsJSON: json.isOn, context) }
}

/// The `redo` command: does again the action that was taken back last.
struct Redo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo what you last undid, unless you've done something since.",
    discussion: """
      selflie redo
      selflie redo --dry-run
      """)

  @Flag(help: "Only say what would be redone.")
  var dryRun = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try UndoDirection.redo.run(dryRun: dryRun, printsJSON: json.isOn, context) }
}

/// The two directions along the actions of the journal.
private enum UndoDirection {
  case undo, redo

  private var texts: (nothing: String, would: String, does: String, done: String, next: (command: String, occasion: String)) {
    switch self {
    case .undo: ("undo", "Would undo", "Undoing", "Undone", ("selflie redo", "To redo it"))
    case .redo: ("redo", "Would redo", "Redoing", "Redone", ("selflie undo", "To undo it"))
    }
  }

  func run(dryRun: Bool, printsJSON: Bool, _ context: Context) throws {
    let terminal = context.terminal, texts = texts
    guard let journal = try context.journalIfThere(), let action = self == .undo ? try journal.lastAction() : try journal.nextAction()
    else {
      try terminal.note("There's nothing to \(texts.nothing).")
      throw Status.notSaid.exitCode
    }
    if !printsJSON { try terminal.note("\(dryRun ? texts.would : texts.does) \(Phrases.action(action))") }
    if dryRun { return printsJSON ? try terminal.data(json: ActionRecord(action)) : try terminal.next("selflie \(self)") }
    if self == .undo { try journal.undo(action) } else { try journal.redo(action) }
    if printsJSON { return try terminal.data(json: ActionRecord(action)) }
    try terminal.data("\(texts.done). \(try Phrases.progress(action.affirmation, in: journal))", hanging: 2)
    try terminal.next(texts.next.command, texts.next.occasion)
  }
}

/// An action that was taken back or done again, for programs.
private struct ActionRecord: Encodable {
  /// One changed field, with the value before and after the change.
  struct Change: Encodable {
    var field: String
    var old: String?
    var new: String?
  }

  /// "kept", "claimed" or "changed".
  var action: String
  /// The number of the affirmation, and its text.
  var number: Int
  var text: String
  /// The id and the kind of the line in the ledger.
  var id: String?
  var kind: String?
  var changes: [Change]?

  init(_ action: Action) {
    number = action.affirmation.number
    text = action.affirmation.text
    switch action.what {
    case .kept(let line): (self.action, id, kind) = ("kept", line.id.description, line.kind.rawValue)
    case .claimed(let line): (self.action, id, kind) = ("claimed", line.id.description, line.kind.rawValue)
    case .changed(let edits):
      self.action = "changed"
      changes = edits.map { Change(field: $0.field.name, old: $0.old, new: $0.new) }
    }
  }
}
