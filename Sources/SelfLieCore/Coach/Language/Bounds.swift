/// Every threshold of the rules. A study named here gave the reason and not the number: the numbers are selflie's convention.
enum Bounds {
  /// The range of words that can be said in one breath.
  ///
  /// About two seconds of speech are held word for word (Baddeley, Thomson & Buchanan 1975), in about three chunks (Chen & Cowan 2009).
  /// Sixteen words take some six seconds.
  static let words = 4...16
  /// The range of words outside of which a sentence is rejected.
  static let mostWords = 3...22
  /// The largest number of characters without a warning.
  static let characters = 90
  /// The largest number of syllables without a warning.
  static let syllables = 24
  /// The number of joints between clauses that is too many. Two clauses are two chunks, and leave one for the intention to say them.
  static let clauses = 2
  /// The largest number of digits in a row that are read at a glance.
  static let digits = 2
  /// The number of capitals from which on a word is no abbreviation.
  static let capitals = 5
  /// The share of common words, from 0 to 1, from which on one sentence repeats another.
  static let likeness = 0.7

  /// Returns the share of common words among all words of two sentences, from 0 to 1: Jaccard's index.
  static func share<Word: Hashable>(of one: Set<Word>, _ other: Set<Word>) -> Double {
    let all = one.union(other).count
    return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
  }

  /// The points that a rejection and a warning take from the score of 100.
  static let rejection = 25
  static let warning = 8
  /// The lowest score of an accepted sentence. Four warnings are too many.
  static let acceptance = 70

  /// The longest text that is analysed, in bytes. No text that can be practised is longer.
  static let bytes = 4 * Wording.mostCharacters
  /// The number of times that a better wording is improved again.
  static let rounds = 6
}
