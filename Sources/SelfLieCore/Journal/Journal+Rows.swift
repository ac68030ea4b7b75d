import FoundationEssentials
import SystemPackage

extension Journal {
  /// Creates a journal.
  ///
  /// The file is made under another name and then claims its own, so that two processes that begin at once both find a whole journal.
  /// - Throws: `SQLiteError` if SQLite fails, or `FileProblem`.
  static func create(in folder: borrowing Folder) throws {
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

  /// Checks that a database is a journal of a known version, with selflie's own triggers and no views.
  /// - Throws: `JournalProblem.foreign`, `.newer` or `.damaged`, or `SQLiteError` if SQLite fails.
  static func checkSchema(of database: borrowing Database, _ path: FilePath) throws {
    guard try database.number("PRAGMA application_id") == applicationID else {
      throw JournalProblem.foreign(path, "another program made it")
    }
    // A view could take the place of a table and never end, and a trigger could write lines that nobody said.
    let version = try database.number("PRAGMA user_version")
    guard version <= Self.version else { throw JournalProblem.newer(path, version) }
    guard version > 0 else { throw JournalProblem.damaged(path, "its version is \(version)") }
    let triggers = triggers(of: version)
    let others = try database.prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type IN ('view', 'trigger') OR sql LIKE 'CREATE VIRTUAL%'")
    var own = 0
    while try others.step() {
      own += 1
      guard let name = others.text(0), let trigger = triggers[name], others.text(1) == trigger else {
        throw JournalProblem.foreign(path, "it has views or triggers that selflie didn't make")
      }
    }
    guard own == triggers.count else { throw JournalProblem.damaged(path, "it lacks what keeps its sums") }
  }

  /// Reads the whole database and checks that SQLite finds no damage.
  /// - Throws: `JournalProblem.damaged` with SQLite's first complaint, or `SQLiteError` if SQLite fails.
  static func checkIntegrity(of database: borrowing Database, _ path: FilePath) throws {
    let statement = try database.prepare("PRAGMA integrity_check(1)")
    guard try statement.step(), let answer = statement.text(0) else { throw JournalProblem.damaged(path, "it can't be checked") }
    // SQLite may first name the database in a line of its own; there is only one.
    guard answer == "ok" else {
      throw JournalProblem.damaged(path, answer.split(whereSeparator: \.isNewline).last.map(String.init) ?? answer)
    }
  }

  static func contents(of database: borrowing Database) throws -> Contents {
    let joined = try database.number("PRAGMA user_version") < 7 ? "" : "WHERE joined_to IS NULL"
    return Contents(
      affirmations: try database.number("SELECT count(*) FROM affirmation \(joined)"),
      repetitions: try database.number("SELECT count(*) FROM repetition"))
  }

  /// Sets when a day ends, in seconds after midnight, and makes the sums anew by it.
  /// - Throws: `JournalProblem.damaged` if the ledger or its sums are damaged, or `SQLiteError` if SQLite fails.
  func endDays(at seconds: Int) throws {
    guard try database.number("SELECT day_ends FROM own") != seconds else { return }
    // The ledger is checked before the sums are made from it: otherwise a missing line would be missing in the sums too.
    try checkIntegrity()
    try checkSums()
    try database.transaction { () throws in
      try database.run("UPDATE own SET day_ends = ?", [Value(seconds)])
      try database.execute(Self.summing)
    }
  }

  /// Checks that the sums agree with the ledger, in a journal whose version has sums.
  /// - Throws: `JournalProblem.damaged` if a sum is wrong, else `JournalProblem` if SQLite fails.
  public func checkSums() throws {
    try asked {
      let version = try database.number("PRAGMA user_version")
      guard version >= 3 else { return }
      guard try database.number(Self.wrongSums) == 0, try version < 5 || database.number(Self.wrongTotals) == 0 else {
        throw JournalProblem.damaged(home.journal, "its sums don't agree with its ledger")
      }
    }
  }

  /// Migrates an older journal to this version, all or nothing, after a copy was made.
  /// - Throws: `JournalProblem.damaged` if the journal is damaged, `SQLiteError` if a step fails, or `FileProblem` if the copy fails.
  func bringUpToDate() throws {
    guard try database.number("PRAGMA user_version") < Self.version else { return }
    // Sums made anew would agree with a damaged ledger.
    try checkIntegrity()
    try checkSums()
    try copy(as: Backup(after: try Backup.all(in: folder), on: Day(of: .now)))
    try database.transaction { () throws in
      // Another process may have migrated the journal meanwhile.
      for step in Self.steps[min(try database.number("PRAGMA user_version"), Self.version)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(Self.version)")
    }
  }

  /// Writes a new private file with a database's present rows only, and waits until the file is on the disk.
  ///
  /// `VACUUM INTO` leaves the waiting to its caller (https://www.sqlite.org/lang_vacuum.html).
  /// - Throws: `SQLiteError` if SQLite fails, or `FileProblem` if the file cannot be created.
  static func vacuum(_ database: borrowing Database, into name: String, in folder: borrowing Folder) throws {
    // SQLite makes its files readable for others, but uses an empty file as it is.
    try folder.create(name)
    let statement = try database.prepare("VACUUM INTO ?")
    try statement.bind([.text(try folder.resolved().appending(name).string)])
    _ = try statement.step()
    try folder.synchronise(name)
  }

  /// Drops the rows of recordings without a file, because a copy may name recordings that were removed since.
  /// - Throws: `SQLiteError` if SQLite fails, or `FileProblem` if the recordings cannot be listed.
  static func forgetLostRecordings(in database: borrowing Database, _ folder: borrowing Folder) throws {
    let files = try Set(folder.folder(Home.recordings)?.names() ?? [])
    try database.execute(settings)
    let rows = try database.prepare("SELECT id FROM recording")
    var lost: [String] = []
    while try rows.step() { if let id = rows.text(0), !files.contains(Home.name(of: id)) { lost.append(id) } }
    try database.transaction { () throws in
      for id in lost { try database.run("DELETE FROM recording WHERE id = ?", [.text(id)]) }
    }
  }

  /// Writes the row of a recording in place of the row that the affirmation's present text had.
  func insert(_ recording: Recording, of number: Int) throws {
    try database.run(
      """
      INSERT OR REPLACE INTO recording (affirmation, text, id, made, duration, verified)
      VALUES (?1, (SELECT text FROM affirmation WHERE number = ?1), ?2, ?3, ?4, ?5)
      """,
      [
        Value(number), .text(recording.id.description), Value(Moment.milliseconds(recording.made)), .real(recording.duration),
        Value(recording.verified ? 1 : 0),
      ])
  }

  func insert(_ pronunciations: [Pronunciation], of word: String, in number: Int) throws {
    for pronunciation in pronunciations {
      try database.run(
        "INSERT INTO pronunciation (affirmation, word, phones) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(number), .text(word), .text(pronunciation.description)])
    }
  }

  /// Reads one row of `selectAffirmations`.
  /// - Throws: `JournalProblem.damaged` for a value that selflie does not write.
  func read(_ row: borrowing Statement, _ pronunciations: [String: [Pronunciation]]? = nil) throws -> Affirmation {
    // A text that another program or an older selflie wrote is tidied too, so that one text is one line wherever it is shown.
    func prose(_ column: Int32) -> String? { row.text(column).map(Prose.tidied) }
    func path(_ column: Int32) throws -> FilePath? {
      guard let text = row.text(column) else { return nil }
      guard text.utf8.count <= FilePath.mostBytes else { throw JournalProblem.damaged(home.journal, "a path is too long") }
      return FilePath(text)
    }
    guard let id = row.identifier(1), let text = prose(2) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
    }
    guard let strictness = row.text(7).flatMap(Strictness.init) else {
      throw JournalProblem.damaged(home.journal, "an affirmation has no proper strictness")
    }
    var recording: Recording?
    if let name = row.text(10) {
      guard let id = Identifier(name) else { throw JournalProblem.damaged(home.journal, "a recording has no proper id") }
      guard (0...86_400).contains(row.real(12)) else { throw JournalProblem.damaged(home.journal, "a recording has no proper length") }
      recording = Recording(id: id, made: Moment.date(row.integer(11)), duration: row.real(12), verified: row.integer(13) == 1)
    }
    let number = row.integer(0)
    return Affirmation(
      id: id, number: number, text: text, goal: prose(3), reason: prose(4), target: row.integer(5),
      created: Moment.date(row.integer(6)), strictness: strictness, model: try path(8),
      dictionary: try path(9), pronunciations: try pronunciations ?? self.pronunciations(of: number)[number] ?? [:],
      isArchived: row.integer(14) == 1, plan: try plan(row, from: 15), belief: try belief(row, 20),
      tags: try tags(row, 21), recording: recording)
  }

  /// Reads the five columns of a plan.
  /// - Throws: `JournalProblem.damaged` for a value that selflie does not write.
  func plan(_ row: borrowing Statement, from column: Int32) throws -> Plan {
    // Most affirmations have no plan.
    if (column..<column + 5).allSatisfy({ row.isNull($0) }) { return Plan() }
    let plan = Plan(
      perDay: row.text(column), until: row.text(column + 1), skip: row.text(column + 2), pauses: row.text(column + 3),
      since: row.text(column + 4))
    guard let plan else { throw JournalProblem.damaged(home.journal, "a plan can't be read") }
    return plan
  }

  /// - Throws: `JournalProblem.damaged` for a text that is no rating.
  func belief(_ row: borrowing Statement, _ column: Int32) throws -> Belief? {
    guard let text = row.text(column) else { return nil }
    guard let belief = Belief(text: text) else { throw JournalProblem.damaged(home.journal, "a rating can't be read") }
    return belief
  }

  /// - Throws: `JournalProblem.damaged` for a text that is no list of tags.
  func tags(_ row: borrowing Statement, _ column: Int32) throws -> Set<Tag> {
    guard let text = row.text(column) else { return [] }
    guard let tags = Tag.several(text) else { throw JournalProblem.damaged(home.journal, "the tags can't be read") }
    return tags
  }

  /// Reads the seven columns of a sum, and checks the sum by its complement.
  /// - Throws: `JournalProblem.damaged` if the sum is wrong.
  func sum(_ row: borrowing Statement, from column: Int32 = 0) throws -> (Day, Tally) {
    let day = row.integer(column + 1)
    let tally = Tally(
      spoken: row.integer(column + 2), listened: row.integer(column + 3), claimed: row.integer(column + 4),
      rejected: row.integer(column + 5))
    // Counts beyond any real ledger are refused, so that adding them cannot overflow.
    let all = tally.spoken | tally.listened | tally.claimed | tally.rejected
    guard (0..<1 << 40).contains(all), row.integer(column) &+ day &+ tally.total &+ row.integer(column + 6) == -1 else {
      throw JournalProblem.damaged(home.journal, "a sum has changed")
    }
    return (Day(number: day), tally)
  }

  /// Reads the columns of `lineColumns`.
  /// - Throws: `JournalProblem.damaged` for an id or a kind that cannot be read.
  func line(_ row: borrowing Statement) throws -> Repetition {
    guard let id = row.identifier(0), let kind = row.text(3).flatMap(Repetition.Kind.init) else {
      throw JournalProblem.damaged(home.journal, "a line of the ledger can't be read")
    }
    var evidence: Repetition.Assessment?
    if row.text(6) != nil || row.text(7) != nil {
      evidence = Repetition.Assessment(
        objection: row.text(6).map { _ in row.real(6) }, reason: row.text(7).flatMap(Repetition.Reason.init),
        missing: Self.words(row.text(8)),
        heard: Self.words(row.text(9)))
    }
    return Repetition(
      id: id, started: Moment.date(row.integer(1)), offset: row.integer(2), kind: kind, confidence: row.real(4), duration: row.real(5),
      evidence: evidence, device: row.text(10), isTakenBack: row.integer(11) == 1, changed: row.integer(12))
  }

  /// Returns the values for the columns of `lineColumns`.
  static func values(of line: Repetition) -> [Value] {
    [
      .text(line.id.description), Value(Moment.milliseconds(line.started)), Value(line.offset), .text(line.kind.rawValue),
      .real(line.confidence), .real(line.duration), line.evidence?.objection.map(Value.real) ?? .null,
      Value(line.evidence?.reason?.rawValue), Value(line.evidence.flatMap { $0.missing.isEmpty ? nil : $0.missing.joined(separator: " ") }),
      Value(line.evidence.flatMap { $0.heard.isEmpty ? nil : $0.heard.joined(separator: " ") }), Value(line.device),
      Value(line.isTakenBack ? 1 : 0), Value(line.changed),
    ]
  }

  /// Returns the pronunciations of each word, by the numbers of the affirmations.
  /// - Parameter number: The number of the only affirmation to read.
  /// - Throws: `JournalProblem.damaged` for a pronunciation that cannot be read, or `SQLiteError` if SQLite fails.
  func pronunciations(of number: Int? = nil) throws -> [Int: [String: [Pronunciation]]] {
    let chosen = number == nil ? "" : "WHERE affirmation = ?"
    let statement = try database.prepare("SELECT affirmation, word, phones FROM pronunciation \(chosen) ORDER BY affirmation, word, phones")
    try statement.bind(number.map { [Value($0)] } ?? [])
    var all: [Int: [String: [Pronunciation]]] = [:]
    while try statement.step() {
      guard let word = statement.text(1), let phones = statement.text(2).flatMap(Pronunciation.init) else {
        throw JournalProblem.damaged(home.journal, "a pronunciation can't be read")
      }
      all[statement.integer(0), default: [:]][word, default: []].append(phones)
    }
    return all
  }

  /// Runs a body, and turns an error of SQLite into a problem that a person can act on.
  /// - Throws: `JournalProblem` in place of `SQLiteError`, or what else the body throws.
  func asked<Result: ~Copyable>(_ body: () throws -> Result) throws -> Result { try Self.asked(home.journal, body) }

  /// Reads at one moment, whatever another process writes meanwhile: lines and their sums would differ between two of its writes.
  func looking<Result>(_ body: () throws -> Result) throws -> Result {
    try asked {
      try database.execute(Self.look)
      defer { try? database.execute(Self.endLook) }
      return try body()
    }
  }

  static func asked<Result: ~Copyable>(_ path: @autoclosure () -> FilePath, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw JournalProblem(error, path()) }
  }

  /// Splits words that are stored with spaces between them.
  static func words(_ text: String?) -> [String] { text?.split(separator: " ").map(String.init) ?? [] }
}
