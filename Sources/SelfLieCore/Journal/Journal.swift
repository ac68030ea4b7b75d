import FoundationEssentials
public import SystemPackage

/// The affirmations and the ledger of their repetitions, in one SQLite file; the recordings beside it. The only file with SQL.
public struct Journal: ~Copyable {
  private let database: Database
  private let home: Home

  /// Opens the journal, and makes it if there is none.
  public static func open(in home: Home) throws -> Journal {
    if let journal = try openIfThere(in: home) { return journal }
    try Disk.makePrivateFolder(home.recordings)
    try create(at: home.journal)
    guard let journal = try openIfThere(in: home) else {
      throw FileProblem(action: .create, path: home.journal, reason: .noSuchFileOrDirectory)
    }
    return journal
  }

  /// Opens the journal; nil if there is none, and nothing is made.
  public static func openIfThere(in home: Home) throws -> Journal? {
    guard let journal = try connect(in: home, toRead: false) else { return nil }
    try journal.asked { try journal.bringUpToDate() }
    return journal
  }

  /// Opens the journal only to look at it, as old as it is; nil if there is none.
  public static func openToRead(in home: Home) throws -> Journal? { try connect(in: home, toRead: true) }

  /// Opens the journal and proves that it is one; nil if there is none.
  private static func connect(in home: Home, toRead: Bool) throws -> Journal? {
    let path = home.journal
    do {
      let file = try FileDescriptor.open(path, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
      let size = try file.closeAfter { try Disk.regularSize(of: file) }
      // SQLite takes an empty file for a new database; here it is one that was lost.
      guard size > 0 else { throw JournalProblem.damaged(path, "it is empty") }
    } catch Errno.noSuchFileOrDirectory {
      return nil
    } catch Errno.tooManySymbolicLinkLevels {
      throw JournalProblem.foreign(path, "it is a symbolic link")
    } catch Errno.isDirectory, Errno.invalidArgument {
      throw JournalProblem.foreign(path, "it is not a regular file")
    } catch let reason as Errno {
      throw FileProblem(action: .read, path: path, reason: reason)
    }
    do {
      let journal = Journal(database: try Database.open(path.string, toRead: toRead), home: home)
      try journal.database.execute(Self.settings)
      try journal.checkSchema()
      return journal
    } catch let error as SQLiteError {
      throw JournalProblem(error, path)
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
  }

  /// Proves that this journal can be read whole.
  func checkIntegrity() throws {
    try asked {
      let statement = try database.prepare("PRAGMA integrity_check(1)")
      guard try statement.step(), let answer = statement.text(0) else { throw JournalProblem.damaged(home.journal, "it cannot be checked") }
      // It may say in a line of its own which database it means; there is only this one.
      guard answer == "ok" else {
        throw JournalProblem.damaged(home.journal, answer.split(whereSeparator: \.isNewline).last.map(String.init) ?? answer)
      }
    }
  }

  // MARK: Affirmations

  /// How many affirmations and how many repetitions of any kind there are. This, and the next, works for every version.
  func counts() throws -> (affirmations: Int, repetitions: Int) {
    try asked { (try number("SELECT count(*) FROM affirmation"), try number("SELECT count(*) FROM repetition")) }
  }

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

    public init(
      text: String, goal: String? = nil, reason: String? = nil, target: Int = Affirmation.usualTarget, strictness: Strictness = .normal,
      model: FilePath? = nil, dictionary: FilePath? = nil, pronunciations: [String: [Pronunciation]] = [:]
    ) {
      // One line, whatever was pasted.
      self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self.goal = goal
      self.reason = reason
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
        try run(
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
        try run("DELETE FROM pronunciation WHERE affirmation = ? AND word = ?", [Value(affirmation.number), .text(word)])
        try insert(pronunciations, of: word, in: affirmation.number)
      }
    }
  }

  /// Removes an affirmation with its ledger and its recording: the rows first, so that a crash leaves a file too many, never a row.
  public func remove(_ affirmation: Affirmation) throws {
    try asked {
      try database.transaction { () throws in
        try run("DELETE FROM affirmation WHERE number = ?", [Value(affirmation.number)])
      }
    }
    if let recording = affirmation.recording { try Disk.remove(home.file(of: recording)) }
  }

  // MARK: The ledger

  /// Writes one repetition into the ledger; when this returns, it is kept. The same id a second time changes nothing.
  /// - Returns: What the ledger then says.
  @discardableResult
  public func keep(_ repetition: Repetition, of affirmation: Affirmation) throws -> Tally {
    try asked {
      try database.transaction { () throws in
        try run(
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
        try run(
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
        try run("DELETE FROM recording WHERE affirmation = ?", [Value(affirmation.number)])
        try insert(recording, of: affirmation.number)
      }
    }
    if let old = affirmation.recording { try Disk.remove(home.file(of: old)) }
  }

  /// Writes a recording's file before its row: a crash in between leaves a file too many, an error nothing.
  private func writing<Result>(_ clip: Clip, isVerified: Bool, _ body: (Recording) throws -> Result) throws -> Result {
    let recording = Recording(id: Identifier(), made: .now, duration: clip.duration, verified: isVerified)
    let file = home.file(of: recording)
    try Disk.makePrivateFolder(home.recordings)
    try Disk.create(file, contents: WAV.bytes(of: clip))
    do { return try asked { try body(recording) } } catch {
      try? Disk.remove(file)
      throw error
    }
  }

  /// Reads an affirmation's recording.
  public func clip(of recording: Recording) throws -> Clip {
    try WAV.read(home.file(of: recording))
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
  private static func create(at path: FilePath) throws {
    let beside = path.removingLastComponent().appending("\(Identifier()).tmp")
    defer { try? Disk.remove(beside) }
    do {
      let file = try FileDescriptor.open(
        beside, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec], permissions: [.ownerRead, .ownerWrite])
      try file.close()
      let database = try Database.open(beside.string)
      try database.execute(settings)
      try database.transaction { () throws in
        try database.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        for step in steps { try database.execute(step) }
      }
      _ = try Disk.claim(path, for: beside)
    } catch let reason as Errno {
      throw FileProblem(action: .create, path: path, reason: reason)
    } catch let error as SQLiteError {
      throw JournalProblem(error, path)
    }
  }

  private func checkSchema() throws {
    guard try number("PRAGMA application_id") == Self.applicationID else {
      throw JournalProblem.foreign(home.journal, "another program made it")
    }
    let version = try number("PRAGMA user_version")
    guard version <= Self.version else { throw JournalProblem.newer(home.journal, version) }
    guard version > 0 else { throw JournalProblem.damaged(home.journal, "its version is \(version)") }
  }

  /// Takes the steps that an older journal has not taken, all or none, after a copy was put aside.
  private func bringUpToDate() throws {
    let version = try number("PRAGMA user_version")
    guard version < Self.version else { return }
    try Disk.makePrivateFolder(home.backups)
    let copy = home.backups.appending("version-\(version)-\(Identifier()).sqlite")
    // SQLite makes its files readable for others, but takes an empty one as it is.
    try Disk.create(copy, contents: [])
    let statement = try database.prepare("VACUUM INTO ?")
    try statement.bind([.text(copy.string)])
    _ = try statement.step()
    try database.transaction { () throws in
      // Somebody else may have done it meanwhile.
      for step in Self.steps[min(try number("PRAGMA user_version"), Self.version)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(Self.version)")
    }
  }

  private func number(_ sql: String) throws -> Int {
    let statement = try database.prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  private func run(_ sql: String, _ values: [Value]) throws {
    let statement = try database.prepare(sql)
    try statement.bind(values)
    _ = try statement.step()
  }

  private func insert(_ recording: Recording, of number: Int) throws {
    try run(
      "INSERT INTO recording (affirmation, id, made, duration, verified) VALUES (?, ?, ?, ?, ?)",
      [
        Value(number), .text(recording.id.description), Value(milliseconds(recording.made)), .real(recording.duration),
        Value(recording.verified ? 1 : 0),
      ])
  }

  private func insert(_ pronunciations: [Pronunciation], of word: String, in number: Int) throws {
    for pronunciation in pronunciations {
      try run(
        "INSERT INTO pronunciation (affirmation, word, phones) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(number), .text(word), .text(pronunciation.description)])
    }
  }

  /// Reads one row of `selectAffirmations`.
  private func read(_ row: borrowing Statement) throws -> (affirmation: Affirmation, tally: Tally) {
    guard let id = row.text(1).flatMap(Identifier.init), let text = row.text(2) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
    }
    guard let strictness = row.text(7).flatMap(Strictness.init) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper strictness")
    }
    var recording: Recording?
    if let name = row.text(10) {
      guard let id = Identifier(name) else { throw JournalProblem.damaged(home.journal, "a recording has no proper id") }
      recording = Recording(id: id, made: date(row.integer(11)), duration: row.real(12), verified: row.integer(13) == 1)
    }
    let number = row.integer(0)
    let affirmation = Affirmation(
      id: id, number: number, text: text, goal: row.text(3), reason: row.text(4), target: row.integer(5),
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
  private func asked<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw JournalProblem(error, home.journal) }
  }
}

private func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }

private func date(_ milliseconds: Int) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

/// Why the journal could not be used, or what was not in it.
public enum JournalProblem: Problem, Equatable {
  case noAffirmation(Reference)
  case ambiguous(Reference, [Identifier])
  case damaged(FilePath, String)
  case foreign(FilePath, String)
  case newer(FilePath, Int)
  case readOnly(FilePath)
  case busy(FilePath)
  case failed(FilePath, String)

  init(_ error: SQLiteError, _ path: FilePath) {
    self =
      switch error.primary {
      case .busy, .locked: .busy(path)
      case .corrupt: .damaged(path, error.message)
      case .notADatabase: .foreign(path, error.message)
      case .readOnly, .permission, .cannotOpen: .readOnly(path)
      default: .failed(path, error.description)
      }
  }

  public var description: String {
    switch self {
    case .noAffirmation(let reference): "there is no affirmation \(reference); 'selflie list' shows them"
    case .ambiguous(let reference, let ids):
      "\(reference) is the start of \(ids.count) ids: \(ids.prefix(4).map(\.short).joined(separator: ", "))\(ids.count > 4 ? ", ..." : ""); give more letters"
    case .damaged(let path, let why): "the journal \(path) is damaged (\(why)) and was left as it is; put back a copy"
    case .foreign(let path, let why): "\(path) is no journal of selflie (\(why)) and was left as it is; move it away or set SELFLIE_HOME"
    case .newer(let path, let version): "the journal \(path) was made by a newer selflie (its version is \(version)); update selflie"
    case .readOnly(let path): "the journal \(path) cannot be written; make it and its folder writable, or set SELFLIE_HOME to another place"
    case .busy(let path): "the journal \(path) is in use by another program; try again"
    case .failed(let path, let why): "the journal \(path): \(why)"
    }
  }

  public var status: Status {
    switch self {
    case .noAffirmation, .ambiguous: .notFound
    case .damaged, .foreign, .newer: .badData
    case .readOnly: .cannotCreate
    case .busy: .busy
    case .failed: .inputOutput
    }
  }
}
