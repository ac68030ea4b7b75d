/// Wishes that are put as questions, and what is said of a sentence's manner.
extension Paraphrase {
  /// What no rule does: it comes to a manner that nobody knows, of which the coach says so.
  private static let manner = "make it rhyme"

  static let questioned = [
    Paraphrase(
      "can it say ten minutes?", "(can|could) (it|we|this) [also] (say|be|have) {_ [_] [_] [_]} [too|also|as well] [please] [?]", wanted),
    Paraphrase(
      "does it have to say sister?",
      "[*] (does it|do i|must it|must i|do we) [really] [have to|need to] (say|have|mention) {…} [?|(,|.) *]", "without {1}",
      where: isSaid("{1}")),
    Paraphrase(
      "can it be without \"sister\"?", "(can|could) (it|this|that|you) (be|do|go) without [the word] [“] {…} [”] [please] [?]",
      "without {1}"),
    Paraphrase(
      "something without sister in it", "(something|one|a sentence) without [the word] [“] {…} [”] [in it]", "without {1}"),
    Paraphrase(
      "could you swap \"dog\" for \"cat\"?",
      "[(can|could) you] (swap|switch|exchange) [the] [“] {…} [”] (for|with|to|by) [the|a] [“] {…} [”] [please] [?]", "change {1} to {2}",
      where: isSaid("{1}")),
    Paraphrase(
      "not \"sister\", say \"brother\"", "[* (,|.)] (not|don't say|dont say) “ {…} ” [,|.|;|-] [but] (say|use|write|put) [“] {…} [”]",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase(
      "could you just give me three to choose from?", "(can|could) you [just|please] (give|show) me (two|three|four|some|more|a few) * [?]",
      "others"),
    Paraphrase("I'd prefer \"my old dog\"", "(i'd|i would) (prefer|rather have|like) “ {…} ” [in it|there] [please]", "put \"{1}\" in it"),
    Paraphrase("mention Helen", "mention {_ [_]} [please]", "put {1} in it", where: ofSentences),
    Paraphrase("make one I can whisper", "(make|write|give me|show me) (one|some) [that|which] (i|you|we|is|are|with|for|like) *", manner),
    Paraphrase("and one in the present tense", "[and] [one|a sentence|it] in [the] {_} tense", manner),
    Paraphrase(
      "it's too poetic",
      "[no|hmm] [,] [it's|its|that's|thats|they're|this is|that is] [much|way|a bit|a little] too {_} [now|for me] [(,|.) *]"
    ) { dialogue, said in
      let quality = said[1].lowercased()
      guard hasSentences(dialogue), dialogue.phrasebook.dialogue.remark(said[0]) == nil,
        ToolTalk.first(in: said[0], for: dialogue) == nil
      else { return nil }
      if harsh.contains(quality) { return "softer" }
      return manners.contains(quality) ? manner : nil
    },
    Paraphrase("not so American", "[no] [,] [make it] (not so|less|more) {_} [please] [(,|.) *]") { dialogue, said in
      hasSentences(dialogue) && manners.contains(said[1].lowercased()) ? manner : nil
    },
    Paraphrase("make it plainer", "[please] (make (it|them) [a bit|a little]|[a bit|a little]) {_} [please|now] [?]") { dialogue, said in
      guard hasSentences(dialogue) else { return nil }
      switch said[1].lowercased() {
      case "plainer", "easier", "clearer": return "shorter"
      case "bolder", "sharper", "tougher", "forceful", "respectful", "poetic": return manner
      default: return nil
      }
    },
    Paraphrase("don't be cheerful about it", "(don't|dont|do not) (be|sound|get) [so|too] {_} [about it|please]") { dialogue, said in
      hasSentences(dialogue) && manners.contains(said[1].lowercased()) ? manner : nil
    },
    Paraphrase("no stress please, I'm already stressed", "no (stress|pressure|rush) [please] [(,|.) *]", "softer", where: ofSentences),
    Paraphrase(
      "lol that's cringe",
      """
      [lol|haha|omg|ugh|eww|hmm|no] [,] (that's|thats|it's|its|this is) [so|a bit|kinda|kind of|really|too] \
      (cringe|cringey|cringy|cheesy|corny|lame|embarrassing|tacky|naff)
      """, "that's not really me", where: { dialogue, _ in !dialogue.candidates.isEmpty }),
    Paraphrase(
      "shorter, it must fit on a note", "{shorter|softer|simpler|gentler|others|another|warmer} (,|.|because) *", "{1}", where: ofSentences),
    Paraphrase(
      "something for when I'm bored",
      "(something|one) for [the] [moment|moments|time|minute|minutes] [right|just] {(when|after|before|while) …}", "{1}"),
    Paraphrase(
      "actually Thursday suits better",
      "[no] [wait] [,] [actually] [,] {…} (suits|works|fits|suit|work|fit|is|are|would be|were|was) [me] better [for me] [(,|.) *]"
    ) { _, said in Trigger.cue(of: said[1]).map(Trigger.isScheduled) == true ? said[1] : nil },
    Paraphrase(
      "I changed my mind, after dinner was right",
      "[no] [i changed my mind|i've changed my mind|forget that|sorry] [,|.] {…} (was|is) (right|better|fine|correct|good) [after all]"
    ) { _, said in Trigger.cue(of: said[1]).map(Trigger.isScheduled) == true ? said[1] : nil },
    Paraphrase(
      "not after lunch any more, my shifts changed",
      "[but|no] [,] not {(in|at|on|after|before|during) …} (anymore|any more|any longer) [(,|.|;) *]", "not that moment"),
    Paraphrase("thanks, that's all", plainly: "(thanks|thank you|cheers) that's all|no more (thanks|thank you)", "that's all"),
    Paraphrase("hmm give me another one", "[hmm|ok|no|well] [,] (give|show) me another [one|sentence] [please]", "others"),
    Paraphrase(
      "why do you say it like that?", "why (do|did) you (say|write|put|word|phrase) (it|this|that) [*] [?]", "why did you choose that one"),
    Paraphrase(
      "could it mention that I love her?", "(can|could) (it|you|we) (mention|say|include|add) that {(i|my|we|he|she|they) …} [?]",
      "because {1}"),
    Paraphrase("not in the evening", "[no] [,] not in the (morning|evening|afternoon)", "not that moment") { dialogue, _ in
      hasSentences(dialogue) && dialogue.goal.stated.trigger != nil
    },
    Paraphrase("give me something plainer", "(give me|show me|i want|i'd like) something {_} [please]") { dialogue, said in
      guard hasSentences(dialogue) else { return nil }
      return ["plainer", "simpler", "easier", "shorter", "clearer"].contains(said[1].lowercased())
        ? "shorter" : ["softer", "gentler", "kinder", "warmer"].contains(said[1].lowercased()) ? "softer" : nil
    },
    Paraphrase(
      "make easier English please", "(make|write|use) [it|them] [in] (easier|simpler|plain|simple) (english|words) [please]", "shorter",
      where: ofSentences),
    Paraphrase("I'd rather say we, my sister walks with me", "i'd rather say (we|us) [(,|.) *]", manner),
    Paraphrase(
      "say it like I already do it", "(say|write|put|make) it (like|as if) i already (do|did|am) [it|that]", "in the present please"),
    Paraphrase("it's Thursdays, sorry", "[no|oh|sorry] [,] (it's|its|i said) {…} [,] (sorry|my mistake|my bad)") { _, said in
      Trigger.cue(of: said[1]).map(Trigger.isScheduled) == true ? said[1] : nil
    },
    Paraphrase("earlier, 18:30", "[make it] (earlier|later) (,|:|-) {…}") { _, said in
      Trigger.cue(of: "at \(said[1])").map(Trigger.isScheduled) == true ? "at \(said[1])" : nil
    },
    Paraphrase("can it have his name, Oscar", "(can|could) (it|you) (have|say|use) (his|her) name [,|:] {_} [?]") { dialogue, said in
      said[1].first?.isUppercase == true ? first(in: "her name's \(said[1])", for: dialogue)?.words : nil
    },
    Paraphrase("deposit should be in there", "{_ [_]} should be in (it|there|this)", "put {1} in it", where: ofSentences),
    Paraphrase("something about tomatoes", "something about {[my|the] _}", "put {1} in it", where: ofSentences),
    Paraphrase("I want to say milk instead", "i want to say {_ [_]} instead", "put {1} in it", where: ofSentences),
    Paraphrase("skip Thursday", "(skip|leave out) {_}", "drop {1}") { dialogue, said in
      hasSentences(dialogue) && Trigger.days.contains(said[1].lowercased())
    },
    Paraphrase("no sister please", "no {_} [please]", "without {1}", where: { hasSentences($0) && $0.isSaid($1[1]) && $1[1].count > 3 }),
    Paraphrase("yes final", plainly: "(yes|ok) [that's|thats|this is] [the] final [one|version]", "yes"),
    Paraphrase(
      "I don't like lunch actually, a dinner",
      "i (hate|don't like|can't stand) {_} [actually|though|anyway] , [rather] (a|an|some|the) {_}",
      "change {1} to {2}", where: isSaid("{1}")),
    Paraphrase("what else could I do as a small step?", "what else (could|can|should) i (do|try) *", "what could I do"),
    Paraphrase("I'd never say it like that", "(i'd|i would|i) never (say|put|talk) [it|this] like (that|this)", "that's not really me"),
  ]

  /// A moment, an amount or an act that a sentence could say.
  private static let wanted: Meaning = { dialogue, said in
    guard hasSentences(dialogue), case let words = said[1].split(separator: " ").map(String.init), let first = words.first else {
      return nil
    }
    if isCount(first) { return recounted(said[1], in: dialogue) ?? "make it \(said[1])" }
    if let cue = Trigger.cue(of: said[1]), Trigger.isScheduled(cue) { return said[1] }
    if RequestTable.english.beforeAdded.contains(first.lowercased()) { return "add \(said[1])" }
    return dialogue.isImperative(said[1]) ? "add and \(said[1])" : nil
  }

  /// How a sentence sounds that is to be softer.
  private static let harsh: Set = [
    "aggressive", "harsh", "strict", "pushy", "bossy", "strong", "forceful", "hard", "tough", "demanding", "stern",
  ]
  /// How a sentence sounds that no rule words otherwise.
  private static let manners: Set = [
    "poetic", "american", "british", "cheerful", "formal", "negative", "positive", "vague", "generic", "abstract", "fancy", "flowery",
    "respectful", "forceful", "religious", "happy", "corporate", "masculine", "feminine", "old-fashioned", "preachy",
  ]
}
