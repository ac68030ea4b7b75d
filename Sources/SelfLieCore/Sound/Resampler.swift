import Glibc

/// A converter of sampling rates: a windowed-sinc low-pass filter, evaluated at the place of each new sample.
///
/// J. O. Smith, "Digital Audio Resampling", https://ccrma.stanford.edu/~jos/resample/. With 16 zero crossings on each side and a Kaiser
/// window of beta 8, frequencies above half the lower rate are about 80 dB down outside the transition band.
enum Resampler {
  /// Zero crossings of the filter on each side.
  private static let crossings = 16
  /// The shape of the Kaiser window.
  private static let beta = 8.0
  /// Steps of the table between two zero crossings. With linear interpolation they keep the table's error under -90 dB.
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

  /// The most weights that are kept, 512 kB: enough for every usual rate.
  private static let mostWeights = 65_536

  /// Converts samples to another rate.
  /// - Parameters:
  ///   - rate: Samples per second of the input, 1 or more.
  ///   - target: Samples per second of the result.
  static func resample(_ samples: [Int16], from rate: Int, to target: Int = Clip.rate) -> [Int16] {
    guard rate != target, !samples.isEmpty else { return samples }
    // For a lower rate the filter gets longer as its band gets narrower.
    let cutoff = min(1, Double(target) / Double(rate))
    let reach = Int((Double(crossings) / cutoff).rounded(.up))
    // The places of new samples between old ones repeat, and so do the weights.
    let divisor = greatestDivisor(rate, target)
    let step = rate / divisor, phases = target / divisor
    let isKept = phases * 2 * reach <= mostWeights
    var kept = [[Double]](repeating: [], count: isKept ? phases : 1)
    return (0..<Int((Double(samples.count) * Double(target) / Double(rate)).rounded())).map { index in
      let (before, phase) = (index * step).quotientAndRemainder(dividingBy: phases)
      let row = isKept ? phase : 0
      if !isKept || kept[row].isEmpty { kept[row] = weights(at: Double(phase) / Double(phases), cutoff, reach) }
      let weights = kept[row]
      return Int16(min(max(sum(samples.span, weights.span, from: before - reach + 1).rounded(), -32_768), 32_767))
    }
  }

  /// Returns the weights of the old samples on both sides of a new one.
  /// - Parameter place: The place of the new sample between two old ones, from 0 to 1.
  private static func weights(at place: Double, _ cutoff: Double, _ reach: Int) -> [Double] {
    (1 - reach...reach).map { neighbour in
      let distance = abs(Double(neighbour) - place) * cutoff * Double(resolution)
      let entry = min(Int(distance), table.count - 2)
      return cutoff * (table[entry] + (table[entry + 1] - table[entry]) * min(1, distance - Double(entry)))
    }
  }

  /// Sums weighted samples, with silence beyond both ends.
  private static func sum(_ samples: Span<Int16>, _ weights: Span<Double>, from first: Int) -> Double {
    var sum = 0.0
    for index in max(0, -first)..<max(0, -first, min(weights.count, samples.count - first)) {
      sum += weights[index] * Double(samples[first + index])
    }
    return sum
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }

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
