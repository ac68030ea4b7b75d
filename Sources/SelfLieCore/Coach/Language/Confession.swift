/// What a person confesses instead of naming a goal: an act that is too much, which is the thing to leave, or one that is missing.
enum Confession {
  /// "I keep yelling", "I spend too much".
  case excess
  /// "I never finish what I begin".
  case lack

  /// Takes the confession's own words from the beginning, so that the act is left; nil if there is none.
  init?(_ wish: inout TypedWords) {
    let small = wish.small
    if small.starts(with: ["i", "keep"]) || small.starts(with: ["i", "end", "up"]) {
      var rest = wish
      _ = rest.drop(["i keep", "i keep on", "i end up"])
      // "I keep a diary" confesses nothing.
      guard let first = rest.small.first, first != "forgetting", Inflection.base(ofGerund: first) != nil else {
        guard rest.drop(["forgetting to"]) else { return nil }
        (self, wish) = (.lack, rest)
        return
      }
      (self, wish) = (.excess, rest)
    } else if !Self.wishes.contains(where: small.starts), wish.drop(Self.lacks) {
      self = .lack
    } else if wish.drop(Self.excesses) {
      self = .excess
    } else if small.first == "i", zip(small, small.dropFirst()).contains(where: { Self.measures.contains("\($0) \($1)") }) {
      self = .excess
    } else {
      return nil
    }
  }

  private static let excesses = [
    "i always", "i constantly", "i'm always", "i am always", "i'm constantly", "i am constantly", "i can't help",
  ]
  private static let lacks = [
    "i never", "i never manage to", "i never get around to", "i never get to", "i rarely", "i hardly ever", "i hardly", "i don't",
    "i do not",
    "i don't manage to", "i forget to", "i always forget to", "i fail to", "i can't seem to", "i can't bring myself to",
  ]
  /// "I don't want to smoke" is a wish.
  private static let wishes = ["want", "wanna", "like", "wish", "need"].flatMap {
    [["i", "don't", $0], ["i", "do", "not", $0], ["i", "never", $0]]
  }
  private static let measures: Set = ["too much", "too many", "too often", "so much", "so often", "too late", "too fast", "too long"]
}
