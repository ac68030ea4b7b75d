import SelfLieCore

/// What the coach says.
enum CoachPhrases {
  static func grade(_ grade: Grade) -> String {
    switch grade {
    case .strong: "many trials"
    case .several: "several studies"
    case .single: "one study, or contested"
    case .convention: "convention, not tested"
    }
  }

  static func breach(_ breach: Breach) -> String {
    let level = breach.level
    let cost = level == .inform ? "costs nothing" : "costs \(level.cost)\(level == .reject ? " and rejects" : "")"
    return "\(words(breach))\(breach.rule.reason) (\(grade(breach.rule.grade)); \(cost))"
  }

  /// The words that break a rule, in front of what is said about them.
  static func words(_ breach: Breach) -> String {
    guard !breach.words.isEmpty else { return "" }
    let shown = breach.words.prefix(4).map { "'\($0.count > 60 ? $0.prefix(60) + "..." : $0)'" }
    return shown.joined(separator: ", ") + (breach.words.count > 4 ? " and more" : "") + ": "
  }

  static func score(_ judgement: Judgement) -> String { "\(judgement.score) of 100, \(judgement.isAccepted ? "accepted" : "not accepted")" }
}
