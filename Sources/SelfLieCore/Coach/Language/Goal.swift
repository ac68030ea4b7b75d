/// What a person wants of a sentence, in their own words.
public struct Goal: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable { case build, quit }

  /// "run in the morning", "stop smoking".
  public var words: String
  /// Why that matters to them.
  public var reason: String?
  /// Whether it is a habit to have, or one to leave.
  public var kind: Kind
  /// When it is wanted, or what sets the habit off: "after dinner", "when I am bored".
  public var trigger: String?
  /// What is done instead of the habit: "drink a glass of water".
  public var replacement: String?

  public init(_ words: String, reason: String? = nil, kind: Kind = .build, trigger: String? = nil, replacement: String? = nil) {
    self.words = words
    self.reason = reason
    self.kind = kind
    self.trigger = trigger
    self.replacement = replacement
  }

  /// All that the person wrote.
  public var texts: [String] { [words] + [reason, trigger, replacement].compactMap(\.self) }
}

/// How a sentence speaks.
public enum Style: String, CaseIterable, Sendable {
  /// "When the urge comes, I breathe slowly."
  case ifThen = "if-then"
  /// "I move a little each day."
  case steady
  /// "Mika, you let this urge pass."
  case distanced
  /// "I don't smoke."
  case refusal
}

/// What is known about the person for whom a sentence is judged. What is nil is not known, and the rules that need it are silent.
public struct Brief: Equatable, Sendable {
  public var goal: Goal?
  public var style: Style?
  /// False if the sentence feels untrue to them, so that softer forms are asked for.
  public var isBelieved: Bool?
  /// Sentences that they were shown, newest first.
  public var recent: [String]
  /// What they call themselves.
  public var name: String?

  public init(goal: Goal? = nil, style: Style? = nil, isBelieved: Bool? = nil, recent: [String] = [], name: String? = nil) {
    self.goal = goal
    self.style = style
    self.isBelieved = isBelieved
    self.recent = recent
    self.name = name
  }
}
