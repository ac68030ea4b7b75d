import Glibc

/// How loud sound is, and what of that a person should know.
public struct Level: Equatable, Sendable {
  /// The root of the mean square, in dB below full scale (0 is the loudest there is, silence -96).
  public let loudness: Double
  /// How many samples in a thousand are at the end of the scale.
  public let clipped: Double
  /// The mean, as a share of full scale: a microphone's constant offset.
  public let offset: Double

  public init(of samples: some Collection<Int16>) {
    var sum = 0.0, squares = 0.0, ends = 0
    for sample in samples {
      let value = Double(sample)
      sum += value
      squares += value * value
      if sample >= 32_700 || sample <= -32_700 { ends += 1 }
    }
    let count = Double(max(1, samples.count))
    let mean = sum / count
    let power = max(0, squares / count - mean * mean)
    loudness = power < 0.25 ? -96 : 10 * log10(power / (32_768 * 32_768))
    clipped = 1000 * Double(ends) / count
    offset = mean / 32_768
  }
}
