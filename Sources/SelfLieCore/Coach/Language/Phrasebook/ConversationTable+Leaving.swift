/// How somebody says that they are done.
extension ConversationTable {
  /// Whether somebody is done with choosing: "good enough".
  func isDone(_ words: String) -> Bool {
    var said = TypedWords(words)
    if said.words.count > 1 { _ = said.drop(["ok", "okay", "great", "lovely", "perfect"]) }
    return done.contains(said.text.lowercased().filter { $0 != "," })
  }

  /// Whether somebody leaves: "thanks, bye", "I think that's enough for today".
  func isFarewell(_ words: String) -> Bool {
    let small = words.lowercased().split { !$0.isLetter && $0 != "'" }.map { $0.filter(\.isLetter) }
    let isParting = Self.partings.contains { parting in
      // "When I have to go" is a moment.
      small.count < 16 && small.suffix(parting.count).elementsEqual(parting)
        && !["when", "before", "until", "while", "after", "to", "then", "can", "cant"].contains(small.dropLast(parting.count).last)
    }
    return isParting || ["finish", "no finish", "no finished"].contains(small.joined(separator: " "))
      || small.count < 5 && (small.contains("bye") || small.contains("goodbye") || small == ["see", "you"])
        && small.allSatisfy {
          [
            "ok", "okay", "thanks", "thank", "you", "bye", "goodbye", "then", "for", "now", "see", "and", "well", "a", "lot", "much",
            "anyway",
          ]
          .contains($0)
        }
      || small.suffix(1) == ["anyway"] && ["thanks", "thank"].contains(small.first)
  }

  /// Whether somebody wants no more behind a sentence that was kept: "no, that's all".
  func wantsNoMore(_ words: String) -> Bool {
    // "Thank you. One for the evening?" goes on.
    let small = words.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return small.count < 9 && !Self.farewells.isDisjoint(with: small) && Set(small).isSubset(of: Self.farewells.union(Self.aroundFarewells))
  }

  private static let farewells: Set = [
    "no", "nope", "nah", "done", "all", "thanks", "bye", "goodbye", "night", "nothing", "enough", "finished", "cheers", "thank",
  ]
  private static let aroundFarewells: Set = [
    "you", "i'm", "im", "i", "am", "that's", "thats", "that", "is", "it", "for", "today", "now", "good", "a", "nice", "day", "evening",
    "ok", "okay", "oh", "and", "so", "else", "more", "we're", "are", "see", "tomorrow", "later", "very", "much", "will", "have", "need",
    "want", "keep", "here", "tonight",
  ]
  private static let partings = [
    "stop here", "stop here for today", "stop here for now", "stop for today", "stop for now", "stop now", "thats all for now",
    "that is all for now", "thats all for today",
    "that is all for today", "enough for today", "enough for now", "done for today", "done for now", "i have to go", "i have to go now",
    "ive got to go", "i got to go", "gotta go", "i must go", "i need to go now", "call it a day", "good night", "talk to you tomorrow",
    "lets leave it there", "lets leave it there for today", "lets leave it there for now",
    "see you tomorrow", "continue tomorrow", "want to stop now", "want to stop here", "like to stop here", "need to stop here",
  ].map { $0.split(separator: " ").map(String.init) }
}
