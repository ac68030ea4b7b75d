extension Sentence {
  /// Makes a sentence, and guesses the pronunciations of unknown words by flite's rules.
  /// - Returns: The sentence, and the guesses by word.
  /// - Throws: The errors of `Sentence.init`; `LexiconProblem.unknown` names the words without a guess, or all if the rules are not
  ///   installed.
  public static func guessing(
    _ text: String, pronunciations own: [String: [Pronunciation]] = [:], model: AcousticModel
  ) throws -> (sentence: Sentence, guesses: [String: Pronunciation]) {
    do {
      return (try Sentence(text, pronunciations: own, model: model), [:])
    } catch LexiconProblem.unknown(let words) where model.language == .english {
      guard let rules = LetterToSound() else { throw LexiconProblem.unknown(words) }
      var guesses: [String: Pronunciation] = [:]
      for word in words {
        guard let guess = rules.guess(word)?.resolved(in: model) else { continue }
        guesses[word] = guess
      }
      let sentence = try Sentence(text, pronunciations: own.merging(guesses.mapValues { [$0] }) { $1 }, model: model)
      return (sentence, guesses)
    }
  }
}
