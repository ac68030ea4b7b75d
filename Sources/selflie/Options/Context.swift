import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The surroundings of a command: terminal, environment, folders and settings.
struct Context {
  let terminal = Terminal()
  static let environment = ProcessInfo.processInfo.environment
  /// The folders in which selflie keeps its files.
  let home: Home
  let remembered = Remembered()

  /// The settings, once they were read.
  final class Remembered {
    var settings: Settings?
  }

  /// Finds the folders from the environment.
  /// - Throws: `HomeProblem` for a variable with a relative path.
  init() throws { home = try Home(environment: Self.environment, login: Self.login) }

  /// The folder in which systemd looks for this user's units, and the variable that decides it; nil for none.
  /// - Throws: `HomeProblem` for a variable with a relative path.
  var units: (path: FilePath, origin: String?) {
    get throws {
      let (path, origin) = try Home.base("XDG_CONFIG_HOME", ".config", Self.environment, login: Self.login)
      return (path.appending("systemd/user"), origin)
    }
  }

  /// The file of the running program, without symbolic links.
  var executable: FilePath {
    FilePath((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
  }

  /// This program, to be started once more: also where its file was replaced meanwhile.
  static var program: Program? { Program("/proc/self/exe", environment: environment) }

  private static var login: FilePath { FilePath(FileManager.default.homeDirectoryForCurrentUser.path) }

  /// The person's settings, read on first use.
  /// - Throws: `SettingsProblem`, `FileProblem` or `FolderProblem` if they cannot be read.
  var settings: Settings {
    get throws {
      if let settings = remembered.settings { return settings }
      let settings = try Settings(in: home, environment: Self.environment)
      remembered.settings = settings
      return settings
    }
  }

  /// The present day of the person, whose day may end after midnight.
  /// - Throws: As `settings` does.
  var today: Day { get throws { Day(of: .now, dayEnds: try settings.dayEnds) } }

  /// Opens the journal for a command that needs an affirmation.
  /// - Throws: `JournalProblem.noAffirmation` without a journal, or the `Problem` that keeps it from being opened.
  func journal(with reference: Reference) throws -> Journal {
    guard let journal = try journalIfThere() else { throw JournalProblem.noAffirmation(reference) }
    return journal
  }

  /// Opens the journal; nil if there is none, and none is made.
  /// - Throws: The `Problem` that keeps the settings or the journal from being opened.
  func journalIfThere() throws -> Journal? { try Journal.openIfThere(in: home, dayEnds: try settings.dayEnds) }

  /// Proves that a journal can be written before the person is promised anything, and copies a small one once a day.
  /// - Throws: `JournalProblem`, `ClockProblem`, `FileProblem` or `FolderProblem` if the journal cannot be written.
  func makeReady(_ journal: borrowing Journal) throws {
    try journal.checkReady()
    if try journal.isSmall() { try backUp(journal) }
  }

  /// Checks and copies a large journal once a day, after a sitting, when nobody waits. It works without a terminal too.
  /// - Throws: `JournalProblem` if the journal is damaged.
  func lookAfter(_ journal: borrowing Journal) throws {
    guard try !journal.isSmall(), try !journal.isBackedUp() else { return }
    try? terminal.note("Checking and copying the journal, as it does once a day.")
    try journal.checkIntegrity()
    try journal.checkSums()
    try backUp(journal)
  }

  private func backUp(_ journal: borrowing Journal) throws {
    // A person without room for a copy can still practise.
    do { try journal.backUp() } catch let problem as any Problem {
      try? terminal.note("The journal couldn't be copied today: \(problem)")
    }
  }
}
