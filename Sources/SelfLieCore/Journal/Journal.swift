import FoundationEssentials
public import SystemPackage

/// The affirmations and the ledger of their repetitions, in one SQLite file; the recordings beside it. The only file with SQL.
public struct Journal: ~Copyable {
  private let database: Database
  private let folder: Folder
  private let home: Home

  /// Opens the journal, and makes it if there is none.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
  public static func open(in home: Home, dayEnds: Int? = nil) throws -> Journal {
    if let journal = try openIfThere(in: home, dayEnds: dayEnds) { return journal }
    try Disk.makePrivateFolder(home.data)
    if let folder = try folder(of: home) {
      _ = try folder.making(Home.recordings)
      try asked(home.journal) { try create(in: folder) }
    }
    guard let journal = try openIfThere(in: home, dayEnds: dayEnds) else {
      throw FileProblem(action: .create, path: home.journal, reason: .noSuchFileOrDirectory)
    }
    return journal
  }

  /// Opens the journal; nil if there is none, and nothing is made.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
  public static func openIfThere(in home: Home, dayEnds: Int? = nil) throws -> Journal? {
    guard let folder = try folder(of: home), let journal = try connect(in: folder, of: home) else { return nil }
    if try journal.isSmall() { try journal.checkIntegrity() }
    try journal.asked {
      try journal.bringUpToDate()
      try journal.checkTotals()
      if let dayEnds { try journal.endDays(at: dayEnds) }
    }
    return journal
  }

  /// Opens the journal only to look at it, as old as it is; nil if there is none. Nobody waits long for who writes meanwhile.
  /// - Parameter dayEnds: Seconds after midnight at which a day ends; nil for those that it was last opened with.
  /// - Throws: `JournalProblem.readOnly` if days ended at another hour when it was last opened, so that its sums would have to be made anew.
  public static func openToRead(in home: Home, dayEnds: Int? = nil) throws -> Journal? {
    guard let folder = try Folder.open(home.data, toRead: true), let journal = try connect(in: folder, of: home, toRead: true) else {
      return nil
    }
    try journal.asked {
      try journal.database.execute("PRAGMA busy_timeout = 1000")
      if try journal.isSmall() { try journal.checkIntegrity() }
      if try journal.database.number("PRAGMA user_version") == version { try journal.checkTotals() }
      guard let dayEnds else { return }
      guard try journal.database.number("SELECT day_ends FROM own") == dayEnds else { throw JournalProblem.readOnly(home.journal) }
    }
    return journal
  }

  /// A journal of so many pages of 4096 bytes, about 8,000 repetitions, is read whole whenever it is opened: that takes about 10 ms (1.5 to
  /// 2.5 ms for 1,000 repetitions), and finds a wrong bit before it becomes a wrong count. A larger one is read whole before it is copied, and
  /// by `doctor`.
  private static let smallJournal = 256

  /// Whether it is read whole whenever it is opened, and quickly copied.
  public func isSmall() throws -> Bool { try asked { try database.number("PRAGMA page_count") <= Self.smallJournal } }

  /// The folder that everything is kept in, closed to others; nil if there is none.
  private static func folder(of home: Home) throws -> Folder? {
    guard let folder = try Folder.open(home.data) else { return nil }
    try folder.shut(holding: Home.isName)
    return folder
  }

  /// Opens the journal and proves that it is one; nil if there is none.
  private static func connect(in folder: consuming Folder, of home: Home, toRead: Bool = false) throws -> Journal? {
    let path = home.journal
    guard let size = try size(of: Home.journal, in: folder) else { return nil }
    // SQLite takes an empty file for a new database; here it is one that was lost.
    guard size > 0 else { throw JournalProblem.damaged(path, "it is empty") }
    // SQLite would wait for ever for what comes out of a FIFO.
    _ = try Self.size(of: Home.rollback, in: folder)
    let real = try folder.resolved().appending(Home.journal)
    let database = try asked(path) {
      let database = try Database.open(real.string, toRead: toRead)
      try database.execute(settings)
      try checkSchema(of: database, path)
      // SQLite takes what is missing of the last page for zeros, and often some are. Whoever writes meanwhile makes the file longer only.
      let whole = try database.number("PRAGMA page_count") * database.number("PRAGMA page_size")
      guard try Self.size(of: Home.journal, in: folder) ?? 0 >= whole else { throw JournalProblem.damaged(path, "it is cut off") }
      return database
    }
    return Journal(database: database, folder: folder, home: home)
  }

  /// The size of a file in bytes; nil if there is none.
  /// - Throws: `JournalProblem.foreign` for what is no file.
  private static func size(of name: String, in folder: borrowing Folder) throws -> Int? {
    let path = folder.path.appending(name)
    do throws(Errno) {
      let (file, size) = try folder.open(name)
      try? file.close()
      return size
    } catch .noSuchFileOrDirectory {
      return nil
    } catch .tooManySymbolicLinkLevels {
      throw JournalProblem.foreign(path, "it is a symbolic link")
    } catch .isDirectory, .invalidArgument {
      throw JournalProblem.foreign(path, "it is not a regular file")
    } catch {
      throw FileProblem(action: .read, path: path, reason: error)
    }
  }

  /// Proves that this journal can be written, before anything is promised to the person.
  public func checkReady() throws {
    _ = try Moment.now()
    try asked {
      guard !database.isReadOnly else { throw JournalProblem.readOnly(home.journal) }
      // A folder that may not be written is noticed only by a write: SQLite makes its rollback file there. Setting the version again
      // writes and changes nothing.
      try database.transaction { () throws in try database.execute("PRAGMA user_version = \(Self.version)") }
    }
    try folder.sweep()
    try folder.folder(Home.recordings)?.sweep()
  }

  /// Proves that this journal can be read whole.
  public func checkIntegrity() throws { try asked { try Self.checkIntegrity(of: database, home.journal) } }

  // MARK: Affirmations

  /// How much there is. This, and the next, works for every version.
  func contents() throws -> Contents { try asked { try Self.contents(of: database) } }

  /// The recordings of all affirmations, those of earlier texts too.
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

  /// How many recordings an affirmation has, of its text and of earlier ones.
  public func recordings(of affirmation: Affirmation) throws -> Int { try recordings().count { $0.number == affirmation.number } }

  /// What a new affirmation is made of.
  public struct Draft {
    public var text: String
    public var goal: String?
    public var reason: String?
    public var target: Int
    public var strictness: Strictness
    public var model: FilePath?
    public var dictionary: FilePath?
    public var pronunciations: [String: [Pronunciation]]

    /// - Throws: What cannot be seen in a text, with its place; the rest is tidied.
    public init(
      text: String, goal: String? = nil, reason: String? = nil, target: Int = Affirmation.usualTarget, strictness: Strictness = .normal,
      model: FilePath? = nil, dictionary: FilePath? = nil, pronunciations: [String: [Pronunciation]] = [:]
    ) throws(ProseProblem) {
      for (name, text) in [("the text", text), ("--goal", goal ?? ""), ("--because", reason ?? "")] { try Prose.check(text, as: name) }
      self.text = Prose.tidied(text)
      self.goal = goal.map(Prose.tidied)
      self.reason = reason.map(Prose.tidied)
      self.target = target
      self.strictness = strictness
      self.model = model
      self.dictionary = dictionary
      self.pronunciations = pronunciations
    }
  }

  /// Keeps a new affirmation with its recording and answers with it, number included.
  public func add(_ draft: Draft, recording clip: Clip, isVerified: Bool) throws -> Affirmation {
    try writing(clip, isVerified: isVerified) { recording in
      let number = try database.transaction { () throws in
        try database.run(
          """
          INSERT INTO affirmation (id, text, goal, reason, target, created, strictness, model, dictionary)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          [
            .text(Identifier().description), .text(draft.text), Value(draft.goal), Value(draft.reason), Value(draft.target),
            Value(try Moment.now()), .text(draft.strictness.rawValue), Value(draft.model?.string), Value(draft.dictionary?.string),
          ])
        let number = database.lastInserted
        for (word, several) in draft.pronunciations.sorted(by: { $0.key < $1.key }) { try insert(several, of: word, in: number) }
        try insert(recording, of: number)
        return number
      }
      return try affirmation(.number(number))
    }
  }

  /// Every affirmation, in the order of their numbers, with what the ledger says about it.
  public func affirmations() throws -> [(affirmation: Affirmation, tally: Tally)] {
    try asked {
      try database.execute(Self.look)
      defer { try? database.execute(Self.endLook) }
      var tallies: [Int: Tally] = [:]
      let sums = try database.prepare("SELECT affirmation, 0, \(Self.kinds), complement FROM tally")
      while try sums.step() { tallies[sums.integer(0)] = try sum(sums).1 }
      let pronunciations = try pronunciations()
      let statement = try database.prepare(Self.selectAffirmations + " ORDER BY a.number")
      var all: [(affirmation: Affirmation, tally: Tally)] = []
      while try statement.step() {
        let number = statement.integer(0)
        guard let tally = tallies[number] else { throw lacksSum() }
        all.append((try read(statement, pronunciations[number] ?? [:]), tally))
      }
      return all
    }
  }

  /// Whether there is no affirmation.
  public func isEmpty() throws -> Bool { try asked { try database.number("SELECT EXISTS (SELECT 1 FROM affirmation)") == 0 } }

  /// As much of every affirmation as a list needs, in the order of their numbers.
  public func overviews(on today: Day) throws -> [Overview] {
    try asked {
      try database.execute(Self.look)
      defer { try? database.execute(Self.endLook) }
      // Days to come are there too, after a journey or with a clock that was set back.
      let start = today.advanced(by: 1 - Standing.paceDays)
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
      var all: [Overview] = []
      all.reserveCapacity(try database.number("SELECT count(*) FROM tally"))
      while try statement.step() {
        let number = statement.integer(0)
        guard let id = statement.identifier(7), let text = statement.text(8).map(Prose.tidied) else {
          throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
        }
        guard !statement.isNull(6) else { throw lacksSum() }
        let count = try sum(statement).1.spoken, said = recent[number] ?? [:]
        // If nothing was said before these days, the first of them is the first of all.
        let isAll = said.values.reduce(0, +) == count
        all.append(
          Overview(
            number: number, id: id, text: text, target: statement.integer(9), isArchived: statement.integer(10) == 1,
            plan: statement.isNull(11) ? Plan() : try plan(statement, from: 12), count: count,
            recent: said.filter { $0.key <= today }, first: isAll ? said.keys.min() : nil))
      }
      return all
    }
  }

  /// The one affirmation that is meant.
  /// - Throws: `JournalProblem.noAffirmation` or `.ambiguous`.
  public func affirmation(_ reference: Reference) throws -> Affirmation {
    try asked {
      let statement: Statement
      switch reference {
      case .number(let number):
        statement = try database.prepare(Self.selectAffirmations + " WHERE a.number = ?")
        try statement.bind([Value(number)])
      case .prefix(let prefix):
        statement = try database.prepare(Self.selectAffirmations + " WHERE ?2 <> '' AND substr(a.id, 1, ?1) = ?2 ORDER BY a.number")
        try statement.bind([Value(prefix.unicodeScalars.count), .text(prefix)])
      }
      var found: [Affirmation] = []
      while try statement.step() { found.append(try read(statement)) }
      guard let first = found.first else {
        // It may be there, and the way to it be damaged.
        try checkIntegrity()
        throw JournalProblem.noAffirmation(reference)
      }
      guard found.count == 1 else { throw JournalProblem.ambiguous(reference, found.map(\.id)) }
      return first
    }
  }

  /// What the ledger says about one affirmation.
  public func tally(of affirmation: Affirmation) throws -> Tally {
    try asked {
      let statement = try database.prepare("SELECT affirmation, 0, \(Self.kinds), complement FROM tally WHERE affirmation = ?")
      try statement.bind([Value(affirmation.number)])
      guard try statement.step() else { throw lacksSum() }
      return try sum(statement).1
    }
  }

  /// Where one affirmation stands.
  public func standing(of affirmation: Affirmation) throws -> Standing {
    Standing(tally: try tally(of: affirmation), spoken: try days(of: affirmation).mapValues(\.spoken).filter { $0.value > 0 })
  }

  /// What one affirmation's ledger comes to, or that of all.
  public func statistics(of affirmation: Affirmation?) throws -> Statistics {
    Statistics(days: try days(of: affirmation), cycle: try cycle(of: affirmation), hardest: try hardest(of: affirmation))
  }

  /// What was judged and kept on each day on which anything was, of one affirmation or of all.
  public func days(of affirmation: Affirmation?) throws -> [Day: Tally] {
    try asked {
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

  /// Proves that no day is missing from sums that were read, by those of all affirmations together, which are kept elsewhere.
  private func check(_ days: [Day: Tally], since start: Day? = nil) throws {
    let statement = try database.prepare("SELECT 0, day, \(Self.kinds), complement FROM day_total WHERE day >= ?")
    try statement.bind([Value(start?.number ?? .min)])
    var missing = days
    while try statement.step() {
      let (day, tally) = try sum(statement)
      guard missing.removeValue(forKey: day) ?? Tally() == tally else { throw lacksSum() }
    }
    guard missing.values.allSatisfy({ $0 == Tally() }) else { throw lacksSum() }
  }

  /// Proves that no affirmation and no sum is missing, by their numbers and totals, which are kept elsewhere. One bit in a page of SQLite's can
  /// make all of its rows vanish without a word.
  private func checkTotals() throws {
    guard try database.number(Self.areTotalsRight) == 1 else {
      throw JournalProblem.damaged(home.journal, "its totals are not those of what it holds")
    }
  }

  private func lacksSum() -> JournalProblem { .damaged(home.journal, "a sum is missing") }

  private func cycle(of affirmation: Affirmation?) throws -> Double? {
    try asked {
      let chosen = affirmation == nil ? "" : "AND affirmation = ?"
      let statement = try database.prepare(
        """
        SELECT started FROM repetition WHERE kind = 'spoken' AND taken_back = 0 \(chosen)
        ORDER BY started DESC LIMIT \(Statistics.cycleRepetitions)
        """)
      try statement.bind(affirmation.map { [Value($0.number)] } ?? [])
      var starts: [Double] = []
      while try statement.step() { starts.append(Double(statement.integer(0)) / 1000) }
      return Statistics.cycle(of: starts)
    }
  }

  private func hardest(of affirmation: Affirmation?) throws -> [Statistics.Failing] {
    try asked {
      let statement = try database.prepare(
        "SELECT missing, count(*) FROM repetition WHERE kind = 'rejected' AND taken_back = 0"
          + (affirmation == nil ? "" : " AND affirmation = ?") + " GROUP BY missing")
      try statement.bind(affirmation.map { [Value($0.number)] } ?? [])
      var counts: [String: Int] = [:]
      while try statement.step() {
        for word in words(statement.text(0)) { counts[word, default: 0] += statement.integer(1) }
      }
      return Statistics.hardest(counts)
    }
  }

  // MARK: Changes

  /// Gives an affirmation other values, in one edit that can be undone. A text that is new here comes with its recording, or is without one.
  public func change(_ affirmation: Affirmation, to new: Affirmation, recording: (clip: Clip, isVerified: Bool)? = nil) throws {
    let fields = new.fields(unlike: affirmation)
    guard !fields.isEmpty || recording != nil else { return }
    guard let recording else { return try asked { try write(fields, nil, of: affirmation, to: new) } }
    let before = try recordings()
    try writing(recording.clip, isVerified: recording.isVerified) { try write(fields, $0, of: affirmation, to: new) }
    try removeFiles(before)
  }

  private func write(_ fields: [Edit.Field], _ recording: Recording?, of affirmation: Affirmation, to new: Affirmation) throws {
    try database.transaction { () throws in
      if !fields.isEmpty {
        let edit = Identifier()
        for field in fields { try write(edit, field, of: affirmation.number, to: new.value(of: field)) }
        try note(.changed, edit, of: affirmation.number)
      }
      if let recording { try insert(recording, of: affirmation.number) }
    }
  }

  /// Keeps how an affirmation's owner says one of its words, in the place of what was kept of it before.
  /// - Parameter pronunciations: All of them: what is kept replaces what the dictionary says.
  public func learn(_ word: String, as pronunciations: [Pronunciation], of affirmation: Affirmation) throws {
    var learnt = try self.affirmation(.number(affirmation.number))
    let before = learnt
    learnt.pronunciations[word] = pronunciations
    try change(before, to: learnt)
  }

  /// Every edit of an affirmation, oldest first.
  public func edits(of affirmation: Affirmation) throws -> [Edit] {
    try asked {
      let statement = try database.prepare("SELECT \(Self.editColumns) FROM edit WHERE affirmation = ? ORDER BY made, id, field")
      try statement.bind([Value(affirmation.number)])
      return try edits(statement)
    }
  }

  private func edits(_ statement: borrowing Statement) throws -> [Edit] {
    var all: [Edit] = []
    while try statement.step() {
      guard let id = statement.identifier(0), let field = statement.text(2).flatMap(Edit.Field.init) else {
        throw JournalProblem.damaged(home.journal, "an edit cannot be read")
      }
      all.append(Edit(id: id, made: statement.integer(1), field: field, old: statement.text(3), new: statement.text(4)))
    }
    return all
  }

  /// Writes one field and that it was changed.
  private func write(_ edit: Identifier, _ field: Edit.Field, of number: Int, to new: String?) throws {
    let old = try value(of: field, in: number)
    try database.run(
      """
      INSERT INTO edit (id, affirmation, made, field, old, new) VALUES (?1, ?2,
        max(?3, ifnull((SELECT max(made) + 1 FROM edit WHERE affirmation = ?2 AND field = ?4), 0)), ?4, ?5, ?6)
      """,
      [.text(edit.description), Value(number), Value(try Moment.now()), .text(field.name), Value(old), Value(new)])
    try set(field, of: number, to: new)
  }

  private func set(_ field: Edit.Field, of number: Int, to new: String?) throws {
    guard case .pronunciation(let word) = field else {
      return try database.run("UPDATE affirmation SET \(field.name) = ? WHERE number = ?", [Value(new), Value(number)])
    }
    try database.run("DELETE FROM pronunciation WHERE affirmation = ? AND word = ?", [Value(number), .text(word)])
    try insert(new.flatMap(Pronunciation.several) ?? [], of: word, in: number)
  }

  private func value(of field: Edit.Field, in number: Int) throws -> String? {
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

  // MARK: Undo

  private func note(_ what: Action.Kind, _ subject: Identifier, of number: Int) throws {
    try database.run(
      "INSERT INTO action (affirmation, kind, subject) VALUES (?, ?, ?)",
      [Value(number), .text(what.rawValue), .text(subject.description)])
    try database.run("DELETE FROM action WHERE step <= ?", [Value(database.lastInserted - Action.kept)])
  }

  /// What `undo` would take back; nil if there is nothing.
  public func lastAction() throws -> Action? {
    try action("SELECT \(Self.actionColumns) FROM action WHERE undone = 0 ORDER BY step DESC LIMIT 1")
  }

  /// What `redo` would do again: what was undone last, unless something else was done since.
  public func nextAction() throws -> Action? {
    try action(
      """
      SELECT \(Self.actionColumns) FROM action WHERE step > ifnull((SELECT max(step) FROM action WHERE undone = 0), 0)
      ORDER BY step LIMIT 1
      """)
  }

  private func action(_ sql: String) throws -> Action? {
    try asked {
      let statement = try database.prepare(sql)
      guard try statement.step() else { return nil }
      guard let subject = statement.identifier(3), let kind = statement.text(2).flatMap(Action.Kind.init) else {
        throw JournalProblem.damaged(home.journal, "an action cannot be read")
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

  /// Takes back what was done; nothing is forgotten by it.
  /// - Throws: `JournalProblem.busy` if something else was done meanwhile.
  public func undo(_ action: Action) throws { try turn(action, isUndone: true) }

  /// Does again what was taken back.
  /// - Throws: `JournalProblem.busy` if something else was done meanwhile.
  public func redo(_ action: Action) throws { try turn(action, isUndone: false) }

  private func turn(_ action: Action, isUndone: Bool) throws {
    try asked {
      try database.transaction { () throws in
        let present = isUndone ? try lastAction() : try nextAction()
        guard present?.step == action.step else { throw JournalProblem.busy(home.journal) }
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

  /// Changes what a line in the ledger is.
  private func mark(_ line: Identifier, as kind: Repetition.Kind? = nil, isTakenBack: Bool? = nil) throws {
    try database.run(
      """
      UPDATE repetition SET kind = ifnull(?2, kind), taken_back = ifnull(?3, taken_back), changed = max(?4, changed + 1) WHERE id = ?1
      """,
      [
        .text(line.description), Value(kind?.rawValue), isTakenBack.map { Value($0 ? 1 : 0) } ?? .null, Value(try Moment.now()),
      ])
  }

  /// Removes an affirmation with its ledger and its recordings: the rows first, so that a crash leaves a file too many, never a row. Only
  /// its id is kept, so that no archive brings it back.
  public func remove(_ affirmation: Affirmation) throws {
    let before = try recordings()
    try asked {
      try database.transaction { () throws in
        try database.run("DELETE FROM affirmation WHERE number = ?", [Value(affirmation.number)])
        try database.run("INSERT INTO removed (id) VALUES (?) ON CONFLICT DO NOTHING", [.text(affirmation.id.description)])
      }
    }
    try removeFiles(before)
  }

  // MARK: The coach

  /// The sentences that were suggested last, the newest first.
  public func suggested(last limit: Int) throws -> [String] {
    try asked {
      let statement = try database.prepare("SELECT text FROM suggestion ORDER BY number DESC LIMIT ?")
      try statement.bind([Value(limit)])
      var texts: [String] = []
      while try statement.step() { if let text = statement.text(0) { texts.append(Prose.tidied(text)) } }
      return texts
    }
  }

  /// How many suggestions are remembered.
  private static let keptSuggestions = 200

  /// Remembers what was suggested, the first one as the oldest.
  public func keep(suggested texts: [String]) throws {
    try asked {
      try database.transaction { () throws in
        for text in texts { try database.run("INSERT INTO suggestion (text) VALUES (?)", [.text(text)]) }
        try database.run("DELETE FROM suggestion WHERE number <= (SELECT max(number) FROM suggestion) - ?", [Value(Self.keptSuggestions)])
      }
    }
  }

  /// Keeps a new conversation with its first turn.
  public func begin(_ turn: Turn, about affirmation: Affirmation?, at moment: Date = .now) throws -> Conversation {
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
        return Conversation(
          number: number, affirmation: affirmation?.number, started: Moment.date(Moment.milliseconds(moment)),
          offset: LocalTime.offset(at: moment), turns: [turn])
      }
    }
  }

  /// The number that the next conversation will have.
  public func nextConversation() throws -> Int {
    try asked {
      let statement = try database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'conversation'")
      return try statement.step() ? statement.integer(0) + 1 : 1
    }
  }

  /// Adds a turn to a conversation.
  public func keep(_ turn: Turn, of conversation: Conversation) throws {
    try asked { try database.transaction { () throws in try insert(turn, of: conversation.number) } }
  }

  private func insert(_ turn: Turn, of number: Int) throws {
    try database.run(
      "INSERT INTO turn (conversation, speaker, words) VALUES (?, ?, ?)",
      [Value(number), .text(turn.speaker.rawValue), .text(turn.words)])
  }

  /// Every conversation, the newest first, with all that was said.
  /// - Parameter number: Only this one.
  public func conversations(_ number: Int? = nil) throws -> [Conversation] {
    try asked {
      let chosen = number == nil ? "" : "WHERE number = ?"
      let statement = try database.prepare("SELECT number, affirmation, started, offset FROM conversation \(chosen) ORDER BY number DESC")
      try statement.bind(number.map { [Value($0)] } ?? [])
      var all: [Conversation] = []
      while try statement.step() {
        all.append(
          Conversation(
            number: statement.integer(0), affirmation: statement.isNull(1) ? nil : statement.integer(1),
            started: Moment.date(statement.integer(2)), offset: statement.integer(3), turns: try turns(of: statement.integer(0))))
      }
      return all
    }
  }

  /// Removes a conversation.
  public func forget(_ conversation: Conversation) throws {
    try asked {
      try database.transaction { () throws in
        try database.run("DELETE FROM conversation WHERE number = ?", [Value(conversation.number)])
      }
    }
  }

  private func turns(of conversation: Int) throws -> [Turn] {
    let statement = try database.prepare("SELECT speaker, words FROM turn WHERE conversation = ? ORDER BY number")
    try statement.bind([Value(conversation)])
    var turns: [Turn] = []
    while try statement.step() {
      guard let speaker = statement.text(0).flatMap(Turn.Speaker.init) else {
        throw JournalProblem.damaged(home.journal, "a conversation cannot be read")
      }
      turns.append(Turn(speaker, statement.text(1) ?? ""))
    }
    return turns
  }

  // MARK: The ledger

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
  private func totalTally() throws -> Tally {
    let statement = try database.prepare("SELECT spoken, listened, claimed, rejected FROM total")
    guard try statement.step() else { throw lacksSum() }
    return Tally(
      spoken: statement.integer(0), listened: statement.integer(1), claimed: statement.integer(2), rejected: statement.integer(3))
  }

  private func lacksLines() -> JournalProblem { .damaged(home.journal, "lines of its ledger are missing") }

  // MARK: Recordings

  /// Gives an affirmation's text another recording; the old one's file goes last.
  public func replaceRecording(of affirmation: Affirmation, with clip: Clip, isVerified: Bool) throws {
    try change(affirmation, to: affirmation, recording: (clip, isVerified))
  }

  /// Writes a recording's file before its row: a crash in between leaves a file too many, an error nothing.
  private func writing<Result>(_ clip: Clip, isVerified: Bool, _ body: (Recording) throws -> Result) throws -> Result {
    let recording = Recording(id: Identifier(), made: Moment.date(try Moment.now()), duration: clip.duration, verified: isVerified)
    let files = try folder.making(Home.recordings), name = Home.name(of: recording.id.description)
    try files.create(name, contents: WAV.bytes(of: clip))
    do { return try asked { try body(recording) } } catch {
      // A commit may fail at its very end, when the row is there already: then it needs its file.
      if (try? recordings().contains { $0.recording == recording.id }) == false { try? files.remove(name) }
      throw error
    }
  }

  /// Removes the files of recordings that there are no more.
  private func removeFiles(_ before: [(number: Int, recording: Identifier)]) throws {
    let kept = Set(try recordings().map(\.recording))
    for (_, file) in before where !kept.contains(file) { try folder.folder(Home.recordings)?.remove(Home.name(of: file.description)) }
  }

  /// Reads an affirmation's recording.
  public func clip(of recording: Recording) throws -> Clip { try clip(of: recording.id) }

  private func clip(of recording: Identifier) throws -> Clip {
    let path = home.file(of: recording)
    guard let recordings = try folder.folder(Home.recordings) else {
      throw FileProblem(action: .read, path: path, reason: .noSuchFileOrDirectory)
    }
    return try WAV.clip(from: try recordings.read(Home.name(of: recording.description), atMost: WAV.largestFile), of: path)
  }

  // MARK: Copies

  /// How much a journal holds.
  public struct Contents: Equatable, Sendable, CustomStringConvertible {
    public let affirmations: Int
    /// Of any kind.
    public let repetitions: Int

    public var description: String { "\(counted(affirmations, "affirmation")) and \(counted(repetitions, "repetition"))" }
  }

  /// Copies the journal, which was checked, unless that was done today or there is nothing in it yet. The last five copies are kept.
  public func backUp(on day: Day = Day(of: .now)) throws {
    guard try !isBackedUp(on: day) else { return }
    try asked { try copy(as: Backup(after: try Backup.all(in: folder), on: day)) }
  }

  /// Whether there is nothing to copy any more on a day.
  public func isBackedUp(on day: Day = Day(of: .now)) throws -> Bool {
    try Backup.all(in: folder).last?.day == day || isEmpty()
  }

  private func copy(as backup: Backup) throws {
    let backups = try folder.making(Home.backups), beside = Folder.temporaryName()
    defer { try? folder.remove(beside) }
    try Self.vacuum(database, into: beside, in: folder)
    // If somebody has this name, they have just made the same copy.
    _ = try folder.claim(backup.name, in: backups, for: beside)
    try Self.letOldest(go: backups, in: folder)
  }

  private static func letOldest(go backups: borrowing Folder, in folder: borrowing Folder) throws {
    for old in try Backup.all(in: folder).dropLast(Backup.kept) { try backups.remove(old.name) }
  }

  /// The copies there are, oldest first.
  public static func backups(in home: Home) throws -> [Backup] {
    guard let folder = try Folder.open(home.data, toRead: true) else { return [] }
    return try Backup.all(in: folder)
  }

  /// What is in a copy.
  /// - Throws: Why it cannot be used.
  public static func contents(of backup: Backup, in home: Home) throws -> Contents {
    guard let folder = try Folder.open(home.data, toRead: true) else { throw BackupProblem.noBackup(backup.number) }
    return try asked(home.file(of: backup)) { try contents(of: try open(backup, in: folder, of: home)) }
  }

  /// What is in the journal now; nil if there is none.
  public static func contents(in home: Home) throws -> Contents? {
    guard let journal = try openToRead(in: home) else { return nil }
    try journal.checkIntegrity()
    return try journal.contents()
  }

  /// Opens a copy to read, and proves that it is whole.
  private static func open(_ backup: Backup, in folder: borrowing Folder, of home: Home) throws -> Database {
    let file = home.file(of: backup)
    guard let backups = try folder.folder(Home.backups), try size(of: backup.name, in: backups) != nil else {
      throw BackupProblem.noBackup(backup.number)
    }
    let database = try Database.open(try backups.resolved().appending(backup.name).string, toRead: true)
    try checkSchema(of: database, file)
    try checkIntegrity(of: database, file)
    return database
  }

  /// Where the journal went that was there before a copy took its place.
  public enum Aside: Equatable, Sendable {
    case nothing
    /// It was whole, and is a copy itself now.
    case copy(Backup)
    /// It was not: somebody may know how to get more out of it.
    case file(FilePath)
  }

  /// Puts a copy in the journal's place, all or nothing. Recordings that are gone are forgotten.
  public static func restore(_ backup: Backup, in home: Home, on day: Day = Day(of: .now)) throws -> Aside {
    guard let folder = try folder(of: home) else { throw BackupProblem.noBackup(backup.number) }
    let size = try size(of: Home.journal, in: folder)
    let fresh = Folder.temporaryName()
    defer { try? folder.remove(fresh) }
    try asked(home.file(of: backup)) {
      try vacuum(try open(backup, in: folder, of: home), into: fresh, in: folder)
      try forgetLostRecordings(in: try Database.open(try folder.resolved().appending(fresh).string), folder)
    }
    return try asked(home.journal) {
      // Nobody writes a repetition between here and the new name; SQLite tells who wants to later that the file was moved.
      let present = size ?? 0 > 0 ? try lockedOut(folder, of: home) : nil
      let isWhole = present != nil
      let backups = try folder.making(Home.backups)
      var aside = Aside.nothing
      if isWhole {
        let copy = Backup(after: try Backup.all(in: folder), on: day)
        guard try folder.claim(copy.name, in: backups, for: Home.journal) else { throw JournalProblem.busy(home.journal) }
        aside = .copy(copy)
      } else {
        let name = "aside-\(Identifier()).sqlite"
        // A write that was not finished belongs to the old file: it must never be taken back in the new one.
        if folder.has(Home.rollback) { try folder.move(Home.rollback, to: backups, as: name + "-journal") }
        if size != nil {
          _ = try folder.claim(name, in: backups, for: Home.journal)
          aside = .file(home.backups.appending(name))
        }
      }
      try folder.rename(fresh, to: Home.journal)
      extendLifetime(present)
      try letOldest(go: backups, in: folder)
      return aside
    }
  }

  /// The journal with everybody else kept from writing in it until it is closed; nil if it is not whole.
  private static func lockedOut(_ folder: borrowing Folder, of home: Home) throws -> Database? {
    do {
      let database = try Database.open(try folder.resolved().appending(Home.journal).string)
      try database.execute(settings)
      try database.execute("BEGIN EXCLUSIVE")
      try checkSchema(of: database, home.journal)
      try checkIntegrity(of: database, home.journal)
      return database
    } catch let error as SQLiteError where error.primary == .busy {
      throw error
    } catch {
      return nil
    }
  }

  // MARK: Taking it along

  /// Whose archives these are: made when it is first asked for, and then the same for ever.
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

  /// Reads with nothing changing meanwhile. A large journal is read from a copy, so that nobody who practises has to wait.
  public func reading<Result>(_ body: (borrowing Journal) throws -> Result) throws -> Result {
    try asked {
      if try isSmall() {
        try database.execute(Self.look)
        defer { try? database.execute(Self.endLook) }
        return try body(self)
      }
      let name = Folder.temporaryName()
      defer { try? folder.remove(name) }
      try Self.vacuum(database, into: name, in: folder)
      guard let folder = try Self.folder(of: home) else {
        throw FileProblem(action: .read, path: home.data, reason: .noSuchFileOrDirectory)
      }
      let copy = try Database.open(try folder.resolved().appending(name).string, toRead: true)
      return try body(Journal(database: copy, folder: folder, home: home))
    }
  }

  /// Takes in what others hold, all or nothing: what both know of is there once, and of what was changed on both sides the later change
  /// counts. Doing it again changes nothing, and it does not matter who takes in whose first.
  /// - Parameter isKept: Whether it is done, rather than only found out what would come of it.
  public func merge(_ others: borrowing some Holdings & ~Copyable, isKept: Bool = true) throws -> Merged {
    var merged = Merged(), files = try recordings()
    do {
      try asked {
        try database.transaction { () throws in
          try takeRemoved(others, &merged)
          try others.eachHistory { try take($0, from: others, isKept, &merged, &files) }
          try takeLines(others, &merged)
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

  private func takeRemoved(_ others: borrowing some Holdings & ~Copyable, _ merged: inout Merged) throws {
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

  private func take(
    _ history: History, from others: borrowing some Holdings & ~Copyable, _ isKept: Bool, _ merged: inout Merged,
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
      // An id is of one affirmation only; who says otherwise is not believed.
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
      // Each side knows of a change that the other does not.
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
        // One whose file was lost is no recording.
        guard let sound = try others.sound(of: recording.id) else { continue }
        merged.recordings += 1
        if isKept {
          try folder.making(Home.recordings).create(Home.name(of: recording.id.description), contents: WAV.bytes(of: sound))
          files.append((number, recording.id))
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

  private func isTaken(_ id: Identifier, in table: String, byAnotherThan number: Int) throws -> Bool {
    let statement = try database.prepare("SELECT 1 FROM \(table) WHERE id = ? AND affirmation <> ?")
    try statement.bind([.text(id.description), Value(number)])
    return try statement.step()
  }

  private func takeLines(_ others: borrowing some Holdings & ~Copyable, _ merged: inout Merged) throws {
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
        // It would still be reading the line that is about to be written.
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

  private func history(of id: Identifier) throws -> (number: Int, history: History)? {
    let statement = try database.prepare(Self.selectAffirmations + " WHERE a.id = ?")
    try statement.bind([.text(id.description)])
    guard try statement.step() else { return nil }
    let affirmation = try read(statement)
    return (affirmation.number, try history(of: affirmation))
  }

  private func history(of affirmation: Affirmation) throws -> History {
    History(affirmation, edits: try edits(of: affirmation), recordings: try keptRecordings(of: affirmation))
  }

  private func keptRecordings(of affirmation: Affirmation) throws -> [KeptRecording] {
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

  // MARK: SQL

  /// What a connection needs to keep its word: https://www.sqlite.org/pragma.html. EXTRA, because FULL with a DELETE journal lost a
  /// repetition in 160 of 1,266 simulated power cuts, and EXTRA none.
  private static let settings = """
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = EXTRA;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
    """

  /// "sflk": whose file it is.
  private static let applicationID = 0x7366_6C6B
  private static var version: Int { steps.count }

  /// How an empty file becomes a journal, and an older one a newer: each step leads to the version of its number. What was once published
  /// never changes.
  ///
  /// Moments are milliseconds since 1970 in UTC, durations seconds, offsets seconds east of Greenwich.
  private static let steps = [
    """
    CREATE TABLE affirmation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      text TEXT NOT NULL CHECK (text <> ''),
      goal TEXT,
      reason TEXT,
      target INTEGER NOT NULL CHECK (target > 0),
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE pronunciation (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      word TEXT NOT NULL,
      phones TEXT NOT NULL,
      PRIMARY KEY (affirmation, word, phones)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE recording (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE,
      id TEXT NOT NULL UNIQUE,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1))
    ) STRICT;
    CREATE TABLE repetition (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed')),
      confidence REAL NOT NULL,
      duration REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, kind, started);
    """,
    """
    ALTER TABLE affirmation ADD COLUMN strictness TEXT NOT NULL DEFAULT 'normal' CHECK (strictness IN ('gentle', 'normal', 'strict'));
    ALTER TABLE affirmation ADD COLUMN model TEXT;
    ALTER TABLE affirmation ADD COLUMN dictionary TEXT;
    """,
    // Every take that was judged becomes a line; a line that is taken back stays, and so do the texts there were, with their recordings. The
    // sums are kept by the triggers below, in the transaction that writes a line; each has a complement, so that a wrong bit is noticed.
    """
    ALTER TABLE affirmation ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
    ALTER TABLE affirmation ADD COLUMN per_day INTEGER CHECK (per_day > 0);
    ALTER TABLE affirmation ADD COLUMN until TEXT;
    ALTER TABLE affirmation ADD COLUMN skip TEXT;
    ALTER TABLE affirmation ADD COLUMN pauses TEXT;
    ALTER TABLE affirmation ADD COLUMN since TEXT;
    CREATE TABLE recording_of_text (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      text TEXT NOT NULL,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
      UNIQUE (affirmation, text)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO recording_of_text SELECT r.id, r.affirmation, a.text, r.made, r.duration, r.verified
      FROM recording r JOIN affirmation a ON a.number = r.affirmation;
    DROP TABLE recording;
    ALTER TABLE recording_of_text RENAME TO recording;
    CREATE TABLE line (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed', 'rejected')),
      confidence REAL NOT NULL,
      duration REAL NOT NULL,
      objection REAL,
      reason TEXT CHECK (reason IN ('not said', 'gap', 'too loud', 'failed')),
      missing TEXT,
      heard TEXT,
      device TEXT,
      taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
      changed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO line (id, affirmation, started, offset, kind, confidence, duration)
      SELECT id, affirmation, started, offset, kind, confidence, duration FROM repetition ORDER BY started;
    DROP TABLE repetition;
    ALTER TABLE line RENAME TO repetition;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, started);
    CREATE INDEX repetition_by_start ON repetition (started);
    CREATE INDEX repetition_rejected ON repetition (affirmation, missing) WHERE kind = 'rejected' AND taken_back = 0;
    CREATE TABLE edit (
      id TEXT NOT NULL,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      made INTEGER NOT NULL,
      field TEXT NOT NULL,
      old TEXT,
      new TEXT,
      PRIMARY KEY (id, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX edit_of_affirmation ON edit (affirmation, field, made);
    CREATE TABLE action (
      step INTEGER PRIMARY KEY AUTOINCREMENT,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('kept', 'claimed', 'changed')),
      subject TEXT NOT NULL,
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE TABLE removed (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE own (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      id TEXT,
      day_ends INTEGER NOT NULL
    ) STRICT;
    INSERT INTO own VALUES (1, NULL, 0);
    CREATE TABLE day (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL,
      PRIMARY KEY (affirmation, day)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX day_of_all ON day (day);
    CREATE TABLE tally (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL
    ) STRICT;
    \(summingInVersion3)
    \(triggersInVersion3.values.sorted().joined(separator: ";\n"));
    """,
    // How true an affirmation feels is a field like the others. What was suggested is remembered so that it is not suggested again, and
    // conversations so that they can go on.
    """
    ALTER TABLE affirmation ADD COLUMN belief TEXT;
    CREATE TABLE suggestion (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL
    ) STRICT;
    CREATE TABLE conversation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      affirmation INTEGER REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX conversation_of_affirmation ON conversation (affirmation);
    CREATE TABLE turn (
      number INTEGER PRIMARY KEY,
      conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
      speaker TEXT NOT NULL CHECK (speaker IN ('person', 'coach', 'summary')),
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX turn_of_conversation ON turn (conversation);
    """,
    // What is missing contradicts nothing. So there are totals, in tables of their own: of affirmations, of lines, and of each day. Each
    // affirmation has its sum from the beginning.
    """
    \(triggersInVersion3.keys.sorted().map { "DROP TRIGGER \($0);" }.joined(separator: "\n"))
    INSERT INTO tally (affirmation, \(kinds), complement)
      SELECT number, 0, 0, 0, 0, -1 - number FROM affirmation WHERE number NOT IN (SELECT affirmation FROM tally);
    CREATE TABLE day_total (
      day INTEGER PRIMARY KEY,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL
    ) STRICT;
    \(summingDays)
    CREATE TABLE total (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      affirmations INTEGER NOT NULL,
      numbers INTEGER NOT NULL,
      lines INTEGER NOT NULL,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL
    ) STRICT;
    INSERT INTO total SELECT 1, (SELECT count(*) FROM affirmation), (SELECT ifnull(sum(number), 0) FROM affirmation),
      (SELECT count(*) FROM repetition), ifnull(sum(spoken), 0), ifnull(sum(listened), 0), ifnull(sum(claimed), 0),
      ifnull(sum(rejected), 0) FROM tally;
    \(triggers.values.sorted().joined(separator: ";\n"));
    """,
  ]

  /// What keeps the sums, by name. A journal with any other trigger is none of selflie's.
  private static func triggers(of version: Int) -> [String: String] { version < 3 ? [:] : version < 5 ? triggersInVersion3 : triggers }

  private static let triggers = [
    "affirmation_added": """
    CREATE TRIGGER affirmation_added AFTER INSERT ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations + 1, numbers = numbers + new.number;
      INSERT INTO tally (affirmation, \(kinds), complement) VALUES (new.number, 0, 0, 0, 0, -1 - new.number);
    END
    """,
    "affirmation_removed": """
    CREATE TRIGGER affirmation_removed AFTER DELETE ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations - 1, numbers = numbers - old.number;
    END
    """,
    "line_added": "CREATE TRIGGER line_added AFTER INSERT ON repetition BEGIN UPDATE total SET lines = lines + 1; END",
    "line_removed": "CREATE TRIGGER line_removed AFTER DELETE ON repetition BEGIN UPDATE total SET lines = lines - 1; END",
    "repetition_added": "CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN \(adding) END",
    "repetition_removed": "CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN \(subtracting) END",
    "repetition_changed": """
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN \(subtracting) END
    """,
    "repetition_restored": """
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN \(adding) END
    """,
  ]

  private static let triggersInVersion3 = [
    "repetition_added": "CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN \(addingInVersion3) END",
    "repetition_removed":
      "CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN \(subtractingInVersion3) END",
    "repetition_changed": """
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN \(subtractingInVersion3) END
    """,
    "repetition_restored": """
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN \(addingInVersion3) END
    """,
  ]

  private static let kinds = "spoken, listened, claimed, rejected"

  /// The day of a line, where the person was. A quotient is rounded toward zero, which before 1970 is the next day; moments that no clock
  /// shows must not be too large to be added to.
  private static func day(of line: String) -> String {
    let moment = """
      (max(-4611686018427387904, min(4611686018427387904, \(line)started))
      + 1000 * (max(-1000000, min(1000000, \(line)offset)) - (SELECT day_ends FROM own)))
      """
    return "(\(moment) / 86400000 - (\(moment) % 86400000 < 0))"
  }

  /// A change of one in the sum of a line's kind.
  private static func counting(_ sign: String, _ line: String) -> String {
    Repetition.Kind.allCases.map { "\($0.rawValue) = \($0.rawValue) \(sign) (\(line)kind = '\($0.rawValue)')" }.joined(separator: ", ")
  }

  private static let adding = """
    INSERT INTO day (affirmation, day, \(kinds), complement)
      VALUES (new.affirmation, \(day(of: "new.")), 0, 0, 0, 0, -1 - new.affirmation - \(day(of: "new."))) ON CONFLICT DO NOTHING;
    UPDATE day SET \(counting("+", "new.")), complement = complement - 1 WHERE affirmation = new.affirmation AND day = \(day(of: "new."));
    INSERT INTO day_total (day, \(kinds), complement) VALUES (\(day(of: "new.")), 0, 0, 0, 0, -1 - \(day(of: "new.")))
      ON CONFLICT DO NOTHING;
    UPDATE day_total SET \(counting("+", "new.")), complement = complement - 1 WHERE day = \(day(of: "new."));
    UPDATE tally SET \(counting("+", "new.")), complement = complement - 1 WHERE affirmation = new.affirmation;
    UPDATE total SET \(counting("+", "new."));
    """

  private static let subtracting = """
    UPDATE day SET \(counting("-", "old.")), complement = complement + 1 WHERE affirmation = old.affirmation AND day = \(day(of: "old."));
    UPDATE day_total SET \(counting("-", "old.")), complement = complement + 1 WHERE day = \(day(of: "old."));
    UPDATE tally SET \(counting("-", "old.")), complement = complement + 1 WHERE affirmation = old.affirmation;
    UPDATE total SET \(counting("-", "old."));
    """

  private static let addingInVersion3 = """
    INSERT INTO day (affirmation, day, \(kinds), complement)
      SELECT affirmation, day, \(kinds), -1 - affirmation - day - spoken - listened - claimed - rejected FROM (SELECT
        new.affirmation AS affirmation, \(day(of: "new.")) AS day, new.kind = 'spoken' AS spoken, new.kind = 'listened' AS listened,
        new.kind = 'claimed' AS claimed, new.kind = 'rejected' AS rejected) WHERE true
      ON CONFLICT (affirmation, day) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    INSERT INTO tally (affirmation, \(kinds), complement) VALUES (new.affirmation, new.kind = 'spoken', new.kind = 'listened',
        new.kind = 'claimed', new.kind = 'rejected', -2 - new.affirmation)
      ON CONFLICT (affirmation) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    """

  private static let subtractingInVersion3 = """
    UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation AND day = \(day(of: "old."));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation;
    """

  /// The sums as they follow from the ledger.
  private static let sums = """
    SELECT affirmation, \(day(of: "")) AS day, sum(kind = 'spoken') AS spoken, sum(kind = 'listened') AS listened,
      sum(kind = 'claimed') AS claimed, sum(kind = 'rejected') AS rejected
    FROM repetition WHERE taken_back = 0 GROUP BY 1, 2
    """

  /// Makes the sums anew.
  private static let summing =
    summingInVersion3 + """

      INSERT INTO tally (affirmation, \(kinds), complement)
        SELECT number, 0, 0, 0, 0, -1 - number FROM affirmation WHERE number NOT IN (SELECT affirmation FROM tally);
      DELETE FROM day_total;
      \(summingDays)
      """

  private static let summingDays = """
    INSERT INTO day_total (day, \(kinds), complement)
      SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected),
        -1 - day - sum(spoken) - sum(listened) - sum(claimed) - sum(rejected) FROM day GROUP BY day;
    """

  private static let summingInVersion3 = """
    DELETE FROM day;
    INSERT INTO day (affirmation, day, \(kinds), complement)
      SELECT affirmation, day, \(kinds), -1 - affirmation - day - spoken - listened - claimed - rejected FROM (\(sums));
    DELETE FROM tally;
    INSERT INTO tally (affirmation, \(kinds), complement)
      SELECT affirmation, \(kinds), -1 - affirmation - spoken - listened - claimed - rejected FROM (SELECT affirmation,
        sum(spoken) AS spoken, sum(listened) AS listened, sum(claimed) AS claimed, sum(rejected) AS rejected FROM day GROUP BY 1);
    """

  private static let totals = """
    SELECT affirmation, 0, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM (\(sums)) GROUP BY 1
    """

  /// How many sums are not what the ledger says.
  private static let wrongSums = """
    SELECT count(*) FROM (
      SELECT * FROM (SELECT affirmation, day, \(kinds) FROM day WHERE spoken + listened + claimed + rejected > 0 EXCEPT \(sums))
      UNION ALL SELECT * FROM (\(sums) EXCEPT SELECT affirmation, day, \(kinds) FROM day)
      UNION ALL SELECT * FROM (SELECT affirmation, 0, \(kinds) FROM tally WHERE spoken + listened + claimed + rejected > 0 EXCEPT \(totals))
      UNION ALL SELECT * FROM (\(totals) EXCEPT SELECT affirmation, 0, \(kinds) FROM tally))
    """

  /// How many totals are not what the ledger says.
  private static let wrongTotals = """
    SELECT (SELECT count(*) FROM (
      SELECT * FROM (SELECT day, \(kinds) FROM day_total WHERE spoken + listened + claimed + rejected > 0 EXCEPT
        SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM day GROUP BY day)
      UNION ALL SELECT * FROM (SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM day GROUP BY day EXCEPT
        SELECT day, \(kinds) FROM day_total)))
      + ifnull((SELECT lines FROM total) <> (SELECT count(*) FROM repetition NOT INDEXED), 1)
      + ifnull(NOT (\(areTotalsRight)), 1)
    """

  private static let areTotalsRight = """
    SELECT (SELECT affirmations FROM total) = (SELECT count(*) FROM tally)
      AND (SELECT (affirmations, numbers) = (SELECT count(*), ifnull(sum(number), 0) FROM affirmation NOT INDEXED) FROM total)
      AND (SELECT (\(kinds)) = (SELECT ifnull(sum(spoken), 0), ifnull(sum(listened), 0), ifnull(sum(claimed), 0), ifnull(sum(rejected), 0)
        FROM tally) FROM total)
    """

  private static let sumColumns = "affirmation, day, \(kinds), complement"
  private static let editColumns = "id, made, field, old, new"
  private static let actionColumns = "step, affirmation, kind, subject"
  private static let lineColumns = """
    id, started, offset, kind, confidence, duration, objection, reason, missing, heard, device, taken_back, changed
    """

  /// Around what is to be seen at one moment, which also locks the file once rather than for each statement; one may be in another.
  private static let look = "SAVEPOINT look", endLook = "RELEASE look"

  private static let selectAffirmations = """
    SELECT a.number, a.id, a.text, a.goal, a.reason, a.target, a.created, a.strictness, a.model, a.dictionary,
      r.id, r.made, r.duration, r.verified, a.archived, a.per_day, a.until, a.skip, a.pauses, a.since, a.belief
    FROM affirmation a LEFT JOIN recording r ON r.affirmation = a.number AND r.text = a.text
    """

  private static let selectOverviews = """
    SELECT a.number, 0, t.spoken, t.listened, t.claimed, t.rejected, ifnull(t.complement, -1 - a.number),
      a.id, a.text, a.target, a.archived, coalesce(a.per_day, a.until, a.skip, a.pauses, a.since), a.per_day, a.until, a.skip, a.pauses, a.since
    FROM affirmation a LEFT JOIN tally t ON t.affirmation = a.number ORDER BY a.number
    """

  /// Makes a whole journal under another name, then claims the final one: two that are first at the same time both find a whole one.
  private static func create(in folder: borrowing Folder) throws {
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

  private static func checkSchema(of database: borrowing Database, _ path: FilePath) throws {
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

  private static func checkIntegrity(of database: borrowing Database, _ path: FilePath) throws {
    let statement = try database.prepare("PRAGMA integrity_check(1)")
    guard try statement.step(), let answer = statement.text(0) else { throw JournalProblem.damaged(path, "it cannot be checked") }
    // It may say in a line of its own which database it means; there is only this one.
    guard answer == "ok" else {
      throw JournalProblem.damaged(path, answer.split(whereSeparator: \.isNewline).last.map(String.init) ?? answer)
    }
  }

  private static func contents(of database: borrowing Database) throws -> Contents {
    Contents(
      affirmations: try database.number("SELECT count(*) FROM affirmation"),
      repetitions: try database.number("SELECT count(*) FROM repetition"))
  }

  /// Has days end at so many seconds after midnight: the sums follow.
  private func endDays(at seconds: Int) throws {
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
  private func bringUpToDate() throws {
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
  private static func vacuum(_ database: borrowing Database, into name: String, in folder: borrowing Folder) throws {
    // SQLite makes its files readable for others, but takes an empty one as it is.
    try folder.create(name)
    let statement = try database.prepare("VACUUM INTO ?")
    try statement.bind([.text(try folder.resolved().appending(name).string)])
    _ = try statement.step()
    try folder.synchronise(name)
  }

  /// Leaves no row without its file: a copy may be older than a new recording.
  private static func forgetLostRecordings(in database: borrowing Database, _ folder: borrowing Folder) throws {
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
  private func insert(_ recording: Recording, of number: Int) throws {
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

  private func insert(_ pronunciations: [Pronunciation], of word: String, in number: Int) throws {
    for pronunciation in pronunciations {
      try database.run(
        "INSERT INTO pronunciation (affirmation, word, phones) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(number), .text(word), .text(pronunciation.description)])
    }
  }

  /// Reads one row of `selectAffirmations`.
  private func read(_ row: borrowing Statement, _ pronunciations: [String: [Pronunciation]]? = nil) throws -> Affirmation {
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
  private func plan(_ row: borrowing Statement, from column: Int32) throws -> Plan {
    // Most have none.
    if (column..<column + 5).allSatisfy({ row.isNull($0) }) { return Plan() }
    let plan = Plan(
      perDay: row.text(column), until: row.text(column + 1), skip: row.text(column + 2), pauses: row.text(column + 3),
      since: row.text(column + 4))
    guard let plan else { throw JournalProblem.damaged(home.journal, "a plan cannot be read") }
    return plan
  }

  private func belief(_ row: borrowing Statement, _ column: Int32) throws -> Belief? {
    guard let text = row.text(column) else { return nil }
    guard let belief = Belief(text: text) else { throw JournalProblem.damaged(home.journal, "a rating cannot be read") }
    return belief
  }

  /// Reads the seven columns of a sum, and proves that it is what was written.
  private func sum(_ row: borrowing Statement, from column: Int32 = 0) throws -> (Day, Tally) {
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
  private func line(_ row: borrowing Statement) throws -> Repetition {
    guard let id = row.identifier(0), let kind = row.text(3).flatMap(Repetition.Kind.init) else {
      throw JournalProblem.damaged(home.journal, "a line of the ledger cannot be read")
    }
    var evidence: Repetition.Evidence?
    if row.text(6) != nil || row.text(7) != nil {
      evidence = Repetition.Evidence(
        objection: row.text(6).map { _ in row.real(6) }, reason: row.text(7).flatMap(Repetition.Reason.init), missing: words(row.text(8)),
        heard: words(row.text(9)))
    }
    return Repetition(
      id: id, started: Moment.date(row.integer(1)), offset: row.integer(2), kind: kind, confidence: row.real(4), duration: row.real(5),
      evidence: evidence, device: row.text(10), isTakenBack: row.integer(11) == 1, changed: row.integer(12))
  }

  /// What `lineColumns` are given.
  private static func values(of line: Repetition) -> [Value] {
    [
      .text(line.id.description), Value(Moment.milliseconds(line.started)), Value(line.offset), .text(line.kind.rawValue),
      .real(line.confidence), .real(line.duration), line.evidence?.objection.map(Value.real) ?? .null,
      Value(line.evidence?.reason?.rawValue), Value(line.evidence.flatMap { $0.missing.isEmpty ? nil : $0.missing.joined(separator: " ") }),
      Value(line.evidence.flatMap { $0.heard.isEmpty ? nil : $0.heard.joined(separator: " ") }), Value(line.device),
      Value(line.isTakenBack ? 1 : 0), Value(line.changed),
    ]
  }

  /// How words sound, by the numbers of their affirmations.
  private func pronunciations(of number: Int? = nil) throws -> [Int: [String: [Pronunciation]]] {
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
  private func asked<Result: ~Copyable>(_ body: () throws -> Result) throws -> Result { try Self.asked(home.journal, body) }

  private static func asked<Result: ~Copyable>(_ path: FilePath, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw JournalProblem(error, path) }
  }
}

extension Journal: Holdings {
  public func removed() throws -> [Identifier] {
    try asked {
      let statement = try database.prepare("SELECT id FROM removed ORDER BY id")
      var all: [Identifier] = []
      while try statement.step() { if let id = statement.identifier(0) { all.append(id) } }
      return all
    }
  }

  public func eachHistory(_ body: (History) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(Self.selectAffirmations + " ORDER BY a.number")
      while try statement.step() { try body(try history(of: try read(statement))) }
    }
  }

  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    try asked {
      let statement = try database.prepare(
        """
        SELECT \(Self.lineColumns), owner FROM repetition JOIN (SELECT number AS owned, id AS owner FROM affirmation) ON owned = affirmation
        ORDER BY started, id
        """)
      var count = 0
      while try statement.step() {
        guard let owner = statement.identifier(13) else {
          throw JournalProblem.damaged(home.journal, "an affirmation has no proper id")
        }
        count += 1
        try body(LedgerLine(affirmation: owner, repetition: try line(statement)))
      }
      guard try database.number("SELECT lines FROM total") == count else { throw lacksLines() }
    }
  }

  public func sound(of recording: Identifier) throws -> Clip? {
    do { return try clip(of: recording) } catch let problem as FileProblem where problem.reason == .noSuchFileOrDirectory { return nil }
  }
}

/// Ends a transaction that was only to show what would come of it.
private struct NotKept: Error {}

/// Words that are kept with spaces between them.
private func words(_ text: String?) -> [String] { text?.split(separator: " ").map(String.init) ?? [] }
