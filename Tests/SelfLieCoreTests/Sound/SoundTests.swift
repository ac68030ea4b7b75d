import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct WAVTests {
  private static let clip = Clip(samples: [0, 1, -1, 32_767, -32_768, 256, -256])

  @Test func `reads what it wrote`() throws {
    #expect(try WAV.clip(from: WAV.bytes(of: Self.clip)) == Self.clip)
  }

  @Test func `reads what another program wrote`() throws {
    let folder = try TemporaryFolder()
    try runTool("flite", ["-voice", "kal16", "-t", "calm", "-o", folder.file("calm.wav")])
    let clip = try WAV.read(FilePath(folder.file("calm.wav")))
    #expect((0.2...1.5).contains(clip.duration))
    #expect(Level(of: clip.samples).loudness > -40)
  }

  @Test func `finds every truncation`() {
    let bytes = WAV.bytes(of: Self.clip)
    for length in 0..<bytes.count { #expect(throws: WAVFault.self) { try WAV.clip(from: Array(bytes.prefix(length))) } }
  }

  @Test(arguments: [
    (20, [3, 0], WAVFault.notPCM16), (34, [8, 0], .notPCM16), (22, [3, 0], .channels(3)), (22, [0, 0], .channels(0)),
    (24, [0, 0, 0, 0], .rate(0)), (24, [0xFF, 0xFF, 0xFF, 0x7F], .rate(0x7FFF_FFFF)), (40, [0xFF, 0xFF, 0xFF, 0xFF], .truncated),
    (40, [0xFE, 0xFF, 0xFF, 0xFF], .truncated), (16, [15, 0, 0, 0], .truncated), (12, [0x78], .noFormat), (36, [0x78], .noSamples),
    (0, [0x78], .notWAV),
  ])
  func `says what is wrong`(position: Int, bytes: [UInt8], fault: WAVFault) {
    var file = WAV.bytes(of: Self.clip)
    file.replaceSubrange(position..<position + bytes.count, with: bytes)
    #expect(throws: fault) { try WAV.clip(from: file) }
  }

  @Test func `mixes two channels and passes chunks that it does not know`() throws {
    var file = WAV.bytes(of: Clip(samples: [100, 300, -100, -300]))
    file[22] = 2
    // An odd chunk before the samples, with the byte that belongs to nobody.
    file.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 36)
    #expect(try WAV.clip(from: file) == Clip(samples: [200, -200]))
  }
}

struct ResamplerTests {
  /// A tone's samples at a rate.
  private func tone(_ frequency: Double, rate: Int, seconds: Double = 0.5, peak: Double = 16_000) -> [Int16] {
    (0..<Int(seconds * Double(rate))).map { Int16((peak * sin(2 * .pi * frequency * Double($0) / Double(rate))).rounded()) }
  }

  @Test(arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000])
  func `keeps a tone as it is`(rate: Int) throws {
    let result = Resampler.resample(tone(1000, rate: rate), from: rate)
    let wanted = tone(1000, rate: Clip.rate)
    #expect(abs(result.count - wanted.count) <= 1)
    // The ends hear the silence around them.
    let worst = (200..<min(result.count, wanted.count) - 200).map { abs(Int(result[$0]) - Int(wanted[$0])) }.max() ?? .max
    #expect(worst <= 8)
  }

  @Test(arguments: [24_000.0, 15_000, 10_000])
  func `keeps out what would fold back`(frequency: Double) {
    let result = Resampler.resample(tone(frequency, rate: 48_000), from: 48_000)
    #expect(Level(of: result[500..<result.count - 500]).loudness < -75)
  }
}

struct LevelTests {
  @Test func `measures loudness without the offset`() {
    let square: [Int16] = (0..<1000).map { $0 % 2 == 0 ? 3277 + 1000 : -3277 + 1000 }
    let level = Level(of: square)
    #expect(abs(level.loudness - -20) < 0.1)
    #expect(abs(level.offset - 1000.0 / 32_768) < 0.001)
    #expect(level.clipped == 0)
  }

  @Test func `of nothing is silence`() {
    #expect(Level(of: []).loudness == -96)
    #expect(Level(of: [Int16](repeating: 500, count: 100)).loudness == -96)
  }

  @Test func `counts what is cut off`() {
    #expect(Level(of: [Int16.max, 0, Int16.min, 0]).clipped == 500)
  }
}

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

  private func end(of clip: Clip, words: Int = 6, _ reach: Verifier.Reach) -> Double? {
    var take = Take(words: words)
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
    #expect(end(of: endless, words: 1, isComplete: true).map { $0 < 9 } == true)
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
    let model = try AcousticModel()
    var verifier = try Verifier.open(try Sentence("I am calm when I speak", model: model), model: model)
    let judgement = Take.hear(clip, with: &verifier)
    #expect(judgement.verdict.isSaid)
    #expect((judgement.evidence.pieces.last?.end).map { $0 < 3 } == true)
  }

  @Test func `a word that is shorter than a second is heard too`() throws {
    let model = try AcousticModel()
    var verifier = try Verifier.open(try Sentence("Calm", model: model), model: model)
    let clip = Sounds.silence(seconds: 1) + (try Sounds.voice("calm")) + Sounds.silence(seconds: 2)
    #expect(Take.hear(clip, with: &verifier).verdict.isSaid)
  }
}
