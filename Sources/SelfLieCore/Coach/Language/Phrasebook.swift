/// What the coach knows about a language: tables of words, and nothing of any other language.
public struct Phrasebook: Sendable {
  /// As in BCP 47: "en".
  public let language: String
  let notation: Notation

  // MARK: How words are written

  /// Words that are short for several: "don't".
  let contractions: [Substring: [Substring]]
  /// How a contracted negation ends, and what it is in full.
  let negativeEnding: (short: String, full: Substring)
  /// Words that are written with an apostrophe before them: "'til".
  let elisions: Set<Substring>
  /// What stands before a name, often with a point.
  let titles: Set<Substring>
  /// What is short for "number" where a point and digits follow it: "song no. 5".
  let numberSign: (short: Substring, full: Substring)
  /// Words of the lists that are names too: "Dr. No".
  let names: Set<Substring>
  /// What comes before words that are only cited.
  let verbsOfSaying: Set<Substring>

  // MARK: How sentences are made

  let firstPerson: Set<Substring>
  let secondPerson: Set<Substring>
  /// "Thank you" and the like, which anybody says to others.
  let courtesies: WordList
  /// Who can act: where one of them comes, a clause begins.
  let subjects: Set<Substring>
  /// Words after which a clause goes on: "when I sit and I wait".
  let joiners: Set<Substring>
  let subordinators: Set<Substring>
  let longSubordinators: [[Substring]]
  /// What begins with a subordinator and says no "when": "once a day".
  let noCues: [[Substring]]
  /// With a comma behind them they say when: "at ten, ...".
  let cuePrepositions: Set<Substring>
  /// Times and places at the end of a sentence.
  let times: WordList
  /// What joins a clause to another, beside a comma with one of `conjunctions`.
  let clauseMarks: WordList
  let conjunctions: Set<Substring>
  let determiners: Set<Substring>
  let auxiliaries: Set<Substring>
  let adverbs: Set<Substring>
  /// Verbs of what is, not of what is done.
  let stative: Set<Substring>
  let actions: Set<Substring>
  let vowels: String
  /// Common words of the language, and of others that use its letters.
  let common: Set<Substring>
  let foreign: Set<Substring>

  // MARK: What rules look for

  let negations: WordList
  /// "I don't ...", which a refusal may say.
  let refusals: WordList
  let obligations: WordList
  let inabilities: WordList
  let absolutes: WordList
  let fantasies: WordList
  /// What makes a claim about oneself easier to believe.
  let softeners: WordList
  /// What may follow "I am" and is no claim about what somebody is like.
  let states: Set<Substring>
  /// Words that end like a verb in progress and are none: "charming".
  let adjectives: Set<Substring>
  let vagueTimes: WordList
  let deferrals: WordList
  let comparisons: WordList
  let blame: WordList
  let promises: WordList
  /// What others do, that nobody can decide but they.
  let others: WordList
  let sleepEffort: WordList
  let calming: WordList
  let artefacts: WordList
  /// What a model begins with, and no affirmation.
  let artefactStarts: WordList

  // MARK: What rules say instead

  /// What is found, and what to say in its place; empty for nothing.
  let swaps: [String: String]
  let choose: (one: String, third: String)
  let chooseOne: String
  let learning: String
  let becoming: String
  /// "When the urge comes, I".
  let atTheUrge: String
  let forms: Forms

  struct Forms: Sendable {
    let first: Substring
    let be: Substring
    let beFirst: String
    let beOther: String
    let beThird: String
    let not: Substring
    /// From what is said to another to what is said of oneself: "your" is "my".
    let fromSecond: [Substring: String]
  }

  // MARK: What goals are about

  let topics: [Topic]
  /// Words of change, which belong to any goal of a kind: "urge" to what is left, "small step" to what is begun.
  let change: [Goal.Kind: WordList]
  /// Words of goals that say nothing of what they are about.
  let stopwords: Set<Substring>
  /// Before a habit's word they take it away: "I put the phone away".
  let removers: Set<Substring>
  /// Habits' words that are none by what follows.
  let harmless: WordList
  /// Endings that words of one stem have.
  let endings: [String]

  /// Words of self-harm, in the letters from a to z only.
  let distress: DistressTable

  /// What people say about the sentences that they are shown.
  let dialogue: ConversationTable

  // MARK: Finding one

  private static let all = [english]

  /// The phrasebook of a language.
  /// - Throws: `PhrasebookProblem`, if there is none.
  public static func find(_ code: String) throws(PhrasebookProblem) -> Phrasebook {
    let wanted = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    guard let phrasebook = all.first(where: { $0.language == wanted }) else {
      throw PhrasebookProblem(wanted: String(code.prefix(40)), known: all.map(\.language))
    }
    return phrasebook
  }
}

/// Something that goals are often about.
struct Topic: Sendable {
  enum Name: Sendable {
    case smoking, drinking, eating, phone, nails, gambling, exercise, sleep, focus, performance, confidence, calm, gratitude, mercy, water
  }

  let name: Name
  /// The stems of words by which a goal is known to be about it; those of them that are the habit itself,
  let signs: Set<String>
  let habit: Set<String>
  /// and those that belong to it.
  let related: Set<String>
}

extension Phrasebook {
  /// A word in full: "don't" is "do not".
  func expanded(_ word: Substring) -> [Substring] {
    if let full = contractions[word] { return full }
    guard word.hasSuffix(negativeEnding.short) else { return [word] }
    return [word.dropLast(negativeEnding.short.count), negativeEnding.full]
  }

  /// What the forms of a word have in common, about: "smok" of "smoking" and "smoke".
  func stem(_ word: some StringProtocol) -> String { Stem.of(word, endings: endings, vowels: vowels) }

  /// The stems of the words of a text that say what it is about.
  func stems(of text: String) -> Set<String> {
    // What nobody has to read is not read: a goal of more words than a sentence has is no more about it.
    let words = text.prefix(1000).lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" })
    return Set(words.filter { $0.count > 1 && !stopwords.contains($0) }.map { stem($0) })
  }

  /// What a goal is about, as far as the tables know.
  func topics(of goal: Goal) -> [Topic] {
    let stems = stems(of: goal.words)
    return topics.filter { !$0.signs.isDisjoint(with: stems) }
  }
}

/// A language of which the coach knows no words.
public struct PhrasebookProblem: Problem, Equatable {
  let wanted: String
  let known: [String]

  public var description: String {
    "there are no rules for the language '\(wanted)' yet; there are some for: \(known.joined(separator: ", "))"
  }

  public var status: Status { .usage }
}
