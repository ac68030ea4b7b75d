/// Moments that people name without a word for when.
extension Trigger {
  /// Returns a moment that is named without a word for when: what comes again, a place with its time, what people come together for; nil for
  /// other words.
  static func known(_ small: [String], _ words: [String], _ phrase: String) -> String? {
    done(small, words) ?? drink(small, words) ?? lateHabit(small) ?? season(small, phrase) ?? named(words, phrase) ?? seat(small, phrase)
      ?? visit(small, words)
      ?? occasion(small, phrase)
  }

  /// Whether words say what came once, or in spite of what: "before he passed", "even if it's raining".
  static func isNoMoment(_ text: String) -> Bool {
    ["even if ", "even though "].contains(where: text.lowercased().hasPrefix) || unspecific.contains(text.lowercased())
      || ["died", "passed", "away"].contains(where: text.hasSuffix)
        && text.contains(/^(?i)(?:before|after)\s(?:he|she|they|my\s\w+)\s(?:passed(?:\saway)?|died)$/)
      || text.contains(/^(?i)(?:when|whenever|before|after)\sI\s(?:go|do|have|get|am|start|try)$/)
      // "Before I can't climb stairs" is a deadline.
      || text.contains(/^(?i)before\sI\s(?:can't|cannot|can\snot)\s/)
      // "Before I have" is cut off from "decided".
      || text.contains(/^(?i)(?:before|after|when|whenever|while)\sI\s(?:have|had|am|will|would)\seven$/)
  }

  /// Returns what is done with as a moment: "when my homework is done" of "homework done"; nil for other words.
  static func done(_ small: [String], _ words: [String]) -> String? {
    guard (2...3).contains(small.count), let first = small.first, let last = small.last, !isClause(small),
      ["done", "finished", "ready", "over"].contains(last)
    else { return nil }
    let isOwn =
      first.hasSuffix("work") || ["shift", "chores", "prayers", "run", "dinner", "lunch", "breakfast", "tea", "coffee"].contains(first)
    let owner = Inflection.determiners.contains(first) ? "" : isOwn ? "my " : "the "
    return "when \(owner)\(words.dropLast().joined(separator: " ")) \(first.hasSuffix("s") ? "are" : "is") \(last)"
  }

  /// Returns a drink with another moment: "when I have my morning coffee and after meals" of "with my morning coffee and after meals"; nil for
  /// other words.
  static func drink(_ small: [String], _ words: [String]) -> String? {
    guard small[0] == "with", small.count > 4, small.prefix(4).contains(where: ["coffee", "tea", "beer", "wine"].contains) else {
      return nil
    }
    return "when I have \(words.dropFirst().joined(separator: " "))"
  }

  /// Returns when a feast is: "at Christmas", "on Christmas Eve"; nil for other words.
  static func feast(_ words: String) -> String? {
    guard feasts.contains(words.lowercased()) else { return nil }
    let name = words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return "\(["eve", "day"].contains(where: words.lowercased().hasSuffix) ? "on" : "at") \(name)"
  }

  /// Returns a habit that is had late as its moment: "when I snack late at night" of "late night snacking"; nil for other words.
  static func lateHabit(_ small: [String]) -> String? {
    guard small.count == 3, small[0] == "late", small[1] == "night", let base = Inflection.base(ofGerund: small[2]) else { return nil }
    return "when I \(base) late at night"
  }

  /// Whether a word that can begin a moment tells of the act: "say yes to every meeting", "put my fork down between bites".
  static func isObject(_ small: [String], at index: Int) -> Bool {
    let isEach = ["every", "each"].contains(small[index]) && ["to", "for", "of", "with", "about", "in"].contains(small[index - 1])
    return isEach || small[index] == "between" && ["bites", "mouthfuls"].contains(small.dropFirst(index + 1).first)
  }

  /// Returns a place of one's own with its time as a moment: "on the sofa after dinner" of "the sofa after dinner"; nil for other words.
  static func seat(_ small: [String], _ phrase: String) -> String? {
    guard (4...6).contains(small.count), ["the", "my"].contains(small[0]),
      ["after", "before", "at", "in", "on", "during"].contains(small[2])
    else { return nil }
    return seats[small[1]].map { "\($0) \(phrase)" }
  }
  private static let seats = [
    "sofa": "on", "couch": "on", "settee": "on", "bus": "on", "train": "on", "tube": "on", "toilet": "on", "loo": "on", "balcony": "on",
    "bed": "in", "kitchen": "in", "bath": "in", "car": "in", "office": "in", "garden": "in", "desk": "at", "table": "at",
  ]

  /// Returns what people come together for as a moment: "at family dinners", "at my son's football matches"; nil for other words.
  static func occasion(_ small: [String], _ phrase: String) -> String? {
    // "Deep work hours".
    if (2...4).contains(small.count), small.last == "hours", !TypedWords.numbers.contains(small[0]), !Inflection.cueWords.contains(small[0])
    {
      return "during \(phrase)"
    }
    // "Sales calls", which nobody makes who is called Sales, and "Monday stand-ups".
    if small.count == 2, small[1].hasSuffix("s"), talks.contains(String(small[1].dropLast())),
      days.contains(small[0]) && small[1] != "meetings"
        || ["sales", "client", "zoom", "video", "conference", "customer", "phone", "team", "staff"].contains(small[0])
    {
      return "\(small[1] == "calls" ? "on" : "in") \(phrase)"
    }
    if let last = small.last, (3...4).contains(small.count), ["the", "our", "my"].contains(small[0]), talks.contains(last) {
      return "\(last == "call" ? "on" : "in") \(phrase)"
    }
    guard (2...5).contains(small.count), let last = small.last, gatherings.contains(last),
      small.contains(where: { $0.hasSuffix("'s") })
        || small.count == 2 && ["family", "work", "team", "school", "birthday", "christmas", "office"].contains(small[0]),
      !Inflection.cueWords.contains(small[0])
    else { return nil }
    return "at \(phrase)"
  }
  private static let talks: Set = [
    "stand-up", "standup", "huddle", "meeting", "class", "lesson", "briefing", "seminar", "workshop", "session", "call",
  ]
  private static let gatherings: Set = [
    "dinners", "dinner", "lunches", "gatherings", "gathering", "parties", "party", "weddings", "wedding", "matches", "match", "games",
    "game",
    "reunions", "barbecues", "recitals", "concerts", "meals", "drinks",
  ]

  /// Returns what happens on a day as a moment: "when my sister comes over on Sundays" of "on Sundays my sister comes over"; nil for other
  /// words.
  static func visit(_ small: [String], _ words: [String]) -> String? {
    guard (5...9).contains(small.count), small[0] == "on", days.contains(small[1]),
      ["my", "the", "he", "she", "we", "they"].contains(small[2]), isClause(Array(small[2...]))
    else { return nil }
    return "when \(words[2...].joined(separator: " ")) on \(words[1].prefix(1).uppercased() + words[1].dropFirst())"
  }

  /// Returns a moment that is typed as briefly as people note it: "when I am alone late at night" for "late at night alone", "in the Wednesday
  /// seminar" for "Wednesday seminar, 2 to 4", "on payday" for "payday, the 25th"; nil for other words.
  static func brief(_ text: String) -> String? {
    // Most texts begin and end otherwise, and the patterns take long.
    let small = text.lowercased()
    guard small.contains("day") || briefEnds.contains(where: small.hasSuffix) || briefBeginnings.contains(where: small.hasPrefix) else {
      return nil
    }
    if let alone = text.wholeMatch(of: /(?i)(.+?),? (?:when )?(alone|half asleep|drunk)/), let cue = cue(of: String(alone.1)),
      isScheduled(cue) || cue.hasPrefix("late ")
    {
      return "when I am \(alone.2.lowercased()) \(cue)"
    }
    // "7 to 8 pm", "from morning".
    if let span = text.wholeMatch(
      of: /(?i)(?:from )?(\d{1,2})(?: ?[ap]m)? ?(?:to|till|until|-) ?(\d{1,2}(?: ?[ap]m| in the (?:morning|evening)))/),
      let end = cue(of: "at \(span.2)")
    {
      return "from \(TypedWords(String(span.1)).text) to \(end.dropFirst(3))"
    }
    if let start = text.wholeMatch(of: /(?i)from (?:the )?(morning|evening)/) { return "in the \(start.1.lowercased())" }
    if let late = text.wholeMatch(of: /(?i)late night ((?:on|at|in) .+)/) { return "late at night \(late.1)" }
    if let timed = text.wholeMatch(of: /(?i)((?:mon|tues|wednes|thurs|fri|satur|sun)days?),? (\d{1,2}(?::[0-5]\d| ?[ap]m))/),
      let clock = cue(of: "at \(timed.2)")
    {
      return "on \(Inflection.capitalized(timed.1.lowercased())) \(clock)"
    }
    if text.contains(/^(?i)(?:my )?feet (?:on|hit|touch|touching) the (?:floor|ground)$/) { return "when my feet touch the floor" }
    // "11pm, lights out", "every email I write".
    if let clock = text.wholeMatch(of: /(?i)(\d\S*(?: ?[ap]m)?),? lights out/) { return cue(of: "at \(clock.1)") }
    if let each = text.wholeMatch(of: /(?i)((?:every|each) \w+) i (\w+)/) { return "with \(each.1.lowercased()) I \(each.2)" }
    // "Twelve o'clock siren", "every bad call".
    if text.contains(/^(?i)(?!the |my |when |at |after )(?:\S+ ){1,2}(?:siren|bell|whistle|gong)$|^\d+ o'clock alarm$/) {
      return cue(of: "at the \(text)") ?? "at the \(text)"
    }
    if text.contains(/^(?i)(?:every|each) (?:\w+ )?(?:call|goal|corner|red light|turn|pause|hole|shot|bell|serve)$/) {
      return "at \(text.lowercased())"
    }
    if let event = text.wholeMatch(
      of:
        /(?i)(?:the )?(mon|tues|wednes|thurs|fri|satur|sun)day (seminar|meeting|class|lesson|lecture|training|rehearsal|service|market|mass)(?:,? (?:from )?\d.*)?/
    ) {
      let isInside = ["seminar", "meeting", "class", "lesson", "lecture"].contains(event.2.lowercased())
      return "\(isInside ? "in" : "at") the \(Inflection.capitalized(event.1.lowercased()))day \(event.2.lowercased())"
    }
    // "Monday morning stand-up".
    if let event = text.wholeMatch(
      of:
        /(?i)((?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)) (stand-up|standup|call|drinks|meeting|service|mass|shift|run|practice|rehearsal|quiz|dinner|lunch|brunch)/
    ) {
      return "at my \(Inflection.capitalized(event.1.lowercased())) \(event.2.lowercased())"
    }
    if let day = text.wholeMatch(of: /(?i)(payday|market day),? (?:on )?the \d{1,2}(?:st|nd|rd|th)?/) { return "on \(day.1.lowercased())" }
    if text.contains(/^(?i)(?:end|start|beginning) of (?:the|my) \w+,? (?:before|after|when)\s/) {
      return cue(of: "at the \(text.filter { $0 != "," })")
    }
    return text.contains(/^(?i)end of day,? (?:before|after|when)\s/)
      ? cue(of: "at the \(text.replacing("end of day", with: "end of the day"))") : nil
  }

  /// Returns a moment that is noted without its verb: "when the kids are asleep" for "kids asleep", "when I am parked up outside work" for
  /// "parked up outside work", "at the school gate" for "school gate"; nil for other words.
  static func noted(_ words: [String]) -> String? {
    let small = words.map { $0.lowercased() }
    guard let first = small.first, let last = small.last, small.count < 8 else { return nil }
    // "Bored, one in the morning".
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count,
      case let mood = words[...comma].joined(separator: " ").filter({ $0 != "," }),
      let time = cue(of: words[(comma + 1)...].joined(separator: " ")), isScheduled(time), let state = cue(of: mood),
      state.hasPrefix("when I ")
    {
      return "\(state) \(time)"
    }
    let phrase = words.joined(separator: " ")
    if small.count > 1, first.hasSuffix("ed"), first.count > 4, notedPlaces.contains(small[1]) { return "when I am \(phrase)" }
    // "Kids asleep", "kids in bed", "telly off".
    let isAway = small.count == 3 && small[1] == "in" && last == "bed" || small.count == 2 && notedStates.contains(last)
    if isAway, !Inflection.determiners.contains(first), !Inflection.isState(first) {
      let isSeveral = first.hasSuffix("s") && !first.hasSuffix("ss") || first == "children"
      let owner = Relative.isIn([first]) && !["kids", "children", "baby"].contains(first) ? "my" : "the"
      return "when \(owner) \(first) \(isSeveral ? "are" : "is") \(small.dropFirst().joined(separator: " "))"
    }
    if small.count < 4, notedSites.contains(last), !Inflection.determiners.contains(first) { return "at the \(phrase)" }
    if small.count < 3, ["adverts", "ads", "commercials", "credits"].contains(last) { return "during the \(phrase)" }
    return nil
  }

  private static let notedPlaces: Set = ["up", "in", "at", "on", "outside", "behind", "under", "by", "next", "with", "out", "off", "down"]
  private static let notedStates: Set = ["asleep", "awake", "away", "home", "out", "gone", "quiet", "on", "off", "empty", "late"]
  private static let notedSites: Set = [
    "gate", "gates", "till", "counter", "checkout", "door", "queue", "sink", "station", "platform", "crossing", "entrance", "stop", "desk",
  ]

  /// How often something is done that has no moment.
  private static let unspecific: Set = [
    "all day", "all day long", "all the time", "most of the time", "every time", "each time", "constantly", "randomly", "anytime",
    "any time", "everywhere", "anywhere",
  ]

  private static let briefEnds = [
    "alone", "asleep", "drunk", "lights out", "pm", "am", "morning", "evening", "floor", "ground", "siren", "bell", "whistle", "gong",
    "o'clock alarm",
  ]
  private static let briefBeginnings = ["late ", "every ", "each ", "end of ", "start of ", "beginning of "]

  /// Whether a cue is an urge or a mood, which can come at any time: "when the urge comes", "when I feel my temper rise".
  static func isUrge(_ cue: String) -> Bool {
    let cue = cue.lowercased()
    return cue.hasPrefix("when ")
      && cue.contains(
        /^when (?:the (?:\w+ )?(?:urge|craving)\b|a craving\b|i (?:crave|feel|notice|catch)\b|my (?:temper|hands?|fingers|jaw|voice|thoughts)\b|(?:anger|shame|envy|jealousy|fear)\b)/
      )
  }

  /// Whether a moment is a part of the day or the week, and no point in it: "on weekends", "in the evening".
  static func isSpan(_ cue: String) -> Bool {
    cue.lowercased().contains(
      /^(?:(?:on|at|over) (?:the )?(?:\w+ )?(?:weekends?|\w+days?)|in the (?:mornings?|evenings?|afternoons?)|at night|every \w+)$/)
  }

  /// Whether a moment can stand behind an urge: "after dinner", "at red lights", but not "when I get home" and "every night".
  static func isAddition(_ cue: String) -> Bool {
    cue.contains(/^(?i)(?:after|before|at|in|on|during)\s/) && !cue.contains(" when ")
  }
}
