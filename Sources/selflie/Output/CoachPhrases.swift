import SelfLieCore

/// The texts of the coach.
enum CoachPhrases {
  static func grade(_ grade: EvidenceGrade) -> String {
    switch grade {
    case .strong: "many trials"
    case .several: "several studies"
    case .single: "one study, or contested"
    case .convention: "convention, not tested"
    }
  }

  /// A broken rule, with its reason, evidence and cost.
  static func violation(_ violation: Violation) -> String {
    let level = violation.level
    let cost = level == .inform ? "costs nothing" : "costs \(level.cost)\(level == .reject ? " and rejects" : "")"
    return "\(words(violation))\(violation.rule.reason) (\(grade(violation.rule.grade)); \(cost))"
  }

  /// The words that break a rule, as the beginning of a line about it; empty if the rule names none.
  static func words(_ violation: Violation) -> String {
    guard !violation.words.isEmpty else { return "" }
    let shown = violation.words.prefix(4).map { "'\($0.count > 60 ? $0.prefix(60) + "..." : $0)'" }
    return shown.joined(separator: ", ") + (violation.words.count > 4 ? " and more" : "") + ": "
  }

  static func score(_ judgement: RuleReport) -> String {
    "\(judgement.score) of 100, \(judgement.isAccepted ? "accepted" : "not accepted")"
  }

  static let commands =
    "Enter skips a question. /keep 1 records a sentence, /again shows others, /why 1 tells why, /quit leaves."

  /// What is said behind the text for danger to a question.
  static let noPerson =
    "I am a program and can't be there for you; a person at a number above can, or somebody near you. You may stop here: /quit leaves."
  /// What is said behind the text for danger, instead of the next question.
  static let mayStop =
    "You may stop here: /quit leaves, and https://findahelpline.com has people to talk to. To go on, press Enter alone first; then say something else, or say it in other words."

  /// What is said behind the text for danger to whoever asks for another goal.
  static let otherGoal = "Press Enter alone; then say the new goal."

  /// What is said when a conversation goes on behind the text for danger.
  static let goingOn = "It's good that you're here. There is no hurry with any of this."

  static func name(of speaker: Turn.Speaker) -> String {
    switch speaker {
    case .person: "You"
    case .coach: "Coach"
    case .summary: "In short"
    }
  }

  /// The rows that speak for and against a sentence.
  static func why(_ candidate: Candidate) -> [(name: String, value: String)] {
    candidate.judgement.violations.map { ($0.rule.name, violation($0)) }
      + [("score", score(candidate.judgement)), ("for it", "\(candidate.rationale.line) (\(grade(candidate.rationale.grade)))")]
  }

  /// The note that a conversation has become too long for the language model, with the part that goes on.
  static func carried(_ carry: ModelConversation.Carry) -> String {
    let goesOn =
      switch carry {
      case .everything: "it goes on with all of it"
      case .lastTurn: "it goes on with what was said last"
      case .summary: "it goes on with a summary"
      case .nothing: "it starts afresh, with what you said just now"
      }
    return "This has become too long for the language model; \(goesOn)."
  }
}

extension CoachPhrases {
  /// What is said of a language model's answer that has no words, or not all of them; nil for a whole one.
  static func lack(of answer: String, isCut: Bool) -> String? {
    if answer.isEmpty { return "The language model said nothing. Say more, or ask it once more with /again." }
    return isCut ? "The language model's answer was cut off here." : nil
  }

  /// A suggested sentence, and a line with its style, score and reason.
  static func suggested(_ candidate: Candidate) -> [String] {
    let bent = candidate.judgement.violations.filter { $0.level != .inform }.map { "\($0.rule.number) \($0.rule.name)" }
    var line = "\(candidate.style.rawValue), \(candidate.judgement.score) of 100"
    if !bent.isEmpty { line += ", bends rule \(bent.joined(separator: " and "))" }
    if case .model(let name) = candidate.source { line += ", by \(name)" }
    return [candidate.text, "\(line). \(candidate.rationale.line) (\(CoachPhrases.grade(candidate.rationale.grade)))"]
  }
}
