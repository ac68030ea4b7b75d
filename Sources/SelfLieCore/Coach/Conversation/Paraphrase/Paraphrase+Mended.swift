/// What is put right of what was said or shown, in more words than one for one.
extension Paraphrase {
  /// The words or the moment are to be others than those that were heard.
  static let mended = [
    Paraphrase("no sorry, I meant a cat", "(no|oh|wait) [,] (sorry|my mistake|my bad) [,] {i (meant|mean) *}", "no, {1}"),
    Paraphrase(
      "right when she says we need to talk", "(right|exactly|precisely|basically|typically) {(when|whenever|after|before|while) *}", "{1}"),
    Paraphrase(
      "it's when she rings me",
      """
      [no|oh|actually] [,] [wait [,]] (it's|its|it is|that's|it happens|that happens|it would be|make it) [always|mostly|usually|only|really|just|more like|more] [for] \
      {(when|whenever|after|before|while|during|every|each|at|in|on) *} [, not *]
      """, "{1}", where: isMoment("{1}")),
    Paraphrase(
      "it's any time, not just after lunch",
      "[no [,]] (it's|its|it is) (any|every|all|anywhere|everywhere|always|both) * [,] not (just|only|always) {…}",
      "without {1}"
    ) { dialogue, said in dialogue.goal.stated.trigger.map { dialogue.shares($0, with: said[1]) || $0 == said[1] } == true },
    Paraphrase(
      "it's not lunch, it's before dinner",
      """
      [no [,]] ((it's|its|it is|that's|he's|she's|they're|i'm|i am) not|(it|that|this|he|she|they|there) (isn't|aren't|ain't|wasn't|is not|are not)) \
      [just|only|really|about] [a|an|the|my] {…} [,] (but|it's|its|it is|that's|he's|she's|they're|i'm|i am|i mean|i meant) \
      [about|more like] [a|an|the|my] {…}
      """
    ) { dialogue, said in
      // "It's three in the morning" says at three.
      let clock = "at \(said[2])", isClock = Trigger.cue(of: clock).map(Trigger.isScheduled) == true
      return dialogue.correction(of: said[1], to: said[2]) ?? (isClock ? dialogue.correction(of: said[1], to: clock) : nil)
    },
    Paraphrase(
      "it should be every evening, not after lunch",
      "[no [,]] (it's|its|it is|it should (be|say)|i said|i meant|i mean|make it|say) [‘] {…} [’] [,] (not|instead of|rather than) [‘] {…} [’]"
    ) { $0.correction(of: $1[2], to: $1[1]) },
    Paraphrase("I mean with my brother, I don't mean with my sister", "i mean {…} [,] i don't mean {…}") {
      $0.correction(of: $1[2], to: $1[1])
    },
    Paraphrase(
      "it should say Rex", "[no [,]] (it|that|this) should (say|mention|name|have) [the word] [‘] {_ [_]} [’] [in it]",
      "can it have \"{1}\""),
    Paraphrase(
      "it should be I walk alone", "[no [,]] it should (be|say|read) [:|,] [‘] {i …} [’]", "\"{1}\"", where: { $1[1].contains(" ") }),
    Paraphrase(
      "I prefer 'a while' to 'five minutes'",
      "(i (prefer|like)|i'd (prefer|rather (say|have|use|put))) ‘ {…} ’ [better|more] (to|than|over|instead of|rather than|not) ‘ {…} ’ [*]",
      "change {2} to {1}"),
    Paraphrase(
      "I'd rather say while than minutes", "(i prefer|i'd rather (say|have)|i'd prefer) {_} (to|than|over|instead of) {_}",
      "change {2} to {1}",
      where: isSaid("{2}")),
    Paraphrase(
      "say 'walk my dog' please, he's mine",
      "(say|write|put|use|make it) ‘ {… …} ’ [(please|instead|,|.|because) *]|(say|write|put|use) ‘ {… …} ’ instead"
    ) { dialogue, said in
      dialogue.nearly(said[1]).map { "change \($0.old) to \($0.new)" }
    },
    Paraphrase(
      "I don't have a dog, I've got a cat",
      """
      [but|no|well] [,] i (don't|dont|do not) (have|use|own|do|like|drink|eat|wear|take) [any|a|an|the] {_} \
      [,|;|.] [so|but] (i've got|i have|i use|i take|i drink|i eat|i wear|we've got|we have|it's|just|only) [a|an|the|some] {_ [_]}
      """, "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "I haven't got a dog, I've got a cat",
      "i haven't got [any|a|an|the] {_} [,|;|.] [so|but] (i've got|i have|i use|we've got|we have|it's|just|only) [a|an|the|some] {_ [_]}",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "as well, my phone stays off till then",
      """
      [as well|also|and|plus] [,] [the|my] {_} (stays|stay) \
      {(off|in|on|out|away|shut|closed|down|under|behind|outside|upstairs|downstairs) [*]}
      """, "instead keep my {1} {2}", where: { isOpen($0, $1) && $1[1].lowercased() != "i" }),
    Paraphrase("then I'd pop round to hers", "[and] then (i'd|i would|i could|i might|i'll) {…}", "instead {1}", where: isOpen),
    Paraphrase(
      "can you say twenty five instead", "(can|could) (you|it|we) (say|do|put|be|have) {_|_ _|_ _ _} [instead|please] [?]", "make it {1}",
      where: { $1[1].split(separator: " ").allSatisfy { isCount(String($0)) } }),
    Paraphrase("no walking, just jogging", "no {_} , (just|only) {_} [please]", "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "put 'big' before dog", "[can you|please] (put|add|say|write) ‘ {_} ’ (before|in front of) [the] [‘] {_} [’]", "change {2} to {1} {2}"
    ),
    Paraphrase(
      "it should be the dog and the cat", "[no [,]] it should be {(the|a|an|my|our|two|three) …}"
    ) { dialogue, said in
      guard let act = dialogue.goal.stated.replacement, dialogue.shares(act, with: said[1]), let verb = act.split(separator: " ").first
      else { return nil }
      return "instead \(verb) \(said[1])"
    },
    Paraphrase("swimming it is", "{_|_ _} it is [then]") { dialogue, said in
      guard dialogue.phrasebook.dialogue.kept(said[1], among: ScriptedConversation.shown) == nil,
        Trigger.cue(of: said[1]).map(Trigger.isScheduled) != true
      else { return nil }
      return "instead \(Inflection.base(ofGerund: said[1].lowercased()) ?? said[1])"
    },
    Paraphrase("I prefer evenings", "(i prefer|i'd prefer|i'd rather have) [the] {…}", "{1}") { dialogue, said in
      [.moment, .act, .belief, .change].contains(dialogue.question)
        && (ScriptedConversation.isDaytime(said[1]) || Trigger.cue(of: said[1]).map(Trigger.isScheduled) == true)
    },
    Paraphrase("say forty pounds", "say {_ _|_ _ _}", "make it {1}") { dialogue, said in
      dialogue.question != .act && isCount(String(said[1].prefix { $0 != " " }))
    },
    Paraphrase("ten minutes, don't forget", "{_ _} [,|.] (don't|dont|do not) forget [it|that]", "make it {1}") {
      isCount(String($1[1].prefix { $0 != " " }))
    },
  ]

  /// A sentence is chosen, refused or exchanged among others.
  static let chosen = [
    Paraphrase(
      "hmm the first one is fine I guess but too wordy",
      """
      [hmm|hm|well|ok|yes] [,] [the|number] {first|second|third|1|2|3} [one] (is|one's|sounds|looks|feels) \
      (fine|ok|okay|good|nice|great|alright|lovely|best) [,] [i guess|i suppose|i think|enough] [,] but [it's|it is|a bit] {…}
      """
    ) { "the \(Self.ordinal($1[1])) but \($1[2])" },
    Paraphrase(
      "the first, but say a while instead of five minutes",
      """
      [i like] [the|number] {first|second|third|1|2|3|1st|2nd|3rd} [one] (, [but]|but) \
      {(say|with|put|use|write|make|swap|change|replace|without|drop|leave out|take out) *}
      """
    ) { dialogue, said in
      // "With 'alarm' instead of timer" is to say that.
      let wish = said[2].contains(" instead of ") ? said[2].replacing(/^(?i)with\s/, with: "say ") : said[2]
      return "the \(Self.ordinal(said[1])) but \(wish)"
    },
    Paraphrase(
      "swap the third for another",
      """
      [can you|please] (swap|change|replace|exchange|switch) [the|number|sentence] {first|second|third|1|2|3} [one] \
      (for|with|by|to) (another|a different|a new|something|others|other) [else|one|sentence|different|new] [please]
      """
    ) { "\(number($1[1])) is wrong" },
    Paraphrase(
      "another one instead of the second",
      "(another|a different|a new|something else|give me another) [one|sentence] (instead of|for) [the|number] {first|second|third|1|2|3} [one]"
    ) { "\(number($1[1])) is wrong" },
    Paraphrase(
      "2 and 3 together?", "[number] {1|2|3} (and|with|plus) [number] {1|2|3} (together|combined|in one|as one) [?]", "combine {1} and {2}"),
    Paraphrase(
      "I'm on my break in ten mins, quickest one pls", "[* (,|.)] [just] [the] (shortest|quickest|briefest) [one] [please|pls|plz]",
      "the shortest one"),
    Paraphrase("no, not that soft", "[no] [,] not (that|so) (soft|gentle|timid|weak)", "too soft"),
    Paraphrase("not so strict", "[no] [,] not (that|so|quite so) (strong|bold|firm|harsh|strict|pushy|hard|demanding)", "softer"),
  ]

  /// Whether what is kept says when.
  private static func isMoment(_ words: String) -> Condition {
    { dialogue, said in
      let moment = filled(words, with: said), first = TypedWords(moment).small.first ?? ""
      guard [.moment, .act, .belief, .change].contains(dialogue.question), TypedWords(moment).words.count > 1, !moment.contains(", ") else {
        return false
      }
      guard ["at", "in", "on"].contains(first) else { return true }
      return Trigger.cue(of: moment).map { Trigger.isScheduled($0) } == true && !moment.lowercased().hasPrefix("in my ")
    }
  }

  /// Whether a line can be what is done, whatever was asked.
  static let isOpen: Condition = { dialogue, _ in ![.goal, .kind].contains(dialogue.question) }

  private static func ordinal(_ place: String) -> String { ["first", "second", "third"][max(0, min(2, number(place) - 1))] }
}
