/// What is said of a sentence in other words than a change: that words of it are odd, that another one is taken, how true it feels and why.
extension Paraphrase {
  /// A sentence is taken, put aside or asked about, with a remark.
  static let pickedInPassing = [
    Paraphrase(
      "\"sister\" makes it sound like a chore",
      "[and|but|also] “ {…} ” (makes (it|me|this) *|sounds *|feels *|is (silly|weird|odd|embarrassing|rude|childish|private) [*])",
      "without {1}", where: isSaid("{1}")),
    Paraphrase(
      "I can't stand dogs. A cat.", "i (hate|can't stand|don't like|dislike) {…} [,] [actually|really] (.|;) {(a|an|some|the) …}"
    ) { dialogue, said in
      hasSentences(dialogue) ? dialogue.isSaid(said[1]) ? "change \(said[1]) to \(said[2])" : "instead \(said[2])" : nil
    },
    Paraphrase(
      "the middle one isn't me",
      """
      [the|number] {1|2|3|first|second|third|middle|last|1st|2nd|3rd} [one|sentence] ((isn't|is not|isnt) (me|for me|really me|right|it|true|my thing)|\
      has nothing to do with *|doesn't (fit|work|apply|suit me|belong [here])) [(,|.|;) *]
      """
    ) { refused($0, $1[1]) },
    Paraphrase(
      "I don't like number 2",
      "i (don't like|dont like|hate|dislike|can't stand|'m not keen on) [the|number] {1|2|3|first|second|third|middle|last} [one|sentence] [(,|.|;) *]"
    ) { refused($0, $1[1]) },
    Paraphrase(
      "not 1, something about the dog", "[no [,]] not [number|the] {1|2|3|first|second|third|middle|last} [one] (,|.|;) something *"
    ) {
      refused($0, $1[1])
    },
    Paraphrase(
      "actually go back to the one before", "[actually|no|wait|hmm] [,] [can we|let's|please] go back to the (one|sentence) before [that]",
      "back",
      where: ofSentences),
    Paraphrase(
      "the sentence is not true, I still do it",
      "(the sentence|the first [one]|it|that|this) (isn't|is not|isnt|'s not) [just] true [yet|for me] (,|.|;) {…}", "it doesn't feel true",
      where: ofSentences),
    Paraphrase(
      "it's too long, say it in ten words", "(it's|its|it is|that's|this is) [a bit|much|way|still] too long ((,|.|;) {…}|to *)",
      "too long",
      where: ofSentences),
    Paraphrase(
      "the last one", "[ok|yes|i like|keep|take] [,] the last one",
      { dialogue, _ in
        dialogue.candidates.isEmpty ? nil : "keep \(dialogue.candidates.count)"
      }),
    Paraphrase(
      "all of them are ok",
      "(all|any|either|each) [of] (them|these|those) (is|are|would be|'re) [all] (ok|okay|fine|good|great|alright|nice)|(they're|theyre|they are|these are) all (ok|okay|fine|good|great|alright|nice)",
      "which one is best?", where: ofSentences),
    Paraphrase(
      "can you use the word calm", "(can|could) (you|it|we) [please] (use|have|say|include) the word [‘] {_} [’] [in it] [please] [?]",
      "make it rhyme",
      where: ofSentences),
    Paraphrase(
      "I don't know what I could do", "i (don't|dont|do not) know what [else] [i] (i could|i can|could|can|to) (do|say|change|write)",
      "others",
      where: ofSentences),
    Paraphrase(
      "sounds like my mum", "[it|that|this] [all] (sounds|sounded|reads) like (my|a|an|some|something|someone|the) *", "it sounds fake",
      where: ofSentences),
    Paraphrase(
      "in the present please", "[please] [say|put|make|write] [it|them|this] in [the] present [tense] [please]", "present tense",
      where: ofSentences),
    Paraphrase(
      "say it like a kid would", "(say|write|put|make|word) it [more] (like|as) (a|an|my|the|if) *", "make it rhyme",
      where: ofSentences),
    Paraphrase(
      "with the number in it", "[but] (with|including|include) the (number|amount|date|name|place|price) [in it]", "make it rhyme",
      where: ofSentences),
    Paraphrase("just give me one", "[just|only] give me [just|only] one", "keep 1", where: ofSentences),
    Paraphrase(
      "nah I'd pick 2",
      """
      [nah|no|ok|so|hmm] [,] (i'd|id|i'll|ill|i would|i will|let's|lets|can i) [rather|just] (pick|choose|prefer|take|have|go for|go with|use) [the|number] \
      {1|2|3|first|second|third} [one] [as well|too|instead|please|then|thanks] [?]
      """
    ) { hasSentences($0) ? "keep \(number($1[1]))" : nil },
    Paraphrase(
      "I want that as the sentence", "i (want|'ll have|need) (that|this|it) as (the|my) sentence", "keep 1",
      where: ofSentences),
    Paraphrase(
      "there you go", plainly: "there you go|i'm ready|im ready|ready when you are|i am ready|nailed it|bang on|spot on", "yes"),
    Paraphrase(
      "take out the \"minutes\" one", "(take out|drop|remove|delete|lose|cut|get rid of) the “ {…} ” (one|sentence)", "without {1}"),
    Paraphrase(
      "why are you talking about the dog",
      "[but|and] why (are you|do you|you) [keep] (talking|talk|going on|go on|on|saying) about {…} [?]", "without {1}",
      where: { dialogue, said in dialogue.candidates.contains { dialogue.shares($0.text, with: said[1]) } }),
    Paraphrase(
      "get lost with the dog stuff",
      "(get lost|rack off|away|enough|no more of|done|be off) (with|of) the {_} (stuff|bit|thing|part|one|talk)", "without {1}"),
    Paraphrase(
      "what?? \"five minutes\" makes no sense",
      "[*] “ {…} ” (makes no sense|doesn't make [any] sense|makes no sense at all|is nonsense|is gibberish|isn't english|is not english)",
      "without {1}", where: isSaid("{1}")),
  ]

  /// Words are to be others, or a line is to be the sentence.
  static let rewordedInPassing = [
    Paraphrase(
      "\"Good dog\" is what I'd say", "“ {…} ” (is|would be|that's) what (i'd|i would|i) (say|tell *)", "instead say \"{1}\"",
      where: { isOpen($0, $1) && !$0.candidates.isEmpty }),
    Paraphrase(
      "can you say \"Rex\" instead of \"the dog\"?",
      "[(can|could) (you|it|we)] [please] (say|use|put|have|write) ‘ {…} ’ (instead of|rather than|not|for) ‘ {…} ’ [please] [?]"
    ) { swapped($0, $1[2], for: $1[1]) },
    Paraphrase(
      "I'd rather say it as you", "(i'd rather|i'd prefer to|i want to|i'd like to|let me) (say|hear|have|put) it as {you|i}", "as {1}"),
    Paraphrase("add \"I smile\"", "(add|include) [‘] {_|_ _|_ _ _} [’] [too|as well|please]") { dialogue, said in
      guard hasSentences(dialogue), let first = dialogue.candidates.first?.text, first.hasSuffix(".") else { return nil }
      let word = plainWord(said[1])
      if word == "i", said[1].contains(" ") { return "\"\(first.dropLast()) and \(said[1].dropFirst(2)).\"" }
      if word.hasSuffix("ly"), !said[1].contains(" ") { return "\"\(first.dropLast()) \(word).\"" }
      return ["because", "and", "with", "in", "at", "on", "for", "when", "after", "before", "so", "that", "something", "my"].contains(word)
        || isCount(word)
        ? nil : "put \(said[1]) in it"
    },
    Paraphrase("make it pounds", "make it {pounds|euros|dollars|quid|bucks|kilos|miles|pages|hours}") { dialogue, said in
      let small = ScriptedConversation.plainWords(of: dialogue.candidates.first?.text ?? "")
      let number = small.drop { !TypedWords.numbers.contains($0) }.prefix { TypedWords.numbers.contains($0) }.joined(separator: " ")
      return hasSentences(dialogue) && !number.isEmpty ? "change \(number) to \(number) \(said[1])" : nil
    },
    Paraphrase(
      "is there one without \"sister\" in it",
      "(is there|do you have|have you got|can i have|give me) [a|an|any] [one|sentence] without [the word] [‘] {_ [_]} [’] [in it] [please] [?]",
      "without {1}"),
    Paraphrase(
      "I hate dogs actually, make it cats",
      "[no [,]] i (hate|don't like|can't stand|dislike) {_} [actually|though|anyway] (,|.|;) [please] (make it|say|use|put|have) [a|an|the|some] {_ [_]} [instead|please]",
      "change {1} to {2}", where: { $0.isSaid($1[1]) || $0.isSaid(String($1[1].dropLast())) }),
    Paraphrase("that's silly, walk the cat instead", "(that's|thats|it's|that is|this is) {_ [_]} (,|.|;) {… …} instead", "instead {2}") {
      isOpen($0, $1) && $0.isImperative($1[2])
    },
    Paraphrase(
      "not lunch, dinner is better", "[no] [,] not [the|my] {_} (,|and) {_ [_]} (is|are|would be) better [*]", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase("not after lunch, payday", "[no [,]] not {…} , {_ [_] [_]}") { dialogue, said in
      guard let moment = dialogue.goal.stated.trigger, dialogue.shares(moment, with: said[1]),
        !["also", "make", "say", "use"].contains(plainWord(said[2]))
      else {
        return nil
      }
      let cue = [said[2], "on \(said[2])", "at \(said[2])"].first { Trigger.cue(of: $0).map(Trigger.isScheduled) == true }
      return cue ?? (said[2].lowercased() == "payday" ? "on payday" : nil)
    },
    Paraphrase("maybe Christmas instead", "(maybe|perhaps|rather|how about|what about) {_ [_]} instead [?]") { dialogue, said in
      guard isOpen(dialogue, said), let cue = Trigger.cue(of: said[1]) else { return nil }
      return cue.hasPrefix("at ") || Trigger.isScheduled(cue) ? cue : nil
    },
    Paraphrase(
      "just do it before dessert", "[just|maybe] (say|do|ask|tell) (it|them|her|him|that) {(before|after|at|on|in|during) …}", "{1}"
    ) {
      isOpen($0, $1) && Trigger.cue(of: $1[1]) != nil && !["it", "that"].contains($1[1].split(separator: " ").last.map(String.init) ?? "")
    },
    Paraphrase(
      "I have a toddler so noon doesn't always work",
      "{…} (so|,) {…} (doesn't|won't|don't|never|can't) [always|really|often] work [for me]", "not that moment"
    ) {
      dialogue, _ in hasSentences(dialogue) && dialogue.goal.stated.trigger != nil
    },
    Paraphrase(
      "now about getting up earlier", "[ok|and|right] now [something|one] (about|for) {…}", "new goal: {1}",
      where: ofSentences),
    Paraphrase(
      "a walk feels a bit much, stroll instead of walk", "… , {…} instead of {…}", "change {2} to {1}",
      where: {
        $0.isSaid($1[2]) && $1[1].split(separator: " ").count < 5 && !["but", "say", "put", "use", "make"].contains(plainWord($1[1]))
      }),
    Paraphrase(
      "actually the cat not the dog", "[actually|no|wait|oh|sorry] [,] [it's|its] (the|my) {_} [,] not (the|my) {_}", "change {2} to {1}",
      where: isSaid("{2}")),
    Paraphrase(
      "actually the short minutes not the five",
      "[actually|no|wait|oh|sorry] [,] [it's|its] (the|my) {_} {_} [,] not (the|my) {_}", "change {3} to {1}", where: isSaid("{3} {2}")),
    Paraphrase(
      "and not \"my sister\" either, my brother", "[and|no|but] [,] not ‘ {…} ’ [either] [,|;|.] [but] {…}", "change {1} to {2}",
      where: { $0.isSaid($1[1]) && $1[2].split(separator: " ").count < 5 }),
    Paraphrase(
      "\"sister\" might be confusing, say \"big sister\"", "“ {…} ” * (say|put|use|make it|call it) “ {…} ”", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase(
      "but I don't own a dog, cat",
      "[but] i (don't|dont|haven't) (have|own|got|use) [a|an|any] {_} , [just|only|it's] [a|an] {_} [instead]",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "can you put 'because she barks' in the first one?",
      "(can you|could you|please|i'd like|i want) [put|add|have|get|include] ‘ {(because|so that) …} ’ (in|into|to|on) (that one|the first [one]|number 1|mine) [?]",
      "add {1}"),
    Paraphrase(
      "can it say that I walk slowly", "(can|could) (it|you|we|i) [just] (say|have|put|use) [that] [“] {(i|i'm) …} [”] [please] [?]"
    ) { _, said in
      said[1].contains(" ") ? "\"\(Inflection.capitalized(said[1]))\"" : nil
    },
    Paraphrase(
      "I'd rather it said \"stroll\"", "(i'd rather|i want|i'd like|i would like) (it|that) [just] [to] (said|says|say) “ {_|_ _|_ _ _} ”"
    ) {
      dialogue, said in
      Inflection.isVerb(plainWord(said[1])) ? "instead \(said[1])" : "can it have \"\(said[1])\""
    },
    Paraphrase("my walk is in the evening actually", "(my|the) {_ [_]} (is|are|starts|is always) {(in|at|after|before|during|every) …}") {
      dialogue, said in
      let moment = said[2].replacing(/(?i),?\s+(?:actually|though|tho|anyway|not .*)$/, with: "")
      return hasSentences(dialogue) && Trigger.cue(of: moment).map(Trigger.isScheduled) == true ? moment : nil
    },
    Paraphrase(
      "it doesn't mention the dog",
      "(it|that|this|the first|none of (them|these)) (doesn't|doesnt|does not|don't) (mention|say|name|have) [anything about] {…}"
    ) {
      dialogue, said in
      guard hasSentences(dialogue) else { return nil }
      return "put \(said[1]) in it"
    },
    Paraphrase(
      "it's not about my sister really, I just like dogs",
      "[no] [,] (it's|it is|this is|that's) not about {…} (,|.|;) (i|we) (just|only|simply) {like|love|want|enjoy|prefer} {…}",
      "because I {2} {3}",
      where: ofSentences),
    Paraphrase("otherwise walk the cat", "(otherwise|else|or else|if not) [,] [i] {… …}") { dialogue, said in
      isOpen(dialogue, said) && dialogue.isImperative(said[1]) ? "instead \(said[1])" : nil
    },
    Paraphrase("I said I'd walk the cat", "[no [,]] i said [that] (i'd|i'll|i would|i will) {… …}", "instead {1}") { dialogue, said in
      isOpen(dialogue, said) && dialogue.isImperative(said[1])
    },
    Paraphrase("my vet says not to walk much", "my [_] _ (says|said|told me) not to {…}") { dialogue, said in
      let place = dialogue.candidates.firstIndex { dialogue.shares($0.text, with: said[1]) }
      return hasSentences(dialogue) ? place.map { "\($0 + 1) is wrong" } : nil
    },
    Paraphrase(
      "hmm it still sounds negative", "[hmm|hm|no|but] [,] (it|that|this) still (sounds|feels|seems|reads|is) {…}", "it sounds {1}",
      where: ofSentences),
    Paraphrase("something funny", "(something|one|make one|give me one) (that's|that is) [more] {_}|something {_}") { dialogue, said in
      let word = said.last?.lowercased() ?? ""
      return hasSentences(dialogue) && !RequestTable.english.manners.places(in: [Substring(word)]).isEmpty ? "make it \(word)" : nil
    },
  ]

  /// Refuses the sentence at a place: the second of "the middle one"; nil where no sentences are on the screen.
  private static func refused(_ dialogue: ScriptedConversation, _ place: String) -> String? {
    guard hasSentences(dialogue) else { return nil }
    let number = ["middle": 2, "last": dialogue.candidates.count][place.lowercased()] ?? number(place)
    return "\(number) is wrong"
  }

  /// A change of words, in the act itself where "count to three" would be read as two.
  private static func swapped(_ dialogue: ScriptedConversation, _ old: String, for new: String) -> String {
    if old.contains(" to "), let act = dialogue.goal.stated.replacement, let other = ScriptedConversation.replacing(old, with: new, in: act)
    {
      return "instead \(other)"
    }
    return "change \(old) to \(new)"
  }

  /// The first word of some, in lower case and without signs.
  static func plainWord(_ words: String) -> String {
    words.lowercased().prefix { $0 != " " }.filter { $0.isLetter || $0.isNumber || $0 == "'" }
  }
}
