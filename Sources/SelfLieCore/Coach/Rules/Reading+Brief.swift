// The findings of rules that need the person's goal or history. A rule is silent about anything unknown.

extension Reading {
  func habitWord() -> Finding? {
    // Nobody says "I smoke after lunch" a thousand times who does not want more of it.
    guard let goal = brief.goal else { return Finding(.reject, at: placesInPlan(phrasebook.sense.habits), in: self) }
    guard goal.kind == .quit else { return nil }
    let habit = goal.habit.subtracting(goal.replacement)
    let found = words.indices.filter { index in
      guard !isInCue(index), !words[index].isCited, habit.contains(phrasebook.stem(word(index))) else { return false }
      // A refusal names the habit that it refuses, and drinking water is not the habit of drinking.
      if brief.style == .refusal, places(phrasebook.refusals).contains(where: { $0.upperBound <= index && $0.lowerBound >= 0 }) {
        return false
      }
      if phrasebook.isHarmless(words[index...].prefix(6).map(\.plain)) { return false }
      return !words[max(0, index - 4)..<index].contains { phrasebook.removers.contains($0.plain) }
    }
    return Finding(.warn, at: found.map { $0..<$0 + 1 }, in: self)
  }

  func missedGoal() -> Finding? {
    guard let goal = brief.goal else { return nil }
    // A goal without words about its subject cannot be missed.
    guard !goal.subject.isEmpty else { return nil }
    func isWanted(_ stem: String) -> Bool { goal.subject.contains(stem) || goal.own.contains(stem) }
    // "My mother's scarf" is about my mother.
    func owner(_ word: Substring) -> String { phrasebook.stem(word.hasSuffix("'s") ? word.dropLast(2) : word) }
    if words.contains(where: { isWanted(phrasebook.stem($0.plain)) || isWanted(owner($0.plain)) || $0.plain.hasPrefix("non") }) {
      return nil
    }
    // What a family's sentences say belongs to its goals, and of a goal that no family is for nothing is known.
    guard let family = goal.family, !family.isGeneral else { return nil }
    let related = phrasebook.related(to: family)
    if words.contains(where: { related.contains(phrasebook.stem($0.plain)) }) { return nil }
    return phrasebook.change[goal.kind].map(places)?.isEmpty == false ? nil : Finding(.warn, [])
  }

  func staleness() -> Finding? {
    guard !brief.recent.isEmpty else { return nil }
    let own = Set(words.map(\.plain))
    var nearest: (likeness: Double, text: String) = (0, "")
    for text in brief.recent.prefix(100) where text.utf8.count <= Bounds.bytes {
      let likeness = Bounds.share(of: own, Set(phrasebook.words(of: text)))
      if likeness > nearest.likeness { nearest = (likeness, text) }
    }
    guard nearest.likeness >= Bounds.likeness else { return nil }
    return Finding(nearest.likeness == 1 ? .reject : .warn, [nearest.text])
  }

  func sleepEffort() -> Finding? {
    if let goal = brief.goal, !goal.topics.contains(.sleep) { return nil }
    let found = placesInPlan(phrasebook.sleepEffort)
    return Finding(brief.goal == nil ? .warn : .reject, at: found, in: self, better: [swapped(found)])
  }

  func calming() -> Finding? {
    guard brief.goal?.topics.contains(.performance) == true else { return nil }
    let found = placesInPlan(phrasebook.calming)
    return Finding(.inform, at: found, in: self, better: [swapped(found)])
  }
}

extension Phrasebook {
  /// Whether a habit's word is harmless because of the words that follow: "drink a glass of water".
  func isHarmless(_ words: [Substring]) -> Bool { !harmless.places(in: words).filter { $0.lowerBound == 0 }.isEmpty }
}
