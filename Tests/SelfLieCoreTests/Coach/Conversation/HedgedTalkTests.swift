import Testing

@testable import SelfLieCore

/// What people say with more around it than a wish: politeness, remarks, second thoughts.
struct HedgedTalkTests {
  private static func hearing(_ lines: String...) -> ScriptedConversation { .hearing(lines) }

  @Test(arguments: [
    ("honestly I'd walk", "I'd walk"), ("lovely, can I see another one", "can I see another one"),
    ("after tea, by the way", "after tea"), ("on second thoughts keep both", "keep both"),
    ("look up and find something blue, my therapist's trick", "look up and find something blue"),
    ("alright then, leave lunch in", "leave lunch in"), ("after tea", "after tea"), ("well done", "well done"),
  ])
  func `what only leads to a line is no part of it`(line: String, plain: String) {
    #expect(Rewording.plain(line, by: Rewording.hedges, to: .change) == plain)
  }

  @Test(arguments: [Rewording.typed, Rewording.hedges, Rewording.wishes, Rewording.leads])
  func `each example is said in plain words by its own row, and without that row by none`(rows: [Rewording]) throws {
    for (place, row) in rows.enumerated() {
      let question = try #require(row.questions.last)
      #expect(Rewording.plain(row.example, by: [row], to: question) == row.plain)
      #expect(Rewording.plain(row.example, by: rows, to: question) == row.plain)
      let others = rows[..<place] + rows[(place + 1)...]
      #expect(Rewording.plain(row.example, by: Array(others), to: question) != row.plain, "\(row.example)")
    }
  }

  @Test(
    arguments: [
      (["drink less wine in the evening", "", "sparkling water", "4", "it's when I cook dinner, by the way"], "When I cook dinner, "),
      (["write my novel", "", "when I wake up", "write a page", "5", "it would be 6am, at the kitchen table"], "At six in the morning, "),
      (
        ["stop shouting at my kids", "", "when they dawdle", "crouch down", "5", "it isn't the shoes, it's any time we're late"],
        "Whenever we're late, "
      ),
      (["stop scrolling", "", "like in bed", "read manga or smth"], "In bed, I read manga."),
      (["pray more", "", "when I wake up, before the phone"], "When I wake up, I pray."),
      (["less gaming", "", "after school like 4"], "After school, "),
      (
        ["stop picking my skin", "", "at the mirror", "put cream on", "5", "it isnt the mirror really, its more at my desk"],
        "At my desk, "
      ),
      (["stop scrolling", "", "Whenever I'm waiting: the lift, the queue", "count my breaths"], "Whenever I'm waiting, "),
      (
        ["run more", "", "on Tuesdays, Thursdays and Sundays before breakfast", "run", "5", "drop sunday"],
        "On Tuesdays and Thursdays before breakfast, "
      ),
      (["less gaming", "", "like 11ish when im in bed"], "When I'm in bed, "),
      (["stop shouting at my kids", "", "when nobody will put their shoes on"], "When nobody will put their shoes on, "),
      (["come off sweets", "", "the evening coffee is the hard one"], "At the evening coffee, "),
      (["interrupt less", "", "Stand-up, 9:30, particularly when Tomasz talks"], "When Tomasz talks, "),
      (["learn english", "", "on Monday", "say one phrase", "5", "not only monday, also the wednesday"], "On Mondays and Wednesdays, "),
    ] as [([String], String)])
  func `a moment is heard with what is said around it`(lines: [String], beginning: String) {
    let first = ScriptedConversation.hearing(lines).candidates.first?.text
    #expect(first?.hasPrefix(beginning) == true, "\(first ?? "nothing")")
  }

  @Test(
    arguments: [
      (
        ["trust my husband again", "", "when he's late home", "ask him how his day was instead of checking his phone"],
        "I ask him how his day was."
      ),
      (
        ["trust my husband again", "", "when he's late home", "call my mum", "5", "well, ask him how his day was"],
        "I ask him how his day was."
      ),
      (["learn english", "", "on Mondays", "I can say one short phrase, is enough"], "I say one short phrase."),
      (["learn english", "", "on Mondays", "say one short phrase"], "I say one short phrase."),
      (["write my novel", "", "at six", "300 is aspirational. One paragraph."], "I write one paragraph."),
      (["be on time", "", "7:50", "Shoes on."], "I put my shoes on."),
      (["meditate", "", "lunch break", "dunno", "4", "just three breaths then"], "I take three breaths."),
      (["snap less", "", "at work", "leave the room", "4", "actually no, count to three"], "I count to three."),
      (["floss", "", "before bed", "no idea", "4", "just one tooth then"], "I floss one tooth."),
      (["read more", "", "before bed", "no idea", "4", "one page is enough for me"], "I read one page."),
      (["stop complaining", "", "at dinner", "name three things that were nice"], "I name three things that were nice."),
      (["eat fewer biscuits", "", "at three", "an apple", "5", "I hate apples, actually. A handful of nuts."], "I eat a handful of nuts."),
      (["play guitar", "", "after homework", "practise one chord", "9", "wait it's four chords not one"], "I practise four chords."),
      (["be on time", "", "at eight", "put on my shoes", "4", "could it just be about making the call?"], "I make the call."),
      (["spend less", "", "at night", "make a list and wait a day", "4", "wait a day is the bit that matters"], "I wait a day."),
      (
        [
          "feel less lonely", "", "on Sundays", "ring Priya, or go to the climbing wall", "6",
          "go with the climbing wall, ringing makes me sad",
        ],
        "I go to the climbing wall."
      ),
      (["sleep less", "", "after lunch", "be more patient with my mother"], "I stay patient with my mother."),
      (
        ["run more", "", "after lunch", "jog for an hour", "4", "hmm, not an hour, twenty minutes would be plenty"],
        "I jog for twenty minutes."
      ),
    ] as [([String], String)])
  func `an act is heard with what is said around it`(lines: [String], ending: String) {
    let first = ScriptedConversation.hearing(lines).candidates.first?.text
    #expect(first?.hasSuffix(ending) == true, "\(first ?? "nothing")")
  }

  @Test(
    arguments: [
      ("also leave my sister out of it", "After lunch, I call Ann."), ("I'd rather not mention Ann at all", nil),
      ("\"Ann\" is embarrassing, other word please", nil), ("don't name Ann, that's not fair on her", nil),
      ("I'd be on my phone otherwise", "After lunch, I call Ann."), ("hmm let me think", "After lunch, I call Ann."),
      ("put soccer in", "After lunch, I call Ann."), ("I'd drop Ann", nil), ("Hm, I'm not sure.", "After lunch, I call Ann."),
      ("is it ok that it feels silly?", "After lunch, I call Ann."), ("does it have to be lunch?", "After lunch, I call Ann."),
      ("what could I change so I believe it more?", "After lunch, I call Ann."),
    ] as [(String, String?)])
  func `a remark is no part of the sentence`(remark: String, sentence: String?) {
    var dialogue = Self.hearing("be a better friend", "", "after lunch", "call Ann", "6")
    _ = dialogue.take(remark)
    let first = dialogue.candidates.first?.text ?? ""
    #expect(sentence.map { $0 == first } ?? !first.contains("Ann"), "\(first)")
    #expect(!first.contains("word please") && !first.contains("otherwise"))
  }

  @Test(arguments: [
    "Accepted.", "Very well", "yes that I can say", "ye thats it", "Very nice, thank you dear", "ok go with your pick",
    "k whatever the first one", "go on then", "yeah ok bet",
    "That is correct now, thank you.", "oh that is lovely, thank you dear", "great, we have a winner", "good, done", "super",
    "ok that's safe, I'm happy", "ok let's try that one", "thank you, finish", "never mind, the normal one",
  ])
  func `whoever is content is asked whether to keep the first`(line: String) {
    let dialogue = Self.hearing("be a better friend", "", "after lunch", "call Ann", "6")
    #expect(dialogue.kept(by: line, among: 3, isExplicit: nil) == 1)
  }

  @Test(arguments: [
    ("stop eating crisps at night", "put on 2 stone"), ("eat lunch outside", "I eat over the keyboard and the afternoon is awful"),
    ("be less of a pushover", "people dump their tasks on me"),
  ])
  func `a reason that hurts is in no sentence`(goal: String, reason: String) {
    let dialogue = Self.hearing(goal, reason), words = reason.split(separator: " ").suffix(2).joined(separator: " ")
    #expect(dialogue.goal.stated.replacement == nil)
    #expect(!dialogue.candidates.contains { $0.text.contains(words) }, "\(dialogue.candidates.map(\.text))")
  }

  @Test func `a sound and a remark on a sentence answer nothing`() {
    #expect(Self.hearing("stop scrolling", "", "late at night", "uhh").goal.stated.replacement == nil)
    #expect(Self.hearing("run more", "The sentence omits the park.").goal.stated.reason == nil)
    #expect(ReasonPhrase.clause(of: "doctor says blood pressure") == "for my blood pressure")
    #expect(Trigger.without(day: "monday", in: "on Tuesdays and Sundays") == nil)
    #expect(Trigger.without(day: "sunday", in: "on Tuesdays and Sundays") == "on Tuesdays")
  }

  @Test func `what a habit does to somebody is why, and no act in its place`() {
    let dialogue = Self.hearing("I keep eating biscuits at three", "putting on weight and it makes me sluggish")
    #expect(dialogue.goal.stated.replacement == nil && !dialogue.candidates.contains { $0.text.contains("weight") })
  }

  @Test func `what happens with what is typed is told, and an example is given`() {
    var dialogue = ScriptedConversation(seed: 1)
    #expect(dialogue.take("what do you do with what I type here")?.contains("stays on this machine") == true)
    #expect(dialogue.take("Before I tell you anything: where does what I type go?")?.contains("stays on this machine") == true)
    dialogue = Self.hearing("run more", "", "after lunch")
    #expect(dialogue.take("can you give me an example?")?.contains("As in") == true)
    dialogue = Self.hearing("run more", "", "after lunch", "lace my shoes", "6")
    #expect(dialogue.whyCommand(for: "Why did you pick that wording?") == "/why")
  }
}
