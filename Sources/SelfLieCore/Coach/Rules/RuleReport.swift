/// A rule that a sentence breaks.
public struct Violation: Equatable, Sendable {
  public enum Severity: Int, Comparable, CaseIterable, Sendable {
    /// Worth knowing; it costs nothing.
    case inform
    case warn
    /// Such a sentence is not suggested to anybody.
    case reject

    public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }

    /// Of 100.
    public var cost: Int {
      switch self {
      case .inform: 0
      case .warn: Bounds.warning
      case .reject: Bounds.rejection
      }
    }
  }

  public let rule: Rule
  public let level: Severity
  /// The words that break it, as they are written; none if something is missing.
  public let words: [String]
  /// The sentence in better words, if the rule knows some. It is never judged worse.
  public let better: String?
}

/// What the rules say about a sentence.
public struct RuleReport: Equatable, Sendable {
  /// By the rules' numbers, one for each rule at most.
  public let violations: [Violation]

  /// A text of any length and any characters is judged; it takes a fraction of a millisecond, and as much again for each better wording.
  public init(of text: String, for brief: Brief = Brief(), in phrasebook: Phrasebook = .english) {
    let findings = Self.findings(in: text, brief, phrasebook)
    violations = findings.map { rule, finding in
      Violation(
        rule: rule, level: finding.level, words: finding.words,
        better: finding.better.first { Self.isBetter($0, than: text, findings, by: rule, brief, phrasebook) })
    }
  }

  /// From 0 to 100.
  public var score: Int { max(0, 100 - violations.reduce(0) { $0 + $1.level.cost }) }

  /// Whether such a sentence may be suggested.
  public var isAccepted: Bool { score >= Bounds.acceptance && !violations.contains { $0.level == .reject } }

  /// The gravest; nil if there is none that costs anything.
  public var worst: Violation? { violations.first { $0.level == .reject } ?? violations.first { $0.level == .warn } }

  /// The sentence with all that the rules know to better in better words; nil if they know nothing.
  public static func better(than text: String, for brief: Brief = Brief(), in phrasebook: Phrasebook = .english) -> String? {
    var better = text
    var seen: Set = [text]
    for _ in 0..<Bounds.rounds {
      let violations = RuleReport(of: better, for: brief, in: phrasebook).violations
      guard let next = violations.lazy.sorted(by: { $0.level > $1.level }).compactMap(\.better).first(where: { !seen.contains($0) })
      else { break }
      seen.insert(next)
      better = next
    }
    return better == text ? nil : better
  }

  private typealias Findings = [(rule: Rule, finding: Finding)]

  private static func findings(in text: String, _ brief: Brief, _ phrasebook: Phrasebook) -> Findings {
    guard text.utf8.count <= Bounds.bytes else { return [(.length, Finding(.reject, ["\(text.prefix(20))..."]))] }
    guard !Distress.isIn(text, phrasebook) else { return [(.distress, Finding(.reject, []))] }
    return findingsOfForm(in: text, brief, phrasebook)
  }

  /// Those of a text that is neither long nor speaks of self-harm.
  private static func findingsOfForm(in text: String, _ brief: Brief, _ phrasebook: Phrasebook) -> Findings {
    let reading = Reading(text, for: brief, in: phrasebook)
    return Rule.all.compactMap { rule in rule.find(reading).map { (rule, $0) } }
  }

  /// Whether other words cost no more, and are rid of at least some of what they are for.
  private static func isBetter(
    _ other: String, than text: String, _ findings: Findings, by rule: Rule, _ brief: Brief, _ phrasebook: Phrasebook
  ) -> Bool {
    guard other != text, !other.isEmpty, other.utf8.count <= Bounds.bytes else { return false }
    let others = Self.findingsOfForm(in: other, brief, phrasebook)
    func cost(_ findings: Findings) -> Int { findings.reduce(0) { $0 + $1.finding.level.cost } }
    func rejections(_ findings: Findings) -> Int { findings.count { $0.finding.level == .reject } }
    guard cost(others) <= cost(findings), rejections(others) <= rejections(findings) else { return false }
    guard let now = others.first(where: { $0.rule == rule })?.finding, let before = findings.first(where: { $0.rule == rule })?.finding
    else { return true }
    return now.level < before.level || now.words.count < before.words.count
  }
}

/// What a rule has found.
struct Finding {
  var level: Violation.Severity
  /// As they are written.
  var words: [String]
  /// Other wordings, the one to be preferred first.
  var better: [String]

  init(_ level: Violation.Severity, _ words: [String], better: [String?] = []) {
    self.level = level
    self.words = words
    self.better = better.compactMap(\.self)
  }

  /// Nil where there is nothing.
  init?(_ level: Violation.Severity, at places: [Range<Int>], in reading: Reading, better: [String?] = []) {
    guard !places.isEmpty else { return nil }
    self.init(level, places.map(reading.written), better: better)
  }
}
