/// A goal that is told in several clauses: "I drive a lorry and live on crisps, so I want to pack a proper lunch, my wife says". One of them
/// says what the goal is; the others say who the person is, how it came about and how it feels.
struct Story {
  /// What a clause says.
  enum Saying: Equatable {
    /// What is wanted, in its own words: "pack a proper lunch".
    case wish(TypedWords)
    /// That the habit which was told before is to end: "I want to quit that".
    case ending
    /// That an act is missing: "I never ring her".
    case lack
    /// That an act is too much: "I keep buying yarn".
    case excess
    /// An act of which nothing says whether it is wanted: "I play chess online".
    case act
    /// How somebody feels about what was told before: "nobody understands me".
    case regret
    /// Anything else.
    case circumstance
  }

  struct Clause {
    /// The words without those that only join them to others.
    var words: TypedWords
    let saying: Saying
    /// Whether what it says is wanted in the place of something else: "I'd rather chew gum".
    var isInstead = false

    /// Whether somebody else said something, which happened at another moment: "my wife pointed it out at dinner".
    var isReported: Bool {
      words.small.first != "i"
        && words.small.prefix(5).contains { ["pointed", "said", "told", "noticed", "mentioned", "complained"].contains($0) }
    }
  }

  let clauses: [Clause]

  init(_ told: TypedWords) {
    let small = told.small
    var starts = [0], isWithinMoment = Self.moments.contains(small.first ?? "")
    for place in small.indices.dropFirst() {
      // Whoever writes capitals says where a sentence begins.
      if small[place - 1].hasSuffix(","), Self.isBeginning(told.words[place]) {
        starts.append(place)
        isWithinMoment = Self.moments.contains(small[place])
        continue
      }
      guard Self.begins(small, at: place, behind: small[(starts.last ?? 0)..<place]) else { continue }
      // "When I am bored I eat", "when I play chess and lose, I keep playing" are one clause.
      // But "when they shout I freeze, I'd rather answer" are two.
      let clause = small[(starts.last ?? 0)..<place]
      let isOther =
        isWithinMoment && clause.last?.hasSuffix(",") == true && clause.dropFirst(2).contains("i") && Self.isWish(small, behind: place)
      if isWithinMoment, !isOther {
        isWithinMoment = false
      } else {
        starts.append(place)
        isWithinMoment = Self.moments.contains(small[place])
      }
    }
    let ends = starts.dropFirst() + [small.count]
    clauses = zip(starts, ends).map { start, end in
      var words = told
      words.words = Array(told.words[start..<end])
      words.cut(to: words.words.count)
      // "Swim twice a week even though I'm embarrassed".
      if words.words.count > 2, end < small.count, ["though", "if", "when"].contains(small[end]) { _ = words.dropLast(["even"]) }
      let joint = words.small.first ?? ""
      // "And then have to run for the bus" is what comes of it.
      // So does "and now I can't get him out".
      let isThen =
        words.small.prefix(2).contains("then") && !["at", "by", "in"].contains(words.small.dropFirst().first)
        || start > 0 && words.small.starts(with: ["and", "now"]) && !Self.isWish(small, behind: start)
      while words.words.count > 1, words.drop(Self.joints) || words.dropAdverb() {}
      // "Instead I want to squeeze a ball", but not "instead of doing".
      if words.small.first == "instead", ["i", "i'd"].contains(words.small.dropFirst().first) { words.words.removeFirst() }
      // "This year I'd like to read one at the open mic".
      if start > 0, Self.times.contains(words.small.first ?? ""),
        let subject = words.small.prefix(3).firstIndex(where: { $0.hasPrefix("i") && $0 != "in" })
      {
        words.keep(last: words.words.count - subject)
      }
      let first = words.small.first ?? "", isAct = Inflection.isVerb(first)
      // "So wash them right after eating" is what somebody advises themselves.
      if start > 0, joint == "so", isAct, !Self.isWish(small, behind: start) { return Clause(words: words, saying: .wish(words)) }
      // "I don't want to die, so I quit smoking".
      if start > 0, joint == "so", words.words.count > 2, first == "i", ["quit", "stop"].contains(words.small[1]) {
        words.words.removeFirst()
        return Clause(words: words, saying: .wish(words))
      }
      // "And never ring her" tells of the same person.
      if start > 0, Self.continuing.contains(first) || isAct, !Self.isWish(words.small, behind: 0) { words.words.insert("I", at: 0) }
      var saying = isThen ? .regret : Self.saying(of: words)
      switch (joint, saying) {
      // "But when a stranger looks at me I switch to English" is the trouble.
      case ("but", .act), ("but", .circumstance):
        var rest = words
        if Trigger.cue(leading: &rest)?.hasPrefix("when") == true, rest.small.first == "i", rest.words.count > 2,
          Inflection.isVerb(rest.small[1]) || VerbTable.also.contains(rest.small[1])
        {
          saying = .excess
        }
      // "Because I forget to water them" tells what is missing, and no other cause does.
      case ("because", .lack) where words.small.starts(with: ["i", "can't"]): saying = .circumstance
      case ("because", .lack): break
      // "Even though planes terrify me" is why the wish before is hard.
      case ("though", .wish), ("although", .wish):
        if words.small.last == "me", words.small.dropLast().last.map(Self.frightening.contains) == true { saying = .circumstance }
      case ("because", _): saying = .circumstance
      // "So I never get past lesson four" is what comes of it.
      case ("so", .lack), ("so", .excess), ("so", .act): saying = start > 0 ? .regret : saying
      default: break
      }
      let isInstead = words.small.last == "instead" || words.small.prefix(3).contains("rather")
      return Clause(words: words, saying: saying, isInstead: isInstead)
    }
  }

  // MARK: Clauses

  /// Whether a word behind a comma begins a sentence: a common word with a capital.
  private static func isBeginning(_ word: String) -> Bool {
    let small = word.lowercased()
    return word.first?.isUppercase == true && (openers.contains(small) || moments.contains(small) || pronouns.contains(small))
      && !small.hasPrefix("i'") && small != "i"
  }

  private static let openers = Inflection.words(
    "my our the a at in on this that last every most some people his her their then now but and so what")

  /// Whether another clause begins at a place.
  private static func begins(_ small: [String], at place: Int, behind clause: ArraySlice<String>) -> Bool {
    let before = small[place - 1], isBehindComma = before.hasSuffix(",")
    let isJoined = ["and", "but", "so", "yet", "although", "though"].contains(small[place])
    var next = isJoined ? place + 1 : place
    while next < small.count, adverbs.contains(small[next].filter { $0 != "," }) { next += 1 }
    guard next + 1 < small.count else { return false }
    let subject = small[next]
    if small[place] == "because" { return small[next + 1] == "i" }
    // "So I can run with my kids" is what it is good for.
    if small[place] == "so", subject == "that" || purposes.contains(small[next + 1]), !isWish(small, behind: place) { return false }
    // "I taste all day, then at one in the morning I eat bread".
    if isBehindComma, small[place] == "then", ["at", "by", "in"].contains(subject), small[next...].prefix(7).contains("i") { return true }
    if isBehindComma || isJoined {
      if small[place] == "so", isBehindComma, Inflection.isVerb(subject) || Numerals.english.small.contains(subject) { return true }
      // "And last year I lost my photos".
      if times.contains(subject),
        small[(next + 1)...].prefix(2).contains(where: ["i", "i'd", "i'm", "my"].contains)
      {
        return true
      }
      // "I drive a bus and when I get home I lie in bed".
      if ["when", "whenever", "before", "after", "every"].contains(subject), subject != "every" || small[next + 1] == "time" {
        let end = small[next...].firstIndex { $0.hasSuffix(",") } ?? small.count - 1
        if small[next...end].dropFirst(2).contains(where: ["i", "i'm", "i'd"].contains) { return true }
      }
      if isWish(small, behind: place) || pronouns.contains(subject) || isStatement(small, at: next) { return true }
      let tells = ["i", "i'm", "i've", "we", "i'd"].contains { clause.contains($0) } && !isWish(Array(clause), behind: 0)
      let isRole =
        ["i'm", "i've"].contains(clause.first ?? "")
        || clause.first == "i" && (clause.dropFirst().first.map { $0 == "am" || callings.contains($0) } ?? false)
      return tells && (continuing.contains(subject) || isRole && isJoined && Inflection.isVerb(subject, before: small[next + 1]))
    }
    // "As a new manager I interrupt people", but not "buying yarn I never knit".
    return ["i", "i'd", "i'm", "i've"].contains(small[place]) && !governors.contains(before) && clause.count > 1
      && leads.contains(clause.first ?? "")
  }

  /// Whether something is said of somebody or something: "my partner hates it", "roundabouts terrify me".
  private static func isStatement(_ small: [String], at place: Int) -> Bool {
    let first = small[place]
    if ["nobody", "everyone", "everybody", "people", "doctor"].contains(first) { return true }
    if place + 2 < small.count, small[place + 2].hasPrefix("me"), Inflection.isVerb(small[place + 1]) { return true }
    // "Customers talk to me like I'm furniture".
    if isCrowd(first), place + 1 < small.count, Inflection.isVerb(small[place + 1]) { return true }
    guard ["my", "our", "the", "his", "her", "their"].contains(first) else { return false }
    // "My calves cramp up".
    if place + 2 < small.count, small[place + 1].hasSuffix("s"), Inflection.isVerb(small[place + 2]),
      !VerbTable.also.contains(small[place + 2]) || small[place + 2] == "cramp"
    {
      return true
    }
    let rest = small[(place + 1)...].prefix(5).dropFirst()
    // "My trumpet tone goes thin".
    let isDone = rest.contains { Inflection.base(ofThirdPerson: $0).map { !VerbTable.also.contains($0) || $0 == "go" } ?? false }
    return isDone || small[(place + 1)...].prefix(6).dropFirst().contains(where: finite.contains)
  }

  /// Whether a wish begins at a place, behind words that only join it to others: "and I really want to".
  private static func isWish(_ small: [String], behind place: Int) -> Bool {
    var rest = TypedWords("")
    rest.words = Array(small[place...])
    while rest.words.count > 1, rest.drop(joints) || rest.dropAdverb() {}
    if rest.small.first == "instead", ["i", "i'd"].contains(rest.small.dropFirst().first) { rest.words.removeFirst() }
    _ = rest.drop(["i", "we"])
    while rest.words.count > 1, rest.dropAdverb() {}
    return rest.drop(markers) || ["i'd", "want", "wanna", "wish"].contains(rest.small.first ?? "")
  }

  /// Reads what a clause says.
  private static func saying(of clause: TypedWords) -> Saying {
    if let wish = clause.advice ?? promise(in: clause) ?? missed(in: clause) { return .wish(wish) }
    return wanted(in: clause) ?? told(in: clause)
  }

  /// Reads a clause that wants nothing.
  private static func told(in clause: TypedWords) -> Saying {
    var words = clause
    // "But I keep forgetting" says nothing by itself.
    if forgetting.contains(words.text.lowercased())
      || ["i don't know", "i keep breaking"].contains(where: words.text.lowercased().hasPrefix)
    {
      return .regret
    }
    // "I don't even notice" tells of a habit, and of nothing that is missing.
    let noticed = clause.small.filter { $0 != "even" }
    if noticed.starts(with: ["i", "don't"]), let verb = noticed.dropFirst(2).first, unnoticed.contains(verb) { return .circumstance }
    if clause.learnable != nil { return .lack }
    let leading = Trigger.cue(leading: &words)
    switch Confession(&words, isAtMoment: leading?.hasPrefix("when") == true) {
    case .lack: return .lack
    case .excess: return .excess
    // "I can't switch off in the evening".
    case .state where clause.small.starts(with: ["i", "can't"]) && clause.small.count > 3 && !senses.contains(clause.small[2]): return .lack
    case .state where GoalPhrase.felt(clause) != nil: return .excess
    case .state: return clause.small.contains(where: regrets.contains) ? .regret : .circumstance
    case nil: break
    }
    let small = clause.small
    // "Roundabouts terrify me".
    if small.last == "me", small.count > 1, frightening.contains(small[small.count - 2]) {
      var wish = clause
      wish.words = ["stay", "calm", "around"] + clause.words.dropLast(2).map { $0.first?.isUppercase == true ? $0.lowercased() : $0 }
      return .wish(wish)
    }
    if small.contains(where: regrets.contains), small.count < 9 { return .regret }
    // "I clean the kitchen rather than write".
    if words.small.first == "i", [["instead", "of"], ["rather", "than"]].contains(where: { small.firstRange(of: $0) != nil }) {
      return .excess
    }
    return small.first == "i" && small.count > 2 && Inflection.isVerb(small[1]) && !callings.contains(small[1]) ? .act : .circumstance
  }

  /// Whether words say no more than that something is to end: "quit that for good", "that to stop".
  static func isEnding(_ words: TypedWords, isWish: Bool) -> Bool {
    var words = words
    // "Leave them for the morning".
    if words.small.first == "leave", words.small.firstRange(of: ["for", "the"]) != nil { return false }
    // "Go to bed without it".
    if isWish, ["without it", "without them", "without that"].contains(where: words.text.lowercased().hasSuffix) { return true }
    // "I want to stop and finally have nice hands" is about what is to stop.
    if isWish,
      ["stop and finally have", "stop and have", "stop that and have", "stop it and have"].contains(
        where: words.text.lowercased().hasPrefix)
    {
      return true
    }
    // "I want to be done with it for good", "I want to quit looking".
    if isWish,
      [
        "keep that promise", "keep my promise", "be done with it", "be done with that", "be done with them", "be free of it",
        "be rid of it", "get rid of it", "kick it",
        "quit looking", "stop looking", "quit doing it", "stop checking", "quit checking", "be done for good",
      ].contains(where: words.text.lowercased().hasPrefix), words.words.count < 9
    {
      return true
    }
    // "Stop before my mother finds out".
    words.cut(before: ["before", "because", "for"])
    _ = words.remove("completely")
    _ = words.dropLast(["for good", "this time", "now", "too", "once and for all", "already", "soon", "please", "at last"])
    let text = words.text.lowercased()
    if ["want out", "want that to stop", "want that to end", "want it to stop", "want it to end", "want this to stop", "want this to end"]
      .contains(text)
    {
      return true
    }
    guard isWish || ["must", "time"].contains(words.small.first ?? "") else { return false }
    _ = words.drop(["must", "time to"])
    let hasPronoun = words.dropLast(["it", "that", "this", "them", "doing it", "doing that", "doing this", "the habit", "them alone"])
    let ends = ["stop", "quit", "cut down", "cut back", "give up", "change", "end", "break", "kick", "drop", "leave", "give", "cut"]
    return ends.contains(words.text.lowercased()) && (hasPronoun || !["change", "end", "drop", "leave"].contains(words.text.lowercased()))
  }

  private static let joints = [
    "and", "but", "so", "yet", "then", "well", "this time", "from now on", "i guess", "i think", "i suppose", "because", "although",
    "though",
  ]
  static let adverbs: Set = [
    "then", "now", "so", "also", "just", "still", "really", "honestly", "finally", "lately", "actually", "well", "somehow", "sometimes",
    "usually", "basically", "please",
  ]
  /// Words with which somebody goes on to tell of themselves.
  private static let continuing = Inflection.words(
    "never always keep keeps can't cannot don't haven't forget rarely hardly constantly end hate")
  private static let pronouns = Inflection.words(
    "i i'm i've i'd it it's he he's he'd she she's she'd they they're they've they'd we we're we've nobody everyone there there's that that's this half"
  )
  private static let finite = Inflection.words(
    """
    is are was were has have had isn't aren't hasn't can can't won't don't doesn't will would keeps gets got made makes left broke needs hates
    hate says said told want wants thinks complains suffers die dies hurt hurts sit sits lives moved noticed copies asked recommends
    """)
  private static let purposes: Set = ["can", "could", "can't", "don't", "won't", "will", "have", "get", "feel", "stay", "that", "am"]
  static let moments: Set = ["when", "whenever", "while", "if", "as", "after", "since", "every", "during", "before", "once"]
  /// Words before which "I" begins a clause although no comma stands there: "as a new manager I".
  private static let leads = moments.union([
    "being", "ever", "lately", "at", "in", "on", "by", "this", "last", "first", "new", "honestly", "used", "tried", "my", "our", "the",
  ])
  /// Words behind which "I" begins no clause of its own: "things I have to".
  private static let governors = Inflection.words(
    """
    because when whenever if while that than what how before after until till although though even unless where who which things something
    everything anything nothing all whatever never not say says know think guess time moment since as and but so or the my a until one
    """)
  /// Verbs for what nobody can make oneself do.
  private static let senses: Set = [
    "sleep", "stop", "stand", "bear", "believe", "face", "concentrate", "breathe", "help", "afford", "eat", "walk", "see", "hear", "resist",
    "wait", "seem", "imagine",
    "find", "get", "feel", "be", "have", "remember", "drive", "work", "understand", "control", "change", "undo",
  ]
  private static let unnoticed: Set = ["notice", "realise", "realize", "know", "see"]
  private static let times: Set = ["last", "this", "yesterday", "once", "later", "afterwards", "by", "every"]
  private static let frightening: Set = [
    "terrify", "terrifies", "scare", "scares", "frighten", "frightens", "intimidate", "intimidates", "stress", "stresses", "panic",
  ]
  private static let forgetting: Set = [
    "i keep forgetting", "i always forget", "i forget", "i keep failing", "i always fail", "i never do", "i never manage",
    "i keep putting it off",
    "i always give up", "i keep giving up", "i never keep it up",
  ]
  private static let regrets = Inflection.words(
    """
    ashamed guilty sorry regret hate hates bad rotten awful terrible useless tired exhausted late broke stupid gross silly embarrassed sick
    nobody worse hurt hurts bleed bleeds complains complained furious annoyed annoys annoying mad angry embarrassing ridiculous miserable fed zombie ruins ruin ruining killing convinced puffing costs dirty rubbish unhappy stolen drained horrible
    """)
  /// Verbs for what somebody is rather than for what they do.
  static let callings: Set = [
    "work", "live", "teach", "study", "run", "drive", "own", "manage", "coach", "have", "am", "want", "need",
  ]
}

extension TypedWords {
  /// Removes an adverb with which a clause begins.
  mutating func dropAdverb() -> Bool {
    guard let first = small.first, Story.adverbs.contains(first.filter { $0 != "," }) else { return false }
    words.removeFirst()
    return true
  }

  func beginning(with verb: String) -> TypedWords {
    var act = self
    act.words.insert(verb, at: 0)
    return act
  }
}
