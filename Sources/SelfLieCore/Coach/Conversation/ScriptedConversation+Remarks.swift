/// Lines that ask, deny or only tell something, and are no affirmation: what they take away, and what is said to them.
extension ScriptedConversation {
  /// Whether a line is put as a question, with its sign or without: "can I whisper it", "how loud should it be".
  static func isAsked(_ line: String) -> Bool {
    let small = plainWords(of: line)
    guard small.count > 2 else { return false }
    // "Is eleven too late", "what if he gets angry".
    if beginnings.contains(small[0]) || small[0] == "what" && small[1] == "if" && small[2] != "i" { return true }
    if askers.contains(small[0]) { return inversions.contains(small[1]) || measures.contains(small[1]) && small[0] == "how" }
    // "Can you say it in the evening" asks for another sentence.
    if ["can", "could", "would", "will"].contains(small[0]), ["you", "we"].contains(small[1]) { return false }
    // "Do it after lunch" is done.
    let others: Set = small[0] == "do" || small[0] == "have" ? ["i", "you", "we", "they"] : subjects
    return inversions.contains(small[0]) && others.contains(small[1])
  }

  private static let beginnings: Set = ["is", "are", "was", "does", "did", "isn't", "aren't", "doesn't", "should", "shouldn't"]
  private static let askers: Set = ["why", "how", "what", "who", "where", "which"]
  private static let inversions: Set = [
    "is", "are", "do", "does", "did", "can", "could", "should", "shall", "would", "will", "am", "was", "must", "may", "might", "has",
    "have",
    "isn't", "doesn't", "can't", "won't", "shouldn't",
  ]
  private static let measures: Set = ["long", "many", "much", "often", "loud", "fast", "quiet", "big", "soon"]
  private static let subjects: Set = [
    "i", "you", "we", "they", "it", "this", "that", "he", "she", "there", "my", "the", "these", "those", "a", "an", "somebody", "someone",
    "people", "anyone",
    "anybody", "everybody", "nobody",
  ]

  /// Whether a line says of others or of things that they are not so, or what they will do: "she isn't nasty, I just freeze", "that makes me
  /// cry"; and of the sentences which one somebody would have: "I prefer the stone one".
  static func tellsOfOthers(_ line: String) -> Bool {
    let small = plainWords(of: line)
    guard small.count > 2, !line.hasSuffix(".") else { return false }
    // "This is making me cry".
    if ["that", "this"].contains(small[0]), small[1] == "is", ["making", "upsetting", "hurting"].contains(small[2]) { return true }
    guard !isJudged(small), !isDoubt(line) else { return false }
    if ["that", "this"].contains(small[0]), effects.contains(small[1]) { return true }
    // "I'm a woman if that matters".
    if small.suffix(3).starts(with: ["if", "that"]) { return true }
    if small[0] == "i", opinions.contains(small[1]) { return true }
    // "She taught me".
    if ["he", "she", "they"].contains(small[0]), Set(["i", "make", "say", "put", "change", "use"]).isDisjoint(with: small) { return true }
    // "My hand hurts when I write".
    if ["my", "the"].contains(small[0]), !sorrows.isDisjoint(with: small.prefix(4)), !line.contains(",") { return true }
    // "My sister never listens", "nobody is asking me".
    let isOwned = ["my", "our", "the"].contains(small[0]), verb = small[isOwned ? 2 : 1]
    guard isOwned ? Story.isPerson(small[1]) : others.contains(small[0]) else { return false }
    return isNegation(verb) || ["will", "would", "might", "says", "thinks"].contains(verb)
  }

  private static let others: Set = ["he", "she", "they", "it", "we", "people", "everyone", "everybody", "nobody", "somebody", "someone"]
  private static let effects: Set = [
    "makes", "made", "reminds", "hurts", "scares", "wasn't", "would", "gives", "got",
  ]
  private static let opinions: Set = [
    "prefer", "wonder", "suppose", "guess", "doubt", "liked", "preferred", "thought", "meant", "said", "asked", "told", "miss",
  ]

  private static func isNegation(_ word: String) -> Bool {
    word.hasSuffix("n't") || ["never", "not", "cannot", "dont", "didnt"].contains(word)
  }

  /// The words of a line in lower case, without signs.
  private static func plainWords(of line: String) -> [String] {
    TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }.filter { !$0.isEmpty }
  }

  /// Takes back what a line says is not so, wherever it was said: the act behind "I can't touch my toes", the reason behind "no, I don't love
  /// falling", the moment behind "I don't have a kettle at work", the sentence behind "I never said anything about talks".
  /// - Returns: What is said to that; nil for a line that denies nothing.
  mutating func takeBack(_ line: String) -> String? {
    // "I'm not jealous because of my sister, I'm jealous of her" names no reason.
    if question != .goal, let cause = line.firstMatch(of: /(?i)\b(?:not|n't)\b[^,]*?\bbecause\s+(?:of\s+)?([^,]+),\s*\S/)?.1 {
      guard let reason = goal.stated.reason, shares(reason, with: String(cause)) else { return Self.inMind }
      tell { $0.reason = nil }
      return "Then without it."
    }
    guard [.reason, .moment, .act, .belief, .change].contains(question), !line.contains("\""), !line.hasSuffix("."),
      let denied = Self.denied(in: line), Request(line) == nil, !isOtherwiseSaid(line)
    else { return nil }
    // "I don't smoke at home" is what whoever stops smoking says.
    let isRefusal = goal.kind == .quit && !Set(phrasebook.stems(of: denied)).isDisjoint(with: goal.habit)
    func has(_ text: String?) -> Bool { text.map { shares($0, with: denied) } == true }
    var told = goal.stated
    if has(told.reason) {
      told.reason = nil
      own = own.filter { !has($0) }
      return set(told) ?? "Then without it."
    }
    if has(told.replacement), !isRefusal {
      told.replacement = nil
      (own, passed) = (own.filter { !has($0) }, passed + candidates.map(\.text).filter { has($0) })
      (question, ahead) = (.act, ahead.filter { $0 != .act })
      return set(told) ?? "Then without it."
    }
    if has(told.trigger) {
      told.trigger = nil
      own = own.filter { !has($0) }
      (question, ahead) = (.moment, ahead.filter { $0 != .moment })
      return set(told) ?? "Then another moment."
    }
    // "I can't bring it on board so something else".
    if let other = line.firstMatch(of: /(?i)\bso (?:something|another|a different|some other|other) (\w+)/)?.1.lowercased() {
      let isTime = ["moment", "time", "day"].contains(other)
      question = isTime ? .moment : .act
      ahead = ahead.filter { $0 != question }
      if isTime { told.trigger = nil } else { told.replacement = nil }
      return set(told) ?? (isTime ? "Then another moment." : "Then without it.")
    }
    guard [.belief, .change].contains(question), !isRefusal || Self.isPassing(line) else { return nil }
    let refused = candidates.map(\.text).filter { has($0) }
    guard refused.isEmpty || isRefusal else {
      passed += refused
      own = own.filter { !refused.contains($0) }
      return refused.count == 1 ? "Not that one, then." : "Not those, then."
    }
    return Self.inMind
  }

  /// Whether a line says what is wanted otherwise, or doubts the sentence, and denies nothing by itself: "I don't smoke at noon, but at night".
  private func isOtherwiseSaid(_ line: String) -> Bool {
    let table = phrasebook.dialogue, reply = Reply(line, in: table)
    if table.remark(line) != nil || Self.isDoubt(line) || reply.isCorrection && reply.saysMore { return true }
    return switch table.change(line) {
    case .sentence?, nil: false
    // "I don't cry any more".
    case .others? where line.contains(/(?i)\bany ?more\b/): false
    default: true
    }
  }

  /// Whether a line says how a sentence is: "that sounds vain", "too posh".
  static func isVerdict(_ line: String) -> Bool {
    let small = plainWords(of: line)
    return small.count < 6 && (isJudged(small) || small.first == "that's" && small.count < 4 || small.first == "too")
      && !small.contains("not") && !line.contains("\"")
  }

  /// Whether a line says something of what the first sentence names, and asks for nothing: "tonic tastes bitter".
  func isComment(_ line: String) -> Bool {
    let small = Self.plainWords(of: line)
    guard small.count > 2, let text = candidates.first?.text, !Request.isOrder(line), !phrasebook.dialogue.isOrder(line) else {
      return false
    }
    return !Inflection.isVerb(small[0]) && Inflection.base(ofThirdPerson: small[1]) != nil && shares(text, with: small[0])
  }

  static let inMind = "I keep that in mind. To change a sentence, say what it should say."

  /// Whether two texts share a word that says something.
  func shares(_ text: String, with words: String) -> Bool {
    func stems(_ text: String) -> Set<String> {
      Set(phrasebook.stems(of: text.replacing(/['’]s\b/, with: ""))).subtracting(Self.empty)
    }
    return !stems(text).isDisjoint(with: stems(words))
  }

  private static let empty = Set(
    Inflection.words(
      "be do have get go make take say thing bit part really just always more time one anything something people day so need want"))

  /// Whether a line tells how things are now: "I don't cry any more actually".
  private static func isPassing(_ line: String) -> Bool {
    line.contains(/(?i)\b(?:any ?more|actually|sorry|though|at all|yet|now|really|anyway)\b/)
  }

  /// What a line says is not so: "touch my toes" of "I can't touch my toes, sorry that was a joke"; nil for a line that denies nothing.
  static func denied(in line: String) -> String? {
    var words = TypedWords(line)
    while words.words.count > 2,
      words.drop(["no", "no,", "but", "well,", "well", "sorry,", "sorry", "actually", "actually,", "and", "hey,"])
    {}
    let small = words.small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard small.count > 2 else { return nil }
    let isOwned = ["my", "our", "the"].contains(small[0]) && Story.isPerson(small[1])
    var place = isOwned ? 2 : 1
    if ["i'm", "he's", "she's", "it's", "they're", "we're"].contains(small[0]), small[1] == "not" {
      place = 1
    } else if small[0] == "i" || isOwned || ["he", "she", "they", "it", "we"].contains(small[0]) {
      if ["am", "is", "are", "was", "do", "have", "would", "could"].contains(small[place]), small.count > place + 1 { place += 1 }
    } else {
      return nil
    }
    guard small.count > place + 1, isNegation(small[place]) else { return nil }
    // Whoever feels or thinks something denies no word of the sentences, and "I don't shout, I listen" is an affirmation.
    let verb = small[place + 1], rest = words.words[(place + 1)...]
    if [
      "deserve", "know", "understand", "get", "think", "feel", "care", "mind", "remember", "see", "sound", "hear", "believe", "sure",
      "like",
    ]
    .contains(verb) {
      return nil
    }
    let comma = rest.firstIndex { $0.hasSuffix(",") } ?? words.words.count - 1
    let next = comma + 1 < small.count ? small[comma + 1] : ""
    let isReply = ["mean", "say", "said", "have", "own", "use", "need", "want", "mention", "talk", "ask", "got"].contains(verb)
    if small[0] == "i", next == "i", !isReply { return nil }
    var said = TypedWords(rest[...comma].joined(separator: " "))
    said.cut(before: ["so", "because", "cause", "since", "but"])
    return said.text.isEmpty ? nil : said.text
  }

  /// Returns the goal that somebody says they meant: "I want to walk more" of "no I meant: I want to walk more"; nil for other lines.
  static func restated(in line: String) -> String? {
    line.wholeMatch(
      of:
        /(?i)(?:(?:no|oh|ok|hm+|sorry|wait|well)[,.]?\s+)*(?:what\s+)?i\s+(?:mean|meant)(?:\s+is)?[:,]?\s+(?:that\s+)?((?:i\s+(?:want|need)\s+to|i'd\s+(?:like|love)\s+to|i\s+would\s+like\s+to)\s+.+)/
    ).map { String($0.1) }
  }

  /// Has this goal in the place of the one that was misread, with the moment, the reason and the act that the person told.
  mutating func restate(_ wish: String) -> String? {
    guard !candidates.isEmpty || goal.stated.trigger ?? goal.stated.reason ?? goal.stated.replacement != nil else {
      return begin(with: wish)
    }
    var told = Goal(wish, reason: goal.stated.reason, trigger: goal.stated.trigger, replacement: goal.stated.replacement)
    if told.trigger == nil, told.replacement == nil, told.reason == nil { return begin(with: wish) }
    (own, original, told.kind) = ([], nil, nil)
    let problem = set(told)
    update()
    if question == .kind { goOn() }
    return candidates.isEmpty ? begin(with: wish) : problem
  }

  /// What words in the place of others come to: a change of words, another moment, act or reason; nil where what they replace was not said.
  func correction(of old: String, to new: String) -> String? {
    let told = goal.stated, count = TypedWords(old).words.count
    // "Say mummy, not I" is for no rule.
    guard !["i", "me", "my", "you", "it"].contains(old.lowercased()) else { return nil }
    let cue = Trigger.cue(of: new).flatMap {
      Trigger.isScheduled($0) || phrasebook.dialogue.moments.contains(TypedWords(new).small.first ?? "") ? $0 : nil
    }
    if let moment = told.trigger, shares(moment, with: old), let cue { return cue }
    if isSaid(old), count < 5, TypedWords(new).words.count < 6 { return "change \(old) to \(new)" }
    if let act = told.replacement, shares(act, with: old), cue == nil { return "instead \(new)" }
    if let reason = told.reason, reason.lowercased().contains(old.lowercased()), cue == nil { return "because \(new)" }
    return cue
  }

  /// Returns words of a sentence with one that gives way to another, so that they read as these: "mother" and "mum" for "good enough mum" in
  /// "I am a good enough mother"; nil where no sentence has all of these but one.
  func nearly(_ words: String) -> (old: String, new: String)? {
    let wanted = words.split(separator: " ").map { $0.lowercased() }
    guard wanted.count > 1 else { return nil }
    for text in candidates.map(\.text) {
      let said = text.split(separator: " ").map { $0.lowercased().filter { $0.isLetter || $0.isNumber || "'-".contains($0) } }
      guard said.count >= wanted.count else { continue }
      for start in 0...(said.count - wanted.count) {
        let others = wanted.indices.filter { said[start + $0] != wanted[$0] }
        if others.count == 1, let other = others.first { return (said[start + other], wanted[other]) }
      }
      // "A short practice session" for "a ten minute practice session".
      guard wanted.count > 2, let end = said.lastIndex(of: wanted[wanted.count - 1]), let start = said[..<end].lastIndex(of: wanted[0]),
        end - start < wanted.count + 2, said[start...end].count(where: wanted.contains) > 2
      else { continue }
      return (said[start...end].joined(separator: " "), words)
    }
    return nil
  }
}

/// Sentences that somebody dictates, points at, or wants in other signs.
extension ScriptedConversation {
  /// Returns the sentence in a line that says to be one: "I'd say it like: first the blinds, then the news", "I walk home is what I'd say";
  /// nil for other lines.
  static func dictated(in line: String) -> String? {
    let told =
      line.wholeMatch(
        of:
          /(?i)(?:no,?\s+)?(?:i'd|i would|i'll|let me)\s+(?:say|put|write|word)\s+it(?:\s+(?:like|like\s+this|this\s+way|so|as))?\s*[:,]\s*["']?(.+?)["']?/
      )?.1
      ?? line.wholeMatch(
        of:
          /(?i)["']?(.+?)["']?,?\s+(?:is|that's|would\s+be)\s+(?:what|how|more\s+like\s+what)\s+i(?:'d|\s+would)?\s+(?:say|put|write)(?:\s+it)?[.!]?/
      )?.1
    return told.flatMap { $0.split(separator: " ").count > 2 ? Inflection.capitalized(String($0)) : nil }
  }

  /// Puts the sentence first that somebody names by a word of it, also one that was shown before: "I prefer the stone one".
  /// - Returns: A note, or an empty one; nil for a line that names none.
  mutating func take(pointed line: String) -> String?? {
    guard !candidates.isEmpty,
      let named = line.wholeMatch(
        of:
          /(?i)(?:no,?\s+)?(?:i\s+(?:prefer|preferred|like|liked|want|mean|meant)|i'd\s+(?:like|prefer|rather\s+have)|give\s+me|show\s+me|bring\s+back|back\s+to|go\s+back\s+to|what\s+about|where(?:'s|\s+is))\s+the\s+(?:one\s+(?:with|about)\s+(?:the\s+|my\s+)?(.+?)|(.+?)\s+one)(?:\s+(?:again|back|better|please|more|best))*[.?!]?/
      ), let words = (named.1 ?? named.2).map(String.init), words.split(separator: " ").count < 5,
      !["first", "second", "third", "last", "other", "next", "shortest", "longest", "right", "previous", "old"].contains(words.lowercased())
    else { return nil }
    let shown = candidates.map(\.text) + earlier.reversed().flatMap { $0.candidates.map(\.text) }
    guard let text = shown.first(where: { shares($0, with: words) }) else {
      return .some("None of these has that; \"others\" shows more.")
    }
    passed.removeAll { $0 == text }
    own = [text]
    update()
    return .some(nil)
  }

  /// What is said to whoever wants a number in digits: "write Radio 4"; nil where it does not stand in words.
  func digits(askedIn line: String) -> String? {
    guard let number = line.firstMatch(of: /(?i)\b(?:write|put|use|say|spell|as)\b[^,]*?\b(\d{1,4})\b/)?.1,
      case let spelled = TypedWords(String(number)).text.lowercased(), Int(spelled) == nil,
      candidates.contains(where: { TypedWords($0.text).small.contains(spelled) })
    else { return nil }
    return "Numbers stand in words here, as they are said."
  }

  /// Returns words with the article or the number of those that they replace: "one new person" for "one person".
  static func determined(_ new: String, like old: String) -> String {
    let (olds, news) = (old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    guard olds.count > 1, news.count > 1, olds.last?.lowercased() == news.last?.lowercased(),
      Inflection.determiners.union(TypedWords.numbers).contains(olds[0].lowercased()),
      !Inflection.determiners.union(TypedWords.numbers).union(["each", "every", "both", "another", "no"]).contains(news[0].lowercased())
    else { return new }
    return "\(olds[0]) \(new)"
  }

  /// An act for what only names a movement: "do a cat-cow stretch on the mat" for "cat-cow stretch on the mat", "take a stroll to the allotment";
  /// nil for an act that is known, and for other words.
  func exercised(_ words: String) -> String? {
    guard Replacement.action(of: words)?.hasPrefix("turn to ") != false else { return nil }
    // "The kitchen table first" is tidied by whoever tidies.
    if ["the ", "my "].contains(where: words.lowercased().hasPrefix), words.split(separator: " ").count < 7, goal.kind == .build,
      case .action(let act) = goal.heart, let verb = act.split(separator: " ").first, Self.chores.contains(verb.lowercased())
    {
      return "\(verb) \(words)"
    }
    return placed(words) ?? movement(in: words)
  }

  /// What is done with a thing that is only said to be somewhere: "put my trainers by the door" of "trainers by the door", "turn the lights off
  /// at eleven" of "lights off at eleven".
  private func placed(_ words: String) -> String? {
    var typed = TypedWords(words)
    let owner = ["my", "the"].first { typed.drop([$0]) }
    let small = typed.small
    guard (2...8).contains(small.count), let thing = small.first, case let place = small[1] else { return nil }
    if Self.switched.contains(thing), ["off", "out"].contains(place) { return "turn \(owner ?? "the") \(typed.text)" }
    let isSomewhere =
      ["away", "off"].contains(place)
      || small.count > 3 && ["by", "in", "on", "under", "beside", "outside", "behind", "into", "next"].contains(place)
        && ["the", "my", "a", "another", "to"].contains(small[2])
    return isSomewhere && Self.things.contains(thing) ? "put \(owner ?? "my") \(typed.text)" : nil
  }

  private static let switched: Set = [
    "lights", "light", "tv", "telly", "television", "screen", "radio", "wifi", "router", "notifications", "lamp",
  ]
  static let things = Inflection.words(
    """
    shoes trainers boots slippers phone mobile tablet laptop keys bag rucksack bottle glass guitar mat clothes kit card cards wallet purse notebook
    diary book pills tablets umbrella charger remote toothbrush helmet jacket coat gloves towel racket console cigarettes
    """)

  private static let chores: Set = [
    "tidy", "clean", "clear", "declutter", "sort", "wash", "water", "iron", "paint", "dust", "hoover", "vacuum", "empty", "organise",
    "organize",
    "weed", "mow", "fix", "repair", "mend",
  ]

  /// What is done by words that name a movement by their last word: "take a stroll to the allotment" of "just a stroll to the allotment".
  func movement(in words: String) -> String? {
    var typed = TypedWords(words)
    _ = typed.drop(["just", "only", "maybe", "even", "simply"])
    let small = typed.small.map { $0.filter { $0 != "," } }
    let end = small.firstIndex { ["on", "to", "in", "at", "with", "round", "around", "by", "for", "and"].contains($0) } ?? small.count
    guard end > 0, end < 6, small.count < 13, case let head = small[end - 1], case let isOne = ["a", "an", "one"].contains(small[0]),
      end > 1 || isOne, Trigger.cue(of: words).map(Trigger.isScheduled) != true,
      !Inflection.isVerb(small[0]) || VerbTable.also.contains(small[0])
    else { return nil }
    let isMany = TypedWords.numbers.contains(small[0]) || small[0] == "some"
    if Self.strolls.contains(head) { return "take \(isOne || isMany ? "" : "\(Inflection.article(for: typed.text)) ")\(typed.text)" }
    guard Self.drills.contains(head) || isMany && Self.drills.contains(String(head.dropLast())) else { return nil }
    return "do \(isOne || isMany || head.hasSuffix("s") ? "" : "\(Inflection.article(for: typed.text)) ")\(typed.text)"
  }

  private static let strolls: Set = ["stroll", "walk", "shower", "bath", "nap", "break", "stretch-break"]
  private static let drills: Set = [
    "stretch", "stretches", "exercise", "workout", "routine", "plank", "squat", "lap", "lesson", "pose", "session",
  ]
}
