/// What to listen for: the words of an affirmation in order, how each may sound, and the readings that would turn it round.
public struct Sentence: Equatable, Sendable {
  public let words: [String]
  private let lexicon: Lexicon
  private let language: Language

  /// - Throws: `WordingProblem`, `LexiconProblem`, `ModelProblem`.
  public init(_ text: String, pronunciations own: [String: [Pronunciation]] = [:], model: AcousticModel) throws {
    words = try Wording(text).words
    language = .english
    let rivals = language.negators + words.flatMap { [language] in language.opposites[$0] ?? [] }
    lexicon = try Lexicon(of: words, and: rivals, in: model, own: own)
  }

  /// Where a unit of the grammar belongs.
  enum Place: Equatable {
    /// The text's word, counted from 0.
    case word(Int)
    /// A word in the place of that one.
    case instead(Int, String)
    /// A word before that one, or behind the last.
    case before(Int, String)
  }

  /// A grammar of this sentence, and what its units mean.
  ///
  /// Units have names of our own making, so that no text ever reaches PocketSphinx.
  func grammar() -> (grammar: Grammar, places: [String: (place: Place, phones: Int)]) {
    var grammar = Grammar()
    grammar.states = words.count + 1
    grammar.final = words.count
    grammar.pauses = Array(0...words.count)
    var places: [String: (place: Place, phones: Int)] = [:]

    func add(_ word: String, as place: Place, from: Int, to: Int, probability: Double) {
      for pronunciation in lexicon.pronunciations[word] ?? [] {
        let unit = "u\(places.count)"
        places[unit] = (place, pronunciation.phones.count)
        grammar.units[unit] = pronunciation
        grammar.arcs.append(.init(from: from, to: to, unit: unit, probability: probability))
      }
    }
    for (index, word) in words.enumerated() {
      add(word, as: .word(index), from: index, to: index + 1, probability: 1)
      for opposite in language.opposites[word] ?? [] {
        add(opposite, as: .instead(index, opposite), from: index, to: index + 1, probability: Threshold.rivalReading)
      }
    }
    for index in 0...words.count {
      for negator in language.negators {
        add(negator, as: .before(index, negator), from: index, to: index, probability: Threshold.rivalReading)
      }
    }
    return (grammar, places)
  }
}
