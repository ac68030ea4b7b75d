/// The words of a text as they are spoken when it is read aloud: lower case, apostrophes kept.
///
/// "I'm 10 % calmer — really!" is i'm, ten, percent, calmer, really.
public struct Wording: Equatable, Sendable {
  /// The spoken words, in order.
  public let words: [String]
  /// Words that may be initialisms, with the dictionary's names of their letters: only a dictionary can tell that "tv" is spelled and
  /// "nasa" is not.
  public let initialisms: [String: [String]]

  /// The most words of a text: more than a person says in one breath, and well under a minute of speech.
  static let mostWords = 60
  /// The most Unicode scalars of a text.
  static let mostCharacters = 600

  /// Reads a text aloud in words.
  /// - Parameter language: The language whose rules read numbers, signs and abbreviations.
  /// - Throws: `WordingProblem` for a character that cannot be spoken, with its place, or a text without words or with too many.
  public init(_ text: String, language: Language = .english) throws(WordingProblem) {
    guard text.unicodeScalars.count <= Self.mostCharacters else { throw .tooLong }
    let tokens = try Token.scan(text, by: language.notation)
    if let notation = language.notation {
      let verbalizer = try Verbalizer(tokens, by: notation)
      (words, initialisms) = (verbalizer.words, verbalizer.initialisms)
    } else {
      (words, initialisms) = (Self.exactWords(of: tokens).map(\.composed), [:])
    }
    guard !words.isEmpty else { throw .noWords }
    guard words.count <= Self.mostWords else { throw .tooLong }
  }

  /// Returns the words as they are written, because an unknown language's hyphens may join or divide.
  private static func exactWords(of tokens: [Token]) -> [String] {
    var words: [String] = []
    for (index, token) in tokens.enumerated() {
      guard let word = token.word else { continue }
      if index > 1, tokens[index - 1].mark == "-", tokens[index - 2].word != nil, let last = words.popLast() {
        words.append(last + "-" + word)
      } else {
        words.append(word)
      }
    }
    return words
  }
}

/// A text that cannot be spoken, or not in one breath.
public enum WordingProblem: Problem, Equatable {
  case noWords
  case tooLong
  case unspeakable(Character, place: Int)

  public var description: String {
    switch self {
    case .noWords: "the text has no words; write a sentence you can say"
    case .tooLong: "the text is too long; use at most \(Wording.mostWords) words and \(Wording.mostCharacters) characters"
    case .unspeakable(let character, let place):
      "character \(place) of the text, \(Self.name(of: character)), can't be spoken; write it as words or leave it out"
    }
  }

  /// Returns the character in quotes, or the numbers of its scalars if it cannot be seen.
  private static func name(of character: Character) -> String {
    let isVisible = (try? Prose.check(String(character), as: "")) != nil
    return isVisible ? "'\(character)'" : character.unicodeScalars.map(\.codePoint).joined(separator: " ")
  }

  public var status: Status { .usage }
}
