public import FoundationEssentials
public import SystemPackage

/// A sentence that a person says aloud until it is theirs, with its target, plan and recording.
public struct Affirmation: Equatable, Sendable {
  /// The name of this affirmation on every machine.
  public let id: Identifier
  /// The affirmation's name in this journal: counts up from 1 and is never given twice.
  public let number: Int
  /// The sentence to say.
  public var text: String
  /// The goal that the affirmation is for, in the person's own words.
  public var goal: String?
  /// Why the person wants that goal, in their own words.
  public var reason: String?
  /// The number of spoken repetitions to reach.
  public var target: Int
  /// When the affirmation was added.
  public let created: Date
  /// How much may speak against a take of this affirmation.
  public var strictness: Strictness
  /// The folder of the PocketSphinx model that recognises the affirmation; nil for the usual one.
  public var model: FilePath?
  /// The dictionary for that model; nil for the one beside the model.
  public var dictionary: FilePath?
  /// Pronunciations, by word, that replace the dictionary's: from the person, or from letter-to-sound rules.
  public var pronunciations: [String: [Pronunciation]]
  /// Whether the affirmation was put away: `list` leaves it out and nothing is due, but all that belongs to it is kept.
  public var isArchived = false
  /// The person's aim for this affirmation.
  public var plan = Plan()
  /// The latest rating of how true the affirmation feels; nil if the present text was never rated.
  public var belief: Belief?
  /// The person's tags.
  public var tags: Set<Tag> = []
  /// The recording of the present text; nil if that text was not recorded yet.
  public var recording: Recording?

  /// The target of an affirmation that is added without one, in spoken repetitions.
  public static let usualTarget = 1000
}

/// How much may speak against a take before it is rejected. A word that reverses the meaning is rejected at every strictness.
public enum Strictness: String, Sendable, CaseIterable {
  case gentle, normal, strict
}

/// The owner's own voice saying the affirmation.
public struct Recording: Equatable, Sendable {
  /// The recording's id, which is also the name of its file.
  public let id: Identifier
  /// When the recording was made.
  public let made: Date
  /// The length in seconds.
  public let duration: Double
  /// Whether the recording was judged to say the text; if not, the person chose to keep it anyway.
  public let verified: Bool

  /// Creates a recording.
  public init(id: Identifier, made: Date, duration: Double, verified: Bool) {
    self.id = id
    self.made = made
    self.duration = duration
    self.verified = verified
  }
}

/// The way a person names an affirmation: by its number, by the start of its id, as git takes the start of a hash, or by a piece of its text.
public enum Reference: Equatable, Sendable, CustomStringConvertible {
  case number(Int)
  case piece(String)

  /// Reads what the person typed: digits are a number, anything else is a piece, even one that no affirmation has.
  public init(_ typed: String) {
    if let number = Int(typed), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number(number)
    } else {
      self = .piece(typed)
    }
  }

  public var description: String {
    switch self {
    case .number(let number): String(number)
    // An id has 24 letters, so 40 characters show which one was meant.
    case .piece(let piece): piece.utf8.count <= 40 ? piece : String(piece.unicodeScalars.prefix(40)) + "..."
    }
  }

  /// Whether an affirmation may be meant: it has this number, its id begins so, or its text has this piece, in capitals or not.
  public func fits(number: Int, id: Identifier, text: String) -> Bool {
    switch self {
    case .number(let wanted): return wanted == number
    case .piece(let piece):
      let wanted = Prose.tidied(piece)
      return !wanted.isEmpty && (id.description.hasPrefix(wanted) || text.lowercased().contains(wanted.lowercased()))
    }
  }
}
