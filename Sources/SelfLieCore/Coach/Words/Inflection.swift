/// The forms of English words that a sentence needs: verbs, articles, persons and capitals.
///
/// A word that is in no table follows the rules of spelling, so that any word that a person types gets a form.
enum Inflection {
  // MARK: Verbs

  /// Returns an act with "my" before a part of the body: "brush my teeth" for "brush teeth".
  static func owned(_ act: String) -> String {
    var words = act.split(separator: " ").map(String.init)
    // "Put keys on the hook".
    if words.count > 2, ["put", "leave", "keep", "hang", "charge"].contains(words[0]), owned.contains(words[1]) {
      words.insert("my", at: 1)
    }
    if words.count > 1, body.contains(words[1]), !["hold", "shake", "join"].contains(words[0]) { words.insert("my", at: 1) }
    return words.joined(separator: " ")
  }

  private static let owned: Set = ["keys", "phone", "wallet", "shoes", "coat", "bag", "glasses", "laptop"]
  private static let body: Set = ["teeth", "hair", "face", "hands", "nails", "feet", "legs"]

  /// Returns an act with "for" before how long it lasts: "practise the cello for two hours" for "practise the cello two hours".
  static func spanning(_ act: String) -> String {
    var words = act.split(separator: " ").map(String.init)
    let small = words.map { $0.lowercased() }
    guard
      let unit = small.indices.dropFirst(2).first(where: {
        spans.contains(small[$0]) && (small[$0 - 1] == "an" || (Numerals.english.small + Numerals.english.tens).contains(small[$0 - 1]))
      }),
      unit + 1 == small.count || behindSpans.contains(small[unit + 1])
    else {
      return act
    }
    // "Twenty five minutes".
    let start = unit > 2 && (Numerals.english.tens.contains(small[unit - 2]) || small[unit - 2] == "half") ? unit - 2 : unit - 1
    // "Be ready ten minutes before we leave" says how much sooner.
    if ["be", "am", "arrive", "leave", "get", "come", "wake"].contains(small[0]), unit + 1 < small.count,
      ["before", "after"].contains(small[unit + 1])
    {
      return act
    }
    // "Study two hours a day" needs none.
    let isRegular =
      start == 1 && ["study", "sleep", "work", "train", "practise", "practice"].contains(small[0]) && unit + 1 < small.count
      && ["a", "per"].contains(small[unit + 1])
    // "In the first five minutes" says when.
    guard start > 0, !isRegular, !["every", "each", "first", "last", "next"].contains(small[start - 1]) else { return act }
    let before = small[start - 1]
    // "Tidy up ten minutes", but not "up to ten minutes".
    let isParticle = start == 2 && before == "up" && ["tidy", "clean", "warm"].contains(small[0])
    guard start == 1 ? !measured.contains(before) : isParticle || !isVerb(before) && !unspanned.contains(before) else { return act }
    words.insert("for", at: start)
    return words.joined(separator: " ")
  }

  private static let spans: Set = ["minute", "minutes", "hour", "hours"]
  private static let behindSpans: Set = [
    "a", "per", "every", "each", "after", "before", "in", "on", "at", "when", "while", "during", "most",
  ]
  /// The verbs whose object is a time, and the words that stand between a verb and its time.
  private static let measured: Set = [
    "spend", "save", "waste", "lose", "take", "gain", "give", "add", "log", "need", "get", "have", "set", "allow", "use", "be", "wait",
    "put",
    "reserve", "schedule", "block", "do",
  ]
  private static let unspanned: Set = [
    "for", "to", "than", "least", "in", "by", "about", "of", "at", "within", "only", "just", "most", "up", "half", "under", "over",
    "below",
  ]

  /// Returns the gerund of a verb: "smoke" as "smoking", "run" as "running", "lie" as "lying".
  static func gerund(of base: String) -> String {
    let word = base.lowercased()
    if word == "be" { return "being" }
    if word.hasSuffix("ie") { return word.dropLast(2) + "ying" }
    if word.hasSuffix("ic") { return word + "king" }
    if word.hasSuffix("e"), word.count > 2, !["ee", "ye", "oe"].contains(where: word.hasSuffix) { return word.dropLast() + "ing" }
    return doublesLast(word) || doubledInBritain.contains(word) ? word + word.suffix(1) + "ing" : word + "ing"
  }

  /// Returns the verb of a gerund: "running" as "run", "lying" as "lie"; nil for a word that is no gerund, as "morning" and "spring".
  static func base(ofGerund gerund: String) -> String? {
    let word = gerund.lowercased()
    guard word.hasSuffix("ing"), word.count > 4, !notVerbs.contains(word), word.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    let stem = String(word.dropLast(3))
    // "Cycling" and "typing" have no other vowel.
    guard stem.contains(where: { isVowel($0) || $0 == "y" }) else { return nil }
    if stem.count == 2, stem.hasSuffix("y") { return stem.dropLast() + "ie" }
    let undoubled = String(stem.dropLast())
    // "Cancelling" has one l in America.
    if doubledInBritain.contains(undoubled), stem.hasSuffix("ll") { return undoubled }
    let candidates = [stem + "e", stem, undoubled, stem.dropLast() + "ie"].filter { Self.gerund(of: $0) == word }
    // "Putting" is more likely of "put" than of "putt".
    if verbs.contains(undoubled), candidates.contains(undoubled) { return undoubled }
    // So is "singing" of "sing" than of "singe".
    if stem.hasSuffix("ng"), verbs.contains(stem) { return stem }
    if let known = candidates.filter(isVerb).max(by: { $0.count < $1.count }) { return known }
    // A stem that would have doubled its last letter lost an e, and so did most stems with these endings.
    if stem.hasSuffix("ck"), Self.gerund(of: undoubled) == word { return undoubled }
    if Self.gerund(of: stem) != word { return candidates.first ?? stem }
    if stem.suffix(2).allSatisfy({ $0 == stem.last }), stem.last.map({ !"lszfoe".contains($0) }) == true { return undoubled }
    let letters = Array(stem)
    if letters.count > 2, ["at", "iz", "is", "ut", "ag", "uc", "uk"].contains(String(letters.suffix(2))),
      !isVowel(letters[letters.count - 3])
    {
      return stem + "e"
    }
    // "Greasing", "raising", "pausing", "freezing".
    if letters.count > 3, letters.last.map("sz".contains) == true, letters.suffix(3).dropLast().allSatisfy(isVowel) { return stem + "e" }
    return letters.last.map("vcu".contains) == true
      || ["bl", "pl", "tl", "dl", "gl", "kl", "fl", "zl", "rs", "ns", "rg"].contains(where: stem.hasSuffix)
      ? stem + "e" : stem
  }

  private static let doubledInBritain = words("cancel travel model label level quarrel signal fuel dial counsel total marvel unravel")

  /// Returns the third person of a verb: "smoke" as "smokes", "go" as "goes", "try" as "tries".
  static func thirdPerson(of base: String) -> String {
    let word = base.lowercased()
    if let form = irregularThird[word] { return form }
    if ["s", "x", "z", "ch", "sh", "o"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !isVowel(before) { return word.dropLast() + "ies" }
    return word + "s"
  }

  /// Returns the verb of a third person: "smokes" as "smoke"; nil for an unknown verb, because most words that end in s are plurals.
  static func base(ofThirdPerson third: String) -> String? {
    let word = third.lowercased()
    if let irregular = irregularThird.first(where: { $0.value == word }) { return irregular.key }
    guard word.hasSuffix("s") else { return nil }
    return [String(word.dropLast()), String(word.dropLast(2)), word.dropLast(3) + "y"].first {
      verbs.contains($0) && thirdPerson(of: $0) == word
    }
  }

  /// Returns the base of a past participle: "pray" for "prayed"; nil for a word that is none.
  static func base(ofParticiple word: String) -> String? {
    if let base = participles[word] { return base }
    guard word.hasSuffix("ed"), word.count > 4 else { return nil }
    let stem = String(word.dropLast(2))
    let bases = [stem, stem + "e", String(stem.dropLast()), stem.hasSuffix("i") ? stem.dropLast() + "y" : stem]
    return bases.first { isVerb($0) }
  }

  private static let participles = [
    "done": "do", "gone": "go", "read": "read", "written": "write", "spoken": "speak", "run": "run", "sung": "sing", "eaten": "eat",
    "drunk": "drink", "seen": "see", "rung": "ring", "sent": "send", "taken": "take", "made": "make", "met": "meet", "paid": "pay",
    "swum": "swim", "worn": "wear", "told": "tell", "drawn": "draw", "ridden": "ride", "cut": "cut", "swept": "sweep", "fed": "feed",
    "held": "hold", "put": "put", "played": "play",
  ]

  static func isVerb(_ word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    return verbs.contains(word) || american(word).map(verbs.contains) == true
  }

  /// Returns the American spelling of a word that is spelt the British way: "memorize", "color", "traveling"; nil for another word.
  static func american(_ word: String) -> String? {
    for (british, american) in [("is", "iz"), ("ys", "yz")] {
      for ending in ["e", "es", "ed", "ing", "er", "ation"] where word.hasSuffix(british + ending) && word.count > ending.count + 4 {
        return word.dropLast(british.count + ending.count) + american + ending
      }
    }
    for ending in ["", "s", "ed", "ing", "ful", "able", "ite"] where word.hasSuffix("our" + ending) && word.count > ending.count + 4 {
      return word.dropLast(3 + ending.count) + "or" + ending
    }
    for ending in ["", "s"] where word.hasSuffix("tre" + ending) { return word.dropLast(3 + ending.count) + "ter" + ending }
    for ending in ["ing", "ed", "er"] where word.hasSuffix("ll" + ending) { return word.dropLast(1 + ending.count) + ending }
    return nil
  }

  private static let irregularThird = ["be": "is", "have": "has", "do": "does", "go": "goes"]

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

  /// Whether a verb doubles its last letter before "ing": one consonant after one stressed vowel.
  private static func doublesLast(_ word: String) -> Bool {
    if doubling.contains(word) || word.hasPrefix("over") && doubling.contains(String(word.dropFirst(4))) { return true }
    // "Humblebrag" doubles as "brag" does.
    if word.count > 7, verbs.contains(String(word.suffix(4))), !verbs.contains(word) { return doublesLast(String(word.suffix(4))) }
    let letters = Array(word)
    guard letters.count > 2, let last = letters.last, last.isLetter, !isVowel(last), !"wxy".contains(last) else { return false }
    let (vowel, before) = (letters[letters.count - 2], letters[letters.count - 3])
    let isSingle = isVowel(vowel) && (!isVowel(before) || before == "u" && letters.count > 3 && letters[letters.count - 4] == "q")
    // A y is a consonant at the start, and a vowel elsewhere.
    let sounding = letters.enumerated().filter { isVowel($1) || $1 == "y" && $0 > 0 }.count
    return isSingle && (sounding == 1 || sounding == 2 && before == "u")
  }

  // MARK: Phrases of verbs

  /// Returns a phrase of verbs as gerunds: "put on my shoes and walk" as "putting on my shoes and walking".
  static func gerunds(of phrase: String) -> String {
    inflect(phrase) {
      isVerb($0) ? gerund(of: $0) : nil
    } first: {
      gerund(of: $0)
    }
  }

  /// Returns a phrase of gerunds as verbs: "chewing gum and walking" as "chew gum and walk".
  static func bases(of phrase: String) -> String {
    inflect(phrase) { word in
      base(ofGerund: word).flatMap { isVerb($0) ? $0 : nil }
    } first: {
      base(ofGerund: $0) ?? $0
    }
  }

  /// Changes the verb at the beginning of a phrase, and the verbs joined to it by "and", "or" and "then".
  private static func inflect(_ phrase: String, _ form: (String) -> String?, first: (String) -> String) -> String {
    var words = phrase.split(separator: " ").map(String.init)
    guard let verb = words.firstIndex(where: { !isAdverb($0) }) else { return phrase }
    words[verb] = first(words[verb])
    for index in words.indices.dropFirst(verb + 1) where ["and", "or", "then"].contains(words[index - 1]) {
      if let changed = form(words[index]) { words[index] = changed }
    }
    return words.joined(separator: " ")
  }

  /// Whether a word may stand before a verb without changing its meaning.
  static func isAdverb(_ word: String) -> Bool {
    word.count > 4 && word.hasSuffix("ly") && !isVerb(word) || word == "just" || word == "not"
  }

  // MARK: Articles

  /// Returns "a" or "an", by the sound of the next word.
  static func article(for word: some StringProtocol) -> String {
    let small = word.lowercased()
    guard let first = small.first else { return "a" }
    let letters = word.filter(\.isLetter)
    // Abbreviations are spoken letter by letter: an MRI, a PC.
    let isSpelled = letters.count < 4 || !letters.contains { "AEIOU".contains($0) }
    if letters.count > 1, letters.allSatisfy(\.isUppercase), isSpelled {
      return "aefhilmnorsx".contains(first) ? "an" : "a"
    }
    if silent.contains(where: small.hasPrefix) { return "an" }
    if consonant.contains(where: small.hasPrefix) || small == "one" || small == "ones" { return "a" }
    if let digit = first.wholeNumberValue { return digit == 8 || small == "11" || small == "18" ? "an" : "a" }
    return isVowel(first) ? "an" : "a"
  }

  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  private static let consonant = [
    "uni", "use", "usa", "usu", "util", "uto", "euro", "eul", "eu-", "ewe", "one-", "once", "ukul", "ura", "uri",
  ]

  /// Returns a text with "a" and "an" corrected by the words that follow them.
  static func withArticles(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropLast() where ["a", "an", "A", "An"].contains(words[index]) {
      let next = words[index + 1].drop { !$0.isLetter && !$0.isNumber }
      guard !next.isEmpty else { continue }
      let article = article(for: next)
      words[index] = words[index].first?.isUppercase == true ? capitalized(article) : article
    }
    return words.joined(separator: " ")
  }

  // MARK: Persons

  /// Returns a text in the second person: "when I bite my nails" as "when you bite your nails".
  static func second(_ text: String) -> String {
    exchange(text) { word, before, after in
      switch word {
      case "am": return before == nil || before == "i" || after == "i" ? "are" : nil
      case "was": return before == "i" ? "were" : nil
      default: return toSecond[word]
      }
    }
  }

  /// Returns a text in the first person: "when you bite your nails" as "when I bite my nails".
  static func first(_ text: String) -> String {
    exchange(text) { word, before, after in
      switch word {
      case "you" where before == "thank": return nil
      case "you": return before == nil || subordinators.contains(before ?? "") ? "I" : "me"
      case "are": return before == "you" || after == "you" ? "am" : nil
      case "were": return before == "you" ? "was" : nil
      default: return toFirst[word]
      }
    }
  }

  private static func exchange(_ text: String, _ other: (_ word: String, _ before: String?, _ after: String?) -> String?) -> String {
    let words = text.split(separator: " ").map(String.init)
    let bare = words.map { $0.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "-" } }
    let said = firstSaid(bare)
    return words.indices.map { index in
      guard index < said else { return words[index] }
      let before = index > 0 ? bare[index - 1] : nil, after = index + 1 < bare.count ? bare[index + 1] : nil
      guard let changed = other(bare[index], before, after) else { return words[index] }
      // Signs beside the word stay, such as a comma.
      let start = words[index].prefix { !$0.isLetter }, end = words[index].reversed().prefix { !$0.isLetter }.reversed()
      return start + changed + String(end)
    }.joined(separator: " ")
  }

  /// Returns the index of the first word that somebody says: "I" in "say I love you"; the number of words if there is none.
  private static func firstSaid(_ words: [String]) -> Int {
    let saying: Set = ["say", "says", "saying", "whisper", "shout", "answer", "reply", "aloud"]
    let speech: Set = [
      "i", "i'm", "you", "we", "thank", "thanks", "yes", "no", "how", "what", "let", "please", "love", "good", "excuse", "sorry,",
    ]
    return words.indices.dropFirst().first { index in
      // "I say what I need" quotes nothing.
      let isTold = ["what", "how"].contains(words[index]) && index + 1 < words.count && ["i", "you"].contains(words[index + 1])
      // "I say yes only when I mean it" quotes one word.
      let isAnswer = ["yes", "no"].contains(words[index]) && index + 1 < words.count && answered.contains(words[index + 1])
      return saying.contains(words[index - 1]) && speech.contains(words[index]) && !isTold && !isAnswer
    } ?? words.count
  }

  /// Words behind "yes" and "no" that are not said with them.
  private static let answered: Set = [
    "only", "when", "whenever", "to", "in", "without", "because", "and", "before", "after", "if", "as", "out",
  ]
  private static let toSecond = [
    "i": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "i'm": "you're", "i've": "you've", "i'd": "you'd",
    "i'll": "you'll",
  ]
  private static let toFirst = [
    "your": "my", "yours": "mine", "yourself": "myself", "you're": "I'm", "you've": "I've", "you'd": "I'd", "you'll": "I'll",
  ]
  private static let subordinators: Set = [
    "when", "whenever", "while", "if", "once", "after", "before", "until", "as", "because", "that", "what", "where", "how", "and", "or",
    "than",
    "time", "moment", "since", "who",
  ]

  // MARK: Capitals

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// Returns a text as a sentence: with a capital, a full stop, a capital "I", and articles by the words that follow.
  static func sentence(_ text: String) -> String {
    let all = (text.last == "," ? text.dropLast() : text[...]).split(separator: " ")
    let words = zip(all, [""] + all).map { word, before in
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      // "In March", which is a verb elsewhere.
      if ["march", "may", "lent"].contains(bare), ["in", "by", "since", "until", "during", "for"].contains(before) {
        return capitalized(String(word))
      }
      return word == "i" || word.hasPrefix("i'")
        ? capitalized(String(word)) : (name(of: String(bare), behind: before) ?? String(bare)) + word.dropFirst(bare.count)
    }
    let sentence = capitalized(withArticles(hyphenated(words).joined(separator: " "))).replacing("\u{A0}", with: " ")
    return sentence.last.map { ".!?".contains($0) } == true ? sentence : sentence + "."
  }

  /// Returns a name with its capital: "English", but "a mandarin" is a fruit; nil for another word.
  private static func name(of word: String, behind before: some StringProtocol) -> String? {
    word == "mandarin" && ["a", "one", "my"].contains(before) ? nil : names[word]
  }

  /// Returns words with a hyphen in numbers from twenty-one on.
  private static func hyphenated(_ words: [String]) -> [String] {
    let numerals = Numerals.english
    return words.reduce(into: []) { all, word in
      if let last = all.last, numerals.tens.dropFirst(2).contains(last.lowercased()),
        numerals.small[1...9].contains(word.lowercased().filter(\.isLetter))
      {
        all[all.count - 1] = "\(last)-\(word)"
      } else {
        all.append(word)
      }
    }
  }

  /// Returns a phrase for the middle of a sentence: without the capital at its beginning, unless that is a name's.
  ///
  /// - Parameter keepsName: Whether a first word with a capital that the coach does not know is taken for a name: "Anna".
  static func inner(_ phrase: String, keepsName: Bool = false) -> String {
    let isShouted = phrase.contains { $0.isUppercase } && !phrase.contains { $0.isLowercase } && phrase.count > 4
    let all = phrase.split(separator: " ")
    func before(_ place: Int) -> String { all[place - 1].lowercased() }
    let words = all.enumerated().map { place, word in
      let small = word.lowercased(), letters = word.filter(\.isLetter)
      if small == "i" || small.hasPrefix("i'") { return "I" + word.dropFirst() }
      if let name = name(of: small, behind: place > 0 ? before(place) : "") { return name }
      // A language, but shoes are polished.
      if small == "polish", place > 0, languageVerbs.contains(before(place)) { return "Polish" }
      let isAllCapitals = letters.count > 1 && letters.allSatisfy(\.isUppercase)
      if isAllCapitals { return isShouted || letters.count > 3 && FrequentWords.ranks[small[...]] != nil ? small : String(word) }
      let isWritten =
        word.dropFirst().contains(where: \.isUppercase)
        || small.hasSuffix("'s") && !["it's", "he's", "she's", "that's", "there's", "what's"].contains(small)
      let isName = keepsName && !isVerb(small) && !determiners.contains(small) && FrequentWords.ranks[small[...]] == nil
      return place == 0 && !isWritten && !isName ? small : String(word)
    }
    return words.joined(separator: " ")
  }

  private static let languageVerbs: Set = [
    "learn", "learning", "speak", "speaking", "study", "studying", "practise", "practice", "enough", "in", "some", "more", "fluent",
  ]
}
