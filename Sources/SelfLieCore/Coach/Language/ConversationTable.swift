/// A language's words for the answers that people give in a conversation by rules.
struct ConversationTable: Sendable {
  enum Change: Equatable {
    case shorter, softer, others
    case style(Style)
    case reason(String), act(String), moment(String)
    /// The answer is a sentence of the person's own.
    case sentence
  }

  let build: Set<String>
  let quit: Set<String>
  let numbers: [String]
  let shorter: WordList
  let softer: WordList
  let others: WordList
  let styles: [(words: WordList, style: Style)]
  /// The words before a reason; then the words before an act.
  let reasons: [String]
  let acts: [String]
  let moments: Set<String>
  /// The words for the one who speaks or is spoken to in a sentence.
  let speakers: Set<String>
  /// The largest number of words in a wish for other sentences.
  private static let mostWords = 7

  func kind(_ words: String) -> Goal.Kind? {
    let small = Set(TypedWords(words).small)
    return !small.isDisjoint(with: quit) ? .quit : !small.isDisjoint(with: build) ? .build : nil
  }

  func number(_ words: String) -> Int? {
    guard let first = words.split(whereSeparator: { " .,!/".contains($0) }).first?.lowercased() else { return nil }
    return Int(first) ?? numbers.firstIndex(of: first)
  }

  /// Finds the change that the person wants; nil if the words name none.
  func change(_ words: String) -> Change? {
    var wish = TypedWords(words)
    let small = wish.small, plain = small.map { Substring($0) }
    if wish.drop(reasons) { return wish.words.isEmpty ? nil : .reason(words) }
    if wish.drop(acts) { return wish.words.isEmpty ? nil : .act(wish.text) }
    if let first = small.first, moments.contains(first), small.count > 1, small.count <= 2 * Self.mostWords, !words.contains(",") {
      // "After lunch I walk" is a sentence, and "when I am bored" is not.
      let subjects = small.dropFirst(2).filter(speakers.contains)
      if subjects.isEmpty || small.dropFirst().first.map(speakers.contains) == true && subjects.count < 2 { return .moment(words) }
    }
    if small.count <= Self.mostWords, !words.contains(",") {
      for (list, change) in [(shorter, Change.shorter), (softer, .softer), (others, .others)] + styles.map({ ($0.words, .style($0.style)) })
      where !list.places(in: plain).isEmpty { return change }
    }
    return small.count >= Bounds.mostWords.lowerBound && !speakers.isDisjoint(with: small) ? .sentence : nil
  }
}
