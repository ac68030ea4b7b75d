public import FoundationEssentials
import SystemPackage

extension Journal {
  /// Writes one line into the ledger; when this function returns, the line is on the disk.
  ///
  /// Writing the same id again changes nothing, except that a rejected take becomes claimed.
  /// - Returns: The affirmation's counts after the line.
  /// - Throws: `JournalProblem` if SQLite fails, or `ClockProblem` for a moment before 1970 or after 9999.
  @discardableResult
  public func keep(_ line: Repetition, of affirmation: Affirmation) throws -> Tally {
    try Moment.check(line.started)
    try asked {
      try database.transaction { () throws in
        try database.run(
          """
          INSERT INTO repetition (affirmation, \(Self.lineColumns)) VALUES (\(Self.present("?1")), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET kind = 'claimed', changed = max(?15, changed + 1)
            WHERE kind = 'rejected' AND excluded.kind = 'claimed' AND taken_back = 0 AND affirmation = excluded.affirmation
          """, [Value(affirmation.number)] + Self.values(of: line) + [Value(try Moment.now())])
        if database.changes > 0, line.kind != .rejected {
          try note(line.kind == .claimed ? .claimed : .kept, line.id, of: affirmation.number)
        }
      }
    }
    return try tally(of: affirmation)
  }

  /// Takes one ledger line back; a claimed line becomes a rejected take again, and a line without an action to undo stays.
  /// - Returns: The affirmation's counts after the change.
  /// - Throws: `JournalProblem` if SQLite fails, or `ClockProblem`.
  @discardableResult
  public func takeBack(_ line: Repetition, of affirmation: Affirmation) throws -> Tally {
    try asked {
      try database.transaction { () throws in
        try database.run("UPDATE action SET undone = 1 WHERE subject = ? AND undone = 0", [.text(line.id.description)])
        guard database.changes > 0 else { return }
        if line.kind == .claimed { try mark(line.id, as: .rejected) } else { try mark(line.id, isTakenBack: true) }
      }
    }
    return try tally(of: affirmation)
  }

  /// A choice of ledger lines.
  public struct Selection: Sendable {
    /// The affirmation of the lines; nil for every affirmation.
    public var affirmation: Affirmation?
    /// The kinds of the lines.
    public var kinds: Set<Repetition.Kind>
    /// The earliest start of a line; nil for no limit.
    public var since: Date?
    /// The moment before which a line started; nil for no limit.
    public var before: Date?
    /// Whether lines that were taken back are chosen too.
    public var isTakenBack: Bool
    /// The largest number of lines, newest first; nil for no limit.
    public var limit: Int?

    /// Creates a choice of lines, by default all that were not taken back.
    public init(
      of affirmation: Affirmation?, kinds: Set<Repetition.Kind> = Set(Repetition.Kind.allCases), since: Date? = nil,
      before: Date? = nil, isTakenBack: Bool = false, limit: Int? = nil
    ) {
      self.affirmation = affirmation
      self.kinds = kinds
      self.since = since
      self.before = before
      self.isTakenBack = isTakenBack
      self.limit = limit
    }
  }

  /// Hands over the chosen ledger lines one by one, newest first, each with the number of its affirmation.
  /// - Throws: `JournalProblem` if SQLite fails, or a line is damaged or missing; or what the body throws.
  public func read(_ selection: Selection, _ body: (Int, Repetition) throws -> Void) throws {
    try looking {
      let kinds = selection.kinds.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
      let statement = try database.prepare(
        """
        SELECT \(Self.lineColumns), affirmation FROM repetition
        WHERE kind IN (\(kinds)) AND taken_back <= ?1 AND started >= ?2 AND started < ?4\(selection.affirmation == nil ? "" : " AND affirmation = ?5")
        ORDER BY started DESC, id DESC LIMIT ?3
        """)
      try statement.bind(
        [
          Value(selection.isTakenBack ? 1 : 0), Value(selection.since.map(Moment.milliseconds) ?? .min), Value(selection.limit ?? -1),
          Value(selection.before.map(Moment.milliseconds) ?? .max),
        ] + (selection.affirmation.map { [Value($0.number)] } ?? []))
      var found: [Repetition.Kind: Int] = [:], count = 0
      while try statement.step() {
        let line = try line(statement)
        count += 1
        if !line.isTakenBack { found[line.kind, default: 0] += 1 }
        try body(statement.integer(13), line)
      }
      // A reading from the first line on has found every line, so its counts must match the tally.
      guard selection.since == nil, selection.before == nil, selection.limit.map({ count < $0 }) ?? true else { return }
      let tally = try selection.affirmation.map { try self.tally(of: $0) } ?? totalTally()
      for kind in selection.kinds where found[kind] ?? 0 != tally.count(of: kind) { throw lacksLines() }
    }
  }

  /// Returns the ledger's counts for all affirmations together.
  /// - Throws: `JournalProblem.damaged` if the total is missing, or `SQLiteError` if SQLite fails.
  func totalTally() throws -> Tally {
    let statement = try database.prepare("SELECT spoken, listened, claimed, rejected FROM total")
    guard try statement.step() else { throw lacksSum() }
    return Tally(
      spoken: statement.integer(0), listened: statement.integer(1), claimed: statement.integer(2), rejected: statement.integer(3))
  }

  func lacksLines() -> JournalProblem { .damaged(home.journal, "lines of its ledger are missing") }
}
