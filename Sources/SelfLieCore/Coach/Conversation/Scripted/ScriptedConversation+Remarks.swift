/// Lines that ask, deny or only tell something, and are no affirmation: what they take away, and what is said to them.
extension ScriptedConversation {
  /// Whether a line is put as a question, with its sign or without: "can I whisper it", "how loud should it be".
  static func isAsked(_ line: String) -> Bool {
    let small = plainWords(of: line)
    guard small.count > 2 else { return false }
    // "Is eleven too late", "what if he gets angry".
    if beginnings.contains(small[0]) || small[0] == "what" && small[1] == "if" && small[2] != "i" { return true }
    if askers.contains(small[0]) { return inversions.contains(small[1]) || measures.contains(small[1]) && small[0] == "how" }
    // "Can you say it in the evening" asks for another sentence.
    if ["can", "could", "would", "will"].contains(small[0]), ["you", "we"].contains(small[1]) { return false }
    // "Do it after lunch" is done.
    let others: Set = small[0] == "do" || small[0] == "have" ? ["i", "you", "we", "they"] : subjects
    return inversions.contains(small[0]) && others.contains(small[1])
  }

  private static let beginnings: Set = ["is", "are", "was", "does", "did", "isn't", "aren't", "doesn't", "should", "shouldn't"]
  private static let askers: Set = ["why", "how", "what", "who", "where", "which"]
  private static let inversions: Set = [
    "is", "are", "do", "does", "did", "can", "could", "should", "shall", "would", "will", "am", "was", "must", "may", "might", "has",
    "have",
    "isn't", "doesn't", "can't", "won't", "shouldn't",
  ]
  private static let measures: Set = ["long", "many", "much", "often", "loud", "fast", "quiet", "big", "soon"]
  private static let subjects: Set = [
    "i", "you", "we", "they", "it", "this", "that", "he", "she", "there", "my", "the", "these", "those", "a", "an", "somebody", "someone",
    "people", "anyone",
    "anybody", "everybody", "nobody",
  ]

  /// Whether a line says of others or of things that they are not so, or what they will do: "she isn't nasty, I just freeze", "that makes me
  /// cry"; and of the sentences which one somebody would have: "I prefer the stone one".
  static func tellsOfOthers(_ line: String) -> Bool {
    let small = plainWords(of: line)
    guard small.count > 2, !line.hasSuffix(".") else { return false }
    // "This is making me cry".
    if ["that", "this"].contains(small[0]), small[1] == "is", ["making", "upsetting", "hurting"].contains(small[2]) { return true }
    guard !isJudged(small), !isDoubt(line) else { return false }
    if ["that", "this"].contains(small[0]), effects.contains(small[1]) { return true }
    // "I'm a woman if that matters".
    if small.suffix(3).starts(with: ["if", "that"]) { return true }
    if small[0] == "i", opinions.contains(small[1]) { return true }
    // "She taught me".
    if ["he", "she", "they"].contains(small[0]), Set(["i", "make", "say", "put", "change", "use"]).isDisjoint(with: small) { return true }
    // "My hand hurts when I write".
    if ["my", "the"].contains(small[0]), !sorrows.isDisjoint(with: small.prefix(4)), !line.contains(",") { return true }
    // "My sister never listens", "nobody is asking me".
    let isOwned = ["my", "our", "the"].contains(small[0]), verb = small[isOwned ? 2 : 1]
    guard isOwned ? Story.isPerson(small[1]) : others.contains(small[0]) else { return false }
    return isNegation(verb) || ["will", "would", "might", "says", "thinks"].contains(verb)
  }

  private static let others: Set = ["he", "she", "they", "it", "we", "people", "everyone", "everybody", "nobody", "somebody", "someone"]
  private static let effects: Set = [
    "makes", "made", "reminds", "hurts", "scares", "wasn't", "would", "gives", "got",
  ]
  private static let opinions: Set = [
    "prefer", "wonder", "suppose", "guess", "doubt", "liked", "preferred", "thought", "meant", "said", "asked", "told", "miss",
  ]

  static func isNegation(_ word: String) -> Bool {
    word.hasSuffix("n't") || ["never", "not", "cannot", "dont", "didnt"].contains(word)
  }

  /// The words of a line in lower case, without signs.
  static func plainWords(of line: String) -> [String] {
    TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }.filter { !$0.isEmpty }
  }

  /// Whether a line says how a sentence is: "that sounds vain", "too posh".
  static func isVerdict(_ line: String) -> Bool {
    let small = plainWords(of: line)
    return small.count < 6 && (isJudged(small) || small.first == "that's" && small.count < 4 || small.first == "too")
      && !small.contains("not") && !line.contains("\"")
  }

  /// Whether a line says something of what the first sentence names, and asks for nothing: "tonic tastes bitter".
  func isComment(_ line: String) -> Bool {
    let small = Self.plainWords(of: line)
    guard small.count > 2, let text = candidates.first?.text, !Request.isOrder(line), !phrasebook.dialogue.isOrder(line) else {
      return false
    }
    return !Inflection.isVerb(small[0]) && Inflection.base(ofThirdPerson: small[1]) != nil && shares(text, with: small[0])
  }

  static let inMind = "I keep that in mind. To change a sentence, say what it should say."

  /// Whether two texts share a word that says something.
  func shares(_ text: String, with words: String) -> Bool {
    func stems(_ text: String) -> Set<String> {
      Set(phrasebook.stems(of: text.replacing(/['’]s\b/, with: ""))).subtracting(Self.empty)
    }
    return !stems(text).isDisjoint(with: stems(words))
  }

  private static let empty = Set(
    Inflection.words(
      "be do have get go make take say thing bit part really just always more time one anything something people day so need want"))
}
