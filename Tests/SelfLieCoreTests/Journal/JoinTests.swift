import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// A sentence that was added on two machines, and made one affirmation on one of them or on both.
struct JoinTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Each machine has a sentence of its own, said a different number of times, and then that of the other.
    for (name, spoken) in [("a", 3), ("b", 5)] {
      let journal = try journal(name)
      var new = try Journal.NewAffirmation(text: name == "a" ? "I am calm" : "I am calm.", tags: [try #require(Tag(name))])
      if name == "b" { new.goal = "calm" }
      let affirmation = try journal.add(new, recording: Clip(samples: [name == "a" ? 1 : 2]), isVerified: true)
      for _ in 0..<spoken { try say(affirmation, name) }
      // A later millisecond, so that the first machine's is the older one.
      let next = affirmation.created.addingTimeInterval(0.002)
      while Date() < next {}
    }
    try meet("a", "b")
  }

  private func home(_ name: String) -> Home { Home(FilePath(folder.file(name))) }
  private func journal(_ name: String) throws -> Journal { try Journal.open(in: home(name)) }

  private func say(_ affirmation: Affirmation, _ name: String) throws {
    try journal(name).keep(
      Repetition(
        id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000), offset: 0, kind: .spoken, confidence: 1, duration: 2),
      of: affirmation)
  }

  /// Brings what each machine has to the other.
  private func meet(_ one: String, _ other: String) throws {
    for (to, from) in [(one, other), (other, one), (one, other)] { _ = try journal(to).merge(try journal(from)) }
    #expect(try Snapshot(journal(one)) == Snapshot(journal(other)))
  }

  /// The text and the count of each affirmation that is listed.
  private func seen(_ name: String) throws -> [String] {
    let journal = try journal(name)
    try journal.checkIntegrity()
    try journal.checkSums()
    let listed = try journal.summaries(on: Day(of: .now)).map { "\($0.text): \($0.count)" }
    #expect(try journal.affirmations().map { "\($0.affirmation.text): \($0.tally.count)" } == listed)
    return listed
  }

  private func numbers(_ name: String) throws -> (older: Affirmation, later: Affirmation) {
    let all = try journal(name).affirmations().map(\.affirmation)
    return Affirmation.inOrder(all[0], all[1])
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `whichever machine makes them one, and in whichever order, all come to the same`(onA: Bool, onB: Bool) throws {
    #expect(try seen("a") == ["I am calm: 3", "I am calm.: 5"])
    #expect(try seen("b") == ["I am calm.: 5", "I am calm: 3"])
    if onA { #expect(try journal("a").join(numbers("a").older, numbers("a").later).text == "I am calm") }
    if onB { #expect(try journal("b").join(numbers("b").later, numbers("b").older).text == "I am calm") }
    try meet("a", "b")
    for name in ["a", "b"] {
      #expect(try seen(name) == ["I am calm: 8"], "\(name)")
      let journal = try journal(name), one = try journal.affirmations()[0].affirmation
      #expect(one.goal == "calm" && one.tags.map(\.description).sorted() == ["a", "b"])
      #expect(try one.recording.map { try journal.clip(of: $0) } == Clip(samples: [1]))
      // The other one's number leads to it.
      for number in 1...2 { #expect(try journal.affirmation(.number(number)) == one) }
      #expect(try journal.lastAction() == nil || onA != onB)
    }
  }

  @Test func `what another machine still has of it, or says for it, does not bring the other one back`() throws {
    try FileManager.default.copyItem(atPath: folder.file("b"), toPath: folder.file("old"))
    let (older, later) = try numbers("a")
    _ = try journal("a").join(older, later)
    let own = try #require(try journal("old").affirmations().map(\.affirmation).first { $0.id == later.id })
    for _ in 0..<4 { try say(own, "old") }
    let merged = try journal("a").merge(try journal("old"))
    #expect(merged.lines == 4 && merged.joined == [])
    #expect(try seen("a") == ["I am calm: 12"])
    #expect(try journal("a").merge(try journal("old")).isEmpty)
    let told = try journal("old").merge(try journal("a"))
    #expect(told.joined == [.init(number: 1, into: 2, text: "I am calm")])
    #expect(try seen("old") == ["I am calm: 12"])
  }

  @Test func `a sitting that goes on meanwhile counts for the one that stays`() throws {
    let (older, later) = try numbers("a")
    let joined = try journal("a").join(later, older)
    try say(later, "a")
    #expect(try journal("a").tally(of: later).count == 9)
    #expect(try seen("a") == ["I am calm: 9"])
    let action = try #require(try journal("a").lastAction())
    #expect(action.affirmation.id == joined.id)
    try journal("a").undo(action)
    #expect(try seen("a") == ["I am calm: 8"])
  }

  @Test func `what is removed is removed with what was joined to it, everywhere`() throws {
    let (older, later) = try numbers("a")
    try journal("a").remove(try journal("a").join(older, later))
    #expect(try seen("a") == [])
    #expect(try journal("a").joins() == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: home("a").recordings.string) == [])
    let merged = try journal("b").merge(try journal("a"))
    #expect(merged.removed.count == 2)
    #expect(try seen("b") == [])
  }

  /// Somebody who saw both took one away on one machine, and made them one on the other.
  @Test(arguments: [true, false])
  func `what nobody removed stays, though it was joined to what somebody removed`(isOlder: Bool) throws {
    let (older, later) = try numbers("a")
    _ = try journal("a").join(older, later)
    let removed = try #require(try journal("b").affirmations().map(\.affirmation).first { $0.id == (isOlder ? older : later).id })
    try journal("b").remove(removed)
    try meet("a", "b")
    for name in ["a", "b"] { #expect(try seen(name) == [isOlder ? "I am calm.: 5" : "I am calm: 3"]) }
  }

  @Test func `three become one by two steps, on two machines`() throws {
    let third = try journal("a").add(.init(text: "i am calm"), recording: Clip(samples: [3]), isVerified: true)
    for _ in 0..<7 { try say(third, "a") }
    try meet("a", "b")
    let (older, later) = try numbers("a")
    _ = try journal("a").join(later, third)
    #expect(try seen("a") == ["I am calm: 3", "I am calm.: 12"])
    let other = try journal("b").affirmations().map(\.affirmation)
    _ = try journal("b").join(
      try #require(other.first { $0.id == third.id }), try #require(other.first { $0.id == older.id }))
    #expect(try seen("b") == ["I am calm.: 5", "I am calm: 10"])
    try meet("a", "b")
    for name in ["a", "b"] { #expect(try seen(name) == ["I am calm: 15"]) }
  }

  @Test func `one without a recording gets that of the other`() throws {
    let bare = try journal("a").addUnrecorded(.init(text: "I sleep"))
    let next = bare.created.addingTimeInterval(0.002)
    while Date() < next {}
    let other = try journal("a").add(.init(text: "i sleep!"), recording: Clip(samples: [7]), isVerified: false)
    let joined = try journal("a").join(other, bare)
    #expect(joined.text == "I sleep" && joined.recording?.verified == false)
    #expect(try joined.recording.map { try journal("a").clip(of: $0) } == Clip(samples: [7]))
    #expect(try journal("a").unrecorded() == [])
  }

  @Test func `what was changed meanwhile is not joined`() throws {
    let (older, later) = try numbers("a")
    var changed = later
    changed.target = 7
    try journal("a").change(later, to: changed)
    #expect(throws: JournalProblem.busy(home("a").journal)) { _ = try journal("a").join(older, later) }
    #expect(try seen("a").count == 2)
  }

  @Test func `a later one gives only what the older one lacks`() throws {
    let (_, later) = try numbers("a")
    var older = later
    older.plan.perDay = 5
    older.target = 10
    older.isArchived = true
    older.strictness = .strict
    var with = later
    with.plan.perDay = 9
    with.target = 2000
    with.belief = Belief(value: 3, count: 4)
    with.pronunciations = ["calm": [try #require(Pronunciation("K AA M"))]]
    let joined = older.joined(with: with)
    #expect(joined.plan.perDay == 5 && joined.target == 10 && joined.strictness == .strict && !joined.isArchived)
    #expect(joined.belief == with.belief && joined.pronunciations == with.pronunciations && joined.created == older.created)
    with.isArchived = true
    #expect(older.joined(with: with).isArchived)
  }

  @Test(arguments: [
    ("I am calm.", "i AM calm", true), ("I\u{2019}m calm", "I'm calm", true), ("I am calm", "I am not calm", false),
    ("now here", "nowhere", false),
  ])
  func `a sentence is the same if its words are`(one: String, other: String, isSame: Bool) throws {
    let all = try [one, other].map { try journal("a").addUnrecorded(.init(text: $0)) }
    #expect(all[0].isSameSentence(as: all[1]) == isSame)
  }
}
