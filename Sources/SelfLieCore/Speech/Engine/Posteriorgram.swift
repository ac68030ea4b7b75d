import Glibc

/// Which phone each frame sounds like, and how surely: what the acoustic model makes of a voice, whatever was meant.
///
/// An accent, a cheap microphone, a narrow band bend it, but they bend it the same way each time; so two of the same voice saying the same
/// are alike where both are unlike the dictionary.
struct Posteriorgram: Equatable, Sendable {
  let count: Int
  private let phones: Int
  /// The probability of each phone: all frames of the first phone, then all of the next.
  private let values: [Float]
  /// The probability of silence and noises together.
  private let quiet: [Float]

  /// What is added to a likelihood, so that its logarithm has an end.
  private static let floor: Float = 1e-5
  /// Phones less likely than this say nothing about how alike two frames are.
  private static let least: Float = 1e-3
  /// A score of the decoder as a natural logarithm: its base is 1.0001, and its scores are shifted by 10 bits.
  private static let scale = Float(-1024 * log(1.0001))

  /// - Parameters:
  ///   - scores: For each frame the scores of the states of all phones outside any context, phone after phone; the less, the better.
  ///   - phones: How many phones there are, silence and noises included.
  ///   - fillers: Which of them are silence and noises.
  init(scores: [Int16], states: Int, phones: Int, fillers: some Collection<Int>) {
    let width = states * phones
    count = width == 0 ? 0 : scores.count / width
    self.phones = phones
    var values = [Float](repeating: 0, count: count * phones)
    var quiet = [Float](repeating: 0, count: count)
    for frame in 0..<count {
      let row = scores[frame * width..<(frame + 1) * width]
      let best = Float(row.min() ?? 0)
      var sum: Float = 0
      for phone in 0..<phones {
        var likelihood: Float = 0
        for state in 0..<states { likelihood += exp(Self.scale * (Float(row[row.startIndex + phone * states + state]) - best)) }
        values[phone * count + frame] = likelihood
        sum += likelihood
      }
      for phone in 0..<phones { values[phone * count + frame] /= sum }
      for phone in fillers { quiet[frame] += values[phone * count + frame] }
    }
    self.values = values
    self.quiet = quiet
  }

  /// How unlike one frame is to each frame of another posteriorgram: the negative logarithm of the probability that both are the same
  /// phone (T. J. Hazen, W. Shen, C. White, "Query-by-Example Spoken Term Detection Using Phonetic Posteriorgram Templates", ASRU 2009).
  func unlikeness(of frame: Int, to other: Posteriorgram) -> [Float] {
    var same = [Float](repeating: Self.floor, count: other.count)
    for phone in 0..<phones {
      let probability = values[phone * count + frame]
      guard probability >= Self.least else { continue }
      let start = phone * other.count
      for index in same.indices { same[index] += probability * other.values[start + index] }
    }
    return same.map { -log($0) }
  }

  /// How unlike a frame is to silence or a noise.
  func unlikenessToQuiet(of frame: Int) -> Float { -log(quiet[frame] + Self.floor) }
}
