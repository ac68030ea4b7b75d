/// Wishes for other sentences, other words and other amounts, as people type them by the way.
extension Paraphrase {
  static let wished = [
    Paraphrase(
      "and don't say \"stroll\", it's a buzzword", "[and|but] (don't|dont|do not|never) say “ {…} ” (,|.|;) *", "without {1}",
      where: ofSentences),
    Paraphrase(
      "make it \"feed the dog\" instead", "make it “ {… …} ” [instead|please]", "instead {1}",
      where: { hasSentences($0) && $0.isImperative($1[1]) }),
    Paraphrase(
      "can you put cats and not dogs", "[*] (can|could) you put {_} [and|,] not [a|an|the] {_}", "change {2} to {1}", where: ofSentences),
    Paraphrase("no, not after lunch, before it", "[no] [,] not after [the|my] {_} , before (it|that)", "before {1}") {
      hasSentences($0) && $0.isSaid($1[1])
    },
    Paraphrase(
      "no, I feed the cat", "(no|nah|nope) [,] i {_ … …}", "instead {1}",
      where: { hasSentences($0) && $0.isImperative($1[1]) && ScriptedConversation.tellsAct(["i"] + TypedWords($1[1]).small) }),
    Paraphrase(
      "that'll do nicely, thanks", plainly: "(that'll|that will|it'll|this will|thatll) do (nicely|fine|well|me) [thanks|thank you|then]",
      "keep 1"),
    Paraphrase("make it say her name, Jean", "(make|have|let) it say (her|his) name [,|:] {_}") { dialogue, said in
      hasSentences(dialogue) ? first(in: "her name's \(said[1])", for: dialogue)?.words : nil
    },
    Paraphrase("I'd rather have it in the second person", "* in [the] (second|2nd) person [*]", "as you", where: ofSentences),
    Paraphrase("I'll have that", plainly: "(i'll|i will|i'd|ill) (have|take) (that|this|that one|this one|the first one)", "keep 1"),
    Paraphrase(
      "two minutes is too long", "{_ _} (is|are) [way|much|still|a bit] too (long|much|many) [for me]", "too big for me",
      where: { hasSentences($0) && isCount(String($1[1].prefix { $0 != " " })) }),
    Paraphrase("two minutes", "[but] {_ _} [then|please]") { dialogue, said in
      let amount = said[1].split(separator: " ").map(String.init)
      guard [.act, .belief, .change].contains(dialogue.question), isCount(amount[0]), let first = dialogue.candidates.first?.text,
        ["minute", "minutes", "pages", "times", "steps", "breaths"].contains(amount[1].lowercased()),
        let other = ScriptedConversation.counting(amount, in: first), other != TypedWords(first).text
      else { return nil }
      return "make it \(said[1])"
    },
    Paraphrase("old dog", "{_} {_}") { dialogue, said in
      guard hasSentences(dialogue), sizes.contains(said[1].lowercased()), let first = dialogue.candidates.first?.text else { return nil }
      let words = TypedWords(first).small.map { $0.filter { $0.isLetter || $0 == "-" } }
      guard let place = words.lastIndex(of: said[2].lowercased()), place > 0, words[place - 1] != said[1].lowercased() else { return nil }
      return sizes.contains(words[place - 1]) ? "change \(words[place - 1]) to \(said[1])" : "change \(said[2]) to \(said[1]) \(said[2])"
    },
    Paraphrase("her name is Jean, can you use her name?", "(her|his) (name is|name's) {_} (,|.|;) *") { dialogue, said in
      hasSentences(dialogue) && said[1].first?.isUppercase == true ? first(in: "her name's \(said[1])", for: dialogue)?.words : nil
    },
    Paraphrase("only tea please, I don't like dogs", "(only|just) {_ [_]} [please] (,|.) i (don't|dont|hate|can't) *") { dialogue, said in
      drunk(dialogue, [said[0], said[1].replacing(/\ please$/, with: "")])
    },
    Paraphrase("I prefer sparkling water", "(i prefer|i'd prefer|i would prefer|i like) {_ [_ [_]]} [better|more]", drunk),
    Paraphrase("not lemon, just sparkling water", "[no] [,] not _ , (just|only) {_ [_ [_]]}", drunk),
    Paraphrase("give me some options", plainly: "(give|show) me (some|more|other) (options|choices|sentences|examples)", "others"),
    Paraphrase("what else have you got?", plainly: "what else (have you got|do you have|is there|can you do|could it be)", "others"),
    Paraphrase(
      "make it simple, my English is not good", "[please] make it (simple|simpler|easy|easier) [please] (,|.) *", "shorter",
      where: ofSentences),
    Paraphrase(
      "that's rather long. could you trim it?",
      "[* (,|.|-)] (can|could|would) you [please] (trim|cut|shorten) it [down] [a bit|a little] [?]", "shorter", where: ofSentences),
    Paraphrase(
      "not bad but not exactly", "(not bad|good|nice|ok|okay|close) [,] but not (exactly|quite|really|it|perfect) [it|right|me|there]",
      "that's not really me", where: ofSentences),
    Paraphrase("bring back the dog", "bring back [the|my] {…}") { dialogue, said in
      hasSentences(dialogue) && dialogue.earlier.contains { dialogue.has($0.candidates.first?.text, said[1]) } ? "back" : nil
    },
  ]

  /// What is drunk or eaten, had in the place of what is drunk or eaten.
  private static let drunk: Meaning = { dialogue, said in
    guard hasSentences(dialogue), let act = Replacement.action(of: said[1]), ["drink ", "eat ", "have "].contains(where: act.hasPrefix),
      dialogue.goal.stated.replacement.map({ !dialogue.has($0, said[1]) || $0.contains(" or ") || $0.contains(" with ") }) ?? true
    else { return nil }
    return "instead \(said[1])"
  }

  private static let sizes: Set = [
    "small", "big", "little", "large", "short", "long", "old", "new", "hot", "cold", "warm", "quick", "slow", "tall", "tiny",
  ]
}
