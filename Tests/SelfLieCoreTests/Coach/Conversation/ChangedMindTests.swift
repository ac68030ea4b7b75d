import Testing

@testable import SelfLieCore

/// People who refuse something, come back to it, or put their own words in.
struct ChangedMindTests {
  private static func hearing(_ lines: String...) -> ScriptedConversation { .hearing(lines) }

  @Test(arguments: [
    ("fewer mistakes at work", "I make mistakes when I'm tired", "when I'm tired"),
    ("stop smoking", "I smoke when I'm bored", "when I'm bored"),
  ])
  func `when it happens is no answer to why, and no sentence`(goal: String, line: String, moment: String) {
    let dialogue = Self.hearing(goal, line)
    #expect(dialogue.goal.stated.trigger == moment && dialogue.goal.stated.reason == nil && dialogue.goal.stated.replacement == nil)
    #expect(!dialogue.candidates.contains { $0.text.contains(line) }, "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: [
    "forget it, I'd like to read more instead", "scrap that, I'd like to read more", "actually forget that, I want to read more",
  ])
  func `another goal leaves the moment of the first behind`(line: String) {
    let dialogue = Self.hearing("stop shouting at my kids", "", "after dinner", "leave the room", line)
    #expect(dialogue.goal.stated.words.hasSuffix("read more") && dialogue.goal.stated.trigger == nil, "\(dialogue.goal.stated.words)")
    #expect(!dialogue.candidates.contains { $0.text.hasPrefix("After dinner") || $0.text.contains("room") })
  }

  @Test(arguments: ["put the flat in", "put the flat in please"])
  func `a reason is put into the first sentence`(line: String) {
    let dialogue = Self.hearing("save money", "for a flat", "on payday", "move fifty pounds into savings", "8", line)
    #expect(dialogue.candidates.first?.text.contains("flat") == true, "\(dialogue.candidates.map(\.text))")
    #expect(dialogue.goal.stated.replacement == "move fifty pounds into savings")
  }

  @Test func `what is to be said too is told for, and is no moment`() {
    #expect(Self.hearing("sleep better", "", "at ten", "put my phone away", "8", "put in that I sleep better").goal.stated.reason != nil)
    let patient = Self.hearing("be more patient", "", "after work", "work in my daughter")
    #expect(patient.goal.stated.trigger == "after work" && patient.goal.stated.reason?.contains("my daughter") == true)
  }

  private static func isAfterDinner(_ dialogue: ScriptedConversation) -> Bool {
    dialogue.candidates.contains { $0.text.hasPrefix("After dinner, ") }
  }

  @Test func `a moment that is refused comes no more, until it is named again`() {
    var dialogue = Self.hearing("go for a walk", "", "after dinner", "walk round the block", "8")
    for _ in 1...2 {
      #expect(dialogue.take("not after dinner")?.isEmpty == false)
      #expect(!Self.isAfterDinner(dialogue) && dialogue.goal.stated.trigger == nil && dialogue.question == .moment)
    }
    _ = dialogue.take("others")
    #expect(!Self.isAfterDinner(dialogue))
    _ = dialogue.take("after dinner")
    #expect(Self.isAfterDinner(dialogue))
  }

  @Test func `sentences that were refused come again last`() {
    var dialogue = Self.hearing("go for a walk", "", "after dinner")
    let refused = dialogue.candidates.map(\.text)
    _ = dialogue.take("none of these")
    while let text = dialogue.candidates.first?.text, dialogue.passed.count < 60, !refused.contains(text) {
      let shown = dialogue.candidates.map(\.text)
      #expect(Set(shown).isDisjoint(with: refused), "\(shown)")
      if dialogue.take("show me others") != nil { break }
    }
    #expect(!dialogue.candidates.isEmpty && dialogue.goal.stated.reason == nil)
  }

  @Test(
    arguments: [
      ("I changed my mind, I do want that one", 2), ("ok I do want the first one after all", 1), ("ok I want it after all", 2),
      ("I want to read more", nil), ("I do", nil),
    ] as [(String, Int?)])
  func `a sentence that was not kept may be taken after all`(line: String, number: Int?) {
    var dialogue = Self.hearing("go for a walk", "", "after dinner")
    _ = dialogue.decline(dialogue.candidates[1].text, at: 2, for: nil)
    #expect(dialogue.kept(by: line, among: 3) == number)
  }

  @Test func `another one is wished for with why`() {
    var dialogue = Self.hearing("go for a walk")
    let before = dialogue.candidates.map(\.text)
    _ = dialogue.take("another one please, not so bare")
    #expect(dialogue.candidates.map(\.text) != before && dialogue.goal.stated.reason == nil)
  }

  @Test func `an hour in an act takes no event's place`() {
    let dialogue = Self.hearing("stop staying late at work", "", "when my boss asks for more", "leave my desk at six")
    #expect(dialogue.goal.stated.trigger == "when my boss asks for more", "\(dialogue.candidates.map(\.text))")
    #expect(Self.hearing("stop staying late at work", "leave at six").goal.stated.trigger == "at six")
  }

  @Test(arguments: [
    "I breathe slowly when my son cries, so that he feels safe with me.",
    "I breathe slowly when my son cries, because he needs a calm mother.",
  ])
  func `a sentence of one's own keeps its reason`(line: String) {
    #expect(Self.hearing("be calmer", line).candidates.first?.text == line)
    #expect(Self.hearing("be calmer", "", "after work", "breathe", "8", line).candidates.first?.text == line)
  }

  @Test(
    arguments: [
      ("hmm, not the window", nil, "walk"), ("no wait, not the window, the balcony", nil, "walk to the balcony"),
      ("I'd rather say open the door", nil, "open the door"), ("I'm not sure", "Then \"yes\" keeps the first", "walk to the window"),
      ("sounds rude", "Then write it", "walk to the window"),
    ] as [(String, String?, String)])
  func `small talk around a change is read`(line: String, note: String?, act: String) {
    var dialogue = Self.hearing("stop yelling", "", "when they fight", "walk to the window", "8")
    let said = dialogue.take(line)
    #expect(dialogue.goal.stated.replacement == act && (note == nil || said?.hasPrefix(note ?? "") == true), "\(said ?? "nothing")")
  }

  @Test func `why a thing is refused is no thing in its place`() {
    #expect(Request("not squats, my knees hurt") == .leaveOut("squats"))
    #expect(Request("not the phone, the tablet") == .replace("phone", with: "tablet"))
    let dialogue = Self.hearing("exercise", "", "after work", "do ten squats", "8", "not squats, my knees hurt")
    #expect(
      !dialogue.candidates.contains { $0.text.contains("knees") || $0.text.contains("ten squats") }, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `what the habit does is why`() {
    #expect(Self.hearing("stop doomscrolling", "wastes my evenings").goal.stated.trigger == nil)
    #expect(Self.hearing("stop vaping", "coz its expensive").goal.stated.reason?.contains("it's expensive") == true)
  }

  @Test func `what is said aloud is no sentence to keep`() {
    #expect(Self.hearing("be kinder to myself", "", "after a mistake").kept(by: "say it's okay", among: 3) == nil)
    #expect(Self.hearing("be kinder to myself", "", "after a mistake", "say it's okay").goal.stated.replacement == "say \"it's okay\"")
  }

  @Test func `whoever is missed and has died is grieved for`() {
    #expect(Self.hearing("I miss my husband", "he died in May").goal.stated.words == "grieve for my husband")
  }

  @Test func `one asks to see the sentences in few words`() {
    let dialogue = Self.hearing("walk the dog more")
    #expect(dialogue.wantsSight(of: "show me") && dialogue.wantsSight(of: "show me something"))
  }
}
