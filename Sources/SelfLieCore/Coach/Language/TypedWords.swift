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
    "teh": "the", "til": "until", "adn": "and", "peoples": "people's", "nite": "night", "infront": "in front", "insted": "instead",
    "grammer": "grammar", "propper": "proper", "offen": "often", "alot": "a lot", "storys": "stories", "veg": "vegetables",
    "everyones": "everyone's", "someones": "someone's", "anyones": "anyone's", "listner": "listener", "cos": "because", "coz": "because",
    "cuz": "because", "childrens": "children", "jelousy": "jealousy",
    "jelous": "jealous", "tomatos": "tomatoes", "bitting": "biting", "biteing": "biting",
    "potatos": "potatoes", "skiping": "skipping",
  ]

  init(_ text: String) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.mostScalars))).composed
    var typed: [String] = []
    sentence: for token in ProseToken.scan(text, by: .english) {
      switch token {
      case .word(_, let place):
        // "My students' marking", but not a quotation's end.
        let isOwned = text[place].hasSuffix("s'") && !text[..<place.lowerBound].contains(" '") && !text[place].hasPrefix("'")
        let bare = Self.bare(text[place]) + (isOwned ? "'" : ""), word = Self.contractions[bare.lowercased()] ?? bare
        typed += word.split(separator: " ").map(String.init)
      case .sign("&", _): typed.append("and")
      case .sign("%", _): if typed.last?.last?.isNumber == true { typed.append("percent") }
      case .sign(":", let place): if Self.isTopic(typed, before: text[place.upperBound...]) { typed = [] }
      case .sign(",", _): if let last = typed.popLast() { typed.append(last.hasSuffix(",") ? last : last + ",") }
      case .sign(let sign, let place):
        // Text after the first sentence is more than one sentence can say.
        if Self.ends(typed.last, sign, before: text[place.upperBound...].first) { break sentence }
      }
    }
    words = Self.spoken(Self.owned(Self.mended(typed)))
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

  /// Returns words without the commonest slips of grammar: "when it's cold" for "when its cold", "speak better" for "speak more better".
  private static func mended(_ words: [String]) -> [String] {
    words.indices.flatMap { index -> [String] in
      let small = words[index].lowercased(), next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      if small == "euro", index > 0, words[index - 1].last?.isNumber == true, words[index - 1] != "1" { return ["euros"] }
      if small == "to", ["much", "many", "often", "late", "long", "fast"].contains(next), index > 0 { return ["too"] }
      if small == "more", ["better", "worse"].contains(next) { return [] }
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
      if small == "ups", ["push", "pull", "sit", "chin", "press"].contains(before) { return [] }
      if ["push", "pull", "sit", "chin", "press"].contains(small), next == "ups" { return ["\(words[index])-ups"] }
      if small == "diner", ["after", "before", "during"].contains(before) { return ["dinner"] }
      let isClause = ["when", "because", "if", "though", "although", "but", "think", "since"].contains(before)
      if small == "its", isClause, Inflection.isState(next) || impersonal.contains(next) { return ["it's"] }
      // "When mother in law visits".
      return small == "when" && Relative.isIn([next]) && !next.hasSuffix("s") ? [words[index], "my"] : [words[index]]
    }
  }

  /// What is said of the weather, the hour and one's circumstances: "it's raining".
  private static let impersonal: Set = [
    "cold", "hot", "dark", "raining", "wet", "late", "early", "hard", "boring", "too", "not", "never", "so", "my", "the", "a", "quiet",
  ]

  /// Returns words with the apostrophes of owners: "my sister's wedding" for "my sisters wedding", "the kids' leftovers".
  private static func owned(_ words: [String]) -> [String] {
    words.indices.map { index in
      let word = words[index], small = word.lowercased()
      let thing = words[(index + 1)...].first { !["male", "female", "new", "old", "best", "other"].contains($0.lowercased()) }
      guard let thing, things.contains(thing.lowercased()) else { return word }
      if severalPeople.contains(small) { return word + "'" }
      return onePerson.contains(small) ? word.dropLast() + "'s" : word
    }
  }

  private static let onePerson = Inflection.words(
    """
    dads mums moms mothers fathers sisters brothers husbands wifes partners boyfriends girlfriends daughters sons grandmas grandpas friends
    """)
  private static let severalPeople: Set = ["kids", "parents", "students", "colleagues", "grandparents", "grandkids"]
  /// What people have, and do not do.
  private static let things = Inflection.words(
    """
    wedding birthday birthdays house home boat car party room rooms place money advice homework school bedtime grave voice clothes office
    flat apartment garden phone anniversary lunch lunches dinner leftovers plates toys mess snoring drinking smoking illness death funeral
    name names opinion opinions feelings health meals food shadow footsteps estate friends ex past success moods phone email
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
    let end = small.indices.dropFirst(2).first { place in
      let (before, word, next) = (small[place - 1], small[place], small[(place + 1)...].prefix(2).joined(separator: " "))
      return Self.remarks.contains(word) && before != "or" || before.hasSuffix(",") && Self.subjects.contains(word)
        || word == "not" && ["on ", "at ", "in ", "just", "only"].contains(where: next.hasPrefix)
        || word == "now" && ["i ", "i'm", "my ", "that "].contains(where: next.hasPrefix)
        || word == "not" && Trigger.days.contains(String(next.prefix { $0 != " " }))
        || word == "and"
          && ["then ", "it makes", "it's", "i'd like", "i want", "i would", "i hate"].contains(where: next.hasPrefix)
    }
    guard let end else { return [] }
    let remark = Array(words[end...])
    cut(to: end)
    return remark
  }

  private static let remarks: Set = ["even", "although", "though", "unless"]
  private static let subjects: Set = [
    "i", "i'm", "i've", "i'd", "my", "it", "it's", "the", "he", "she", "they", "we", "there", "that", "because", "but", "so", "like",
    "also",
    "since", "no", "not", "been", "just", "down",
  ]

  /// Removes what is to be done instead from behind the last comma.
  /// - Returns: What was removed: "an apple"; nil if there is nothing.
  mutating func cutAlternative() -> String? {
    guard small.last == "instead", let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 0, comma + 2 < words.count else {
      return nil
    }
    var rest = self
    rest.words = Array(words[(comma + 1)...].dropLast())
    _ = rest.drop([
      "i want to have", "i want to eat", "i want to", "i want", "i'd rather", "i would rather", "i'd like to", "i'd like", "and",
    ])
    cut(to: comma + 1)
    return rest.words.isEmpty ? nil : rest.text
  }

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
    } else if let lost = Self.lostPatience(in: small), let person = Relative(in: self) {
      // "Caring for my dad without losing my patience".
      stated.words = ["be", "patient", "with", "my", person.word] + words[lost...]
    } else if let own = Relative.part(in: self) {
      stated.words = own
    } else if let rest = ["stop slouching", "quit slouching", "i slouch"].first(where: text.lowercased().hasPrefix) {
      stated.words = ["sit", "up", "straight"] + words[rest.split(separator: " ").count...]
    } else if small.first == "weed", !Inflection.determiners.contains(small.dropFirst().first ?? "the") {
      // "Weed only on weekends" is about no garden.
      stated.words.insert("smoke", at: 0)
    } else if ["leave", "leaving"].contains(small.first), small.count < 4, let left = small.dropFirst().first,
      Self.substances.contains(left)
    {
      stated.words[0] = "quit"
    }
    // "Practise the cello without my neighbours hating me" is about the cello.
    if let start = stated.small.lastIndex(of: "without"), start > 0, start + 2 < stated.small.count,
      ["my", "the", "anyone", "anybody", "people", "everyone"].contains(stated.small[start + 1]),
      stated.small[(start + 2)...].contains(where: { Inflection.base(ofGerund: $0) != nil })
    {
      stated.cut(to: start)
    }
    if ["couch", "sofa"].contains(small.last), small.starts(with: ["get", "off"]) || small.starts(with: ["getting", "off"]) {
      stated.words = ["exercise", "more"]
    }
    // "In bed before midnight", "two beers max at the football".
    if small.count > 3, small.starts(with: ["in", "bed"]), ["by", "before", "at"].contains(small[2]) { stated.words.insert("be", at: 0) }
    if small.count > 2, ["max", "maximum", "tops"].contains(small[2]), Numerals.english.small.contains(small[0]) {
      stated.words = ["max", words[0], words[1]] + words[3...]
    }
    stated.beginEarly()
    // "Water the plants before they die".
    if ["die", "dies", "wither"].contains(small.last) { stated.cut(before: ["before"]) { ["they", "it"].contains($0) } }
    // "Make friends after moving to Hamburg" is said there, and what is left by a date is left.
    for (span, place) in [(["after", "moving", "to"], "in"), (["since", "i", "moved", "to"], "in"), (["since", "moving", "to"], "in")] {
      if let start = stated.small.firstRange(of: span) { stated.words.replaceSubrange(start, with: [place]) }
    }
    if ["stop", "quit", "stopping", "quitting"].contains(stated.small.first) {
      stated.cut(before: ["by"]) { ["my", "the", "new", "next", "christmas", "summer", "easter"].contains($0) }
    }
    return stated
  }

  /// Turns what is left until the end into what is begun early: "leave my essays until the last minute" into "start my essays early".
  private mutating func beginEarly() {
    let small = small
    guard let place = small.prefix(4).firstIndex(where: ["leave", "leaving", "start", "starting"].contains),
      let end = small.indices.dropFirst(place + 2).first(where: { index in
        let rest = small[index...].drop { ["until", "till", "to", "at"].contains($0) }
        return Self.lastMoments.contains { rest.starts(with: $0) }
      })
    else { return }
    words = ["start"] + words[(place + 1)..<end] + ["early"]
  }

  /// Returns the index behind "without losing my patience"; nil where nobody loses it.
  private static func lostPatience(in small: [String]) -> Int? {
    guard
      let place = small.indices.dropFirst().first(where: {
        small[$0] == "losing" && ["without", "not"].contains(small[$0 - 1]) || small[$0] == "lose" && small[$0 - 1] == "i" && $0 > 2
      })
    else { return nil }
    let end = place + (small.dropFirst(place + 1).first == "my" ? 2 : 1)
    return end < small.count && ["patience", "temper", "cool"].contains(small[end]) ? end + 1 : nil
  }

  private static let lastMoments = [
    ["the", "last", "minute"], ["the", "last", "night"], ["the", "last", "day"], ["the", "last", "moment"], ["the", "night", "before"],
    ["the", "evening", "before"], ["the", "day", "before"], ["last", "minute"],
  ]

  private static let substances: Set = [
    "cannabis", "weed", "alcohol", "drugs", "porn", "pornography", "smoking", "drinking", "gambling", "cigarettes", "tobacco", "vaping",
    "cocaine", "sugar",
  ]

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

  /// Puts a word before all others.
  mutating func insert(_ word: String) { words.insert(word, at: 0) }

  /// Puts a word in the place of another.
  mutating func replace(_ place: Int, with word: String) { words[place] = word }

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

  // MARK: Scripts

  /// Returns the letters of a text that no English word has.
  static func foreignLetters(in text: String) -> [Character] {
    text.unicodeScalars.prefix(mostScalars).filter {
      $0.properties.isAlphabetic && $0.value > 0x24F && !(0x1E00...0x1EFF).contains($0.value)
    }
    .map(Character.init)
  }
}
