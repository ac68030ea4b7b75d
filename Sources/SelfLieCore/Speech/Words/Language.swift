import SystemPackage

/// What selflie knows about a language: the words that turn a sentence round, and how a text is read aloud.
public struct Language: Equatable, Sendable {
  /// Words that turn a sentence round when they are put between two of its words.
  let negators: [String]
  /// Words of a text that turn it round when they are left out.
  let negations: Set<String>
  /// How a contracted negation ends: "n't".
  let negativeEnding: String?
  /// Words that turn it round when another stands in their place, and that other. Not "haven't": "have an" sounds like it, and true texts
  /// were rejected for it.
  let pairs: [(plain: String, negated: String)]
  /// Ways to say the same: either may stand for the other.
  let equals: [([String], [String])]
  /// How words sound, beside what a dictionary says, where nobody stresses them.
  let reductions: [String: [String]]
  /// What people say while they think. Not "er" or "hmm": they fit half of what else is said.
  let hesitations: [String]
  /// Nil if only words can be read.
  let notation: Notation?

  public static func == (left: Language, right: Language) -> Bool { left.negators == right.negators && left.negations == right.negations }

  /// A language that nothing is known of: its sentences have to be written as the words that are said, and are said exactly so.
  public static let other = Language(
    negators: [], negations: [], negativeEnding: nil, pairs: [], equals: [], reductions: [:], hesitations: [], notation: nil)

  /// Other ways to say what stands at a place of the text, and how many of its words they stand for.
  func variants(of words: ArraySlice<String>) -> [(variant: [String], count: Int)] {
    let words = words.map(Self.unquoted)
    return equals.flatMap { left, right in
      [(left, right), (right, left)].compactMap { form, variant in words.starts(with: form) ? (variant, form.count) : nil }
    }
  }

  /// How a word may sound where nobody stresses it.
  func reductions(of word: String) -> [Pronunciation] { (reductions[word] ?? []).compactMap(Pronunciation.init) }

  func isNegation(_ word: String) -> Bool {
    let word = Self.unquoted(word)
    return negations.contains(word) || negativeEnding.map(word.hasSuffix) == true
  }

  /// The words that say the opposite in the place of this one, and the probability that they are given.
  ///
  /// One that negates has to fit much better to be believed; the plain form of a word that negates has to fit hardly better, because
  /// saying it takes the meaning away.
  func opposites(of word: String) -> [(word: String, probability: Double)] {
    let word = Self.unquoted(word)
    return pairs.compactMap { plain, negated in
      if plain == word { return (negated, Threshold.negatedForm) }
      if negated == word { return (plain, Threshold.plainForm) }
      return nil
    }
  }

  /// A word without the apostrophes around it, which may be quotation marks: 'not' is not.
  static func unquoted(_ word: String) -> String {
    guard let first = word.firstIndex(where: { $0 != "'" }), let last = word.lastIndex(where: { $0 != "'" }) else { return word }
    return String(word[first...last])
  }
}

extension AcousticModel {
  /// The language that it hears, by the name that models' folders have: en-us is English.
  public var language: Language {
    let name = (folder.lexicallyNormalized().lastComponent?.string ?? "").lowercased()
    return name.split { !$0.isLetter }.first == "en" ? .english : .other
  }
}
