/// A text as the words that are spoken when it is read aloud: English, lower case, apostrophes kept.
///
/// "I'm 10 % calmer — really!" is i'm, ten, percent, calmer, really.
public struct Wording: Equatable, Sendable {
  public let words: [String]

  /// What a person says in one breath, and more: a take of it lasts well under a minute.
  static let mostWords = 60
  static let mostCharacters = 600

  /// - Throws: What cannot be spoken, with its place.
  public init(_ text: String) throws(WordingProblem) {
    guard text.unicodeScalars.count <= Self.mostCharacters else { throw .tooLong }
    var words: [String] = []
    var token = ""
    for (place, character) in zip(1..., text) {
      switch Self.role(of: character) {
      case .part(let letters): token += letters
      case .gap: Self.finish(&token, into: &words)
      case .word(let word):
        Self.finish(&token, into: &words)
        words.append(word)
      case .unspeakable: throw .unspeakable(character, place: place)
      }
    }
    Self.finish(&token, into: &words)
    guard !words.isEmpty else { throw .noWords }
    guard words.count <= Self.mostWords else { throw .tooLong }
    self.words = words
  }

  private enum Role {
    case part(String)
    case gap
    case word(String)
    case unspeakable
  }

  /// What a character does in a text that is read aloud.
  private static func role(of character: Character) -> Role {
    switch character {
    case "a"..."z", "0"..."9", "'": return .part(String(character))
    case "A"..."Z": return .part(character.lowercased())
    case "\u{2018}", "\u{2019}", "\u{02BC}", "\u{FF07}", "\u{60}", "\u{B4}": return .part("'")
    case "%": return .word("percent")
    case "&", "+": return .word("and")
    case ".", ",", ";", ":", "!", "?", "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{2026}", "/", "(", ")", "[", "]", "\"", "*", "_",
      "\u{201C}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{A1}", "\u{BF}", "\u{AD}":
      return .gap
    case _ where character.isWhitespace: return .gap
    default:
      // Accents are not heard in English: "café" is in the dictionary as cafe. The letter is the first scalar of what Unicode takes apart.
      if let plain = plainLetters[character.lowercased()] { return .part(plain) }
      return .unspeakable
    }
  }

  private static func finish(_ token: inout String, into words: inout [String]) {
    defer { token = "" }
    // Digits and letters that touch ("5k") are read one after the other.
    for run in runs(of: token) {
      if run.first?.isNumber == true {
        words += Numeral.words(run)
      } else if run.contains(where: { $0 != "'" }) {
        words.append(String(run))
      }
    }
  }

  private static func runs(of token: String) -> [Substring] {
    var runs: [Substring] = []
    var rest = token[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isNumber == first.isNumber }
      runs.append(run)
      rest = rest[run.endIndex...]
    }
    return runs
  }

  private static let plainLetters: [String: String] = {
    let table = [
      "a": "àáâãäåā", "c": "çćč", "e": "èéêëēę", "i": "ìíîïī", "l": "ł", "n": "ñńň", "o": "òóôõöøō", "s": "śš", "u": "ùúûüū",
      "y": "ýÿ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ",
    ]
    return Dictionary(uniqueKeysWithValues: table.flatMap { plain, accented in accented.map { (String($0), plain) } })
  }()
}

/// Whole numbers as they are spoken: 1984 is one thousand nine hundred eighty four.
enum Numeral {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let scales = [(1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred")]

  /// - Parameter digits: ASCII digits. What starts with a zero or is beyond the billions is read digit by digit.
  static func words(_ digits: some StringProtocol) -> [String] {
    guard let number = Int(digits), digits.count <= 12, digits == "0" || !digits.hasPrefix("0") else {
      return digits.compactMap(\.wholeNumberValue).map { small[$0] }
    }
    return words(number)
  }

  private static func words(_ number: Int) -> [String] {
    if number < 20 { return [small[number]] }
    if number < 100 { return [tens[number / 10]] + (number % 10 == 0 ? [] : [small[number % 10]]) }
    for (scale, name) in scales where number >= scale {
      return words(number / scale) + [name] + (number % scale == 0 ? [] : words(number % scale))
    }
    return []
  }
}

/// A text that cannot be spoken, or not in one breath.
public enum WordingProblem: Problem, Equatable {
  case noWords
  case tooLong
  case unspeakable(Character, place: Int)

  public var description: String {
    switch self {
    case .noWords: "the text has no words; write a sentence that can be spoken"
    case .tooLong: "the text is too long; at most \(Wording.mostWords) words in \(Wording.mostCharacters) characters can be practised"
    case .unspeakable(let character, let place):
      "character \(place) of the text, '\(character)', cannot be spoken; write it as words or leave it out"
    }
  }

  public var status: Status { .usage }
}
