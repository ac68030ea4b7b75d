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
}
