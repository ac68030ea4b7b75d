import ArgumentParser
import SelfLieCore

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

  func run(_ context: Context) throws {
    let terminal = context.terminal
    guard let journal = try context.journalIfThere(), let action = try journal.lastAction() else {
      try terminal.note("There is nothing to take back.")
      throw Status.notSaid.exitCode
    }
    try terminal.note("\(dryRun ? "Would take" : "Taking") back \(Phrases.action(action))")
    guard !dryRun else { return try terminal.next("selflie undo") }
    try journal.undo(action)
    try terminal.data("Taken back. \(try Phrases.standing(action.affirmation, in: journal))")
    try terminal.next("selflie redo", "To do it again")
  }
}

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

  func run(_ context: Context) throws {
    let terminal = context.terminal
    guard let journal = try context.journalIfThere(), let action = try journal.nextAction() else {
      try terminal.note("There is nothing to do again.")
      throw Status.notSaid.exitCode
    }
    try terminal.note("\(dryRun ? "Would do" : "Doing") again \(Phrases.action(action))")
    guard !dryRun else { return try terminal.next("selflie redo") }
    try journal.redo(action)
    try terminal.data("Done again. \(try Phrases.standing(action.affirmation, in: journal))")
    try terminal.next("selflie undo", "To take it back")
  }
}
