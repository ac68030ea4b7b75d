/// A person's goal, in their own words.
public struct Goal: Equatable, Sendable {
  /// A habit to have, or a habit to leave.
  public enum Kind: String, CaseIterable, Sendable { case build, quit }

  /// The goal: "run in the morning", "stop smoking".
  public var words: String
  /// Why the goal matters to the person.
  public var reason: String?
  /// Whether the habit is to be had or to be left; nil if the words say it.
  public var kind: Kind?
  /// The moment of the act, or the trigger of the habit: "after dinner", "when I am bored".
  public var trigger: String?
  /// The act in place of the habit: "drink a glass of water".
  public var replacement: String?

  /// Creates a goal.
  public init(_ words: String, reason: String? = nil, kind: Kind? = nil, trigger: String? = nil, replacement: String? = nil) {
    self.words = words
    self.reason = reason
    self.kind = kind
    self.trigger = trigger
    self.replacement = replacement
  }

  /// All texts that the person wrote.
  public var texts: [String] { [words] + [reason, trigger, replacement].compactMap(\.self) }
}

/// A style of sentences.
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

/// What is known about the person for whom a sentence is judged. Nil means unknown, and the rules that need it are silent.
public struct Brief: Sendable {
  /// The goal of the sentence.
  public var goal: ParsedGoal?
  /// The style that is wanted.
  public var style: Style?
  /// Whether the sentence feels true to the person; if not, softer forms are wanted.
  public var isBelieved: Bool?
  /// Sentences that the person was shown, newest first.
  public var recent: [String]
  /// The name that the person calls themselves by.
  public var name: String?
  /// The words of the sentence that no dictionary knows, in small letters.
  public var unknown: Set<String>

  /// Creates a brief.
  public init(
    goal: ParsedGoal? = nil, style: Style? = nil, isBelieved: Bool? = nil, recent: [String] = [], name: String? = nil,
    unknown: Set<String> = []
  ) {
    self.goal = goal
    self.style = style
    self.isBelieved = isBelieved
    self.recent = recent
    self.name = name
    self.unknown = unknown
  }
}

extension Goal.Kind {
  /// Reads the answer to whether something is to start or to stop; nil for another answer.
  public init?(said words: String, in phrasebook: Phrasebook = .english) {
    guard let kind = phrasebook.dialogue.kind(words) else { return nil }
    self = kind
  }
}
