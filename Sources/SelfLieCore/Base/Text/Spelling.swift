/// Suggestions for mistyped names.
public enum Spelling {
  /// Returns the names nearest to a mistyped word, all at the same distance; none if the word is far from every name.
  ///
  /// A name of fewer than five letters may differ by one slip, a longer one by two. A word of three letters or more may also be the
  /// beginning of a name.
  public static func near(_ word: String, in names: [String]) -> [String] {
    let word = word.lowercased()
    let distances = names.map { (name: $0, distance: distance(word, $0)) }.filter { $0.distance <= ($0.name.count < 5 ? 1 : 2) }
    guard let nearest = distances.map(\.distance).min() else {
      return word.count < 3 ? [] : names.filter { $0.hasPrefix(word) }
    }
    return distances.filter { $0.distance == nearest }.map(\.name)
  }

  /// Counts the letters left out, added, changed, or swapped with their neighbour: Damerau's distance, by optimal string alignment.
  static func distance(_ first: some StringProtocol, _ second: some StringProtocol) -> Int {
    let (first, second) = (Array(first), Array(second))
    // A difference of three letters is more than any name is forgiven.
    guard abs(first.count - second.count) <= 2 else { return max(first.count, second.count) }
    var before: [Int] = [], row = Array(0...second.count)
    for i in first.indices {
      var next = [i + 1]
      for j in second.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[second.count]
  }
}
