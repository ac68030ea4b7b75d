/// The rules by which a language reads signs, abbreviations and numbers aloud.
///
/// Readings of several words have spaces between them.
struct Notation: Sendable {
  /// The name of one thing, and of any other number of it.
  typealias Name = (one: String, many: String)

  /// Plain spellings of characters, in the letters of the rules and the dictionary: "e" for "é".
  let plainForms: [String: String]
  /// Signs that are always read as words.
  let symbols: [Character: String]
  /// Currency signs, which are read behind the amount, with the name of their hundredth part.
  let currencies: [Character: (name: Name, cent: Name?)]
  /// Abbreviations of powers of ten in an amount of money: "$5k".
  let multipliers: [String: String]
  /// Signs and abbreviations that are read as words behind a number.
  let units: [String: Name]
  /// Abbreviations that are read in full everywhere.
  let abbreviations: [String: String]
  /// Initialisms in capitals that the dictionary would read as a word.
  let initialisms: Set<String>
  /// Vowels. An unknown word without any of them is an initialism.
  let vowels: Set<Character>
  /// The words of numbers.
  let numerals: Numerals

  /// Whether a character is read as a word.
  func reads(_ character: Character) -> Bool { symbols[character] != nil || currencies[character] != nil }
}

/// The words of numbers, for languages that say tens before ones: 42 is forty two.
struct Numerals: Sendable {
  /// The numbers from zero on that have a name of their own.
  let small: [String]
  /// The names of tens, from 0 on.
  let tens: [String]
  /// The powers of ten with a name, from the largest to a hundred.
  let scales: [(value: Int, name: String)]
  /// The last word of an ordinal number by that of the cardinal: "first" by "one".
  let ordinals: [String: String]
  /// The endings behind the digits of an ordinal number: "st".
  let ordinalEndings: Set<String>
  /// The plural of a number's last word, for decades: "eighties" by "eighty".
  let plurals: [String: String]
  /// The names of fractions by denominator.
  let fractions: [Int: Notation.Name]
  /// The word for a hundred, in years and full hours too.
  let hundred: String
  /// The word between a number and the digits of its fraction.
  let point: String
  /// The word before a number below zero.
  let minus: String
  /// The word between the ends of a range.
  let to: String
  /// The word between a whole number and a fraction.
  let and: String
  /// The article before a fraction behind a whole number: "two and a half".
  let article: @Sendable (String) -> String
  /// The word for the zero of 1905 and 6:05.
  let oh: String
  /// The word behind a full hour.
  let fullHour: String
  /// The word before an ordinal sign's number: "#1".
  let number: String

  /// Reads a number of ASCII digits; one with a leading zero or more than twelve digits is read digit by digit.
  func words(_ digits: String) -> [String] {
    guard let number = Int(digits), digits.count <= 12, digits == "0" || !digits.hasPrefix("0") else { return eachDigit(digits) }
    return words(number)
  }

  /// Reads a number digit by digit.
  func eachDigit(_ digits: String) -> [String] { digits.compactMap(\.wholeNumberValue).map { small[$0] } }

  /// Reads four digits as a year, in pairs, where years are read so: nineteen eighty four, but two thousand five.
  func yearOrNumber(_ digits: String) -> [String] {
    guard digits.count == 4, let number = Int(digits), (1100...1999).contains(number) || (2010...2099).contains(number) else {
      return words(digits)
    }
    return words(number / 100) + (number % 100 == 0 ? [hundred] : pair(number % 100))
  }

  /// Reads the last two digits of a year or a time: oh five, thirty.
  func pair(_ number: Int) -> [String] { number < 10 ? [oh, small[number]] : words(number) }

  /// Reads a number from zero to the billions.
  func words(_ number: Int) -> [String] {
    if number < small.count { return [small[number]] }
    if number < 100 { return [tens[number / 10]] + (number % 10 == 0 ? [] : [small[number % 10]]) }
    for (value, name) in scales where number >= value {
      return words(number / value) + [name] + (number % value == 0 ? [] : words(number % value))
    }
    return []
  }
}
