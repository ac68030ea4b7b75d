import FoundationEssentials

extension Affirmation {
  /// Whether two sentences have the same words: capitals and punctuation are not spoken.
  public func isSameSentence(as other: Affirmation) -> Bool { words == other.words }

  /// The words of the sentence, by which it is the same sentence as another.
  public var words: [Substring] { text.lowercased()[...].split { !$0.isLetter && !$0.isNumber } }

  /// Returns two affirmations, the older one first; by their ids if they were added at once. Every machine decides alike.
  public static func inOrder(_ one: Affirmation, _ other: Affirmation) -> (older: Affirmation, later: Affirmation) {
    (one.created, one.id.description) < (other.created, other.id.description) ? (one, other) : (other, one)
  }

  /// Returns this affirmation as it is when a later one with the same sentence became a part of it.
  ///
  /// It keeps its text, target, strictness, plan, goal, reason, rating and pronunciations; what it has none of comes from the later one.
  /// The tags of both stay, and it is put away only if both were.
  public func joined(with later: Affirmation) -> Affirmation {
    var all = self
    all.goal = goal ?? later.goal
    all.reason = reason ?? later.reason
    if plan == Plan() { all.plan = later.plan }
    all.belief = belief ?? later.belief
    all.tags.formUnion(later.tags)
    all.isArchived = isArchived && later.isArchived
    all.pronunciations.merge(later.pronunciations) { own, _ in own }
    return all
  }
}
