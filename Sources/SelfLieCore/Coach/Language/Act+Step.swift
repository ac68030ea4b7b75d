/// What is done of an act that takes many days.
extension Act {
  /// What is done at a time, and the moment if that is usual: "work on my thesis for half an hour today" of "finish my thesis before the
  /// summer"; nil for other acts.
  var step: (cue: String?, deed: String)? {
    guard !isRepeated, let object = undeadlined else { return nil }
    switch verb {
    case "finish", "complete":
      guard let last = object.split(separator: " ").last.map({ $0.lowercased() }), Self.longWorks.contains(last) else { return nil }
      return (nil, "work on \(object.drop(prefix: "writing ") ?? object) for half an hour today")
    case "publish", "ship", "launch", "release":
      return object.hasPrefix("my ") ? (nil, "take one step today toward \(Inflection.gerund(of: verb)) \(object)") : nil
    case "declutter", "clear", "organise", "organize", "sort":
      let place = ["clear", "sort"].contains(verb) ? object.drop(prefix: "out ") : object
      guard let place, place.split(separator: " ").count < 4, let last = place.split(separator: " ").last,
        Self.rooms.contains(last.lowercased())
      else { return nil }
      return (nil, "clear one small part of \(place) today")
    case "pay":
      guard let debt = object.drop(prefix: "off "), debt.hasPrefix("my ") || debt.hasPrefix("the ") || debt.hasPrefix("our ") else {
        return nil
      }
      return ("on payday", "pay off a little more of \(debt)")
    case "get":
      guard let debt = object.drop(prefix: "out of "), debt.hasSuffix("debt") || debt.hasSuffix("debts") else { return nil }
      return ("on payday", "pay off a little more of my \(debt)")
    case "save":
      let aim = ["money for ", "up for ", "for "].lazy.compactMap { object.drop(prefix: $0) }.first
      guard let aim, !aim.hasPrefix("a rainy") else { return nil }
      return ("on payday", "put money aside for \(aim)")
    default: return nil
    }
  }

  /// Whether it is said as what goes on for days: "I am knitting a sweater".
  var takesDays: Bool {
    let isMade =
      Inflection.lasting.contains(verb) && !["learn", "read"].contains(verb) && ["a", "an", "half"].contains(words.dropFirst().first)
    let isStarted =
      verb == "start" && ["a", "an"].contains(words.dropFirst().first)
      || verb == "join" && ["a", "an", "the"].contains(words.dropFirst().first)
    // "Finish my tea", "finish one thing first" take no days.
    let isSoon = verb == "finish" && (words.dropFirst().first == "one" || Self.meals.contains(words.last ?? "")) || words.last == "first"
    return (isMade || isStarted || isUndertaking || Self.undertakings.contains(verb) && !isSoon) && words.count > 2 && !isDeed && isPlain
  }

  /// Whether it is done once, over many days, and nobody says that they do it: "pay off my credit card debt", "save money for a house".
  var isUndertaking: Bool {
    guard !isRepeated, words.count < 8 else { return false }
    let next = words.dropFirst().first ?? ""
    switch verb {
    case "pay": return next == "off" && words.count > 2
    case "declutter": return ["my", "the", "our"].contains(next)
    case "save": return words.contains("for") && ["money", "up", "for"].contains(next) && !words.contains("rainy")
    case "write": return next == "my" && words.dropFirst(2).contains(where: Self.works.contains)
    case "record": return ["my", "an", "our"].contains(next)
    case "open": return ["a", "my", "our"].contains(next) && Self.ventures.contains(words.last ?? "")
    case "make": return next == "amends" || words.contains("friends")
    default: return false
    }
  }

  private static let ventures: Set = ["bakery", "shop", "cafe", "business", "restaurant", "salon", "studio", "gym", "practice"]
  /// What is written over many days.
  private static let works: Set = ["proposal", "application", "memoir", "memoirs", "speech", "cv", "will"]

  /// What the act is done to, without the time by which it is to be done; nil if there is nothing.
  private var undeadlined: String? {
    var parts = text.split(separator: " ").map(String.init)
    if let by = parts.lastIndex(where: { ["by", "before"].contains($0.lowercased()) }), by > 1, parts.count - by < 7 {
      parts.removeSubrange(by...)
    }
    if parts.count > 3, ["this", "next"].contains(parts[parts.count - 2].lowercased()),
      Self.spans.contains(parts[parts.count - 1].lowercased())
    {
      parts.removeLast(2)
    }
    let object = parts.dropFirst().joined(separator: " ")
    return parts.count < 2 || parts.count > 8 || object.contains(" and ") ? nil : object
  }

  /// What somebody is more of who is less of something.
  static let instead = [
    "shy": "bolder", "anxious": "calmer", "nervous": "calmer", "stressed": "more relaxed", "tense": "more relaxed", "angry": "calmer",
    "irritable": "calmer", "negative": "more positive", "pessimistic": "more hopeful", "cynical": "more hopeful", "judgmental": "more open",
    "judgemental": "more open", "defensive": "more open", "critical": "kinder", "impulsive": "more patient", "impatient": "more patient",
    "awkward": "more at ease", "insecure": "more sure of myself", "selfish": "more generous",
    "controlling": "more easygoing", "clingy": "more independent", "needy": "more independent", "self-critical": "kinder to myself",
    "distracted": "more focused", "grumpy": "more cheerful", "stubborn": "more flexible", "passive": "more assertive", "timid": "bolder",
  ]

  /// The act with the time for it, where the words only say that it is done more often: "make time to see my grandchildren".
  var oftener: String? {
    guard text.hasSuffix(" more often"), words.count > 3, Self.visits.contains(verb) else { return nil }
    return "make time to \(text.dropLast(" more often".count))"
  }

  private static let visits: Set = ["see", "visit", "meet", "play", "dance", "sing", "draw", "paint", "swim", "hike", "travel"]
  private static let spans: Set = ["year", "month", "summer", "winter", "spring", "autumn", "semester", "term"]
  private static let longWorks = Inflection.words(
    "thesis dissertation degree novel book memoir manuscript album portfolio course studies phd")
  private static let rooms = Inflection.words(
    """
    garage attic basement cellar closet wardrobe kitchen bedroom bathroom office desk shed apartment flat house home room loft pantry drawers
    """)
}

extension String {
  /// Returns what follows a beginning; nil if the text does not begin with it.
  fileprivate func drop(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
