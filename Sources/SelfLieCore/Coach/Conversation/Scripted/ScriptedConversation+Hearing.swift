/// What an answer of the person's is, before anything follows from it.
extension ScriptedConversation {
  /// Whether an answer to "Keep this one?" is yes or no; nil if it is something else, as another sentence's number.
  /// - Parameters:
  ///   - number: The sentence's number, from 1.
  ///   - count: The number of sentences that the person sees.
  public func isAgreed(_ line: String, to number: Int = 1, among count: Int = 1) -> Bool? {
    let table = phrasebook.dialogue
    if isThanks(line) { return nil }
    // "Thanks, no more" is done with choosing.
    let small = TypedWords(line).small.map { $0.filter { $0 != "," } }
    if small.starts(with: ["no", "more"]), small.contains(where: ["thank", "thanks"].contains), small.count < 5 { return true }
    if table.leavesChoice(line) || table.isDone(line) || table.isMine(line) && table.isBack(line) { return true }
    if table.isUnknowing(line) { return false }
    // "Keep that one" is for the one that was asked about.
    if line.wholeMatch(of: /(?i)(?:(?:yes|ok),?\s+)?(?:(?:keep|take|save|i'll\s+(?:have|take|keep)|i\s+want)\s+)?(?:that|this)\s+one[.!]?/)
      != nil
    {
      return true
    }
    guard let kept = table.kept(line, among: max(count, number)) else { return nil }
    return kept + 1 == number || table.isAssent(line) ? true : nil
  }

  /// Whether a line says thanks, and neither yes nor no.
  public func isThanks(_ line: String) -> Bool {
    let small = line.lowercased().split { !$0.isLetter }.map(String.init)
    return small.contains(where: ["thank", "thanks", "cheers"].contains)
      && small.allSatisfy(["thank", "thanks", "cheers", "you", "so", "much", "a", "lot", "very"].contains)
  }

  /// Whether somebody leaves: "thanks, bye", and "no, that's all" behind a sentence that was kept.
  public func isFarewell(_ line: String) -> Bool {
    let isDone = !candidates.isEmpty && [.belief, .change].contains(question), table = phrasebook.dialogue
    return table.isFarewell(line) || isKept && table.wantsNoMore(line)
      || isDone
        && line.wholeMatch(
          of: /(?i)(?:ok(?:ay)?,?\s+)?(?:(?:i'?m|i\s+am|we'?re|all)\s+)?(?:done|finished)(?:\s+(?:now|here|for\s+today|thanks))?[.!]?/)
          != nil
  }

  /// Whether somebody says behind the text for danger that they are in none, or begins anew.
  public func isCalming(_ line: String) -> Bool {
    let table = phrasebook.dialogue
    let said = line.lowercased(), plain = said.replacing("didn't mean", with: "").replacing("did not mean", with: "")
    let isDenied = plain.contains(" not ") || plain.contains("n't ")
    // "No, I meant it" insists, and begins no other goal.
    if said.contains(/\b(?:mean|meant)\s+(?:it|that|this|every|what)\b/), !said.contains("didn't"), !said.contains("did not") {
      return false
    }
    return table.otherGoal(line) != nil || !isDenied && table.calming.contains(where: said.contains)
  }

  /// What somebody says behind the text for danger that they want: "I want to be able to go to work"; nil if they want nothing.
  public func wish(inAnswer line: String) -> String? {
    let small = line.lowercased()
    guard small.count == line.count,
      let start = ["i want to ", "i just want to ", "i only want to ", "i'd like to ", "i would like to "]
        .compactMap({ small.ranges(of: $0).last?.lowerBound }).max()
    else { return nil }
    return String(line[start...])
  }

  /// The act that somebody names behind the text for a bereavement: "boil one egg"; nil where they tell of something else.
  public func act(inAnswer line: String) -> String? {
    let small = TypedWords(line).small
    guard question == .goal, (2...8).contains(small.count), Inflection.isVerb(small[0]),
      !["stop", "quit", "help", "leave", "miss"].contains(small[0])
    else { return nil }
    return line
  }

  /// The change that the words ask for; while another question is open, only what can be no answer to it.
  func wish(in words: String) -> ConversationTable.Change? {
    let table = phrasebook.dialogue
    // "That's a bit long, shorter please".
    // "Say the true thing, short" is done.
    let isDone = question == .act && (isImperative(words) || TypedWords(words).small.first == "say")
    if question != .goal, question != .kind, !isDone, let comma = words.lastIndex(of: ","),
      case let tail = words[words.index(after: comma)...],
      table.isCommand(String(tail)) || TypedWords(String(tail)).words.count < 5, let change = table.change(String(tail)), change.changesForm
    {
      return change
    }
    // "Too short" wants more of it.
    if table.remark(words) == .vague { return nil }
    switch question {
    case .change: return words.isEmpty ? nil : table.change(words)
    case .goal where earlier.isEmpty: return nil
    // The question of belief hears the others itself.
    case .goal, .belief: return table.change(words) == .back ? .back : nil
    // "Too long" answers none of these.
    case .kind, .reason, .moment, .act:
      let small = TypedWords(words).small, change = table.change(words)
      // "Say one short phrase" is done.
      if isDone, small.count > 2, ["say", "tell", "ask"].contains(small[0]), ["a", "one", "two", "my", "the"].contains(small[1]) {
        return nil
      }
      // "It's too long", "say it to me as you", "no, back to I".
      // "It sounds fake".
      let isSaid =
        (Self.isJudged(small) || ["it's", "that's", "say", "make", "put", "call", "no,", "talk", "speak", "address"].contains(small.first))
        && small.count < 7
      let isRemark =
        ["too", "more", "less", "something", "even", "much"].contains(small.first ?? "") && small.count < 4
        && change.map { $0.changesForm || $0 == .others } == true
      let isOther = change?.changesForm == true || change == .others
      return table.isCommand(words) || isRemark || isSaid && isOther ? change : nil
    }
  }

  /// Whether words are about a sentence: "it sounds fake", "that doesn't feel true".
  static func isJudged(_ small: [String]) -> Bool {
    ["it", "this", "that"].contains(small.first)
      && ["sounds", "feels", "seems", "is", "doesn't", "isn't"].contains(small.dropFirst().first)
  }

  /// Whether an answer of one word is a word: "oui" and "kjhkjh" are none.
  func isEnglish(_ words: String) -> Bool {
    let small = TypedWords(words).small
    return small.count > 1
      || small.first.map { Speller().unknownWords(in: $0).isEmpty && !phrasebook.dialogue.foreign.contains($0) } == true
  }

  /// Whether somebody talks, and names neither a moment nor an act: "I don't do that at night", "I'm dying for a cigarette".
  static func isTalk(_ typed: [String]) -> Bool {
    let small = typed.map { $0.filter { $0 != "," } }
    guard let first = small.first else { return false }
    // "Twenty is too many", "there's nothing true about it".
    if small.contains("true")
      || zip(small, small.dropFirst()).contains(where: { $0 == "too" && ["many", "much", "little", "few"].contains($1) })
    {
      return true
    }
    if Self.isRude(small) || ["i'm", "i've", "oh", "huh", "that", "that's", "this", "it's"].contains(first) { return true }
    let next = small.dropFirst().first ?? ""
    // "I work nights".
    if small.count < 5, small.starts(with: ["i", "work"]),
      ["nights", "days", "shifts", "weekends", "from"].contains(next == "work" ? small.dropFirst(2).first : "")
    {
      return true
    }
    // "Nothing helps".
    if Self.isTrouble(small) || first == "nothing" && small.count < 4 { return true }
    return first == "i"
      && (["don't", "never", "can't", "cannot", "already", "said", "am", "hate"].contains(next)
        || next == "could" && small.dropFirst(2).contains(where: ["kill", "die"].contains))
  }

  /// Whether somebody tells what they do against their wish: "I worry about money", but not "I put my phone away".
  static func isTrouble(_ small: [String]) -> Bool {
    if isKept(small) { return true }
    // "I end up doing everybody's work".
    if small.starts(with: ["i", "end", "up"]) || small.starts(with: ["i", "ended", "up"]) || Confession.isBreakdown(small) { return true }
    guard small.count > 1, small[0] == "i", Confession.regrets.contains(small[1]) else { return false }
    // "I lie down on the mat".
    if small[1] == "lie", small.dropFirst(2).first.map(["down", "on", "still", "back", "flat"].contains) == true { return false }
    // "I give my card to my wife".
    if small[1] == "give", !["up", "in", "him", "them", "everyone"].contains(small.dropFirst(2).first) { return false }
    // "I chew gum", "I think of three things that I'm grateful for".
    if small.starts(with: ["i", "chew"]), small.contains("gum") { return false }
    if small.starts(with: ["i", "think", "of"]), small.contains(where: ["grateful", "thankful", "good", "three", "love"].contains) {
      return false
    }
    let next = small.dropFirst(2).first ?? "", isPlaced = ["put", "shut", "pull"].contains(small[1]) && next != "off"
    return !(isPlaced && small.count > 3 || small[1] == "pick" && next == "up")
  }

  /// Whether somebody tells what they do again and again: "I keep drinking", but not "I keep a bottle on my desk" and "I keep going".
  static func isKept(_ small: [String]) -> Bool {
    small.starts(with: ["i", "keep"]) && small.count > 2 && Inflection.base(ofGerund: small[2].filter(\.isLetter)) != nil
      && !["going", "trying", "moving", "learning", "walking", "breathing"].contains(small[2].filter(\.isLetter))
  }

  static let trouble = "That is the trouble. What do you do when it comes?"

  /// Whether an answer says that a sentence feels untrue: "it doesn't feel true at all".
  static func isDoubt(_ words: String) -> Bool {
    let said = words.lowercased()
    return (said.contains("n't") || said.contains("not ")) && ["true", "believe", "feel it"].contains(where: said.contains)
  }

  /// Whether words tell of somebody, which is a reason, and else objects: "she's lonely".
  func isAboutSomebody(_ words: String) -> Bool {
    question == .reason && ["she's", "he's"].contains(TypedWords(words).small.first)
  }

  /// The goal in the first line, with the reason, the moment and the act that it says besides: "stop smoking, for my daughter, usually after
  /// dinner, I could chew gum".
  func told(in line: String) -> Goal {
    let reply = Reply(line, in: phrasebook.dialogue)
    // A goal with its reason alone is read as it stands.
    let isOnlyReasoned = reply.reason?.hasPrefix("because") == true && reply.moment == nil && reply.act == nil
    // "Stop yelling, they're scared of me, mostly when we're late".
    let isTimed = reply.moment.map(line.hasSuffix) == true && reply.reason == nil
    guard let rest = reply.rest, line.hasPrefix(rest), isTimed || !rest.contains(","), reply.saysMore, !isOnlyReasoned
    else {
      return Goal(line, reason: goal.stated.reason)
    }
    return Goal(rest, reason: reply.reason ?? goal.stated.reason, trigger: reply.moment, replacement: reply.act)
  }

  /// A line without the quotation marks around it, and without what only leads to a sentence: "how about: I let my hands rest".
  static func plainly(_ line: String) -> String {
    // "Carrots, yes" and "carrots, please" say carrots.
    let line = line.replacing(/(?i),\s+(?:yes|ok|please|thanks)\.?$/, with: ""), small = line.lowercased()
    // "No, mine: I drink tea in the morning", "how about I let my hands rest".
    if let lead = line.prefixMatch(
      of:
        /(?i)(?:(?:no|ok|okay|well)[, ]+)?(?:(?:(?:i've got|i have|ive got|i got) (?:my own|one of my own|mine)|my own sentence|my sentence|my own idea|my idea|my own|my version|mine|(?:i|i'd) (?:write|say)|try|write|maybe|how about|what about)(?: is)?:|how about|what about|my (?:own )?sentence is|no wait,?|wait,)\s+(?=(?:i|i'm|i've|when|after|before|every|today|my|at|on|in)\b)/
    ) {
      let rest = line[lead.range.upperBound...]
      if rest.lowercased().hasPrefix("i ") || rest.contains(",") || lead.0.contains(":") { return String(rest) }
    }
    // "I bring my own sentence: I am a person who finishes what she starts".
    if small.count == line.count, let colon = small.firstRange(of: "sentence: "),
      small.distance(from: small.startIndex, to: colon.lowerBound) < 30,
      ["i ", "when ", "i'm "].contains(where: small[colon.upperBound...].hasPrefix)
    {
      return String(line[colon.upperBound...])
    }
    // I'd say "Friday at four I send one invoice".
    if small.count == line.count, small.hasPrefix("i'd say \""), small.hasSuffix("\""), line.split(separator: " ").count > 5 {
      return String(line.dropFirst(9).dropLast())
    }
    // Say "I am calm".
    if small.count == line.count, small.hasPrefix("say \"i "), small.hasSuffix("\"") { return String(line.dropFirst(5).dropLast()) }
    let marks = "\"\u{201C}\u{201D}"
    guard line.count > 8, let first = line.first, let last = line.last, marks.contains(first), marks.contains(last),
      line.split(separator: " ").count > 2
    else { return line }
    return String(line.dropFirst().dropLast())
  }

  /// Whether words only send the coach away.
  static func isRude(_ small: [String]) -> Bool {
    small.count < 4 && ["fuck", "screw", "shut", "piss"].contains(small.first ?? "")
      || small.count < 8 && ["fuck", "screw", "piss"].contains(small.first ?? "")
        && ["you", "off", "this"].contains(small.dropFirst().first ?? "")
  }

  /// Verbs behind which a clause tells what is thought, said or found: "remember that nobody is watching me", "ask how his day was".
  private static let reporting = Inflection.words(
    "remember remind tell imagine notice trust believe ask say check see find write name list count thank")

  /// Whether words name a moment or an act: "before work" is no act, and "I said the flat, not the house" no moment.
  func names(_ question: Question, in words: String) -> Bool {
    let isLong = TypedWords(words).words.count > 2
    // What is not English is told, and read no further.
    if Tongue(of: words) != nil { return true }
    let small = TypedWords(words).small
    if Self.isTalk(small) || Self.isPast(small) || Self.isOthersPast(small) { return false }
    if question == .act || question == .change || question == .belief {
      // "Can Max be in it" asks for something.
      if ["can", "could", "should", "is", "are", "does", "do"].contains(small.first), small.count > 2,
        VerbTable.also.contains(small[0]) || small[0] != "do"
      {
        return false
      }
    }
    if question == .act {
      // "Funnier" is asked of the sentence.
      if small.count == 1, Inflection.isComparative(small[0]) { return false }
      // "Anna is my friend", "I work nights so it's after three", "with my coffee".
      let isTold =
        small.dropFirst().contains(where: ["is", "are", "was", "were", "isn't", "aren't", "actually"].contains)
        || small.first == "i" && small.contains("so") || ["with", "for", "from", "of", "like", "about"].contains(small.first)
      // "Remember that nobody is watching me".
      let isThought =
        words.lowercased().contains(" as if ") || small.first.map(Self.reporting.contains) == true
      if isTold && !isThought || phrasebook.dialogue.beginsWithMoment(words) { return false }
    }
    guard question == .moment else {
      guard let act = Replacement.action(of: words), act.hasPrefix("turn to ") else { return true }
      // Whoever builds something turns to nothing: "two pages" are read, and "health" is no step.
      return !isLong && (goal.kind == .quit || Replacement.isPart(words))
    }
    // "My thesis" is no moment of whoever wants to finish something.
    return Trigger.cue(of: words).map { !($0.hasPrefix("when I notice ") && (isLong || goal.kind == .build)) } ?? true
  }

  /// Takes the turns of an earlier conversation: the person's answers to the questions that were asked.
  public mutating func replay(_ turns: [Turn]) {
    var said: String?
    for turn in turns {
      switch turn.speaker {
      case .coach: said = turn.words
      case .person:
        // Earlier versions asked what isn't right of every sentence.
        if said == asked || said == nil || said == Self.whatIsWrong && question == .change { _ = take(turn.words) }
        said = ""
      case .summary: break
      }
    }
  }

  // MARK: What is said where nothing follows

  /// The next question, as the person reads it.
  public var asked: String {
    switch question {
    case .goal where !goal.stated.words.isEmpty: "I have no sentence for that yet. In a few words: what would you do, and when?"
    case .goal: original == nil ? "What do you want to do, or to leave?" : "What is it for? What do you want to do, or to leave?"
    case .kind: "Is that something to start, or to stop?"
    case .reason: "Why does that matter to you?"
    case .moment: goal.kind == .build ? "When, or after what?" : "When does it happen, or what sets it off?"
    case .act: goal.kind == .build ? "What is the smallest step of it?" : "What could you do instead?"
    case .belief: "Say the first one aloud. How true does it feel, from 0 to 10?"
    case .change where isKept: "Another sentence for this, or another goal?"
    case .change where !candidates.isEmpty && isBelieved != false: "\"yes\" keeps the first; or what would you change?"
    case .change: Self.whatIsWrong
    }
  }

  private static let whatIsWrong = "What isn't right about it yet?"

  /// The moment that a line tells with what is done then: "after dinner with wine" of "I usually smoke after dinner with wine", and the first
  /// of two.
  static func moment(in words: String) -> String {
    var told = TypedWords(words)
    // "Mornings after coffee".
    if told.words.count > 2, Self.daytimes.contains(told.small[0]), ["after", "before", "at", "when"].contains(told.small[1]) {
      told.words.removeFirst()
      return told.text
    }
    // "Every time I open my laptop I go on YouTube" says when, and what is to be left.
    var rest = told
    if let cue = Trigger.cue(leading: &rest), rest.small.first == "i", rest.words.count > 1 { return cue }
    if told.small.first == "i", told.words.count > 3, !["keep", "have", "put"].contains(told.small[1]),
      let start = told.small.indices.dropFirst(2).first(where: {
        ["when", "after", "before", "while", "at", "in", "on"].contains(told.small[$0])
      }),
      start + 1 < told.words.count
    {
      told.keep(last: told.words.count - start)
    }
    // "Every morning basically", "at my kitchen table then".
    _ = told.dropLast(["basically", "then", "though", "mainly", "mostly", "usually", "really"])
    // "When I watch TV or when I'm on the phone".
    if let other = told.small.firstRange(of: ["or", "when"]), other.lowerBound > 2 { told.cut(to: other.lowerBound) }
    return told.words.count < TypedWords(words).words.count ? told.text : words
  }

  /// What is wrong with an answer, as a sentence.
  static func told(_ problem: SuggestionProblem) -> String {
    "\(problem)".prefix(1).uppercased() + "\(problem)".dropFirst() + "."
  }

  /// A rating behind which the person is asked for no change.
  static let wellBelieved = 7

  /// What the question means, and how one answers it.
  public var explanation: String {
    switch question {
    case .change: Self.changes
    case .belief: "Say a whole number from 0, not at all, to 10, wholly; or press Enter."
    case .goal: "Say it in a few words, as in \"stop biting my nails\"."
    case .kind: "Say start or stop. Enter leaves it as I read it: something to \(goal.kind == .quit ? "stop" : "start")."
    case .reason, .moment, .act:
      "I ask so that the sentence becomes yours, and what you say stays here. \(example) Enter skips it, /quit leaves."
    }
  }

  /// An answer that others give to the question.
  var example: String {
    switch question {
    case .reason: "As in \"for my kids\" or \"because I want to sleep better\"."
    case .moment: "As in \"after lunch\" or \"when I'm bored\"."
    case .act: goal.kind == .quit ? "As in \"drink a glass of water\"." : "As in \"put on my shoes\"."
    case .goal, .kind, .belief, .change: ""
    }
  }

  static let noSmaller = "Then a smaller step may be true already: say \"instead\" and what it is, or \"others\"."
  static let changes =
    "Say what you would have otherwise: \"shorter\", \"softer\", \"as you\" or \"as I\", \"others\", \"back\"; another moment, as in "
    + "\"after lunch\"; \"instead\" and what you do; \"because\" and why; \"not gum, mints\". Or write the sentence as you would say it; \"yes\" keeps the first."
}
