/// A breach of one rule by a sentence.
public struct Violation: Equatable, Sendable {
  /// The weight of a violation.
  public enum Severity: Int, Comparable, CaseIterable, Sendable {
    /// Worth knowing, at no cost.
    case inform
    /// A weakness that a sentence may have.
    case warn
    /// A fault for which a sentence is never suggested.
    case reject

    public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }

    /// The points that the violation takes from the score of 100.
    public var cost: Int {
      switch self {
      case .inform: 0
      case .warn: Bounds.warning
      case .reject: Bounds.rejection
      }
    }
  }

  /// The rule that is broken.
  public let rule: Rule
  /// The weight of the violation.
  public let level: Severity
  /// The words that break the rule, as they are written; empty if something is missing.
  public let words: [String]
  /// The sentence in better words, which never score lower; nil if the rule knows none.
  public let better: String?
}

/// The rules' judgement of a sentence.
public struct RuleReport: Equatable, Sendable {
  /// The violations in the order of the rules' numbers, at most one for each rule.
  public let violations: [Violation]

  /// The most words of a sentence that people hold word for word.
  public static var mostWords: Int { Bounds.words.upperBound }

  /// Judges a text of any length and any characters. It takes a fraction of a millisecond, and as much again for each better wording.
  public init(of text: String, for brief: Brief = Brief(), in phrasebook: Phrasebook = .english) {
    let findings = Self.findings(in: text, brief, phrasebook)
    violations = findings.map { rule, finding in
      Violation(
        rule: rule, level: finding.level, words: finding.words,
        better: finding.better.first { Self.isBetter($0, than: text, findings, by: rule, brief, phrasebook) })
    }
  }

  /// The score, from 0 to 100.
  public var score: Int { max(0, 100 - violations.reduce(0) { $0 + $1.level.cost }) }

  /// Whether the sentence may be suggested.
  public var isAccepted: Bool { score >= Bounds.acceptance && !violations.contains { $0.level == .reject } }

  /// The first violation of the greatest weight; nil if no violation costs anything.
  public var worst: Violation? { violations.first { $0.level == .reject } ?? violations.first { $0.level == .warn } }

  /// The violation for which it may do harm to say the sentence again and again; nil if there is none of the kind.
  public var fault: Violation? {
    // "Nobody needs me" tells of trouble first, and only then of what others are to do.
    ["harm", "blame", "trouble", "others"].lazy.compactMap { name in violations.first { $0.rule.name == name && $0.level == .reject } }
      .first
  }

  /// Returns the sentence with every improvement that the rules know; nil if they know none.
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
    // "I am rich by", of whoever is going to be it by next year, is no better.
    let last = TypedWords(better).small.last ?? ""
    return better == text
      || ["by", "at", "in", "on", "to", "from", "until", "the", "a"].contains(last) && !text.lowercased().contains("\(last).")
      ? nil : better
  }

  private typealias Findings = [(rule: Rule, finding: Finding)]

  private static func findings(in text: String, _ brief: Brief, _ phrasebook: Phrasebook) -> Findings {
    guard text.utf8.count <= Bounds.bytes else { return [(.length, Finding(.reject, ["\(text.prefix(20))..."]))] }
    guard !Danger.isIn(text, phrasebook) else { return [(.distress, Finding(.reject, []))] }
    let findings = findingsOfForm(in: text, brief, phrasebook)
    // What is in another language cannot be judged by the words of this one.
    if let language = findings.first(where: { $0.rule.name == "language" && $0.finding.level == .reject }) { return [language] }
    return findings
  }

  /// Returns the findings in a text that is neither too long nor speaks of danger.
  private static func findingsOfForm(in text: String, _ brief: Brief, _ phrasebook: Phrasebook) -> Findings {
    let reading = Reading(text, for: brief, in: phrasebook)
    return Rule.all.compactMap { rule in rule.find(reading).map { (rule, $0) } }
  }

  /// Whether another wording costs no more, and breaks the rule less than the text does.
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

/// The finding of one rule in a text.
struct Finding {
  var level: Violation.Severity
  /// The words that break the rule, as they are written.
  var words: [String]
  /// Better wordings, the preferred one first.
  var better: [String]

  init(_ level: Violation.Severity, _ words: [String], better: [String?] = []) {
    self.level = level
    self.words = words
    self.better = better.compactMap(\.self)
  }

  /// Makes a finding of places in a text; nil if there are none.
  init?(_ level: Violation.Severity, at places: [Range<Int>], in reading: Reading, better: [String?] = []) {
    guard !places.isEmpty else { return nil }
    self.init(level, places.map(reading.written), better: better)
  }
}
