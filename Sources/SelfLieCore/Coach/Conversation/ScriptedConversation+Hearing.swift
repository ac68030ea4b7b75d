/// What an answer of the person's is, before anything follows from it.
extension ScriptedConversation {
  /// Finds the sentence that the person wants to keep.
  /// - Parameters:
  ///   - count: The number of sentences that they see.
  ///   - isExplicit: Whether "yes" and "the second one" may be meant for another question; nil if no question but this one's was asked.
  /// - Returns: The sentence's number, from 1; nil if the person says something else.
  public func kept(by line: String, among count: Int, isExplicit: Bool? = nil) -> Int? {
    let table = phrasebook.dialogue
    // A number answers how true a sentence feels, and "the second" whether to start or to stop.
    let isAnswer = question == .kind || question == .belief && table.number(line) != nil
    return table.kept(line, among: count, isExplicit: isExplicit ?? isAnswer).map { $0 + 1 }
  }

  /// Whether an answer to "Keep this one?" is yes or no; nil if it is something else, as another sentence's number.
  /// - Parameters:
  ///   - number: The sentence's number, from 1.
  ///   - count: The number of sentences that the person sees.
  public func isAgreed(_ line: String, to number: Int = 1, among count: Int = 1) -> Bool? {
    let table = phrasebook.dialogue
    if table.isUnknowing(line) { return false }
    guard let kept = table.kept(line, among: max(count, number)) else { return nil }
    return kept + 1 == number || table.isAssent(line) ? true : nil
  }

  /// The change that the words ask for; while another question is open, only what can be no answer to it.
  func wish(in words: String) -> ConversationTable.Change? {
    let table = phrasebook.dialogue
    switch question {
    case .change: return words.isEmpty ? nil : table.change(words)
    case .goal where earlier.isEmpty: return nil
    // The question of belief hears the others itself.
    case .goal, .belief: return table.change(words) == .back ? .back : nil
    case .kind, .reason, .moment, .act: return table.isCommand(words) ? table.change(words) : nil
    }
  }

  /// Whether an answer of one word is a word: "oui" and "kjhkjh" are none.
  func isEnglish(_ words: String) -> Bool {
    let small = TypedWords(words).small
    return small.count > 1
      || small.first.map { Speller().unknownWords(in: $0).isEmpty && !phrasebook.dialogue.foreign.contains($0) } == true
  }

  /// Whether somebody talks, and names neither a moment nor an act: "I don't do that at night", "I'm dying for a cigarette".
  private static func isTalk(_ small: [String]) -> Bool {
    guard let first = small.first else { return false }
    if Self.isRude(small) || ["i'm", "oh", "huh", "that", "that's", "this", "it's"].contains(first) { return true }
    let next = small.dropFirst().first ?? ""
    return first == "i"
      && (["don't", "never", "can't", "cannot", "already", "said", "am", "hate"].contains(next)
        || next == "could" && small.dropFirst(2).contains(where: ["kill", "die"].contains))
  }

  /// Whether somebody says more than a number: what isn't right yet, to the question how true a sentence feels.
  static func isSaid(_ words: String) -> Bool { TypedWords(words).words.count > 2 && !words.contains(where: \.isNumber) }

  /// Whether words tell of somebody, which is a reason, and else objects: "she's lonely".
  func isAboutSomebody(_ words: String) -> Bool {
    question == .reason && ["she's", "he's"].contains(TypedWords(words).small.first)
  }

  /// Whether words only send the coach away.
  static func isRude(_ small: [String]) -> Bool {
    small.count < 4 && ["fuck", "screw", "shut", "piss"].contains(small.first ?? "")
  }

  /// Whether words name a moment or an act: "before work" is no act, and "I said the flat, not the house" no moment.
  func names(_ question: Question, in words: String) -> Bool {
    let isLong = TypedWords(words).words.count > 2
    // What is not English is told, and read no further.
    if Tongue(of: words) != nil { return true }
    if Self.isTalk(TypedWords(words).small) { return false }
    if question == .act, phrasebook.dialogue.beginsWithMoment(words) { return false }
    guard question == .moment else { return Replacement.action(of: words).map { !($0.hasPrefix("turn to ") && isLong) } ?? true }
    return Trigger.cue(of: words).map { !($0.hasPrefix("when I notice ") && isLong) } ?? true
  }

  // MARK: What is said where nothing follows

  static let noSmaller = "Then a smaller step may be true already: say \"instead\" and what it is, or \"others\"."
  static let unanswered =
    "I can't answer that: I only ask so that the sentence becomes yours. Enter skips a question, /why 1 tells why a sentence is there, /quit leaves."
  static let changes =
    "Say what you would have otherwise: \"shorter\", \"softer\", \"as you\" or \"as I\", \"others\", \"back\"; another moment, as in "
    + "\"after lunch\"; \"instead\" and what you do; \"because\" and why. Or write the sentence as you would say it; \"yes\" keeps the first."
}
