/// Acts that are done once, or anew, or by a date.
extension Act {
  /// Whether it is trained for: "run a half marathon in October without walking", "run 5k by spring".
  var isTrainedFor: Bool {
    let isRace = words.contains { ["marathon", "triathlon", "ironman"].contains($0) }
    let isTold = words.contains { $0.first?.isNumber == true || (Numerals.english.small + Numerals.english.tens).contains($0) }
    return !isRepeated
      && (isRace && ["do", "finish"].contains(verb)
        || ["run", "swim", "cycle", "row", "ride", "jog", "lift"].contains(verb)
          && (isRace || isTold && words.contains { ["without", "by"].contains($0) } || words.suffix(2).elementsEqual(["a", "mile"])))
  }

  /// What somebody does on the way to what is not theirs to decide: "training" to beat a record, "working" to hit a target; nil for an act.
  var effort: String? {
    guard !isRepeated, words.count > 2 else { return nil }
    let last = words[words.count - 1]
    switch verb {
    case "beat", "break":
      if words.contains(where: ["record", "best", "pb", "pr", "time"].contains) { return "training" }
      return verb == "beat" && words.contains(where: ["at", "in"].contains) ? "practising" : nil
    case "qualify": return "training"
    // "Make one real friend by Christmas".
    case "make" where words[1...].prefix(3).contains(where: ["friend", "friends"].contains):
      return ["one", "two", "three"].contains(words[1]) ? "working" : nil
    case "make": return words[1] == "the" && (words[2] == "cut" || ["team", "squad"].contains(last)) ? "training" : nil
    case "hit", "reach", "meet", "smash":
      return words[1] == "my" && ["target", "targets", "quota", "goal", "goals", "numbers"].contains(last) ? "working" : nil
    default: return nil
    }
  }

  /// Whether it is done once, and not before one is ready: "come out to my parents", "sell my house".
  var isOnce: Bool {
    !isRepeated
      // To love somebody is told more than once.
      && (Self.once.contains { text.hasPrefix($0) }
        && ![" love ", " what ", " how i feel", " the truth"].contains(where: text.lowercased().contains)
        || verb == "ask" && words.last == "out" && !words.contains("straight") && !["her", "him", "them", "someone"].contains(words[1]))
  }

  private static let once = [
    "come out to", "tell my boss",
    "tell my parents", "tell my mother", "tell my mum", "tell my mom", "tell my father", "tell my dad", "tell my wife", "tell my husband",
    "tell my partner", "propose to", "sell ", "move out", "move in with", "make up with", "break up with", "sort through my late",
    "clear out my late", "hand in my notice", "quit my job", "leave my job", "leave a job", "quit a job", "leave my husband",
    "leave my wife", "leave my marriage", "file for divorce",
    "scatter ",
  ]

  /// Whether it is taken up again, and nothing that was lost has to be learned anew: "pick up the guitar again".
  var isResumed: Bool {
    // "Get back to the gym after my surgery".
    if verb == "get", words.dropFirst().first == "back", ["to", "into", "on"].contains(words.dropFirst(2).first ?? "") {
      return !["people", "bed", "sleep", "me"].contains(words.dropFirst(3).first ?? "") && words.count > 3
    }
    return words.contains("again") && !words.contains("without")
      && ["pick", "play", "paint", "write", "read", "draw", "sing", "dance", "knit", "bake", "sew", "sketch", "study", "train"].contains(
        verb)
  }

  /// The act without the month or the feast by which it is to be done.
  var withoutDeadline: Act {
    guard words.count > 3, words[words.count - 2] == "by", Self.deadlines.contains(words[words.count - 1]) else { return self }
    return Act(text.split(separator: " ").dropLast(2).joined(separator: " "))
  }

  /// Whether it takes many steps and is to be done by a month or a feast: "pay off my card by Christmas".
  var isDue: Bool { withoutDeadline.words.count < words.count && withoutDeadline.isProject }

  private static let deadlines = Inflection.words(
    """
    january february march april may june july august september october november december spring summer autumn winter christmas easter
    thanksgiving
    """)

  /// The verb of what is done: "draw" of "learn to draw hands".
  var verbDone: String {
    verb == "learn" && words.count > 3 && words[1] == "to" && Inflection.isVerb(words[2]) ? words[2] : verb
  }

  /// Returns how long something is done as an act says it: "for ten seconds each foot".
  static func lasting(_ part: Substring) -> String {
    let small = part.lowercased().split(separator: " ")
    let isTime = small.count > 1 && ["second", "seconds", "minute", "minutes"].contains(small[1])
    return isTime && TypedWords.numbers.contains(String(small[0])) ? "for \(part)" : String(part)
  }

  /// Returns an act without the words that say how often or how early, which a moment says better: "call my mother more often".
  static func withoutMeasure(_ act: String) -> String {
    var words = TypedWords(act)
    guard words.words.count > 1 else { return act }
    _ = words.dropLast(["more often", "more regularly", "more frequently", "regularly", "often", "earlier", "sooner"])
    // "On Friday, I sharpen my chisels weekly".
    if words.words.count > 2 { _ = words.dropLast(["weekly", "monthly", "once a week", "every week", "every month"]) }
    // "On Mondays, I run three times a week", "at lunchtime, I walk ten thousand steps a day".
    if words.words.count > 2, ["a", "per", "every", "each"].contains(words.small[words.words.count - 2]),
      ["day", "week", "month"].contains(words.small[words.words.count - 1])
    {
      words.words.removeLast(2)
      if words.words.count > 1, ["once", "twice"].contains(words.small[words.words.count - 1]) { words.words.removeLast() }
      if words.words.count > 2, ["times", "days", "mornings", "evenings", "nights", "afternoons"].contains(words.small.last) {
        words.words.removeLast(2)
      }
    }
    // "When I wake up, I drink more water".
    if words.words.count == 3, words.small[1] == "more" { words.words.remove(at: 1) }
    return words.text == "sleep" ? "go to bed" : words.text
  }
}
