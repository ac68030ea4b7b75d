/// The trigger of a habit or the moment of an act, as a clause or phrase with which a sentence can begin.
enum Trigger {
  /// Makes a cue: "stress" is "when I feel stressed", "10 pm" is "at ten in the evening", "after lunch" stays; nil for no words.
  static func cue(of text: String) -> String? {
    // "10.30" is a time.
    if text.contains(".") {
      let plain = text.replacing(/^(?i)(at\s+|around\s+)?(\d{1,2})\.([0-5]\d)( ?[ap]m)?$/) { "\($0.1 ?? "")\($0.2):\($0.3)\($0.4 ?? "")" }
        .replacing(/(?i)\b(mrs|mr|ms|dr|prof)\.\s/) { "\(Inflection.capitalized($0.1.lowercased())) " }
      if plain != text { return cue(of: plain) }
    }
    if isNoMoment(text) { return nil }
    // "After I shouted" is once it has happened, each time.
    if let done = text.wholeMatch(of: /(?i)after i (\w+ed)(\b.*)/), Inflection.base(ofParticiple: String(done.1).lowercased()) != nil {
      return cue(of: "after I have \(done.1)\(done.2)")
    }
    // "Before I can leave the flat" is before leaving it.
    if let later = text.wholeMatch(of: /(?i)before i can (?:even )?(\w+ .+)/)?.1 { return cue(of: "before I \(later)") }
    if let special = special(text) { return special }
    var wish = mended(text)
    repeat {
    } while wish.drop([
      "usually", "mostly", "always", "often", "especially", "mainly", "maybe", "it is", "it's", "its", "just", "normally", "and",
      "probably", "i guess", "i think", "perhaps", "because of", "sometimes",
    ])
    _ = wish.dropLast(["i guess", "i suppose", "maybe", "i think", "probably", "perhaps"])
    // "On Sundays, maybe after church".
    wish.cut(before: ["maybe", "perhaps", "probably"])
    wish.cut(to: wish.words.count)
    _ = wish.dropLast(["usually", "mostly", "mainly", "etc", "and", "or", "often"])
    wish.cut(to: wish.words.count)
    _ = wish.dropLast(["i think", "i guess", "i suppose"])
    // "I feel hopeless today" tells of more than one day.
    if wish.small.starts(with: ["i", "feel"]) || wish.small.first == "i'm" { _ = wish.dropLast(["today", "tonight", "right now", "now"]) }
    // "Because I'm sad" names a moment too.
    if wish.words.count > 1, ["i", "i'm", "it's", "it", "my"].contains(wish.small[1]) { _ = wish.drop(["because", "since"]) }
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map(String.init), small = words.map { $0.lowercased() }
    // "Twice a week" says how often, and "until dinner" how long.
    guard let first = small.first, phrase.count > 1,
      !["once", "twice", "until", "till", "no", "yes", "ok", "instead", "rain", "never", "always", "daily", "tomorrow", "quit"].contains(
        first)
        || small.count > 3,
      !small.contains("times") || ["when", "whenever", "after", "before"].contains(first),
      small.count > 1 || !Inflection.cueWords.contains(first)
    else { return nil }
    if let feast = feast(wish.text) { return feast }
    if small == ["before", "sleep"] { return "before I go to sleep" }
    if ["tonight", "today"].contains(first), small.count == 1 { return first }
    if first == "with", small.count == 3, ["every", "each"].contains(small[1]), ["meal", "breakfast", "lunch", "dinner"].contains(small[2])
    {
      return "at \(small[1]) \(small[2])"
    }
    // "With pizza".
    if first == "with", (2...4).contains(small.count), let last = small.last, !Inflection.people.contains(last), !Relative.isIn([last]),
      !["him", "her", "them", "others", "dinner", "lunch", "breakfast", "supper"].contains(last), Inflection.names[last] == nil
    {
      return "when I have \(words.dropFirst().joined(separator: " "))"
    }
    // "With a mug of tea", "over coffee".
    if ["with", "over"].contains(first) && small.count > 3 && small.contains(where: ["cup", "mug", "glass"].contains)
      && small.contains("of")
      || first == "over" && (2...5).contains(small.count)
        && ["coffee", "tea", "breakfast", "lunch", "dinner"].contains(small[small.count - 1])
    {
      return "when I have \(words.dropFirst().joined(separator: " "))"
    }
    if small.count == 1, buildings.contains(first) { return "at the \(phrase)" }
    if let site = words.last, sites.contains(site.lowercased()), small.count == 1 || small.count == 2 && first == "on" {
      return "when I am on \(site.prefix(1).uppercased())\(site.dropFirst())"
    }
    // "Half past ten", "half ten", "a quarter to nine".
    let clock = small.drop { ["a", "at"].contains($0) }
    if let part = clock.first, ["half", "quarter"].contains(part), let hour = clock.dropFirst().first(where: hours.contains),
      clock.count < 7
    {
      let isTo = clock.contains("to"), rest = clock.drop { $0 != hour }.dropFirst().joined(separator: " ")
      return "at \(part == "quarter" ? "a quarter" : part) \(isTo ? "to" : "past") \(hour)\(rest.isEmpty ? "" : " ")\(rest)"
    }
    // "First minute of the exam".
    if first == "first", small.contains("of") || small.last == "minutes", small.count < 7,
      !["month", "week", "year"].contains(small[small.count - 1])
    {
      return "in the \(phrase)"
    }
    if let known = known(small, words, phrase) { return known }
    if first == "throughout" { return phrase }
    if small.last == "slump" {
      let slump = words.dropLast().drop { ["at", "in", "during", "the", "my", "a"].contains($0.lowercased()) }.joined(separator: " ")
      let time = small.contains("morning") || small.contains { $0.hasSuffix("am") } ? "night" : "afternoon"
      return "when the \(isClock(small) ? time : slump) slump comes"
    }
    if let occasion = Inflection.occasions[small.joined(separator: " ")] { return occasion }
    if ["when", "while", "whenever", "if", "once"].contains(first), small.count > 1 {
      return clause(behind: words[0], Array(words.dropFirst()))
    }
    if isClock(small) || ["noon", "midnight"].contains(first) { return "at \(phrase)" }
    if small.count == 2, first == "every", ["cup", "glass", "coffee", "tea"].contains(small[1]) { return "when I have a \(small[1])" }
    if ["right", "straight"].contains(first), small.count > 1 {
      return ["after", "before"].contains(small[1]) ? phrase : words.dropFirst().joined(separator: " ")
    }
    // "With dinner" and "with my lunch", but not "with my sister".
    if first == "with", moments.contains(small.filter { $0 != "my" && $0 != "the" }.joined(separator: " ")) {
      return "at \(small[small.count - 1])"
    }
    // "Stuck in traffic" is no feeling.
    if Inflection.placeWords.contains(first) || small.count > 1 && ["stuck", "caught", "trapped", "sat", "stood"].contains(first) {
      return "when I am \(phrase)"
    }
    // "Late at night on my laptop".
    if ["late", "early"].contains(first) { return small.count > 2 ? phrase : "when it is \(phrase)" }
    // "Monday meetings".
    if days.contains(first) {
      let isMeal = small.count == 2 && ["breakfast", "brunch", "lunch", "dinner", "roast"].contains(small[1])
      return small.count == 2 && Inflection.events.contains(small[1]) ? "during \(phrase)" : "\(isMeal ? "at" : "on") \(phrase)"
    }
    if small.count > 2, let place = small.firstIndex(where: ["at", "in", "on"].contains), place > 0,
      let occasion = Inflection.occasions[small[..<place].joined(separator: " ")]
    {
      return "\(occasion) \(words[place...].joined(separator: " "))"
    }
    // "After night shift" is after mine.
    if ["after", "before", "during"].contains(first), (2...3).contains(small.count), owned.contains(small[small.count - 1]),
      !Inflection.determiners.contains(small[1]), !["every", "each", "i", "we", "he", "she", "they"].contains(small[1])
    {
      return "\(first) my \(words.dropFirst().joined(separator: " "))"
    }
    if Inflection.cueWords.contains(first) || phrase.hasPrefix("the moment ") || isMeasure(small) { return phrase }
    // Nobody notices "mornings nine eleven".
    let isSpan =
      first != "i" && !small.contains("at") && small[small.count - 1] != "one" && hours.contains(small[small.count - 1]) && !isClause(small)
    return isSpan ? nil : clause(behind: "when", words)
  }

  /// Takes the cue out of a goal's own words: "in the morning" out of "run in the morning"; nil if there is none.
  static func cue(inside goal: inout TypedWords) -> String? {
    let small = goal.small
    for index in small.indices.dropFirst() {
      // "Before exams I can't sleep": what is said of oneself behind an event is no part of it.
      var end =
        ["after", "before"].contains(small[index]) ? small[min(index + 2, small.count)...].firstIndex(of: "i") ?? small.count : small.count
      // "Before meals like the nurse told me".
      if let like = small[(index + 1)..<end].firstIndex(of: "like"), like > index + 1, like + 2 < end,
        !["i", "don't", "would", "not", "really", "feel", "feels", "look", "looks", "sounds"].contains(small[like - 1])
      {
        end = like
      }
      // "On Mondays and actually rest".
      if small[index] == "on", index + 3 < end, small[index + 2] == "and", !days.contains(small[index + 3]) { end = index + 2 }
      // "When everyone's asleep and I lost my money".
      if let other = small[(index + 1)..<end].indices.dropFirst(2).first(where: { place in
        small[place] == "and" && place + 1 < end && ["i", "it", "it's", "then", "that", "we", "my"].contains(small[place + 1])
      }) {
        end = other
      }
      // "When the baby sleeps instead of cleaning".
      if let other = small[(index + 1)..<end].firstIndex(where: ["instead", "rather", "without"].contains), other > index + 1 {
        end = other
      }
      // "Get up at six and swim" is one act.
      if small[index] == "at", let and = small[(index + 1)..<end].firstIndex(of: "and"), and + 1 < end, Inflection.isVerb(small[and + 1]),
        isClock(small[(index + 1)..<and].map(\.self))
      {
        continue
      }
      // "When my daughter was born" is over.
      // "And my heart pounds when I lie down" tells when it pounds.
      if small[..<index].firstRange(of: ["and", "my", "heart"]) != nil, small[..<index].contains("drink") { continue }
      if isObject(small, at: index) || small[index] == "when" && small[index..<end].contains("was") { continue }
      // "Deal with Monday on Monday" says when by itself.
      if index + 1 < small.count, small[index] == "on", small[index - 1] == small[index + 1] { continue }
      // "At the end of every shift".
      if small[index] == "at", small[(index + 1)..<end].starts(with: ["the"]), (5...8).contains(end - index), end == small.count,
        ["end", "start", "beginning"].contains(small[index + 2]), small[index + 3] == "of", small[index + 4] != "day"
      {
        let cue = goal.words[index..<end].joined(separator: " ")
        goal.cut(to: index)
        return cue
      }
      // "Every morning before I touch my phone", "on the first of the month before I spend anything": the time comes first.
      let clause = small[(index + 1)..<end].indices.first { place in
        ["before", "after"].contains(small[place]) && place + 1 < end && ["i", "my"].contains(small[place + 1])
      }
      if let clause, let day = regularDay(Array(small[index..<clause])) {
        goal.words.removeSubrange(index..<clause)
        return day
      }
      // "On Sundays again".
      let last = end > index + 1 && ["again", "too", "now"].contains(small[end - 1]) ? end - 1 : end
      let count = last - index, rest = small[index..<last].joined(separator: " ")
      guard isMoment(small[index], small[(index + 1)..<last].map(\.self), of: Relative(in: goal)) || moments.contains(rest) else {
        continue
      }
      // "Half an hour before coffee".
      let start = Self.startOfMeasure(behind: index, in: small)
      var words = goal.words[start..<last].joined(separator: " ")
      if rest.hasPrefix("every time ") { words = "when " + words.dropFirst("every time ".count) }
      // "Write five hundred words a day before opening email" says how often first, and "get dressed at eight ... before I start" when.
      let earlier = small[..<index]
      let isOften = [["a", "day"], ["every", "day"], ["a", "week"]].contains { earlier.suffix(2).elementsEqual($0) }
      if ["before", "after"].contains(small[index]),
        isOften || zip(earlier, earlier.dropFirst()).contains(where: { $0 == "at" && hours.contains($1) })
      {
        continue
      }
      // "Go to bed before midnight" says by when.
      if small[index] == "before",
        ["midnight", "noon"].contains(rest.dropFirst("before ".count)) || isClock(small[(index + 1)..<last].map(\.self))
      {
        continue
      }
      // "On nights before early shifts".
      if small[index] == "before", index > 1, ["nights", "days", "evenings"].contains(small[index - 1]), small[index - 2] == "on" {
        continue
      }
      // "The night before work" is no moment before work.
      if small[index] == "before", index > 1, ["night", "evening", "day"].contains(small[index - 1]), small[index - 2] == "the" {
        continue
      }
      // "Until three in the morning" is no moment of its own.
      let isLong =
        count == 10 && (rest.contains(",") || rest.contains(" or ") || !["when my ", "when i'm "].contains(where: rest.hasPrefix))
      guard count < 11, !isLong, !hours.contains(small[index - 1]), let cue = cue(of: words) else { continue }
      // "Take feedback at work without getting defensive", "exercise instead of lying on the sofa", "with my phone in the kitchen".
      let isElsewhere = end < small.count && small[end] == "without" || small[..<index].contains(where: ["instead", "rather"].contains)
      if isPlace(cue), isElsewhere || small[..<index].suffix(3).contains("with") { continue }
      // "The books I buy at the airport".
      if isPlace(cue), index > 3, ["i", "we"].contains(small[index - 2]), Inflection.isVerb(small[index - 1]) { continue }
      // "Stay in bed", "spend more time in the garden".
      if isPlace(cue) || cue == "in bed", ["stay", "lie", "remain", "sit", "time"].contains(small[index - 1]) { continue }
      // "Leave my marking at school", "go to sleep at ten and leave it in the kitchen".
      let verb = small[(small[..<index].lastIndex(of: "and") ?? -1) + 1]
      if isPlace(cue) || ["at school", "at work"].contains(cue), ["leave", "put", "keep", "spend"].contains(verb) { continue }
      // "Speaking in public".
      if rest == "in public", ["speak", "sing", "perform"].contains(where: small[index - 1].hasPrefix) { continue }
      // "Only on weekends" is a moment for what is left at all others.
      if small[index - 1] == "only" { return nil }
      goal.cut(to: start)
      if goal.dropLast(["except"]) { return nil }
      // "Right after dinner".
      if ["after", "before"].contains(small[index]), goal.dropLast(["right", "just", "straight", "shortly"]) {
        return ["right", "straight"].contains(small[index - 1]) ? "\(small[index - 1]) \(cue)" : cue
      }
      return cue
    }
    return nil
  }

  /// Returns words that say on which days something is done, as a cue: "every morning", "on the first of the month"; nil for others.
  private static func regularDay(_ small: [String]) -> String? {
    let text = small.joined(separator: " ")
    let isDate = small.starts(with: ["on", "the"]) && small.count > 3 && small.suffix(2).elementsEqual(["the", "month"])
    return isDate || ["every morning", "every evening", "every night"].contains(text) ? text : nil
  }

  /// Takes the cue from before a goal: "after lunch" from "after lunch, I want to walk"; nil if there is none.
  static func cue(leading goal: inout TypedWords) -> String? {
    var always = goal
    if always.drop(["every time", "each time"]) {
      always.words = ["when"] + always.words
      guard let cue = cue(leading: &always) else { return nil }
      goal = always
      return cue
    }
    // "When I'm lonely I order pizza, eat it all".
    let comma = goal.words.firstIndex { $0.hasSuffix(",") }
    guard let end = endOfClause(comma.map { Array(goal.small[...$0]) } ?? goal.small) ?? comma, end > 0, end + 2 < goal.words.count
    else { return nil }
    var words = Array(goal.words[...end])
    if words[end].hasSuffix(",") { words[end].removeLast() }
    let small = words.map { $0.lowercased() }
    guard isMoment(small[0], Array(small.dropFirst())) || moments.contains(small.joined(separator: " ")),
      let cue = cue(of: words.joined(separator: " "))
    else { return nil }
    goal.keep(last: goal.words.count - end - 1)
    return cue
  }

  /// Returns the end of a clause that says when, and behind which the person tells what they do or want, without a comma: "when my boss
  /// writes late I panic"; nil if there is none.
  private static func endOfClause(_ small: [String]) -> Int? {
    // "Before every away game I get nervous".
    let isEvent = ["before", "after", "during", "at", "around", "on", "in", "every"].contains(small.first)
    guard small.count > 1, ["when", "whenever"].contains(small[0]) || isEvent && small.prefix(8).contains("i") else { return nil }
    let places = small.indices.dropFirst(isEvent ? 2 : 3).filter { place in
      // "When a customer yells at me my voice shakes".
      let isOwn = small[place] == "my" && place > 4 && place + 2 < small.count && Inflection.base(ofThirdPerson: small[place + 2]) != nil
      return (["i", "i'd", "i'm"].contains(small[place]) && place + 1 < small.count || isOwn) && !joints.contains(small[place - 1])
    }
    // "When she screams I get scared I'm doing everything wrong": what somebody else does ends where one's own part begins.
    let isOthers =
      ["when", "whenever"].contains(small[0]) && ["she", "he", "they", "my", "the", "it", "someone", "somebody", "a"].contains(small[1])
    return (isOthers ? places.first : places.last).map { $0 - 1 }
  }

  private static let joints: Set = [
    "and", "or", "that", "because", "than", "what", "how", "when", "before", "after", "if", "as", "who", "where", "while", "until",
    "things", "says", "say", "said", "thinks", "think", "feel", "know", "hope", "wish", "one",
    "something", "everything", "anything",
  ]

  /// Whether a word and all those after it are a moment: "before others" is one, but "before" alone is not, nor "after a week".
  /// - Parameter person: Somebody whom a pronoun may stand for.
  private static func isMoment(_ word: String, _ rest: [String], of person: Relative? = nil) -> Bool {
    guard let next = rest.first else { return false }
    switch word {
    // "Ask for help when I need it" names no moment that stands alone.
    case "when", "whenever", "while":
      let isUnclear =
        rest.contains("their") && person?.isSeveral != true && ["i", "i'm"].contains(next) || next == "they" && person?.isSeveral != true
        || rest.dropFirst().contains("them")
        || next == "it" && !weather.contains(rest.dropFirst().first ?? "")
      // "When I turned thirty" is over.
      // "My parents ask when I'll get married" asks.
      let isOver =
        next == "i'll"
        || next == "i"
          && ["said", "promised", "turned", "was", "became", "moved", "retired", "last", "first"].contains(rest.dropFirst().first ?? "")
      return rest.count > 1 && !isUnclear && !isOver && !elided.contains(rest.last ?? "") && next != "to"
    case "after", "before":
      // "Before exams I can't sleep" is no moment, and what was once is none either: "after having a baby".
      guard !rest.dropFirst().contains("i"), !["them", "it"].contains(rest.last ?? "") else { return false }
      // Nor is "after being laid off".
      if next == "being", endings.contains(rest.dropFirst().first ?? "") { return false }
      let event = rest.prefix { $0 != "with" }.last ?? ""
      let isNamed = ["every", "each", "a", "an"].contains(next) && Inflection.events.contains(event)
      let isEvent =
        isNamed || Inflection.occasions["\(word) \(rest.joined(separator: " "))"] != nil || events.contains(rest.last ?? "")
      let isOnce = rest.contains(where: milestones.contains) || rest.last.map(["comes", "arrives", "out"].contains) == true
      if isOnce || !isEvent && passed.contains(next) { return false }
      // "After my shift at the bakery".
      if let place = rest.firstIndex(where: ["at", "in"].contains), place > 0, place < rest.count - 1, events.contains(rest[place - 1]) {
        return true
      }
      return isEvent || rest.count == 1 && isActivity(next) || isClock(rest) || isClause(rest)
        || Inflection.base(ofGerund: next).map { Inflection.isVerb($0) || rest.count > 1 || VerbTable.also.contains($0) && $0 != "even" }
          == true
        || next == "i"
    case "from": return rest.count == 3 && days.contains(next) && rest[1] == "to" && days.contains(rest[2])
    case "in": return places.contains("in \(rest.joined(separator: " "))")
    case "at":
      let isEach = next == "every" && rest.count == 2
      return isClock(rest) && next != "one" || isEach || places.contains("at \(rest.joined(separator: " "))")
    case "around": return isClock(rest)
    case "during": return rest.count < 4 && !["week", "weeks", "month", "season", "year"].contains(rest.last)
    case "on":
      return days.contains(next) || next == "a" && rest.count == 2 && days.contains(rest[1])
        || places.contains("on \(rest.joined(separator: " "))")
    case "between": return rest.count < 3 && rest.last?.hasSuffix("s") == true && !["times", "people", "friends"].contains(rest.last ?? "")
    case "every", "each":
      return rest.count < 4 && rest.allSatisfy { days.contains($0) || $0 == "and" }
        || rest.count < 4 && Inflection.events.contains(rest.last ?? "")
        || next == "time" && rest.count > 2
    default: return false
    }
  }

  /// Words with which a clause ends that leaves out what it is about: "when I don't".
  private static let elided: Set = ["to", "it", "does", "do", "don't", "doesn't", "didn't", "can't", "couldn't", "won't", "am", "isn't"]

  /// What people go to that is their own.
  private static let owned = Inflection.words(
    "shower shift shifts bath run ride walk swim workout commute nap lesson rehearsal session appointment interview presentation speech flight"
  )

  static let days = Inflection.words(
    """
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays
    weekends weeknights
    """)

  /// What happens once, and is no moment of any day.
  private static let passed: Set = ["having", "moving", "losing", "divorcing", "retiring", "graduating", "becoming"]

  /// Where and on what occasions habits are had: "on the train", "in the kitchen".
  private static let places = Set(Inflection.occasions.values.filter { value in ["in ", "on ", "at "].contains(where: value.hasPrefix) })
    .subtracting(["at home", "in public", "in winter", "in summer", "in spring", "in autumn", "in conversations", "on the phone"])
    .union(["in the bedroom", "at work", "at school", "on the tube", "on holiday", "on vacation", "in the living room"])

  /// Whether a cue is a place, and no time: "at work".
  static func isPlace(_ cue: String) -> Bool { ["in ", "on ", "at "].contains(where: cue.hasPrefix) && !isScheduled(cue) }

  private static let weather: Set = ["is", "isn't", "rains", "snows", "gets", "hurts", "hits", "feels"]
  private static let events = Inflection.words(
    """
    breakfast lunch dinner supper work school class bed bedtime noon midnight sunrise sunset meals meal eating training church practice
    meetings exams interviews dates concerts games sleep shift shifts shower gym lessons lesson rehearsal rehearsals homework commute
    appointments therapy tea coffee nap presentations presentation speeches speech run runs ride rides walk walks swim session sessions
    workout workouts call calls visit visits daycare nursery kindergarten
    """)

  /// Whether a word names something that one goes to: "tennis", "maghrib", but not "others".
  private static func isActivity(_ word: String) -> Bool { Inflection.lasting.contains(word) || activities.contains(word) }

  private static let activities = Inflection.words(
    "tennis football soccer basketball hockey golf yoga pilates swimming fajr dhuhr asr maghrib isha mass choir band rehearsals prayers")
}
