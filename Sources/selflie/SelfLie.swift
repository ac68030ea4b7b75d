import ArgumentParser
import Glibc
import SelfLieCore

/// The program: without a command it shows where the person stands, or welcomes a new one.
@main
struct SelfLie: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selflie",
    abstract: "Say one true sentence aloud, in your own voice, a thousand times.",
    discussion: """
      selflie add "I am calm when I speak"
      selflie practice
      selflie list

      Write a sentence, record it, practise it: hear yourself, say it, see it counted. Only what you really said counts. Everything stays \
      on this machine. Where a command takes an id, give the affirmation's number or a word of its text.
      """,
    version: Version.current,
    subcommands: [Manual.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Practise", subcommands: [PracticeCommand.self, Add.self, List.self, Stats.self, Undo.self, Redo.self, Play.self, Rate.self]),
      CommandGroup(
        name: "Sentences",
        subcommands: [
          Suggest.self, Coach.self, Check.self, Show.self, EditCommand.self, Record.self, ArchiveCommand.self, UnarchiveCommand.self,
          Merge.self, Remove.self,
        ]),
      CommandGroup(
        name: "Progress", subcommands: [PlanCommand.self, StatusCommand.self, Log.self, Advise.self, Remind.self]),
      CommandGroup(name: "Your data", subcommands: [Export.self, Import.self, Restore.self, Where.self]),
      CommandGroup(
        name: "Set up", subcommands: [Doctor.self, Devices.self, Config.self, ModelCommand.self, Verify.self]),
    ])

  func run() throws { try run(Context()) }

  /// Lists the affirmations; for a person without any, says what selflie is and asks for a sentence.
  /// - Throws: Any `Problem` of the settings, the journal or the terminal.
  func run(_ context: Context) throws {
    let terminal = context.terminal
    let today = try context.today
    let all = try context.journalIfThere()?.summaries(on: today) ?? []
    guard all.isEmpty else {
      let shown = all.filter { !$0.isArchived }
      try List.show(shown, on: today, terminal)
      let due = shown.count { $0.forecast(on: today).due > 0 }
      return due == 0
        ? try terminal.note("Nothing is due today.") : try terminal.next("selflie practice --due", "\(due) due today")
    }
    try terminal.note(Phrases.welcome)
    try AddAction.askForSentence(context)
  }

  /// Runs the command of the command line, and exits with its status.
  static func main() {
    prepareProcess()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [SoundProcess.word] { return SoundProcess.serve() }
    Verifier.sweep()
    do {
      try Invocation.check()
      var command = try command(arguments)
      try command.run()
    } catch {
      Glibc.exit(end(with: error).rawValue)
    }
  }

  /// The command of a command line. To ask the parser of the named command takes less time than to ask that of all commands. A line that
  /// the one does not understand, such as a request for help, goes to the parser of all.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    if let named = configuration.subcommands.first(where: { $0._commandName == arguments.first }) {
      if let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named { return command }
    } else if let problem = NoCommand(arguments, names: names) {
      throw problem
    }
    return try parseAsRoot(arguments)
  }

  /// The words that may begin a command line.
  private static var names: [String] { configuration.subcommands.map { $0._commandName } + ["help"] }

  /// The names of the commands that help lists.
  private static var shown: [String] { configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName } }

  /// Prints the error that ended a command, and returns its exit status.
  private static func end(with error: any Error) -> ExitCode {
    let terminal = Terminal()
    let code = exitCode(for: error)
    // In the middle of a command line nobody wants to read an error.
    if Completion.isRequested, code != .success { return .success }
    if let problem = error as? any Problem {
      terminal.complain(problem)
      return problem.status.exitCode
    }
    switch code {
    case _ where error is ExitCode:
      break
    case .success:
      // Help, the version, completions and the scripts for them.
      do {
        let text = fullMessage(for: error, columns: min(Window(of: STDOUT_FILENO).columns, 100))
        for line in Completion.script(text, names: shown).split(separator: "\n", omittingEmptySubsequences: false) {
          // The parser names up to a dozen options in this line, which it does not break. They all stand below it.
          var line = line.hasPrefix("USAGE: ") ? line.replacing(/(?: \[--[^\]]*\](?: \.\.\.)?)+/, with: " [<options>]") : line
          // It also calls the groups of commands by a longer name than they need.
          if line.hasSuffix(" SUBCOMMANDS:") { line = line.replacing(" SUBCOMMANDS:", with: ":") }
          try terminal.data(fields: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
        }
      } catch { return end(with: error) }
    // The command found this fault after parsing: its message says more than the parser's line of usage.
    case .validationFailure where error is ValidationError: terminal.complain(message(for: error))
    case .validationFailure:
      terminal.complain(fullMessage(for: error).replacing("Error: ", with: "", maxReplacements: 1))
    default:
      terminal.complain("something went wrong inside selflie; please report it: \(error)")
      return Status.internalFault.exitCode
    }
    return code
  }
}

extension Guide {
  /// The guide of selflie itself, which contains the guides of all commands.
  /// - Throws: `DecodingError` if the parser's JSON has another form.
  static func root() throws -> Guide { try Guide(dump: SelfLie._dumpHelp()) }
}
