/// A proposed sentence, with the reasons for and against it.
public struct Candidate: Equatable, Sendable {
  /// The sentence.
  public let text: String
  /// The style of the sentence.
  public let style: Style
  /// Who made the sentence.
  public let source: Source
  /// The name of the family whose template made the sentence; nil if none did.
  public let family: String?
  /// The name of that template; nil if none made the sentence.
  public let template: String?
  /// The moment to which the sentence applies, in the sentence's words; nil if it names none.
  public let cue: String?
  /// What the person does at that moment, in the sentence's words; nil if it names nothing.
  public let action: String?
  /// Why the sentence is proposed.
  public let rationale: Rationale
  /// The judgement of the rules.
  public let judgement: RuleReport
  /// How much the sentence has of the person's own words for a moment, an act, a reason and the goal, in points added to the score.
  let closeness: Int

  /// Creates a candidate that the rules have judged.
  public init(
    _ text: String, _ style: Style, source: Source, family: String? = nil, template: String? = nil, cue: String? = nil,
    action: String? = nil,
    rationale: Rationale, judgement: RuleReport, closeness: Int = 0
  ) {
    (self.text, self.style, self.source, self.family, self.template) = (text, style, source, family, template)
    (self.cue, self.action, self.rationale, self.judgement, self.closeness) = (cue, action, rationale, judgement, closeness)
  }

  /// Whether this is to be shown before another one. A model's sentence is never before one of the rules' that has the person's own words, and
  /// before another only if it has such words itself.
  func isBetter(than other: Candidate?) -> Bool {
    guard let other else { return true }
    switch (source == .rules, other.source == .rules) {
    case (false, true): return rank > other.rank && other.closeness < Self.own && closeness > other.closeness
    case (true, false): return !other.isBetter(than: self)
    default: return rank > other.rank
    }
  }

  /// The closeness from which on a sentence of the rules has a moment, an act or a reason of the person's.
  static let own = 6

  /// The number by which candidates are sorted, the highest first.
  var rank: Int { Self.rank(of: style, score: judgement.score, closeness) }

  /// Adds up the rules' score, points for the evidence about the style, and the closeness.
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

/// The maker of a sentence.
public enum Source: Equatable, Sendable {
  case rules
  /// The person who is to say the sentence.
  case person
  /// A language model, by its name.
  case model(String)
}

/// A reason for a sentence in one line, with the grade of the evidence for it.
public struct Rationale: Equatable, Sendable {
  /// The reason, as the person reads it.
  public let line: String
  /// The grade of the evidence.
  public let grade: EvidenceGrade

  /// Creates a rationale.
  public init(_ line: String, _ grade: EvidenceGrade) { (self.line, self.grade) = (line, grade) }

  /// The rationale of a sentence with the person's own reason.
  static let reason = Rationale("It says what you value; your own reasons last longer than pressure.", .several)

  /// The rationale of a sentence that the person wrote.
  static let own = Rationale("It is in your own words.", .convention)

  /// Returns the rationale of a sentence in a style.
  /// - Parameter text: The sentence, if its words matter too.
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
