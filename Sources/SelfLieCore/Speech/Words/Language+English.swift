extension Language {
  /// American English, in the spellings of the CMU dictionary.
  public static let english = Language(
    negators: ["not", "never", "no", "don't"],
    negations: ["not", "never", "no", "nothing", "cannot", "without", "none", "nobody", "nowhere", "neither", "nor"],
    negativeEnding: "n't",
    pairs: [
      ("can", "can't"), ("can", "cannot"), ("do", "don't"), ("does", "doesn't"), ("did", "didn't"), ("will", "won't"), ("is", "isn't"),
      ("are", "aren't"), ("was", "wasn't"), ("were", "weren't"), ("has", "hasn't"), ("had", "hadn't"),
      ("would", "wouldn't"), ("could", "couldn't"), ("should", "shouldn't"), ("must", "mustn't"), ("need", "needn't"),
      ("able", "unable"), ("happy", "unhappy"), ("kind", "unkind"), ("safe", "unsafe"), ("sure", "unsure"), ("fair", "unfair"),
      ("known", "unknown"), ("like", "dislike"), ("patient", "impatient"), ("possible", "impossible"), ("perfect", "imperfect"),
      ("secure", "insecure"), ("capable", "incapable"), ("complete", "incomplete"), ("worthy", "unworthy"), ("with", "without"),
      ("always", "never"), ("ever", "never"), ("something", "nothing"), ("everything", "nothing"), ("anything", "nothing"),
    ],
    equals: [
      (["a"], ["an"]), (["i'm"], ["i", "am"]), (["i've"], ["i", "have"]), (["i'll"], ["i", "will"]), (["i'd"], ["i", "would"]),
      (["you're"], ["you", "are"]), (["you've"], ["you", "have"]), (["you'll"], ["you", "will"]), (["we're"], ["we", "are"]),
      (["we've"], ["we", "have"]), (["we'll"], ["we", "will"]), (["they're"], ["they", "are"]), (["he's"], ["he", "is"]),
      (["she's"], ["she", "is"]), (["it's"], ["it", "is"]), (["that's"], ["that", "is"]), (["there's"], ["there", "is"]),
      (["what's"], ["what", "is"]), (["let's"], ["let", "us"]), (["don't"], ["do", "not"]), (["doesn't"], ["does", "not"]),
      (["didn't"], ["did", "not"]), (["can't"], ["cannot"]), (["can't"], ["can", "not"]), (["won't"], ["will", "not"]),
      (["isn't"], ["is", "not"]), (["aren't"], ["are", "not"]), (["wasn't"], ["was", "not"]), (["weren't"], ["were", "not"]),
      (["haven't"], ["have", "not"]), (["hasn't"], ["has", "not"]), (["wouldn't"], ["would", "not"]), (["couldn't"], ["could", "not"]),
      (["shouldn't"], ["should", "not"]), (["mustn't"], ["must", "not"]), (["gonna"], ["going", "to"]), (["wanna"], ["want", "to"]),
      (["gotta"], ["got", "to"]),
    ],
    reductions: [
      "am": ["AH M"], "an": ["AH N"], "and": ["AH N", "EH N", "N"], "as": ["AH Z"], "at": ["AH T"], "had": ["HH AH D", "AH D"],
      "has": ["AH Z"], "have": ["HH AH V", "AH V"], "he": ["IY"], "his": ["IH Z"], "it": ["AH T"], "my": ["M AH"], "of": ["AH"],
      "them": ["DH AH M", "AH M"], "will": ["AH L"], "would": ["W AH D", "AH D"], "you": ["Y AH"], "your": ["Y ER"],
    ],
    hesitations: ["uh", "um"],
    notation: .english)
}

extension Notation {
  static let english = Notation(
    plainForms: plainForms([
      "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ",
      "l": "ĺļľŀł", "n": "ñńņňŋ", "o": "òóôõöøōŏő", "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ",
      "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ", " 1/2": "½", " 1/3": "⅓", " 2/3": "⅔", " 1/4": "¼", " 3/4": "¾",
    ]),
    symbols: [
      "%": "percent", "&": "and", "+": "plus", "=": "equals", "@": "at", "\u{B0}": "degrees", "\u{D7}": "times", "\u{F7}": "divided by",
      "#": "hashtag", "\u{A2}": "cents",
    ],
    currencies: [
      "$": (("dollar", "dollars"), ("cent", "cents")), "\u{A3}": (("pound", "pounds"), ("penny", "pence")),
      "\u{20AC}": (("euro", "euros"), ("cent", "cents")), "\u{A5}": (("yen", "yen"), nil),
    ],
    multipliers: ["k": "thousand", "m": "million", "bn": "billion"],
    units: [
      "%": ("percent", "percent"), "\u{B0}": ("degree", "degrees"), "\u{B0}c": ("degree celsius", "degrees celsius"),
      "\u{B0}f": ("degree fahrenheit", "degrees fahrenheit"), "\u{A2}": ("cent", "cents"), "am": ("a.m.", "a.m."), "a.m": ("a.m.", "a.m."),
      "pm": ("p.m.", "p.m."), "p.m": ("p.m.", "p.m."), "x": ("time", "times"), "km": ("kilometer", "kilometers"),
      "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
      "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"), "ft": ("foot", "feet"),
      "kg": ("kilogram", "kilograms"), "mg": ("milligram", "milligrams"),
      "ml": ("milliliter", "milliliters"), "lb": ("pound", "pounds"), "lbs": ("pound", "pounds"), "oz": ("ounce", "ounces"),
      "sec": ("second", "seconds"), "min": ("minute", "minutes"), "mins": ("minute", "minutes"), "hr": ("hour", "hours"),
      "hrs": ("hour", "hours"),
    ],
    abbreviations: [
      "mr": "mister", "dr": "doctor", "prof": "professor", "vs": "versus", "etc": "etcetera", "approx": "approximately", "ok": "okay",
    ],
    initialisms: ["ai", "er", "id", "ma", "ms", "po", "un"],
    vowels: ["a", "e", "i", "o", "u", "y"],
    numerals: .english)

  /// Inverts a table of letters with their accented forms. Accents are not heard in English: the dictionary has "café" as cafe.
  private static func plainForms(_ table: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: table.flatMap { plain, characters in characters.map { (String($0), plain) } })
  }
}

extension Numerals {
  static let english = {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
      "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    let scales = [(1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred")]
    let irregular = [
      "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth", "twelve": "twelfth",
    ]
    let names = Set(small + tens.dropFirst() + scales.map(\.1))
    func table(_ form: (String) -> String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, form($0)) })
    }
    let ordinals = table { irregular[$0] ?? ($0.hasSuffix("y") ? $0.dropLast() + "ieth" : $0 + "th") }
    var fractions: [Int: Notation.Name] = [2: ("half", "halves"), 4: ("quarter", "quarters")]
    for number in [3, 5, 6, 7, 8, 9, 10] {
      if let ordinal = ordinals[small[number]] { fractions[number] = (ordinal, ordinal + "s") }
    }
    return Numerals(
      small: small, tens: tens, scales: scales, ordinals: ordinals, ordinalEndings: ["st", "nd", "rd", "th"],
      plurals: table { $0.hasSuffix("y") ? $0.dropLast() + "ies" : $0 + ($0.hasSuffix("x") ? "es" : "s") }, fractions: fractions,
      hundred: "hundred", point: "point", minus: "minus", to: "to", and: "and",
      article: { $0.hasPrefix("e") ? "an" : "a" }, oh: "oh", fullHour: "o'clock", number: "number")
  }()
}
