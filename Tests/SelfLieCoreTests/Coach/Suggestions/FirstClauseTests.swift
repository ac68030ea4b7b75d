import Testing

@testable import SelfLieCore

/// What is said behind the first clause of a goal, and is left out where nothing is sure for all of it.
struct FirstClauseTests {
  private func suggestion(for words: String) throws -> Suggestion {
    try Suggester(ParsedGoal(Goal(words)), seed: 1).suggestion(count: 3)
  }

  @Test(arguments: [
    ("take my pills with breakfast, i keep forgetting them", "take my pills", "i keep forgetting them"),
    ("I talk too much when I'm nervous on first dates and scare them off", "talking too much", "and scare them off"),
    ("less sugar in my tea, from three spoons to one by easter", "less sugar in my tea", "from three spoons to one by easter"),
    (
      "stop spending my whole paycheck in the first week and borrowing from my brother", "write down the amount",
      "borrowing from my brother"
    ),
  ])
  func `sentences are for the first clause, and the person is told`(words: String, said: String, left: String) throws {
    let suggestion = try suggestion(for: words)
    #expect(suggestion.candidates.contains { $0.text.lowercased().contains(said) })
    #expect(suggestion.notes.contains { $0.contains(left) && $0.hasSuffix("are left out.") })
  }

  @Test func `what is wanted behind a story is the goal`() throws {
    let suggestion = try suggestion(for: "I'm a retired teacher and I want to finish the watercolour course I paid for")
    #expect(suggestion.candidates.contains { $0.text.contains("watercolour course") })
  }

  @Test(arguments: [
    "my roommate never washes up and I never mention it",
    "I teach yoga and I'm always comparing myself to the instructors on Instagram. I want to teach my class and stop comparing.",
    "My wife says I never listen because I have my phone in my hand at dinner. I'd like to leave it in another room and be with her.",
  ])
  func `what somebody else does, and what names nothing, is no goal`(words: String) throws {
    #expect(try !suggestion(for: words).notes.contains { $0.hasSuffix("are left out.") })
  }

  @Test(arguments: [
    ("let go of the grudge against my brother", "when his name comes up", "my brother's name comes up"),
    ("stop comparing myself to my sister", "when I see her photos", "I see my sister's photos"),
    ("stop nagging my boyfriend", "when he leaves his socks on the floor", "my boyfriend leaves his socks"),
    ("be patient with my son", "when I pick him up from school", "I pick my son up from school"),
  ])
  func `a moment names the person of the goal`(words: String, trigger: String, moment: String) throws {
    let texts = try Suggester(ParsedGoal(Goal(words, trigger: trigger)), seed: 1).suggestion(count: 3).candidates.map(\.text)
    #expect(texts.contains { $0.contains(moment) })
  }
}
