/// What somebody leaves of two things or moments that a sentence names.
extension ScriptedConversation {
  /// Finds the sentence that the person wants to keep.
  /// - Parameters:
  ///   - count: The number of sentences that they see.
  ///   - isExplicit: Whether "yes" and "the second one" may be meant for another question; nil if no question but this one's was asked.
  /// - Returns: The sentence's number, from 1; nil if the person says something else.
  public func kept(by line: String, among count: Int, isExplicit: Bool? = nil) -> Int? {
    if let number = takenAfterAll(line, among: count) { return number }
    let table = phrasebook.dialogue, line = spoken(line)
    // "Both are good, can I keep both?" asks.
    if line.lowercased().contains(/\bcan i (?:keep|have|take|record) (?:both|two|them all|all)\b/) { return nil }
    // "Keep both hands on the wheel" is done.
    if line.lowercased().contains(/^keep both (?!of\b|them\b|these\b|those\b|please\b)\w/) { return nil }
    // Say "it's okay" is done.
    if question == .act, line.lowercased().hasPrefix("say ") { return nil }
    // "On the 1st" is a day.
    if question == .moment, line.lowercased().hasPrefix("on the ") { return nil }
    // "Is that good?" keeps nothing.
    if senseless(line) != nil || line.lowercased().contains(/^(?:is|was|are)\b.*\?$/) { return nil }
    // "Better. Shorter please", and "I don't understand the one about clothes" keep nothing.
    if lastWish(in: line) != nil || line.lowercased().contains(/^(?:i don't|i do not|what|why|who|how)\b/) { return nil }
    if [.belief, .change].contains(question), !candidates.isEmpty, table.leavesChoice(line) || table.isDone(line) { return 1 }
    // Of two that are to be kept the first comes first.
    if line.lowercased().contains(/^keep (?:both|1 and 2|2 and 1|the first and|the first two|all)/), !candidates.isEmpty { return 1 }
    // "Better. But it's not lunch, make it after work".
    if line.contains(". "), line.count > 30 { return nil }
    // "One sentence" may be the smallest step.
    if question == .act, TypedWords(line).small.suffix(2).elementsEqual(["one", "sentence"]),
      !table.keeping.contains(TypedWords(line).small[0])
    {
      return nil
    }
    // "Keep mine" is for the act that the first sentence has.
    if table.isBack(line), table.isMine(line), !line.lowercased().contains(/\b(?:better|back|again|was)\b/), let first = candidates.first,
      own.contains(first.text) || first.text == original || goal.stated.replacement.map({ has(first.text, $0) }) == true
    {
      return 1
    }
    // "Keep the one with the feet", "the one about the thesis".
    if let range = line.lowercased().firstRange(of: "one with ") ?? line.lowercased().firstRange(of: "one about "), line.count < 50,
      !line.contains(/(?i)\s(?:is|sounds|feels|makes)\s/)
    {
      let named = String(line.lowercased()[range.upperBound...])
      return candidates.prefix(count).firstIndex { has($0.text, named) }.map { $0 + 1 }
    }
    if let number = chosen(by: line, among: count) ?? preferred(by: line, among: count) { return number }
    // A number answers how true a sentence feels, and "the second" whether to start or to stop.
    let isAnswer = question == .kind || question == .belief && table.number(line) != nil
    return table.kept(line, among: count, isExplicit: isExplicit ?? isAnswer).map { $0 + 1 }
  }

  /// Whether somebody who kept a sentence wants another one for the same goal: "yes", "another one".
  public func wantsAnother(_ line: String) -> Bool {
    isKept
      && ["yes", "y", "yes please", "yeah", "yep", "ok", "sure", "another one", "one more"].contains(TypedWords(line).text.lowercased())
  }

  /// Finds the sentence that somebody keeps who leaves in the same line: "keep it and let's stop here".
  /// - Returns: The sentence's number, from 1; nil for a line that keeps none, or does not leave.
  public func kept(onLeavingBy line: String, among count: Int) -> Int? {
    guard question != .goal, question != .kind, isFarewell(line) else { return nil }
    let parts = line.split(separator: /[,.;!]+\s+|\s+(?:and|then|but)\s+/).map(String.init).filter { part in
      !isFarewell(part) && !phrasebook.dialogue.keeping.isDisjoint(with: TypedWords(part).small)
    }
    return parts.compactMap { kept(by: $0, among: count) }.first
  }

  /// Finds the sentence that somebody wants after they refused it: "I changed my mind, I do want that one", "ok, I want the first after all".
  /// - Returns: The sentence's number, from 1; nil if the person says something else.
  private func takenAfterAll(_ line: String, among count: Int) -> Int? {
    guard let said = line.wholeMatch(of: Self.afterAll), said.1 ?? said.2 ?? said.4 != nil, let named = said.3 else { return nil }
    if !["that", "this", "it"].contains(named.lowercased()) {
      return phrasebook.dialogue.kept("\(named) one", among: count).map { $0 + 1 }
    }
    let offered = candidates.prefix(count).map(\.text)
    return offered.isEmpty ? nil : (declined.flatMap { offered.firstIndex(of: $0) } ?? 0) + 1
  }

  /// A sentence that is wanted; its groups are the change of mind, the "do", what is wanted, and "after all", one of which tells that it was
  /// not before.
  private static var afterAll: Regex<(Substring, Substring?, Substring?, Substring?, Substring?)> {
    /(?i)(?:(?:ok|okay|actually|no|wait|hm+|well|sorry|oh|yes|and|but)[,.]?\s+)*(i(?:'ve|\s+have)?\s+changed\s+my\s+mind[,.;:]?\s+)?(?:(?:and|but|so)\s+)?i(?:'ll|'d)?\s+(do\s+)?(?:want|like|take|keep)\s+(?:to\s+keep\s+)?(that|this|it|the\s+(?:first|second|third|last))?(?:\s+one)?(\s+after\s+all)?(?:,?\s+(?:please|thanks|then))?[.!]?/
  }

  /// Finds the sentences that somebody wants to keep one after the other: 2 and 3 of "keep 2 and 3", the first two of "keep both".
  /// - Returns: Their numbers; none for a line that keeps one, or none.
  public func severalKept(by line: String, among count: Int) -> [Int] {
    guard question != .goal, question != .kind, count > 1,
      let said = line.lowercased().wholeMatch(
        of: /(?:(?:ok|okay|yes|please),?\s+)?((?:keep|save|i'll\s+(?:keep|take|have))\s+)?(.+?)[.!]?/)
    else { return [] }
    let words = said.2.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // "The first and the third" says by itself what is kept, where nothing else is asked.
    guard said.1 != nil || [.belief, .change].contains(question) && words.contains("and") else { return [] }
    // "Keep both hands on the wheel" is done.
    if words.first == "both" {
      return words.dropFirst().allSatisfy { ["of", "them", "these", "those", "please"].contains($0) } ? [1, 2] : []
    }
    if ["all", "all three", "all of them"].contains(words.joined(separator: " ")) { return Array(1...count) }
    let places = ["1", "2", "3", "first", "second", "third", "", "two", "three"]
    let numbers = words.compactMap { word in word.isEmpty ? nil : places.firstIndex(of: word).map { $0 % 3 + 1 } }
    let rest = Set(words).subtracting(places).subtracting([
      "and", "the", "number", "numbers", "sentence", "sentences", "one", "ones", "please",
    ])
    guard rest.isEmpty, numbers.count > 1, Set(numbers).count == numbers.count, numbers.allSatisfy({ $0 <= count }) else { return [] }
    return numbers
  }

  /// Whether somebody wants to see the sentences once more: "read them all again".
  public func wantsSight(of line: String) -> Bool {
    let lexemes = PhrasePattern.lexemes(of: line)
    return [.belief, .change, .reason, .moment, .act].contains(question) && !candidates.isEmpty && lexemes.count < 14
      && Self.sights.contains { $0.kept(of: lexemes) != nil }
  }
  private static let sights = [
    "[can you|could you|please|ok] (show|read|list|repeat|print|give) [me] (them|these|those|the sentences|the list|the three|the ones|what (you|we) (have|got)) [all|three] [to me] (again|once more|one more time|back|please) [please] [?]",
    "[can you|could you|please|ok] (show|read|list|repeat) [me] (all|both|all three|all of (them|these|those)|them all|the list|the sentences|what (you|we) (have|got)) [again|please|once more] [?]",
    "[can|could|may] i see (them|these|the sentences|the list|all of them|what (you|we) (have|got)) [all] [again] [please] [?]",
    "what (were|are) (they|the sentences|the three|the options|my options|the others) [again|now] [?]",
    "[can you|could you|please|ok|now] (show|read|give|tell) [me] (the|my) sentence [again|now|please|then] [please] [?]",
    "(what's|whats|what is|where is|where's) (the|my) sentence [now|again] [then] [?]",
    "what does (the|my) sentence (look|sound) like [now] [then] [?]",
    "[can you|could you|please|ok|just] (show me|let me see) [something|a sentence|what you have|what you've got] [please|then] [?]",
  ].map { PhrasePattern($0) }

  /// Puts a sentence first, also one that was shown before.
  public mutating func putFirst(_ text: String) {
    passed.removeAll { $0 == text }
    refused.removeAll { $0 == text }
    own = [text]
    update()
  }

  /// Leaves what somebody names of two things that are done or of two moments: "just the tonic" of "a cup of tea or a tonic with lime".
  /// - Returns: Whether there was a choice of two.
  mutating func choose(named line: String) -> Bool {
    guard
      let named = line.wholeMatch(
        of:
          /(?i)(?:make\s+it\s+shorter,?\s+)?(?:i\s+)?(?:just|only)\s+(?:want\s+|keep\s+|say\s+)?(?:the\s+)?(\w+)(?:\s+(?:bit|part|one|please))?\.?/
      )
    else { return false }
    let said = String(named.1).lowercased()
    // "The stretching" is to stretch.
    for word in [said, Inflection.base(ofGerund: said)].compactMap(\.self) {
      if let mine = own.last, let text = Self.alternative(in: mine, with: word) ?? Self.act(in: mine, with: word) {
        own = [text]
        return true
      }
      if let act = goal.stated.replacement, let text = Self.alternative(in: act, with: word) ?? Self.act(in: act, with: word) {
        tell { $0.replacement = text }
        return true
      }
      if let moment = goal.stated.trigger, let text = Self.alternative(in: moment, with: word) {
        tell { $0.trigger = text }
        return true
      }
    }
    return false
  }

  /// Returns a text with the one of its acts that has a word: "I wipe the counter." of "I wash my plate and then wipe the counter."; nil if it
  /// has no two.
  private static func act(in text: String, with word: String) -> String? {
    let start = text.ranges(of: /\bI\s/).last?.upperBound ?? text.startIndex
    let acts = String(text[start...]).replacing(" and then ", with: " and ").split(separator: " and ").map(String.init)
    guard acts.count > 1, acts.allSatisfy({ Inflection.isVerb(TypedWords($0).small.first ?? "") }),
      let kept = acts.first(where: { plainWords(of: $0).contains(word) })
    else { return nil }
    return "\(text[..<start])\(kept)\(text.hasSuffix(".") && !kept.hasSuffix(".") ? "." : "")"
  }

  /// Returns a text with the one of two alternatives that has a word; nil if it has no two.
  private static func alternative(in text: String, with word: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let or = words.firstIndex(of: "or"), or > 0, or + 1 < words.count, words.lastIndex(of: "or") == or,
      let place = words.firstIndex(where: { $0.lowercased().filter(\.isLetter) == word.lowercased() })
    else { return nil }
    func begins(_ word: String) -> Bool {
      Inflection.determiners.contains(word.lowercased()) || Inflection.base(ofGerund: word.lowercased()) != nil
    }
    let end = words[or...].firstIndex { $0.hasSuffix(",") } ?? words.count - 1
    let sign = words[end].last.flatMap { ",.".contains($0) ? String($0) : nil } ?? ""
    if place < or { return ([words[..<or].joined(separator: " ") + sign] + words[(end + 1)...]).joined(separator: " ") }
    // The left one begins as the right one does: "a cup of tea or a tonic", "watching telly or reading".
    guard let start = words[..<or].lastIndex(where: begins) else { return nil }
    return (words[..<start] + words[(or + 1)...]).joined(separator: " ")
  }
}
