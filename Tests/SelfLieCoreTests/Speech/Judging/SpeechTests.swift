import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct LexiconTests {
  private let model: AcousticModel

  init() throws { model = try AcousticModel.checked.get() }

  @Test func `knows several pronunciations of a word`() throws {
    let lexicon = try Lexicon(of: ["i", "a", "either"], in: model)
    #expect(lexicon.pronunciations["i"] == [try #require(Pronunciation("AY"))])
    #expect(lexicon.pronunciations["a"]?.map(\.description) == ["AH", "EY"])
    #expect(lexicon.pronunciations["either"]?.count == 2)
  }

  @Test(arguments: [("'calm'", "K AA M"), ("don't", "D OW N T"), ("'bout", "B AW T"), ("boys'", "B OY Z")])
  func `takes quotation marks off and leaves apostrophes`(word: String, phones: String) throws {
    #expect(try Lexicon(of: [word], in: model).pronunciations[word]?.first?.description == phones)
  }

  @Test func `tells every unknown word, once, in order`() {
    #expect(throws: LexiconProblem.unknown(["zworble", "grumfous"])) {
      try Lexicon(of: ["zworble", "calm", "grumfous", "zworble"], in: model)
    }
  }

  @Test func `a person's pronunciation goes before the dictionary's`() throws {
    let own = try #require(Pronunciation("t ah0 m aa1 t ow"))
    let lexicon = try Lexicon(of: ["tomato"], in: model, own: ["tomato": [own], "unused": [own]])
    #expect(lexicon.pronunciations["tomato"]?.map(\.description) == ["T AH M AA T OW"])
    #expect(lexicon.pronunciations.count == 1)
  }

  @Test(arguments: [
    ("less TV", "tv", "T IY V IY"), ("like NASA", "nasa", "N AE S AH"), ("by GPS", "gps", "G IY P IY EH S"),
    ("my GP's room", "gp's", "JH IY P IY Z"), ("U.S.", "u.s.", "Y UW EH S"), ("in I.T.", "i.t.", "AY T IY"), ("AA helps", "aa", "EY EY"),
    ("my ID", "i.d.", "AY D IY"), ("I am NOT late", "not", "N AA T"), ("7 a.m.", "a.m.", "EY EH M"),
  ])
  func `an initialism is spelled unless the dictionary says how it sounds`(text: String, word: String, phones: String) throws {
    let wording = try Wording(text)
    let lexicon = try Lexicon(of: wording.words, spelling: wording.initialisms, in: model)
    #expect(lexicon.pronunciations[word]?.first?.description == phones)
  }

  @Test func `what a person says goes before the letters, and letters have to be in the dictionary`() throws {
    let own = try #require(Pronunciation("AE AE"))
    #expect(try Lexicon(of: ["aa"], spelling: ["aa": ["a.", "a."]], in: model, own: ["aa": [own]]).pronunciations == ["aa": [own]])
    #expect(throws: LexiconProblem.unknown(["aa"])) { try Lexicon(of: ["aa"], spelling: ["aa": ["a.", "\u{E5}."]], in: model) }
  }

  @Test func `finds a word whose accent is encoded otherwise in the dictionary`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("other.dict")
    try "\u{E9}t\u{E9} EY T EY\nete EH T\nnoe\u{308}l N OW EH L\n".write(toFile: file, atomically: true, encoding: .utf8)
    let model = try AcousticModel(dictionary: FilePath(file))
    let words = ["e\u{301}te\u{301}", "no\u{EB}l"]
    let lexicon = try Lexicon(of: words, in: model)
    #expect(words.map { lexicon.pronunciations[$0]?.map(\.description) } == [["EY T EY"], ["N OW EH L"]])
  }

  @Test(arguments: ["", " ", "K AA\u{0}", "K\nAA", "K\u{A0}AA", "K AA\u{200B}", "K " + String(repeating: "A", count: 33)])
  func `refuses what can be no phone of any model`(text: String) {
    #expect(Pronunciation(text) == nil)
  }

  @Test(arguments: [("K 1", "1"), ("K-AA", "K-AA"), ("K AA M !", "!"), ("k aa9", "aa9"), ("SIL", "SIL"), ("+NSN+ K", "+NSN+")])
  func `tells the phone that the model does not have`(text: String, phone: String) throws {
    let own = try #require(Pronunciation(text))
    #expect(own.resolved(in: model) == nil)
    #expect(throws: LexiconProblem.noSuchPhone(phone, word: "calm", known: model.phones.sorted())) {
      try Lexicon(of: ["calm"], in: model, own: ["calm": [own]])
    }
  }
}

struct LetterToSoundTests {
  @Test func `guesses as flite's own program does`() throws {
    guard let rules = LetterToSound() else {
      Issue.record("flite is not installed")
      return
    }
    for word in ["mindfulness", "grumfous", "calm", "decluttering"] {
      let wanted = try runTool("t2p", [word]).split(separator: " ").map { $0.hasPrefix("ax") ? "ah" : $0 }
        .filter { $0 != "pau" }.joined(separator: " ")
      #expect(rules.guess(word)?.description == wanted.uppercased().filter { !$0.isNumber }, "\(word)")
    }
    #expect(rules.guess("123") == nil)
    #expect(rules.guess("") == nil)
  }
}

/// The verifier on voices of flite and on people: Debian's pocketsphinx-testdata.
struct VerifierTests {
  private let model: AcousticModel

  init() throws { model = try AcousticModel.checked.get() }

  private func verdict(_ text: String, _ clip: Clip) throws -> Verdict {
    var verifier = try Verifier.open(try Sentence(text, model: model), model: model)
    return verifier.judge(clip).verdict
  }

  @Test(arguments: ["slt", "rms", "awb"], ["I am calm when I speak", "I finish what I start", "I drink water instead of wine"])
  func `a voice that says the text has said it`(voice: String, text: String) throws {
    #expect(try verdict(text, try Sounds.voice(text, voice)).isSaid)
  }

  @Test(arguments: Reliability.cases(["slt", "rms", "awb"]))
  func `another sentence, half of one, or its opposite was not said`(voice: String) throws {
    for spoken in [
      "the weather will be nice again on sunday", "i am calm", "i am not calm when i speak", "i am never calm when i speak",
      "i am calm when i walk", "calm",
    ] {
      #expect(try !verdict("I am calm when I speak", try Sounds.voice(spoken, voice)).isSaid, "\(spoken)")
    }
    #expect(try !verdict("I am not calm when I speak", try Sounds.voice("i am calm when i speak", voice)).isSaid)
  }

  /// The acoustic model hears the "not" of these voices as a pause.
  @Test(arguments: Reliability.cases(["en-us", "en-gb"]))
  func `a voice that the model hardly knows is counted, and not its opposite, alone and beside its recording`(voice: String) throws {
    var verifier = try Verifier.open(try Sentence("I am calm when I speak", model: model), model: model)
    for isBeside in [false, true] {
      if isBeside { verifier.learn(try Sounds.formantVoice("I am calm when I speak", voice)) }
      for (spoken, isSaid) in [
        ("I am calm when I speak", true), ("I am not calm when I speak", false), ("The weather was fine all day", false),
      ] {
        let verdict = verifier.judge(try Sounds.formantVoice(spoken, voice, speed: 135)).verdict
        #expect(verdict.isSaid == isSaid, "\(spoken), \(isBeside)")
      }
    }
  }

  /// The acoustic model hears a pause where these voices say "not", and a new start where one says "never".
  @Test(arguments: [
    ("en-us", 140, "I am not calm", "I am calm"), ("en-gb", 180, "I am not calm", "I am calm"),
    ("en-gb-scotland", 180, "I can not do this", "I can do this"), ("en-029", 180, "We are not late", "We are late"),
    ("en-gb-scotland", 140, "I will never give up", "I will give up"),
  ])
  func `a negation that the model takes for something else is not counted`(voice: String, speed: Int, spoken: String, text: String) throws {
    #expect(try !verdict(text, try Sounds.formantVoice(spoken, voice, speed: speed)).isSaid)
  }

  @Test func `a negation that was heard is named, and so is a word that was not`() throws {
    guard case .notSaid(let negated) = try verdict("I am calm when I speak", try Sounds.voice("i am not calm when i speak")) else {
      Issue.record("accepted")
      return
    }
    #expect(negated.heard == ["not"])
    guard case .notSaid(let replaced) = try verdict("I am calm when I speak", try Sounds.voice("i am glad when i speak")) else {
      Issue.record("accepted")
      return
    }
    #expect(replaced.missing == [2])
  }

  @Test(
    arguments: Reliability.cases([
      ("I am calm when I speak", "i'm calm when i speak", true),
      ("I'm calm when I speak", "i am calm when i speak", true),
      ("I don't smoke", "i do not smoke", true),
      ("I do not smoke", "i don't smoke", true),
      ("I don't smoke", "i smoke", false),
      ("I don't smoke", "i do smoke", false),
      ("I do not smoke", "i do smoke", false),
      ("I do not smoke", "i smoke", false),
      ("I can eat this", "i can't eat this", false),
      ("I will not give up", "i will give up", false),
      ("I will 'not' give up", "i will give up", false),
      ("I smoke no more", "i smoke more", false),
      ("I am able to wait", "i am unable to wait", false),
      ("I walk with fear", "i walk without fear", false),
      ("I eat an apple a day", "i eat a apple a day", true),
    ]))
  func `a contraction may be said in full, and its meaning may not be turned round`(text: String, spoken: String, isSaid: Bool) throws {
    for voice in ["rms", "awb"] { #expect(try verdict(text, try Sounds.voice(spoken, voice)).isSaid == isSaid, "\(voice)") }
  }

  /// What is said, with pauses in seconds between.
  private func disfluent(_ parts: [(String, pause: Double)], _ voice: String) throws -> Clip {
    try parts.reduce(Clip()) { try $0 + Sounds.voice($1.0, voice) + Sounds.silence(seconds: $1.pause) }
  }

  @Test(arguments: Reliability.cases(["slt", "rms"]))
  func `an uh, a pause and a sentence begun anew are forgiven, another word is not`(voice: String) throws {
    let text = "I am calm when I speak"
    for parts in [
      [("i am calm", 0.3), ("uh", 0.3), ("when i speak", 0)], [("um", 0.4), ("i am calm when i speak", 0)],
      [("i am calm", 1.3), ("when i speak", 0)], [("i am calm when", 0.2), ("i am calm when i speak", 0)],
    ] {
      #expect(try verdict(text, try disfluent(parts, voice)).isSaid, "\(parts)")
    }
    for parts in [
      [("i am calm", 0.3), ("cheese", 0.3), ("when i speak", 0)], [("i am not calm", 0.4), ("i am calm when i speak", 0)],
      [("i am calm when", 0.4), ("i am not calm when i speak", 0)], [("i am no longer calm when i speak", 0)],
      [("i am calm when", 0.4), ("i am calm", 0)],
    ] {
      #expect(try !verdict(text, try disfluent(parts, voice)).isSaid, "\(parts)")
    }
  }

  @Test(arguments: [
    ("go forward ten meters", true), ("go backward ten meters", false), ("go forward ten miles", false),
    ("forward ten meters", false), ("go forward ten", false),
    ("do not go forward ten meters", false), ("I am calm when I speak", false),
  ])
  func `a person who says go forward ten meters`(text: String, isSaid: Bool) throws {
    #expect(try verdict(text, try Sounds.raw("goforward.raw")).isSaid == isSaid)
  }

  @Test func `a person who reads from a novel`() throws {
    let lines = try String(contentsOfFile: Sounds.testData("librivox/transcription"), encoding: .utf8).split(separator: "\n")
    let sentences = lines.map { line in
      let parts = line.split(separator: "(")
      let name = parts[1].dropLast()
      let text = parts[0].replacingOccurrences(of: "<s>", with: "").replacingOccurrences(of: "</s>", with: "")
      return (file: FilePath(Sounds.testData("librivox/\(name).wav")), text: text.trimmingCharacters(in: .whitespaces))
    }
    try #require(sentences.count == 5)
    for (index, sentence) in Reliability.cases(Array(sentences.enumerated())) {
      let clip = try WAV.read(sentence.file)
      #expect(try verdict(sentence.text, clip).isSaid, "\(sentence.text)")
      #expect(try !verdict(sentences[(index + 1) % 5].text, clip).isSaid)
    }
  }

  @Test func `a verdict does not depend on the takes before it`() throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    var verifier = try Verifier.open(sentence, model: model)
    let right = try Sounds.voice("i am calm when i speak"), quiet = Clip(samples: right.samples.map { $0 / 20 })
    let wrong = try Sounds.voice("i am not calm when i speak", "rms")
    let alone = verifier.judge(right)
    for other in [wrong, quiet, Sounds.noise(seconds: 2, loudness: -20), Clip(), right] {
      _ = verifier.judge(other)
      #expect(verifier.judge(right) == alone)
    }
    // Nor on whether the take was followed while it was spoken, or given up in the middle.
    verifier.start()
    verifier.hear(wrong.samples[...])
    #expect(verifier.judge(right) == alone)
    // Nor on what was heard, if that was something else.
    verifier.start()
    verifier.hear(wrong.samples[...])
    #expect(verifier.finish(right) == alone)
  }

  @Test func `a recording that is no measure takes the place of one that is`() throws {
    var verifier = try Verifier.open(try Sentence("I am calm when I speak", model: model), model: model)
    let voice = try Sounds.voice("i am calm when i speak")
    verifier.learn(voice)
    #expect(verifier.recordedWords.count == 6 && verifier.judge(voice).evidence.likeness != nil)
    verifier.learn(Clip())
    #expect(verifier.recordedWords.isEmpty && verifier.judge(voice).evidence.likeness == nil)
  }

  @Test func `what takes longer than anybody needs was not said`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    var verifier = try Verifier.open(try Sentence("I am calm when I speak", model: model), model: model)
    for (seconds, isSaid) in [(18.5, true), (19.1, false)] {
      #expect(verifier.judge(voice + Sounds.silence(seconds: seconds - voice.duration)).verdict.isSaid == isSaid)
    }
  }

  @Test func `a take is judged by its own sound, whatever the room of the recording or its beginning sounded like`() throws {
    let text = "i am calm when i speak", voice = try Sounds.voice(text), take = try Sounds.voice(text, stretch: 1.1)
    var verifier = try Verifier.open(try Sentence(text, model: model), model: model)
    func fit() -> Double {
      Take.hear(take + Sounds.silence(seconds: 1), with: &verifier).evidence.pieces.reduce(0) { $0 + $1.difference }
    }
    let alone = fit()
    var muffled = 0.0
    verifier.learn(
      Clip(
        samples: voice.samples.map { sample in
          muffled = 0.9 * muffled + 0.1 * Double(sample)
          return Int16(muffled)
        }))
    #expect(abs(fit() - alone) < 50)
    let whole = verifier.judge(try #require(Take.speech(in: take + Sounds.silence(seconds: 1)))).evidence
    #expect(abs(whole.pieces.reduce(0) { $0 + $1.difference } - alone) < 50)
  }

  @Test func `a take that is given up leaves nothing behind`() throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    let voice = try Sounds.voice("i am calm when i speak")
    for seconds in [0, 1, 2] {
      var verifier = try Verifier.open(sentence, model: model)
      verifier.start()
      verifier.hear(voice.samples.prefix(seconds * Clip.rate))
      while verifier.isBehind { verifier.hear([]) }
      #expect((verifier.reach() == .nothing) == (seconds == 0))
    }
  }

  @Test func `the last word is reached when it was said, not before`() throws {
    let sentence = try Sentence("I am calm when I speak", model: model)
    var verifier = try Verifier.open(sentence, model: model)
    let voice = try Sounds.voice("i am calm when i speak") + Sounds.silence(seconds: 0.3)
    verifier.learn(voice)
    var reached: [Verifier.Reach] = []
    verifier.start()
    for half in [voice.samples.prefix(voice.samples.count / 2), voice.samples.suffix(voice.samples.count - voice.samples.count / 2)] {
      verifier.hear(half)
      let isBehind = verifier.isBehind
      #expect(isBehind)
      while verifier.isBehind { verifier.hear([]) }
      reached.append(verifier.reach())
    }
    verifier.start()
    reached.append(verifier.reach())
    #expect(reached == [.words, .complete, .nothing])
  }

  @Test func `no sound at all is nothing heard, and odd sound is never said`() throws {
    let sentence = try Sentence("I am calm", model: model)
    var verifier = try Verifier.open(sentence, model: model)
    for count in [0, 1, 100, 159, 160, 161, 16_000] {
      #expect(verifier.judge(Clip(samples: [Int16](repeating: 0, count: count))).verdict == .nothingHeard)
    }
    for count in [1, 100, 400, 16_000] {
      #expect(!verifier.judge(Clip(samples: [Int16](repeating: .max, count: count))).verdict.isSaid)
      #expect(!verifier.judge(Clip(samples: (0..<count).map { $0 % 2 == 0 ? .max : .min })).verdict.isSaid)
      #expect(!verifier.judge(Clip(samples: (0..<count).map { $0 % 40 < 20 ? 3000 : -3000 })).verdict.isSaid)
    }
    #expect(!verifier.judge(Sounds.noise(seconds: 60, loudness: -30)).verdict.isSaid)
  }

  @Test func `sound that is cut off at the end of the scale is told as too loud`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let loud = Clip(samples: voice.samples.map { Int16(clamping: Int($0) * 40) })
    #expect(try verdict("I am calm when I speak", loud) == .unchecked(.tooLoud))
  }
}
