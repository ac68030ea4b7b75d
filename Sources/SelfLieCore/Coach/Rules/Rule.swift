/// One thing that makes a sentence better or worse, and how sure anybody is of it.
public struct Rule: Equatable, Sendable {
  /// From 1 to 26; once given, it keeps its meaning.
  public let number: Int
  /// One word: "negation".
  public let name: String
  public let grade: EvidenceGrade
  /// One line, for the person whose sentence breaks it.
  public let reason: String
  /// What is known, and what is not.
  public let evidence: String
  let find: @Sendable (Reading) -> Finding?

  init(
    _ number: Int, _ name: String, _ grade: EvidenceGrade, _ reason: String, evidence: String,
    find: @escaping @Sendable (Reading) -> Finding?
  ) {
    self.number = number
    self.name = name
    self.grade = grade
    self.reason = reason
    self.evidence = evidence
    self.find = find
  }

  public static func == (one: Rule, other: Rule) -> Bool { one.number == other.number }

  /// The rule of a number or a name.
  /// - Throws: `RuleProblem`, with what was probably meant.
  public static func named(_ name: String) throws(RuleProblem) -> Rule {
    if let rule = all.first(where: { $0.name == name.lowercased() || String($0.number) == name }) { return rule }
    throw RuleProblem(name: name, near: Spelling.near(name, in: all.map(\.name)))
  }
}

/// How well something is shown.
public enum EvidenceGrade: Character, CaseIterable, Sendable {
  /// Many trials put together.
  case strong = "S"
  case several = "M"
  /// One study, or studies that contradict each other.
  case single = "W"
  /// Nobody has tested it.
  case convention = "C"
}

/// A rule that does not exist.
public struct RuleProblem: Problem, Equatable {
  let name: String
  let near: [String]

  public var description: String {
    let start = "'\(name.count > 40 ? name.prefix(40) + "..." : name)' is no rule; "
    if !near.isEmpty { return start + "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?" }
    return start + "there are numbers from 1 to \(Rule.all.count), and the names that 'selflie check' prints"
  }

  public var status: Status { .usage }
}
