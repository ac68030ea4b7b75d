import FoundationEssentials
import SystemPackage

extension Journal {
  /// Returns the id of this journal, by which its archives are named: made when it is first asked for.
  /// - Throws: `JournalProblem` if SQLite fails or the id is damaged.
  public func identity() throws -> Identifier {
    try asked {
      try database.run("UPDATE own SET id = ? WHERE id IS NULL", [.text(Identifier().description)])
      let statement = try database.prepare("SELECT id FROM own")
      guard try statement.step(), let id = statement.identifier(0) else {
        throw JournalProblem.damaged(home.journal, "it has no proper id")
      }
      return id
    }
  }

  /// Gives this journal another id, because a copy of it goes on elsewhere under the present one.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func takeNewIdentity() throws {
    try asked { try database.run("UPDATE own SET id = ?", [.text(Identifier().description)]) }
  }

  /// Runs a body on a journal that does not change meanwhile.
  ///
  /// A large journal is read from a copy, so that no sitting has to wait.
  /// - Throws: `JournalProblem` if SQLite fails, `FileProblem` if the copy cannot be written, or what the body throws.
  public func reading<Result>(_ body: (borrowing Journal) throws -> Result) throws -> Result {
    try asked {
      if try isSmall() { return try looking { try body(self) } }
      let name = Folder.temporaryName()
      defer { try? folder.remove(name) }
      try Self.vacuum(database, into: name, in: folder)
      guard let folder = try Self.folder(of: home) else {
        throw FileProblem(operation: .read, path: home.data, reason: .noSuchFileOrDirectory)
      }
      let copy = try Database.open(try folder.resolved().appending(name).string, toRead: true)
      return try body(Journal(database: copy, folder: folder, home: home))
    }
  }

  /// Merges a replica into this journal, all or nothing.
  ///
  /// An affirmation, line or recording that both sides have is kept once; of two changes the later one counts. Merging again changes
  /// nothing, and the order of merges does not matter.
  /// - Parameter isKept: Whether the changes are kept; if not, the journal stays as it is and only the report is made.
  /// - Throws: `JournalProblem` if SQLite fails, `FileProblem` if a recording cannot be written, or what the replica throws.
  public func merge(_ others: borrowing some Replica & ~Copyable, isKept: Bool = true) throws -> MergeReport {
    var merged = MergeReport(), files = try recordings()
    do {
      try asked {
        try database.transaction { () throws in
          let before = try joinedNumbers()
          try partLines()
          try takeRemoved(others, &merged)
          try others.eachHistory { try take($0, from: others, isKept, &merged, &files) }
          try takeLines(others, &merged)
          try takeJoins(others)
          try settleJoins()
          merged.joined = try joinings(unlike: before)
          if !isKept { throw NotKept() }
        }
      }
    } catch is NotKept {
      return merged
    } catch {
      try? removeFiles(files)
      throw error
    }
    try removeFiles(files)
    return merged
  }

  /// Removes the affirmations that the replica's side removed.
  /// - Throws: `SQLiteError` if SQLite fails, or what the replica throws.
  func takeRemoved(_ others: borrowing some Replica & ~Copyable, _ merged: inout MergeReport) throws {
    for id in try others.removed() {
      try database.run("INSERT INTO removed (id) VALUES (?) ON CONFLICT DO NOTHING", [.text(id.description)])
      let statement = try database.prepare(
        "SELECT number, text, (SELECT count(*) FROM repetition WHERE affirmation = a.number) FROM affirmation a WHERE id = ?")
      try statement.bind([.text(id.description)])
      guard try statement.step() else { continue }
      let number = statement.integer(0)
      merged.removed.append(.init(text: Prose.tidied(statement.text(1) ?? ""), lines: statement.integer(2)))
      try database.run("DELETE FROM affirmation WHERE number = ?", [Value(number)])
    }
  }

  /// Merges one affirmation with its edits and recordings.
  /// - Throws: `JournalProblem`, `SQLiteError`, `FileProblem` if a recording cannot be written, or what the replica throws.
  func take(
    _ history: History, from others: borrowing some Replica & ~Copyable, _ isKept: Bool, _ merged: inout MergeReport,
    _ files: inout [(number: Int, recording: Identifier)]
  ) throws {
    let gone = try database.prepare("SELECT 1 FROM removed WHERE id = ?")
    try gone.bind([.text(history.id.description)])
    guard try !gone.step() else { return }
    let known = try self.history(of: history.id)
    let number: Int
    if let known {
      number = known.number
    } else {
      try database.run(
        """
        INSERT INTO affirmation (id, text, target, created, strictness, model, dictionary) VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(history.id.description), Value(history.values[.text]), Value(history.values[.target]), Value(history.created),
          Value(history.values[.strictness]), Value(history.model), Value(history.dictionary),
        ])
      number = database.lastInserted
      merged.affirmations += 1
    }
    let whole = known?.history.merged(with: history) ?? history.settled
    for edit in whole.edits where known?.history.edits.contains(edit) != true {
      // An edit's id belongs to one affirmation only; a replica that says otherwise is not believed.
      guard try !isTaken(edit.id, in: "edit", byAnotherThan: number) else { continue }
      try database.run(
        "INSERT OR REPLACE INTO edit (id, affirmation, made, field, old, new) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .text(edit.id.description), Value(number), Value(edit.made), .text(edit.field.name), Value(edit.old), Value(edit.new),
        ])
    }
    for field in Set(whole.values.keys).union(known?.history.values.keys ?? [:].keys) {
      let value = whole.values[field]
      if known == nil || known?.history.values[field] != value { try set(field, of: number, to: value) }
      guard let known, value != known.history.values[field] || value != history.values[field] else { continue }
      if value != known.history.values[field] { merged.changedFields += 1 }
      // A conflict: each side has a change that the other side lacks.
      let mine = Set(known.history.edits.filter { $0.field == field }.map(\.id))
      let theirs = Set(history.edits.filter { $0.field == field }.map(\.id))
      guard !mine.isSubset(of: theirs), !theirs.isSubset(of: mine) else { continue }
      let givenUp = value == history.values[field] ? known.history.values[field] : history.values[field]
      merged.conflicts.append(.init(text: whole.values[.text] ?? "", field: field, kept: value, givenUp: givenUp))
    }
    for recording in whole.recordings where known?.history.recordings.contains(recording) != true {
      let isNew = known?.history.recordings.contains { $0.id == recording.id } != true
      if isNew {
        guard try !isTaken(recording.id, in: "recording", byAnotherThan: number) else { continue }
        // A recording whose file was lost is not taken.
        guard let sound = try others.sound(of: recording.id) else { continue }
        merged.recordings += 1
        if isKept {
          files.append((number, recording.id))
          try folder.making(Home.recordings).create(Home.name(of: recording.id.description), contents: WAV.bytes(of: sound))
        }
      }
      try database.run(
        "INSERT OR REPLACE INTO recording (id, affirmation, text, made, duration, verified) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .text(recording.id.description), Value(number), .text(recording.text), Value(recording.made), .real(recording.duration),
          Value(recording.isVerified ? 1 : 0),
        ])
    }
  }

  func isTaken(_ id: Identifier, in table: String, byAnotherThan number: Int) throws -> Bool {
    let statement = try database.prepare("SELECT 1 FROM \(table) WHERE id = ? AND affirmation <> ?")
    try statement.bind([.text(id.description), Value(number)])
    return try statement.step()
  }

  /// Merges the replica's ledger lines.
  /// - Throws: `JournalProblem.damaged` for a line that cannot be read, `SQLiteError`, or what the replica throws.
  func takeLines(_ others: borrowing some Replica & ~Copyable, _ merged: inout MergeReport) throws {
    var numbers: [Identifier: Int] = [:], ids: [Int: Identifier] = [:]
    let all = try database.prepare("SELECT id, number FROM affirmation")
    while try all.step() {
      guard let id = all.identifier(0) else { continue }
      numbers[id] = all.integer(1)
      ids[all.integer(1)] = id
    }
    let known = try database.prepare("SELECT \(Self.lineColumns), affirmation FROM repetition WHERE id = ?")
    let insert = try database.prepare(
      "INSERT INTO repetition (affirmation, \(Self.lineColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let update = try database.prepare(
      """
      UPDATE repetition SET started = ?3, offset = ?4, kind = ?5, confidence = ?6, duration = ?7, objection = ?8,
        reason = ?9, missing = ?10, heard = ?11, device = ?12, taken_back = ?13, changed = ?14
      WHERE id = ?2 AND affirmation = ?1
      """)
    try others.eachLine { line in
      guard let number = numbers[line.affirmation] else { return }
      known.reset()
      try known.bind([.text(line.repetition.id.description)])
      let isKnown = try known.step()
      if isKnown {
        guard let owner = ids[known.integer(13)], owner == line.affirmation else { return }
        guard line.wins(over: LedgerLine(affirmation: owner, repetition: try self.line(known))) else { return }
        // Without the reset, this statement would still be reading the line that is about to be written.
        known.reset()
      }
      let values = [Value(number)] + Self.values(of: line.repetition)
      if isKnown {
        update.reset()
        try update.bind(values)
        _ = try update.step()
        merged.changedLines += 1
      } else {
        insert.reset()
        try insert.bind(values)
        _ = try insert.step()
        merged.lines += 1
      }
    }
  }

  func history(of id: Identifier) throws -> (number: Int, history: History)? {
    let statement = try database.prepare(Self.selectAffirmations + " WHERE a.id = ?")
    try statement.bind([.text(id.description)])
    guard try statement.step() else { return nil }
    let affirmation = try read(statement)
    return (affirmation.number, try history(of: affirmation))
  }

  func history(of affirmation: Affirmation) throws -> History {
    History(affirmation, edits: try edits(of: affirmation), recordings: try keptRecordings(of: affirmation))
  }

  /// - Throws: `JournalProblem.damaged` for an id that cannot be read, or `SQLiteError`.
  func keptRecordings(of affirmation: Affirmation) throws -> [KeptRecording] {
    let statement = try database.prepare("SELECT id, text, made, duration, verified FROM recording WHERE affirmation = ?")
    try statement.bind([Value(affirmation.number)])
    var all: [KeptRecording] = []
    while try statement.step() {
      guard let id = statement.identifier(0) else {
        throw JournalProblem.damaged(home.journal, "a recording has no proper id")
      }
      all.append(
        KeptRecording(
          id: id, text: Prose.tidied(statement.text(1) ?? ""), made: statement.integer(2), duration: statement.real(3),
          isVerified: statement.integer(4) == 1))
    }
    return all
  }
}
