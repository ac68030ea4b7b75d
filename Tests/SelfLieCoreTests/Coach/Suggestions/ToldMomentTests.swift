import Testing

@testable import SelfLieCore

/// What is told in the options is said with what it stands for, and a goal that tells a habit in its own way is told by the act.
struct ToldMomentTests {
  private static func sentences(_ goal: String, when: String? = nil, instead: String? = nil, because: String? = nil) throws -> [String] {
    try Suggester(ParsedGoal(Goal(goal, reason: because, trigger: when, replacement: instead)), seed: 1).suggestion(count: 3).candidates
      .map(\.text)
  }

  @Test(arguments: [
    ("stop eating in bed", "I sit down at the table to eat."), ("hoarding yarn", "I use the yarn I have."),
    ("go to bed without my phone", "I leave my phone outside the bedroom."),
    ("stop hiding my bank statements", "I am learning to be open about my bank statements."),
    ("not feeding the dog from table", "I feed the dog from a bowl."),
    ("I stay silent in team meetings because of my accent and I hate it", "I speak up in team meetings."),
    (
      "not drive faster than allowed when I am late for the kindergarten",
      "When I am late for the kindergarten, I keep to the speed limit."
    ),
    ("stretch after milking", "After milking, I stretch."),
    ("sort the post as soon as it comes through the door, bills frighten me", "I sort the post when it comes through the door."),
    (
      "i cant stop watching porn when my wife is sleeping, please help",
      "When my wife is sleeping, I put the screen away and leave the room."
    ),
    ("learn ten Portuguese words a day before we move to Porto in September", "I learn ten Portuguese words a day."),
    (
      "check my mirrors each time before I reverse the tractor, last year I hit the gate",
      "Each time before I reverse the tractor, I check my mirrors."
    ),
    ("write down my dreams as soon as I wake up, before they are gone", "When I wake up, I write down my dreams."),
    (
      "quit chewing khat with my cousins every Thursday afternoon, my teeth are going",
      "When I feel like chewing khat with my cousins, I loosen my jaw and breathe out."
    ),
    (
      "wear my hearing aids at dinner also when only my brother comes",
      "At dinner, I wear my hearing aids even when only my brother comes."
    ),
    ("grieve less, I mean let myself be sad", "I let myself be sad."),
    ("stop putting sugar in my mate, four spoons is ridiculous", "I take my mate unsweetened."),
    ("stop sleeping with my contact lenses in after late shows", "Before bed, I take out my contact lenses."),
    (
      "stop eating crisps while I do the accounts at night",
      "While I do the accounts at night, I drink a glass of water and wait ten minutes."
    ),
    (
      "I need to stop texting my ex when I've had a few drinks", "When I've had a few drinks, I leave the message unsent and call a friend."
    ),
    ("stop ordering takeaway when I get home late", "When I get home late, I open the fridge and heat up something simple."),
    ("I vape whenever I'm stuck in traffic and I want to give it up", "Whenever I'm stuck in traffic, I breathe out slowly ten times."),
    ("wear my hearing aids when my grandchildren visit", "When my grandchildren visit, I wear my hearing aids."),
    ("check my work email after dinner, stop", "After dinner, I keep my work email closed."),
    ("stop leaving the washing up in the sink overnight, it drives my flatmate mad", "I wash my dishes right away."),
    ("lock the medicine cabinet after every round on the ward", "I lock the medicine cabinet after every round on the ward."),
    ("stop putting off marking essays until Sunday night because it ruins my weekend", "I mark essays."),
    ("wash hands between patients", "Between patients, I wash my hands."),
    ("write my thesis chapter, i keep opening email first", "When I get lost in a source, I go back and write one sentence."),
    ("lift with my knees not my back when im moving patients", "When I'm moving patients, I lift with my knees."),
    (
      "stop picking at my scalp when I'm reading in the evening", "When I'm reading in the evening, I lower my hands and loosen my fingers."
    ),
    ("I need to pack in the betting", "When I feel like betting, I put my phone and wallet out of reach."),
    ("before I shower, stretch", "Before I shower, I stretch."),
    ("need to check my blood sugar before every meal because I keep forgetting", "Before every meal, I check my blood sugar."),
    ("date nights with my wife", "I go on a date with my wife."),
  ])
  func `a goal is told by the act`(goal: String, sentence: String) throws {
    #expect(try Self.sentences(goal).first == sentence)
  }

  @Test(
    arguments: [
      ("stop feeding the dog from table", "when he begs", "give him a carrot", "When the dog begs, I give him a carrot."),
      (
        "stop lending money to Kofi", "whenever he calls at month end", "say i will think about it",
        "Whenever Kofi calls at month end, I say \"I will think about it\"."
      ),
      (
        "stop gossiping at the salon", "when mrs. Okafor sits down", "ask about her garden",
        "When Mrs Okafor sits down, I ask about her garden."
      ),
      (
        "stop drinking energy drinks on nightshift", "3am slump", "do a lap of the ward",
        "When the night slump comes, I do a lap of the ward."
      ),
      (
        "be patient with my apprentices", "when they ask the same thing twice", "breathe out",
        "When my apprentices ask the same thing twice, I breathe out."
      ),
      ("carry my insulin everywhere", "putting on my shoes", nil, "When I put on my shoes, I take my insulin with me."),
      (
        "stop scratching my eczema", "at night when half asleep", "press a cold cloth on it",
        "When I am half asleep at night, I press a cold cloth on my eczema."
      ),
      (
        "clean my hearing aids", "when I take them out", "wipe the aids with the cloth",
        "When I take my hearing aids out, I wipe the aids with the cloth."
      ),
      ("lie less to my boss", "when he asks for the numbers", "say what I know", "When my boss asks for the numbers, I say what I know."),
      ("wear my night splint", "when I turn off the lamp", nil, "When I turn off the lamp, I put on my night splint."),
      (
        "stretch my calves", "before I get out of bed", "ten seconds each foot",
        "Before I get out of bed, I stretch for ten seconds each foot."
      ),
      ("cut down on soy sauce", "with sushi", "squeeze of lime", "When I have sushi, I add a squeeze of lime."),
      ("stop skipping lunch on site", "12 o'clock siren", "eat half a sandwich", "At the twelve o'clock siren, I eat half a sandwich."),
      ("make my bed", "feet on the floor", "pull up the duvet", "When my feet touch the floor, I pull up the duvet."),
      // A site is no moment by itself, and the habit is had there.
      (
        "stop comparing myself to others", "on Instagram", "close the app",
        "When I start comparing myself to others on Instagram, I close the app."
      ),
      ("stop scrolling", "on Instagram", "close the app", "When I am on Instagram, I close the app."),
      ("walk", "6 to 7 in the evening", nil, "From six to seven in the evening, I walk."),
      ("speak up in meetings", "first five minutes", "ask one question", "In the first five minutes, I ask one question."),
    ] as [(String, String, String?, String)])
  func `a moment says of whom and of what it is`(goal: String, when: String, instead: String?, sentence: String) throws {
    #expect(try Self.sentences(goal, when: when, instead: instead).first == sentence)
  }

  @Test(
    arguments: [
      ("gained eight kilos since the second baby", nil), ("cracked two fillings already", nil), ("one glass became a bottle", nil),
      ("otherwise I faint on the building site", nil), ("mine look like sausages", nil), ("a waste of my life", nil),
      ("nearly passed out in the shop", nil), ("safety of my passengers", "for the safety of my passengers"),
      ("my bones, osteoporosis", "for my bones"), ("numb fingers in the morning", "because of numb fingers in the morning"),
      ("turtles nest here in october", "because turtles nest here in October"), ("dad had melanoma", "because my dad had melanoma"),
      ("moths", "because of moths"), ("belly", "for my belly"), ("freedom", "for freedom"),
    ] as [(String, String?)])
  func `a thing is a reason, and what happened or is bad is none`(reason: String, clause: String?) {
    #expect(ReasonPhrase.clause(of: reason) == clause)
  }

  @Test func `a sentence says no less than what was told, and none is beside the act`() throws {
    let texts = try Self.sentences("water the tomatoes", when: "when the kettle is on", because: "last year they all died")
    #expect(texts.first == "When the kettle is on, I water the tomatoes." && !texts.contains("You water the tomatoes."))
    let aids = try Self.sentences("clean my hearing aids", when: "when I take them out")
    #expect(aids.first == "When I take my hearing aids out, I clean them.")
    #expect(!aids.contains { $0.contains("corner") || $0.contains("spot") })
    #expect(Trigger.cue(of: "Wednesday seminar, 2 to 4") == "in the Wednesday seminar")
    let saved = try Self.sentences("save twenty pounds a week", when: "payday", because: "I want to visit my mum")
    #expect(saved.contains { $0.hasPrefix("I save twenty pounds a week because") } && saved.first == "On payday, I save twenty pounds.")
  }

  @Test func `short days, alarms and places are moments and acts`() {
    #expect(Tongue(of: "Mon Wed Fri") == nil && Trigger.cue(of: "Mon Wed Fri") == "on Mondays, Wednesdays and Fridays")
    #expect(Trigger.cue(of: "7 o'clock alarm") == "at the seven o'clock alarm" && Trigger.cue(of: "mornings 9-11") == nil)
    for (typed, act) in [
      ("around the block", "walk around the block"), ("a lap around the block", "walk a lap around the block"), ("outside", "go outside"),
      ("in the park", "go to the park"), ("the truth", "tell the truth"), ("oatmeal", "eat oatmeal"),
    ] { #expect(Replacement.action(of: typed) == act) }
  }

  @Test func `a drink by its full name is of the family of its short one`() {
    #expect(ParsedGoal(Goal("drink less coca cola")).family?.name == "less coffee and soda")
  }

  @Test(arguments: [
    (
      "stop checking my ex's instagram every night before I go to sleep",
      "Before I go to sleep, I leave that page closed and breathe out."
    ),
    ("put 50 euros aside on payday before I spend anything else", "On payday, I put fifty euros aside before I spend anything else."),
    ("I come home from work and go straight for the crisps, want to have fruit instead", "When I come home from work, I eat fruit."),
    ("I always say I'll go swimming on tuesdays and then I don't", "On Tuesdays, I go swimming."),
  ])
  func `the moment that the words name is the sentence's`(words: String, sentence: String) throws {
    #expect(try Self.sentences(words).first == sentence)
  }

  @Test func `no act of a family competes with the one that is told`() throws {
    let said = try Self.sentences("drink less wine", when: "when I start cooking dinner", instead: "have a fizzy water with lime")
    #expect(!said.isEmpty && said.allSatisfy { $0.contains("fizzy water") }, "\(said)")
  }
}
