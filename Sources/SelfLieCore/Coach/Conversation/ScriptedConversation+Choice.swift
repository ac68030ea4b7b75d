/// What somebody leaves of two things or moments that a sentence names.
extension ScriptedConversation {
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
