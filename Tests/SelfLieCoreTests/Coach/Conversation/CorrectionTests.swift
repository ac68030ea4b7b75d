import Testing

@testable import SelfLieCore

/// What people put right in many words: the moment, the act, the words of a sentence, and the goal.
struct CorrectionTests {
  private static let boss = ["stand up to my boss", "", "when my boss criticises me", "look her in the eye", "7"]
  private static let cello = ["practise the cello", "", "after breakfast", "set the timer for twenty minutes", "7"]

  @Test(arguments: [
    (
      ["be less jealous", "", "when he goes out without me", "text my own mates", "7", "can it say Josh instead of he"],
      "When Josh goes out without me, I text my own mates."
    ),
    (
      ["stop arguing about the trailer", "", "when she won't load in the trailer", "breathe out and wait", "7", "her name is Duchess"],
      "When Duchess won't load in the trailer, I breathe out and wait."
    ),
    (
      [
        "be funnier", "because girls like funny guys", "at lunch", "tell one story", "6",
        "its not really about girls, i just want to make my friends laugh",
      ],
      "I am learning to be funnier because I want to make my friends laugh."
    ),
  ])
  func `a remark puts a name and a reason right`(lines: [String], sentence: String) {
    let texts = ScriptedConversation.hearing(lines).candidates.map(\.text)
    #expect(texts.contains(sentence), "\(texts)")
  }

  @Test(arguments: [
    "i'm crying now", "I'm terrified tbh", "you made it sound like im yelling at her", "no that's wrong, delete the baby one",
    "you can't look her in the eye on the phone", "i've already told her",
  ])
  func `a feeling or a complaint becomes no sentence`(line: String) {
    let texts = ScriptedConversation.hearing(Self.boss + [line]).candidates.map(\.text)
    let words = ["crying", "terrified", "yelling", "delete", "phone", "already"]
    #expect(!texts.contains { text in words.contains(where: text.contains) }, "\(texts)")
  }

  @Test func `a quoted sentence is refused, and not another that shares a word`() {
    let lines = ["pray more", "I've drifted", "", "say one prayer", "6", "\"I pray because I've drifted\" sounds like an accusation"]
    let texts = ScriptedConversation.hearing(lines).candidates.map(\.text)
    #expect(!texts.contains("I pray because I've drifted.") && texts.contains { $0.hasSuffix("I say one prayer.") }, "\(texts)")
  }

  @Test(arguments: [
    ("it's when she calls me in", boss, "When my boss calls me in, I look her in the eye."),
    ("no that's wrong, it's when she rings", boss, "When my boss rings, I look her in the eye."),
    ("that's not it, it's usually before the meeting", boss, "Before the meeting, I look her in the eye."),
    ("right when she shuts the door", boss, "When my boss shuts the door, I look her in the eye."),
    ("not after breakfast, before school like I said", cello, "Before school, I set the timer for twenty minutes."),
    ("it's not after breakfast, it's before school", cello, "Before school, I set the timer for twenty minutes."),
    ("it should be before school, not after breakfast", cello, "Before school, I set the timer for twenty minutes."),
    ("it isn't a timer, it's an alarm", cello, "After breakfast, I set the alarm for twenty minutes."),
    ("I don't have a timer, I've got an alarm", cello, "After breakfast, I set the alarm for twenty minutes."),
    ("I haven't got a timer so I use my phone", cello, "After breakfast, I set the phone for twenty minutes."),
    ("can you say twenty five instead", cello, "After breakfast, I set the timer for twenty-five minutes."),
    ("could it be thirty please?", cello, "After breakfast, I set the timer for thirty minutes."),
    ("fifteen minutes, don't forget", cello, "After breakfast, I set the timer for fifteen minutes."),
    ("the first, but say alarm instead of timer", cello, "After breakfast, I set the alarm for twenty minutes."),
    ("1 but with 'alarm' instead of timer", cello, "After breakfast, I set the alarm for twenty minutes."),
    ("the first one, but say before school", cello, "Before school, I set the timer for twenty minutes."),
    ("take off 'for twenty minutes'", cello, "After breakfast, I set the timer."),
    ("I'd prefer 'half an hour' to 'twenty minutes'", cello, "After breakfast, I set the timer for half an hour."),
    ("I'd rather say clock than timer", cello, "After breakfast, I set the clock for twenty minutes."),
    ("then I'd tune the strings", cello, "After breakfast, I tune the strings."),
    ("as well, my phone stays off", cello, "After breakfast, I keep my phone off."),
    ("my phone stays in the hall", cello, "After breakfast, I keep my phone in the hall."),
    ("it's for before school, not every day", cello, "Before school, I set the timer for twenty minutes."),
    ("the 1st, swap timer for alarm", cello, "After breakfast, I set the alarm for twenty minutes."),
    ("put 'loud' before timer", cello, "After breakfast, I set the loud timer for twenty minutes."),
    ("breakfast isn't realistic, dinner", cello, "After dinner, I set the timer for twenty minutes."),
    ("it should be the timer and the lamp", cello, "After breakfast, I set the timer and the lamp."),
    ("the timer thing is silly, I never use one", cello, "After breakfast, I practise the cello."),
    ("I prefer evenings", cello, "In the evening, I set the timer for twenty minutes."),
    ("no that's wrong, I'd prefer evenings", cello, "In the evening, I set the timer for twenty minutes."),
    ("laugh and tune the strings", cello, "After breakfast, I laugh and tune the strings."),
    ("I set the timer first is what I'd say", cello, "I set the timer first."),
    ("I'd put it like this: First the timer, then the bow", cello, "First the timer, then the bow."),
    ("close the door is what I'd say", cello, "After breakfast, I close the door."),
  ])
  func `what is put right is put right`(line: String, before: [String], sentence: String) {
    let texts = ScriptedConversation.hearing(before + [line]).candidates.map(\.text)
    #expect(texts.first == sentence, "\(texts)")
  }

  @Test(arguments: [
    ("say 'good enough mum' please, I'm British", "I am learning to believe I'm a good enough mum."),
    ("write 'good enough parent'", "I am learning to believe I'm a good enough parent."),
  ])
  func `quoted words stand in the place of those that they are like`(line: String, sentence: String) {
    let texts = ScriptedConversation.hearing(["I'd like to believe I'm a good enough mother", "", "", "", line]).candidates.map(\.text)
    #expect(texts.contains(sentence), "\(texts)")
  }

  @Test func `words keep the number of those that they replace`() {
    let dialogue = ScriptedConversation.hearing([
      "talk to strangers at church coffee hour", "", "after the service", "say hi to one person", "7",
      "say 'new person' instead of 'one person'",
      "take off 'after the service'",
    ])
    #expect(dialogue.candidates.first?.text == "I say hi to one new person.")
  }

  @Test func `a number is said in words`() {
    var dialogue = ScriptedConversation.hearing(["stop speeding", "", "when I'm late", "put radio 4 on", "7"])
    #expect(dialogue.take("number four looks odd, write Radio 4")?.hasPrefix("Numbers stand in words") == true)
  }

  @Test(arguments: ["it should say Spanish", "it should mention Rex", "no, that should have 'gladly' in it"])
  func `what a sentence should say, and no rule can put in, is for the person to write`(line: String) {
    var dialogue = ScriptedConversation.hearing(Self.cello)
    #expect(dialogue.take(line)?.hasPrefix("Then write the sentence") == true)
  }

  @Test(arguments: [
    "I prefer the eye one", "give me the one about the eye", "no, I liked the eye one better", "bring back the eye one",
  ])
  func `a sentence that was shown before comes back by a word of it`(line: String) {
    var dialogue = ScriptedConversation.hearing(Self.boss)
    _ = dialogue.take("not that one")
    #expect(dialogue.candidates.allSatisfy { !$0.text.contains(" eye") })
    _ = dialogue.take(line)
    #expect(dialogue.candidates.first?.text == "When my boss criticises me, I look her in the eye.")
    #expect(dialogue.take("I like the walrus one") == "None of these has that; \"others\" shows more.")
  }

  @Test(arguments: [
    ("swap the third for another", 2), ("can you change number 2 for a different one", 1), ("another one instead of the second", 1),
    ("the first one's daft, what's it mean?", 0), ("2 is a bit rubbish", 1), ("third one makes me cringe, sorry", 2),
  ])
  func `one sentence is exchanged for another`(line: String, place: Int) {
    var dialogue = ScriptedConversation.hearing(["drink less wine", "", "when I cook", "make a cup of tea", "7"])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line) == "Not that one, then.")
    let after = dialogue.candidates.map(\.text)
    #expect(after.count == 3 && !after.contains(before[place]), "\(after)")
  }

  @Test(arguments: [("quickest one pls", 2), ("I'm late, just the shortest", 2), ("the shortest one please", 2)])
  func `the shortest is chosen in few words`(line: String, number: Int) {
    let dialogue = ScriptedConversation.hearing(Self.cello), lengths = dialogue.candidates.map(\.text.count)
    #expect(dialogue.kept(by: line, among: 3).map { lengths[$0 - 1] } == lengths.min())
  }

  @Test(arguments: ["keep that one", "yes, that one", "this one", "I'll take that one"])
  func `that one is the one that was asked about`(line: String) {
    #expect(ScriptedConversation.hearing(Self.cello).isAgreed(line, to: 2, among: 3) == true)
  }

  @Test(arguments: [
    (["lol make me a millionaire", "ok fine, save 50 quid a month"], "save 50 quid a month"),
    (["lol make me a millionaire", "start", "well ok. I bite my nails"], "I bite my nails"),
    (["walk more", "", "on payday", "no I meant: I want to save money"], "I want to save money"),
    (["I spend too long gaming", "no sorry, I meant too much money on games"], "too much money on games"),
    (["quit vaping. also drink less coke", "", "can I do the coke one now"], "drink less coke"),
    (["go to the gym, and also call my mum more", "now the mum one"], "call my mum more"),
  ])
  func `what was meant is the goal`(lines: [String], goal: String) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.goal.stated.words == goal && !dialogue.candidates.isEmpty, "\(dialogue.goal.stated.words)")
  }

  @Test func `a goal that was misread keeps the moment that was told`() {
    let dialogue = ScriptedConversation.hearing(["walk more", "", "on payday", "no, I mean I'd like to save money"])
    #expect(dialogue.candidates.contains { $0.text.hasPrefix("On payday, ") } && dialogue.goal.stated.trigger == "on payday")
  }

  @Test(arguments: [
    ("I'd like to be able to do it without falling apart", "To do what?"), ("I want to do that more", "To do what?"),
    ("Sunday afternoons", "Say it in a few words"), ("not really sure", "Many begin"), ("no idea tbh", "Many begin"),
    ("everything feels a bit much lately", "With one corner"), ("life is just too much", "With one corner"),
  ])
  func `what names no goal is asked about`(line: String, answer: String) {
    var dialogue = ScriptedConversation(seed: 1)
    #expect(dialogue.take(line)?.hasPrefix(answer) == true && dialogue.question == .goal)
  }

  @Test(arguments: ["this is making me cry", "that makes me sound daft", "I'm a woman if that matters", "that was upsetting for me"])
  func `a remark becomes no sentence`(line: String) {
    let dialogue = ScriptedConversation.hearing(Self.cello + [line])
    #expect(dialogue.candidates.first?.text == "After breakfast, I set the timer for twenty minutes.")
  }

  @Test(arguments: ["remove the because line", "drop the reason half", "cut the because part"])
  func `the reason is taken out by any name`(line: String) {
    let dialogue = ScriptedConversation.hearing(["practise the cello", "I love its sound", "after breakfast", "", line])
    #expect(dialogue.goal.stated.reason == nil)
  }

  @Test func `the goal that waits is told`() {
    var dialogue = ScriptedConversation.hearing(["quit vaping. also drink less coke"])
    #expect(dialogue.take("what about the coke?")?.contains("\"now drink less coke\"") == true)
  }

  @Test func `what goes on with the goal is no reason`() {
    let dialogue = ScriptedConversation.hearing(["be less jealous", "of my sister, she has everything"])
    #expect(dialogue.goal.stated.words == "be less jealous of my sister" && dialogue.goal.stated.reason == nil)
  }

  @Test(arguments: ["of my sister, she has everything", "because of my sister"])
  func `a reason that is denied is none`(reason: String) {
    var dialogue = ScriptedConversation.hearing(["be less jealous", reason, "when mum rings"])
    #expect(dialogue.take("I'm not jealous BECAUSE of my sister, I'm jealous OF her") != nil)
    #expect(dialogue.goal.stated.reason == nil && dialogue.candidates.allSatisfy { !$0.text.contains("because") })
  }

  @Test func `nobody is put anywhere in the place of a thing`() {
    let dialogue = ScriptedConversation.hearing(["be on my phone less around my kid", "", "at the playground", "put it in the pram bag"])
    #expect(dialogue.candidates.first?.text == "At the playground, I put my phone in the pram bag.")
  }

  @Test(arguments: [
    (["stretch my back", "", "after lunch", "cat cow stretch on the mat"], "After lunch, I do a cat cow stretch on the mat."),
    (
      ["leave the house more", "", "in the morning", "just a half hour stroll to the allotment"],
      "In the morning, I take a half hour stroll to the allotment."
    ),
    (["tidy up", "", "on Saturdays", "the kitchen table first"], "On Saturdays, I tidy the kitchen table."),
    (["walk 8000 steps a day", "", "at lunch", "twice round the block"], "At lunch, I walk twice round the block."),
    (
      ["stop picking fights", "shut the laptop and change my clothes", "when I get in"],
      "When I get in, I shut the laptop and change my clothes."
    ),
    (
      ["shout less", "", "when she starts on me", "go and put the kettle on", "7", "shorter"], "When she starts on me, I put the kettle on."
    ),
    (
      ["less phone at the playground", "", "when I get there", "put it in the pram bag"],
      "When I get there, I put my phone in the pram bag."
    ),
    (["go for a run again", "", "before breakfast", "trainers by the door"], "Before breakfast, I put my trainers by the door."),
    (["sleep earlier", "", "after the dishes", "lights off at eleven"], "At eleven, I turn the lights off."),
    (["lift heavier", "", "on Tuesdays", "add two kilos"], "On Tuesdays, I add two kilos."),
    (["lift heavier", "", "on Tuesdays", "train with Jo", "7", "not with Jo anymore"], "On Tuesdays, I train."),
    (["less wine", "", "when I cook", "tonic", "7", "water then"], "When I cook, I drink water."),
    (["less wine", "", "when I cook", "tonic", "7", "tea it is"], "When I cook, I drink tea."),
    (["go for a run", "", "before breakfast", "run with Ben", "7", "no running, just jogging"], "Before breakfast, I jog with Ben."),
  ])
  func `what is named in passing is done`(lines: [String], sentence: String) {
    let texts = ScriptedConversation.hearing(lines).candidates.map(\.text)
    #expect(texts.first == sentence, "\(texts)")
  }
}
