public import FoundationEssentials
public import SystemPackage

/// A sentence that a person says until it is theirs.
public struct Affirmation: Equatable, Sendable {
  public let id: Identifier
  /// Counts up from 1 and is never given twice.
  public let number: Int
  public var text: String
  public var goal: String?
  public var reason: String?
  /// How many spoken repetitions it is for.
  public var target: Int
  public let created: Date
  public var strictness: Strictness
  /// The PocketSphinx model that hears it; nil for the usual one.
  public var model: FilePath?
  /// The dictionary that goes with it; nil for the one beside the model.
  public var dictionary: FilePath?
  /// What the person, or a rule, said about words that the dictionary does not have, or has otherwise.
  public var pronunciations: [String: [Pronunciation]]
  /// Whether it was put away: it is not listed and never due, and keeps all it has.
  public var isArchived = false
  public var plan = Plan()
  /// How true it felt when that was asked last; nil if it never was, or the text is another since.
  public var belief: Belief?
  /// Of the text as it is now; nil if that was not recorded yet.
  public var recording: Recording?

  public static let usualTarget = 1000
}

/// How much may speak against a take until it is rejected. What turns the meaning round is rejected by all three.
public enum Strictness: String, Sendable, CaseIterable {
  case gentle, normal, strict
}

/// The owner's own voice, saying the affirmation.
public struct Recording: Equatable, Sendable {
  /// Also the name of its file.
  public let id: Identifier
  public let made: Date
  /// In seconds.
  public let duration: Double
  /// Whether it was judged to say the text; if not, its owner chose to keep it all the same.
  public let verified: Bool

  public init(id: Identifier, made: Date, duration: Double, verified: Bool) {
    self.id = id
    self.made = made
    self.duration = duration
    self.verified = verified
  }
}

/// How somebody names an affirmation: by its number, or by the start of its id, as git takes the start of a hash.
public enum Reference: Equatable, Sendable, CustomStringConvertible {
  case number(Int)
  case prefix(String)

  /// Reads what was typed: digits are a number, anything else is the start of an id, be it one that nobody has.
  public init(_ typed: String) {
    if let number = Int(typed), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number(number)
    } else {
      self = .prefix(typed)
    }
  }

  public var description: String {
    switch self {
    case .number(let number): String(number)
    // As much as shows which was meant: an id has 24 letters.
    case .prefix(let prefix): prefix.utf8.count <= 40 ? prefix : String(prefix.unicodeScalars.prefix(40)) + "..."
    }
  }
}
