import Testing

@testable import SelfLieCore

/// What people say of one sentence: that it is the one, that it is not, and what it is to say instead.
struct JudgedSentenceTests {
  private static let phone = ["stop scrolling", "", "in bed around eleven", "put the phone in the hall", "4"]
  private static let horse = ["swear less at my horse", "", "when she won't load in the trailer", "breathe out and wait", "7"]
  private static let towel = ["i keep leaving wet towels on the bed", "", "after my shower", "hang it on the rail", "7"]
  private static let van = ["save for a van", "", "payday", "move 200 quid over", "7"]

  @Test(arguments: [
    ("in the hall isn't far enough, say downstairs", phone, "In bed around eleven, I put the phone downstairs."),
    ("quid sounds daft, pounds", van, "On payday, I move two hundred pounds over."),
    ("not payday, the 28th", van, "On the twenty-eighth, I move two hundred quid over."),
    ("not payday, the 1st", van, "On the first, I move two hundred quid over."),
    ("her name is Duchess", horse, "When Duchess won't load in the trailer, I breathe out and wait."),
    (
      "say \"my horse Duchess\"", ["stroke my horse", "", "after lunch", "stroke my horse slowly", "7"],
      "After lunch, I stroke my horse Duchess slowly."
    ),
    (
      "his name is Dan", ["swear less", "", "late at night when he's asleep", "whistle", "7"],
      "Late at night when Dan is asleep, I whistle."
    ),
    ("put Duchess in it", horse, "When Duchess won't load in the trailer, I breathe out and wait."),
    ("can it say Duchess instead of she", horse, "When Duchess won't load in the trailer, I breathe out and wait."),
    ("make it about mornings", van, "In the morning, I move two hundred quid over."),
    ("put sing a song in number 1", horse, "When my horse won't load in the trailer, I sing a song."),
    ("change it to £150", van, "On payday, I move one hundred fifty quid over."),
    ("hang what up? it should say towel", towel, "After my shower, I hang my towel on the rail."),
    ("no, in the kitchen", phone, "In bed around eleven, I put the phone in the kitchen."),
    ("be proud of my horse", horse, "When she won't load in the trailer, I am proud of my horse."),
    ("make it the first of the month", van, "On the first of the month, I move two hundred quid over."),
  ])
  func `what a sentence is to say instead is put in`(line: String, before: [String], sentence: String) {
    let texts = ScriptedConversation.hearing(before + [line]).candidates.map(\.text)
    #expect(texts.first == sentence, "\(texts)")
  }

  @Test(arguments: [
    ("the third is more honest", 3), ("number 2 feels truer", 2), ("the second one is lovely", 2), ("amen", 1), ("perfect", 1),
    ("spot on", 1),
    ("the hall one is perfect", 1),
  ])
  func `praise of a sentence chooses it`(line: String, number: Int) {
    #expect(ScriptedConversation.hearing(Self.phone).kept(by: line, among: 3) == number)
  }

  @Test(arguments: [
    ("the second sentence is boring", 1), ("the third one is bland", 2), ("number 2 sounds flat", 1), ("delete the hall one", 0),
    ("the second one sounds like homework", 1),
  ])
  func `a sentence that is blamed goes`(line: String, place: Int) {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    let text = dialogue.candidates[place].text
    #expect(dialogue.take(line)?.isEmpty == false)
    #expect(!dialogue.candidates.contains { $0.text == text })
  }

  @Test(arguments: ["make it about bed", "can it be about the hall"])
  func `what it is about already is said`(line: String) {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    _ = dialogue.take(line)
    #expect(dialogue.candidates.first?.text == "In bed around eleven, I put the phone in the hall.")
  }

  @Test func `somebody is called by their name`() {
    let dialogue = ScriptedConversation.hearing(["ring my gran", "", "after lunch", "ring my gran", "9", "my gran's name is Ivy"])
    #expect(dialogue.candidates.first?.text == "After lunch, I ring Ivy.")
  }

  @Test func `a moment that is refused is asked for anew`() {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    #expect(dialogue.take("not that moment") == "Then another moment.")
    #expect(dialogue.goal.stated.trigger == nil && dialogue.question == .moment)
  }

  @Test func `what is put somewhere is not put nowhere`() {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    _ = dialogue.take("make it shorter")
    #expect(!dialogue.candidates.contains { $0.text.hasSuffix("I put the phone.") })
  }

  @Test(arguments: ["finished", "I'm done", "ok, done", "all done."])
  func `whoever is done leaves`(line: String) {
    #expect(ScriptedConversation.hearing(Self.phone).isFarewell(line))
    #expect(!ScriptedConversation.hearing(["stop scrolling"]).isFarewell(line))
  }

  @Test(arguments: [
    "nah, stop here", "Thank you, that is all for now", "I think that's enough for today", "I am ok, just very tired. I'll stop for today",
    "that is no English. I want to stop here", "no, finish",
  ])
  func `whoever wants to stop may, whatever is asked`(line: String) {
    #expect(ScriptedConversation.hearing(Self.phone).isFarewell(line))
    #expect(ScriptedConversation.hearing(["stop scrolling"]).isFarewell(line))
    #expect(!ScriptedConversation.hearing(["stop scrolling"]).isFarewell("when I have to go"))
  }

  @Test(arguments: ["the second one doesn't feel true to me", "the second one isn't me"])
  func `a sentence that does not fit goes`(line: String) {
    var dialogue = ScriptedConversation.hearing(["stop scrolling", "", "in bed"])
    let second = dialogue.candidates[1].text
    _ = dialogue.take(line)
    #expect(!dialogue.candidates.map(\.text).contains(second), "\(dialogue.candidates.map(\.text))")
  }

  @Test(arguments: ["haha yes 10", "ok 10", "that's better, 10"])
  func `a number counts with what is said around it`(line: String) {
    var dialogue = ScriptedConversation.hearing(Array(Self.phone.dropLast()))
    #expect(dialogue.question == .belief)
    #expect(dialogue.take(line) == "Good.")
  }

  @Test func `the meaning of a number is asked of its sentence`() {
    let dialogue = ScriptedConversation.hearing(Self.phone)
    #expect(dialogue.whyCommand(for: "what's number 2 mean") == "/why 2")
    #expect(dialogue.whyCommand(for: "what does the second one mean?") == "/why 2")
  }

  @Test func `others leaves what the person said first`() {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    let before = dialogue.candidates.map(\.text)
    _ = dialogue.take("others")
    let after = dialogue.candidates.map(\.text)
    #expect(after.first == before[0] && Set(after.dropFirst()).isDisjoint(with: before), "\(after)")
  }

  @Test func `what it is not about gives way to why`() {
    let dialogue = ScriptedConversation.hearing([
      "be funnier", "girls like funny guys", "", "", "2", "its not really about girls, i just want to make my friends laugh",
    ])
    #expect(
      dialogue.candidates.allSatisfy { !$0.text.contains("girls") } && dialogue.candidates.contains { $0.text.contains("my friends laugh") }
    )
  }

  @Test(arguments: [
    ("keep 2 and 3", [2, 3]), ("keep both", [1, 2]), ("ok, keep the first and the third", [1, 3]), ("keep the first two", [1, 2]),
    ("keep all three", [1, 2, 3]), ("keep one", []), ("keep the first one", []), ("keep number 2", []), ("keep it to two minutes", []),
  ])
  func `several are kept one after the other`(line: String, numbers: [Int]) {
    #expect(ScriptedConversation.hearing(Self.phone).severalKept(by: line, among: 3) == numbers)
  }

  @Test(arguments: [("why number 3?", "/why 3"), ("why the second", "/why 2"), ("why is 2 good?", "/why 2"), ("why that one?", "/why 1")])
  func `why is asked of the sentence that is named`(line: String, command: String) {
    let found = ScriptedConversation.hearing(Self.phone).whyCommand(for: line)
    #expect(found == command || command == "/why 1" && found == "/why")
  }

  @Test func `what is wanted behind a sentence that was kept begins anew`() {
    var dialogue = ScriptedConversation.hearing(Self.phone)
    dialogue.keep(dialogue.candidates[0].text)
    _ = dialogue.take("I also want to walk more")
    #expect(dialogue.goal.stated.words == "walk more")
  }

  @Test(arguments: ["not sure how this works", "what does this thing do?", "I don't know what this is for", "how does this program work"])
  func `who asks what this is hears it before they have a goal`(line: String) {
    var dialogue = ScriptedConversation(seed: 1)
    #expect(dialogue.take(line)?.hasPrefix("You say a goal") == true && dialogue.question == .goal)
  }

  @Test func `the learning is left out by its name`() {
    let dialogue = ScriptedConversation.hearing(["be funnier", "", "", "", "7", "drop \"learning\" please"])
    #expect(dialogue.candidates.first?.text == "I am funnier.")
  }
}
