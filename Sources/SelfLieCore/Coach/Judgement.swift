/// A rule that a sentence breaks.
public struct Breach: Equatable, Sendable {
  public enum Level: Int, Comparable, CaseIterable, Sendable {
    /// Worth knowing; it costs nothing.
    case inform
    case warn
    /// Such a sentence is not suggested to anybody.
    case reject

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  public let rule: Rule
  public let level: Level
  /// The words that break it, as they are written; none if something is missing.
  public let words: [String]
  /// The sentence in better words, if the rule knows some. It is never judged worse.
  public let better: String?
}

/// What the rules say about a sentence.
public struct Judgement: Equatable, Sendable {
  /// By the rules' numbers, one for each rule at most.
  public let breaches: [Breach]

  public init(of text: String, for brief: Brief = Brief(), in phrasebook: Phrasebook = .english) {
    breaches = []
  }

  /// From 0 to 100.
  public var score: Int {
    max(0, 100 - breaches.reduce(0) { $0 + ($1.level == .reject ? 25 : $1.level == .warn ? 8 : 0) })
  }

  /// Whether such a sentence may be suggested.
  public var isAccepted: Bool { score >= 70 && !breaches.contains { $0.level == .reject } }
}
