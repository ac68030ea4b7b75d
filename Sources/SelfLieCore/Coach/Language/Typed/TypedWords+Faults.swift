/// What people call themselves who would be otherwise: "I'm too impatient", "I don't want to be selfish anymore".
extension TypedWords {
  /// Returns what would be the better of a fault, or the fault to leave where a family knows it: "be more patient" for "why am I so impatient",
  /// "stop being lazy" for "I feel lazy all the time"; nil for other words.
  func mended(in phrasebook: Phrasebook) -> TypedWords? {
    var rest = self
    // "I get defensive in code reviews" tells of a moment.
    guard rest.dropLast(Self.degrees) || !small.starts(with: ["i", "get"]) && !(small.first == "being" && small.count > 2) else {
      return nil
    }
    guard let told = rest.behind(Self.faults), let fault = told.small.first.map({ $0.filter { $0.isLetter || $0 == "-" } }),
      !Inflection.feelings.subtracting(Self.moods).contains(fault),
      Act.instead[fault] != nil || Self.virtues[fault] != nil || Self.knownFaults.contains(fault)
    else { return nil }
    let tail = told.words.dropFirst().joined(separator: " ")
    guard tail.isEmpty || Self.joints.contains(told.small[1]), told.words.count < 7 else { return nil }
    let left = TypedWords("stop being \(fault)\(tail.isEmpty ? "" : " \(tail)")")
    if Family.recognized(Family.forms(of: left), nil, in: phrasebook) != nil { return left }
    let better = Self.virtues[fault] ?? Act.instead[fault].map { "be \($0)" } ?? "be less \(fault)"
    // "Pause before I act at work" is done anywhere.
    return TypedWords(tail.isEmpty || !better.hasPrefix("be ") ? better : "\(better) \(tail)")
  }

  /// What somebody does instead, where it is more than to be otherwise.
  private static let virtues = [
    "bossy": "be a better listener", "critical": "be kinder to others", "arrogant": "be more humble", "vain": "be more humble",
    "greedy": "be more generous", "irritable": "stay calm", "moody": "be more cheerful", "loud": "speak more quietly",
    "clumsy": "be more careful", "perfectionistic": "perfectionism", "impulsive": "pause before I act", "pessimistic": "be more positive",
    "cynical": "be more positive",
  ]
  /// Feelings that are called faults too.
  private static let moods: Set = ["impatient", "irritable", "moody", "shy", "awkward", "distracted"]
  /// Faults that families know.
  private static let knownFaults: Set = [
    "lazy", "messy", "late", "needy", "sarcastic", "forgetful", "rude", "disorganized", "disorganised", "indecisive", "bitter", "resentful",
    "sensitive", "unproductive", "undisciplined", "unreliable", "clingy", "controlling", "possessive", "dramatic", "gullible",
  ]
  /// Words with which it is told where, or to whom.
  private static let joints: Set = ["with", "at", "to", "toward", "towards", "about", "when", "in", "on", "around", "of"]

  private static let degrees = [
    "all the time", "constantly", "easily", "quickly", "so easily", "anymore", "any more", "and i hate it", "person", "sometimes", "a lot",
    "lately", "too often", "by nature", "every day", "again", "often", "as a person",
  ]

  private static let faults = Frame.read(
    """
    stop|quit being _|so|too|such_a|always|a
    i'm|i_am _|often|sometimes|always|just|way|just_way too|so|always|very|really|such_a|often|a|an|a_very|being|a_bit|a_little
    i'm|i_am
    i _|always|often|constantly get|become _|too|so|very
    i feel _|so|too|always|very|really
    i don't|do_not|never want to be _|so|such_a|too|this|a
    i don't|do_not like being|when_i'm _|so|such_a|too
    not be _|so|too|such_a
    why am i _|always _|so|too|such_a
    i'm|i_am|_ sick|tired|fed_up|done of|with being _|so|too|always
    being _|too|so
    too|so|way_too
    i can|tend_to be _|too|so|very|a_bit
    """)
}
