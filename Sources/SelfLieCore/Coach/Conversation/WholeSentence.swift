/// Whether a sentence that was put together of a person's words reads as one, and not as a clause cut off or two run into one.
enum WholeSentence {
  /// Whether a sentence says something of two subjects, or stops in the middle: "I turn to the audition is in April", "I keep my I in bed".
  static func isBroken(_ text: String) -> Bool {
    let clauses = text.split(separator: ",").map { ScriptedConversation.plainWords(of: String($0)) }.filter { !$0.isEmpty }
    guard let last = clauses.last?.last else { return true }
    let isCut = clauses.contains {
      ["when", "whenever", "before", "after"].contains($0[0]) && ["at", "with", "from", "my", "the"].contains($0.last)
    }
    if dangling.contains(last) || isCut || clauses.contains(where: hasStrayPronoun) { return true }
    // What is quoted is said by somebody.
    return !text.contains("\"") && clauses.contains(where: isRunOn)
  }

  /// Words with which no sentence ends.
  private static let dangling: Set = ["the", "a", "an", "my", "your", "our", "and", "or", "but", "because", "of"]

  /// Whether "I" stands where a thing belongs: "my I", "the I".
  private static func hasStrayPronoun(_ small: [String]) -> Bool {
    zip(small, small.dropFirst()).contains {
      ["my", "the", "a", "an", "your"].contains($0) && ["i", "not", "before", "after", "when", "is"].contains($1)
    }
  }

  /// Whether a clause goes on with another verb behind its end: "I turn to the audition is", "in the hall isn't far enough".
  private static func isRunOn(_ small: [String]) -> Bool {
    let isAct = ["i", "you"].contains(small[0]) && small.count > 1, isPlace = ["in", "at", "on"].contains(small[0])
    let isClause = ["when", "before", "after", "while", "whenever"].contains(small[0])
    guard isAct && !telling.contains(small[1]) || isPlace || isClause,
      let place = small.indices.dropFirst(2).last(where: { finite.contains(small[$0]) })
    else { return false }
    let before = small[1..<place]
    if !before.contains(where: openings.contains), isAct || isPlace { return true }
    // "Before I can think is about pressing call" has its own verb.
    return isClause && before.contains(where: { modals.contains($0) }) && !before.contains(where: openings.contains)
  }

  private static let finite: Set = ["is", "are", "was", "were", "isn't", "aren't", "wasn't"]
  private static let modals: Set = ["can", "could", "will", "would", "must"]
  /// Words that begin another clause, which has a verb of its own.
  private static let openings = Inflection.words(
    """
    that what who whom whose which when whenever where why how if whether because while until till before after as than since and or but so though
    although there everything anything something nothing all everybody everyone whatever whoever once is are it he she they we this
    """)
  /// Verbs behind which somebody says what is so: "I know my work is good".
  private static let telling = Inflection.words(
    """
    know think believe feel trust say tell remember remind see notice accept hope imagine mean am show learn let decide understand find realise
    realize ask check make ensure repeat write
    """)
}

extension ScriptedConversation {
  /// Whether what a line changed put together a sentence that is none; what somebody writes whole is theirs.
  func isBroken(since before: Self, by line: String) -> Bool {
    guard goal.stated != before.goal.stated || own != before.own, before.question != .goal else { return false }
    let known = Set(before.candidates.map(\.text)), said = Self.plainWords(of: line)
    return candidates.contains {
      !known.contains($0.text) && WholeSentence.isBroken($0.text) && Self.plainWords(of: $0.text) != said
    }
  }

  static let noSentence = "I can make no sentence of that; say it in fewer words, or write the sentence as you would say it."
}
