import Testing

@testable import SelfLieCore

/// Lines that say more than one thing, and what is said behind a sentence that was kept.
struct PartsTests {
  private static let wrists = ["stretch my wrists", "", "after my shift", "do five circles with each hand", "7"]

  @Test(arguments: [
    ("8. as you", 8, "After your shift, you do five circles with each hand."),
    ("9 now, and can it be ten circles", 9, "After my shift, I do ten circles with each hand."),
    ("about a 6. can you leave out the circles", 6, "After my shift, I stretch my wrists."),
    ("6, it's before my shift", 6, "Before my shift, I do five circles with each hand."),
    ("5 tbh, before breakfast", 5, "Before breakfast, I do five circles with each hand."),
  ])
  func `a rating leaves room for a wish behind it`(line: String, rating: Int, sentence: String) {
    var dialogue = ScriptedConversation.hearing(Array(Self.wrists.dropLast()))
    _ = dialogue.take(line)
    #expect(dialogue.rating == rating)
    #expect(dialogue.candidates.first?.text == sentence, "\(dialogue.candidates.map(\.text))")
    // One step back takes back the line, and not a part of it.
    _ = dialogue.take("back")
    #expect(dialogue.candidates.first?.text == "After my shift, I do five circles with each hand.")
  }

  @Test(arguments: [
    ("hmm actually before lunch is better", "Before lunch, I do five circles with each hand."),
    ("hmm no, the nurse comes then, before my shift please", "Before my shift, I do five circles with each hand."),
    ("nice. now with the reason please", "After my shift, I do five circles with each hand so that my wrists last."),
  ])
  func `a wish is found among the words around it`(line: String, sentence: String) {
    var dialogue = ScriptedConversation.hearing([
      "stretch my wrists", "so that my wrists last", "after my shift", "do five circles with each hand", "7",
    ])
    _ = dialogue.take(line)
    #expect(dialogue.candidates.first?.text == sentence, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    (
      "I'd rather write it myself: When my shift ends, I do ten circles with each hand.",
      "When my shift ends, I do ten circles with each hand."
    ),
    ("No! The sentence is: After my shift, I do six circles.", "After my shift, I do six circles."),
    ("the second, and please write \"when I have a break\"", "When I have a break, I do five circles with each hand."),
  ])
  func `one's own sentence stands behind what is said of it`(line: String, sentence: String) {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    _ = dialogue.take(line)
    #expect(dialogue.candidates.map(\.text).contains(sentence), "\(dialogue.candidates.map(\.text))")
  }

  @Test func `what was not understood is no step to take back`() {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    _ = dialogue.take("as you")
    _ = dialogue.take("zorb the blimey fnord")
    _ = dialogue.take("back")
    #expect(dialogue.candidates.first?.text == "After my shift, I do five circles with each hand.")
  }

  @Test(arguments: [
    "no, forget the better life. I want to be on time for work", "Leave it. let's do something else, I want to be on time for work",
  ])
  func `another goal is begun by forgetting the first`(line: String) {
    var dialogue = ScriptedConversation.hearing(["I want a better life", "start"])
    _ = dialogue.take(line)
    #expect(dialogue.goal.stated.words.contains("be on time for work"), "\(dialogue.goal.stated.words)")
  }

  @Test func `a remark on the sentences is no reason`() {
    var dialogue = ScriptedConversation.hearing(["delegate more", "when someone brings me a problem"])
    #expect(dialogue.question == .reason)
    _ = dialogue.take("hmm, these sound fake to me")
    #expect(dialogue.goal.stated.reason == nil && dialogue.question == .reason)
    #expect(!dialogue.candidates.contains { $0.text.contains("fake") })
  }

  @Test(arguments: ["7, zorb it", "8. make it shorter, without the wrists"])
  func `what is not understood behind a rating is not passed over`(line: String) {
    var dialogue = ScriptedConversation.hearing(Array(Self.wrists.dropLast()))
    let note = dialogue.take(line)
    #expect(note != nil && note != "Good.")
  }

  @Test(arguments: [("5 - 10 minutes", ["5 - 10 minutes"]), ("7:30 in the evening", ["7:30 in the evening"]), ("9", ["9"])])
  func `a time and an amount are no rating`(line: String, parts: [String]) {
    #expect(ScriptedConversation.hearing(Array(Self.wrists.dropLast())).parts(of: line) == parts)
  }

  @Test(arguments: [
    ("no, leave it how it was, keep it", ["no, leave it how it was", "keep it"]),
    ("keep the second one. Does it count if I forget?", ["keep the second one", "Does it count if I forget?"]),
  ])
  func `what keeps a sentence is a part by itself`(line: String, parts: [String]) {
    let said = ScriptedConversation.hearing(Self.wrists).parts(of: line)
    #expect(said == parts && said.count(where: ScriptedConversation.keeps) == 1)
  }

  @Test(arguments: [
    ("stop checking my phone at dinner", "stop checking my phone at dinner"),
    ("yeah I got another, stop scrolling after 11", "stop scrolling after 11"),
    ("one for drinking less coffee", "drinking less coffee"),
    ("I have another: I wish to write to one friend each week", "I wish to write to one friend each week"),
    ("I also smoke in the cab. want to smoke less", "want to smoke less"),
    ("no! I want to play guitar in the morning. new goal", "I want to play guitar in the morning"),
  ])
  func `whoever has kept a sentence names the next goal`(line: String, goal: String) {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    dialogue.keep("After my shift, I do five circles with each hand.")
    _ = dialogue.take(line)
    #expect(dialogue.goal.stated.words == goal && !dialogue.isKept)
  }

  @Test(arguments: ["before breakfast", "because my wrists hurt", "shorter", "others"])
  func `what is said of the same goal begins none`(line: String) {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    dialogue.keep("After my shift, I do five circles with each hand.")
    _ = dialogue.take(line)
    #expect(dialogue.goal.stated.words == "stretch my wrists")
  }

  @Test(arguments: [
    ("ring my mother on Sundays", false), ("learn ten words a day", false), ("read more", true), ("call my mother more often", true),
  ])
  func `the smallest step is asked of what has a smaller one`(goal: String, isAsked: Bool) {
    var dialogue = ScriptedConversation.hearing([goal])
    var asked: [ScriptedConversation.Question] = []
    while dialogue.question != .belief, asked.count < 6 {
      asked.append(dialogue.question)
      _ = dialogue.take("")
    }
    #expect(asked.contains(.act) == isAsked)
  }

  @Test func `I is a capital in what somebody writes`() {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    _ = dialogue.take("when i'm home and i've had tea, i stretch my wrists")
    #expect(dialogue.candidates.first?.text.contains("When I'm home and I've had tea, I stretch") == true)
  }

  @Test(arguments: [
    ("the first one but with the reason", "After my shift, I do five circles with each hand because my wrists hurt."),
    (
      "I like the first one, with because I type all day at the end",
      "After my shift, I do five circles with each hand because I type all day."
    ),
    ("When the ward is quiet, I do two circles", "When the ward is quiet, I do two circles."),
    ("As soon as I sit down, I do two circles", "When I sit down, I do two circles."),
    ("just make it \"when the ward is quiet\"", "When the ward is quiet, I do five circles with each hand."),
    ("could it say 'before my shift'?", "Before my shift, I do five circles with each hand."),
  ])
  func `what somebody writes stays as it is written, and what they point at is changed`(line: String, sentence: String) {
    var dialogue = ScriptedConversation.hearing(["stretch my wrists", "my wrists hurt"] + Self.wrists.dropFirst(2))
    _ = dialogue.take(line)
    #expect(dialogue.candidates.first?.text == sentence)
  }

  @Test func `thanks are a farewell only where nothing follows`() {
    var dialogue = ScriptedConversation.hearing(Self.wrists)
    #expect(!dialogue.isFarewell("thank you."))
    dialogue.keep("After my shift, I do five circles with each hand.")
    #expect(dialogue.isFarewell("thank you."))
    #expect(!dialogue.isFarewell("thank you. one for when I feel awful?"))
  }
}
