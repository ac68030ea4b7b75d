/// What people wish of the sentences in a clause of their own, behind a remark or a question.
extension ScriptedConversation {
  /// Returns the wish in words that the coach knows: "as you" for "can you say it as you?", "when my daughter is talking" for "it's my daughter
  /// mostly, can you say when my daughter is talking"; nil for another line.
  func wished(in line: String) -> String? {
    if let form = line.wholeMatch(
      of:
        /(?i)(?:can|could|would)\s+(?:you|it|we)\s+(?:please\s+)?(?:say|put|make|have|write|be|do)?\s*(?:it|them|that|this)?\s*(as\s+you|as\s+i|shorter|softer|gentler|warmer|simpler|friendlier)(?:\s+please)?\??/
    ) {
      return form.1.lowercased()
    }
    // I don't like "open the curtains", it's still dark. Say turn on the lamp.
    if let swap = line.wholeMatch(of: /(?i).*don't\s+like\s+["“](.+?)["”].*?\b(?:just\s+)?say\s+["“]?(.+?)["”]?\.?/) {
      return "change \(swap.1) to \(swap.2)"
    }
    // "'Once they're in bed', who's they? Say once the kids are in bed".
    if let moment = line.wholeMatch(
      of:
        /(?i)(?:.+[,?.\-"”]\s+)(?:(?:can|could)\s+you\s+|please\s+|just\s+)?say\s+["“]?((?:when|once|after|before|while|at|on|in|every)\s+[^"”?]+)["”]?\??/
    ) {
      return String(moment.1)
    }
    // I don't want "because calls make me anxious", and "I don't want the word drink in it".
    if let out = line.wholeMatch(of: /(?i)i\s+don't\s+want\s+['"‘“](.+?)['"’”](?:\s+in\s+(?:it|there))?\.?/) {
      return out.1.lowercased().hasPrefix("because ") ? "without the reason" : "without \(out.1)"
    }
    if let word = line.wholeMatch(
      of: /(?i)(?:i\s+don't\s+want\s+|without\s+)the\s+word\s+["“']?([\w'-]+)["”']?(?:\s+in\s+(?:it|there))?\.?/)
    {
      return "without \(word.1)"
    }
    if let out = line.wholeMatch(of: /(?i)(?:can|could)\s+you\s+take\s+['"‘“]?(.+?)['"’”]?\s+out\??/) { return "without \(out.1)" }
    // "My gran should be in it".
    if let person = line.wholeMatch(of: /(?i)(my\s+\w+)\s+should\s+be\s+in\s+(?:it|there|this)\.?/) { return "for \(person.1)" }
    // I'd like "so that we leave as friends" in there.
    if let aim = line.wholeMatch(
      of:
        /(?i)(?:i'd\s+like|i\s+want|can\s+you\s+put|put|add)\s+["“]((?:so\s+that|because|for)\s+.+?)["”]\s+in(?:\s+(?:it|there|too))?\??\.?/
    ) {
      return String(aim.1)
    }
    // "Two hundred pounds" of whoever moves two hundred.
    if let money = line.wholeMatch(of: /(?i)([\w -]+?)\s+(pounds|euros|dollars|quid|francs|bucks)\.?/) {
      let number = TypedWords(String(money.1)).text.lowercased()
      if isSaid(number), !candidates.contains(where: { $0.text.lowercased().contains(money.2.lowercased()) }) {
        return "change \(number) to \(number) \(money.2)"
      }
    }
    return nil
  }

  /// Leaves what somebody names of two things that are done or of two moments: "just the tonic" of "a cup of tea or a tonic with lime".
  /// - Returns: Whether there was a choice of two.
  mutating func choose(named line: String) -> Bool {
    guard
      let named = line.wholeMatch(
        of: /(?i)(?:make\s+it\s+shorter,?\s+)?(?:i\s+)?just\s+(?:want\s+|keep\s+|say\s+)?(?:the\s+)?(\w+)(?:\s+(?:bit|part|one|please))?\.?/
      )
    else { return false }
    let word = String(named.1)
    if let mine = own.last, let text = Self.alternative(in: mine, with: word) {
      own = [text]
      return true
    }
    for slot in [\Goal.replacement, \Goal.trigger] {
      guard let said = goal.stated[keyPath: slot], let text = Self.alternative(in: said, with: word) else { continue }
      tell { $0[keyPath: slot] = text }
      return true
    }
    return false
  }

  /// Returns a text with the one of two alternatives that has a word; nil if it has no two.
  private static func alternative(in text: String, with word: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let or = words.firstIndex(of: "or"), or > 0, or + 1 < words.count, words.lastIndex(of: "or") == or,
      let place = words.firstIndex(where: { $0.lowercased().filter(\.isLetter) == word.lowercased() })
    else { return nil }
    func begins(_ word: String) -> Bool {
      Inflection.determiners.contains(word.lowercased()) || Inflection.base(ofGerund: word.lowercased()) != nil
    }
    // The left one begins as the right one does: "a cup of tea or a tonic", "watching telly or reading".
    guard let start = words[..<or].lastIndex(where: begins) else { return nil }
    let end = words[or...].firstIndex { $0.hasSuffix(",") } ?? words.count - 1
    let sign = words[end].last.flatMap { ",.".contains($0) ? String($0) : nil } ?? ""
    let kept = place < or ? words[..<or].joined(separator: " ") + sign : (words[..<start] + words[(or + 1)...end]).joined(separator: " ")
    return ([kept] + words[(end + 1)...]).joined(separator: " ")
  }
}
