import Testing

@testable import SelfLieCore

/// Answers to another question than the one that was asked.
struct OtherAnswerTests {
  @Test(arguments: [
    (["get out more", ""], "maybe just get out of the house once a day", "get out of the house once a day"),
    (["run more", ""], "run twice a week", "run twice a week"),
  ])
  func `what is done so often is the step, and no moment`(before: [String], line: String, act: String) {
    let dialogue = ScriptedConversation.hearing(before + [line])
    #expect(dialogue.goal.stated.replacement == act && dialogue.goal.stated.trigger == nil)
    #expect(dialogue.question == .moment)
  }

  @Test(arguments: [
    ("stop being so sarky with my mum", "she cries sometimes"),
    ("not let my OCD make me check the oven ten times", "I'm late for work every day"),
    ("stop reading my ex's horoscope", "it's silly and it keeps me hooked on him"),
  ])
  func `why is kept where an act was asked for, and begins no other goal`(goal: String, line: String) {
    var dialogue = ScriptedConversation.hearing([goal])
    while dialogue.question != .act, dialogue.question != .belief { _ = dialogue.take("") }
    let before = dialogue.goal.stated.words
    #expect(dialogue.take(line)?.hasPrefix("I keep that in mind.") == true)
    #expect(dialogue.goal.stated.words == before && dialogue.goal.stated.reason == line && dialogue.question == .act)
  }

  @Test func `what happens if it goes on is why, and no moment`() {
    let dialogue = ScriptedConversation.hearing(["quit vaping in the loo at school", "if i get caught again im suspended"])
    #expect(dialogue.goal.stated.trigger == nil && dialogue.question != .reason)
  }

  @Test func `a thing without a verb is asked about as such`() {
    var dialogue = ScriptedConversation.hearing(["revise for my chemistry exam", "", "after school"])
    #expect(dialogue.take("past paper at the kitchen table")?.hasPrefix("And what do you do with that?") == true)
  }

  @Test func `between and about say when`() {
    let vaping = ScriptedConversation.hearing(["quit vaping in the loo at school", "", "", "go outside", "5"])
    for (line, cue) in [("between lessons", "Between lessons"), ("about 3pm on shift", "Around three in the afternoon on shift")] {
      var dialogue = vaping
      _ = dialogue.take(line)
      #expect(dialogue.candidates.first?.text == "\(cue), I go outside.", "\(dialogue.candidates.map(\.text))")
    }
  }

  @Test(arguments: [
    ("3pm slump", "At three in the afternoon, I drink water."), ("mornings before my shift", "Before my shift, I drink water."),
    ("when alarm goes off", "When my alarm goes off, I drink water."),
    ("with my sister mostly", "When I am with my sister, I drink water."),
  ])
  func `what people say for a moment is one`(line: String, sentence: String) {
    let dialogue = ScriptedConversation.hearing(["drink more water", "", line])
    #expect(dialogue.candidates.first?.text == sentence, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `one time of several is a moment as it is`() {
    let lines = ["be more patient with my mum", "", "the fifth time she asks what day it is", "answer like it's the first time"]
    #expect(
      ScriptedConversation.hearing(lines).candidates.first?.text
        == "The fifth time she asks what day it is, I answer like it's the first time.")
  }

  @Test(arguments: [
    (
      ["speak up in the design meeting", "", "when Marcus asks for comments"], "say my point first, in one sentence",
      "When Marcus asks for comments, I say my point first, in one sentence."
    ),
    (
      ["clean up the kitchen", "", "after I cook"], "wash the pan while its still warm",
      "After I cook, I wash the pan while it's still warm."
    ),
  ])
  func `how a thing is done is no moment`(before: [String], line: String, sentence: String) {
    #expect(ScriptedConversation.hearing(before + [line]).candidates.first?.text == sentence)
  }

  @Test func `the second of two goals waits, and comes when it is called`() {
    var dialogue = ScriptedConversation.hearing(["I want to be kinder to my mum and also tidy my room"])
    _ = dialogue.take("now the other one, my room")
    #expect(dialogue.goal.stated.words == "tidy my room")
  }

  @Test(arguments: [
    "I freeze when I open the document", "I panic when I open the document", "I procrastinate whenever I open the document",
  ])
  func `where somebody is stuck is the moment`(line: String) {
    let dialogue = ScriptedConversation.hearing(["finish my thesis", "", line])
    #expect(dialogue.goal.stated.trigger?.hasSuffix("I open the document") == true)
    #expect(dialogue.question == .act)
  }

  @Test(arguments: [
    (["quit vaping", ""], "at work, and also in the car", "at work or in the car"),
    (["stop biting my nails", ""], "in traffic and watching telly", "in traffic or watching telly"),
    (["stop buying plants", ""], "garden centre", "at the garden centre"),
  ])
  func `places are where it happens, one or the other`(before: [String], line: String, moment: String) {
    #expect(ScriptedConversation.hearing(before + [line]).goal.stated.trigger == moment)
  }

  @Test func `what somebody does instead is the act, also where a moment was asked for`() {
    let dialogue = ScriptedConversation.hearing(["stop feeding the cat before seven", "", "I stay in bed until seven and let her wait"])
    #expect(dialogue.goal.stated.replacement == "stay in bed until seven and let her wait")
  }

  @Test func `a moment that is told after it was asked for takes the place of the first`() {
    let dialogue = ScriptedConversation.hearing(["draw more", "", "in January", "no wait, it's whenever I see my pencils"])
    #expect(dialogue.goal.stated.trigger == "whenever I see my pencils")
    #expect(dialogue.question == .act)
  }

  @Test(arguments: ["freedom basically", "health", "peace mostly"])
  func `what for is no moment`(line: String) {
    let dialogue = ScriptedConversation.hearing(["run more", "", line])
    #expect(dialogue.goal.stated.reason != nil && dialogue.goal.stated.trigger == nil && dialogue.question == .moment)
  }

  @Test(arguments: ["since having the baby", "since lockdown", "since mum died"])
  func `since when is no reason`(line: String) {
    let dialogue = ScriptedConversation.hearing(["drink more water", line])
    #expect(dialogue.goal.stated.reason == nil && dialogue.question == .moment)
  }

  @Test(arguments: [
    ("duolingo", "On the bus, I open Duolingo."), ("ten minutes, timer", "On the bus, I set a timer for ten minutes."),
  ])
  func `a thing is a step where it is known what one does with it`(line: String, sentence: String) {
    let dialogue = ScriptedConversation.hearing(["learn Spanish", "", "on the bus", line])
    #expect(dialogue.candidates.first?.text == sentence)
  }

  @Test func `an act is not taken for said where a sentence has one word of it`() {
    let dialogue = ScriptedConversation.hearing([
      "drink less wine on weeknights", "", "while I'm cooking", "have a tonic with lime instead",
    ])
    #expect(dialogue.candidates.first?.text == "While I'm cooking, I have a tonic with lime.")
  }

  @Test func `things without an act are asked about`() {
    var dialogue = ScriptedConversation.hearing(["sleep better", "", "when I get home"])
    #expect(dialogue.take("blackout blind and no phone")?.hasPrefix("And what do you do") == true)
    #expect(dialogue.question == .act && dialogue.goal.stated.trigger != nil)
  }

  @Test func `a reason with a pronoun is not said of another person`() {
    let dialogue = ScriptedConversation.hearing([
      "I always say yes to overtime and miss my son's football", "he's stopped coming to me", "when my manager rings",
    ])
    #expect(dialogue.goal.stated.reason != nil && !dialogue.candidates.contains { $0.text.contains("he's stopped") })
  }

  @Test func `when something is, that somebody is told, is no moment of one's own`() {
    let dialogue = ScriptedConversation.hearing([
      "say no to overtime", "", "when my manager rings", "tell him I've got football on Saturdays",
    ])
    #expect(dialogue.candidates.first?.text == "When my manager rings, I tell him I've got football on Saturdays.")
  }
}
