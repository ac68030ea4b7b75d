/// The act in place of a habit: a verb in its base form with the words that belong to it.
enum Replacement {
  /// Makes an act: "chewing gum" is "chew gum", "a glass of water" is "drink a glass of water"; nil for no words.
  static func action(of text: String) -> String? {
    // "Say my number and then be quiet".
    let text = text.replacing(" and then be ", with: " and then stay ").replacing(
      /\ and be (?=quiet|still|calm|silent|present|patient|kind)/, with: " and stay ")
    var wish = TypedWords(text)
    // "Until the urge fades, look out of the window".
    if ["until", "till"].contains(wish.small.first), let comma = wish.words.firstIndex(where: { $0.hasSuffix(",") }),
      comma + 1 < wish.words.count
    {
      let end = wish.words[...comma].joined(separator: " ").dropLast()
      wish.words = wish.words[(comma + 1)...] + end.split(separator: " ").map(String.init)
    }
    // "I'm eating fruit".
    if ["i'm", "im"].contains(wish.small.first) || wish.small.starts(with: ["i", "am"]),
      let doing = wish.small.first(where: { !["i'm", "im", "i", "am"].contains($0) }), Inflection.base(ofGerund: doing) != nil
    {
      _ = wish.drop(["i'm", "im", "i am"])
    }
    if wish.small == ["stop", "talking"] { return "fall silent" }
    // "Squeeze of lime", "a wipe at least".
    if wish.words.count > 2, wish.small[1] == "of",
      ["squeeze", "pinch", "splash", "dash", "drop", "slice", "sprinkle"].contains(wish.small[0])
    {
      return "add a \(wish.text)"
    }
    if wish.words.count > 2 { _ = wish.dropLast(["at least"]) }
    // "Cold water on my wrists" is not drunk.
    if wish.small.starts(with: ["cold", "water"]), wish.words.count > 3, ["on", "over"].contains(wish.small[2]) {
      return "run cold water over \(wish.words.dropFirst(3).joined(separator: " "))"
    }
    // "No beer" is no act, and "instead of Netflix" tells what is left.
    if wish.small.first == "no" && wish.words.count < 4 || wish.small.starts(with: ["instead", "of"]) { return nil }
    // "Half a spoon" is taken.
    if ["half", "one", "a", "two"].contains(wish.small.first),
      ["spoon", "spoonful", "teaspoon", "sugar", "sweetener"].contains(wish.small.last)
    {
      wish.words.insert("take", at: 0)
    }
    // "Have tea" is to drink it.
    if wish.small.first == "have", (2...4).contains(wish.words.count), let verb = use(of: Array(wish.words.dropFirst())),
      ["drink", "eat"].contains(verb)
    {
      wish.words[0] = verb
    }
    // "Oh sugar" in quotation marks is said.
    let isQuoted = text.first.map { "\"\u{201C}\u{201E}".contains($0) } == true
    if isQuoted, wish.words.count > 1 { return "say \(wish.text)" }
    // What is said stays quoted: say "let me think".
    if let end = text.last, "\"\u{201D}".contains(end), let start = text.dropLast().lastIndex(where: { "\"\u{201C}".contains($0) }) {
      var verb = TypedWords(String(text[..<start]))
      _ = verb.drop(["i will", "i'll", "i would", "i could", "i can", "i", "to"])
      let quoted = text[text.index(after: start)...].dropLast()
      if sayings.contains(verb.small.first ?? ""), !quoted.isEmpty { return "\(verb.text) \"\(quoted)\"" }
    }
    repeat {
    } while wish.drop([
      "i would like to", "i would love to", "i'd like to", "i'd love to", "i will", "i'll", "i would", "i'd rather", "i could", "i can",
      "i want to", "i", "to", "instead", "just", "maybe", "then", "rather",
      "by",
    ])
    // "Be more patient with my mother" is to stay patient with her.
    if wish.drop(["be more", "be a bit more", "be a little more", "be"]) {
      wish.words.insert(wish.small.first.map { kept.contains($0) } == true ? "stay" : "be", at: 0)
    }
    // "Ask how his day was instead of checking his phone".
    if let instead = wish.small.firstRange(of: ["instead", "of"]), instead.lowerBound > 1 { wish.cut(to: instead.lowerBound) }
    // "Say please" is said.
    let isPolite = wish.words.count == 2 && wish.small.first == "say"
    repeat {} while wish.dropLast(isPolite ? ["instead"] : ["instead", "please", "and", "or", "etc"])
    // "Drink water, go for a walk" is both.
    if !wish.small.contains("and"), let comma = wish.words.dropLast(2).firstIndex(where: { $0.hasSuffix(",") }), comma > 0,
      Inflection.isVerb(wish.small[0]), Inflection.isVerb(wish.small[comma + 1]), !VerbTable.also.contains(wish.small[comma + 1])
    {
      wish.words.replaceSubrange(comma...comma, with: [String(wish.words[comma].dropLast()), "and"])
    }
    // "Drive, so I stay sober" tells what for besides.
    if let reason = wish.small.indices.dropFirst().first(where: {
      wish.words[$0 - 1].hasSuffix(",") && ["so", "because", "since"].contains(wish.small[$0])
    }) {
      wish.cut(to: reason)
    }
    // A clause that is said is quoted: say "let me think about it".
    if wish.small.first == "say", (4...9).contains(wish.words.count),
      ["let", "i'll", "give"].contains(wish.small[1])
        || wish.small[1] == "i" && ["have", "need", "must", "am", "will", "can"].contains(wish.small[2])
    {
      let said = wish.words.dropFirst().map { $0 == "i" || $0.hasPrefix("i'") ? Inflection.capitalized($0) : $0 }.joined(separator: " ")
      return "say \"\(said)\""
    }
    // "Ten minutes" is no act.
    if wish.small.count > 1, wish.small.dropLast().allSatisfy(TypedWords.numbers.contains),
      ["minute", "minutes", "hour", "hours", "seconds"].contains(wish.small[wish.small.count - 1])
    {
      return nil
    }
    // "Slow breathing" is to breathe slowly.
    if wish.words.count == 2, let how = ["slow", "deep", "calm", "quiet", "gentle"].first(where: { $0 == wish.small[0] }),
      let base = Inflection.base(ofGerund: wish.small[1]), Inflection.isVerb(base)
    {
      wish.words = [base, how == "gentle" ? "gently" : "\(how)ly"]
    }
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map(String.init)
    // What is not done is nothing to do instead, and a short answer names nothing.
    guard let first = words.first(where: { !Inflection.isAdverb($0) })?.lowercased(),
      !["not", "don't", "no", "yes", "ok", "okay", "nothing", "without", "stop", "avoid"].contains(words[0].lowercased())
    else { return nil }
    // "Calm" is how one stays, and not what one does.
    if words.count < 3, Inflection.isState(words[words.count - 1]), words.count == 1 || ["be", "stay"].contains(first),
      words.count == 2 || !Inflection.isVerb(first) || first == "calm"
    {
      return "stay \(words[words.count - 1])"
    }
    let isQuality = words.count > 1 && qualities.contains(first) && use(of: Array(words.dropFirst())) != nil
    // "Phoning my cousin".
    let isOwn = words.count > 2 && ["my", "the", "a"].contains(words[1].lowercased())
    let isGerund =
      !isQuality && first != "sparkling"
      && Inflection.base(ofGerund: first).map { Inflection.isVerb($0) || isOwn && VerbTable.also.contains($0) } == true
    if isGerund, words.count == 1 || words.count != 2 || !Inflection.countables(words[1]) { return Inflection.bases(of: phrase) }
    // "Put phone in the kitchen".
    if ["put", "leave", "keep", "charge", "lock"].contains(first), words.count > 1, Self.ownThings.contains(words[1].lowercased()) {
      return "\(first) my \(words.dropFirst().joined(separator: " "))"
    }
    // "a walk" needs a verb, but "walk" is one.
    let next = words.count > 1 ? words[1].lowercased() : ""
    // "Fidget ring".
    if first == "fidget", words.count == 2 { return "play with a \(phrase)" }
    if Inflection.isVerb(first, before: next), words.count == 1 || !nounsAsModifiers(words) { return phrase }
    // "Batch-cook soup".
    if first.contains("-"), let verb = first.split(separator: "-").last, Inflection.isVerb(verb), words.count > 1 { return phrase }
    if words.count > 1, words.last == "on", ["my", "the"].contains(first) { return "put \(phrase)" }
    // "Shoes on".
    if words.count == 2, words[1] == "on", Self.worn.contains(first) { return "put my \(phrase)" }
    // "Sits still", "feet on the floor", "lights off".
    if let base = Inflection.base(ofThirdPerson: first), Inflection.isVerb(base), words.count > 1, !VerbTable.also.contains(base) {
      return "\(base) \(words.dropFirst().joined(separator: " "))"
    }
    if let place = words.dropFirst().firstIndex(where: ["on", "in"].contains), place < 4, place + 1 < words.count,
      // "Both feet flat on the floor".
      placed.contains(words[words[place - 1] == "flat" && place > 1 ? place - 2 : place - 1].lowercased())
    {
      let isOwned = Inflection.determiners.contains(first) || first == "both"
      // "Feet on floor".
      let phrase = phrase.replacing(/\ (on|in) (?=(?:floor|ground|table|desk|bag|drawer|kitchen|fridge|bin|lap)$)/) { " \($0.1) the " }
      return "\(phrase.hasSuffix("wheel") ? "keep" : "put") \(isOwned ? "" : "my ")\(phrase)"
    }
    if words.last == "off", words.count < 4 { return "turn \(Inflection.determiners.contains(first) ? "" : "the ")\(phrase)" }
    // "Fifteen minutes of Duolingo".
    if isPart(phrase), words.dropFirst().prefix(3).contains(where: { ["minutes", "minute"].contains($0) }), words.contains("of") {
      return "do \(phrase)"
    }
    // "Ten minutes alone".
    if words.count > 2, words[1].lowercased() == (first == "one" ? "minute" : "minutes"), !words.contains("of") { return "take \(phrase)" }
    // "Fiddle with my ring", "march on the spot".
    if ["fiddle", "march"].contains(first), words.count > 2 { return phrase }
    // "Around the block", "a lap around the block", "outside".
    if phrase.hasSuffix("around the block"), words[0] == "around" || words[1] == "lap" { return "walk \(phrase)" }
    if words.count == 3, ["in", "at"].contains(first), words[1] == "the", !Trigger.isScheduled(phrase) { return "go to the \(words[2])" }
    if words.count == 1, ["outside", "outdoors", "upstairs", "downstairs"].contains(first) { return "go \(phrase)" }
    guard var verb = use(of: words) else { return "turn to \(Inflection.first(Inflection.inner(wish.text, keepsName: true)))" }
    // Nobody drinks an apple with their water.
    if ["drink", "eat"].contains(verb), words.contains("and") { verb = "have" }
    // "Play guitar" has its verb.
    if verb == first { return phrase }
    // "Twenty minute walk".
    if verb == "take", words.count > 2, words[words.count - 2] == "minute", !["a", "an", "the", "my"].contains(first) {
      return "take a \(phrase)"
    }
    let hasArticle = Inflection.determiners.contains(first) || first.hasSuffix("ty")
    let head = head(of: words).lowercased()
    let isOne = Inflection.countable.contains(head) && !hasArticle
    return "\(verb) \(isOne ? Inflection.article(for: phrase) + " " : "")\(phrase)"
  }

  private static let ownThings: Set = ["phone", "keys", "shoes", "laptop", "alarm", "bag", "cigarettes", "card", "wallet", "hands", "fork"]
  private static let kept: Set = [
    "patient", "kind", "calm", "gentle", "quiet", "still", "present", "polite", "friendly", "focused", "curious",
  ]
  private static let worn: Set = [
    "shoes", "trainers", "sneakers", "boots", "coat", "jacket", "headphones", "glasses", "gloves", "helmet", "kit",
  ]
  private static let sayings: Set = ["say", "ask", "answer", "tell", "reply", "whisper", "repeat"]

  /// Whether words name a part of what is to be done: "two pages".
  static func isPart(_ words: String) -> Bool {
    let first = TypedWords(words).small.first ?? ""
    return Numerals.english.small.contains(first) || Numerals.english.tens.contains(first) || ["a", "an", "half", "some"].contains(first)
  }

  /// Returns the usual verb for a thing.
  static func use(of words: [String]) -> String? {
    let small = words.map { $0.lowercased() }
    let content = small.split(separator: "of").last.flatMap { $0.prefix { !Self.prepositions.contains($0) }.last }
    return ([content, head(of: small), small.last].compactMap(\.self)).lazy.compactMap { Inflection.uses[$0] }.first
  }

  /// Returns the main word of a phrase: "glass" in "a glass of water with lemon".
  private static func head(of words: [String]) -> String {
    words.prefix { !prepositions.contains($0.lowercased()) }.last ?? ""
  }

  private static func nounsAsModifiers(_ words: [String]) -> Bool {
    // "Play sudoku" is done, and a play date is had.
    let first = words[0].lowercased(), next = words[1].lowercased()
    let isModifier = first == "play" ? next.hasPrefix("date") : ["stress", "exercise", "work", "cruise"].contains(first)
    return isModifier && Inflection.uses[next] != nil
  }

  private static let placed: Set = ["feet", "foot", "hand", "hands", "phone", "shoes", "keys", "glasses", "elbows"]
  /// Gerunds that say how a thing is: "sparkling water".
  private static let qualities = Inflection.words(
    "sparkling steaming calming soothing relaxing refreshing boiling fizzing running tingling warming cooling cheering mineral")

  private static let prepositions: Set = [
    "of", "with", "for", "in", "on", "from", "to", "at", "by", "and", "or", "around", "round", "along", "through", "before", "after",
    "without", "about",
  ]
}
