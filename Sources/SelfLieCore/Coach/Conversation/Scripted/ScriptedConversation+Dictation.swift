/// Sentences that somebody dictates, points at, or wants in other signs.
extension ScriptedConversation {
  /// Returns the sentence in a line that says to be one: "I'd say it like: first the blinds, then the news", "I walk home is what I'd say";
  /// nil for other lines.
  static func dictated(in line: String) -> String? {
    // "I'd rather say I speak early and clearly".
    if let own = line.wholeMatch(of: /(?i)(?:no,?\s+)?(?:i'd|i would)\s+(?:rather|prefer to)\s+say\s+(i\s.+?)/)?.1,
      own.split(separator: " ").count > 2
    {
      return Inflection.capitalized(String(own))
    }
    // "I'd rather write it myself: when I wait, I read", "the sentence is: I read".
    if let own = line.wholeMatch(
      of: /(?i)[^:]{0,60}\b(?:myself|my\s+own|sentence|mine|this|write|say)(?:\s+(?:is|it|one|instead))?\s*:\s*(.+)/)?.1,
      own.split(separator: " ").count > 3, own.lowercased().hasPrefix("i ") || own.lowercased().contains(", i ")
    {
      return Inflection.capitalized(String(own))
    }
    let told =
      line.wholeMatch(
        of:
          /(?i)(?:no,?\s+)?(?:i'd|i would|i'll|let me)\s+(?:rather\s+|prefer\s+to\s+)?(?:say|put|write|word)(?:\s+it(?:\s+(?:like|like\s+this|this\s+way|so|as))?\s*[:,]|\s*:)\s*["']?(.+?)["']?/
      )?.1
      ?? line.wholeMatch(
        of:
          /(?i)["']?(.+?)["']?,?\s+(?:is|that's|would\s+be)\s+(?:what|how|more\s+like\s+what)\s+i(?:'d|\s+would)?\s+(?:say|put|write)(?:\s+it)?[.!]?/
      )?.1
    return told.flatMap { $0.split(separator: " ").count > 2 ? Inflection.capitalized(String($0)) : nil }
  }

  /// Puts the sentence first that somebody names by a word of it, also one that was shown before: "I prefer the stone one".
  /// - Returns: A note, or an empty one; nil for a line that names none.
  mutating func take(pointed line: String) -> String?? {
    guard !candidates.isEmpty,
      let named = line.wholeMatch(
        of:
          /(?i)(?:no,?\s+)?(?:i\s+(?:prefer|preferred|like|liked|want|mean|meant)|i'd\s+(?:like|prefer|rather\s+have)|give\s+me|show\s+me|bring\s+back|back\s+to|go\s+back\s+to|what\s+about|where(?:'s|\s+is))\s+the\s+(?:one\s+(?:with|about)\s+(?:the\s+|my\s+)?(.+?)|(.+?)\s+one)(?:\s+(?:again|back|better|please|more|best))*(?:,\s.*|[.?!])?/
      ), let words = (named.1 ?? named.2).map(String.init), words.split(separator: " ").count < 5,
      !["first", "second", "third", "last", "other", "next", "shortest", "longest", "right", "previous", "old"].contains(words.lowercased())
    else { return nil }
    let shown = candidates.map(\.text) + earlier.reversed().flatMap { $0.candidates.map(\.text) }
    guard let text = shown.first(where: { shares($0, with: words) }) else {
      return .some("None of these has that; \"others\" shows more.")
    }
    putFirst(text)
    return .some(nil)
  }

  /// What is said to whoever wants a number in digits: "write Radio 4"; nil where it does not stand in words.
  func digits(askedIn line: String) -> String? {
    guard let number = line.firstMatch(of: /(?i)\b(?:write|put|use|say|spell|as)\b[^,]*?\b(\d{1,4})\b/)?.1,
      case let spelled = TypedWords(String(number)).text.lowercased(), Int(spelled) == nil,
      candidates.contains(where: { TypedWords($0.text).small.contains(spelled) })
    else { return nil }
    return "Numbers stand in words here, as they are said."
  }

  /// Returns words with the article or the number of those that they replace: "one new person" for "one person".
  static func determined(_ new: String, like old: String) -> String {
    let (olds, news) = (old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    guard olds.count > 1, news.count > 1, olds.last?.lowercased() == news.last?.lowercased(),
      Inflection.determiners.union(TypedWords.numbers).contains(olds[0].lowercased()),
      !Inflection.determiners.union(TypedWords.numbers).union(["each", "every", "both", "another", "no"]).contains(news[0].lowercased())
    else { return new }
    return "\(olds[0]) \(new)"
  }
}
