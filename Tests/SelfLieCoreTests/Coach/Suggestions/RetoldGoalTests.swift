import Testing

@testable import SelfLieCore

/// Goals that tell an act, its moment and its reason in another order, or name an act by its thing.
struct RetoldGoalTests {
  private static func sentences(_ goal: String, when: String? = nil, instead: String? = nil, because: String? = nil) throws -> [String] {
    try Suggester(ParsedGoal(Goal(goal, reason: because, trigger: when, replacement: instead)), seed: 1).suggestion(count: 3).candidates
      .map(\.text)
  }

  @Test(arguments: [
    (
      "sit down on sunday evening and plan the week so mondays dont crush me", "On Sunday evening, I sit down and plan the week."
    ),
    (
      "ride my bike to work when its not raining, petrol is so expensive",
      "When it's not raining, I ride my bike to work because petrol is so expensive."
    ),
    (
      "My therapist suggested journaling but I keep forgetting it, maybe after dinner would work",
      "After dinner, I write three lines in my notebook."
    ),
    ("do my physio exercises for the shoulder, i skip them as soon as the pain goes", "I do my physio exercises for the shoulder."),
    (
      "Practice to sing every day for my choir audition in november but neighbours are complaining",
      "I practice singing every day for my choir audition in November."
    ),
    ("i spend my whole lunch break scrolling on reddit", "On my lunch break, I put my phone out of reach."),
    ("have lunch in restaurant", "I have lunch in the restaurant."), ("welding practice", "I practise welding."),
    ("german with my children", "I speak German with my children."), ("home by six", "I get home by six."),
    ("beekeeping", "I tend my bees."), ("i sit too much", "Every hour, I stand up and stretch."),
    ("read before sleep", "Before I go to sleep, I read."),
    (
      "my granddaughter told me I ought to learn how to use the computer, so I suppose that is what I'd like to do",
      "I am learning how to use the computer."
    ),
  ])
  func `the first sentence has the act first and its moment and reason where they belong`(goal: String, sentence: String) throws {
    #expect(try Self.sentences(goal).first == sentence)
  }

  @Test(arguments: [
    ("no more sugar in my tea, I drink about eight cups a day on the building site", "eight cups"),
    ("speak up more in lectures, I know the answers but I'm scared of sounding stupid", "learning to sound"),
    ("been sober eleven months but friday evenings after work are still really hard", "still really hard"),
    ("meditate for ten minutes before the children wake up, otherwise I start the day stressed", "otherwise"),
    ("stop worrying at night about money, i lie awake for hours doing sums", "for hours"),
    ("After my knee surgery I am afraid to ride the bike, but I want to start again", "slip"),
    ("learning german is going nowhere, i open the app twice a month", "opening the app"), ("midnight snacks", "around the block"),
    ("smoke less weed", "smoke-free"),
  ])
  func `what is told behind a goal is no part of it`(goal: String, words: String) throws {
    let texts = try Self.sentences(goal)
    #expect(!texts.isEmpty && !texts.contains { $0.contains(words) }, "\(texts)")
  }

  @Test(
    arguments: [
      ("stop eating sweets", "in the afternoon", "I'm eating fruits", nil, "In the afternoon, I eat fruits."),
      ("watch less TV", "after dinner", "playing cards with her", "I have no time for my wife", "After dinner, I play cards with my wife."),
      ("stop biting my lip", "in class", "lip balm", nil, "In class, I put on lip balm."),
    ] as [(String, String, String, String?, String)])
  func `an act is read however it is typed`(goal: String, when: String, instead: String, because: String?, sentence: String) throws {
    #expect(try Self.sentences(goal, when: when, instead: instead, because: because).first == sentence)
  }

  @Test(arguments: [
    ("bagpipes", "I play the bagpipes."), ("call grandma", "I call my grandma."),
    ("passport renewal", "I renew my passport."), ("dishes pile up", "I wash the dishes."),
  ])
  func `what is named in a hurry is said in full`(goal: String, sentence: String) throws {
    #expect(try Self.sentences(goal).contains(sentence))
  }

  @Test(arguments: [
    ("being a night nurse i eat vending machine chocolate at 4am every single shift", "nurse"),
    ("i interrupt people constantly and my team lead brought it up in my review", "team lead"),
    ("my dissertation feels too big", "feels"), ("I want to leave smoking", "leave smoking"),
  ])
  func `who somebody is and what others said of it is in no sentence`(goal: String, words: String) throws {
    let texts = try Self.sentences(goal)
    #expect(!texts.isEmpty && !texts.contains { $0.contains(words) }, "\(texts)")
  }

  @Test(
    arguments: [
      ("less alcohol", nil, "an alcohol-free beer", "When the craving comes, I drink an alcohol-free beer."),
      ("less screen time for me", "when he plays next to me", "Play with him", "When he plays next to me, I play with him."),
      ("learn to play chess", "after dinner", nil, "After dinner, I practise playing chess."),
      ("cook at home", "when I come home from work", "cook at home", "When I come home from work, I cook."),
      ("stop pulling my hair out", nil, "my hands in my lap", "When my hands get restless, I put them in my lap."),
      ("cycling to work", "if it's not raining", nil, "If it's not raining, I cycle to work."),
      ("finish my novel", "with my first coffee", nil, "When I have my first coffee, I work on my novel for half an hour."),
      ("read", "with the lunch", nil, "At lunch, I read."),
    ] as [(String, String?, String?, String)])
  func `an act is said once, at its moment`(goal: String, when: String?, instead: String?, sentence: String) throws {
    #expect(try Self.sentences(goal, when: when, instead: instead).first == sentence)
  }

  @Test(arguments: [
    ("read more books", "instead of netflix", "Netflix"), ("less screen time", "Play with him", "until the urge fades"),
    ("stop eating crisps", "carrots, cut into sticks", "sticks and"), ("stop picking my skin", "squeeze a stress ball", "the urge pass"),
  ])
  func `nothing is done of what names no act, and no urge is named twice`(goal: String, instead: String, words: String) throws {
    let texts = try Self.sentences(goal, instead: instead)
    #expect(!texts.isEmpty && !texts.contains { $0.contains(words) }, "\(texts)")
  }

  @Test(arguments: [
    ("for having freedom when I am old", "to have freedom when I am old"), ("headaches", "to keep headaches away"),
    ("the doctor told me so", "because the doctor told me to"),
  ])
  func `a reason is said as a native would`(typed: String, clause: String) {
    #expect(ReasonPhrase.clause(of: typed) == clause)
  }
}
