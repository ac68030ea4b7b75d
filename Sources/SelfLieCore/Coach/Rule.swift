/// One thing that makes a sentence better or worse, and how sure anybody is of it.
public struct Rule: Equatable, Sendable {
  /// From 1 to 26; once given, it keeps its meaning.
  public let number: Int
  /// One word: "negation".
  public let name: String
  public let grade: Grade
  /// One line, for the person whose sentence breaks it.
  public let reason: String
  /// What is known, and what is not.
  public let evidence: String

  public static func == (one: Rule, other: Rule) -> Bool { one.number == other.number }
}

/// How well something is shown.
public enum Grade: Character, CaseIterable, Sendable {
  /// Many trials put together.
  case strong = "S"
  case several = "M"
  /// One study, or studies that contradict each other.
  case single = "W"
  /// Nobody has tested it.
  case convention = "C"
}

extension Rule {
  public static let all: [Rule] = []
}
