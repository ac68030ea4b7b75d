import Foundation
import Testing

@testable import SelfLieCore

struct RoundTripTests {
  /// What a microphone hears in a room: the tone with an echo of the walls, so much softer and later.
  private static func heard(_ delay: Double, _ level: Double, room: Clip) -> Clip {
    var samples = room.samples
    for (later, gain) in [(0, level), (0.011, 0.5 * level), (0.037, 0.3 * level)] {
      let start = Int((delay + later) * Double(Clip.rate))
      for (index, sample) in RoundTrip.tone.samples.enumerated() where start + index < samples.count {
        samples[start + index] = Int16(clamping: Int(samples[start + index]) + Int(gain * Double(sample)))
      }
    }
    return Clip(samples: samples)
  }

  @Test(arguments: [0.02, 0.12, 0.5, 1.2, 2.2], [1, 0.1, 0.03])
  func `the delay is measured in a room with noise`(delay: Double, level: Double) throws {
    let trip = RoundTrip(Self.heard(delay, level, room: Sounds.noise(seconds: RoundTrip.longest, loudness: -60)))
    let found = try #require(trip.delay)
    #expect(abs(found - delay) < 0.005)
    #expect(trip.finding.grade == .warning && trip.finding.message.hasPrefix("the microphone hears the loudspeaker "))
  }

  @Test func `neither noise, silence nor a voice is the loudspeaker`() throws {
    let voice = try Sounds.voice("I am calm when I speak")
    for room in [Clip(), Sounds.silence(seconds: 3), Sounds.noise(seconds: 3, loudness: -30), voice, voice + Sounds.silence(seconds: 1)] {
      #expect(RoundTrip(room).delay == nil)
    }
    #expect(RoundTrip(Clip()).finding.grade == .fine)
  }

  @Test func `the delay is said in seconds`() {
    let trip = RoundTrip(Self.heard(1.05, 1, room: Sounds.silence(seconds: 2)))
    #expect(trip.finding.message == "the microphone hears the loudspeaker 1.05 s later; use headphones, or turn it down")
  }
}
