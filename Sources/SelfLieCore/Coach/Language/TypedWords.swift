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
    words = Self.spoken(Self.owned(Self.mended(typed))).map { quotations[$0.lowercased()] ?? $0 }
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

  /// Returns words without the commonest slips of grammar: "when it's cold" for "when its cold", "speak better" for "speak more better".
  private static func mended(_ words: [String]) -> [String] {
    words.indices.flatMap { index -> [String] in
      let small = words[index].lowercased(), next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      if small == "euro", index > 0, words[index - 1].last?.isNumber == true, words[index - 1] != "1" { return ["euros"] }
      // "Cook at home cause it's cheaper".
      if small == "cause", index > 1, ["it", "its", "it's", "i", "i'm", "im", "my", "they", "he", "she"].contains(next) {
        return ["because"]
      }
      // "Id love to", but "renew my id".
      if small == "id", ["love", "like", "rather", "have", "drink", "eat", "go", "say"].contains(next) { return ["I'd"] }
      if small == "to", ["much", "many", "often", "late", "long", "fast"].contains(next), index > 0,
        !(next == "fast"
          && ["trying", "try", "want", "need", "like", "love", "plan", "hope", "have"].contains(words[index - 1].lowercased()))
      {
        return ["too"]
      }
      if small == "more", ["better", "worse"].contains(next) { return [] }
      // "Reply to emails same day".
      if small == "same", next == "day", index > 1, words[index - 1].lowercased() != "the" { return ["the", "same"] }
      // "Three times a weak".
      if small == "weak", index > 1, words[index - 1].lowercased() == "a",
        ["times", "days", "twice", "once"].contains(words[index - 2].lowercased())
      {
        return ["week"]
      }
      // "Stop worry about money".
      if small == "worry", index > 0, ["stop", "quit"].contains(words[index - 1].lowercased()) { return ["worrying"] }
      // "Loose ten kilos".
      if small == "loose", index == 0 || ["to", "i"].contains(words[index - 1].lowercased()),
        ["weight", "my", "some", "a", "the"].contains(next) || next.first?.isNumber == true || Numerals.english.small.contains(next)
      {
        return ["lose"]
      }
      // "When stressed I want to go for a walk", "stop eating when bored".
      if small == "when", index > 0, index + 2 == words.count, Inflection.feelings.contains(next) { return [words[index], "I'm"] }
      if small == "when", Inflection.feelings.contains(next.filter { $0 != "," }), index + 2 < words.count,
        next.hasSuffix(",") || ["i", "i'd", "i'm"].contains(words[index + 2].lowercased())
      {
        return [words[index], "I'm"]
      }
      // "After sitting for long".
      if small.filter({ $0 != "," }) == "long", index > 1, words[index - 1].lowercased() == "for", next.isEmpty || small.hasSuffix(",") {
        return ["a", "long", small.hasSuffix(",") ? "time," : "time"]
      }
      // "In a new city" is one's own.
      if small == "a", next == "new", index > 0, ["in", "at"].contains(words[index - 1].lowercased()), index + 2 < words.count,
        ["city", "town", "country", "school", "job", "neighbourhood", "neighborhood"].contains(words[index + 2].lowercased())
      {
        return ["my"]
      }
      // "Mother in law" is one word.
      if small == "in" || small.hasPrefix("law"), let start = words[..<index].lastIndex(where: { Relative.isIn([$0.lowercased()]) }),
        index < start + 3, start + 2 < words.count, words[start + 1].lowercased() == "in", words[start + 2].lowercased().hasPrefix("law")
      {
        return []
      }
      if Relative.isIn([small]), index + 2 < words.count, next == "in", words[index + 2].lowercased().hasPrefix("law") {
        return [words[index] + "-in-law" + words[index + 2].dropFirst(3)]
      }
      // "Every bloody phone call", "my damn phone".
      if ["bloody", "damn", "goddamn", "fucking", "freaking", "effing"].contains(small), index > 0,
        ["every", "my", "the", "a", "this", "these", "those", "that"].contains(words[index - 1].lowercased())
      {
        return []
      }
      // "As my migraines are worse then".
      if small == "as", next == "my", index > 3, !words[..<index].contains("as"), index + 3 < words.count,
        ["is", "are", "gets", "get"].contains(words[index + 3].lowercased())
      {
        return ["because"]
      }
      // "When were late for school".
      if small == "were", index > 0, words[index - 1].lowercased() == "when",
        ["late", "in", "at", "running", "going", "out", "home", "together"].contains(next)
      {
        return ["we're"]
      }
      // "Call mum".
      if ["mum", "mom", "dad"].contains(words[index].filter { $0 != "," }), index > 0,
        ["call", "ring", "visit", "text", "phone", "hug", "with", "to"].contains(words[index - 1].lowercased())
      {
        return ["my", words[index]]
      }
      // "Thank you cards".
      if small == "thank", next == "you", index + 2 < words.count,
        ["card", "cards", "note", "notes", "letters"].contains(words[index + 2].lowercased())
      {
        return ["thank-you"]
      }
      if small == "you", index > 0, words[index - 1].lowercased() == "thank", ["card", "cards", "note", "notes", "letters"].contains(next) {
        return []
      }
      if small == "week", next == "nights" { return ["weeknights"] }
      if small == "nights", index > 0, words[index - 1].lowercased() == "week" { return [] }
      // "Every single morning" is every morning.
      if small == "single", index > 0, words[index - 1].lowercased() == "every" { return [] }
      // "More vegetables less takeaway", "less television more guitar".
      let first = words[0].lowercased()
      if first == "more" && ["less", "fewer"].contains(small) || ["less", "fewer"].contains(first) && small == "more", index > 1,
        !words[..<index].contains("and"), !words[index - 1].hasSuffix(",")
      {
        return ["and", words[index]]
      }
      let before = index > 0 ? words[index - 1].lowercased() : ""
      // "Make a to do list".
      if small == "to", next == "do", index + 2 < words.count, words[index + 2].lowercased().hasPrefix("list") {
        return ["\(words[index])-do"]
      }
      if small == "do", before == "to", next.hasPrefix("list") { return [] }
      if small == "ups", ["push", "pull", "sit", "chin", "press"].contains(before) { return [] }
      if ["push", "pull", "sit", "chin", "press"].contains(small), next == "ups" { return ["\(words[index])-ups"] }
      if small == "diner", ["after", "before", "during"].contains(before) { return ["dinner"] }
      let isClause = ["when", "because", "if", "though", "although", "but", "think", "since"].contains(before)
      let isSaidOfIt = Inflection.isState(next) || impersonal.contains(next)
      if small == "its", next == "too" || isSaidOfIt && (isClause || before.hasSuffix(",")) { return ["it's"] }
      if small == "doors", before == "next" { return ["door's"] }
      // "When mother in law visits".
      return small == "when" && Relative.isIn([next]) && !next.hasSuffix("s") ? [words[index], "my"] : [words[index]]
    }
  }

  /// What is said of the weather, the hour and one's circumstances: "it's raining".
  private static let impersonal: Set = [
    "cold", "hot", "dark", "raining", "wet", "late", "early", "hard", "boring", "too", "not", "never", "so", "my", "the", "a", "quiet",
    "broken", "closed", "over", "busy", "full", "embarrassing", "annoying", "disgusting", "gross", "ruining", "killing", "just", "only",
  ]

  /// Returns words with the apostrophes of owners: "my sister's wedding" for "my sisters wedding", "the kids' leftovers".
  private static func owned(_ words: [String]) -> [String] {
    words.indices.map { index in
      let word = words[index], small = word.lowercased()
      let thing = words[(index + 1)...].first { !["male", "female", "new", "old", "best", "other"].contains($0.lowercased()) }
      guard let thing, things.contains(thing.lowercased()) else { return word }
      // "With friends drinking beer" tells what they do.
      if Inflection.base(ofGerund: thing.lowercased()) != nil, index + 2 < words.count,
        !["and", "at", "in", "so", "when", "every", "too", "because"].contains(words[index + 2].lowercased())
      {
        return word
      }
      if severalPeople.contains(small) { return word + "'" }
      return onePerson.contains(small) ? word.dropLast() + "'s" : word
    }
  }

  private static let onePerson = Inflection.words(
    """
    cousins dads mums moms mothers fathers sisters brothers husbands wifes partners boyfriends girlfriends daughters sons grandmas grandpas friends
    """)
  private static let severalPeople: Set = [
    "kids", "parents", "students", "colleagues", "grandparents", "grandkids", "patients", "clients", "customers",
  ]
  /// What people have, and do not do.
  private static let things = Inflection.words(
    """
    wedding birthday birthdays house home boat car party room rooms place money advice homework school bedtime grave voice clothes office
    flat apartment garden phone anniversary lunch lunches dinner leftovers plates toys mess snoring drinking smoking illness death funeral
    care deaths name names opinion opinions feelings health meals food shadow footsteps estate friends ex past success moods phone email
    graduation parents mother father family dog cat recital concert dementia temper memory teacher sister brother texts messages stories
    """)

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
      return Self.remarks.contains(word) && before != "or" && before != "i" || before.hasSuffix(",") && Self.subjects.contains(word)
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
    return remark
  }

  /// Whether it is said who hears or sees what the words tell: "and my kids hear all of it".
  private static func isNoticed(_ small: [String], behind place: Int) -> Bool {
    let next = small[(place + 1)...].prefix(4)
    return ["my", "the", "our"].contains(next.first)
      && next.dropFirst(2).contains {
        ["hear", "hears", "see", "sees", "watch", "watches", "notice", "notices", "copy", "copies"].contains($0)
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
