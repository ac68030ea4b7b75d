import FoundationEssentials
public import SystemPackage

extension Journal {
  /// Counts the affirmations and the ledger lines. This function and `recordings()` work for every version of the schema.
  /// - Throws: `JournalProblem` if SQLite fails.
  func contents() throws -> Contents { try asked { try Self.contents(of: database) } }

  /// Returns the recordings of all affirmations, those of earlier texts included.
  /// - Throws: `JournalProblem` if SQLite fails or an id is damaged.
  func recordings() throws -> [(number: Int, recording: Identifier)] {
    try asked {
      let statement = try database.prepare("SELECT affirmation, id FROM recording ORDER BY affirmation")
      var all: [(number: Int, recording: Identifier)] = []
      while try statement.step() {
        guard let id = statement.identifier(1) else {
          throw JournalProblem.damaged(home.journal, "a recording has no proper id")
        }
        all.append((statement.integer(0), id))
      }
      return all
    }
  }

  /// Counts the recordings of an affirmation, those of earlier texts included.
  /// - Throws: `JournalProblem` if SQLite fails or an id is damaged.
  public func recordings(of affirmation: Affirmation) throws -> Int { try recordings().count { $0.number == affirmation.number } }

  /// The values of an affirmation that is about to be added.
  public struct NewAffirmation {
    /// The sentence to say, tidied.
    public var text: String
    /// The goal that the affirmation is for, tidied.
    public var goal: String?
    /// Why the person wants that goal, tidied.
    public var reason: String?
    /// The number of spoken repetitions to reach.
    public var target: Int
    /// How much may speak against a take.
    public var strictness: Strictness
    /// The person's tags.
    public var tags: Set<Tag>
    /// The folder of the PocketSphinx model; nil for the usual one.
    public var model: FilePath?
    /// The dictionary for that model; nil for the one beside the model.
    public var dictionary: FilePath?
    /// Pronunciations, by word, that replace the dictionary's.
    public var pronunciations: [String: [Pronunciation]]

    /// Tidies the texts, after a check that all of each text is visible.
    /// - Throws: `ProseProblem` for an invisible character, with its place.
    public init(
      text: String, goal: String? = nil, reason: String? = nil, target: Int = Affirmation.usualTarget, strictness: Strictness = .normal,
      tags: Set<Tag> = [], model: FilePath? = nil, dictionary: FilePath? = nil, pronunciations: [String: [Pronunciation]] = [:]
    ) throws(ProseProblem) {
      for (name, text) in [("the text", text), ("--goal", goal ?? ""), ("--because", reason ?? "")] { try Prose.check(text, as: name) }
      self.text = Prose.tidied(text)
      self.goal = goal.map(Prose.tidied)
      self.reason = reason.map(Prose.tidied)
      self.target = target
      self.strictness = strictness
      self.tags = tags
      self.model = model
      self.dictionary = dictionary
      self.pronunciations = pronunciations
    }
  }

  /// Keeps a new affirmation with its recording, and returns it with its number.
  /// - Parameter untrimmed: All that the microphone heard; nil for a recording from elsewhere.
  /// - Throws: `JournalProblem` if SQLite fails, `FileProblem` if the recording cannot be written, or `ClockProblem`. Then nothing is kept.
  public func add(_ draft: NewAffirmation, recording clip: Clip, untrimmed: Clip? = nil, isVerified: Bool) throws -> Affirmation {
    try writing(clip, untrimmed, isVerified: isVerified) { recording in
      let number = try database.transaction { () throws in
        let number = try insert(draft)
        try insert(recording, of: number)
        return number
      }
      return try affirmation(.number(number))
    }
  }

  /// Keeps a new affirmation whose recording cannot be made now, and returns it with its number.
  /// - Throws: `JournalProblem` if SQLite fails, or `ClockProblem`. Then nothing is kept.
  public func addUnrecorded(_ draft: NewAffirmation) throws -> Affirmation {
    try asked {
      let number = try database.transaction { () throws in try insert(draft) }
      return try affirmation(.number(number))
    }
  }

  /// - Throws: `SQLiteError` if SQLite fails, or `ClockProblem`.
  private func insert(_ draft: NewAffirmation) throws -> Int {
    try database.run(
      """
      INSERT INTO affirmation (id, text, goal, reason, target, created, strictness, model, dictionary, tags)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(Identifier().description), .text(draft.text), Value(draft.goal), Value(draft.reason), Value(draft.target),
        Value(try Moment.now()), .text(draft.strictness.rawValue), Value(draft.model?.string), Value(draft.dictionary?.string),
        Value(Tag.text(draft.tags)),
      ])
    let number = database.lastInserted
    for (word, several) in draft.pronunciations.sorted(by: { $0.key < $1.key }) { try insert(several, of: word, in: number) }
    return number
  }

  /// Returns every affirmation with its tally, in the order of the numbers.
  /// - Throws: `JournalProblem` if SQLite fails, or a row or a sum is damaged.
  public func affirmations() throws -> [(affirmation: Affirmation, tally: Tally)] {
    try looking {
      var tallies: [Int: Tally] = [:]
      let sums = try database.prepare("SELECT affirmation, 0, \(Self.kinds), complement FROM tally")
      while try sums.step() { tallies[sums.integer(0)] = try sum(sums).1 }
      let pronunciations = try pronunciations()
      let statement = try database.prepare(Self.selectAffirmations + " WHERE a.joined_to IS NULL ORDER BY a.number")
      var all: [(affirmation: Affirmation, tally: Tally)] = []
      while try statement.step() {
        let number = statement.integer(0)
        guard let tally = tallies[number] else { throw lacksSum() }
        all.append((try read(statement, pronunciations[number] ?? [:]), tally))
      }
      return all
    }
  }

  /// Whether the journal has no affirmation.
  /// - Throws: `JournalProblem` if SQLite fails.
  public func isEmpty() throws -> Bool { try asked { try database.number("SELECT EXISTS (SELECT 1 FROM affirmation)") == 0 } }

  /// Returns the part of every affirmation that a list needs, in the order of the numbers.
  /// - Throws: `JournalProblem` if SQLite fails, or a row or a sum is damaged.
  public func summaries(on today: Day) throws -> [AffirmationSummary] {
    try looking {
      // Days after today are in the ledger too, after a journey or with a clock that was set back.
      let start = today.advanced(by: 1 - Progress.paceDays)
      var recent: [Int: [Day: Int]] = [:], ofDay: [Day: Tally] = [:]
      let days = try database.prepare("SELECT \(Self.sumColumns) FROM day WHERE day >= ?")
      try days.bind([Value(start.number)])
      while try days.step() {
        let (day, tally) = try sum(days)
        if tally.spoken > 0 { recent[days.integer(0), default: [:]][day] = tally.spoken }
        ofDay[day, default: Tally()].add(tally)
      }
      try check(ofDay, since: start)
      let statement = try database.prepare(Self.selectOverviews)
      var all: [AffirmationSummary] = []
      all.reserveCapacity(try database.number("SELECT count(*) FROM tally"))
      while try statement.step() {
        let number = statement.integer(0)
        guard let id = statement.identifier(7), let text = statement.text(8).map(Prose.tidied) else {
          throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
        }
        guard !statement.isNull(6) else { throw lacksSum() }
        let count = try sum(statement).1.spoken, said = recent[number] ?? [:]
        // If nothing was said before these days, the first of them is the affirmation's first day.
        let isAll = said.values.reduce(0, +) == count
        all.append(
          AffirmationSummary(
            number: number, id: id, text: text, target: statement.integer(9), isArchived: statement.integer(10) == 1,
            plan: statement.isNull(11) ? Plan() : try plan(statement, from: 12), tags: try tags(statement, 17), count: count,
            recent: said.filter { $0.key <= today }, first: isAll ? said.keys.min() : nil))
      }
      return all
    }
  }

  /// Finds the one affirmation that a reference names. The number of one that was joined to another finds that other one.
  /// - Throws: `JournalProblem.noAffirmation` or `.ambiguous`, else `JournalProblem` if SQLite fails or the row is damaged.
  public func affirmation(_ reference: Reference) throws -> Affirmation {
    try asked {
      let number: Int
      switch reference {
      case .number(let typed): number = typed
      case .piece: number = try JournalProblem.one(reference, of: try names()).number
      }
      let statement = try database.prepare(Self.selectAffirmations + " WHERE a.number = \(Self.present("?1"))")
      try statement.bind([Value(number)])
      guard try statement.step() else {
        // The affirmation may be in the journal, and the index that leads to it be damaged.
        try checkIntegrity()
        throw JournalProblem.noAffirmation(reference)
      }
      return try read(statement)
    }
  }

  /// The number, id and text of every affirmation, by which a person may name it.
  private func names() throws -> [AffirmationName] {
    let statement = try database.prepare("SELECT number, id, text FROM affirmation WHERE joined_to IS NULL ORDER BY number")
    var all: [AffirmationName] = []
    while try statement.step() {
      guard let id = statement.identifier(1), let text = statement.text(2).map(Prose.tidied) else {
        throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
      }
      all.append(AffirmationName(number: statement.integer(0), id: id, text: text))
    }
    return all
  }

  /// Returns the ledger's counts for one affirmation.
  /// - Throws: `JournalProblem` if SQLite fails or the sum is damaged.
  public func tally(of affirmation: Affirmation) throws -> Tally {
    try asked {
      let statement = try database.prepare(
        "SELECT affirmation, 0, \(Self.kinds), complement FROM tally WHERE affirmation = \(Self.present("?1"))")
      try statement.bind([Value(affirmation.number)])
      guard try statement.step() else { throw lacksSum() }
      return try sum(statement).1
    }
  }

  /// Returns one affirmation's counts, in all and by day.
  /// - Throws: `JournalProblem` if SQLite fails or a sum is damaged.
  public func progress(of affirmation: Affirmation) throws -> Progress {
    try looking {
      Progress(tally: try tally(of: affirmation), spoken: try days(of: affirmation).mapValues(\.spoken).filter { $0.value > 0 })
    }
  }

  /// Returns the statistics of one affirmation's ledger; nil for all affirmations together.
  /// - Throws: `JournalProblem` if SQLite fails or a sum is damaged.
  public func statistics(of affirmation: Affirmation?) throws -> LedgerStatistics {
    LedgerStatistics(days: try days(of: affirmation), cycle: try cycle(of: affirmation), hardest: try hardest(of: affirmation))
  }

  /// Returns the counts of each day with any line in the ledger, of one affirmation; nil for all affirmations together.
  /// - Throws: `JournalProblem` if SQLite fails or a sum is damaged.
  public func days(of affirmation: Affirmation?) throws -> [Day: Tally] {
    try looking {
      let statement = try database.prepare(
        "SELECT \(Self.sumColumns) FROM day" + (affirmation == nil ? "" : " WHERE affirmation = ?"))
      try statement.bind(affirmation.map { [Value($0.number)] } ?? [])
      var days: [Day: Tally] = [:]
      while try statement.step() {
        let (day, tally) = try sum(statement)
        days[day, default: Tally()].add(tally)
      }
      if let affirmation {
        guard days.values.reduce(into: Tally(), { $0.add($1) }) == (try tally(of: affirmation)) else { throw lacksSum() }
      } else {
        try check(days)
      }
      return days
    }
  }

  /// Checks that no day's sum is missing, against the totals of each day, which are kept in another table.
  /// - Throws: `JournalProblem.damaged` if a day's sums differ from its total.
  func check(_ days: [Day: Tally], since start: Day? = nil) throws {
    let statement = try database.prepare("SELECT 0, day, \(Self.kinds), complement FROM day_total WHERE day >= ?")
    try statement.bind([Value(start?.number ?? .min)])
    var missing = days
    while try statement.step() {
      let (day, tally) = try sum(statement)
      guard missing.removeValue(forKey: day) ?? Tally() == tally else { throw lacksSum() }
    }
    guard missing.values.allSatisfy({ $0 == Tally() }) else { throw lacksSum() }
  }

  /// Checks that no affirmation and no sum is missing, against totals kept in another table.
  ///
  /// One wrong bit in a page of SQLite's can make all rows of that page vanish without an error.
  /// - Throws: `JournalProblem.damaged` if a total differs.
  func checkTotals() throws {
    guard try database.number(Self.areTotalsRight) == 1 else {
      throw JournalProblem.damaged(home.journal, "its totals don't match its contents")
    }
  }

  func lacksSum() -> JournalProblem { .damaged(home.journal, "a sum is missing") }

  /// Returns the median time from one spoken repetition to the next, in seconds; nil without two in one sitting.
  /// - Throws: `JournalProblem` if SQLite fails.
  func cycle(of affirmation: Affirmation?) throws -> Double? {
    try asked {
      let chosen = affirmation == nil ? "" : "AND affirmation = ?"
      let statement = try database.prepare(
        """
        SELECT started FROM repetition WHERE kind = 'spoken' AND taken_back = 0 \(chosen)
        ORDER BY started DESC LIMIT \(LedgerStatistics.cycleRepetitions)
        """)
      try statement.bind(affirmation.map { [Value($0.number)] } ?? [])
      var starts: [Double] = []
      while try statement.step() { starts.append(Double(statement.integer(0)) / 1000) }
      return LedgerStatistics.cycle(of: starts)
    }
  }

  /// Returns the words that rejected takes lacked most often.
  /// - Throws: `JournalProblem` if SQLite fails.
  func hardest(of affirmation: Affirmation?) throws -> [LedgerStatistics.Failing] {
    try asked {
      let statement = try database.prepare(
        "SELECT missing, count(*) FROM repetition WHERE kind = 'rejected' AND taken_back = 0"
          + (affirmation == nil ? "" : " AND affirmation = ?") + " GROUP BY missing")
      try statement.bind(affirmation.map { [Value($0.number)] } ?? [])
      var counts: [String: Int] = [:]
      while try statement.step() {
        for word in Self.words(statement.text(0)) { counts[word, default: 0] += statement.integer(1) }
      }
      return LedgerStatistics.hardest(counts)
    }
  }
}
