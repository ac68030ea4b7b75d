import FoundationEssentials
import SystemPackage

extension Journal {
  /// Changes an affirmation in one step that can be undone.
  ///
  /// A new text comes with its recording, or is without a recording.
  /// - Parameter untrimmed: All that the microphone heard; nil for a recording from elsewhere.
  /// - Throws: `JournalProblem` if SQLite fails, `FileProblem` if the recording cannot be written, or `ClockProblem`.
  public func change(
    _ affirmation: Affirmation, to new: Affirmation, recording: (clip: Clip, isVerified: Bool)? = nil, untrimmed: Clip? = nil
  ) throws {
    let fields = new.fields(unlike: affirmation)
    guard !fields.isEmpty || recording != nil else { return }
    guard let recording else { return try asked { try write(fields, nil, of: affirmation, to: new) } }
    let before = try recordings()
    try writing(recording.clip, untrimmed, isVerified: recording.isVerified) { try write(fields, $0, of: affirmation, to: new) }
    try removeFiles(before)
  }

  /// - Throws: `SQLiteError` if SQLite fails, or `ClockProblem`.
  func write(_ fields: [Edit.Field], _ recording: Recording?, of affirmation: Affirmation, to new: Affirmation) throws {
    try database.transaction { () throws in
      if !fields.isEmpty {
        let edit = Identifier()
        for field in fields { try write(edit, field, of: affirmation.number, to: new.value(of: field)) }
        try note(.changed, edit, of: affirmation.number)
      }
      if let recording { try insert(recording, of: affirmation.number) }
    }
  }

  /// Keeps the pronunciations of one word of an affirmation in place of those kept before.
  /// - Parameter pronunciations: All pronunciations of the word: the dictionary's no longer apply.
  /// - Throws: `JournalProblem` if SQLite fails, or `ClockProblem`.
  public func learn(_ word: String, as pronunciations: [Pronunciation], of affirmation: Affirmation) throws {
    var learnt = try self.affirmation(.number(affirmation.number))
    let before = learnt
    learnt.pronunciations[word] = pronunciations
    try change(before, to: learnt)
  }

  /// Returns every edit of an affirmation, oldest first.
  /// - Throws: `JournalProblem` if SQLite fails or an edit cannot be read.
  public func edits(of affirmation: Affirmation) throws -> [Edit] {
    try asked {
      let statement = try database.prepare("SELECT \(Self.editColumns) FROM edit WHERE affirmation = ? ORDER BY made, id, field")
      try statement.bind([Value(affirmation.number)])
      return try edits(statement)
    }
  }

  /// - Throws: `JournalProblem.damaged` if an edit cannot be read, or `SQLiteError` if SQLite fails.
  func edits(_ statement: borrowing Statement) throws -> [Edit] {
    var all: [Edit] = []
    while try statement.step() {
      guard let id = statement.identifier(0), let field = statement.text(2).flatMap(Edit.Field.init) else {
        throw JournalProblem.damaged(home.journal, "an edit can't be read")
      }
      all.append(Edit(id: id, made: statement.integer(1), field: field, old: statement.text(3), new: statement.text(4)))
    }
    return all
  }

  /// Writes the new value of one field, and the edit that records the change.
  /// - Throws: `SQLiteError` if SQLite fails, or `ClockProblem`.
  func write(_ edit: Identifier, _ field: Edit.Field, of number: Int, to new: String?) throws {
    let old = try value(of: field, in: number)
    try database.run(
      """
      INSERT INTO edit (id, affirmation, made, field, old, new) VALUES (?1, ?2,
        max(?3, ifnull((SELECT max(made) + 1 FROM edit WHERE affirmation = ?2 AND field = ?4), 0)), ?4, ?5, ?6)
      """,
      [.text(edit.description), Value(number), Value(try Moment.now()), .text(field.name), Value(old), Value(new)])
    try set(field, of: number, to: new)
  }

  func set(_ field: Edit.Field, of number: Int, to new: String?) throws {
    guard case .pronunciation(let word) = field else {
      return try database.run("UPDATE affirmation SET \(field.name) = ? WHERE number = ?", [Value(new), Value(number)])
    }
    try database.run("DELETE FROM pronunciation WHERE affirmation = ? AND word = ?", [Value(number), .text(word)])
    try insert(new.flatMap(Pronunciation.several) ?? [], of: word, in: number)
  }

  func value(of field: Edit.Field, in number: Int) throws -> String? {
    let statement: Statement
    if case .pronunciation(let word) = field {
      statement = try database.prepare(
        "SELECT group_concat(phones, ?3) FROM (SELECT phones FROM pronunciation WHERE affirmation = ?1 AND word = ?2 ORDER BY phones)")
      try statement.bind([Value(number), .text(word), .text(Pronunciation.separator)])
    } else {
      statement = try database.prepare("SELECT \(field.name) FROM affirmation WHERE number = ?")
      try statement.bind([Value(number)])
    }
    return try statement.step() ? statement.text(0) : nil
  }
}
