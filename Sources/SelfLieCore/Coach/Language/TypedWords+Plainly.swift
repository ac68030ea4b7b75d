/// What people type, without what says nothing of an act.
extension TypedWords {
  /// Leaves out what says nothing of an act: "go swimming" for "be someone who goes swimming", "call my mom" for "actually call my mom".
  mutating func sayPlainly() {
    // "I'm dead serious about my diet".
    _ = drop(["i'm dead serious about", "i'm serious about", "i am serious about", "i'm really serious about", "be serious about"])
    // "When my wife talks about her day" wants to be heard out.
    if small.count < 12, small.starts(with: ["when", "my"]), !words.contains(where: { $0.hasSuffix(",") }), !small.contains("i"),
      small.dropFirst(2).prefix(2).contains(where: ["talks", "tells", "speaks", "shares"].contains)
    {
      words.insert("listen", at: 0)
    }
    // "If someone cuts me off in traffic, let it go".
    if small.first == "if", let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 1, comma + 1 < words.count,
      Inflection.isVerb(small[comma + 1])
    {
      words[0] = "when"
    }
    // "The moment a stranger looks at me", "as soon as I get home".
    for moment in [["as", "soon", "as"], ["the", "moment"], ["the", "minute"], ["the", "second"]] {
      guard let range = small.firstRange(of: moment), range.upperBound + 1 < words.count,
        moment.count > 2 ? range.lowerBound > 0 : Self.agents.contains(small[range.upperBound]),
        range.lowerBound == 0 || !["at", "in", "of", "for", "enjoy", "until", "by"].contains(small[range.lowerBound - 1])
      else { continue }
      words.replaceSubrange(range, with: ["when"])
    }
    // "The boring scales" are scales.
    for place in small.indices.dropFirst().dropLast().reversed()
    where ["boring", "stupid", "damn", "bloody", "freaking"].contains(small[place]) && ["the", "my", "those"].contains(small[place - 1]) {
      words.remove(at: place)
    }
    // What others think is why it is wished for: "wear my hijab at work without worrying what people think".
    if let end = small.indices.dropFirst(3).first(where: { place in
      small[place] == "without" && place + 2 < small.count
        && (["worrying", "caring"].contains(small[place + 1])
          || small[place + 1] == "feeling" && ["like", "guilty", "bad", "ashamed", "selfish"].contains(small[place + 2]))
    }) {
      cut(to: end)
    }
    // "Without the TV on" is with the TV off.
    if let start = small.indices.dropFirst().first(where: { place in
      small[place] == "without" && place + 3 < small.count && ["the", "my", "our"].contains(small[place + 1]) && small[place + 3] == "on"
    }) {
      words[start] = "with"
      words[start + 3] = "off"
    }
    // "Go to the pub and not smoke".
    if let place = small.indices.dropFirst().first(where: { place in
      small[place] == "and" && place + 2 < small.count && small[place + 1] == "not" && Inflection.isVerb(small[place + 2])
    }), ["smoke", "vape", "drink", "gamble", "bet", "buy", "snack"].contains(small[place + 2]) {
      words.replaceSubrange(place...(place + 2), with: ["without", Inflection.gerund(of: small[place + 2])])
    }
    if let place = small.indices.dropFirst().dropLast().last(where: { small[$0] == "actually" }) { words.remove(at: place) }
    for person in [["be", "someone", "who"], ["be", "somebody", "who"], ["be", "a", "person", "who"]] {
      guard let role = small.firstRange(of: person), role.upperBound < words.count,
        let verb = Inflection.base(ofThirdPerson: small[role.upperBound]), verb != "be"
      else { continue }
      words.replaceSubrange(role.lowerBound...role.upperBound, with: [verb])
    }
  }

  /// Words with which it is told who does something.
  private static let agents: Set = ["i", "my", "a", "an", "the", "our", "he", "she", "they", "we", "it", "someone", "somebody", "people"]
}
