/// Finds the part that the forms of a word have in common.
enum Stem {
  static let english = ["ings", "ing", "ers", "ed", "es", "er", "ly", "s", "e"]

  static func of(_ word: some StringProtocol, endings: [String], vowels: String) -> String {
    var stem = word.lowercased()
    // "Floss" is no plural.
    for ending in endings where stem.hasSuffix(ending) && stem.count - ending.count >= 3 && !(ending == "s" && stem.hasSuffix("ss")) {
      stem.removeLast(ending.count)
      break
    }
    guard let last = stem.last, stem.count > 3 else { return stem }
    if stem.dropLast().last == last, !vowels.contains(last), last != "s", last != "l" {
      stem.removeLast()
    } else if last == "e" || last == "y" {
      stem.removeLast()
    }
    return stem
  }
}
