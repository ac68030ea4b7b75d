import Testing

@testable import SelfLieCore

/// What people tell of themselves in the words of an act, and what they say behind a wish.
struct ToldFaultTests {
  private static func texts(_ words: String) throws -> [String] {
    try SuggesterTests.suggester(words, seed: 1).suggestion(count: 3).candidates.map(\.text)
  }

  @Test(arguments: [
    "I keep the heating bill in a drawer unopened", "i get up at night and eat cereal standing in the dark",
    "I stay at work until seven because I am afraid of what they think", "I smoke only when I drink",
    "I pay for a gym I have not set foot in since February",
    "i start tidying one drawer and end up with the whole room on the floor",
    "I tell myself I'm too old to change jobs",
  ])
  func `a fault is not affirmed`(words: String) throws {
    var told = TypedWords(words)
    _ = told.drop(["i"])
    let act = told.small.prefix(3).joined(separator: " ")
    #expect(try !Self.texts(words).contains { $0.lowercased().contains(act) })
  }

  @Test(arguments: [
    ("I run every morning and feel great", "I run every morning."), ("I leave wet towels on the floor", "I hang up my wet towels."),
    ("I chew my food too fast", "I chew my food more slowly."),
    ("I never bring anything to class so I can't take notes", "I bring something to class."),
    ("every winter I swear I'll do my taxes in January and then it's April", "I do my taxes in January."),
    ("I want to pray five times but at work I feel watched", "I pray five times."),
  ])
  func `what is wished for by what is told is said`(words: String, sentence: String) throws {
    #expect(try Self.texts(words).first == sentence)
  }

  @Test(arguments: [
    "finish my PhD thesis before the funding runs out in March", "pay off my loan before my contract ends",
    "learn German before we move in September", "pass my driving test before the summer",
  ])
  func `what ends once is no moment`(words: String) throws {
    let texts = try Self.texts(words)
    #expect(!texts.isEmpty && !texts.contains { $0.lowercased().contains("before ") })
  }

  @Test(arguments: [
    ("read to my grandchildren on Sundays over video", "On Sundays, I read to my grandchildren over video."),
    ("order my own coffee instead of letting my sister speak for me", "I order my own coffee."),
    ("sing in the shower again since my voice came back", "In the shower, I sing because my voice came back."),
    ("stop copy pasting code i dont understand", "I read each line of code before I use it."),
    ("the pile of laundry on the chair", "I put my clothes away."), ("throwing away old newspapers", "I throw away old newspapers."),
    ("i drifted away from church after my divorce and i want to go back", "I go to church."),
    ("i check the stove four times before i can leave the flat", "Before I leave the flat, I take ten slow breaths and let the urge pass."),
    ("be the kind of teacher who learns all the names in the first week", "I am learning all the names in the first week."),
    ("I haven't opened the door to her room since the funeral", "When a wave of grief comes, I sit down and breathe out."),
    ("I tell myself I'll go to bed at ten and then I watch another episode", "At ten, I go to bed."),
  ])
  func `what is meant is said in plain words`(words: String, sentence: String) throws {
    #expect(try Self.texts(words).first == sentence)
  }

  @Test(arguments: [("quit sugar because my dentist scared me", "sugar"), ("stop eating chocolate because my teeth hurt", "chocolate")])
  func `what is eaten is over by its name`(words: String, thing: String) throws {
    #expect(try Self.texts(words).last?.hasPrefix("I am done with \(thing) ") == true)
  }

  @Test(
    arguments: [
      ("animals feel pain", "because animals feel pain"), ("clear head", "for a clear head"), ("clear skin", "for clear skin"),
      ("laid off in March", nil),
    ] as [(String, String?)])
  func `a reason keeps its grammar`(words: String, clause: String?) {
    #expect(ReasonPhrase.clause(of: words) == clause)
  }

  @Test func `what happened is a moment that comes again`() {
    #expect(Trigger.cue(of: "after I shouted at my kids") == "after I have shouted at my kids")
  }

  @Test(arguments: [
    "I stammer on the phone at the reception desk and I hand the calls over to my colleague",
    "my flat is full of boxes from the divorce and I am too ashamed to let anyone visit",
    "I have had back pain for six years and I am scared of moving at all", "paint again after my stroke",
  ])
  func `nothing cruel or absurd is said`(words: String) throws {
    let cruel = /my phone down|let anyone|to move(?: today)?\.$|first stroke/
    #expect(try !Self.texts(words).contains { $0.contains(cruel) })
  }

  @Test func `what a reason is given for stays as particular as before`() throws {
    let first = try Self.texts("stop googling symptoms because it only makes me more scared").first
    #expect(first == "When I want to look up a symptom, I close the page and look around the room.")
  }

  @Test(arguments: ["my thumb opens tiktok before i have even decided anything", "I'm too scared to go"])
  func `half a clause is no moment`(words: String) throws {
    #expect(try !Self.texts(words).contains { $0.contains("efore I have, ") || $0.contains("hen I go, ") || $0.hasSuffix("when I go.") })
  }
}
