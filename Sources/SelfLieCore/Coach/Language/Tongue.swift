/// A language other than English, recognised from few words.
public struct Tongue: Equatable, Sendable {
  /// The language's English name.
  public let name: String
  /// The word with which the language says no; nil if its script tells no more than a group of languages.
  public let negator: String?

  /// Recognises the language of a text; nil for English and for what may be English.
  public init?(of text: String) {
    // "Mon" is French too, but not "Mon Wed Fri".
    guard Trigger.weekdays(text) == nil else { return nil }
    let scalars = text.unicodeScalars.prefix(Self.mostScalars)
    if let script = Self.script(of: scalars) {
      self = script
      return
    }
    // "J'ai" and "l'uomo" are two words.
    let plain = ProseToken.scan(String(String.UnicodeScalarView(scalars)), by: .english).flatMap { token in
      if case .word(let plain, _) = token { plain.split { $0 == "'" || $0 == "-" } } else { [] as [Substring] }
    }
    // "Play Für Elise" and "say c'est la vie" name what is played and said.
    if let first = plain.first, Self.citing.contains(first), plain.count <= Self.mostCited { return nil }
    let marks = Set(scalars.filter { $0.value > 0x7F }.flatMap { $0.properties.lowercaseMapping.unicodeScalars })
    var most = 0.0, best: TongueTable?
    // Of languages that are as likely the first is the one that more people speak.
    for table in Self.tables {
      let likeness = table.likeness(of: plain, marks)
      if likeness > most { (most, best) = (likeness, table) }
    }
    guard let best else { return nil }
    (name, negator) = (best.name, best.negator)
  }

  private init(_ name: String, _ negator: String?) { (self.name, self.negator) = (name, negator) }

  /// What a person is told who wrote in this language.
  public var caution: String {
    let miscount = negator.map { "; \(Inflection.article(for: $0)) '\($0)' too many may be counted" } ?? ""
    return "This looks like \(name). selflie hears only English\(miscount)."
  }

  /// Verbs whose object may be of any language, and the words of so short a text.
  private static let citing: Set<Substring> = [
    "say", "play", "sing", "learn", "live", "visit", "recite", "chant", "hum", "memorize", "memorise", "watch",
  ]
  private static let mostCited = 6

  /// The scalars that are read. Nobody writes so long a sentence.
  private static let mostScalars = 1000

  /// Recognises a language by its script, which most of the letters have; nil for Latin letters.
  private static func script(of scalars: some Sequence<Unicode.Scalar>) -> Tongue? {
    var counts: [String: Int] = [:], all = 0
    var letters: Set<Unicode.Scalar> = []
    for scalar in scalars where scalar.properties.isAlphabetic {
      all += 1
      guard scalar.value > 0x36F else { continue }
      letters.insert(scalar)
      if let name = scripts.first(where: { $0.range.contains(scalar.value) })?.name { counts[name, default: 0] += 1 }
    }
    // Japanese is written with Chinese signs too.
    if counts["Japanese"] != nil { counts["Japanese", default: 0] += counts.removeValue(forKey: "Chinese") ?? 0 }
    guard let (name, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), 2 * count > all else { return nil }
    switch name {
    case "Russian" where !letters.isDisjoint(with: ["і", "ї", "є", "ґ"]): return Tongue("Ukrainian", "не")
    case "Japanese": return Tongue("Japanese", "ない")
    case "Russian": return Tongue(name, "не")
    case "Chinese": return Tongue(name, "不")
    case "Greek": return Tongue(name, "δεν")
    case "Korean": return Tongue(name, "안")
    case "Arabic": return Tongue(name, "لا")
    case "Hebrew": return Tongue(name, "לא")
    case "Hindi": return Tongue(name, "नहीं")
    default: return Tongue(name, nil)
    }
  }

  private static let scripts: [(range: ClosedRange<UInt32>, name: String)] = [
    (0x370...0x3FF, "Greek"), (0x400...0x52F, "Russian"), (0x590...0x5FF, "Hebrew"), (0x600...0x77F, "Arabic"), (0x900...0x97F, "Hindi"),
    (0xE00...0xE7F, "Thai"), (0x3040...0x30FF, "Japanese"), (0x3400...0x9FFF, "Chinese"), (0xAC00...0xD7AF, "Korean"),
  ]
}

/// The commonest words of a language in Latin letters.
struct TongueTable: Sendable {
  let name: String
  let negator: String
  let words: Set<Substring>
  /// The letters that few others have.
  let marks: Set<Unicode.Scalar>

  init(_ name: String, not negator: String, marks: String = "", _ words: String) {
    (self.name, self.negator) = (name, negator)
    self.words = Set(words.split(whereSeparator: \.isWhitespace))
    self.marks = Set(marks.unicodeScalars)
  }

  /// The English words below this rank are English in any company: "me", "die" and "was" say nothing about another language.
  private static let commonest = 1500

  /// Returns how much a text looks like this language; 0 or less if it may as well be English.
  func likeness(of text: [Substring], _ letters: Set<Unicode.Scalar>) -> Double {
    var sure = 0.0, shared = 0.0, english = 0.0, isForeign = false
    for word in text {
      let rank = FrequentWords.ranks[word]
      if words.contains(word) {
        if let rank, rank < Self.commonest { shared += 1 } else { sure += 1 }
        if rank == nil, !Inflection.isVerb(word), !VerbTable.also.contains(String(word)) { isForeign = true }
      } else if rank != nil {
        english += 1
      }
    }
    let isMarked = !letters.isDisjoint(with: marks)
    // One word with an accent is "café"; a sign of the language beside a word of the language is more.
    if isMarked, sure + shared > 0 || english == 0 { sure += 1 }
    // "A tidy van" and "a nap" have two words of Hungarian, and none that English lacks.
    guard isForeign || isMarked || sure > 1, sure > 0, sure + shared > english, sure + shared > 1 || text.count == 1 || english == 0 else {
      return 0
    }
    return sure + shared / 2 - english
  }
}
