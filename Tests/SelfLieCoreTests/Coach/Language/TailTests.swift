import Testing

@testable import SelfLieCore

/// What people type behind a goal, and what no sentence says: the sentences are those of the goal alone.
struct TailTests {
  private static let tails = [
    "its driving my wife up the wall", "or I'll lose my job", "like I promised my wife", "my therapist says it would help",
    "my new year's resolution", "doctor's orders", "for real this time", "since my divorce", "and actually stick to it", "please help me",
    "just like everyone else", "without getting into an argument about money", "because I'm scared I'll lose my temper",
    "no matter what my mates say", "before I'm completely burnt out", "my chest hurts",
  ]
  private static let tailsOfHabits = [
    "to make my mum proud", "to save up for a house", "for the sake of my marriage", "despite my bad knee", "the way my dad did",
    "by the time I'm forty", "within six months", "now the kids have left home", "at least",
    "and be nicer to myself",
  ]

  private func texts(for words: String) throws -> [String] {
    try Suggester(ParsedGoal(Goal(words)), seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: tails, ["stop biting my nails", "I always snap at my kids", "go for a run", "read more books", "quit smoking"])
  func `what is said of a goal changes none of its sentences`(tail: String, goal: String) throws {
    let plain = try texts(for: goal)
    #expect(try !plain.isEmpty && texts(for: "\(goal) \(tail)") == plain)
  }

  @Test(arguments: tailsOfHabits, ["stop biting my nails", "I keep checking my phone", "quit smoking"])
  func `a habit is left whatever for`(tail: String, goal: String) throws {
    #expect(try texts(for: "\(goal) \(tail)") == texts(for: goal))
  }

  @Test(arguments: [
    ("my commute is killing me, be calmer in traffic", "be calmer in traffic"),
    ("my mum drives me mad, be kinder to her", "be kinder to my mum"),
    ("dead tired every evening, get to bed earlier", "get to bed earlier"),
    ("suffocating in meetings, speak up more", "speak up more"), ("overtime no more, leave at five", "leave at five"),
    ("my knees hurt, I walk", "my knees hurt, I walk"), ("cook at home, eat less meat", "cook at home, eat less meat"),
    ("my son is shy, talk to him about it", "my son is shy, talk to him about it"),
  ])
  func `a complaint before a wish leaves the wish`(words: String, wish: String) {
    #expect(TypedWords(words).withoutComplaint.text == wish)
  }

  @Test(arguments: [
    ("know when it's over", "it's over"), ("take the dog for its walk", "its walk"), ("read to save my eyes", "to save my eyes"),
    ("stop drinking to feel better", "to feel better"), ("be kinder since my wife died", "be kinder"),
    ("quit vaping so I don't end up like my dad", "like my dad"),
  ])
  func `what belongs to the act stays`(words: String, part: String) throws {
    #expect(TypedWords(words).withoutTail.text.contains(part))
  }

  @Test(arguments: [
    ("learn Spanish and drink more water", "drink"), ("call my mum and be nicer to myself", "nicer"),
    ("be more patient with my husband and drink more water", "drink"),
  ])
  func `two wishes that are no single act are not said together`(words: String, second: String) throws {
    let texts = try texts(for: words)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains(second) })
  }

  @Test(arguments: [
    ("do a handstand by my fortieth birthday", "do a handstand"),
    ("cut down from two bottles of wine a week to a glass on Saturdays", "cut down on wine"),
    ("tidy my desk before I go home so mondays aren't so awful", "tidy my desk before I go home"),
    ("let my bandmates finish before I shoot down their ideas", "let my bandmates finish"),
    ("say thank you to my wife for all she does", "say thank you to my wife"), ("insomnia since the baby", "insomnia"),
    ("quit vaping before my baby comes in October", "quit vaping"), ("run a marathon before I turn fifty", "run a marathon"),
    ("stop worrying that everyone at work thinks I'm a fraud", "stop worrying"),
    ("stop skipping lunch then raiding the fridge", "stop skipping lunch"),
    ("turn off my phone before I turn off the light", "turn off my phone before I turn off the light"),
  ])
  func `a deadline, an amount and what comes of it are no part of the act`(words: String, act: String) {
    #expect(TypedWords(words).withoutTail.text == act)
  }

  @Test func `days from one to another are a moment`() throws {
    #expect(try texts(for: "study Spanish from Monday to Friday").first?.hasPrefix("From Monday to Friday, I study Spanish") == true)
  }

  @Test func `what lasts until the night is confessed`() throws {
    let goal = ParsedGoal(Goal("I read in bed till 2am since my divorce"))
    #expect(goal.kind == .quit)
    #expect(try Suggester(goal, seed: 1).suggestion(count: 3).candidates.allSatisfy { !$0.text.hasPrefix("I read in bed") })
  }

  @Test(arguments: [
    ("paint again after ten years of telling myself I have no time", "paint again"),
    ("do my exercises until my knee is better", "do my exercises"),
    ("clean the bathroom on Saturdays without being asked", "clean the bathroom on Saturdays"),
    ("go swimming so as not to lose my licence", "go swimming"),
  ])
  func `what is over, and what others say, is left out`(words: String, act: String) {
    #expect(TypedWords(words).withoutTail.text == act)
  }

  @Test(arguments: [
    ("go swimming in between shifts", "Between shifts, I go swimming."), ("go swimming last thing at night", "Before bed, I go swimming."),
    ("cook at home on the days I'm not working", "I cook at home on my days off."),
  ])
  func `a time is said in its usual words`(words: String, sentence: String) throws {
    #expect(try texts(for: words).contains(sentence))
  }
}
