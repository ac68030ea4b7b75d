import FoundationEssentials
import SystemPackage

extension Journal {
  /// Makes a whole journal under another name, then claims the final one: two that are first at the same time both find a whole one.
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

  static func checkSchema(of database: borrowing Database, _ path: FilePath) throws {
    guard try database.number("PRAGMA application_id") == applicationID else {
      throw JournalProblem.foreign(path, "another program made it")
    }
    // A view could take the place of a table and never end, a trigger write what nobody said.
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
        throw JournalProblem.foreign(path, "it has views or triggers that selflie did not make")
      }
    }
    guard own == triggers.count else { throw JournalProblem.damaged(path, "it lacks what keeps its sums") }
  }

  static func checkIntegrity(of database: borrowing Database, _ path: FilePath) throws {
    let statement = try database.prepare("PRAGMA integrity_check(1)")
    guard try statement.step(), let answer = statement.text(0) else { throw JournalProblem.damaged(path, "it cannot be checked") }
    // It may say in a line of its own which database it means; there is only this one.
    guard answer == "ok" else {
      throw JournalProblem.damaged(path, answer.split(whereSeparator: \.isNewline).last.map(String.init) ?? answer)
    }
  }

  static func contents(of database: borrowing Database) throws -> Contents {
    Contents(
      affirmations: try database.number("SELECT count(*) FROM affirmation"),
      repetitions: try database.number("SELECT count(*) FROM repetition"))
  }

  /// Has days end at so many seconds after midnight: the sums follow.
  func endDays(at seconds: Int) throws {
    guard try database.number("SELECT day_ends FROM own") != seconds else { return }
    // What the sums are made of is read first: a line that is missing must not be missing in them too.
    try checkIntegrity()
    try checkSums()
    try database.transaction { () throws in
      try database.run("UPDATE own SET day_ends = ?", [Value(seconds)])
      try database.execute(Self.summing)
    }
  }

  /// Proves that the sums are what the ledger says, in a journal that has sums.
  public func checkSums() throws {
    try asked {
      let version = try database.number("PRAGMA user_version")
      guard version >= 3 else { return }
      guard try database.number(Self.wrongSums) == 0, try version < 5 || database.number(Self.wrongTotals) == 0 else {
        throw JournalProblem.damaged(home.journal, "its sums are not what its ledger says")
      }
    }
  }

  /// Takes the steps that an older journal has not taken, all or none, after a copy was put aside.
  func bringUpToDate() throws {
    guard try database.number("PRAGMA user_version") < Self.version else { return }
    // Sums that are made anew agree with whatever is there.
    try checkIntegrity()
    try checkSums()
    try copy(as: Backup(after: try Backup.all(in: folder), on: Day(of: .now)))
    try database.transaction { () throws in
      // Somebody else may have done it meanwhile.
      for step in Self.steps[min(try database.number("PRAGMA user_version"), Self.version)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(Self.version)")
    }
  }

  /// Writes a new private file that has all of a database and nothing that was deleted from it, and waits until it is on the disk, which
  /// `VACUUM INTO` leaves to its caller (https://www.sqlite.org/lang_vacuum.html).
  static func vacuum(_ database: borrowing Database, into name: String, in folder: borrowing Folder) throws {
    // SQLite makes its files readable for others, but takes an empty one as it is.
    try folder.create(name)
    let statement = try database.prepare("VACUUM INTO ?")
    try statement.bind([.text(try folder.resolved().appending(name).string)])
    _ = try statement.step()
    try folder.synchronise(name)
  }

  /// Leaves no row without its file: a copy may be older than a new recording.
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

  /// In the place of the recording that the affirmation's text had.
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
  func read(_ row: borrowing Statement, _ pronunciations: [String: [Pronunciation]]? = nil) throws -> Affirmation {
    // What another program, or an older selflie, wrote is tidied too, so that one text is one line wherever it is shown.
    func prose(_ column: Int32) -> String? { row.text(column).map(Prose.tidied) }
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
      created: Moment.date(row.integer(6)), strictness: strictness, model: row.text(8).map { FilePath($0) },
      dictionary: row.text(9).map { FilePath($0) }, pronunciations: try pronunciations ?? self.pronunciations(of: number)[number] ?? [:],
      isArchived: row.integer(14) == 1, plan: try plan(row, from: 15), belief: try belief(row, 20), recording: recording)
  }

  /// Reads the five columns of a plan.
  func plan(_ row: borrowing Statement, from column: Int32) throws -> Plan {
    // Most have none.
    if (column..<column + 5).allSatisfy({ row.isNull($0) }) { return Plan() }
    let plan = Plan(
      perDay: row.text(column), until: row.text(column + 1), skip: row.text(column + 2), pauses: row.text(column + 3),
      since: row.text(column + 4))
    guard let plan else { throw JournalProblem.damaged(home.journal, "a plan cannot be read") }
    return plan
  }

  func belief(_ row: borrowing Statement, _ column: Int32) throws -> Belief? {
    guard let text = row.text(column) else { return nil }
    guard let belief = Belief(text: text) else { throw JournalProblem.damaged(home.journal, "a rating cannot be read") }
    return belief
  }

  /// Reads the seven columns of a sum, and proves that it is what was written.
  func sum(_ row: borrowing Statement, from column: Int32 = 0) throws -> (Day, Tally) {
    let day = row.integer(column + 1)
    let tally = Tally(
      spoken: row.integer(column + 2), listened: row.integer(column + 3), claimed: row.integer(column + 4),
      rejected: row.integer(column + 5))
    // Numbers that nobody reaches must not be too large to be added to.
    let all = tally.spoken | tally.listened | tally.claimed | tally.rejected
    guard (0..<1 << 40).contains(all), row.integer(column) &+ day &+ tally.total &+ row.integer(column + 6) == -1 else {
      throw JournalProblem.damaged(home.journal, "a sum is not what it was")
    }
    return (Day(number: day), tally)
  }

  /// Reads the columns of `lineColumns`.
  func line(_ row: borrowing Statement) throws -> Repetition {
    guard let id = row.identifier(0), let kind = row.text(3).flatMap(Repetition.Kind.init) else {
      throw JournalProblem.damaged(home.journal, "a line of the ledger cannot be read")
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

  /// What `lineColumns` are given.
  static func values(of line: Repetition) -> [Value] {
    [
      .text(line.id.description), Value(Moment.milliseconds(line.started)), Value(line.offset), .text(line.kind.rawValue),
      .real(line.confidence), .real(line.duration), line.evidence?.objection.map(Value.real) ?? .null,
      Value(line.evidence?.reason?.rawValue), Value(line.evidence.flatMap { $0.missing.isEmpty ? nil : $0.missing.joined(separator: " ") }),
      Value(line.evidence.flatMap { $0.heard.isEmpty ? nil : $0.heard.joined(separator: " ") }), Value(line.device),
      Value(line.isTakenBack ? 1 : 0), Value(line.changed),
    ]
  }

  /// How words sound, by the numbers of their affirmations.
  func pronunciations(of number: Int? = nil) throws -> [Int: [String: [Pronunciation]]] {
    let chosen = number == nil ? "" : "WHERE affirmation = ?"
    let statement = try database.prepare("SELECT affirmation, word, phones FROM pronunciation \(chosen) ORDER BY affirmation, word, phones")
    try statement.bind(number.map { [Value($0)] } ?? [])
    var all: [Int: [String: [Pronunciation]]] = [:]
    while try statement.step() {
      guard let word = statement.text(1), let phones = statement.text(2).flatMap(Pronunciation.init) else {
        throw JournalProblem.damaged(home.journal, "a pronunciation cannot be read")
      }
      all[statement.integer(0), default: [:]][word, default: []].append(phones)
    }
    return all
  }

  /// Turns what SQLite says into what a person can act on.
  func asked<Result: ~Copyable>(_ body: () throws -> Result) throws -> Result { try Self.asked(home.journal, body) }

  static func asked<Result: ~Copyable>(_ path: FilePath, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw JournalProblem(error, path) }
  }

  /// Words that are kept with spaces between them.
  static func words(_ text: String?) -> [String] { text?.split(separator: " ").map(String.init) ?? [] }
}
