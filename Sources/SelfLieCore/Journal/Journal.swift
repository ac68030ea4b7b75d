import FoundationEssentials
import SystemPackage

/// The affirmations and the ledger of their repetitions, in one SQLite file, with the recordings beside it. All SQL is in this folder.
public struct Journal: ~Copyable {
  let database: Database
  let folder: Folder
  let home: Home

  /// Opens the journal, and creates it if there is none.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight; nil for the hour that the journal was last opened with.
  /// - Throws: `JournalProblem` if the journal is damaged, foreign, newer or in use; `FileProblem` or `FolderProblem` for its folder.
  public static func open(in home: Home, dayEnds: Int? = nil) throws -> Journal {
    if let journal = try openIfThere(in: home, dayEnds: dayEnds) { return journal }
    try Disk.makePrivateFolder(home.data)
    if let folder = try folder(of: home) {
      _ = try folder.making(Home.recordings)
      try asked(home.journal) { try create(in: folder) }
    }
    guard let journal = try openIfThere(in: home, dayEnds: dayEnds) else {
      throw FileProblem(operation: .create, path: home.journal, reason: .noSuchFileOrDirectory)
    }
    return journal
  }

  /// Opens the journal; nil if there is none, and nothing is created.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight; nil for the hour that the journal was last opened with.
  /// - Throws: `JournalProblem` if the journal is damaged, foreign, newer or in use; `FileProblem` or `FolderProblem` for its folder.
  public static func openIfThere(in home: Home, dayEnds: Int? = nil) throws -> Journal? {
    guard let folder = try folder(of: home), let journal = try connect(in: folder, of: home) else { return nil }
    if try journal.isSmall() { try journal.checkIntegrity() }
    try journal.asked {
      try journal.bringUpToDate()
      try journal.checkTotals()
      if let dayEnds { try journal.endDays(at: dayEnds) }
    }
    return journal
  }

  /// Opens the journal for reading only, without migrating it; nil if there is none. Waits for a writer for at most a second.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight; nil for the hour that the journal was last opened with.
  /// - Throws: `JournalProblem.readOnly` if days ended at another hour when the journal was last opened, so that its sums would have to be
  ///   made anew; else as `openIfThere`.
  public static func openToRead(in home: Home, dayEnds: Int? = nil) throws -> Journal? {
    guard let folder = try Folder.open(home.data, toRead: true), let journal = try connect(in: folder, of: home, toRead: true) else {
      return nil
    }
    try journal.asked {
      try journal.database.execute("PRAGMA busy_timeout = 1000")
      if try journal.isSmall() { try journal.checkIntegrity() }
      let found = try journal.database.number("PRAGMA user_version")
      if found == version { try journal.checkTotals() }
      // Before the third version there were no sums.
      guard let dayEnds, found >= 3 else { return }
      guard try journal.database.number("SELECT day_ends FROM own") == dayEnds else { throw JournalProblem.readOnly(home.journal) }
    }
    return journal
  }

  /// The size in pages of 4096 bytes, about 8,000 repetitions, up to which a journal is checked whole whenever it is opened.
  ///
  /// The check takes about 10 ms (1.5 to 2.5 ms for 1,000 repetitions), and finds a wrong bit before the bit becomes a wrong count. A
  /// larger journal is checked before it is copied, and by `doctor`.
  static let smallJournal = 256

  /// Whether the journal is small enough to be checked whenever it is opened, and to be copied quickly.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func isSmall() throws -> Bool { try asked { try database.number("PRAGMA page_count") <= Self.smallJournal } }

  /// Opens the folder of the journal, closed to other users if all in it is selflie's; nil if there is none.
  /// - Throws: `FileProblem` or `FolderProblem` if the folder cannot be used.
  static func folder(of home: Home) throws -> Folder? {
    guard let folder = try Folder.open(home.data) else { return nil }
    try folder.shut(holding: Home.isName)
    return folder
  }

  /// Opens the journal and checks that it is one; nil if there is none.
  /// - Throws: `JournalProblem` if the file is empty, cut off, foreign or newer, or `FileProblem`.
  static func connect(in folder: consuming Folder, of home: Home, toRead: Bool = false) throws -> Journal? {
    let path = home.journal
    guard let size = try size(of: Home.journal, in: folder) else { return nil }
    // SQLite takes an empty file for a new database. Here it is a journal that was lost.
    guard size > 0 else { throw JournalProblem.damaged(path, "it's empty") }
    // SQLite would wait for ever for a FIFO in the place of the rollback journal.
    _ = try Self.size(of: Home.rollback, in: folder)
    let real = try folder.resolved().appending(Home.journal)
    let database = try asked(path) {
      let database = try Database.open(real.string, toRead: toRead)
      try database.execute(settings)
      try checkSchema(of: database, path)
      // SQLite reads the missing part of the last page as zeros, which it often is. A writer at the same time only makes the file longer.
      let whole = try database.number("PRAGMA page_count") * database.number("PRAGMA page_size")
      guard try Self.size(of: Home.journal, in: folder) ?? 0 >= whole else { throw JournalProblem.damaged(path, "it's cut off") }
      return database
    }
    return Journal(database: database, folder: folder, home: home)
  }

  /// Returns the size of a file in bytes; nil if there is none.
  /// - Throws: `JournalProblem.foreign` for a symbolic link or anything else that is not a regular file, or `FileProblem`.
  static func size(of name: String, in folder: borrowing Folder) throws -> Int? {
    let path = folder.path.appending(name)
    do throws(Errno) {
      let (file, size) = try folder.open(name)
      try? file.close()
      return size
    } catch .noSuchFileOrDirectory {
      return nil
    } catch .tooManySymbolicLinkLevels {
      throw JournalProblem.foreign(path, "it's a symbolic link")
    } catch .isDirectory, .invalidArgument {
      throw JournalProblem.foreign(path, "it isn't a regular file")
    } catch {
      throw FileProblem(operation: .read, path: path, reason: error)
    }
  }

  /// Checks that this journal can be written, before the person begins, and removes unfinished files.
  /// - Throws: `JournalProblem.readOnly` or another `JournalProblem` if the journal cannot be written, `FileProblem`, or `ClockProblem`.
  public func checkReady() throws {
    _ = try Moment.now()
    try asked {
      guard !database.isReadOnly else { throw JournalProblem.readOnly(home.journal) }
      // Only a write shows that the folder cannot be written, because SQLite makes its rollback file there. Setting the version again
      // writes and changes nothing.
      try database.transaction { () throws in try database.execute("PRAGMA user_version = \(Self.version)") }
    }
    try folder.sweep()
    try folder.folder(Home.recordings)?.sweep()
  }

  /// Reads the whole journal and checks that SQLite finds no damage.
  /// - Throws: `JournalProblem.damaged` with SQLite's first complaint, else `JournalProblem` if SQLite fails.
  public func checkIntegrity() throws { try asked { try Self.checkIntegrity(of: database, home.journal) } }
}

extension Journal: Replica {
  /// Returns the ids of the removed affirmations.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func removed() throws -> [Identifier] {
    try asked {
      let statement = try database.prepare("SELECT id FROM removed ORDER BY id")
      var all: [Identifier] = []
      while try statement.step() { if let id = statement.identifier(0) { all.append(id) } }
      return all
    }
  }

  /// Hands over every affirmation with its edits and recordings, in the order of the numbers.
  /// - Throws: `JournalProblem` if SQLite fails or a row is damaged, or what the body throws.
  public func eachHistory(_ body: (History) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(Self.selectAffirmations + " ORDER BY a.number")
      while try statement.step() { try body(try history(of: try read(statement))) }
    }
  }

  /// Hands over every line of the ledger, oldest first, lines taken back included.
  /// - Throws: `JournalProblem` if SQLite fails, or a line is damaged or missing; or what the body throws.
  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(
        """
        SELECT \(Self.lineColumns), owner FROM repetition
          JOIN (SELECT number AS owned, id AS owner FROM affirmation) ON owned = ifnull(origin, affirmation)
        ORDER BY started, id
        """)
      var count = 0
      while try statement.step() {
        guard let owner = statement.identifier(13) else {
          throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
        }
        count += 1
        try body(LedgerLine(affirmation: owner, repetition: try line(statement)))
      }
      guard try database.number("SELECT lines FROM total") == count else { throw lacksLines() }
    }
  }

  /// Returns a recording's sound; nil if its file is lost.
  /// - Throws: `FileProblem` if the file cannot be read, or `WAVProblem` if it is damaged.
  public func sound(of recording: Identifier) throws -> Clip? {
    do { return try clip(of: recording) } catch let problem as FileProblem where problem.reason == .noSuchFileOrDirectory { return nil }
  }
}

/// Rolls back a merge that was only to make a report.
struct NotKept: Error {}
