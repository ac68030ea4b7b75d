public import SystemPackage

/// The state of everything in a home, found without changing anything.
public struct Inventory: Sendable {
  /// The state of the journal.
  public enum Ledger: Sendable {
    case none
    case whole(Journal.Contents)
    /// A crash left a write unfinished. SQLite rolls it back as soon as the journal is opened for writing.
    case unfinished
    case unusable(any Problem)
  }

  /// The home that was looked at.
  public let home: Home
  /// Whether the data folder exists.
  public let isThere: Bool
  /// The state of the journal.
  public let ledger: Ledger
  /// The files and folders for which other users have any permission.
  public let exposed: [FilePath]
  /// The files and folders that belong to another user.
  public let foreign: [FilePath]
  /// The number of affirmations with a recording; nil if the journal could not be read.
  public let recordings: Int?
  /// The files that no affirmation uses, and files that were never finished.
  public let unused: [FilePath]
  /// The affirmations with a recording that cannot be read, and the reason.
  public let unreadable: [(number: Int, problem: any Problem)]
  /// The affirmations in use that have no recording yet.
  public let unrecorded: [Int]
  /// The room that is left on the disk, in bytes; nil if it is not known.
  let room: Int?
  /// Why the folder can't have one file under two names, as writing needs; nil if it can, or if it is not known or was not tried.
  let lackOfHardLinks: Lack?
  /// The file system of the folder, if that keeps no permissions.
  let withoutPermissions: FileSystem?
  /// The newest copy of the journal.
  public let backup: Backup?

  /// Looks at a home, reading the whole journal and every recording.
  /// - Parameter triesLinks: Whether an empty file is made and removed to see if it can have two names.
  public init(of home: Home, triesLinks: Bool = false) {
    self.home = home
    isThere = Disk.entry(home.data) != nil
    var rows: [(number: Int, recording: Identifier)]?
    var ledger = Ledger.none, unrecorded: [Int] = []
    do {
      if let journal = try Journal.openToRead(in: home) {
        try journal.checkIntegrity()
        try journal.checkSums()
        let contents = try journal.contents()
        rows = try journal.recordings()
        unrecorded = try journal.unrecorded()
        ledger = .whole(contents)
        if ![home.data, home.journal].allSatisfy(Disk.isWritable) { ledger = .unusable(JournalProblem.readOnly(home.journal)) }
      } else {
        rows = []
      }
    } catch JournalProblem.readOnly where Disk.entry(home.rollback) != nil {
      ledger = .unfinished
    } catch let problem as any Problem {
      ledger = .unusable(problem)
    } catch {
      ledger = .unusable(JournalProblem.failed(home.journal, "\(error)"))
    }
    self.ledger = ledger
    self.unrecorded = unrecorded
    room = Disk.room(at: home.data)
    lackOfHardLinks = triesLinks ? (try? Folder.open(home.data, toRead: true))??.lackOfHardLinks() : nil
    withoutPermissions = FileSystem(at: home.data).flatMap { $0.keepsPermissions ? nil : $0 }

    let files = Self.files(in: home.recordings), copies = Self.files(in: home.backups)
    let all = [home.data, home.journal, home.recordings, home.backups] + files + copies
    let entries = all.compactMap { path in Disk.entry(path).map { (path: path, entry: $0) } }
    exposed = entries.filter(\.entry.isExposed).map(\.path)
    foreign = entries.filter { !$0.entry.isOwn }.map(\.path)
    backup = copies.compactMap { $0.lastComponent.flatMap { Backup(name: $0.string) } }.max()

    recordings = rows.map { Set($0.map(\.number)).count }
    let used = rows.map { rows in
      Set(rows.flatMap { [home.file(of: $0.recording), home.recordings.appending(Home.untrimmed(of: $0.recording.description))] })
    }
    let unfinished = Self.files(in: home.data).filter { Folder.isTemporary($0.string) }
    unused = used.map { used in files.filter { !used.contains($0) } + unfinished } ?? []
    unreadable = (rows ?? []).compactMap { row in
      do {
        _ = try WAV.read(home.file(of: row.recording))
        return nil
      } catch {
        return (error as? any Problem).map { (row.number, $0) }
      }
    }
  }

  private static func files(in folder: FilePath) -> [FilePath] {
    // A folder that does not exist has no files.
    let names = (try? Disk.names(in: folder)) ?? []
    return names.sorted().map { folder.appending($0) }
  }
}
