/// What a line says before it is an answer, and what is said to an answer.
extension ScriptedConversation {
  /// Returns the last of several sentences, where it says what is wanted: "Better. But I eat at my desk. Make it after work."; nil for others.
  func lastWish(in line: String) -> String? {
    guard ![.goal, .kind].contains(question), let point = line.ranges(of: ". ").last else { return nil }
    let last = String(line[point.upperBound...])
    let isWish =
      Request(last) != nil || isMoment(last) || ownSentence(last) != nil || last.lowercased().contains(", i ")
      || phrasebook.dialogue.change(last)?.changesForm == true
    // "300 is a lot. One paragraph."
    let first = TypedWords(last).small.first ?? ""
    if question == .act, last.split(separator: " ").count < 6, ["a", "half"].contains(first) || TypedWords.numbers.contains(first) {
      return Inflection.inner(last)
    }
    // "Oops. Undo".
    let isCommand = phrasebook.dialogue.isCommand(last)
    return last.contains(" ") && isWish || isCommand ? last : nil
  }

  /// Returns the goal with which a line begins anew; nil for a line that goes on with the goal.
  func goalBegun(by words: String) -> String? {
    let small = words.lowercased()
    // "Now something for sleep", behind a sentence that was kept.
    if isKept {
      var other = TypedWords(words)
      let isNamed = other.drop([
        "now something for", "now something about", "something for", "something about", "and now", "now", "next", "next,", "i also want to",
        "and i also want to", "i'd also like to", "i want to also", "also",
      ])
      if isNamed, !other.words.isEmpty { return other.text }
    }
    if let next = nextGoal(in: words) { return next }
    if isKept, namesAnotherGoal(words) { return words }
    // "Quit smoking" is another goal of whoever saves money.
    if [.reason, .moment, .act].contains(question), goal.kind == .build, namesAnotherGoal(words),
      Self.leavings.contains(TypedWords(words).small[0])
    {
      return words
    }
    // "Forget the better life. I want to be on time for work".
    if let other = words.wholeMatch(of: Self.forgetting)?.1, question != .goal { return String(other) }
    if Self.restated(in: words) != nil { return nil }
    // "No, I meant herbal tea" puts right what was said last, and begins nothing anew.
    let isMeant = lastHeard != .goal && small.contains("mean") && Request(words) != nil
    if !isMeant, let other = phrasebook.dialogue.otherGoal(words) { return other }
    if let other = otherOfSeveral(words) { return other }
    // "I want to stop texting him" is another goal of whoever builds something.
    if ["i want to stop ", "i want to quit "].contains(where: small.hasPrefix), goal.kind == .build,
      [.moment, .act, .belief, .change].contains(question)
    {
      return words
    }
    if let trouble = trouble(toldBy: words) { return trouble }
    // What is wanted after a goal without a sentence is the goal.
    guard candidates.isEmpty, question != .goal, own.isEmpty else { return nil }
    // "Start running again. I used to run with the dog".
    return wish(inAnswer: words) ?? clearer(words) ?? words.firstRange(of: ". ").flatMap { clearer(String(words[..<$0.lowerBound])) }
  }

  /// Whether words name a goal of another family: "read more books" of whoever rings their mother.
  func namesAnotherGoal(_ words: String) -> Bool {
    let next = ParsedGoal(Goal(words), in: phrasebook), wish = wish(in: words), count = TypedWords(words).words.count
    guard wish == nil && count > 1 || wish == .others && count > 2, isImperative(words) || next.kind == .quit && next.saysKind,
      let family = next.family
    else { return false }
    return !family.isGeneral && family.name != goal.family?.name
  }

  /// Verbs with which somebody says what they leave.
  private static let leavings: Set = ["stop", "quit"]

  private static var forgetting: Regex<(Substring, Substring)> {
    /(?i)(?:(?:no|ok|okay|actually|wait|hm+|sorry)[,.]?\s+)*(?:(?:(?:forget|skip|scrap)\s+(?:about\s+)?(?:the|that|it|this|my|all)\b|leave\s+it|never\s*mind|let's\s+do\s+something\s+else)[^.,;]*[.,;]\s+)+((?:i\s+(?:want|need|would\s+like)|i'd\s+(?:like|love))\s+to\s+.+?)(?:\s+instead)?[.!]?/
  }

  /// Returns the trouble that somebody tells of whom no goal was understood yet: "I can't switch off in the evenings", "well ok. I bite my
  /// pen lids"; nil for others.
  private func trouble(toldBy line: String) -> String? {
    guard [.kind, .act].contains(question), own.isEmpty, goal.stated.replacement == nil, goal.family?.isGeneral != false else { return nil }
    let told = line.replacing(/^(?i)(?:(?:ok|okay|well|alright|fine|so|actually|no|it's\s+that|the\s+thing\s+is)[.,]?\s+)+(?=\w)/, with: "")
    let small = TypedWords(told).small
    guard small.count > 3, small[0] == "i",
      ["can't", "cannot", "never", "always"].contains(small[1]) || Self.isTrouble(small) || Confession.regrets.contains(small[1]),
      let suggester = try? Suggester(ParsedGoal(Goal(told), in: phrasebook), in: phrasebook, seed: seed),
      suggester.goal.family?.isGeneral == false, !suggester.suggestion(count: Self.shown).candidates.isEmpty
    else { return nil }
    return told
  }

  /// What a line does to the sentences.
  enum EditOutcome {
    /// It changes them, and this is said to it.
    case edit(String?)
    case none
  }

  /// Changes the sentences as a line says that answers no question: it is a sentence itself, doubts one, likes one but for something, refuses
  /// one, or names what somebody lacks.
  mutating func edit(by words: String, isCited: Bool) -> EditOutcome {
    guard question != .goal else { return .none }
    let small = words.lowercased()
    if ["i also want to ", "but i also want to ", "ok but i also want to ", "and i also want to "].contains(where: small.hasPrefix) {
      return .edit("One thing at a time. \"New goal\" and the other begins anew.")
    }
    if let wish = Self.restated(in: words) { return .edit(restate(wish)) }
    if let text = Self.dictated(in: words) ?? (isCited && words.contains("I ") && question != .kind ? words : nil) {
      // "Close the laptop is what I'd say".
      guard isImperative(text), question != .kind else { return .edit(write(text)) }
      tell { $0.replacement = text.prefix(1).lowercased() + text.dropFirst() }
      return .edit(nil)
    }
    if let note = take(pointed: words) ?? mention(askedIn: words) ?? matter(askedIn: words) { return .edit(note) }
    if [.belief, .change, .act].contains(question), !candidates.isEmpty, Self.isTooBig(words) {
      ahead.removeAll { $0 == .act }
      question = .act
      return .edit("Then less of it, or fewer days.")
    }
    // "It doesn't feel true", before anybody asked.
    if [.reason, .moment, .act].contains(question), Self.isDoubt(words), Self.isJudged(TypedWords(words).small), !candidates.isEmpty {
      return .edit(rate(Belief.scale.lowerBound))
    }
    // Also one that was shown before.
    if small.hasPrefix("the one with "), !candidates.isEmpty {
      return .edit(take(pointed: "I want \(words)") ?? .some("None of these has that; \"others\" shows more."))
    }
    if let note = take(liked: words) { return .edit(note) }
    if let number = senseless(words) { return .edit(drop(number)) }
    if [.act, .belief, .change].contains(question), let note = takeLack(words) { return .edit(note) }
    if let note = takeBack(words) ?? refuseMoment(words) { return .edit(note) }
    return .none
  }

  /// What is said to an answer that was taken: to a reason, an act or a moment of which no sentence says enough.
  mutating func note(on words: String, since before: ScriptedConversation) -> String? {
    var note: String?
    if note == nil, let reason = goal.stated.reason, reason != before.goal.stated.reason, goal.stated.trigger == before.goal.stated.trigger
    {
      // "She's alone since dad died".
      let isLoss = TypedWords(reason).small.contains { ["died", "passed", "dead"].contains($0) }
      note = isLoss ? "I'm sorry. I keep that in mind." : isSore(reason) ? sore(reason) : lack(of: reason)
    }
    // A reason is heard, also where no sentence changes.
    if note == nil, goal.stated.reason != before.goal.stated.reason, candidates.map(\.text) == before.candidates.map(\.text) {
      note = "I keep that in mind."
    }
    note = note ?? (goal.stated.trigger == before.goal.stated.trigger ? noted : nil)
    // "When I'm lonely, Sundays mostly": what of a moment is taken is told where it is not all.
    if note == nil, before.question == .moment, let moment = goal.stated.trigger, before.goal.stated.trigger == nil,
      goal.stated.reason == before.goal.stated.reason, goal.stated.replacement == before.goal.stated.replacement, !candidates.isEmpty,
      isPart(moment, of: words)
    {
      note = "I take \"\(moment)\" as the moment."
    }
    // "Before I speak" behind "in the mornings when we're late".
    if note == nil, before.question == .act, let old = before.goal.stated.trigger, let new = goal.stated.trigger, old != new,
      goal.stated.replacement != before.goal.stated.replacement, !has(new, old)
    {
      note = "The moment is \"\(new)\" now; \"\(old)\" brings the other one back."
    }
    // What somebody does and no sentence says is a sentence of its own.
    if note == nil, question != .goal, let act = goal.stated.replacement, act != before.goal.stated.replacement, own.isEmpty,
      !candidates.isEmpty, !candidates.contains(where: { says($0.text, act) }), let action = Replacement.action(of: act),
      !Act(action).isRegretted, judgement(of: "I \(action)").isAccepted
    {
      // What somebody writes whole stays whole: "I get up when the alarm rings".
      let isWhole = Self.isDone(TypedWords(words).small) && namesMoment(words)
      let moment = goal.stated.trigger.flatMap { isWhole && $0 == before.goal.stated.trigger ? nil : Trigger.cue(of: $0) }
      note = write(
        moment.map { "\(Inflection.capitalized($0)), I \(Self.conjugated(action))" } ?? (isWhole ? words : "I \(Self.conjugated(action))"))
      update()
    }
    // Nothing that somebody says is lost without a word.
    if note == nil, let act = goal.stated.replacement, act != before.goal.stated.replacement, !candidates.isEmpty,
      !candidates.contains(where: { says($0.text, act) })
    {
      note = "No sentence has room for that; say it in fewer words, or write the sentence as you would say it."
    }
    if note == nil, let moment = goal.stated.trigger, moment != before.goal.stated.trigger,
      !candidates.contains(where: {
        has($0.text, moment) || Trigger.cue(of: moment).map { $0.lowercased() }.map($0.text.lowercased().contains) == true
      })
    {
      note = "I keep that moment in mind."
    }
    return note
  }

  /// Whether an answer tells more than the moment that was taken of it.
  private func isPart(_ moment: String, of words: String) -> Bool {
    let taken = "\(moment) \(Trigger.cue(of: moment) ?? "") mostly usually mainly always often just maybe"
    return !Set(phrasebook.stems(of: words)).isSubset(of: phrasebook.stems(of: taken))
  }

  /// An act as it stands behind "I": "am proud of my flat" of "be proud of my flat".
  static func conjugated(_ action: String) -> String { action.hasPrefix("be ") ? "am \(action.dropFirst(3))" : action }

  /// Whether a text says most of what an act is: "lime and soda water" is no tonic with lime.
  private func says(_ text: String, _ act: String) -> Bool {
    let wanted = Set(phrasebook.stems(of: act)), said = wanted.intersection(phrasebook.stems(of: text))
    return said.count * 2 > wanted.count
  }
}
