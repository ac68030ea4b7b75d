public import FoundationEssentials
import SystemPackage

extension Journal {
  /// Writes one line into the ledger; when this returns, it is kept. The same id a second time changes nothing, but that a take which was
  /// rejected may be claimed.
  /// - Returns: What the ledger then says.
  @discardableResult
  public func keep(_ line: Repetition, of affirmation: Affirmation) throws -> Tally {
    try Moment.check(line.started)
    try asked {
      try database.transaction { () throws in
        try database.run(
          """
          INSERT INTO repetition (affirmation, \(Self.lineColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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

  /// Takes one repetition back; one that is not there changes nothing. What was claimed is a rejected take again.
  /// - Returns: What the ledger then says.
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

  /// Which lines of the ledger are wanted.
  public struct Selection: Sendable {
    /// Nil for every affirmation's.
    public var affirmation: Affirmation?
    public var kinds: Set<Repetition.Kind>
    /// None that started earlier.
    public var since: Date?
    public var isTakenBack: Bool
    /// At most so many, the newest.
    public var limit: Int?

    public init(
      of affirmation: Affirmation?, kinds: Set<Repetition.Kind> = Set(Repetition.Kind.allCases), since: Date? = nil,
      isTakenBack: Bool = false, limit: Int? = nil
    ) {
      self.affirmation = affirmation
      self.kinds = kinds
      self.since = since
      self.isTakenBack = isTakenBack
      self.limit = limit
    }
  }

  /// Hands over lines of the ledger one by one, the newest first, with the number of their affirmation.
  public func read(_ selection: Selection, _ body: (Int, Repetition) throws -> Void) throws {
    try asked {
      let kinds = selection.kinds.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
      let statement = try database.prepare(
        """
        SELECT \(Self.lineColumns), affirmation FROM repetition
        WHERE kind IN (\(kinds)) AND taken_back <= ?1 AND started >= ?2\(selection.affirmation == nil ? "" : " AND affirmation = ?4")
        ORDER BY started DESC, id DESC LIMIT ?3
        """)
      try statement.bind(
        [
          Value(selection.isTakenBack ? 1 : 0), Value(selection.since.map(Moment.milliseconds) ?? .min), Value(selection.limit ?? -1),
        ] + (selection.affirmation.map { [Value($0.number)] } ?? []))
      var found: [Repetition.Kind: Int] = [:], count = 0
      while try statement.step() {
        let line = try line(statement)
        count += 1
        if !line.isTakenBack { found[line.kind, default: 0] += 1 }
        try body(statement.integer(13), line)
      }
      // What was read from the first line on is all there is.
      guard selection.since == nil, selection.limit.map({ count < $0 }) ?? true else { return }
      let tally = try selection.affirmation.map { try self.tally(of: $0) } ?? totalTally()
      for kind in selection.kinds where found[kind] ?? 0 != tally.count(of: kind) { throw lacksLines() }
    }
  }

  /// What the ledger says about all affirmations.
  func totalTally() throws -> Tally {
    let statement = try database.prepare("SELECT spoken, listened, claimed, rejected FROM total")
    guard try statement.step() else { throw lacksSum() }
    return Tally(
      spoken: statement.integer(0), listened: statement.integer(1), claimed: statement.integer(2), rejected: statement.integer(3))
  }

  func lacksLines() -> JournalProblem { .damaged(home.journal, "lines of its ledger are missing") }
}
