public import FoundationEssentials

/// One conversation of a person with the coach about a sentence.
public struct Transcript: Equatable, Sendable {
  /// The conversation's number: counts up from 1 and is never given twice.
  public let number: Int
  /// The number of the affirmation that the conversation is about; nil if its sentence is yet to be found.
  public let affirmation: Int?
  /// When the conversation started.
  public let started: Date
  /// The local time's offset from Greenwich, in seconds, positive to the east.
  public let offset: Int
  /// The turns, oldest first.
  public var turns: [Turn]

  /// Creates a conversation.
  public init(number: Int, affirmation: Int?, started: Date, offset: Int, turns: [Turn]) {
    self.number = number
    self.affirmation = affirmation
    self.started = started
    self.offset = offset
    self.turns = turns
  }

  /// The day on which the conversation started, where the person was.
  public var day: Day { Day(of: started, offset: offset) }
}

/// The words of one side of a conversation before the other side answers.
public struct Turn: Equatable, Sendable {
  /// A side of a conversation.
  public enum Speaker: String, Sendable {
    case person, coach
    /// A short form of earlier turns, for when they take too much room.
    case summary
  }

  /// The side that says the words.
  public let speaker: Speaker
  /// The words themselves.
  public let words: String

  /// Creates a turn.
  public init(_ speaker: Speaker, _ words: String) {
    self.speaker = speaker
    self.words = words
  }
}
