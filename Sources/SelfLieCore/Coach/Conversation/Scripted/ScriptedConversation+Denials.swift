/// Lines that deny something: what they take back.
extension ScriptedConversation {
  /// Takes back what a line says is not so, wherever it was said: the act behind "I can't touch my toes", the reason behind "no, I don't love
  /// falling", the moment behind "I don't have a kettle at work", the sentence behind "I never said anything about talks".
  /// - Returns: What is said to that; nil for a line that denies nothing.
  mutating func takeBack(_ line: String) -> String? {
    // "I'm not jealous because of my sister, I'm jealous of her" names no reason.
    if question != .goal, let cause = line.firstMatch(of: /(?i)\b(?:not|n't)\b[^,]*?\bbecause\s+(?:of\s+)?([^,]+),\s*\S/)?.1 {
      guard let reason = goal.stated.reason, shares(reason, with: String(cause)) else { return Self.inMind }
      tell { $0.reason = nil }
      return "Then without it."
    }
    guard [.reason, .moment, .act, .belief, .change].contains(question), !line.contains("\""), !line.hasSuffix("."),
      let denied = Self.denied(in: line), Request(line) == nil, !isOtherwiseSaid(line)
    else { return nil }
    // "I don't smoke at home" is what whoever stops smoking says.
    let isRefusal = goal.kind == .quit && !Set(phrasebook.stems(of: denied)).isDisjoint(with: goal.habit)
    func has(_ text: String?) -> Bool { text.map { shares($0, with: denied) } == true }
    var told = goal.stated
    if has(told.reason) {
      told.reason = nil
      own = own.filter { !has($0) }
      return set(told) ?? "Then without it."
    }
    if has(told.replacement), !isRefusal {
      // "I don't want to slow down, I want to make my letters round".
      let wish = line.firstMatch(of: /(?i),\s*(?:but\s+)?i\s+(?:just\s+|really\s+)?want\s+to\s+(.+?)[.!]?$/).map { String($0.1) }
      told.replacement = wish
      if wish != nil { return set(told) }
      (own, passed) = (own.filter { !has($0) }, passed + candidates.map(\.text).filter { has($0) })
      (question, ahead) = (.act, ahead.filter { $0 != .act })
      return set(told) ?? "Then without it."
    }
    if has(told.trigger) {
      told.trigger = nil
      own = own.filter { !has($0) }
      (question, ahead) = (.moment, ahead.filter { $0 != .moment })
      return set(told) ?? "Then another moment."
    }
    // "I can't bring it on board so something else".
    if let other = line.firstMatch(of: /(?i)\bso (?:something|another|a different|some other|other) (\w+)/)?.1.lowercased() {
      let isTime = ["moment", "time", "day"].contains(other)
      question = isTime ? .moment : .act
      ahead = ahead.filter { $0 != question }
      if isTime { told.trigger = nil } else { told.replacement = nil }
      return set(told) ?? (isTime ? "Then another moment." : "Then without it.")
    }
    guard [.belief, .change].contains(question), !isRefusal || Self.isPassing(line) else { return nil }
    let texts = candidates.map(\.text).filter { has($0) }
    guard texts.isEmpty || isRefusal else {
      passed += texts
      refused += texts
      own = own.filter { !texts.contains($0) }
      return texts.count == 1 ? "Not that one, then." : "Not those, then."
    }
    return Self.inMind
  }

  /// Takes it that nothing is done at a moment: "not that moment", "not after dinner". No sentence has it until the person names it again.
  mutating func refuseMoment(_ line: String) -> String? {
    guard [.reason, .moment, .act, .belief, .change].contains(question) else { return nil }
    let known = goal.stated.trigger.flatMap(Trigger.cue(of:)), isNamed = line.wholeMatch(of: Self.thatMoment) == nil
    guard let cue = isNamed ? refusedMoment(in: line) : known ?? goal.stated.trigger else { return nil }
    refusedMoments.append(cue.lowercased())
    guard let told = goal.stated.trigger, known == cue || shares(told, with: cue) else { return "Then at another moment." }
    if let known { refusedMoments.append(known.lowercased()) }
    own = own.filter { !has($0, told) }
    ahead.removeAll { $0 == .moment }
    if question == .reason { ahead.insert(.moment, at: 0) } else { question = .moment }
    var other = goal.stated
    other.trigger = nil
    return set(other) ?? "Then another moment."
  }

  /// The moment of a sentence that a line refuses by its name: "after dinner" of "no, not after dinner please"; nil for other lines.
  private func refusedMoment(in line: String) -> String? {
    guard let named = line.wholeMatch(of: Self.notThen)?.1, let cue = Trigger.cue(of: String(named)), !cue.hasPrefix("when I notice ")
    else {
      return nil
    }
    let isShown = candidates.contains { $0.text.lowercased().hasPrefix("\(cue.lowercased()), ") }
    return isShown || goal.stated.trigger.map { shares($0, with: cue) } == true || refusedMoments.contains(cue.lowercased()) ? cue : nil
  }

  /// Whether a sentence begins with a moment that the person does not want.
  func isAtRefusedMoment(_ text: String) -> Bool {
    let told = goal.stated.trigger.flatMap(Trigger.cue(of:))?.lowercased(), small = text.lowercased()
    return refusedMoments.contains { $0 != told && small.hasPrefix("\($0), ") }
  }

  private static var thatMoment: Regex<Substring> {
    /(?i)(?:no,?\s+)?(?:not\s+(?:that|this)|(?:can\s+i\s+have\s+)?(?:another|a\s+different|some\s+other))\s+(?:moment|time)[.!?]?/
  }
  private static var notThen: Regex<(Substring, Substring)> {
    /(?i)(?:(?:no|but|hm+|actually|please|and|well|wait)[,.]?\s+)*not\s+((?:after|before|at|in|on|during|around|when|while)\s+[^,;.?]+?)(?:,?\s+(?:please|though|again|either))?[.!]?/
  }

  /// Whether a line says what is wanted otherwise, or doubts the sentence, and denies nothing by itself: "I don't smoke at noon, but at night".
  private func isOtherwiseSaid(_ line: String) -> Bool {
    let table = phrasebook.dialogue, reply = Reply(line, in: table)
    if table.remark(line) != nil || Self.isDoubt(line) || reply.isCorrection && reply.saysMore { return true }
    return switch table.change(line) {
    case .sentence?, nil: false
    // "I don't cry any more".
    case .others? where line.contains(/(?i)\bany ?more\b/): false
    default: true
    }
  }

  /// Whether a line tells how things are now: "I don't cry any more actually".
  private static func isPassing(_ line: String) -> Bool {
    line.contains(/(?i)\b(?:any ?more|actually|sorry|though|at all|yet|now|really|anyway)\b/)
  }

  /// What a line says is not so: "touch my toes" of "I can't touch my toes, sorry that was a joke"; nil for a line that denies nothing.
  static func denied(in line: String) -> String? {
    var words = TypedWords(line)
    while words.words.count > 2,
      words.drop(["no", "no,", "but", "well,", "well", "sorry,", "sorry", "actually", "actually,", "and", "hey,"])
    {}
    let small = words.small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard small.count > 2 else { return nil }
    let isOwned = ["my", "our", "the"].contains(small[0]) && Story.isPerson(small[1])
    var place = isOwned ? 2 : 1
    if ["i'm", "he's", "she's", "it's", "its", "they're", "we're"].contains(small[0]), small[1] == "not" {
      place = 1
    } else if small[0] == "i" || isOwned || ["he", "she", "they", "it", "we"].contains(small[0]) {
      if ["am", "is", "are", "was", "do", "have", "would", "could"].contains(small[place]), small.count > place + 1 { place += 1 }
    } else {
      return nil
    }
    guard small.count > place + 1, isNegation(small[place]) else { return nil }
    // Whoever feels or thinks something denies no word of the sentences, and "I don't shout, I listen" is an affirmation.
    let verb = small[place + 1], rest = words.words[(place + 1)...]
    if [
      "deserve", "know", "understand", "get", "think", "feel", "care", "mind", "remember", "see", "sound", "hear", "believe", "sure",
      "like",
    ]
    .contains(verb) {
      return nil
    }
    let comma = rest.firstIndex { $0.hasSuffix(",") } ?? words.words.count - 1
    let next = comma + 1 < small.count ? small[comma + 1] : ""
    let isReply = ["mean", "say", "said", "have", "own", "use", "need", "want", "mention", "talk", "ask", "got"].contains(verb)
    if small[0] == "i", next == "i", !isReply { return nil }
    var said = TypedWords(rest[...comma].joined(separator: " "))
    said.cut(before: ["so", "because", "cause", "since", "but"])
    return said.text.isEmpty ? nil : said.text
  }
}
