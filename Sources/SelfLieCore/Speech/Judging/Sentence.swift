/// What to listen for: the words of an affirmation in order, how each may sound, and the readings that would turn it round.
public struct Sentence: Equatable, Sendable {
  public let words: [String]
  let lexicon: Lexicon
  let language: Language
  /// How words sound beside what the lexicon says: where nobody stresses them, or as this person says them.
  private var besides: [String: [Pronunciation]]

  /// - Throws: `WordingProblem`, `LexiconProblem`, `SpeechModelProblem`.
  public init(
    _ text: String, language: Language? = nil, pronunciations own: [String: [Pronunciation]] = [:], model: AcousticModel
  ) throws {
    let language = language ?? model.language
    let wording = try Wording(text, language: language)
    words = wording.words
    self.language = language
    var others = language.negators + language.hesitations
    for index in words.indices {
      others += language.opposites(of: words[index]).map(\.word)
      others += language.variants(of: words[index...]).flatMap(\.variant)
    }
    lexicon = try Lexicon(of: words, and: others, spelling: wording.initialisms, in: model, own: own)
    besides = Dictionary(
      uniqueKeysWithValues: Set(words).subtracting(own.keys).map { word in
        (word, language.reductions(of: word).compactMap { $0.resolved(in: model) })
      })
  }

  /// Every way to say a word that is accepted; none if it is no word of the sentence.
  public func pronunciations(of word: String) -> [Pronunciation] {
    let known = lexicon.pronunciations[word] ?? []
    return known + (besides[word] ?? []).filter { !known.contains($0) }
  }

  /// The same sentence with more ways to say a word.
  func accepting(_ pronunciations: [Pronunciation], of word: String) -> Sentence {
    var sentence = self
    sentence.besides[word, default: []] += pronunciations
    return sentence
  }

  /// A part of the text as it is written, and the words that it is spoken as.
  public struct Chunk: Equatable, Sendable {
    public let text: String
    /// Of the words, counted from 0.
    public let places: Range<Int>
  }

  /// The text cut where it has spaces; cut into its words where these cannot be told apart so.
  public func chunks(of text: String) -> [Chunk] {
    var chunks: [Chunk] = []
    var spoken: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let words = (try? Wording(part, language: language))?.words ?? []
      if words.isEmpty, let last = chunks.popLast() {
        chunks.append(Chunk(text: last.text + " " + part, places: last.places))
      } else {
        chunks.append(Chunk(text: part, places: spoken.count..<spoken.count + words.count))
      }
      spoken += words
    }
    return spoken == words ? chunks : words.enumerated().map { Chunk(text: $0.element, places: $0.offset..<$0.offset + 1) }
  }

  /// The phone of silence, in every model.
  private static let silentPhone = "SIL"

  /// What a unit of the grammar stands for.
  struct Unit: Equatable, Sendable {
    let role: Evidence.Piece.Role
    let places: Range<Int>
    let phones: Int
  }

  /// A grammar of this sentence, and what its units mean.
  ///
  /// Units have names of our own making, so that no text ever reaches PocketSphinx.
  ///
  /// There is a state for each boundary between words and each phone that may be heard last there, silence included: PocketSphinx gives the
  /// first phone of every word that leaves a state the left context of only one of the words that enter it (fsg_lextree.c), so words that
  /// end differently must not meet. At 2 % of the true texts rejected, that alone takes the accepted omissions from 20 to 11 %.
  /// - Parameter hasRivals: Whether the readings that are not the sentence belong to it too.
  func grammar(hasRivals: Bool) -> (grammar: Grammar, units: [String: Unit]) {
    var grammar = Grammar()
    grammar.states = 1
    var units: [String: Unit] = [:]
    let negators = hasRivals ? language.negators : []
    /// The states of each boundary by the phone that was heard last.
    var boundaries = [[String: Int]](repeating: [:], count: words.count + 1)
    boundaries[0][Self.silentPhone] = 0

    func state(_ index: Int, after phone: String) -> Int {
      if let known = boundaries[index][phone] { return known }
      boundaries[index][phone] = grammar.states
      grammar.states += 1
      return grammar.states - 1
    }
    func add(
      _ word: String, as role: Evidence.Piece.Role, for places: Range<Int>, from starts: [Int], probability: Double = 1,
      to end: (String) -> Int
    ) {
      for pronunciation in pronunciations(of: word) {
        let unit = "u\(units.count)"
        units[unit] = Unit(role: role, places: places, phones: pronunciation.phones.count)
        grammar.units[unit] = pronunciation
        let end = end(pronunciation.lastPhone)
        for start in starts { grammar.arcs.append(.init(from: start, to: end, unit: unit, probability: probability)) }
      }
    }
    /// Several words one after the other, without a pause between them, in the place of some words of the text.
    func add(_ variant: [String], for places: Range<Int>) {
      var starts = boundaries[places.lowerBound].values.sorted()
      for (number, word) in variant.enumerated() {
        if number == variant.count - 1 {
          add(word, as: .word, for: places, from: starts) { state(places.upperBound, after: $0) }
        } else {
          var between: [String: Int] = [:]
          add(word, as: .word, for: places, from: starts) { phone in
            if between[phone] == nil {
              between[phone] = grammar.states
              grammar.states += 1
            }
            return between[phone] ?? 0
          }
          starts = between.values.sorted()
        }
      }
    }
    /// Between two pauses only, or it would eat the vowels of the words.
    func addHesitations(at silent: Int) {
      let behind = grammar.states
      grammar.states += 1
      for hesitation in language.hesitations {
        add(hesitation, as: .hesitation(hesitation), for: 0..<0, from: [silent], probability: Threshold.hesitation) { _ in behind }
      }
      grammar.arcs.append(.init(from: behind, to: silent, unit: Decoder.silence, probability: 1))
    }
    for index in 0...words.count {
      let silent = state(index, after: Self.silentPhone)
      // Negations may follow each other, so all their ends are there before anything leaves.
      for negator in negators {
        for pronunciation in lexicon.pronunciations[negator] ?? [] { _ = state(index, after: pronunciation.lastPhone) }
      }
      grammar.loops.append((silent, Decoder.silence, Threshold.pause))
      for start in boundaries[index].values.sorted() where start != silent {
        grammar.arcs.append(.init(from: start, to: silent, unit: Decoder.silence, probability: Threshold.pause))
      }
      let starts = boundaries[index].values.sorted()
      if hasRivals { addHesitations(at: silent) }
      if hasRivals, index > 0, index < words.count {
        // Back to the start after a pause.
        for start in starts {
          grammar.arcs.append(.init(from: start, to: 0, unit: Decoder.silence, probability: Threshold.restart))
        }
      }
      for negator in negators {
        add(negator, as: .intruder(negator), for: index..<index, from: starts, probability: Threshold.insertedNegation) {
          state(index, after: $0)
        }
      }
      guard index < words.count else { continue }
      add(words[index], as: .word, for: index..<index + 1, from: starts) { state(index + 1, after: $0) }
      for (opposite, probability) in hasRivals ? language.opposites(of: words[index]) : [] {
        add(opposite, as: .intruder(opposite), for: index..<index + 1, from: starts, probability: probability) {
          state(index + 1, after: $0)
        }
      }
      for (variant, count) in language.variants(of: words[index...]) { add(variant, for: index..<index + count) }
      guard hasRivals else { continue }
      // A word may be left out, and then the sentence goes on after what was heard before it.
      let omission = isNegation(index) ? Threshold.plainForm : Threshold.omission
      for (phone, start) in boundaries[index].sorted(by: { $0.value < $1.value }) {
        grammar.arcs.append(.init(from: start, to: state(index + 1, after: phone), unit: nil, probability: omission))
      }
    }
    // The speaker may stop after any word.
    grammar.final = grammar.states
    grammar.states += 1
    for (index, boundary) in boundaries.enumerated() where hasRivals || index == words.count {
      let probability = index == words.count ? 1 : Threshold.stopping
      for end in boundary.values.sorted() {
        grammar.arcs.append(.init(from: end, to: grammar.final, unit: nil, probability: probability))
      }
    }
    return (grammar, units)
  }

  /// Whether a word of the text carries its meaning round: leaving it out says the opposite.
  func isNegation(_ index: Int) -> Bool { language.isNegation(words[index]) }
}
