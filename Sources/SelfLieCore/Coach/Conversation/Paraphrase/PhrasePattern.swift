/// A pattern of what people say, word by word and sign by sign; upper case, and a full stop at the end, count for nothing.
///
/// Words and signs stand for themselves, with these besides:
/// - `(say|write)` is one of several, and `[just]` may be left out; both may have more than one word, and others within them.
/// - `_` is any word; `…` is words and signs, but no double quotation mark; `*` is words and signs of every kind.
/// - `“` and `”` are any double quotation mark, `‘` and `’` any quotation mark at all. What is within `“ {…} ”` is kept without them.
/// - `{…}` keeps what the braces have around them, as it stands in the line.
///
/// Of "I don't like gum, mints please" the pattern `i (hate|don't like) {_} , {…} [please]` keeps "gum" and "mints".
struct PhrasePattern: Sendable {
  private enum Element {
    case literal(String), mark(Set<String>), word
    case words(isQuoting: Bool)
    case oneOf([[Element]]), kept([[Element]])
  }

  /// A word or a sign of a line.
  struct Lexeme {
    let text: Substring
    let small: String

    var isWord: Bool { small.first.map { $0.isLetter || $0.isNumber } == true }
  }

  private static let doubleMarks: Set = ["\"", "“", "”"]

  private let ways: [[Element]]

  init(_ text: String) {
    var lexemes = Self.lexemes(of: text)[...]
    ways = Self.ways(&lexemes)
  }

  /// Reads the alternatives up to the bracket that closes them.
  private static func ways(_ lexemes: inout ArraySlice<Lexeme>) -> [[Element]] {
    var ways: [[Element]] = [], way: [Element] = []
    while let lexeme = lexemes.popFirst()?.small, !["]", ")", "}"].contains(lexeme) {
      switch lexeme {
      case "|":
        ways.append(way)
        way = []
      case "(": way.append(.oneOf(Self.ways(&lexemes)))
      case "[": way.append(.oneOf(Self.ways(&lexemes) + [[]]))
      case "{": way.append(.kept(Self.ways(&lexemes)))
      case "_": way.append(.word)
      case "…", "*": way.append(.words(isQuoting: lexeme == "*"))
      case "“", "”": way.append(.mark(doubleMarks))
      // Lexemes have "'" for "’".
      case "‘", "'": way.append(.mark(doubleMarks.union(["'", "‘"])))
      default: way.append(.literal(lexeme))
      }
    }
    return ways + [way]
  }

  /// Returns the words and the signs of a line; "don't" and "twenty-five" are words.
  static func lexemes(of line: String) -> [Lexeme] {
    var lexemes: [Lexeme] = [], rest = line[...]
    func isLetter(at place: String.Index) -> Bool { place < rest.endIndex && (rest[place].isLetter || rest[place].isNumber) }
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if isLetter(at: rest.startIndex) {
        while isLetter(at: end) || end < rest.endIndex && "'’-".contains(rest[end]) && isLetter(at: rest.index(after: end)) {
          end = rest.index(after: end)
        }
      }
      let text = rest[..<end]
      if first != " " { lexemes.append(Lexeme(text: text, small: text.lowercased().replacing("’", with: "'"))) }
      rest = rest[end...]
    }
    return lexemes
  }

  /// Returns what the braces keep of a line's lexemes; nil for a line that does not match.
  func kept(of lexemes: [Lexeme]) -> [String]? {
    for way in ways {
      let places = Self.match(way[...], lexemes, at: 0, keeping: []) { end, places in
        end == lexemes.count || end == lexemes.count - 1 && lexemes[end].small == "." ? places : nil
      }
      if let places { return places.map { Self.text(of: lexemes[$0]) } }
    }
    return nil
  }

  /// The part of the line that these lexemes are, with its spaces.
  private static func text(of lexemes: ArraySlice<Lexeme>) -> String {
    guard let first = lexemes.first?.text, let last = lexemes.last?.text else { return "" }
    return String(first.base[first.startIndex..<last.endIndex])
  }

  /// Matches elements from a place on, and what follows from where they end; few words are tried before many.
  private static func match(
    _ elements: ArraySlice<Element>, _ lexemes: [Lexeme], at place: Int, keeping kept: [Range<Int>],
    then follow: (_ end: Int, _ kept: [Range<Int>]) -> [Range<Int>]?
  ) -> [Range<Int>]? {
    guard let first = elements.first else { return follow(place, kept) }
    func goOn(_ place: Int, _ kept: [Range<Int>]) -> [Range<Int>]? {
      match(elements.dropFirst(), lexemes, at: place, keeping: kept, then: follow)
    }
    func goOn(where isMatch: (Lexeme) -> Bool) -> [Range<Int>]? {
      place < lexemes.count && isMatch(lexemes[place]) ? goOn(place + 1, kept) : nil
    }
    switch first {
    case .literal(let text): return goOn { $0.small == text }
    case .mark(let marks): return goOn { marks.contains($0.small) }
    case .word: return goOn(where: \.isWord)
    case .words(let isQuoting):
      for end in place..<lexemes.count {
        if !isQuoting, doubleMarks.contains(lexemes[end].small) { return nil }
        if let all = goOn(end + 1, kept) { return all }
      }
    case .oneOf(let ways):
      for way in ways {
        if let all = match(way[...], lexemes, at: place, keeping: kept, then: goOn) { return all }
      }
    case .kept(let ways):
      for way in ways {
        if let all = match(way[...], lexemes, at: place, keeping: kept, then: { goOn($0, $1 + [place..<$0]) }) { return all }
      }
    }
    return nil
  }
}
