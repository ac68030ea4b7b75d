import Testing

@testable import SelfLieCore

/// Goals with a slip, or with what is said beside them, and options in a few words.
struct AsideGoalTests {
  private static func sentences(_ goal: String, when: String? = nil, instead: String? = nil, because: String? = nil) throws -> [String] {
    try Suggester(ParsedGoal(Goal(goal, reason: because, trigger: when, replacement: instead)), seed: 1).suggestion(count: 3).candidates
      .map(\.text)
  }

  @Test(arguments: [
    ("ask for a raise in march but my voice goes all shaky", "I ask for a raise in March."),
    ("want to ring my nan every sunday before she forgets who i am", "Every Sunday, I ring my nan."),
    ("drink less wine while i cook dinner, one glass is plenty really", "While I cook dinner, I pour a glass of sparkling water."),
    ("make friends in new city", "I am making friends in my new city."),
    ("leave my phone outside bedroom", "I leave my phone outside the bedroom."),
    ("I want learn speak english without fear", "I am learning to speak English without fear."),
    (
      "take my blood pressure tablet every morning at 7:15, with a full glass of water",
      "At seven fifteen, I take my blood pressure tablet with a full glass of water."
    ),
    ("go to sleep at ten and leave the laptop in the kitchen", "I go to sleep at ten and leave the laptop in the kitchen."),
    (
      "ask my gp about my tiredness rather than googling symptoms at midnight",
      "Instead of googling symptoms, I ask my GP about my tiredness."
    ),
    ("listen to music in the bus to the work", "I listen to music on the bus to work."),
    ("I'd like to floss", "After dinner, I floss one tooth and go on from there."),
    ("worry about money", "When I catch myself worrying about money, I breathe out and feel my feet."),
    ("stop cracking knuckles", "When I feel like cracking my knuckles, I press my palms together and breathe out."),
  ])
  func `the first sentence has the goal without what is said beside it`(goal: String, sentence: String) throws {
    #expect(try Self.sentences(goal).first == sentence)
  }

  @Test(arguments: [
    ("quit vaping at school because my mum found out", "I found"),
    ("i want finish my thesis but every day i clean the kitchen instead of write", "kitchen"),
    ("gotta stop ordering doordash every time i get home late", "a time"),
    ("stop smoking weed before bed, i cant dream anymore and wake up foggy", "somemore"),
    ("stop driving so fast when im late for nursery pick up", "I pick up"),
    ("finally finish the quilt i started when my daughter was born", "When my daughter was born"),
  ])
  func `what is beside the goal is in no sentence`(goal: String, words: String) throws {
    let texts = try Self.sentences(goal)
    #expect(!texts.isEmpty && !texts.contains { $0.contains(words) }, "\(texts)")
  }

  @Test(arguments: [
    ("get up at six", "on weekdays", nil, "On weekdays, I get up at six."),
    ("compare myself less to my sister", "at family lunches", "ask her a question", "At family lunches, I ask my sister a question."),
    ("call my dad more", "on sundays", "ring him while i fold the laundry", "On Sundays, I ring my dad while I fold the laundry."),
    ("sit up straight", "at my computer", "both feet flat on the floor", "At my computer, I put both feet flat on the floor."),
    ("stop speeding", "on the motorway", "cruise control", "On the motorway, I use cruise control."),
    ("call my mum more often", "on sundays", "video call", "On Sundays, I make a video call."),
    ("go to the gym", "on tuesdays and thursdays", "pack my bag the night before", "The night before, I pack my bag."),
    ("speak up in class", "when teacher asks a question", "raising my hand", "When my teacher asks a question, I raise my hand."),
    ("cut down on sugar in tea", "every cup", "half a spoon", "When I have a cup, I take half a spoon."),
    ("be a better person", "when she phones", "be more patient with my mother", "When she phones, I stay patient with my mother."),
    (
      "trust my husband", "when he's late", "ask how his day was instead of checking his phone",
      "When he's late, I ask how his day was."
    ),
  ])
  func `an act is said as it is meant`(goal: String, when: String, instead: String?, sentence: String) throws {
    let texts = try Self.sentences(goal, when: when, instead: instead)
    #expect(texts.contains(sentence), "\(texts)")
  }

  @Test(arguments: ["I feel useless", "my kids are afraid of me", "my neighbours have complained"])
  func `a reason that hurts is told to be left out, and what it could say`(reason: String) throws {
    let goal = Goal("give up chewing tobacco", reason: reason, trigger: "after lunch", replacement: "sunflower seeds")
    let suggestion = try Suggester(ParsedGoal(goal), seed: 1).suggestion(count: 3)
    #expect(suggestion.notes.contains { $0.contains("are left out: a sentence says what gets better") }, "\(suggestion.notes)")
  }

  @Test func `a missing vowel is a slight slip, and what is in Lidl is a place`() throws {
    #expect(Speller().unknownWords(in: "finsh what I start").first?.meant == "finish")
    let suggestion = try Suggester(ParsedGoal(Goal("stick to my shopping list in lidl")), seed: 1).suggestion(count: 3)
    #expect(suggestion.leavingOut([UnknownWord(written: "lidl", meant: nil)]).candidates == suggestion.candidates)
  }
}
