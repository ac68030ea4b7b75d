import Glibc

/// How loud each frame of a take is, whatever the acoustic model hears in it.
struct Loudness: Equatable, Sendable {
  /// The mean power of each frame of 25.6 ms, one every 10 ms, in dB. From each sample 0.97 of the one before is taken, so that a rumble is
  /// not loud.
  private let frames: [Double]
  /// The level that one frame of twenty does not reach: the room.
  private let room: Double

  /// The samples from one frame to the next, the samples in a frame, and the share of a sample that is taken from the next one.
  private static let step = Clip.rate / Cepstra.rate, width = 410, emphasis = 0.97
  /// The frames before the first one that the decoder scores, because it wants three neighbours on either side.
  private static let unscored = 3

  init(of samples: [Int16]) {
    // Sums of powers from the start, so that each frame takes one subtraction.
    var sums = [0.0], last = Double(samples.first ?? 0)
    sums.reserveCapacity(samples.count + 1)
    for sample in samples {
      let difference = Double(sample) - Self.emphasis * last
      last = Double(sample)
      sums.append(sums[sums.count - 1] + difference * difference)
    }
    let count = samples.count < Self.width ? 0 : (samples.count - Self.width) / Self.step + 1
    let frames = (0..<count).map { frame in
      10 * log10((sums[frame * Self.step + Self.width] - sums[frame * Self.step]) / Double(Self.width) + 1)
    }
    room = frames.sorted().dropFirst(count / 20).first ?? 0
    self.frames = Array(frames.dropFirst(Self.unscored))
  }

  /// The median loudness of some of the decoder's frames; nil if there are none.
  func median(of ranges: [ClosedRange<Int>]) -> Double? {
    let values = ranges.flatMap { frames[Range($0).clamped(to: frames.indices)] }.sorted()
    return values.isEmpty ? nil : values[values.count / 2]
  }

  /// Whether a stretch of the decoder's frames has a sound as loud as words, and far louder than the room.
  /// - Parameter words: The median loudness of the take's words.
  func isSpoken(in range: ClosedRange<Int>, words: Double) -> Bool {
    let inner = Range(range).clamped(to: frames.indices).dropFirst(Threshold.pauseEdge).dropLast(Threshold.pauseEdge)
    guard inner.count >= Threshold.shortWord - 2 * Threshold.pauseEdge else { return false }
    let loudest = (inner.lowerBound...inner.upperBound - Threshold.shortPhone).map { start in
      frames[start..<start + Threshold.shortPhone].reduce(0, +) / Double(Threshold.shortPhone)
    }.max()
    return loudest.map { $0 - words > Threshold.spokenPause && $0 - room > Threshold.aboveRoom } ?? false
  }
}
