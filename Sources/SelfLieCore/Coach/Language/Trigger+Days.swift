/// Days of the week and of the month as moments, and times that are counted.
extension Trigger {
  /// Returns words that are a moment in a way of their own: days, meals, what somebody goes to; nil for others.
  static func special(_ text: String) -> String? {
    let ways = [brief, span, weekdays, monthday, counted, meals, appointment, pastime, { eve($0) }, end, firstOfSeveral]
    return ways.lazy.compactMap { $0(text) }.first
  }

  /// Returns one time of several as it is: "the fifth time she asks"; nil for other words.
  private static func counted(_ text: String) -> String? {
    let words = TypedWords(text), small = words.small
    return small.count > 4 && small[0] == "the" && small[2] == "time" && ordinals.contains(small[1]) ? Inflection.first(words.text) : nil
  }

  private static let ordinals: Set = ["second", "third", "fourth", "fifth", "sixth", "tenth", "hundredth", "next", "last"]

  /// Whether words say how something is done, and neither when nor where: "in one sentence", "in a calm voice".
  static func isManner(_ words: String) -> Bool {
    let small = TypedWords(words).small
    return (3...4).contains(small.count) && small[0] == "in" && ["one", "a", "my"].contains(small[1])
      && small.last.map(["sentence", "word", "words", "voice", "breath", "go"].contains) == true
  }

  /// Returns a text with the days of the week in full: "before breakfast on Mondays and Wednesdays and Fridays" for "before breakfast on Mon, Wed,
  /// Fri". A day alone stays, because "sun" and "sat" are other words too.
  static func spellingDays(of text: String) -> String {
    // "Tuesdays, Thursdays and Sundays" are one moment.
    text.replacing(/(?i)\b(\w{3,6}days?), (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/) { "\($0.1) and " }.replacing(
      /(?i)\b(mon|tues?|wed|thurs?|thur?|fri|sat|sun)s?((?:(?:,| and|, and| &|\/) ?(?:mon|tues?|wed|thurs?|thur?|fri|sat|sun)s?\b)+)/
    ) { match in
      let all = "\(match.1)\(match.2)".lowercased().split { !$0.isLetter }.filter { $0 != "and" }
      return all.compactMap { day in Self.fullDays.first { day.hasPrefix($0.lowercased().prefix(3)) } }.joined(separator: " and ")
    }
  }
  private static let fullDays = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"]

  /// Returns the evening before with what is done then: "the night before" and "pack my bag" of "pack my bag the night before"; nil for other
  /// acts.
  static func eve(behind act: String) -> (cue: String, act: String)? {
    ["the night before", "the evening before"].first { act.hasSuffix(" \($0)") }.map { ($0, String(act.dropLast($0.count + 1))) }
  }

  /// Returns the evening before a day: "on Monday evening" for "on Tuesday after work"; nil for a moment on no day of the week, or on several.
  static func eve(of moment: String) -> String? {
    let week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let named = TypedWords(moment).small.map { $0.filter(\.isLetter) }.filter { word in week.contains(where: word.hasPrefix) }
    guard let name = named.first, named.count == 1, let day = week.firstIndex(where: name.hasPrefix) else { return nil }
    return "on \(Inflection.capitalized(week[(day + 6) % 7])) evening\(name.hasSuffix("s") ? "s" : "")"
  }

  /// Returns a moment on several days without one of them: "on Tuesdays before breakfast" for "on Tuesdays and Sundays before breakfast"; nil
  /// where it is not on that day, or on no other.
  static func without(day: String, in moment: String) -> String? {
    let name = day.hasSuffix("s") ? String(day.dropLast()) : day
    var words = moment.split(separator: " ").map(String.init)
    func isDay(_ word: String) -> Bool { days.contains(word.lowercased().filter(\.isLetter)) }
    guard words.count(where: isDay) > 1, let place = words.firstIndex(where: { isDay($0) && $0.lowercased().hasPrefix(name) }) else {
      return nil
    }
    words.remove(at: place)
    let left = words.indices.filter { isDay(words[$0]) }
    var named = left.map { words[$0].filter(\.isLetter) }
    let last = named.removeLast(), rest = words[((left.last ?? 0) + 1)...].drop { $0 == "and" }
    return "on \(named.isEmpty ? last : "\(named.joined(separator: ", ")) and \(last)") \(rest.joined(separator: " "))"
      .replacing(/\ $/, with: "")
  }

  /// Returns the days from one to another: "from Monday to Thursday" for "mon-thursday"; nil for other words.
  private static func span(_ text: String) -> String? {
    guard text.contains("day"),
      let (_, first, last) = text.wholeMatch(of: /(?i)(?:on |from )?(\w+day)s?(?: to | till | until | through | ?[-–] ?)(\w+day)s?/)?.output
    else { return nil }
    let named = [first, last].map { Inflection.capitalized($0.lowercased()) }
    return named.allSatisfy(fullDays.map { String($0.dropLast()) }.contains) ? "from \(named[0]) to \(named[1])" : nil
  }

  /// Returns several days as they come each week: "on Mondays and Fridays after work" for "monday friday after work"; nil for other words.
  static func weekdays(_ text: String) -> String? {
    var rest = TypedWords(text)
    // "Sat", "Mon and Thu".
    let short = [
      "mon": "Mondays", "tue": "Tuesdays", "tues": "Tuesdays", "wed": "Wednesdays", "thu": "Thursdays", "thur": "Thursdays",
      "thurs": "Thursdays", "fri": "Fridays", "sat": "Saturdays",
    ]
    if rest.words.count < 6, rest.small.allSatisfy({ short[$0.filter(\.isLetter)] != nil || $0 == "and" || $0 == "sun" }),
      rest.small.first != "and",
      rest.small.first != "sun"
    {
      rest.words = rest.small.map { short[$0.filter(\.isLetter)] ?? ($0 == "sun" ? "Sundays" : $0) }
      if rest.words.count == 1 { return "on \(rest.words[0])" }
    }
    _ = rest.drop(["on", "every", "each"])
    var named: [String] = []
    while let word = rest.words.first, case let day = word.lowercased().filter(\.isLetter),
      days.contains(day) || named.count > 0 && day == "and"
    {
      if day != "and" { named.append(day.hasSuffix("s") ? day : day + "s") }
      rest.words.removeFirst()
    }
    // "Tue and Thu, six in the morning".
    if named.count > 1, isClock(rest.small) { rest.words.insert("at", at: 0) }
    let isBehind = rest.words.isEmpty || ["after", "before", "at", "in", "around"].contains(rest.small[0])
    guard named.count > 1, isBehind else { return nil }
    let all = named.map { $0.hasPrefix("week") ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
    let list = all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
    return (["on", list] + rest.words).joined(separator: " ")
  }

  /// Returns a day of each month as a moment: "on the last Friday of the month" for "last friday of the month"; nil for other words.
  static func monthday(_ text: String) -> String? {
    guard text.hasSuffix("month"),
      let day = text.wholeMatch(
        of:
          /(?i)(?:(?:on|every|each)\s)?\s*(?:the\s)?\s*(first|second|third|fourth|last|1st|2nd|3rd|4th)\s(\w+)\sof\s(?:the|each|every)\smonth/
      ),
      case let name = day.2.lowercased(), days.contains(name) || name == "day"
    else { return nil }
    let ordinals = ["1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth"]
    let place = day.1.lowercased()
    return
      "on the \(ordinals[place] ?? place) \(name == "day" || name == "weekday" ? name : name.prefix(1).uppercased() + name.dropFirst()) of the month"
  }

  /// Whether a sentence names a time of the day or the week that a cue does not have.
  static func namesAnotherTime(_ text: String, than cue: String) -> Bool {
    func words(_ text: String) -> Set<String> { Set(text.lowercased().split { !$0.isLetter }.map(String.init)) }
    return !words(text).subtracting(words(cue)).isDisjoint(with: named)
  }

  private static let named = days.union(
    Inflection.words(
      "morning mornings evening evenings afternoon night tonight noon midnight breakfast lunch dinner supper bedtime lunchtime hour meal meals midday"
    )
  )

  /// Whether a cue is a time of the day or the week, where any act has its place, rather than a situation that asks for an act of its own.
  static func isScheduled(_ cue: String) -> Bool {
    let words = cue.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return false }
    if first == "when" { return scheduled.contains(Array(words.dropFirst())) }
    let isTimed = words.dropFirst().contains { times.contains($0) || hours.contains($0) || days.contains($0) }
    switch first {
    case "at": return isTimed && words.last != "work"
    case "after", "before", "on", "every", "each", "by", "around", "an": return isTimed || cue.hasSuffix(" of the month")
    case "in": return isTimed && words.contains("the")
    default: return false
    }
  }

  private static let scheduled = Set(
    [
      "i wake up", "i get home", "i come home", "i get up", "my alarm rings", "the alarm rings", "the day begins", "i have my coffee",
      "i have my morning coffee", "i brush my teeth", "i pour my coffee", "i sit down", "the work day ends", "the evening begins",
    ].map { $0.split(separator: " ").map(String.init) })
  private static let times = Inflection.words(
    """
    morning mornings evening evenings afternoon night noon midnight breakfast lunch dinner supper bed bedtime work school weekend weekends weekdays
    weeknights sunrise sunset lunchtime meal meals day wake wakes up sleep shift gym shower
    """)
}
