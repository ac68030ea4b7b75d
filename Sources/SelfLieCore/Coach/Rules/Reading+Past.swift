extension Reading {
  /// What was, where nothing is said of what is: "I walked to work", "I used to be patient".
  func past() -> Finding? {
    let verbs = words.indices.filter(isActor).map { firstOfClaim(after: $0) }
    // "I quit smoking last year".
    let isLong =
      words.contains { $0.plain == "ago" }
      || zip(plain, plain.dropFirst()).contains { $0 == "last" && ["year", "month", "week"].contains($1) }
    let past = verbs.filter {
      (isPast(word($0)) || isLong && ["quit", "put", "cut", "let", "set", "read"].contains(word($0))) && !isOther($0)
    }
    guard !isQuestion, !past.isEmpty, past.count == verbs.count else { return nil }
    // "I was calm at the meeting yesterday" tells of that day alone.
    let isDated = words.contains { $0.plain == "yesterday" }
    // "I used to be patient" says that it is over, and "I was afraid, but I am brave" does not come here.
    let isOver = past.contains { word($0) == "used" && word($0 + 1) == "to" }
    return Finding(isOver || isDated ? .reject : .warn, at: past.map { $0 - 1..<$0 + 1 }, in: self, better: [present(past)])
  }

  /// Whether "I" begins a clause of the plan, and stands in no reason, no moment and no "the man I was".
  private func isActor(_ index: Int) -> Bool {
    guard word(index) == phrasebook.forms.first, !words[index].isCited, !isInCue(index), !isInReason(index), index + 1 < words.count else {
      return false
    }
    return index == 0 || words[index].pause > .none || isInCue(index - 1) || phrasebook.sense.beforeClause.contains(word(index - 1))
  }

  func isPast(_ word: Substring) -> Bool {
    if phrasebook.sense.pasts.contains(word) { return true }
    return word.hasSuffix("ed") && !Inflection.isVerb(word) && Inflection.base(ofParticiple: String(word)) != nil
  }

  /// "I was born to run", "I was made for this", "I gotta go".
  private func isOther(_ index: Int) -> Bool {
    word(index) == "was" && ["born", "made"].contains(word(index + 1)) || word(index) == "got" && word(index + 1) == "to"
  }

  /// Returns the text with the verb as it is now; nil if the words tell when it was, or if there are several verbs.
  private func present(_ past: [Int]) -> String? {
    guard let verb = past.first, words.count(where: { isPast($0.plain) }) == 1, word(verb).hasSuffix("ed"), word(verb) != "used",
      !words.contains(where: { phrasebook.sense.pastTimes.contains($0.plain) }),
      let base = Inflection.base(ofParticiple: String(word(verb)))
    else { return nil }
    return replacing([(verb..<verb + 1, base)])
  }

  /// Whether a word says what for, or which thing: "so that my legs don't cramp", "the road I did not take".
  func isBesidePlan(_ index: Int) -> Bool {
    if let so = words[..<index].lastIndex(where: { $0.plain == "so" }), so > 1, word(so + 1) == "that" { return true }
    let verbs: Set<Substring> = ["do", "did", "have", "could", "can"]
    return index > 3 && word(index) == phrasebook.forms.not && verbs.contains(word(index - 1))
      && word(index - 2) == phrasebook.forms.first && words[index - 3].pause == .none
      && phrasebook.determiners.contains(word(index - 4))
  }
}
