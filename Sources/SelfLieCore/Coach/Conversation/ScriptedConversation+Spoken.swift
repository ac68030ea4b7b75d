/// What people say in other words than those that the coach knows.
extension ScriptedConversation {
  /// A line without the letters that somebody draws out: "no I said one" of "nooo I said one".
  public static func withoutDrawl(_ line: String) -> String {
    line.replacing(/\b\w*?(\w)\1{2,}\w*/) { word in
      let plain = String(word.0).replacing(/(\w)\1{2,}/) { String($0.1) }
      return drawled.contains(plain.lowercased()) ? plain : String(word.0)
    }
  }

  private static let drawled: Set = [
    "no", "yes", "so", "ok", "please", "why", "what", "ah", "oh", "wow", "yeah", "nah", "yay", "ugh", "really", "very", "too", "me", "stop",
    "more", "less", "hi", "hey", "love", "well", "sure", "fine", "nope", "yep", "maybe", "never", "always", "hate",
  ]

  /// Returns a line in words that the coach knows: "number 2 is wrong" for "2 no", "8" for "hmm 8 I guess". Other lines stay as they are.
  func spoken(_ line: String) -> String {
    // "Could it be a bit more... proud?", "any time we're late".
    let line = Trigger.spellingDays(of: Prose.tidied(line)).replacing(/(\w)(?:\.{2,}|…)\s+(?=\w)/) { "\($0.1) " }
      .replacing(/(?i)\bany\s?time(?=\s(?:i|i'm|we|we're|he|she|they|my|the)\b)/, with: "whenever")
      // "I should walk more, on account of my hip".
      .replacing(/(?i)\bon\s+account\s+of\b/, with: "because of")
    if question == .goal {
      // "Ok fine. I bite my nails", "hello? what is this".
      let rest = line.replacing(
        /^(?i)(?:(?:(?:ok|okay|so|hello|hi|hey|hm+|uh|um|erm|er|ugh|i mean|i meant)[.,:!?\s]+)|(?:oh\s+)?(?:my\s+)?(?:god|jesus|christ|goodness|gosh)[,.!]+\s*|where\s+do\s+i\s+(?:start|begin)[.?!]*\s*|i'll\s+try[.,!]+\s*|(?:(?:ok|okay|oh)\s+)?(?:fine|right|well|alright|all right)[.,!?]+\s*)+(?=\w+\s+\w+)/,
        with: "")
      return rest.isEmpty ? line : rest
    }
    guard question != .kind else {
      // "Ok fine, save 50 quid a month".
      return line.replacing(/^(?i)(?:(?:ok|okay|oh|alright|all right|fine|well|no|sorry|then|seriously)[.,!]*\s+)+(?=\w+\s+\w+)/, with: "")
    }
    // "Erm, go for a run", "its eating my evenings".
    let fluent = line.replacing(/^(?i)(?:erm|er|um|uh|ugh|pfft)[,.]*\s+(?=\w)/, with: "")
      .replacing(/^(?i)its\s+(?=\w+ing\b|(?:been|not|so|too|just|all|about|my|the|a)\s)/, with: "it's ")
      // "I dunno, all day", "usually I'm on my phone in bed".
      .replacing(/^(?i)(?:i\s+)?(?:dunno|idk|don't\s+know|not\s+sure),\s+(?=\w)/, with: "")
      .replacing(/^(?i)(?:usually|mostly|normally)\s+(i'm|i\s+am)\s/) { question == .moment ? "when \($0.1) " : String($0.0) }
    // "No fixed moment", "after school like 4", "like 11ish when I'm in bed", "can u make it ...".
    let rough = fluent.replacing(/^(?i).*\bno\s+(?:fixed|special|particular|set|real)\s+(?:moment|time)\b.*$/, with: "no idea")
      .replacing(/^(?i)like\s+\d{1,2}(?:ish)?\s+(?=when\s)/, with: "").replacing(/(?i)\s+like\s+\d{1,2}(?:ish)?$/, with: "")
      .replacing(/(?i)\b(can|could|do|would|will)\s+u\b/) { "\($0.1) you" }
    if rough != line { return spoken(rough) }
    // "Uhh", "whenever I'm waiting: the lift, the queue".
    let bare = fluent.replacing(/^(?i)(?:u+h+|u+m+|e+r+m*|h+m+)[.…!?]*$/, with: "no idea")
      .replacing(/^(?i)((?:when|whenever)\s[^:]{4,40}):\s.*$/) { question == .moment ? String($0.1) : String($0.0) }
    if bare != line { return spoken(bare) }
    // "N/a", "one phrase, is enough", "like in bed", "when I wake up, before the phone".
    let named = fluent.replacing(/^(?i)n\s?\/\s?a\.?$/, with: "no idea")
      .replacing(/(?i),\s+(?:it\s+)?(?:is|it's|that's)\s+enough\.?$/, with: "")
      .replacing(/^(?i)like\s+(?=(?:in|at|on|when|after|before|during|around)\s)/, with: "")
    let timed =
      question != .moment ? named : named.replacing(/^(?i)((?:when|after)\s[^,]+),\s+before\s+(?:the|my)\s\w+\.?$/) { String($0.1) }
    if timed != line { return spoken(timed) }
    // "I think of three good things" is done.
    if question == .act, let thought = line.wholeMatch(of: /(?i)i\s+(think\s+(?:of|about)\s+.+)/)?.1 { return String(thought) }
    // "I love it" is why, of whoever was asked.
    if question == .reason, line.wholeMatch(of: /(?i)i (?:just )?(?:love|enjoy|like) (?:it|doing it|that)[.!]?/) != nil {
      return "because \(line)"
    }
    // "No that's wrong, it's when mum calls", "two lines, that's it".
    let complaint = line.replacing(
      /^(?i)(?:no[,.]?\s+)?(?:that's|that\s+is|thats|this\s+is|you(?:'ve)?\s+got\s+(?:it|that))\s+(?:wrong|not\s+right|not\s+it|not\s+what\s+i\s+(?:said|meant|mean)|incorrect)[,.;:]\s+(?=\S+\s+\S)/,
      with: ""
    ).replacing(/(?i),\s+(?:that's|thats|that\s+is)\s+(?:it|all)[.!]?$/, with: "")
    // "Water then".
    if let named = line.wholeMatch(
      of: /(?i)((?!go\s+on|and|ok|okay|what|now|since|until|till|only|just|by|back|not)[\w-]+(?:\s[\w-]+)?)\s+then\.?/)
    {
      return spoken(String(named.1))
    }
    if complaint != line, complaint.contains(" ") { return spoken(complaint) }
    // "Before school like I said".
    let once = line.replacing(/^(?i)(?:like|as)\s+i\s+(?:said|told\s+you|mentioned)[,.:]?\s+(?=\w)/, with: "").replacing(
      /(?i),?\s+(?:like|as)\s+i\s+(?:said|told\s+you|mentioned|wrote)(?:\s+(?:before|already|earlier|above))?[.!]?$/, with: "")
    if once != line, !once.isEmpty { return spoken(once) }
    // "Both when she talks and at the playground".
    let both = line.replacing(/^(?i)(?:no[,.]?\s+)?both[,:]?\s+(?=(?:when|while|at|in|on|before|after|during)\s)/, with: "")
    if both != line { return spoken(both) }
    // "Take-off and turbulence" are when, as take-off is.
    if question == .moment, let two = line.wholeMatch(of: /(?i)([\w-]+)\s+and\s+[\w-]+\.?/), let cue = Trigger.cue(of: String(two.1)),
      cue.hasPrefix("at "), Trigger.cue(of: line)?.hasPrefix("when I notice ") != false
    {
      return "during \(line)"
    }
    let because = line.replacing(/^(?i)(?:bc|cuz|coz|cos)\s/, with: "because ")
    if because != line { return because }
    // "Just kidding. Leave it outside the door".
    let rest = line.replacing(/^(?i)(?:just\s+kidding|kidding|jk|lol|haha)[.,!]*\s+(?=\w)/, with: "").replacing(
      /(?i)[,.]?\s+(?:lol|haha|hehe|simple as that)[.!]?$/, with: "")
    if rest != line, !rest.isEmpty { return spoken(rest) }
    // "Keep the first one, dear".
    let plain = line.replacing(/(?i),\s+(?:dear|love|mate|darling|sweetheart|pal|thanks|please)[.!]?$/, with: "")
    if plain != line, plain.contains(" ") { return spoken(plain) }
    if let known = rating(in: line).map(String.init) ?? Paraphrase.first(in: line, for: self)?.words { return known }
    return Paraphrase.withoutHedges(line).map(spoken) ?? line
  }

  /// The answer to how true a sentence feels, with what people say around it: 8 of "hmm 8 I guess".
  private func rating(in line: String) -> Int? {
    guard question == .belief || question == .change else { return nil }
    let around = line.wholeMatch(
      of:
        /(?i)(?:(?:hm+|uh|um|(?:ha)+h?|lol|oh|ooh|yes|yeah|yep|yup|ok|okay|now|well|maybe|about|around|a|like|probably|it's|i'd say|say)[,.]?\s+)*(10|[0-9])(?:ish|\s?\/\s?10|\s+out\s+of\s+(?:10|ten)| or so)?(?:[,.]?\s+(?:i\s+guess|i\s+suppose|i\s+think|maybe|probably|honestly|really|tbh|obviously|definitely|easily))*\.?/
    )
    // "6, still feels fake".
    if question == .belief,
      let led = line.prefixMatch(
        of: /(?:(?i:hm+),?\s+)?(?:(?i:maybe|about|like|say|probably)\s+)?(?:(?i:an?)\s+)?(10|[0-9])\s*(?:[,;:–—-]|\.\s)\s*(?=\p{L}\w* ?)/),
      let value = Int(led.1),
      !TypedWords.numbers.contains(line[led.range.upperBound...].prefix { $0.isLetter }.lowercased())
    {
      return value
    }
    // "I would say nine, dear", "ok that's doable, 6".
    return around.flatMap { Int($0.1) } ?? (question == .belief ? rated(line) : nil)
  }

  /// The only number from 0 to 10 in a short answer to the question how true a sentence feels; nil where it counts something.
  private func rated(_ line: String) -> Int? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "'" } }
    guard small.count < 9, !line.contains(where: { "\"-".contains($0) }), Set(small).isDisjoint(with: Self.counted) else { return nil }
    // "Ninety-nine" has a nine.
    guard Set(small).isDisjoint(with: Numerals.english.tens + Numerals.english.small.dropFirst(Belief.scale.upperBound + 1)) else {
      return nil
    }
    let values = small.compactMap { word in
      Int(word) ?? (word == "zero" ? 0 : Numerals.english.small.prefix(11).firstIndex(of: word))
    }
    // "The second one" is a sentence, and "one" alone is too little to go by.
    guard values.count == 1, let value = values.first, Belief.scale.contains(value), !small.contains("one") else { return nil }
    return small.count == 1 || small.last.map { Int($0) != nil || Numerals.english.small.prefix(11).contains($0) } == true
      || small.first.map { Int($0) != nil } == true && small.count < 4 || small.contains("say") ? value : nil
  }

  private static let counted = Inflection.words(
    "minute minutes hour hours page pages times time number keep make change not at after before o'clock breaths sentence sentences drop pm am words"
  )

  /// Whether somebody wants no more behind a sentence that was kept: "no, that's all".
  public func wantsNoMore(_ line: String) -> Bool {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    return small.count < 9 && !Self.farewells.isDisjoint(with: small) && Set(small).isSubset(of: Self.farewells.union(Self.aroundFarewells))
  }

  private static let farewells: Set = [
    "no", "nope", "nah", "done", "all", "thanks", "bye", "goodbye", "night", "nothing", "enough", "finished", "cheers", "thank",
  ]
  private static let aroundFarewells: Set = [
    "you", "i'm", "im", "i", "am", "that's", "thats", "that", "is", "it", "for", "today", "now", "good", "a", "nice", "day", "evening",
    "ok", "okay", "oh", "and", "so", "else", "more", "we're", "are", "see", "tomorrow", "later", "very", "much", "will", "have", "need",
    "want", "keep", "here", "tonight",
  ]

  /// What is said to whoever tells how they feel about it, beside every question: "I just hate it", "makes me cry", "I'm rubbish at this".
  func lament(in line: String) -> String? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    if small == ["stop"], question != .goal, question != .kind { return "/quit leaves, and Enter goes on." }
    guard question == .belief || question == .change else { return nil }
    guard (2...6).contains(small.count) else { return nil }
    let said = small.joined(separator: " ")
    let isFelt =
      ["that hurts", "this hurts", "it hurts", "that one hurts", "that's sad", "that's hard to say", "that's hard to hear", "this is hard"]
      .contains(said)
      || ["makes me ", "made me ", "it makes me ", "that makes me ", "this makes me ", "it just makes me ", "that one makes me "].contains(
        where: said.hasPrefix)
        && small.contains { ["cry", "sad", "sick", "angry", "anxious", "scared", "feel", "tired", "guilty"].contains($0) }
      || said.hasPrefix("i feel ")
        && small.contains { ["alone", "lonely", "sad", "awful", "hopeless", "down", "lost", "terrible"].contains($0) }
      || ["i just hate ", "i hate it", "i hate this", "i really hate "].contains(where: said.hasPrefix)
      || ["i'm ", "i am ", "im "].contains(where: said.hasPrefix)
        && small.contains {
          ["rubbish", "useless", "hopeless", "terrible", "scared", "tired", "sad", "stupid", "ashamed", "lost"].contains($0)
        }
    return isFelt ? "I hear you. \"Softer\" claims less, and \"others\" shows more." : nil
  }
}
