import Glibc

/// The probability of each phone in each frame: the acoustic model's view of a voice, whatever the sentence.
///
/// An accent, a cheap microphone or a narrow band distort it, but in the same way each time. So two takes of one voice and one sentence are
/// alike even where both differ from the dictionary.
struct Posteriorgram: Equatable, Sendable {
  /// The number of frames of 10 ms.
  let count: Int
  private let phones: Int
  /// The probabilities, phones x frames: all frames of the first phone, then all of the next.
  private let values: [Float]
  /// The probability of silence and noises together, for each frame.
  private let quiet: [Float]

  /// The probability that is added before a logarithm, so that the logarithm is finite.
  private static let floor: Float = 1e-5
  /// The probability below which a phone says nothing about the likeness of two frames.
  private static let least: Float = 1e-3
  /// The factor from the decoder's scores to natural logarithms: their base is 1.0001, and they are shifted by 10 bits.
  private static let scale = Float(-1024 * log(1.0001))

  /// Computes the probabilities from scores.
  /// - Parameters:
  ///   - scores: Frames x phones x states: the scores of all phones' states outside any context. A lower score is a better fit.
  ///   - states: The number of states of each phone.
  ///   - phones: The number of phones, silence and noises included.
  ///   - fillers: The indices of silence and noises among the phones.
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

  /// Returns the unlikeness of one frame to each frame of another posteriorgram, in natural log units.
  ///
  /// It is the negative logarithm of the probability that both are the same phone (T. J. Hazen, W. Shen, C. White, "Query-by-Example Spoken
  /// Term Detection Using Phonetic Posteriorgram Templates", ASRU 2009).
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

  /// Returns the unlikeness of a frame to silence and noises, in natural log units.
  func unlikenessToQuiet(of frame: Int) -> Float { -log(quiet[frame] + Self.floor) }
}
