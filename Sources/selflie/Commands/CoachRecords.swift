import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The judgement of the coach's rules about a sentence, for programs.
struct CheckRecord: Encodable {
  /// A rule that the sentence breaks.
  struct Broken: Encodable {
    var rule: Int
    var name: String
    /// "reject", "warn" or "inform".
    var level: String
    /// The words that break the rule, as the sentence has them.
    var words: [String]
    var reason: String
    /// "S", "M", "W" or "C".
    var grade: String
    /// The sentence in words that keep this rule better.
    var better: String?
  }

  var text: String
  /// The score of the sentence, from 0 to 100.
  var score: Int
  var accepted: Bool
  var breaches: [Broken]
  /// The sentence in words that keep all rules better.
  var better: String?
  /// The rules that `--explain` asks about.
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

/// A rule with its evidence, for programs.
struct RuleRecord: Encodable {
  var rule: Int
  var name: String
  var reason: String
  /// "S", "M", "W" or "C".
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

/// A suggestion from the ledger, for programs.
struct AdviceRecord: Encodable {
  var rule: String
  /// "care", "progress" or "polish".
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
