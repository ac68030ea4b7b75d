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
