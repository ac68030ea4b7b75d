/// Remarks on a sentence that say what is to become of it, and are no sentence themselves.
extension Paraphrase {
  static let remarked = [
    Paraphrase("say it in the first person", "[*] in [the] (first|1st) person [*]", "as I", where: ofSentences),
    Paraphrase(
      "the third is more honest",
      "[no|hmm|actually|yes] [,] [the|number|sentence] {first|second|third|1|2|3|1st|2nd|3rd} [one|sentence] (is|feels|sounds|reads|seems|looks) {…}"
    ) { isPraise($1[2]) ? "keep \(number($1[1]))" : nil },
    Paraphrase("the dog one is lovely", "[no|hmm|actually|yes] [,] the {_ [_]} (one|sentence) (is|feels|sounds|reads|seems|looks) {…}") {
      dialogue, said in
      guard isPraise(said[2]) else { return nil }
      return dialogue.candidates.firstIndex { dialogue.has($0.text, said[1]) }.map { "keep \($0 + 1)" }
    },
    Paraphrase(
      "the second sentence is boring",
      "[the|number|sentence] {first|second|third|1|2|3|1st|2nd|3rd} [one|sentence] (is|feels|sounds|reads|seems|looks) {…} [, *]"
    ) { isBlame($1[2]) ? "\(number($1[1])) is wrong" : nil },
    Paraphrase("\"I walk the dog\" sounds like an order", "“ {… … …} ” (sounds|reads|feels|looks|seems|is) *") { dialogue, said in
      // What is only a part of a sentence is left out.
      let isWhole = dialogue.candidates.contains {
        $0.text.lowercased().hasPrefix(said[1].lowercased()) && $0.text.count < said[1].count + 2
      }
      return isWhole || dialogue.goal.stated.reason.map { $0.lowercased().contains(said[1].lowercased()) } != true
        ? refusal(dialogue, said) : "without the reason"
    },
    Paraphrase(
      "no that's wrong, delete the dog one",
      "[* (,|.)] (delete|remove|scrap|bin|get rid of|take out|drop|lose) the {_ [_]} (one|ones|sentence) [please|now]"
    ) { refusal($0, $1) ?? "without \($1[1])" },
    Paraphrase(
      "amen", "(amen|bingo|spot on|nailed it|perfect|love it|that's me|lovely|brilliant|that's perfect|it's perfect) [!]", "keep 1",
      where: ofSentences),
    Paraphrase(
      "is there another one?",
      "[and|ok] (is there|are there|have you got|do you have|got) [any] (another|other|more|others|different) [one|ones|sentence|sentences] [?]",
      "others", where: { dialogue, _ in !dialogue.candidates.isEmpty }),
    Paraphrase(
      "can it say Rex instead of the dog",
      "(can|could|should) (it|that|you|we|the sentence) [please] (say|use|read|have|put) {…} (instead of|rather than|not|and not) {…} [please] [?]",
      "change {2} to {1}", where: isSaid("{2}")),
    Paraphrase(
      "lunch sounds daft, dinner",
      """
      [hmm|no] [,] [‘] {…} [’] (isn't|is not|aren't|is|are|sounds|feels|looks|won't be) {…} (,|.|;|-) \
      ([so|just] (say|make it|put|use|have|better|rather|more like|maybe)|[maybe]) {…}
      """
    ) { dialogue, said in
      let (old, verdict, new) = (said[1], TypedWords(said[2]).words.count, said[3])
      guard verdict < 4, !["it", "that", "this", "i"].contains(old.lowercased()), TypedWords(old).words.count < 6,
        TypedWords(new).words.count < 6, dialogue.question != .reason, dialogue.isSaid(old), !isClause(new),
        !["other", "another", "different", "something", "scrap", "forget", "drop", "delete", "remove", "skip", "leave"].contains(
          plainWord(new))
      else { return nil }
      return dialogue.correction(of: old, to: new)
    },
    Paraphrase(
      "it's not really about the dog, I just want to be outside",
      "[no [,]] (it's|its|it is|this is|that's|it isn't|this isn't) [not] [really|just|only] about {…} [,|;|.] [but|,] i [just|only|really] want to {… …}",
      "because I want to {2}", where: { hasSentences($0) && $1[0].lowercased().contains(/not|n't/) }),
    Paraphrase(
      "you can't walk a dog in traffic", "you (can't|cannot|can not) {… … …}", "I can't {1}",
      where: ofSentences),
    Paraphrase(
      "I've already walked the dog", "(i've|ive|i have|we've|we have) already {_} {…}", "I don't need {2}",
      where: ofSentences),
    Paraphrase(
      "I want my son to see me", "i (want|need|'d like) {(him|her|them|people|my _) to … …}", "because I want {1}",
      where: ofSentences),
    Paraphrase("my sister's name is Anna", "(my|our) {_} (name|real name) is {_}") { dialogue, said in
      guard said[1].lowercased().hasSuffix("'s"), said[2].first?.isUppercase == true, dialogue.question != .reason else { return nil }
      return "change my \(said[1].dropLast(2)) to \(said[2])"
    },
  ]

  /// That the sentences are on the screen, and no other answer is awaited.
  static let ofSentences: Condition = { dialogue, _ in hasSentences(dialogue) }

  /// Whether the sentences are on the screen, and no other answer is awaited.
  static func hasSentences(_ dialogue: ScriptedConversation) -> Bool {
    [.belief, .change].contains(dialogue.question) && !dialogue.candidates.isEmpty
  }

  /// Whether words say of a sentence that it is the one.
  static func isPraise(_ words: String) -> Bool {
    let small = ScriptedConversation.plainWords(of: words)
    return small.count < 6 && !praises.isDisjoint(with: small) && !small.contains { doubts.contains($0) || $0.hasSuffix("n't") }
  }

  /// Whether words say of a sentence that it is not the one, and ask for no other form of it.
  private static func isBlame(_ words: String) -> Bool {
    let small = ScriptedConversation.plainWords(of: words)
    guard small.count < 6, let last = small.last, !["about", "for", "with"].contains(small[0]), !small.contains("but") else {
      return false
    }
    return !["long", "short", "soft", "wordy", "vague", "strong", "hard", "much", "big", "small", "ok", "okay"].contains(last)
      && !isPraise(words) && (small.contains("not") || !small.contains { praises.contains($0) })
  }

  private static func isClause(_ words: String) -> Bool {
    ["i", "i'm", "it", "it's", "he", "she", "they", "that", "that's", "because", "but", "can", "you", "is", "isn't", "are"].contains(
      ScriptedConversation.plainWords(of: words).first ?? "")
  }

  private static let praises = Inflection.words(
    """
    honest truer true closer closest nearer nearest kinder nicer nice lovely best better good great perfect right me mine beautiful warmer real fine
    brilliant favourite favorite
    """)
  private static let doubts: Set = ["not", "but", "too", "never", "hardly", "barely", "if"]
}
