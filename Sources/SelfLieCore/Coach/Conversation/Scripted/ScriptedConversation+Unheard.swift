/// What is said to words that answer nothing.
extension ScriptedConversation {
  /// What is said of words that answer nothing: what every question hears, once, and then the question again.
  mutating func unheard(_ words: String) -> String {
    isAtALoss = true
    if [.belief, .change].contains(question), ["he", "she", "they"].contains(TypedWords(words).small.first), Self.tellsOfOthers(words) {
      return Self.inMind
    }
    if ![.goal, .kind].contains(question), Self.isOthersPast(TypedWords(words).small) { return "I keep that in mind. \(asked) \(example)" }
    // What weighs on somebody is no order that was misheard.
    if Self.isFeeling(words) || isSore(words) || Self.isPast(TypedWords(words).small) || words.lowercased().hasPrefix("i don't deserve") {
      return question == .change || question == .belief
        ? "I hear you. \"Softer\" claims less, and \"others\" shows more."
        : "I hear you. \(asked) \(example) Enter skips it, and /quit leaves."
    }
    let small = TypedWords(words).small
    if Self.isTooMuch(small) { return "How many, then? Say it whole, as in \"five pages\"." }
    if small.count < 8, small.contains("not") || small.contains("wrong") || small.last?.hasPrefix("mean") == true,
      phrasebook.dialogue.isObjection(words)
    {
      return "Then say it in other words. \(asked) \(example)"
    }
    if ["thanks", "thank"].contains(small.first) { return "You're welcome. \(asked) /quit leaves." }
    if ["once", "twice"].contains(small.first) || small.contains("times") { return "I keep that in mind. \(asked) \(example)" }
    // "Ok" and "5" ask for nothing.
    let isShort = phrasebook.dialogue.isShort(words) || phrasebook.dialogue.number(words) != nil || TypedWords(words).words.count < 2
    defer { knowsOrders = knowsOrders || !isShort }
    // What isn't right is asked again by itself.
    if question == .change || question == .belief {
      if Self.tellsOfOthers(words) || ["it's", "he's", "she's", "they're", "there's"].contains(small.first) && small.count > 2 {
        return Self.inMind
      }
      return knowsOrders || isShort ? "Say what you would have otherwise, or \"others\"." : "I can't place that; \(Self.orders)."
    }
    return knowsOrders || isShort
      ? "First: \(asked) \(example) Enter skips it." : "I can't place that; \(Self.orders). \(asked) \(example)"
  }

  /// Whether something is too much: "twenty pages is too much".
  static func isTooMuch(_ small: [String]) -> Bool {
    small.count < 7 && zip(small, small.dropFirst()).contains { $0 == "too" && ["many", "much"].contains($1) } && small.contains("is")
  }

  /// What the last question hears: all of it once, and then where it stands.
  mutating func misunderstanding() -> String {
    defer { (knowsChanges, isAtALoss) = (true, true) }
    return "I didn't understand that. "
      + (knowsChanges ? "Enter lists what I understand; /keep 1, /again and /quit work too." : Self.changes)
  }

  /// What can be asked for at any question.
  static let orders = "I know \"shorter\", \"softer\", \"as you\", \"others\" and \"back\""

  /// Whether a line only says how somebody feels: "everything is too much", "I'm ashamed".
  static func isFeeling(_ words: String) -> Bool {
    let small = TypedWords(words).small
    let said = "\(small.joined(separator: " ")) "
    // "I am enough." is a sentence.
    let isOwn = ["i'm ", "im ", "i am "].contains(where: said.hasPrefix) && words.hasSuffix(".")
    return !isOwn && (small.count < 7 || said.hasPrefix("i feel ") || said.hasPrefix("i get "))
      && [
        "i'm", "im", "i miss", "i get scared", "i get nervous", "i get anxious", "i get shy", "i get embarrassed", "everything is",
        "i feel", "i am", "it's hard", "it is hard", "it hurts", "i can't", "i hate myself",
        "nothing works",
        "nothing helps",
      ].contains { said.hasPrefix("\($0) ") }
  }

  /// Returns the command of somebody who asks why a sentence is as it is: "why that one?", "why is 2 good?"; nil for another line.
  public func whyCommand(for line: String) -> String? {
    var words = TypedWords(line)
    // "What's wrong with number 2?"
    if words.drop(["what's wrong with", "what is wrong with", "whats wrong with"]), !candidates.isEmpty {
      _ = words.drop(["number", "sentence", "the"])
      if let place = ["first", "second", "third"].firstIndex(of: words.small.first?.filter(\.isLetter) ?? "") {
        return "/why \(place + 1)"
      }
      let number =
        words.small.first.map { $0.filter(\.isLetter) }.flatMap(Numerals.english.small.firstIndex) ?? words.small.first.flatMap { Int($0) }
      return number.map { "/why \($0)" } ?? "/why"
    }
    // "What does number 2 mean?"
    if !candidates.isEmpty,
      let place = line.firstMatch(
        of:
          /(?i)^what(?:'?s|\s+does|\s+is)?\s+(?:the\s+)?(?:number|sentence)?\s*(1|2|3|first|second|third)(?:\s+(?:one|sentence))?\s+(?:mean|about)\b/
      )?.1
    {
      return "/why \(Paraphrase.number(String(place)))"
    }
    // "Why does it say until the urge fades?", "what does that slip road bit mean".
    let cited =
      line.wholeMatch(of: /(?i)why\s+does\s+(?:it|that|this|one)\s+say\s+["']?(.+?)["']?\?*/)?.1
      ?? line.wholeMatch(of: /(?i)what\s+does\s+(?:that|the)\s+(.+?)\s+(?:bit|part|one|word|thing)\s+mean\?*/)?.1
    if let cited, let place = candidates.firstIndex(where: { shares($0.text, with: String(cited)) }) { return "/why \(place + 1)" }
    guard !candidates.isEmpty, words.drop(["why"]), words.words.count < 7 else { return nil }
    let small = words.small
    // "Why 1" without the slash, "why number 3?", "why is the second good?".
    var named = words
    while named.words.count > 1, named.drop(["is", "does", "about", "number", "sentence", "the"]) {}
    if named.words.count < 2 || named.words.count == 2 && ["one", "please"].contains(named.small[1]) || small.first == "is",
      let word = named.small.first?.filter(\.isLetter),
      let number = Numerals.english.small.firstIndex(of: word) ?? ["first", "second", "third"].firstIndex(of: word).map({ $0 + 1 })
    {
      return "/why \(number)"
    }
    if small.first == "is", small.contains(where: ["good", "first", "best"].contains), small.count < 5 { return "/why" }
    let isAsked =
      small.isEmpty && question != .reason || ["that", "this", "the", "those", "these"].contains(small.first)
      || small.starts(with: ["does", "it"]) || small.starts(with: ["does", "that"])
      || small.starts(with: ["did", "you"]) && small.contains { ["choose", "pick", "use", "say"].contains($0) }
    return isAsked ? "/why" : nil
  }
}
