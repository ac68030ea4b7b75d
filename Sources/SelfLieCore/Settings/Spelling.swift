/// What somebody may have meant by a name that nothing has.
public enum Spelling {
  /// The one that is nearest to what was typed, if it is near: a third of its letters may be others, put in or left out. Two neighbours
  /// that changed places are one mistake (F. J. Damerau, 1964).
  public static func nearest(to typed: String, among names: [String]) -> String? {
    // Nobody types so much by mistake.
    guard typed.utf8.count <= 100 else { return nil }
    let distances = names.map { ($0, distance(between: Array(typed.lowercased()), and: Array($0))) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), 3 * best.1 <= max(3, best.0.count) else { return nil }
    return best.0
  }

  private static func distance(between one: [Character], and other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for (row, letter) in zip(1..., one) {
      rows.append([row])
      for (column, wanted) in zip(1..., other) {
        var cost = min(rows[row - 1][column], rows[row][column - 1]) + 1
        cost = min(cost, rows[row - 1][column - 1] + (letter == wanted ? 0 : 1))
        if row > 1, column > 1, letter == other[column - 2], one[row - 2] == wanted { cost = min(cost, rows[row - 2][column - 2] + 1) }
        rows[row].append(cost)
      }
    }
    return rows[one.count][other.count]
  }
}
