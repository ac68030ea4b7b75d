/// Lines that speak of the sentences and of the talk itself, and of which none becomes a sentence.
extension ScriptedConversation {
  /// Whether a line speaks of the sentences, and says neither why nor when nor what is done: "hmm both are ok", "change the first".
  func isAboutTalk(_ line: String) -> Bool {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard let first = small.first, small.count > 1, !line.contains("\"") else { return false }
    // "These sound fake to me" is no reason.
    let judged = small.drop { ["hmm", "hm", "no", "sorry", "but", "all", "of"].contains($0) }
    if [.reason, .moment, .act].contains(question), ["these", "this", "that", "they", "those", "it"].contains(judged.first),
      ["sound", "sounds", "look", "looks", "feel", "feels", "seem", "seems"].contains(judged.dropFirst().first),
      !Self.judgements.isDisjoint(with: judged)
    {
      return true
    }
    if ["hmm", "hm", "both", "neither", "rephrase", "reword"].contains(first) { return true }
    if ["at the end", "at the beginning", "in the middle"].contains(where: line.lowercased().hasSuffix),
      ["put", "say", "add"].contains(first)
    {
      return true
    }
    if small.starts(with: ["thank", "you"]) || first == "thanks", small.count < 5 { return true }
    if ["change", "switch"].contains(first), small.contains("to") || small.contains("first") || small.contains("second") { return true }
    if small.starts(with: ["i", "meant"]) || small.starts(with: ["i", "mean"]) || small.starts(with: ["go", "back", "to", "the"]) {
      return true
    }
    let isChoice = ["prefer", "like", "take", "keep", "want", "choose", "liked"].contains { small.prefix(6).contains($0) }
    let isNumbered = small.suffix(3).contains { ["first", "second", "third", "last", "ones", "both", "others"].contains($0) }
    return first == "i" && isChoice && isNumbered && small.count < 8
  }

  private static let judgements = Inflection.words(
    "fake weird silly off stupid generic wrong cheesy odd strange robotic stiff corny boring dull childish unnatural formal")

  /// Returns the number of the sentence with which a line ends that likes it best: "both are ok but I prefer the first".
  func preferred(by line: String, among count: Int) -> Int? {
    // "That one is nice, the second".
    if let comma = line.lastIndex(of: ","), line.count < 50,
      ["that one is ", "that's ", "i like ", "this one is ", "nice", "that is "].contains(where: line.lowercased().hasPrefix),
      case let named = String(line[line.index(after: comma)...].trimmingPrefix(" ")), named.lowercased().hasPrefix("the "),
      let number = phrasebook.dialogue.kept(named, among: count, isExplicit: false)
    {
      return number + 1
    }
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0.isNumber } }
    guard small.count > 3,
      let verb = small.indices.last(where: { ["prefer", "take", "choose", "like", "keep"].contains(small[$0]) }), verb > 0,
      small[verb - 1] == "i" || small[verb - 1] == "i'd" || small[verb - 1] == "id", small.count - verb < 5
    else { return nil }
    return phrasebook.dialogue.kept(small[(verb + 1)...].joined(separator: " "), among: count).map { $0 + 1 }
  }

  /// Returns what somebody would have in quotation marks: "I leave my phone in the kitchen" of a line that says to say it; nil for other lines.
  func quoted(in line: String) -> String? {
    let marks = line.indices.filter { "\"\u{201C}\u{201D}".contains(line[$0]) }
    guard question != .goal, question != .kind, marks.count == 2, Request(line) == nil else { return nil }
    let before = TypedWords(String(line[..<marks[0]])).small, inner = String(line[line.index(after: marks[0])..<marks[1]])
    // Give my report and say "over to you" is done.
    guard before != ["say"],
      !(question == .act || before.count > 2)
        || before.first.map({ !Inflection.isVerb($0) || ["make", "say", "write", "put", "change"].contains($0) }) == true,
      let last = before.last, ["say", "write", "put", "be", "like"].contains(last), before.count < 14,
      TypedWords(inner).words.count > 2,
      line[marks[1]...].dropFirst().allSatisfy({ !$0.isLetter })
    else { return nil }
    return inner
  }

  /// Takes what somebody says aloud as the act that was asked for: say "I have a thought on that", with or without the marks.
  /// - Returns: Whether the line is that.
  mutating func takesSpeech(_ line: String) -> Bool {
    guard question == .act,
      let said = line.wholeMatch(of: /(?i)say\s+["“](.+)["”]\.?/)
        ?? line.wholeMatch(of: /(?i)say\s+((?:i|i'll|i'm|i'd|let\s+me|sorry,)\s+(?:[\w']+\s+){2,}[\w' ]+|(?:it's|that's)\s+\w[\w' ]+)\.?/)
    else { return false }
    tell { $0.replacement = "say \"\(said.1)\"" }
    goOn()
    update()
    return true
  }

  /// Whether quoted words are a sentence to oneself: "I'm walking round the block", "after lunch, I go round the block", "when it rings".
  static func isSentence(_ quoted: String) -> Bool {
    let small = TypedWords(quoted).small
    guard let first = small.first else { return false }
    // "When the tutor asks" is a moment.
    if first == "when",
      !small.contains(where: ["i", "you", "my"].contains) || !quoted.contains(",") && small.count(where: { $0 == "i" }) < 2
    {
      return false
    }
    return ["i", "i'm", "i've", "i'll", "you", "my", "when"].contains(first)
      || ["after", "before", "at", "on", "in", "each", "every", "today", "whenever"].contains(first) && small.contains("i")
  }

  /// Whether quoted words are what somebody says then: say "sorry, I can't this week".
  func isSpoken(_ quoted: String, in line: String) -> Bool {
    TypedWords(quoted).small.contains { ["i", "sorry", "thanks"].contains($0.filter { $0.isLetter }) } && line.contains(/(?i)\bsay\s+["“]/)
  }

  /// Returns both moments of whoever names another one: "after my shower and before bed" of "also before bed" and "before bed too"; nil for
  /// other lines.
  func withAlso(_ line: String) -> String? {
    var words = TypedWords(line)
    let isMore = words.drop(["also", "and also"]) || words.dropLast(["too actually", "as well actually", "too", "as well"])
    _ = words.drop(["and", "actually"])
    guard question != .goal, let moment = goal.stated.trigger, isMore,
      ["before", "after", "at", "in", "on"].contains(words.small.first), words.words.count < 5, Trigger.cue(of: words.text) != nil,
      !moment.contains(" and "), TypedWords(moment).words.count < 6
    else { return nil }
    return "\(moment) and \(words.text)"
  }

  /// Whether somebody doubts that they can do that much: "I'm not sure I can do it every night".
  static func isTooBig(_ line: String) -> Bool {
    let said = "\(TypedWords(line).words.map { $0.filter { $0 != "," } }.joined(separator: " ").lowercased()) "
    return [
      "i'm not sure i can ", "i am not sure i can ", "not sure i can ", "i don't think i can ", "i don't think i'll ",
      "i don't think i will ", "i doubt i can ", "too big ",
    ]
    .contains(
      where: said.hasPrefix) || said.contains("i can't promise ")
  }

  /// The moment that somebody asks about, where none is sure: "Sundays" of "hmm, Sundays?", "on the train" of "not sure, maybe on the train?".
  static func guessed(_ line: String) -> String? {
    guard line.hasSuffix("?") else { return nil }
    var words = TypedWords(line.replacing(/^(?i)(?:hmm+|hm|uh|well)[., ]+/, with: ""))
    repeat {
    } while words.drop(["hmm", "hm", "hmm,", "not sure", "not sure,", "maybe", "perhaps", "i don't know", "i don't know,", "well,"])
    guard (1...5).contains(words.words.count), !["what", "when", "why", "how", "is", "can", "do"].contains(words.small[0]),
      let cue = Trigger.cue(of: words.text),
      Trigger.isScheduled(cue) || Trigger.isPlace(cue) || ["after ", "before ", "during "].contains(where: cue.hasPrefix)
    else { return nil }
    return words.text
  }

  /// What somebody wants behind what they say of it: "make it oats" of "I don't like bananas that much, make it oats", "make it 10" of "I
  /// can't run 20 minutes yet, 10 is enough"; nil for other lines.
  static func wish(behindRemark line: String) -> String? {
    guard ["i ", "i'm ", "that ", "it "].contains(where: line.lowercased().hasPrefix), let comma = line.lastIndex(of: ",") else {
      return nil
    }
    var wish = String(line[line.index(after: comma)...].trimmingPrefix(" "))
    if let amount = wish.lowercased().firstMatch(of: /^(\d+|\w+)(?: minutes)? is (?:enough|fine)$/),
      TypedWords.numbers.contains(String(amount.1)) || Int(amount.1) != nil
    {
      wish = "make it \(amount.1)"
    }
    guard ["make it ", "say ", "use "].contains(where: wish.lowercased().hasPrefix) else { return nil }
    return Request(wish) == nil ? nil : wish
  }
}
