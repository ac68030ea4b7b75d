/// A line that says more than one thing: "8. make it shorter", "no, as it was. Keep that one".
extension ScriptedConversation {
  /// Takes the person's answer to the question.
  /// - Parameter line: The answer; empty if the person skips the question.
  /// - Returns: A note for the person; nil if there is nothing to say.
  public mutating func take(_ line: String) -> String? {
    isAtALoss = false
    let line = inNumbers(line)
    if let text = reasoned(by: line) {
      let before = self, note = write(text)
      update()
      remember(before)
      return note
    }
    let parts = parts(of: line)
    var whole = self
    let note = whole.takeWhole(line)
    // What is understood whole is not taken apart, but for a rating, behind which the rest would be lost.
    let isRated = parts.count > 1 && Int(parts[0]) != nil
    if parts.count > 1, isRated || !whole.hasHeard(since: self), let last = take(parts: parts) { return last }
    if whole.isAtALoss, let said = take(coreOf: line) { return said }
    self = whole
    return note
  }

  /// Takes what a line asks for among other words, where it is not understood with them: "maybe a bit softer, my knees are bad".
  /// - Returns: The note on it, which is nil if there is nothing to say; no note at all where nothing in the line changes the sentences.
  private mutating func take(coreOf line: String) -> String?? {
    for core in Self.cores(of: line) where core != line {
      var next = self
      if let text = reasoned(by: core) {
        let note = next.write(text)
        next.update()
        next.remember(self)
        self = next
        return .some(note)
      }
      let note = next.takeWhole(core)
      // What explains a wish is neither an act nor a sentence.
      let isForm = phrasebook.dialogue.change(core)?.changesForm == true
      guard next.hasHeard(since: self), isForm || next.own.allSatisfy(own.contains),
        next.goal.stated.replacement == goal.stated.replacement, next.goal.stated.reason == goal.stated.reason,
        next.goal.stated.words == goal.stated.words
      else { continue }
      self = next
      return .some(note)
    }
    return nil
  }

  /// The line without what is said around it, and its clauses, each of which may be what it asks for.
  private static func cores(of line: String) -> [String] {
    func bare(_ words: String) -> String {
      words.replacing(leading, with: "").replacing(trailing, with: "")
    }
    return ([bare(line)] + line.split(separator: clause).map { bare(String($0)) }).filter { core in
      let small = TypedWords(core).small
      return (2...8).contains(small.count) && !telling.contains(small[0])
    }
  }

  /// Words with which a clause tells of somebody, and asks for nothing.
  private static let telling: Set = ["it's", "its", "he", "he's", "she", "she's", "they", "they're", "my", "there", "there's", "who"]

  private static var clause: Regex<Substring> { /[,.;!?]+\s+|\s+(?:but|because|cause|and)\s+/ }
  private static var leading: Regex<Substring> {
    /^(?i)(?:(?:hm+|nice|good|great|lovely|ok|okay|well|no|yes|yeah|actually|maybe|perhaps|please|and|but|now|so|then|sorry|oh|can you|could you|i think|i feel|i like it)[,.!]*\s+)+(?=\S)/
  }
  private static var trailing: Regex<Substring> {
    /(?i)(?:,?\s+(?:please|thanks|thank you|now|though|then|(?:is|works|would be|suits me|is much|would be much) better))+[.!?]*$/
  }

  /// The sentence that a line points at with the reason that it shall have: "After lunch, I walk because he is alone" by "the first one, but with
  /// because he is alone"; nil for other lines, and where the reason is not known.
  private func reasoned(by line: String) -> String? {
    guard let picked = line.wholeMatch(of: Self.withReason),
      let place = ["first": 0, "second": 1, "third": 2, "last": candidates.count - 1][picked.1?.lowercased() ?? "first"],
      candidates.indices.contains(place)
    else { return nil }
    let reason = picked.2.lowercased() == "the reason" ? goal.stated.reason : String(picked.2)
    return reason.flatMap(ReasonPhrase.clause).map { "\(candidates[place].text.dropLast()) \($0)." }
  }

  /// Whether something that was said since then changed the sentences, the goal or the rating.
  func hasHeard(since before: ScriptedConversation) -> Bool {
    candidates.map(\.text) != before.candidates.map(\.text) || goal.stated != before.goal.stated || rating != before.rating
  }

  /// Returns what a line says one after the other, where a sentence may be rated or changed; the line alone where it says one thing.
  public func parts(of line: String) -> [String] {
    guard [.belief, .change].contains(question), !candidates.isEmpty, !isKept else { return [line] }
    // "8, and can it be ten circles".
    // "1 but with the alarm" is about the first sentence.
    if let rated = line.wholeMatch(of: Self.rated), !Self.isCounted(rated.2), !line.contains(/^[1-3] but\b/) {
      return [String(rated.1)] + Self.sentences(of: String(rated.2))
    }
    let parts = Self.sentences(of: line)
    return parts.count < 5 && Paraphrase.first(in: line, for: self) == nil ? parts : [line]
  }

  /// Whether a part of a line keeps a sentence: "keep that one".
  public static func keeps(_ part: String) -> Bool {
    part.contains(/^(?i)(?:(?:no|yes|yeah|yep|ok|okay|please|so|and|then|just|i'll|perfect)[, ]+)*(?:keep|save)\b/)
  }

  /// Whether a part of a line says nothing beside another: "much better", "that one's grand".
  public static func isFiller(_ part: String) -> Bool { part.wholeMatch(of: filler) != nil }

  /// Takes the parts of a line one after the other.
  /// - Returns: The note on the last part, which is nil if there is nothing to say; no note at all if no part changed anything.
  mutating func take(parts: [String]) -> String?? {
    let before = self
    var note: String?, heard = 0
    for part in parts where !Self.isFiller(part) {
      // "I use my phone" explains what was asked for before it, and is no sentence.
      if heard > 0, TypedWords(part).small.first == "i", !part.contains(",") { continue }
      var next = self
      let said = next.takeWhole(part)
      // What a part asks in vain is said, and not that another part was heard.
      note = said
      if next.hasHeard(since: self) { (self, heard) = (next, heard + 1) }
    }
    guard heard > 0 else { return nil }
    // One step back takes back the whole line.
    earlier = before.earlier
    remember(before)
    return .some(note)
  }

  /// The sentences of a line, with the question mark of a question.
  private static func sentences(of line: String) -> [String] {
    var parts: [String] = [], part = "", isQuoted = false, rest = line[...]
    while let sign = rest.popFirst() {
      if "\"\u{201C}\u{201D}".contains(sign) { isQuoted.toggle() }
      let isEnd = ".!?;".contains(sign) && !isQuoted && (rest.first == " " || rest.isEmpty)
      if !isEnd || sign == "?" { part.append(sign) }
      // "Yes, keep it" and "as it was, keep it".
      let isKeeping =
        sign == ","
        && rest.contains(
          /^(?i) (?:keep|take|save) (?:it|that|this|that one|this one|(?:number |the )?(?:one|two|three|1|2|3|first|second|third)(?: one)?)[.!]?$/
        )
      if isEnd || isKeeping {
        if isKeeping { part.removeLast() }
        parts.append(part)
        part = ""
      }
    }
    parts.append(part)
    let said = parts.map { String($0.drop { $0 == " " }) }.filter { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) }
    // A sentence of one's own keeps its full stop.
    return said.count < 2 ? [line] : said
  }

  /// Whether words behind a number make it an amount or a time: "minutes or so", "fifteen times".
  private static func isCounted(_ words: Substring) -> Bool {
    guard let first = TypedWords(String(words)).small.first else { return true }
    return TypedWords.numbers.contains(first) || first.first?.isNumber == true
      || ["minutes", "minute", "times", "pm", "am", "pages", "hours", "o'clock", "breaths", "or"].contains(first)
  }

  /// A rating with more behind it. Its first group is the number, and its second what follows.
  private static var rated: Regex<(Substring, Substring, Substring)> {
    /^(?i)(?:(?:no|oh|it's|its|about|maybe|like|an?|i'd say|id say|i'd give it|i give it|i meant|say|around|probably|still|now|ok|so)[,.]? )*(10|[0-9])(?: ?\/ ?10| out of (?:10|ten))?(?: (?:now|tbh|i guess|i suppose|maybe|probably|then|for now|still|already|though|tho))*(?:(?: ?[,.;:!]+ +| [-–—] )(?:(?:but|and|so|yeah|yes|because|cos|though|only)[, ]+)*|(?: but | because | cos ))(\S.*)$/
  }

  /// A sentence that is pointed at, and the reason that it shall have: "the first one, but with the reason".
  private static var withReason: Regex<(Substring, Substring?, Substring)> {
    /(?i)(?:i (?:like|want|prefer) )?(?:(?:the )?(first|second|third|last)(?: one)?,? )?(?:but )?with (because .+?|so that .+?|the reason)(?: at the end| in it)?[.!]?/
  }

  private static var filler: Regex<Substring> {
    /^(?i)(?:(?:no|yes|yeah|yep|ok|okay|good|great|perfect|nice|lovely|thanks|thank you|hm+|oh|sorry|right|well|grand|brilliant|cool|sure|fine|(?:much |a lot )?better|(?:that|this)(?:'s| is|s| one's| one is) (?:better|it|good|great|perfect|nice|grand|the one|fine|right|lovely)|(?:it |that )?is (?:ok|okay|fine|good|alright)|i like (?:it|that|this)|love it|haha|lol)[,.! ]*)+$/
  }
}
