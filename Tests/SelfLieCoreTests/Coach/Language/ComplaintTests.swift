import Testing

@testable import SelfLieCore

/// What somebody says of themselves who wants it otherwise.
struct ComplaintTests {
  @Test(arguments: [
    ("I hate myself", "be kind to myself" as String?), ("I'm so tired all the time", "always tired"),
    ("hating myself", "be kind to myself"),
    ("I feel like a fraud", "be kind to myself"), ("I'm a loser", "be kind to myself"),
    ("everyone is doing better than me", "compare myself to others"),
    // These name an act, a moment or a thing, and are goals themselves.
    ("I hate my commute", nil), ("I'm tired after lunch", nil), ("stop hating my neighbour", nil), ("I miss my dog", nil),
    ("be stupid", nil),
  ])
  func `a complaint comes to a goal that a family knows`(words: String, goal: String?) {
    #expect(Complaint.goal(of: TypedWords(words))?.text == goal)
    if goal != nil { #expect(ParsedGoal(Goal(words)).family?.isGeneral == false && ParsedGoal(Goal(words)).stated.words == words) }
  }

  @Test(arguments: ["hate my job", "I hate my job"])
  func `hating is nothing to do`(words: String) throws {
    let suggester = try Suggester(ParsedGoal(Goal(words)), seed: 1)
    #expect(!suggester.suggestion(count: 9).candidates.contains { $0.text.contains("hate") })
  }
}
