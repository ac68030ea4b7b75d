import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The world that a command acts in.
struct Context {
  let terminal = Terminal()
  static let environment = ProcessInfo.processInfo.environment
  let home: Home
  let remembered = Remembered()

  /// What was read once.
  final class Remembered {
    var settings: Settings?
  }

  /// - Throws: `HomeProblem`.
  init() throws { home = try Home(environment: Self.environment, login: Self.login) }

  /// Where programs of this person look for systemd's units, and what says so.
  var units: (path: FilePath, origin: String?) {
    get throws {
      let (path, origin) = try Home.base("XDG_CONFIG_HOME", ".config", Self.environment, login: Self.login)
      return (path.appending("systemd/user"), origin)
    }
  }

  /// The running program's file, without symbolic links.
  var executable: FilePath {
    FilePath((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
  }

  private static var login: FilePath { FilePath(FileManager.default.homeDirectoryForCurrentUser.path) }

  /// The person's settings, read when they are first needed.
  var settings: Settings {
    get throws {
      if let settings = remembered.settings { return settings }
      let settings = try Settings(in: home, environment: Self.environment)
      remembered.settings = settings
      return settings
    }
  }

  /// The day that it is to the person now.
  var today: Day { get throws { Day(of: .now, dayEnds: try settings.dayEnds) } }

  /// The journal for a command that needs an affirmation: without a journal there is none.
  func journal(with reference: Reference) throws -> Journal {
    guard let journal = try journalIfThere() else { throw JournalProblem.noAffirmation(reference) }
    return journal
  }

  /// The journal; nil if there is none, and nothing is made.
  func journalIfThere() throws -> Journal? { try Journal.openIfThere(in: home, dayEnds: try settings.dayEnds) }

  /// Proves that a journal can be written before anything is promised to the person, and copies it once a day if that is quickly done.
  func makeReady(_ journal: borrowing Journal) throws {
    try journal.checkReady()
    if try journal.isSmall() { try backUp(journal) }
  }

  /// Checks and copies a large journal once a day, when nobody waits for a sitting to begin. Nothing here depends on a terminal that can be
  /// written to.
  func lookAfter(_ journal: borrowing Journal) throws {
    guard try !journal.isSmall(), try !journal.isBackedUp() else { return }
    try? terminal.note("Checking and copying the journal, as once a day.")
    try journal.checkIntegrity()
    try journal.checkSums()
    try backUp(journal)
  }

  private func backUp(_ journal: borrowing Journal) throws {
    // Who has no room for a copy can still practise.
    do { try journal.backUp() } catch let problem as any Problem {
      try? terminal.note("No copy of the journal was made today: \(problem)")
    }
  }
}
