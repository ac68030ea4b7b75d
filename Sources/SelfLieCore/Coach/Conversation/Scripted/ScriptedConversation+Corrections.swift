/// Lines that put other words in the place of some: of the goal, or of a sentence.
extension ScriptedConversation {
  /// Returns the goal that somebody says they meant: "I want to walk more" of "no I meant: I want to walk more"; nil for other lines.
  static func restated(in line: String) -> String? {
    // "Pray? No, I said I shout at my kids".
    if let said = line.wholeMatch(of: /(?i)[\w\s]{2,24}\?\s+no[,.]?\s+i\s+said\s+(i\s+.+)/)?.1 { return String(said) }
    return line.wholeMatch(
      of:
        /(?i)(?:(?:no|oh|ok|hm+|sorry|wait|well)[,.]?\s+)*(?:what\s+)?i\s+(?:mean|meant)(?:\s+is)?[:,]?\s+(?:that\s+)?((?:i\s+(?:want|need)\s+to|i'd\s+(?:like|love)\s+to|i\s+would\s+like\s+to)\s+.+)/
    ).map { String($0.1) }
  }

  /// Has this goal in the place of the one that was misread, with the moment, the reason and the act that the person told.
  mutating func restate(_ wish: String) -> String? {
    guard !candidates.isEmpty || goal.stated.trigger ?? goal.stated.reason ?? goal.stated.replacement != nil else {
      return begin(with: wish)
    }
    var told = Goal(wish, reason: goal.stated.reason, trigger: goal.stated.trigger, replacement: goal.stated.replacement)
    if told.trigger == nil, told.replacement == nil, told.reason == nil { return begin(with: wish) }
    (own, original, told.kind) = ([], nil, nil)
    let problem = set(told)
    update()
    if question == .kind { goOn() }
    return candidates.isEmpty ? begin(with: wish) : problem
  }

  /// Takes a wish beside the goal: "I want to drink less on Fridays" says the goal in other words, and another one waits.
  mutating func secondWish(_ words: String) -> String? {
    shares(goal.stated.words, with: words) ? restate(words) : "One thing at a time. \"New goal\" and the other begins anew."
  }

  /// What words in the place of others come to: a change of words, another moment, act or reason; nil where what they replace was not said.
  func correction(of old: String, to new: String) -> String? {
    let told = goal.stated, count = TypedWords(old).words.count
    // "Say mummy, not I" is for no rule.
    guard !["i", "me", "my", "you", "it"].contains(old.lowercased()) else { return nil }
    let cue = Trigger.cue(of: new).flatMap {
      Trigger.isScheduled($0) || phrasebook.dialogue.moments.contains(TypedWords(new).small.first ?? "") ? $0 : nil
    }
    if let moment = told.trigger, shares(moment, with: old), let cue { return cue }
    if isSaid(old), count < 5, TypedWords(new).words.count < 6 { return "change \(old) to \(new)" }
    if let act = told.replacement, shares(act, with: old), cue == nil { return "instead \(new)" }
    if let reason = told.reason, reason.lowercased().contains(old.lowercased()), cue == nil { return "because \(new)" }
    return cue
  }

  /// Returns words of a sentence with one that gives way to another, so that they read as these: "mother" and "mum" for "good enough mum" in
  /// "I am a good enough mother"; nil where no sentence has all of these but one.
  func nearly(_ words: String) -> (old: String, new: String)? {
    let wanted = words.split(separator: " ").map { $0.lowercased() }
    guard wanted.count > 1 else { return nil }
    for text in candidates.map(\.text) {
      let said = text.split(separator: " ").map { $0.lowercased().filter { $0.isLetter || $0.isNumber || "'-".contains($0) } }
      guard said.count >= wanted.count else { continue }
      for start in 0...(said.count - wanted.count) {
        let others = wanted.indices.filter { said[start + $0] != wanted[$0] }
        if others.count == 1, let other = others.first { return (said[start + other], wanted[other]) }
      }
      // "A short practice session" for "a ten minute practice session".
      guard wanted.count > 2, let end = said.lastIndex(of: wanted[wanted.count - 1]), let start = said[..<end].lastIndex(of: wanted[0]),
        end - start < wanted.count + 2, said[start...end].count(where: wanted.contains) > 2
      else { continue }
      return (said[start...end].joined(separator: " "), words)
    }
    return nil
  }
}
