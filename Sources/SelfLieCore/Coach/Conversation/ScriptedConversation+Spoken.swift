/// What people say in other words than those that the coach knows.
extension ScriptedConversation {
  /// Returns a line in words that the coach knows: "number 2 is wrong" for "2 no", "8" for "hmm 8 I guess". Other lines stay as they are.
  func spoken(_ line: String) -> String {
    let line = Prose.tidied(line)
    if question == .goal {
      // "Ok fine. I bite my nails", "hello? what is this".
      let rest = line.replacing(
        /^(?i)(?:(?:(?:ok|okay|so|hello|hi|hey|hm+|uh|um)[.,!?\s]+)|(?:(?:ok|okay|oh)\s+)?(?:fine|right|well|alright|all right)[.,!?]+\s*)+(?=\w+\s+\w+)/,
        with: "")
      return rest.isEmpty ? line : rest
    }
    guard question != .kind else { return line }
    let because = line.replacing(/^(?i)(?:bc|cuz|coz|cos)\s/, with: "because ")
    if because != line { return because }
    // "Just kidding. Leave it outside the door".
    let rest = line.replacing(/^(?i)(?:just\s+kidding|kidding|jk|lol|haha)[.,!]*\s+(?=\w)/, with: "").replacing(
      /(?i)[,.]?\s+(?:lol|haha|hehe|simple as that)[.!]?$/, with: "")
    if rest != line, !rest.isEmpty { return spoken(rest) }
    // "Keep the first one, dear".
    let plain = line.replacing(/(?i),\s+(?:dear|love|mate|darling|sweetheart|pal|thanks|please)[.!]?$/, with: "")
    if plain != line, plain.contains(" ") { return spoken(plain) }
    return numbered(line) ?? wished(in: line) ?? swapped(line) ?? ordered(line) ?? combined(line) ?? line
  }

  /// Reads a rating, and what is said of a sentence by its number.
  private func numbered(_ line: String) -> String? {
    if question == .belief || question == .change,
      let rated = line.wholeMatch(
        of:
          /(?i)(?:(?:hm+|uh|um|well|maybe|about|like|probably|it's|i'd say|say)[,.]?\s+)*(10|[0-9])(?:ish|\s?\/\s?10|\s+out\s+of\s+(?:10|ten)| or so)?(?:[,.]?\s+(?:i\s+guess|i\s+suppose|i\s+think|maybe|probably|honestly|really|tbh))*\.?/
      )
    {
      return String(rated.1)
    }
    // "I would say nine, dear", "ok that's doable, 6".
    if question == .belief, let value = rated(line) { return String(value) }
    // "Number 2 no", "I don't meet friends for coffee, drop number 3".
    if let refused = line.wholeMatch(of: /(?i)(?:not\s+)?(?:number\s+|no\.\s+)?([123])[,:]?\s+(?:no|nope|out)\.?/) {
      return "\(refused.1) is wrong"
    }
    if let dropped = line.wholeMatch(
      of:
        /(?i)(?:.+,\s+|please\s+)?(?:drop|delete|remove|lose|skip|scrap|get\s+rid\s+of|take\s+out)\s+(?:number\s+|sentence\s+)?([123])(?:,.+)?\.?/
    ) {
      return "\(dropped.1) is wrong"
    }
    if let kept = line.wholeMatch(of: /(?i)(?:[a-z ]+[.,]\s+)?keep\s+one\.?/), kept.0.count < 30 { return "keep 1" }
    if let both = line.wholeMatch(of: /(?i)(?:(?:i\s+)?(?:want|like|take|keep)\s+)?([123])\s+and\s+[123]\.?/) { return "keep \(both.1)" }
    // "The 3rd one makes me cringe".
    if let disliked = line.wholeMatch(
      of:
        /(?i)(?:the\s+)?(first|second|third|1st|2nd|3rd)(?:\s+one)?\s+(?:makes\s+me\s+cringe|(?:sounds|is|feels)\s+(?:too\s+|so\s+|a\s+bit\s+)?(?:silly|weird|fake|odd|stupid|gloomy|cheesy|wrong|off|clumsy|preachy|harsh|cold|awkward))\.?/
    ) {
      let place = ["first": 1, "1st": 1, "second": 2, "2nd": 2][disliked.1.lowercased()] ?? 3
      return "\(place) is wrong"
    }
    return nil
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

  /// Reads words that are to be others, and words that are to go.
  private func swapped(_ line: String) -> String? {
    if let swap = line.wholeMatch(of: /(?i)["“](.+?)["”],?\s+(?:instead\s+of|rather\s+than|not)\s+(?:just\s+)?["“](.+?)["”]\.?/) {
      return swap.2.lowercased() == "when" ? String(swap.1) : "change \(swap.2) to \(swap.1)"
    }
    // "Add inshallah at the end".
    if let more = line.wholeMatch(of: /(?i)(?:add|put|say)\s+["“]?(.+?)["”]?\s+at\s+the\s+end\.?/), let first = candidates.first?.text,
      first.hasSuffix(".")
    {
      return "\"\(first.dropLast()), \(more.1).\""
    }
    if let back = line.wholeMatch(of: /(?i)(?:please\s+)?put\s+["“](.+?)["”]\s+back,?\s+not\s+["“](.+?)["”]\.?/) {
      return "change \(back.2) to \(back.1)"
    }
    // "I said ten words, not five".
    if let said = line.wholeMatch(of: /(?i)i\s+said\s+(\S+)\s+(?:\w+,?\s+)?not\s+(\S+?)(?:\s+\w+)?\.?/), isCount(said.1), isCount(said.2) {
      return "change \(said.2) to \(said.1)"
    }
    // "Not Saturday. Sunday", "I hate gum actually. Mints".
    if let swap = line.wholeMatch(of: /(?i)not\s+(\w+)[.;]\s+(?:make\s+it\s+|it's\s+)?(\w+)\.?/) { return "not \(swap.1), \(swap.2)" }
    if let swap = line.wholeMatch(
      of: /(?i)i\s+(?:hate|don't\s+like|can't\s+stand)\s+(\w+)(?:\s+(?:actually|though|anyway))?[.;]\s+(\w+)\.?/),
      isSaid(String(swap.1))
    {
      return "change \(swap.1) to \(swap.2)"
    }
    // "Don't say for a sec, say for a minute", "regularly, not regular", "5 minutes not ten".
    if let swap = line.wholeMatch(of: /(?i)don't\s+say\s+["“]?(.+?)["”]?,\s+(?:but\s+)?say\s+["“]?(.+?)["”]?\.?/) {
      return "change \(swap.1) to \(swap.2)"
    }
    if let swap = line.wholeMatch(of: /(?i)(\w+),\s+not\s+(\w+)\.?/), isSaid(String(swap.2)), !isSaid(String(swap.1)) {
      return "change \(swap.2) to \(swap.1)"
    }
    if let swap = line.wholeMatch(of: /(?i)(\w+)\s+(?:minutes|pages|times|words|hours),?\s+not\s+(\w+)\.?/), isCount(swap.1),
      isCount(swap.2)
    {
      return "change \(swap.2) to \(swap.1)"
    }
    // Make it 'I rest my tongue', "what about just: I bake on Sundays".
    if let mine = line.wholeMatch(
      of: /(?i)(?:make\s+it|(?:what|how)\s+about(?:\s+just)?)[:,]?\s+['"‘“]?((?:I|When|After|Before|At|On)\s.+?)['"’”]?\??/),
      mine.1.contains("I ")
    {
      return "\"\(mine.1)\""
    }
    // "Do some painting" isn't English, I don't like 'know-it-all'.
    if let bad = line.firstMatch(of: /(?i)["“]([^"”]{2,40})["”]\s+(?:isn't|is\s+not|ain't)\s+(?:proper\s+)?english/) {
      return "without \(bad.1)"
    }
    if let bad = line.firstMatch(of: /(?i)(?:don't|dont)\s+like\s+(?:the\s+word\s+)?['"‘“]([^'"’”]{2,30})['"’”]/) {
      return "without \(bad.1)"
    }
    // "His name's Gary".
    if let name = line.wholeMatch(of: /(?i)(?:his|her|he's|she's|he\s+is|she\s+is)\s+(?:name's|name\s+is|called)\s+(\p{Lu}\w+)\.?/),
      let person = candidates.lazy.compactMap({ $0.text.firstMatch(of: /\bmy\s+(\w+)/) }).first(where: { Relative.isIn([String($0.1)]) })
    {
      // "When he rings" is when Gary rings.
      let pronoun = TypedWords(goal.stated.trigger ?? "").small.first { ["he", "she"].contains($0) }
      return "change \(pronoun ?? "my \(person.1)") to \(name.1)"
    }
    // "Actually Dave moved, it's Lena now".
    if let name = line.wholeMatch(of: /(?:[Aa]ctually,?\s+)?(\p{Lu}\w+)\s+.+,\s+it's\s+(\p{Lu}\w+)\s+now\.?/) {
      return "change \(name.1) to \(name.2)"
    }
    // Just say "when the alarm goes off", leave out the time.
    if let moment = line.wholeMatch(
      of:
        /(?i)(?:no,?\s+)?(?:just\s+|it\s+should\s+(?:be|say)\s+|that's\s+not\s+english\.\s+it\s+should\s+be\s+)?(?:say\s+)?["“]((?:when|after|before|at|on|in|every|during)\s+[^,"”]+)["”](?:[,.;]?\s.*)?\.?/
    ),
      line.count > moment.1.count + 4
    {
      return String(moment.1)
    }
    // "Her name's Biscuit".
    if let name = line.wholeMatch(of: /(?i)(?:her|his|its|the\s+dog's|my\s+dog's|the\s+cat's)\s+name(?:'s|\s+is)\s+(\w+)\.?/),
      let pet = ["the dog", "my dog", "the cat", "my cat"].first(where: { pet in candidates.contains { has($0.text, pet) } })
    {
      return "change \(pet) to \(name.1)"
    }
    // "Can't say ring, sounds like I'm proposing".
    if let word = line.wholeMatch(of: /(?i)(?:i\s+)?(?:can't|cannot|don't|won't|would\s+never)\s+say\s+["“]?(\w+)["”]?(?:,.*)?/),
      isSaid(String(word.1))
    {
      return "without \(word.1)"
    }
    // "She's busy on Sundays, make it Saturday".
    if let made = line.wholeMatch(of: /(?i).{4,60}[,.;?]\s+(make\s+it\s+.{2,40})/), !line.contains("\"") { return String(made.1) }
    if let out = line.wholeMatch(of: /(?i)(?:can\s+you\s+)?(?:get\s+rid\s+of|take|leave|cut)\s+["“](.+?)["”](?:\s+out)?\.?/) {
      return "without \(out.1)"
    }
    if line.wholeMatch(
      of:
        /(?i)(?:remove|drop|lose|cut|take\s+out|leave\s+out|get\s+rid\s+of|without)\s+(?:the\s+)?["“]?(?:because|reason|so\s+that|because\s+(?:part|bit))["”]?(?:\s+(?:part|bit))?\.?/
    ) != nil {
      return "without the reason"
    }
    return nil
  }

  private func isCount(_ word: Substring) -> Bool { Int(word) != nil || TypedWords.numbers.contains(word.lowercased()) }

  /// Reads what somebody asks for in passing.
  private func ordered(_ line: String) -> String? {
    let said = TypedWords(line).words.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "'" || $0 == " " } }.joined(separator: " ")
      .lowercased()
    for (meant, ways) in Self.ways where ways.contains(said) { return meant }
    // "What about when I'm with my mates?"
    if let moment = line.wholeMatch(of: /(?i)(?:what|how)\s+about\s+((?:when|after|before|while)\s+.+?)\??/), question != .reason {
      return String(moment.1)
    }
    // "No, that's not what I want. Stop biting my fingers".
    if let goal = line.wholeMatch(
      of: /(?i)no,?\s+that's\s+not\s+(?:what\s+i\s+(?:want|meant|said)|it)[.,;]\s+((?:stop|quit|i\s+want)\s+.+)/)
    {
      return "new goal: \(goal.1)"
    }
    // "The first one's good but say it to me, like 'you'".
    if said.hasSuffix(" like you"), said.contains("say") || said.contains("talk") || said.contains("call") { return "as you" }
    // "So my son learns good words" is why.
    if let aim = line.wholeMatch(of: /(?i)so\s+((?:my|our|the|i|he|she|they|we)\s+.+)/), question != .reason { return "so that \(aim.1)" }
    if let step = line.wholeMatch(of: /(?i)(?:the|my)\s+smallest\s+step\s+(?:is|would\s+be)\s+(.+)/) {
      return "instead \(Inflection.bases(of: String(step.1)))"
    }
    // "No I don't want to rest I want more energy".
    if let other = line.wholeMatch(of: /(?i)no,?\s+i\s+(?:don't|dont|do\s+not)\s+want\s+(?:to\s+)?\w+[,.;]?\s+(i\s+want\s+.+)/) {
      return "new goal: \(other.1)"
    }
    return nil
  }

  /// A place or a manner that is said of the moment or the act which stand already: "at nine on weekdays in the library" for "in the library".
  private func combined(_ line: String) -> String? {
    guard question == .belief || question == .change else { return nil }
    let small = TypedWords(line).small
    if let moment = goal.stated.trigger, small.count < 5, Trigger.cue(of: moment).map(Trigger.isScheduled) == true,
      let cue = Trigger.cue(of: line), Trigger.isPlace(cue), TypedWords(moment).words.count < 6, !moment.contains(" in ")
    {
      return "\(moment) \(line)"
    }
    // "But in my head" of whoever counts to three.
    return small.starts(with: ["but", "in", "my"]) && small.count < 6
      ? "add \(line.split(separator: " ").dropFirst().joined(separator: " "))" : nil
  }

  /// What people say in passing, each with what it comes to.
  private static let ways: [(meant: String, ways: Set<String>)] = [
    (
      "back",
      [
        "the way it was before", "no the way it was before", "hmm no the way it was before", "never mind go back", "i preferred it before",
        "i liked it before", "it was better before", "i liked the old one", "i preferred the old one", "undo that",
      ]
    ),
    (
      "as you",
      [
        "now as you", "and now as you", "as if someone's telling me", "as if somebody's telling me", "say it to me",
        "like you're telling me",
      ]
    ),
    ("not that one", ["not that", "no not that"]),
    (
      "yes",
      [
        "that's more like it", "thats more like it", "more like it", "keep it as it was", "keep it as it is", "go on then",
        "go on then keep it", "oh yes", "haha yes", "yes please keep it",
      ]
    ),
    ("others", ["where are the sentences", "where are they", "show me the sentences", "show the sentences"]),
    ("not that moment", ["not then", "not at that time"]),
    ("softer", ["make it easier to believe", "easier to believe", "more believable", "make it more believable"]),
    ("that's too much", ["something easier", "something smaller", "easier", "less", "smaller", "a smaller step", "an easier step"]),
    ("make it funny", ["in a funnier way", "funnier"]),
    (
      "that's all",
      [
        "thank you that will be all", "thank you that's all", "that will be all", "that's it thank you", "that's it thanks",
        "that's all thank you", "that's all thanks", "that's it",
      ]
    ),
  ]

  /// Whether somebody wants no more behind a sentence that was kept: "no, that's all".
  public func wantsNoMore(_ line: String) -> Bool {
    let said = line.lowercased().filter { $0.isLetter || $0 == " " || $0 == "'" }
    return [
      "no", "nope", "no thanks", "no thank you", "done", "i'm done", "that's all", "no that's all", "that's it", "thanks", "thank you",
    ]
    .contains(said)
  }

  /// What is said to whoever tells how they feel about it, beside every question: "I just hate it", "makes me cry", "I'm rubbish at this".
  func lament(in line: String) -> String? {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    if small == ["stop"], question != .goal, question != .kind { return "/quit leaves, and Enter goes on." }
    guard question == .belief || question == .change else { return nil }
    guard (2...6).contains(small.count) else { return nil }
    let said = small.joined(separator: " ")
    let isFelt =
      ["makes me ", "made me ", "it makes me "].contains(where: said.hasPrefix)
      && small.contains { ["cry", "sad", "sick", "angry", "anxious", "scared", "feel", "tired", "guilty"].contains($0) }
      || ["i just hate ", "i hate it", "i hate this", "i really hate "].contains(where: said.hasPrefix)
      || ["i'm ", "i am ", "im "].contains(where: said.hasPrefix)
        && small.contains {
          ["rubbish", "useless", "hopeless", "terrible", "scared", "tired", "sad", "stupid", "ashamed", "lost"].contains($0)
        }
    return isFelt ? "I hear you. \"Softer\" claims less, and \"others\" shows more." : nil
  }

  /// Whether a line speaks of the sentences or of the person's life, and is none to say: "but I cycle to work", "I want two of these".
  static func isRemark(_ line: String) -> Bool {
    let small = TypedWords(line).small.map { $0.filter { $0.isLetter || $0 == "'" } }
    guard let first = small.first else { return false }
    if first == "and", small.last == "too" || first == "also" && small.contains("happens") { return true }
    if first == "also", small.count > 1, ["happens", "when", "because"].contains(small[1]) { return true }
    // "The cholesterol one sounds wrong, it's my doctor", "I'm scared of the drill, not the phone call".
    if line.contains(/(?i)\bone\s+(?:sounds|feels|seems|is|was)\b/) || small.firstRange(of: ["not", "the"]) != nil { return true }
    if ["it's", "he's", "she's", "they're"].contains(first), !line.hasSuffix(".") { return true }
    if small.starts(with: ["i", "don't"]), small.count > 2,
      ["have", "want", "think", "understand", "like", "get", "know"].contains(small[2]),
      small.count < 9, !line.hasSuffix(".")
    {
      return true
    }
    if ["but", "makes", "made", "although", "though"].contains(first) || small.starts(with: ["as", "if"]) { return true }
    if small.starts(with: ["i", "preferred"]) || small.starts(with: ["i", "liked"]) || small.starts(with: ["just", "kidding"]) {
      return true
    }
    if first == "i", small.contains("these") || small.contains("those"), small.count < 7 { return true }
    // "My son's in the back, can he be in there".
    return line.wholeMatch(of: /(?i).+,\s+(?:can|could)\s+(?:he|she|it|we|you|they|i)\s+.+/) != nil
  }
}
