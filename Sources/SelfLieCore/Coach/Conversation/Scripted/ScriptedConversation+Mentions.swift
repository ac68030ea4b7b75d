/// What a sentence is to name, or to be about.
extension ScriptedConversation {
  /// Has a sentence name what somebody misses in it: "put Rex in it", "I'd like it to mention my daughter", "why isn't Anna in it?".
  /// - Returns: A note, or an empty one; nil for a line that misses nothing.
  mutating func mention(askedIn line: String) -> String?? {
    guard [.belief, .change].contains(question), !candidates.isEmpty, let named = Self.missed(in: line) else { return nil }
    let words = TypedWords(named).small
    // "It" is my towel.
    if words.count == 1, let act = goal.stated.replacement, TypedWords(act).small.contains("it"), has(goal.stated.words, named) {
      let owned = goal.stated.words.lowercased().contains("the \(named.lowercased())") ? "the" : "my"
      tell { $0.replacement = act.replacing(/\bit\b/, with: "\(owned) \(named)", maxReplacements: 1) }
      own = []
      return .some(nil)
    }
    // The one that has it comes first.
    let timed = candidates.firstIndex { has($0.text, named) && has($0.text, goal.stated.trigger ?? named) }
    if let place = timed ?? candidates.firstIndex(where: { has($0.text, named) }) {
      guard place > 0 else { return .some("The first has it already.") }
      putFirst(candidates[place].text)
      return .some(nil)
    }
    // "She" is Duchess.
    if words.count == 1, named.first?.isUppercase == true, let pronoun = pronoun, let told = replacing(pronoun, with: named) {
      return .some(set(told))
    }
    if let reason = goal.stated.reason, has(reason, named), !isHurting(reason), let clause = ReasonPhrase.clause(of: reason),
      let text = candidates.first.map({ "\($0.text.dropLast()) \(clause)." }), judgement(of: text).worst == nil
    {
      return .some(write(text))
    }
    // "Something about graduating" is what it is for.
    if line.contains(/(?i)\babout\b/), let first = words.first, Inflection.base(ofGerund: first) != nil,
      goal.stated.reason.map(isHurting) != false
    {
      tell { $0.reason = "so that I \(Self.conjugated(Inflection.bases(of: named)))" }
      return .some(nil)
    }
    if let act = Replacement.action(of: named), !act.hasPrefix("turn to "), (2..<8).contains(words.count), words.first != "my" {
      tell { $0.replacement = act }
      own = []
      return .some(nil)
    }
    if ["my", "our"].contains(words.first), words.count < 4, Relative.isIn(words),
      goal.stated.reason == nil || isHurting(goal.stated.reason ?? "")
    {
      tell { $0.reason = "for \(named)" }
      return .some(nil)
    }
    return .some(Self.ownWords)
  }

  /// The pronoun for somebody of whom the moment or the act speaks: "she" of "when she won't load".
  private var pronoun: String? {
    let said = [goal.stated.trigger, goal.stated.replacement].compactMap(\.self).flatMap { Self.plainWords(of: $0) }
    return said.first { ["he", "she"].contains($0) } ?? said.first { ["him", "her"].contains($0) }
  }

  private static let place =
    "(in|into) (it|there|the sentence|the sentences|the first [one]|[number] (1|2|3|one|two|three)|that [one]|mine)"
  private static let missing = [
    "[no [,]|ok|please|can you|could you] (put|get|have|include|use|add|want) ‘ {…} ’ \(place) [please|too] [?]",
    "[no [,]|ok|please|can you|could you] (put|get|have|include|use|add) {…} \(place) [please|too] [?]",
    "[no [,]|but] (i want|i'd like|i would like|i need|i miss) ‘ {…} ’ \(place)",
    "[no [,]|but] (i want|i'd like|i would like|i need|i miss) {…} \(place)",
    "(i'd like|i want|i would like|can you make|could you make) (it|them|the sentence|one) [to] (mention|name|include|have|say something about) {…}",
    "(why (isn't|is not|aren't)|where is|where's|where are) {…} \(place) [?]", "(what happened to|where did) [my|the] {…} (go|gone) [?]",
    "[can you|could you|please] (add|put in|include|have|say|mention|want) (something|anything|a bit) about {…} [in it|too|as well|please] [?]",
    "[can i have|give me|show me] (something|one|anything) with {…} in it [please|too] [?]",
    "[can i have] (that one|the first|it|one) with ‘ {…} ’ [in it] [?]",
  ].map { PhrasePattern($0) }

  /// What a line wants in the sentence: "Rex" of "put Rex in it"; nil for other lines.
  static func missed(in line: String) -> String? {
    let lexemes = PhrasePattern.lexemes(of: line)
    guard lexemes.count < 20, !["it", "that", "this", "them"].contains(line.lowercased()) else { return nil }
    return missing.lazy.compactMap { $0.kept(of: lexemes)?.last }.first { named in
      !["it", "that", "this", "them", "both", "these", "more", "something", "it all"].contains(named.lowercased())
        && !["the word", "because", "so that"].contains { named.lowercased().hasPrefix($0) }
    }
  }

  /// Makes the sentences about a time or a place: "make it about Sunday", "can it be about meetings?".
  /// - Returns: A note, or an empty one; nil for a line that asks for something else.
  mutating func matter(askedIn line: String) -> String?? {
    guard [.belief, .change].contains(question), !candidates.isEmpty,
      let asked = line.wholeMatch(
        of: /(?i)(?:no,?\s+)?(?:make|can|could)\s+(?:it|that|this|them)\s+(?:be\s+)?(?:more\s+)?about\s+(?:the\s+)?(.+?)[?.!]?/)?.1,
      // "About walking, not eating" is asked of the walking.
      case let words = String(asked).replacing(/(?i),?\s+(?:not|instead of|rather than)\s.*$/, with: ""),
      words.split(separator: " ").count < 4,
      !Inflection.determiners.contains(words.prefix { $0 != " " }.lowercased())
    else { return nil }
    if let place = candidates.firstIndex(where: { has($0.text, words) }) {
      return .some("Number \(place + 1) is about \(words) already.")
    }
    guard
      let cue = Self.daytime(words) ?? ["on \(words)", "in \(words)"].first(where: { Trigger.cue(of: $0).map(Trigger.isScheduled) == true })
        ?? (Trigger.cue(of: "before \(words)")?.hasPrefix("before ") == true && words.hasSuffix("s") ? "in \(words)" : nil)
    else { return words.count < asked.count ? .some(Self.ownWords) : nil }
    own = own.map { atMoment($0, cue) ?? $0 }
    tell { $0.trigger = cue }
    return .some(nil)
  }

  /// When "mornings" are: "in the morning".
  private static func daytime(_ words: String) -> String? {
    ["mornings", "afternoons", "evenings"].contains(words.lowercased()) ? "in the \(words.lowercased().dropLast())" : nil
  }
}
