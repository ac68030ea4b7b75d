import Testing

@testable import SelfLieCore

struct LearningJournalTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  @Test func `what was learned of a word takes the place of what was kept of it, once`() throws {
    let journal = try Journal.open(in: home)
    let known = try #require(Pronunciation("K AA M")), learned = try #require(Pronunciation("K EY M"))
    let own = ["calm": [known], "naomi": [try #require(Pronunciation("n ey1 ow m iy"))]]
    let affirmation = try journal.add(
      .init(text: "I am calm, Naomi", pronunciations: own), recording: Clip(samples: [1]), isVerified: true)
    let other = try journal.add(.init(text: "I am calm", pronunciations: own), recording: Clip(samples: [1]), isVerified: true)
    for _ in 0..<2 { try journal.learn("calm", as: [learned, known, learned], of: affirmation) }
    #expect(
      try Journal.open(in: home).affirmation(.number(1)).pronunciations == ["calm": [known, learned], "naomi": own["naomi"] ?? []])
    #expect(try journal.affirmation(.number(2)) == other)
  }

  @Test func `of an affirmation that is gone nothing is kept`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try journal.add(.init(text: "a"), recording: Clip(samples: [1]), isVerified: true)
    try journal.remove(affirmation)
    #expect(throws: JournalProblem.self) { try journal.learn("a", as: [try #require(Pronunciation("AH"))], of: affirmation) }
  }
}
