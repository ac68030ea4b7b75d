import Testing

@testable import SelfLieCore

/// A sentence of the person's own and the moment that they tell before it or behind it.
struct JoinedMomentTests {
  @Test(
    arguments: [
      (
        ["be calmer with my kids", "", "when they won't put their shoes on", "", "I take a deep breath and speak quietly"],
        "When they won't put their shoes on, I take a deep breath and speak quietly."
      ),
      (
        ["save money", "", "", "I transfer 20000 naira to my savings", "it should be when my salary comes"],
        "When my salary comes, I transfer twenty thousand naira to my savings."
      ),
      (
        ["I get really anxious before flying", "", "I breathe out slowly and count to ten", "rather when the plane takes off"],
        "When the plane takes off, I breathe out slowly and count to ten."
      ),
      (
        ["calm in traffic", "", "", "I let them go and breathe out", "when somebody cuts me off"],
        "When somebody cuts me off, I let them go and breathe out."
      ),
      (
        ["time for myself", "", "when she naps after lunch", "I sit in the garden with a cup of tea"],
        "When she naps after lunch, I sit in the garden with a cup of tea."
      ),
      (["speak English", "", "in meetings", "I say one sentence"], "In meetings, I say one sentence."),
      (
        ["finish my novel", "", "with my first coffee", "I write 200 words", "With my first coffee, I write 300 words"],
        "With my first coffee, I write three hundred words."
      ),
      (["go to the gym", "", "Tuesday after work", "I pack my bag the evening before"], "On Monday evening, I pack my bag."),
      (["worry less about money", "", "at night", "I think of three good things"], "At night, I think of three good things."),
      (["quit smoking", "", "after the coffee", "I chew a gum"], "After the coffee, I chew gum."),
    ] as [([String], String)])
  func `the sentence is said at the moment`(lines: [String], sentence: String) {
    let first = ScriptedConversation.hearing(lines).candidates.first?.text
    #expect(first == sentence)
  }

  @Test func `a sentence with a moment of its own keeps it`() {
    let lines = ["smoking", "", "", "", "8", "After lunch, I take a slow breath.", "when I am stressed"]
    #expect(ScriptedConversation.hearing(lines).candidates.first?.text == "After lunch, I take a slow breath.")
  }

  @Test(
    arguments: [
      (["call people", "", "Sunday afternoons", "", "not Sunday, Saturday is better"], "On Saturday afternoons, I call people."),
      (
        ["listen better", "", "when someone else is talking", "", "use \"my colleagues\" in place of \"someone\""],
        "When my colleagues are talking, I listen until the last word."
      ),
      (["less sweets", "", "at work", "I eat an apple or some nuts", "only nuts please, I don't like apples"], "At work, I eat nuts."),
      (["no more soda", "", "with the lunch", "water with lemon", "I prefer sparkling water"], "At lunch, I drink sparkling water."),
      (
        ["drink more water", "", "every time I stop for fuel", "I drink a big bottle", "small bottle"],
        "Every time I stop for fuel, I drink a small bottle."
      ),
      (
        ["stretch my back", "", "before bed", "I do the cat stretch for five minutes", "five minutes is too long", "two minutes"],
        "Before bed, I do the cat stretch for two minutes."
      ),
      (["calm in traffic", "", "", "I let them go and turn on music", "leave out the music"], "I let them go."),
      (["less sugar", "", "at three", "I eat an apple", "ok and can you put nuts and not apple"], "At three, I eat nuts."),
      (["less sugar", "", "at three", "I eat an apple", "no, i eat some nuts"], "At three, I eat some nuts."),
      (
        ["eat breakfast", "", "after my shower", "I have crackers and a banana", "no, not after the shower, before it"],
        "Before my shower, I have crackers and a banana."
      ),
      (["walk", "", "after lunch", "I stand up five times", "bellissimo! but ten times"], "After lunch, I stand up ten times."),
      (
        ["learn Spanish", "I will travel to Mexico next year", "on the subway"], "On the subway, I study Spanish for ten minutes."
      ),
      (
        ["sleep earlier", "I am always tired at work and make mistakes.", "At ten o'clock in the evening."],
        "At ten o'clock in the evening, I go to bed."
      ),
      (
        ["stop procrastinating", "", "at 9 am when I sit down at my desk", "I open the hardest task", "shorter"],
        "When I sit down at my desk, I open the hardest task."
      ),
      (["learn Italian", "I go to Rome in summer", "in the metro to work"], "In the metro to work, I study Italian for ten minutes."),
    ] as [([String], String)])
  func `a change changes the sentence that was said`(lines: [String], sentence: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.first?.text == sentence)
  }

  @Test(arguments: ["no, good night", "no thanks, that's all", "no I'm done, thanks", "No, that's it for today", "thanks!", "nothing more"])
  func `behind a kept sentence a farewell ends the conversation`(line: String) {
    #expect(ConversationTable.english.wantsNoMore(line))
  }

  @Test(arguments: ["no, the other one", "sleep", "no more sugar", "I want to see all my friends"])
  func `what names another wish is no farewell`(line: String) {
    #expect(!ConversationTable.english.wantsNoMore(line))
  }

  @Test func `a prayer is no exclamation`() {
    let dialogue = ScriptedConversation.hearing(["Oh god, where do I start. I shout at the kids too much, every single morning"])
    #expect(dialogue.goal.family?.name == "patience with children")
  }

  @Test func `nobody is asked why who has said it`() {
    let dialogue = ScriptedConversation.hearing(["I want to meditate every morning after brushing my teeth because I'm stressed"])
    #expect(dialogue.question == .act)
  }
}
