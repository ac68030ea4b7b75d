import Glibc

/// A detector of the beginning and end of speech in arriving sound: sound that rises above the room's noise for longer than a click.
///
/// The noise is the quietest moment of the last two seconds (R. Martin, "Spectral Subtraction Based on Minimum Statistics", EUSIPCO 1994).
/// So it follows a kettle that starts to boil, and a long sentence, which has quiet moments of its own, does not raise it.
public struct Endpointer: Equatable, Sendable {
  /// Frames per second.
  private static let rate = 100
  /// Samples of a frame.
  private static let frameLength = Clip.rate / rate
  /// The rise of speech above the noise, in dB.
  private static let margin = 9.0
  /// The level below which nothing is speech, in dB relative to full scale after pre-emphasis: a microphone's own hiss.
  private static let floor = -72.0
  /// The least length of a sound, in frames: a click is shorter.
  private static let shortest = 6
  /// The number of stretches in which the noise is looked for, and their length in frames: two seconds in all.
  private static let stretches = 8, stretch = 25
  /// The frames over which the power is averaged.
  private static let window = 4

  /// Samples that do not fill a frame yet.
  private var pending: [Int16] = []
  /// The last sample of the frame before, for pre-emphasis.
  private var previous = 0.0
  /// The power of each of the last frames.
  private var powers: [Double] = []
  /// The least loudness of each of the last stretches, in dB relative to full scale.
  private var minima: [Double] = []
  /// The frames in a row that were loud.
  private var loudFrames = 0

  /// The number of frames heard so far.
  private var frames = 0
  /// The frame in which speech began and the one in which it was last heard.
  private var speech: ClosedRange<Int>?
  /// The number of frames up to the last one with speech.
  private var lastLoud = 0

  /// Makes a detector that has heard nothing.
  public init() {}

  /// Finds the beginning and end of speech in a clip, in seconds; nil if there is none.
  static func speechTime(in clip: Clip) -> ClosedRange<Double>? {
    var endpointer = Endpointer()
    endpointer.hear(clip.samples)
    return endpointer.speechTime
  }

  /// Seconds of sound heard so far.
  public var elapsed: Double { Double(frames) / Double(Self.rate) }

  /// The time from the beginning of speech to its last moment, in seconds from the start; nil if there was none.
  public var speechTime: ClosedRange<Double>? {
    speech.map { Double($0.lowerBound) / Double(Self.rate)...Double($0.upperBound + 1) / Double(Self.rate) }
  }

  /// Seconds since the last speech, a forgotten one included, or since the start.
  public var quiet: Double { elapsed - Double(lastLoud) / Double(Self.rate) }

  /// Forgets the speech so far, which was a noise.
  public mutating func forgetSpeech() {
    speech = nil
    loudFrames = 0
  }

  /// Takes samples at 16 kHz, in pieces of any length.
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
    // Pre-emphasis, as in the front end of a recogniser: fans and hum have low frequencies, consonants have high ones.
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
