import ArgumentParser
import Glibc
import SelfLieCore

@main
struct SelfLie: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selflie",
    abstract: "Say one true sentence aloud, in your own voice, a thousand times.",
    discussion: """
      Write an affirmation, record it, practise it: hear yourself, say it again, see it counted. Only what was really said counts. \
      Everything stays on this machine.

      selflie add "I am calm when I speak"
      selflie practice 1
      selflie list
      """,
    version: "0.1.0",
    subcommands: [
      Add.self, PracticeCommand.self, List.self, Show.self, Play.self, Record.self, Remove.self, Restore.self, Log.self, EditCommand.self,
      ArchiveCommand.self, UnarchiveCommand.self, Undo.self, Redo.self, Export.self, Import.self, Verify.self, Devices.self,
      Doctor.self, Config.self, Where.self,
    ])

  func run() throws { try run(Context()) }

  /// Without a command: what selflie is, or where the person stands.
  func run(_ context: Context) throws {
    let terminal = context.terminal
    let all = try context.journalIfThere()?.affirmations() ?? []
    guard all.isEmpty else {
      try List.show(all, terminal)
      let due = try PracticeCommand.due(context)
      return try terminal.note(due.isEmpty ? "Nothing is due today." : "\(due.count) due today: selflie practice --due")
    }
    try terminal.note(Phrases.welcome)
    guard let text = try terminal.askForLine("Your sentence (Enter to leave):", Attention()) else { return }
    try Add.parse(["--", text]).run(context)
  }

  static func main() {
    prepareProcess()
    do {
      try Invocation.check()
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Glibc.exit(end(with: error).rawValue)
    }
  }

  /// Says what there is to say about what ended a command, and with which status.
  private static func end(with error: any Error) -> ExitCode {
    let terminal = Terminal()
    if let problem = error as? any Problem {
      terminal.complain(problem)
      return problem.status.exitCode
    }
    let code = exitCode(for: error)
    switch code {
    case _ where error is ExitCode:
      break
    case .success:
      // Help, the version, completions.
      do {
        for line in fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false) { try terminal.data(String(line)) }
      } catch { return end(with: error) }
    case .validationFailure:
      terminal.complain(fullMessage(for: error).replacing("Error: ", with: "", maxReplacements: 1))
    default:
      terminal.complain("an error of selflie's own, please report it: \(error)")
      return Status.internalFault.exitCode
    }
    return code
  }
}

extension Status {
  /// What a command throws to end with this status, having said all there is to say.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
