/// Lines that speak of the sentences and of the talk itself, and of which none becomes a sentence.
extension ScriptedConversation {
  /// Whether a line speaks of the sentences, and says neither why nor when nor what is done: "hmm both are ok", "change the first".
  static func isAboutTalk(_ line: String) -> Bool {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard let first = small.first, small.count > 1, !line.contains("\"") else { return false }
    if ["hmm", "hm", "both", "neither", "change", "switch", "rephrase", "reword"].contains(first) { return true }
    if small.starts(with: ["i", "meant"]) || small.starts(with: ["i", "mean"]) || small.starts(with: ["go", "back", "to", "the"]) {
      return true
    }
    let isChoice = ["prefer", "like", "take", "keep", "want", "choose", "liked"].contains { small.prefix(6).contains($0) }
    let isNumbered = small.suffix(3).contains { ["first", "second", "third", "last", "ones", "both", "others"].contains($0) }
    return first == "i" && isChoice && isNumbered && small.count < 8
  }

  /// Returns the number of the sentence with which a line ends that likes it best: "both are ok but I prefer the first".
  func preferred(by line: String, among count: Int) -> Int? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0.isNumber } }
    guard small.count > 3,
      let verb = small.indices.last(where: { ["prefer", "take", "choose", "like", "keep"].contains(small[$0]) }), verb > 0,
      small[verb - 1] == "i" || small[verb - 1] == "i'd" || small[verb - 1] == "id", small.count - verb < 5
    else { return nil }
    return phrasebook.dialogue.kept(small[(verb + 1)...].joined(separator: " "), among: count).map { $0 + 1 }
  }

  /// Returns a sentence without its last part: "I put my phone away" for "I put my phone away and breathe out"; nil where it has one part.
  static func shortened(_ text: String) -> String? {
    for joint in [" because ", " so that ", " until ", ", and ", " and "] {
      guard let place = text.ranges(of: joint).last else { continue }
      // "My mother and my father" is one part.
      let next = text[place.upperBound...].prefix { $0.isLetter }.lowercased()
      if joint.hasSuffix("and "), !Inflection.isVerb(next), !["i", "you"].contains(next) { continue }
      let rest = text[..<place.lowerBound]
      if rest.split(separator: " ").count > 3 { return "\(rest)." }
    }
    return nil
  }

  /// What somebody wants behind what they say they lack or dislike: "make it oats" of "I don't like bananas that much, make it oats"; nil for
  /// other lines.
  static func wish(behindDislike line: String) -> String? {
    guard ["i don't like ", "i hate ", "i don't have ", "i'm allergic to "].contains(where: line.lowercased().hasPrefix),
      let comma = line.lastIndex(of: ",")
    else { return nil }
    let wish = line[line.index(after: comma)...].trimmingPrefix(" ")
    guard ["make it ", "say ", "use "].contains(where: wish.lowercased().hasPrefix) else { return nil }
    return Request(String(wish)) == nil ? nil : String(wish)
  }

  /// A line without what only leads to it: "I want to save for a trip" of "also I want to save for a trip", "make it about my son" of "can
  /// you make it about my son?".
  static func withoutLead(_ line: String) -> String {
    var words = TypedWords(line)
    if words.words.count > 3,
      words.drop(["can you", "could you", "can we", "could we", "would you", "can you please", "could you please"]),
      words.small[0] == "make", words.small.contains("about"), !line.contains("\"")
    {
      let rest = line.split(separator: " ").suffix(words.words.count).joined(separator: " ")
      return rest.hasSuffix("?") ? String(rest.dropLast()) : rest
    }
    words = TypedWords(line)
    guard words.words.count > 3, words.drop(["also", "and also", "well", "well,", "oh", "oh,", "hmm,", "hm,", "hmm", "hm"]),
      ["i", "i'm", "i'd", "it", "it's", "my", "because", "when", "after", "before", "can", "make", "no"].contains(words.small.first)
    else { return line }
    return line.split(separator: " ").suffix(words.words.count).joined(separator: " ")
  }
}
