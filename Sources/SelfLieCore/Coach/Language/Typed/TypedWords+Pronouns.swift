// What "them" and "it" stand for in an act that was said behind the goal.

extension TypedWords {
  /// Returns an act with the things or the people of these words for "them": "wash the dishes right away" of whoever leaves dishes in the sink, "ask
  /// my kids in a quiet voice" of whoever yells at their kids. An act without "them" stays.
  /// - Parameter atOwnMoment: Whether the person named a moment, where the goal's own things are not said.
  func naming(them act: String, atOwnMoment: Bool) -> String {
    // "File them" of whoever bites their nails.
    if act.hasSuffix(" them"), act.count(where: { $0 == " " }) == 1, let things, let owner = small.lastIndex(of: "my"),
      small.dropFirst(owner + 1).first == things
    {
      return "\(act.dropLast("them".count))my \(things)"
    }
    guard let place = act.firstRange(of: " them ") else { return act }
    let verb = act[..<place.lowerBound].split(separator: " ").last.map { $0.lowercased() } ?? ""
    let isToldTo = Self.addressing.contains(verb)
    guard isToldTo || atOwnMoment, let named = isToldTo ? company.map({ "my \($0)" }) : things.map({ "the \($0)" }) else { return act }
    return act.replacing(" them ", with: " \(named) ", maxReplacements: 1)
  }

  /// Returns an act with the person of these words for "her" or "him": "ring my mum for five minutes" for "ring her for five minutes" of whoever
  /// would call their mum. An act that names somebody stays.
  func naming(person act: String) -> String {
    var typed = TypedWords(act)
    guard let relative = Relative(in: self), !relative.isSeveral, ["her", "him"].contains(relative.object), !Relative.isIn(typed.small),
      let place = typed.small.firstIndex(of: relative.object), place > 0,
      place + 1 == typed.words.count || Relative.behindObject.contains(typed.small[place + 1])
    else { return act }
    typed.words.replaceSubrange(place...place, with: ["my", relative.word])
    return typed.text
  }

  /// Verbs for what is done to people, and to nothing else.
  private static let addressing: Set = ["ask", "tell", "thank", "hug", "text", "kiss", "greet", "to", "with", "remind", "invite", "show"]

  /// The people whom the words name as one's own: "kids".
  private var company: String? {
    let plain = small.map { $0.filter { $0.isLetter } }
    return zip(plain, plain.dropFirst()).first {
      ["my", "our"].contains($0) && $1.count > 3 && ($1.hasSuffix("s") || $1 == "children") && Relative.isIn([$1])
    }?.1
  }

  /// The several things that a goal names last: "plates" of "stop eating off the kids' plates"; nil where it names persons or none.
  var things: String? {
    small.map { $0.filter { $0.isLetter || $0 == "'" } }.last { word in
      word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("'s") && !word.hasSuffix("us")
        && FrequentWords.ranks[word.dropLast()] != nil && !Relative.isIn([word])
        && Inflection.people.isDisjoint(with: Family.forms(of: word))
        && !["always", "sometimes", "times", "this", "hours", "minutes", "days"].contains(word)
    }
  }

  /// Returns an act with the thing that these words name for "it": "put my phone in the drawer" for "put it in the drawer" of whoever looks at
  /// their phone.
  func naming(it act: String) -> String {
    var typed = TypedWords(act)
    // "Write it down" of whoever worries.
    if typed.small.starts(with: ["write", "it", "down"]),
      small.contains(where: ["worry", "worrying", "overthink", "overthinking", "thoughts", "ruminating", "awake"].contains)
    {
      typed.words.replaceSubrange(1...1, with: ["the", "thought"])
      return typed.text
    }
    // "Transfer it to the other account" of whoever saves fifty euros a month.
    if typed.small.count > 2, typed.small[1] == "it", ["transfer", "move", "put", "send", "pay", "hide"].contains(typed.small[0]),
      let unit = small.indices.dropFirst().first(where: { ["euros", "pounds", "dollars", "francs", "quid"].contains(small[$0]) }),
      case let number = words[..<unit].reversed().prefix(while: { Self.numbers.contains($0.lowercased()) }).reversed(), !number.isEmpty
    {
      typed.words.replaceSubrange(1...1, with: number + [words[unit]])
      return typed.text
    }
    // "Put it in the calendar" of whoever would call their mother.
    if typed.small.starts(with: ["put", "it", "in"]), ["calendar", "diary", "planner"].contains(typed.small.last),
      let noun = small.first.flatMap({ ["call": "call", "ring": "call", "phone": "call", "visit": "visit", "meet": "meeting"][$0] })
    {
      typed.words.replaceSubrange(1...1, with: ["the", noun])
      return typed.text
    }
    // "Spend five minutes clearing it" of whoever clears their desk.
    if let it = typed.small.firstIndex(of: "it"), it > 0,
      let done = small.indices.dropLast(2).first(where: { place in
        let verb = Inflection.base(ofGerund: small[place]) ?? small[place]
        return ["my", "the"].contains(small[place + 1])
          && (typed.small[it - 1] == verb || Inflection.base(ofGerund: typed.small[it - 1]) == verb)
      })
    {
      typed.words.replaceSubrange(it...it, with: words[(done + 1)...(done + 2)])
      return typed.text
    }
    // "Scrape it into the bin" of whoever puts the leftovers away.
    if typed.small.count > 2, typed.small[1] == "it", small.first == "put", small.last == "away", (3...6).contains(small.count) {
      typed.words.replaceSubrange(1...1, with: words[1..<(words.count - 1)])
      return typed.text
    }
    guard typed.words.count > 2, Self.placings.contains(typed.small[0]) || ["take", "get", "open"].contains(typed.small[0]),
      let it = typed.small.firstIndex(of: "it"), it < 3
    else { return act }
    // "Take it out of the case" of whoever plays the cello.
    if let played = small.firstIndex(where: { ["play", "playing", "practise", "practising", "practice", "practicing"].contains($0) }),
      played + 2 < words.count, ["the", "my"].contains(small[played + 1])
    {
      typed.words.replaceSubrange(it...it, with: words[(played + 1)...(played + 2)])
      return typed.text
    }
    // Nobody puts their mother in the calendar.
    if let owner = small.lastIndex(of: "my"), owner + 1 < words.count, !Relative.isIn([small[owner + 1]]) {
      typed.words.replaceSubrange(it...it, with: ["my", words[owner + 1]])
    } else if small.contains(where: Self.scrolled.contains) {
      typed.words.replaceSubrange(it...it, with: ["my", "phone"])
    }
    return typed.text
  }

  /// Returns an act with the thing that these words name for the "it" on which it ends: "press a cold cloth on my eczema" for "press a cold cloth
  /// on it" of whoever scratches their eczema.
  func naming(place act: String) -> String {
    var typed = TypedWords(act)
    guard typed.words.count > 3, typed.small.last == "it", ["on", "onto", "over"].contains(typed.small[typed.words.count - 2]),
      let owner = small.lastIndex(of: "my"), owner + 1 < words.count, !Relative.isIn([small[owner + 1]])
    else { return act }
    typed.words.replaceSubrange((typed.words.count - 1)..., with: ["my", words[owner + 1].filter { $0 != "," }])
    return typed.text
  }

  private static let scrolled: Set = ["scrolling", "doomscrolling", "scroll", "doomscroll", "instagram", "tiktok", "texting", "phone"]
  /// What is done with a thing that one keeps away.
  static let placings: Set = [
    "put", "leave", "lock", "charge", "plug", "unplug", "turn", "switch", "hide", "lay", "place", "give", "drop", "move", "set",
  ]
}
