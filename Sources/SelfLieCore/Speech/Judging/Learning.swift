extension Sentence {
  /// Learns a person's pronunciation of a word from takes that they claim to have said.
  ///
  /// An accent replaces a phone or two. One search in each clip finds the best of all pronunciations that are one phone away from a known
  /// one, and for long words another phone further. The few winners are judged as takes are, so as few phones as possible are replaced.
  ///
  /// Three wrong claims must not teach another word. So a word that reverses the sentence is never learned, and the owner's recording,
  /// which was made before any claim, must fit the new pronunciation clearly better than any known one. That also keeps a word that is
  /// learned again and again from drifting.
  /// - Parameters:
  ///   - takes: The claimed takes; only those count in which the word was not heard.
  ///   - recording: The owner's recording.
  ///   - goOn: A closure that is called about every tenth of a second, and tells whether the answer is still wanted.
  /// - Returns: The sentence that accepts the new pronunciation too; nil if no pronunciation makes most of the takes said.
  /// - Throws: `SpeechModelProblem` if the model cannot be opened, or the error of `goOn`.
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

  /// Whether a mistake about the word can reverse the sentence; in an unknown language every word may.
  func turnsRound(_ word: String) -> Bool {
    language.negations.isEmpty || language.isNegation(word) || language.negators.contains(Language.unquoted(word))
      || !language.opposites(of: word).isEmpty
  }

  /// Whether a verdict says that a word was not heard.
  private func misses(_ word: String, _ verdict: Verdict) -> Bool {
    if case .notSaid(let notSaid) = verdict { notSaid.missing.contains { words[$0] == word } } else { false }
  }

  /// Returns the number of phones of a word that may be replaced.
  private static func reach(of pronunciation: Pronunciation) -> Int {
    max(1, Int(Threshold.accent * Double(pronunciation.phones.count)))
  }

  /// Whether a pronunciation is close to a word, closer than to any word that reverses the sentence, and not that of another word.
  func mayBe(_ pronunciation: Pronunciation, _ word: String) -> Bool {
    let distances = pronunciations(of: word).map { (pronunciation.distance(to: $0), Self.reach(of: $0)) }
    guard let distance = distances.filter({ $0 <= $1 }).map(\.0).min(), distance > 0 else { return false }
    return lexicon.pronunciations.allSatisfy { other, several in
      other == word || several.allSatisfy { pronunciation.distance(to: $0) > (turnsRound(other) ? distance : 0) }
    }
  }

  /// Finds a word in clips by a search for the words of the sentence alone: its pronunciation, its frames, and the score of the sentence.
  /// - Throws: `SpeechModelProblem` if the model cannot be opened.
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
  /// Lists the pronunciations that differ by one phone, as an accent does.
  ///
  /// Another vowel stands for a vowel, another consonant for a consonant, a vowel is added, or a phone is missing.
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

  /// Whether a phone is a vowel by its name in the CMU dictionary.
  private static func isVowel(_ phone: String) -> Bool { plain(phone).first.map("AEIOU".contains) ?? false }

  /// Counts the phones that are replaced, added or left out between two pronunciations (V. I. Levenshtein, 1966).
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
