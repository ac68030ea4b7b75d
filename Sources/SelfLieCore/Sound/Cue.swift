import Glibc

/// Soft tones that tell the state of a sitting without a screen.
public enum Cue: Sendable {
  /// The microphone opens.
  case listening
  /// A repetition was counted.
  case counted
  /// All that was due today is said.
  case dayDone

  /// The frequencies of the tones in Hz, one after the other.
  private var notes: [Double] {
    switch self {
    case .listening: [587.33]
    case .counted: [523.25, 783.99]
    case .dayDone: [523.25, 659.26, 783.99]
    }
  }

  /// The frequency of the first tone, in Hz.
  var frequency: Double { notes[0] }

  /// The length of a note and of the silence behind the last one, in seconds. The silence lets the echo of the room fade before the
  /// microphone opens.
  private static let note = 0.04, quiet = 0.03
  /// The amplitude as a share of full scale, about 26 dB below it.
  private static let loudness = 0.05

  /// The length of the tones without the silence behind them, in seconds.
  var duration: Double { Double(notes.count) * Self.note }

  /// The cue's sound. Each note swells and fades like a raised cosine, so that it does not click.
  public var clip: Clip {
    let length = Int(Self.note * Double(Clip.rate))
    let tones = notes.flatMap { frequency in
      (0..<length).map { index in
        let phase = 2 * Double.pi * frequency * Double(index) / Double(Clip.rate)
        let swell = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(length))
        return Int16(32_767 * Self.loudness * swell * sin(phase))
      }
    }
    return Clip(samples: tones + [Int16](repeating: 0, count: Int(Self.quiet * Double(Clip.rate))))
  }
}
