/// The pauses of one speaker in one sentence, as far as they are known: they say how long a quiet after the last word may still be a pause.
public struct Rhythm: Equatable, Sendable {
  /// The shortest and the longest quiet that ends a complete sentence, in seconds.
  ///
  /// A stop consonant before its release is silent for up to 0.15 s. Of all trials with their own noise around them, none is cut by 0.35 s;
  /// docs/verification.md has the figures.
  static let shortest = 0.35, longest = Take.quietAfterLastWord
  /// The time by which the quiet is longer than the speaker's pauses, in seconds.
  static let margin = 0.15
  /// The number of takes that are remembered.
  private static let takes = 8

  /// The longest pause of the recording, and of each of the last takes, in seconds.
  private var recorded = 0.0
  private var taken: [Double] = []

  /// Makes the rhythm of a speaker who does not pause.
  public init() {}

  /// The rhythm of a speaker who may pause as long as anybody.
  public static let unknown: Rhythm = {
    var rhythm = Rhythm()
    rhythm.recorded = longest
    return rhythm
  }()

  /// The quiet that ends a complete sentence, in seconds.
  public var quiet: Double { min(Self.longest, max(Self.shortest, max(recorded, taken.max() ?? 0) + Self.margin)) }

  /// Learns the pauses of the speaker's recording.
  public mutating func learn(recording words: [Evidence.Piece]) { recorded = Self.longestPause(between: words) }

  /// Learns the pauses of a take that was accepted.
  public mutating func learn(take: Evidence) {
    taken = taken.suffix(Self.takes - 1) + [Self.longestPause(between: take.pieces.filter { $0.role == .word })]
  }

  /// Returns the longest pause between two neighbouring words, in seconds; 0 if there is none.
  private static func longestPause(between words: [Evidence.Piece]) -> Double {
    zip(words, words.dropFirst()).map { max(0, $1.start - $0.end) }.max() ?? 0
  }
}
