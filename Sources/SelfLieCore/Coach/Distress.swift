/// Words of self-harm. Whoever writes them gets no affirmation, but where help is found. It is no diagnosis.
public enum Distress {
  /// Whether a text has such words.
  public static func isIn(_ text: String, _ phrasebook: Phrasebook = .english) -> Bool { false }

  /// Whether any text of a goal has such words.
  public static func isIn(_ goal: Goal, _ phrasebook: Phrasebook = .english) -> Bool { goal.texts.contains { isIn($0, phrasebook) } }

  /// What the person reads instead, in paragraphs.
  public static let help: [String] = []
}
