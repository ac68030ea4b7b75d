/// The usual words for what people type at length, or leave out.
extension TypedWords {
  /// The words with a moment in its usual words: "between shifts" for "in between shifts", "on my days off" for "on the days I'm not working".
  var namingTheTime: TypedWords {
    var named = self
    if let between = small.firstRange(of: ["in", "between"]) { named.words.remove(at: between.lowerBound) }
    for (said, meant) in Self.usually {
      guard let range = named.small.firstRange(of: said.split(separator: " ").map(String.init)) else { continue }
      named.words.replaceSubrange(range, with: meant.split(separator: " ").map(String.init))
    }
    // "Worry about money" is to be left.
    if named.small.starts(with: ["worry", "about"]) { named.words.replaceSubrange(...0, with: ["stop", "worrying"]) }
    // "Take my tablet every morning at seven fifteen, with a glass of water" says when behind what is done.
    if let with = named.small.lastIndex(of: "with"), let at = named.small[..<with].lastIndex(of: "at"), at > 1, with > at + 1,
      Trigger.isClock(named.small[(at + 1)..<with].map { $0.filter { $0 != "," } })
    {
      let start = at > 3 && ["every", "each"].contains(named.small[at - 2]) ? at - 2 : at
      let time = named.words[start..<with].map { $0.filter { $0 != "," } }
      named.words.removeSubrange(start..<with)
      named.words += time
    }
    return named
  }
  private static let usually = [
    "on the days i'm not working": "on my days off", "on the days i don't work": "on my days off",
    "on days when i don't work": "on my days off", "on days i don't work": "on my days off", "last thing at night": "before bed",

    "down to the quick": "", "on the daily": "every day",
  ]

  /// The words with the verb of a state: "be less sarcastic with my kids" for "less sarcastic with my kids".
  var namingTheState: TypedWords {
    guard words.count > 2, let first = small.first else { return self }
    // "Sarcastic" is in no list of states.
    let isQuality =
      Inflection.isState(small[1])
      || ["with", "to"].contains(small[2]) && ["tic", "ful", "ous", "ive"].contains { small[1].hasSuffix($0) }
    let isLess = ["less", "more"].contains(first) && isQuality && Self.toward.contains(small[2])
    let isCompared =
      first.hasSuffix("er") && Self.toward.contains(small[1]) && !Inflection.isVerb(first)
      && (Inflection.isState(String(first.dropLast(2))) || Inflection.isState(String(first.dropLast(1))))
    return isLess || isCompared ? TypedWords("be \(text)") : self
  }
  private static let toward: Set = ["with", "to", "toward", "towards", "at", "about", "around", "when", "in"]

  /// The words with the verb for what is had in another thing's place: "drink herbal tea instead of wine" for "herbal tea instead of wine".
  var namingTheUse: TypedWords {
    guard let joint = small.firstRange(of: ["instead", "of"]), (2...4).contains(joint.lowerBound), joint.upperBound < small.count,
      Inflection.base(ofGerund: small[joint.upperBound]) == nil, let first = small.first,
      !Inflection.isVerb(first) || VerbTable.also.contains(first) || Inflection.base(ofGerund: first) != nil,
      let verb = Replacement.use(of: [small[joint.lowerBound - 1]]), ["drink", "eat"].contains(verb),
      !Set(small).contains(verb), Inflection.base(ofGerund: first) != verb
    else { return self }
    return TypedWords("\(verb) \(text)")
  }
}
