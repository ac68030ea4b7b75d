import Testing

@testable import SelfLieCore

/// What people answer in their own way, and what the coach makes of it.
struct HeardAnswerTests {
  /// The first sentence behind these lines.
  private func first(_ lines: [String]) -> String? {
    var dialogue = ScriptedConversation(seed: 1)
    for line in lines { _ = dialogue.take(line) }
    return dialogue.candidates.first?.text
  }

  @Test(arguments: [
    (["pray every morning", "it gives me peace", "before the house wakes up, about six"], "Before the house wakes up, I pray."),
    (["quit scrolling instagram", "", "in bed", "read my book, a page or so"], "In bed, I read a page of my book."),
    (["save money", "", "on payday", "put 50 euros aside", "7", "make it 20 euros"], "On payday, I put twenty euros aside."),
    (
      ["draw every day", "", "while the coffee is brewing", "one line in my sketchbook"],
      "While the coffee is brewing, I draw one line in my sketchbook."
    ),
    (["go for a walk", "", "after breakfast", "to the mailbox and back"], "After breakfast, I go for a walk to the mailbox and back."),
    (["practise the cello", "", "after supper", "tune my cello", "5", "in the morning instead"], "In the morning, I tune my cello."),
    (["I never pick up", "", "when it rings", "say hello and my name"], "When it rings, I say hello and my name."),
    (["drink more water", "", "at noon", "a glass", "6", "no, better after lunch"], "After lunch, I drink a glass of water."),
    (["stop eating crisps", "", "when the series starts", "a bowl of grapes", "5", "shorter"], "When the series starts, I eat grapes."),
  ])
  func `an answer is taken as it is said`(lines: [String], sentence: String) {
    #expect(first(lines) == sentence)
  }

  @Test(arguments: [
    (["quit vaping", "", "in the car", "chew gum", "7", "I hate gum actually. Mints"], "In the car, I have mints."),
    (["tidy my desk", "", "end of the day, 5pm", "put three things away"], "At the end of the day, I put three things away."),
    (
      ["finish my thesis", "", "at nine on weekdays", "open the file", "in the library"],
      "At nine on weekdays in the library, I open the file."
    ),
    (
      ["pray every day", "", "when I wake up", "kneel down", "6", "\"every time I wake up\" not just \"when\""],
      "Every time I wake up, I kneel down."
    ),
    (["call my mum", "", "on Sunday", "ring her", "6", "she's busy on Sundays, make it Saturday"], "On Saturdays, I ring my mum."),
    (
      ["stay sober", "", "when I pass the bar", "call my sponsor Dave", "10", "Actually Dave moved, it's Lena now"],
      "When I pass the bar, I call my sponsor Lena."
    ),
    (
      ["stop interrupting", "", "when someone talks", "count to three", "6", "but in my head"],
      "When someone talks, I count to three in my head."
    ),
    (
      ["play the cello", "audition in February", "after homework", "take it out of the case"],
      "After homework, I take the cello out of the case."
    ),
    (
      ["be kinder", "", "when the kids come in", "smile at them", "9", "\"my kids\" instead of \"the kids\""],
      "When my kids come in, I smile at them."
    ),
    (["read more", "", "after dinner", "read for ten minutes", "7", "5 minutes not ten"], "After dinner, I read for five minutes."),
    (["sleep better", "", "at ten", "dim the lights", "7", "make it 'I go to bed at ten'"], "I go to bed at ten."),
    (["floss", "", "before bed", "take out the floss", "8", "just kidding. floss one tooth"], "Before bed, I floss one tooth."),
  ])
  func `what is said in other words than the coach knows is understood`(lines: [String], sentence: String) {
    #expect(first(lines) == sentence)
  }

  @Test(arguments: [
    "makes me cry", "I just hate it", "I'm rubbish at this", "but I cycle to work", "my son's in the back, can he be in there",
    "I want two of these", "I preferred them all",
  ])
  func `what somebody tells of themselves becomes no sentence`(line: String) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["drive calmly", "", "when someone cuts me off", "breathe out", "8"] { _ = dialogue.take(line) }
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line) != nil && dialogue.candidates.map(\.text) == before)
  }

  @Test(arguments: [
    ("8ish", 8), ("hmm 9 I guess", 9), ("I would say nine, dear", 9), ("ok thats doable, 6", 6), ("0 lol", 0), ("a 6?", 6), ("10/10", 10),
    ("about 3", 3), ("4 out of 10", 4),
  ])
  func `a rating is heard among other words`(line: String, value: Int) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["read more", "", "after dinner", "read one page"] { _ = dialogue.take(line) }
    #expect(dialogue.question == .belief)
    _ = dialogue.take(line)
    #expect(dialogue.rating == value)
  }

  @Test(arguments: [
    ("number 2 no", 1), ("the 3rd one makes me cringe", 2), ("get rid of 3", 2), ("I have no sofa, drop number 3", 2),
    ("2 is weird English", 1),
  ])
  func `a sentence is refused by its number`(line: String, place: Int) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["read more", "", "after dinner", "read one page", "8"] { _ = dialogue.take(line) }
    let refused = dialogue.candidates[place].text
    #expect(dialogue.kept(by: line, among: 3) == nil)
    _ = dialogue.take(line)
    #expect(!dialogue.candidates.map(\.text).contains(refused) && dialogue.candidates.count == 3)
  }

  @Test(arguments: ["the first one feels true", "the second is nicer", "the first one makes me smile"])
  func `a sentence that is liked is not refused`(line: String) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["read more", "", "after dinner", "read one page", "8"] { _ = dialogue.take(line) }
    let before = dialogue.candidates.map(\.text)
    if dialogue.kept(by: line, among: 3) == nil { _ = dialogue.take(line) }
    #expect(Set(before).isSubset(of: dialogue.candidates.map(\.text)))
  }

  @Test(arguments: [("ok fine. I bite my nails", "I bite my nails"), ("right posture at my desk", "right posture at my desk")])
  func `a greeting before the goal is no part of it`(line: String, goal: String) {
    var dialogue = ScriptedConversation(seed: 1)
    _ = dialogue.take(line)
    #expect(dialogue.goal.stated.words == goal)
  }

  @Test func `"as you" says the person's own sentence to "you", and "back" has it again`() {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["pray every morning", "", "light a candle and say the Our Father", "8"] { _ = dialogue.take(line) }
    _ = dialogue.take("as you")
    #expect(dialogue.candidates.first?.text == "Every morning, you light a candle and say the Our Father.")
    _ = dialogue.take("back")
    #expect(dialogue.candidates.first?.text == "Every morning, I light a candle and say the Our Father.")
  }

  @Test(arguments: [
    (["start a thesis", "if I don't finish I lose the grant"], "If I don't finish"),
    (["stop drinking", "i dont want to end like him"], "end like him"),
  ])
  func `a hard reason is heard, and stands in no sentence`(lines: [String], words: String) {
    var dialogue = ScriptedConversation(seed: 1), note: String?
    for line in lines { note = dialogue.take(line) }
    #expect(note?.isEmpty == false && note?.contains("None of these") == false && dialogue.question != .reason)
    #expect(dialogue.candidates.allSatisfy { !$0.text.contains(words) })
  }

  @Test func `whoever likes one, and names it, keeps it`() {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["stop smoking", "", "", "chew gum"] { _ = dialogue.take(line) }
    #expect(dialogue.kept(by: "that one is nice, the second", among: 3) == 2)
  }

  @Test func `nobody who drinks since a death is only told to grieve`() {
    #expect(ParsedGoal(Goal("since my dad died i drink too much")).kind == .quit)
    #expect(ParsedGoal(Goal("feel less lonely since my husband died")).family?.name == "loneliness")
  }

  @Test func `"as you" says all sentences on the screen to "you"`() {
    var dialogue = ScriptedConversation(seed: 1)
    for line in ["learn Spanish", "my boyfriend's family", "on the bus", "take one lesson on the app", "7"] { _ = dialogue.take(line) }
    let before = dialogue.candidates.map { Inflection.capitalized(Inflection.second($0.text)) }
    _ = dialogue.take("as you")
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test(arguments: [
    (["go to bed before 11", "i am a wreck every morning"], "wreck"),
    (["no sweets in the evening", "because i feel heavy and kind of gross after"], "gross"),
    (["go for a walk", "my doctor said so, and I want to keep up with my grandchildren"], "doctor"),
  ])
  func `what hurts, or somebody else said, stands in no sentence`(lines: [String], words: String) {
    var dialogue = ScriptedConversation(seed: 1)
    for line in lines { _ = dialogue.take(line) }
    #expect(!dialogue.candidates.isEmpty && dialogue.candidates.allSatisfy { !$0.text.contains(words) })
  }

  @Test func `whoever cooks no more since a death wants to cook again`() {
    let goal = ParsedGoal(Goal("Since my wife died I don't cook anymore. I'd like to start again"))
    #expect(goal.family?.name == "eating well")
  }
}
