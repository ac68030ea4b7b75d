import FoundationEssentials
import SystemPackage

// Two affirmations that a person made one stay two in the tables and in archives, so that all machines come to the same in whatever order
// they learn of it. What is derived from that is which of them is shown, `joined_to`, and with which the lines are counted.

extension Journal {
  /// Makes one affirmation of two that say the same, with the lines of both.
  ///
  /// The older one stays, so that every machine decides alike; `Affirmation.joined(with:)` says with which values. `undo` stops here.
  /// - Returns: The affirmation that stays, as it is then.
  /// - Throws: `JournalProblem.busy` if one of them was changed meanwhile, else `JournalProblem` if SQLite fails, `FileProblem` or
  ///   `WAVProblem` if the recording cannot be copied, or `ClockProblem`.
  public func join(_ one: Affirmation, _ other: Affirmation) throws -> Affirmation {
    let (older, later) = Affirmation.inOrder(one, other)
    guard older.recording == nil, let recording = later.recording, let clip = try sound(of: recording.id) else {
      try asked { try join(older, later, nil) }
      return try affirmation(.number(older.number))
    }
    try writing(clip, isVerified: recording.verified) { try join(older, later, $0) }
    return try affirmation(.number(older.number))
  }

  /// - Throws: `JournalProblem.busy`, `SQLiteError` if SQLite fails, or `ClockProblem`.
  private func join(_ older: Affirmation, _ later: Affirmation, _ recording: Recording?) throws {
    try database.transaction { () throws in
      for one in [older, later] where try affirmation(.number(one.number)) != one { throw JournalProblem.busy(home.journal) }
      try partLines()
      try note(Join(id: later.id, older: older.id))
      let joined = older.joined(with: later), edit = Identifier()
      for field in joined.fields(unlike: older) { try write(edit, field, of: older.number, to: joined.value(of: field)) }
      if let recording { try insert(recording, of: older.number) }
      try settleJoins()
      try database.execute("DELETE FROM action")
    }
  }

  /// - Throws: `SQLiteError` if SQLite fails.
  private func note(_ join: Join) throws {
    try database.run(
      "INSERT INTO joined (id, older) VALUES (?, ?) ON CONFLICT DO NOTHING", [.text(join.id.description), .text(join.older.description)])
  }

  /// Takes over which affirmations the replica's side made one. One that is not known here is passed over.
  /// - Throws: `SQLiteError` if SQLite fails, or what the replica throws.
  func takeJoins(_ others: borrowing some Replica & ~Copyable) throws {
    for join in try others.joins() { try note(join) }
    try forgetVoidJoins()
  }

  /// Forgets which affirmations were made one with an affirmation that is not there: it was removed.
  /// - Throws: `SQLiteError` if SQLite fails.
  func forgetVoidJoins() throws {
    let known = "(SELECT id FROM affirmation)"
    try database.execute("DELETE FROM joined WHERE id NOT IN \(known) OR older NOT IN \(known)")
  }

  /// Gives each line back to the affirmation that it was said for.
  /// - Throws: `SQLiteError` if SQLite fails.
  func partLines() throws {
    try database.execute("UPDATE repetition SET affirmation = origin, origin = NULL WHERE origin IS NOT NULL")
  }

  /// Counts the lines of affirmations that were made one with the oldest of them, after `partLines`.
  /// - Throws: `SQLiteError` if SQLite fails.
  func settleJoins() throws {
    var joined: [Int: Int] = [:]
    let pairs = try database.prepare(
      """
      SELECT a.number, b.number FROM joined JOIN affirmation a ON a.id = joined.id JOIN affirmation b ON b.id = joined.older
      """)
    var near: [Int: [Int]] = [:]
    while try pairs.step() {
      near[pairs.integer(0), default: []].append(pairs.integer(1))
      near[pairs.integer(1), default: []].append(pairs.integer(0))
    }
    // Whoever is met first, in this order, is the oldest of those that belong together.
    let all = try database.prepare("SELECT number FROM affirmation ORDER BY created, id")
    var met: Set<Int> = []
    while try all.step() {
      let oldest = all.integer(0)
      var waiting = [oldest]
      while let number = waiting.popLast() {
        guard met.insert(number).inserted else { continue }
        if number != oldest { joined[number] = oldest }
        waiting += near[number] ?? []
      }
    }
    try database.execute("UPDATE affirmation SET joined_to = NULL WHERE joined_to IS NOT NULL")
    for (number, oldest) in joined {
      try database.run("UPDATE affirmation SET joined_to = ?2 WHERE number = ?1", [Value(number), Value(oldest)])
      try database.run(
        "UPDATE repetition SET affirmation = ?2, origin = ?1 WHERE affirmation = ?1 AND origin IS NULL", [Value(number), Value(oldest)])
      // What was changed of it is no longer seen, so `undo` does not speak of it.
      try database.run("DELETE FROM action WHERE affirmation = ? AND kind = 'changed'", [Value(number)])
    }
  }

  /// Returns the numbers of the affirmations that were joined to others, each with that of the other one.
  /// - Throws: `SQLiteError` if SQLite fails.
  func joinedNumbers() throws -> [Int: Int] {
    let statement = try database.prepare("SELECT number, joined_to FROM affirmation WHERE joined_to IS NOT NULL")
    var all: [Int: Int] = [:]
    while try statement.step() { all[statement.integer(0)] = statement.integer(1) }
    return all
  }

  /// Returns the affirmations that are now a part of another one than before.
  /// - Throws: `JournalProblem` if SQLite fails or a row is damaged.
  func joinings(unlike before: [Int: Int]) throws -> [MergeReport.Joining] {
    try joinedNumbers().filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }.map {
      MergeReport.Joining(number: $0.key, into: $0.value, text: try affirmation(.number($0.value)).text)
    }
  }

  /// Returns which affirmations were made one.
  /// - Throws: `JournalProblem` if SQLite fails or an id is damaged.
  public func joins() throws -> Set<Join> {
    try asked {
      let statement = try database.prepare("SELECT id, older FROM joined")
      var all: Set<Join> = []
      while try statement.step() {
        guard let id = statement.identifier(0), let older = statement.identifier(1) else {
          throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
        }
        all.insert(Join(id: id, older: older))
      }
      return all
    }
  }
}
