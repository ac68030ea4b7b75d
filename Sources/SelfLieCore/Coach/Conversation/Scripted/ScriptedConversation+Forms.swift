/// The sentences in another form: shorter, softer, and what is said where there is none.
extension ScriptedConversation {
  /// Returns a sentence without its last part: "I put my phone away" for "I put my phone away and breathe out"; nil where it has one part.
  static func shortened(_ text: String) -> String? {
    // "I go and put the kettle on" does without the going.
    let still = text.replacing(/\b(I|you) (?:go|come) and (?=\w)/) { "\($0.1) " }
    if still != text { return still }
    // "At nine in the morning when I sit down at my desk, I open the hardest task" has two moments.
    let two = text.replacing(/^(?:At|On|In|Before|After)\s[^,]{4,40}?\s(when|before|after)\s(I\s[^,]+,\s)/) {
      Inflection.capitalized("\($0.1) \($0.2)")
    }
    if two != text { return two }
    for joint in [" because ", " so that ", " until ", ", and ", " and ", " or ", " instead of "] {
      guard let place = text.ranges(of: joint).last else { continue }
      // "My mother and my father" is one part.
      let next = text[place.upperBound...].prefix { $0.isLetter }.lowercased()
      if ["and ", "or "].contains(where: joint.hasSuffix), !Inflection.isVerb(next), !["i", "you"].contains(next) { continue }
      let rest = text[..<place.lowerBound]
      if rest.split(separator: " ").count > 3 { return "\(rest)." }
    }
    // "When the series starts, I eat a bowl of grapes" needs no bowl, and "straight away" says nothing that is missed.
    let plain = text.replacing(
      /\ (?:straight away|right away|at once|immediately|every single time|every time|slowly and calmly|slowly \w+ times|\w+ times|slowly|gently|calmly|for \w+ minutes|one day at a time|today)\.$/,
      with: "."
    )
    .replacing(/\ (?:a bowl of|a handful of|a glass of|a cup of|a piece of|a bit of|a couple of|some) (?=\w+(?: \w+)?\.$)/, with: " ")
    if plain != text { return plain }
    // "I am learning to be kinder to myself when I make a mistake".
    if text.contains(" learning to "), let when = text.firstRange(of: " when "), text[..<when.lowerBound].split(separator: " ").count > 4 {
      return "\(text[..<when.lowerBound])."
    }
    // Who says where or with whom may leave it out.
    let words = text.split(separator: " ")
    // "I put my phone" is no sentence.
    let isPut = zip(words, words.dropFirst()).contains {
      ["I", "you", "can", "to"].contains($0) && TypedWords.placings.union(["charge", "store", "keep"]).contains($1.lowercased())
    }
    guard words.count > 7, !isPut,
      let end = words.indices.dropFirst(words.count - 5).last(where: { ["at", "in", "on", "with", "for", "from"].contains(words[$0]) }),
      end > 4, words[..<end].last?.hasSuffix(",") == false,
      !Inflection.isVerb(words[end - 1].lowercased()) || VerbTable.also.contains(words[end - 1].lowercased())
    else { return nil }
    return "\(words[..<end].joined(separator: " "))."
  }

  /// Answers the wish for another form, which no other sentence has: with a shorter one that is on the screen already, with the first made
  /// softer, or that it cannot be done.
  /// - Parameter next: What is asked then, where the wish stood for an answer.
  mutating func answer(unmet wish: ConversationTable.Change, _ words: String, next: (question: Question, ahead: [Question])?) -> String? {
    let lengths = candidates.map { TypedWords($0.text).words.count }
    if wish == .shorter, let place = lengths.min().flatMap(lengths.firstIndex), place > 0, lengths[place] < lengths[0] {
      if candidates[0].closeness >= Candidate.own {
        return "Number \(place + 1) is the shortest of these. The first I can't shorten; write it as you would say it."
      }
      if own.isEmpty {
        let before = self
        candidates.swapAt(0, place)
        remember(before)
        return "Of these, the shortest comes first now."
      }
    }
    let before = self
    if let next { (question, ahead) = next }
    if wish == .softer, let manner = ["warmer", "kinder", "nicer", "friendlier"].first(where: words.lowercased().contains) {
      return "I have none that is \(manner); write it as you would say it to a friend, and yours comes first."
    }
    if wish == .softer, let soft = candidates.first.flatMap({ SofterForms.permitted($0.text) }), judgement(of: soft).isAccepted {
      _ = write(soft)
      update()
      remember(before)
      return nil
    }
    return Self.limit(of: wish, in: style)
  }

  /// Says that a change cannot be made.
  static func limit(of wish: ConversationTable.Change, in style: Style?) -> String {
    switch wish {
    case .shorter: "shorter: I have none that is shorter; write it as you would say it."
    case .softer: "softer: this is as soft as it gets; say \"instead\" and a smaller step."
    case .style(nil) where style == nil: "These say \"I\" already."
    case .style(.distanced) where style == .distanced: "These say \"you\" already."
    default: "There are no such sentences for this; another moment, or something else to do then, makes others."
    }
  }
}
