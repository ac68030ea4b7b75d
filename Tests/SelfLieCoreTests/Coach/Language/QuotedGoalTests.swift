import Testing

@testable import SelfLieCore

/// What somebody says to others stays as it is said.
struct QuotedGoalTests {
  @Test(arguments: [
    ("ask my daughter \"how was your day?\"", "I ask my daughter \"how was your day?\"."),
    ("ask \"what do you need?\" when my wife is sad", "When my wife is sad, I ask \"what do you need?\"."),
    ("tell him \"you hurt me\"", "I tell him \"you hurt me\"."), ("say 'not today' to cigarettes", "I say \"not today\" to cigarettes."),
    ("whisper \"you've got this\" before exams", "Before exams, I whisper \"you've got this\"."),
    ("tell my wife \"I love you\"", "I tell my wife that I love her."), ("read \"War and Peace\"", "I read War and Peace."),
  ])
  func `a quotation in a goal is said whole`(goal: String, sentence: String) throws {
    #expect(try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3).candidates.first?.text == sentence)
  }

  @Test(arguments: ["I am a total failure.", "I am such a fool.", "I am a complete mess.", "I am forty."])
  func `no better wording is made of a fault or a fact`(text: String) {
    #expect(RuleReport.better(than: text, for: Brief(), in: .english)?.contains(" learning ") != true)
    #expect(RuleReport.better(than: text, for: Brief(), in: .english)?.contains(" becoming ") != true)
  }

  @Test func `a word of which nobody knows the part of speech is pasted nowhere`() throws {
    for goal in ["become a wugger", "be a frabber", "more blorpness"] {
      let suggestion = try Suggester(ParsedGoal(Goal(goal)), seed: 1).suggestion(count: 3)
      let unknown = goal.split(separator: " ").suffix(1).map { UnknownWord(written: String($0), meant: nil) }
      #expect(suggestion.leavingOut(unknown).candidates.allSatisfy { !$0.text.contains(unknown[0].written) }, "\(goal)")
    }
  }
}
