// Words where no sentence has them.

extension Reading {
  /// Whether a word begins what the words before it leave no room for: "I river of", "a river of eat", "I am calm I sleep".
  func isStray(_ index: Int) -> Bool {
    let (before, word) = (word(index - 1), word(index)), first = phrasebook.forms.first, am = phrasebook.forms.beFirst
    if before == first, isStrayNoun(index) { return true }
    if ["of", "from"].contains(before), phrasebook.sense.neverAfterOf.contains(word) { return true }
    // "I am calm I sleep well", but not "I am sure I can".
    if word == first, index > 2, index + 1 < words.count, self.word(index - 2) == am, Inflection.isState(String(before)),
      !phrasebook.sense.beforeThat.contains(before),
      // "When I'm tired I go to bed".
      !words[..<index].suffix(5).contains(where: { phrasebook.subordinators.contains($0.plain) })
    {
      return true
    }
    // "Sky morning am", but not "how I really am".
    return word == am && index + 1 == words.count && !words[..<index].suffix(3).contains { $0.plain == first }
  }

  /// Whether a thing stands where somebody would do something.
  private func isStrayNoun(_ index: Int) -> Bool {
    let word = word(index), text = String(word)
    guard FrequentWords.ranks[word] != nil, index + 1 < words.count, words[index + 1].pause == .none,
      ["of", "the", "is", "a"].contains(self.word(index + 1))
    else { return false }
    return !Inflection.isVerb(text) && !isPast(word) && !isQuality(word) && !phrasebook.adverbs.contains(word)
      && !phrasebook.sense.auxiliaries.contains(word) && !phrasebook.stopwords.contains(word)
      && !["ly", "ed"].contains(where: word.hasSuffix) && !word.contains("'") && Inflection.base(ofGerund: text) == nil
  }

  private func isQuality(_ word: Substring) -> Bool { phrasebook.adjectives.contains(word) || Inflection.isState(String(word)) }
}
