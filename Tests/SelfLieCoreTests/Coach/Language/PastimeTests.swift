import Testing

@testable import SelfLieCore

/// A pastime or a food is read whatever stands around it.
struct PastimeTests {
  private func first(_ goal: String) throws -> String? {
    try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.first?.text
  }

  @Test(arguments: [
    ("tennis twice a week", "I play tennis twice a week."), ("start golf", "I play golf."), ("I want to try fishing", "I go fishing."),
    ("more fishing", "I fish more often."), ("learn fishing", "I am learning to fish."), ("get back to judo", "I do judo."),
    ("magic", "I practise magic."), ("boxing", "I do some boxing."), ("exercise three times a week", "I exercise three times a week."),
  ])
  func `a pastime is done`(goal: String, sentence: String) throws { #expect(try first(goal) == sentence) }

  @Test(arguments: [
    ("no bread", "eating bread, I"), ("give up pasta", "eating pasta, I"), ("limit rice", "I eat less rice."),
    ("quit salt", "I eat less salt."),
    ("limit chips", "small portion"), ("i crave ice cream", "something sweet"),
  ])
  func `a food is left, or eaten less`(goal: String, words: String) throws { #expect(try first(goal)?.contains(words) == true) }

  @Test(arguments: [
    ("reconnect with my sister", "my sister"), ("stop criticizing my son", "I am learning to be kinder to my son."),
    ("be less controlling with my daughter", "I give more freedom to my daughter."), ("I panic about driving", "drive"),
    ("face my fear of conflict", "speak up"),
  ])
  func `what people say of each other and of fear is read`(goal: String, words: String) throws {
    #expect(try first(goal)?.contains(words) == true)
  }
}
