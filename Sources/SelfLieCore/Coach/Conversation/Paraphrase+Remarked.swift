/// Remarks on a sentence that say what is to become of it, and are no sentence themselves.
extension Paraphrase {
  static let remarked = [
    Paraphrase("\"I walk the dog\" sounds like an order", "“ {…} ” (sounds|reads|feels|looks) *", refusal),
    Paraphrase(
      "no that's wrong, delete the dog one",
      "[* (,|.)] (delete|remove|scrap|bin|get rid of|take out|drop|lose) the {_} (one|sentence) [please|now]"
    ) { refusal($0, $1) ?? "without \($1[1])" },
    Paraphrase(
      "the second sentence is boring",
      "[the] {first|second|third} (one|sentence) (is|sounds|feels) [really|just|too|so|a bit|rather|quite] (boring|dull|flat|bland|vain|lame|long-winded)"
    ) { "\(number($1[1])) is wrong" },
    Paraphrase(
      "the third is more honest",
      "[no|hmm|actually] [,] [the] {first|second|third} [one|sentence] (is|feels|sounds) (more honest|more like me|truer|closer|nicer|kinder|warmer)"
    ) { "keep \(number($1[1]))" },
    Paraphrase("amen", "(amen|bingo|spot on|nailed it|hell yes|love it) [!|.]", "keep 1", where: hasSentences),
    Paraphrase(
      "is there another one?", "(is|are) there [any] (another|other|more|others|different) [one|ones|sentence|sentences] [?]", "others",
      where: hasSentences),
    Paraphrase(
      "can it say Rex instead of the dog",
      "(can|could|should) (it|that|the sentence) [please] (say|use|read) {…} (instead of|rather than|and not) {…} [please] [?]",
      "change {2} to {1}", where: hasSentences),
    Paraphrase(
      "it's not really about the dog, I just want to be outside",
      "(it's|its|it is|this is|that's) not [really] about {…} [,] [but] i [just|only|really] want to {… …}", "because I want to {2}",
      where: hasSentences),
    Paraphrase("you can't walk a dog in traffic", "you (can't|cannot|can not) {… … …}", "I can't {1}", where: hasSentences),
    Paraphrase("I've already walked the dog", "(i've|i have|we've|we have) already {_} {…}", "I don't need {2}", where: hasSentences),
  ]

  /// Whether the sentences are on the screen, and no other answer is awaited.
  private static let hasSentences: Condition = { dialogue, _ in
    [.belief, .change].contains(dialogue.question) && !dialogue.candidates.isEmpty
  }
}
