import Testing

@testable import SelfLieCore

/// Wishes for a shorter or a softer sentence, and what becomes of words that another answer takes the place of.
struct SentenceFormWishTests {
  private static func hearing(_ lines: String...) -> ScriptedConversation { .hearing(lines) }

  @Test(arguments: [
    ("I read a book or leave the phone in the kitchen.", "I read a book."),
    ("On weekends, I walk to the park instead of driving.", "On weekends, I walk to the park."),
    ("I am learning to be kinder to myself when I make a mistake.", "I am learning to be kinder to myself."),
  ])
  func `a sentence of two parts has a shorter form`(text: String, short: String) {
    #expect(ScriptedConversation.shortened(text) == short)
  }

  @Test(arguments: [
    ("After lunch, I chew gum.", "After lunch, I can chew gum."), ("I put my shoes by the door.", "I can put my shoes by the door."),
    ("I can chew gum.", nil), ("I am learning to rest.", nil), ("You chew gum.", nil),
  ])
  func `a sentence that asks much has a softer form`(text: String, soft: String?) {
    #expect(SofterForms.permitted(text) == soft)
  }

  @Test func `softer is done once, and then said to be as soft as it gets`() {
    var dialogue = Self.hearing("run more", "", "after work", "put on my shoes", "2")
    #expect(dialogue.take("softer") == nil)
    #expect(dialogue.candidates.first?.text == "After work, I can put on my shoes.")
    #expect(dialogue.take("softer")?.hasPrefix("softer: this is as soft as it gets; ") == true)
    _ = dialogue.take("back")
    #expect(dialogue.candidates.first?.text == "After work, I put on my shoes.")
    #expect(dialogue.take("make it stronger")?.hasPrefix("The first has no softer words; ") == true)
  }

  @Test func `a moment that another one takes the place of is told`() {
    var dialogue = Self.hearing("be more patient with my kids", "", "in the mornings when we're late")
    #expect(
      dialogue.take("take a deep breath before I speak")
        == "The moment is \"before I speak\" now; \"in the mornings when we're late\" brings the other one back.")
    #expect(dialogue.candidates.first?.text == "Before I speak, I take a deep breath.")
  }

  @Test func `an act with its own hour is done at no other`() {
    let texts = Self.hearing("go to bed earlier", "", "", "set an alarm for 10pm").candidates.map(\.text)
    #expect(texts.first == "I set an alarm for ten in the evening." && texts.count { $0.contains("alarm") } == 1, "\(texts)")
  }

  @Test(arguments: [
    ("call my mom more often", "ring her for five minutes", "ring my mom for five minutes"),
    ("save 50 euros a month", "transfer it to the other account", "transfer fifty euros to the other account"),
    ("call my mom more often", "tell her story to my son", "tell her story to my son"),
    ("call my mother more often", "put it in the calendar", "put the call in the calendar"),
  ])
  func `a pronoun is named by the goal`(goal: String, act: String, words: String) {
    #expect(Self.hearing(goal, "", "on Sundays", act).candidates.first?.text == "On Sundays, I \(words).")
  }

  @Test func `what is chosen by its place, meant together or said of the tone is no act`() {
    let lines = ["walk the dog more", "", "after lunch", "walk the dog for five minutes", "7"]
    for remark in ["sounds like my mum", "say it like a kid would", "with the number in it", "all of them are ok"] {
      var dialogue = ScriptedConversation.hearing(lines)
      _ = dialogue.take(remark)
      #expect(
        !dialogue.candidates.contains { $0.text.contains("mum") || $0.text.contains("kid") || $0.text.contains("number") }, "\(remark)")
      #expect(dialogue.goal.stated.replacement == "walk the dog for five minutes")
    }
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.kept(by: "the last one", among: 3, isExplicit: nil) == 3)
  }

  @Test func `a sentence that is dictated stays as it is`() {
    var dialogue = Self.hearing("get up when the alarm rings", "", "put on my socks", "2")
    _ = dialogue.take("I'd rather say: My feet hit the floor when the alarm rings")
    #expect(dialogue.candidates.first?.text == "My feet hit the floor when the alarm rings.")
  }

  @Test(arguments: [
    ("I'm always tired", "I wake up rested"), ("it leaves scars", "my skin heals"), ("it's expensive", "I have money left"),
    ("my knees hurt", "I move easily"),
  ])
  func `what hurts is answered with what gets better by it`(reason: String, gain: String) {
    #expect(Self.hearing("stop scrolling").sore(reason).contains("\"so that \(gain)\""))
  }

  @Test func `whoever knows no act is told how it goes on, and a thought is an act`() {
    var dialogue = Self.hearing("stop picking my skin", "", "in front of the mirror")
    #expect(dialogue.take("I don't know") == "Then one of these may do; \"others\" shows more.")
    let thought = Self.hearing("worry less about what others think", "", "when I speak", "remember that nobody is watching me")
    #expect(thought.candidates.first?.text == "When I speak, I remember that nobody is watching me.")
  }

  @Test func `what of a moment is taken is told, and several days are whole`() {
    var dialogue = Self.hearing("not check my ex's profile", "")
    #expect(dialogue.take("when I'm lonely, sundays mostly") == "I take \"when I'm lonely\" as the moment.")
    #expect(Self.hearing("go for a run", "", "before breakfast on Mon, Wed, Fri").goal.stated.trigger?.contains("Fridays") == true)
    #expect(Trigger.spellingDays(of: "in the sun") == "in the sun" && Trigger.spellingDays(of: "Sat/Sun") == "Saturdays and Sundays")
  }

  @Test(arguments: [
    ("speak up in meetings", "the Monday stand-up", "In the Monday stand-up, "),
    ("speak up more", "Monday stand-ups mostly", "In Monday stand-ups, "),
    ("meditate", "maybe after my coffee?", "After my coffee, "),
    ("quit smoking", "with my morning coffee and after meals", "When I have my morning coffee and after meals, "),
  ])
  func `a moment is heard however it is said`(goal: String, moment: String, beginning: String) {
    #expect(Self.hearing(goal, "", moment).candidates.first?.text.hasPrefix(beginning) == true)
  }

  @Test(
    arguments: [
      (["go to bed before 11", "", "usually I'm on my phone in bed"], "When I'm on my phone in bed, I go to bed before eleven."),
      (["stop cracking my knuckles", "", "when I drive", "keep both hands on the wheel"], "When I drive, I keep both hands on the wheel."),
      (
        ["not get so angry in traffic", "", "rush hour on the motorway"], "At rush hour on the motorway, I loosen my grip and breathe out."
      ),
      (["lose weight", "", "late night snacking", "have a cup of tea"], "When I snack late at night, I have a cup of tea."),
      (
        ["stop biting my nails", "", "mostly in meetings and when I watch tv"],
        "In meetings or when I watch TV, I make a fist and open it slowly."
      ),
      (["stop saying sorry", "", "when I ask", "say thank you", "6", "change thank you to please"], "When I ask, I say please."),
      (
        ["be kinder to myself", "", "", "say one nice thing", "1", "I'm learning to be kind to myself"],
        "I'm learning to be kind to myself."
      ),
      (["speak up in meetings", "", "say one thing", "5", "I'd rather say I speak early and clearly"], "I speak early and clearly."),
    ] as [([String], String)])
  func `a line is heard as it is meant`(lines: [String], sentence: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.first?.text == sentence)
  }

  @Test func `what somebody loves is why, and what is no time is none`() {
    let loved = Self.hearing("practise the piano every day", "I love it")
    #expect(loved.candidates.contains { $0.text == "I practise the piano every day because I love it." })
    #expect(Self.hearing("practise the piano every day").kept(by: "I love it", among: 3, isExplicit: nil) == nil)
    #expect(Self.hearing("drink more water", "", "i dunno, all day").goal.stated.trigger == nil)
    #expect(
      Self.hearing("swim twice a week", "it's good for my back").candidates.contains { $0.text.hasSuffix("because it's good for my back.") }
    )
  }

  @Test(arguments: [
    ("leave work on time", "I miss bedtime with my son", nil), ("go to bed early", "I miss my train every morning", nil),
    ("read more books", "I used to love it as a kid", " because I love it."),
  ])
  func `what is missed or was loved is why, and no act`(goal: String, reason: String, ending: String?) {
    let dialogue = Self.hearing(goal, reason)
    #expect(dialogue.goal.stated.replacement == nil && dialogue.goal.stated.reason != nil)
    #expect(!Self.hearing("keep my kitchen tidy").isSore("I feel calmer when it's clean"))
    if let ending { #expect(dialogue.candidates.contains { $0.text.hasSuffix(ending) }, "\(dialogue.candidates.map(\.text))") }
  }

  @Test func `what was said above, a lie and the present are no part of a sentence`() {
    let lines = ["leave work on time", "", "around 5:30"]
    #expect(ScriptedConversation.hearing(lines + ["see above"]).goal.stated.replacement == nil)
    var dialogue = ScriptedConversation.hearing(lines + ["say see you tomorrow", "4"])
    let first = dialogue.candidates.first?.text
    for line in ["is it lying if I say it?", "isn't that a lie?", "in the present please", "put it in the present tense"] {
      #expect(dialogue.take(line) != nil && dialogue.candidates.first?.text == first, "\(line)")
    }
    #expect(dialogue.take("in the present please")?.hasPrefix("These say what is so now.") == true)
  }

  @Test func `a wish that the rules cannot meet is no word of the sentence`() {
    let lines = ["keep the house tidy", "", "after dinner", "wash up", "5"]
    for line in ["can you use the word calm", "I live alone so no family stuff", "can I have it with my name, Tom", "what do you mean?"] {
      var dialogue = ScriptedConversation.hearing(lines)
      #expect(dialogue.take(line) != nil && dialogue.candidates.first?.text == "After dinner, I wash up.", "\(line)")
    }
    var dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.take("more ambitious")?.hasPrefix("Then say a bigger step") == true)
  }

  @Test func `what is refused comes back in no other form, and a remark on its truth is no sentence`() {
    var dialogue = Self.hearing("learn Spanish", "", "on the bus", "do ten minutes of Duolingo", "5")
    _ = dialogue.take("none of these")
    #expect(!dialogue.candidates.contains { $0.text.contains("Duolingo") })
    var doubted = Self.hearing("not check my ex's profile", "", "when I'm lonely", "call my sister", "5")
    _ = doubted.take("the sentence isn't true, I still check it")
    #expect(!doubted.candidates.contains { $0.text.contains("still") })
    #expect(doubted.take("it's too long, say it in ten words")?.contains("short") == true)
    #expect(doubted.take("the first one but shorter")?.contains("short") == true)
  }

  @Test func `what is meant most is the goal, and the person is named`() throws {
    #expect(ParsedGoal(Goal("I procrastinate on everything, mostly my thesis")).words.text.contains("thesis"))
    let goal = ParsedGoal(Goal("be a better listener to my husband", trigger: "at dinner"))
    #expect(try Suggester(goal, seed: 1).suggestion(count: 1).candidates.first?.text.contains("my husband") == true)
    #expect(
      !["driving when", "mornings."].contains { word in
        ["not lose my temper when driving", "go for a run three mornings a week"].contains { goal in
          Self.hearing(goal, "", "when someone cuts me off").candidates.contains { $0.text.contains(word) }
        }
      })
  }
}
