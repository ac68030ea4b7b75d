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
    "after lunch", "chew gum", "put the phone away", "for my kids", "shorter", "that's not what I meant",
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
    #expect(told.take("is it allowed in Lent?")?.hasPrefix("I can't answer that") == true)
    #expect(told.question == before && told.whyCommand(for: "why that one?") == "/why")
    #expect(told.whyCommand(for: "why do you ask?") == nil && told.whyCommand(for: "why is 2 good?") == "/why 2")
  }

  @Test func `what somebody asks about the coach is answered, whatever it asked`() {
    var fresh = dialogue()
    #expect(fresh.take("are you a robot?")?.hasPrefix("I am a program") == true && fresh.question == .goal)
    #expect(fresh.take("how does this work")?.hasPrefix("You say a goal") == true)
    #expect(fresh.take("do you speak german?") == "English only so far.")
    var rated = dialogue("floss", "my teeth", "after dinner", "one tooth")
    #expect(rated.take("do you keep this secret?")?.hasPrefix("What you say stays on this machine.") == true && rated.question == .belief)
    #expect(rated.whyCommand(for: "why?") == "/why" && rated.whyCommand(for: "why did you choose this?") == "/why")
    #expect(dialogue("floss").whyCommand(for: "why?") == nil)
    #expect(rated.take("it doesn't feel true at all")?.hasPrefix("Then a smaller step") == true)
    #expect(rated.take("that's too small") == "Then say a bigger step: \"instead\" and what it is.")
    #expect(rated.take("combine 1 and 2")?.hasPrefix("That I can't do.") == true)
  }

  @Test func `what was meant is a kind of what was said, what is added is done too, and a step with I is one`() {
    var tea = dialogue("drink tea", "I feel better", "when I come home from work")
    #expect(tea.take("no, I meant herbal tea") == nil)
    #expect(tea.candidates.first?.text == "When I come home from work, I drink herbal tea.")
    var game = dialogue("stop gaming at night", "my girlfriend", "after 10 pm", "turn off the console", "7")
    #expect(game.take("and call her") == nil)
    #expect(game.candidates.first?.text == "After ten in the evening, I turn off the console and call her.")
    #expect(game.take("change it back") == nil && game.candidates.first?.text == "After ten in the evening, I turn off the console.")
    #expect(dialogue("less phone", "my kids", "in bed", "i put my phone away").candidates.first?.text == "In bed, I put my phone away.")
    #expect(dialogue("drink more water", "", "every hour", "a glass").candidates.first?.text == "Every hour, I drink a glass of water.")
    var nails = dialogue("stop biting my nails", "my face looks awful", "at the mirror")
    #expect(!nails.candidates.contains { $0.text.contains("awful") })
    #expect(nails.take("i keep eating when i'm sad") == "That is the trouble. What do you do when it comes?")
    var calm = dialogue("write my novel")
    #expect(calm.take("because I promised my dad") == nil && calm.candidates.contains { $0.text.contains("promised my dad") })
    _ = calm.take("leave it out")
    #expect(!calm.candidates.contains { $0.text.contains("promised") })
  }

  @Test func `what is said before, instead or about the sentences is taken for that`() {
    #expect(dialogue("drink more water", "I sip water.").candidates.first?.text == "I sip water.")
    #expect(dialogue("drink less wine", "i'd rather drink tea").candidates.first?.text == "When the craving comes, I drink tea.")
    var floss = dialogue("floss", "my teeth", "after brushing in the evening", "one tooth", "8")
    #expect(floss.take("can I change \"after brushing\" to \"before brushing\"") == nil)
    #expect(floss.candidates.first?.text == "Before brushing in the evening, I floss one tooth.")
    var book = dialogue("read more", "as you")
    #expect(book.take("change it back to I") == nil && book.candidates.allSatisfy { !$0.text.hasPrefix("You ") })
    var short = dialogue("read more")
    _ = short.take("i'd like it shorter")
    #expect(short.goal.stated.reason == nil && short.question == .reason)
    #expect(dialogue("sorry, stop smoking").goal.family?.name == "quit smoking")
    #expect(dialogue("stop smoking", "health", "actually I'd rather stop eating chips").goal.family?.name == "snacking")
    var thanks = dialogue("be more grateful")
    _ = thanks.take("with my husband")
    #expect(thanks.candidates.allSatisfy { !$0.text.contains("for with") } && thanks.kept(by: "no wait, the third", among: 3) == 3)
  }

  @Test func `two goals at once are taken one after the other`() {
    var both = dialogue()
    let note = both.take("I want to stop eating chips in front of the TV and go to the gym twice a week")
    #expect(note?.hasPrefix("One thing at a time: \"I want to stop eating chips in front of the TV\".") == true)
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
