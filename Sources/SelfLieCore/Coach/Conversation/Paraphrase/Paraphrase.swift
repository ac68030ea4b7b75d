/// What people say in other words than those that the coach knows, and what it comes to: "I hate gum. Mints" is "change gum to mints".
struct Paraphrase: Sendable {
  /// What a line comes to, in words that the coach knows; nil where it is none of this. The line is `said[0]`, and what its pattern keeps
  /// follows.
  typealias Meaning = @Sendable (_ dialogue: ScriptedConversation, _ said: [String]) -> String?
  /// Where a paraphrase holds.
  typealias Condition = @Sendable (_ dialogue: ScriptedConversation, _ said: [String]) -> Bool

  /// A line that somebody says to the sentence "After lunch, I walk the dog for five minutes with my sister."
  let example: String
  private let pattern: PhrasePattern
  /// Whether the signs in the line count for nothing, and only its first sentence counts.
  private let isPlain: Bool
  private let meaning: Meaning

  /// Creates a paraphrase that comes to something else for each line.
  init(_ example: String, _ pattern: String, _ meaning: @escaping Meaning) {
    (self.example, self.pattern, self.meaning, isPlain) = (example, PhrasePattern(pattern), meaning, false)
  }

  /// Creates a paraphrase that comes to these words, where a condition is met.
  /// - Parameter words: The words, with `{1}` in the place of what the pattern keeps first, and so on.
  init(_ example: String, _ pattern: String, _ words: String, where isMet: @escaping Condition = { _, _ in true }) {
    self.init(example, pattern) { isMet($0, $1) ? Self.filled(words, with: $1) : nil }
  }

  /// Creates a paraphrase that comes to these words whatever signs are in it: "never mind, go back!"
  init(_ example: String, plainly pattern: String, _ words: String) {
    (self.example, self.pattern, isPlain) = (example, PhrasePattern(pattern), true)
    meaning = { _, _ in words }
  }

  /// Returns words with what the pattern keeps in its places.
  static func filled(_ words: String, with said: [String]) -> String {
    said.indices.dropFirst().reduce(words) { $0.replacing("{\($1)}", with: said[$1]) }
  }

  /// The most words and signs in a line that is read.
  private static let longest = 80

  /// Finds the first paraphrase that a line is.
  /// - Returns: Its place among all, and what the line comes to; nil for a line that is none.
  static func first(in line: String, for dialogue: ScriptedConversation) -> (place: Int, words: String)? {
    let lexemes = PhrasePattern.lexemes(of: line)
    // Patterns try each division of a line, and what is longer than this was pasted.
    guard lexemes.count <= longest else { return nil }
    let words = PhrasePattern.lexemes(of: TypedWords(line).words.joined(separator: " ")).filter(\.isWord)
    for (place, row) in all.enumerated() {
      guard let kept = row.pattern.kept(of: row.isPlain ? words : lexemes) else { continue }
      if let meant = row.meaning(dialogue, [line] + kept) { return (place, meant) }
    }
    return nil
  }
}
