extension Sentence {
  /// Finds how a person says a word, from takes that they claim to have said.
  ///
  /// An accent has a phone or two in the place of others. One search in each clip finds the best of all pronunciations that are one phone
  /// away from a known one, with long words another one phone further; the few that win are judged as takes are, so the fewest phones are
  /// exchanged that will do.
  ///
  /// Three wrong claims must not teach another word. So a word that turns the sentence round is never learned, and the owner's recording,
  /// which was made before anything was claimed, has to fit the new pronunciation clearly better than any known one: that also keeps what
  /// is learned again and again from wandering off.
  /// - Parameters:
  ///   - takes: Those of them count in which the word was not heard.
  ///   - recording: The owner's.
  ///   - goOn: Asked again and again, at least every tenth of a second or so, whether the answer is still wanted.
  /// - Returns: The sentence that accepts the new pronunciation too; nil if there is none with which most of the takes are said.
  public func learning(
    _ word: String, from takes: [Clip], beside recording: Clip, model: AcousticModel, strictness: Strictness = .normal,
    goOn: () throws -> Bool = { true }
  ) throws -> (sentence: Sentence, pronunciation: Pronunciation)? {
    guard !turnsRound(word) else { return nil }
    func judge(_ takes: [Clip], by sentence: Sentence) throws -> [Verifier.Judgement] {
      var verifier = try Verifier.open(sentence, model: model, strictness: strictness)
      verifier.startLearning(recording)
      while try goOn(), verifier.learnMore() {}
      var judgements: [Verifier.Judgement] = []
      for take in takes where try goOn() { judgements.append(verifier.judge(take)) }
      return judgements
    }
    let claims = zip(takes, try judge(takes, by: self)).filter { misses(word, $1.verdict) }.map(\.0)
    guard claims.count >= Threshold.claims else { return nil }
    let known = pronunciations(of: word)
    guard let before = try heard(word, in: [recording], model: model).first else { return nil }
    var heard = known
    for _ in 0..<(known.map(Self.reach).max() ?? 0) {
      let near = heard.flatMap { $0.accents(in: model) }.filter { mayBe($0, word) }
      let winners = try accepting(near, of: word).heard(word, in: claims + [recording], model: model).map(\.pronunciation)
      heard = Set(winners).subtracting(known).sorted { $0.description < $1.description }
      var best: (sentence: Sentence, pronunciation: Pronunciation, said: Int, objection: Double)?
      for pronunciation in heard where try goOn() {
        let sentence = accepting([pronunciation], of: word)
        guard let after = try sentence.heard(word, in: [recording], model: model).first, after.pronunciation == pronunciation,
          Double(after.score - before.score) >= Threshold.betterRecording * Double(after.frames)
        else { continue }
        let judgements = try judge(claims, by: sentence)
        let said = judgements.count { $0.verdict.isSaid }
        let objection = judgements.reduce(0) { $0 + $1.evidence.worst.objection }
        guard Double(said) >= Threshold.taught * Double(claims.count) else { continue }
        if best.map({ (-said, objection) < (-$0.said, $0.objection) }) ?? true { best = (sentence, pronunciation, said, objection) }
      }
      if let best { return (best.sentence, best.pronunciation) }
    }
    return nil
  }

  /// Whether a word says the opposite when it is mistaken for another; where nothing is known of the language, any may.
  func turnsRound(_ word: String) -> Bool {
    language.negations.isEmpty || language.isNegation(word) || language.negators.contains(Language.unquoted(word))
      || !language.opposites(of: word).isEmpty
  }

  /// Whether a verdict is that a word was not heard.
  private func misses(_ word: String, _ verdict: Verdict) -> Bool {
    if case .notSaid(let notSaid) = verdict { notSaid.missing.contains { words[$0] == word } } else { false }
  }

  /// How many phones of a word may be others.
  private static func reach(of pronunciation: Pronunciation) -> Int {
    max(1, Int(Threshold.accent * Double(pronunciation.phones.count)))
  }

  /// Whether a pronunciation is near to a word, nearer than to what would turn the sentence round, and no other word's.
  func mayBe(_ pronunciation: Pronunciation, _ word: String) -> Bool {
    let distances = pronunciations(of: word).map { (pronunciation.distance(to: $0), Self.reach(of: $0)) }
    guard let distance = distances.filter({ $0 <= $1 }).map(\.0).min(), distance > 0 else { return false }
    return lexicon.pronunciations.allSatisfy { other, several in
      other == word || several.allSatisfy { pronunciation.distance(to: $0) > (turnsRound(other) ? distance : 0) }
    }
  }

  /// How each of some clips has a word, where the sentence alone would have it: which of the ways that are accepted, in how many frames,
  /// and the score of the whole sentence.
  private func heard(
    _ word: String, in clips: [Clip], model: AcousticModel
  ) throws(SpeechModelProblem) -> [(pronunciation: Pronunciation, frames: Int, score: Int)] {
    guard let scratch = Scratch.open() else { throw .refused(model.folder, "there is no temporary folder") }
    let (grammar, units) = grammar(hasRivals: false)
    var decoder = try Decoder.open([grammar], model: model, scratch: scratch)
    let frontEnd = try FrontEnd.open(model: model)
    return clips.compactMap { clip in
      var cepstra = Cepstra()
      frontEnd.start()
      frontEnd.hear(clip.samples.span, into: &cepstra)
      frontEnd.finish(into: &cepstra)
      guard let mean = cepstra.mean, decoder.start(), decoder.hear(cepstra.subtracting(mean)), decoder.finish() else { return nil }
      let segments = decoder.segments()
      let place = segments.first { units[$0.unit].map { $0.places.count == 1 && words[$0.places.lowerBound] == word } ?? false }
      guard let place, let pronunciation = grammar.units[place.unit] else { return nil }
      return (pronunciation, place.frames.count, segments.reduce(0) { $0 + $1.score })
    }
  }
}

extension Pronunciation {
  /// Every pronunciation that is one phone away as an accent is: another vowel for a vowel, another consonant for a consonant, a vowel too
  /// many, a phone too few.
  func accents(in model: AcousticModel) -> [Pronunciation] {
    let all = model.phones.sorted()
    var accents: [[String]] = []
    for place in 0...phones.count {
      let before = Array(phones[..<place])
      accents += all.filter(Self.isVowel).map { before + [$0] + phones[place...] }
      guard place < phones.count else { continue }
      accents.append(before + phones[(place + 1)...])
      accents += all.filter { Self.isVowel($0) == Self.isVowel(phones[place]) }.map { before + [$0] + phones[(place + 1)...] }
    }
    return accents.compactMap { Pronunciation($0.joined(separator: " ")) }
  }

  /// By its name in the CMU dictionary.
  private static func isVowel(_ phone: String) -> Bool { plain(phone).first.map("AEIOU".contains) ?? false }

  /// How many phones have to be exchanged, put in or left out to come from one to the other (V. I. Levenshtein, 1966).
  func distance(to other: Pronunciation) -> Int {
    var row = Array(0...other.phones.count)
    for (index, phone) in phones.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, another) in other.phones.enumerated() {
        let least = min(row[place] + 1, row[place + 1] + 1, diagonal + (phone == another ? 0 : 1))
        (diagonal, row[place + 1]) = (row[place + 1], least)
      }
    }
    return row[other.phones.count]
  }
}
