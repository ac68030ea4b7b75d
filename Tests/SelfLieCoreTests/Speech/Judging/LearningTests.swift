import SystemPackage
import Testing

@testable import SelfLieCore

/// What is learned from claims, with voices that say a word as somebody from elsewhere might.
struct LearningTests {
  private let model: AcousticModel

  init() throws { model = try AcousticModel.checked.get() }

  /// A voice that says the same slower and faster.
  private func takes(_ text: String, _ voice: String, _ stretches: [Double] = [0.9, 1.15, 1.3]) throws -> [Clip] {
    try stretches.map { try Sounds.voice(text, voice, stretch: $0) }
  }

  /// Which of some clips are said, beside a recording.
  private func said(_ clips: [Clip], by sentence: Sentence, beside recording: Clip) throws -> [Bool] {
    var verifier = try Verifier.open(sentence, model: model)
    verifier.learn(recording)
    return clips.map { verifier.judge($0).verdict.isSaid }
  }

  @Test(
    arguments: Reliability.cases([
      ("I am calm when I speak", "calm", "kullm", "slt"), ("I think before I speak", "think", "tank", "slt"),
      ("I am calm when I speak", "calm", "gahm", "rms"),
    ]))
  func `learns how a person says a word, and nothing else by it`(text: String, word: String, accent: String, voice: String) throws {
    let sentence = try Sentence(text, model: model)
    func spoken(_ other: String) -> String { text.lowercased().replacing(word, with: other) }
    let recording = try Sounds.voice(spoken(accent), voice)
    let claimed = try takes(spoken(accent), voice)
    #expect(try said(claimed, by: sentence, beside: recording) == [false, false, false])
    let (learned, pronunciation) = try #require(try sentence.learning(word, from: claimed, beside: recording, model: model))
    #expect(learned.pronunciations(of: word) == sentence.pronunciations(of: word) + [pronunciation])
    // Takes that it was not learned from.
    #expect(try said(try takes(spoken(accent), voice, [0.95, 1.05, 1.2]), by: learned, beside: recording) == [true, true, true])
    for other in ["glad", "not \(accent)", ""] {
      #expect(try said(try takes(spoken(other), voice), by: learned, beside: recording) == [false, false, false], "\(other)")
    }
  }

  @Test func `what is kept in the journal's form makes the same sentence`() throws {
    let text = "I am calm when I speak"
    let learned = try Sentence(text, model: model).accepting([try #require(Pronunciation("AE N"))], of: "am")
    let again = try Sentence(text, pronunciations: ["am": learned.pronunciations(of: "am")], model: model)
    #expect(again.pronunciations(of: "am") == learned.pronunciations(of: "am"))
    #expect(again.pronunciations(of: "am").map(\.description) == ["AE M", "EY EH M", "AH M", "AE N"])
  }

  @Test(arguments: Reliability.cases([("glad", "slt"), ("glad", "rms"), ("cold", "slt"), ("cold", "rms")]))
  func `another word that is claimed is not learned, because the recording has the right one`(other: String, voice: String) throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    let recording = try Sounds.voice("i am calm when i speak", voice)
    let claimed = try takes("i am \(other) when i speak", voice)
    #expect(try sentence.learning("calm", from: claimed, beside: recording, model: model) == nil)
  }

  @Test func `nothing is learned from two claims, from what is said anyway, or about another word than the one that was missing`() throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    let recording = try Sounds.voice("i am kullm when i speak"), claimed = try takes("i am kullm when i speak", "slt")
    let right = try Sounds.voice("i am calm when i speak")
    func learns(_ word: String, _ takes: [Clip], beside recording: Clip) throws -> Bool {
      try sentence.learning(word, from: takes, beside: recording, model: model) != nil
    }
    #expect(try learns("calm", claimed, beside: recording))
    #expect(try !learns("calm", Array(claimed.prefix(2)), beside: recording))
    #expect(try !learns("calm", claimed.prefix(2) + [Clip()], beside: recording))
    #expect(try !learns("calm", [right, right, right], beside: right))
    #expect(try !learns("speak", claimed, beside: recording))
    #expect(try !learns("cheese", claimed, beside: recording))
  }

  @Test(arguments: [
    ("I do not smoke", "not"), ("I don't smoke", "don't"), ("I am without fear", "without"), ("I can wait", "can"),
    ("I am able to wait", "able"), ("I always wait", "always"), ("I will 'never' smoke", "'never'"),
  ])
  func `a word that turns the sentence round is never learned`(text: String, word: String) throws {
    #expect(try Sentence(text, model: model).turnsRound(word))
    #expect(try !Sentence("I am calm", model: model).turnsRound("calm"))
  }

  @Test(.enabled(if: Reliability.form != .brief, "searching a pronunciation takes its time"))
  func `nothing is learned beside a recording that has the word hardly otherwise`() throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    let right = try Sounds.voice("i am calm when i speak", "rms"), other = try Sounds.voice("i am gahm when i speak", "rms")
    // The one and the other at once.
    let halfway = Clip(samples: zip(right.samples, other.samples).map { ($0 + $1) / 2 })
    let claimed = try takes("i am gahm when i speak", "rms")
    #expect(try sentence.learning("calm", from: claimed, beside: other, model: model) != nil)
    #expect(try sentence.learning("calm", from: claimed, beside: halfway, model: model) == nil)
  }

  @Test func `three claims do not teach that a negation sounds otherwise`() throws {
    let spoken = "i do knit smoke", recording = try Sounds.voice(spoken)
    let sentence = try Sentence("I do not smoke", model: model), claimed = try takes(spoken, "slt")
    #expect(try said(claimed, by: sentence, beside: recording) == [false, false, false])
    #expect(try sentence.learning("not", from: claimed, beside: recording, model: model) == nil)
    // The recording alone would let it.
    let other = sentence.accepting([try #require(Pronunciation("N IH T"))], of: "not")
    #expect(try said(claimed, by: other, beside: recording).contains(true))
  }

  @Test func `nothing is learned of a language whose negations are not known`() throws {
    #expect(try Sentence("I am calm", language: .other, model: model).turnsRound("calm"))
  }

  @Test(arguments: [
    ("I am calm", "calm", "K AE M", true), ("I am calm", "calm", "G AE M", false), ("I am calm", "calm", "K AA M", false),
    ("this is it", "this", "Z IH S", true), ("this is it", "this", "IH Z", false), ("now I wait", "now", "N AA", false),
    ("now I wait", "now", "D AW", true), ("I walk to work", "work", "W AO K", false), ("I like my work", "work", "W AO K", true),
    ("I eat vegetables", "vegetables", "W EH JH T AH B AH L S", true), ("I eat vegetables", "vegetables", "W EH K T EH B AH L S", false),
  ])
  func `a pronunciation is near to its word, no other word's, and not as near to one that turns the sentence round`(
    text: String, word: String, phones: String, isNear: Bool
  ) throws {
    #expect(try Sentence(text, model: model).mayBe(try #require(Pronunciation(phones)), word) == isNear)
  }

  @Test(arguments: [
    ("TH IH NG K", "S IH NG K", true), ("S P IY K", "EH S P IY K", true), ("HH AE V", "AE V", true), ("W ER K", "V AO K", false),
    ("K AA M", "K L M", false), ("W EH L", "AH N W EH L", false), ("T EH N", "S T EH N", false),
  ])
  func `an accent keeps vowels and consonants apart, and adds vowels only`(known: String, phones: String, isAccent: Bool) throws {
    let accents = try #require(Pronunciation(known)).accents(in: model).map(\.description)
    #expect(accents.contains(phones) == isAccent)
  }

  @Test(arguments: [
    ("K AA M", "K AA M", 0), ("K AA M", "K AA L M", 1), ("W ER K", "V AO R K", 3), ("AH", "K AA M", 3), ("K AA M", "M AA K", 2),
  ])
  func `a distance counts the phones that differ`(one: String, other: String, distance: Int) throws {
    let one = try #require(Pronunciation(one)), other = try #require(Pronunciation(other))
    #expect(one.distance(to: other) == distance)
    #expect(other.distance(to: one) == distance)
  }
}

struct LearningJournalTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  @Test func `what was learned of a word takes the place of what was kept of it, once`() throws {
    let journal = try Journal.open(in: home)
    let known = try #require(Pronunciation("K AA M")), learned = try #require(Pronunciation("K EY M"))
    let own = ["calm": [known], "naomi": [try #require(Pronunciation("n ey1 ow m iy"))]]
    let affirmation = try journal.add(
      .init(text: "I am calm, Naomi", pronunciations: own), recording: Clip(samples: [1]), isVerified: true)
    let other = try journal.add(.init(text: "I am calm", pronunciations: own), recording: Clip(samples: [1]), isVerified: true)
    for _ in 0..<2 { try journal.learn("calm", as: [learned, known, learned], of: affirmation) }
    #expect(
      try Journal.open(in: home).affirmation(.number(1)).pronunciations == ["calm": [known, learned], "naomi": own["naomi"] ?? []])
    #expect(try journal.affirmation(.number(2)) == other)
  }

  @Test func `of an affirmation that is gone nothing is kept`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try journal.add(.init(text: "a"), recording: Clip(samples: [1]), isVerified: true)
    try journal.remove(affirmation)
    #expect(throws: JournalProblem.self) { try journal.learn("a", as: [try #require(Pronunciation("AH"))], of: affirmation) }
  }
}
