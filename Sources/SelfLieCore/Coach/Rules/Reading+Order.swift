// Words where no sentence has them.

extension Reading {
  /// Whether a word begins what the words before it leave no room for: "I river of", "a river of eat", "I am calm I sleep".
  func isStray(_ index: Int) -> Bool {
    let (before, word) = (word(index - 1), word(index)), first = phrasebook.forms.first, am = phrasebook.forms.beFirst
    if before == first, isStrayNoun(index) { return true }
    // "Every morning run I five kilometres".
    if word == first, index > 2, ["morning", "evening", "day", "night", "week", "month"].contains(self.word(index - 2)),
      words[index].pause == .none, Inflection.isVerb(before), !phrasebook.sense.auxiliaries.contains(before)
    {
      return true
    }
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

  /// Whether a word has another part of speech than the word before it asks for: "with breathe", "the slowly", "the I", "a strong".
  func isMisplaced(_ index: Int) -> Bool {
    let (before, word) = (word(index - 1), word(index))
    let isLast = index + 1 == words.count || words[index + 1].pause > .none
    // "Quickly under because".
    if ["of", "under", "from", "at", "into", "between", "during"].contains(before), ["because", "although"].contains(word),
      self.word(index + 1) != "of"
    {
      return true
    }
    // "Sings breakfast between of honest".
    if ["between", "under", "into", "from", "of"].contains(before), word == "of" { return true }
    switch before {
    case "with", "without":
      return isLast && (phrasebook.sense.neverAfterOf.contains(word) || Self.neverNamed.contains(word))
    case "the", "a", "an", "my", "your":
      if before != "my", before != "your", word == phrasebook.forms.first { return written(index..<index + 1) == "I" && isLast == false }
      if ["therefore", "however", "because", "although", "unless", "whereas", "moreover"].contains(word) { return true }
      if ["the", "my"].contains(before), ["yesterday", "tomorrow", "now", "always", "often"].contains(word) { return true }
      // "The quickly runs me", but not "the quickly fading light".
      if before == "the", word.hasSuffix("ly"),
        !["family", "only", "early", "daily", "weekly", "elderly", "lonely", "lovely", "likely"].contains(word),
        FrequentWords.ranks[word.dropLast(2)] != nil || FrequentWords.ranks[word.dropLast() + "e"] != nil
      {
        // "The gently of my Monday".
        let next = self.word(index + 1)
        // "The slowly mountain".
        let isThing =
          FrequentWords.ranks[next] != nil && !isQuality(next) && !isPast(next)
          && !["ing", "ed", "en", "er"].contains(where: next.hasSuffix)
          && !Inflection.isVerb(String(next)) && !phrasebook.adverbs.contains(next)
        return isLast || isThirdPerson(next) || next == "of" || isThing
      }
      return ["a", "an"].contains(before) && isLast && (isQuality(word) && Self.neverThings.contains(word) || isManner(word))
    case "am", "are", "is", "be":
      // "I am calmly", "I am confidently person".
      return isManner(word) && (isLast || ["person", "woman", "man", "mother", "father", "friend"].contains(self.word(index + 1)))
    default: return false
    }
  }

  /// Whether a word says how something is done, and not how somebody is: "calmly", but not "friendly".
  private func isManner(_ word: Substring) -> Bool {
    word.hasSuffix("ly") && !Inflection.isState(String(word))
      && [String(word.dropLast(2)), word.dropLast(3) + "y"].contains(where: Inflection.isState)
  }

  /// What is done, and is the name of nothing.
  private static let neverNamed: Set<Substring> = [
    "breathe", "think", "learn", "listen", "sing", "forgive", "grow", "begin", "choose", "pray", "meditate", "enjoy", "remember",
  ]

  /// What is somebody's way to be, and no thing that there is one of.
  private static let neverThings: Set<Substring> = [
    "strong", "happy", "healthy", "confident", "proud", "brave", "sober", "honest", "grateful", "punctual", "fit", "generous", "mindful",
    "better", "stronger", "happier", "healthier", "calmer", "kinder",
  ]

  /// Whether a word says how something is done, and a thing follows: "carefully onion".
  func isStrayAdverb(_ index: Int) -> Bool {
    let (before, word) = (word(index - 1), word(index)), text = String(word)
    guard before.hasSuffix("ly"), words[index].pause == .none, Inflection.isState(String(before.dropLast(2))),
      !["am", "is", "are", "be"].contains(self.word(index - 2)),
      !["a", "the", "my", "your", "our", "an", "one"].contains(self.word(index - 2)),
      FrequentWords.ranks[word] != nil, word.count > 3
    else { return false }
    return !Inflection.isVerb(text) && !isPast(word) && !isThirdPerson(word) && !isQuality(word) && !phrasebook.adverbs.contains(word)
      && !phrasebook.sense.auxiliaries.contains(word) && !phrasebook.stopwords.contains(word) && !phrasebook.sense.people.contains(word)
      && !["ly", "ed", "ing", "s"].contains(where: word.hasSuffix) && !word.contains("'") && !phrasebook.sense.doubled.contains(word)
      && !Trigger.days.contains(text) && !phrasebook.sense.moments.contains(word) && !phrasebook.cuePrepositions.contains(word)
      && ![
        "today", "tonight", "enough", "through", "toward", "towards", "inside", "outside", "home", "until", "each", "every", "with",
        "without", "across", "along", "around", "about", "into", "onto", "like", "than", "even", "because", "while", "what", "that", "when",
      ].contains(text)
  }

  /// Whether a thing stands where somebody would do something.
  private func isStrayNoun(_ index: Int) -> Bool {
    let word = word(index), text = String(word)
    let isBefore =
      index + 1 < words.count && words[index + 1].pause == .none
      && ["of", "the", "is", "a", "my", "your", "his", "her", "their"].contains(self.word(index + 1))
    // "When hungry the calm, I river".
    let isAlone = index + 1 == words.count && index > 2 && words[index - 1].pause > .none
    guard FrequentWords.ranks[word] != nil, isBefore || isAlone else { return false }
    return !Inflection.isVerb(text) && !isPast(word) && !isQuality(word) && !phrasebook.adverbs.contains(word)
      && !phrasebook.sense.auxiliaries.contains(word) && !phrasebook.stopwords.contains(word)
      && !["ly", "ed"].contains(where: word.hasSuffix) && !word.contains("'") && Inflection.base(ofGerund: text) == nil
  }

  private func isQuality(_ word: Substring) -> Bool { phrasebook.adjectives.contains(word) || Inflection.isState(String(word)) }

  /// A moment that is named twice at the beginning: "after my shoes by the window after lunch".
  var doubledMoments: [Range<Int>] {
    // "After lunch, I walk after lunch".
    let ends = ["after", "before", "at", "in", "on", "during"]
    let said = words.indices.dropLast().filter { ends.contains(String(word($0))) }
    let again = said.filter { later in
      said.contains { earlier in
        let count = min(3, words.count - later)
        return earlier < later && count > 1 && (0..<2).allSatisfy { word(earlier + $0) == word(later + $0) }
          && (!["the", "my", "a", "your", "our", "this", "each", "every", "one"].contains(word(later + 1))
            || word(earlier + 2) == word(later + 2))
          && word(later - 1) != "and"
      }
    }
    if !again.isEmpty { return again.map { $0..<$0 + 2 } }
    guard let cue = cues.first, cue.lowerBound == 0, phrasebook.sense.moments.contains(word(0)) else { return [] }
    return cue.dropFirst().filter { word($0) == word(0) && word($0 - 1) != "and" }.map { $0..<$0 + 1 }
  }
}
