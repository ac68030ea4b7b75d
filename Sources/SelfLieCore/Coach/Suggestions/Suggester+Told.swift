/// Sentences for a story in which nothing says what is wanted.
extension Suggester {
  /// Returns a sentence for a habit that is told, if a family knows how that is left: "I order takeaway almost every night even though the
  /// fridge is full"; nil for other words.
  func leavingTold(_ count: Int) -> Suggestion? {
    let told = TypedWords(goal.stated.words)
    guard told.words.count > Self.fewestTold, goal.stated.trigger ?? goal.stated.replacement == nil, goal.stated.kind != .build else {
      return nil
    }
    for habit in Story(told).habits {
      let parsed = ParsedGoal(Goal(habit.text, reason: goal.stated.reason), in: phrasebook)
      guard parsed.kind == .quit, let family = parsed.family, family.kind == .quit, !family.isGeneral,
        let other = try? Suggester(parsed, style: style, name: name, in: phrasebook, seed: seed)
      else { continue }
      let suggestion = other.suggestion(count: count)
      guard !other.isAtALoss(with: suggestion), let first = suggestion.candidates.first else { continue }
      return Suggestion(candidates: [first], notes: [])
    }
    return nil
  }

  /// Shorter words tell no story.
  private static let fewestTold = 9
}

extension Story {
  /// What somebody does who tells the story, as what is to be left: "stop ordering takeaway" of "I order takeaway almost every night".
  var habits: [TypedWords] {
    clauses.compactMap { clause in
      let small = clause.words.small
      guard
        let start = small.indices.last(where: { place in
          guard small[place] == "i" else { return false }
          let verb = small[(place + 1)...].first { !Self.plainly.contains($0) } ?? ""
          return Inflection.isVerb(verb) && !Self.undone.contains(verb)
        }),
        let verb = small.indices.dropFirst(start + 1).first(where: { !Self.plainly.contains(small[$0]) })
      else { return nil }
      var habit = clause.words
      habit.keep(last: habit.words.count - verb)
      habit.cut(before: [
        "because", "even", "though", "until", "till", "so", "but", "which", "since", "almost", "most", "like", "as", "and",
      ])
      GoalPhrase.dropFrequency(&habit)
      _ = habit.dropLast(["every night", "every day", "every evening", "all day", "all the time", "all night", "every weekend", "at night"])
      if habit.dropLast(["sometimes", "often", "usually"]) { habit.cut(to: habit.words.count) }
      guard habit.words.count > 1 else { return nil }
      habit.words = ["stop", Inflection.gerund(of: habit.small[0])] + habit.words.dropFirst()
      return habit
    }
  }

  private static let plainly: Set = [
    "just", "always", "still", "only", "then", "usually", "often", "mostly", "basically", "literally", "also",
  ]
  /// What is no habit: what one wants, is, or has to do.
  private static let undone: Set = [
    "want", "need", "have", "know", "feel", "love", "think", "am", "like", "work", "live", "get", "do", "go", "can", "hate", "wish", "hope",
    "teach", "study", "drive", "run", "play", "train", "sing", "come", "try", "promise", "miss", "mean", "say", "make", "read", "take",
    "pour", "sit", "lie",
  ]
}
