/// How people put right when, how long, why and which sentence, whichever question is open: "weekdays only", "well no, with my coffee".
extension Paraphrase {
  static let amended = [
    Paraphrase(
      "I take it with my first coffee",
      "i [usually|always|normally|mostly|tend to] (take|do|have|use|eat|drink) (it|them|this|that|mine) [mostly|usually] {(with|after|before|at|in|on|around|during|every|when|right after|right before|just before|just after) …}",
      "{1}", where: tellsMoment),
    Paraphrase("weekdays only", "[on] {_} only", "on {1}", where: namesDays),
    Paraphrase("only weekdays please", "[only|just] [on] {_} [please|for now|is enough]", "on {1}", where: namesDays),
    Paraphrase(
      "not every evening, just Monday to Thursday", "[but] not every (day|evening|morning|night) (,|.|;) [but] (just|only) {…}", "{1}",
      where: tellsMoment),
    Paraphrase(
      "I don't like apples that much, nuts",
      "i (don't|dont|do not) [really] (like|eat|drink|have|fancy|own) {_} [that much|much|really|anymore|so much] (,|.|;|:) [so|maybe|just|rather] {…}",
      "instead {2}", where: isShown),
    Paraphrase(
      "can we do a different goal",
      plainly:
        "[ok|hm|actually] (can|could) (we|i) [please] (do|try|have|use|take|pick|choose) (a different|another|a new) goal [please|instead]",
      "start over"),
    Paraphrase(
      "read it back to me", plainly: "[can you|could you|please] (read|say) (it|them|that) [back] (to me|again) [please]", "what did i say"),
    Paraphrase(
      "is that a good one?", plainly: "(is|was|are) (that|this|it|these|they) [a|any] good [one|ones|sentence]", "which one is best"),
    Paraphrase(
      "I liked the one before better",
      plainly:
        "i [really|actually] (liked|preferred|like|prefer) the (one|ones|first|sentence|sentences|version) before [that] [better|more|best]",
      "back"),
    Paraphrase(
      "the one before was better",
      plainly: "[no|actually] the (one|ones|first|sentence|version) [you had] before (was|were|is) (better|nicer|good|fine)", "back"),
    Paraphrase(
      "hm actually not after church, after dinner",
      "[hm|hmm|actually|well|no|sorry|oh|wait] [actually|no] [,] not {(after|before|at|in|on|when|with|during) …} (,|.|;|but) {(after|before|at|in|on|when|with|during) …}",
      "{2}", where: tellsMoment),
    Paraphrase(
      "well no, with my coffee after work",
      "(no|well no|hm no|hmm no|actually no|oh no) [,|.] [more] {(with|after|before|at|in|on|when|during) …}"
    ) { tellsMoment($0, $1) && !$1[1].contains(":") ? Trigger.cue(of: $1[1]) : nil },
    Paraphrase(
      "when I'm cooking, that's when I do it",
      "{(when|while|after|before|at|in|on) …} , (that's|thats|that is|this is) (when|where) (i|it|this) _ [it|this|that] [most|mostly]",
      "{1}",
      where: tellsMoment),
    Paraphrase(
      "I want it to say ledger not diary",
      "(i want it to say|it should say|make it say|have it say|let it say|can it say) {_} [,] (not|instead of|rather than) [the] {_}",
      "change {2} to {1}", where: isShown),
    Paraphrase(
      "too long for me", plainly: "[no|it's|its|that's|thats|bit] [a bit|a little|way|still] (too long|long) [for me|to say]", "shorter"),
    Paraphrase(
      "can it not say lunch, sounds sad", "(can|could) (it|you|we) [please] not (say|have|mention) {…} , *", "without {1}", where: isShown),
    Paraphrase(
      "actually not walk, I get tired. pet the dog", "[actually|no|hm|hmm] [,] not {_} (,|.|;) (i|it|that|because|cos) … (.|,|;) {…}",
      "instead {2}"
    ) { isAwaited($0, $1) && $0.isImperative($1[2]) },
    Paraphrase(
      "don't put sister in it, say so she gets out",
      "[(don't|dont|do not) (put|say|have) {_} in it|no {_} in it] (,|.|;) [but|just] [say] {(so|because|for) …}", reasoned),
    Paraphrase("no, the reason is so she gets out", "[no|well] [,] (the|my) reason is {(so|for|to) …}", reasoned),
    Paraphrase(
      "no just one street not a whole minute", "[no] [just|only] (one|a) {_} [,] not (a whole|a|the whole|one|a full) {_}",
      "change {2} to {1}",
      where: isShown),
    Paraphrase(
      "I said pet the dog instead", "[no|but] [,] i (said|meant|told you|say) [to] {…} [instead|please]", "instead {1}",
      // "I say thank you for three things" says what is said.
      where: {
        isAwaited($0, $1) && $0.isImperative($1[1]) && (!$1[0].lowercased().hasPrefix("i say ") || $1[0].lowercased().contains(" instead"))
      }),
  ]

  /// What depends on the question or on the goal, and on no sentence.
  static let amendedAnswers = [
    Paraphrase("put the flat in", "[and|but|please|can you|could you] put {(the|my|our) _ [_]} in [too|please|?]", brought),
    Paraphrase(
      "work in my daughter", "[and|but|please|can you|could you] (work|bring|fit|put) in {(the|my|our) _ [_]} [too|please|?]", brought),
    Paraphrase(
      "no wait, not the church, the park",
      "[hmm|hm|no|wait|oh|sorry|actually] [,] [wait|no] [,] not (the|my|a|an) {_ [_]} (,|.|;) [but] (the|my|a|an) {_ [_]}",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "hmm, not the window", "[hmm|hm|no|wait|but|oh|sorry|actually] [,] [wait|no] [,] not (the|my|a|an) {_ [_]} [please|though]",
      "without {1}"
    ) { hasSentences($0) && $0.isSaid($1[1]) },
    Paraphrase("I'd rather say leave my phone at home", "[no] [,] (i'd|i would) rather say {_ …}", "instead {1}") {
      isAwaited($0, $1) && $0.isImperative($1[1]) && !$1[1].contains(" than ") && !$1[1].contains("\"")
    },
    Paraphrase(
      "another one please, not so bare", "[give me] (another [one]|a different one|one more) [please] (,|;|.) *", "others"
    ) { dialogue, said in isAwaited(dialogue, said) && !dialogue.candidates.isEmpty && !dialogue.isKept },
    Paraphrase("I said tonic with lime", "[no|but] [,] i said [a|an|the|some] {_ …}") { dialogue, said in
      guard let act = dialogue.goal.stated.replacement, dialogue.shares(act, with: said[1]), !dialogue.isImperative(said[1]),
        !said[1].contains(where: { ",?".contains($0) }), !said[1].contains(" not "),
        let verb = (Replacement.action(of: act) ?? act).split(separator: " ").first
      else { return nil }
      return "instead \(verb) \(said[1])"
    },
    Paraphrase("he died in May", "(he|she|they) (died|passed away|passed|is dead|are dead) [*]") { dialogue, _ in
      let lost = dialogue.goal.stated.words.firstMatch(of: /(?i)\bmiss(?:ing)?\s+(my\s+\w+)/)
      return lost.map { "new goal: grieve for \($0.1)" }
    },
    Paraphrase(
      "mainly the biscuits at three",
      "(mainly|mostly|usually|especially|it's mostly|its mostly) [the|my] {_} {(at|in|after|before|on|around) …}", "{2}",
      where: { $0.question == .moment && tellsMoment($0, $1) }),
    Paraphrase(
      "leave it, I'll think about it",
      "(leave it|leave that|skip it|skip that|not sure|no idea) [,|.] [and] (i'll|i will|ill|let me) (think about it|think about that|think|decide later|see) [later]",
      "skip", where: isAwaited),
    Paraphrase(
      "make it just 15 minutes", "[actually] (make|keep) it [just|only|like|about] {_ (minutes|minute|mins|min|pages|page|km|miles)}"
    ) {
      dialogue, said in
      dialogue.question == .act ? said[1] : "make it \(said[1])"
    },
    Paraphrase("actually make it half past ten", "[actually|no|well|maybe|rather] [,] make (it|that) {_ …}") { dialogue, said in
      let goal = dialogue.goal.stated.words
      guard let time = goal.firstMatch(of: clock), let other = "at \(said[1])".wholeMatch(of: clock) else { return nil }
      return "my goal is \(goal.replacing(time.1, with: other.1))"
    },
    Paraphrase(
      "I want half an hour a day to read",
      "(i want|i need|i'd like|i would like) {(_ (minutes|hours|pages)|half an hour|an hour)} {(a|each|every) (day|week|evening|morning)} to {…}",
      "my goal is {3} for {1} {2}", where: { dialogue, _ in dialogue.question == .reason }),
    Paraphrase(
      "my heart races and I want to dance at her wedding", "… and {(i want to|i wanna|i'd love to|i would love to|i'd like to) …}",
      "because {1}",
      where: { dialogue, said in
        dialogue.question == .reason
          && (dialogue.isSore(said[0]) || said[0].contains(/(?i)\bmy\s(?:heart|back|chest|liver|knees?|lungs|doctor)\b/))
      }),
    Paraphrase(
      "had a scare last fall, and I got two little ones",
      "… and (i got|i have|i've got|ive got) [a|two|three|four|my] {(little ones|kids|children|boys|girls|grandkids)}",
      "for my {1}", where: { dialogue, _ in dialogue.question == .reason }),
    Paraphrase(
      "press my thumb on my ring, it's in my pocket", "{_ …} , (it's|its|it is|i have it|i keep it) (in|on|at|always|with) …", "{1}"
    ) {
      $0.question == .act && $0.isImperative($1[1])
    },
    Paraphrase(
      "that's when I said, once the kids are asleep", "(that's|thats|that is) (when|what) i (said|told you|meant) (,|:|-) {…}", "{1}",
      where: isAwaited),
    Paraphrase(
      "on the bus mostly. sometimes at home", "{(on|in|at|after|before|during|when) …} mostly (.|,|;) …", "{1}", where: tellsMoment),
    Paraphrase(
      "can it mention max? that's my son",
      "(can|could) (it|you) (mention|name|say|include) {_} [?|,|.] (that's|thats|he's|hes|she's|shes) my {_}"
    ) { dialogue, said in
      isAwaited(dialogue, said)
        ? "\(dialogue.question == .reason ? "for" : "because of") my \(said[2].lowercased()) \(Inflection.capitalized(said[1]))" : nil
    },
    Paraphrase("can it mention peace at home?", "[*] (can|could) (it|you) [please] (mention|include|say something about) {…} [?]") {
      dialogue, said in
      guard isAwaited(dialogue, said), let clause = ReasonPhrase.clause(of: said[1]), clause.hasPrefix("for "),
        TypedWords(said[1]).words.count < 5
      else { return nil }
      return dialogue.question == .reason ? clause : "because of \(clause.dropFirst(4))"
    },
    Paraphrase(
      "got a bag of almonds in the cab", "[i've|ive|i] (got|have) [a|some|my] (bag|box|pack|packet|jar|bottle|bowl|tin|bar) of {_} *",
      "{1}",
      where: asksAct),
    Paraphrase(
      "I get scared they will laugh at me",
      "[because] i (get|feel|become|am) [so|too|really] {(scared|nervous|anxious|shy|embarrassed|afraid|worried)} …", "I feel {1}",
      where: asksAct),
    Paraphrase("ten minutes, no more, my fingers are stiff", "{_ (minutes|minute|mins)} , no more *", "{1}", where: asksAct),
    Paraphrase("I'd like to be there for my son", "(i'd|i would) like to (be|feel) {…}", "because I want to be {1}") { dialogue, _ in
      dialogue.question == .act && dialogue.goal.kind == .quit
    },
    Paraphrase(
      "no not just maths, any lesson", "[no] [,] not (just|only) [in|at|on] {_} , [in|at|on] {(any|all|every|each) …}", "in {2}"
    ) {
      dialogue, said in dialogue.candidates.contains { $0.text.contains(" \(said[1])") }
    },
  ]

  /// Has a sentence name somebody or something that the person named as their reason, or somebody who is near to them.
  private static let brought: Meaning = { dialogue, said in
    let isSomebody = Relative.isIn(TypedWords(said[1]).small)
    guard isAwaited(dialogue, said), isSomebody || dialogue.goal.stated.reason.map({ dialogue.shares($0, with: said[1]) }) == true else {
      return nil
    }
    return isSomebody && !hasSentences(dialogue) ? "for \(said[1])" : "put \(said[1]) in it"
  }

  /// Whether what a line keeps last is a moment, and one is asked for or may be changed.
  private static let tellsMoment: Condition = { dialogue, said in
    isAwaited(dialogue, said) && said.last.flatMap(Trigger.cue) != nil
  }

  /// What a line keeps last, as a reason that every question hears: "so that she gets out" for "so she gets out".
  private static let reasoned: Meaning = { dialogue, said in
    isAwaited(dialogue, said) ? said.last?.replacing(/^(?i)so\s(?!that\s)/, with: "so that ") : nil
  }

  /// Whether an act is asked for.
  private static let asksAct: Condition = { dialogue, _ in dialogue.question == .act }

  /// A time of the day in a goal.
  private static var clock: Regex<(Substring, Substring)> {
    /\b(?:by|at|before|around) ((?:(?:half past|quarter past|quarter to) )?(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight)(?: ?(?:am|pm))?)\b/
  }

  /// Whether what a line keeps is days of the week.
  private static let namesDays: Condition = { dialogue, said in
    isAwaited(dialogue, said) && said.last.map { $0.lowercased().hasSuffix("s") && Trigger.days.contains($0.lowercased()) } == true
  }
}
