/// What picks a sentence or puts it aside in passing, and what puts a word of it right.
extension Paraphrase {
  /// A sentence is picked, rated, put aside, or was better before.
  static let picked = [
    Paraphrase(
      "what about the second one", "[and|ok|hmm|but] [,] (what|how) about [the|number] {1|2|3|first|second|third} [one] [then] [?]"
    ) {
      hasSentences($0) ? "keep \(number($1[1]))" : nil
    },
    Paraphrase(
      "keep 1 anyway",
      "keep [the|number] {1|2|3|first|second|third} [one] [,] (anyway|then|though|for now|i guess|after all|instead|thank you)"
    ) { hasSentences($0) ? "keep \(number($1[1]))" : nil },
    Paraphrase(
      "go with mine",
      "[i'll|ill|let's|ok] [,] (go with|use|take|have|stick with|stay with) (mine|my own|my one|my version|my sentence) [then|please]",
      "keep 1", where: ofSentences),
    Paraphrase(
      "that one, thank you", "(that|this) [one] [,] (then|thank you|thanks|thank you very much|please|it is|will do|for me|that's the one)",
      "keep 1", where: ofSentences),
    Paraphrase(
      "lock it in",
      "(lock (it|that|this) in|book it|sold|deal|(i'm|im|i am) happy with (that|it|this)|let's go with (that|it|this)) [please|then]",
      "keep 1", where: ofSentences),
    Paraphrase("cheers, keep the second", "(cheers|ta|lovely|great|nice|brilliant|thanks|thank you|super|right) [,|.] keep {…}") {
      hasSentences($0) ? "keep \($1[1])" : nil
    },
    Paraphrase("forget it, new goal", "[forget (it|that)|ok|okay|right|actually|nah] [,] new goal [please]", "new goal"),
    Paraphrase("now another goal: run more", "[and|ok|now|so] [now] (another|a different|next|the next) goal (:|,|-) {…}", "new goal: {1}"),
    Paraphrase("not number 3", "[no [,]] not [the|number] {1|2|3|first|second|third} [one] [please|though]") {
      hasSentences($0) ? "\(number($1[1])) is wrong" : nil
    },
    Paraphrase("that's better, 7", "{…} (,|.) [a|an|so] {_}") { dialogue, said in
      guard hasSentences(dialogue) || dialogue.question == .moment, isPraise(said[1]),
        let value = dialogue.phrasebook.dialogue.number(said[2])
      else { return nil }
      return dialogue.question == .belief ? said[2] : value > 5 ? "keep 1" : nil
    },
    Paraphrase(
      "the old one",
      plainly:
        "[no] the (old|previous|last|earlier) one [please|again]|[no] the one before [that]|[go] back to the (ones|one|sentences) [from] before|the (ones|sentences) [from] before|the other (way|one) was better|(it was|that was) better before|i (preferred|liked) (the (other|old|last) (one|way)|the one before)",
      "back"),
    Paraphrase(
      "nah forget it, back to the dog one", "[nah|no|actually|ok] [,] (forget (it|that)|never mind|scrap that) [,] [go] back to *", "back"),
    Paraphrase(
      "breakfast is right after all", "[no] [,] [hang on|wait|actually] [,] {_ [_]} (is|was) (right|correct) [after all|actually]"
    ) {
      dialogue, said in
      let isTime = Trigger.cue(of: said[1]) ?? Trigger.cue(of: "after \(said[1])") != nil
      return hasSentences(dialogue) && isTime && !dialogue.isSaid(said[1]) && !["it", "that"].contains(said[1].lowercased()) ? "back" : nil
    },
    Paraphrase(
      "got anything funnier",
      """
      [(have|do) (you|u)|you|u|can i have|is there] [got|have] [anything|something|one|any] [that's|that is] [a bit|bit|a little|even|much] \
      {_|more _} [please] [?]
      """
    ) { dialogue, said in
      let word = said[1].lowercased().split(separator: " ").last.map(String.init) ?? ""
      return hasSentences(dialogue) && (said[1].contains(" ") || Inflection.isComparative(word))
        && !["easier", "smaller", "bigger", "harder", "longer"].contains(word)
        && dialogue.phrasebook.dialogue.change(said[1]) == nil ? "can it be \(said[1])?" : nil
    },
    Paraphrase(
      "a mix of the first and the last",
      "[how about|what about|can i have|maybe] [a] (mix|mixture|combination|blend|cross) (of|between) *", "combine 1 and 2"),
    Paraphrase(
      "put it all in one",
      "[can you|please] (put|get|have|say|fit) (it|them|that|these|both|all) [all|both] [together] (in|into) one [sentence|line|go] [please] [?]",
      "combine 1 and 2"),
    Paraphrase("also I wanna run", "[and] also i (wanna|want to|would like to|need to) {…}", "i also want to {1}"),
  ]

  /// A word of what was heard is to be another one, said by the way.
  static let righted = [
    Paraphrase(
      "the dog what? it should say dog", "… (?|.|,) (it|that) should (say|mention|have) [the word] [‘] {_ [_]} [’] [in it]",
      "put {1} in it"),
    Paraphrase("no, with my brother", "no [,] {(in|on|under|at|by|into|behind|beside|onto|with) … …}") { dialogue, said in
      guard let act = dialogue.goal.stated.replacement.map({ TypedWords($0) }), Trigger.cue(of: said[1]).map(Trigger.isScheduled) != true,
        let place = act.small.indices.dropFirst().last(where: {
          ["in", "on", "under", "at", "by", "into", "behind", "beside", "with"].contains(act.small[$0])
        })
      else { return nil }
      return "instead \(act.words[..<place].joined(separator: " ")) \(said[1])"
    },
    Paraphrase("no at three when she's out", "no {(at|in|on|when|after|before|during|every|while) …}", "{1}", where: isOpen),
    Paraphrase("not \"walk\", I stroll round the park", "[no [,]] not ‘ {_} ’ [,|;|.] i {…}", "instead {2}", where: isSaid("{1}")),
    Paraphrase("my vet says walk twice", "[*] my [_] _ (says|said) [to] {_ …}") { dialogue, said in
      let verb = String(said[1].prefix { $0 != " " })
      guard hasSentences(dialogue), Inflection.isVerb(verb.lowercased()), dialogue.isSaid(verb), !dialogue.isSaid(said[1]) else {
        return nil
      }
      return "change \(verb) to \(said[1])"
    },
    Paraphrase("no dogs at my work, it's a bakery", "[there (are|is)] no {_} (at|in|on|where|allowed) *") { dialogue, said in
      let act = TypedWords(dialogue.goal.stated.replacement ?? ""), word = act.small.first { dialogue.has($0, said[1]) }
      return hasSentences(dialogue) ? word.map { "without \($0)" } : nil
    },
    Paraphrase(
      "it isn't about the dog its about my back",
      "[no [,]] (it's not|its not|it isn't|it isnt|this isn't|this is not|it is not) about {…} [,|;|.] [but] (it's|its|it is) [about] {…}"
    ) { dialogue, said in
      dialogue.candidates.contains { dialogue.has($0.text, said[1]) } && !dialogue.isSaid(said[2]) ? "without \(said[1])" : nil
    },
    Paraphrase(
      "no wait, delete the minutes word, it's silly", "[no|wait] [,] [wait] [,] (delete|drop|remove|take out|lose) the {_} word [, *]",
      "without {1}"),
    Paraphrase(
      "I dont like 'sister', call her 'my sis'",
      "[*] (don't|dont|do not) like ‘ {…} ’ [,|.|;] (call it|call him|call her|call them|make it|use) ‘ {…} ’", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase("say \"my sister Jean\"", "(say|put|use) ‘ {my _} {_} ’ [please|instead]") { dialogue, said in
      said[2].first?.isUppercase == true && dialogue.isSaid(said[1]) ? "change \(said[1]) to \(said[1]) \(said[2])" : nil
    },
    Paraphrase("no sorry, ring my sister", "[no|oh] [,] sorry [,] {_ …}") { dialogue, said in
      isOpen(dialogue, said) && dialogue.isImperative(said[1]) ? "instead \(said[1])" : nil
    },
    Paraphrase("ok seriously, walk the dog", "[ok|right|but|no] [,] seriously [though|now] [,] {… …}", "{1}"),
    Paraphrase("3pm slump", "[the|my] {_ [_]} (slump|dip|lull|crash)") { dialogue, said in
      guard dialogue.question != .goal, dialogue.question != .kind else { return nil }
      if Trigger.cue(of: "at \(said[1])").map(Trigger.isScheduled) == true { return "at \(said[1])" }
      return ["morning", "afternoon", "evening"].contains(said[1].lowercased()) ? "in the \(said[1].lowercased())" : nil
    },
    Paraphrase(
      "mornings before my shift", "(mornings|evenings|afternoons) {(before|after|when|while) … …}", "{1}",
      where: { dialogue, _ in
        dialogue.question != .goal && dialogue.question != .kind
      }),
    Paraphrase("that's 'walk my dog'", "[no [,]] (it's|its|that's|thats|it is) ‘ {… …} ’ [please|actually]") { dialogue, said in
      dialogue.nearly(said[1]).map { "change \($0.old) to \($0.new)" }
    },
    Paraphrase("I hate the word minutes", "i (hate|can't stand|cannot stand) the word [‘] {_} [’]", "without {1}"),
    Paraphrase("make it the first of the month", "[can you|please] (make|have) it [on] {the …} [please|instead|?]") { _, said in
      Trigger.monthday(said[1]) ?? (said[1].lowercased().hasSuffix(" of the month") ? "on \(said[1])" : nil)
    },
    Paraphrase(
      "say good dog to him", "say {…} to {(her|him|them|my _|the _)}", "instead say {1} to {2}",
      where: { hasSentences($0) && !$0.isSaid($1[2]) || isOpen($0, $1) && !$1[1].contains(" instead") }),
    Paraphrase("change it to £10", "[no] [,] (change|make|say) it [to] {*}") { dialogue, said in
      guard said[1].contains(/[£$€]/), let act = dialogue.goal.stated.replacement.map({ TypedWords($0).small }) else { return nil }
      let old = act.drop { !TypedWords.numbers.contains($0) }.prefix { TypedWords.numbers.contains($0) }
      return old.isEmpty ? nil : "change \(old.joined(separator: " ")) to \(said[1].filter { !"£$€".contains($0) })"
    },
    Paraphrase(
      "huh? I just mean walk the dog", "[huh|eh|what|sorry|no] [?|,|.] i [just|only|simply] (mean|meant) {… …}", "instead {1}",
      where: { dialogue, said in
        dialogue.question != .goal && Inflection.isVerb(said[1].lowercased().prefix { $0 != " " }.description)
      }),
    Paraphrase(
      "about three on shift", "(about|roughly|approximately|circa|sort of) {…}", "around {1}",
      where: { dialogue, said in
        [.moment, .belief, .change].contains(dialogue.question) && Trigger.cue(of: "around \(said[1])").map(Trigger.isScheduled) == true
      }),
    Paraphrase(
      "can you make it less about the dog?", "(can|could) (you|we) make it less about [the|my] {_} [*]", "without {1}", where: isSaid("{1}")
    ),
  ]
}
