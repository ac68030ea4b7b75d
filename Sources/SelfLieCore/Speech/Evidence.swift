/// What the sound says about one word.
public struct WordEvidence: Equatable, Sendable {
  public let word: String
  /// When it was heard, in frames of 10 ms from the start.
  public let frames: ClosedRange<Int>
  /// How many phones it has.
  let phones: Int
  /// The score of the word over its frames, less that of the best any speech could do there; 0 is a perfect fit, less is worse.
  let difference: Double

  /// In seconds from the start.
  public var start: Double { Double(frames.lowerBound) / Double(Cepstra.rate) }
  /// In seconds from the start.
  public var end: Double { Double(frames.upperBound + 1) / Double(Cepstra.rate) }
}

/// What the sound says about a sentence.
public struct Evidence: Equatable, Sendable {
  /// The text's words, in order. Empty if the sentence could not be followed to its end.
  public let words: [WordEvidence]
  /// Words that turn the sentence round, where it went better with them; and which word they came before or stood for.
  public let intruders: [(index: Int, evidence: WordEvidence)]

  public static func == (left: Evidence, right: Evidence) -> Bool {
    left.words == right.words && left.intruders.elementsEqual(right.intruders) { $0 == $1 }
  }

  static let none = Evidence(words: [], intruders: [])

  private init(words: [WordEvidence], intruders: [(index: Int, evidence: WordEvidence)]) {
    self.words = words
    self.intruders = intruders
  }

  /// Compares an alignment of the sentence with what any speech could do.
  /// - Parameters:
  ///   - alignment: The segments of the sentence's grammar.
  ///   - rival: The segments of a search among phones, over the same sound.
  init(alignment: [Segment], rival: [Segment], sentence: Sentence, places: [String: (place: Sentence.Place, phones: Int)]) {
    let best = RunningScore(rival)
    var words: [WordEvidence] = []
    var intruders: [(index: Int, evidence: WordEvidence)] = []
    for segment in alignment {
      guard let (place, phones) = places[segment.unit] else { continue }
      let difference = Double(segment.score) - best.sum(over: segment.frames)
      func evidence(for word: String) -> WordEvidence {
        WordEvidence(word: word, frames: segment.frames, phones: phones, difference: difference)
      }
      switch place {
      case .word(let index):
        words.append(evidence(for: sentence.words[index]))
      case .instead(let index, let word):
        words.append(evidence(for: sentence.words[index]))
        intruders.append((index, evidence(for: word)))
      case .before(let index, let word):
        intruders.append((index, evidence(for: word)))
      }
    }
    // A sentence that was not followed to its end says nothing about the words that are missing.
    self.init(words: words.count == sentence.words.count ? words : [], intruders: words.count == sentence.words.count ? intruders : [])
  }
}

/// Scores summed from the start, so that any stretch is one subtraction. A segment's score is spread evenly over its frames.
private struct RunningScore {
  private var sums: [Double] = [0]

  init(_ segments: [Segment]) {
    for segment in segments {
      while sums.count <= segment.frames.lowerBound { sums.append(sums[sums.count - 1]) }
      let each = Double(segment.score) / Double(segment.frames.count)
      for _ in segment.frames where sums.count <= segment.frames.upperBound + 1 { sums.append(sums[sums.count - 1] + each) }
    }
  }

  func sum(over frames: ClosedRange<Int>) -> Double {
    sums[min(frames.upperBound + 1, sums.count - 1)] - sums[min(frames.lowerBound, sums.count - 1)]
  }
}
