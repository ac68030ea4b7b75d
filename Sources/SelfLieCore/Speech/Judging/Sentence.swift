/// The words of an affirmation in order, with their pronunciations and the readings that would reverse its meaning.
public struct Sentence: Equatable, Sendable {
  /// The spoken words in lower case.
  public let words: [String]
  let lexicon: Lexicon
  let language: Language
  /// Pronunciations besides those of the lexicon: unstressed forms, and those learned from this person.
  private var besides: [String: [Pronunciation]]

  /// Makes a sentence from the text of an affirmation.
  /// - Parameters:
  ///   - language: The language of the text; nil for the model's.
  ///   - own: The person's pronunciations by word, which replace the dictionary's.
  /// - Throws: `WordingProblem` if the text cannot be spoken, `LexiconProblem` for an unknown word or phone, `SpeechModelProblem` if the
  ///   dictionary cannot be read.
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

  /// Returns all accepted pronunciations of a word; none if it is no word of the sentence.
  public func pronunciations(of word: String) -> [Pronunciation] {
    let known = lexicon.pronunciations[word] ?? []
    return known + (besides[word] ?? []).filter { !known.contains($0) }
  }

  /// Returns the sentence with additional pronunciations of a word.
  func accepting(_ pronunciations: [Pronunciation], of word: String) -> Sentence {
    var sentence = self
    sentence.besides[word, default: []] += pronunciations
    return sentence
  }

  /// A written part of the text with the places of its spoken words.
  public struct Chunk: Equatable, Sendable {
    /// The part as it is written.
    public let text: String
    /// The places of the words, counted from 0.
    public let places: Range<Int>
  }

  /// Cuts the text at its spaces, or into its spoken words where the parts would be read differently from the whole.
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

  /// The meaning of a unit of the grammar.
  struct Unit: Equatable, Sendable {
    let role: Evidence.Piece.Role
    let places: Range<Int>
    let phones: Int
  }

  /// Makes a grammar of this sentence, and the meaning of its units.
  ///
  /// Units have generated names, so that no text ever reaches PocketSphinx.
  ///
  /// Each boundary between words has a state for each phone that may be heard last there, silence included. PocketSphinx gives the first
  /// phone of every word that leaves a state the left context of only one of the words that enter it (fsg_lextree.c), so words that end
  /// differently must not meet. At 2 % of the true texts rejected, that alone takes the accepted omissions from 20 to 11 %.
  /// - Parameter hasRivals: Whether the grammar includes readings that are not the sentence.
  func grammar(hasRivals: Bool) -> (grammar: Grammar, units: [String: Unit]) {
    var grammar = Grammar()
    grammar.states = 1
    var units: [String: Unit] = [:]
    let negators = hasRivals ? language.negators : []
    /// The states of each boundary by the last phone heard.
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
    /// Adds a row of words, without a pause between them, in the place of some words of the text.
    func add(_ variant: [String], for places: Range<Int>, probability: Double = 1) {
      var starts = boundaries[places.lowerBound].values.sorted()
      for (number, word) in variant.enumerated() {
        if number == variant.count - 1 {
          add(word, as: .word, for: places, from: starts, probability: probability) { state(places.upperBound, after: $0) }
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
    /// Adds hesitations between two pauses only; elsewhere they would take the vowels of the words.
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
      // Negations may follow each other, so their end states must exist before any arc leaves.
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
      for (variant, count) in language.variants(of: words[index...]) {
        // A negation that the text writes in full needs its own proof where it is contracted.
        let isContracted = variant.count == 1 && count > 1 && language.isNegation(words[index + count - 1])
        add(variant, for: index..<index + count, probability: isContracted && hasRivals ? Threshold.plainForm : 1)
      }
      guard hasRivals else { continue }
      // A word may be left out; the sentence then continues after the last phone heard before it.
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

  /// Whether a word of the text is a negation, without which the sentence says the opposite.
  func isNegation(_ index: Int) -> Bool { language.isNegation(words[index]) }
}
