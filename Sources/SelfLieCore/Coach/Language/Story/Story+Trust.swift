/// What of a told wish can be trusted to be what is meant. What cannot is asked about.
extension TypedWords {
  /// Leaves out of a told wish what would not be said a thousand times, and says what its short words mean.
  /// - Returns: Whether the wish can be understood.
  mutating func settle(by told: TypedWords) -> Bool {
    // "See my friends again, maybe go to the choir on Thursdays".
    if let maybe = small.firstIndex(of: "maybe"), maybe > 0, maybe + 3 < words.count, Inflection.isVerb(small[maybe + 1]) {
      // "Join a choir or a football team" is one of many ways.
      if small[maybe...].contains("or") { cut(to: maybe) } else { keep(last: words.count - maybe - 1) }
    }
    // "Cut it out and go to bed with a book".
    // "Notice it and relax my jaw".
    if small.count > 5 { _ = drop(["notice it and", "notice that and"]) }
    _ = drop(["cut it out and", "quit it and", "drop it and", "stop it and"])
    _ = dropLast(["bit by bit", "little by little", "step by step"])
    _ = dropLast(["good or bad", "no matter how bad", "or something", "or so"])
    // "Be patient and also take an afternoon for myself" is two wishes.
    if let also = small.firstRange(of: ["and", "also"]), also.lowerBound > 1 { cut(to: also.lowerBound) }
    // "Nag less and just spend time with him".
    if let just = small.firstRange(of: ["and", "just"]) { words.remove(at: just.upperBound - 1) }
    // "Be on time for once and leave early".
    if let once = small.firstRange(of: ["for", "once"]) { words.removeSubrange(once) }
    // "Stay cool no matter how others drive".
    if let end = small.firstRange(of: ["no", "matter", "how"]) ?? small.firstRange(of: ["no", "matter", "what"]), end.lowerBound > 1 {
      cut(to: end.lowerBound)
    }
    // "Write five hundred words a day without judging them".
    if small.count > 5, ["them", "it"].contains(small.last), small[small.count - 3] == "without" { cut(to: small.count - 3) }
    // "Sit down with my Bible again for ten minutes".
    if let again = small.dropFirst(2).firstIndex(of: "again"), again + 1 < small.count,
      ["for", "every", "each", "before", "after"].contains(small[again + 1]), !["it", "them", "that", "go"].contains(small[again - 1])
    {
      words.remove(at: again)
    }
    // "Walk in there calm", "stand up there and speak slowly".
    if let there = small.dropFirst().firstIndex(of: "there"), ["in", "up", "over"].contains(small[there - 1]) { words.remove(at: there) }
    if let there = small.dropFirst().firstIndex(of: "there"), !Self.placed.contains(small[there - 1]) { return false }
    // "Stop after two and go home" leaves out what there are two of.
    if small.starts(with: ["stop", "after"]), small.contains("and") { return false }
    // "Put mine in the drawer".
    if let mine = small.firstIndex(of: "mine"), told.small.contains(where: { ["phones", "phone"].contains($0.filter(\.isLetter)) }) {
      words.replaceSubrange(mine...mine, with: ["my", "phone"])
    }
    return goThere(by: told) && nameObject(by: told)
  }

  private static let placed: Set = ["be", "get", "out", "is", "are", "stand", "sit"]

  /// Says where is gone: "go to the gym three times a week" for "go three times a week" of whoever tells of the gym.
  private mutating func goThere(by told: TypedWords) -> Bool {
    // "I drifted away from church and I want to go back".
    if small.elementsEqual(["go", "back"]) {
      guard let there = told.small.map({ $0.filter(\.isLetter) }).first(where: ["gym", "pool", "church", "choir", "mosque"].contains) else {
        return true
      }
      words += there == "church" ? ["to", there] : ["to", "the", there]
      return true
    }
    guard small.first == "go", let often = small.dropFirst().first,
      Self.numbers.contains(often) || ["once", "twice", "every"].contains(often)
    else { return true }
    guard let there = told.small.map({ $0.filter(\.isLetter) }).first(where: ["gym", "pool", "church", "choir", "mosque"].contains) else {
      return often == "every"
    }
    words.insert(contentsOf: there == "church" ? ["to", there] : ["to", "the", there], at: 1)
    return true
  }

  /// Says what "it" is behind a verb that few things go with: a debt is paid off, a phone is put away.
  private mutating func nameObject(by told: TypedWords) -> Bool {
    guard let it = small.prefix(5).firstIndex(where: ["it", "them"].contains), it > 0 else { return true }
    let verb = small[it - 1], behind = small.dropFirst(it + 1).first ?? ""
    let things: Set<String>
    if verb == "pay", behind == "off" || behind == "back" {
      things = ["debt", "debts", "loan", "loans", "card", "cards", "mortgage", "overdraft"]
    } else if verb == "pick", behind == "up", !told.small.contains(where: ["rings", "ringing", "calls"].contains) {
      things = ["guitar", "piano", "violin", "cello", "flute", "book", "brush", "pencil", "knitting", "spanish", "french", "german"]
    } else {
      return true
    }
    let small = told.small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard let place = small.lastIndex(where: things.contains) else { return verb == "pick" && small.contains("used") }
    if verb == "pay" { words.replaceSubrange((it - 1)...(it + 1), with: ["pay", "off", "my", small[place]]) }
    return true
  }

  /// Whether an act says enough by itself: "go home" does not.
  var isTelling: Bool {
    small.count { word in
      word.count > 2 && !Self.ends.contains(word) && !Inflection.determiners.contains(word) && !Self.vague.contains(word)
    } > 0
  }

  private static let vague: Set = [
    "again", "normally", "really", "finally", "home", "back", "people", "things", "something", "it", "get", "have", "see", "then", "more",
  ]
}

extension Story {
  /// Whether an act answers what happens: "breathe out" does when somebody shouts, and "pay off my debts" does not.
  static func answers(_ wish: TypedWords, _ moment: [String]) -> Bool {
    guard let verb = wish.small.first, ["when", "whenever", "while"].contains(moment.first?.lowercased() ?? "") else { return true }
    if timeless.contains(verb) || wish.small.starts(with: ["pay", "off"]) { return false }
    // "Be close to her again" is wanted at any time.
    if verb == "be", !tempers.contains(wish.small.dropFirst().first ?? "") { return false }
    // Nobody eats at the mirror.
    if moment.contains(where: { $0.lowercased() == "mirror" }), ["eat", "cook", "exercise", "go"].contains(verb) { return false }
    // "When my wife's asleep" is when nothing is said to her.
    if moment.contains(where: { $0.lowercased() == "asleep" }), ["listen", "talk", "tell", "ask", "be"].contains(verb) { return false }
    // "When I open my mailbox, I open letters the day they come".
    return
      !(moment.dropFirst().first?.lowercased() == "i" && moment.dropFirst(2).first?.lowercased() == verb
      && !["drive", "wake", "go", "walk"].contains(verb))
  }

  /// Verbs for what is done at its own time, and answers nothing.
  private static let timeless = Inflection.words("save lose earn join apply become")
  private static let tempers: Set = [
    "calm", "patient", "kind", "gentle", "quiet", "honest", "present", "brave", "there", "polite", "friendly", "nice", "firm", "open",
    "able", "more", "kinder", "calmer", "happy", "proud", "still", "clear", "relaxed", "confident", "direct", "fair", "nicer", "in", "at",
    "on",
  ]
}
