// The findings of rules about the words of a text.

extension Reading {
  func negation() -> Finding? {
    // The rules for obligation and inability report "can't" and "shouldn't".
    let told = places(phrasebook.obligations) + places(phrasebook.inabilities)
    let found = places(phrasebook.negations).filter { place in
      !told.contains { $0.overlaps(place) } && !(brief.style == .refusal && isRefusal(place)) && !isForgiven(place.lowerBound)
        // "I am a good dad, with or without the job."
        && !(word(place.lowerBound) == "without" && word(place.lowerBound - 1) == "or")
    }
    let inPlan = found.filter { !isInCue($0.lowerBound) && !isBesidePlan($0.lowerBound) }
    guard !inPlan.isEmpty else { return Finding(.inform, at: found, in: self) }
    // What is learned is named before it is told what it is learned without: "I am learning to win without gloating".
    let isLearned = inPlan.allSatisfy { place in
      word(place.lowerBound) == "without" && words[..<place.lowerBound].contains { ["learning", "training"].contains($0.plain) }
    }
    // "I walk home without looking at my phone" says what is done, and "at ease with not knowing" accepts.
    let isAdded = inPlan.allSatisfy { place in
      word(place.lowerBound) == "without" && brief.goal == nil && hasAction && !["do", "go", "live"].contains(word(place.lowerBound - 1))
        || word(place.lowerBound) == phrasebook.forms.not && word(place.lowerBound - 1) == "with"
    }
    // "One missed day doesn't erase the others" is no plan.
    let isValue = inPlan.allSatisfy { place in
      word(place.lowerBound) == phrasebook.forms.not && ["does", "is"].contains(word(place.lowerBound - 1))
        && !["i", "he", "she", "it", "that", "this"].contains(word(place.lowerBound - 2))
    }
    // "I go to my meetings because I don't want to relapse" plans to go.
    let isWhy = inPlan.allSatisfy { isInReason($0.lowerBound) }
    // "I say no without guilt", "I speak without rushing", but not "I go out without drinking".
    let isFreed = inPlan.allSatisfy { place in
      guard word(place.lowerBound) == "without" else { return false }
      let next = word(place.upperBound)
      if phrasebook.sense.burdens.contains(next) { return true }
      guard brief.goal == nil, hasAction, place.lowerBound > 1, let base = Inflection.base(ofGerund: String(next)) else { return false }
      if ["rush", "run"].contains(base) || ["back", "away", "down"].contains(word(place.upperBound + 1)) { return true }
      return !Confession.regrets.contains(base) && !Act(base).isCraved && !Self.tempting.contains(base)
    }
    if isFreed { return nil }
    return Finding(
      isValue ? .inform : brief.goal?.kind == .quit || isLearned || isAdded || isWhy ? .warn : .reject, at: inPlan, in: self,
      better: [swapped(inPlan), replacement])
  }

  /// What people leave off that is no fault in itself.
  private static let tempting: Set = [
    "look", "check", "eat", "drink", "buy", "read", "open", "touch", "reach", "use", "take", "have", "do",
  ]

  /// Whether a negation refuses the habit itself, as in "I don't smoke".
  private func isRefusal(_ place: Range<Int>) -> Bool {
    guard word(place.lowerBound) == phrasebook.forms.not, places(phrasebook.refusals).contains(where: { $0.overlaps(place) }) else {
      return false
    }
    guard let goal = brief.goal else { return true }
    let about = goal.stems.union(goal.habit)
    return words[place.upperBound...].contains { about.contains(phrasebook.stem($0.plain)) }
  }

  /// The plan for an urge, with the act that the person does instead; nil if they gave none that fits.
  private var replacement: String? {
    guard let goal = brief.goal, goal.kind == .quit, let instead = goal.stated.replacement else { return nil }
    var action = instead.split(whereSeparator: \.isWhitespace).map(String.init)
    if action.first?.lowercased() == String(phrasebook.forms.first) { action.removeFirst() }
    guard let first = action.first, !first.hasSuffix("ing") else { return nil }
    return ([phrasebook.atTheUrge, first.lowercased()] + action.dropFirst()).joined(separator: " ")
  }

  /// Returns the text with the phrasebook's words in some places, each with up to two words after it; nil if it knows none of them.
  func swapped(_ places: [Range<Int>]) -> String? {
    var changes: [(Range<Int>, String)] = []
    for place in places {
      let swap = (0...2).reversed().lazy.compactMap { more -> (Range<Int>, String)? in
        let end = place.upperBound + more
        guard end <= words.count else { return nil }
        // A replacement across a quotation mark would lose the other mark.
        guard more == 0 || !written(place.lowerBound..<end).contains(where: { "\"\u{201C}\u{201D}".contains($0) }) else { return nil }
        // "Not afraid" is "brave", but there is no such word for "not afraid of" something.
        guard more == 0 || !["of", "about", "with"].contains(word(end)) else { return nil }
        return phrasebook.swaps[words[place.lowerBound..<end].map { String($0.plain) }.joined(separator: " ")].map {
          (place.lowerBound..<end, $0)
        }
      }.first
      guard let (place, new) = swap else { continue }
      var wider = place
      // "I do not forget" becomes "I remember", not "I do remember".
      if word(place.lowerBound) == phrasebook.forms.not {
        let before = word(place.lowerBound - 1)
        if ["do", "does"].contains(before) {
          wider = place.lowerBound - 1..<wider.upperBound
        } else if !["am", "are", "is", "will", "to"].contains(before) {
          continue
        }
      }
      changes.append((wider, new))
    }
    return changes.isEmpty ? nil : replacing(changes)
  }

  func obligation() -> Finding? {
    let found = placesInPlan(phrasebook.obligations).filter { !(isInvertedCondition && $0.lowerBound == 0) }
    let changes = found.compactMap { place -> (Range<Int>, String)? in
      // What happens to somebody, or has happened, is not chosen.
      guard found.count == 1, place.lowerBound > 0, !["be", "have", "sleep"].contains(word(place.upperBound)) else { return nil }
      guard !words[place].contains(where: { $0.plain == phrasebook.forms.not }), place.upperBound < words.count else { return nil }
      let isOther = ["he", "she", "it"].contains(word(place.lowerBound - 1)) || words[max(0, place.lowerBound - 1)].isName
      return (place, isOther ? phrasebook.choose.third : phrasebook.choose.one)
    }
    return Finding(.reject, at: found, in: self, better: [changes.isEmpty ? nil : replacing(changes)])
  }

  /// Whether a word tells of what is forgiven or accepted: "I forgive my father for what he could not give".
  func isForgiven(_ index: Int) -> Bool {
    // "I accept that not everyone likes me".
    if words[..<index].suffix(4).map(\.plain).firstRange(of: ["accept", "that"]) != nil { return true }
    guard let what = words[..<index].suffix(8).lastIndex(where: { $0.plain == "what" }) else { return false }
    return words[..<what].contains { ["forgive", "forgiving", "accept", "accepting", "grieve", "mourn", "peace"].contains($0.plain) }
  }

  func inability() -> Finding? {
    let found = placesInPlan(phrasebook.inabilities).filter { !isForgiven($0.lowerBound) }
    // "I don't" refuses where "I can't" only lacks. Where there is nothing to refuse, as with sleep, it would give up.
    let isRefusal = brief.goal?.kind == .quit || brief.style == .refusal
    let changes = found.filter { isRefusal && $0.count == 2 && word($0.lowerBound + 1) == phrasebook.forms.not }.map { ($0, "don't") }
    return Finding(.reject, at: found, in: self, better: [changes.isEmpty ? nil : replacing(changes)])
  }

  func vagueTime() -> Finding? {
    let found = places(phrasebook.vagueTimes)
    // "One day I am free of debt" is no claim of today's.
    return Finding(.warn, at: found, in: self, better: [hasAction || !places(phrasebook.deferrals).isEmpty ? swapped(found) : nil])
  }

  func deferral() -> Finding? {
    let isPlan = cues.contains { phrasebook.subordinators.contains(word($0.lowerBound)) }
    let others = places(phrasebook.others)
    let found = placesInPlan(phrasebook.deferrals).filter { place in
      if isInReason(place.lowerBound) { return false }
      // "It will pass" puts nothing off.
      if ["it", "this", "that"].contains(word(place.lowerBound - 1)), ["pass", "fade", "end", "ease"].contains(word(place.upperBound)) {
        return false
      }
      // "I tell her I want her" says so now.
      if word(place.lowerBound) == "want", !["to", "a", "an", "more"].contains(word(place.upperBound)),
        words[..<place.lowerBound].suffix(6).contains(where: { ["tell", "say", "ask", "show", "admit", "write"].contains($0.plain) })
      {
        return false
      }
      // "I treat others the way I want to be treated".
      if word(place.lowerBound - 1) == phrasebook.forms.first,
        ["way", "that", "person", "who", "life"].contains(word(place.lowerBound - 2))
      {
        return false
      }
      guard ["will", "shall"].contains(word(place.lowerBound)) else { return true }
      // "When ..., I will ..." is the form of plans in the studies, "Will I ...?" is a question, and rule 19 is about what others will do.
      return !isPlan && !(isQuestion && isStart(place.lowerBound)) && !others.contains { $0.overlaps(place) }
    }
    // A day that may never come is no claim of today's.
    let far = places(phrasebook.sense.farTimes)
    let changes = places(phrasebook.vagueTimes).isEmpty && far.isEmpty ? found.compactMap(present) : []
    return Finding(.warn, at: found + far, in: self, better: [changes.isEmpty ? nil : replacing(changes)])
  }

  /// Returns the change that turns a deferral into something that is done now.
  private func present(_ place: Range<Int>) -> (Range<Int>, String)? {
    let before = word(place.lowerBound - 1), last = word(place.upperBound - 1), next = word(place.upperBound)
    let text = words[place].map { String($0.plain) }.joined(separator: " ")
    if let swap = phrasebook.swaps[text] { return (place, swap) }
    let first = word(place.upperBound + 1), isOwn = before == phrasebook.forms.first
    // "I will be able to run" is no claim of today's.
    if next == phrasebook.forms.be, isOwn, first == "able", word(place.upperBound + 2) == "to" {
      return (place.lowerBound..<place.upperBound + 2, "\(phrasebook.forms.beFirst) learning")
    }
    if next == phrasebook.forms.be, isOwn, ["a", "an"].contains(first) || Inflection.isState(String(first)) {
      let becoming = ["a", "an"].contains(first) ? phrasebook.becoming : phrasebook.learning
      // By when that would be, nobody can choose.
      guard !words[place.upperBound...].contains(where: { $0.plain == "by" }), places(phrasebook.fantasies).isEmpty else { return nil }
      return (place.lowerBound..<place.upperBound + 1, "\(phrasebook.forms.beFirst) \(becoming)")
    }
    // What somebody will be or become is no claim of today's.
    if ["become", "get"].contains(next) || next == phrasebook.forms.be && phrasebook.secondPerson.contains(before) { return nil }
    let be =
      before == phrasebook.forms.first
      ? phrasebook.forms.beFirst : ["you", "we", "they"].contains(before) ? phrasebook.forms.beOther : phrasebook.forms.beThird
    let isPlain = phrasebook.firstPerson.contains(before) || phrasebook.secondPerson.contains(before) || before == "they"
    guard next != phrasebook.forms.not, next != "never", !next.isEmpty else { return nil }
    switch word(place.lowerBound) {
    case "will", "shall": return next == phrasebook.forms.be ? (place.lowerBound..<place.upperBound + 1, be) : isPlain ? (place, "") : nil
    case "am", "are":
      return next == phrasebook.forms.be ? (place.lowerBound..<place.upperBound + 1, be) : isPlain ? (place, "") : nil
    case "try", "want", "hope", "wish", "plan", "intend", "would":
      // Nobody chooses to sleep, nor what others are.
      let isOthers = text == "want" && words[place.upperBound...].contains { $0.plain == "to" }
      guard next != "sleep", !isOthers else { return nil }
      return isPlain && last == "to" ? (place, phrasebook.choose.one) : isPlain && text == "want" ? (place, phrasebook.chooseOne) : nil
    case "trying": return last == "to" && ["am", "are", "is"].contains(before) ? (place, "learning to") : nil
    default: return nil
    }
  }

  func blaming() -> Finding? {
    // "I rest without guilt".
    let found = placesInPlan(phrasebook.blame).filter { place in
      // "The ugly first draft" is no person.
      let isThing =
        word(place.lowerBound) == "ugly" && place.upperBound < words.count
        && !["am", "feel", "be", "is", "so", "and"].contains(word(place.lowerBound - 1))
        && !words[place.upperBound...].prefix(3).contains {
          ["person", "girl", "boy", "woman", "man", "face", "body", "nose", "self"].contains($0.plain)
        }
      return word(place.lowerBound - 1) != "without" && !isThing
    }
    // Nobody is hurt by "I am not a failure", but it keeps the word in mind.
    let denials = places(phrasebook.negations)
    let isDenied =
      !found.isEmpty
      && found.allSatisfy { place in
        denials.contains { $0.overlaps(place) || place.lowerBound - 3...place.lowerBound ~= $0.upperBound }
      }
    return Finding(isDenied ? .warn : .reject, at: found, in: self)
  }

  func promise() -> Finding? {
    // Of a medicine that is left off the rule on harm tells, and "because I want to lose a stone" promises nothing.
    let found = places(phrasebook.promises).filter { place in
      // A medicine cabinet is locked, and pills are sorted.
      !["cabinet", "cupboard", "box", "drawer", "trolley", "chest"].contains(word(place.upperBound))
        && !(1...2).contains {
          ["sort", "refill", "fill", "organize", "organise", "collect", "lock"].contains(word(place.lowerBound - $0))
        }
        && !(isInReason(place.lowerBound) && words[..<place.lowerBound].suffix(2).map(\.plain) == ["want", "to"])
    }
    return harm() == nil ? Finding(.reject, at: found, in: self) : nil
  }

  func dependence() -> Finding? { dependenceOnOthers() }

  // MARK: What somebody is, and does

  func traitClaim() -> Finding? {
    guard brief.isBelieved != true, !isQuestion else { return nil }
    // The rules for obligation and blame report "I am supposed to" and "I am ashamed", and the one for trouble "I am lonely".
    let told = places(phrasebook.obligations) + places(phrasebook.blame) + (suffering.map { [$0] } ?? [])
    let found = words.indices.dropFirst().filter { index in
      !told.contains { $0.overlaps(index..<min(words.count, firstOfClaim(after: index) + 1)) } && plain[index] == phrasebook.forms.beFirst
        && plain[index - 1] == phrasebook.forms.first && !isInCue(index) && isClaim(after: index)
    }
    guard let first = found.first, places(phrasebook.softeners).isEmpty else { return nil }
    if [first + 1, firstOfClaim(after: first)].contains(where: { isModest(words[$0...].prefix(3).map(\.plain)) }) { return nil }
    // A claim with a moment claims less.
    let isQualified = !cues.isEmpty
    guard brief.isBelieved == false || !isQualified else { return nil }
    let level: Violation.Severity = brief.isBelieved == false && !isQualified ? .reject : .warn
    let next = firstOfClaim(after: first)
    let isNoun = ["a", "an", "the"].contains(word(next))
    let softer = replacing([(first..<first + 1, "\(phrasebook.forms.beFirst) \(isNoun ? phrasebook.becoming : phrasebook.learning)")])
    // Nobody should learn to be better than others, and "I am Anna" claims nothing that can be learned.
    let isName = next < words.count && text[parts[words[next].part]].first?.isUppercase == true && word(next) != "i"
    let isDreamt =
      !places(phrasebook.fantasies).isEmpty || comparison() != nil || senselessness() != nil || words.contains { $0.plain == "enough" }
      || word(next) == "the"
    let isFact = Numerals.english.small.contains(String(word(next))) || word(next).first?.isNumber == true
    // "I am enough as I am" is not for learning.
    let isContent =
      places(phrasebook.sense.wonders).isEmpty && !zip(plain, plain.dropFirst()).contains { $0 == "as" && $1 == "i" }
      && !["enough", "worthy", "loved", "alive", "human", "okay", "ok", "better", "more", "perfect"].contains(word(next))
      // "I eat until I am satisfied", "I am calm and I am panicking".
      && !phrasebook.subordinators.contains(word(first - 2)) && !["until", "till", "unless", "that"].contains(word(first - 2))
      && !words[first...].contains { ["unless", "until", "than", "or", "that", "provided", "agree", "infinite"].contains($0.plain) }
      && !["who", "where", "what", "how"].contains(word(first - 2))
      && !zip(plain[first...], plain[(first + 1)...]).contains { $0 == "and" && $1 == phrasebook.forms.first }
      && !Inflection.feelings.subtracting(["happy", "excited"]).contains(String(word(next)))
      && !phrasebook.sense.sufferings.contains(word(next))
    // Nobody learns to be late, or becomes a complete mess.
    let isFault = words[next...].prefix(3).contains { Self.faults.contains($0.plain) || Act.instead[String($0.plain)] != nil }
    let better = !isDreamt && !isFact && isContent && !isName && !isFault ? softer : nil
    return Finding(level, found.map { written($0 - 1..<endOfClaim(after: $0)) }, better: [better])
  }

  private static let faults: Set<Substring> = [
    "failure", "mess", "fool", "idiot", "loser", "disaster", "burden", "such", "total", "complete", "awful", "terrible", "horrible", "late",
    "bad", "rude", "messy", "lazy", "forty", "twenty", "thirty", "fifty", "sixty", "seventy", "eighty",
  ]

  func firstOfClaim(after index: Int) -> Int {
    var next = index + 1
    while next < words.count,
      phrasebook.adverbs.contains(word(next)) || word(next).hasSuffix("ly") && !phrasebook.adjectives.contains(word(next))
    { next += 1 }
    return next
  }

  /// The end of what is claimed: "I am a patient and playful father".
  private func endOfClaim(after index: Int) -> Int {
    let next = firstOfClaim(after: index)
    guard ["a", "an", "the"].contains(word(next)) else { return min(words.count, next + 1) }
    let rest = words.indices.dropFirst(next + 1).prefix(Self.mostWordsOfClaim)
    return rest.first { words[$0].pause > .none || phrasebook.cuePrepositions.contains(word($0)) || Self.bounds.contains(word($0)) }
      ?? rest.endIndex
  }
  private static let mostWordsOfClaim = 5
  private static let bounds: Set<Substring> = ["who", "that", "for", "with", "of", "because", "when", "to", "from"]

  private func isClaim(after index: Int) -> Bool {
    let next = firstOfClaim(after: index)
    // "I notice the blackbird, and I am here".
    if word(index + 1) == "here", next == words.count || words[next].pause > .none { return false }
    // Words such as "lovely" are adjectives, and stand at the end.
    guard next < words.count, words[next].pause == .none else { return next > index + 1 }
    let word = word(next)
    // "I am Siobhan, daughter of Maeve".
    if text[parts[words[next].part]].contains(/^[A-Z][a-z]/), !Inflection.isState(String(word)) { return false }
    // "I am not calm" claims nothing; the rule for negation reports it.
    if words[index..<next].contains(where: { $0.plain == phrasebook.forms.not }) { return false }
    // What is so in a life is no claim: "I am a nurse", "I am Deaf", "I am tired, so I rest", "I am three years sober".
    let noun = ["a", "an", "the"].contains(word) || Inflection.determiners.contains(String(word)) ? self.word(next + 1) : word
    // "I read till I'm sleepy".
    if ["until", "till"].contains(self.word(index - 2)) { return false }
    // "Though I am afraid, I speak".
    if ["though", "although"].contains(self.word(index - 2)) { return false }
    if phrasebook.sense.facts.contains(noun) || ["years", "months", "weeks", "days"].contains(self.word(next + 1)) { return false }
    // "I am held by a love that I did not earn".
    if self.word(next + 1) == "by" { return false }
    if phrasebook.states.contains(word) || word.first?.isNumber == true { return next > index + 1 && words[next - 1].plain.hasSuffix("ly") }
    if brief.goal?.kind == .quit, words[next...].prefix(2).contains(where: { $0.plain.hasPrefix("non") || $0.plain.hasPrefix("ex-") }) {
      return false
    }
    return !word.hasSuffix("ing") || phrasebook.adjectives.contains(word)
  }

  func inaction() -> Finding? { hasAction || !cues.isEmpty ? nil : Finding(.warn, []) }

  func noPlan() -> Finding? {
    switch brief.style {
    case .ifThen: hasCondition && hasAction ? nil : Finding(.reject, [])
    // What is no act has no moment either, and the rule for action tells so.
    case nil: saysWhen || !hasAction ? nil : Finding(.inform, [])
    case .steady, .distanced, .refusal: nil
    }
  }

  private var hasCondition: Bool { !cues.isEmpty || plain.starts(with: ["instead", "of"]) }

  /// Whether the text says when in any way: "at half past five", "every day", "today".
  private var saysWhen: Bool {
    var text = TypedWords(text)
    return hasCondition || words.contains { ["every", "each", "today", "tonight", "daily", "nightly"].contains($0.plain) }
      || zip(plain, plain.dropFirst()).contains { $0 == "a" && ["day", "night", "week", "month", "time"].contains($1) }
      || Trigger.cue(inside: &text) != nil || plain.firstRange(of: ["on", "the", "day"]) != nil
  }

  /// Whether somebody does something outside of the cue.
  var hasAction: Bool {
    words.indices.contains { index in
      guard !isInCue(index) else { return false }
      if calls.contains(where: { $0.upperBound == index + 1 }), acts(after: index) { return true }
      guard !words[index].isCited else { return false }
      let isActor = phrasebook.subjects.contains(plain[index]) && !["my", "your", "it"].contains(plain[index])
      if isActor, acts(after: index) { return true }
      let word = word(index), before = self.word(index - 1)
      // "I can feel fear and still board the ferry".
      if before == "still", Inflection.isVerb(String(word), before: String(self.word(index + 1))) { return true }
      if isVagueAct(at: index) { return false }
      let isVerb =
        phrasebook.actions.contains(word)
        || Inflection.base(ofThirdPerson: String(word)).map { phrasebook.actions.contains(Substring($0)) } == true
      let follows = index > 0 && words[index].pause == .none
      return isVerb && !(follows && (phrasebook.determiners.contains(before) || before == "am" || before == "is" || before == "are"))
    }
  }

  /// Whether somebody does nothing in particular: "I do things better".
  private func isVagueAct(at index: Int) -> Bool {
    word(index) == "do" && ["things", "stuff", "something", "better"].contains(word(index + 1))
  }

  private func acts(after actor: Int) -> Bool {
    var index = actor + 1
    while index < words.count, words[index].pause == .none, !isInCue(index) {
      let word = word(index)
      if ["am", "are", "is"].contains(word) {
        let next = self.word(firstOfClaim(after: index))
        // Whoever is done with a thing has decided.
        if next == "done" { return self.word(firstOfClaim(after: index) + 1) == "with" }
        return next.hasSuffix("ing") && !phrasebook.adjectives.contains(next)
      }
      if isVagueAct(at: index) { return false }
      let isVerb = phrasebook.actions.contains(word)
      let isPassing = phrasebook.auxiliaries.contains(word) || phrasebook.adverbs.contains(word) || word.hasSuffix("ly")
      guard isPassing, !isVerb else { return !phrasebook.stative.contains(word) || isHad(at: index) }
      index += 1
    }
    return false
  }
}
