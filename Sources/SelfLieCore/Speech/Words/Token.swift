/// A piece of a text, cut where letters, digits and other characters meet.
enum Token: Equatable {
  /// Letters and apostrophes, as the text writes them.
  case word(String)
  case digits(String)
  /// Any other character that has a meaning, or divides words, with its place counted from 1.
  case mark(Character, place: Int)
  case gap

  /// Cuts a text into tokens.
  /// - Parameter notation: Nil for an unknown language, in which every letter of Unicode belongs to a word and no digit can be read.
  /// - Throws: `WordingProblem.unspeakable` for the first character that cannot be read.
  static func scan(_ text: String, by notation: Notation?) throws(WordingProblem) -> [Token] {
    var tokens: [Token] = []
    for (place, character) in zip(1..., text) {
      for plain in plainForm(of: character, by: notation) {
        guard let role = Role(of: plain, by: notation) else { throw .unspeakable(character, place: place) }
        switch (role, tokens.last) {
        case (.letter, .word(let word)): tokens[tokens.count - 1] = .word(word + String(plain))
        case (.letter, _): tokens.append(.word(String(plain)))
        case (.digit, .digits(let digits)): tokens[tokens.count - 1] = .digits(digits + String(plain))
        case (.digit, _): tokens.append(.digits(String(plain)))
        case (.mark, _): tokens.append(.mark(plain, place: place))
        case (.gap, .gap): break
        case (.gap, _): tokens.append(.gap)
        }
      }
    }
    return tokens.map { token in
      if case .word(let word) = token, word.allSatisfy({ $0 == "'" }) { .gap } else { token }
    }
  }

  /// The character of a mark; nil for any other token.
  var mark: Character? {
    if case .mark(let mark, _) = self { mark } else { nil }
  }

  /// The digits; nil for any other token.
  var digits: String? {
    if case .digits(let digits) = self { digits } else { nil }
  }

  /// The word in lower case; nil for any other token.
  var word: String? {
    if case .word(let word) = self { word.lowercased() } else { nil }
  }

  /// The role of a character in a text that is read aloud.
  enum Role {
    case letter, digit, mark, gap

    /// Finds the role of a character; nil if it cannot be spoken.
    init?(of character: Character, by notation: Notation?) {
      if let letter = character.asciiValue, (0x61...0x7A).contains(letter | 0x20) {
        self = .letter
      } else if character.unicodeScalars.allSatisfy({ $0.properties.isWhitespace || Prose.isJoiner($0) }) {
        self = .gap
      } else if character == "'" || isLetter(character, by: notation) {
        self = .letter
      } else if notation != nil, character.isASCII, character.isWholeNumber {
        self = .digit
      } else if notation?.reads(character) == true || isPunctuation(character) {
        self = .mark
      } else {
        return nil
      }
    }
  }

  private static func isLetter(_ character: Character, by notation: Notation?) -> Bool {
    guard notation == nil else { return character.isASCII && character.isLetter }
    return switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    // Unicode counts these as punctuation, but they are spoken: without one of them a word would be missing.
    if ["%", "&", "@", "#", "\u{A7}", "\u{B6}", "\u{2030}", "\u{2031}"].contains(character) { return false }
    guard character.unicodeScalars.count == 1 else { return false }
    return switch character.unicodeScalars.first?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation:
      true
    default: false
    }
  }

  /// Returns a character in the letters and signs that the rules know; empty for characters that only affect layout.
  static func plainForm(of character: Character, by notation: Notation?) -> String {
    // Nearly all characters are their own plain form.
    if let letter = character.asciiValue, letter != UInt8(ascii: "`"), character != "\r\n" { return String(character) }
    switch character {
    // Soft hyphens, joiners and byte order marks only affect layout.
    case "\u{AD}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}": return ""
    case "\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}", "\u{2BC}", "\u{60}", "\u{B4}": return "'"
    case "\u{2010}", "\u{2011}", "\u{2212}": return "-"
    case "\u{2012}": return "\u{2013}"
    case "\u{2044}", "\u{2215}": return "/"
    case "\u{FB00}": return "ff"
    case "\u{FB01}": return "fi"
    case "\u{FB02}": return "fl"
    case "\u{FB03}": return "ffi"
    case "\u{FB04}": return "ffl"
    case "\u{FB05}", "\u{FB06}": return "st"
    default: break
    }
    let scalars = character.unicodeScalars
    // Full-width forms are ASCII characters, shifted.
    if scalars.count == 1, let scalar = scalars.first, ("\u{FF01}"..."\u{FF5E}").contains(scalar),
      let ascii = Unicode.Scalar(scalar.value - 0xFEE0)
    {
      return String(ascii)
    }
    guard let notation else { return String(character) }
    if let plain = notation.plainForms[String(character)] { return plain }
    if let plain = notation.plainForms[character.lowercased()] { return plain.uppercased() }
    // A joiner after a letter is a part of its character, and matters only in languages that are written with joiners.
    let visible = scalars.filter { $0 != "\u{200C}" && $0 != "\u{200D}" }
    return visible.count < scalars.count && visible.count == 1 ? String(String.UnicodeScalarView(visible)) : String(character)
  }
}
