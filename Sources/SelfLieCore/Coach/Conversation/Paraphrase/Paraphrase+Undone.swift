/// How people take back what was said or shown, put words right, and turn to another goal in passing.
extension Paraphrase {
  /// The step before, and words that are to be others.
  static let undone = [
    Paraphrase(
      "no, take that back", plainly: "[no|nah|oh|ok|hmm|wait|sorry] (take|took|i take|i took) (that|it) back [please|again]", "back"),
    Paraphrase(
      "ok ok as it was before",
      plainly:
        "[no|ok|okay|oh|hm|hmm|nah|please] [ok|okay|please|just] [(put|have|make|change|set|turn) (it|that|them) [back] [to]] (as|like|how|what|the way) (it|they) (was|were) [before|at first|earlier|first|originally|again]",
      "back"),
    Paraphrase(
      "nah that's weird, back",
      "[nah|no|hmm|hm|eww|ugh] [,] (that's|thats|it's|that is|this is|that sounds|it sounds) [too|a bit|so|just|really] _ (,|.|;|-) [go|take it] back [please]",
      "back", where: ofSentences),
    Paraphrase(
      "no, in my words: I walk alone", "[no|ok|well] [,] [(can|could) you (write|say|put) it] in my [own] words (:|,) {i …}", "\"{1}\"",
      where: isAwaited),
    Paraphrase(
      "five minutes is enough, keep the first",
      "{…} is (enough|fine|ok|plenty|good) (,|.|;) (keep|take|save) [number|the] {first|second|third|one|two|three|1|2|3} [one] [please]",
      { dialogue, said in hasSentences(dialogue) ? "keep \(number(said[2]))" : nil }),
    Paraphrase("or pet the cat", "[hmm|hm|well] [,] or [maybe] {…} [too|instead]") { dialogue, said in
      guard let act = dialogue.goal.stated.replacement, isAwaited(dialogue, said), dialogue.isImperative(said[1]),
        !["quit", "stop"].contains(plainWord(said[1]))
      else { return nil }
      return "instead \(act) or \(said[1])"
    },
    Paraphrase(
      "make it dinner instead of lunch", "[actually|no|well|oh|wait] [,] (make it|do|say) {_|_ _} instead of {_|_ _} [please]"
    ) { dialogue, said in
      // Of two days one is another.
      let isOne = dialogue.goal.stated.trigger.map { $0.contains(" and ") && dialogue.shares($0, with: said[2]) } == true
      return isOne ? "change \(said[2]) to \(said[1])" : dialogue.correction(of: said[2], to: said[1])
    },
    Paraphrase(
      "the reason is wrong, I want to rest", "[no] [,] (the|my) reason is (wrong|not right|off) (,|.|;) [it's|because] {i …}",
      "because {1}", where: isAwaited),
    Paraphrase("not really, I meant a cat", "[no] [,] not really (,|.) i (meant|mean) {…}", "no, I meant {1}", where: isAwaited),
    Paraphrase("can you make two minutes out of it", "(can|could) you make {_ _} (out of|of|from) it [?]", "make it {1}", where: isAwaited),
    Paraphrase("five minutes -> ten minutes", "{…} (->|=>|→) {…}", "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "the first one, but with \"my brother\"",
      "[i like|take|ok] [the|number] {first|second|third|1|2|3} [one] [,] [but] with [the words] ‘ {… …} ’", nearlySaid),
    Paraphrase(
      "the first with my brother",
      "[i like|take|ok] [the|number] {first|second|third|1|2|3} [one] [,] [but] with [the words] {_ _ [_] [_]}",
      nearlySaid),
    Paraphrase(
      "can it be at six instead of after lunch?",
      "(can|could) (it|this|that|i|we) (be|do it|say it|have it) {…} instead of {…} [?]", "{1}",
      where: { isAwaited($0, $1) && Trigger.cue(of: $1[1]) != nil }),
    Paraphrase(
      "easy words please", "[in|with|use] (easy|easier|simple|simpler|plain|plainer|normal) (words|language|english) [please]", "shorter",
      where: isShown),
    Paraphrase(
      "forget the reason", "(forget|skip|never mind|scrap|lose|ditch) (the|that|my) (reason|why|because) [bit|part]", "without the reason",
      where: isAwaited),
    Paraphrase(
      "give me a few ideas",
      "[can you|could you|please] (give me|show me|have you got|i need) (a few|some|a couple of) (ideas|suggestions|tips) [please|?]",
      "what could I do", where: isAwaited),
  ]

  /// What depends on the sentences before.
  static let undoneAnswers = [
    Paraphrase("the first one was better", "[no|hm|hmm|nah|oh] [,] the first [one|version] was (better|nicer)", "back") { dialogue, _ in
      dialogue.isReworded
    },
    Paraphrase("no, with the breathing", "[no|but|hm|hmm] [,] with the {_} [bit|part|too|again|please] [(.|,|;) *]") { dialogue, said in
      guard let first = dialogue.candidates.first?.text, !dialogue.shares(first, with: said[1]) else { return nil }
      return dialogue.earlier.lazy.compactMap { $0.candidates.first?.text }.last { dialogue.shares($0, with: said[1]) }.map { "\"\($0)\"" }
    },
  ]

  /// Another goal, which is named in passing.
  static let turned = [
    Paraphrase(
      "forget all of it. goal: run",
      "[no] [,] (forget|scrap|drop) (all [of] (it|this|that)|everything|it all) [.|,|;|:] [my|new] [goal] [is|:] {…}", "new goal: {1}",
      where: isAwaited),
    Paraphrase("my goal: run", "[my|new|the] goal : {…}", "new goal: {1}", where: isAwaited),
    // "Or play guitar" is done instead, where what is done was asked.
    Paraphrase("hmm, or quit smoking?", "[hmm|hm|no|actually|well|wait] [,] or [maybe|rather|should i|better] {(quit|stop) …} [?]") {
      isAwaited($0, $1) && $0.namesAnotherGoal($1[1]) ? "new goal: \($1[1])" : nil
    },
  ]

  /// Words of a sentence with one that gives way: "my brother" for "my sister".
  private static let nearlySaid: Meaning = { dialogue, said in
    dialogue.nearly(said[2]).map { "change \($0.old) to \($0.new)" }
  }
}

extension ScriptedConversation {
  /// Whether the last step only put the first sentence in other words, as "softer" does.
  var isReworded: Bool {
    guard let last = earlier.last, last.goal.stated == goal.stated, let before = last.candidates.first?.text else { return false }
    return before != candidates.first?.text
  }
}
