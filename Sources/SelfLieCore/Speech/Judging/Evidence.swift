/// What the sound says about a sentence: piece by piece, how well it fits the sentence, against the best any speech could do.
public struct Evidence: Equatable, Sendable {
  /// One stretch of the sound, and what the sentence took it for.
  public struct Piece: Equatable, Sendable {
    public enum Role: Equatable, Sendable {
      /// Words of the text, as they stand there or in other words of the same meaning.
      case word
      /// A word that turns the sentence round: between two words of the text, or in the place of one.
      case intruder(String)
      /// What is said while thinking, between two pauses.
      case hesitation(String)
      case pause
    }

    public let role: Role
    /// The words of the text that it stands for, counted from 0; empty for what stands for none.
    public let places: Range<Int>
    /// When it was heard, in frames of 10 ms from the start.
    public let frames: ClosedRange<Int>
    /// How many phones the word has; 0 for a pause.
    public let phones: Int
    /// The score of the piece over its frames, less that of the best any speech could do there: 0 is a perfect fit, less is worse.
    public let difference: Double

    /// The difference for each frame.
    public var fit: Double { difference / Double(frames.count) }

    /// In seconds from the start.
    public var start: Double { Double(frames.lowerBound) / Double(Cepstra.rate) }
    /// In seconds from the start.
    public var end: Double { Double(frames.upperBound + 1) / Double(Cepstra.rate) }
  }

  /// In the order of time. Empty if nothing was searched, or the search found no way.
  public let pieces: [Piece]
  /// The same sound against the words of the sentence and nothing else: pauses and words, each of them somewhere, however badly it fits.
  let plain: [Piece]
  /// How alike the owner's recording is; nil if there is none, or none that can be compared.
  public let likeness: Likeness?

  static let none = Evidence()

  init(pieces: [Piece] = [], plain: [Piece] = [], likeness: Likeness? = nil) {
    self.pieces = pieces
    self.plain = plain
    self.likeness = likeness
  }

  /// Compares an alignment with what any speech could do.
  /// - Parameters:
  ///   - alignment: The segments of a grammar of the sentence.
  ///   - rival: The segments of a search among phones, over the same sound.
  static func pieces(_ alignment: [Segment], units: [String: Sentence.Unit], rival: [Segment]) -> [Piece] {
    let best = RunningScore(rival)
    return alignment.map { segment in
      let unit = units[segment.unit]
      return Piece(
        role: unit?.role ?? .pause, places: unit?.places ?? 0..<0, frames: segment.frames, phones: unit?.phones ?? 0,
        difference: Double(segment.score) - best.sum(over: segment.frames))
    }
  }

  /// The text's words with what was heard of them, by their places; a word that was left out, or that a rival stood for, is not among them.
  public var words: [Int: Piece] { Self.words(of: pieces) }

  private static func words(of pieces: [Piece]) -> [Int: Piece] {
    var words: [Int: Piece] = [:]
    var last: (piece: Piece, index: Int)?
    for (index, piece) in pieces.enumerated() where piece.role == .word {
      // Going back is beginning anew; a word that is said as two goes on where it was.
      if let last, piece.places.lowerBound < last.piece.places.upperBound, last.piece.places != piece.places || last.index + 1 != index {
        words = [:]
      }
      last = (piece, index)
      for place in piece.places { words[place] = words[place].map { $0.joined(with: piece) } ?? piece }
    }
    return words
  }

  /// The same where the sentence alone would have them.
  var plainWords: [Int: Piece] { Self.words(of: plain) }

  /// How well the worst of a part's words fits where the sentence alone would have it.
  public func fit(of part: Likeness.Part) -> Double {
    let words = plainWords
    return part.places.map { words[$0]?.fit ?? Threshold.absentWord }.min() ?? Threshold.absentWord
  }
}

extension Evidence.Piece {
  /// This piece and one that follows, as one: a word that was said as two.
  fileprivate func joined(with next: Self) -> Self {
    Self(
      role: role, places: places, frames: frames.lowerBound...max(frames.upperBound, next.frames.upperBound), phones: phones + next.phones,
      difference: difference + next.difference)
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
