/// Every threshold of the rules. Where a study is named, it gave the reason and not the number: numbers are a convention of selflie's.
enum Bounds {
  /// What can be said in one breath: about two seconds of speech are held word for word (Baddeley, Thomson & Buchanan 1975), about three
  /// chunks (Chen & Cowan 2009). Sixteen words take some six seconds.
  static let words = 4...16
  static let mostWords = 3...22
  static let characters = 90
  static let syllables = 24
  /// Two clauses are two chunks, and leave one for the intention to say them.
  static let clauses = 2
  /// Digits in a row that are still read at a glance.
  static let digits = 2
  /// A word of so many capitals is no abbreviation.
  static let capitals = 5
  /// The part of the words that two sentences share, of all that they have, from which on one is the other again.
  static let likeness = 0.7

  /// That part, from 0 to 1: Jaccard's index.
  static func share<Word: Hashable>(of one: Set<Word>, _ other: Set<Word>) -> Double {
    let all = one.union(other).count
    return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
  }

  /// What a violation costs, of 100.
  static let rejection = 25
  static let warning = 8
  /// Four warnings are too many.
  static let acceptance = 70

  /// In bytes: nothing beyond is taken apart, and no text that can be practised has so many.
  static let bytes = 4 * Wording.mostCharacters
  /// How often a better wording is bettered again.
  static let rounds = 6
}
