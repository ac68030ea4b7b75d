/// What people say to the sentences in talk: that none of them is theirs, what is too much, when it really is, and why it really matters.
extension Paraphrase {
  /// What depends on the question or on the goal, and on no sentence.
  static let talkedAnswers = [
    Paraphrase(
      "use yours instead",
      """
      [no|nah|ok|actually|hmm|hm|well|and|but|let's|lets|i'll|i will|not mine] [,] \
      ([use|take|have|give me|show me|i like|i prefer|i'd prefer|i'd rather have|i want|go back to|back to] \
      (one of yours|yours|your (one|sentence|sentences|version|first one|first|suggestion|suggestions|own)) [better|back|more]|\
      (yours|your (one|sentence|version|first one)) (is|was|were|sounds|sounded|are|feels|felt) [much|a lot|way|actually|probably] (better|nicer|best)) \
      [instead|again|please|then|after all] [than mine] [(,|.|;) *]
      """, "without mine", where: { dialogue, said in isAwaited(dialogue, said) && dialogue.hasOwn }),
    Paraphrase(
      "I don't want mine anymore",
      """
      [no|nah|ok|actually|hmm|hm|well|and|but|sorry] [,] (i don't (want|like|need)|i dont (want|like)|forget [about]|drop|scrap|delete|remove|leave|ditch|lose|bin|cancel|throw away|get rid of|\
      take (out|away)|take|never mind|nevermind|without|not) (mine|my sentence|my one|my own [one|sentence]|the one i wrote|what i wrote) \
      [out] [any more|anymore|now|please|after all|then|again] [(,|.|;) *]
      """, "without mine", where: { dialogue, said in isAwaited(dialogue, said) && dialogue.hasOwn }),
    Paraphrase(
      "the one I wrote, please",
      "[no|ok|actually|but] [,] [i want|give me|show me|back to|go back to] (my own one|my own|the one i wrote|the one i had written|what i wrote|my version) [again|back|please|first] [(,|.) please]",
      "back to mine", where: { dialogue, said in isAwaited(dialogue, said) }),
    Paraphrase(
      "whatever is easiest",
      "(whatever|whichever|anything) [is|'s|you think] (easiest|simplest|fine|works|best)|(it's|its|that's) (up to you|your (call|choice))|up to you|your call|dealer's choice"
    ) { dialogue, said in
      guard isAwaited(dialogue, said) else { return nil }
      return [.belief, .change].contains(dialogue.question) ? "which one is best" : "no idea"
    },
    Paraphrase(
      "wiping the table is enough", "{_ …} (is enough|would be enough|will do|would do|is plenty|is fine) [for me|for now|to start with]"
    ) { dialogue, said in
      guard isAwaited(dialogue, said), let first = TypedWords(said[1]).small.first, let verb = Inflection.base(ofGerund: first),
        Inflection.isVerb(verb)
      else { return nil }
      return "instead \(Inflection.bases(of: said[1]))"
    },
    Paraphrase(
      "make it fifteen flashcards", "[ok|no|please] [,] (make it|make that|change it to|let's say|say) {_ _} [instead|please|then]"
    ) {
      dialogue, said in
      isCount(String(said[1].prefix { $0 != " " })) ? recounted(TypedWords(said[1]).text, in: dialogue) : nil
    },
    Paraphrase("fifteen", "[just|only|maybe|say] {_} [please|then|is enough]") { dialogue, said in
      guard dialogue.question == .change, isCount(said[1]), let number = TypedWords(said[1]).small.first,
        !Numerals.english.small.prefix(Belief.scale.upperBound + 1).contains(number), let first = dialogue.candidates.first?.text,
        ScriptedConversation.counting([number], in: first) != nil
      else { return nil }
      return "make it \(number)"
    },
    Paraphrase("150 instead of 200", "[no] [,] {_} instead of {_}") { dialogue, said in
      let (new, old) = (TypedWords(said[1]).text.lowercased(), TypedWords(said[2]).text.lowercased())
      return isCount(said[1]) && isCount(said[2]) && hasSentences(dialogue) && dialogue.isSaid(old) ? "change \(old) to \(new)" : nil
    },
    Paraphrase("go back one step", plainly: "[no|please|ok] (go|take|step) [it] back (one|a) (step|bit)", "back"),
    Paraphrase(
      "I changed my mind, I'd rather talk about my sleep",
      "[*] (i'd rather|i would rather|let's|can we|i want to) [talk about|work on|do something about|do one about] {my …} [instead|please|?]"
    ) { dialogue, said in
      let isTalk = said[0].lowercased().contains(/\b(?:talk|work|something|one)\s+(?:about|on)\b/)
      return isAwaited(dialogue, said) && isTalk && TypedWords(said[1]).words.count < 6 ? "new goal: \(said[1])" : nil
    },
    Paraphrase(
      "kinda cringe",
      "[it's|that's|they're|these are|this is] [a bit|kinda|kind of|so|too|very|bit] (cringe|cringey|cringy|cheesy|corny|naff|tacky) [tbh|ngl|though]",
      "none of these", where: isShown),
    Paraphrase(
      "change it to say mint gum", "[ok|no|please] [,] (change|make|have) it [to] say {_ [_ [_]]} [instead|please]"
    ) { dialogue, said in
      let first = TypedWords(said[1]).small.first ?? ""
      guard hasSentences(dialogue), !Inflection.cueWords.contains(first),
        !["i", "because", "so", "that", "you", "my", "her", "his"].contains(first),
        Replacement.use(of: TypedWords(said[1]).small) != nil
      else { return nil }
      return "instead \(said[1])"
    },
    Paraphrase("I'd rather say two pages", "(i'd rather|i would rather|i'd) (say|have) {_ _} [please|instead]") { dialogue, said in
      isCount(String(said[1].prefix { $0 != " " })) && hasSentences(dialogue)
        ? recounted(said[1], in: dialogue) ?? "make it \(said[1])" : nil
    },
    Paraphrase("leave it in, I'll have that", plainly: "[leave it in|leave it] (i'll|ill|i will) (have|take) (that|it)", "keep 1"),
    Paraphrase(
      "phone goes in the bathroom", "[the|my] phone (goes|stays|lives|sleeps) {(in|on|outside|under|by) …}", "instead leave my phone {1}",
      where: isAwaited),
    Paraphrase("both please", "[yes|ok|i (want|like|love|take)|i'll (take|have|keep)] both [of them] [please|are good]", "can I keep both")
    {
      dialogue, said in hasSentences(dialogue) && isAwaited(dialogue, said)
    },
    Paraphrase("say clean one room", "say [something like] {_ (a|one|two|three|my|the|his|her) … }", "instead {1}") {
      isAwaited($0, $1) && $0.isImperative($1[1]) && !["thank", "bless", "praise"].contains(plainWord($1[1]))
    },
    Paraphrase(
      "nah these are cringe",
      """
      [nah|no|nope|lol|haha|ugh|hmm|hm|omg|eww|sorry|but] [,|.] ((these|those|they|all of (them|these)) [all] (are|sound|feel|look|seem)|they're|theyre) \
      [all|just|a bit|so|really|kinda|kind of|too|pretty|rather|quite] \
      (cringe|cringey|cringy|cheesy|corny|lame|embarrassing|tacky|naff|awful|terrible|rubbish|stupid|dumb|daft|silly|weird|boring|generic|bad|wrong|\
      not me|not for me|not it) [(,|.) *]
      """, "none of these",
      // "They are bad" may be why.
      where: { isShown($0, $1) && isAwaited($0, $1) && (hasSentences($0) || !plainWords(of: $1[0]).contains { $0.hasPrefix("they") }) }),
    Paraphrase(
      "hmm, it's more that I want to be there for my kids",
      """
      [hmm|hm|well|no|oh|but|and] [,|.] (it's|its|it is) [really|actually|probably|just] more (that|because) \
      {(i|i'd|i'm|my|we|he|she|they|it|our) …}
      """,
      "because {1}", where: isAwaited),
    Paraphrase(
      "he's due in March, and I'd like him to have it",
      "… , and (i'd|i would) (like|love) {(him|her|them|us|my _|to) … …}", "because I want {1}",
      where: { dialogue, _ in dialogue.question == .reason }),
    Paraphrase("no, the moment is the dishes", "[no|well|but] [,] (the|my) (moment|time|trigger) is {…}") { dialogue, said in
      let small = plainWords(of: said[1])
      guard isAwaited(dialogue, said), let first = small.first, let last = small.last, small.count < 9 else { return nil }
      if Inflection.cueWords.contains(first) || Trigger.cue(of: said[1]).map(Trigger.isScheduled) == true { return said[1] }
      guard ["the", "my"].contains(first), small.count < 5 else { return nil }
      return chores.contains(last) ? "when I do \(said[1])" : "at \(said[1])"
    },
    Paraphrase(
      "it's half past six really",
      "[no|oh|well|actually] [,] (it's|its|it is) [more like|about|around|usually|at] {…} [really|actually|now|usually|these days]"
    ) { dialogue, said in
      isAwaited(dialogue, said) && dialogue.goal.stated.trigger != nil && said[1].wholeMatch(of: hour) != nil ? "at \(said[1])" : nil
    },
    Paraphrase(
      "Thursday doesn't work anymore, Saturdays instead",
      """
      [no|sorry|oh] [,] {_} (doesn't|don't|won't|can't) work [any more|anymore|for me|now|any longer] (,|.|;|so|but) \
      [so|but|maybe|make it|can we do|let's do|rather] {_} [instead|please|works|is better|then]
      """
    ) { dialogue, said in
      let told = TypedWords(dialogue.goal.stated.trigger ?? "").words.map { $0.filter(\.isLetter) }
      guard isAwaited(dialogue, said), Trigger.days.contains(said[1].lowercased()), Trigger.days.contains(said[2].lowercased()),
        let old = told.first(where: { day(of: $0) == day(of: said[1]) })
      else { return nil }
      return "change \(old) to \(Inflection.capitalized(day(of: said[2])))\(old.hasSuffix("s") ? "s" : "")"
    },
    Paraphrase(
      "can I have both the reason and the days in one",
      "[*] (can i have|could i have|i want|i'd like) both * in one [sentence|line] [please] [?]", withReason),
    Paraphrase(
      "put the reason in the first one",
      """
      [ok|and|but|can you|could you|please|i want you to] (put|add|include|keep|have|say|mention|bring) [back] (the|my|a) (reason|why) \
      [back] [in|into|to|there|it|that|the first|the first one|number one|number 1|this|too|as well|again] \
      [it|there|that|this|the first one|the first|too|as well] [too|please] [?]
      """, withReason),
    Paraphrase(
      "I'd like the reason in there too",
      """
      [*] (i'd like|i want|i would like|can i have|could i have|can we have|where's|where is|what about|with|and|but) (the|my) (reason|why) \
      [in|back] [it|there|that|the first one] [too|as well|again|please] [?]
      """, withReason),
    Paraphrase(
      "then something a bit harder",
      """
      [then|ok|maybe|now|so] [give me|make it] [something] (a bit|a little|slightly|even) \
      (harder|bigger|more challenging|more ambitious) [then|please]
      """,
      "something bigger", where: ofSentences),
    Paraphrase(
      "too much",
      "[no|hmm|hm|ok|but] [,] [that's|thats|it's|its|that is|this is] [a bit|way|now|just|a little] too much [now|for me|then|at once]"
    ) { dialogue, _ in
      // What was just added goes.
      guard hasSentences(dialogue), let first = dialogue.candidates.first?.text, let before = dialogue.earlier.last?.candidates.first?.text,
        first.count > before.count, first.hasPrefix(before.dropLast())
      else { return nil }
      return "undo that"
    },
    Paraphrase(
      "and another one for the evenings",
      "[and|ok|now|so|please] [can i have|i'd like|i want] (another|another one|one more|one|another sentence) for {…} [too|as well|please]"
    ) { dialogue, said in
      dialogue.isKept ? ["in \(said[1])", said[1], "on \(said[1])"].first { Trigger.cue(of: $0).map(Trigger.isScheduled) == true } : nil
    },
    Paraphrase(
      "can we just say once the kids are in bed",
      """
      (can|could) (we|you|it) [just|please|simply] (say|put|have|make it|do) [it|that] \
      [“] {(when|whenever|once|after|before|while|at|in|on|every) … …} [”] [instead|please] [?]
      """
    ) { dialogue, said in
      guard hasSentences(dialogue), !said[1].contains(", "), let cue = Trigger.cue(of: said[1]) else { return nil }
      return !["at", "in", "on"].contains(plainWord(said[1])) || Trigger.isScheduled(cue) ? said[1] : nil
    },
    Paraphrase("it feels like a chore that way", "(it|that|this) [just|still] feels like (a|an|more|another) {…}") { dialogue, said in
      let table = dialogue.phrasebook.dialogue
      return hasSentences(dialogue) && table.remark(said[0]) == nil && table.change(said[0]).map { $0 == .sentence } != false
        ? "that's not really me" : nil
    },
    Paraphrase(
      "no, I didn't mean that literally",
      "[no|oh|sorry] [,] i (didn't|didnt|don't|did not) mean (that|it|this) [literally|like that|that way|so|word for word]", "undo that",
      where: { dialogue, _ in hasSentences(dialogue) && !dialogue.earlier.isEmpty }),
  ]

  /// The first sentence with the reason that the person told.
  private static let withReason: Meaning = { dialogue, _ in
    guard ![.goal, .kind, .reason].contains(dialogue.question), let reason = dialogue.goal.stated.reason ?? dialogue.goal.reason,
      !dialogue.isHurting(reason),
      let clause = ReasonPhrase.clause(of: reason), let first = dialogue.candidates.first?.text,
      first.hasPrefix("I ") || first.contains(", I "), !first.contains(clause)
    else { return nil }
    return "\"\(first.dropLast()) \(clause).\""
  }

  private static func plainWords(of line: String) -> [String] { ScriptedConversation.plainWords(of: line) }

  /// What is done, and does not happen by itself: "the dishes".
  private static let chores: Set = ["dishes", "laundry", "ironing", "washing", "homework", "cleaning", "shopping", "hoovering", "cooking"]

  /// A day of the week without the ending for several: "thursday" of "Thursdays".
  private static func day(of word: String) -> String {
    let small = word.lowercased()
    return small.hasSuffix("s") ? String(small.dropLast()) : small
  }

  /// A time of the day in words or digits that is no amount: "half past six", "6:30", "ten o'clock".
  private static var hour: Regex<Substring> {
    /(?i)(?:(?:half|quarter|ten|twenty|five)\s+(?:past|to)\s+\w+|half\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d{1,2}:\d\d|\d{1,2}(?::\d\d)?\s?[ap]m|\w+\s+o'?clock)(?:\s+in\s+the\s+\w+)?/
  }
}
