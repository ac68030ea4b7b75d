import FoundationEssentials
import SystemPackage

/// The affirmations and the ledger of their repetitions, in one SQLite file; the recordings beside it. SQL is in this folder alone.
public struct Journal: ~Copyable {
  let database: Database
  let folder: Folder
  let home: Home

  /// Opens the journal, and makes it if there is none.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
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

  /// Opens the journal; nil if there is none, and nothing is made.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
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

  /// Opens the journal only to look at it, as old as it is; nil if there is none. Nobody waits long for who writes meanwhile.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
  /// - Throws: `JournalProblem.readOnly` if days ended at another hour when it was last opened, so that its sums would have to be made anew.
  public static func openToRead(in home: Home, dayEnds: Int? = nil) throws -> Journal? {
    guard let folder = try Folder.open(home.data, toRead: true), let journal = try connect(in: folder, of: home, toRead: true) else {
      return nil
    }
    try journal.asked {
      try journal.database.execute("PRAGMA busy_timeout = 1000")
      if try journal.isSmall() { try journal.checkIntegrity() }
      if try journal.database.number("PRAGMA user_version") == version { try journal.checkTotals() }
      guard let dayEnds else { return }
      guard try journal.database.number("SELECT day_ends FROM own") == dayEnds else { throw JournalProblem.readOnly(home.journal) }
    }
    return journal
  }

  /// A journal of so many pages of 4096 bytes, about 8,000 repetitions, is read whole whenever it is opened: that takes about 10 ms (1.5 to
  /// 2.5 ms for 1,000 repetitions), and finds a wrong bit before it becomes a wrong count. A larger one is read whole before it is copied, and
  /// by `doctor`.
  static let smallJournal = 256

  /// Whether it is read whole whenever it is opened, and quickly copied.
  public func isSmall() throws -> Bool { try asked { try database.number("PRAGMA page_count") <= Self.smallJournal } }

  /// The folder that everything is kept in, closed to others; nil if there is none.
  static func folder(of home: Home) throws -> Folder? {
    guard let folder = try Folder.open(home.data) else { return nil }
    try folder.shut(holding: Home.isName)
    return folder
  }

  /// Opens the journal and proves that it is one; nil if there is none.
  static func connect(in folder: consuming Folder, of home: Home, toRead: Bool = false) throws -> Journal? {
    let path = home.journal
    guard let size = try size(of: Home.journal, in: folder) else { return nil }
    // SQLite takes an empty file for a new database; here it is one that was lost.
    guard size > 0 else { throw JournalProblem.damaged(path, "it is empty") }
    // SQLite would wait for ever for what comes out of a FIFO.
    _ = try Self.size(of: Home.rollback, in: folder)
    let real = try folder.resolved().appending(Home.journal)
    let database = try asked(path) {
      let database = try Database.open(real.string, toRead: toRead)
      try database.execute(settings)
      try checkSchema(of: database, path)
      // SQLite takes what is missing of the last page for zeros, and often some are. Whoever writes meanwhile makes the file longer only.
      let whole = try database.number("PRAGMA page_count") * database.number("PRAGMA page_size")
      guard try Self.size(of: Home.journal, in: folder) ?? 0 >= whole else { throw JournalProblem.damaged(path, "it is cut off") }
      return database
    }
    return Journal(database: database, folder: folder, home: home)
  }

  /// The size of a file in bytes; nil if there is none.
  /// - Throws: `JournalProblem.foreign` for what is no file.
  static func size(of name: String, in folder: borrowing Folder) throws -> Int? {
    let path = folder.path.appending(name)
    do throws(Errno) {
      let (file, size) = try folder.open(name)
      try? file.close()
      return size
    } catch .noSuchFileOrDirectory {
      return nil
    } catch .tooManySymbolicLinkLevels {
      throw JournalProblem.foreign(path, "it is a symbolic link")
    } catch .isDirectory, .invalidArgument {
      throw JournalProblem.foreign(path, "it is not a regular file")
    } catch {
      throw FileProblem(operation: .read, path: path, reason: error)
    }
  }

  /// Proves that this journal can be written, before anything is promised to the person.
  public func checkReady() throws {
    _ = try Moment.now()
    try asked {
      guard !database.isReadOnly else { throw JournalProblem.readOnly(home.journal) }
      // A folder that may not be written is noticed only by a write: SQLite makes its rollback file there. Setting the version again
      // writes and changes nothing.
      try database.transaction { () throws in try database.execute("PRAGMA user_version = \(Self.version)") }
    }
    try folder.sweep()
    try folder.folder(Home.recordings)?.sweep()
  }

  /// Proves that this journal can be read whole.
  public func checkIntegrity() throws { try asked { try Self.checkIntegrity(of: database, home.journal) } }
}

extension Journal: Replica {
  public func removed() throws -> [Identifier] {
    try asked {
      let statement = try database.prepare("SELECT id FROM removed ORDER BY id")
      var all: [Identifier] = []
      while try statement.step() { if let id = statement.identifier(0) { all.append(id) } }
      return all
    }
  }

  public func eachHistory(_ body: (History) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(Self.selectAffirmations + " ORDER BY a.number")
      while try statement.step() { try body(try history(of: try read(statement))) }
    }
  }

  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(
        """
        SELECT \(Self.lineColumns), owner FROM repetition JOIN (SELECT number AS owned, id AS owner FROM affirmation) ON owned = affirmation
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

  public func sound(of recording: Identifier) throws -> Clip? {
    do { return try clip(of: recording) } catch let problem as FileProblem where problem.reason == .noSuchFileOrDirectory { return nil }
  }
}

/// Ends a transaction that was only to show what would come of it.
struct NotKept: Error {}
