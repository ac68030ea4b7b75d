/// What to listen for: the words of an affirmation in order, how each may sound, and the readings that would turn it round.
public struct Sentence: Equatable, Sendable {
  public let words: [String]
  private let lexicon: Lexicon
  private let language: Language

  /// - Throws: `WordingProblem`, `LexiconProblem`, `ModelProblem`.
  public init(_ text: String, pronunciations own: [String: [Pronunciation]] = [:], model: AcousticModel) throws {
    words = try Wording(text).words
    language = .english
    let rivals = language.negators + words.flatMap { [language] in language.opposites(of: $0).map(\.word) }
    lexicon = try Lexicon(of: words, and: rivals, in: model, own: own)
  }

  /// The phone of silence, in every model.
  private static let silentPhone = "SIL"

  /// What a unit of the grammar stands for.
  struct Unit: Equatable, Sendable {
    let role: Evidence.Piece.Role
    let phones: Int
  }

  /// A grammar of this sentence, and what its units mean.
  ///
  /// Units have names of our own making, so that no text ever reaches PocketSphinx.
  ///
  /// There is a state for each boundary between words and each phone that may be heard last there, silence included: PocketSphinx gives the
  /// first phone of every word that leaves a state the left context of only one of the words that enter it (fsg_lextree.c), so words that
  /// end differently must not meet. At 2 % of the true texts rejected, that alone takes the accepted omissions from 20 to 11 %.
  func grammar() -> (grammar: Grammar, units: [String: Unit]) {
    var grammar = Grammar()
    grammar.states = 1
    var units: [String: Unit] = [:]
    /// The states of each boundary by the phone that was heard last.
    var boundaries = [[String: Int]](repeating: [:], count: words.count + 1)
    boundaries[0][Self.silentPhone] = 0

    func state(_ index: Int, after phone: String) -> Int {
      if let known = boundaries[index][phone] { return known }
      boundaries[index][phone] = grammar.states
      grammar.states += 1
      return grammar.states - 1
    }
    func ends(of word: String, at index: Int) -> [Int] {
      (lexicon.pronunciations[word] ?? []).map { state(index, after: $0.phones[$0.phones.count - 1]) }
    }
    func add(_ word: String, as role: Evidence.Piece.Role, from index: Int, to next: Int, probability: Double = 1) {
      for (pronunciation, end) in zip(lexicon.pronunciations[word] ?? [], ends(of: word, at: next)) {
        let unit = "u\(units.count)"
        units[unit] = Unit(role: role, phones: pronunciation.phones.count)
        grammar.units[unit] = pronunciation
        for start in boundaries[index].values.sorted() {
          grammar.arcs.append(.init(from: start, to: end, unit: unit, probability: probability))
        }
      }
    }
    for index in 0...words.count {
      let silent = state(index, after: Self.silentPhone)
      // Negations may follow each other, so all their ends are there before anything leaves.
      for negator in language.negators { _ = ends(of: negator, at: index) }
      grammar.loops.append((silent, Decoder.silence, Threshold.pause))
      for start in boundaries[index].values.sorted() where start != silent {
        grammar.arcs.append(.init(from: start, to: silent, unit: Decoder.silence, probability: Threshold.pause))
      }
      for negator in language.negators {
        add(negator, as: .intruder(negator, at: index), from: index, to: index, probability: Threshold.insertedNegation)
      }
      guard index < words.count else { continue }
      let word = words[index]
      add(word, as: .word(index), from: index, to: index + 1)
      for (opposite, probability) in language.opposites(of: word) {
        add(opposite, as: .intruder(opposite, at: index), from: index, to: index + 1, probability: probability)
      }
    }
    grammar.final = grammar.states
    grammar.states += 1
    for end in boundaries[words.count].values.sorted() {
      grammar.arcs.append(.init(from: end, to: grammar.final, unit: nil, probability: 1))
    }
    return (grammar, units)
  }

  /// Whether a word of the text carries its meaning round: leaving it out says the opposite.
  func isNegation(_ index: Int) -> Bool { language.isNegation(words[index]) }
}
