extension Reading {
  /// What is wrong with the person, told as if it were to stay so: "I am so lonely", "I always ruin everything", "nobody needs me".
  func trouble() -> Finding? {
    // "I am sad, and that is allowed" does not leave it there, and what nobody says any more is for the rule on negation.
    let found = placesInPlan(phrasebook.sense.troubles) + [suffering].compactMap(\.self)
    return Finding(.reject, at: found.filter { !isTurned(after: $0.upperBound) && !isInReason($0.lowerBound) }, in: self)
  }

  /// The words of a claim to be unwell: "I feel so empty", "I am afraid".
  var suffering: Range<Int>? {
    guard !isQuestion else { return nil }
    return words.indices.dropLast().lazy.compactMap { index -> Range<Int>? in
      guard !isInCue(index), [phrasebook.forms.first, "you"].contains(word(index)),
        index == 0 || words[index].pause > .none || isInCue(index - 1)
      else { return nil }
      var verb = index + 1
      while phrasebook.sense.steadily.contains(word(verb)) { verb += 1 }
      guard phrasebook.sense.being.contains(word(verb)) else { return nil }
      var state = verb + 1
      while phrasebook.sense.strongly.contains(word(state)) { state += 1 }
      guard phrasebook.sense.sufferings.contains(word(state)), isSuffered(state) else { return nil }
      return index..<state + 1
    }.first
  }

  /// Whether a word says how somebody suffers: "afraid of everything", but not "tired of smoking" and "desperate to start".
  private func isSuffered(_ state: Int) -> Bool {
    switch word(state) {
    case "sick" where word(state + 1) == "of": Inflection.base(ofGerund: String(word(state + 2))) != nil || word(state + 2) == "my"
    case "tired", "sick", "exhausted": !["of", "from"].contains(word(state + 1))
    case "desperate", "anxious": !["to", "for"].contains(word(state + 1))
    default: true
    }
  }

  /// Whether the sentence goes on to something else: "and I rest", "but I try".
  private func isTurned(after index: Int) -> Bool {
    words[min(index, words.count)...].contains { word in
      ["and", "but", "yet", "so", "still", "though", "while", "until"].contains(word.plain)
    } || !calls.isEmpty
  }
}
