extension Style {
  /// Finds the style of a sentence that was not made for a style.
  static func heard(in text: String, _ judgement: RuleReport, _ phrasebook: Phrasebook) -> Style {
    let words = Set(TypedWords(text).small.map { Substring($0) })
    if words.isDisjoint(with: phrasebook.firstPerson), !words.isDisjoint(with: phrasebook.secondPerson) { return .distanced }
    return judgement.violations.contains { $0.rule.name == "if-then" } ? .steady : .ifThen
  }
}
