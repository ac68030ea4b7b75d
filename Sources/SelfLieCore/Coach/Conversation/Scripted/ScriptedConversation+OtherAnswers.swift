/// Answers to another question than the one that was asked.
extension ScriptedConversation {
  /// What a line answers instead of what was asked: the step of "maybe just get out of the house once a day" where a moment was asked for, the
  /// moment of "I freeze when I open the document", the reason of "freedom basically"; nil for a line that may be the answer.
  func otherAnswer(_ line: String) -> (question: Question, words: String)? {
    var words = TypedWords(line)
    while words.words.count > 1, words.drop(["maybe", "just", "perhaps", "probably", "i suppose", "i guess"]) {}
    while words.words.count > 1, words.dropLast(["basically", "really", "mostly", "honestly", "tbh", "i guess", "i suppose", "mainly"]) {}
    let small = Self.plainWords(of: words.text)
    guard let first = small.first else { return nil }
    // "With my sister mostly".
    if question == .moment, small.starts(with: ["with", "my"]), (3...4).contains(small.count),
      Relative.isIn(small) || Inflection.people.contains(small[small.count - 1])
    {
      return (.moment, "when I am \(words.text)")
    }
    if [.reason, .moment].contains(question), goal.kind == .quit, isRemedy(small) {
      return (.act, words.words.dropFirst().joined(separator: " "))
    }
    if question == .moment, goal.kind == .quit { return nil }
    // "Thursday nights in the clubhouse" is no step.
    if question == .act, goal.stated.trigger == nil, Trigger.days.contains(first),
      Trigger.cue(of: words.text).map(Trigger.isScheduled) == true
    {
      return (.moment, words.text)
    }
    if [.moment, .act].contains(question), goal.stated.trigger == nil, let when = Self.trouble(in: words) { return (.moment, when) }
    switch question {
    case .moment where goal.stated.replacement == nil && Self.isOften(small) && isImperative(words.text): return (.act, words.text)
    case _ where question != .reason && goal.stated.reason == nil && small.count < 3 && small.allSatisfy(Self.aims.contains):
      return (.reason, words.text)
    case .act where small.count == 1 && Self.apps.contains(first): return (.act, "open \(Inflection.capitalized(words.text))")
    case .act where small.count < 6 && Set(small).isSuperset(of: ["timer"]) && !Inflection.isVerb(first):
      let span = words.words.filter { !["timer", "a", "and", "with"].contains($0.lowercased().filter(\.isLetter)) }.map {
        $0.filter { $0 != "," }
      }
      return (.act, span.isEmpty ? "set a timer" : "set a timer for \(span.joined(separator: " "))")
    default: return nil
    }
  }

  /// When somebody does what their goal is about: "when I'm tired" of "I make mistakes when I'm tired", of whoever wants to make fewer; nil for
  /// other lines.
  func occasion(in line: String) -> String? {
    var words = TypedWords(line)
    let small = words.small, known = goal.kind == .quit ? goal.habit : Set(phrasebook.stems(of: goal.stated.words))
    // Whoever builds something writes a sentence where sentences are changed: "I read when I'm on the bus".
    guard question == .reason || goal.kind == .quit && [.belief, .change].contains(question), small.first == "i", !line.contains(","),
      let when = small.indices.dropFirst(2).first(where: { ["when", "whenever"].contains(small[$0]) }), when < 6, when + 2 < small.count
    else { return nil }
    func isKnown(_ words: ArraySlice<String>) -> Bool { !known.isDisjoint(with: phrasebook.stems(of: words.joined(separator: " "))) }
    guard isKnown(small[1..<2]) || ["make", "do", "have", "get"].contains(small[1]) && isKnown(small[2..<when]) else { return nil }
    words.keep(last: small.count - when)
    return words.text
  }

  /// Whether a moment within an act is told apart from what is left of it: "at six" of "leave at six", but not where the person does that when
  /// something happens, as when their boss asks for more.
  func isApart(_ cue: String, from act: TypedWords, at moment: String?) -> Bool {
    guard cue.hasPrefix("at ") else { return act.words.count > 1 }
    let isEvent = moment.flatMap(Trigger.cue(of:))?.hasPrefix("when ") == true
    return !isEvent && (act.words.count > 1 || act.small.first.map { Inflection.isVerb($0) } == true)
  }

  /// Whether somebody tells what they do instead of the habit, and how it goes on: "I stay in bed and let the cat wait".
  func isRemedy(_ small: [String]) -> Bool {
    guard small.count > 4, small[0] == "i", Self.remedies.union(["stay", "keep", "let"]).contains(small[1]),
      Set(phrasebook.stems(of: small.joined(separator: " "))).isDisjoint(with: goal.habit.subtracting(TypedWords.numbers))
    else { return false }
    return zip(small, small.dropFirst()).contains { $0 == "and" && Inflection.isVerb($1) }
  }

  /// When it happens that somebody is stuck: "when I open the document" of "I freeze when I open the document".
  private static func trouble(in words: TypedWords) -> String? {
    let small = words.small
    guard small.count > 4, small[0] == "i", Confession.regrets.contains(small[1]) || stalling.contains(small[1]),
      let when = small.indices.dropFirst(2).first(where: { ["when", "whenever"].contains(small[$0]) }), when < 5, when + 2 < small.count
    else { return nil }
    var rest = words
    rest.keep(last: small.count - when)
    return rest.text
  }

  private static let stalling: Set = [
    "freeze", "stall", "dither", "dawdle", "tense", "blush", "struggle", "forget", "lose", "fail", "falter", "hate",
  ]

  /// Whether words say how often something is done, which no moment does.
  private static func isOften(_ small: [String]) -> Bool {
    small.firstRange(of: ["a", "day"]) != nil || small.firstRange(of: ["a", "week"]) != nil
      || ["once", "twice", "daily"].contains { small.contains($0) }
  }

  /// Whether a reason is when something began: "since having the baby".
  static func isBeginning(_ line: String) -> Bool {
    let small = plainWords(of: line)
    guard small.first == "since", small.count > 1, small.count < 8 else { return false }
    if Inflection.base(ofGerund: small[1]) != nil { return true }
    let isPerson = ["i", "he", "she", "we", "they", "it", "you"].contains(small[1])
    return !isPerson && (small.count < 4 || ["died", "left", "passed", "began", "started", "ended"].contains { small.contains($0) })
      && !small.dropFirst(2).contains { Inflection.base(ofThirdPerson: $0) != nil }
  }

  /// What somebody does something for, and no moment.
  private static let aims = Inflection.words(
    """
    freedom peace money health energy confidence pride independence safety security clarity happiness joy respect dignity fun relief curiosity
    honesty hope strength self-respect love wellbeing adventure
    """)
  private static let apps = Inflection.words(
    "duolingo headspace strava babbel anki memrise busuu fitbod peloton audible kindle notion quizlet insight")

  /// Two moments of which each sets somebody off: "in traffic or watching telly" of "in traffic and watching telly"; others as they are.
  func alternative(_ moment: String) -> String {
    guard goal.kind == .quit,
      let and = moment.firstMatch(of: /(?i)^(?:in|at|on|while|when|watching)\s.+?(\s+and\s+(?:also\s+)?)(?:in|at|on|while|when|\w+ing)\s/)
    else { return moment }
    return moment[..<and.1.startIndex] + " or " + moment[and.1.endIndex...]
  }

  /// A moment that only names where: "at the garden centre" of "garden centre"; others as they are.
  static func place(in moment: String) -> String {
    let small = plainWords(of: moment)
    guard small.count < 4, let last = small.last, Trigger.buildings.contains(last) || places.contains(last),
      Trigger.cue(of: moment)?.hasPrefix("when I notice ") == true
    else { return moment }
    return "at \(Inflection.determiners.contains(small[0]) ? "" : "the ")\(moment)"
  }

  private static let places = Inflection.words(
    "centre center shop shops store station market pub cafe office airport school church mall casino bookies garage salon restaurant bakery"
  )

  /// Whether words name things and no act, one of which is not to be: "blackout blind and no phone".
  static func isWithout(_ small: [String]) -> Bool {
    if small.first == "no", small.contains("and"), small.count < 8 { return true }
    return small.count < 8 && small.first.map { !Inflection.isVerb($0) } == true
      && zip(small, small.dropFirst()).contains { ["and", "but", "with"].contains($0) && $1 == "no" }
  }

  /// Whether words name a thing and where it is, and no act: "past paper at the kitchen table".
  static func isThing(_ small: [String]) -> Bool {
    guard (4...8).contains(small.count), let place = small.firstIndex(where: ["at", "in", "on", "by"].contains), place > 1,
      place + 2 < small.count,
      ["the", "my", "a"].contains(small[place + 1]),
      Trigger.cue(of: small[place...].joined(separator: " ")).map(Trigger.isScheduled) != true
    else { return false }
    guard !Trigger.days.contains(small[0]) else { return false }
    let head = small[..<place]
    return !head.contains {
      Inflection.isVerb($0) || VerbTable.also.contains($0) && $0 == head.first || $0.hasSuffix("ing") || Self.placed.contains($0)
        || TypedWords.numbers.contains($0)
    }
      && Replacement.action(of: small.joined(separator: " "))?.hasPrefix("turn to ") != false
  }
  private static let placed: Set = ["feet", "hands", "hand", "phone", "i", "my", "eyes", "head", "no", "to"]

  /// Whether a reason speaks of somebody as "he" or "she" while the moment names another person.
  func isOfAnother(_ reason: String) -> Bool {
    let small = Self.plainWords(of: reason).drop { ["because", "since", "so", "that"].contains($0) }
    guard let first = small.first, let moment = goal.stated.trigger else { return false }
    let others = Self.plainWords(of: moment)
    return ["he", "she", "he's", "she's", "him", "her", "his"].contains(first)
      && zip(others, others.dropFirst()).contains { ["my", "our"].contains($0) && (Story.isPerson($1) || Relative.isIn([$1])) }
      && !zip(others, others.dropFirst()).contains { $0 == "my" && goal.words.small.contains($1) }
  }
}
