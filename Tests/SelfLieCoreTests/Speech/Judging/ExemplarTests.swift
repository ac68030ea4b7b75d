import Testing

@testable import SelfLieCore

/// Posteriorgrams of five phones, the first of them silence: each letter is a frame.
private func sound(_ letters: String, sureness: Int16 = 100) -> Posteriorgram {
  let scores = letters.flatMap { letter in "_abcd".map { $0 == letter ? 0 : sureness } }
  return Posteriorgram(scores: scores, states: 1, phones: 5, fillers: [0])
}

private func times(_ count: Int, _ letters: String) -> String { letters.map { String(repeating: $0, count: count) }.joined() }

struct PosteriorgramTests {
  @Test func `the same phone is alike, another is not, an unsure one is in between`() {
    let clear = sound("ab"), unsure = sound("ab", sureness: 10)
    #expect(clear.unlikeness(of: 0, to: clear)[0] < 0.01)
    #expect(clear.unlikeness(of: 0, to: clear)[1] > 9)
    #expect((0.1...3).contains(unsure.unlikeness(of: 0, to: unsure)[0]))
    #expect(sound("_").unlikenessToQuiet(of: 0) < 0.01)
    #expect(clear.unlikenessToQuiet(of: 0) > 9)
  }

  @Test func `the states of a phone belong together`() {
    // Two frames, two phones of three states: the second state of the first, the third of the second.
    let scores: [Int16] = [100, 0, 100, 100, 100, 100, 100, 100, 100, 100, 100, 0]
    let sound = Posteriorgram(scores: scores, states: 3, phones: 2, fillers: [])
    #expect(sound.count == 2)
    #expect(sound.unlikeness(of: 0, to: sound)[0] < 0.01)
    #expect(sound.unlikeness(of: 0, to: sound)[1] > 9)
  }

  @Test func `no frames are no frames`() {
    #expect(sound("").count == 0)
    #expect(Posteriorgram(scores: [1, 2], states: 0, phones: 0, fillers: []).count == 0)
  }
}

struct LikenessTests {
  /// A recording that says a, b and c for twenty frames each, with a pause behind each.
  private let exemplar = Exemplar(
    sound: sound("__________" + times(20, "a_b_c_")),
    parts: [10..<30, 50..<70, 90..<110].enumerated().map { .init(places: $0..<$0 + 1, frames: $1) },
    pauses: Array(0..<10) + Array(30..<50), isWeak: false)

  /// What each part would be if it were not drawn towards the usual.
  private func unlikeness(_ letters: String) -> [Double]? {
    exemplar.likeness(of: sound(letters))?.parts.map {
      ($0.unlikeness * (20 + Threshold.usualFrames) - Threshold.usualFrames * Threshold.usualUnlikeness) / 20
    }
  }

  @Test(arguments: [
    times(20, "abc"), times(20, "_a_b_c_"), times(40, "abc"), times(10, "abc"), times(20, "a") + times(30, "b") + times(12, "_c"),
  ])
  func `the same is alike, slower, faster and with other pauses too`(letters: String) throws {
    let parts = try #require(unlikeness(letters))
    #expect(parts.allSatisfy { $0 < 0.1 })
    #expect(exemplar.likeness(of: sound(letters))?.surplus == 0)
  }

  @Test func `a part that is another is unlike, and only that`() throws {
    let parts = try #require(unlikeness(times(20, "a_d_c")))
    #expect(parts[0] < 0.1)
    #expect(parts[1] > 5)
    #expect(parts[2] < 0.1)
  }

  @Test func `the worse half of a part tells one sound that is another`() throws {
    let part = try #require(exemplar.likeness(of: sound(times(20, "a_") + times(7, "bdb") + times(20, "_c")))?.parts[1])
    #expect(part.worseHalf > 3)
    #expect(part.unlikeness < 2)
    #expect(try #require(exemplar.likeness(of: sound(times(20, "abc")))?.parts[1]).worseHalf < 0.1)
  }

  @Test func `a part that was left out has to be somewhere, and is unlike there`() throws {
    let parts = try #require(unlikeness(times(20, "a_c")))
    #expect((parts.max() ?? 0) > 3)
  }

  @Test func `what the recording does not have is surplus`() throws {
    let likeness = try #require(exemplar.likeness(of: sound(times(20, "a_d_b_c"))))
    #expect(likeness.surplus > 50)
    #expect(likeness.unlikeness(over: 40...59) > 5)
    #expect(likeness.unlikeness(over: 0...19) < 0.1)
    #expect(likeness.unlikeness(over: 5000...6000) == 0)
  }

  @Test func `a recording that lacks a word, or says one badly, is no measure`() {
    func exemplar(_ fits: [Double?], said: Bool = true) -> Exemplar? {
      let words = fits.enumerated().compactMap { place, fit in
        fit.map {
          Evidence.Piece(
            role: .word, places: place..<place + 1, frames: 20 * place...20 * place + 19, phones: 2, difference: 30 * $0)
        }
      }
      let verdict = said ? Verdict.said(confidence: 1) : .notSaid(.init(missing: [], heard: []))
      let judgement = Verifier.Judgement(verdict: verdict, evidence: Evidence(pieces: words, plain: words))
      return Exemplar(sound(times(20, "abc")), judgement, words: 3)
    }
    #expect(exemplar([-1, -2, -3])?.isWeak == false)
    #expect(exemplar([-1, -2, -3], said: false)?.isWeak == true)
    #expect(exemplar([-1, -47, -3])?.isWeak == true)
    #expect(exemplar([-1, -49, -3]) == nil)
    #expect(exemplar([-1, nil, -3]) == nil)
    // All of it together says something else.
    #expect(exemplar([-46, -46, -46]) == nil)
  }

  @Test func `surplus is of one place between words, not of all together`() throws {
    let pause = times(20, "_"), other = pause + times(20, "d") + pause
    let once = try #require(exemplar.likeness(of: sound(times(20, "a") + other + times(20, "b") + pause + times(20, "c"))))
    let twice = try #require(exemplar.likeness(of: sound(times(20, "a") + other + times(20, "b") + other + times(20, "c"))))
    #expect(once.surplus > 0 && twice.surplus == once.surplus)
  }

  @Test func `what is more than twice as fast cannot be compared, nor what is far too long`() {
    #expect(exemplar.likeness(of: sound(times(9, "abc"))) == nil)
    #expect(exemplar.likeness(of: sound("")) == nil)
    #expect(exemplar.likeness(of: sound(String(repeating: "a", count: 170_000))) == nil)
  }
}

/// Verdicts beside a recording.
struct ExemplarVerdictTests {
  private let sentence: Sentence

  init() throws { sentence = try Sentence("I am calm", model: try AcousticModel.checked.get()) }

  /// Three words of ten frames, with a fit and an unlikeness for each.
  private func verdict(
    fits: [Double], unlikeness: [Double], worseHalf: [Double]? = nil, surplus: Double = 0, isWeak: Bool,
    intruder: (word: String, fit: Double, unlikeness: Double)? = nil, strictness: Strictness = .normal
  ) -> Verdict {
    var pieces = fits.enumerated().map { place, fit in
      Evidence.Piece(role: .word, places: place..<place + 1, frames: 10 * place...10 * place + 9, phones: 2, difference: 10 * fit)
    }
    let plain = pieces
    var frames = [Double](repeating: 1, count: 30)
    if let intruder {
      pieces.append(.init(role: .intruder(intruder.word), places: 3..<3, frames: 30...39, phones: 3, difference: 10 * intruder.fit))
      frames += [Double](repeating: intruder.unlikeness, count: 10)
    }
    let likeness = Likeness(
      parts: zip(unlikeness, worseHalf ?? unlikeness).enumerated().map { .init(places: $0..<$0 + 1, unlikeness: $1.0, worseHalf: $1.1) },
      surplus: surplus, isToWeak: isWeak, frames: frames)
    return Verdict(Evidence(pieces: pieces, plain: plain, likeness: likeness), of: sentence, strictness: strictness)
  }

  @Test func `what fits by itself has to be like the recording too`() {
    #expect(verdict(fits: [0, 0, 0], unlikeness: [1, 3.7, 1], isWeak: false).isSaid)
    #expect(verdict(fits: [0, 0, 0], unlikeness: [1, 3.9, 1], isWeak: false) == .notSaid(.init(missing: [1], heard: [])))
    for (unlikeness, isSaid) in [(3.3, [true, true, true]), (3.5, [true, true, false]), (4.1, [true, false, false])] {
      for (strictness, isSaid) in zip([Strictness.gentle, .normal, .strict], isSaid) {
        #expect(verdict(fits: [0, 0, 0], unlikeness: [1, unlikeness, 1], isWeak: false, strictness: strictness).isSaid == isSaid)
      }
    }
  }

  @Test func `what does not fit by itself is said if it is like a weak recording, and only then`() {
    #expect(verdict(fits: [-60, -60, -60], unlikeness: [1, 1, 1], isWeak: true).isSaid)
    #expect(!verdict(fits: [-60, -60, -60], unlikeness: [1, 1, 1], isWeak: false).isSaid)
    #expect(!verdict(fits: [-60, -60, -60], unlikeness: [1, 1, 1], surplus: 13, isWeak: true).isSaid)
    // Its misfit, -60, has a share of 1.8.
    #expect(verdict(fits: [-60, -60, -60], unlikeness: [1, 1, 1], worseHalf: [1, 3.5, 1], isWeak: true).isSaid)
    let unlike = verdict(fits: [-60, -60, -60], unlikeness: [1, 1, 1], worseHalf: [1, 3.7, 1], isWeak: true)
    #expect(unlike == .notSaid(.init(missing: [1], heard: [])))
  }

  @Test func `what nearly fits and is nearly alike was not said`() {
    // An objection of 10 frames at 65 - 25 each is 400, and its share 1.2.
    func with(_ unlikeness: Double, _ fit: Double = -65) -> Verdict {
      verdict(fits: [0, 0, fit], unlikeness: [1, unlikeness, 1], isWeak: false)
    }
    #expect(with(2.5).isSaid)
    #expect(with(2.7) == .notSaid(.init(missing: [1], heard: [])))
    #expect(with(2.7, -25).isSaid)
  }

  @Test func `sound that the recording does not have is noticed in a take that fits`() {
    #expect(verdict(fits: [0, 0, 0], unlikeness: [1, 1, 1], surplus: 39, isWeak: false).isSaid)
    #expect(verdict(fits: [0, 0, 0], unlikeness: [1, 1, 1], surplus: 41, isWeak: false) == .notSaid(.init(missing: [], heard: [])))
  }

  @Test func `a word that turns it round is believed where the recording is unlike`() {
    func with(_ unlikeness: Double) -> Verdict {
      verdict(fits: [0, 0, 0], unlikeness: [1, 1, 1], isWeak: true, intruder: ("not", -10, unlikeness))
    }
    #expect(with(1.8).isSaid)
    #expect(with(1.9) == .notSaid(.init(missing: [], heard: ["not"])))
  }
}

/// A voice that the acoustic model hears badly: through a narrow band, deep and nasal.
struct WeakVoiceTests {
  private let model: AcousticModel
  private let text = "I am calm when I speak"

  init() throws { model = try AcousticModel.checked.get() }

  private func weak(_ text: String, stretch: Double = 0.9) throws -> Clip { try Sounds.weakVoice(text, stretch: stretch) }

  @Test func `its owner is counted by the recording, and by nothing less than the words`() throws {
    var verifier = try Verifier.open(try Sentence(text, model: model), model: model)
    let take = try weak("i am calm when i speak", stretch: 1.05)
    #expect(!verifier.judge(take).verdict.isSaid)
    verifier.learn(try weak("i am calm when i speak"))
    #expect(verifier.judge(take).verdict.isSaid)
    #expect(Take.hear(take, with: &verifier).verdict.isSaid)
    for other in [
      "i am when i speak", "calm when i speak", "i am calm when i walk", "i am not calm when i speak", "i am never calm when i speak",
      "i am calm", "the weather will be nice again on sunday", "i am calm when i speak slowly to people",
    ] {
      #expect(!verifier.judge(try weak(other, stretch: 1.05)).verdict.isSaid, "\(other)")
    }
  }

  @Test func `a recording that says something else is no measure`() throws {
    var verifier = try Verifier.open(try Sentence(text, model: model), model: model)
    let other = try Sounds.voice("the weather will be nice again on sunday")
    verifier.learn(other)
    #expect(!verifier.judge(other).verdict.isSaid)
  }
}
