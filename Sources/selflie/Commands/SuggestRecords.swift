import SelfLieCore

/// The result of `suggest`, for programs.
struct SuggestionRecord: Encodable {
  var goal: String
  /// "build" or "quit".
  var kind: String
  var family: String
  var suggestions: [CandidateRecord]
  var notes: [String]

  init(_ suggestion: Suggestion, _ parsed: ParsedGoal) {
    goal = parsed.stated.words
    kind = parsed.kind.rawValue
    family = parsed.family?.name ?? ""
    suggestions = suggestion.candidates.map(CandidateRecord.init)
    notes = suggestion.notes
  }
}

/// A suggested sentence, for programs.
struct CandidateRecord: Encodable {
  /// A rule that the sentence bends, without being rejected.
  struct Bent: Encodable {
    var rule: Int
    var name: String
    /// "warn" or "inform".
    var level: String
    var words: [String]
  }

  var text: String
  var style: String
  var score: Int
  var bent: [Bent]
  var why: String
  /// "S", "M", "W" or "C".
  var grade: String
  /// "rules", "person" or "model".
  var source: String
  /// The name of the model, if one wrote the sentence.
  var model: String?
  var template: String?
  var cue: String?
  var action: String?

  init(_ candidate: Candidate) {
    text = candidate.text
    style = candidate.style.rawValue
    score = candidate.judgement.score
    bent = candidate.judgement.violations.map {
      Bent(rule: $0.rule.number, name: $0.rule.name, level: "\($0.level)", words: $0.words)
    }
    why = candidate.rationale.line
    grade = String(candidate.rationale.grade.rawValue)
    switch candidate.source {
    case .rules: source = "rules"
    case .person: source = "person"
    case .model(let name): (source, model) = ("model", name)
    }
    template = candidate.template
    cue = candidate.cue
    action = candidate.action
  }
}

/// The sentences of `suggest --plan` for one day, for programs.
struct DayPlanRecord: Encodable {
  var goal: String
  var kind: String
  var family: String
  var theme: String
  var morning: CandidateRecord
  var before: CandidateRecord
  var evening: CandidateRecord

  init(_ plan: DayPlan, _ suggester: Suggester) {
    goal = suggester.goal.stated.words
    kind = suggester.goal.kind.rawValue
    family = suggester.family.name
    theme = plan.theme
    (morning, before, evening) = (CandidateRecord(plan.morning), CandidateRecord(plan.before), CandidateRecord(plan.evening))
  }
}
