import FoundationEssentials
import SystemPackage

extension Journal {
  /// Remembers an action for `undo`, and forgets the oldest beyond `Action.kept`.
  /// - Throws: `SQLiteError` if SQLite fails.
  func note(_ what: Action.StoredKind, _ subject: Identifier, of number: Int) throws {
    try database.run(
      "INSERT INTO action (affirmation, kind, subject) VALUES (?, ?, ?)",
      [Value(number), .text(what.rawValue), .text(subject.description)])
    try database.run("DELETE FROM action WHERE step <= ?", [Value(database.lastInserted - Action.kept)])
  }

  /// Returns the action that `undo` would take back; nil if there is none. What an import has changed since is passed over.
  /// - Throws: `JournalProblem` if SQLite fails or the action cannot be read.
  public func lastAction() throws -> Action? {
    var step = Int.max
    while let action = try action(
      "SELECT \(Self.actionColumns) FROM action WHERE undone = 0 AND step < \(step) ORDER BY step DESC LIMIT 1")
    {
      if try isInEffect(action) { return action }
      step = action.step
    }
    return nil
  }

  /// Whether what an action did is still so, and was not changed by a later import.
  /// - Throws: `JournalProblem` if SQLite fails.
  private func isInEffect(_ action: Action) throws -> Bool {
    switch action.what {
    case .kept(let line): !line.isTakenBack
    case .claimed(let line): line.kind == .claimed && !line.isTakenBack
    case .changed(let edits):
      try asked {
        try edits.allSatisfy { edit in
          let now = try value(of: edit.field, in: action.affirmation.number)
          guard case .pronunciation = edit.field else { return now == edit.new }
          // Several pronunciations have no order.
          return Set((now ?? "").split(separator: Pronunciation.separator))
            == Set((edit.new ?? "").split(separator: Pronunciation.separator))
        }
      }
    }
  }

  /// Returns the action that `redo` would do again: the action undone last, unless another action followed; nil if there is none.
  /// - Throws: `JournalProblem` if SQLite fails or the action cannot be read.
  public func nextAction() throws -> Action? {
    try action(
      """
      SELECT \(Self.actionColumns) FROM action WHERE step > ifnull((SELECT max(step) FROM action WHERE undone = 0), 0)
      ORDER BY step LIMIT 1
      """)
  }

  /// - Throws: `JournalProblem` if SQLite fails, or the action or its affirmation cannot be read.
  func action(_ sql: String) throws -> Action? {
    try asked {
      let statement = try database.prepare(sql)
      guard try statement.step() else { return nil }
      guard let subject = statement.identifier(3), let kind = statement.text(2).flatMap(Action.StoredKind.init) else {
        throw JournalProblem.damaged(home.journal, "an action can't be read")
      }
      let affirmation = try affirmation(.number(statement.integer(1)))
      let what: Action.What
      if kind == .changed {
        let rows = try database.prepare("SELECT \(Self.editColumns) FROM edit WHERE id = ? ORDER BY field")
        try rows.bind([.text(subject.description)])
        what = .changed(try edits(rows))
      } else {
        let rows = try database.prepare("SELECT \(Self.lineColumns) FROM repetition WHERE id = ?")
        try rows.bind([.text(subject.description)])
        guard try rows.step() else { throw JournalProblem.damaged(home.journal, "an action is of no repetition") }
        what = kind == .kept ? .kept(try line(rows)) : .claimed(try line(rows))
      }
      return Action(step: statement.integer(0), affirmation: affirmation, what: what)
    }
  }

  /// Takes an action back, without forgetting it.
  /// - Throws: `JournalProblem.busy` if another action came between, else `JournalProblem` if SQLite fails, or `ClockProblem`.
  public func undo(_ action: Action) throws { try turn(action, isUndone: true) }

  /// Does an action again that was taken back.
  /// - Throws: `JournalProblem.busy` if another action came between, else `JournalProblem` if SQLite fails, or `ClockProblem`.
  public func redo(_ action: Action) throws { try turn(action, isUndone: false) }

  /// - Throws: `JournalProblem`, or `ClockProblem`.
  func turn(_ action: Action, isUndone: Bool) throws {
    try asked {
      try database.transaction { () throws in
        let present = isUndone ? try lastAction() : try nextAction()
        guard present?.step == action.step else { throw JournalProblem.busy(home.journal) }
        // What was passed over is no longer an action of this machine.
        if isUndone { try database.run("DELETE FROM action WHERE undone = 0 AND step > ?", [Value(action.step)]) }
        switch action.what {
        case .kept(let line): try mark(line.id, isTakenBack: isUndone)
        case .claimed(let line): try mark(line.id, as: isUndone ? .rejected : .claimed)
        case .changed(let edits):
          let edit = Identifier()
          for one in edits { try write(edit, one.field, of: action.affirmation.number, to: isUndone ? one.old : one.new) }
        }
        try database.run("UPDATE action SET undone = ? WHERE step = ?", [Value(isUndone ? 1 : 0), Value(action.step)])
      }
    }
  }

  /// Changes the kind of a ledger line, or whether it is taken back.
  /// - Throws: `SQLiteError` if SQLite fails, or `ClockProblem`.
  func mark(_ line: Identifier, as kind: Repetition.Kind? = nil, isTakenBack: Bool? = nil) throws {
    try database.run(
      """
      UPDATE repetition SET kind = ifnull(?2, kind), taken_back = ifnull(?3, taken_back), changed = max(?4, changed + 1) WHERE id = ?1
      """,
      [
        .text(line.description), Value(kind?.rawValue), isTakenBack.map { Value($0 ? 1 : 0) } ?? .null, Value(try Moment.now()),
      ])
  }

  /// Removes an affirmation with its ledger and its recordings, and with what was joined to it.
  ///
  /// The rows go first, so that a crash leaves a file too many, never a row. Only the id is kept, so that no archive restores the rest.
  /// `undo` stops here: a removal cannot be undone, and what was done before it is not what a person then means.
  /// - Throws: `JournalProblem` if SQLite fails, or `FileProblem` if a recording's file cannot be removed.
  public func remove(_ affirmation: Affirmation) throws {
    let before = try recordings()
    try asked {
      try database.transaction { () throws in
        try database.run(
          "INSERT INTO removed (id) SELECT id FROM affirmation WHERE ?1 IN (number, joined_to) ON CONFLICT DO NOTHING",
          [Value(affirmation.number)])
        try database.execute("DELETE FROM affirmation WHERE id IN (SELECT id FROM removed)")
        try forgetVoidJoins()
        try database.execute("DELETE FROM action")
      }
    }
    try removeFiles(before)
  }
}
