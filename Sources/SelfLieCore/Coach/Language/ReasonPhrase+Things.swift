/// Things as reasons: "the safety of my passengers", and neither "gained eight kilos" nor "one glass became a bottle".
extension ReasonPhrase {
  /// Returns the thing that words name; nil where they tell what happens, or what is bad.
  /// - Parameters:
  ///   - words: The words in lower case.
  ///   - phrase: The words as they were typed.
  static func thing(in words: [String], of phrase: String) -> String? {
    // "My bones, osteoporosis" and "the sugar, my diabetes" name two, and what is one's own is said.
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count, !words.contains("and") {
      let typed = phrase.split(separator: " ")
      let first = typed[...comma].joined(separator: " ").dropLast(), second = typed[(comma + 1)...].joined(separator: " ")
      guard let own = [String(first), second].first(where: { $0.hasPrefix("my ") }), own.count(where: { $0 == " " }) < 3 else { return nil }
      return thing(in: own.split(separator: " ").map { $0.lowercased() }, of: own)
    }
    // "The languages I loved" is told with its own clause.
    guard telling.isDisjoint(with: words), !happens(in: words.prefix { !["that", "who", "which"].contains($0) }) else { return nil }
    if words.first == "a", words.dropFirst().first.map(bad.contains) == true { return nil }
    // "Safety of my passengers" is one, and "peace of mind" is said so.
    if words.count > 2, words[1] == "of", !words[0].hasSuffix("s"), ["my", "our", "the", "others"].contains(words[2]) {
      return "the \(phrase)"
    }
    return phrase
  }

  /// Whether words tell what happened: "gained eight kilos", "one glass became a bottle".
  private static func happens(in words: ArraySlice<String>) -> Bool {
    words.indices.contains { place in
      guard words[place].hasSuffix("ed"), place + 1 < words.endIndex else { return false }
      let next = words[place + 1]
      return [words[place].dropLast(2), words[place].dropLast()].contains { Inflection.isVerb(String($0)) }
        && (TypedWords.numbers.contains(next) || ["a", "an", "the", "my", "his", "her", "our", "it", "me", "too"].contains(next))
    }
  }

  /// Words that no thing has in its name.
  private static let telling = Inflection.words(
    """
    i mine it he she they we otherwise became become becomes feels seem seems got went already always never again else
    """)

  /// How a part of the body is that is not well: "numb fingers in the morning".
  static let ailing = Inflection.words("numb sore stiff swollen itchy dry low weak bad poor painful aching achy cracked weak")

  /// What a thing is that nobody says a thousand times.
  private static let bad = Inflection.words("waste mess disaster nightmare shame pain joke problem nuisance burden risk")
}
