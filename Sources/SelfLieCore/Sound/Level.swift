import Glibc

/// The loudness and the technical faults of a sound.
public struct Level: Equatable, Sendable {
  /// The root mean square without the offset, in dB relative to full scale: at most 0, and -96 for silence.
  public let loudness: Double
  /// The share of samples at the ends of the scale, in thousandths.
  public let clipped: Double
  /// The mean as a share of full scale, from -1 to 1: the constant offset of a microphone.
  public let offset: Double

  /// Measures samples of 16 bit.
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

  /// Returns the loudness of the quietest tenth of a second, in dB relative to full scale; -96 for a shorter sound.
  static func noiseFloor(of samples: ArraySlice<Int16>) -> Double {
    let stretch = Clip.rate / 10
    return stride(from: samples.startIndex, to: samples.endIndex - stretch + 1, by: stretch)
      .map { Level(of: samples[$0..<$0 + stretch]).loudness }.min() ?? -96
  }
}
