/// Words that are to stand in the place of others.
extension Request {
  /// Reads "not X, Y", "change X to Y", "use Y instead of X", "Y, not X".
  static func swap(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    changed(typed, table) ?? denied(typed, table) ?? mended(typed) ?? chosen(typed, table)
  }

  /// Reads "change X to Y" and "swap X for Y".
  private static func changed(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    var rest = typed
    while rest.words.count > 3, rest.drop(["actually", "actually,", "no", "no,", "wait", "wait,"]) {}
    guard rest.drop(table.changes), let joint = rest.small.firstIndex(where: ["to", "with", "by", "into", "for"].contains), joint > 0,
      joint + 1 < rest.words.count, joint < 5, rest.words.count - joint < 6
    else { return nil }
    let isName = rest.words[joint + 1].first?.isUppercase == true && rest.small[joint + 1] != "i"
    // "The kids" give way to "my kids".
    let isOwned = [0, joint + 1].allSatisfy { Inflection.determiners.contains(rest.small[$0].filter(\.isLetter)) }
    let old = isName || isOwned ? rest.words[..<joint].joined(separator: " ") : bare(rest.words[..<joint])
    // "Change it back to I".
    // "They" gives way to "my kids" whole.
    let isPronoun = ["they", "them", "he", "she", "him", "her"].contains(old.lowercased())
    let new =
      isPronoun || isOwned ? rest.words[(joint + 1)...].joined(separator: " ").filter { $0 != "\"" } : bare(rest.words[(joint + 1)...])
    return ["it", "it back", "that", "that back"].contains(old.lowercased()) ? nil : .replace(old, with: new)
  }

  /// Reads "6 is too early, make it 7", "put ten euros in place of it" and "instead of right away say before I sit down".
  private static func mended(_ typed: TypedWords) -> Request? {
    let small = typed.small, words = typed.words
    if let too = small.firstRange(of: ["is", "too"]), (1...2).contains(too.lowerBound),
      let make = small.firstRange(of: ["make", "it"]), make.lowerBound > too.upperBound, make.upperBound < small.count,
      small.count - make.upperBound < 4
    {
      return .replace(bare(words[..<too.lowerBound]), with: bare(words[make.upperBound...]))
    }
    // "Skip the nuts, say snack".
    if ["skip", "drop", "forget", "lose", "remove"].contains(small[0]), let comma = words.firstIndex(where: { $0.hasSuffix(",") }),
      (1...3).contains(comma), comma + 2 < small.count, ["say", "use", "make"].contains(small[comma + 1]), small.count - comma < 7
    {
      return .replace(bare(words[1...comma]), with: bare(words[(comma + (small[comma + 2] == "it" ? 3 : 2))...]))
    }
    if let place = small.firstRange(of: ["in", "place", "of"]), ["put", "use", "say"].contains(small[0]), place.lowerBound > 1,
      place.upperBound < small.count
    {
      let old = bare(words[place.upperBound...])
      // "My colleagues" of whoever wrote "someone" are theirs.
      let isSomebody = ["someone", "somebody", "people", "others", "someone else", "somebody else"].contains(old.lowercased())
      return .replace(old, with: isSomebody ? words[1..<place.lowerBound].joined(separator: " ") : bare(words[1..<place.lowerBound]))
    }
    // "I don't like the word 'tram', it's a train".
    var disliked = typed
    if disliked.drop(["i don't like the word", "i don't want the word"]),
      let comma = disliked.words.firstIndex(where: { $0.hasSuffix(",") }), comma < 2
    {
      var other = disliked
      other.keep(last: disliked.words.count - comma - 1)
      if other.drop(["it's a", "it's", "say", "use", "it is a"]), (1...3).contains(other.words.count) {
        return .replace(bare(disliked.words[...comma]), with: bare(other.words[...]))
      }
    }
    if small.starts(with: ["instead", "of"]), let say = small.firstIndex(where: ["say", "use", "put"].contains), (3...7).contains(say),
      say + 1 < small.count
    {
      return .replace(bare(words[2..<say]), with: bare(words[(say + 1)...]))
    }
    return nil
  }

  /// Reads "not the phone, the tablet".
  private static func denied(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    var rest = typed
    if rest.words.count > 3, rest.small[1] == "not" { _ = rest.drop(["no,", "no", "it's", "that's"]) }
    guard rest.small.first == "not", let comma = rest.words.firstIndex(where: { $0.hasSuffix(",") }), (1...4).contains(comma),
      comma + 1 < rest.words.count
    else { return nil }
    let old = bare(rest.words[1...comma])
    var new = rest
    new.keep(last: rest.words.count - comma - 1)
    _ = new.drop(table.meant)
    _ = new.drop(["just", "only"])
    if let end = new.words.firstIndex(where: { $0.hasSuffix(",") }) { new.cut(to: end + 1) }
    // "Not squats, my knees hurt" and "not the gym, I hate it" say why.
    let isWhy =
      ["i", "i'm", "he", "she", "they", "we"].contains(new.small.first)
      || new.small.contains { ["hurt", "hurts", "ache", "aches", "broke"].contains($0) }
    guard new.words.count < 4, !old.isEmpty, !isWhy else { return nil }
    return .replace(old, with: bare(new.words[...]))
  }

  /// Reads "use hold instead of squeeze", "I'd say jog, not run" and "blueberries, not fruit".
  private static func chosen(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    var rest = typed
    while rest.words.count > 2, rest.drop(["wait,", "wait", "no,", "it's", "it is"]) {}
    let isNamed = rest.drop(table.namings)
    _ = rest.drop(["just", "only"])
    // "Remove 'instead of snooping'", "with you instead of I".
    let isOther =
      rest.small.first.map { ["i", "remove", "without", "leave", "drop", "cut", "forget", "take", "that's", "it's", "this"].contains($0) }
      != false
      || rest.small.contains { ["you", "i", "it"].contains($0.filter(\.isLetter)) }
    guard !isOther, rest.words.count < 9,
      let joint = rest.small.indices.dropFirst().first(where: {
        // "Just tea, no gum".
        ["instead", "rather", "not", "than"].contains(rest.small[$0]) || rest.small[$0] == "no" && rest.words[$0 - 1].hasSuffix(",")
      })
    else { return nil }
    let isPair = joint + 1 < rest.words.count && ["of", "than"].contains(rest.small[joint + 1])
    let start = joint + (isPair ? 2 : 1), small = rest.small[joint]
    // "More than one" compares.
    guard start < rest.words.count, isPair || small == "not" || small == "no" || small == "than" && isNamed, joint < 4,
      rest.words.count - start < 4
    else {
      return nil
    }
    return .replace(bare(rest.words[start...]), with: bare(rest.words[..<joint]))
  }

  /// Reads "use 'stroll'", which puts another verb into the sentence.
  static func verb(_ typed: TypedWords, _ table: RequestTable, isQuoted: Bool) -> Request? {
    var rest = typed
    guard rest.drop(table.namings) else { return nil }
    let isWord = rest.drop(["the word", "the verb"])
    let word = bare(rest.words[...])
    guard isQuoted || isWord, rest.words.count == 1, Inflection.isVerb(word.lowercased()) else { return nil }
    return .verb(word.lowercased())
  }

  /// Reads "make it cucumber", which names another thing for the act.
  static func thing(_ typed: TypedWords, _ table: RequestTable) -> Request? {
    var rest = typed
    guard rest.drop(["make it", "make that", "i meant", "i mean"]), (1...6).contains(rest.words.count) else { return nil }
    _ = rest.dropLast(["please", "instead"])
    // "Make it after brushing my teeth instead".
    if ["after", "before", "when"].contains(rest.small.first), let cue = Trigger.cue(of: rest.text) { return .correct(cue) }
    if ["the evening before", "the night before"].contains(rest.text.lowercased()) { return .correct(rest.text) }
    // "Make it a rubber band".
    let whole = rest.text, hasArticle = rest.words.count == 3 && rest.drop(["a", "an"])
    guard rest.words.count < 3 else { return nil }
    // "Make it after work" says when.
    if Trigger.cue(of: rest.text).map(Trigger.isScheduled) == true { return .correct(rest.text) }
    let small = rest.small, word = small[small.count - 1]
    // "Make it softer" says how, and "make it cucumber" what.
    let isMore = Inflection.isComparative(word)
    let isHow =
      isMore || ["ly", "ing", "ful"].contains(where: word.hasSuffix) || !table.manners.places(in: small.map { Substring($0) }).isEmpty
    guard !isHow, !Inflection.isState(word), word.count > 3,
      !["mine", "more", "less", "better", "true", "work", "short", "sentence"].contains(word),
      !small.contains(where: TypedWords.numbers.contains)
    else { return nil }
    return .thing(hasArticle ? whole : bare(rest.words[...]))
  }

  /// Words without the article before them and the signs around them.
  static func bare(_ words: ArraySlice<String>) -> String {
    words.map { $0.filter { $0 != "," && $0 != "\"" && $0 != "'" || $0 == "'" && words.count > 1 } }
      .drop { ["the", "a", "an", "my", "any", "word"].contains($0.lowercased()) }
      .joined(separator: " ")
  }
}
