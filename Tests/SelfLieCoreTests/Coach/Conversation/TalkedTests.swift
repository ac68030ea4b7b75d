import Testing

@testable import SelfLieCore

/// What people answer, put right, add and leave out as they talk.
struct TalkedTests {
  private static let guitar = ["play guitar", "I love it", "after dinner", "play one chord"]
  private static let plate = ["keep the flat tidy", "I feel calm then", "after dinner", "wash my plate", "8"]
  private static let stage = ["be confident when speaking in public", "", "before I speak", "breathe out slowly", "6"]
  private static let pub = ["stop drinking", "my liver", "Friday nights, after work, when the lads go to the pub"]
  private static let wine = ["drink less wine", "my sleep", "at six", "make a cup of tea"]
  private static let prayer = ["pray every morning", "it calms me", "when I wake up"]
  private static let laps = ["run more", "my health", "on Tuesdays and Thursdays", "run one lap", "6"]
  private static let keys = ["be on time", "", "the night before", "lay out my keys", "6"]
  private static let cardigan = ["knit a cardigan", "he's due in March", "after tea", "knit two rows", "8"]
  private static let yelling = ["stop yelling", "because he's kind", "when the dishes pile up"]

  @Test(arguments: [
    ("pretty true, I already do the curtains", 8), ("oh, quite true I should think", 8), ("that's true already, I do that", 8), ("meh", 4),
    ("not very", 3),
    ("very true", 9), ("kind of true", 5), ("6, is ok", 6),
  ])
  func `how true a sentence feels is heard in words, and the act stays`(line: String, rating: Int) {
    var dialogue = ScriptedConversation.hearing(Self.guitar)
    #expect(dialogue.question == .belief)
    let note = dialogue.take(line)
    #expect(dialogue.rating == rating && dialogue.question == .change, "\(note ?? "nothing")")
    #expect(note?.hasPrefix("I didn't understand") != true)
    #expect(dialogue.candidates.first?.text.contains("one chord") == true, "\(dialogue.candidates.map(\.text))")
  }

  @Test(
    arguments: [
      (prayer, ["I say thank you for three things"], "I say thank you for three things"),
      (prayer, ["fold my hands", "6", "I say thank you before my feet touch the floor"], "say thank you"),
      (stage, ["and then I look at one friendly face"], "I breathe out slowly and then I look at one friendly face."),
      (
        ["be more patient with my daughter", "she deserves it", "at bedtime", "kneel down", "7"], ["at bath time too actually"],
        "At bedtime and at bath time, I kneel down."
      ),
      (plate, ["and then wipe the counter", "just the counter"], "After dinner, I wipe the counter."),
      (plate, ["and then wipe the counter", "too much"], "After dinner, I wash my plate."),
      (laps, ["Thursday doesn't work anymore, Saturdays instead"], "On Tuesdays and Saturdays, I run one lap."),
      (laps, ["can I have both the reason and the days in one"], "On Tuesdays and Thursdays, I run one lap for my health."),
      (keys, ["say \"the evening before\" instead"], "The evening before, I lay out my keys."),
      (
        ["trust my team", "they are good", "when I review a report", "send it back with one comment", "6"],
        ["I'd rather it said \"and leave the rewriting to them\""], "and leave the rewriting to them."
      ),
    ] as [([String], [String], String)])
  func `the first sentence says what is added, narrowed or put right`(lines: [String], more: [String], words: String) {
    let first = ScriptedConversation.hearing(lines + more).candidates.first?.text
    #expect(first?.contains(words) == true, "\(first ?? "nothing")")
  }

  @Test(
    arguments: [
      (
        ["sleep properly", "because I am tired"], ["after I get home from the shift, about half seven"], "after I get home from the shift"
      ),
      (pub, [], "when the lads go to the pub"), (pub, ["order a coke", "6", "it's Fridays that are the trouble"], "Fridays"),
      (wine, ["6", "it's half past six really"], "at half past six"),
      (yelling, ["walk out and come back when I've calmed down"], "when the dishes pile up"),
      (yelling, ["walk out", "6", "no, the moment is the laundry"], "when I do the laundry"),
      (wine, ["7", "can we just say once the dishes are done"], "once the dishes are done"),
      (stage, ["something for the moment right before I go on stage"], "before I go on stage"),
    ] as [([String], [String], String)])
  func `the moment is the one that is meant`(lines: [String], more: [String], moment: String) {
    let trigger = ScriptedConversation.hearing(lines + more).goal.stated.trigger
    #expect(trigger?.contains(moment) == true, "\(trigger ?? "nothing")")
  }

  @Test(
    arguments: [
      (wine, "hmm. it's more that I want to be there for my kids", "I want to be there for my kids"),
      (["knit a cardigan"], "he's due in March, and I'd like him to have something from his gran", "I want him to have something"),
      (cardigan, "and he isn't due, well he is, but the reason is I want him to have something", "I want him to have something"),
      (cardigan, "what if it just said \"because I want him to have something\"", "I want him to have something"),
      (keys, "with a reason: out of respect for my friends", "out of respect for my friends"),
    ] as [([String], String, String)])
  func `the reason is the one that is meant`(lines: [String], line: String, reason: String) {
    let dialogue = ScriptedConversation.hearing(lines + [line]), told = dialogue.goal.stated.reason
    #expect(told?.contains(reason) == true, "\(told ?? "nothing")")
    #expect(!dialogue.candidates.contains { $0.text.contains("with a reason") })
  }

  @Test func `whom somebody yells at is what the goal is about`() {
    let dialogue = ScriptedConversation.hearing(["stop yelling", "at my husband, I mean"])
    #expect(dialogue.goal.stated.words == "stop yelling at my husband" && dialogue.goal.stated.trigger == nil)
  }

  @Test func `one of two acts is left by its word`() {
    let lines = ["stop checking email", "my focus", "whenever a build is running", "stretch or look out of the window", "6"]
    let first = ScriptedConversation.hearing(lines + ["only the stretching please"]).candidates.first?.text ?? ""
    #expect(first.contains("I stretch") && !first.contains("stretching") && !first.contains("window"), "\(first)")
  }

  @Test func `sentences are refused in the words of the young`() {
    var dialogue = ScriptedConversation.hearing(["stop vaping", "because my throat hurts", "after school"])
    let before = dialogue.candidates.map(\.text)
    _ = dialogue.take("nah these are cringe")
    #expect(Set(dialogue.candidates.map(\.text)).isDisjoint(with: before) && dialogue.question == .act)
    _ = dialogue.take("maybe like play a round of fifa")
    #expect(dialogue.goal.stated.replacement?.contains("round of fifa") == true)
  }

  @Test(arguments: [
    ("I miss her so much", "I hear you. Take your time"), ("it feels like a chore that way", "Then"),
    ("make that about singing, not playing", "Then write the sentence"), ("then something a bit harder", "Then say a bigger step"),
    ("is correct now?", "/why 1"), ("what if I slip?", "Then you begin again the same day"),
  ])
  func `what changes no sentence is answered`(line: String, answer: String) {
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    let before = dialogue.candidates.map(\.text), said = dialogue.take(line)
    #expect(said?.hasPrefix(answer) == true, "\(said ?? "nothing")")
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test func `what was not meant is taken back`() {
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    let before = dialogue.candidates.map(\.text)
    _ = dialogue.take("before lunch")
    #expect(dialogue.candidates.map(\.text) != before)
    _ = dialogue.take("no, I didn't mean that literally")
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test func `the sentences keep their numbers behind one that was kept`() {
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    let shown = dialogue.candidates.map(\.text)
    dialogue.keep(shown[0])
    #expect(dialogue.candidates.map(\.text) == shown && dialogue.wantsAnother("yes"))
    _ = dialogue.passOthers()
    #expect(Set(dialogue.candidates.map(\.text)).isDisjoint(with: shown))
  }

  @Test(arguments: ["no I meant it", "I meant every word", "I mean it"])
  func `who insists behind the text for danger is not calmed by that`(line: String) {
    #expect(!ScriptedConversation(seed: 1).isCalming(line) && ScriptedConversation(seed: 1).isCalming("I didn't mean it"))
  }

  @Test(arguments: [("gaming", "to stop", Goal.Kind.quit), ("netflix", "less of it", .quit), ("walk more", "to start", .build)])
  func `to start or to stop may be said where the reason is asked for`(goal: String, line: String, kind: Goal.Kind) {
    var dialogue = ScriptedConversation.hearing([goal])
    #expect(dialogue.question == .reason)
    #expect(dialogue.take(line)?.hasPrefix("Yes, to ") == true)
    #expect(dialogue.question == .reason && dialogue.goal.kind == kind && dialogue.goal.stated.reason == nil)
  }

  @Test(
    arguments: [
      (["learn Portuguese", "", "at breakfast", "go through ten flashcards", "6"], "make it fifteen flashcards", "fifteen flashcards"),
      (["learn Portuguese", "", "at breakfast", "go through ten flashcards", "6"], "fifteen", "fifteen flashcards"),
      (["save money", "", "on payday", "move 200 zloty to the savings account"], "150 instead of 200", "one hundred fifty zloty"),
      (["speak up in class", "", "in seminars"], "say one thing in the first five minutes", "one thing in the first five minutes."),
      (["pray more", "", "before bed", "kneel and say one psalm", "6"], "remove kneel", "Before bed, I say one psalm."),
      (["tidy up", "", "after breakfast", "wash my cup", "7"], "wiping the table is enough", "I wipe the table."),
      (["sort my receipts", "", "on Sunday at ten with a coffee", "sort ten receipts", "6"], "without the coffee", "On Sunday at ten, I"),
    ] as [([String], String, String)])
  func `amounts are changed, and what is left out leaves no rest`(lines: [String], line: String, words: String) {
    let first = ScriptedConversation.hearing(lines + [line]).candidates.first?.text
    #expect(first?.contains(words) == true, "\(first ?? "nothing")")
  }

  @Test func `mine is the sentence as it was written`() {
    let own = "I kneel down and whisper to my kids in the hall."
    var dialogue = ScriptedConversation.hearing(["be calmer with my kids", "", "", "", own])
    _ = dialogue.take("make that a bit shorter")
    #expect(dialogue.candidates.first?.text != own)
    #expect(dialogue.kept(by: "no, mine was better", among: 3) == nil)
    _ = dialogue.take("no, mine was better")
    #expect(dialogue.candidates.first?.text == own)
  }

  @Test(
    arguments: [
      (
        ["ring my mother", "because I love her", "on Wednesdays", "", "5"], ["put a reason in"],
        "On Wednesdays, I ring my mother because I love her."
      ),
      (
        ["ring my mother", "because I love her", "on Wednesdays", "", "5"], ["put a reason in", "make it Thursday"],
        "On Thursdays, I ring my mother because"
      ),
      (["vape less", "", "at the break", "chew gum", "6"], ["change it to say mint gum"], "mint gum."),
      (["stretch", "", "", "", "5"], ["I lie down on the mat and I breathe."], "I lie down on the mat and I breathe."),
      (["stretch", "", "", "", "5"], ["You've got this, Maria, one stretch at a time."], "You've got this, Maria, one stretch at a time."),
    ] as [([String], [String], String)])
  func `what somebody would say comes first`(lines: [String], more: [String], words: String) {
    let first = ScriptedConversation.hearing(lines + more).candidates.first?.text
    #expect(first?.contains(words) == true && first?.contains("say mint") != true, "\(first ?? "nothing")")
  }

  @Test func `another goal follows a sentence that was kept`() {
    var dialogue = ScriptedConversation.hearing(["ring my mother", "", "on Wednesdays", "", "5"])
    if let first = dialogue.candidates.first { dialogue.keep(first.text) }
    _ = dialogue.take("read more books")
    #expect(dialogue.goal.stated.words == "read more books" && dialogue.goal.stated.trigger == nil)
  }

  @Test(arguments: [
    ("thank you, that helped", "You're welcome"), ("what does 6 mean?", "From 0"), ("will it get easier?", "Nobody can promise"),
    ("I cry when I read that", "I hear you"),
  ])
  func `small talk is answered`(line: String, answer: String) {
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    let before = dialogue.candidates.map(\.text), said = dialogue.take(line)
    #expect(said?.hasPrefix(answer) == true && dialogue.candidates.map(\.text) == before, "\(said ?? "nothing")")
  }

  @Test func `a joke is no goal`() {
    var dialogue = ScriptedConversation(seed: 1)
    #expect(dialogue.take("sorry I was only joking") != nil && dialogue.question == .goal && dialogue.goal.stated.words.isEmpty)
  }

  @Test(arguments: [
    (["less phone", "", "in the evening", "phone goes in the bathroom"], "I leave my phone in the bathroom"),
    (["play with my grandson", "ride the exercise bike for ten minutes"], "ride the exercise bike for ten minutes"),
  ])
  func `an act is heard in other words, and where the reason is asked for`(lines: [String], words: String) {
    let dialogue = ScriptedConversation.hearing(lines)
    #expect(dialogue.candidates.contains { $0.text.contains(words) } && dialogue.goal.stated.reason == nil)
  }

  @Test func `a rating with its reason keeps nothing`() {
    let dialogue = ScriptedConversation.hearing(Self.guitar)
    #expect(dialogue.question == .belief && dialogue.kept(by: "3 because I'd never do it", among: 3) == nil)
    #expect(ScriptedConversation.hearing(Self.guitar + ["3 because I'd never do it"]).rating == 3)
  }

  @Test func `what somebody can't do is turned into what they can`() {
    var dialogue = ScriptedConversation.hearing(["my back hurts"])
    #expect(dialogue.take("I can't lift my grandson")?.contains("so that I can lift my grandson") == true)
  }

  @Test(arguments: [
    "drop mine", "use yours instead", "forget my sentence", "I don't want mine anymore", "yours were better", "no, delete my one",
    "actually, go back to yours please", "nah forget mine", "I prefer your version", "I'd rather have your sentence", "your first one",
  ])
  func `one's own sentence is left in plain words, and comes back`(line: String) {
    let own = "I play one song with my eyes closed."
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8", own])
    #expect(dialogue.candidates.first?.text == own)
    #expect(dialogue.take(line) == "Then without yours; \"back\" brings it back.")
    #expect(!dialogue.candidates.isEmpty && !dialogue.candidates.contains { $0.text == own })
    _ = dialogue.take("back")
    #expect(dialogue.candidates.first?.text == own)
  }

  @Test func `a sentence of one's own is no reason`() {
    let habit = "When I sit at my desk, I keep my hands on the keyboard."
    let dialogue = ScriptedConversation.hearing(["stop biting my nails", habit])
    #expect(dialogue.candidates.first?.text == habit && dialogue.goal.stated.reason == nil)
    let sore = ScriptedConversation.hearing(["stop biting my nails", "When I bite them, I feel ashamed."])
    #expect(sore.candidates.first?.source != .person)
  }

  @Test(
    arguments: [
      (
        ["keep the flat tidy", "because I feel calm then", "after dinner", "wash my plate", "8"], ["put the reason in the first one"],
        "After dinner, I wash my plate because I feel calm then."
      ),
      (
        ["keep the flat tidy", "because I feel calm then", "after dinner", "wash my plate", "8"], ["I'd like the reason in there too"],
        "After dinner, I wash my plate because I feel calm then."
      ),
      (plate, ["it sounds odd, say \"I wash my plate and sit down\""], "I wash my plate and sit down."),
      (["keep the flat tidy", "", "after dinner"], ["say clean one room"], "After dinner, I clean one room."),
      (["eat less sugar", "my teeth", "at four"], ["apples are boring, a banana"], "banana"),
    ] as [([String], [String], String)])
  func `what is asked for stands in the first sentence`(lines: [String], more: [String], words: String) {
    let first = ScriptedConversation.hearing(lines + more).candidates.first?.text
    #expect(first?.contains(words) == true, "\(first ?? "nothing")")
  }

  @Test func `what it is for may be said where the moment is asked for`() {
    let dialogue = ScriptedConversation.hearing(["walk more", "", "to feel better"])
    #expect(dialogue.goal.stated.reason == "to feel better" && dialogue.goal.stated.replacement == nil)
  }

  @Test(arguments: [
    ("add an emoji", "A sentence has words alone"), ("email it to me", "It stays on this machine"),
    ("set a reminder", "\"selflie remind\""), ("translate it to French", "selflie hears only English"),
    ("make it louder", "That is your voice's part"), ("both please", "Yes, one after the other"),
    ("in the first person", "These say \"I\" already"),
  ])
  func `what the words cannot do is told`(line: String, answer: String) {
    var dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    let before = dialogue.candidates.map(\.text), said = dialogue.take(line)
    #expect(said?.hasPrefix(answer) == true, "\(said ?? "nothing")")
    #expect(dialogue.candidates.map(\.text) == before)
  }

  @Test func `another sentence for another time follows the one that was kept`() {
    var dialogue = ScriptedConversation.hearing(["write my thesis", "", "after breakfast", "write one page", "7"])
    dialogue.keep("After breakfast, I write one page.")
    _ = dialogue.take("and another one for the evenings please")
    #expect(dialogue.candidates.first?.text.hasPrefix("In the evenings, ") == true, "\(dialogue.candidates.map(\.text))")
  }

  @Test(
    arguments: [
      ("keep it and let's stop here", 1), ("keep the second one, I have to go now", 2), ("let's stop here", nil),
      ("let's leave it there for today", nil), ("keep it", nil),
    ] as [(String, Int?)])
  func `whoever leaves keeps what they say to keep`(line: String, number: Int?) {
    let dialogue = ScriptedConversation.hearing(Self.guitar + ["8"])
    #expect(dialogue.kept(onLeavingBy: line, among: 3) == number)
    #expect(dialogue.isFarewell(line) == (line != "keep it"))
  }
}
