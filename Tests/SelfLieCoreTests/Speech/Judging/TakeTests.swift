import Testing

@testable import SelfLieCore

struct EndpointerTests {
  private func speechTime(_ clip: Clip) -> ClosedRange<Double>? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return endpointer.speechTime
  }

  @Test(arguments: [-96.0, -60, -45])
  func `finds speech in silence and in noise`(loudness: Double) throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let speech = try #require(Take.speech(in: voice))
    let silence = Sounds.silence(seconds: 2)
    let clip = (silence + voice + silence).mixed(with: Sounds.noise(seconds: 10, loudness: loudness))
    let found = try #require(speechTime(clip))
    #expect(abs(found.lowerBound - 2) < 0.35)
    #expect(abs(found.upperBound - 2 - speech.duration + 0.3) < 0.6)
  }

  @Test(arguments: [-96.0, -60, -40, -20])
  func `finds none in noise alone`(loudness: Double) {
    #expect(speechTime(Sounds.noise(seconds: 6, loudness: loudness)) == nil)
  }

  @Test func `finds none in a microphone's own hiss`() {
    let hiss = Sounds.silence(seconds: 1) + Sounds.noise(seconds: 2, loudness: -80)
    #expect(hiss.samples.contains { $0 != 0 } && speechTime(hiss) == nil)
  }

  @Test func `gets used to a noise that begins and stays`() throws {
    let kettle = Sounds.noise(seconds: 3, loudness: -70) + Sounds.noise(seconds: 12, loudness: -40)
    let heard = try #require(speechTime(kettle))
    #expect(abs(heard.lowerBound - 3) < 0.1 && (4...6).contains(heard.upperBound))
  }

  @Test func `finds none in a click`() {
    var clip = Sounds.noise(seconds: 3, loudness: -70)
    for index in 20_000..<20_200 { clip.samples[index] = index % 2 == 0 ? 20_000 : -20_000 }
    #expect(speechTime(clip) == nil)
  }

  @Test func `does not care how the samples are cut`() throws {
    let voice = try Sounds.voice("calm")
    var whole = Endpointer(), pieces = Endpointer()
    whole.hear(voice.samples)
    for start in stride(from: 0, to: voice.samples.count, by: 77) {
      pieces.hear(voice.samples[start..<min(start + 77, voice.samples.count)])
    }
    #expect(whole.speechTime == pieces.speechTime)
  }
}

struct TakeTests {
  /// When a take of this sound is over, in seconds; nil if it goes on.
  private func end(of clip: Clip, words: Int = 6, isComplete: Bool) -> Double? { end(of: clip, words: words, isComplete ? .end : .words) }

  private func end(of clip: Clip, words: Int = 6, _ reach: Verifier.Reach, _ rhythm: Rhythm = Rhythm()) -> Double? {
    var take = Take(words: words, rhythm: rhythm)
    for start in stride(from: 0, to: clip.samples.count, by: 800) {
      take.hear(Array(clip.samples[start..<min(start + 800, clip.samples.count)]))
      while !take.takeSlice().isEmpty {}
      switch take.next(reach: { reach }) {
      case .goOn: continue
      case .end: return Double(start + 800) / Double(Clip.rate)
      case .startAnew: take.startAnew()
      }
    }
    return nil
  }

  @Test func `ends soon after the last word, and later before it`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let clip = voice + Sounds.silence(seconds: 4)
    let complete = try #require(end(of: clip, isComplete: true)), incomplete = try #require(end(of: clip, isComplete: false))
    #expect((0.2...1.1).contains(complete - voice.duration))
    #expect(abs(incomplete - complete - 1.3) < 0.11)
  }

  @Test func `ends sooner where all words were recognised, unless this person pauses`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let clip = voice + Sounds.silence(seconds: 4)
    let usual = try #require(end(of: clip, .end)), complete = try #require(end(of: clip, .complete))
    #expect(abs(usual - complete - 0.35) < 0.06)
    // Words at 0 to 0.3 s and, after a pause, from there to 0.3 s later.
    func words(pause: Double) -> [Evidence.Piece] {
      let second = 30 + Int(100 * pause)
      return [0...29, second...second + 29].enumerated().map { place, frames in
        Evidence.Piece(role: .word, places: place..<place + 1, frames: frames, phones: 3, difference: 0)
      }
    }
    for (pause, quiet) in [(0.0, 0.35), (0.1, 0.35), (0.4, 0.55), (1.2, 0.7)] {
      var recorded = Rhythm(), taken = Rhythm()
      recorded.learn(recording: words(pause: pause))
      taken.learn(take: Evidence(pieces: words(pause: pause)))
      #expect(abs(recorded.quiet - quiet) < 1e-9 && abs(taken.quiet - quiet) < 1e-9)
      #expect(abs(try #require(end(of: clip, .complete, taken)) - complete - (quiet - 0.35)) < 0.06)
    }
    #expect(end(of: clip, .complete, .unknown) == usual)
    // What was long ago no longer counts.
    var rhythm = Rhythm()
    for pause in [0.5] + [Double](repeating: 0, count: 8) { rhythm.learn(take: Evidence(pieces: words(pause: pause))) }
    #expect(rhythm.quiet == 0.35)
  }

  @Test func `a person who pauses where the sentence could end is not cut`() throws {
    let model = try AcousticModel.checked.get()
    let pause = Sounds.silence(seconds: 0.45), tail = Sounds.silence(seconds: 2)
    let (first, second) = (try Sounds.voice("day by day"), try Sounds.voice("i am calm day by day"))
    var verifier = try Verifier.open(try Sentence("Day by day I am calm day by day", model: model), model: model)
    #expect(Take.hear(first + pause + second + tail, with: &verifier).verdict.isSaid)
  }

  @Test func `does not end in a pause of a second and a half`() throws {
    let first = try Sounds.voice("i am calm"), second = try Sounds.voice("when i speak")
    let clip = first + Sounds.silence(seconds: 1.2) + second
    #expect(end(of: clip, isComplete: false) == nil)
  }

  @Test func `is given up when nobody speaks for five seconds`() {
    #expect(end(of: Sounds.silence(seconds: 10), isComplete: false).map { abs($0 - 5) < 0.06 } == true)
  }

  @Test func `does not last for ever`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let endless = Clip(samples: (0..<20).flatMap { _ in voice.samples })
    for words in 1...3 {
      let over = try #require(end(of: endless, words: words, isComplete: true))
      // Six seconds, and two for each word.
      #expect((0...0.5).contains(over - 6 - 2 * Double(words)))
    }
  }

  @Test func `hands on every sample from a little before the speech, once`() throws {
    let clip = Sounds.silence(seconds: 1) + (try Sounds.voice("calm")) + Sounds.silence(seconds: 1)
    var take = Take(words: 1), handed: [Int16] = []
    for start in stride(from: 0, to: clip.samples.count, by: 800) {
      take.hear(Array(clip.samples[start..<min(start + 800, clip.samples.count)]))
      handed += take.takeSlice()
    }
    let speech = try #require(take.speech)
    #expect(handed == speech.samples)
  }

  @Test func `keeps half a second before the speech and a third of one after it`() throws {
    let clip = Sounds.silence(seconds: 2) + (try Sounds.voice("calm")) + Sounds.silence(seconds: 2)
    let speech = try #require(Take.speech(in: clip)), time = try #require(Endpointer.speechTime(in: clip))
    #expect(abs(speech.duration - (time.upperBound - time.lowerBound) - 0.8) < 0.001)
    let first = Int((time.lowerBound - 0.5) * Double(Clip.rate))
    #expect(speech.samples.elementsEqual(clip.samples[first..<first + speech.samples.count]))
  }

  @Test func `after a noise that was forgotten every sample is handed on, also those that were before`() throws {
    let thump = Sounds.silence(seconds: 1) + Sounds.noise(seconds: 0.4, loudness: -20) + Sounds.silence(seconds: 0.75)
    var take = Take(words: 1), handed: [Int16] = []
    take.hear(thump.samples)
    while !take.takeSlice().isEmpty {}
    #expect(take.next { .nothing } == .startAnew)
    take.startAnew()
    take.hear((Sounds.noise(seconds: 0.6, loudness: -20) + Sounds.silence(seconds: 1)).samples)
    while case let slice = take.takeSlice(), !slice.isEmpty { handed += slice }
    #expect(try handed == #require(take.speech).samples)
  }

  @Test func `a clip may begin with more quiet than anybody waits for`() throws {
    let model = try AcousticModel.checked.get()
    var verifier = try Verifier.open(try Sentence("Calm", model: model), model: model)
    let clip = Sounds.silence(seconds: 12) + (try Sounds.voice("calm")) + Sounds.silence(seconds: 2)
    #expect(Take.hear(clip, with: &verifier).verdict.isSaid)
    #expect(Take.hear(Sounds.silence(seconds: 12), with: &verifier).verdict == .nothingHeard)
  }

  @Test func `a take of which sound was lost is not judged by what is left`() throws {
    let model = try AcousticModel.checked.get(), voice = try Sounds.voice("calm")
    var verifier = try Verifier.open(try Sentence("Calm", model: model), model: model)
    for (ending, verdict) in [(Studio.Ending.gap, Verdict.unchecked(.gap)), (.done, .nothingHeard)] {
      let studio = Studio(play: { _, _ in .done }) { hear in
        _ = try hear(ending == .gap ? voice.samples : [])
        return ending
      }
      let outcome = try Take.record(in: studio, with: &verifier) { _ in .more }
      #expect(outcome == .judged(.init(verdict: verdict, evidence: .none), speech: nil))
    }
  }

  @Test func `what was not handed on yet keeps a take from ending by a word that was not looked for`() throws {
    let clip = try Sounds.voice("i am calm when i speak") + Sounds.silence(seconds: 4)
    var take = Take(words: 6), slices: [Int] = []
    take.hear(clip.samples)
    let speech = try #require(take.speech).samples.count
    while slices.reduce(0, +) < speech {
      #expect(take.next { .end } == .goOn)
      slices.append(take.takeSlice().count)
    }
    #expect(take.next { .end } == .end && take.takeSlice().isEmpty)
    #expect(slices.count > 5 && slices.max() == Int(Take.slice * Double(Clip.rate)))
  }

  @Test func `a short noise without any word is forgotten, and waiting begins again`() throws {
    let thump = Sounds.silence(seconds: 2) + Sounds.noise(seconds: 0.4, loudness: -20) + Sounds.silence(seconds: 8)
    #expect(end(of: thump, .nothing).map { abs($0 - 7.4) < 0.2 } == true)
    // A long one is somebody who says something else.
    let speech = Sounds.silence(seconds: 2) + (try Sounds.voice("the weather will be nice again")) + Sounds.silence(seconds: 8)
    #expect(end(of: speech, .nothing).map { $0 < 7 } == true)
  }

  @Test func `noises do not keep the microphone open for ever`() {
    let thump = Sounds.noise(seconds: 0.4, loudness: -20) + Sounds.silence(seconds: 2)
    let kitchen = Clip(samples: (0..<25).flatMap { _ in thump.samples })
    #expect(end(of: kitchen, words: 1, .nothing).map { $0 < 14 } == true)
  }

  @Test func `a cough before the sentence is not part of the take`() throws {
    let voice = try Sounds.voice("i am calm when i speak")
    let clip =
      Sounds.silence(seconds: 1) + Sounds.noise(seconds: 0.3, loudness: -20) + Sounds.silence(seconds: 3) + voice
      + Sounds.silence(seconds: 2)
    let model = try AcousticModel.checked.get()
    var verifier = try Verifier.open(try Sentence("I am calm when I speak", model: model), model: model)
    let judgement = Take.hear(clip, with: &verifier)
    #expect(judgement.verdict.isSaid)
    #expect((judgement.evidence.pieces.last?.end).map { $0 < 3 } == true)
  }

  @Test func `a word that is shorter than a second is heard too`() throws {
    let model = try AcousticModel.checked.get()
    var verifier = try Verifier.open(try Sentence("Calm", model: model), model: model)
    let clip = Sounds.silence(seconds: 1) + (try Sounds.voice("calm")) + Sounds.silence(seconds: 2)
    #expect(Take.hear(clip, with: &verifier).verdict.isSaid)
  }
}
