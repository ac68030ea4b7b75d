import Glibc

/// Brings sound of any rate to 16 kHz: a low-pass of windowed sinc, evaluated at each new sample's own place.
///
/// J. O. Smith, "Digital Audio Resampling", https://ccrma.stanford.edu/~jos/resample/. With 16 zero crossings on each side and a Kaiser
/// window of beta 8, what lies above half the lower rate is about 80 dB down outside the transition band.
enum Resampler {
  private static let crossings = 16
  private static let beta = 8.0
  /// Steps of the table between two zero crossings; read with linear interpolation this keeps the table's error under -90 dB.
  private static let resolution = 512

  /// One side of the filter, from its middle to its end, and a zero behind it.
  private static let table: [Double] = {
    let length = crossings * resolution
    return (0...length).map { index in
      let x = Double(index) / Double(resolution)
      let edge = Double(index) / Double(length)
      return sinc(x) * bessel(beta * (1 - edge * edge).squareRoot()) / bessel(beta)
    } + [0]
  }()

  /// - Parameter rate: Samples per second of what comes in, 1 or more.
  static func resample(_ samples: [Int16], from rate: Int, to target: Int = Clip.rate) -> [Int16] {
    guard rate != target, !samples.isEmpty else { return samples }
    let step = Double(rate) / Double(target)
    // When the rate goes down, the filter gets as much longer as its band gets narrower.
    let cutoff = min(1, 1 / step)
    let reach = Double(crossings) / cutoff
    return (0..<Int((Double(samples.count) / step).rounded())).map { index in
      let place = Double(index) * step
      let first = max(0, Int((place - reach).rounded(.up)))
      let last = min(samples.count - 1, Int((place + reach).rounded(.down)))
      var sum = 0.0
      for neighbour in stride(from: first, through: last, by: 1) {
        let distance = abs(Double(neighbour) - place) * cutoff * Double(resolution)
        let entry = Int(distance)
        let weight = table[entry] + (table[entry + 1] - table[entry]) * (distance - Double(entry))
        sum += weight * Double(samples[neighbour])
      }
      return Int16(min(max((sum * cutoff).rounded(), -32_768), 32_767))
    }
  }

  private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }

  /// The modified Bessel function of the first kind and order 0, by its series.
  private static func bessel(_ x: Double) -> Double {
    var term = 1.0, sum = 1.0, k = 1.0
    while term > sum * 1e-12 {
      term *= (x / (2 * k)) * (x / (2 * k))
      sum += term
      k += 1
    }
    return sum
  }
}
