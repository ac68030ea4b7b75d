/// A reader of a text's tokens as words. Where a text has several readings, it takes the commonest.
///
/// The words come from a table; the order in which numbers, money and times are read is that of English and the languages near it.
struct Verbalizer {
  /// The words as they are spoken, in lower case.
  private(set) var words: [String] = []
  /// Words that may be initialisms, with the dictionary's names of their letters.
  private(set) var initialisms: [String: [String]] = [:]

  private let tokens: [Token]
  private let notation: Notation
  /// Whether the text has no lower case, so that capitals do not mark an initialism.
  private let isAllCapitals: Bool
  /// The tokens of the last number, with its unit.
  private var quantity: Range<Int>?

  /// Reads all tokens.
  /// - Throws: `WordingProblem.unspeakable` for a sign that has no reading where it stands.
  init(_ tokens: [Token], by notation: Notation) throws(WordingProblem) {
    self.tokens = tokens
    self.notation = notation
    isAllCapitals = !tokens.contains { if case .word(let word) = $0 { word.contains(where: \.isLowercase) } else { false } }
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case .gap: index += 1
      case .word(let word): index = readInitials(at: index) ?? read(word, at: index)
      case .digits: index = readNumber(at: index)
      case .mark(let mark, let place):
        guard let end = read(mark, at: index) else { throw .unspeakable(mark, place: place) }
        index = end
      }
    }
  }

  private var numerals: Numerals { notation.numerals }

  /// Returns a token; beyond the text a gap.
  private func token(_ index: Int) -> Token { tokens.indices.contains(index) ? tokens[index] : .gap }

  private mutating func say(_ several: String) { words += several.split(separator: " ").map(String.init) }
}

// MARK: - Words

extension Verbalizer {
  /// Reads letters with points between them, "U.S." or "a.m.", as one word. The last point may be missing.
  private mutating func readInitials(at start: Int) -> Int? {
    var letters = "", end = start
    while let letter = token(end).word, letter.count == 1, token(end + 1).mark == "." || !letters.isEmpty {
      letters += letter
      end += 1
      guard token(end).mark == "." else { break }
      end += 1
    }
    guard letters.count > 1 else { return nil }
    if let full = notation.abbreviations[letters] {
      say(full)
      return end
    }
    let ending = token(end).word == "'s" ? "'s" : ""
    spell(letters, ending, as: Self.withPoints(letters) + ending)
    return ending.isEmpty ? end : end + 1
  }

  /// Reads a word, an abbreviation or an initialism, and returns the index behind it.
  private mutating func read(_ word: String, at index: Int) -> Int {
    let start = word.drop { $0 == "'" }
    let bare = start.prefix(through: start.lastIndex { $0 != "'" } ?? start.startIndex)
    if let full = notation.abbreviations[bare.lowercased()] {
      say(full)
      return index + 1
    }
    // "TV's", and "TVs" with a lower-case s.
    var letters = bare, ending = ""
    if bare.lowercased().hasSuffix("'s") {
      (letters, ending) = (bare.dropLast(2), "'s")
    } else if bare.hasSuffix("s"), bare.dropLast().allSatisfy(\.isUppercase) {
      (letters, ending) = (bare.dropLast(), "'s")
    }
    let small = letters.lowercased()
    let isCapitals = letters.allSatisfy(\.isUppercase)
    if isCapitals, notation.initialisms.contains(small) {
      spell(small, ending, as: Self.withPoints(small) + ending)
    } else if (2...5).contains(small.count), small.allSatisfy(\.isLetter), !canBeSaid(small, isCapitals: isCapitals) {
      spell(small, ending, as: word.lowercased())
    } else {
      words.append(word.lowercased())
    }
    return index + 1
  }

  private static func withPoints(_ letters: String) -> String { letters.map { "\($0)." }.joined() }

  /// Adds an initialism with the names of its letters.
  private mutating func spell(_ letters: String, _ ending: String, as word: String) {
    words.append(word)
    var names = letters.map { "\($0)." }
    if let last = names.popLast() { names.append(last + ending) }
    initialisms[word] = names
  }

  /// Whether letters are probably a word, even if no dictionary has it.
  ///
  /// Capitals are one if vowels and consonants alternate, as in "FOMO"; other letters are one if they have a vowel.
  private func canBeSaid(_ word: String, isCapitals: Bool) -> Bool {
    let isVowel = word.map(notation.vowels.contains)
    guard isCapitals, !isAllCapitals else { return isVowel.contains(true) }
    return word.count > 3 && zip(isVowel, isVowel.dropFirst()).allSatisfy { $0 != $1 }
  }
}

// MARK: - Signs

extension Verbalizer {
  /// Reads a sign, and returns the index behind it; nil if the sign has no reading here.
  private mutating func read(_ mark: Character, at index: Int) -> Int? {
    let next = index + 1
    switch mark {
    case "." where isNumber(index):
      // ".5", but not the point at the end of a sentence.
      let before = token(index - 1)
      if before.word == nil, before.digits == nil, before.mark != "." { return readNumber(at: index) }
    case "-", "\u{2013}":
      if let quantity, quantity.upperBound == index, isAmount(next) {
        // "5-10", but not "4-7-8" and "50-50".
        let isRange = ![quantity.lowerBound - 1, next + 1].contains { ["-", "\u{2013}"].contains(token($0).mark) }
        let isPair = quantity.count == 1 && token(quantity.lowerBound) == token(next)
        if isRange, !isPair { words.append(numerals.to) }
      } else if mark == "-", token(index - 1) == .gap, isAmount(next) {
        words.append(numerals.minus)
      }
    case "#" where token(next).digits != nil: words.append(numerals.number)
    default:
      if let currency = notation.currencies[mark] { return readMoney(currency, at: index) }
      if let symbol = notation.symbols[mark] { say(symbol) }
    }
    return next
  }

  private func isNumber(_ index: Int) -> Bool {
    token(index).digits != nil || token(index).mark == "." && token(index + 1).digits != nil
  }

  /// Whether a number or a sum of money begins at an index.
  private func isAmount(_ index: Int) -> Bool {
    isNumber(index) || token(index).mark.map { notation.currencies[$0] != nil } == true && isNumber(index + 1)
  }
}

// MARK: - Numbers

extension Verbalizer {
  /// Reads a time, an ordinal number or an amount with its unit, and returns the index behind it.
  private mutating func readNumber(at start: Int) -> Int {
    var end = start
    var isOne = false
    if let time = time(at: start) {
      words += time.words
      end = time.end
    } else if let form = ordinalOrPlural(at: start) {
      words += form.words
      quantity = start..<form.end
      return form.end
    } else {
      let amount = amount(at: start)
      words += amount.words
      (end, isOne) = (amount.end, amount.isOne)
    }
    if let unit = unit(at: end) {
      say(isOne ? unit.name.one : unit.name.many)
      end = unit.end
    }
    quantity = start..<end
    return end
  }

  /// Returns a whole number's digits, without its thousands separators; none for ".5".
  private func whole(at start: Int) -> (digits: String, end: Int) {
    guard var digits = token(start).digits else { return ("", start) }
    var end = start + 1
    guard digits.count <= 3, digits.first != "0" else { return (digits, end) }
    while token(end).mark == ",", let group = token(end + 1).digits, group.count == 3 {
      digits += group
      end += 2
    }
    return (digits, end)
  }

  /// Reads a number with its fraction, and says whether it is followed by the singular.
  private func amount(at start: Int) -> (words: [String], end: Int, isOne: Bool) {
    let (digits, wholeEnd) = whole(at: start)
    var end = wholeEnd
    if token(end).mark == ".", token(end + 1).digits != nil {
      var words = digits.isEmpty ? [] : numerals.words(digits)
      while token(end).mark == ".", let part = token(end + 1).digits {
        words += [numerals.point] + numerals.eachDigit(part)
        end += 2
      }
      return (words, end, false)
    }
    if let (count, name) = fraction(at: start) {
      return (numerals.words(count) + [count == 1 ? name.one : name.many], start + 3, true)
    }
    if token(end) == .gap, let (count, name) = fraction(at: end + 1) {
      let part = count == 1 ? [numerals.article(name.one), name.one] : numerals.words(count) + [name.many]
      return (numerals.words(digits) + [numerals.and] + part, end + 4, false)
    }
    return (end == start + 1 ? numerals.yearOrNumber(digits) : numerals.words(digits), end, digits == "1")
  }

  /// Reads "3/4" as a fraction, but not "24/7" and "1/2/3".
  private func fraction(at start: Int) -> (count: Int, name: Notation.Name)? {
    guard let upper = token(start).digits, token(start + 1).mark == "/", let lower = token(start + 2).digits,
      let count = Int(upper), let parts = Int(lower), (1..<max(parts, 2)).contains(count), let name = numerals.fractions[parts],
      !upper.hasPrefix("0"), !lower.hasPrefix("0"), token(start - 1).mark != "/", token(start + 3).mark != "/"
    else { return nil }
    return (count, name)
  }

  /// Reads "1st" and "80s"; nil for other digits.
  private func ordinalOrPlural(at start: Int) -> (words: [String], end: Int)? {
    let (digits, end) = whole(at: start)
    guard !digits.isEmpty, let ending = token(end).word else { return nil }
    let isOrdinal = numerals.ordinalEndings.contains(ending)
    guard isOrdinal || ending == "s" || ending == "'s" else { return nil }
    var words = isOrdinal ? numerals.words(digits) : numerals.yearOrNumber(digits)
    if let last = words.popLast() { words.append((isOrdinal ? numerals.ordinals : numerals.plurals)[last] ?? last) }
    return (words, end + 1)
  }

  /// Reads a time such as "6:30"; nil for other digits.
  private func time(at start: Int) -> (words: [String], end: Int)? {
    guard let hours = token(start).digits, hours.count <= 2, let hour = Int(hours), hour <= 24, token(start + 1).mark == ":",
      let minutes = token(start + 2).digits, minutes.count == 2, let minute = Int(minutes), minute < 60
    else { return nil }
    let end = start + 3
    guard minute == 0 else { return (numerals.words(hour) + numerals.pair(minute), end) }
    if hour > 12 { return (numerals.words(hour) + [numerals.hundred], end) }
    return (numerals.words(hour) + (unit(at: end) == nil ? [numerals.fullHour] : []), end)
  }

  /// Finds the longest unit of up to three tokens, behind a space or none; nil if there is none.
  private func unit(at start: Int) -> (name: Notation.Name, end: Int)? {
    let start = token(start) == .gap ? start + 1 : start
    let after = token(start + 1)
    if let mark = token(start).mark, let currency = notation.currencies[mark], after.digits == nil, after.word == nil {
      return (currency.name, start + 1)
    }
    for end in [start + 3, start + 2, start + 1] {
      let text = (start..<end).map { token($0).word ?? token($0).mark.map { String($0) } ?? " " }.joined()
      if let name = notation.units[text] { return (name, end) }
    }
    return nil
  }

  /// Reads "$5", "$2.50", "$5k" or "$5 million", and returns the index behind it; nil if no number follows the sign.
  private mutating func readMoney(_ currency: (name: Notation.Name, cent: Notation.Name?), at index: Int) -> Int? {
    let start = token(index + 1) == .gap ? index + 2 : index + 1
    guard isNumber(start) else { return nil }
    let (digits, wholeEnd) = whole(at: start)
    var end = wholeEnd
    if let cent = currency.cent, token(end).mark == ".", let cents = token(end + 1).digits, cents.count == 2, let count = Int(cents) {
      if digits != "" && digits != "0" || count == 0 {
        words += numerals.words(digits)
        say(digits == "1" ? currency.name.one : currency.name.many)
        if count > 0 { words.append(numerals.and) }
      }
      if count > 0 {
        words += numerals.words(count)
        say(count == 1 ? cent.one : cent.many)
      }
      end += 2
    } else {
      var amount = amount(at: start)
      if let scale = token(amount.end).word.flatMap({ notation.multipliers[$0] }) {
        amount = (amount.words + [scale], amount.end + 1, false)
      } else if token(amount.end) == .gap, let word = token(amount.end + 1).word, numerals.scales.contains(where: { $0.name == word }) {
        amount = (amount.words + [word], amount.end + 2, false)
      }
      words += amount.words
      say(amount.isOne ? currency.name.one : currency.name.many)
      end = amount.end
    }
    quantity = index..<end
    return end
  }
}
