import SelfLieCore

/// What is looked at before a sentence becomes an affirmation.
enum NewSentence {
  /// Of words of self-harm no affirmation is made.
  static func lookForDistress(_ texts: [String?], _ terminal: Terminal) throws {
    guard texts.contains(where: { $0.map { Distress.isIn($0) } == true }) else { return }
    for line in Distress.help { try terminal.note(line) }
    throw Status.notSaid.exitCode
  }

  /// Says in two lines at most what the coach's rules have against a sentence. It is kept all the same: they judge words, and not what is
  /// right for somebody.
  static func advise(on text: String, called name: PersonName? = nil, _ terminal: Terminal) throws {
    let brief = Brief(name: name?.description)
    guard let worst = RuleReport(of: text, for: brief).worst else { return }
    let better = RuleReport.better(than: text, for: brief).flatMap { RuleReport(of: $0, for: brief).isAccepted ? $0 : nil }
    try terminal.note(
      "Worth a thought, \(worst.rule.name): \(CoachPhrases.words(worst))\(worst.rule.reason) (\(CoachPhrases.grade(worst.rule.grade))).")
    try terminal.note("\(better.map { "Perhaps: \($0)  " } ?? "")All about it: selflie check \(text.shellOperand)")
  }

  /// The sentence, with the rules' guesses at words that the dictionary does not have.
  static func understand(
    _ text: String, _ own: inout [String: [Pronunciation]], _ model: AcousticModel, _ terminal: Terminal
  ) throws -> Sentence {
    let (sentence, guesses) = try Sentence.guessing(text, pronunciations: own, model: model)
    for (word, guess) in guesses.sorted(by: { $0.key < $1.key }) {
      try terminal.note(
        "'\(word)' is not in the dictionary; by rule it sounds like \(guess). If it does not: --pronounce \"\(word)=...\"")
      own[word] = [guess]
    }
    return sentence
  }
}
