import SelfLieCore

/// The checks of a sentence before it becomes an affirmation.
enum NewSentence {
  /// Stops with an offer of help if a text has words of danger.
  /// - Throws: `ExitCode` with status 1 if one has.
  static func lookForDanger(_ texts: [String?], reason: String?, _ terminal: Terminal) throws {
    guard let danger = danger(in: texts, reason: reason) else { return }
    for line in danger.help(for: texts + [reason]) { try terminal.note(line) }
    throw Status.notSaid.exitCode
  }

  /// The danger that an affirmation speaks of, itself or in what was said about it; nil if it is none.
  static func danger(in affirmation: Affirmation) -> Danger? {
    danger(in: [affirmation.text, affirmation.goal], reason: affirmation.reason)
  }

  /// What the rules hold against a text that may do harm where it is said again and again; nil if they hold nothing of the kind.
  static func fault(in text: String) -> String? {
    RuleReport(of: text).fault.map { CoachPhrases.words($0) + $0.rule.reason }
  }

  /// The rule for which `check` does not accept a text, with its reason: "rule 9, absolutes: one exception makes it untrue"; nil if the text
  /// is accepted.
  static func breach(in text: String) -> String? {
    let report = RuleReport(of: text)
    guard !report.isAccepted, let rule = report.worst?.rule else { return nil }
    return "rule \(rule.number), \(rule.name): \(rule.reason)"
  }

  /// What speaks against going on with an affirmation, in words: its text may do harm, or its goal is to leave a medicine; nil if nothing does.
  static func fault(in affirmation: Affirmation) -> String? {
    if let fault = fault(in: affirmation.text) { return fault }
    let problem = SuggestionProblem.medicine
    do { _ = try Suggester(ParsedGoal(Goal(affirmation.goal ?? affirmation.text)), seed: 1) } catch {
      return error == problem ? "\(problem)" : nil
    }
    return nil
  }

  private static func danger(in texts: [String?], reason: String?) -> Danger? {
    texts.lazy.compactMap { $0.flatMap { Danger(in: $0) } }.first ?? reason.flatMap { Danger(inReason: $0) }
  }

  /// Answers with an offer of help, for a person or for programs, and stops.
  /// - Throws: `ExitCode` with status 1.
  static func showHelp(_ danger: Danger, in texts: [String?], _ json: JSONOption, _ terminal: Terminal) throws -> Never {
    if json.isOn {
      try terminal.data(json: DangerRecord(danger, in: texts))
    } else {
      for line in danger.help(for: texts) { try terminal.data(line, hanging: 0) }
    }
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

  /// Tells a person that a text is in another language, or has words that nobody knows, in one line each.
  /// - Throws: `OutputProblem` if the terminal is gone.
  static func tellUnknown(in text: String, _ terminal: Terminal) throws {
    if let tongue = Tongue(of: text) { return try terminal.note(tongue.caution) }
    for word in Speller().unknownWords(in: text) {
      guard let meant = word.meant else { continue }
      try terminal.note("selflie doesn't know the word '\(word.written)'; did you mean '\(meant)'?")
    }
  }

  /// What a word that nobody knows becomes where nobody can be asked.
  enum Unasked {
    /// The word stays, because somebody will say it.
    case kept
    /// The word is read as the one that is meant.
    case read
  }

  /// What Ctrl-D says in a conversation.
  private static let leaving = "/quit"

  /// Asks about each word that nobody knows, or tells in one line what becomes of it where nobody can be asked.
  /// - Parameters:
  ///   - asks: Whether the person at a terminal may be asked; a program that reads JSON answers nothing.
  ///   - onOther: Where the answer is a line, as among others in a conversation, gets one that is neither yes nor no: it answers something
  ///     else, and a single slip is then read as it is meant.
  /// - Returns: The text, with the words that the person meant.
  /// - Throws: `ExitCode` after Ctrl-C; `OutputProblem` if the terminal is gone.
  static func spelled(
    _ text: String, _ terminal: Terminal, _ attention: Attention = Attention(), asks: Bool = true, unasked: Unasked = .kept,
    onOther: ((String) -> Void)? = nil
  ) throws -> String {
    guard Tongue(of: text) == nil else { return text }
    var text = text
    // A goal is read without its apostrophes too.
    let unknown = Speller().unknownWords(in: text), slips = unknown.filter { $0.meant?.contains("'") == false }
    if unasked == .read {
      for word in unknown where word.meant == nil {
        try terminal.note("selflie doesn't know the word '\(word.written)', and takes it as it is.")
      }
    }
    // In a conversation a line is asked about once.
    if let onOther, asks, terminal.canAsk, slips.count > 1 {
      let meant = slips.reduce(text) { line, word in line.replacingWord(word.written, with: word.meant ?? word.written) }
      let answer = try terminal.askForLine("Did you mean: \(meant)? [y]es, [N]o:", attention, atEnd: Self.leaving)
      guard attention.stay() else { throw Status.interrupted.exitCode }
      switch answer?.lowercased() ?? "" {
      case "y", "yes", "ok": return meant
      case "", "n", "no": return text
      default:
        onOther(answer ?? "")
        return slips.allSatisfy(\.isOneSlip) ? meant : text
      }
    }
    for word in slips {
      guard let meant = word.meant else { continue }
      var other: String?
      switch (asks && terminal.canAsk, word.isOneSlip ? unasked : .kept) {
      case (true, _):
        let question = "'\(word.written)': did you mean '\(meant)'? [y]es, [N]o:"
        let answer =
          onOther == nil
          ? try terminal.ask(question, ["n", "y"], attention).map(String.init)
          : try terminal.askForLine(question, attention, atEnd: Self.leaving)
        guard attention.stay() else { throw Status.interrupted.exitCode }
        switch answer?.lowercased() ?? "" {
        case "y", "yes", "ok", meant: break
        case "", "n", "no": continue
        default: other = answer
        }
      case (false, .kept):
        try terminal.note("selflie doesn't know the word '\(word.written)'; did you mean '\(meant)'?")
        continue
      case (false, .read): try terminal.note("selflie doesn't know the word '\(word.written)', and reads '\(meant)'.")
      }
      if other == nil || word.isOneSlip {
        text = text.replacingWord(word.written, with: meant)
      }
      if let other {
        onOther?(other)
        break
      }
    }
    return text
  }

  /// The sentence with its pronunciations; words that the dictionary lacks are guessed by rule, and the person is told.
  /// - Parameter own: The person's pronunciations by word, to which the guesses are added.
  /// - Throws: `WordingProblem`, `LexiconProblem` or `SpeechModelProblem` if the text cannot be judged.
  static func understand(
    _ text: String, _ own: inout [String: [Pronunciation]], _ model: AcousticModel, _ terminal: Terminal
  ) throws -> Sentence {
    let tongue = model.language == .english ? Tongue(of: text) : nil
    let sentence: Sentence, guesses: [String: Pronunciation]
    do { (sentence, guesses) = try Sentence.guessing(text, pronunciations: own, model: model) } catch let problem as any Problem {
      // The language says more than a letter that cannot be spoken.
      guard let tongue, !text.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic }) else { throw problem }
      throw TongueProblem(tongue: tongue)
    }
    if let tongue { try terminal.note(tongue.caution) }
    for (word, guess) in guesses.sorted(by: { $0.key < $1.key }) {
      try terminal.note(
        "'\(word)' isn't in the dictionary; by rule it sounds like \(guess). If that's wrong: --pronounce \"\(word)=...\"")
      own[word] = [guess]
    }
    return sentence
  }
}

/// A sentence in a script that the speech model has no words in.
struct TongueProblem: Problem, Equatable {
  let tongue: Tongue

  var description: String {
    "this looks like \(tongue.name), and selflie hears only English; say it in English, or choose a model of its language with --model"
  }

  var status: Status { .usage }
}

extension String {
  /// Returns the text with another word wherever one stands alone.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    split(separator: " ").map { $0 == word ? other : String($0) }.joined(separator: " ")
  }
}
