/// A language's words of danger: patterns for each kind, and how a text is read for them.
struct DangerTable: Sendable {
  /// The patterns that speak of oneself or of others; whose danger it is, the words before them say.
  let selfHarm: WordList
  let selfInjury: WordList
  let eating: WordList
  let harmToOthers: WordList
  let beingHarmed: WordList
  let friend: WordList
  let bereavement: WordList
  /// The texts that speak of self-harm where they are all that somebody says.
  let bare: Set<String>
  /// The phrases of self-harm that are found without spaces too; then those of scripts that write no spaces.
  let compact: [String]
  let unspaced: [[Unicode.Scalar]]
  /// The phrases of self-harm of somebody else, then those of whoever is harmed, in scripts that write no spaces.
  let unspacedFriend: [[Unicode.Scalar]]
  let unspacedHarm: [[Unicode.Scalar]]
  /// Beginnings of words of death and of wounds in other languages, of which no list has every phrase.
  let grave: [String]
  /// What is said with these words and means nothing grave: "matar el tiempo".
  let idioms: WordList
  /// Idioms of scripts that write no spaces: "累死了" is tired.
  let unspacedIdioms: [String]
  /// A text without the idioms of these scripts.
  func withoutIdioms(_ text: String) -> String { unspacedIdioms.reduce(text) { $0.split(separator: $1).joined(separator: " ") } }
  /// The words that are often written with a star for a letter.
  let masked: [String]
  /// The words that say that it is done to the one who speaks.
  let reflexives: Set<Substring>
  /// The words for those who speak; for others; and for what is another's.
  let selves: Set<Substring>
  let people: Set<Substring>
  let others: Set<Substring>
  let possessives: Set<Substring>
  /// The words that say that it happened; then those that say that it did not, or not yet.
  let fatal: Set<Substring>
  let alive: Set<Substring>
  /// When something happened that is still fresh.
  let recent: WordList
  /// Words of somebody who mourns and does not know how to go on, whatever they want besides.
  let forlorn: WordList
  /// The words of somebody who mourns and wants something: that is a goal.
  let wishes: Set<Substring>
  /// The words of somebody whose wish is to mourn less, which is grief and no goal.
  let tears: Set<Substring>

  static let lookalikes: [Unicode.Scalar: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i", "|": "l", "*": "*",
  ]
  /// Letters of other alphabets that look like Latin letters.
  static let foreignLetters: [Unicode.Scalar: Character] = [
    "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o", "\u{440}": "p", "\u{441}": "c", "\u{443}": "y", "\u{445}": "x", "\u{456}": "i",
    "\u{455}": "s", "\u{43A}": "k", "\u{43C}": "m", "\u{442}": "t", "\u{43D}": "h", "\u{3B1}": "a", "\u{3BF}": "o", "\u{3B9}": "i",
    "\u{3BA}": "k", "\u{3BD}": "v", "\u{131}": "i", "\u{261}": "g", "\u{501}": "d",
  ]
  /// The word for a number: what the rules ask of one is how small it is.
  static func word(for number: Int) -> Substring {
    switch number {
    case ...17: "#17"
    case ...45: "#45"
    case ...99: "#99"
    case ...999: "#999"
    default: "#"
    }
  }

  /// The word behind the last one.
  static let end: Substring = "."

  /// Returns the word in which a star hides a letter.
  func unmasked(_ word: String) -> Substring {
    guard
      let full = masked.first(where: { full in full.utf8.count == word.utf8.count && zip(full, word).allSatisfy { $0 == $1 || $1 == "*" } })
    else { return Substring(word.filter { $0 != "*" }) }
    return Substring(full)
  }

  /// Reads patterns in which "{person}" stands for all words for people, and so on.
  static func words(_ patterns: String, except exceptions: String = "") -> WordList {
    WordList(patterns, except: exceptions, lemmas: lemmas)
  }
}

extension DangerTable {
  /// What a word may be a slip of.
  static let misspelling: Misspelling = {
    let table = DangerTable.english
    let lists = [
      table.selfHarm, table.selfInjury, table.eating, table.harmToOthers, table.beingHarmed, table.friend, table.bereavement,
    ]
    // Words of danger are read without apostrophes.
    let known = FrequentWords.ranks.keys.map { $0.utf8.contains(39) ? Substring($0.filter { $0 != "'" }) : $0 }
    let others = lists.reduce(into: Set(known)) { $0.formUnion($1.vocabularyOfExceptions) }
    return Misspelling(of: lists.reduce(into: []) { $0.formUnion($1.vocabulary) }, known: others)
  }()
}
