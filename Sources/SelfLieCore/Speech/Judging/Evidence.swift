/// The fit of a sound to a sentence, piece by piece, compared with the best that any speech could do.
public struct Evidence: Equatable, Sendable {
  /// One stretch of the sound, with its role in the sentence.
  public struct Piece: Equatable, Sendable {
    /// The role of a piece.
    public enum Role: Equatable, Sendable {
      /// Words of the text, as written or in other words of the same meaning.
      case word
      /// A word that reverses the sentence: between two words of the text, or in the place of one.
      case intruder(String)
      /// A sound of thinking, such as "uh", between two pauses.
      case hesitation(String)
      case pause
    }

    /// The role of the piece in the sentence.
    public let role: Role
    /// The places of the words of the text, counted from 0; empty for a piece that stands for none.
    public let places: Range<Int>
    /// The time of the piece, in frames of 10 ms from the start.
    public let frames: ClosedRange<Int>
    /// The number of phones of the word; 0 for a pause.
    public let phones: Int
    /// The score of the piece minus that of the best any speech could do there, in units of the decoder's score. 0 is a perfect fit.
    public let difference: Double
    /// Whether a pause between two words is none: a sound as loud as they are is in it.
    var isSpoken = false

    /// The difference per frame of 10 ms.
    public var fit: Double { difference / Double(frames.count) }

    /// The beginning, in seconds from the start.
    public var start: Double { Double(frames.lowerBound) / Double(Cepstra.rate) }
    /// The end, in seconds from the start.
    public var end: Double { Double(frames.upperBound + 1) / Double(Cepstra.rate) }
  }

  /// All pieces in the order of time; empty if nothing was searched, or no path was found.
  public let pieces: [Piece]
  /// The pieces of a search for the words of the sentence alone: pauses and all words, however badly they fit.
  let plain: [Piece]
  /// The likeness to the owner's recording; nil if there is none, or none that can be compared.
  public let likeness: Likeness?

  /// The evidence of a take that was not searched.
  static let none = Evidence()

  init(pieces: [Piece] = [], plain: [Piece] = [], likeness: Likeness? = nil) {
    self.pieces = pieces
    self.plain = plain
    self.likeness = likeness
  }

  /// The time from the first word to the end of the last one, in seconds; nil without words.
  var timeOfWords: ClosedRange<Double>? {
    let words = pieces.filter { $0.role == .word }
    guard let first = words.first, let last = words.last, first.start <= last.end else { return nil }
    return first.start...last.end
  }

  /// Compares an alignment with the best that any speech could do.
  /// - Parameters:
  ///   - alignment: The segments of a grammar of the sentence.
  ///   - units: The meaning of the grammar's units.
  ///   - rival: The segments of the phone loop, over the same sound.
  ///   - loudness: The loudness of the take; nil if pauses are taken for what they seem.
  static func pieces(
    _ alignment: [Segment], units: [String: Sentence.Unit], rival: [Segment], loudness: Loudness? = nil
  ) -> [Piece] {
    let best = RunningScore(rival)
    var pieces = alignment.map { segment in
      let unit = units[segment.unit]
      return Piece(
        role: unit?.role ?? .pause, places: unit?.places ?? 0..<0, frames: segment.frames, phones: unit?.phones ?? 0,
        difference: Double(segment.score) - best.sum(over: segment.frames))
    }
    let words = pieces.indices.filter { pieces[$0].role == .word }
    guard let first = words.first, let last = words.last, let loudness, let loud = loudness.median(of: words.map { pieces[$0].frames })
    else {
      return pieces
    }
    for index in first...last where pieces[index].role == .pause {
      pieces[index].isSpoken = loudness.isSpoken(in: pieces[index].frames, words: loud)
    }
    return pieces
  }

  /// The piece of each word of the text, by the word's place; a word that was left out, or replaced by a rival, has none.
  public var words: [Int: Piece] { Self.words(of: pieces) }

  private static func words(of pieces: [Piece]) -> [Int: Piece] {
    let start = starts(in: pieces).last ?? 0
    return pieces[start...].reduce(into: [:]) { words, piece in
      guard piece.role == .word else { return }
      for place in piece.places { words[place] = words[place].map { $0.joined(with: piece) } ?? piece }
    }
  }

  /// Returns the indices of the words with which the sentence begins anew: those that step back. The second part of a word said as two is
  /// none.
  private static func starts(in pieces: [Piece]) -> [Int] {
    var last: (piece: Piece, index: Int)?
    return pieces.indices.filter { index in
      let piece = pieces[index]
      guard piece.role == .word else { return false }
      defer { last = (piece, index) }
      guard let last else { return false }
      return piece.places.lowerBound < last.piece.places.upperBound && (last.piece.places != piece.places || last.index + 1 != index)
    }
  }

  /// Whether the sentence begins anew without a pause, as nobody begins anew: a word that it does not have was taken for its first words.
  var hasHastyStart: Bool {
    Self.starts(in: pieces).contains { index in
      index == 0 || pieces[index - 1].role != .pause || pieces[index - 1].frames.count < Threshold.pauseBeforeStart
    }
  }

  /// The piece of each word in the search for the words of the sentence alone.
  var plainWords: [Int: Piece] { Self.words(of: plain) }

  /// Returns the fit per frame of the worst of a part's words, in the search for the words of the sentence alone.
  public func fit(of part: Likeness.Part) -> Double {
    let words = plainWords
    return part.places.map { words[$0]?.fit ?? Threshold.absentWord }.min() ?? Threshold.absentWord
  }
}

extension Evidence.Piece {
  /// Joins two pieces of a word that was said as two.
  fileprivate func joined(with next: Self) -> Self {
    Self(
      role: role, places: places, frames: frames.lowerBound...max(frames.upperBound, next.frames.upperBound), phones: phones + next.phones,
      difference: difference + next.difference)
  }
}

/// Sums of scores from the start, so that any stretch takes one subtraction. A segment's score is spread evenly over its frames.
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
