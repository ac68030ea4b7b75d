/// The coach's knowledge of one language: tables of words.
public struct Phrasebook: Sendable {
  /// The language's code in BCP 47: "en".
  public let language: String
  let notation: Notation

  // MARK: How words are written

  /// Contractions with the words that they are short for: "don't".
  let contractions: [Substring: [Substring]]
  /// The ending of a contracted negation, and its full form.
  let negativeEnding: (short: String, full: Substring)
  /// Words written with an apostrophe at their beginning: "'til".
  let elisions: Set<Substring>
  /// Titles before a name, often with a point.
  let titles: Set<Substring>
  /// The short form of "number" before a point and digits, and its full form: "song no. 5".
  let numberSign: (short: Substring, full: Substring)
  /// Words of the lists that are names too: "Dr. No".
  let names: Set<Substring>
  /// Verbs before cited words.
  let verbsOfSaying: Set<Substring>

  // MARK: How sentences are made

  let firstPerson: Set<Substring>
  let secondPerson: Set<Substring>
  /// Phrases such as "thank you", which are said to others.
  let courtesies: WordList
  /// Words for somebody who can act, with which a clause begins.
  let subjects: Set<Substring>
  /// Words after which a clause continues: "when I sit and I wait".
  let joiners: Set<Substring>
  let subordinators: Set<Substring>
  let longSubordinators: [[Substring]]
  /// Phrases that begin with a subordinator but mean no "when": "once a day".
  let noCues: [[Substring]]
  /// Prepositions that begin a cue if a comma follows: "at ten, ...".
  let cuePrepositions: Set<Substring>
  /// Times and places at the end of a sentence.
  let times: WordList
  /// Words that join two clauses. A comma with one of `conjunctions` does so too.
  let clauseMarks: WordList
  let conjunctions: Set<Substring>
  let determiners: Set<Substring>
  let auxiliaries: Set<Substring>
  let adverbs: Set<Substring>
  /// Verbs for states, not for acts.
  let stative: Set<Substring>
  let actions: Set<Substring>
  let vowels: String
  /// Common words of this language; then of others that use its letters.
  let common: Set<Substring>
  let foreign: Set<Substring>

  // MARK: What rules look for

  let negations: WordList
  /// Negations that a refusal may use: "I don't ...".
  let refusals: WordList
  let obligations: WordList
  let inabilities: WordList
  let absolutes: WordList
  let fantasies: WordList
  /// Words that make a claim about oneself easier to believe.
  let softeners: WordList
  /// Words that may follow "I am" without a claim about the person's character.
  let states: Set<Substring>
  /// Words that end like a verb in progress but are adjectives: "charming".
  let adjectives: Set<Substring>
  let vagueTimes: WordList
  let deferrals: WordList
  let comparisons: WordList
  let blame: WordList
  let promises: WordList
  /// Acts of others, which only they can decide.
  let others: WordList
  let sleepEffort: WordList
  let calming: WordList
  let artefacts: WordList
  /// Words with which a model begins a reply, but nobody an affirmation.
  let artefactStarts: WordList

  // MARK: What rules say instead

  /// Phrases with better words for each; empty to remove the phrase.
  let swaps: [String: String]
  let choose: (one: String, third: String)
  let chooseOne: String
  let learning: String
  let becoming: String
  /// The cue of an urge with the subject: "When the urge comes, I".
  let atTheUrge: String
  let forms: Forms

  struct Forms: Sendable {
    let first: Substring
    let be: Substring
    let beFirst: String
    let beOther: String
    let beThird: String
    let not: Substring
    /// Words of the second person with those of the first: "your" is "my".
    let fromSecond: [Substring: String]
  }

  // MARK: What goals are about

  let topics: [Topic]
  /// Words of change that fit any goal of a kind: "urge" for a habit to leave, "small step" for a habit to have.
  let change: [Goal.Kind: WordList]
  /// Words of goals that say nothing of their subject.
  let stopwords: Set<Substring>
  /// Words of goals that are seldom what they are about: times, amounts, and verbs that are nothing without their object.
  let light: Set<Substring>
  /// Words that take away the habit named after them: "I put the phone away".
  let removers: Set<Substring>
  /// Phrases in which a habit's word is harmless.
  let harmless: WordList
  /// The endings that forms of one word may have.
  let endings: [String]

  /// Words of self-harm, in the letters a to z only.
  let danger: DangerTable

  /// Words that tell what a sentence means, and whether it means anything.
  let sense: SenseTable

  /// Words for answers in a conversation by rules.
  let dialogue: ConversationTable

  // MARK: Finding one

  private static let all = [english]

  /// Finds the phrasebook of a language.
  /// - Parameter code: The language's code, of which only the first part counts: "en", "en-GB", "en_US".
  /// - Throws: `PhrasebookProblem` if there is none.
  public static func find(_ code: String) throws(PhrasebookProblem) -> Phrasebook {
    let wanted = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    guard let phrasebook = all.first(where: { $0.language == wanted }) else {
      throw PhrasebookProblem(wanted: String(code.prefix(40)), known: all.map(\.language))
    }
    return phrasebook
  }
}

/// A frequent subject of goals.
struct Topic: Sendable {
  enum Name: Sendable {
    case smoking, drinking, eating, phone, nails, gambling, exercise, sleep, focus, performance, confidence, calm, gratitude, mercy, water
  }

  let name: Name
  /// The stems of words that show that a goal has this subject; then the stems for the habit itself.
  let signs: Set<String>
  let habit: Set<String>
  /// The stems of words that belong to the subject.
  let related: Set<String>
}

extension Phrasebook {
  /// Returns a word in full: "don't" is "do not".
  func expanded(_ word: Substring) -> [Substring] {
    if let full = contractions[word] { return full }
    guard word.hasSuffix(negativeEnding.short) else { return [word] }
    return [word.dropLast(negativeEnding.short.count), negativeEnding.full]
  }

  /// Returns the stems of what belongs to a family's goals: its words, and what its sentences say and those of most other families do not.
  func related(to family: Family) -> Set<String> {
    let families = language == Self.english.language ? Self.familiesByStem : Self.familiesByStem(of: self)
    return family.stems(in: self).union(family.said(in: self).filter { families[$0, default: 0] <= Self.mostFamilies })
  }

  /// The number of families up to which a word belongs to each of them.
  private static let mostFamilies = 3
  private static let familiesByStem = familiesByStem(of: english)

  private static func familiesByStem(of phrasebook: Phrasebook) -> [String: Int] {
    phrasebook.families.reduce(into: [:]) { count, family in
      for stem in family.said(in: phrasebook) { count[stem, default: 0] += 1 }
    }
  }

  /// Returns the part that the forms of a word have in common, roughly: "smok" for "smoking" and "smoke".
  func stem(_ word: some StringProtocol) -> String { Stem.of(word, endings: endings, vowels: vowels) }

}

/// A language without a phrasebook.
public struct PhrasebookProblem: Problem, Equatable {
  let wanted: String
  let known: [String]

  public var description: String {
    "there are no rules for the language '\(wanted)' yet; there are some for: \(known.joined(separator: ", "))"
  }

  public var status: Status { .usage }
}
