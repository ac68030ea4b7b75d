import ArgumentParser
import SelfLieCore

/// The `undo` command: takes back the last action.
struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what was done last: a repetition, a claim, or a change of an affirmation.",
    discussion: """
      selflie undo
      selflie undo --dry-run

      It says what it takes back, and does, again and again; 'selflie redo' does it again. What was added or removed is not taken back by it.
      """)

  @Flag(help: "Say only what would be taken back.")
  var dryRun = false

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try UndoDirection.undo.run(dryRun: dryRun, context) }
}

/// The `redo` command: does again the action that was taken back last.
struct Redo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Do again what was taken back last, unless something else was done since.",
    discussion: """
      selflie redo
      selflie redo --dry-run
      """)

  @Flag(help: "Say only what would be done again.")
  var dryRun = false

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws { try UndoDirection.redo.run(dryRun: dryRun, context) }
}

/// The two directions along the actions of the journal.
private enum UndoDirection {
  case undo, redo

  private var texts: (nothing: String, would: String, does: String, done: String, next: (command: String, occasion: String)) {
    switch self {
    case .undo: ("take back", "Would take back", "Taking back", "Taken back", ("selflie redo", "To do it again"))
    case .redo: ("do again", "Would do again", "Doing again", "Done again", ("selflie undo", "To take it back"))
    }
  }

  func run(dryRun: Bool, _ context: Context) throws {
    let terminal = context.terminal, texts = texts
    guard let journal = try context.journalIfThere(), let action = self == .undo ? try journal.lastAction() : try journal.nextAction()
    else {
      try terminal.note("There is nothing to \(texts.nothing).")
      throw Status.notSaid.exitCode
    }
    try terminal.note("\(dryRun ? texts.would : texts.does) \(Phrases.action(action))")
    guard !dryRun else { return try terminal.next("selflie \(self)") }
    if self == .undo { try journal.undo(action) } else { try journal.redo(action) }
    try terminal.data("\(texts.done). \(try Phrases.progress(action.affirmation, in: journal))", hanging: 2)
    try terminal.next(texts.next.command, texts.next.occasion)
  }
}
