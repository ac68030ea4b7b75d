/// What people say while another question is open, and which is no answer to it: "can I see another one", "I do it for my grandson".
extension Paraphrase {
  static let passed = [
    Paraphrase(
      "can you put in that I do it so my back doesn't hurt",
      "[*] (can|could) (you|it) (put in|add|mention|say) that i do (it|this) {(so|because|for) …} [?]", "{1}", where: isAwaited),
    Paraphrase(
      "I do it because I miss her, can it say that?",
      "i do (it|this|that) {(so|because|for) …} , (can|could) (it|you) (say|mention|add|include) (that|it|so) [*]",
      "{1}", where: isAwaited),
    Paraphrase(
      "I do it for my grandson", "[well|actually|mostly] [,] (i do|i'm doing|im doing) (it|this) {(so|because|for) …}"
    ) { dialogue, said in
      guard isAwaited(dialogue, said) else { return nil }
      return dialogue.question == .reason || !said[1].lowercased().hasPrefix("for ") ? said[1] : "because of \(said[1].dropFirst(4))"
    },
    Paraphrase("something that reminds me why, my kids", "something (that reminds|to remind) me why (,|:|-) {…}", "because of {1}"),
    Paraphrase(
      "I don't like it because it sounds like an advert", "i (don't|dont|do not) (like|love) (it|that|this|the sentence) because *",
      "not that one", where: isShown),
    Paraphrase(
      "make it about ringing my sponsor instead of drinking", "[*] (make it|i want it) about {_ …} [instead of *]", insteadOfGerund),
    Paraphrase("10 minutes after lunch", "[for] _ (minutes|minute|mins|min) {(after|before|at|on|with|every|each|when|in the) …}", "{1}") {
      isAwaited($0, $1) && Trigger.cue(of: $1[1]) != nil
    },
    Paraphrase(
      "back to the first one",
      plainly: "[go|can we go|let's go|lets go] back to the (first one|first sentence|first|one before|one from before|previous one)",
      "back"),
    Paraphrase(
      "never mind, keep it", "(never mind|nevermind|forget it|whatever) [,|.|;] [just] keep (it|that|this|mine|that one|this one)",
      "keep 1"),
    Paraphrase(
      "I would feel stupid saying that",
      "[*] i (would|'d|will|'ll) [feel|sound|look] (stupid|silly|daft|ridiculous|embarrassed|an idiot) saying (that|it|this)", "softer",
      where: isShown),
    Paraphrase(
      "I like it but it's a mouthful",
      "[*] (it's|its|it is|that's|thats|that is) [a bit of|quite|rather|such|still] a mouthful [*]", "shorter", where: isShown),
    Paraphrase(
      "can you add a reason, I want to be there for my kids",
      "[*] (add|use|give it|with|and) a reason (,|:|-) [because] {…}"
    ) { dialogue, said in
      guard isAwaited(dialogue, said) else { return nil }
      // "With a reason: out of respect" is no clause.
      let isClause = ["i", "i'm", "i'd", "he", "she", "they", "we", "it", "it's", "my", "our", "the"].contains(plainWord(said[1]))
      return "\(isClause ? "because" : "the reason is") \(said[1])"
    },
    Paraphrase(
      "the reason is I can't sleep",
      """
      [well] [,] (the|my) reason is [that|because] {…}|\
      * (,|.|;) [but|and|well] (the|my) [real] reason is [that|because] {(i|i'd|i'm|my|we|he|she|they|it|our) …}
      """, "because {1}",
      // "The reason is so she gets out" says what for.
      where: { isAwaited($0, $1) && !["so", "for", "to"].contains(plainWord($1.last ?? "")) }),
    Paraphrase(
      "I don't like the word email, call it inbox",
      "i (don't|dont|do not) like [the word] [“] {_} [”] (,|.|;) (call it|say|use|better) [“] {_|_ _|_ _ _} [”]",
      "change {1} to {2}", where: isShown),
    Paraphrase("put in that I take a breath first", "[*] (put in|add|include|have it say|make it say) that i {_ … …} [first]") {
      dialogue, said in
      let act = said[1].replacing(/\ first$/, with: "")
      guard isAwaited(dialogue, said), dialogue.isImperative(act), ScriptedConversation.tellsAct(["i"] + TypedWords(act).small) else {
        return nil
      }
      return "instead \(act)"
    },
    Paraphrase(
      "add that it makes us both calm", "[and|please] (add|put in|mention|say) that {(it|it's|she|he|we|they|my _) …}", "because {1}",
      where: isAwaited),
    Paraphrase(
      "show me the other one again",
      plainly: "[can you|could you|please] show me the (other|first|previous|last) (one|sentence) again [please]", "back"),
    Paraphrase(
      "I'd like to start as soon as I get home",
      "(i'd|i would|id) like to (start|begin|do it|do this) {(as soon as|when|after|before|at|on|in the) …}", "{1}",
      where: isAwaited),
    Paraphrase(
      "only for ten minutes at first", "(only|just) for {_ (minutes|minute|mins)} [at first|to start with|to begin with|for now]",
      "make it {1}", where: isAwaited),
    Paraphrase(
      "something I can actually believe", plainly: "[more like] something [that] i [can|could] [actually|really] believe [in]", "softer"),
    Paraphrase("put in something about my family", "[*] (put in|add|include|mention|say|have) something about my {_}", ofSomebody),
    Paraphrase("put my baby in there", "[can you|please] (put|get|have) my {_} (in there|in it|in)", ofSomebody),
    Paraphrase("I want it to mention my baby", "[*] (i want|i'd like|i would like) it to (mention|have|name|include) my {_}", ofSomebody),
    Paraphrase(
      "something like let me check and get back to you",
      "[say] something like [“] {(let me|i'll|i will|sorry|no|i can't|thanks|thank you|not now) …} [”]",
      "instead say {1}", where: isAwaited),
    Paraphrase(
      "I actually have a different goal, I want to call my mum more",
      "[*] i [actually|really] have (a different|another) goal [,|:|.] [i want to|it's to|to] {…}", "my goal is {1}"),
    Paraphrase("something for my hands to do, like holding a pen", "[*] something … [,] like {_ …}", insteadOfGerund),
  ]

  /// What depends on the question or on the goal, and on no sentence.
  static let answers = [
    Paraphrase("actually not the gym, just a walk", "[actually] [,] not [to] the {_} , (just|only) a {_}") { dialogue, said in
      let goal = dialogue.goal.stated.words, place = "to the \(said[1])"
      guard goal.contains(place), Replacement.use(of: [said[2].lowercased()]) != "eat" else { return nil }
      return "my goal is \(goal.replacing(place, with: "for a \(said[2])"))"
    },
    Paraphrase(
      "let me check and get back to you", "{let me (check|think|see|get|look|sleep) …}", "instead say {1}",
      where: { isAwaited($0, $1) && !$1[0].contains(where: \.isNumber) }),
    Paraphrase(
      "can I see another one",
      plainly:
        "[ok|hm|and] (can|could|may) i [please] (see|get|have) (another|another one|a different one|other ones|some others|some more) [please]",
      "others"),
    Paraphrase("talking to people at work", "{_ …}") { dialogue, said in
      let small = TypedWords(said[1]).small
      guard dialogue.question == .reason,
        TypedWords(dialogue.goal.stated.words).small.contains(where: ["confident", "brave", "shy", "calm", "patient"].contains),
        small.count > 2, small.count < 7, Inflection.base(ofGerund: small[0]).map(Inflection.isVerb) == true,
        !["being", "having", "feeling", "getting"].contains(small[0])
      else { return nil }
      return "when I \(Inflection.bases(of: said[1]))"
    },
    Paraphrase("beer", "{_}") { dialogue, said in
      guard dialogue.question == .reason,
        ["drink less", "drink too much", "i drink too much", "stop drinking so much"].contains(dialogue.goal.stated.words.lowercased()),
        Replacement.use(of: [said[1].lowercased()]) == "drink"
      else { return nil }
      return "my goal is drink less \(said[1].lowercased())"
    },
    Paraphrase("10", "[at|by] {_} [pm|am]") { dialogue, said in
      guard [.reason, .moment].contains(dialogue.question), let hour = Int(said[1]), (1...12).contains(hour),
        ["sleep", "waking up early"].contains(dialogue.goal.family?.name ?? "")
      else { return nil }
      return "at \(hour)"
    },
    Paraphrase(
      "20 quid on payday", "{_ (quid|pounds|dollars|euros|bucks|rand)} {(on|every|each|a) …}", "instead put {1} into my savings {2}"
    ) {
      isAwaited($0, $1) && $0.goal.family?.name == "saving money"
    },
    Paraphrase("put phone back in", "[*] put [the|my|that] _ back [in] [please]", "back"),
    Paraphrase("100 euros", "{_ (quid|pounds|dollars|euros|bucks|rand)} [please|a month|each time]", "instead put {1} into my savings") {
      isAwaited($0, $1) && $0.goal.family?.name == "saving money"
    },
  ]

  /// An act that is named as what somebody would be doing.
  private static let insteadOfGerund: Meaning = { dialogue, said in
    guard isAwaited(dialogue, said), let first = TypedWords(said[1]).small.first,
      Inflection.base(ofGerund: first).map(Inflection.isVerb) == true
    else { return nil }
    return "instead \(Inflection.bases(of: said[1]))"
  }

  /// Names somebody in the reason, unless a sentence has them already.
  private static let ofSomebody: Meaning = { dialogue, said in
    let word = said[1].lowercased()
    guard isAwaited(dialogue, said), Relative.isIn([word]) || Inflection.people.contains(word) || ["family", "baby"].contains(word),
      !dialogue.candidates.contains(where: { $0.text.contains("my \(word)") })
    else { return nil }
    return dialogue.question == .reason ? "for my \(word)" : "because of my \(word)"
  }

  /// Whether there are sentences to speak of.
  static let isShown: Condition = { dialogue, _ in !dialogue.candidates.isEmpty }

  /// Whether a question is open that asks for a reason, a moment or an act, or the sentences are on the screen.
  static let isAwaited: Condition = { dialogue, _ in ![.goal, .kind].contains(dialogue.question) }
}
