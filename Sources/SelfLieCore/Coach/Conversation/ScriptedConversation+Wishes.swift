/// What people wish of the sentences in a clause of their own, behind a remark or a question.
extension ScriptedConversation {
  /// Returns the wish in words that the coach knows: "as you" for "can you say it as you?", "when my daughter is talking" for "it's my daughter
  /// mostly, can you say when my daughter is talking"; nil for another line.
  func wished(in line: String) -> String? {
    if let refused = refused(in: line) ?? corrected(in: line) { return refused }
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

  /// Returns the refusal of a sentence that somebody names by a word of it: "not the arguing one, we don't argue", "the one about thanking my body
  /// is cringe"; nil for another line.
  private func refused(in line: String) -> String? {
    let named =
      line.wholeMatch(
        of: /(?i)(?:no,?\s+)?(?:not|(?:i\s+)?don't\s+like|i\s+hate|drop|lose)\s+the\s+(\w+)\s+one(?:[,.]\s.*)?\.?/)?.1
      ?? line.wholeMatch(of: /(?i)(?:the\s+one\s+(?:about|with)\s+(.+?)|the\s+(\w+)\s+one)\s+(?:is|sounds|feels|makes)\s+.+/).flatMap {
        $0.1 ?? $0.2
      }
    if let named, !["first", "second", "third", "last"].contains(named.lowercased()),
      let place = candidates.firstIndex(where: { has($0.text, String(named)) })
    {
      return "\(place + 1) is wrong"
    }
    if let bad = line.wholeMatch(
      of:
        /(?i)(?:number\s+|the\s+)?(1|2|3|first|second|third)(?:\s+one)?\s+(?:is\s+(?:no\s+good|rubbish|nonsense)|doesn't\s+make\s+sense|makes\s+no\s+sense)(?:[,.]\s.*)?\.?/
    ) {
      let place = ["first": 1, "second": 2, "third": 3][bad.1.lowercased()] ?? Int(bad.1) ?? 1
      return "\(place) is wrong"
    }
    if line.wholeMatch(of: /(?i)(?:please\s+)?take\s+(?:that|this)(?:\s+one)?\s+out(?:\s+please)?\.?/) != nil { return "not that one" }
    if let part = line.wholeMatch(of: /(?i)(?:(?:can|could)\s+you\s+)?(?:take|leave|cut)\s+out\s+the\s+(.+?)\s+(?:part|bit)\.?\??/) {
      return "without \(part.1)"
    }
    if let out = line.wholeMatch(of: /(?i)(?:can|could)\s+you\s+(?:do|say|have)\s+it\s+without\s+["“]?(.+?)["”]?\??/) {
      return "without \(out.1)"
    }
    if let out = line.wholeMatch(of: /(?i)less\s+about\s+(?:the\s+|my\s+)?(\w+).*/) { return "without \(out.1)" }
    let isCause = line.contains(/(?i)^(?:please\s+)?no\s+["“]?because\b|\bwithout\s+(?:the\s+)?["“]?because\b/)
    return isCause ? "without the reason" : nil
  }

  /// Returns what is put right behind praise or by the way: "I stand on each leg, not one", "it's July now, not June", "yes but in team meetings
  /// only"; nil for another line.
  private func corrected(in line: String) -> String? {
    if let swap = line.wholeMatch(of: /(?i)(?:.*\s)?(\w+)\s+(\w+),\s+not\s+(\w+)\.?/), isSaid("\(swap.3) \(swap.2)") {
      return "change \(swap.3) \(swap.2) to \(swap.1) \(swap.2)"
    }
    // "Actually I take the bus now, not the train".
    if let swap = line.wholeMatch(of: /(?i)(?:.*\s)?the\s+(\w+)(?:\s+now)?,\s+not\s+the\s+(\w+)\.?/), isSaid(String(swap.2)) {
      return "change \(swap.2) to \(swap.1)"
    }
    if let why = line.wholeMatch(of: /(?i)(?:can\s+you\s+)?add\s+that\s+it's\s+(because\s+.+?)\.?/) { return String(why.1) }
    if let swap = line.wholeMatch(of: /(?i)(?:it's|its|it\s+is)\s+(\w+)(?:\s+now)?,?\s+not\s+(\w+)(?:,.*)?\.?/), isSaid(String(swap.2)) {
      return "change \(swap.2) to \(swap.1)"
    }
    if let moment = line.wholeMatch(of: /(?i)(?:yes|ok|okay),?\s+but\s+((?:in|at|on|when|before|after)\s+.+?)\s+only(?:,.*)?\.?/) {
      return String(moment.1)
    }
    if let step = line.wholeMatch(of: /(?i)(?:.*[.,]\s+)?(?:the\s+|my\s+)?(?:smallest\s+)?step\s+(?:is|would\s+be):?\s+(.+)/) {
      return "instead \(Inflection.bases(of: String(step.1)))"
    }
    // "I'd rather it just said I make the bed", "I want one that says I know this stuff".
    if let mine = line.wholeMatch(
      of:
        /(?i)(?:i'd\s+rather|i\s+want|i'd\s+like|i\s+would\s+like)\s+(?:it|one|something)\s+(?:just\s+)?(?:that\s+)?(?:said|says|say)\s+["“]?(i\s.+?|when\s.+?|my\s.+?)["”]?\.?/
    ) {
      return "\"\(Inflection.capitalized(String(mine.1)))\""
    }
    // It's "the lads at work".
    if let whole = line.wholeMatch(of: /(?i)it's\s+["“](.+?)["”]\.?/) {
      let words = whole.1.split(separator: " ").map(String.init)
      if let count = (1..<max(1, words.count)).reversed().first(where: { isSaid(words.prefix($0).joined(separator: " ")) }), count > 1 {
        return "change \(words.prefix(count).joined(separator: " ")) to \(whole.1)"
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
