/// What selflie knows about a language: the words that turn a sentence round.
struct Language: Equatable, Sendable {
  /// Words that turn a sentence round when they are put between two of its words.
  let negators: [String]
  /// Words of a text that turn it round when they are left out.
  private let negations: Set<String>
  /// How a contracted negation ends: "n't".
  private let negativeEnding: String?
  /// Words that turn it round when another stands in their place, and that other. Not "haven't": "have an" sounds like it, and true texts
  /// were rejected for it.
  private let pairs: [(plain: String, negated: String)]
  /// Ways to say the same: either may stand for the other.
  private let equals: [([String], [String])]
  /// How words sound, beside what a dictionary says, where nobody stresses them.
  private let reductions: [String: [String]]
  /// What people say while they think. Not "er" or "hmm": they fit half of what else is said.
  let hesitations: [String]

  static func == (left: Language, right: Language) -> Bool { left.negators == right.negators && left.negations == right.negations }

  static let english = Language(
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
      (["shouldn't"], ["should", "not"]), (["mustn't"], ["must", "not"]),
      (["gonna"], ["going", "to"]), (["wanna"], ["want", "to"]), (["gotta"], ["got", "to"]),
    ],
    reductions: [
      "am": ["AH M"], "an": ["AH N"], "and": ["AH N", "EH N", "N"], "as": ["AH Z"], "at": ["AH T"], "had": ["HH AH D", "AH D"],
      "has": ["AH Z"], "have": ["HH AH V", "AH V"], "he": ["IY"], "his": ["IH Z"], "it": ["AH T"], "my": ["M AH"], "of": ["AH"],
      "them": ["DH AH M", "AH M"], "will": ["AH L"], "would": ["W AH D", "AH D"], "you": ["Y AH"], "your": ["Y ER"],
    ],
    hesitations: ["uh", "um"])

  /// Other ways to say what stands at a place of the text, and how many of its words they stand for.
  func variants(of words: ArraySlice<String>) -> [(variant: [String], count: Int)] {
    equals.flatMap { left, right in
      [(left, right), (right, left)].compactMap { form, variant in words.starts(with: form) ? (variant, form.count) : nil }
    }
  }

  /// How a word may sound where nobody stresses it.
  func reductions(of word: String) -> [Pronunciation] { (reductions[word] ?? []).compactMap(Pronunciation.init) }

  func isNegation(_ word: String) -> Bool {
    negations.contains(word) || negativeEnding.map(word.hasSuffix) == true
  }

  /// The words that say the opposite in the place of this one, and the probability that they are given.
  ///
  /// One that negates has to fit much better to be believed; the plain form of a word that negates has to fit hardly better, because
  /// saying it takes the meaning away.
  func opposites(of word: String) -> [(word: String, probability: Double)] {
    pairs.compactMap { plain, negated in
      if plain == word { return (negated, Threshold.negatedForm) }
      if negated == word { return (plain, Threshold.plainForm) }
      return nil
    }
  }
}
