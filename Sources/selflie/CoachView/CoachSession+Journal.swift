import SelfLieCore

/// What a conversation leaves in the journal, and takes up again.
extension CoachSession {
  /// Keeps a turn in the journal. A person without a writable journal can still talk.
  mutating func keep(_ turn: Turn) throws {
    do {
      let journal = try Journal.open(in: context.home, dayEnds: try context.settings.dayEnds)
      if let conversation {
        try journal.keep(turn, of: conversation)
        self.conversation?.turns.append(turn)
      } else {
        conversation = try journal.begin(turn, about: affirmation)
      }
    } catch let problem as any Problem { try terminal.note("This wasn't kept: \(problem)") }
  }

  /// Shows the last two turns of a continued conversation, and the sentences to begin with.
  mutating func recall() throws {
    for turn in (conversation?.turns ?? []).suffix(2) where !turn.words.isEmpty {
      let lines = turn.words.split(separator: "\n").map(String.init)
      try terminal.data(hanging: lines, behind: CoachPhrases.name(of: turn.speaker).padded(to: 9))
    }
    try offer(dialogue.candidates)
  }
}
