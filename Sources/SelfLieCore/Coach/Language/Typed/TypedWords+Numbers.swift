extension TypedWords {
  private static let numerals = Numerals.english

  /// Returns numbers as words: "at 10 pm" as "at ten in the evening", "10,000 steps" as "ten thousand steps".
  static func spoken(_ words: [String]) -> [String] {
    let words = measured(words)
    var spoken: [String] = []
    var index = 0
    while index < words.count {
      let half = index + 1 < words.count ? half(of: words[index + 1]) : nil
      if let time = time(words[index], half) {
        // "My 6am clients".
        let isBeforeThing = spoken.last.map { Inflection.determiners.contains($0.lowercased()) } ?? false
        spoken += isBeforeThing ? clock(time) : time
        index += half == nil ? 1 : 2
      } else {
        spoken += year(words[index], behind: spoken.last) ?? number(words[index]) ?? [words[index]]
        index += 1
      }
    }
    // "My three-year-old".
    for place in spoken.indices.dropFirst().dropLast(2).reversed() {
      guard spoken[place + 1].lowercased() == "year", spoken[place + 2].lowercased().hasPrefix("old"), numbers.contains(spoken[place]),
        ["my", "a", "our", "the"].contains(spoken[place - 1].lowercased())
      else { continue }
      spoken.replaceSubrange(place...(place + 2), with: ["\(spoken[place])-year-\(spoken[place + 2])"])
    }
    return spoken
  }

  /// Returns words with whole units in the place of abbreviated ones: "30mins" and "30 min" as "30 minutes", "a 20 min walk" as "a 20 minute
  /// walk", "10k steps" as "10000 steps".
  private static func measured(_ words: [String]) -> [String] {
    let words = words.flatMap { word -> [String] in
      let digits = word.prefix { $0.isASCII && $0.isNumber }, unit = word.dropFirst(digits.count)
      return !digits.isEmpty && units[unit.lowercased().filter(\.isLetter)] != nil ? [String(digits), String(unit)] : [word]
    }
    return words.indices.map { index in
      if words[index].last?.lowercased() == "x", let times = Int(words[index].dropLast()), (1...20).contains(times) {
        return times == 1 ? "once" : times == 2 ? "twice" : "\(numerals.small[times]) times"
      }
      let word = words[index], next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      let number = word.lowercased().dropLast()
      if word.lowercased().hasSuffix("k"), ["steps", "words"].contains(next), !number.isEmpty,
        number.allSatisfy({ $0.isASCII && $0.isNumber })
      {
        return number + "000"
      }
      guard index > 0, let unit = units[word.lowercased().filter(\.isLetter)], isNumber(words[index - 1]) else { return word }
      let isOne = ["1", "one"].contains(words[index - 1].lowercased())
      let isBeforeThing = !word.hasSuffix(",") && !next.isEmpty && !behindUnits.contains(next) && !Inflection.isAdverb(next)
      return unit + (isOne || isBeforeThing ? "" : "s") + (word.hasSuffix(",") ? "," : "")
    }
  }

  /// Returns a time as it stands before what it is the time of: "six o'clock" for "six in the morning", "six thirty".
  private static func clock(_ time: [String]) -> [String] {
    let hour = time.prefix { !["in", "at"].contains($0) }
    return hour.count == 1 && hour.count < time.count ? hour + ["o'clock"] : Array(hour)
  }

  private static func isNumber(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && $0.isNumber } || (numerals.small + numerals.tens).contains(word.lowercased())
  }

  private static let units = [
    "min": "minute", "mins": "minute", "hr": "hour", "hrs": "hour", "sec": "second", "secs": "second", "wk": "week", "wks": "week",
    "kg": "kilo", "kgs": "kilo", "lb": "pound", "lbs": "pound",
  ]
  /// Words that begin something new behind a unit: "25 min a day", but not "25 min runs".
  private static let behindUnits: Set = [
    "a", "an", "the", "my", "per", "every", "each", "of", "on", "in", "at", "to", "for", "from", "with", "without", "before", "after",
    "when", "while", "and", "or", "daily", "earlier", "later", "longer", "most", "instead", "so", "because", "than", "more", "less", "i",
    "until", "during", "once", "twice",
  ]

  /// Whether a word marks the second half of the day; nil if it marks neither half.
  private static func half(of word: String) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m": false
    case "pm", "p.m": true
    default: nil
    }
  }

  private static func time(_ word: String, _ half: Bool?) -> [String]? {
    var digits = word.lowercased(), half = half
    for (ending, isLater) in [("am", false), ("pm", true), ("a.m", false), ("p.m", true)] where digits.hasSuffix(ending) {
      digits.removeLast(ending.count)
      half = isLater
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.count == 2 || half != nil, parts.allSatisfy({ $0.count <= 2 && $0.allSatisfy(\.isASCII) }),
      var hour = Int(parts[0]), hour < 25, let minute = parts.count == 2 ? Int(parts[1]) : 0, minute < 60,
      parts.count == 1 || parts[1].count == 2
    else { return nil }
    if let half, hour <= 12 { hour = hour % 12 + (half ? 12 : 0) }
    hour %= 24
    if minute == 0, hour == 0 { return ["midnight"] }
    if minute == 0, hour == 12 { return ["noon"] }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    let clock = numerals.words(shown) + (minute == 0 ? [] : numerals.pair(minute))
    // "6:30" may be either half; from thirteen hours on it is clear.
    guard half != nil || hour > 12 || minute == 0 else { return clock }
    let part =
      switch hour {
      case ..<12: "in the morning"
      case ..<18: "in the afternoon"
      case ..<23: "in the evening"
      default: "at night"
      }
    return clock + part.split(separator: " ").map(String.init)
  }

  /// Returns a year as it is said, "twenty nineteen": a number behind "in" or "since" from the last century or this.
  private static func year(_ word: String, behind before: String?) -> [String]? {
    guard let before, ["in", "since", "from", "of", "by"].contains(before.lowercased()), word.count == 4, let year = Int(word),
      (1901...1999).contains(year) || (2010...2099).contains(year)
    else { return nil }
    return numerals.words(year / 100) + numerals.pair(year % 100)
  }

  private static func number(_ word: String) -> [String]? {
    let comma = word.hasSuffix(",")
    let digits = word.filter { $0 != "," }
    guard !digits.isEmpty, digits.count <= 7, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    var words = numerals.words(digits)
    if comma, let last = words.popLast() { words.append(last + ",") }
    return words
  }
}
