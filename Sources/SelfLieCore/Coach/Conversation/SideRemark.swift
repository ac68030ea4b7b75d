/// A line beside the sentences that nobody says to themselves a thousand times: it speaks to the tool, of the sentences, of what was, or of
/// how somebody feels just now.
struct SideRemark: Sendable {
  /// What a remark is about.
  enum Matter: Sendable { case tool, question, sentence, feeling, past }

  /// A line that somebody says to the sentence "After lunch, I walk the dog."
  let example: String
  let matter: Matter
  private let pattern: PhrasePattern
  private let isMet: Paraphrase.Condition

  private init(
    _ matter: Matter, _ example: String, _ pattern: String, where isMet: @escaping Paraphrase.Condition = { _, _ in true }
  ) {
    (self.matter, self.example, self.pattern, self.isMet) = (matter, example, PhrasePattern("\(Self.lead) \(pattern)"), isMet)
  }

  /// The most words and signs in a line that is read.
  private static let longest = 40

  /// Finds the first row that a line is; nil for a line that is no remark.
  static func first(in line: String, for dialogue: ScriptedConversation) -> (place: Int, matter: Matter)? {
    let lexemes = PhrasePattern.lexemes(of: line)
    // A moment and what is done then is a sentence, whatever is in it.
    guard lexemes.count <= longest, !isPlan(line) else { return nil }
    for (place, row) in rows.enumerated() {
      if let kept = row.pattern.kept(of: lexemes), row.isMet(dialogue, [line] + kept) { return (place, row.matter) }
    }
    return nil
  }

  /// Whether a line is written as what somebody says to themselves: "I rest", "my hands are still", "after lunch I walk".
  static func isSelfTalk(_ line: String) -> Bool {
    let small = ScriptedConversation.plainWords(of: line)
    guard let first = small.first, small.count > 1 else { return false }
    // "At the roundabout I look, signal and turn."
    let isTimed = ["at", "in", "on", "when", "whenever", "before", "after", "every", "each", "while", "once", "today", "tonight"].contains(
      first)
    if isTimed, let subject = small.indices.dropFirst().last(where: { small[$0] == "i" }), subject + 1 < small.count {
      return !wanting.contains(small[subject + 1])
    }
    if ["my", "i'm", "im", "i'll"].contains(first) || isPlan(line) { return true }
    // "You're still a good dad."
    if ["you're", "youre"].contains(first) {
      return small.count > 3 && small.prefix(4).contains { ["a", "an", "enough", "allowed", "safe", "loved"].contains($0) }
    }
    return ["i", "you"].contains(first) && !wanting.contains(small[1]) && !ScriptedConversation.isPast(small)
  }

  /// Whether a line says when, and what somebody does then.
  private static func isPlan(_ line: String) -> Bool {
    var words = TypedWords(line)
    guard Trigger.cue(leading: &words) != nil, let first = words.small.first else { return false }
    return ["i", "i'm", "you", "my"].contains(first) && words.words.count > 1 && !wanting.contains(words.small[1])
  }

  /// Verbs with which somebody talks of what they want or think, and says nothing to themselves.
  private static let wanting: Set = [
    "want", "wanted", "need", "needed", "would", "could", "should", "might", "prefer", "wish", "hope", "wonder", "guess", "suppose",
    "think",
    "thought", "mean", "meant", "said", "asked", "told", "already",
  ]

  private static let lead = "[ok|okay|hmm|hm|wait|oh|well|sorry|um|yes|no|lol|haha] [,|.] [and|but|also] [,]"
  private static let verdicts = "(is|are|sounds|sound|feels|feel|seems|seem|reads|read|looks|look|makes|says|needs|has|isn't|doesn't)"

  static let rows = [
    SideRemark(.question, "and can you call me then?", "[* (,|.)] [and|but|so] (can|could|will|would|do|did|are|have) you *"),
    SideRemark(
      .question, "what the hell is a dog", "(what|who|why|how|where) (the|on|in) (hell|heck|fuck|earth|world|bloody hell|devil) *"),
    SideRemark(
      .tool, "you're not very bright are you", "(you're|youre|you are|ur) [not|so|really|very|too|a] * "
    ) { dialogue, said in
      dialogue.style != .distanced && !said[0].hasSuffix(".") && !isSelfTalk(said[0])
    },
    SideRemark(
      .tool, "you made it sound like an order",
      """
      you (made|said|wrote|forgot|kept|got|changed|took|lost|dropped|left|gave|missed|invented|ignored|turned|misunderstood|misread|meant|\
      didn't|haven't|weren't|won't|shouldn't|can't|cannot|couldn't|should|could|'ve|have) *
      """),
    SideRemark(
      .tool, "you keep saying the dog", "you (keep|put|make|say|use|took) (it|this|that|me|him|her|the word|saying|asking|making) *"
    ) {
      dialogue, _ in dialogue.style != .distanced
    },
    SideRemark(
      .sentence, "the second one needs the dog",
      "[the|number|sentence] (first|second|third|last|1|2|3|1st|2nd|3rd) [one|sentence] \(verdicts) *"),
    SideRemark(
      .sentence, "the dog one makes me laugh",
      "the [_] [_] (one|ones|sentence|sentences|word|words|wording|line|bit|part) (\(verdicts)|about *|with *) *"),
    SideRemark(
      .sentence, "the dog isn't about lunch",
      "{…} ((sounds|reads|is about|are about|isn't about|aren't about) *|(makes no sense|doesn't make [any] sense|is (weird|daft|silly|wrong)) [*])"
    ) { !["i", "you", "it", "that", "this"].contains(Paraphrase.plainWord($1[1])) && !$1[0].isEmpty && $0.question != .goal },
    SideRemark(.sentence, "I'm not sure what \"stings\" is about", "(i'm|im|i am) not sure [*]"),
    SideRemark(.sentence, "\"lunch\" what lunch?", "[*] “ {…} ” *") { dialogue, said in
      isAsked(said[0]) || dialogue.candidates.contains { $0.text.lowercased().contains(said[1].lowercased()) }
    },
    SideRemark(.sentence, "it's not about the dog", "((it's|its|it is|this is) not|(it|this) (isn't|wasn't) about) *") {
      !ScriptedConversation.isDoubt($1[0]) && $0.question != .goal
    },
    SideRemark(.feeling, "I'm terrified tbh", "(i'm|i am|im) {…}") { _, said in
      let small = ScriptedConversation.plainWords(of: said[1])
      return !said[0].hasSuffix(".") && small.count < 8 && small.prefix(3).contains(where: isStrain)
        && !small.contains { ["not", "less", "no", "never", "without"].contains($0) }
    },
    SideRemark(.feeling, "I'm laughing now", "(i'm|i am|im) [actually|really|just] {_} [*] (now|already|here)") {
      Inflection.base(ofGerund: $1[1].lowercased()) != nil
    },
    SideRemark(.feeling, "I am a mess to be honest", "(i|i'm|i am|im) * (tbh|ngl|to be honest)"),
    SideRemark(.past, "haha funny", "(haha|lol|hehe|funny|that's funny) [,] [that's|thats] [funny|hilarious|a good one]"),
    SideRemark(.past, "my sister watches till midnight though", "(my|our) {_} {_} [*] (though|tho)") {
      Relative.isIn([Paraphrase.plainWord($1[1])]) && !$1[0].hasSuffix(".")
    },
    SideRemark(.past, "my hands are usually cold", "my {_ [_]} (is|are) (usually|mostly|normally|often|sometimes|always) *") {
      !$1[0].hasSuffix(".")
    },
    SideRemark(.past, "my sister's name was Doreen, put her in", "(my|our) {…} (was|were|used to) *") { !$1[0].hasSuffix(".") },
    SideRemark(
      .past, "my doctor recommended it", "my {_ [_]} (recommended|recommends|suggested|prescribed|advised|insists|insisted) *"),
    SideRemark(.past, "I live alone so no family stuff", "i (live|work|have|don't have|am|study) {…} so no {…}"),
    SideRemark(.past, "I practise already, I just rush", "i {_} already [(,|.) *]") { !$1[0].hasSuffix(".") },
    SideRemark(.feeling, "I still love her", "i [still|really|just] (love|miss|hate|like) (him|her|them)"),
    SideRemark(.past, "I've already walked him", "(i've|ive|i have|we've|we have|i|we) already *"),
    SideRemark(
      .past, "we've drifted apart", "(i've|ive|i have|we've|we have|i'd|i had|we had) [just|only|never|always|now|actually] {_} [*]"
    ) {
      let verb = $1[1].lowercased()
      return !$1[0].hasSuffix(".") && !Self.gains.contains(verb) && Inflection.base(ofParticiple: verb) != nil
    },
  ]

  private static func isAsked(_ line: String) -> Bool { line.hasSuffix("?") || line.contains(/(?i)\b(?:what|who|why|how)\b/) }

  /// What somebody has done and is glad of, which a sentence may say: "I've learned to rest".
  private static let gains: Set = [
    "got", "learned", "learnt", "come", "survived", "grown", "done", "made", "earned", "overcome", "begun", "decided", "chosen", "found",
    "put",
  ]

  /// Whether a word says how somebody is who is not well: "terrified", "crying".
  static func isStrain(_ word: String) -> Bool {
    strains.contains(word) || ScriptedConversation.sorrows.contains(word)
  }

  private static let strains = Inflection.words(
    """
    crying shaking trembling sweating panicking struggling freaking drowning terrified petrified frightened afraid overwhelmed ashamed embarrassed
    gutted shattered knackered drained heartbroken lonely upset tearful emotional stressed depressed hopeless tired frustrated furious guilty
    confused desperate stuck devastated numb dreading
    """)

  /// Whether a line speaks of the sentences or of the person's life, and is none to say: "but I cycle to work", "I want two of these".
  static func isTold(_ line: String) -> Bool {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard let first = small.first else { return false }
    if ScriptedConversation.tellsOfOthers(line) { return true }
    if first == "and", small.last == "too" || first == "also" && small.contains("happens") { return true }
    if first == "also", small.count > 1, ["happens", "when", "because"].contains(small[1]) { return true }
    // "The cholesterol one sounds wrong, it's my doctor", "I'm scared of the drill, not the phone call".
    if line.contains(/(?i)\bone(?:'s(?!\s+too)|\s+(?:sounds|feels|seems|is|was))\s/)
      || line.contains(/(?i)\sbut\s+(?:can|could)\s+(?:it|you|he|she|we|i)\s/) || small.firstRange(of: ["not", "the"]) != nil
    {
      return true
    }
    if ["it's", "he's", "she's", "they're"].contains(first), !line.hasSuffix(".") { return true }
    if small.starts(with: ["i", "don't"]), small.count > 2,
      ["have", "want", "think", "understand", "like", "get", "know"].contains(small[2]),
      small.count < 9, !line.hasSuffix(".")
    {
      return true
    }
    if ["but", "makes", "made", "although", "though"].contains(first) || small.starts(with: ["as", "if"]) { return true }
    if small.starts(with: ["i", "preferred"]) || small.starts(with: ["i", "liked"]) || small.starts(with: ["just", "kidding"]) {
      return true
    }
    if first == "i", small.contains("these") || small.contains("those"), small.count < 7 { return true }
    // "My son's in the back, can he be in there".
    return line.wholeMatch(of: /(?i).+,\s+(?:can|could)\s+(?:he|she|it|we|you|they|i)\s+.+/) != nil
  }
}

extension ScriptedConversation {
  /// Whether a line is a remark, and no sentence to say.
  func isRemark(_ line: String) -> Bool { SideRemark.first(in: line, for: self) != nil || SideRemark.isTold(line) }

  /// What is said to a remark, which changes nothing.
  func answer(_ matter: SideRemark.Matter) -> String {
    switch matter {
    case .tool: "Then say what it should say, as in \"not gum, mints\", or write it as you would say it."
    case .question: "I can't answer that; I make sentences of what you say."
    case .sentence: "Say what you would have otherwise, or \"others\"."
    case .feeling: "I hear you. Take your time, the sentences wait; \"softer\" makes them gentler."
    case .past: Self.inMind
    }
  }
}
