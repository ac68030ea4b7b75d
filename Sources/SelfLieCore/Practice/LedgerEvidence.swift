extension Verifier.Judgement {
  /// The evidence of this judgement that goes into its ledger line.
  func line(of sentence: Sentence) -> Repetition.Assessment {
    var line = Repetition.Assessment(objection: evidence.pieces.isEmpty ? nil : evidence.worst.objection)
    switch verdict {
    case .said: break
    case .notSaid(let what):
      line.reason = .notSaid
      line.missing = what.missing.map { sentence.words[$0] }
      line.heard = what.heard
    case .unchecked(.gap): line.reason = .gap
    case .unchecked(.tooLoud): line.reason = .tooLoud
    case .unchecked(.failed), .unchecked(.echo), .nothingHeard: line.reason = .failed
    }
    return line
  }
}
