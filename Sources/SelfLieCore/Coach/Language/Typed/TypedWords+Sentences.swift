/// How far a goal is read that is told in several sentences.
extension TypedWords {
  /// Whether a wish is still to come behind a sentence: "He's noticed. I just want to put my phone away". What follows the wish is no part of
  /// the goal.
  static func goesOn(_ words: [String], before rest: Substring) -> Bool {
    let told = plain(words.map { $0.lowercased() })
    let small = plain(
      rest.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.map { String($0).replacing("\u{2019}", with: "'") })
    // "I'm going to turn it off at eleven", but not "I'm going to bed at two".
    if ["i'm", "am"].contains(where: small.prefix(2).contains), let going = small.firstRange(of: ["going", "to"]), going.lowerBound < 3,
      let verb = small.dropFirst(going.upperBound).first, Inflection.isVerb(verb), !["bed", "work"].contains(verb)
    {
      return true
    }
    // "I don't like that about myself and want to speak well of people".
    let isAdded =
      ["i", "i'm"].contains(small.first ?? "") && small.dropFirst().first.map(["don't", "hate", "tired", "sick"].contains) == true
      && (small.firstRange(of: ["and", "want", "to"]) ?? small.firstRange(of: ["but", "want", "to"])) != nil
    return beginsWithWish(small) || !wants(told) && (wants(small) || isAdded)
  }

  /// Whether words say that something is wanted.
  private static func wants(_ words: [String]) -> Bool {
    words.indices.contains { place in wishes.contains { words[place...].dropLast().starts(with: $0) } }
  }

  /// Whether a sentence says right away what is wanted.
  private static func beginsWithWish(_ words: [String]) -> Bool {
    let own = words.drop { ["and", "but", "so", "now", "then", "instead"].contains($0) }
    return (wishes + needs).contains(where: own.starts) || ["i'd", "id", "want"].contains(own.first)
  }

  /// Words without the adverbs that may stand anywhere.
  private static func plain(_ words: [String]) -> [String] {
    words.filter { !["just", "really", "only", "still", "also", "actually", "finally", "honestly", "simply", "always"].contains($0) }
  }

  private static let wishes = [
    "says i should", "thinks i should", "told me to", "i want", "i wanna", "i gotta", "i don't want", "i dont want", "i need", "i wish",
    "i hope", "i would like",
    "i would love", "i would rather", "i'd like",
    "i'd love", "i'd rather",
    "i'd prefer", "i'd much", "id like", "id love", "id rather", "i'm trying to", "i am trying to",
    "i'm hoping to", "help me",
    "be nice to",
    "be better to", "be so much better to", "be great to", "be lovely to", "be good to", "do me good to", "my goal is to", "my plan is to",
    "my dream is to", "my wish is to",
    "what i want is",
  ].map { $0.split(separator: " ").map(String.init) }
  /// What is a wish only where a sentence begins with it.
  private static let needs = [
    "i could", "i should", "i would", "i must", "i have to", "i keep meaning", "i've been meaning", "i've wanted", "time to",
  ].map { $0.split(separator: " ").map(String.init) }
}
