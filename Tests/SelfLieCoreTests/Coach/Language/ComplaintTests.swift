import Testing

@testable import SelfLieCore

/// What somebody says of themselves who wants it otherwise.
struct ComplaintTests {
  @Test(arguments: [
    ("I hate myself", "be kind to myself" as String?), ("I'm so tired all the time", "always tired"),
    ("hating myself", "be kind to myself"),
    ("I feel like a fraud", "imposter syndrome"), ("I'm a loser", "be kind to myself"), ("I'm terrible with money", "I'm bad with money"),
    ("I feel like a fraud at the hospital", "imposter syndrome"),
    ("everyone is doing better than me", "compare myself to others"), ("I'm so behind on charting", "keep up with charting"),
    ("I'm falling behind in class", "keep up in class"), ("my accent embarrasses me", "be at ease with my accent"),
    ("I'm really ashamed of my teeth", "be at ease with my teeth"),
    ("leave work at work", "switch off after work"),
    ("I feel invisible since the kids left", "loneliness"), ("nobody takes me seriously because I'm young", "be more confident"),
    // These name an act, a moment or a thing, and are goals themselves.
    ("I hate my commute", nil), ("I'm tired after lunch", nil), ("stop hating my neighbour", nil), ("I miss my dog", nil),
    ("I'm ashamed of my drinking", nil),
    ("my phone embarrasses my son", nil), ("hide behind jokes", nil),
    ("be stupid", nil),
  ])
  func `a complaint comes to a goal that a family knows`(words: String, goal: String?) {
    #expect(Complaint.goal(of: TypedWords(words))?.text == goal)
    guard let goal else { return }
    #expect(ParsedGoal(Goal(words)).stated.words == words)
    #expect(ParsedGoal(Goal(words)).family?.isGeneral == false || ["keep up", "be at ease"].contains(where: goal.hasPrefix))
  }

  @Test(arguments: [
    ("I can't keep a secret", "I am learning to keep a secret." as String?),
    ("I can't look people in the eye", "I am learning to look people in the eye."),
    ("I can't say no to extra shifts", "I am learning to say no to extra shifts."),
    // What is suffered, and what a family knows, is nothing to learn.
    ("I can't sleep next to my husband", nil), ("I can't swim", nil), ("I can't win", nil),
  ])
  func `what somebody cannot do is learned`(words: String, sentence: String?) throws {
    let texts = try Suggester(ParsedGoal(Goal(words)), seed: 1).suggestion(count: 3).candidates.map(\.text)
    if let sentence { #expect(texts == [sentence]) } else { #expect(!texts.contains { $0.contains("learning to") }) }
  }

  @Test(arguments: ["hate my job", "I hate my job"])
  func `hating is nothing to do`(words: String) throws {
    let suggester = try Suggester(ParsedGoal(Goal(words)), seed: 1)
    #expect(!suggester.suggestion(count: 9).candidates.contains { $0.text.contains("hate") })
  }
}
