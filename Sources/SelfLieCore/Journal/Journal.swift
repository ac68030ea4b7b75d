import FoundationEssentials
public import SystemPackage

/// The affirmations and the ledger of their repetitions, in one SQLite file; the recordings beside it. The only file with SQL.
public struct Journal: ~Copyable {
  private let database: Database
  private let folder: Folder
  private let home: Home

  /// Opens the journal, and makes it if there is none.
  public static func open(in home: Home) throws -> Journal {
    if let journal = try openIfThere(in: home) { return journal }
    try Disk.makePrivateFolder(home.data)
    if let folder = try folder(of: home) {
      _ = try folder.making(Home.recordings)
      try asked(home.journal) { try create(in: folder) }
    }
    guard let journal = try openIfThere(in: home) else {
      throw FileProblem(action: .create, path: home.journal, reason: .noSuchFileOrDirectory)
    }
    return journal
  }

  /// Opens the journal; nil if there is none, and nothing is made.
  public static func openIfThere(in home: Home) throws -> Journal? {
    guard let folder = try folder(of: home), let journal = try connect(in: folder, of: home) else { return nil }
    if try journal.asked({ try journal.database.number("PRAGMA page_count") <= smallJournal }) { try journal.checkIntegrity() }
    try journal.asked { try journal.bringUpToDate() }
    return journal
  }

  /// Opens the journal only to look at it, as old as it is; nil if there is none.
  public static func openToRead(in home: Home) throws -> Journal? {
    guard let folder = try Folder.open(home.data, toRead: true) else { return nil }
    return try connect(in: folder, of: home, toRead: true)
  }

  /// A journal of so many pages of 4096 bytes, about 8,000 repetitions, is read whole whenever it is opened: that takes about 10 ms (1.5 to
  /// 2.5 ms for 1,000 repetitions), and finds a wrong bit before it becomes a wrong count. A larger one is read whole before a sitting, before
  /// it is copied, and by `doctor`.
  private static let smallJournal = 256

  /// The folder that everything is kept in, closed to others; nil if there is none.
  private static func folder(of home: Home) throws -> Folder? {
    guard let folder = try Folder.open(home.data) else { return nil }
    try folder.shut(holding: Home.isName)
    return folder
  }

  /// Opens the journal and proves that it is one; nil if there is none.
  private static func connect(in folder: consuming Folder, of home: Home, toRead: Bool = false) throws -> Journal? {
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
  private static func size(of name: String, in folder: borrowing Folder) throws -> Int? {
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
      throw FileProblem(action: .read, path: path, reason: error)
    }
  }

  /// Proves that this journal can be read whole and written, before anything is promised to the person.
  public func checkReady() throws {
    try asked {
      guard !database.isReadOnly else { throw JournalProblem.readOnly(home.journal) }
      try checkIntegrity()
      // A folder that may not be written is noticed only by a write: SQLite makes its rollback file there. Setting the version again
      // writes and changes nothing.
      try database.transaction { () throws in try database.execute("PRAGMA user_version = \(Self.version)") }
    }
    try folder.sweep()
    try folder.folder(Home.recordings)?.sweep()
  }

  /// Proves that this journal can be read whole.
  func checkIntegrity() throws { try asked { try Self.checkIntegrity(of: database, home.journal) } }

  // MARK: Affirmations

  /// How much there is. This, and the next, works for every version.
  func contents() throws -> Contents { try asked { try Self.contents(of: database) } }

  /// The recording of each affirmation that has one.
  func recordings() throws -> [(number: Int, recording: Identifier)] {
    try asked {
      let statement = try database.prepare("SELECT affirmation, id FROM recording ORDER BY affirmation")
      var all: [(number: Int, recording: Identifier)] = []
      while try statement.step() {
        guard let id = statement.text(1).flatMap(Identifier.init) else {
          throw JournalProblem.damaged(home.journal, "a recording has no proper id")
        }
        all.append((statement.integer(0), id))
      }
      return all
    }
  }

  /// What a new affirmation is made of.
  public struct Draft {
    public var text: String
    public var goal: String?
    public var reason: String?
    public var target: Int
    public var strictness: Strictness
    public var model: FilePath?
    public var dictionary: FilePath?
    public var pronunciations: [String: [Pronunciation]]

    /// - Throws: What cannot be seen in a text, with its place; the rest is tidied.
    public init(
      text: String, goal: String? = nil, reason: String? = nil, target: Int = Affirmation.usualTarget, strictness: Strictness = .normal,
      model: FilePath? = nil, dictionary: FilePath? = nil, pronunciations: [String: [Pronunciation]] = [:]
    ) throws(ProseProblem) {
      for (name, text) in [("the text", text), ("--goal", goal ?? ""), ("--because", reason ?? "")] { try Prose.check(text, as: name) }
      self.text = Prose.tidied(text)
      self.goal = goal.map(Prose.tidied)
      self.reason = reason.map(Prose.tidied)
      self.target = target
      self.strictness = strictness
      self.model = model
      self.dictionary = dictionary
      self.pronunciations = pronunciations
    }
  }

  /// Keeps a new affirmation with its recording and answers with it, number included.
  public func add(_ draft: Draft, recording clip: Clip, isVerified: Bool) throws -> Affirmation {
    try writing(clip, isVerified: isVerified) { recording in
      let number = try database.transaction { () throws in
        try database.run(
          """
          INSERT INTO affirmation (id, text, goal, reason, target, created, strictness, model, dictionary)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          [
            .text(Identifier().description), .text(draft.text), Value(draft.goal), Value(draft.reason), Value(draft.target),
            Value(milliseconds(.now)), .text(draft.strictness.rawValue), Value(draft.model?.string), Value(draft.dictionary?.string),
          ])
        let number = database.lastInserted
        for (word, several) in draft.pronunciations.sorted(by: { $0.key < $1.key }) { try insert(several, of: word, in: number) }
        try insert(recording, of: number)
        return number
      }
      return try affirmation(.number(number))
    }
  }

  /// Every affirmation, in the order of their numbers, with what the ledger says about it.
  public func affirmations() throws -> [(affirmation: Affirmation, tally: Tally)] {
    try asked {
      let statement = try database.prepare(Self.selectAffirmations + " ORDER BY a.number")
      var all: [(affirmation: Affirmation, tally: Tally)] = []
      while try statement.step() { all.append(try read(statement)) }
      return all
    }
  }

  /// The one affirmation that is meant.
  /// - Throws: `JournalProblem.noAffirmation` or `.ambiguous`.
  public func affirmation(_ reference: Reference) throws -> Affirmation {
    try asked {
      let statement: Statement
      switch reference {
      case .number(let number):
        statement = try database.prepare(Self.selectAffirmations + " WHERE a.number = ?")
        try statement.bind([Value(number)])
      case .prefix(let prefix):
        statement = try database.prepare(Self.selectAffirmations + " WHERE ?2 <> '' AND substr(a.id, 1, ?1) = ?2 ORDER BY a.number")
        try statement.bind([Value(prefix.unicodeScalars.count), .text(prefix)])
      }
      var found: [Affirmation] = []
      while try statement.step() { found.append(try read(statement).affirmation) }
      guard let first = found.first else { throw JournalProblem.noAffirmation(reference) }
      guard found.count == 1 else { throw JournalProblem.ambiguous(reference, found.map(\.id)) }
      return first
    }
  }

  /// What the ledger says about one affirmation.
  public func tally(of affirmation: Affirmation) throws -> Tally {
    try asked {
      let statement = try database.prepare("SELECT kind, count(*) FROM repetition WHERE affirmation = ? GROUP BY kind")
      try statement.bind([Value(affirmation.number)])
      var tally = Tally()
      while try statement.step() {
        switch statement.text(0).flatMap(Repetition.Kind.init) {
        case .spoken: tally.spoken = statement.integer(1)
        case .listened: tally.listened = statement.integer(1)
        case .claimed: tally.claimed = statement.integer(1)
        case nil: throw JournalProblem.damaged(home.journal, "a repetition is of no known kind")
        }
      }
      return tally
    }
  }

  /// Where one affirmation stands.
  public func standing(of affirmation: Affirmation) throws -> Standing {
    var standing = Standing(tally: try tally(of: affirmation))
    try asked {
      // A quotient is rounded toward zero, which before 1970 is the next day.
      let statement = try database.prepare(
        """
        SELECT (started + 1000 * offset) / 86400000 - ((started + 1000 * offset) % 86400000 < 0), count(*)
        FROM repetition WHERE affirmation = ? AND kind = 'spoken' GROUP BY 1
        """)
      try statement.bind([Value(affirmation.number)])
      while try statement.step() { standing.spoken[Day(number: statement.integer(0)), default: 0] += statement.integer(1) }
    }
    return standing
  }

  /// Keeps how an affirmation's owner says one of its words, in the place of what was kept of it before. The same a second time changes
  /// nothing.
  /// - Parameter pronunciations: All of them: what is kept replaces what the dictionary says.
  public func learn(_ word: String, as pronunciations: [Pronunciation], of affirmation: Affirmation) throws {
    try asked {
      try database.transaction { () throws in
        try database.run("DELETE FROM pronunciation WHERE affirmation = ? AND word = ?", [Value(affirmation.number), .text(word)])
        try insert(pronunciations, of: word, in: affirmation.number)
      }
    }
  }

  /// Removes an affirmation with its ledger and its recording: the rows first, so that a crash leaves a file too many, never a row.
  public func remove(_ affirmation: Affirmation) throws {
    try asked {
      try database.transaction { () throws in
        try database.run("DELETE FROM affirmation WHERE number = ?", [Value(affirmation.number)])
      }
    }
    if let recording = affirmation.recording { try removeFile(of: recording) }
  }

  // MARK: The ledger

  /// Writes one repetition into the ledger; when this returns, it is kept. The same id a second time changes nothing.
  /// - Returns: What the ledger then says.
  @discardableResult
  public func keep(_ repetition: Repetition, of affirmation: Affirmation) throws -> Tally {
    try asked {
      try database.transaction { () throws in
        try database.run(
          """
          INSERT INTO repetition (id, affirmation, started, offset, kind, confidence, duration) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING
          """,
          [
            .text(repetition.id.description), Value(affirmation.number), Value(milliseconds(repetition.started)),
            Value(repetition.offset), .text(repetition.kind.rawValue), .real(repetition.confidence), .real(repetition.duration),
          ])
      }
    }
    return try tally(of: affirmation)
  }

  /// Takes one repetition back out of the ledger; one that is not there changes nothing.
  /// - Returns: What the ledger then says.
  @discardableResult
  public func takeBack(_ repetition: Repetition, of affirmation: Affirmation) throws -> Tally {
    try asked {
      try database.transaction { () throws in
        try database.run(
          "DELETE FROM repetition WHERE id = ? AND affirmation = ?", [.text(repetition.id.description), Value(affirmation.number)])
      }
    }
    return try tally(of: affirmation)
  }

  // MARK: Recordings

  /// Gives an affirmation another recording; the old one's file goes last.
  public func replaceRecording(of affirmation: Affirmation, with clip: Clip, isVerified: Bool) throws {
    try writing(clip, isVerified: isVerified) { recording in
      try database.transaction { () throws in
        try database.run("DELETE FROM recording WHERE affirmation = ?", [Value(affirmation.number)])
        try insert(recording, of: affirmation.number)
      }
    }
    if let old = affirmation.recording { try removeFile(of: old) }
  }

  /// Writes a recording's file before its row: a crash in between leaves a file too many, an error nothing.
  private func writing<Result>(_ clip: Clip, isVerified: Bool, _ body: (Recording) throws -> Result) throws -> Result {
    let recording = Recording(id: Identifier(), made: .now, duration: clip.duration, verified: isVerified)
    let files = try folder.making(Home.recordings), name = Home.name(of: recording.id.description)
    try files.create(name, contents: WAV.bytes(of: clip))
    do { return try asked { try body(recording) } } catch {
      // A commit may fail at its very end, when the row is there already: then it needs its file.
      if (try? recordings().contains { $0.recording == recording.id }) == false { try? files.remove(name) }
      throw error
    }
  }

  private func removeFile(of recording: Recording) throws {
    try folder.folder(Home.recordings)?.remove(Home.name(of: recording.id.description))
  }

  /// Reads an affirmation's recording.
  public func clip(of recording: Recording) throws -> Clip {
    let path = home.file(of: recording)
    guard let recordings = try folder.folder(Home.recordings) else {
      throw FileProblem(action: .read, path: path, reason: .noSuchFileOrDirectory)
    }
    return try WAV.clip(from: try recordings.read(Home.name(of: recording.id.description), atMost: WAV.largestFile), of: path)
  }

  // MARK: Copies

  /// How much a journal holds.
  public struct Contents: Equatable, Sendable, CustomStringConvertible {
    public let affirmations: Int
    /// Of any kind.
    public let repetitions: Int

    public var description: String { "\(counted(affirmations, "affirmation")) and \(counted(repetitions, "repetition"))" }
  }

  /// Copies the journal, which was checked, unless that was done today or there is nothing in it yet. The last five copies are kept.
  public func backUp(on day: Day = Day(of: .now)) throws {
    let others = try Backup.all(in: folder)
    guard try contents().affirmations > 0, others.last?.day != day else { return }
    try asked { try copy(as: Backup(after: others, on: day)) }
  }

  private func copy(as backup: Backup) throws {
    let backups = try folder.making(Home.backups), beside = Folder.temporaryName()
    defer { try? folder.remove(beside) }
    try Self.vacuum(database, into: beside, in: folder)
    // If somebody has this name, they have just made the same copy.
    _ = try folder.claim(backup.name, in: backups, for: beside)
    try Self.letOldest(go: backups, in: folder)
  }

  private static func letOldest(go backups: borrowing Folder, in folder: borrowing Folder) throws {
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
  private static func open(_ backup: Backup, in folder: borrowing Folder, of home: Home) throws -> Database {
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
  private static func lockedOut(_ folder: borrowing Folder, of home: Home) throws -> Database? {
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

  // MARK: SQL

  /// What a connection needs to keep its word: https://www.sqlite.org/pragma.html. EXTRA, because FULL with a DELETE journal lost a
  /// repetition in 160 of 1,266 simulated power cuts, and EXTRA none.
  private static let settings = """
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = EXTRA;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
    """

  /// "sflk": whose file it is.
  private static let applicationID = 0x7366_6C6B
  private static var version: Int { steps.count }

  /// How an empty file becomes a journal, and an older one a newer: each step leads to the version of its number. What was once published
  /// never changes.
  ///
  /// Moments are milliseconds since 1970 in UTC, durations seconds, offsets seconds east of Greenwich.
  private static let steps = [
    """
    CREATE TABLE affirmation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      text TEXT NOT NULL CHECK (text <> ''),
      goal TEXT,
      reason TEXT,
      target INTEGER NOT NULL CHECK (target > 0),
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE pronunciation (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      word TEXT NOT NULL,
      phones TEXT NOT NULL,
      PRIMARY KEY (affirmation, word, phones)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE recording (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE,
      id TEXT NOT NULL UNIQUE,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1))
    ) STRICT;
    CREATE TABLE repetition (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed')),
      confidence REAL NOT NULL,
      duration REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, kind, started);
    """,
    """
    ALTER TABLE affirmation ADD COLUMN strictness TEXT NOT NULL DEFAULT 'normal' CHECK (strictness IN ('gentle', 'normal', 'strict'));
    ALTER TABLE affirmation ADD COLUMN model TEXT;
    ALTER TABLE affirmation ADD COLUMN dictionary TEXT;
    """,
  ]

  private static let selectAffirmations = """
    SELECT a.number, a.id, a.text, a.goal, a.reason, a.target, a.created, a.strictness, a.model, a.dictionary,
      r.id, r.made, r.duration, r.verified,
      (SELECT count(*) FROM repetition WHERE affirmation = a.number AND kind = 'spoken'),
      (SELECT count(*) FROM repetition WHERE affirmation = a.number AND kind = 'listened'),
      (SELECT count(*) FROM repetition WHERE affirmation = a.number AND kind = 'claimed')
    FROM affirmation a LEFT JOIN recording r ON r.affirmation = a.number
    """

  /// Makes a whole journal under another name, then claims the final one: two that are first at the same time both find a whole one.
  private static func create(in folder: borrowing Folder) throws {
    let beside = Folder.temporaryName()
    defer { try? folder.remove(beside) }
    try folder.create(beside)
    let database = try Database.open(try folder.resolved().appending(beside).string)
    try database.execute(settings)
    try database.transaction { () throws in
      try database.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
      for step in steps { try database.execute(step) }
    }
    _ = try folder.claim(Home.journal, in: folder, for: beside)
  }

  private static func checkSchema(of database: borrowing Database, _ path: FilePath) throws {
    guard try database.number("PRAGMA application_id") == applicationID else {
      throw JournalProblem.foreign(path, "another program made it")
    }
    // A view could take the place of a table and never end, a trigger write what nobody said.
    let others = try database.number("SELECT count(*) FROM sqlite_schema WHERE type IN ('view', 'trigger') OR sql LIKE 'CREATE VIRTUAL%'")
    guard others == 0 else { throw JournalProblem.foreign(path, "it has views or triggers that selflie did not make") }
    let version = try database.number("PRAGMA user_version")
    guard version <= Self.version else { throw JournalProblem.newer(path, version) }
    guard version > 0 else { throw JournalProblem.damaged(path, "its version is \(version)") }
  }

  private static func checkIntegrity(of database: borrowing Database, _ path: FilePath) throws {
    let statement = try database.prepare("PRAGMA integrity_check(1)")
    guard try statement.step(), let answer = statement.text(0) else { throw JournalProblem.damaged(path, "it cannot be checked") }
    // It may say in a line of its own which database it means; there is only this one.
    guard answer == "ok" else {
      throw JournalProblem.damaged(path, answer.split(whereSeparator: \.isNewline).last.map(String.init) ?? answer)
    }
  }

  private static func contents(of database: borrowing Database) throws -> Contents {
    Contents(
      affirmations: try database.number("SELECT count(*) FROM affirmation"),
      repetitions: try database.number("SELECT count(*) FROM repetition"))
  }

  /// Takes the steps that an older journal has not taken, all or none, after a copy was put aside.
  private func bringUpToDate() throws {
    guard try database.number("PRAGMA user_version") < Self.version else { return }
    try copy(as: Backup(after: try Backup.all(in: folder), on: Day(of: .now)))
    try database.transaction { () throws in
      // Somebody else may have done it meanwhile.
      for step in Self.steps[min(try database.number("PRAGMA user_version"), Self.version)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(Self.version)")
    }
  }

  /// Writes a new private file that has all of a database and nothing that was deleted from it, and waits until it is on the disk, which
  /// `VACUUM INTO` leaves to its caller (https://www.sqlite.org/lang_vacuum.html).
  private static func vacuum(_ database: borrowing Database, into name: String, in folder: borrowing Folder) throws {
    // SQLite makes its files readable for others, but takes an empty one as it is.
    try folder.create(name)
    let statement = try database.prepare("VACUUM INTO ?")
    try statement.bind([.text(try folder.resolved().appending(name).string)])
    _ = try statement.step()
    try folder.synchronise(name)
  }

  /// Leaves no row without its file: a copy may be older than a new recording.
  private static func forgetLostRecordings(in database: borrowing Database, _ folder: borrowing Folder) throws {
    let files = try Set(folder.folder(Home.recordings)?.names() ?? [])
    try database.execute(settings)
    let rows = try database.prepare("SELECT id FROM recording")
    var lost: [String] = []
    while try rows.step() { if let id = rows.text(0), !files.contains(Home.name(of: id)) { lost.append(id) } }
    try database.transaction { () throws in
      for id in lost { try database.run("DELETE FROM recording WHERE id = ?", [.text(id)]) }
    }
  }

  private func insert(_ recording: Recording, of number: Int) throws {
    try database.run(
      "INSERT INTO recording (affirmation, id, made, duration, verified) VALUES (?, ?, ?, ?, ?)",
      [
        Value(number), .text(recording.id.description), Value(milliseconds(recording.made)), .real(recording.duration),
        Value(recording.verified ? 1 : 0),
      ])
  }

  private func insert(_ pronunciations: [Pronunciation], of word: String, in number: Int) throws {
    for pronunciation in pronunciations {
      try database.run(
        "INSERT INTO pronunciation (affirmation, word, phones) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(number), .text(word), .text(pronunciation.description)])
    }
  }

  /// Reads one row of `selectAffirmations`.
  private func read(_ row: borrowing Statement) throws -> (affirmation: Affirmation, tally: Tally) {
    // What another program, or an older selflie, wrote is tidied too, so that one text is one line wherever it is shown.
    func prose(_ column: Int32) -> String? { row.text(column).map(Prose.tidied) }
    guard let id = row.text(1).flatMap(Identifier.init), let text = prose(2) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
    }
    guard let strictness = row.text(7).flatMap(Strictness.init) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper strictness")
    }
    var recording: Recording?
    if let name = row.text(10) {
      guard let id = Identifier(name) else { throw JournalProblem.damaged(home.journal, "a recording has no proper id") }
      guard (0...86_400).contains(row.real(12)) else { throw JournalProblem.damaged(home.journal, "a recording has no proper length") }
      recording = Recording(id: id, made: date(row.integer(11)), duration: row.real(12), verified: row.integer(13) == 1)
    }
    let number = row.integer(0)
    let affirmation = Affirmation(
      id: id, number: number, text: text, goal: prose(3), reason: prose(4), target: row.integer(5),
      created: date(row.integer(6)), strictness: strictness, model: row.text(8).map { FilePath($0) },
      dictionary: row.text(9).map { FilePath($0) }, pronunciations: try pronunciations(of: number), recording: recording)
    return (affirmation, Tally(spoken: row.integer(14), listened: row.integer(15), claimed: row.integer(16)))
  }

  private func pronunciations(of number: Int) throws -> [String: [Pronunciation]] {
    let statement = try database.prepare("SELECT word, phones FROM pronunciation WHERE affirmation = ? ORDER BY word, phones")
    try statement.bind([Value(number)])
    var all: [String: [Pronunciation]] = [:]
    while try statement.step() {
      guard let word = statement.text(0), let phones = statement.text(1).flatMap(Pronunciation.init) else {
        throw JournalProblem.damaged(home.journal, "a pronunciation cannot be read")
      }
      all[word, default: []].append(phones)
    }
    return all
  }

  /// Turns what SQLite says into what a person can act on.
  private func asked<Result>(_ body: () throws -> Result) throws -> Result { try Self.asked(home.journal, body) }

  private static func asked<Result: ~Copyable>(_ path: FilePath, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw JournalProblem(error, path) }
  }
}

private func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }

private func date(_ milliseconds: Int) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
