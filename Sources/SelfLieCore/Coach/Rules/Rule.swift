/// A rule for sentences, with the evidence for it.
public struct Rule: Equatable, Sendable {
  /// The rule's number, from 1 to 32, which never changes its meaning.
  public let number: Int
  /// The rule's name in one word: "negation".
  public let name: String
  /// The grade of the evidence.
  public let grade: EvidenceGrade
  /// The reason in one line, for the person whose sentence breaks the rule.
  public let reason: String
  /// The evidence for the reason, with its gaps.
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

  /// Finds a rule by its number or its name.
  /// - Throws: `RuleProblem`, with the names that are spelt nearly so.
  public static func named(_ name: String) throws(RuleProblem) -> Rule {
    if let rule = all.first(where: { $0.name == name.lowercased() || String($0.number) == name }) { return rule }
    throw RuleProblem(name: name, near: Spelling.near(name, in: all.map(\.name)))
  }
}

/// A grade of evidence.
public enum EvidenceGrade: Character, CaseIterable, Sendable {
  /// Many trials, analysed together.
  case strong = "S"
  /// Several studies.
  case several = "M"
  /// One study, or studies that contradict each other.
  case single = "W"
  /// No study, only convention.
  case convention = "C"
}

/// A name or number that no rule has.
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
