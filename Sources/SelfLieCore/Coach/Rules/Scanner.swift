/// The words of a text in the form of the lists, each with its place and the pause before it.
struct Scanner {
  private(set) var words: [Reading.Word] = []
  private(set) var parts: [Range<String.Index>] = []

  private let text: String
  /// The quotation marks: the index of the word that follows each, and whether the mark is a single one.
  private var quotes: [(word: Int, isSingle: Bool)] = []
  private var pause = Reading.Pause.sentence

  init(_ text: String) { self.text = text }

  mutating func scan(with phrasebook: Phrasebook) {
    // In a title nearly every word has a capital, so capitals are no sign of a name there.
    let capitals = text.split(whereSeparator: { !$0.isLetter && $0 != "'" }).map { $0.first?.isUppercase == true }
    let isTitle = capitals.count > 2 && 3 * capitals.count(where: \.self) >= 2 * capitals.count
    for token in ProseToken.scan(text, by: phrasebook.notation) {
      switch token {
      case .word(let plain, let place): add(plain, place, phrasebook, isTitle)
      case .sign(let sign, let place) where phrasebook.notation.symbols[sign] != nil:
        add(Substring(String(sign)), place, phrasebook, isTitle)
      case .sign(let sign, let place): note(sign, at: place, phrasebook)
      }
    }
  }

  private mutating func note(_ sign: Character, at place: Range<String.Index>, _ phrasebook: Phrasebook) {
    let (index, next) = (place.lowerBound, place.upperBound)
    if words.last?.plain.last?.isNumber == true, next < text.endIndex, text[next].isNumber { return }
    switch sign {
    case "." where words.last?.plain == phrasebook.numberSign.short && text[next...].first { !$0.isWhitespace }?.isNumber == true:
      words[words.count - 1].plain = phrasebook.numberSign.full
    case "." where words.last.map({ isAbbreviation($0.plain, phrasebook) }) == true: break
    // A point in an address such as "www.me.org" ends no sentence.
    case "." where next < text.endIndex && text[next].isLowercase && words.last != nil && text[text.index(before: index)].isLetter: break
    case ".", "!", "?", "\u{2026}", "\n": pause = .sentence
    case ",", ";", ":", "(", ")", "[", "]", "{", "}", "\u{2013}", "\u{2014}", "\u{2015}", "/", "|": pause = max(pause, .comma)
    case "-" where words.isEmpty || index > text.startIndex && text[text.index(before: index)].isWhitespace: pause = max(pause, .comma)
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}": quotes.append((words.count, false))
    default: break
    }
  }

  private func isAbbreviation(_ word: Substring, _ phrasebook: Phrasebook) -> Bool {
    phrasebook.titles.contains(word) || word.contains(".") || word.count == 1 && word != "i"
  }

  private mutating func add(_ quoted: Substring, _ written: Range<String.Index>, _ phrasebook: Phrasebook, _ isTitle: Bool) {
    let word = Substring(Language.unquoted(String(quoted)))
    let (opens, closes) = (quoted.first == "'" && !phrasebook.elisions.contains(word), quoted.last == "'" && quoted.count > 1)
    guard word.contains(where: { $0 != "'" }) else { return }
    if opens { quotes.append((words.count, true)) }
    let spelling = text[written].filter(\.isLetter)
    let isCapitalised = spelling.first?.isUppercase == true && spelling.dropFirst().allSatisfy(\.isLowercase)
    let isAfterTitle = words.last.map { phrasebook.titles.contains($0.plain) } == true
    let isName = isCapitalised && (isAfterTitle || pause < .sentence && !isTitle)
    for plain in phrasebook.words(of: word) {
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
