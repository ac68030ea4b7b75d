import Foundation
import Synchronization
import SystemPackage

@testable import SelfLieCore

/// Voices and noises that the tests make themselves.
enum Sounds {
  private static let folder = Result { try TemporaryFolder() }
  /// What flite has said in this process, by its arguments: many tests begin with the same words.
  private static let spoken = Mutex<[[String]: Clip]>([:])

  /// One of flite's voices, saying a text.
  /// - Parameter stretch: How much longer each phone lasts.
  static func voice(_ text: String, _ voice: String = "slt", stretch: Double = 1) throws -> Clip {
    let call = ["-voice", voice, "--setf", "duration_stretch=\(stretch)", "-t", text]
    if let clip = spoken.withLock({ $0[call] }) { return clip }
    let file = try folder.get().file(UUID().uuidString + ".wav")
    try runTool("flite", call + ["-o", file])
    let clip = try WAV.read(FilePath(file))
    spoken.withLock { $0[call] = clip }
    return clip
  }

  /// One of espeak-ng's voices, which are less alike to people than flite's, and have other accents.
  /// - Parameter speed: The words in a minute.
  static func formantVoice(_ text: String, _ voice: String, speed: Int = 150) throws -> Clip {
    let (made, file) = (try folder.get().file(UUID().uuidString + ".wav"), try folder.get().file(UUID().uuidString + ".wav"))
    try runTool("espeak-ng", ["-v", voice, "-s", "\(speed)", "-w", made, text])
    // sox would add noise, other noise each time, to what it resamples.
    try runTool("sox", ["-D", made, "-r", "\(Clip.rate)", file])
    return try WAV.read(FilePath(file))
  }

  /// A voice that is deeper than any that an acoustic model was trained on, through a telephone's bandwidth.
  /// - Parameter stretch: How much longer each phone lasts.
  static func weakVoice(_ text: String, _ voice: String = "awb", stretch: Double) throws -> Clip {
    let clip = try Self.voice(text, voice, stretch: stretch)
    let deeper = 1.2
    var low = [Double](repeating: 0, count: 4)
    return Clip(
      samples: (0..<Int(Double(clip.samples.count - 1) * deeper)).map { index in
        let position = Double(index) / deeper
        let (first, share) = (Int(position), position - position.rounded(.down))
        var value = Double(clip.samples[first]) * (1 - share) + Double(clip.samples[first + 1]) * share
        // Four poles of one, each 3 dB down at 2 kHz.
        for pole in low.indices {
          low[pole] += 0.54 * (value - low[pole])
          value = low[pole]
        }
        return Int16(clamping: Int(value))
      })
  }

  /// Hiss of a loudness, in dB below full scale; the same every time.
  static func noise(seconds: Double, loudness: Double) -> Clip {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    // Of a uniform distribution between -1 and 1 the root mean square is 1 / sqrt(3).
    let scale = 32_768 * pow(10, loudness / 20) * 3.0.squareRoot()
    return Clip(
      samples: (0..<Int(seconds * Double(Clip.rate))).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int16(max(-32_768, min(32_767, scale * (Double(state >> 11) / Double(1 << 52) - 1))))
      })
  }

  static func silence(seconds: Double) -> Clip { Clip(samples: [Int16](repeating: 0, count: Int(seconds * Double(Clip.rate)))) }

  /// A file of pocketsphinx-testdata: real people.
  static func testData(_ name: String) -> String { "/usr/share/pocketsphinx/test/data/" + name }

  /// One of them without a header.
  static func raw(_ name: String) throws -> Clip {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: testData(name))))
    return Clip(
      samples: stride(from: 0, to: bytes.count - 1, by: 2).map { Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8) })
  }
}

extension Clip {
  static func + (left: Clip, right: Clip) -> Clip { Clip(samples: left.samples + right.samples) }

  /// Mixes another in, from the start.
  func mixed(with other: Clip) -> Clip {
    Clip(
      samples: samples.enumerated().map { index, sample in
        index < other.samples.count ? Int16(clamping: Int(sample) + Int(other.samples[index])) : sample
      })
  }

  /// Raw samples, as the software card's microphone takes them.
  var raw: Data { Data(WAV.bytes(of: self).dropFirst(44)) }
}
