/// A take as the acoustic model reads it: a few numbers for the shape of the spectrum, a hundred times a second.
struct Cepstra: Equatable, Sendable {
  /// Mel-frequency cepstral coefficients of a frame.
  static let size = 13
  /// Frames per second.
  static let rate = 100

  /// The coefficients, frame after frame: `count` rows of `size` columns.
  var values: [Float] = []

  /// The number of frames.
  var count: Int { values.count / Self.size }

  /// Returns a range of the frames.
  func part(_ frames: Range<Int>) -> Cepstra {
    Cepstra(values: Array(values[frames.lowerBound * Self.size..<frames.upperBound * Self.size]))
  }

  /// Subtracts a mean from every frame: the constant part of a take, above all the microphone's, says nothing about words.
  func subtracting(_ mean: [Float]) -> Cepstra {
    Cepstra(values: values.indices.map { values[$0] - mean[$0 % Self.size] })
  }

  /// Returns the distance of two means: the root mean square over the coefficients, in units of their standard deviation in these frames.
  func distance(between one: [Float], and other: [Float]) -> Double {
    guard count > 0 else { return 0 }
    var sums = [Double](repeating: 0, count: Self.size), squares = sums
    for (index, value) in values.enumerated() {
      sums[index % Self.size] += Double(value)
      squares[index % Self.size] += Double(value) * Double(value)
    }
    let shifts = (0..<Self.size).map { index in
      let mean = sums[index] / Double(count)
      let variance = max(1e-6, squares[index] / Double(count) - mean * mean)
      let shift = Double(one[index] - other[index])
      return shift * shift / variance
    }
    return (shifts.reduce(0, +) / Double(Self.size)).squareRoot()
  }

  /// The mean of each coefficient over the frames with any energy, as PocketSphinx takes it over an utterance; nil if no frame has energy.
  var mean: [Float]? {
    var sum = [Double](repeating: 0, count: Self.size)
    var counted = 0
    for frame in 0..<count where values[frame * Self.size] >= 0 {
      counted += 1
      for index in 0..<Self.size { sum[index] += Double(values[frame * Self.size + index]) }
    }
    return counted == 0 ? nil : sum.map { Float($0 / Double(counted)) }
  }
}
