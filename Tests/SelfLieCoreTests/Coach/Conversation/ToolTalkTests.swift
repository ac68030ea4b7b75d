import Testing

@testable import SelfLieCore

/// What people ask about the tool, and what they only tell.
struct ToolTalkTests {
  /// A conversation to which all of this was said.
  private static let walk = ScriptedConversation.hearing(["walk more", "", "after lunch", "walk the dog", "7"])

  @Test(arguments: ToolTalk.rows.indices)
  func `each example is answered by its own row, and by none before`(place: Int) {
    let example = ToolTalk.rows[place].example, found = ToolTalk.first(in: example, for: Self.walk)
    #expect(found?.place == place, "\(example): \(found?.answer ?? "nothing")")
  }

  @Test(
    arguments: [
      ("do I have to record it", "Yes, once"), ("but must i record this now?", "Yes, once"), ("may I whisper?", "Speak as quietly"),
      ("is whispering ok", "Speak as quietly"), ("what if I murmur it", "Speak as quietly"),
      ("can i say it in my head", "Only what is said"),
      ("do we have to speak out loud", "What you say aloud"), ("why aloud", "What you say aloud"), ("why so many times", "Said often"),
      ("do I really have to say it 1000 times?", "Said often"), ("whats the point of a thousand times", "Said often"),
      ("how often should I do it", "A thousand times"), ("and what do I do now", "\"yes\" keeps the first"),
      ("what am I supposed to write here", "Say what you would have"), ("can we stop here", "/quit leaves"),
      ("could we finish this tomorrow", "/quit leaves"), ("let's leave it for now", "/quit leaves"),
      ("that's enough for today", "/quit leaves"),
      ("do they listen to my recording", "Nobody but you"), ("can my neighbours hear me", "Only if you speak up"),
      ("nobody can hear me, right?", "Nobody but you"),
      ("how does it know I said it", "It listens"), ("how do I know it works", "Nobody can promise"),
      ("ok and what happens then", "\"yes\" keeps"),
      ("that sounds vain", "Then"), ("too posh", "Then"), ("my hand hurts when I write", "I hear you"),
      ("dog hates rain", "I keep that in mind"),
      ("is eleven too late", "I can't answer"), ("what if he gets angry", "I can't answer"), ("would a friend say it", "I can't answer"),
      ("my kids will make fun of me", "I see."), ("everyone is going to stare", "I see."),
      ("is my sentence any good?", "The best is the one"),
      ("will it help with the panic", "Nobody can promise"), ("do I need a mic", "A microphone"),
      ("what if I forget to do it", "\"selflie remind\""),
      ("can I say it in the shower", "Yes, wherever"), ("is it fine to sing it", "I can't answer"),
      ("how loud should it be", "I can't answer"),
      ("should I say please", "I can't answer"), ("that makes me sad", "I hear you"), ("this hurts", "I hear you"),
      ("write 5 with digits", nil), ("walk it off", nil),
    ] as [(String, String?)])
  func `what is asked or felt is answered, and becomes no sentence`(line: String, answer: String?) {
    var dialogue = Self.walk
    let said = dialogue.take(line)
    guard let answer else { return #expect(said?.hasPrefix("I can't answer") != true) }
    #expect(said?.hasPrefix(answer) == true, "\(said ?? "nothing")")
    #expect(dialogue.candidates.map(\.text) == Self.walk.candidates.map(\.text))
  }

  @Test(arguments: [
    "whisper less", "I want to say it out loud when I need help", "stop singing out loud", "speak quietly to my kids",
    "stop asking what people think",
  ])
  func `a goal is no question about the tool`(goal: String) {
    #expect(ScriptedConversation.hearing([goal]).question != .goal)
  }

  @Test(arguments: [
    "she isn't nasty, I just freeze", "they don't listen to me anyway", "my sister never notices", "it's a girl", "he's only two",
    "I don't cry any more actually", "she taught me", "they just smile", "she takes the minutes, my friend",
  ])
  func `what somebody tells is kept in mind, and nothing is lost`(line: String) {
    var dialogue = ScriptedConversation.hearing(["stand up to my boss", "", "when she criticises me", "look her in the eye", "7"])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line)?.hasPrefix("I keep that in mind.") == true)
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test(arguments: [
    ("I can't touch my toes, sorry that was a joke", "touch my toes", ScriptedConversation.Question.act),
    ("I don't have a kettle at work so other moment", "kettle", .moment), ("my wife isn't a fan of the kettle", "kettle", .moment),
    ("I don't love falling, no", "falling", .change), ("no, I don't love falling!", "falling", .change),
    ("I haven't got toes", "toes", .act), ("I won't touch anything", "touch", .act),
  ])
  func `what somebody takes back is gone, and asked for again`(line: String, words: String, question: ScriptedConversation.Question) {
    var dialogue = ScriptedConversation.hearing([
      "stretch my back", "I love dancing without falling", "when the kettle's boiling", "touch my toes", "7",
    ])
    #expect(dialogue.take(line) != nil && dialogue.question == question)
    #expect(
      !dialogue.candidates.isEmpty && dialogue.candidates.allSatisfy { !$0.text.contains(words) }, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: ["I never said anything about a conversation", "I didn't mention conversations"])
  func `a sentence of the coach's with what was never said goes alone`(line: String) {
    var dialogue = ScriptedConversation.hearing(["I interrupt people", "", "in the standup", "count to three", "7"])
    let others = dialogue.candidates.map(\.text).filter { !$0.contains("conversation") }
    #expect(others.count < dialogue.candidates.count)
    #expect(dialogue.take(line) == "Not that one, then." && dialogue.candidates.map(\.text).starts(with: others))
  }

  @Test func `what somebody does not do of a habit is a refusal, and takes no moment away`() {
    let dialogue = ScriptedConversation.hearing([
      "stop smoking", "", "after meals", "chew gum", "7", "I don't smoke after meals, but when I'm bored",
    ])
    #expect(dialogue.candidates.first?.text == "When I'm bored, I chew gum.")
  }

  @Test(arguments: [
    ("I've got a baby coming", "I've got a baby coming"), ("he looks up to me", "he looks up to me"),
    ("she starts school in May", "she starts school"), ("my son moves in with me", "my son moves in"),
  ])
  func `a reason that does not hurt is said`(reason: String, words: String) {
    var dialogue = ScriptedConversation.hearing(["spend less money on clothes"])
    #expect(dialogue.take(reason)?.hasPrefix("I hear that") != true)
    _ = dialogue.take("on payday")
    #expect(dialogue.candidates.contains { $0.text.contains(words) }, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    (["finish my dissertation", "because I'm sick of it hanging over me", "", "mondays"], "sick"),
    (["save money", "because my chest gets tight", "on fridays", "open one letter"], "tight"),
    (["be braver on my bike", "I used to love cycling before I got knocked off", "at the roundabout"], "knocked"),
    (["pick up the phone", "I let it ring out", "when it rings", "pick up"], "ring out"),
    (["I hardly leave the house", "I miss chatting to people I suppose", "in the morning"], "suppose"),
    (["be kinder to myself", "I call myself an idiot", "when I drop things"], "idiot"),
    (["ask for a raise", "third year on the same pay", "in my review"], "third year"),
  ])
  func `what a sentence leaves out stays out`(lines: [String], words: String) {
    let texts = ScriptedConversation.hearing(lines).candidates.map(\.text)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains(words) }, "\(texts)")
  }

  @Test(arguments: [
    (["walk more", "prediabetes"], ScriptedConversation.Question.moment), (["walk more", "arthritis"], .moment),
    (["get my steps in", "doctor says prediabetes"], .act),
  ])
  func `what a doctor found is kept in mind`(lines: [String], question: ScriptedConversation.Question) {
    var dialogue = ScriptedConversation.hearing(lines.dropLast())
    #expect(dialogue.take(lines[lines.count - 1]) == "I keep that in mind." && dialogue.question == question)
  }
}
