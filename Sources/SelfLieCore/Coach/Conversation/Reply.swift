/// What a line of the person's says of their goal, whichever question was asked: people answer several at once, and put right what they said.
struct Reply: Equatable {
  private(set) var reason: String?
  private(set) var moment: String?
  private(set) var act: String?
  /// What is none of these by its own words, and may answer the question that was asked.
  private(set) var rest: String?
  /// Whether the line is no correction, and has words of its own besides what it says.
  var isWhole: Bool { !isCorrection && rest != nil }
  /// Whether the line says what is meant, and what is not.
  private(set) var isCorrection = false

  /// Reads a line: "because she is alone, on Sunday evenings" is a reason and a moment, and of "not dinner, lunch" lunch is meant.
  init(_ line: String, in table: ConversationTable) {
    let written = Self.pieces(of: line.replacing(", or ", with: " or "))
    let pieces = written.map { Self.plain($0) }.filter { !$0.isEmpty }
    // "And also in the car" is another moment.
    let more = Set(written.filter { $0.lowercased().hasPrefix("and ") }.map { Self.plain($0) })
    var said = pieces.filter { !Self.isDenied($0) }
    // "I cook with a glass in my hand, that's the moment".
    if said.count == 2, ["that's the moment", "that's when", "that's when it happens"].contains(said[1].lowercased()) {
      said = ["when " + said[0]]
    }
    // "I don't smoke after lunch, I smoke when I'm bored" says when.
    if said.count < pieces.count {
      said = said.map { piece in
        ["i", "it"].contains(TypedWords(piece).small.first)
          ? piece.firstRange(of: " when ").map { String(piece[$0.lowerBound...].dropFirst()) } ?? piece : piece
      }
    }
    // "Three pm at the office, there's always cake" tells more of it.
    if said.count > 1 { said = [said[0]] + said.dropFirst().filter { !Self.isAside($0) } }
    // "Mornings before work, like 6:30" says when more exactly.
    // "Around ten, when the dishwasher is running" happens when that runs, and "before the house wakes up, about six" before it does.
    if said.count == 2, let event = said.first(where: { Self.isEvent($0) }), let clock = said.first(where: { $0 != event }),
      Trigger.cue(of: clock.replacing(/^(?i)(?:like|about|around)\s/, with: "at ")).map({ $0.hasPrefix("at ") }) == true
    {
      said = [event]
    } else if said.count == 2, case var clock = TypedWords(said[1]), clock.drop(["like", "around", "about", "say"]),
      Trigger.cue(of: clock.text).map({ $0.hasPrefix("at ") }) == true, clock.words.count < 4
    {
      said = ["at \(clock.text)"]
    }
    for piece in said {
      if let (what, when) = Self.timed(piece) {
        (rest, moment) = (what, when)
        continue
      }
      switch table.change(piece) {
      case .reason(let words): reason = reason ?? words
      // "In one sentence" says how.
      case .moment(let words) where rest != nil && Trigger.isManner(words):
        rest = rest.map { "\($0), \(words)" }
      case .moment(let words): moment = moment.map { Self.joined($0, words, isMore: more.contains(piece)) } ?? words
      // What is said stays quoted.
      case .act(let words): act = piece.contains("\"") ? Self.quoting(words, in: piece) : words
      default: rest = rest.map { "\($0), \(piece)" } ?? piece
      }
    }
    isCorrection = said.count < pieces.count && !said.isEmpty
    if said.isEmpty { rest = pieces.isEmpty ? nil : line }
  }

  /// Whether a part says what else happens then: "when the dishwasher is running".
  private static func isEvent(_ piece: String) -> Bool {
    let small = TypedWords(piece).small
    let isOwn = small.count > 3 && ["i", "we", "he", "she", "they"].contains(small[1])
    return ["when", "before", "after"].contains(small.first) && (isOwn || Trigger.isClause(Array(small.dropFirst())))
  }

  /// Takes a line as the answer to what was asked.
  init(unread line: String) { rest = line }

  /// Returns an act with the quotation of the piece that it was read from.
  private static func quoting(_ act: String, in piece: String) -> String {
    let tokens = piece.split(separator: " ")
    return tokens.suffix(TypedWords(act).words.count).joined(separator: " ")
  }

  /// Returns what is done and when of a piece that says both: "twenty pushups when I get up"; nil for another.
  private static func timed(_ piece: String) -> (what: String, when: String)? {
    // "In meetings and when I watch TV" are two moments.
    let isPlaced = ["in", "at", "on", "during", "mostly", "usually", "mainly"].contains(TypedWords(piece).small.first)
    guard !piece.contains("\""), !isPlaced, let place = piece.lowercased().firstRange(of: " when i "),
      piece.count == piece.lowercased().count
    else {
      return nil
    }
    let what = String(piece[..<place.lowerBound]), words = TypedWords(what).small
    guard (1...4).contains(words.count), !["i", "it", "that", "not", "my"].contains(words[0]) else { return nil }
    return (what, String(piece[place.lowerBound...].dropFirst()))
  }

  /// Returns two moments as one, "when the alarm rings on weekdays"; the first of them if both are too long to say.
  private static func joined(_ first: String, _ second: String, isMore: Bool) -> String {
    if isMore, TypedWords("\(first) \(second)").words.count < 9, !Trigger.isScheduled(second) { return "\(first) and \(second)" }
    // "After coffee, and after dinner too".
    let isSame = first.lowercased().prefix { $0 != " " } == second.lowercased().prefix { $0 != " " }
    let both = isSame && !first.contains(" and ") ? "\(first) and \(second)" : "\(first) \(second)"
    guard TypedWords(both).words.count > 7 else { return both }
    // "After work, when the lads go to the pub": an event says more than an hour does.
    let isBare = TypedWords(first).words.count < 3 && ["after", "before"].contains(TypedWords(first).small.first)
    return isBare && isEvent(second) ? second : first
  }

  /// Whether the line says a reason, a moment or an act in so many words.
  var saysMore: Bool { reason ?? moment ?? act != nil }

  /// Returns the parts between which somebody pauses or turns to their reason; what is quoted stays whole.
  private static func pieces(of line: String) -> [String] {
    var pieces = [""], isQuoted = false
    for (word, sign) in line.split(separator: " ").map({ ($0, $0.last) }) {
      let small = word.lowercased()
      // "When I'm tired because of work" is one moment.
      let isTurn = small == "because" && !pieces[pieces.count - 1].lowercased().hasPrefix("when ")
      if isTurn, !isQuoted, !pieces[pieces.count - 1].isEmpty { pieces.append("") }
      let isEnd = !isQuoted && (sign == "," || sign == ";")
      // "Before work so my back stops hurting" says when and why.
      if small == "my" || small == "i" || small == "that", !isQuoted, pieces[pieces.count - 1].lowercased().hasSuffix(" so") {
        pieces[pieces.count - 1].removeLast(3)
        pieces.append("so")
      }
      pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + (isEnd ? word.dropLast() : word)
      if word.count(where: { "\"\u{201C}\u{201D}".contains($0) }) % 2 == 1 { isQuoted.toggle() }
      if isEnd { pieces.append("") }
    }
    return pieces
  }

  /// Returns a part without the words that only lead to it: "after dinner" of "and usually after dinner".
  private static func plain(_ piece: String) -> String {
    var words = TypedWords(piece)
    guard !words.words.isEmpty else { return "" }
    while words.words.count > 1, words.drop(leads) {}
    // "Lunch is better", "and breakfast too".
    if words.words.count > 1 {
      if words.words.count > 2 { _ = words.dropLast(["actually", "too actually"]) }
      _ = words.dropLast([
        "is the worst", "are the worst", "is worse", "is worse actually", "was worse", "was better", "was better actually",
        "is better actually", "is best", "was best", "are bad", "is bad", "are hard", "are the hardest", "are difficult", "is worst",
        "is the hardest",
        "is when it happens", "is the problem", "is the moment",
      ])
      _ = words.dropLast(["is better", "would be better", "works better", "is fine", "too", "as well"])
      // "The evenings are bad" says when.
      if words.small.first == "the", words.words.count == 2, ScriptedConversation.daytimes.contains(words.small[1]) {
        return words.words[1]
      }
      // "I say sugar instead" says what is done.
      if !["i", "i'd", "i'll"].contains(words.small.first), words.dropLast(["instead"]) { return "instead \(words.text)" }
    }
    // "I do it when I watch TV".
    var when = words
    if when.drop(["i do it", "i do that", "it happens", "that happens", "mostly"]),
      ["when", "after", "before", "in", "at"].contains(when.small.first)
    {
      return when.text
    }
    // "Breathing helps me".
    if words.words.count > 1, let done = Inflection.base(ofGerund: words.small[0]),
      words.dropLast(["helps", "helps me", "helps me a bit", "always helps", "usually helps", "works for me", "does help"])
    {
      return (["instead", done] + words.words.dropFirst()).joined(separator: " ")
    }
    if words.drop(["it's for", "it is for", "it's also for"]) { words.words.insert("for", at: 0) }
    // "It's in the morning".
    if words.words.count > 2, ["in", "at", "after", "before", "on", "when"].contains(words.small[1]) { _ = words.drop(["it's", "it is"]) }
    return words.words.count == TypedWords(piece).words.count ? piece : words.text
  }

  private static let leads = [
    "oh", "ok", "okay", "ok,", "okay,", "yes,", "hmm", "hmm,", "well", "and", "but", "also", "only", "just", "no", "no i meant", "sorry",
    "actually", "usually", "mostly", "mainly",
    "especially",
    "often", "maybe", "perhaps", "probably", "i guess", "i think", "i said", "it's usually", "it's mostly", "really", "rather",
  ]

  /// Whether a part only tells more of what was said: "there's always cake".
  private static func isAside(_ piece: String) -> Bool {
    let small = TypedWords(piece).small
    return ["there's", "theres"].contains(small.first) || small.starts(with: ["there", "is"]) || small.starts(with: ["there", "are"])
  }

  /// Whether a part says what is not meant: "not dinner", "I don't smoke at work".
  private static func isDenied(_ piece: String) -> Bool {
    let small = TypedWords(piece).small
    // "Forget the kilos".
    if ["forget", "nevermind"].contains(small.first) { return small.count > 1 }
    return small.first == "not" && small.count > 1 || small.starts(with: ["it's", "not"]) && small.count > 2
      || small.first == "i" && small.count > 3 && ["don't", "never"].contains(small[1])
  }
}
