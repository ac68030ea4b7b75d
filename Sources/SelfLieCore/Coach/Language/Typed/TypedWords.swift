/// The words that a person typed, in a form for a sentence.
///
/// Nothing is refused: unspeakable signs are left out, numbers and times of day are put in words, and texts that are too long are cut.
struct TypedWords: Equatable {
  var words: [String]

  private static let mostScalars = 300

  init(_ text: String) {
    let (text, quotations) = Self.cited(
      Self.indirect(String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.mostScalars))).composed))
    var typed: [String] = [], currency: String?
    sentence: for token in ProseToken.scan(text, by: .english) {
      switch token {
      case .word(_, let place):
        // "My students' marking", but not a quotation's end.
        let isOwned = text[place].hasSuffix("s'") && !text[..<place.lowerBound].contains(" '") && !text[place].hasPrefix("'")
        let bare = Self.bare(text[place]) + (isOwned ? "'" : ""), word = Self.contractions[bare.lowercased()] ?? bare
        typed += word.split(separator: " ").map(String.init)
        // "£50 a month".
        if let currency, bare.first?.isNumber == true { typed.append(currency) }
        currency = nil
      case .sign(let sign, _) where Self.currencies[sign] != nil: currency = Self.currencies[sign]
      case .sign("&", _): typed.append("and")
      case .sign("%", _): if typed.last?.last?.isNumber == true { typed.append("percent") }
      case .sign(":", let place): if Self.isTopic(typed, before: text[place.upperBound...]) { typed = [] }
      case .sign(let sign, let place)
      where sign == ";"
        || Self.ends(typed.last, sign, before: text[place.upperBound...].first)
          && Self.goesOn(typed, before: text[place.upperBound...]):
        if let last = typed.popLast() { typed.append(last.hasSuffix(",") ? last : last + ",") }
      case .sign(",", _): if let last = typed.popLast() { typed.append(last.hasSuffix(",") ? last : last + ",") }
      case .sign(let sign, let place):
        // Text after the first sentence is more than one sentence can say.
        if Self.ends(typed.last, sign, before: text[place.upperBound...].first) { break sentence }
      }
    }
    words = Self.spoken(Self.owned(Self.filled(Self.mended(typed)))).map { quotations[$0.lowercased()] ?? $0 }
    dropLastComma()
  }

  private static let currencies: [Character: String] = ["£": "pounds", "$": "dollars", "€": "euros"]

  /// Whether words before a colon only name the subject of an act: "chess: think before I move".
  private static func isTopic(_ words: [String], before rest: Substring) -> Bool {
    let next = rest.drop { !$0.isLetter }.prefix(while: \.isLetter)
    return words.count < 3 && (Inflection.isVerb(next) || Inflection.base(ofGerund: String(next)) != nil || next.lowercased() == "i")
  }

  private mutating func dropLastComma() {
    if let last = words.last, last.hasSuffix(",") { words[words.count - 1].removeLast() }
  }

  /// Whether a sign behind a word ends the sentence.
  private static func ends(_ word: String?, _ sign: Character, before next: Character?) -> Bool {
    guard let word else { return false }
    switch sign {
    case ".": return next?.isWhitespace != false && !["a.m", "p.m"].contains(where: word.lowercased().hasSuffix)
    case "!", "?", "\u{2013}", "\u{2014}": return true
    default: return false
    }
  }

  /// Returns a word with straight apostrophes and hyphens, and without the signs around it; empty for what is no word.
  private static func bare(_ written: Substring) -> String {
    let core = written.drop { !$0.isLetter && !$0.isNumber }.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
    guard core.count <= 30 else { return "" }
    return String(
      core.map { character in
        switch Token.plainForm(of: character, by: .english) {
        case "'": "'"
        case "-": "-"
        default: character
        }
      })
  }

  var text: String { words.joined(separator: " ") }
  /// The words in lower case, for comparisons.
  var small: [String] { words.map { $0.lowercased() } }

  /// Removes the longest of several beginnings, each of one or more words.
  /// - Returns: Whether there was one.
  mutating func drop(_ beginnings: [String]) -> Bool {
    let small = small
    let found = beginnings.map { $0.split(separator: " ").map(String.init) }.filter(small.starts).map(\.count).max()
    words.removeFirst(found ?? 0)
    return found != nil
  }

  /// Removes the longest of several ends, each of one or more words.
  /// - Returns: Whether there was one.
  mutating func dropLast(_ ends: [String]) -> Bool {
    let small = small
    let found = ends.map { $0.split(separator: " ").map(String.init) }.filter { small.suffix($0.count).elementsEqual($0) }.map(\.count)
      .max()
    words.removeLast(found ?? 0)
    return found != nil
  }

  /// Removes the first of several words with everything after it, unless it is the first word of all.
  /// - Parameter isNext: Whether the word after it is one with which the rest begins.
  /// - Returns: What was removed.
  @discardableResult
  mutating func cut(before enders: Set<String>, if isNext: (String) -> Bool = { _ in true }) -> [String] {
    let small = small
    guard
      let end = small.indices.dropFirst().first(where: { enders.contains(small[$0]) && isNext($0 + 1 < small.count ? small[$0 + 1] : "") })
    else { return [] }
    let rest = Array(words[end...])
    words.removeSubrange(end...)
    dropLastComma()
    return rest
  }

  /// Removes what is only remarked behind the goal: "even when I'm tired", "not on Sunday night", ", I have three hundred".
  /// - Returns: What was removed.
  @discardableResult
  mutating func cutRemark() -> [String] {
    let small = small
    let end = small.indices.dropFirst().first { place in
      let (before, word, next) = (small[place - 1], small[place], small[(place + 1)...].prefix(2).joined(separator: " "))
      // "Read even when I'm tired" needs one word.
      guard place > 1 || word == "even" && next.hasPrefix("when ") else { return false }
      return Self.remarks.contains(word) && !["or", "i", "i've", "i'd", "i'm"].contains(before)
        || before.hasSuffix(",") && Self.subjects.contains(word)
        || word == "not" && ["on ", "at ", "in ", "just", "only", "my ", "the "].contains(where: next.hasPrefix)
        || ["like", "as"].contains(word)
          && small[(place + 1)...].prefix(5).contains { ["did", "does", "do"].contains($0.filter { $0 != "," }) }
        || word == "but" && ["i ", "i'm", "it's", "it "].contains(where: next.hasPrefix)
        || word == "now" && ["i ", "i'm", "my ", "that "].contains(where: next.hasPrefix)
        || ["its", "it's"].contains(word) && (place + 2 == small.count || small[place + 1] == "so" && place + 3 == small.count)
          && Self.verdicts.contains(small.last ?? "")
        || word == "not" && Trigger.days.contains(String(next.prefix { $0 != " " }))
        || word == "and"
          && (Self.isNoticed(small, behind: place)
            || ["then ", "it makes", "it's", "i'd like", "i want", "i would", "i hate"].contains(where: next.hasPrefix))
    }
    guard let end else { return [] }
    let remark = Array(words[end...])
    cut(to: end)
    // "With my knees, not my back, when I lift" says when besides.
    if small[end] == "not", let when = remark.dropFirst(2).firstIndex(where: { $0.lowercased() == "when" }) { words += remark[when...] }
    return remark
  }

  /// Whether it is said who hears or sees what the words tell: "and my kids hear all of it".
  private static func isNoticed(_ small: [String], behind place: Int) -> Bool {
    let next = small[(place + 1)...].prefix(4)
    return ["my", "the", "our"].contains(next.first)
      && next.dropFirst(2).contains {
        [
          "hear", "hears", "see", "sees", "watch", "watches", "notice", "notices", "copy", "copies", "brought", "mentioned", "complained",
          "told", "noticed",
        ].contains($0)
      }
  }

  private static let remarks: Set = ["even", "although", "though", "unless"]
  private static let subjects: Set = [
    "i", "i'm", "i've", "i'd", "my", "it", "it's", "the", "he", "she", "they", "he's", "she's", "they're", "i'll", "which", "we", "there",
    "that",
    "because", "but", "so", "like",
    "also",
    "since", "no", "not", "been", "just", "down",
  ]

  /// Removes what is to be done instead from behind the last comma.
  /// - Returns: What was removed: "an apple"; nil if there is nothing.
  mutating func cutAlternative() -> String? {
    // "I get a chocolate bar and I'd like to have a walk instead".
    let joint = small.indices.dropFirst().last { small[$0] == "and" && $0 + 3 < words.count && ["i", "i'd"].contains(small[$0 + 1]) }
    guard small.last == "instead", let comma = words.lastIndex(where: { $0.hasSuffix(",") }) ?? joint.map({ $0 - 1 }), comma > 0,
      comma + 2 < words.count
    else { return nil }
    var rest = self
    rest.words = Array(words[(comma + 1)...].dropLast())
    _ = rest.remove("just")
    _ = rest.drop([
      "and i want to have", "and i'd like to have", "and i'd like to", "and i want to", "i want to have", "i want to eat", "i want to",
      "i want", "i'd rather", "i would rather", "i'd like to", "i'd like", "and",
    ])
    // "I want to encourage them instead" does not say whom.
    guard !rest.small.contains(where: ["it", "them", "him", "her"].contains) else { return nil }
    cut(to: comma + 1)
    return rest.words.isEmpty ? nil : rest.text
  }

  /// The words before the first comma, and before what tells of circumstances: "draw" in "draw every day, even if it's ugly".
  var head: TypedWords { cut(atCircumstances: Self.circumstances.union(Self.alternatives)) }

  /// The same with what is done instead: "drink tea instead of coffee".
  var headWithAlternative: TypedWords { cut(atCircumstances: Self.circumstances) }

  private func cut(atCircumstances circumstances: Set<String>) -> TypedWords {
    let small = small
    let end = small.indices.dropFirst().first { place in
      let (before, word, next) = (small[place - 1], small[place], place + 1 < small.count ? small[place + 1] : "")
      // "Look after my parents", "check if he is online".
      if word == "after" && before.hasPrefix("look") || word == "if" && before.hasPrefix("check") { return false }
      return before.hasSuffix(",") || circumstances.contains(word) || ["every", "each"].contains(word) && next == "time"
        || word == "so" && Self.purposes.contains(next)
    }
    var head = self
    if let end { head.cut(to: end) }
    return head
  }

  /// Words with which a purpose begins behind "so".
  static let purposes: Set = [
    "that", "i", "my", "mom", "mum", "dad", "we", "the", "they", "he", "she", "it", "i'm", "i'll", "i've", "i'd",
    "we're", "it's", "he's", "she's",
  ]
  private static let alternatives: Set = ["instead", "rather"]
  private static let circumstances: Set = [
    "when", "whenever", "while", "if", "even", "without", "after", "before", "until", "till", "although", "though", "but", "unless",
  ]

  /// Keeps nothing but the first words.
  mutating func cut(to count: Int) {
    words.removeSubrange(count...)
    dropLastComma()
  }

  /// Keeps nothing but the last words.
  mutating func keep(last count: Int) { words.removeFirst(max(0, words.count - count)) }

  /// Removes a word everywhere.
  /// - Returns: Whether there was one.
  mutating func remove(_ word: String) -> Bool {
    let count = words.count
    words.removeAll { $0.lowercased() == word }
    return words.count < count
  }

  // MARK: Scripts

  /// Returns the letters of a text that no English word has.
  static func foreignLetters(in text: String) -> [Character] {
    text.unicodeScalars.prefix(mostScalars).filter {
      $0.properties.isAlphabetic && $0.value > 0x24F && !(0x1E00...0x1EFF).contains($0.value)
    }
    .map(Character.init)
  }
}
