/// Splits a text into words in the form of the lists, each with its place.
struct Scanner {
  private(set) var words: [Reading.Word] = []
  private(set) var parts: [Range<String.Index>] = []

  private let text: String
  /// The quotation marks: the index of the word that follows each, and whether the mark is a single one.
  private var quotes: [(word: Int, isSingle: Bool)] = []
  private var pause = Reading.Pause.sentence
  private var start: String.Index?
  private var plain = ""

  init(_ text: String) { self.text = text }

  mutating func scan(with phrasebook: Phrasebook) {
    // In a title nearly every word has a capital, so capitals are no sign of a name there.
    let capitals = text.split(whereSeparator: { !$0.isLetter && $0 != "'" }).map { $0.first?.isUppercase == true }
    let isTitle = capitals.count > 2 && 3 * capitals.count(where: \.self) >= 2 * capitals.count
    for index in text.indices {
      let character = text[index]
      // Invisible characters divide no words. The rule on speakable text reports them.
      if !character.isASCII, character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .format }) { continue }
      for letter in Token.plainForm(of: character, by: phrasebook.notation) {
        let role = Token.Role(of: letter, by: phrasebook.notation)
        if role == .letter || role == .digit || letter == "-" && joinsLetters(at: index) {
          if start == nil { start = index }
          plain.append(contentsOf: letter.lowercased())
        } else if role == .mark, phrasebook.notation.symbols[letter] != nil {
          end(at: index, phrasebook, isTitle)
          start = index
          plain = String(letter)
          end(at: text.index(after: index), phrasebook, isTitle)
        } else {
          end(at: index, phrasebook, isTitle)
          note(letter, at: index, phrasebook)
        }
      }
    }
    end(at: text.endIndex, phrasebook, isTitle)
  }

  /// Whether a hyphen joins letters into one word: "no-nonsense" does not say no.
  private func joinsLetters(at index: String.Index) -> Bool {
    let next = text.index(after: index)
    return start != nil && plain.last?.isLetter == true && next < text.endIndex && text[next].isLetter
  }

  private mutating func note(_ mark: Character, at index: String.Index, _ phrasebook: Phrasebook) {
    let next = text.index(after: index)
    if words.last?.plain.last?.isNumber == true, next < text.endIndex, text[next].isNumber { return }
    switch mark {
    case "." where words.last?.plain == phrasebook.numberSign.short && text[next...].first { !$0.isWhitespace }?.isNumber == true:
      words[words.count - 1].plain = phrasebook.numberSign.full
    case "." where words.last.map({ phrasebook.titles.contains($0.plain) || $0.plain.count == 1 && $0.plain != "i" }) == true: break
    // A point in an address such as "www.me.org" ends no sentence.
    case "." where next < text.endIndex && text[next].isLowercase && words.last != nil && text[text.index(before: index)].isLetter: break
    case ".", "!", "?", "\u{2026}", "\n": pause = .sentence
    case ",", ";", ":", "(", ")", "[", "]", "{", "}", "\u{2013}", "\u{2014}", "\u{2015}", "/", "|": pause = max(pause, .comma)
    case "-" where words.isEmpty || index > text.startIndex && text[text.index(before: index)].isWhitespace: pause = max(pause, .comma)
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}": quotes.append((words.count, false))
    default: break
    }
  }

  private mutating func end(at index: String.Index, _ phrasebook: Phrasebook, _ isTitle: Bool) {
    guard let start else { return }
    let written = start..<index
    let word = Substring(Language.unquoted(plain))
    let (opens, closes) = (plain.first == "'" && !phrasebook.elisions.contains(word), plain.last == "'" && plain.count > 1)
    (self.start, plain) = (nil, "")
    guard word.contains(where: { $0 != "'" }) else { return }
    if opens { quotes.append((words.count, true)) }
    let spelling = text[written].filter(\.isLetter)
    let isCapitalised = spelling.first?.isUppercase == true && spelling.dropFirst().allSatisfy(\.isLowercase)
    let isAfterTitle = words.last.map { phrasebook.titles.contains($0.plain) } == true
    let isName = isCapitalised && (isAfterTitle || pause < .sentence && !isTitle)
    // A word of more than three pieces was probably joined to hide them.
    let pieces = word.split(separator: "-")
    let plains = pieces.count > 3 ? pieces.flatMap { phrasebook.expanded($0) } : phrasebook.expanded(word)
    for plain in plains {
      words.append(Reading.Word(plain: plain, part: parts.count, pause: pause, isName: isName))
      pause = .none
    }
    parts.append(written)
    if closes { quotes.append((words.count, true)) }
  }

  /// Returns the places of cited words: titles, and words that somebody says or reads. Other quotation marks count for nothing.
  func citations(_ phrasebook: Phrasebook) -> [Range<Int>] {
    var citations: [Range<Int>] = []
    for isSingle in [false, true] {
      let marks = quotes.filter { $0.isSingle == isSingle }.map(\.word)
      for (open, close) in zip(marks, marks.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
        guard open < close, close - open < words.count else { continue }
        let before = words[max(0, open - 3)..<open]
        let isSaid = before.contains { phrasebook.verbsOfSaying.contains($0.plain) }
        let isTitle = close - open > 1 && words[open..<close].allSatisfy { text[parts[$0.part]].first { $0.isLetter }?.isUppercase == true }
        if isSaid || isTitle { citations.append(open..<close) }
      }
    }
    return citations
  }
}
