/// What people say in other words than those that the coach knows.
extension ScriptedConversation {
  /// A line without the letters that somebody draws out: "no I said one" of "nooo I said one".
  public static func withoutDrawl(_ line: String) -> String {
    line.replacing(/\b(?i)(hi|hey|no|yes|so|ok|please|thanks|well|really)[a-z]\b/) { word in
      // "Hii", "heyy".
      word.0.last == word.1.last ? String(word.1) : String(word.0)
    }.replacing(/\b\w*?(\w)\1{2,}\w*/) { word in
      let plain = String(word.0).replacing(/(\w)\1{2,}/) { String($0.1) }
      return drawled.contains(plain.lowercased()) ? plain : String(word.0)
    }
  }

  private static let drawled: Set = [
    "no", "yes", "so", "ok", "please", "why", "what", "ah", "oh", "wow", "yeah", "nah", "yay", "ugh", "really", "very", "too", "me", "stop",
    "more", "less", "hi", "hey", "love", "well", "sure", "fine", "nope", "yep", "maybe", "never", "always", "hate",
  ]

  /// Returns a line in words that the coach knows: "number 2 is wrong" for "2 no", "8" for "hmm 8 I guess". Other lines stay as they are.
  func spoken(_ line: String) -> String {
    let line = Rewording.plain(Trigger.spellingDays(of: Prose.tidied(line)), by: Rewording.typed, to: question)
    guard ![.goal, .kind].contains(question) else { return line }
    if let known = rating(in: line).map(String.init) ?? Paraphrase.first(in: line, for: self)?.words { return known }
    let plain = Rewording.plain(line, by: Rewording.hedges + Rewording.wishes, to: question)
    return plain == line ? line : spoken(plain)
  }

  /// A line without what leads to it: "make it about my son" of "can you make it about my son?".
  func withoutLead(_ line: String) -> String {
    Self.restated(in: line) == nil ? Rewording.plain(line, by: Rewording.leads, to: question) : line
  }

  /// The answer to how true a sentence feels, with what people say around it: 8 of "hmm 8 I guess".
  private func rating(in line: String) -> Int? {
    guard question == .belief || question == .change else { return nil }
    let around = line.wholeMatch(
      of:
        /(?i)(?:(?:hm+|uh|um|(?:ha)+h?|lol|oh|ooh|yes|yeah|yep|yup|ok|okay|now|well|maybe|about|around|a|like|probably|it's|i'd say|say)[,.]?\s+)*(10|[0-9])(?:ish|\s?\/\s?10|\s+out\s+of\s+(?:10|ten)| or so)?(?:[,.]?\s+(?:i\s+guess|i\s+suppose|i\s+think|maybe|probably|honestly|really|tbh|obviously|definitely|easily|(?:that's|thats|it's|its)\s+(?:nice|good|fine|better|great|ok|okay|lovely)))*\.?/
    )
    // "10/10, it's only a walk".
    if let whole = line.prefixMatch(of: /(10|[0-9])\s?\/\s?10\b/)?.1, let value = Int(whole) { return value }
    // "6, still feels fake".
    if question == .belief,
      let led = line.prefixMatch(
        of:
          /(?:(?i:hm+),?\s+)?(?:(?i:maybe|about|like|say|probably)\s+)?(?:(?i:an?)\s+)?(10|[0-9])\s*(?:[,;:–—-]|\.\s|\s(?=because\b|cause\b|cos\b|bc\b|since\b))\s*(?=\p{L}\w* ?)/
      ),
      let value = Int(led.1),
      !TypedWords.numbers.contains(line[led.range.upperBound...].prefix { $0.isLetter }.lowercased())
    {
      return value
    }
    // "I'm not sure I believe it, 3".
    if question == .belief, let behind = line.wholeMatch(of: /(?i).*\b(?:believe|sure|true|feels?)\b.*[,;:.]\s*(10|[0-9])[.!]?/)?.1,
      let value = Int(behind)
    {
      return value
    }
    // "I would say nine, dear", "ok that's doable, 6".
    return around.flatMap { Int($0.1) } ?? (question == .belief ? rated(line) : nil)
  }

  /// The only number from 0 to 10 in a short answer to the question how true a sentence feels; nil where it counts something.
  private func rated(_ line: String) -> Int? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "'" } }
    guard small.count < 9, !line.contains(where: { "\"-".contains($0) }), Set(small).isDisjoint(with: Self.counted) else { return nil }
    // "Ninety-nine" has a nine.
    guard Set(small).isDisjoint(with: Numerals.english.tens + Numerals.english.small.dropFirst(Belief.scale.upperBound + 1)) else {
      return nil
    }
    let values = small.compactMap { word in
      Int(word) ?? (word == "zero" ? 0 : Numerals.english.small.prefix(11).firstIndex(of: word))
    }
    // "The second one" is a sentence, and "one" alone is too little to go by.
    guard values.count == 1, let value = values.first, Belief.scale.contains(value), !small.contains("one") else { return nil }
    return small.count == 1 || small.last.map { Int($0) != nil || Numerals.english.small.prefix(11).contains($0) } == true
      || small.first.map { Int($0) != nil } == true && small.count < 4 || small.contains("say") ? value : nil
  }

  private static let counted = Inflection.words(
    "minute minutes hour hours page pages times time number keep make change not at after before o'clock breaths sentence sentences drop pm am words"
  )

  /// What is said to whoever tells how they feel about it, beside every question: "I just hate it", "makes me cry", "I'm rubbish at this".
  func lament(in line: String) -> String? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    if small == ["stop"], question != .goal, question != .kind, !(isFirstAsked && Self.kind(saidIn: line) != nil) {
      return "/quit leaves, and Enter goes on."
    }
    guard question == .belief || question == .change else { return nil }
    guard (2...6).contains(small.count) else { return nil }
    // "I miss her so much" asks for nothing softer.
    if small.starts(with: ["i", "miss"]), small.count > 2, ["him", "her", "them", "you"].contains(small[2]) { return answer(.feeling) }
    let said = small.joined(separator: " ")
    let isFelt =
      ["that hurts", "this hurts", "it hurts", "that one hurts", "that's sad", "that's hard to say", "that's hard to hear", "this is hard"]
      .contains(said)
      || ["makes me ", "made me ", "it makes me ", "that makes me ", "this makes me ", "it just makes me ", "that one makes me "].contains(
        where: said.hasPrefix)
        && small.contains { ["cry", "sad", "sick", "angry", "anxious", "scared", "feel", "tired", "guilty"].contains($0) }
      || ["i cry when ", "i cried when ", "i cry every time ", "it makes me cry"].contains(where: said.hasPrefix)
      || said.hasPrefix("i feel ")
        && small.contains { ["alone", "lonely", "sad", "awful", "hopeless", "down", "lost", "terrible"].contains($0) }
      || ["i just hate ", "i hate it", "i hate this", "i really hate "].contains(where: said.hasPrefix)
      || ["i'm ", "i am ", "im "].contains(where: said.hasPrefix)
        && small.contains {
          [
            "rubbish", "useless", "hopeless", "terrible", "scared", "afraid", "worried", "nervous", "tired", "sad", "stupid", "ashamed",
            "lost",
          ].contains($0)
        }
    return isFelt ? "I hear you. \"Softer\" claims less, and \"others\" shows more." : nil
  }
}
