import Testing

@testable import SelfLieCore

/// What people take back, put right, answer beside the question, and turn to in passing.
struct UndoneTests {
  private static let run = ["run", "for my health", "mornings", "put on my shoes", "7"]
  private static let husband = ["stop snapping at my husband", "for our peace", "when he asks me the same thing three times"]
  private static let prayer = ["pray more", "for my grandmother", "when I drive to work", "say a short prayer for her", "8"]
  private static let wife = ["be a better listener", "with my wife"]

  @Test(arguments: [
    "no, take that back", "ok ok as it was before", "nah that's weird, back", "the first one was better", "put it back to how it was",
  ])
  func `a step is taken back in other words`(line: String) {
    var dialogue = ScriptedConversation.hearing(Self.run)
    let before = dialogue.candidates.map(\.text)
    _ = dialogue.take("softer")
    #expect(dialogue.candidates.map(\.text) != before)
    #expect(dialogue.kept(by: line, among: 3) == nil)
    _ = dialogue.take(line)
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test func `a line that was not understood is no step to take back`() {
    var dialogue = ScriptedConversation.hearing(Self.run.dropLast())
    let before = ScriptedConversation.hearing(Self.run.dropLast(2)).candidates.map(\.text)
    _ = dialogue.take("zzz brr zzz")
    _ = dialogue.take("back")
    #expect(dialogue.candidates.map(\.text) == before, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    (run + ["20 minutes", "twenty minutes -> ten minutes"], "ten minutes"),
    (
      husband + ["put my hand on the counter and breathe", "6", "shorter", "no, with the breathing"], "and breathe."
    ),
    (prayer + ["remove the word short"], "say a prayer for my grandmother"),
    (run + ["can it be in the evening instead of in the morning?"], "In the evening,"),
    (run + ["no, in my words: I run to the bridge and back"], "I run to the bridge and back"),
    (["apologise less", "", "at work", "I delete the word sorry before I press send", "the first one, but with hit send"], "hit send"),
    (["more sex", "", "when we've gone to bed", "I kiss her shoulder and tell her I want her"], "I want her"),
  ])
  func `words of the first sentence are put right`(lines: [String], words: String) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.candidates.first?.text.contains(words) == true, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `a moment names the person whom the goal or an answer named`() {
    let listener = ScriptedConversation.hearing(Self.wife + ["when she talks about her day"])
    #expect(listener.candidates.first?.text.hasPrefix("When my wife talks about her day, I ") == true)
    #expect(!listener.candidates.contains { $0.text.hasPrefix("I be ") })
    #expect(
      ScriptedConversation.hearing(Self.wife).candidates.contains { $0.text == "I am learning to be a better listener with my wife." })
    let first = ScriptedConversation.hearing(Self.husband).candidates.first?.text
    #expect(first?.hasPrefix("When my husband asks me the same thing three times, I ") == true, "\(first ?? "")")
  }

  @Test(arguments: [
    "get over my ex", "enjoy my job more", "kinder to my stepson", "forgiveness for my brother", "sciatica is killing me", "I stutter",
  ])
  func `every moment that is told has a sentence`(goal: String) {
    for moment in ["when I stand up in meetings", "on Sunday nights"] {
      let dialogue = ScriptedConversation.hearing([goal, moment])
      let isSaid = dialogue.candidates.contains { $0.text.lowercased().hasPrefix("\(moment.lowercased()), ") }
      #expect(isSaid, "\(moment): \(dialogue.candidates.map(\.text))")
    }
  }

  @Test(arguments: [
    (["run", "in the morning"], "whatever you think"), (["get over my ex"], "what the hell is keepsake"),
    (["write a novel"], "you're not very bright are you"),
    (["go for a walk every day", "with the dog after breakfast"], "she loved that dog"),
    (["stop apologising", "", "at work"], "just dont write sorry"),
  ])
  func `what is no answer gets no sentence`(lines: [String], line: String) {
    var dialogue = ScriptedConversation.hearing(lines)
    let before = (dialogue.candidates.map(\.text), dialogue.goal.stated)
    _ = dialogue.take(line)
    #expect(dialogue.candidates.map(\.text) == before.0 && dialogue.goal.stated == before.1, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    (["save money", "hmm or quit smoking?"], "quit smoking"), (["save money", "quit smoking"], "quit smoking"),
    (["exercise", "not really, i meant stretching"], "stretching"),
    (["quit smoking", "for my kids", "forget all of it. goal: run"], "run"),
    (["eh", "start running again. used to run with the dog"], "start running again. used to run with the dog"),
    (["stop eating chocolate at night... or maybe start cooking, dunno"], "stop eating chocolate at night"),
  ])
  func `another goal is heard in passing`(lines: [String], goal: String) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.goal.stated.words == goal && !dialogue.candidates.isEmpty, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `the first of two goals is taken by its name`() {
    var dialogue = ScriptedConversation.hearing(["stop eating chocolate at night... or maybe start cooking, dunno"])
    #expect(dialogue.others == ["start cooking"])
    #expect(dialogue.take("lets do the chocolate")?.hasPrefix("That one, then.") == true)
    #expect(dialogue.goal.stated.reason == nil)
  }

  @Test(arguments: [
    (["learn Portuguese", "on the bus to work", "i do ten words"], "ten words"),
    (["be on time", "", "leave home at half past seven"], "I leave home at half past seven."),
    (["stretch more", "", "after breakfast", "reach for the ceiling, I sit all day"], "reach for the ceiling."),
    (["exercise", "after work", "go to the gym", "actually the gym is too expensive, just push ups"], "push-ups"),
    (["be on time", "", "sooner: when the radio news starts"], "When the radio news starts,"),
    (["be braver", "in meetings I say one thing"], "In meetings, I say one thing."),
    (["stop gambling", "", "when I get paid", "i give my card to my wife"], "I give my card to my wife."),
    (["exercise", "when the kettle boils", "touch my toes 5 times"], "I touch my toes five times."),
    (["run", "", "Tuesdays and Saturdays", "actually make it Sundays instead of Saturdays"], "On Tuesdays and Sundays,"),
    (["smoke less weed", "", "when he comes home", "go for a walk", "or play guitar"], "I go for a walk or play guitar."),
  ])
  func `an act and a moment are heard beside the question`(lines: [String], words: String) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.candidates.first?.text.contains(words) == true, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `a single word says what for, whatever was asked`() {
    #expect(
      ScriptedConversation.hearing(["pay off my credit card", "", "on payday", "transfer 50 euros", "freedom"]).goal.stated.reason
        == "freedom")
  }

  @Test(arguments: ["I am enough", "I am loved"])
  func `a first line that somebody says to themselves is a sentence`(line: String) {
    #expect(ScriptedConversation.hearing([line]).candidates.map(\.text) == ["\(line)."])
  }

  @Test(arguments: ["I am always tired", "I am learning German", "I am a smoker"])
  func `a first line about oneself may be a goal`(line: String) {
    #expect(ScriptedConversation.hearing([line]).goal.stated.words == line)
  }

  @Test func `a moment is added to one's own sentence`() {
    let dialogue = ScriptedConversation.hearing([
      "I already have a sentence: I trust my hands on the keys.", "I like mine", "add before a concert",
    ])
    #expect(dialogue.candidates.first?.text == "I trust my hands on the keys before a concert.")
  }

  @Test func `who asks for others hears which are the last`() {
    let goals = [
      "stop scrolling Instagram in bed", "pay off my credit card", "write a novel", "stop biting my nails", "learn Spanish", "pray more",
    ]
    for act in ["leave my phone in the kitchen", "hold a pen", "write one line"] {
      for goal in goals {
        var dialogue = ScriptedConversation.hearing([goal, "", "after dinner", act])
        for _ in 1...9 {
          let before = dialogue.candidates.count, note = dialogue.passOthers()
          #expect(note != nil || dialogue.candidates.count >= before, "\(goal): \(dialogue.candidates.map(\.text))")
        }
      }
    }
  }
}
