/// The sentences in another form: shorter, softer, and what is said where there is none.
extension ScriptedConversation {
  /// Returns a sentence that claims less: "When I look in the mirror, I am learning to find one nice thing"; nil for one that learns already.
  static func softened(_ text: String) -> String? {
    let start = text.hasPrefix("I ") ? text.startIndex : text.firstRange(of: ", I ").map { text.index($0.lowerBound, offsetBy: 2) }
    guard let start, case let act = text[start...].dropFirst(2), let verb = act.split(separator: " ").first.map(String.init),
      Inflection.isVerb(verb), !["am", "can", "may", "learn", "try"].contains(verb), !act.contains(" I ")
    else { return nil }
    return "\(text[..<start])I am learning to \(act)"
  }

  /// Returns a sentence without its last part: "I put my phone away" for "I put my phone away and breathe out"; nil where it has one part.
  static func shortened(_ text: String) -> String? {
    // "I go and put the kettle on" does without the going.
    let still = text.replacing(/\b(I|you) (?:go|come) and (?=\w)/) { "\($0.1) " }
    if still != text { return still }
    for joint in [" because ", " so that ", " until ", ", and ", " and "] {
      guard let place = text.ranges(of: joint).last else { continue }
      // "My mother and my father" is one part.
      let next = text[place.upperBound...].prefix { $0.isLetter }.lowercased()
      if joint.hasSuffix("and "), !Inflection.isVerb(next), !["i", "you"].contains(next) { continue }
      let rest = text[..<place.lowerBound]
      if rest.split(separator: " ").count > 3 { return "\(rest)." }
    }
    // "When the series starts, I eat a bowl of grapes" needs no bowl, and "straight away" says nothing that is missed.
    let plain = text.replacing(
      /\ (?:straight away|right away|at once|immediately|every single time|every time|slowly and calmly)\.$/, with: "."
    )
    .replacing(/\ (?:a bowl of|a handful of|a glass of|a cup of|a piece of|a bit of|a couple of|some) (?=\w+\.$)/, with: " ")
    if plain != text { return plain }
    // Who says where or with whom may leave it out.
    let words = text.split(separator: " ")
    // "I put my phone" is no sentence.
    let isPut = zip(words, words.dropFirst()).contains { ["I", "you"].contains($0) && TypedWords.placings.contains($1.lowercased()) }
    guard words.count > 7, !isPut,
      let end = words.indices.dropFirst(words.count - 5).last(where: { ["at", "in", "on", "with", "for", "from"].contains(words[$0]) }),
      end > 4, words[..<end].last?.hasSuffix(",") == false,
      !Inflection.isVerb(words[end - 1].lowercased()) || VerbTable.also.contains(words[end - 1].lowercased())
    else { return nil }
    return "\(words[..<end].joined(separator: " "))."
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
