/// The words that a person typed, in a form for a sentence.
///
/// Nothing is refused: unspeakable signs are left out, numbers and times of day are put in words, and texts that are too long are cut.
struct TypedWords: Equatable {
  private(set) var words: [String]

  private static let mostScalars = 300

  /// Contractions that people type without their apostrophe.
  static let contractions = [
    "im": "I'm", "ive": "I've", "dont": "don't", "doesnt": "doesn't", "didnt": "didn't", "cant": "can't", "couldnt": "couldn't",
    "wont": "won't", "wouldnt": "wouldn't", "shouldnt": "shouldn't", "isnt": "isn't", "arent": "aren't", "wasnt": "wasn't",
    "werent": "weren't", "hasnt": "hasn't", "havent": "haven't", "youre": "you're", "theyre": "they're", "thats": "that's",
  ]

  init(_ text: String) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.mostScalars))).composed
    var typed: [String] = []
    sentence: for token in ProseToken.scan(text, by: .english) {
      switch token {
      case .word(_, let place):
        // "My students' marking", but not a quotation's end.
        let isOwned = text[place].hasSuffix("s'") && !text[place].hasPrefix("'")
        let bare = Self.bare(text[place]) + (isOwned ? "'" : ""), word = Self.contractions[bare.lowercased()] ?? bare
        if !word.isEmpty { typed.append(word) }
      case .sign("&", _): typed.append("and")
      case .sign(":", let place): if Self.isTopic(typed, before: text[place.upperBound...]) { typed = [] }
      case .sign(",", _): if let last = typed.popLast() { typed.append(last.hasSuffix(",") ? last : last + ",") }
      case .sign(let sign, let place):
        // Text after the first sentence is more than one sentence can say.
        if Self.ends(typed.last, sign, before: text[place.upperBound...].first) { break sentence }
      }
    }
    words = Self.spoken(typed)
    dropLastComma()
  }

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
    case ";", "!", "?", "\u{2013}", "\u{2014}": return true
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
  mutating func cutRemark() {
    let small = small
    let end = small.indices.dropFirst(2).first { place in
      let (before, word, next) = (small[place - 1], small[place], small[(place + 1)...].prefix(2).joined(separator: " "))
      return Self.remarks.contains(word) && before != "or" || before.hasSuffix(",") && Self.subjects.contains(word)
        || word == "not" && ["on ", "at ", "in ", "just", "only"].contains(where: next.hasPrefix)
        || word == "not" && Trigger.days.contains(String(next.prefix { $0 != " " }))
        || word == "and"
          && ["then i", "then my", "then it", "it makes", "it's", "i'd like", "i want", "i would", "i hate"].contains(where: next.hasPrefix)
    }
    if let end { cut(to: end) }
  }

  private static let remarks: Set = ["even", "although", "though", "unless"]
  private static let subjects: Set = [
    "i", "i'm", "i've", "i'd", "my", "it", "it's", "the", "he", "she", "they", "we", "there", "that", "because", "but", "so", "like",
    "also",
    "since", "no", "not", "been", "just",
  ]

  /// The words with a habit that is told in a roundabout way told plainly: "I can't watch a film without checking my phone" as "stop checking
  /// my phone", "watching twitch while I'm supposed to study" as "stop watching twitch".
  var statingHabit: TypedWords {
    var stated = self
    let small = small
    if let end = small.firstIndex(of: "without"), end + 1 < small.count, ["can't", "cannot"].contains(where: small.prefix(3).contains) {
      stated.words = ["stop"] + words[(end + 1)...]
    } else if small.contains("supposed"), let end = small.firstIndex(where: ["while", "when"].contains), end > 0 {
      stated.words = ["stop"] + words[..<end].drop(while: { $0.lowercased() == "i" })
    } else if let start = [["i'm"], ["i", "am"]].first(where: small.starts)?.count, start < small.count,
      ["too", "so"].contains(small[start])
    {
      // "I'm too hard on my apprentice".
      let rest = words[(start + 1)...].joined(separator: " ")
      if Act("be \(rest)").opposite != nil { stated.words = ["stop", "being"] + words[(start + 1)...] }
    } else if let own = Relative.part(in: self) {
      stated.words = own
    }
    return stated
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
  static let purposes: Set = ["that", "i", "my", "we", "the", "they", "he", "she", "it"]
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

  /// Removes the first place of two words in a row.
  mutating func remove(_ pair: [String]) {
    if let start = small.indices.dropLast().first(where: { Array(small[$0...$0 + 1]) == pair }) { words.removeSubrange(start...start + 1) }
  }

  // MARK: Numbers

  private static let numerals = Numerals.english

  /// Returns numbers as words: "at 10 pm" as "at ten in the evening", "10,000 steps" as "ten thousand steps".
  private static func spoken(_ words: [String]) -> [String] {
    var spoken: [String] = []
    var index = 0
    while index < words.count {
      let half = index + 1 < words.count ? half(of: words[index + 1]) : nil
      if let time = time(words[index], half) {
        spoken += time
        index += half == nil ? 1 : 2
      } else {
        spoken += year(words[index], behind: spoken.last) ?? number(words[index]) ?? [words[index]]
        index += 1
      }
    }
    return spoken
  }

  /// Whether a word marks the second half of the day; nil if it marks neither half.
  private static func half(of word: String) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m": false
    case "pm", "p.m": true
    default: nil
    }
  }

  private static func time(_ word: String, _ half: Bool?) -> [String]? {
    var digits = word.lowercased(), half = half
    for (ending, isLater) in [("am", false), ("pm", true), ("a.m", false), ("p.m", true)] where digits.hasSuffix(ending) {
      digits.removeLast(ending.count)
      half = isLater
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.count == 2 || half != nil, parts.allSatisfy({ $0.count <= 2 && $0.allSatisfy(\.isASCII) }),
      var hour = Int(parts[0]), hour < 25, let minute = parts.count == 2 ? Int(parts[1]) : 0, minute < 60,
      parts.count == 1 || parts[1].count == 2
    else { return nil }
    if let half, hour <= 12 { hour = hour % 12 + (half ? 12 : 0) }
    hour %= 24
    if minute == 0, hour == 0 { return ["midnight"] }
    if minute == 0, hour == 12 { return ["noon"] }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    let clock = numerals.words(shown) + (minute == 0 ? [] : numerals.pair(minute))
    // "6:30" may be either half; from thirteen hours on it is clear.
    guard half != nil || hour > 12 || minute == 0 else { return clock }
    let part =
      switch hour {
      case ..<12: "in the morning"
      case ..<18: "in the afternoon"
      case ..<23: "in the evening"
      default: "at night"
      }
    return clock + part.split(separator: " ").map(String.init)
  }

  /// Returns a year as it is said, "twenty nineteen": a number behind "in" or "since" from the last century or this.
  private static func year(_ word: String, behind before: String?) -> [String]? {
    guard let before, ["in", "since", "from", "of", "by"].contains(before.lowercased()), word.count == 4, let year = Int(word),
      (1901...1999).contains(year) || (2010...2099).contains(year)
    else { return nil }
    return numerals.words(year / 100) + numerals.pair(year % 100)
  }

  private static func number(_ word: String) -> [String]? {
    let comma = word.hasSuffix(",")
    let digits = word.filter { $0 != "," }
    guard !digits.isEmpty, digits.count <= 7, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    var words = numerals.words(digits)
    if comma, let last = words.popLast() { words.append(last + ",") }
    return words
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
