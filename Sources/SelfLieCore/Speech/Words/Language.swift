import SystemPackage

/// selflie's knowledge of a language: the words that reverse a sentence, and the rules for reading a text aloud.
public struct Language: Equatable, Sendable {
  /// Words that reverse a sentence when they are put between two of its words.
  let negators: [String]
  /// Words of a text that reverse it when they are left out.
  let negations: Set<String>
  /// The ending of a contracted negation: "n't".
  let negativeEnding: String?
  /// Words that reverse a sentence when one replaces the other. Not "haven't": it sounds like "have an", and true texts were rejected.
  let pairs: [(plain: String, negated: String)]
  /// Phrases of the same meaning, either of which may replace the other.
  let equals: [([String], [String])]
  /// Unstressed pronunciations that a dictionary lacks, by word.
  let reductions: [String: [String]]
  /// Sounds of thinking. Not "er" or "hmm": they fit half of all other speech.
  let hesitations: [String]
  /// The rules for numbers, signs and abbreviations; nil if only words can be read.
  let notation: Notation?

  public static func == (left: Language, right: Language) -> Bool { left.negators == right.negators && left.negations == right.negations }

  /// An unknown language: its sentences must be written in the words that are spoken, and are spoken exactly so.
  public static let other = Language(
    negators: [], negations: [], negativeEnding: nil, pairs: [], equals: [], reductions: [:], hesitations: [], notation: nil)

  /// Finds phrases that may replace the beginning of some words of the text, each with the number of words that it replaces.
  func variants(of words: ArraySlice<String>) -> [(variant: [String], count: Int)] {
    let words = words.map(Self.unquoted)
    return equals.flatMap { left, right in
      [(left, right), (right, left)].compactMap { form, variant in words.starts(with: form) ? (variant, form.count) : nil }
    }
  }

  /// Returns the unstressed pronunciations of a word that a dictionary lacks.
  func reductions(of word: String) -> [Pronunciation] { (reductions[word] ?? []).compactMap(Pronunciation.init) }

  /// Whether leaving the word out reverses a sentence.
  func isNegation(_ word: String) -> Bool {
    let word = Self.unquoted(word)
    return negations.contains(word) || negativeEnding.map(word.hasSuffix) == true
  }

  /// Returns the words that reverse the sentence in the place of this one, and the probability of each.
  ///
  /// A negated form must fit much better to be believed. The plain form of a negated word needs to fit hardly better, because the sentence
  /// loses its meaning by it.
  func opposites(of word: String) -> [(word: String, probability: Double)] {
    let word = Self.unquoted(word)
    return pairs.compactMap { plain, negated in
      if plain == word { return (negated, Threshold.negatedForm) }
      if negated == word { return (plain, Threshold.plainForm) }
      return nil
    }
  }

  /// Returns a word without the apostrophes around it, which may be quotation marks: 'not' becomes not.
  static func unquoted(_ word: String) -> String {
    guard let first = word.firstIndex(where: { $0 != "'" }), let last = word.lastIndex(where: { $0 != "'" }) else { return word }
    return String(word[first...last])
  }
}

extension AcousticModel {
  /// The language of the model, from its folder's name: en-us is English.
  public var language: Language {
    let name = (folder.lexicallyNormalized().lastComponent?.string ?? "").lowercased()
    return name.split { !$0.isLetter }.first == "en" ? .english : .other
  }
}
