/// What is said with more around it than a wish: with politeness, with a remark in front of it, or with why.
extension Paraphrase {
  /// A wish with a remark before or behind it.
  static let hedged = [
    Paraphrase(
      "it's when I get home, by the way",
      """
      [no|but|and] [,] (it's|its|it is|it would be|it'd be|that's|it happens|it will be|it should be|it must be) [usually|always|mostly|really] \
      {(when|whenever|after|before|at|in|on|around|during) …|_} [, *]
      """
    ) { dialogue, said in
      let moment = String(said[1].prefix { $0 != "," }), isWord = !moment.contains(" ")
      guard ![.goal, .kind].contains(dialogue.question), !isWord || moment.contains(where: \.isNumber),
        let cue = Trigger.cue(of: isWord ? "at \(moment)" : moment), moment.split(separator: " ").count < 9,
        !moment.contains(/(?i)\b(?:in|on) (?:it|my mind|purpose|time)\b/)
      else { return nil }
      return isWord ? cue : moment
    },
    Paraphrase(
      "at lunch, particularly when it rains",
      "{…} , (particularly|especially|mostly|mainly) {(when|whenever|after|before|at|in|on|during) …}", "{2}",
      where: { dialogue, said in
        [.moment, .belief, .change].contains(dialogue.question) && Trigger.cue(of: said[2]) != nil
          && said[1].split(separator: " ").count < 6
      }),
    Paraphrase(
      "lunch is the hard bit",
      """
      [no|but] [,] [it's|its|it is] [the|my] {…} [that] (is|are) (the|always|usually) (hard|hardest|worst|bad|difficult|tricky|trouble|problem) \
      [one|ones|bit|part|time|times]
      """
    ) { dialogue, said in
      guard [.moment, .belief, .change].contains(dialogue.question), said[1].split(separator: " ").count < 4 else { return nil }
      if let cue = Trigger.cue(of: said[1]), Trigger.isScheduled(cue) { return said[1] }
      // "The kids are the problem" says who.
      if said[0].contains(/(?i)\b(?:trouble|problem|that\s+(?:is|are))\b/) { return nil }
      return "at \(TypedWords(said[0]).small.first == "my" ? "my" : "the") \(said[1])"
    },
    Paraphrase("not only Monday, also Wednesday", "not (only|just) [the] {_} , [but] also [on|the] [the] {_}") { dialogue, said in
      let days = said.dropFirst().compactMap { Trigger.cue(of: "on \($0)") }
      return ![.goal, .kind].contains(dialogue.question) && days.count == 2 && days.allSatisfy(Trigger.isScheduled)
        ? "on \(said[1]) and \(said[2])" : nil
    },
    Paraphrase("also leave my sister out of it", "[also|and|but] [please] leave {…} out [of (it|this|that)]", "without {1}"),
    Paraphrase(
      "don't name my sister, that's not fair on her", "(don't|dont|do not|never) (name|mention|use) {…} (,|.|;) *", "without {1}",
      where: ofSentences),
    Paraphrase(
      "I'd rather not mention my sister at all", "(i'd|i would) rather not (mention|say|name|talk about|bring up) {…} [at all]",
      "without {1}",
      where: ofSentences),
    Paraphrase(
      "without my sister, only the dog", "without {_ [_]} (,|;|.) *", "without {1}", where: ofSentences),
    Paraphrase(
      "\"sister\" must be in it", "“ {…} ” (must|should|has to|needs to) be in (it|there|this)", "put {1} in it",
      where: ofSentences),
    Paraphrase(
      "I don't say \"stroll\" to people, put \"walk\"",
      "[but] i (don't|dont|never|wouldn't|can't) (say|use) “ {…} ” * (put|say|use|write|make it) “ {…} ”", "change {1} to {2}",
      where: ofSentences),
    Paraphrase(
      "the dog bit is fine but say \"my dog\"", "* [but|so|and] (say|put|use|write|make it) “ my {_} ”"
    ) { dialogue, said in
      let old = ["the", "a", "an"].map { "\($0) \(said[1])" }.first(where: dialogue.isSaid)
      return old.map { "change \($0) to my \(said[1])" }
    },
    Paraphrase(
      "not an hour, ten minutes would be plenty",
      "[no] [,] not {…} , {_ [_]} (would be|is|are|will be) (plenty|enough|fine|ok|okay|better) [*]",
      "make it {2}", where: { isCount(String($1[2].prefix { $0 != " " })) }),
    Paraphrase("just ten minutes then", "(just|only) {_ _} [then]", amount),
    Paraphrase("ten minutes is enough for me", "{_ _} (is|are|would be) (enough|plenty|fine) for me [*]", amount),
    Paraphrase(
      "ok go with your pick",
      plainly:
        "[ok|k|yeah|ye|alright|fine] (go on then|go with (your pick|yours|your one)|your pick|whatever the first one|the first one whatever)",
      "keep 1"),
    Paraphrase(
      "I'm not sure, what would you pick?", "[* (,|.|-)] what would you (pick|choose|take|say) [?]", "which one is best?",
      where: ofSentences),
    Paraphrase("4 because I never do it", "{_} (because|cause|cos|since) *", "{1}") { dialogue, said in
      hasSentences(dialogue) && dialogue.phrasebook.dialogue.number(said[1]).map(Belief.scale.contains) == true
    },
    Paraphrase(
      "can I see another one?",
      "(can|could|may) (i|we) (see|have|get) (another|more|others|other ones|different ones) [one|ones|sentence|sentences] [?]", "others",
      where: ofSentences),
    Paraphrase(
      "that makes me more nervous", "(that|this|it) [just|only] makes me [even] (more|so|too) {_} [*]", "softer",
      where: { hasSentences($0) && SideRemark.isStrain(plainWord($1[1])) }),
    Paraphrase("wait it's ten minutes not five", "(wait|no|actually) [,] (it's|its) {_} {_} [,] not {_}") { dialogue, said in
      guard isCount(said[1]), isCount(said[3]), hasSentences(dialogue) else { return nil }
      let things = [said[2], said[2].hasSuffix("s") ? String(said[2].dropLast()) : said[2]]
      let old = things.lazy.map { "\(said[3]) \($0)" }.first(where: dialogue.isSaid)
      return old.map { "change \($0) to \(said[1]) \(said[2])" }
    },
    Paraphrase(
      "walk the dog is the bit that matters", "{… …} is the (bit|part|thing) that (matters|counts) [*]", "instead {1}",
      where: { hasSentences($0) && $0.isImperative($1[1]) }),
    Paraphrase("go with the dog, walking alone makes me sad", "(go with|use|take|i'd go with) [the] {…} , *") { dialogue, said in
      guard hasSentences(dialogue) else { return nil }
      // One of two acts: "ring Priya, or go to the climbing wall".
      let acts = (dialogue.goal.stated.replacement ?? "").replacing(", or ", with: " or ").split(separator: " or ").map(String.init)
      if acts.count > 1, let act = acts.first(where: { dialogue.has($0, said[1]) }) { return "instead \(act)" }
      return dialogue.candidates.firstIndex { dialogue.has($0.text, said[1]) }.map { "keep \($0 + 1)" }
    },
    Paraphrase("the sister one: my sister, her name's Jean", "* my {_} , (her|his|their) (name's|name is) {_}") { dialogue, said in
      said[2].first?.isUppercase == true && dialogue.isSaid("my \(said[1])") ? "change my \(said[1]) to \(said[2])" : nil
    },
    Paraphrase("put lunchtime in", "[and|but] put {_ [_]} in [it|there]", "put {1} in it") {
      hasSentences($0) && !["the", "my", "it", "a"].contains(plainWord($1[1]))
    },
    Paraphrase("say her name: Jean", "(say|use|put) (her|his) name [:|,|-] {_}") { dialogue, said in
      hasSentences(dialogue) ? first(in: "her name's \(said[1])", for: dialogue)?.words : nil
    },
    Paraphrase("good. bit long though", "* (,|.) [it's] (a bit|bit|too|slightly) long [though|for me]", "too long", where: ofSentences),
    Paraphrase(
      "I'd drop my sister", "(i'd|i would) (drop|lose|leave out|cut|skip) {…}", "without {1}",
      where: { hasSentences($0) && $0.isSaid($1[1]) }),
    Paraphrase("actually no, count to three", "(actually no|no actually|hmm no|wait no) [,] {_ …}", "instead {1}") {
      hasSentences($0) && $0.isImperative($1[1])
    },
    Paraphrase(
      "it isn't lunch really, it's more at my desk",
      "[no [,]] (it isn't|it isnt|it's not|it is not|its not) {…} , [but] (it's|its|it is) [more|mostly|really] {(when|whenever|at|in|on|after|before|during) …}",
      "{2}", where: { hasSentences($0) && Trigger.cue(of: $1[2]) != nil }),
    Paraphrase(
      "not the dog, I take the cat now", "[wait|no|sorry] [,] not (the|my) {_} , (i [now] (take|use|have)|it's|its) (the|a|my) {_} [now]",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "not lunch, I can't stand lunch, make that dinner", "[no] [,] not {_} , * (make that|make it|say) {_}", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase("\"stroll\" not \"walk\", we say stroll", "“ {…} ” [,] not “ {…} ” (,|.) *", "change {2} to {1}", where: isSaid("{2}")),
    Paraphrase(
      "ten, five is too optimistic", "{_} , {_} is (too|way) *", "change {2} to {1}",
      where: {
        isCount($1[1]) && $0.isSaid($1[2])
      }),
    Paraphrase(
      "all right. but \"stroll\" is silly, call it walking", "* “ {…} ” is {_} , call it {_ [_]}", "change {1} to {3}", where: ofSentences),
    Paraphrase("never mind, the normal one", plainly: "[never mind|no|nah] the (normal|usual|plain|simple) one", "keep 1"),
    Paraphrase(
      "that's the opposite of what I want, I said more",
      "(that's|thats|that is|this is|it's) [exactly] the opposite [of what i (want|meant|said)] [*]",
      "not that one", where: ofSentences),
    Paraphrase(
      "write it nicely, and take out the sister", "* , and (remove|drop|take out|leave out|without) the {_}", "without {1}",
      where: { hasSentences($0) && ($0.isSaid($1[1]) || $0.has($0.goal.stated.reason, $1[1])) }),
    Paraphrase("and not at weekends, I'm off then", "[and|but] [only] not (at|on) [the] (weekends|weekend|saturdays|sundays) [(,|.) *]") {
      dialogue, _ in
      guard hasSentences(dialogue), let moment = dialogue.goal.stated.trigger, moment.split(separator: " ").count < 6 else { return nil }
      return "\(moment) on weekdays"
    },
    Paraphrase(
      "leave lunch in", "leave {…} in [it|there]", "it's fine", where: { hasSentences($0) && $0.isSaid($1[1]) }),
    Paraphrase("could it be about walking the dog?", "(can|could) it [just] be about {_ …} [?]") { dialogue, said in
      let verb = plainWord(said[1])
      return hasSentences(dialogue) && Inflection.base(ofGerund: verb) != nil ? "instead \(Inflection.bases(of: said[1]))" : nil
    },
    Paraphrase(
      "what would the second-person version look like?", "[what would] [the|a|in the] (second-person|second person) [version] [*]",
      "as you",
      where: ofSentences),
  ]

  /// How much is done, in the act itself: "one tooth" is flossed, and "three breaths" are taken.
  private static let amount: Meaning = { dialogue, said in
    guard hasSentences(dialogue), isCount(String(said[1].prefix { $0 != " " })) else { return nil }
    let amount = dialogue.amounting(said[1])
    if amount != said[1] { return "instead \(amount)" }
    let act = dialogue.goal.stated.replacement == nil ? Replacement.action(of: said[1]) : nil
    return act?.hasPrefix("turn to ") == false ? act.map { "instead \($0)" } : "make it \(said[1])"
  }
}
