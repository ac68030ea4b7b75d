/// The reason for a goal, as the end of a sentence.
enum ReasonPhrase {
  /// Makes the end of a sentence: "my kids" is "for my kids", "I have good ideas" is "because I have good ideas"; nil for no words.
  static func clause(of text: String) -> String? {
    var wish = TypedWords(text)
    let isPurpose = wish.drop(["so that", "so"])
    let isCause = !isPurpose && wish.drop(["because", "since", "as"])
    _ = wish.drop(["in order"])
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first else { return nil }
    if isPurpose, words.count > 2, first != "to" { return "so that \(phrase)" }
    // "My mother visits" may be a thing, but not behind "because".
    let isTold = isCause && words.count > 2 && !Inflection.people.contains(words[words.count - 1])
    if isClause(words) || isTold && Inflection.base(ofThirdPerson: words[words.count - 1]) != nil { return "because \(phrase)" }
    if ["to", "for"].contains(first), words.count > 1 { return phrase }
    if first == "of" { return "because \(phrase)" }
    if Inflection.base(ofGerund: first).map(Inflection.isVerb) == true, words.count > 1 { return "to \(Inflection.bases(of: phrase))" }
    if Inflection.isState(first) || words.count == 2 && ["more", "less"].contains(first) && Inflection.isState(words[1]) {
      return "to be \(phrase)"
    }
    if Inflection.isVerb(first), words.count > 1 || !VerbTable.also.contains(first) && first != "love" { return "to \(phrase)" }
    let isSuffered = GoalPhrase(TypedWords(phrase)).heart == .problem
    return isSuffered || isCause ? "because of \(phrase)" : "for \(phrase)"
  }

  /// Whether a reason is a clause: "my dentist told me to", "diabetes runs in my family", but not "my hopes and dreams".
  private static func isClause(_ words: [String]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    if subjects.contains(first) || ["i'", "it'", "he'", "she'", "we'", "they'"].contains(where: first.hasPrefix) { return true }
    if ["to", "for", "of"].contains(first) { return false }
    if words.dropFirst().contains(where: finite.contains) { return !["being", "having"].contains(first) }
    if ["my", "our"].contains(first), words.count > 2, words[1].hasSuffix("s"), Inflection.isVerb(words[2]) { return true }
    // "My daughter copies me", "my dentist scolded me again": nobody has a "me".
    if words.indices.dropFirst(2).contains(where: {
      ["me", "us", "him", "them"].contains(words[$0])
        && !["and", "of", "for", "to", "with", "about", "from", "than"].contains(words[$0 - 1])
    }) {
      return true
    }
    return words.indices.dropFirst().dropLast().contains {
      Inflection.base(ofThirdPerson: words[$0]) != nil && !Inflection.determiners.contains(words[$0 - 1])
        && !["and", "of", "for", "to", "with"].contains(words[$0 - 1])
    }
  }

  private static let subjects: Set = ["i", "we", "he", "she", "it", "they", "there", "nobody", "everybody", "everyone", "nothing", "life"]
  private static let finite: Set = [
    "is", "are", "can", "could", "did", "does", "would", "will", "am", "was", "were", "need", "needs", "have", "has", "had", "deserve",
    "deserves", "want", "wants", "matter", "matters",
    "counts", "can", "can't", "makes", "cost", "costs", "hates", "gets", "depends", "gives", "hurts", "helps", "told", "said", "says",
    "asked", "left", "died", "will", "does", "don't", "doesn't", "should", "worries", "feels", "keeps", "suffer", "suffers", "won't",
  ]
}
