/// What people say to the sentences in talk: that none of them is theirs, what is too much, when it really is, and why it really matters.
extension Paraphrase {
  /// What depends on the question or on the goal, and on no sentence.
  static let talkedAnswers = [
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
      "[*] (can i have|could i have|i want|i'd like) both * in one [sentence|line] [please] [?]"
    ) { dialogue, said in
      guard hasSentences(dialogue), let reason = dialogue.goal.stated.reason, !dialogue.isHurting(reason),
        let clause = ReasonPhrase.clause(of: reason), let first = dialogue.candidates.first?.text,
        first.hasPrefix("I ") || first.contains(", I "), !first.contains(clause)
      else { return nil }
      return "\"\(first.dropLast()) \(clause).\""
    },
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
