import Testing

@testable import SelfLieCore

/// Lines that ask something of the coach instead of answering it.
struct RequestTests {
  /// A dialogue to which all of this was said.
  private func dialogue(_ answers: String...) -> ScriptedConversation {
    var dialogue = ScriptedConversation(seed: 1)
    for answer in answers { _ = dialogue.take(answer) }
    return dialogue
  }

  @Test(arguments: [
    ("no, not the phone, the tablet", Request.replace("phone", with: "tablet")),
    ("not spanish, I meant italian, sorry", .replace("spanish", with: "italian")),
    ("change kindly to calmly", .replace("kindly", with: "calmly")), ("no, I mean walk, I hate running", .correct("walk")),
    ("a pear, actually", .correct("a pear")), ("can it be half past ten", .correct("half past ten")), ("no, fifteen", .amount(["fifteen"])),
    ("make it twenty five minutes", .amount(["twenty-five", "minutes"])), ("yes but without the teeth", .leaveOut("teeth")),
    ("leave Greg out of it", .leaveOut("Greg")), ("don't mention the pub", .leaveOut("pub")), ("say it more warmly", .manner),
    ("can you make it rhyme?", .manner), ("hmm no", .refusal), ("what did I say first?", .recall), ("which one is best?", .best),
    ("what's an affirmation anyway?", .meaning), ("what should I do instead?", .ideas), ("is it ok to say it so often?", .question),
  ])
  func `what is asked of the coach is read as that`(_ line: String, _ request: Request) { #expect(Request(line) == request) }

  @Test(arguments: [
    "after lunch", "chew gum", "put the phone away", "for my kids", "shorter", "not after dinner, after lunch", "that's not what I meant",
    "I work nights so it's after three actually", "more water", "what do you mean", "the second one", "two pages", "drop my shoulders",
  ])
  func `an answer is no request`(_ line: String) {
    let request = Request(line)
    // To drop one's shoulders may be to leave them out, which the question decides.
    #expect(request == nil || request == .leaveOut("shoulders"), "\(String(describing: request))")
  }

  @Test func `words are put right wherever they were said`() {
    var told = dialogue("I want to learn spanish", "so I can talk to her grandma", "after lunch")
    #expect(told.take("not spanish, I meant italian, sorry") == nil)
    #expect(told.candidates.first?.text == "After lunch, I study Italian for ten minutes." && told.question == .act)
    var run = dialogue("I'd like to run three times a week")
    #expect(run.take("no, I mean walk, I hate running") == nil && run.candidates.first?.text == "I walk three times a week.")
    var book = dialogue("I want to read more", "for my brain", "in the evening", "two pages")
    #expect(book.take("make it five") == nil && book.candidates.first?.text == "In the evening, I read five pages.")
    #expect(book.take("change pages to chapters") == nil && book.candidates.first?.text == "In the evening, I read five chapters.")
    #expect(book.take("undo that") == nil && book.candidates.first?.text == "In the evening, I read five pages.")
    #expect(book.kept(by: "keep mine", among: 3) == 1)
    // Whoever writes writes a page.
    #expect(dialogue("I want to write every day", "joy", "at 6", "one page").candidates.first?.text == "At six, I write one page.")
    #expect(book.take("change cats to dogs") == "None of these says \"cats\".")
  }

  @Test func `what is not wanted goes, and what no sentence has is told`() {
    var told = dialogue("i keep snapping at my kids at bedtime", "", "when they won't brush their teeth")
    if told.goal.stated.trigger == nil { _ = told.take("when they won't brush their teeth") }
    #expect(told.candidates.contains { $0.text.contains("teeth") })
    _ = told.take("yes but without the teeth")
    #expect(!told.candidates.isEmpty && !told.candidates.contains { $0.text.contains("teeth") })
    #expect(told.take("don't mention the pub") == "None of these says \"pub\".")
  }

  @Test(arguments: [
    "say it more warmly", "can you make it rhyme?", "less wordy", "put that together", "make it two", "hmm no", "write it in blue",
  ])
  func `an order is never an act or a moment`(_ line: String) {
    for answers in [["walk more"], ["walk more", "", "after lunch"], ["stop smoking", "", ""]] {
      var dialogue = ScriptedConversation(seed: 1)
      for answer in answers { _ = dialogue.take(answer) }
      _ = dialogue.take(line)
      #expect(dialogue.goal.stated.replacement == nil && dialogue.goal.stated.trigger.map { $0 == "after lunch" } != false, "\(answers)")
    }
  }

  @Test func `a whole sentence is the person's own, whatever was asked`() {
    let plan = dialogue("calmer", "", "when somebody cuts me off I breathe out")
    #expect(plan.candidates.first?.text == "When somebody cuts me off, I breathe out.")
    let quoted = dialogue("be a better husband", "", "", "", "", "\"I listen to Anna when she comes home.\"")
    #expect(quoted.candidates.first?.text == "I listen to Anna when she comes home." && quoted.own.count == 1)
    let own = dialogue("I'm scared of giving presentations", "", "", "I speak slowly and look at one face at a time")
    #expect(own.candidates.first?.text == "I speak slowly and look at one face at a time.")
  }

  @Test func `what hurts and what is no reason is in no sentence`() {
    for (goal, reason) in [
      ("I am a bad mother", "I yelled again today"), ("I get jealous when my boyfriend goes out", "my ex cheated on me"),
      ("I want to forgive my brother", "he took the money"), ("I wanna eat healthier", "mostly chocolate at 4pm"),
    ] {
      let told = dialogue(goal, reason)
      #expect(told.question != .reason && !told.candidates.contains { $0.text.contains(reason) }, "\(goal)")
    }
    #expect(dialogue("coffee", "because my heart races").goal.stated.reason == "because my heart races")
    #expect(dialogue("I want to stop comparing myself to others", "instagram").goal.stated.trigger == "instagram")
    #expect(dialogue("exercise", "yoga").goal.stated.replacement == "yoga")
  }

  @Test func `questions are answered, and the question stays`() {
    var told = dialogue("stop smoking", "for my daughter", "after dinner")
    let before = told.question
    #expect(told.take("what did I say?") == "You said: stop smoking; after dinner; for my daughter.")
    #expect(told.take("which one is best?")?.hasPrefix("The first") == true)
    #expect(told.take("what's an affirmation?")?.hasPrefix("An affirmation is one sentence") == true)
    #expect(told.take("is it allowed to whisper?")?.hasPrefix("I can't answer that") == true)
    #expect(told.question == before && told.asksWhy("why that one?") && !told.asksWhy("why do you ask?"))
  }

  @Test func `whoever grieves may say in other words what they want`() {
    let line = "I don't want to stop, I just want to be able to go to work"
    #expect(dialogue().wish(inAnswer: line) == "I just want to be able to go to work")
    #expect(dialogue().wish(inAnswer: "I can't stop crying") == nil)
  }

  @Test(arguments: ["drop my shoulders", "swap coffee for tea", "turn my phone to silent", "take the stairs", "leave my phone in my bag"])
  func `what sounds like an order may be what somebody does`(_ act: String) {
    let told = dialogue("less coffee", "", "after lunch", act)
    #expect(told.goal.stated.replacement == act && told.question == .belief)
  }
}
