public import FoundationEssentials

/// What a person and the coach said to each other about a sentence.
public struct Transcript: Equatable, Sendable {
  /// Counts up from 1 and is never given twice.
  public let number: Int
  /// The number of the affirmation that it is about; nil if it is about one that is yet to be found.
  public let affirmation: Int?
  public let started: Date
  /// How far the clocks were ahead of Greenwich's, in seconds.
  public let offset: Int
  /// The first one first.
  public var turns: [Turn]

  public init(number: Int, affirmation: Int?, started: Date, offset: Int, turns: [Turn]) {
    self.number = number
    self.affirmation = affirmation
    self.started = started
    self.offset = offset
    self.turns = turns
  }

  /// The day on which it began, where the person was.
  public var day: Day { Day(of: started, offset: offset) }
}

/// What one side of a conversation said before the other answered.
public struct Turn: Equatable, Sendable {
  public enum Speaker: String, Sendable {
    case person, coach
    /// What was said before, in short, when there was no more room for all of it.
    case summary
  }

  public let speaker: Speaker
  public let words: String

  public init(_ speaker: Speaker, _ words: String) {
    self.speaker = speaker
    self.words = words
  }
}
