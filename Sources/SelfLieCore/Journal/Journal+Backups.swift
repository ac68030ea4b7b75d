public import FoundationEssentials
public import SystemPackage

extension Journal {
  /// The size of a journal.
  public struct Contents: Equatable, Sendable, CustomStringConvertible {
    /// The number of affirmations.
    public let affirmations: Int
    /// The number of ledger lines of any kind.
    public let repetitions: Int

    public var description: String { "\(counted(affirmations, "affirmation")) and \(counted(repetitions, "repetition"))" }
  }

  /// Copies the journal, unless that was done today or the journal is empty, and removes all but the last five copies.
  /// - Precondition: The journal passed `checkIntegrity()`.
  /// - Throws: `JournalProblem` if SQLite fails, or `FileProblem` if the copy cannot be written.
  public func backUp(on day: Day = Day(of: .now)) throws {
    // Listed once: a second list might have the copy that another process makes at this moment, and this copy would get the number after it.
    let backups = try Backup.all(in: folder)
    guard backups.last?.day != day, try !isEmpty() else { return }
    try asked { try copy(as: Backup(after: backups, on: day)) }
  }

  /// Whether the journal needs no copy any more on a day: it has one, or is empty.
  /// - Throws: `JournalProblem` if SQLite fails, or `FileProblem` if the copies cannot be listed.
  public func isBackedUp(on day: Day = Day(of: .now)) throws -> Bool {
    try Backup.all(in: folder).last?.day == day || isEmpty()
  }

  /// Makes a copy, and removes the oldest beyond `Backup.kept`.
  /// - Throws: `SQLiteError` if SQLite fails, or `FileProblem` or `FolderProblem` if the copy cannot be written.
  func copy(as backup: Backup) throws {
    let backups = try folder.making(Home.backups), beside = Folder.temporaryName()
    defer { try? folder.remove(beside) }
    try Self.vacuum(database, into: beside, in: folder)
    // If the name is taken, another process has just made the same copy.
    _ = try folder.claim(backup.name, in: backups, for: beside)
    try Self.letOldest(go: backups, in: folder)
  }

  static func letOldest(go backups: borrowing Folder, in folder: borrowing Folder) throws {
    for old in try Backup.all(in: folder).dropLast(Backup.kept) { try backups.remove(old.name) }
  }

  /// Returns the copies in a home, oldest first.
  /// - Throws: `FileProblem` if the copies cannot be listed.
  public static func backups(in home: Home) throws -> [Backup] {
    guard let folder = try Folder.open(home.data, toRead: true) else { return [] }
    return try Backup.all(in: folder)
  }

  /// Counts the affirmations and ledger lines in a copy.
  /// - Throws: `BackupProblem` if the copy does not exist, `JournalProblem` if it is damaged, or `FileProblem`.
  public static func contents(of backup: Backup, in home: Home) throws -> Contents {
    guard let folder = try Folder.open(home.data, toRead: true) else { throw BackupProblem.noBackup(backup.number) }
    return try asked(home.file(of: backup)) { try contents(of: try open(backup, in: folder, of: home)) }
  }

  /// Counts the affirmations and ledger lines in the journal; nil if there is no journal.
  /// - Throws: `JournalProblem` if the journal is damaged, or `FileProblem`.
  public static func contents(in home: Home) throws -> Contents? {
    guard let journal = try openToRead(in: home) else { return nil }
    try journal.checkIntegrity()
    return try journal.contents()
  }

  /// Opens a copy for reading, after a check of the whole copy.
  /// - Throws: `BackupProblem` if the copy does not exist, `JournalProblem` or `SQLiteError` if it is damaged, or `FileProblem`.
  static func open(_ backup: Backup, in folder: borrowing Folder, of home: Home) throws -> Database {
    let file = home.file(of: backup)
    guard let backups = try folder.folder(Home.backups), try size(of: backup.name, in: backups) != nil else {
      throw BackupProblem.noBackup(backup.number)
    }
    let database = try Database.open(try backups.resolved().appending(backup.name).string, toRead: true)
    try checkSchema(of: database, file)
    try checkIntegrity(of: database, file)
    return database
  }

  /// The place where the replaced journal was put.
  public enum Aside: Equatable, Sendable {
    /// There was no journal to keep.
    case nothing
    /// The journal was whole, and is now a copy itself.
    case copy(Backup)
    /// The journal was damaged, but somebody may know how to get more out of the file.
    case file(FilePath)
  }

  /// Puts a copy in the journal's place, all or nothing, and drops the rows of recordings whose files are gone.
  /// - Returns: The place where the replaced journal was put.
  /// - Throws: `BackupProblem` if the copy does not exist, `JournalProblem` if it is damaged or the journal in use, or `FileProblem`.
  public static func restore(_ backup: Backup, in home: Home, on day: Day = Day(of: .now)) throws -> Aside {
    guard let folder = try folder(of: home) else { throw BackupProblem.noBackup(backup.number) }
    let size = try size(of: Home.journal, in: folder)
    let fresh = Folder.temporaryName()
    defer { try? folder.remove(fresh) }
    try asked(home.file(of: backup)) {
      try vacuum(try open(backup, in: folder, of: home), into: fresh, in: folder)
      try forgetLostRecordings(in: try Database.open(try folder.resolved().appending(fresh).string), folder)
    }
    return try asked(home.journal) {
      // Nobody writes a repetition until the new file has the name. SQLite tells later writers that the file was moved.
      let present = size ?? 0 > 0 ? try lockedOut(folder, of: home) : nil
      let isWhole = present != nil
      let backups = try folder.making(Home.backups)
      var aside = Aside.nothing
      if isWhole {
        let copy = Backup(after: try Backup.all(in: folder), on: day)
        guard try folder.claim(copy.name, in: backups, for: Home.journal) else { throw JournalProblem.busy(home.journal) }
        aside = .copy(copy)
      } else {
        let name = "aside-\(Identifier()).sqlite"
        // An unfinished write belongs to the old file: SQLite must never roll it back in the new one.
        if folder.has(Home.rollback) { try folder.move(Home.rollback, to: backups, as: name + "-journal") }
        if size != nil {
          _ = try folder.claim(name, in: backups, for: Home.journal)
          aside = .file(home.backups.appending(name))
        }
      }
      try folder.rename(fresh, to: Home.journal)
      extendLifetime(present)
      try letOldest(go: backups, in: folder)
      return aside
    }
  }

  /// Opens the journal and keeps other processes from writing until it is closed; nil if the journal is damaged.
  /// - Throws: `SQLiteError` if another process is writing.
  static func lockedOut(_ folder: borrowing Folder, of home: Home) throws -> Database? {
    do {
      let database = try Database.open(try folder.resolved().appending(Home.journal).string)
      try database.execute(settings)
      try database.execute("BEGIN EXCLUSIVE")
      try checkSchema(of: database, home.journal)
      try checkIntegrity(of: database, home.journal)
      return database
    } catch let error as SQLiteError where error.primary == .busy {
      throw error
    } catch {
      return nil
    }
  }
}
