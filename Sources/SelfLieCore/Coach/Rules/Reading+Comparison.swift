/// Whether a sentence measures somebody by others, or claims more than anybody can keep.
extension Reading {
  func comparison() -> Finding? {
    // Whoever is done with comparing compares no more, and "breathing is better than yelling" compares acts.
    let found = placesInPlan(phrasebook.comparisons).filter { place in
      (place.lowerBound < 2 || word(place.lowerBound - 2) != "done")
        && !(["is", "feels"].contains(word(place.lowerBound - 1)) && word(place.upperBound - 1) == "than"
          && Inflection.base(ofGerund: String(word(place.upperBound))) != nil)
    }
    return Finding(.reject, at: found + rivals, in: self)
  }

  /// Comparisons with somebody by name, and with a group: "prettier than Anna", "the smartest in my class".
  private var rivals: [Range<Int>] {
    words.indices.filter { !isInCue($0) }.compactMap { index in
      let word = word(index)
      if word.hasSuffix("er") || ["more", "less", "better", "worse"].contains(word), self.word(index + 1) == "than",
        index + 2 < words.count,
        ["everyone", "everybody", "anyone", "anybody"].contains(self.word(index + 2))
          || text[parts[words[index + 2].part]].first?.isUppercase == true && self.word(index + 2) != phrasebook.forms.first
      {
        return index..<index + 3
      }
      // "The quietest person in the room" may be heard, and "I am the quietest" is compared.
      guard self.word(index - 1) == "the", ["am", "be", "become", "becoming"].contains(self.word(index - 2)),
        word.hasSuffix("est") && word.count > 4 || word.hasPrefix("best-")
      else { return nil }
      let end = (index + 1..<min(index + 4, words.count)).first { ["in", "of"].contains(self.word($0)) }
      return end.flatMap { ["my", "the", "all", "our", "every"].contains(self.word($0 + 1)) ? index..<$0 + 2 : nil }
    }
  }

  func absolute() -> Finding? {
    let found = placesInPlan(phrasebook.absolutes), better = places(phrasebook.fantasies).isEmpty ? swapped(found) : nil
    // "Always happy, every second of every day" promises what nobody can keep.
    return Finding(brief.isBelieved == false || found.count > 1 ? .reject : .warn, at: found, in: self, better: [better])
  }

  func fantasy() -> Finding? {
    let found = placesInPlan(phrasebook.fantasies)
    return Finding(.warn, at: found, in: self, better: [swapped(found)])
  }
}
