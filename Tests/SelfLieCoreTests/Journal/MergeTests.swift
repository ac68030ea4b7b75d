import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// Journals of machines that all practised, brought together.
struct MergeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func home(_ name: String) -> Home { Home(FilePath(folder.file(name))) }

  /// A copy of a machine's home.
  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: folder.file(name), toPath: folder.file(other))
  }

  private func line(_ kind: Repetition.Kind, at time: Int) -> Repetition {
    Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: Double(time)), offset: 3600, kind: kind, confidence: 0.5, duration: 2,
      evidence: kind == .rejected ? .init(objection: 500, reason: .notSaid, missing: ["calm"]) : nil, device: "default")
  }

  /// Does so many things that a person does, at random.
  private func live(_ name: String, _ steps: Int, _ generator: inout SplitMix64) throws {
    let journal = try Journal.open(in: home(name))
    for _ in 0..<steps {
      let all = try journal.affirmations().map(\.affirmation)
      guard let one = all.randomElement(using: &generator), Int.random(in: 0..<12, using: &generator) > 0 else {
        let clip = Clip(samples: [Int16.random(in: 0...99, using: &generator)])
        _ = try journal.add(.init(text: "text \(Int.random(in: 0...9, using: &generator))"), recording: clip, isVerified: true)
        continue
      }
      var changed = one
      switch Int.random(in: 0..<13, using: &generator) {
      case 12:
        guard Int.random(in: 0..<3, using: &generator) == 0, let other = all.randomElement(using: &generator), other != one else {
          continue
        }
        _ = try journal.join(one, other)
      case 0:
        changed.text = "text \(Int.random(in: 0...3, using: &generator))"
        try journal.change(one, to: changed, recording: (Clip(samples: [Int16.random(in: 0...99, using: &generator)]), true))
      case 1:
        changed.target = Int.random(in: 1...5, using: &generator)
        changed.goal = Bool.random(using: &generator) ? "goal \(Int.random(in: 0...3, using: &generator))" : nil
        try journal.change(one, to: changed)
      case 2:
        changed.isArchived.toggle()
        changed.plan.perDay = Int.random(in: 1...5, using: &generator)
        try journal.change(one, to: changed)
      case 3: if let action = try journal.lastAction() { try journal.undo(action) }
      case 4: if let action = try journal.nextAction() { try journal.redo(action) }
      case 5:
        var take = line(.rejected, at: Int.random(in: 0...999_999, using: &generator))
        try journal.keep(take, of: one)
        take.kind = .claimed
        try journal.keep(take, of: one)
      case 6: if Int.random(in: 0..<4, using: &generator) == 0 { try journal.remove(one) }
      case 7:
        try journal.replaceRecording(of: one, with: Clip(samples: [7, Int16.random(in: 0...99, using: &generator)]), isVerified: false)
      case 8: try journal.learn("calm", as: ["K AA M", "K AE M"].compactMap(Pronunciation.init).shuffled(using: &generator), of: one)
      default:
        let kind = Repetition.Kind.allCases[Int.random(in: 0...3, using: &generator)]
        try journal.keep(line(kind, at: Int.random(in: 0...999_999, using: &generator)), of: one)
      }
    }
  }

  private func snapshot(_ name: String) throws -> Snapshot { try Snapshot(try Journal.open(in: home(name))) }

  /// Takes the second's replica into the first.
  @discardableResult
  private func merge(_ name: String, _ other: String) throws -> MergeReport {
    try Journal.open(in: home(name)).merge(try Journal.open(in: home(other)))
  }

  /// What has to be so of every journal: sums, files of recordings, nothing left over.
  private func check(_ name: String, _ when: String) throws {
    let home = home(name), journal = try Journal.open(in: home)
    try journal.checkIntegrity()
    try journal.checkSums()
    let used = try journal.recordings().map { Home.name(of: $0.recording.description) }.sorted()
    let files = try FileManager.default.contentsOfDirectory(atPath: home.recordings.string).sorted()
    #expect(files == used, "\(name), \(when)")
  }

  @Test(arguments: Reliability.cases(Array(0..<12)))
  func `merging is what it says, in any order, by any way round, and again`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    _ = try Journal.open(in: home("a"))
    try live("a", 30, &generator)
    for name in ["b", "c"] { try copy("a", to: name) }
    for name in ["a", "b", "c"] { try live(name, 40, &generator) }
    let (a, b, c) = (try snapshot("a"), try snapshot("b"), try snapshot("c"))
    let all = a.merged(with: b).merged(with: c)
    for name in ["ab", "abc", "bc"] { try copy(name.hasPrefix("a") ? "a" : "b", to: name) }
    try copy("c", to: "cba")

    try merge("ab", "b")
    #expect(try snapshot("ab") == a.merged(with: b), "as it is specified")
    try merge("abc", "b")
    try merge("abc", "c")
    #expect(try snapshot("abc") == all)
    try merge("cba", "b")
    try merge("cba", "a")
    #expect(try snapshot("cba") == all, "in another order")
    try merge("bc", "c")
    try copy("a", to: "a_bc")
    try merge("a_bc", "bc")
    #expect(try snapshot("a_bc") == all, "another way round")
    for other in ["a", "b", "c", "abc", "a_bc"] {
      let again = try merge("abc", other)
      #expect(again.isEmpty, "\(other) again: \(again)")
    }
    #expect(try snapshot("abc") == all)
    for name in ["ab", "abc", "cba", "a_bc"] { try check(name, "seed \(seed)") }
    // What a person sees is the same, and so is what it sounds like.
    let first = try Journal.open(in: home("abc")), second = try Journal.open(in: home("cba"))
    let seen = try [first.affirmations(), second.affirmations()].map { Set($0.map(\.affirmation.id)) }
    #expect(seen[0] == seen[1])
    for affirmation in try first.affirmations() {
      let same = try second.affirmation(.piece(affirmation.affirmation.id.description))
      #expect(try second.tally(of: same) == affirmation.tally)
      #expect(try second.progress(of: same) == first.progress(of: affirmation.affirmation))
      #expect(try same.recording.map { try second.clip(of: $0) } == affirmation.affirmation.recording.map { try first.clip(of: $0) })
    }
  }

  @Test func `what would come of it is found out without doing it`() throws {
    var generator = SplitMix64(seed: 1)
    try live("a", 30, &generator)
    try copy("a", to: "b")
    try live("b", 30, &generator)
    let before = try snapshot("a")
    let merged = try Journal.open(in: home("a")).merge(try Journal.open(in: home("b")), isKept: false)
    #expect(!merged.isEmpty)
    #expect(try snapshot("a") == before)
    try check("a", "after looking")
    #expect(try merge("a", "b") == merged)
  }

  @Test func `what both sides changed is told, and the later change counts`() throws {
    do { _ = try Journal.open(in: home("a")).add(.init(text: "x"), recording: Clip(samples: [1]), isVerified: true) }
    try copy("a", to: "b")
    for (name, target, goal) in [("a", 5, nil), ("b", 6, "g")] {
      let journal = try Journal.open(in: home(name))
      let affirmation = try journal.affirmation(.number(1))
      var changed = affirmation
      changed.target = target
      changed.goal = goal
      try journal.change(affirmation, to: changed)
      // A later millisecond.
      let made = try journal.edits(of: affirmation)[0].made
      while Int(Date().timeIntervalSince1970 * 1000) <= made {}
    }
    let conflict = MergeReport.Conflict(text: "x", field: .target, kept: "6", givenUp: "5")
    let merged = try merge("a", "b")
    #expect(merged.conflicts == [conflict])
    #expect(merged.changedFields == 2)
    let other = try merge("b", "a")
    #expect(other.conflicts == [])
    #expect(other.changedFields == 0)
    #expect(try Journal.open(in: home("b")).affirmation(.number(1)).target == 6)
  }

  @Test func `of two recordings of a text the newer one stays, and of two beginnings the earlier one`() {
    let values: [Edit.Field: String] = [.text: "x", .target: "5", .strictness: "normal", .archived: "0"]
    let id = Identifier()
    func history(_ created: Int, _ recordings: [(text: String, made: Int)]) -> History {
      History(
        id: id, created: created, values: values,
        recordings: recordings.map { KeptRecording(id: Identifier(), text: $0.text, made: $0.made, duration: 1, isVerified: true) })
    }
    let one = history(10, [("x", 1), ("y", 4)]), other = history(20, [("x", 2), ("y", 3), ("z", 5)])
    for merged in [one.merged(with: other), other.merged(with: one)] {
      #expect(merged.created == 10)
      #expect(merged.recordings == [other.recordings[0], one.recordings[1], other.recordings[2]])
    }
  }

  @Test func `what was removed elsewhere is removed here, and does not come back`() throws {
    do {
      let journal = try Journal.open(in: home("a"))
      for text in ["x", "y"] { _ = try journal.add(.init(text: text), recording: Clip(samples: [1]), isVerified: true) }
      for time in 0..<3 { try journal.keep(line(.spoken, at: time), of: try journal.affirmation(.number(1))) }
    }
    try copy("a", to: "b")
    try copy("a", to: "old")
    do {
      let journal = try Journal.open(in: home("b"))
      try journal.remove(try journal.affirmation(.number(1)))
    }
    let merged = try merge("a", "b")
    #expect(merged.removed.map(\.text) == ["x"])
    #expect(merged.removed.map(\.lines) == [3])
    #expect(try merge("a", "old").isEmpty)
    #expect(try Journal.open(in: home("a")).affirmations().map(\.affirmation.text) == ["y"])
    try check("a", "after removing")
  }

  @Test func `a merge that fails leaves all as it was`() throws {
    var generator = SplitMix64(seed: 3)
    try live("a", 20, &generator)
    try copy("a", to: "b")
    try live("b", 40, &generator)
    let before = try snapshot("a"), whole = try snapshot("b")
    struct Broken: Error {}
    struct Breaking: Replica {
      let whole: Snapshot
      func removed() -> [Identifier] { whole.removed() }
      func joins() -> Set<Join> { whole.joins() }
      func eachHistory(_ body: (History) throws -> Void) throws { try whole.eachHistory(body) }
      func sound(of recording: Identifier) -> Clip? { Clip(samples: [1, 2]) }
      func eachLine(_ body: (LedgerLine) throws -> Void) throws {
        var left = 5
        try whole.eachLine {
          try body($0)
          left -= 1
          if left == 0 { throw Broken() }
        }
      }
    }
    #expect(throws: Broken.self) { _ = try Journal.open(in: home("a")).merge(Breaking(whole: whole)) }
    #expect(try snapshot("a") == before)
    try check("a", "after failing")
  }

  /// An archive that somebody made by hand, who knows ids of another affirmation.
  @Test func `what is of one affirmation is never made another's`() throws {
    var whole = Snapshot()
    do {
      let journal = try Journal.open(in: home("a"))
      let affirmation = try journal.add(.init(text: "x"), recording: Clip(samples: [1]), isVerified: true)
      var changed = affirmation
      changed.target = 5
      try journal.change(affirmation, to: changed)
      try journal.keep(line(.spoken, at: 1), of: affirmation)
      whole = try Snapshot(journal)
    }
    let before = try snapshot("a"), mine = try #require(whole.histories.values.first)
    let forged = Identifier()
    var crafted = Snapshot()
    crafted.histories[forged] = History(
      id: forged, created: mine.created, values: mine.values,
      edits: mine.edits.map { Edit(id: $0.id, made: $0.made + 1, field: $0.field, old: $0.old, new: "9") },
      recordings: mine.recordings.map {
        KeptRecording(id: $0.id, text: $0.text, made: $0.made + 1, duration: $0.duration, isVerified: true)
      })
    for line in whole.lines.values {
      var repetition = line.repetition
      repetition.isTakenBack = true
      repetition.changed = .max / 2
      crafted.lines[repetition.id] = LedgerLine(affirmation: forged, repetition: repetition)
    }
    _ = try Journal.open(in: home("a")).merge(crafted)
    var after = try snapshot("a")
    after.histories[forged] = nil
    #expect(after == before)
  }

  @Test func `a journal has one identity`() throws {
    let first = try Journal.open(in: home("a")).identity()
    #expect(try Journal.open(in: home("a")).identity() == first)
    #expect(try Journal.open(in: home("b")).identity() != first)
  }
}
