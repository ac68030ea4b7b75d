import Testing

@testable import SelfLieCore

/// What people wish of the sentences in words of their own, and what they say beside a sentence.
struct WishedSentenceTests {
  @Test(arguments: [
    (
      [
        "play the cello", "", "when they are in bed", "play one scale", "7",
        "\"when they're in bed\", who's they? say once the kids are in bed",
      ],
      "Once the kids are in bed, I play one scale."
    ),
    (
      [
        "stop interrupting", "", "when someone talks", "count to three", "6", "it's my daughter mostly, can you say when my daughter talks",
      ],
      "When my daughter talks, I count to three."
    ),
    (
      ["get up earlier", "", "when the alarm rings", "open the curtains", "7", "I don't like \"open the curtains\", say turn on the lamp"],
      "When the alarm rings, I turn on the lamp."
    ),
    (["save money", "", "on payday", "put two hundred aside", "7", "two hundred pounds"], "On payday, I put two hundred pounds aside."),
    (
      ["drink less wine", "", "when I cook", "make a cup of tea or a tonic with lime", "6", "just the tonic"],
      "When I cook, I make a tonic with lime."
    ),
    (
      [
        "stop picking my nails", "", "while I'm watching telly or reading", "squeeze a stress ball", "7",
        "make it shorter, I just want the telly bit",
      ],
      "While I'm watching telly, I squeeze a stress ball until the urge fades."
    ),
    (
      [
        "write my thesis", "", "at nine", "open the file and write one paragraph", "4", "I don't think I'll manage a whole paragraph",
        "one sentence",
      ], "At nine, I open the file and write one sentence."
    ),
    (["tidy my desk", "", "before I go home", "spend five minutes tidying it"], "Before I go home, I spend five minutes tidying my desk."),
    (
      ["stop shouting at my kids", "", "at the front door", "crouch down and ask them in a quiet voice"],
      "At the front door, I crouch down and ask my kids in a quiet voice."
    ),
    (["play the cello", "", "after homework", "take it out of the case"], "After homework, I take the cello out of the case."),
    (["ask for a raise", "", "at my review", "say my number and then be quiet"], "At my review, I say my number and then stay quiet."),
    (
      ["gather my receipts", "", "on Saturday", "get the box out", "7", "put my music on as well"],
      "On Saturday, I get the box out and put my music on."
    ),
  ])
  func `a wish behind a remark is met`(lines: [String], sentence: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.first?.text == sentence)
  }

  @Test(arguments: [
    ("ok that first one's good", 1), ("the first one's fine", 1), ("keep it as it was", 1), ("that's more like it", 1), ("haha yes", 1),
    ("go on then, keep it", 1), ("number 2 is closest", 2), ("ok thank you", 1), ("lovely, the first one", 1),
  ])
  func `whoever is pleased in everyday words keeps a sentence`(line: String, number: Int) {
    let dialogue = ScriptedConversation.hearing(["read more", "", "after dinner", "read one page", "8"])
    #expect(dialogue.kept(by: line, among: 3) == number)
  }

  @Test(arguments: [
    "better. shorter please", "I don't understand the one about books", "what's wrong with the second one", "why the first one",
  ])
  func `whoever asks for something keeps nothing`(line: String) {
    #expect(ScriptedConversation.hearing(["read more", "", "after dinner", "read one page", "8"]).kept(by: line, among: 3) == nil)
  }

  @Test(arguments: [
    "the kettle one sounds wrong, it's my mum's", "it's more my son than both, he's called Jake",
    "I'm scared of the drill not the phone call",
    "I don't have breakfast", "it's still dark then",
  ])
  func `a remark becomes no sentence`(line: String) {
    var dialogue = ScriptedConversation.hearing(["drive calmly", "", "when someone cuts me off", "breathe out", "8"])
    let before = dialogue.candidates.map(\.text)
    #expect(dialogue.take(line) != nil && dialogue.candidates.map(\.text) == before)
  }

  @Test(arguments: [
    (["quit vaping", "got a baby on the way"], "I stay vape-free because I've got a baby on the way."),
    (["ask for a raise", "been here four years on the same pay"], "I ask for a raise because I've been here four years on the same pay."),
    (["eat more vegetables", "doctor says my cholesterol is up"], "I eat more vegetables for my cholesterol."),
    (["play the cello", "it used to make me feel like myself"], "I play the cello because it makes me feel like myself."),
  ])
  func `a reason that leaves words out is said whole`(lines: [String], sentence: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.contains { $0.text == sentence })
  }

  @Test(arguments: [
    (["answer my phone", "calls make me anxious"], "anxious"),
    (["hand over calmly at work", "", "at the end of my shift", "I feel like I'm abandoning my patients"], "abandoning"),
  ])
  func `what hurts stands in no sentence`(lines: [String], word: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.allSatisfy { !$0.text.contains(word) })
  }

  @Test func `quoted words that are said belong to what is done`() {
    let dialogue = ScriptedConversation.hearing([
      "hand over calmly at work", "", "at the end of a shift", "give my report and say \"over to you\"",
    ])
    #expect(dialogue.candidates.contains { $0.text == "At the end of a shift, I give my report and say \"over to you\"." })
  }

  @Test func `a word of the goal can be left out where another sentence does without it`() {
    var dialogue = ScriptedConversation.hearing(["speak up more in seminars", "", "when the tutor asks", "raise my hand", "8"])
    _ = dialogue.take("can you take \"in seminars\" out")
    #expect(!dialogue.candidates.isEmpty && dialogue.candidates.allSatisfy { !$0.text.contains("seminars") })
  }

  @Test(arguments: [
    (
      "I stand on each leg, not one", ["do balance exercises", "", "in the morning", "stand on one leg", "7"],
      "In the morning, I stand on each leg."
    ),
    (
      "it's July now not June, they moved it", ["learn Portuguese", "", "before we move in June", "open my book", "7"],
      "Before we move in July, I open my book."
    ),
    (
      "it's \"the lads at work\"", ["quit vaping", "", "on my break with the lads", "walk round the block", "7"],
      "On my break with the lads at work, I walk round the block."
    ),
    (
      "actually I take the bus now, not the train", ["learn Spanish", "", "on the train to work", "do one lesson", "7"],
      "On the bus to work, I do one lesson."
    ),
    ("I'd rather it just said I make the bed", ["make the bed", "", "when I get up", "pull the duvet straight", "7"], "I make the bed."),
    ("i want one that says i know this stuff", ["pass my exam", "", "when the exam starts", "breathe out", "7"], "I know this stuff."),
    (
      "yes but in team meetings only, at home im fine", ["dont talk over people", "", "in meetings", "write my thought down", "7"],
      "In team meetings, I write my thought down."
    ),
    (
      "take out the wiped out part", ["study for the boards", "", "after my shift when I'm wiped out", "do ten questions", "7"],
      "After my shift, I do ten questions."
    ),
    ("at my kitchen table then", ["write my thesis", "", "in the library", "open the file", "7"], "At my kitchen table, I open the file."),
  ])
  func `what is put right by the way is put right`(line: String, before: [String], sentence: String) {
    #expect(ScriptedConversation.hearing(before + [line]).candidates.first?.text == sentence)
  }

  @Test(arguments: [
    ("I'd rather say \"I'm walking round the block\"", "I'm walking round the block."),
    ("I'd say \"I've got time for a walk\"", "I've got time for a walk."),
    ("I'd rather say \"After lunch, I go round the block\"", "After lunch, I go round the block."),
    ("I would rather say \"Each day, I walk to the park\"", "Each day, I walk to the park."),
    ("that's a cop out. say \"sorry, I walk now\"", "After lunch, I say \"sorry, I walk now\"."),
    ("say \"sorry, I'm off for a walk\"", "After lunch, I say \"sorry, I'm off for a walk\"."),
  ])
  func `a quoted sentence is one's own, and quoted speech is said`(line: String, sentence: String) {
    #expect(
      ScriptedConversation.hearing(["walk more", "", "after lunch", "go round the block", "7", line]).candidates.contains {
        $0.text == sentence
      })
  }

  @Test(arguments: [("5 I suppose", 5), ("2 honestly", 2)])
  func `a rating may have a word behind it`(line: String, value: Int) {
    #expect(ScriptedConversation.hearing(["walk more", "", "after lunch", "go round the block", line]).rating == value)
  }

  @Test(arguments: [
    "not the reading one, I never do that", "don't like the reading one, it makes me tired", "no not the reading one",
    "the one about reading is so cringe",
  ])
  func `a sentence is refused by a word of it`(line: String) {
    var dialogue = ScriptedConversation.hearing(["sleep better", "", "at ten", "dim the lights", "7", "I go on reading my book until ten."])
    let refused = dialogue.candidates.first { $0.text.contains("reading") }?.text
    #expect(refused != nil && dialogue.kept(by: line, among: 3) == nil)
    _ = dialogue.take(line)
    #expect(!dialogue.candidates.isEmpty && dialogue.candidates.allSatisfy { $0.text != refused })
  }

  @Test(arguments: [
    ("Keep the first one, dear.", 1), ("Number one will do.", 1), ("ha ok keep", 1), ("only the first one", 1),
    ("just keep the lights one", 1),
  ])
  func `whoever keeps one says so in their own way`(line: String, number: Int) {
    #expect(ScriptedConversation.hearing(["sleep better", "", "at ten", "dim the lights", "7"]).kept(by: line, among: 3) == number)
  }

  @Test(arguments: [
    (["save money", "for a van", "on payday", "set up a standing order"], "for a van for"),
    (["drink less wine", "sleep and my waistline"], "to sleep and my"),
    (["I hate driving on the motorway", "I want to visit my sister"], "I hate driving"),
    (["stop buying yarn", "for money mainly"], "mainly"),
    (["write my invoices", "I don't get paid, simple as that"], "for simple"),
  ])
  func `a reason makes no nonsense`(lines: [String], nonsense: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.allSatisfy { !$0.text.contains(nonsense) })
  }

  @Test(arguments: ["No \"because\", please. It sounds like an excuse.", "ok what about without because"])
  func `the reason is left out by its first word`(line: String) {
    var dialogue = ScriptedConversation.hearing(["call my mum", "because she is lonely", "on Sunday", "ring her", "7"])
    #expect(dialogue.candidates.contains { $0.text.contains("because") })
    _ = dialogue.take(line)
    #expect(dialogue.candidates.allSatisfy { !$0.text.contains("because") })
  }

  @Test func `a moment that was said without "when" stays one with a name in it`() {
    let dialogue = ScriptedConversation.hearing([
      "be kind", "", "my mum comments on my cooking", "breathe out slowly", "7", "change my mum to Barbara",
    ])
    #expect(dialogue.candidates.first?.text == "When Barbara comments on my cooking, I breathe out slowly.")
  }

  @Test(arguments: [("done", true), ("yes", true), ("keep mine", true), ("thank you", nil), ("thanks a lot", nil)] as [(String, Bool?)])
  func `who is done at the last question agrees, and thanks alone keep nothing`(line: String, isAgreed: Bool?) {
    let dialogue = ScriptedConversation.hearing(["read more", "", "after dinner", "read one page", "8"])
    #expect(dialogue.isAgreed(line) == isAgreed && dialogue.isThanks(line) == (isAgreed == nil))
  }

  @Test(arguments: [
    (["speak up in meetings", "", "when everyone talks at once", "say \"I have a thought on that\""], "I have a thought on that\"."),
    (["be calmer with my mother-in-law", "", "when she rings", "say \"not today, Brenda\""], "I say \"not today, Brenda\"."),
    (["I haven't opened my post for four months"], "I open my post."),
    (
      ["call my nan", "", "on Sundays at six", "ask about her week", "8", "put \"my nan's week\" instead of her week"],
      "I ask about my nan's week."
    ),
    (["stop vaping", "costs a bomb", "on the break at work", "chew some gum"], "On the break at work, I chew some gum."),
  ])
  func `what is said in a few words is heard`(lines: [String], end: String) {
    let texts = ScriptedConversation.hearing(lines).candidates.map(\.text)
    #expect(texts.first?.hasSuffix(end) == true && texts.allSatisfy { !$0.contains("because costs") }, "\(texts)")
  }

  @Test(arguments: [
    (["stop snacking", "", "at night I raid the fridge"], "I raid"),
    (["take my pills", "doc says ill have a stroke", "with breakfast"], "stroke"),
    (["stop rereading my emails", "", "before I press send", "wastes hours"], "waste hours"),
    (["stop comparing myself", "", "on Instagram", "close the app", "6", "I feel so alone honestly"], "alone"),
    (["stop comparing myself", "", "on Instagram", "close the app", "6", "\"close the app\" doesn't sound like me"], "doesn't sound"),
  ])
  func `a fear or a feeling becomes no sentence`(lines: [String], words: String) {
    #expect(ScriptedConversation.hearing(lines).candidates.allSatisfy { !$0.text.contains(words) })
  }

  @Test(arguments: ["about a 7 i suppose", "10 obviously", "around 8"])
  func `a rating is heard with what is said around it`(line: String) {
    let dialogue = ScriptedConversation.hearing(["read more", "", "after dinner", "read one page", line])
    #expect(dialogue.question == .change && dialogue.candidates.count > 0)
  }
}
