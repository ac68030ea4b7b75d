import SelfLieCore

/// What the coach says besides its questions and its sentences.
extension CoachSession {
  func chosen(_ number: String) throws -> Candidate? {
    if let place = Int(number), offered.indices.contains(place - 1) { return offered[place - 1] }
    try terminal.note(
      offered.isEmpty
        ? "There is no sentence yet." : "There is no sentence \(number); say 1\(offered.count > 1 ? " to \(offered.count)" : "").")
    return nil
  }

  func showHelp(_ text: [String]) throws {
    for paragraph in text { try terminal.data(paragraph, hanging: 0) }
    try terminal.note(CoachPhrases.mayStop)
  }

  /// Asks about words that nobody knows; what is no answer to that is the person's next line.
  mutating func spelled(_ line: String) throws -> String {
    var other: String?
    let text = try NewSentence.spelled(line, terminal, attention) { other = $0 }
    unanswered = other ?? unanswered
    return text
  }

  /// Asks whether the sentence above is to be kept, for a line like all others here: a single key would leave the rest of a "yes" behind.
  mutating func isSure(of number: Int = 1) throws -> Bool {
    switch try terminal.answer("Keep this one? [y]es, [N]o:", attention) {
    // "Thanks" may be a yes or a no, and what is kept is said a thousand times.
    case .line(let line) where dialogue.isThanks(line):
      try terminal.note("\"yes\" keeps it.")
      return try isSure(of: number)
    case .line(let line):
      let isAgreed = dialogue.isAgreed(line, to: number, among: offered.count)
      // "Why?" asks about the one that is to be kept.
      if isAgreed == nil {
        // "No, I want "I hold my ball"" refuses it, and says more.
        let said = line.replacing(/^(?i)(?:n|no|nope|nah)[,.!]\s+(?=\S+\s)/, with: "")
        unanswered = ["/why", "/w"].contains(dialogue.whyCommand(for: line) ?? line.lowercased()) ? "/why \(number)" : said
      }
      return isAgreed == true
    case .skipped: return false
    case .left:
      // Ctrl-D leaves, and Ctrl-C only takes back the wish to keep.
      guard attention.isLeaving else {
        unanswered = "/quit"
        return false
      }
      guard attention.stay() else { throw Status.interrupted.exitCode }
      return false
    }
  }

  /// What a line says besides that a sentence is to be kept, and the words that keep it: "as it was, keep it"; nil for a line that says one
  /// thing.
  func keeping(_ line: String) -> (said: String, kept: (words: String, isLast: Bool))? {
    var parts = dialogue.parts(of: line)
    guard parts.count > 1, let place = parts.lastIndex(where: ScriptedConversation.keeps) else { return nil }
    let kept = (words: parts.remove(at: place), isLast: place == parts.count)
    return (parts.filter { !ScriptedConversation.isFiller($0) }.joined(separator: ". "), kept)
  }

  /// Whether the model can answer; if it cannot, the person is told why.
  func isReady(_ model: inout LanguageModel) throws -> Bool {
    try terminal.passing("  ...")
    let state = model.state(attention: attention)
    try terminal.passing("")
    if case .ready = state { return true }
    guard attention.stay() else { throw Status.interrupted.exitCode }
    try terminal.note("Going on without the language model: \(state.message).")
    return false
  }

  // MARK: What would be sent

  /// Shows the request that the language model would get, and sends nothing.
  /// - Parameter line: The person's first words; nil to ask for them.
  /// - Throws: `ProseProblem` for words with a character that cannot be seen, or as `Context.preview` does.
  mutating func preview(_ line: String?) throws {
    guard let line = try line ?? hear(), !line.isEmpty else { return }
    try Prose.check(line, as: "what you say")
    if let danger = Danger(in: line) { return try showHelp(danger.help(for: [line])) }
    let before = conversation?.turns ?? []
    if dialogue.question == .goal { try change(line) }
    guard dialogue.question != .goal else { return }
    try context.preview { model in
      var talk = ModelConversation(model, goal: dialogue.goal, sentence: affirmation?.text, after: before)
      talk.hear(line)
      return talk.request
    }
  }
}
