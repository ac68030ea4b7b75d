/// A sentence that is proposed, with all that speaks for and against it.
public struct Candidate: Equatable, Sendable {
  public let text: String
  public let style: Style
  public let source: Source
  /// The names of the family and the template that it was made of, if it was.
  public let family: String?
  public let template: String?
  /// When it applies, and what is done then, as they stand in the sentence.
  public let cue: String?
  public let action: String?
  public let rationale: Rationale
  public let judgement: RuleReport
  /// How much it is about this person: their own words for a moment, an act, a reason and the goal itself.
  let closeness: Int

  public init(
    _ text: String, _ style: Style, source: Source, family: String? = nil, template: String? = nil, cue: String? = nil,
    action: String? = nil,
    rationale: Rationale, judgement: RuleReport, closeness: Int = 0
  ) {
    (self.text, self.style, self.source, self.family, self.template) = (text, style, source, family, template)
    (self.cue, self.action, self.rationale, self.judgement, self.closeness) = (cue, action, rationale, judgement, closeness)
  }

  /// What it is sorted by.
  var rank: Int { Self.rank(of: style, score: judgement.score, closeness) }

  /// The rules' score, then what is known of the form, and whose words they are.
  static func rank(of style: Style, score: Int, _ closeness: Int) -> Int {
    let evidence =
      switch style {
      case .ifThen: 6
      case .distanced: 3
      case .steady, .refusal: 0
      }
    return score + evidence + closeness
  }
}

/// Who made a sentence.
public enum Source: Equatable, Sendable {
  case rules
  /// Who is to say it.
  case person
  /// A language model, by its name.
  case model(String)
}

/// Why a sentence is proposed, in one line, and how sure anybody is of that.
public struct Rationale: Equatable, Sendable {
  public let line: String
  public let grade: EvidenceGrade

  public init(_ line: String, _ grade: EvidenceGrade) { (self.line, self.grade) = (line, grade) }

  /// What speaks for a sentence with the person's own reason.
  static let reason = Rationale("It says what you value; your own reasons last longer than pressure.", .several)

  /// What speaks for a sentence of one's own.
  static let own = Rationale("It is in your own words.", .convention)

  /// What speaks for a sentence of a style.
  public static func of(_ style: Style, _ kind: Goal.Kind, _ text: String = "") -> Rationale {
    if text.contains("excited") {
      return Rationale("Speakers who called it excitement did better than those who called for calm.", .several)
    }
    switch (style, kind) {
    case (.ifThen, .build): return Rationale("It names a moment and an act; such plans were carried out more often.", .strong)
    case (.ifThen, .quit): return Rationale("It says what you do instead; plans that only forbid made habits stronger.", .several)
    case (.distanced, _): return Rationale("Calling yourself \"you\" made hard moments easier to face.", .several)
    case (.refusal, _): return Rationale("\"I don't\" is your own choice, where \"I can't\" sounds like a ban.", .single)
    case (.steady, _) where text.contains("am learning"): return Rationale("It claims no more than you can believe.", .single)
    case (.steady, _): return Rationale("It is small enough to be true today.", .convention)
    }
  }
}
