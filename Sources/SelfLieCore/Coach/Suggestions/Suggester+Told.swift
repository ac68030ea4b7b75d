/// Sentences for a story in which nothing says what is wanted.
extension Suggester {
  /// Returns the sentences for the habit at the moment that the goal's words name, where no sentence of the others says any of it; nil where one
  /// does, or no sentence would.
  func withMomentApart(_ suggestion: Suggestion, _ count: Int, from selection: Selection) -> Suggestion? {
    guard let apart = goal.withMomentApart else { return nil }
    let words = TypedWords(apart.trigger ?? "").small.filter { $0.count > 3 && !["when", "while", "before", "after"].contains($0) }
    guard style == nil, !words.isEmpty,
      !suggestion.candidates.contains(where: { one in words.contains { one.text.lowercased().contains($0.prefix(5)) } }),
      // "After dinner, I brush my teeth" is the moment of whoever snacks at night.
      suggestion.candidates.first?.text.split(separator: ",").first.map({ Trigger.isScheduled($0.lowercased()) || $0.hasSuffix(" bed") })
        != true,
      let other = try? Suggester(ParsedGoal(apart, in: phrasebook), name: name, in: phrasebook, seed: seed, saysI: saysI),
      !other.family.isGeneral, other.family.name == family.name, let cue = other.words[.cue]
    else { return nil }
    let suggestion = other.suggestion(count: count, from: selection)
    return suggestion.candidates.first?.text.lowercased().contains(cue.lowercased()) == true ? suggestion : nil
  }

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

  /// Returns sentences for what is said first, where nothing is sure for all of it: "take my pills with breakfast" of "take my pills with breakfast,
  /// I keep forgetting them"; nil if nothing is sure for that either. The person is told.
  func forFirstClause(_ count: Int, from selection: Selection) -> Suggestion? {
    let all = TypedWords(goal.stated.words)
    guard goal.stated.trigger ?? goal.stated.replacement == nil else { return nil }
    // "Sunday night dread" is known by another phrase.
    let plain = all.unframed, said = plain.saidByAnother
    if said != plain, let suggestion = suggestion(for: said, count, from: selection) {
      return Suggestion(candidates: suggestion.candidates, notes: [])
    }
    for end in all.ends.reversed() {
      var first = all, rest = all
      first.cut(to: end)
      rest.keep(last: all.words.count - end)
      // "I'm a retired teacher and I want to paint" says behind what is wanted.
      let isBehind = rest.small.prefix(3).contains(where: Self.wishing.contains) && first.words.count < Self.fewestTold
      if isBehind {
        (first, rest) = (rest, first)
        _ = first.drop(["and", "but", "so"])
        // "I want to read" says too little by itself.
        guard first.unframed.words.count > 2 else { continue }
      }
      // "My roommate never washes up and" is about somebody else, and "leave it in another room" names nothing.
      guard Set(rest.small).isDisjoint(with: Self.wishing), !Self.strangers.contains(first.small.first ?? "it"),
        Set(first.small).isDisjoint(with: ["it", "them", "him", "her", "that", "there"])
      else { continue }
      guard let suggestion = suggestion(for: first, count, from: selection) else { continue }
      return Suggestion(candidates: suggestion.candidates, notes: ["The words \"\(rest.text)\" are left out."])
    }
    return nil
  }

  /// Returns sentences for other words in the goal's place; nil if they are of another kind, or nothing is sure for them.
  private func suggestion(for words: TypedWords, _ count: Int, from selection: Selection) -> Suggestion? {
    var stated = goal.stated
    stated.words = words.text
    let parsed = ParsedGoal(stated, in: phrasebook), small = words.small
    // "Stop checking my ex's page and be present" has another kind than "stop checking".
    guard parsed.kind == goal.kind, !parsed.isOpen, !parsed.isUnclear,
      // "I start the gym every January and quit by February" tells what is done, and no wish.
      parsed.kind == .quit || small.first != "i" || small.count > 1 && !Inflection.isVerb(small[1])
        || small.prefix(3).contains(where: Self.wishing.contains),
      let other = try? Suggester(parsed, style: style, name: name, in: phrasebook, seed: seed, saysI: saysI)
    else { return nil }
    let suggestion = other.suggested(count, from: selection, and: [])
    guard !other.isAtALoss(with: suggestion), parsed.kind == .quit || !other.family.isGeneral else { return nil }
    return suggestion
  }

  private static let wishing: Set = ["want", "wanna", "need", "wish", "i'd", "should", "hope"]
  private static let strangers: Set = ["my", "he", "she", "they", "it", "his", "her", "people", "everyone", "everybody", "the"]

  /// Shorter words tell no story.
  private static let fewestTold = 9
}

extension TypedWords {
  /// Where the first of several clauses may end, in order: behind it comes a reason, a remark, a second wish or a circumstance.
  fileprivate var ends: [Int] {
    let small = small
    return words.indices.dropFirst(2).filter { place in
      !(small[place] == "so" && place + 1 < small.count && ["much", "badly", "hard", "often", "many", "that"].contains(small[place + 1]))
        && (words[place - 1].hasSuffix(",") || words[place - 1].hasSuffix(".") || Self.behind.contains(small[place])
          || small[place...].starts(with: ["for", "all"]) || small[place...].starts(with: ["every", "time"]))
    }
  }
  private static let behind = Inflection.words("and but because since so even though although when whenever while before until who")
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
