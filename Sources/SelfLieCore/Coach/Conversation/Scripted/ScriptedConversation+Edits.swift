/// What somebody changes in the sentences that they see.
extension ScriptedConversation {
  /// Whether the first sentence, or what the person said before, has these words; what a habit to leave is called stands for itself.
  func isSaid(_ words: String) -> Bool {
    let told = goal.stated, goalWords = goal.kind == .build ? told.words : nil
    // "Put the phone away" has a phone, whatever the habit is.
    if [own.last, told.replacement].contains(where: { $0.flatMap { Self.replacing(words, with: words, in: $0) } != nil }) { return true }
    if goal.kind == .quit, !Set(phrasebook.stems(of: words)).isDisjoint(with: goal.habit) { return false }
    return [own.last, told.trigger, told.replacement, goalWords, candidates.first?.text].contains { text in
      text.flatMap { Self.replacing(words, with: words, in: $0) } != nil
    }
  }

  /// Puts another verb into the first sentence: "I stroll around the block".
  mutating func put(_ verb: String) -> String? {
    guard let first = candidates.first?.text else { return Self.ownWords }
    var words = first.split(separator: " ").map(String.init)
    guard let i = words.lastIndex(of: "I"), i + 1 < words.count, Inflection.isVerb(words[i + 1].lowercased().filter(\.isLetter)) else {
      return Self.ownWords
    }
    words[i + 1] = verb + words[i + 1].filter { !$0.isLetter }
    return write(words.joined(separator: " "))
  }

  /// Does the act with another thing: "eat cucumber" of whoever eats carrots.
  mutating func take(thing: String) -> String? {
    var told = goal.stated
    let act: String? =
      told.replacement.map { Replacement.action(of: $0) ?? $0 }
      ?? { if goal.kind == .build, case .action(let act) = goal.heart { act } else { nil } }()
    guard let act, let verb = act.split(separator: " ").first, act.contains(" ") else { return Self.ownWords }
    told.replacement = Inflection.isVerb(thing.prefix { $0 != " " }.lowercased()) ? thing : "\(verb) \(thing)"
    own = []
    return set(told)
  }

  /// Returns the number of the sentence that somebody names by its length or its words: "the shortest one", "take the gum one".
  func chosen(by line: String, among count: Int) -> Int? {
    var words = TypedWords(line)
    _ = words.dropLast(["please", "then", "thanks"])
    while words.drop(["ok", "ok,", "yes", "yes,", "just", "only", "i'll", "i", "take", "keep", "like", "prefer", "choose", "use"]) {}
    let offered = candidates.prefix(count), small = words.small.map { $0.filter(\.isLetter) }
    guard small.first == "the", (2...5).contains(small.count), !offered.isEmpty else { return nil }
    let isOne = small.last == "one", named = small.dropFirst().prefix(isOne ? small.count - 2 : small.count)
    guard isOne || named.count == 1 else { return nil }
    let lengths = offered.map(\.text.count)
    switch named.joined(separator: " ") {
    case "shortest", "shorter": return lengths.min().flatMap(lengths.firstIndex).map { $0 + 1 }
    case "longest", "longer": return lengths.max().flatMap(lengths.firstIndex).map { $0 + 1 }
    case "first", "second", "third", "last", "other", "next": return nil
    case let words where isOne && !words.isEmpty: return offered.firstIndex { has($0.text, words) }.map { $0 + 1 }
    default: return nil
    }
  }

  /// Puts the sentence first that somebody likes but for something, and takes what they would have otherwise: "I like the second but shorter".
  mutating func take(liked line: String) -> String?? {
    let words = line.split(separator: " ").map(String.init), table = phrasebook.dialogue
    guard let but = words.firstIndex(where: { $0.lowercased() == "but" }), (1...6).contains(but), but + 1 < words.count else { return nil }
    let liked = words[..<but].joined(separator: " ")
    guard let place = table.kept(liked, among: candidates.count), !table.isAssent(liked), candidates.indices.contains(place) else {
      return nil
    }
    own = [candidates[place].text]
    update()
    // "The first, but say Sundays".
    var said = TypedWords(words[(but + 1)...].joined(separator: " "))
    if said.drop(["say it", "put it", "make it", "say", "put", "write", "with", "use", "make it"]) || said.words.count < 4,
      let cue = Trigger.cue(of: said.text), Trigger.isScheduled(cue), let text = Self.timed(candidates[place].text, cue)
    {
      tell { $0.trigger = cue }
      own = [text]
      return .some(nil)
    }
    return .some(take(words[(but + 1)...].joined(separator: " ")))
  }

  /// Returns the number of a sentence that somebody refuses by it: "the second makes no sense"; nil for other words.
  func senseless(_ line: String) -> Int? {
    var words = TypedWords(line)
    guard
      words.dropLast([
        "makes no sense", "is nonsense", "is weird", "sounds weird", "is weird english", "is bad english", "isn't english",
        "is not english", "doesn't make sense", "doesn't feel true to me", "doesn't feel true", "doesn't feel right", "isn't true for me",
        "doesn't sound like me", "isn't me", "is not me", "isn't for me", "is not for me", "doesn't fit", "doesn't fit me", "feels fake",
        "sounds fake", "doesn't work for me", "sounds off", "sounds silly", "is silly", "is wrong", "is bad", "is stupid",
      ]),
      !words.words.isEmpty, words.words.count < 5
    else { return nil }
    let table = phrasebook.dialogue
    return table.isAssent(words.text) ? nil : table.kept(words.text, among: candidates.count).map { $0 + 1 }
  }

  /// Takes away the sentences with a thing that somebody does not have or want: "I don't have a kitchen", "I hate carrots".
  mutating func takeLack(_ line: String) -> String? {
    var words = TypedWords(line)
    guard
      words.drop([
        "i don't have a", "i don't have an", "i don't have any", "i don't have", "i have no", "there is no", "there's no", "i hate",
        "i don't like", "i can't stand", "i'm allergic to", "i don't do", "i don't own", "i don't always have", "i don't drink",
        "i don't eat",
      ]),
      case _ = words.cut(before: ["because", "we", "so", "but"]), case _ = words.cut(to: words.words.count),
      (1...3).contains(words.words.count), !["time", "it", "this", "that", "them", "these", "the"].contains(words.small[0])
    else { return nil }
    _ = words.dropLast(["actually", "anyway", "though", "lol", "haha"])
    let thing = words.text
    guard !line.contains("\""), !Inflection.isVerb(words.small[0]) || VerbTable.also.contains(words.small[0]) else { return nil }
    guard candidates.contains(where: { has($0.text, thing) }) || has(goal.stated.replacement, thing) else { return nil }
    // "Fruit or tea" without the tea.
    if let act = goal.stated.replacement, has(act, thing), act.contains(" or ") {
      let parts = act.replacing(" or ", with: "|").split(separator: "|").map(String.init).filter { !has($0, thing) }
      if let other = parts.first, parts.count == 1 {
        tell { $0.replacement = other }
        return "Then without \(thing)."
      }
    }
    passed += candidates.map(\.text).filter { has($0, thing) }
    own = own.filter { !has($0, thing) }
    if has(goal.stated.replacement, thing) { tell { $0.replacement = nil } }
    if goal.stated.replacement == nil { question = .act }
    return "Then without \(thing)."
  }

  /// Takes away a sentence that is not the one.
  mutating func drop(_ number: Int) -> String? {
    guard candidates.indices.contains(number - 1) else { return candidates.isEmpty ? nil : "There is no sentence \(number)." }
    let text = candidates[number - 1].text
    passed.append(text)
    refused.append(text)
    own.removeAll { $0 == text }
    if original == text { original = nil }
    // Whoever refuses the sentence with their act sees what else is done at their moment.
    if let act = goal.stated.replacement.flatMap({ Replacement.action(of: $0) }), goal.stated.trigger != nil, text.contains(act) {
      tell { $0.replacement = nil }
    }
    update()
    guard candidates.isEmpty else { return "Not that one, then." }
    passed = refused
    update()
    return Self.allShown
  }

  /// Whether a sentence is the person's own, which they may leave.
  var hasOwn: Bool { !own.isEmpty || original != nil }

  /// What people call the sentence that they wrote.
  static let ownNames: Set = ["mine", "my own", "my one", "my sentence", "my own sentence", "my own one"]

  /// Leaves the person's own sentence for the coach's.
  mutating func leaveOwn() -> String? {
    guard hasOwn else { return "None of these is yours." }
    let before = self
    passed += own + [original].compactMap(\.self)
    (own, original) = ([], nil)
    update()
    guard candidates.isEmpty else { return "Then without yours; \"back\" brings it back." }
    self = before
    return "I have none besides yours."
  }

  /// Whether words say what is done, and by nobody: "write down one thing that I did well".
  func isImperative(_ words: String) -> Bool {
    guard let first = TypedWords(words).small.first else { return false }
    let next = TypedWords(words).small.dropFirst().first ?? ""
    // "Tune it and play".
    if VerbTable.also.contains(first), ["it", "them"].contains(next) { return true }
    return Inflection.isVerb(first)
      && (["my", "the", "a", "an", "one", "two", "three", "him", "her", "them"].contains(next) || Self.remedies.contains(first)
        || TypedWords.placings.contains(first) || !VerbTable.also.contains(first))
  }

  /// Whether words say when, behind what only joins them: "and on Mondays and Thursdays".
  func isMoment(_ words: String) -> Bool {
    if case .moment? = phrasebook.dialogue.change(Reply(words, in: phrasebook.dialogue).moment ?? words) { true } else { false }
  }

  static let ownWords = "Then write the sentence as you would say it; yours comes first."

  /// Returns the first sentence with more behind it, "and put my phone away" or "with my dog"; nil where there is none, or the words are a
  /// sentence by themselves.
  func lengthened(by words: String) -> String? {
    let small = TypedWords(words).small
    guard small.count > 1, let first = candidates.first?.text, first.hasSuffix(".") else { return nil }
    // "And then I look at one friendly face".
    let next = small[1] == "then" && small.count > 5 ? small[small[2] == "i" ? 3 : 2] : small[1]
    let isAct = small[0] == "and" && next != "i" && (Inflection.isVerb(next) || ["into", "onto", "in", "on", "with"].contains(next))
    let isTimed = Trigger.cue(of: TypedWords(words).words.dropFirst().joined(separator: " ")).map(Trigger.isScheduled) == true
    let isMoment = Trigger.cue(of: words).map(Trigger.isScheduled) == true
    guard isAct && !isTimed || Self.isCircumstance(small) && !isMoment else { return nil }
    let text = "\(first.dropLast()) \(TypedWords(words).text)."
    return judgement(of: text).isAccepted ? text : nil
  }

  /// Whether a sentence says when: "I lower my voice when we are late".
  func namesMoment(_ text: String) -> Bool {
    var words = TypedWords(text)
    return Trigger.cue(leading: &words) != nil || Trigger.cue(inside: &words) != nil
  }

  /// Returns a sentence at another moment: "When anyone asks, I check my calendar" for "When my boss asks, I check my calendar"; nil for a
  /// sentence without a moment before it.
  static func timed(_ text: String, _ moment: String) -> String? {
    var rest = TypedWords(text)
    guard Trigger.cue(leading: &rest) != nil, let cue = Trigger.cue(of: moment) else { return nil }
    return "\(Inflection.capitalized(cue)), \(text.split(separator: " ").suffix(rest.words.count).joined(separator: " "))"
  }

  /// Says the person's own sentence at the moment that they told since, if it has no moment of its own but the one that they told before.
  mutating func retime(since before: ParsedGoal) {
    guard let moment = goal.stated.trigger, moment != before.stated.trigger else { return }
    let earlier = (before.stated.trigger ?? before.moment).flatMap { Trigger.cue(of: $0) }
    own = own.map { text in
      let isTold = earlier.map { text.lowercased().hasPrefix("\($0.lowercased()), ") } == true
      return isTold || !namesMoment(text) ? atMoment(text, moment) ?? text : text
    }
  }

  /// Returns a line at the moment that was told; as it is where none was, and where it ends as a sentence does.
  func joined(_ line: String) -> String {
    // "When she asks, I wait" has a moment of its own.
    var rest = TypedWords(line)
    guard !line.hasSuffix("."), Trigger.cue(leading: &rest) == nil,
      let moment = goal.stated.trigger ?? (question == .act ? goal.moment : nil)
    else { return line }
    return atMoment(line, moment) ?? line
  }

  /// Returns a sentence of the person's own at a moment: "When my pay comes, I save twenty pounds." of "I save twenty pounds."; nil for a
  /// sentence that has a moment behind its act, and for one that says how somebody is.
  func atMoment(_ text: String, _ moment: String) -> String? {
    if let text = Self.timed(text, moment) { return text }
    // "Instead of buying clothes, I save twenty pounds" says when by what it replaces.
    let text = text.replacing(/^Instead of [^,]{3,40}, (?=I\s)/, with: ""), small = TypedWords(text).small
    guard small.first == "i", small.count > 2, Inflection.isVerb(small[1]), !Self.standing.contains(small[1]),
      Set(small).isDisjoint(with: ["when", "whenever", "before", "after", "while", "every", "each", "until", "if", "always", "never"]),
      let cue = Trigger.cue(of: moment)
    else { return nil }
    let joined = Inflection.capitalized("\(cue), I\(text.dropFirst(1))")
    return judgement(of: joined).isAccepted ? joined : nil
  }

  /// Verbs for what goes on at every moment.
  private static let standing: Set = ["am", "can", "have", "trust", "believe", "know", "love", "deserve", "accept", "own", "live"]

  /// Returns the day of the month that words name: "on the twenty-eighth" of "the 28th"; nil for other words.
  static func dayOfMonth(_ words: String) -> String? {
    guard let day = words.wholeMatch(of: /(?i)(?:on\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)/).flatMap({ Int($0.1) }), (1...31).contains(day)
    else {
      return nil
    }
    let small = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth",
      "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",
    ]
    let name = day <= 20 ? small[day - 1] : day == 30 ? "thirtieth" : "\(day < 30 ? "twenty" : "thirty")-\(small[day % 10 - 1])"
    return "on the \(name)"
  }
}
