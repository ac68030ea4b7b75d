/// Finds the word that was meant by one that no list has.
struct Misspelling: Sendable {
  private let known: Set<Substring>
  /// The words that may be meant, by their first letter.
  private let meant: [Character: [Substring]]

  /// Creates a reader of misspelt words.
  /// - Parameters:
  ///   - meant: The words that may be meant.
  ///   - known: Other words, which are taken as they are.
  init(of meant: Set<Substring>, known: Set<Substring>) {
    self.known = known.union(meant)
    let latin = meant.filter { $0.utf8.count >= Self.fewestLetters && $0.utf8.allSatisfy { $0 >= 97 && $0 <= 122 } }
    self.meant = Dictionary(grouping: latin.sorted()) { $0.first ?? " " }
  }

  /// Shorter words have too many neighbours, and are misspelt less.
  private static let fewestLetters = 4
  /// The letters from which on a word may have two slips. A word with more than the most letters is none.
  private static let long = 8, most = 20

  /// Returns the word that was meant; the word itself if it is known, or if nothing is near.
  func corrected(_ word: Substring) -> Substring {
    let length = word.utf8.count
    guard length >= 3, length <= Self.most, !known.contains(word), word.utf8.allSatisfy({ $0 >= 97 && $0 <= 122 }) else { return word }
    // "Stretching my hips" is no slip of "scratching".
    if Inflection.base(ofGerund: String(word)).map(Inflection.isVerb) == true { return word }
    // Whoever slips on the first letter mostly swaps it with the second.
    let firsts = Set(word.prefix(2))
    var nearest: Substring?, best = length >= Self.long ? 3 : 2
    for first in firsts {
      for other in meant[first] ?? [] where abs(other.utf8.count - length) < best {
        let distance = Spelling.distance(word, other)
        guard distance < best, distance < 2 || other.first == word.first else { continue }
        (nearest, best) = (other, distance)
      }
    }
    return nearest ?? (["dei", "eid", "ide"].contains(word) ? "die" : word)
  }
}
