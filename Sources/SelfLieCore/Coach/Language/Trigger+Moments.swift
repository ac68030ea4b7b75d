/// Which acts a moment leaves room for.
extension Trigger {
  /// Whether a moment is one at which people sleep: "at three in the morning".
  static func isInTheNight(_ cue: String) -> Bool {
    ["middle of the night", "one in the morning", "two in the morning", "three in the morning", "four in the morning"].contains {
      cue.lowercased().contains($0)
    }
  }

  /// Whether two moments lie on two sides of a meal: "at dinner" and "after dinner".
  static func areApart(_ cue: String, _ other: String) -> Bool {
    let (one, two) = (cue.lowercased().split(separator: " "), other.lowercased().split(separator: " "))
    guard let first = one.first, let second = two.first, let event = one.last, event == two.last, ["breakfast", "dinner"].contains(event)
    else { return false }
    return first != second
  }

  /// Returns the first of several times that are listed: "at the end of the day" for "end of the day, 5pm"; nil for other words.
  static func firstOfSeveral(_ text: String) -> String? {
    guard let comma = text.firstIndex(of: ","), let first = cue(of: String(text[..<comma])), isScheduled(first),
      first.hasPrefix("at ") || first.hasPrefix("on ")
    else { return nil }
    return first
  }

  /// Returns a moment at which somebody does something who is called by name: "when Dave moans"; nil for other words.
  static func named(_ words: [String], _ phrase: String) -> String? {
    guard words.count > 2, words[0].lowercased() == "when", words[1].first?.isUppercase == true, !words[1].hasPrefix("I"),
      // "Mrs Okafor sits down".
      let verb = words.dropFirst(2).first(where: { $0.first?.isUppercase == false }), Inflection.base(ofThirdPerson: verb) != nil
    else { return nil }
    return phrase
  }

  /// Returns what comes again as a moment: "on school nights", "in hay fever season"; nil for other words.
  static func season(_ small: [String], _ phrase: String) -> String? {
    guard let first = small.first, let last = small.last, (2...3).contains(small.count), !isClause(small),
      !Inflection.cueWords.contains(first),
      !["on", "late", "early", "every", "each", "i", "my", "the", "no", "more", "less", "only"].contains(first), !Inflection.isState(first),
      // "Wasting my evenings" and "smoke at weekends" are done.
      Inflection.base(ofGerund: first).map(Inflection.isVerb) != true, !Inflection.isVerb(first), !["at", "in", "on"].contains(small[1])
    else { return nil }
    if partsOfDay.contains(last) { return "on \(phrase)" }
    if small == ["pay", "day"] { return "on payday" }
    return last == "season" ? "in \(phrase)" : nil
  }

  /// Times that come again, as their end tells.
  private static let partsOfDay: Set = ["nights", "mornings", "evenings", "afternoons", "weekends"]

  /// Whether somebody steers at a moment: "while I drive", "when I ride my bike".
  static func isSteering(_ cue: String) -> Bool {
    let words = cue.lowercased().split(separator: " ").map(String.init)
    return ["while", "when", "whenever"].contains(words.first ?? "")
      && words.contains { ["drive", "driving", "cycle", "cycling", "steer", "overtakes", "motorway", "tailgates"].contains($0) }
      || ["at the wheel", "behind the wheel"].contains { cue.lowercased().contains($0) }
  }

  /// Returns where a time measured from an event begins: "half an hour before" in "take my pill half an hour before coffee"; the place of
  /// the event's word if none is measured. "Stretch ten minutes before a run" tells how long.
  static func startOfMeasure(behind place: Int, in small: [String]) -> Int {
    guard small[place] == "before", place > 3, ["hour", "hours", "minutes"].contains(small[place - 1]),
      small.prefix(3).contains(where: dosed.contains)
    else {
      return place
    }
    let isLonger = small[place - 3] == "half" || Numerals.english.tens.contains(small[place - 3])
    let isAmount = small[place - 2] == "an" || (Numerals.english.small + Numerals.english.tens).contains(small[place - 2])
    return isAmount ? place - 2 - (isLonger ? 1 : 0) : place
  }

  /// What is done in a moment.
  private static let dosed: Set = ["take", "stop", "leave", "arrive", "pack", "put", "turn", "switch", "eat", "drink", "have", "get", "be"]

  /// Whether somebody does something: "my phone buzzes", "people smoke around me", "someone offers me one".
  static func isClause(_ small: [String]) -> Bool {
    if small.count > 1, small.count < 6, let place = small.firstIndex(where: { $0.hasSuffix("'s") }), place + 1 < small.count,
      [
        "on", "off", "out", "in", "up", "done", "over", "ready", "empty", "full", "asleep", "away", "gone", "closed", "open", "wrong",
        "broken", "late", "sick", "ill", "upset",
      ].contains(
        small[place + 1]),
      place + 2 == small.count
    {
      return true
    }
    if small.dropFirst().contains(where: ["is", "are", "has", "was", "isn't", "aren't", "won't", "don't", "doesn't", "can't"].contains) {
      return true
    }
    guard small.count > 1 else { return false }
    for index in small.indices.dropFirst() {
      let subject = small[index - 1], word = small[index]
      let isPlural =
        subject.hasSuffix("s") && !subject.hasSuffix("ss") || ["people", "others", "feet"].contains(subject)
        || subject.hasSuffix("children") || subject == "family" && word != "meals" && index + 1 < small.count
      let isAct = Inflection.isVerb(word) || VerbTable.also.contains(word) && index + 1 < small.count
      if isPlural, isAct, !["to", "of"].contains(subject) { return true }
      // "Everyone's toasting", "hunger strikes".
      if word.count > 3, subject.hasSuffix("'s"), Inflection.base(ofGerund: word) != nil || beings.contains(word) { return true }
      // "His room's a tip".
      if subject.hasSuffix("'s"), ["a", "an", "not", "too", "so", "very"].contains(word) { return true }
      // "Someone compliments me".
      if index == 1, small.count > 2, ["someone", "somebody", "everyone", "everybody"].contains(subject), word.hasSuffix("s"),
        VerbTable.also.contains(String(word.dropLast()))
      {
        return true
      }
      if index == 1, urging.contains(subject), Inflection.base(ofThirdPerson: word) != nil { return true }
      let isSomebody =
        ["my", "the", "a", "an", "our", "this", "that", "some"].contains(small[0])
        || ["someone", "somebody", "everyone", "everybody", "anyone", "something", "anything"].contains(subject)
        // "Someone pretty talks to me".
        || index < 4 && ["someone", "somebody", "anyone"].contains(small[0])
      // "My manager compliments me".
      if isSomebody, index > 1, index + 1 < small.count, word.hasSuffix("s"), VerbTable.also.contains(String(word.dropLast())),
        ["me", "us", "him", "her", "them"].contains(small[index + 1])
      {
        return true
      }
      // "The weather ruins my harvest".
      if isSomebody, index > 1, index + 2 < small.count, word.hasSuffix("s"), VerbTable.also.contains(String(word.dropLast())),
        ["my", "our", "the"].contains(small[index + 1])
      {
        return true
      }
      if isSomebody, index < 6, Inflection.base(ofThirdPerson: word) != nil,
        !["the", "my", "a", "an", "of", "and", "or"].contains(subject),
        index > 1 || small.count > 2 || !["my", "the"].contains(small[0])
      {
        return true
      }
    }
    return false
  }

  /// A moment with what is one's own, and without what comes of it: "when my alarm goes off" of "when alarm goes off", "when I'm nervous" of
  /// "when I'm nervous and people think I'm rude".
  static func mended(_ moment: String) -> TypedWords {
    var words = TypedWords(moment)
    let small = words.small
    guard small.count > 2, ["when", "before", "after", "until"].contains(small[0]) else { return words }
    if ["alarm", "phone", "timer", "baby"].contains(small[1]), Inflection.base(ofThirdPerson: small[2]) != nil {
      words.words.insert("my", at: 1)
    }
    let isState = small[1] == "i'm" || small[1] == "i" && ["am", "can't", "feel"].contains(small[2])
    if isState,
      let and = small.indices.dropFirst(3).dropLast(2).first(where: {
        small[$0] == "and" && ["people", "they", "everyone", "the"].contains(small[$0 + 1])
      })
    {
      words.cut(to: and)
    }
    return words
  }

  /// Returns two meals as a moment: "at breakfast and dinner" for "with breakfast and dinner"; nil for other words.
  static func meals(_ text: String) -> String? {
    var rest = TypedWords(text)
    _ = rest.drop(["twice a day,", "twice a day"])
    _ = rest.drop(["at", "with"])
    let small = rest.small.filter { $0 != "with" && $0 != "at" }
    guard small.count == 3, small[1] == "and", [0, 2].allSatisfy({ ["breakfast", "lunch", "dinner", "supper"].contains(small[$0]) }) else {
      return nil
    }
    return "at \(small.joined(separator: " "))"
  }

  /// Returns the meeting or the lesson that a weekday names: "in my Wednesday evening class" for "wednesday evening class"; nil for other
  /// words.
  static func appointment(_ text: String) -> String? {
    var rest = TypedWords(text)
    _ = rest.drop(["at", "in", "on", "during", "my", "the", "at my", "in my", "at the", "in the"])
    guard (2...4).contains(rest.words.count), let day = rest.small.first, days.contains(day), !day.hasSuffix("s"),
      let event = rest.small.last, appointments.contains(event)
    else { return nil }
    let named = [day.prefix(1).uppercased() + day.dropFirst()] + rest.words.dropFirst()
    return "in \(event == "meeting" ? "the" : "my") \(named.joined(separator: " "))"
  }

  private static let appointments: Set = ["meeting", "class", "lesson", "course", "training", "rehearsal", "seminar", "session"]

  /// Returns what somebody does then as the moment: "when I watch TV in the evening" for "in the evening watching tv"; nil for other words.
  static func pastime(_ text: String) -> String? {
    let words = TypedWords(text)
    guard
      let done = words.small.indices.dropFirst(2).first(where: { ["watching", "reading", "scrolling", "gaming"].contains(words.small[$0]) }
      ),
      done + 1 < words.words.count || words.small[done] != "watching", done < 5, let base = Inflection.base(ofGerund: words.small[done])
    else { return nil }
    var time = words
    time.cut(to: done)
    _ = time.drop(["mostly", "usually", "mainly"])
    guard ["in", "at", "on"].contains(time.small.first), let cue = cue(of: time.text), isScheduled(cue) else { return nil }
    return "when I \(([base] + words.words.dropFirst(done + 1)).joined(separator: " ")) \(cue)"
  }

  /// Returns "the night before" as it is, and "on weekend mornings" for "weekend mornings"; nil for other words.
  static func eve(_ text: String) -> String? {
    let small = TypedWords(text).small
    if ["the night before", "the evening before"].contains(small.joined(separator: " ")) { return small.joined(separator: " ") }
    guard small.count > 1, ["weekend", "weekday"].contains(small[0]), daytimes.contains(small[1]) else { return nil }
    return "on \(small.joined(separator: " "))"
  }

  private static let daytimes: Set = ["mornings", "afternoons", "evenings", "nights"]

  /// Returns a time with the days that were named before: "on Mondays and Fridays after work" for "after work" behind "mondays and fridays".
  static func onDays(of earlier: String?, _ moment: String) -> String {
    // "On weekdays when I come home" of whoever comes home and says "only weekdays".
    if let earlier, let first = TypedWords(moment).small.first(where: { !["on", "only", "just"].contains($0) }),
      ["weekdays", "weekends", "weeknights"].contains(first), TypedWords(moment).small.last == first,
      ["when ", "after ", "before ", "at "].contains(where: earlier.lowercased().hasPrefix),
      days.isDisjoint(with: TypedWords(earlier).small)
    {
      return "\(first == "weekends" ? "at" : "on") \(first) \(earlier)"
    }
    guard let earlier, let named = weekdays(earlier), TypedWords(named).words.count < 6, let cue = cue(of: moment), isScheduled(cue),
      days.isDisjoint(with: TypedWords(moment).small), !TypedWords(named).small.contains(where: ["after", "before", "at", "in"].contains)
    else { return moment }
    return "\(named) \(cue)"
  }

  /// How somebody or something is: "my wife's asleep".
  private static let beings: Set = [
    "asleep", "away", "home", "awake", "broken", "late", "gone", "angry", "tired", "hungry", "upset", "sad",
  ]
  private static let urging: Set = [
    "hunger", "temptation", "inspiration", "boredom", "stress", "panic", "anxiety", "craving", "doubt", "worry",
  ]

  /// What is done to somebody once.
  static let endings: Set = ["laid", "fired", "sacked", "dumped", "diagnosed", "divorced", "widowed", "cheated"]

  /// What happens by itself, and what somebody else does, where it would be read as what the person does.
  private static let subjects: Set = [
    "work", "school", "life", "traffic", "practice", "class", "everything", "everyone", "everybody", "something", "somebody", "someone",
    "nothing", "nobody", "music", "sleep", "training", "dinner", "lunch", "breakfast",
  ]

  /// Makes a clause that begins with a word such as "when".
  static func clause(behind word: String, _ words: [String]) -> String {
    let small = words.map { $0.lowercased() }, phrase = words.joined(separator: " ")
    let first = small.first ?? "", last = small.last ?? ""
    // "When she's asking me to work weekends" is each time that she asks.
    if ["she's", "he's"].contains(first), small.count > 2, let base = Inflection.base(ofGerund: small[1]) {
      let rest = words.dropFirst(2).joined(separator: " ")
      return "\(word) \(first.dropLast(2)) \(Inflection.thirdPerson(of: base)) \(rest)"
    }
    if first == "i" || ["i'", "there'", "we'", "they'", "he'", "she'"].contains(where: first.hasPrefix)
      || ["it", "it's", "there", "he", "she", "they", "we", "nobody", "nothing"].contains(first)
    {
      return "\(word) \(phrase)"
    }
    if let occasion = Inflection.occasions[small.joined(separator: " ")], word == "when" { return occasion }
    // "Lonely nights", "rainy Sundays"; but quiet mornings are what somebody gets up for.
    if word == "when", small.count == 2, last.hasSuffix("s"),
      Inflection.feelings.contains(first) && partsOfDay.contains(last)
        || days.contains(last) && !Inflection.determiners.contains(first) && !Inflection.isVerb(first) && !first.hasSuffix("ing")
    {
      return "on \(phrase)"
    }
    if let feeling = Inflection.named[last], small.count == 1 || small.count == 2 && ["the", "my", "some", "any"].contains(first) {
      return "\(word) I feel \(feeling)"
    }
    if first == "alone" || first == "drunk" || first == "awake" { return "\(word) I am \(phrase)" }
    if Inflection.feelings.contains(first)
      || small.count == 2 && ["very", "too", "really", "so"].contains(first) && Inflection.feelings.contains(last)
    {
      return "\(word) I feel \(phrase)"
    }
    if isClause(small) { return "\(word) \(phrase)" }
    // "When the dog barks", which is a noun too.
    if ["the", "my"].contains(first), (3...6).contains(small.count),
      small[2...].prefix(2).contains(where: { $0.hasSuffix("s") && happening.contains(String($0.dropLast())) })
    {
      return "\(word) \(phrase)"
    }
    // "Alarm rings", "boss yells", "Tom calls", but not "bar stools".
    if (2...6).contains(small.count), !Inflection.determiners.contains(first), let verb = small.dropFirst().first, verb.hasSuffix("s"),
      let base = Inflection.base(ofThirdPerson: verb), happening.contains(base)
    {
      if first == "payday", small.count == 2 { return "on payday" }
      // "Tom calls", and "Alarm rings" of whoever begins with a capital.
      let isName = words[0].first?.isUppercase == true && !ringing.contains(first)
      let owner =
        Relative.isIn([first]) || Inflection.people.contains(first) || ["boss", "alarm", "phone", "salary", "work"].contains(first)
      return "\(word) \(isName || Inflection.names[first] != nil ? "" : owner ? "my " : "the ")\(phrase)"
    }
    // "Work gets crazy".
    if small.count > 1, small.count < 6, Self.subjects.contains(first), Inflection.base(ofThirdPerson: small[1]) != nil {
      return "\(word) \(phrase)"
    }
    if word == "when", Inflection.events.contains(last), small.count <= 4, !(last == "visit" && small.count > 2) {
      return "during \(last.hasSuffix("s") || Inflection.determiners.contains(first) ? "" : "my ")\(phrase)"
    }
    if Inflection.urges.contains(last), small.count <= 3 {
      let subject = small.count == 1 && !last.hasSuffix("s") && last != "temptation" ? "the \(phrase)" : phrase
      return "\(word) \(subject) \(last.hasSuffix("s") ? "come" : "comes")"
    }
    if first == "being", small.count > 1 { return "\(word) I am \(words.dropFirst().joined(separator: " "))" }
    if let base = Inflection.base(ofGerund: first), Inflection.isVerb(base) || small.count > 1 {
      return "\(word) I \(Inflection.bases(of: phrase))"
    }
    if Inflection.isVerb(first), !Inflection.determiners.contains(first) { return "\(word) I \(phrase)" }
    if Inflection.people.contains(last), small.count <= 2 { return "\(word) I am with \(phrase)" }
    if word == "when", let noted = noted(words) { return noted }
    switch word {
    // "When I notice the bathroom mirror".
    // "A bad day", "rainy days", "the end of the working day".
    case "when" where ["day", "days", "birthday", "payday"].contains(last) && small.count < 4: return "on \(phrase)"
    case "when" where small.starts(with: ["the", "end", "of"]) || small.starts(with: ["the", "start", "of"]): return "at \(phrase)"
    case "when"
    where small.count == 2 && !last.hasSuffix("s") && !Inflection.determiners.contains(first) && first != last
      && words[0].first?.isLowercase == true && !Inflection.isAdverb(first):
      return "when I notice the \(phrase)"
    case "when": return "when I notice \(phrase)"
    case "if", "whenever": return "\(word) \(Inflection.occasions[phrase] == nil ? "I notice" : "it is") \(phrase)"
    default: return "\(word) \(phrase)"
    }
  }

  /// What is no name, also where it is written with a capital.
  private static let ringing: Set = [
    "alarm", "phone", "dog", "bell", "doorbell", "timer", "door", "baby", "work", "boss", "salary", "bus", "train", "kettle", "clock",
    "teacher", "neighbour", "neighbor", "husband", "wife", "mum", "mom", "dad", "school", "class",
  ]
  /// What things and others do that sets somebody off.
  private static let happening: Set = [
    "ring", "go", "bark", "yell", "shout", "call", "come", "end", "start", "begin", "visit", "beep", "buzz", "cry", "scream", "arrive",
    "leave",
    "stop", "knock", "text", "sound", "chime", "ping", "appear", "snore", "boil", "finish", "ask", "tell", "say", "laugh", "interrupt",
    "open", "close",
  ]

  /// Where people are on a screen.
  static let sites: Set = ["instagram", "twitter", "facebook", "tiktok", "youtube", "reddit", "linkedin"]
  static let buildings = Inflection.words(
    "library gym supermarket bakery cinema mosque temple synagogue hospital park beach pool playground bar")
  static let feasts: Set = [
    "new year's eve", "christmas eve", "new year's day", "christmas day", "valentine's day", "mother's day", "christmas",
    "easter", "thanksgiving", "diwali", "eid", "hanukkah", "passover",
  ]

  /// Whether words measure time from an event: "an hour before bed", "ten minutes after lunch".
  static func isMeasure(_ small: [String]) -> Bool {
    small.count > 2 && small.prefix(3).contains(where: { ["hour", "hours", "minutes", "minute"].contains($0) })
      && small.contains(where: { ["before", "after", "into"].contains($0) })
  }

  static let moments: Set = [
    "in the morning", "in the mornings", "in the evening", "in the evenings", "in the afternoon", "every morning", "every evening",
    "every night", "each morning", "each evening", "each night", "every hour", "each hour", "at night", "in bed", "with breakfast",
    "with lunch", "with dinner", "with supper",
    "at the end of the day",
    "at the end of the week", "at the dinner table", "at red lights", "at traffic lights", "in the shower", "on weekends", "on the weekend",
    "at the table",
    "at truck stops", "at petrol stations", "at gas stations", "at the gas station", "at the petrol station", "at service stations",
    "at dinner", "at weekends", "at the weekend", "at parties", "in meetings", "at lunch", "at breakfast", "in the car", "in public",
    "at noon", "at midnight", "at bedtime",
    "during meetings", "during dinner", "during meals", "during the season", "during the holidays", "over the holidays", "during exams",
  ]

  static let hours: Set = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

  /// Whether words are a time of day: "ten in the evening", "six thirty", but not "two beers".
  static func isClock(_ small: [String]) -> Bool {
    guard let first = small.first, hours.contains(first) else { return false }
    let minutes: Set = ["oh", "ten", "fifteen", "twenty", "thirty", "forty", "fifty", "o'clock", "in", "at"]
    return small.count == 1 || minutes.contains(small[1]) || small[1].hasPrefix("twenty") || small[1].hasPrefix("fifty")
  }

  /// Until when something is left: "until my homework is done", but not "until dinner".
  static func end(_ text: String) -> String? {
    let words = TypedWords(text)
    // "End of the day", "start of my shift".
    if ["end", "start", "beginning"].contains(words.small.first), words.small.dropFirst().first == "of", (3...5).contains(words.words.count)
    {
      return "at the \(Inflection.first(words.text.lowercased()))"
    }
    guard ["until", "till"].contains(words.small.first), words.words.count > 3, isClause(Array(words.small.dropFirst())) else { return nil }
    return "until \(words.words.dropFirst().joined(separator: " "))"
  }

  /// What happens once, and is no moment that comes again.
  static let milestones: Set = [
    "turn", "born", "birthday", "divorce", "retirement", "retire", "graduation", "graduate", "wedding", "surgery", "operation", "accident",
    "breakup", "married", "funeral", "deadline", "birth", "pregnancy",
  ]
}
