public import FoundationEssentials
public import SystemPackage

extension Journal {
  /// How much a journal holds.
  public struct Contents: Equatable, Sendable, CustomStringConvertible {
    public let affirmations: Int
    /// Of any kind.
    public let repetitions: Int

    public var description: String { "\(counted(affirmations, "affirmation")) and \(counted(repetitions, "repetition"))" }
  }

  /// Copies the journal, which was checked, unless that was done today or there is nothing in it yet. The last five copies are kept.
  public func backUp(on day: Day = Day(of: .now)) throws {
    guard try !isBackedUp(on: day) else { return }
    try asked { try copy(as: Backup(after: try Backup.all(in: folder), on: day)) }
  }

  /// Whether there is nothing to copy any more on a day.
  public func isBackedUp(on day: Day = Day(of: .now)) throws -> Bool {
    try Backup.all(in: folder).last?.day == day || isEmpty()
  }

  func copy(as backup: Backup) throws {
    let backups = try folder.making(Home.backups), beside = Folder.temporaryName()
    defer { try? folder.remove(beside) }
    try Self.vacuum(database, into: beside, in: folder)
    // If somebody has this name, they have just made the same copy.
    _ = try folder.claim(backup.name, in: backups, for: beside)
    try Self.letOldest(go: backups, in: folder)
  }

  static func letOldest(go backups: borrowing Folder, in folder: borrowing Folder) throws {
    for old in try Backup.all(in: folder).dropLast(Backup.kept) { try backups.remove(old.name) }
  }

  /// The copies there are, oldest first.
  public static func backups(in home: Home) throws -> [Backup] {
    guard let folder = try Folder.open(home.data, toRead: true) else { return [] }
    return try Backup.all(in: folder)
  }

  /// What is in a copy.
  /// - Throws: Why it cannot be used.
  public static func contents(of backup: Backup, in home: Home) throws -> Contents {
    guard let folder = try Folder.open(home.data, toRead: true) else { throw BackupProblem.noBackup(backup.number) }
    return try asked(home.file(of: backup)) { try contents(of: try open(backup, in: folder, of: home)) }
  }

  /// What is in the journal now; nil if there is none.
  public static func contents(in home: Home) throws -> Contents? {
    guard let journal = try openToRead(in: home) else { return nil }
    try journal.checkIntegrity()
    return try journal.contents()
  }

  /// Opens a copy to read, and proves that it is whole.
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

  /// Where the journal went that was there before a copy took its place.
  public enum Aside: Equatable, Sendable {
    case nothing
    /// It was whole, and is a copy itself now.
    case copy(Backup)
    /// It was not: somebody may know how to get more out of it.
    case file(FilePath)
  }

  /// Puts a copy in the journal's place, all or nothing. Recordings that are gone are forgotten.
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
      // Nobody writes a repetition between here and the new name; SQLite tells who wants to later that the file was moved.
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
        // A write that was not finished belongs to the old file: it must never be taken back in the new one.
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

  /// The journal with everybody else kept from writing in it until it is closed; nil if it is not whole.
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
