import Foundation
import Testing

@testable import SelfLieCore

/// The loudspeaker in the microphone: loops of many delays, levels and rooms, and persons beside them.
struct EchoTests {
  private static let text = "I am calm when I speak"
  private static let voices = ["slt", "rms", "awb"]

  /// What a sitting plays of a voice.
  private func rendition(_ voice: String, _ text: String = text, stretch: Double = 1) throws -> Rendition {
    Rendition(of: try Sounds.voice(text, voice, stretch: stretch), before: nil, after: .listening)
  }

  /// A room as the sum of the direct sound and a tail that fades by 60 dB in so many seconds, and has so much of its energy, in dB.
  private struct Room: CustomTestStringConvertible {
    let seconds: Double, tail: Double
    var testDescription: String { "\(seconds) s, \(tail) dB" }
    static let all = [Room(seconds: 0, tail: -99), Room(seconds: 0.3, tail: -6), Room(seconds: 0.5, tail: 0)]
  }

  /// Numbers from -1 to 1, the same every time.
  private static let noise: [Double] = {
    var random = SplitMix64(seed: 1)
    return (0..<seconds * Clip.rate).map { _ in Double(Int64(bitPattern: random.next())) / Double(Int64.max) }
  }()

  /// The length of each recording.
  private static let seconds = 6

  /// A sound through a loudspeaker and a room.
  private func played(_ clip: Clip, in room: Room) -> [Double] {
    var response = (0..<Int(room.seconds * Double(Clip.rate))).map {
      Self.noise[$0] * pow(10, -3 * Double($0) / (room.seconds * Double(Clip.rate)))
    }
    let energy = response.reduce(0) { $0 + $1 * $1 }
    response = response.map { energy > 0 ? $0 * pow(10, room.tail / 20) / energy.squareRoot() : 0 }
    let input = clip.samples.map(Double.init), fourier = Fourier(atLeast: input.count + response.count + 1)
    let (one, other) = fourier.spectra(input[...], ([1] + response)[...])
    var real: [Double] = [], imaginary: [Double] = []
    for index in one.real.indices {
      real.append(one.real[index] * other.real[index] - one.imaginary[index] * other.imaginary[index])
      imaginary.append(one.real[index] * other.imaginary[index] + one.imaginary[index] * other.real[index])
    }
    for index in (1..<fourier.size / 2).reversed() {
      real.append(real[index])
      imaginary.append(-imaginary[index])
    }
    fourier.transform(&imaginary, &real)
    return real.prefix(input.count + response.count).map { $0 / Double(fourier.size) }
  }

  /// The same after a delay, with the noise of a microphone.
  private func heard(_ played: [Double], delay: Double, level: Double) -> Clip {
    let gain = pow(10, level / 20), start = Int(delay * Double(Clip.rate))
    var sound = Self.noise.map { 3 * $0 }
    for (index, echo) in zip(start..<sound.count, played) { sound[index] += gain * echo }
    return Clip(samples: sound.map { Int16(max(-32_768, min(32_767, $0.rounded()))) })
  }

  @Test(arguments: voices, Room.all)
  private func `what the loudspeaker plays is its echo, whatever the delay, the level and the room`(voice: String, room: Room) throws {
    let rendition = try rendition(voice), played = played(rendition.clip, in: room)
    let echo = Echo(of: rendition.clip, tone: rendition.tone)
    for delay in [0.02, 0.3, 1, 3] {
      for level in [0.0, -20, -40] {
        let speech = try #require(Take.speech(in: heard(played, delay: delay, level: level)))
        let isEcho = echo.isAll(of: speech)
        #expect(isEcho, "\(delay) s, \(level) dB")
      }
    }
  }

  @Test(arguments: voices)
  func `a person is no echo, even one who says it as the recording does, or over an echo`(voice: String) throws {
    let rendition = try rendition(voice), echo = Echo(of: rendition.clip, tone: rendition.tone)
    let played = played(rendition.clip, in: Room.all[1])
    let loops = [(0.02, -10.0), (0.3, -20), (1, -10), (3, -20)].map { delay, level in
      (delay, level, sound: heard(played, delay: delay, level: level).samples)
    }
    for stretch in [0.9, 1, 1.02, 1.1, 1.3] {
      let person = try Sounds.voice(Self.text, voice, stretch: stretch)
      for softness in [Int16(1), 3, 10] {
        let speech = try #require(Take.speech(in: Clip(samples: person.samples.map { $0 / softness })))
        let isEcho = echo.isAll(of: speech)
        #expect(!isEcho, "\(stretch), \(softness)")
      }
      for (delay, level, loop) in loops {
        let both = zip(Sounds.silence(seconds: 0.4).samples + person.samples, loop).map { $0 &+ $1 }
        let isEcho = echo.isAll(of: Clip(samples: both), during: 0.4...0.4 + person.duration)
        #expect(!isEcho, "\(stretch), \(delay) s, \(level) dB")
      }
    }
    #expect(!echo.isAll(of: Clip()))
    #expect(!echo.isAll(of: Sounds.silence(seconds: 2)))
    #expect(!Echo(of: Clip(), tone: 0..<9).isAll(of: Sounds.silence(seconds: 2)))
  }

  @Test func `the transform finds the frequency of a wave, and its inverse the wave`() {
    let fourier = Fourier(atLeast: 60)
    #expect(fourier.size == 64)
    let wave = (0..<64).map { cos(2 * Double.pi * 5 * Double($0) / 64) }, other = (0..<64).map { sin(2 * Double.pi * 9 * Double($0) / 64) }
    let (one, two) = fourier.spectra(wave[...], other[...])
    #expect(one.real.count == 33)
    for index in 0...32 {
      #expect(abs(one.real[index] - (index == 5 ? 32 : 0)) < 1e-9 && abs(one.imaginary[index]) < 1e-9)
      #expect(abs(two.imaginary[index] - (index == 9 ? -32 : 0)) < 1e-9 && abs(two.real[index]) < 1e-9)
    }
    var (real, imaginary) = (wave, other)
    fourier.transform(&real, &imaginary)
    fourier.transform(&imaginary, &real)
    for index in 0..<64 { #expect(abs(real[index] / 64 - wave[index]) < 1e-9 && abs(imaginary[index] / 64 - other[index]) < 1e-9) }
  }
}
