import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct JournalTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  private func add(_ text: String, to journal: borrowing Journal) throws -> Affirmation {
    try journal.add(.init(text: text), recording: Clip(samples: [1, 2, 3]), isVerified: true)
  }

  private func repetition(_ kind: Repetition.Kind = .spoken, at time: Double = 0, offset: Int = 3600) -> Repetition {
    Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: time), offset: offset, kind: kind, confidence: 0.9, duration: 2)
  }

  @Test func `reading a home without a journal makes nothing`() throws {
    #expect(try Journal.openIfThere(in: home) == nil)
    #expect(!FileManager.default.fileExists(atPath: home.data.string))
  }

  @Test func `keeps an affirmation with all that belongs to it`() throws {
    let journal = try Journal.open(in: home)
    let pronunciation = try #require(Pronunciation("n ey1 ow m iy"))
    let draft = try Journal.NewAffirmation(
      text: "I'm \"Naomi\"; DROP TABLE affirmation; --", goal: "g", reason: "r", target: 7, strictness: .gentle,
      model: "/models/de", dictionary: "/models/de.dict", pronunciations: ["naomi": [pronunciation]])
    let added = try journal.add(draft, recording: Sounds.silence(seconds: 2), isVerified: true)
    let read = try Journal.open(in: home).affirmation(.number(1))
    #expect(read == added)
    #expect(read.text == "I'm \"Naomi\"; DROP TABLE affirmation; --")
    #expect(read.pronunciations == ["naomi": [pronunciation]])
    #expect(read.strictness == .gentle)
    #expect(read.model == "/models/de")
    #expect(read.dictionary == "/models/de.dict")
    #expect(read.recording?.duration == 2)
    #expect(read.recording?.verified == true)
    #expect(read.target == 7)
  }

  @Test func `a text is kept on one line, otherwise as it was written`() throws {
    let journal = try Journal.open(in: home)
    #expect(try add("  I am\n\tcalm \u{2014} caf\u{E9}! ", to: journal).text == "I am calm \u{2014} caf\u{E9}!")
  }

  @Test func `only what was spoken counts`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), other = try add("b", to: journal)
    for kind in [Repetition.Kind.spoken, .listened, .spoken, .claimed] { try journal.keep(repetition(kind), of: affirmation) }
    try journal.keep(repetition(), of: other)
    let tally = try journal.tally(of: affirmation)
    #expect(tally == Tally(spoken: 2, listened: 1, claimed: 1))
    #expect(tally.count == 2)
    #expect(try journal.affirmations().map(\.tally.count) == [2, 1])
  }

  @Test func `the same repetition a second time changes nothing`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let repetition = repetition()
    try journal.keep(repetition, of: affirmation)
    try journal.keep(repetition, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
  }

  @Test func `a day is the day where the person was`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    // Half past eleven in the evening of 2 January 1970 in Greenwich is the 3rd in Berlin and the 2nd in New York.
    let evening = 86_400 + 84_600.0
    for offset in [0, 3600, -18_000, 3600] { try journal.keep(repetition(at: evening, offset: offset), of: affirmation) }
    try journal.keep(repetition(.claimed, at: evening), of: affirmation)
    let progress = try journal.progress(of: affirmation)
    #expect(progress.spoken == [Day(number: 1): 2, Day(number: 2): 2])
    #expect(progress.tally == Tally(spoken: 4, claimed: 1))
  }

  @Test func `what is taken back is no longer in the ledger, and nothing else is missing`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let first = repetition(at: 10), second = repetition(at: 20)
    for repetition in [first, second] { try journal.keep(repetition, of: affirmation) }
    try journal.takeBack(second, of: affirmation)
    try journal.takeBack(second, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
    try journal.keep(first, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
  }

  // MARK: Lines that are no repetitions

  private func rejected(_ missing: [String], at time: Double = 0) -> Repetition {
    Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: time), offset: 0, kind: .rejected, confidence: 0, duration: 2,
      evidence: .init(objection: 700, reason: .notSaid, missing: missing, heard: ["not"]), device: "plughw:1")
  }

  private func lines(_ journal: borrowing Journal, _ selection: Journal.Selection) throws -> [Repetition] {
    var lines: [Repetition] = []
    try journal.read(selection) { lines.append($1) }
    return lines
  }

  @Test func `a rejected take is a line that does not count, with all that was found out`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let take = rejected(["i", "am"])
    #expect(try journal.keep(take, of: affirmation) == Tally(rejected: 1))
    #expect(try lines(journal, .init(of: affirmation)) == [take])
    #expect(try journal.lastAction() == nil)
  }

  @Test func `a rejected take may be claimed once, and is rejected again when that is taken back`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    var take = rejected(["calm"])
    try journal.keep(take, of: affirmation)
    take.kind = .claimed
    for _ in 1...2 { #expect(try journal.keep(take, of: affirmation) == Tally(claimed: 1)) }
    #expect(try lines(journal, .init(of: affirmation)).map(\.evidence?.missing) == [["calm"]])
    for _ in 1...2 { #expect(try journal.takeBack(take, of: affirmation) == Tally(rejected: 1)) }
    // What was counted is not made a claim by anybody.
    var spoken = repetition()
    try journal.keep(spoken, of: affirmation)
    spoken.kind = .claimed
    #expect(try journal.keep(spoken, of: affirmation) == Tally(spoken: 1, rejected: 1))
    // Nor is what was taken back elsewhere.
    var gone = rejected(["calm"])
    gone.isTakenBack = true
    try journal.keep(gone, of: affirmation)
    gone.kind = .claimed
    let last = try journal.lastAction()
    #expect(try journal.keep(gone, of: affirmation) == Tally(spoken: 1, rejected: 1))
    #expect(try journal.lastAction() == last)
    #expect(try lines(journal, .init(of: affirmation, isTakenBack: true)).first { $0.id == gone.id }?.kind == .rejected)
  }

  @Test func `what is missing in the ledger is noticed when all of it is read`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), other = try add("b", to: journal)
    for kind in Repetition.Kind.allCases { try journal.keep(repetition(kind), of: affirmation) }
    // One more in every sum than there are lines, as if a page of them were lost.
    for table in ["tally", "day", "day_total"] {
      let one = table == "day_total" ? "" : "WHERE affirmation = \(affirmation.number)"
      try journal.database.execute("UPDATE \(table) SET spoken = spoken + 1, complement = complement - 1 \(one)")
    }
    try journal.database.execute("UPDATE total SET spoken = spoken + 1, lines = lines + 1")
    for selection in [Journal.Selection(of: nil), .init(of: affirmation), .init(of: affirmation, kinds: [.spoken], limit: 2)] {
      #expect(throws: journal.lacksLines()) { try lines(journal, selection) }
    }
    for selection in [Journal.Selection(of: other), .init(of: affirmation, kinds: [.claimed]), .init(of: nil, limit: 4)] {
      _ = try lines(journal, selection)
    }
    #expect(throws: journal.lacksLines()) { try journal.eachLine { _ in } }
  }

  /// Does what another user of the journal may hold up, and does it again for as long as the journal is in use. Two that never pause may
  /// keep each other waiting for longer than SQLite waits, on a machine whose disk is slow.
  private func whenFree<Value>(_ work: () throws -> Value) throws -> Value {
    while true { do { return try work() } catch JournalProblem.busy {} }
  }

  @Test func `sums and lines are read at one moment while another process writes`() async throws {
    let journal = try Journal.open(in: home), calm = try add("I am calm", to: journal)
    // Who reads all the time lets nobody write, so each line is read once.
    let (lines, kept) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [home] in
        defer { kept.finish() }
        try await onThread {
          let other = try Journal.open(in: home)
          for number in 0..<150 {
            let line = repetition(at: Double(number))
            _ = try whenFree { try other.keep(line, of: calm) }
            kept.yield()
          }
        }
      }
      var count = 0
      for await _ in lines {
        count = try whenFree { try journal.days(of: calm).values.reduce(0) { $0 + $1.spoken } }
        _ = try whenFree { try journal.days(of: nil) }
        try whenFree { try journal.read(.init(of: calm)) { _, _ in } }
        #expect(try whenFree { try journal.progress(of: calm) }.spoken.values.reduce(0, +) >= count)
      }
      try await group.waitForAll()
      #expect(count == 150)
    }
  }

  @Test func `the ledger is read by kind, by moment, and newest first`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), other = try add("b", to: journal)
    let all = [repetition(at: 10), rejected(["x"], at: 20), repetition(.listened, at: 30), repetition(at: 40)]
    for line in all { try journal.keep(line, of: affirmation) }
    try journal.keep(repetition(at: 50), of: other)
    #expect(try lines(journal, .init(of: affirmation)) == all.reversed())
    #expect(try lines(journal, .init(of: affirmation, kinds: [.spoken])) == [all[3], all[0]])
    #expect(try lines(journal, .init(of: affirmation, since: Date(timeIntervalSince1970: 30))) == [all[3], all[2]])
    #expect(try lines(journal, .init(of: affirmation, limit: 1)) == [all[3]])
    #expect(try lines(journal, .init(of: nil)).count == 5)
    try journal.takeBack(all[3], of: affirmation)
    #expect(try lines(journal, .init(of: affirmation, kinds: [.spoken])) == [all[0]])
    #expect(try lines(journal, .init(of: affirmation, isTakenBack: true)).first?.isTakenBack == true)
  }

  // MARK: Undo

  @Test func `what was done is undone again and again, and redone, until something else is done`() throws {
    let journal = try Journal.open(in: home)
    let first = try add("a", to: journal)
    var changed = first
    try journal.keep(repetition(at: 1), of: first)
    changed.target = 50
    changed.goal = "g"
    try journal.change(first, to: changed)
    try journal.keep(repetition(at: 2), of: first)
    func state() throws -> [Int] { [try journal.tally(of: first).count, try journal.affirmation(.number(1)).target] }
    func undo() throws { try journal.undo(try #require(try journal.lastAction())) }
    func redo() throws { try journal.redo(try #require(try journal.nextAction())) }
    #expect(try state() == [2, 50])
    #expect(try journal.nextAction() == nil)
    try undo()
    #expect(try state() == [1, 50])
    try undo()
    #expect(try state() == [1, 1000])
    #expect(try journal.affirmation(.number(1)) == first)
    try undo()
    #expect(try state() == [0, 1000])
    #expect(try journal.lastAction() == nil)
    for expected in [[1, 1000], [1, 50], [2, 50]] {
      try redo()
      #expect(try state() == expected)
    }
    #expect(try journal.nextAction() == nil)
    try undo()
    try journal.keep(repetition(at: 3), of: first)
    #expect(try journal.nextAction() == nil)
    #expect(try state() == [2, 50])
  }

  @Test func `many actions are undone, and as many redone`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    for time in 1...50 { try journal.keep(repetition(at: Double(time)), of: affirmation) }
    while let action = try journal.lastAction() { try journal.undo(action) }
    #expect(try journal.tally(of: affirmation) == Tally())
    while let action = try journal.nextAction() { try journal.redo(action) }
    #expect(try journal.tally(of: affirmation).count == 50)
  }

  @Test func `an action that is no longer the last one is not undone`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    try journal.keep(repetition(at: 1), of: affirmation)
    let seen = try #require(try journal.lastAction())
    try journal.keep(repetition(at: 2), of: affirmation)
    #expect(throws: JournalProblem.busy(home.journal)) { try journal.undo(seen) }
    #expect(try journal.tally(of: affirmation).count == 2)
  }

  @Test func `what a sitting took back can be redone`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let line = repetition()
    try journal.keep(line, of: affirmation)
    try journal.takeBack(line, of: affirmation)
    try journal.redo(try #require(try journal.nextAction()))
    #expect(try journal.tally(of: affirmation).count == 1)
  }

  // MARK: Changes

  @Test func `every field is changed and kept with what it was`() throws {
    let journal = try Journal.open(in: home)
    let old = try add("a", to: journal)
    var new = old
    new.goal = "g"
    new.reason = "r"
    new.target = 7
    new.strictness = .strict
    new.isArchived = true
    new.plan = Plan(
      perDay: 5, until: Day(digits: "2026-12-03"), skipped: [.sunday, .saturday], pauses: [Day(number: 3)...Day(number: 5)],
      since: Day(number: 1))
    new.pronunciations = ["a": try ["EY", "AH"].map { try #require(Pronunciation($0)) }.sorted { $0.description < $1.description }]
    try journal.change(old, to: new)
    #expect(try Journal.open(in: home).affirmation(.number(1)) == new)
    let edits = try journal.edits(of: new)
    #expect(edits.count == 11)
    #expect(Set(edits.map(\.id)).count == 1)
    #expect(edits.first { $0.field == .target }?.old == "1000")
    #expect(edits.first { $0.field == .skip }?.new == "sat,sun")
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try journal.affirmation(.number(1)) == old)
  }

  @Test func `a clock that was set back does not make a later change the older one`() throws {
    let journal = try Journal.open(in: home)
    var affirmation = try add("a", to: journal)
    for target in [5, 6, 7] {
      let old = affirmation
      affirmation.target = target
      try journal.change(old, to: affirmation)
    }
    let made = try journal.edits(of: affirmation).map(\.made)
    #expect(made == made.sorted())
    #expect(Set(made).count == 3)
    // In the year 2096.
    let later = 4_000_000_000_000
    try journal.database.execute("UPDATE edit SET made = \(later) WHERE new = '7'")
    let old = affirmation
    affirmation.target = 8
    try journal.change(old, to: affirmation)
    #expect(try journal.edits(of: affirmation).last.map { [$0.new, String($0.made)] } == ["8", String(later + 1)])
    var line = repetition()
    line.changed = later
    try journal.keep(line, of: affirmation)
    try journal.undo(try #require(try journal.lastAction()))
    try journal.redo(try #require(try journal.nextAction()))
    #expect(try lines(journal, .init(of: affirmation)).map(\.changed) == [later + 2])
  }

  @Test func `what a sitting learns leaves alone what was changed while it ran`() throws {
    let journal = try Journal.open(in: home)
    let learnt = [try #require(Pronunciation("EH")), try #require(Pronunciation("EY"))]
    let sitting = try journal.add(.init(text: "a", pronunciations: ["a": learnt]), recording: Clip(samples: [1]), isVerified: true)
    var changed = sitting
    changed.target = 7
    changed.pronunciations["a"] = [try #require(Pronunciation("AH"))]
    try journal.change(sitting, to: changed)
    try journal.learn("a", as: learnt, of: sitting)
    #expect(try journal.affirmation(.number(1)).pronunciations == ["a": learnt])
    #expect(try journal.affirmation(.number(1)).target == 7)
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try journal.affirmation(.number(1)) == changed)
  }

  @Test func `another text has its own recording, keeps the count, and the old one comes back with its recording`() throws {
    let journal = try Journal.open(in: home)
    let old = try add("a", to: journal)
    try journal.keep(repetition(), of: old)
    var new = old
    new.text = "b"
    try journal.change(old, to: new, recording: (Clip(samples: [4, 5]), true))
    let changed = try journal.affirmation(.number(1))
    #expect(changed.text == "b")
    #expect(try journal.clip(of: try #require(changed.recording)).samples == [4, 5])
    #expect(try journal.tally(of: changed).count == 1)
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try journal.affirmation(.number(1)) == old)
    #expect(try journal.clip(of: try #require(old.recording)).samples == [1, 2, 3])
    // A text that was never recorded has no recording, rather than that of another text.
    new.text = "c"
    try journal.change(old, to: new)
    #expect(try journal.affirmation(.number(1)).recording == nil)
    try journal.remove(old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.recordings.string) == [])
  }

  // MARK: Sums

  @Test func `the sums are what the ledger says, whatever was done, and when a day ends`() throws {
    let journal = try Journal.open(in: home)
    let all = [try add("a", to: journal), try add("b", to: journal)]
    var generator = SplitMix64(seed: 6)
    var kept: [(Repetition, Affirmation)] = []
    for round in 0..<300 {
      let affirmation = all[Int.random(in: 0...1, using: &generator)]
      switch Int.random(in: 0...9, using: &generator) {
      case 0: if let (line, owner) = kept.randomElement(using: &generator) { try journal.takeBack(line, of: owner) }
      case 1: if let action = try journal.lastAction() { try journal.undo(action) }
      case 2: if let action = try journal.nextAction() { try journal.redo(action) }
      default:
        let kind = Repetition.Kind.allCases[Int.random(in: 0...3, using: &generator)]
        let line = repetition(kind, at: Double(Int.random(in: 0...800_000, using: &generator)))
        try journal.keep(line, of: affirmation)
        kept.append((line, affirmation))
      }
      if round % 50 == 0 { try journal.checkSums() }
    }
    try journal.checkSums()
    let before = try all.map { try journal.tally(of: $0) }
    for ends in [0, 10_800, 43_200] {
      let again = try Journal.open(in: home, dayEnds: ends)
      try again.checkSums()
      #expect(try all.map { try again.tally(of: $0) } == before)
      var days: [Day: Int] = [:]
      try again.read(.init(of: all[0], kinds: [.spoken])) { days[Day(of: $1.started, offset: $1.offset - ends), default: 0] += 1 }
      #expect(try again.progress(of: all[0]).spoken == days)
    }
    try journal.remove(all[0])
    try journal.checkSums()
  }

  @Test(arguments: [
    "UPDATE day SET spoken = spoken + 1", "UPDATE tally SET spoken = spoken + 1",
    "UPDATE tally SET spoken = spoken + 1, complement = complement - 1",
    "DELETE FROM day", "DELETE FROM tally", "DROP TRIGGER repetition_added",
    "UPDATE tally SET spoken = -5, complement = complement + 6",
  ])
  func `sums that are not what the ledger says are noticed`(change: String) throws {
    do {
      let journal = try Journal.open(in: home)
      let affirmation = try add("a", to: journal)
      for kind in Repetition.Kind.allCases { try journal.keep(repetition(kind), of: affirmation) }
      try journal.checkSums()
    }
    do { try Database.open(home.journal.string).execute(change) }
    #expect(throws: JournalProblem.self) { try Journal.openToRead(in: home)?.checkSums() }
  }

  @Test func `a summary has the count and the recent days`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), today = Day(number: 100)
    _ = try add("b", to: journal)
    for day in [10, 86, 87, 100] { try journal.keep(repetition(at: Double(day) * 86_400, offset: 0), of: affirmation) }
    try journal.keep(repetition(.claimed, at: 99 * 86_400), of: affirmation)
    let summaries = try journal.summaries(on: today)
    #expect(summaries.map(\.count) == [4, 0])
    #expect(summaries[0].recent == [Day(number: 87): 1, today: 1])
    #expect(summaries[0].first == nil)
    // Only what was said since has a first day in these two weeks.
    let before = try #require(try journal.summaries(on: Day(number: 90)).first)
    #expect(before.recent == [Day(number: 86): 1, Day(number: 87): 1] && before.first == nil)
    try journal.keep(repetition(at: 95 * 86_400, offset: 0), of: try journal.affirmation(.number(2)))
    #expect(try journal.summaries(on: today)[1].first == Day(number: 95))
    #expect(summaries[1] == AffirmationSummary(number: 2, id: summaries[1].id, text: "b", target: 1000))
  }

  @Test func `statistics name the hardest words and the time of a cycle`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), other = try add("b", to: journal)
    for start in [0.0, 10, 22, 5000, 5011] { try journal.keep(repetition(at: start), of: affirmation) }
    for (missing, time) in [(["calm"], 5.0), (["calm", "am"], 15), (["speak"], 5003)] {
      try journal.keep(rejected(missing, at: time), of: affirmation)
    }
    try journal.keep(rejected(["other"]), of: other)
    let statistics = try journal.statistics(of: affirmation)
    #expect(statistics.cycle == 11)
    #expect(statistics.hardest.map(\.word) == ["calm", "am", "speak"])
    #expect(statistics.hardest.map(\.count) == [2, 1, 1])
    #expect(statistics.days == [Day(number: 0): Tally(spoken: 5, rejected: 3)])
    #expect(try journal.statistics(of: nil).days == [Day(number: 0): Tally(spoken: 5, rejected: 4)])
  }

  @Test func `a number is never given twice`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    try journal.remove(try add("b", to: journal))
    #expect(try add("c", to: journal).number == 3)
  }

  @Test func `removing takes the recording and the ledger along`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a secret sentence", to: journal)
    let recording = try #require(affirmation.recording)
    try journal.keep(repetition(), of: affirmation)
    #expect(try journal.clip(of: recording).samples == [1, 2, 3])
    try journal.remove(affirmation)
    #expect(throws: JournalProblem.noAffirmation(.number(1))) { try journal.affirmation(.number(1)) }
    #expect(!FileManager.default.fileExists(atPath: home.file(of: recording).string))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: home.journal.string))
    #expect(bytes.range(of: Data("secret".utf8)) == nil)
  }

  @Test func `a new recording replaces the old one`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let old = try #require(affirmation.recording)
    try journal.replaceRecording(of: affirmation, with: Clip(samples: [2]), isVerified: false)
    let new = try #require(try journal.affirmation(.number(1)).recording)
    #expect(!new.verified)
    #expect(!FileManager.default.fileExists(atPath: home.file(of: old).string))
    #expect(try journal.clip(of: new).samples == [2])
  }

  @Test func `an affirmation that could not be kept leaves no recording`() throws {
    let journal = try Journal.open(in: home)
    #expect(throws: JournalProblem.self) {
      _ = try journal.add(.init(text: "a", target: 0), recording: Clip(samples: [1]), isVerified: true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.data.appending("recordings").string).isEmpty)
    #expect(try journal.affirmations().isEmpty)
  }

  @Test func `finds an affirmation by its number or the start of its id`() throws {
    let journal = try Journal.open(in: home)
    // One letter has sixteen values, so that seventeen ids cannot all begin differently.
    let all = try (0..<17).map { try add("a\($0)", to: journal) }
    for affirmation in all {
      #expect(try journal.affirmation(Reference(String(affirmation.number))) == affirmation)
      #expect(try journal.affirmation(Reference(affirmation.id.description)) == affirmation)
    }
    let letters = Dictionary(grouping: all) { $0.id.description.prefix(1) }
    let (letter, several) = try #require(letters.first { $0.value.count > 1 })
    #expect(
      throws: JournalProblem.ambiguous(
        Reference(String(letter)), several.map { AffirmationName(number: $0.number, id: $0.id, text: $0.text) })
    ) {
      try journal.affirmation(Reference(String(letter)))
    }
    for nobody in ["0", "18", "abc", "", "1x", "-1", "%", "k'"] {
      #expect(throws: JournalProblem.noAffirmation(Reference(nobody))) { try journal.affirmation(Reference(nobody)) }
    }
  }

  @Test func `undo stops at a removal, and passes over what was changed since by another`() throws {
    let journal = try Journal.open(in: home)
    var first = try add("a", to: journal)
    let second = try add("b", to: journal)
    let before = first
    first.target = 7
    try journal.change(before, to: first)
    #expect(try journal.lastAction() != nil)
    try journal.remove(second)
    #expect(try journal.lastAction() == nil)
    // Two changes, of which an import then changes the last one.
    var goal = first
    goal.goal = "calm"
    try journal.change(first, to: goal)
    var target = goal
    target.target = 9
    try journal.change(goal, to: target)
    try journal.database.run("UPDATE affirmation SET target = 11 WHERE number = ?", [Value(first.number)])
    let action = try #require(try journal.lastAction())
    guard case .changed(let edits) = action.what else {
      Issue.record("it is no change")
      return
    }
    #expect(edits.map(\.field) == [.goal])
    try journal.undo(action)
    #expect(try journal.affirmation(.number(first.number)).goal == nil)
    #expect(try journal.affirmation(.number(first.number)).target == 11)
    #expect(try journal.nextAction()?.what == action.what)
  }

  @Test func `a sentence is kept without a recording, and known by that`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    let later = try journal.addUnrecorded(.init(text: "b"))
    #expect(later.recording == nil && later.number == 2)
    #expect(try journal.unrecorded() == [2])
    #expect(Inventory(of: home).findings.contains { $0.grade == .failed(.notFound) && $0.mend == "selflie record 2" })
    try journal.replaceRecording(of: later, with: Clip(samples: [1]), isVerified: true)
    #expect(try journal.unrecorded() == [])
  }

  @Test func `finds an affirmation by a piece of its text, in capitals or not, where it is the only one that has it`() throws {
    let journal = try Journal.open(in: home)
    let calm = try add("I am calm when I speak", to: journal), walk = try add("I walk when it rains", to: journal)
    for piece in ["calm", "CALM", "am calm when", "  am   calm "] { #expect(try journal.affirmation(Reference(piece)) == calm) }
    #expect(try journal.affirmation(Reference("rains")) == walk)
    let names = [calm, walk].map { AffirmationName(number: $0.number, id: $0.id, text: $0.text) }
    #expect(throws: JournalProblem.ambiguous(.piece("when"), names)) { try journal.affirmation(Reference("when")) }
    #expect(JournalProblem.ambiguous(.piece("when"), names).status == .notFound)
    #expect(
      JournalProblem.ambiguous(.piece("when"), names).description
        == "'when' could be any of 2; give the number: 1 I am calm when I speak; 2 I walk when it rains")
    // A whole text goes before a piece of a longer one.
    let short = try add("I walk", to: journal)
    #expect(try journal.affirmation(Reference("i walk")) == short)
    #expect(throws: JournalProblem.noAffirmation(.piece("nobody"))) { try journal.affirmation(Reference("nobody")) }
  }

  @Test func `who only looks is not told of other days than the sums are of`() throws {
    do { _ = try add("a", to: try Journal.open(in: home, dayEnds: 10_800)) }
    for dayEnds in [10_800, nil] { #expect(try Journal.openToRead(in: home, dayEnds: dayEnds) != nil) }
    #expect(throws: JournalProblem.readOnly(home.journal)) { _ = try Journal.openToRead(in: home, dayEnds: 0) }
    _ = try Journal.open(in: home, dayEnds: 0)
    #expect(throws: JournalProblem.readOnly(home.journal)) { _ = try Journal.openToRead(in: home, dayEnds: 10_800) }
  }

  // MARK: Copies

  @Test func `a copy is made once a day of a journal that has something in it, and the last five are kept`() throws {
    let journal = try Journal.open(in: home)
    try journal.backUp(on: Day(number: 20_000))
    #expect(try Journal.backups(in: home).isEmpty && journal.isBackedUp(on: Day(number: 20_000)))
    _ = try add("a", to: journal)
    for day in 20_001...20_007 {
      #expect(try !journal.isBackedUp(on: Day(number: day)))
      for _ in 1...2 { try journal.backUp(on: Day(number: day)) }
      #expect(try journal.isBackedUp(on: Day(number: day)))
    }
    let copies = try Journal.backups(in: home)
    #expect(copies.map(\.number) == [3, 4, 5, 6, 7])
    #expect(copies.map(\.day) == (20_003...20_007).map { Day(number: $0) })
  }

  @Test func `a copy that is put back has what it had, and only recordings that are still there`() throws {
    do {
      let journal = try Journal.open(in: home)
      let first = try add("a", to: journal), second = try add("b", to: journal)
      try journal.keep(repetition(), of: first)
      try journal.backUp(on: Day(number: 20_000))
      try journal.replaceRecording(of: second, with: Clip(samples: [2]), isVerified: true)
      try journal.keep(repetition(), of: first)
    }
    let copy = try #require(try Journal.backups(in: home).first)
    #expect(try Journal.contents(of: copy, in: home) == .init(affirmations: 2, repetitions: 1))
    guard case .copy(let before) = try Journal.restore(copy, in: home, on: Day(number: 20_001)) else {
      Issue.record("what was there is no copy")
      return
    }
    #expect(before.number == 2 && before.day == Day(number: 20_001))
    #expect(try Journal.contents(of: before, in: home) == .init(affirmations: 2, repetitions: 2))
    let journal = try Journal.open(in: home)
    #expect(try journal.affirmations().map(\.tally.count) == [1, 0])
    #expect(try journal.affirmations().map { $0.affirmation.recording == nil } == [false, true])
  }

  @Test func `an inventory tells what nobody uses, and counts affirmations with a recording once`() throws {
    #expect(!Inventory(of: home).isThere)
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    var changed = affirmation
    changed.text = "b"
    try journal.change(affirmation, to: changed, recording: (Clip(samples: [4]), true))
    let half = home.data.appending(Folder.temporaryName()), lost = home.recordings.appending("mine.wav")
    for file in [half, lost] { _ = FileManager.default.createFile(atPath: file.string, contents: nil) }
    try journal.backUp(on: Day(number: 20_000))
    let inventory = Inventory(of: home)
    #expect(inventory.isThere && inventory.recordings == 1 && inventory.unreadable.isEmpty)
    #expect(Set(inventory.unused) == [half, lost])
    #expect(inventory.backup?.day == Day(number: 20_000))
    guard case .whole(let contents) = inventory.ledger else {
      Issue.record("\(inventory.ledger)")
      return
    }
    #expect(contents == .init(affirmations: 1, repetitions: 0))
  }

  @Test func `everything is closed to others`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    let manager = FileManager.default
    for path in try [home.data.string] + manager.subpathsOfDirectory(atPath: home.data.string).map({ home.data.string + "/" + $0 }) {
      let mode = try #require(manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
      #expect(mode & 0o077 == 0, "\(path)")
    }
  }

  @Test(arguments: [
    ("", Status.badData), ("hello, this is text and no database at all", .badData), (String(repeating: "\0", count: 8192), .badData),
  ])
  func `refuses a file that is none of its own and leaves it alone`(contents: String, status: Status) throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    let file = URL(fileURLWithPath: home.journal.string)
    try Data(contents.utf8).write(to: file)
    let problem = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(problem?.status == status)
    #expect(try Data(contentsOf: file) == Data(contents.utf8))
  }

  @Test func `refuses another program's database, and a newer one of its own`() throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: home.journal.string, contents: nil)
    do {
      let database = try Database.open(home.journal.string)
      try database.execute("CREATE TABLE t (x)")
    }
    let problem = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(problem == .foreign(home.journal, "another program made it"))
    try FileManager.default.removeItem(atPath: home.journal.string)
    _ = try Journal.open(in: home)
    do {
      let database = try Database.open(home.journal.string)
      try database.execute("PRAGMA user_version = 99")
    }
    let newer = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(newer == .newer(home.journal, 99))
  }

  @Test func `refuses a link, a folder and a pipe in its place, without waiting`() throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: home.journal.string, withDestinationPath: "/etc/passwd")
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    try FileManager.default.removeItem(atPath: home.journal.string)
    try FileManager.default.createDirectory(atPath: home.journal.string, withIntermediateDirectories: false)
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    try FileManager.default.removeItem(atPath: home.journal.string)
    try runTool("mkfifo", [home.journal.string])
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
  }

  @Test func `what a crash left unfinished goes after an hour`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let names = ["kkkk.tmp", "recordings/kkkk.tmp", "kkkk.tmp-journal"]
    let files = (names + ["mine", "recordings/mine"]).map { home.data.appending($0).string }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    try journal.checkReady()
    #expect(files.allSatisfy(FileManager.default.fileExists))
    for file in files { try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: file) }
    try journal.checkReady()
    #expect(files.filter(FileManager.default.fileExists) == files.suffix(2))
    #expect(FileManager.default.fileExists(atPath: home.file(of: try #require(affirmation.recording)).string))
  }

  @Test func `a damaged page is found before a sitting`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    for _ in 0..<500 { try journal.keep(repetition(), of: affirmation) }
    try journal.checkReady()
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: home.journal.string))
    try file.seek(toOffset: UInt64(try file.seekToEnd() - 4096))
    try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try file.close()
    let problem = #expect(throws: JournalProblem.self) { try Journal.open(in: home).checkReady() }
    #expect(problem?.status == .badData)
  }

  @Test func `a path that is longer than any is no path of a journal`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    for (length, isRead) in [(FilePath.mostBytes, true), (FilePath.mostBytes + 1, false)] {
      let path = "/" + String(repeating: "a", count: length - 1)
      try Database.open(home.journal.string).run("UPDATE affirmation SET model = ?", [.text(path)])
      #expect((try? journal.affirmations().first?.affirmation.model) == (isRead ? FilePath(path) : nil))
    }
  }

  @Test func `a transaction that fails leaves nothing`() throws {
    let database = try Database.open(":memory:")
    try database.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws in
        try database.execute("INSERT INTO t VALUES (1)")
        try database.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.primary == .constraint)
    #expect(error?.description == "SQLite error 1555: UNIQUE constraint failed: t.x")
    let statement = try database.prepare("SELECT count(*) FROM t")
    #expect(try statement.step())
    #expect(statement.integer(0) == 0)
  }

  @Test func `values come back as they went in`() throws {
    let database = try Database.open(":memory:")
    let statement = try database.prepare("SELECT ?, ?, ?, ?")
    try statement.bind([.text("a\u{0}b\u{1F600}'"), .integer(.min), .real(0.1), .null])
    #expect(try statement.step())
    #expect(statement.text(0) == "a\u{0}b\u{1F600}'")
    #expect(statement.integer(1) == .min)
    #expect(statement.real(2) == 0.1)
    #expect(statement.text(3) == nil)
  }
}

struct HomeTests {
  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/share/selflie", "/h/.config/selflie"),
    (["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"], "/d/selflie", "/c/selflie"),
    (["HOME": "/h", "SELFLIE_HOME": "", "XDG_CONFIG_HOME": ""], "/h/.local/share/selflie", "/h/.config/selflie"),
    (["HOME": "/h", "SELFLIE_HOME": "/s", "XDG_DATA_HOME": "/d"], "/s", "/s"),
    ([:], "/login/.local/share/selflie", "/login/.config/selflie"),
  ])
  func `finds its places`(environment: [String: String], data: String, settings: String) throws {
    let home = try Home(environment: environment, login: "/login")
    #expect(home.data.string == data)
    #expect(home.settings.string == settings)
  }

  @Test(arguments: [("SELFLIE_HOME", "s"), ("XDG_DATA_HOME", "./d"), ("XDG_CONFIG_HOME", "~/c"), ("HOME", "h")])
  func `a relative path is refused, so that no command works on another journal than was meant`(name: String, value: String) async throws {
    #expect(throws: HomeProblem.relative(name, value)) { try Home(environment: [name: value], login: "/login") }
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_HOME": "", "HOME": selflie.home.path]
    selflie.environment[name] = value
    for command in [["list"], ["remove", "1", "--yes"], ["where"], ["remind", "--list"]] {
      let result = try await selflie.run(command)
      #expect(result.status == 64 && result.output == "", "\(command)")
      #expect(result.errors == "selflie: \(name) is '\(value)', which isn't an absolute path; start it with a slash, or unset it\n")
    }
  }
}

struct IdentifierTests {
  @Test func `is read as it was written, and never mistaken for a number`() {
    let id = Identifier()
    #expect(Identifier(id.description) == id)
    #expect(Reference(id.description) == .piece(id.description))
    #expect(Set((0..<1000).map { _ in Identifier() }).count == 1000)
  }

  @Test(arguments: ["", "kkkkkkkkkkkkkkkkkkkkkkkj", "kkkkkkkkkkkkkkkkkkkkkkk", "../../../etc/passwd/kkkk", "kkkkkkkkkkkkkkkkkkkkkkkkk"])
  func `refuses what could name another file`(text: String) {
    #expect(Identifier(text) == nil)
  }
}
