import ArgumentParser
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
    subcommands: [Add.self, Practice.self, List.self, Show.self, Play.self, Record.self, Remove.self, Verify.self])

  static func main() {
    prepareProcess()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let problem as any Problem {
      Terminal().complain(problem.description)
      exit(withError: problem.status.exitCode)
    } catch {
      exit(withError: error)
    }
  }
}

extension Status {
  /// What a command throws to end with this status, having said all there is to say.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
