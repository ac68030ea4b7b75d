/// All paraphrases: an example, the pattern of what people say, and what it comes to. Of several that hold for a line, the first counts.
extension Paraphrase {
  static let rows = [
    undone, turned, remarked, pickedInPassing, rewordedInPassing, picked, righted, numbered, chosen, withoutReason, corrected, asked,
    swapped,
    leftOut,
    named, restated,
    passing, combined,
    mended, hedged, wished, questioned, passed, amended, dictated,
  ].flatMap(\.self)

  static let all = undoneAnswers + rows + answers + amendedAnswers + dictatedAnswers + talkedAnswers

  /// A sentence is kept or refused by its number, or by a word of it.
  private static let numbered = [
    Paraphrase("number 2, no", "[not] [number|no .] {1|2|3} [,|:] (no|nope|out)", "{1} is wrong"),
    Paraphrase(
      "she never walks that far, drop number 3",
      "[* ,|please] (drop|delete|remove|lose|skip|scrap|get rid of|take out) [number|sentence] {1|2|3} [, *]", "{1} is wrong"),
    Paraphrase("oh lovely, keep one", "[* (.|,)] keep one", "keep 1", where: { $1[0].count < 30 }),
    Paraphrase("I like 1 and 3", "[[i] (want|like|take|keep)] {1|2|3} and (1|2|3)", "keep {1}"),
    Paraphrase(
      "the 3rd one makes me cringe",
      """
      [the|number] {1|2|3|first|second|third|1st|2nd|3rd} [one] (makes me cringe|(is|one's|sounds|feels|seems|reads) [really|just|too|so|a bit|rather|quite] \
      (silly|weird|fake|odd|stupid|gloomy|cheesy|wrong|off|clumsy|preachy|harsh|cold|awkward|daft|dumb|ridiculous|creepy|no good|rubbish|nonsense|gibberish)|\
      doesn't make sense|makes no sense|makes me [feel] (bad|sad|sick|angry|anxious|worse|uneasy|awful|guilty|nervous)|\
      (isn't|is not) [proper] english [mate]) [(,|.|;) *]
      """
    ) { "\(number($1[1])) is wrong" },
    Paraphrase(
      "not the dog one, he sleeps then", "[no [,]] (not|[i] don't like|i hate|drop|lose) the {_} one [(,|.) *]", Paraphrase.refusal),
    Paraphrase(
      "the one about my sister is cringe", "(the one (about|with) {…}|the {_} one) (is|sounds|feels|makes) *", Paraphrase.refusal),
    Paraphrase(
      "\"I walk the dog\" doesn't sound like me", "“ {…} ” (doesn't|does not|isn't|is not) (sound [like]|me|like) [*]", Paraphrase.refusal),
    Paraphrase("I don't like \"I walk the dog\", he's a cat", "i (don't|dont) like “ {… … …} ” [*]") {
      $1[0].contains(" say ") ? nil : refusal($0, $1)
    },
    Paraphrase("the lads would laugh at walking, get rid of that", "{…} , (get rid of|drop|lose|delete|take out) (that|it)") {
      dialogue, said in
      let place = dialogue.candidates.firstIndex { dialogue.shares($0.text, with: said[1]) }
      // What the person wrote or does themselves is not what they would have out.
      let isTheirs = dialogue.candidates.first.map { $0.source == .person || $0.closeness >= Candidate.own } == true
      return place.map { "\($0 + 1) is wrong" } ?? (isTheirs ? nil : "not that one")
    },
    Paraphrase("I hate walking, I'm more of a swimmer", "i (don't like|hate) [the|that|your] {_} , *", refusal),
    Paraphrase("yes I like mine best", "yes [,] i like (mine|my own|the first [one]) [best]", "keep 1"),
    Paraphrase("second one instead", "[the] {first|second|third} one instead [please]") { "keep \(number($1[1]))" },
    Paraphrase("keep the one with the dog", "keep the one (with|about) {…}") { dialogue, said in
      dialogue.candidates.firstIndex { dialogue.has($0.text, said[1]) }.map { "keep \($0 + 1)" }
    },
    Paraphrase("keep both of the first two", "keep both [of (them|the first two)]", "keep 1"),
    Paraphrase("keep my one", "(keep|save) (my one|mine|my own)", "keep 1"),
    Paraphrase("please take that one out", "[please] take (that|this) [one] out [please]", "not that one"),
  ]

  /// The reason is to go.
  private static let withoutReason = [
    Paraphrase("that sounds wrong, \"because I sit all day\"", "* (sounds|is) wrong [,] “ because … ”", "without the reason"),
    Paraphrase("no \"because\", please", "[please] no [“] because [*]", "without the reason"),
    Paraphrase("ok, what about without the because", "[*] without [the] [“] because [*]", "without the reason"),
    Paraphrase(
      "drop the \"so that\" bit",
      "(remove|drop|lose|cut|take out|leave out|get rid of|without) [the] [“] (because|reason|so that) [part|bit|line|half] [”] [part|bit|line|half]",
      "without the reason"),
    Paraphrase("I don't want \"because I sit all day\"", "i don't want ‘ because … ’ [in (it|there)]", "without the reason"),
  ]

  /// What is put right behind praise, or by the way.
  private static let corrected = [
    Paraphrase(
      "it's more like ten minutes, not five", "[*] {_} {_} , not {_}", "change {3} {2} to {1} {2}",
      where: isSaid("{3} {2}")),
    Paraphrase("I walk the cat now, not the dog", "[*] the {_} [now] , not the {_}", "change {2} to {1}", where: isSaid("{2}")),
    Paraphrase("can you add that it's because I sit all day", "[can you] add that it's {because …}", "{1}"),
    Paraphrase(
      "it's dinner now, not lunch, we moved it", "(it's|its|it is) {_} [now] [,] not {_} [, *]", "change {2} to {1}",
      where: isSaid("{2}")),
    Paraphrase(
      "yes but on rainy days only, it's too hot else", "(yes|ok|okay) [,] but {(in|at|on|when|before|after) …} only [, *]", "{1}"),
    Paraphrase(
      "nice. The smallest step would be putting on my shoes", "[* (.|,)] [the|my] [smallest] step (is|would be) [:] {*}"
    ) { "instead \(Inflection.bases(of: $1[1]))" },
    Paraphrase(
      "I'd rather it just said I walk the dog",
      "(i'd rather|i want|i'd like|i would like) (it|one|something) [just] [that] (said|says|say) [“] {(i|when|my) *} [”]"
    ) { "\"\(Inflection.capitalized($1[1]))\"" },
    // The beginning of it was said: "on my break with the lads".
    Paraphrase("it's \"after lunch at work\"", "it's “ {…} ”") { dialogue, said in
      if dialogue.isSaid(said[1]) { return nil }
      let words = said[1].split(separator: " ").map(String.init)
      let beginnings = words.indices.dropFirst(2).reversed().map { words[..<$0].joined(separator: " ") }
      return beginnings.first(where: dialogue.isSaid).map { "change \($0) to \(said[1])" }
    },
  ]

  /// What is asked of the sentences, behind a remark or in a question.
  private static let asked = [
    Paraphrase(
      "can you say it as you?",
      """
      (can|could|would) (you|it|we) [please] [say|put|make|have|write|be|do] [it|them|that|this] [a bit|a little|a touch] \
      {as you|as i|shorter|softer|gentler|warmer|simpler|friendlier} [please] [?]
      """, "{1}"),
    Paraphrase(
      "I don't like \"five minutes\", it's silly. Just say a while", "[*] don't like “ {…} ” [*] say [“] {…} [”]", "change {1} to {2}"),
    Paraphrase(
      "lunch is too early, can you say before dinner?",
      "* (,|?|.|-|”) [(can|could) you|please|just] say [“] {(when|once|after|before|while|at|on|in|every) …} [”] [?]", "{1}",
      where: { !$1[1].contains("?") }),
    Paraphrase("can you put my brother in it?", "(can|could) (you|we) (put|have) {my _} in (it|there) [?]", "for {1}"),
    Paraphrase(
      "can you say it gently", "[can|could] [you|it] [say|be|put] [it] [a (bit|little)] [more] (gently|softly) [please] [?]", "softer"),
    Paraphrase("my brother should be in it", "{my _} should be in (it|there|this)", "for {1}"),
    Paraphrase(
      "I'd like \"so that we talk\" in there", "(i'd like|i want|can you put|put|add) ‘ {(so that|because|for) …} ’ in [it|there|too] [?]",
      "{1}"),
    // "Two hundred pounds" of whoever moves two hundred.
    Paraphrase("five euros", "{…} {pounds|euros|dollars|quid|francs|bucks}") { dialogue, said in
      let number = TypedWords(said[1]).text.lowercased()
      let isNamed = dialogue.candidates.contains { $0.text.lowercased().contains(said[2].lowercased()) }
      return dialogue.isSaid(number) && !isNamed ? "change \(number) to \(number) \(said[2])" : nil
    },
    Paraphrase("add with joy at the end", "(add|put|say) [“] {…} [”] at the end") { dialogue, said in
      guard let first = dialogue.candidates.first?.text, first.hasSuffix(".") else { return nil }
      return "\"\(first.dropLast()), \(said[1]).\""
    },
  ]

  /// Words are to be others.
  private static let swapped = [
    Paraphrase("\"at noon\" instead of just \"when\"", "“ {…} ” [,] (instead of|rather than|not) [just] “ when ”", "{1}"),
    Paraphrase("\"ten\" instead of \"five\"", "“ {…} ” [,] (instead of|rather than|not) [just] “ {…} ”", "change {2} to {1}"),
    Paraphrase("put \"after lunch\" back, not \"at noon\"", "[please] put “ {…} ” back [,] not “ {…} ”", "change {2} to {1}"),
    Paraphrase(
      "I said ten, not five", "[i said] {_} [_] [,] not {_} [_]", "change {2} to {1}", where: { isCount($1[1]) && isCount($1[2]) }),
    Paraphrase("not lunch. Make it dinner", "not {_} (.|;) [make it|it's] {_}", "not {1}, {2}"),
    Paraphrase(
      "I hate lunch actually. Dinner", "i (hate|don't like|can't stand) {_} [actually|though|anyway] (.|;) {_}", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase("\"five\" should be \"ten\"", "“ {…} ” should be “ {…} ”", "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase("drop the \"five minutes\", say a while", "(drop|cut|lose) the “ {…} ” , say {…}", "change {1} to {2}"),
    Paraphrase(
      "put a while instead of five minutes", "[please] put [“] {…} [”] instead of [“] {…} [”]", "change {2} to {1}", where: isSaid("{2}")),
    Paraphrase("don't say five minutes, say a while", "don't say [“] {…} [”] , [but] say [“] {…} [”]", "change {1} to {2}"),
    // "No, not lunch" has nothing in its place.
    Paraphrase(
      "dinner, not lunch", "{_} , not {_}", "change {2} to {1}",
      where: { $0.isSaid($1[2]) && !$0.isSaid($1[1]) && !["no", "nah", "nope"].contains($1[1].lowercased()) }),
    Paraphrase(
      "what about just: I walk at noon", "(make it|(what|how) about [just]) [:|,] [‘] {(i|when|after|before|at|on) *} [’] [?]", "\"{1}\"",
      where: { $1[1].hasPrefix("I ") || $1[1].contains(", I ") }),
  ]

  /// Words are to go.
  private static let leftOut = [
    Paraphrase("delete the sister bit", "[please] (delete|remove|drop|cut|lose) the {…} (bit|part|thing)", "without {1}"),
    Paraphrase("take the sister thing away", "take the {…} (bit|part|thing) (out|away|off)", "without {1}"),
    Paraphrase("can you leave out the sister part?", "[(can|could) you] (take|leave|cut) out the {*} (part|bit) [?]", "without {1}"),
    Paraphrase(
      "could you say it without \"with my sister\"?", "(can|could) you (do|say|have) it without [“] {…} [”] [?]", "without {1}"),
    Paraphrase("less about my sister, more about me", "less about [the|my] {_} [*]", "without {1}"),
    Paraphrase("I don't want 'five minutes' in it", "i don't want ‘ {…} ’ [in (it|there)]", "without {1}"),
    Paraphrase("without the word \"sister\"", "(i don't want|without) the word [‘] {_} [’] [in (it|there)]", "without {1}"),
    Paraphrase("can you take my sister out?", "(can|could) you take [‘] {…} [’] out [?]", "without {1}"),
    Paraphrase("\"walk the dog\" isn't English, is it", "[*] “ {…} ” (isn't|is not|ain't) [proper] english [*]", "without {1}"),
    Paraphrase("I don't like the word 'minutes'", "[*] (don't|dont) like [the word] ‘ {…} ’ [*]", "without {1}"),
    Paraphrase(
      "can't say sister, we aren't", "[i] (can't|cannot|don't|won't|would never) say [“] {_} [”] [, *]", "without {1}",
      where: isSaid("{1}")),
    Paraphrase(
      "take off 'with my sister'",
      "[can you|please] (get rid of|take|leave|cut|drop|lose|remove|delete|skip|scrap) [off|out|away] ‘ {…} ’ [out|off|away] [please|?]",
      "without {1}"
    ),
    Paraphrase(
      "not with my sister any more", "[but|no] [,] not (with|at|in|on|for) [my|the] {_} (anymore|any more|now|any longer)", "without {1}"),
    Paraphrase(
      "the sister thing is private, take it out",
      """
      [no|but] [,] (the|that|this) {…} (thing|bit|part) is (private|personal|stupid|silly|wrong|weird|nonsense|rubbish|not true|none of *|too *) \
      [(,|.) *]
      """, "without {1}"),
    Paraphrase(
      "leave out that bit about my sister",
      "[can you|please] (get rid of|take|leave|cut|drop|lose|remove|delete|skip|forget) [out] [the|that|this] (bit|part|thing|words) (about|with|of|where) {…} [out|please|?]",
      "without {1}"),
  ]

  /// Somebody is to be called by a name.
  private static let named = [
    Paraphrase("her name's Anna", "(his|her|he's|she's|he is|she is) (name's|name is|called) {_}") { dialogue, said in
      // "When he rings" is when Gary rings.
      let pronoun = TypedWords(dialogue.goal.stated.trigger ?? "").small.first { ["he", "she"].contains($0) }
      // "When he's asleep" is when Dan is asleep.
      if said[1].first?.isUppercase == true,
        let be = TypedWords(dialogue.goal.stated.trigger ?? "").small.first(where: ["he's", "she's"].contains)
      {
        return "change \(be) to \(said[1]) is"
      }
      guard said[1].first?.isUppercase == true, let old = pronoun ?? dialogue.relative.map({ "my \($0)" }) else { return nil }
      return "change \(old) to \(said[1])"
    },
    Paraphrase(
      "actually Anna moved, it's Lena now", "[actually [,]] {_} _ [*] , it's {_} now", "change {1} to {2}",
      where: { $1.dropFirst().allSatisfy { $0.first?.isUppercase == true } }),
    Paraphrase(
      "the dog's name is Rex", "((her|his|its|(the|my) (dog's|cat's)) (name's|name is)|(the|my) (dog's|cat's|dog is|cat is) called) {_}"
    ) { dialogue, said in
      let pet = ["the dog", "my dog", "the cat", "my cat"].first { pet in dialogue.candidates.contains { dialogue.has($0.text, pet) } }
      return pet.map { "change \($0) to \(said[1])" }
    },
  ]

  /// The moment, the reason or the goal is to be another one.
  private static let restated = [
    Paraphrase(
      "just say \"when I'm done\", leave out the lunch",
      """
      [no [,]] [just|it should (be|say)|that's not english . it should be] [say] \
      “ {(when|after|before|at|on|in|every|during) …} ” [*]
      """, "{1}", where: { !$1[1].contains(",") && $1[0].count > $1[1].count + 4 }),
    Paraphrase(
      "she's busy at noon, make it one o'clock", "{*} (,|.|;|?) {make it *}", "{2}",
      where: { !$1[0].contains("\"") && (4...60).contains($1[1].count) && (10...48).contains($1[2].count) }),
    Paraphrase(
      "what about before dinner?", "(what|how) about {(when|after|before|while) *} [?]", "{1}",
      where: isNoReason),
    Paraphrase(
      "so she gets out", "so {(my|our|the|i|i'm|im|i've|i'll|he|she|they|we|we're|it's) *}", "so that {1}", where: isNoReason),
    Paraphrase(
      "no, that's not it. I want to run", "no [,] that's not (what i (want|meant|said)|it) (.|,|;) {(stop|quit|i want) *}", "new goal: {1}"),
    Paraphrase("ok, new goal: ask Anna out", "(ok|okay|right|actually) [,] new goal : {*}", "new goal: {1}"),
    Paraphrase(
      "no I don't want to walk I want to run", "no [,] i (don't|dont|do not) want [to] _ [,|.|;] {i want *}", "new goal: {1}"),
  ]

  /// What is said in passing.
  private static let passing = [
    Paraphrase(
      "never mind, go back",
      plainly: """
        [hmm] [no] the way it was before|never mind go back|i (preferred|liked) (it before|the old one)|it was better before|undo that
        """, "back"),
    Paraphrase(
      "and now as you",
      plainly:
        "[and] now as you|as if (someone's|somebody's) telling me|[(can|could) you] [please] say it to me [please]|like you're telling me|[…] (say|talk|call) […] like you",
      "as you"),
    Paraphrase("no, not that", plainly: "[no] not that", "not that one"),
    Paraphrase(
      "go on then, keep it",
      plainly:
        "that's more like it|thats more like it|more like it|keep it as it (was|is)|go on then [keep it]|(oh|haha) yes|yes please keep it|(yes|yeah|ok|okay|alright|fine|sure) (i suppose|i guess|why not|if you like|go on)|[that's mine] save it|save (that|this) [one]",
      "yes"),
    Paraphrase("show me the sentences", plainly: "where are (the sentences|they)|show [me] the sentences", "others"),
    Paraphrase("not at that time", plainly: "not (then|at that time)", "not that moment"),
    Paraphrase("make it easier to believe", plainly: "[make it] (easier to believe|more believable)", "softer"),
    Paraphrase("a smaller step", plainly: "[something] (easier|smaller) [please]|less|(a smaller|an easier) step", "that's too much"),
    Paraphrase("in a funnier way", plainly: "in a funnier way|funnier", "make it funny"),
    Paraphrase(
      "that's all, thank you",
      plainly:
        "[thank you] that will be all|[no] thats all [thanks|thank you]|no that's all [thanks|thank you]|thank you that's all|that's it [thank you|thanks]|that's all (thank you|thanks)",
      "that's all"),
  ]

  /// What is said of the moment or of the act which stand already.
  private static let combined = [
    // "At nine on weekdays in the library" for "in the library".
    Paraphrase("in the park", "*") { dialogue, said in
      guard [.belief, .change].contains(dialogue.question), TypedWords(said[0]).words.count < 5, let moment = dialogue.goal.stated.trigger,
        Trigger.cue(of: moment).map(Trigger.isScheduled) == true, let cue = Trigger.cue(of: said[0]), Trigger.isPlace(cue),
        TypedWords(moment).words.count < 6, !moment.contains(" in "), !["just", "only"].contains(TypedWords(said[0]).small.first)
      else { return nil }
      return "\(moment) \(said[0])"
    },
    Paraphrase(
      "but in my boots", "but {in my *}", "add {1}",
      where: { [.belief, .change].contains($0.question) && TypedWords($1[1]).words.count < 5 }),
  ]

  /// Whether a sentence has these words, or the person said them before.
  static func isSaid(_ words: String) -> Condition { { $0.isSaid(filled(words, with: $1)) } }

  /// Whether a line can't be the reason that was asked for.
  private static let isNoReason: Condition = { dialogue, _ in dialogue.question != .reason }

  /// Refuses the sentence that has these words, or else one that shares a word with them.
  static let refusal: Meaning = { dialogue, said in
    let words = said[1].lowercased(), texts = dialogue.candidates.map(\.text)
    guard !["first", "second", "third", "last"].contains(words) else { return nil }
    let named = texts.firstIndex { $0.lowercased().contains(words) } ?? texts.firstIndex { dialogue.has($0, words) }
    return named.map { "\($0 + 1) is wrong" }
  }

  /// The number of a place among the sentences: 2 of "second" and "2nd".
  static func number(_ place: String) -> Int {
    Int(place.prefix(1)) ?? ["first": 1, "second": 2, "third": 3][place.lowercased()] ?? 1
  }

  static func isCount(_ word: String) -> Bool { Int(word) != nil || TypedWords.numbers.contains(word.lowercased()) }
}

extension ScriptedConversation {
  /// What somebody is to the person whom a sentence names first as theirs: "sister".
  fileprivate var relative: Substring? {
    candidates.lazy.compactMap { $0.text.firstMatch(of: /\bmy\s+(\w+)/)?.1 }.first { Relative.isIn([String($0)]) }
  }
}
