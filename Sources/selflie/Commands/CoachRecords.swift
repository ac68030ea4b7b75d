import FoundationEssentials
import SelfLieCore
import SystemPackage

/// What the coach's rules say about a sentence.
struct CheckRecord: Encodable {
  struct Broken: Encodable {
    /// The rule's number and name.
    var rule: Int
    var name: String
    /// "reject", "warn" or "inform".
    var level: String
    /// As they are written.
    var words: [String]
    var reason: String
    /// "S", "M", "W" or "C".
    var grade: String
    /// The sentence in words that are better for this rule.
    var better: String?
  }

  var text: String
  var score: Int
  var accepted: Bool
  var breaches: [Broken]
  /// In words that are better for all rules.
  var better: String?
  /// What was asked about.
  var rules: [RuleRecord]?

  init(_ text: String, _ judgement: RuleReport, _ better: String?, _ explained: [Rule]) {
    self.text = text
    score = judgement.score
    accepted = judgement.isAccepted
    breaches = judgement.violations.map {
      Broken(
        rule: $0.rule.number, name: $0.rule.name, level: "\($0.level)", words: $0.words, reason: $0.rule.reason,
        grade: String($0.rule.grade.rawValue), better: $0.better)
    }
    self.better = better
    rules = explained.isEmpty ? nil : explained.map(RuleRecord.init)
  }
}

/// A rule and what is known of it.
struct RuleRecord: Encodable {
  var rule: Int
  var name: String
  var reason: String
  var grade: String
  var evidence: String

  init(_ rule: Rule) {
    self.rule = rule.number
    name = rule.name
    reason = rule.reason
    grade = String(rule.grade.rawValue)
    evidence = rule.evidence
  }
}

/// Instead of a judgement, where words speak of self-harm.
struct DistressRecord: Encodable {
  var distress = true
  var help = Distress.help
}

/// What the ledger suggests.
struct AdviceRecord: Encodable {
  var rule: String
  var priority: String
  var number: Int
  var found: String
  var because: String
  var command: String

  init(_ advice: Advice) {
    rule = advice.rule.name
    priority = advice.rule.priority.name
    number = advice.affirmation
    found = advice.finding
    because = advice.rule.reason
    command = advice.command
  }
}
