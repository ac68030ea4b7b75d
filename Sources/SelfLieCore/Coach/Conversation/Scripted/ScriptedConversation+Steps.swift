/// The steps of a conversation: back, on to other sentences, and anew.
extension ScriptedConversation {
  /// The goals of a line that lists several: "read more", "exercise" and "less sugar"; none of a line that names one.
  func listed(in words: String) -> [String] {
    // "Quit vaping. Also drink less coke".
    if let both = words.firstMatch(of: /^(?i)([^.;,]{4,60})[.;,]?\s+(?:also|and also|plus)\s+([^.;,]{4,60})\.?$/),
      [both.1, both.2].allSatisfy({ (2...8).contains($0.split(separator: " ").count) }),
      [both.1, both.2].allSatisfy({ Inflection.isVerb($0.prefix { $0.isLetter }.lowercased()) || $0.lowercased().hasPrefix("less ") })
    {
      return [String(both.1), String(both.2)]
    }
    var wish = TypedWords(words)
    _ = wish.drop(["i want to", "i'd like to", "i would like to"])
    let parts = wish.text.split(separator: ",").flatMap { part in
      wish.text.contains(",") ? String(part).replacing(" and ", with: ",").split(separator: ",").map(String.init) : [String(part)]
    }.map { part in
      var typed = TypedWords(part)
      _ = typed.drop(["and", "also", "and also", "plus"])
      return typed.text
    }.filter { !$0.isEmpty }
    guard parts.count > 1, parts.allSatisfy({ TypedWords($0).words.count < 5 }) else { return [] }
    let families = parts.map { part in
      ParsedGoal(Goal(part), in: phrasebook).family.flatMap { $0.isGeneral ? nil : $0.name }
    }
    return families.allSatisfy { $0 != nil } && Set(families).count == parts.count ? parts : []
  }

  /// The goal of several that somebody turns to: "the sweets first", "and now the sugar", "the one about running"; nil for other words.
  func otherOfSeveral(_ words: String) -> String? {
    guard !others.isEmpty, words.count < 50 else { return nil }
    let small = TypedWords(words).small.map { $0.filter(\.isLetter) }
    guard small.contains(where: ["first", "now", "instead", "one", "rather", "other"].contains) else { return nil }
    if small.contains("other") || small.contains("now"), others.count == 1 { return others[0] }
    return others.first { has($0, words) }
  }

  /// Whether somebody takes back what they said: "sorry, I was only joking".
  static func isJoke(_ line: String) -> Bool {
    line.wholeMatch(
      of: /(?i)(?:sorry|ok|haha|lol|no)?[,.]?\s*(?:i\s+was|i\s+am|i'm|it\s+was|just)\s+(?:only\s+|just\s+)?(?:joking|kidding|a\s+joke)[.!]?/
    ) != nil
  }

  /// Whether the reason is asked for, and nothing was said since the goal but what it is.
  var isFirstAsked: Bool { question == .reason && lastHeard == .goal && goal.stated.reason == nil }

  /// The kind of goal that somebody names by itself: "to start", "no, stop", "less of it", "give it up"; nil for other words.
  static func kind(saidIn line: String) -> Goal.Kind? {
    let said = line.wholeMatch(
      of:
        /(?i)(?:(?:no|oh|well|yes|i\s+want|i'd\s+like|i\s+mean)[,.]?\s+)*(?:(to\s+)(?:start|begin)|(?:to\s+)?(?:do|have|use)\s+(?:it\s+)?more|more(?:\s+of\s+it)?|((?:to\s+)?(?:stop|quit|leave|give\s+it\s+up|get\s+rid\s+of\s+it|cut\s+down|cut\s+back)(?:\s+it)?|(?:to\s+)?(?:do|have|use)\s+(?:it\s+)?less|less(?:\s+of\s+it)?))(?:[,.…]*\s+(?:please|obviously|of\s+course|i\s+guess|i\s+suppose|i\s+think|definitely|clearly))?[.!]?/
    )
    return said.map { $0.2 == nil ? .build : .quit }
  }

  /// Takes the kind of goal that somebody names.
  /// - Returns: What is said to whoever was understood so already.
  mutating func turn(to kind: Goal.Kind) -> String? {
    guard kind != goal.kind else { return "Yes, \(kind == .quit ? "to stop" : "to start")." }
    let before = self
    tell { $0.kind = kind }
    update()
    remember(before)
    return nil
  }

  /// The second of two goals, which waits: "tidy my room" of "be kinder to my mum and also tidy my room"; none where nothing follows.
  static func second(of words: String, behind first: String) -> [String] {
    // "I wanna quit" is read as "I want to quit".
    let words = words.contains(first) ? words : TypedWords(words).text
    guard let said = words.firstRange(of: first) else { return [] }
    var rest = TypedWords(String(words[said.upperBound...].drop { !$0.isLetter }))
    while rest.words.count > 1, rest.drop(["and also", "and then", "and", "also", "then", "plus", "or maybe", "or perhaps", "or rather"]) {}
    if rest.words.count > 2 { _ = rest.dropLast(["dunno", "i don't know", "idk", "not sure"]) }
    rest.cut(to: rest.words.count)
    return rest.words.count > 1 ? [rest.text] : []
  }

  /// What is said to whoever asks after a goal that waits: "what about the coke"; nil for other words.
  func otherLater(_ line: String) -> String? {
    guard let asked = line.wholeMatch(of: /(?i)(?:and\s+|but\s+|ok\s+)?(?:what|how)\s+about\s+(.{2,40}?)\??/),
      let other = others.first(where: { shares($0, with: String(asked.1)) })
    else { return nil }
    return "One after the other: keep one of these first, or say \"now \(other)\"."
  }

  /// What is said to whoever takes the first of two goals: "vaping first I guess", "let's do the vaping"; nil for other words.
  func firstTaken(by line: String) -> String? {
    guard !others.isEmpty, [.reason, .moment, .act].contains(question),
      let named = line.wholeMatch(
        of:
          /(?i)(?:(?:let's|lets|let\s+us|i'll|we)\s+(?:do|take|start\s+with|begin\s+with|go\s+with)\s+)?(?:the\s+)?(.{2,30}?)(?:\s+one)?(?:\s+first)?(?:,?\s+(?:i\s+guess|i\s+think|please|then|maybe))?[.!]?/
      )?.1,
      line.contains(/(?i)\bfirst\b|^(?:let|i'll|we)/),
      shares(goal.stated.words, with: String(named))
    else { return nil }
    return "That one, then. \(asked)"
  }

  /// What is said to whoever wants somebody else to do something: "I want my wife to stop nagging me"; nil for a goal of one's own.
  func othersDoing(_ words: String) -> String? {
    var typed = TypedWords(words)
    guard typed.drop(["i want my", "i'd like my", "i wish my"]), typed.words.count > 2, Relative.isIn([typed.small[0]]),
      ["to", "would", "did", "wouldn't"].contains(typed.small[1])
    else { return nil }
    return "That is for your \(typed.words[0]) to do. What could you do?"
  }

  /// What is said to whoever wants to do something that they do not name: "I'd like to be able to do it without falling apart"; nil for a goal.
  func unnamed(_ words: String) -> String? {
    var wish = TypedWords(words)
    while wish.drop(["i want to", "i'd like to", "i would like to", "i need to", "just", "to", "be able to", "manage to", "learn to"]) {}
    guard (2...7).contains(wish.words.count), ["do", "try", "face", "manage", "handle"].contains(wish.small[0]),
      ["it", "this", "that"].contains(wish.small[1]), wish.words.count < TypedWords(words).words.count || wish.words.count < 4
    else { return nil }
    return "To do what? \(explanation)"
  }

  /// Goes on without an answer.
  mutating func skip() -> String? {
    switch question {
    case .goal: return nil
    case .change: return Self.changes
    case .kind, .reason, .moment, .act, .belief: goOn()
    }
    return nil
  }

  /// Goes on to the next question.
  mutating func goOn() {
    // What is told whole, with its moment, lacks no moment and no act.
    if goal.plan?.cue != nil { ahead.removeAll { $0 == .moment || $0 == .act } }
    if isSmallest { ahead.removeAll { $0 == .act } }
    question = ahead.isEmpty ? .change : ahead.removeFirst()
  }

  /// The answers that can be taken back.
  private static let mostSteps = 20

  mutating func remember(_ before: ScriptedConversation) {
    // Nobody takes back what changed nothing.
    guard !isAtALoss, hasHeard(since: before) || question != before.question || own != before.own || style != before.style else { return }
    earlier = before.earlier.suffix(Self.mostSteps - 1) + [before]
    earlier[earlier.count - 1].earlier = []
  }

  mutating func goBack(_ words: String) -> String? {
    if phrasebook.dialogue.isMine(words), own.isEmpty, original == nil, earlier.allSatisfy({ $0.own.isEmpty && $0.original == nil }) {
      return "You wrote none yet; write it as you would say it."
    }
    // "Mine was better" is the sentence as it was written, before it was made shorter or softer.
    var place = earlier.count - 1
    if phrasebook.dialogue.isMine(words), let written = earlier.lastIndex(where: { !$0.own.isEmpty && $0.own != own }) { place = written }
    guard earlier.indices.contains(place) else { return "There is nothing to go back to." }
    let last = earlier[place], rest = Array(earlier[..<place])
    let isSame = candidates.map(\.text) == last.candidates.map(\.text)
    self = last
    earlier = rest
    return isSame ? "Back one step." : nil
  }

  /// Begins anew with another goal; asks for one where the words name none.
  mutating func begin(with words: String) -> String? {
    var anew = ScriptedConversation(in: phrasebook, seed: seed)
    let note = words.isEmpty ? nil : anew.take(words)
    anew.remember(self)
    self = anew
    return note
  }

  /// Puts a sentence aside that was kept, and asks for what else there is.
  public mutating func keep(_ text: String) {
    passed.append(text)
    own.removeAll { $0 == text }
    original = nil
    // The sentences on the screen keep their numbers until something else is shown.
    (isKept, question, ahead) = (true, .change, [])
  }

  /// Replaces the sentences shown by others, and leaves first what the person wrote or said that they would do.
  /// - Returns: As `pass` does.
  public mutating func passOthers() -> String? {
    let written = candidates.filter { $0.source == .person }, said = candidates.prefix(1).filter { $0.closeness >= Candidate.own }
    let kept = (written.isEmpty ? Array(said) : written).map(\.text)
    guard !kept.isEmpty, kept.count < candidates.count else { return pass() }
    let before = candidates.map(\.text)
    passed += before.filter { !kept.contains($0) }
    update()
    guard Set(candidates.map(\.text)).isSubset(of: before) else { return candidates.count < before.count ? Self.last : nil }
    passed = refused
    update()
    return Self.allShown
  }

  /// Replaces the sentences shown by others.
  /// - Returns: A note if all sentences were shown and the first ones come again; nil otherwise.
  public mutating func pass() -> String? {
    let left = own.last.map { "Yours is put aside; \"back\" has it again: \($0)" }
    passed += candidates.map(\.text)
    (own, original) = ([], nil)
    update()
    guard candidates.isEmpty else { return left }
    passed = refused
    update()
    if candidates.isEmpty {
      passed = []
      update()
    }
    return Self.allShown
  }

  static let last = "These are the last that there are for this."
  static let allShown = "Those were all that there are for this. Another moment, or something else to do then, makes others."

  /// Takes how true the first sentence feels.
  mutating func rate(_ value: Int) -> String? {
    rating = value
    if value <= Belief.little { return "Then a smaller step may feel true already." }
    return value > Self.wellBelieved ? "Good." : nil
  }

  /// Answers what is said of the sentences, and asks for what would mend them.
  mutating func answer(_ remark: ConversationTable.Remark) -> String? {
    switch remark {
    case .unnatural where own.isEmpty && candidates.first?.closeness ?? 0 < Candidate.own:
      let before = candidates.map(\.text), note = pass()
      return note == nil && candidates.map(\.text) != before ? "Then others; or write it as you would say it." : Self.ownWords
    case .unnatural: return "Then write it as you would say it; yours comes first."
    case .timid:
      rating = nil
      let isSoft = candidates.first.map { [" learning to ", " can ", " a little", " small "].contains(where: $0.text.contains) } == true
      return isSoft
        ? "Then as it is, without softer words."
        : "The first has no softer words; \"shorter\" makes it more direct, or write it as you would say it."
    case .small: return "Then say a bigger step: \"instead\" and what it is."
    case .vague where goal.stated.trigger ?? goal.moment == nil: question = .moment
    case .vague:
      question = .act
      return "Then say more: where, with whom, or how long."
    case .impossible: question = .act
    }
    return nil
  }

  /// Takes it that the sentence which was to be kept is not kept yet: nobody is asked how true that one feels.
  /// - Parameters:
  ///   - number: Its number, from 1.
  ///   - line: What the person said instead of yes or no, which is answered next; nil for a no. "A bit shorter" is said of the sentence, which
  ///     comes first then.
  /// - Returns: A note for the person.
  public mutating func decline(_ text: String, at number: Int, for line: String?) -> String {
    guard let line else {
      declined = text
      if question == .belief { goOn() }
      return "Not that one, then; \"others\" shows more."
    }
    guard number > 1, phrasebook.dialogue.change(line)?.changesForm == true else { return "Not kept yet: \"keep \(number)\" keeps it." }
    putFirst(text)
    return "Not kept yet."
  }
}
