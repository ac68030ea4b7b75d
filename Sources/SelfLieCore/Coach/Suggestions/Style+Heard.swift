extension Style {
  /// Finds the style of a sentence that was not made for a style.
  static func heard(in text: String, _ judgement: RuleReport, _ phrasebook: Phrasebook) -> Style {
    let all = TypedWords(text).small.map { Substring($0) }, words = Set(all)
    if words.isDisjoint(with: phrasebook.firstPerson), !words.isDisjoint(with: phrasebook.secondPerson) { return .distanced }
    let hasMoment = !words.isDisjoint(with: phrasebook.subordinators) || all.first.map(phrasebook.cuePrepositions.contains) == true
    return hasMoment && !judgement.violations.contains { $0.rule.name == "if-then" } ? .ifThen : .steady
  }
}
