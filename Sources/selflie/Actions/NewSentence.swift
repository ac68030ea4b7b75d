import SelfLieCore

/// The checks of a sentence before it becomes an affirmation.
enum NewSentence {
  /// Stops with an offer of help if a text has words of danger.
  /// - Throws: `ExitCode` with status 1 if one has.
  static func lookForDanger(_ texts: [String?], _ terminal: Terminal) throws {
    guard let danger = texts.lazy.compactMap({ $0.flatMap { Danger(in: $0) } }).first else { return }
    for line in danger.help { try terminal.note(line) }
    throw Status.notSaid.exitCode
  }

  /// Answers with an offer of help, for a person or for programs, and stops.
  /// - Throws: `ExitCode` with status 1.
  static func showHelp(_ danger: Danger, _ json: JSONOption, _ terminal: Terminal) throws -> Never {
    if json.isOn { try terminal.data(json: DangerRecord(danger)) } else { for line in danger.help { try terminal.data(line, hanging: 0) } }
    throw Status.notSaid.exitCode
  }

  /// Says in at most two lines what the coach's rules hold against a sentence. The sentence is accepted anyway: the rules judge words, not
  /// whether a sentence is right for a person.
  /// - Throws: `OutputProblem` if the terminal is gone.
  static func advise(on text: String, called name: PersonName? = nil, _ terminal: Terminal) throws {
    let brief = Brief(name: name?.description)
    guard let worst = RuleReport(of: text, for: brief).worst else { return }
    let better = RuleReport.better(than: text, for: brief).flatMap { RuleReport(of: $0, for: brief).isAccepted ? $0 : nil }
    try terminal.note(
      "Worth a thought: \(worst.rule.name): \(CoachPhrases.words(worst))\(worst.rule.reason) (\(CoachPhrases.grade(worst.rule.grade))).")
    try terminal.note("\(better.map { "Perhaps: \($0)  " } ?? "")More: selflie check \(text.shellOperand)")
  }

  /// The sentence with its pronunciations; words that the dictionary lacks are guessed by rule, and the person is told.
  /// - Parameter own: The person's pronunciations by word, to which the guesses are added.
  /// - Throws: `WordingProblem`, `LexiconProblem` or `SpeechModelProblem` if the text cannot be judged.
  static func understand(
    _ text: String, _ own: inout [String: [Pronunciation]], _ model: AcousticModel, _ terminal: Terminal
  ) throws -> Sentence {
    let (sentence, guesses) = try Sentence.guessing(text, pronunciations: own, model: model)
    for (word, guess) in guesses.sorted(by: { $0.key < $1.key }) {
      try terminal.note(
        "'\(word)' isn't in the dictionary; by rule it sounds like \(guess). If that's wrong: --pronounce \"\(word)=...\"")
      own[word] = [guess]
    }
    return sentence
  }
}
