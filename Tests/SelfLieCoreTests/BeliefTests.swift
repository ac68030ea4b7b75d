import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct BeliefTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  private func rate(_ value: Int, at count: Int, in journal: borrowing Journal) throws {
    let affirmation = try journal.affirmation(.number(1))
    var rated = affirmation
    rated.belief = Belief(value: value, count: count)
    try journal.change(affirmation, to: rated)
  }

  private func ratings(_ journal: borrowing Journal) throws -> [Int] {
    Belief.ratings(in: try journal.edits(of: try journal.affirmation(.number(1)))).map(\.value)
  }

  @Test func `every rating is kept, undone, redone and corrected, and ends with its text`() throws {
    let journal = try Journal.open(in: home)
    _ = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    for (value, count) in [(7, 0), (5, 100), (4, 200)] { try rate(value, at: count, in: journal) }
    #expect(try ratings(journal) == [7, 5, 4])
    #expect(try journal.affirmation(.number(1)).belief == Belief(value: 4, count: 200))
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try ratings(journal) == [7, 5])
    try journal.redo(try #require(try journal.nextAction()))
    #expect(try ratings(journal) == [7, 5, 4])
    try rate(6, at: 200, in: journal)
    #expect(try ratings(journal) == [7, 5, 6])
    var other = try journal.affirmation(.number(1))
    let before = other
    other.text = "I am learning to be calm"
    other.belief = nil
    try journal.change(before, to: other)
    #expect(try ratings(journal) == [])
    #expect(try journal.affirmation(.number(1)).belief == nil)
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try journal.affirmation(.number(1)) == before)
  }

  @Test(arguments: ["", "7", "11 0", "-1 0", "7 -1", "07 1", "7  1", "7 1 ", "7 1 2", "seven 1"])
  func `a rating is read only as it was written`(text: String) {
    #expect(Belief(text: text) == nil)
    #expect(!Edit.Field.belief.allows(text))
  }

  @Test func `a rating goes along in an archive`() throws {
    #expect(Belief(text: "7 300") == Belief(value: 7, count: 300))
    let journal = try Journal.open(in: home), others = Home(environment: ["SELFLIE_HOME": folder.file("other")], login: "/nowhere")
    _ = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    try rate(3, at: 100, in: journal)
    let other = try Journal.open(in: others)
    _ = try other.merge(journal)
    #expect(try ratings(other) == [3])
    #expect(try other.affirmation(.number(1)).belief?.value == 3)
  }

  @Test func `it is asked once every hundred repetitions`() {
    #expect(!Belief.isDue(from: 0, to: 99, last: nil))
    #expect(Belief.isDue(from: 99, to: 100, last: nil))
    #expect(Belief.isDue(from: 80, to: 130, last: Belief(value: 5, count: 0)))
    #expect(!Belief.isDue(from: 100, to: 150, last: Belief(value: 5, count: 0)))
    #expect(!Belief.isDue(from: 190, to: 210, last: Belief(value: 5, count: 205)))
  }

  @Test func `only two falls one after the other are two`() {
    func hasFallen(_ values: Int...) -> Bool { Belief.hasFallenTwice(zip(values, 0...).map { Belief(value: $0, count: $1) }) }
    #expect(hasFallen(7, 5, 4))
    #expect(hasFallen(2, 7, 5, 4))
    #expect(!hasFallen(7, 5, 5))
    #expect(!hasFallen(7, 5, 6))
    #expect(!hasFallen(7, 5))
    #expect(!hasFallen(7, 5, 4, 4))
  }
}

struct RememberedTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  @Test func `what was suggested last is remembered, the newest first, and not for ever`() throws {
    let journal = try Journal.open(in: home)
    #expect(try journal.suggested(last: 20) == [])
    try journal.keep(suggested: ["a", "b"])
    try journal.keep(suggested: ["c"])
    #expect(try journal.suggested(last: 2) == ["c", "b"])
    try journal.keep(suggested: (1...300).map { "sentence \($0)" })
    let all = try journal.suggested(last: 1000)
    #expect(all.count == 200)
    #expect(all.first == "sentence 300")
  }

  @Test func `conversations go on, and go with their affirmation`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    let first = try journal.begin(Turn(.person, "I want to be calm"), about: affirmation)
    let second = try journal.begin(Turn(.person, "hello"), about: nil)
    try journal.keep(Turn(.coach, "When?"), of: first)
    try journal.keep(Turn(.summary, "so far"), of: first)
    #expect(try journal.conversations().map(\.number) == [second.number, first.number])
    #expect(
      try journal.conversations(first.number).first?.turns
        == [Turn(.person, "I want to be calm"), Turn(.coach, "When?"), Turn(.summary, "so far")])
    #expect(try journal.conversations(99).isEmpty)
    try journal.remove(affirmation)
    #expect(try journal.conversations().map(\.number) == [second.number])
    #expect(try journal.begin(Turn(.person, "again"), about: nil).number == 3)
  }
}
