/// How people say what a sentence should be, piece by piece: "take \"after lunch\" out of it", "instead of walking, just feed the dog".
extension Paraphrase {
  static let dictated = [
    Paraphrase(
      "take \"with my sister\" out of it please", "take “ {…} ” (out|off) [of it|of that|of there] [please]", "without {1}", where: isShown),
    Paraphrase("take the sister out of it", "take {…} out of (it|that|there|this) [please]", "without {1}", where: isShown),
    Paraphrase(
      "drop \"dog\", a walk is a walk", "[but|and] (drop|lose|skip|cut|delete|remove) “ {…} ” [,|.] [*]", "without {1}", where: isShown),
    Paraphrase(
      "no, leave it how it was then",
      plainly:
        "[no|ok|actually] (leave|put|have|keep|make) it [back] (how|as|like|the way|to how|to what|what) it was [then|before|please]",
      "back"),
    Paraphrase(
      "go back to how it was before that",
      plainly: "[no|ok|actually|please] go back to (how it was|what it was|the way it was|what we had|the one) [before] [that]", "back"),
    Paraphrase(
      "instead of the dog, just feed the cat", "[no] [,] (instead of|not|rather than) {…} , [just|only|rather|i] {… …}", "instead {2}",
      where: {
        isAwaited($0, $1) && $0.isImperative($1[2]) && !$1[2].lowercased().hasPrefix("say ")
          && Trigger.cue(of: $1[1]).map(Trigger.isScheduled) != true
      }),
    Paraphrase("not the dog, say my cat", "not [the|my|a] {_} , say [it's|that] {…}", "change {1} to {2}") {
      isShown($0, $1) && stands($1[1], in: $0)
    },
    Paraphrase(
      "feed the cat, say it like that", "{… …} , (say|put|write|have) it like that [please]", "instead {1}",
      where: { isAwaited($0, $1) && $0.isImperative($1[1]) }),
    Paraphrase(
      "can it just be: I feed the cat",
      "[ok|hm] [,] (can|could) (it|that|the first one) [not] [just|simply] (be|read|say) [:|,|just] {i … …} [?]",
      "{1}", where: isShown),
    Paraphrase(
      "can it just be: when I get home, I feed the cat",
      "[ok|hm] [,] (can|could) (it|that|the first one) [not] [just|simply] (be|read|say) [:|,|just] {(when|after|before|at|on|in|while|every) … , i … …} [?]",
      "{1}", where: isShown),
    Paraphrase(
      "could it say \"before I press send\"?",
      "[*] (can|could|may i have|make|let|i'd like|what if|i'd rather|i would rather|i wish) it [to] [just|simply] (say|said|says|begin with|start with|read|have) “ {…} ” [instead|please] [?]"
    ) { dialogue, said in
      guard isShown(dialogue, said) else { return nil }
      if Trigger.cue(of: said[1]) != nil, dialogue.isMomentLike(said[1]) { return said[1] }
      // "I'd rather it said "and leave the rest to them"" says more, and "what if it just said "I wait"" all.
      if said[0].lowercased().contains(" said "), ["and", "i"].contains(plainWord(said[1])) {
        return plainWord(said[1]) == "i" ? "\"\(said[1])\"" : said[1]
      }
      return dialogue.isImperative(said[1]) ? "instead \(said[1])" : reasonLike(said[1]) ? said[1] : nil
    },
    Paraphrase(
      "say \"so that I sleep better\"", "[make|have] [the first one|the first|it] say “ {(so that|because|so) …} ” [please]", "{1}",
      where: isShown),
    Paraphrase(
      "can you make it so it mentions the grandkids",
      "(can|could) you make it so [that] it (mentions|says something about|names|has) {(the|my) _ [_]} [in it] [?]", "because of {1}",
      where: isShown),
    Paraphrase(
      "I want his name in it, Max", "(i want|i'd like|put|have|add) (his|her) name in [it|there|that] (,|:|.) {_}"
    ) { dialogue, said in
      hasSentences(dialogue) ? first(in: "her name's \(Inflection.capitalized(said[1]))", for: dialogue)?.words : nil
    },
    Paraphrase(
      "I would rather feed the cat, can you put that in?",
      "(i would|i'd) (rather|prefer to|like to) {… …} (,|.) (can|could) (you|it) (put|have|say|use) that [in] [?]", "instead {1}",
      where: { isAwaited($0, $1) && $0.isImperative($1[1]) }),
    Paraphrase(
      "a cat, I feed the cat", "{… …} , i {… …}"
    ) { dialogue, said in
      let thing = TypedWords(said[1]).small, act = TypedWords(said[2]).small
      guard hasSentences(dialogue), thing.count < 4, ["a", "an", "the", "my"].contains(thing[0]), let last = thing.last, act.contains(last),
        dialogue.isImperative(said[2])
      else { return nil }
      return "instead \(said[2])"
    },
    Paraphrase(
      "change it to feed the cat", "(change|switch|make) it to {… …}", "instead {1}",
      where: { isShown($0, $1) && $0.isImperative($1[1]) && !$1[1].lowercased().hasPrefix("say ") }),
    Paraphrase(
      "after my shift instead of after lunch",
      "[at|on|in] {(after|before|at|on|in|when|during) …} instead of (before|after|at|on|in|when|during) …", "{1}",
      where: { isAwaited($0, $1) && Trigger.cue(of: $1[1]) != nil }),
  ]

  /// What depends on the question, and on no sentence.
  static let dictatedAnswers = [
    Paraphrase(
      "just ring her. There's no smaller",
      "[*] (there's|theres|there is|there isn't a|there isnt a) [no] smaller [one|step|bit] [than that]", "skip"
    ) {
      dialogue, _ in dialogue.question == .act
    },
    Paraphrase(
      "five circles with each hand, that's the smallest",
      "{…} [,|.] [well] (that's|thats|it's|its|that is|this is|would be) [about] (the smallest|as small as it gets) [step|thing|one|bit]",
      "{1}",
      where: { dialogue, _ in dialogue.question == .act }),
    Paraphrase(
      "the smallest would be five of them",
      "[well] [,] the smallest [step|thing|one|bit] [of it] (would be|is|might be|,|:) {…}", "{1}",
      where: { dialogue, _ in dialogue.question == .act }),
    Paraphrase(
      "smallest step, pick up the phone", "[the|my] smallest [step|thing|one] (,|:|-) {…}", "{1}",
      where: { dialogue, _ in dialogue.question == .act }),
  ]

  /// A number with its thing, in the place of another number in the first sentence: "change five circles to ten circles" for "ten circles"; nil
  /// where the sentence does not count it.
  static func recounted(_ words: String, in dialogue: ScriptedConversation) -> String? {
    let parts = words.split(separator: " ").map { $0.lowercased() }
    guard parts.count == 2, isCount(parts[0]), let first = dialogue.candidates.first?.text else { return nil }
    let said = TypedWords(first).small.map { $0.filter(\.isLetter) }
    guard let place = said.firstIndex(of: parts[1]), place > 0, isCount(said[place - 1]) else { return nil }
    return "change \(said[place - 1]) \(said[place]) to \(words)"
  }

  /// Whether words stand in a sentence on the screen.
  private static func stands(_ words: String, in dialogue: ScriptedConversation) -> Bool {
    dialogue.candidates.contains { " \($0.text.lowercased())".contains(" \(words.lowercased())") }
  }

  private static func reasonLike(_ words: String) -> Bool {
    ["because ", "so that ", "for "].contains(where: words.lowercased().hasPrefix)
  }
}

extension ScriptedConversation {
  /// Whether words begin as a moment does: "before I press send".
  fileprivate func isMomentLike(_ words: String) -> Bool {
    ["before", "after", "when", "at", "on", "in", "while", "during", "every", "as"].contains(TypedWords(words).small.first)
  }
}
