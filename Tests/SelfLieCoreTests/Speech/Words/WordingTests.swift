import Testing

@testable import SelfLieCore

struct WordingTests {
  @Test(arguments: [
    ("I am calm when I speak.", "i am calm when i speak"),
    ("I\u{2019}m calm \u{2014} really!", "i'm calm really"),
    ("well-being", "well being"),
    ("well\u{2010}being, well\u{2011}being", "well being well being"),
    ("100 % & more", "one hundred percent and more"),
    ("a caf\u{E9}, na\u{EF}ve", "a cafe naive"),
    ("cafe\u{301}", "cafe"),
    ("\u{C9}lan", "elan"),
    ("'calm'", "'calm'"),
    ("\u{201C}No\u{201D}, I said", "no i said"),
    ("I wait\u{2026}and (really) breathe", "i wait and really breathe"),
    ("either/or", "either or"),
    ("of\u{FB01}ce, e\u{FB00}ort, o\u{FB03}cer", "office effort officer"),
    ("\u{FF29}\u{3000}\u{FF41}\u{FF4D}\u{FF01} \u{FF11}\u{FF10}\u{FF05}", "i am ten percent"),
    ("af\u{AD}firm, a\u{200D}m, ca\u{2060}lm", "affirm am calm"),
    ("\u{FEFF}I am", "i am"),
    ("\u{2018}\u{2019} calm ''", "calm"),
  ])
  func `reads a text as the words that are spoken`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("10 times", "ten times"),
    ("007", "zero zero seven"),
    ("I ran 5k", "i ran five k"),
    ("B12", "b twelve"),
    ("10,000 steps", "ten thousand steps"),
    ("1,234,567", "one million two hundred thirty four thousand five hundred sixty seven"),
    ("2.5", "two point five"),
    ("3.14", "three point one four"),
    ("0.05 and .5", "zero point zero five and point five"),
    ("1,500.5", "one thousand five hundred point five"),
    ("-5 and \u{2212}1.5", "minus five and minus one point five"),
    ("1/2", "one half"), ("2/3", "two thirds"), ("3/4 done", "three quarters done"), ("1/8", "one eighth"),
    ("1 1/2 hours", "one and a half hours"), ("2 3/4", "two and three quarters"), ("3 1/8", "three and an eighth"),
    ("\u{BD}, 1\u{BD}, \u{BE}", "one half one and a half three quarters"),
    ("24/7", "twenty four seven"), ("9/11", "nine eleven"),
    ("50/50", "fifty fifty"), ("1/2/3", "one two three"), ("01/02", "zero one zero two"),
    ("5-10 times", "five to ten times"), ("7\u{2013}8", "seven to eight"), ("9-5", "nine to five"),
    ("4-7-8", "four seven eight"), ("50-50", "fifty fifty"), ("1,000-1,500", "one thousand to one thousand five hundred"),
    ("5 - 10", "five ten"), ("a 20-minute walk", "a twenty minute walk"), ("Covid-19", "covid nineteen"),
    ("#1", "number one"), ("#calm", "hashtag calm"),
  ])
  func `reads numbers`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("1st", "first"), ("2nd", "second"), ("3rd", "third"), ("5th", "fifth"), ("12th", "twelfth"), ("20th", "twentieth"),
    ("22nd", "twenty second"), ("100th", "one hundredth"), ("1,000th time", "one thousandth time"), ("21ST", "twenty first"),
    ("80s-90s", "eighties to nineties"), ("80s", "eighties"), ("the '80s", "the eighties"), ("the 80's", "the eighties"),
    ("1980s", "nineteen eighties"),
    ("2000s", "two thousands"), ("6s", "sixes"), ("5store", "five store"),
  ])
  func `reads ordinals and decades`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("1984", "nineteen eighty four"), ("1905", "nineteen oh five"), ("1900", "nineteen hundred"), ("1100", "eleven hundred"),
    ("2010", "twenty ten"), ("2026", "twenty twenty six"), ("2099", "twenty ninety nine"),
    ("2005", "two thousand five"), ("2000", "two thousand"), ("1099", "one thousand ninety nine"), ("2100", "two thousand one hundred"),
    ("1,984", "one thousand nine hundred eighty four"), ("1984.5", "one thousand nine hundred eighty four point five"),
    ("1990-1995", "nineteen ninety to nineteen ninety five"), ("0984", "zero nine eight four"),
  ])
  func `reads four digits as a year where years are read in pairs`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("at 6:30", "at six thirty"), ("06:05", "six oh five"), ("6:00", "six o'clock"), ("6:00 sharp", "six o'clock sharp"),
    ("6:00 am", "six a.m."), ("6:00 a.m.", "six a.m."), ("6:30PM", "six thirty p.m."), ("18:00", "eighteen hundred"),
    ("7am", "seven a.m."), ("7 a.m. or 9 p.m", "seven a.m. or nine p.m."), ("9am-5pm", "nine a.m. to five p.m."),
    ("6:75", "six seventy five"), ("06:75", "zero six seventy five"), ("1:2", "one two"), ("25:00", "twenty five zero zero"),
    ("I am up", "i am up"),
  ])
  func `reads times`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("$5", "five dollars"), ("$1", "one dollar"), ("$ 20", "twenty dollars"), ("$1,500", "one thousand five hundred dollars"),
    ("$1500", "fifteen hundred dollars"), ("$2.50", "two dollars and fifty cents"), ("$1.01", "one dollar and one cent"),
    ("$0.99 or $.99", "ninety nine cents or ninety nine cents"), ("$2.00", "two dollars"),
    ("$1.5 million", "one point five million dollars"),
    ("$1.00", "one dollar"), ("$0.00", "zero dollars"), ("$5k", "five thousand dollars"), ("$1 million", "one million dollars"),
    ("$5-$10", "five dollars to ten dollars"), ("-$5", "minus five dollars"),
    ("\u{A3}1.01", "one pound and one penny"), ("\u{A3}3.20", "three pounds and twenty pence"), ("\u{20AC}7", "seven euros"),
    ("7\u{20AC}, 7 \u{20AC}", "seven euros seven euros"), ("\u{A5}100", "one hundred yen"), ("\u{A5}1.50", "one point five zero yen"),
    ("5\u{A2}", "five cents"), ("2 $5", "two five dollars"),
  ])
  func `reads money`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("20%", "twenty percent"), ("5%-10%", "five percent to ten percent"), ("5 km", "five kilometers"), ("1km", "one kilometer"),
    ("1/2 km", "one half kilometer"), ("10 km/h", "ten kilometers per hour"), ("2.5kg", "two point five kilograms"),
    ("20\u{B0}", "twenty degrees"), ("1\u{B0}", "one degree"), ("20 \u{B0}C", "twenty degrees celsius"),
    ("3x a week", "three times a week"),
    ("30 min.", "thirty minutes"), ("1 hr", "one hour"), ("5 kmart", "five kmart"),
    ("1 + 1 = 2", "one plus one equals two"), ("me @ home", "me at home"), ("R&D", "r and d"), ("3 \u{D7} 4", "three times four"),
  ])
  func `reads signs and units`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("Mr. Smith", "mister smith"), ("Mrs. Smith", "mrs smith"), ("Dr. Smith", "doctor smith"), ("us vs. them", "us versus them"),
    ("walks, etc.", "walks etcetera"), ("I am OK", "i am okay"), ("O.K.", "okay"), ("'ok'", "okay"),
    ("the U.S.", "the u.s."), ("the U.S.'s", "the u.s.'s"), ("in the U.K, I am", "in the u.k. i am"), ("e.g. tea", "e.g. tea"),
    ("plan A. I am", "plan a i am"), ("done.I am", "done i am"),
    ("less TV", "less tv"), ("two TVs", "two tvs"), ("my TV's off", "my tv's off"), ("my ID and AI", "my i.d. and a.i."),
    ("my IDs", "my i.d.'s"), ("an id", "an id"), ("I am NOT late", "i am not late"), ("I CAN", "i can"),
  ])
  func `reads abbreviations, and keeps an initialism one word`(text: String, words: String) throws {
    try expect(text, words)
  }

  @Test(arguments: [
    ("less TV", ["tv": ["t.", "v."]]),
    ("two CDs", ["cds": ["c.", "d.'s"]]),
    ("my GP's room", ["gp's": ["g.", "p.'s"]]),
    ("less tv", ["tv": ["t.", "v."]]),
    ("LESS TV", ["tv": ["t.", "v."]]),
    ("the U.S.", ["u.s.": ["u.", "s."]]),
    ("'GPS' on", ["'gps'": ["g.", "p.", "s."]]),
    ("my ID", ["i.d.": ["i.", "d."]]),
    ("like NASA or the YMCA", ["ymca": ["y.", "m.", "c.", "a."]]),
    ("no FOMO, no COVID", [:]),
    ("I AM CALM IN LA", [:]),
    ("I AM", [:]),
    ("I am calm", [:]),
    ("Is it as I was?", [:]),
    ("LETTERS rhythm", [:]),
  ])
  func `marks what may be an initialism`(text: String, initialisms: [String: [String]]) throws {
    #expect(try Wording(text).initialisms == initialisms)
  }

  @Test(arguments: [
    ("1,2,3", "one two three"),
    ("1.2.3", "one point two point three"),
    ("10,00", "ten zero zero"),
    ("1,0000", "one zero zero zero zero"),
    ("0,123", "zero one hundred twenty three"),
    ("v2.0", "v two point zero"),
    ("%%", "percent percent"),
    ("1/0", "one zero"), ("0/2", "zero two"), ("3/2", "three two"),
    ("1/99999999999999999999", "one" + String(repeating: " nine", count: 20)),
    ("5.", "five"), ("5...6", "five six"), ("...5", "five"), ("5..6", "five six"), ("--5", "five"), ("5--6", "five six"),
    ("6:30:15", "six thirty fifteen"),
    ("#", "hashtag"), ("A+", "a plus"),
    (
      "999999999999",
      "nine hundred ninety nine billion nine hundred ninety nine million nine hundred ninety nine thousand nine hundred ninety nine"
    ),
    ("1'2", "one two"), ("5'", "five"), ("1s1", "ones one"), (".", ""),
  ])
  func `takes odd texts as they come`(text: String, words: String) throws {
    if words.isEmpty {
      #expect(throws: WordingProblem.noWords) { try Wording(text) }
    } else {
      try expect(text, words)
    }
  }

  /// Every way to put a few pieces together: nothing traps, no sign is left, and the words are read as themselves.
  @Test func `reads any mixture of digits, letters and signs`() throws {
    let pieces = [
      "1", "05", "1984", "100", "TV", "a", "am", "s", "th", "'s", "'", ".", ",", ":", "/", "-", "%", "$", "#", "\u{B0}", "\u{BD}", " ",
    ]
    var texts = [""]
    for _ in 0..<3 {
      texts = texts.flatMap { text in pieces.map { text + $0 } }
      for text in texts {
        guard let wording = try? Wording(text) else { continue }
        let words = wording.words.joined(separator: " ")
        guard words.allSatisfy({ ("a"..."z").contains($0) || " '.".contains($0) }), try Wording(words).words == wording.words else {
          Issue.record("\(text) is \(words)")
          return
        }
      }
    }
  }

  /// Reads a text, and its words again, as `--pronounce` does.
  private func expect(_ text: String, _ words: String, at location: SourceLocation = #_sourceLocation) throws {
    let wording = try Wording(text)
    #expect(wording.words.joined(separator: " ") == words, sourceLocation: location)
    #expect(try Wording(words).words == wording.words, sourceLocation: location)
  }

  @Test(arguments: [
    ("", WordingProblem.noWords),
    (" ... '", .noWords),
    ("'", .noWords),
    ("''", .noWords),
    ("\u{AD}\u{FEFF}", .noWords),
    ("I am \u{1F600} calm", .unspeakable("\u{1F600}", place: 6)),
    ("I \u{2764}\u{FE0F} tea", .unspeakable("\u{2764}\u{FE0F}", place: 3)),
    ("a \u{1F469}\u{200D}\u{1F4BB}", .unspeakable("\u{1F469}\u{200D}\u{1F4BB}", place: 3)),
    ("1\u{FE0F}\u{20E3}", .unspeakable("1\u{FE0F}\u{20E3}", place: 1)),
    ("q\u{301}", .unspeakable("q\u{301}", place: 1)),
    ("\u{44F}", .unspeakable("\u{44F}", place: 1)),
    ("\u{661}", .unspeakable("\u{661}", place: 1)),
    ("a .\u{301}", .unspeakable(".\u{301}", place: 3)),
    ("$", .unspeakable("$", place: 1)),
    ("I like $", .unspeakable("$", place: 8)),
    ("$$5", .unspeakable("$", place: 1)),
    ("\u{FB01} \u{BD} $x", .unspeakable("$", place: 5)),
    ("a < b", .unspeakable("<", place: 3)),
    ("\u{A7} 5", .unspeakable("\u{A7}", place: 1)),
    (String(repeating: "1", count: 61), .tooLong),
    (String(repeating: "1", count: 601), .tooLong),
  ])
  func `says what cannot be spoken, and where`(text: String, problem: WordingProblem) {
    #expect(throws: problem) { try Wording(text) }
    #expect(!problem.description.contains("\n"))
  }

  /// Not as arguments: the test's own output would print them.
  @Test(arguments: [Language.english, .other])
  func `refuses control characters and what nobody says in one breath`(language: Language) {
    for character in ["\u{0}", "\u{1B}", "\u{7F}", "\u{202E}", "\u{200B}"] as [Character] {
      #expect(throws: WordingProblem.unspeakable(character, place: 2)) { try Wording("a\(character)b", language: language) }
    }
    #expect(throws: WordingProblem.tooLong) { try Wording(String(repeating: "a ", count: 61), language: language) }
    #expect(throws: WordingProblem.tooLong) { try Wording(String(repeating: "a", count: 601), language: language) }
  }

  @Test(arguments: [
    ("0", "zero"), ("13", "thirteen"), ("20", "twenty"), ("42", "forty two"), ("100", "one hundred"), ("101", "one hundred one"),
    ("1000", "one thousand"), ("90017", "ninety thousand seventeen"), ("1000000", "one million"), ("2000000001", "two billion one"),
    ("1234567890123", "one two three four five six seven eight nine zero one two three"),
  ])
  func `reads a whole number`(digits: String, words: String) {
    #expect(Numerals.english.words(digits).joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("Ich bin ruhig, wenn ich spreche.", ["ich", "bin", "ruhig", "wenn", "ich", "spreche"]),
    ("Gr\u{FC}\u{DF}e \u{C4}rger", ["gr\u{FC}\u{DF}e", "\u{E4}rger"]),
    ("A\u{308}rger", ["\u{E4}rger"]),
    ("L\u{2019}amour, m'appelle-t-il ?", ["l'amour", "m'appelle-t-il"]),
    ("mi\u{2010}temps - non- -oui a\u{2013}b", ["mi-temps", "non", "oui", "a", "b"]),
    ("\u{AB} Oui \u{BB} \u{2014} \u{A1}S\u{ED}!", ["oui", "s\u{ED}"]),
    ("\u{42F} \u{441}\u{43F}\u{43E}\u{43A}\u{43E}\u{435}\u{43D}", ["\u{44F}", "\u{441}\u{43F}\u{43E}\u{43A}\u{43E}\u{435}\u{43D}"]),
    ("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", ["\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}"]),
    ("Dr. U.S. OK TV", ["dr", "u", "s", "ok", "tv"]),
    ("a - ' - b", ["a", "b"]),
  ])
  func `takes the words of another language as they are written`(text: String, words: [String]) throws {
    let wording = try Wording(text, language: .other)
    #expect(wording.words == words)
    #expect(wording.initialisms.isEmpty)
  }

  @Test(arguments: [
    ("", WordingProblem.noWords), ("\u{BF}?", .noWords), ("-", .noWords),
    ("um 6 Uhr", .unspeakable("6", place: 4)), ("\u{661}", .unspeakable("\u{661}", place: 1)), ("\u{BD}", .unspeakable("\u{BD}", place: 1)),
    ("100", .unspeakable("1", place: 1)), ("a & b", .unspeakable("&", place: 3)), ("a%", .unspeakable("%", place: 2)),
    ("a + b", .unspeakable("+", place: 3)), ("$", .unspeakable("$", place: 1)), ("\u{B0}", .unspeakable("\u{B0}", place: 1)),
    ("a \u{1F600}", .unspeakable("\u{1F600}", place: 3)), ("\u{301}", .unspeakable("\u{301}", place: 1)),
  ])
  func `asks for words where another language has digits and signs`(text: String, problem: WordingProblem) {
    #expect(throws: problem) { try Wording(text, language: .other) }
  }
}

struct NotationTests {
  @Test func `every word of the English table is in the dictionary`() throws {
    let notation = try #require(Language.english.notation)
    let numerals = notation.numerals
    var texts = numerals.small + numerals.tens.dropFirst() + numerals.scales.map(\.name) + numerals.ordinals.values
    // Nobody says "the twelves".
    texts += (numerals.tens.dropFirst(2) + numerals.scales.map(\.name) + numerals.small.prefix(11)).compactMap { numerals.plurals[$0] }
    texts += numerals.fractions.values.flatMap { [$0.one, $0.many] }
    texts += [numerals.hundred, numerals.point, numerals.minus, numerals.to, numerals.and, numerals.oh, numerals.fullHour, numerals.number]
    texts += [Array(notation.symbols.values), Array(notation.abbreviations.values), Array(notation.multipliers.values)].flatMap { $0 }
    texts += notation.units.values.flatMap { [$0.one, $0.many] }
    for currency in notation.currencies.values {
      texts += [currency.name.one, currency.name.many]
      if let cent = currency.cent { texts += [cent.one, cent.many] }
    }
    texts += ["a", "b", "z"].flatMap { ["\($0).", "\($0).'s"] } + notation.initialisms
    let words = Set(texts.flatMap { $0.split(separator: " ").map(String.init) }).subtracting(["zeroth"])
    #expect(throws: Never.self) { try Lexicon(of: words.sorted(), in: try AcousticModel()) }
  }
}
