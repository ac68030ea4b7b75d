import Glibc

/// Finds where speech begins and ends, as the sound arrives: what rises out of the room's own noise, for long enough not to be a click.
///
/// The noise is the quietest moment of the last seconds (R. Martin, "Spectral Subtraction Based on Minimum Statistics", EUSIPCO 1994), so
/// it follows a kettle that starts to boil and is not fooled by a long sentence, which has quiet moments of its own.
public struct Endpointer: Equatable, Sendable {
  /// Frames per second.
  private static let rate = 100
  private static let frameLength = Clip.rate / rate
  /// How far speech rises above the noise, in dB.
  private static let margin = 9.0
  /// Nothing below this is speech, in dB below full scale after pre-emphasis: a microphone's own hiss.
  private static let floor = -72.0
  /// How long a sound must last, in frames: a click is shorter.
  private static let shortest = 6
  /// The noise is looked for in so many stretches of so many frames: two seconds.
  private static let stretches = 8, stretch = 25
  /// The loudness of a moment is the mean power of so many frames.
  private static let window = 4

  private var pending: [Int16] = []
  private var previous = 0.0
  private var powers: [Double] = []
  private var minima: [Double] = []
  private var loudFrames = 0

  /// Frames heard so far.
  private var frames = 0
  /// The frames in which speech began and was last heard.
  private var speech: ClosedRange<Int>?
  /// How many frames there were until it was last heard.
  private var lastLoud = 0

  public init() {}

  /// When speech begins and ends in a clip, in seconds; nil if there is none.
  static func speechTime(in clip: Clip) -> ClosedRange<Double>? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return endpointer.speechTime
  }

  /// Seconds heard so far.
  public var elapsed: Double { Double(frames) / Double(Self.rate) }

  /// When speech began and when it was last heard, in seconds from the start; nil if there was none.
  public var speechTime: ClosedRange<Double>? {
    speech.map { Double($0.lowerBound) / Double(Self.rate)...Double($0.upperBound + 1) / Double(Self.rate) }
  }

  /// Seconds since speech was last heard, be it one that was forgotten, or since the start.
  public var quiet: Double { elapsed - Double(lastLoud) / Double(Self.rate) }

  /// What rose out of the noise so far was no speech.
  public mutating func forgetSpeech() {
    speech = nil
    loudFrames = 0
  }

  public mutating func hear(_ samples: some Collection<Int16>) {
    pending += samples
    var start = 0
    while pending.count - start >= Self.frameLength {
      hear(frame: pending[start..<start + Self.frameLength])
      start += Self.frameLength
    }
    pending.removeFirst(start)
  }

  private mutating func hear(frame: ArraySlice<Int16>) {
    // Pre-emphasis, as in the front end of a recogniser: fans and hum are low, consonants are high.
    var power = 0.0
    for sample in frame {
      let value = Double(sample)
      let difference = value - 0.97 * previous
      previous = value
      power += difference * difference
    }
    powers.append(power / Double(Self.frameLength))
    if powers.count > Self.window { powers.removeFirst() }
    let mean = powers.reduce(0, +) / Double(powers.count)
    let loudness = 10 * log10(max(mean, 1e-3) / (32_768 * 32_768))

    if frames % Self.stretch == 0 { minima.append(loudness) }
    if minima.count > Self.stretches { minima.removeFirst() }
    minima[minima.count - 1] = min(minima[minima.count - 1], loudness)
    let noise = minima.min() ?? loudness

    if loudness > max(noise + Self.margin, Self.floor) {
      loudFrames += 1
      if loudFrames >= Self.shortest {
        speech = (speech?.lowerBound ?? max(0, frames - loudFrames - Self.window + 1))...frames
        lastLoud = frames + 1
      }
    } else {
      loudFrames = 0
    }
    frames += 1
  }
}
