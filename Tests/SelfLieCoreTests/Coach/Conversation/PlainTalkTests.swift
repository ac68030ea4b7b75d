import Testing

@testable import SelfLieCore

/// What people say beside an answer, or in words that look like another one.
struct PlainTalkTests {
  private static func first(_ lines: String...) -> String? { ScriptedConversation.hearing(lines).candidates.first?.text }

  @Test(arguments: [
    "I go to pieces with the examiner", "I lose my nerve with the examiner", "I fall apart in front of the examiner", "i go blank",
  ])
  func `how somebody fails is why, and no sentence says it`(line: String) {
    var dialogue = ScriptedConversation.hearing(["pass my driving test"])
    #expect(dialogue.take(line)?.hasPrefix("I hear that.") == true)
    #expect(dialogue.goal.stated.replacement == nil && !dialogue.candidates.contains { $0.text.contains("examiner.") })
  }

  @Test(arguments: ["lose weight", "shut down my laptop", "give up my seat", "go quietly"])
  func `what is done looks like a failure and is none`(act: String) {
    #expect(!Confession.isBreakdown(TypedWords("i \(act)").small))
  }

  @Test(
    arguments: [
      (["stop scrolling", "its eating my evenings"], nil, ScriptedConversation.Question.moment),
      (["stop scrolling", "the sofa after dinner"], "On the sofa after dinner, I put my phone out of reach.", .reason),
      (
        ["stop scrolling in bed", "", "at ten", "I plug the phone in, in the kitchen"], "At ten, I plug the phone in, in the kitchen.",
        .belief
      ),
      (["open my post", "", "on sundays my sister comes over"], "When my sister comes over on Sundays, I open my post.", .act),
      (
        ["be patient with my daughter", "", "BOTH when she talks and at the playground"],
        "When my daughter talks and at the playground, I breathe out and lower my voice.", .act
      ),
      (
        ["be calmer on planes", "", "take-off and turbulence"], "During take-off and turbulence, I breathe out slowly and feel my feet.",
        .act
      ),
      (
        ["play the cello", "", "half past seven", "just tune it and play one scale"],
        "At half past seven, I tune it and play one scale.", .belief
      ),
      (
        ["clean the kitchen", "", "after dinner", "when the kettle's on, wipe the counter"], "When the kettle's on, I wipe the counter.",
        .belief
      ),
      (
        ["stop saying sorry", "", "when I send an email at work", "delete the word sorry"],
        "When I send an email at work, I delete the word sorry.", .belief
      ),
      (
        ["learn to say no to favours", "", "when someone asks me", "say I see what I can do for you"],
        "When someone asks me, I say \"I see what I can do for you\".", .belief
      ),
      (["drink more water", "", "no particular time"], nil, .act),
    ] as [([String], String?, ScriptedConversation.Question)])
  func `an answer is read for what it says`(lines: [String], sentence: String?, next: ScriptedConversation.Question) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.question == next)
    if let sentence { #expect(dialogue.candidates.first?.text == sentence, "\(dialogue.candidates.map(\.text))") }
    #expect(!dialogue.candidates.contains { $0.text.contains("eating my evenings") })
  }

  @Test(arguments: ["6, still feels fake", "6 - I'm shy", "6. still odd"])
  func `a number with a remark rates, and is no moment`(line: String) {
    let dialogue = ScriptedConversation.hearing(["walk the dog more", "", "after lunch", "walk the dog for five minutes", line])
    #expect(dialogue.rating == 6 && dialogue.goal.stated.trigger == "after lunch")
  }

  @Test(arguments: ["read me all of them again", "show me all", "can I see them again", "what were the sentences again?"])
  func `the sentences are shown once more`(line: String) {
    let dialogue = ScriptedConversation.hearing(["walk the dog more"])
    #expect(dialogue.wantsSight(of: line) && !dialogue.wantsSight(of: "show me more") && !dialogue.wantsSight(of: "show me the door"))
  }

  @Test(arguments: [("nooo I said one", "no I said one"), ("yesss", "yes"), ("I walk with Aaaron", "I walk with Aaaron"), ("brrr", "brrr")])
  func `what is drawn out is said plainly`(line: String, plain: String) {
    #expect(ScriptedConversation.withoutDrawl(line) == plain)
  }

  @Test(arguments: ["why does it say five minutes?", "what does that minutes bit mean", "what does the dog part mean?"])
  func `a word that is asked about is told by its sentence`(line: String) {
    let dialogue = ScriptedConversation.hearing(["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7"])
    #expect(dialogue.whyCommand(for: line) == "/why 1")
  }

  @Test func `two that are named are kept one after the other, and both answers nothing else`() {
    let before = ["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7"]
    let dialogue = ScriptedConversation.hearing(before)
    #expect(dialogue.severalKept(by: "the first and the third", among: 3) == [1, 3])
    #expect(dialogue.severalKept(by: "the first", among: 3).isEmpty)
    #expect(ScriptedConversation.hearing(["walk the dog more"]).severalKept(by: "both", among: 3).isEmpty)
  }

  @Test(arguments: [
    ("the middle one isn't me", 2), ("I don't like number 3", 3), ("not 1, something about the park", 1),
    ("the second one has nothing to do with dogs", 2),
  ])
  func `a sentence that is refused in passing goes`(line: String, number: Int) {
    let before = ScriptedConversation.hearing(["stop smoking", "", "after lunch"])
    var dialogue = before
    dialogue.question = .belief
    _ = dialogue.take(line)
    #expect(!dialogue.candidates.map(\.text).contains(before.candidates[number - 1].text))
  }

  @Test(arguments: [
    ("I still love her", "I still love her."), ("I practise already, I just rush", "I practise already, I just rush."),
    ("add dogs", "After lunch, I add dogs."), ("i'd rather say it as you", "After lunch, I say it as I."),
  ])
  func `what is said of oneself or of the sentences becomes no sentence`(line: String, sentence: String) {
    let dialogue = ScriptedConversation.hearing(["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7", line])
    #expect(!dialogue.candidates.contains { $0.text == sentence })
  }

  @Test func `a wish for what is far is why, and one for what is near is done`() {
    let far = ScriptedConversation.hearing([
      "stop eating biscuits on night shifts", "", "", "I want to lose weight before my sister's wedding",
    ])
    #expect(far.goal.stated.replacement == nil)
    let near = ScriptedConversation.hearing(["save money", "", "on payday", "I want to save two hundred a month"])
    #expect(near.goal.stated.replacement == "save two hundred a month" || near.candidates.first?.text.contains("two hundred") == true)
  }

  @Test func `the goal in other words is the goal, and another one waits`() {
    var dialogue = ScriptedConversation.hearing(["drink more water", "my head hurts less", "after lunch", "fill a glass", "7"])
    #expect(dialogue.take("I want to call my mum")?.hasPrefix("One thing at a time.") == true)
    _ = dialogue.take("I want to drink two glasses of water")
    #expect(dialogue.goal.stated.words.contains("two glasses"))
  }

  @Test func `whether it is good is asked, and keeps nothing`() {
    let dialogue = ScriptedConversation.hearing(["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7"])
    #expect(dialogue.kept(by: "is that good?", among: 3) == nil && dialogue.kept(by: "that's good", among: 3) == 1)
  }

  @Test func `what stands behind yes and no is said to you`() {
    #expect(Inflection.second("I say yes only when I mean it.") == "you say yes only when you mean it.")
    #expect(Inflection.second("I say no, thank you.") == "you say no, thank you.")
  }

  @Test func `haha ok sick is praise, and you are still a good dad a sentence`() {
    let before = ["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7"]
    #expect(
      ScriptedConversation.hearing(before + ["haha ok sick"]).candidates.first?.text == "After lunch, I walk the dog for five minutes.")
    #expect(ScriptedConversation.hearing(before + ["you're still a good dad"]).candidates.first?.text == "You're still a good dad.")
    #expect(ScriptedConversation.hearing(before + ["you're wrong about that"]).candidates.first?.text.hasPrefix("After lunch") == true)
  }

  @Test func `one of two goals that is taken again stays`() {
    var dialogue = ScriptedConversation.hearing(["I wanna quit vaping and also get to bed before midnight"])
    #expect(dialogue.take("vaping first i guess")?.hasPrefix("That one, then.") == true)
    #expect(dialogue.question == .reason)
  }

  @Test func `I'll is meant where ill has a verb behind it`() {
    #expect(TypedWords("tell him ill check my diary").text == "tell him I'll check my diary")
    #expect(TypedWords("when I am ill").text == "when I am ill")
  }
}
