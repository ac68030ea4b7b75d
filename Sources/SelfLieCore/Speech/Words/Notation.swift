/// How a language reads aloud what is not written as words: its table of letters, signs, abbreviations and numbers.
///
/// What is read as several words has spaces between them.
struct Notation: Sendable {
  /// A name for one of something, and for any other number of it.
  typealias Name = (one: String, many: String)

  /// Characters in the letters and signs that the rules and the dictionary have: "é" is "e".
  let plainForms: [String: String]
  /// Signs that are a word wherever they stand.
  let symbols: [Character: String]
  /// Signs that stand before an amount and are read behind it, and the name of their hundredth part.
  let currencies: [Character: (name: Name, cent: Name?)]
  /// What is short for a power of ten in an amount of money: "$5k".
  let multipliers: [String: String]
  /// Signs and abbreviations that are a word behind a number.
  let units: [String: Name]
  /// Words that are short for others, wherever they stand.
  let abbreviations: [String: String]
  /// Initialisms that the dictionary has as another word.
  let initialisms: Set<String>
  /// What has none of them is an initialism, if it is not in the dictionary.
  let vowels: Set<Character>
  let numerals: Numerals

  /// Whether a character is a word by itself.
  func reads(_ character: Character) -> Bool { symbols[character] != nil || currencies[character] != nil }
}

/// The words of numbers, and how they are put together where tens go before ones: 42 is forty two.
struct Numerals: Sendable {
  /// From zero on, as many as have a name of their own.
  let small: [String]
  /// From 0 on.
  let tens: [String]
  /// Largest first, hundred last.
  let scales: [(value: Int, name: String)]
  /// The last word of an ordinal number by that of the cardinal, "first" by "one",
  let ordinals: [String: String]
  /// and what is written behind the digits of one.
  let ordinalEndings: Set<String>
  /// The last word of decades and the like by that of the number: "eighties" by "eighty".
  let plurals: [String: String]
  /// The names of fractions by their denominators.
  let fractions: [Int: Notation.Name]
  let hundred: String
  /// Between the digits of a fraction and the number before them,
  let point: String
  /// before what is less than zero,
  let minus: String
  /// between the ends of a range,
  let to: String
  /// between whole and part,
  let and: String
  /// before the name of one part behind a whole: "two and a half",
  let article: @Sendable (String) -> String
  /// for the zero of 1905 and 6:05,
  let oh: String
  /// behind a full hour,
  let fullHour: String
  /// and before a number of order: "#1".
  let number: String

  /// - Parameter digits: ASCII digits. What starts with a zero or is beyond the billions is read digit by digit.
  func words(_ digits: String) -> [String] {
    guard let number = Int(digits), digits.count <= 12, digits == "0" || !digits.hasPrefix("0") else { return eachDigit(digits) }
    return words(number)
  }

  func eachDigit(_ digits: String) -> [String] { digits.compactMap(\.wholeNumberValue).map { small[$0] } }

  /// Four digits may be a year, and those are read in pairs where the pairs make sense: nineteen eighty four, but two thousand five.
  func yearOrNumber(_ digits: String) -> [String] {
    guard digits.count == 4, let number = Int(digits), (1100...1999).contains(number) || (2010...2099).contains(number) else {
      return words(digits)
    }
    return words(number / 100) + (number % 100 == 0 ? [hundred] : pair(number % 100))
  }

  /// Two digits behind others: oh five, thirty.
  func pair(_ number: Int) -> [String] { number < 10 ? [oh, small[number]] : words(number) }

  func words(_ number: Int) -> [String] {
    if number < small.count { return [small[number]] }
    if number < 100 { return [tens[number / 10]] + (number % 10 == 0 ? [] : [small[number % 10]]) }
    for (value, name) in scales where number >= value {
      return words(number / value) + [name] + (number % value == 0 ? [] : words(number % value))
    }
    return []
  }
}
