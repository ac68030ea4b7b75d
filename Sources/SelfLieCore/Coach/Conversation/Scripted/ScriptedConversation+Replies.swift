/// What a question to the coach is answered with.
extension ScriptedConversation {
  /// Says what a question to the coach is answered with; nil for a request that changes the sentences.
  func reply(to request: Request) -> String? {
    switch request {
    case .recall: return "You said: \(said)."
    case .best where candidates.isEmpty: return "There is no sentence yet."
    case .best: return "The first stands on the most; the best is the one that you would say."
    case .meaning:
      return "An affirmation is one sentence in your own voice, said as true now, a thousand times, until it comes by itself."
    case .manner:
      return "That I can't do. I know \"shorter\", \"softer\", \"as you\" and \"others\"; or write it as you would say it."
    case .question: return "I can't answer that; I make sentences of what you say."
    case .ideas where candidates.isEmpty: return "\(asked) \(example)"
    case .replace, .correct, .amount, .leaveOut, .add, .mention, .verb, .thing, .refusal, .drop, .ideas: return nil
    }
  }

  /// The goal so far, in the person's words.
  private var said: String {
    let told = goal.stated
    let reason = told.reason.map { ReasonPhrase.clause(of: $0) ?? $0 }
    return [told.words, told.trigger, told.replacement.map { goal.kind == .quit ? "instead: \($0)" : $0 }, reason].compactMap(\.self)
      .joined(separator: "; ")
  }
}
