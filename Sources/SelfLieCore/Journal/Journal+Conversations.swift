public import FoundationEssentials
import SystemPackage

extension Journal {
  /// Returns the last suggested sentences, newest first.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func suggested(last limit: Int) throws -> [String] {
    try asked {
      let statement = try database.prepare("SELECT text FROM suggestion ORDER BY number DESC LIMIT ?")
      try statement.bind([Value(limit)])
      var texts: [String] = []
      while try statement.step() { if let text = statement.text(0) { texts.append(Prose.tidied(text)) } }
      return texts
    }
  }

  /// Returns the sentences that were suggested last for one goal, as they were shown.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func lastSuggested() throws -> [String] {
    try asked {
      let statement = try database.prepare("SELECT number, text FROM suggestion ORDER BY number DESC LIMIT ?")
      try statement.bind([Value(Self.keptSuggestions)])
      var texts: [String] = [], next: Int?
      while try statement.step(), let text = statement.text(1) {
        let number = statement.integer(0)
        guard next.map({ $0 == number }) ?? true else { break }
        next = number - 1
        texts.insert(Prose.tidied(text), at: 0)
      }
      return texts
    }
  }

  /// The number of suggestions remembered.
  static let keptSuggestions = 200

  /// Remembers suggested sentences, given oldest first. A number is left out before them, which tells them from those for other goals.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func keep(suggested texts: [String]) throws {
    try asked {
      try database.transaction { () throws in
        try database.run("INSERT INTO suggestion (text) VALUES ('')", [])
        try database.run("DELETE FROM suggestion WHERE text = ''", [])
        for text in texts { try database.run("INSERT INTO suggestion (text) VALUES (?)", [.text(text)]) }
        try database.run("DELETE FROM suggestion WHERE number <= (SELECT max(number) FROM suggestion) - ?", [Value(Self.keptSuggestions)])
      }
    }
  }

  /// Keeps a new conversation with its first turn.
  /// - Throws: `JournalProblem` if SQLite fails, or `ClockProblem`.
  public func begin(_ turn: Turn, about affirmation: Affirmation?, at moment: Date = .now) throws -> Transcript {
    try Moment.check(moment)
    return try asked {
      try database.transaction { () throws in
        try database.run(
          "INSERT INTO conversation (affirmation, started, offset) VALUES (?, ?, ?)",
          [
            affirmation.map { Value($0.number) } ?? .null, Value(Moment.milliseconds(moment)), Value(LocalTime.offset(at: moment)),
          ])
        let number = database.lastInserted
        try insert(turn, of: number)
        return Transcript(
          number: number, affirmation: affirmation?.number, started: Moment.date(Moment.milliseconds(moment)),
          offset: LocalTime.offset(at: moment), turns: [turn])
      }
    }
  }

  /// Returns the number that the next conversation will have.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func nextConversation() throws -> Int {
    try asked {
      let statement = try database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'conversation'")
      return try statement.step() ? statement.integer(0) + 1 : 1
    }
  }

  /// Adds a turn to a conversation.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func keep(_ turn: Turn, of conversation: Transcript) throws {
    try asked { try database.transaction { () throws in try insert(turn, of: conversation.number) } }
  }

  func insert(_ turn: Turn, of number: Int) throws {
    try database.run(
      "INSERT INTO turn (conversation, speaker, words) VALUES (?, ?, ?)",
      [Value(number), .text(turn.speaker.rawValue), .text(turn.words)])
  }

  /// Returns every conversation with all its turns, newest first.
  /// - Parameter number: The number of the only conversation to return.
  /// - Throws: `JournalProblem` if SQLite fails or a turn cannot be read.
  public func conversations(_ number: Int? = nil) throws -> [Transcript] {
    try asked {
      let chosen = number == nil ? "" : "WHERE number = ?"
      let statement = try database.prepare("SELECT number, affirmation, started, offset FROM conversation \(chosen) ORDER BY number DESC")
      try statement.bind(number.map { [Value($0)] } ?? [])
      var all: [Transcript] = []
      while try statement.step() {
        all.append(
          Transcript(
            number: statement.integer(0), affirmation: statement.isNull(1) ? nil : statement.integer(1),
            started: Moment.date(statement.integer(2)), offset: statement.integer(3), turns: try turns(of: statement.integer(0))))
      }
      return all
    }
  }

  /// Removes a conversation with all its turns.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func forget(_ conversation: Transcript) throws {
    try asked {
      try database.transaction { () throws in
        try database.run("DELETE FROM conversation WHERE number = ?", [Value(conversation.number)])
      }
    }
  }

  /// - Throws: `JournalProblem.damaged` if a turn cannot be read, or `SQLiteError` if SQLite fails.
  func turns(of conversation: Int) throws -> [Turn] {
    let statement = try database.prepare("SELECT speaker, words FROM turn WHERE conversation = ? ORDER BY number")
    try statement.bind([Value(conversation)])
    var turns: [Turn] = []
    while try statement.step() {
      guard let speaker = statement.text(0).flatMap(Turn.Speaker.init) else {
        throw JournalProblem.damaged(home.journal, "a conversation can't be read")
      }
      turns.append(Turn(speaker, statement.text(1) ?? ""))
    }
    return turns
  }
}
