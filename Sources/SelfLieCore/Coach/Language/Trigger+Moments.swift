/// Which acts a moment leaves room for.
extension Trigger {
  /// Whether a moment is one at which people sleep: "at three in the morning".
  static func isInTheNight(_ cue: String) -> Bool {
    ["middle of the night", "one in the morning", "two in the morning", "three in the morning", "four in the morning"].contains {
      cue.lowercased().contains($0)
    }
  }

  /// Whether two moments lie on two sides of a meal: "at dinner" and "after dinner".
  static func areApart(_ cue: String, _ other: String) -> Bool {
    let (one, two) = (cue.lowercased().split(separator: " "), other.lowercased().split(separator: " "))
    guard let first = one.first, let second = two.first, let event = one.last, event == two.last, ["breakfast", "dinner"].contains(event)
    else { return false }
    return first != second
  }

  /// Whether somebody steers at a moment: "while I drive", "when I ride my bike".
  static func isSteering(_ cue: String) -> Bool {
    let words = cue.lowercased().split(separator: " ").map(String.init)
    return ["while", "when", "whenever"].contains(words.first ?? "")
      && words.contains { ["drive", "driving", "cycle", "cycling", "steer"].contains($0) }
      || ["at the wheel", "behind the wheel"].contains { cue.lowercased().contains($0) }
  }

  /// Returns where a time measured from an event begins: "half an hour before" in "take my pill half an hour before coffee"; the place of
  /// the event's word if none is measured. "Stretch ten minutes before a run" tells how long.
  static func startOfMeasure(behind place: Int, in small: [String]) -> Int {
    guard small[place] == "before", place > 3, ["hour", "hours", "minutes"].contains(small[place - 1]),
      small.prefix(3).contains(where: dosed.contains)
    else {
      return place
    }
    let isLonger = small[place - 3] == "half" || Numerals.english.tens.contains(small[place - 3])
    let isAmount = small[place - 2] == "an" || (Numerals.english.small + Numerals.english.tens).contains(small[place - 2])
    return isAmount ? place - 2 - (isLonger ? 1 : 0) : place
  }

  /// What is done in a moment.
  private static let dosed: Set = ["take", "stop", "leave", "arrive", "pack", "put", "turn", "switch", "eat", "drink", "have", "get", "be"]
}
