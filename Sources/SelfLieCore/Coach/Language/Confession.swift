/// What a person tells of themselves instead of naming a goal.
enum Confession {
  /// An act that is too much, which is the thing to leave: "I keep yelling", "I bite my nails", "I spend too much".
  case excess
  /// An act that is missing: "I never finish what I begin".
  case lack
  /// Something that is so: "my knees hurt", "I can't sleep", "I feel stuck".
  case state

  /// Takes the confession's own words from the beginning, so that the act is left; nil if there is none.
  /// - Parameter isAtMoment: Whether it is said to happen when something else does.
  init?(_ wish: inout TypedWords, isAtMoment: Bool = false) {
    if let confession = Self.marked(&wish) ?? Self.told(&wish, isAtMoment) { self = confession } else { return nil }
  }

  /// A confession that words such as "keep", "never" and "too much" mark.
  private static func marked(_ wish: inout TypedWords) -> Confession? {
    let small = wish.small
    if small.starts(with: ["i", "keep"]) || small.starts(with: ["i", "end", "up"]) {
      var rest = wish
      _ = rest.drop(["i keep", "i keep on", "i end up"])
      // "I keep promising my daughter I'll read to her".
      if ["promising", "saying", "swearing"].contains(rest.small.first) || rest.small.starts(with: ["telling", "myself"]),
        let will = rest.small.firstIndex(where: ["i'll", "i'd"].contains), will < 6, will + 1 < rest.words.count
      {
        wish.keep(last: rest.words.count - will - 1)
        wish.cut(before: ["but", "and"]) { ["then", "i", "never", "end", "don't"].contains($0) }
        // "On Monday" is what is put off to.
        _ = wish.dropLast(["on monday", "tomorrow", "next week", "next month", "next year", "soon", "one day", "this week", "this year"])
        _ = wish.resolve(by: rest)
        return .lack
      }
      // "I keep a diary" confesses nothing.
      guard let first = rest.small.first, first != "forgetting", Inflection.base(ofGerund: first) != nil else {
        if rest.drop(["forgetting"]), rest.small.first == "my", let verb = Replacement.use(of: Array(rest.small.dropFirst())) {
          // "I keep forgetting my inhaler".
          rest.words = verb.split(separator: " ").map(String.init) + rest.words
        } else {
          guard rest.drop(["to"]) else { return nil }
        }
        wish = rest
        return .lack
      }
      // "I keep missing Fajr".
      if ["missing", "skipping", "neglecting"].contains(first) {
        var missed = TypedWords("stop skipping \(rest.words.dropFirst().joined(separator: " "))")
        missed.cut(before: ["because", "since"])
        guard GoalPhrase.dropDelay(&missed) else { return nil }
        wish = missed
        return .lack
      }
      wish = rest
      // Nobody can help waking.
      if first == "waking" { return .state }
      // "I keep quitting Duolingo".
      return wish.drop(["quitting", "giving up on", "giving up", "dropping", "stopping"]) ? .lack : .excess
    }
    // "Every winter I swear I'll do my taxes and then it's April".
    if let will = small.indices.dropFirst(2).prefix(7).first(where: { small[$0] == "i'll" || small[$0] == "will" && small[$0 - 1] == "i" }),
      case let vow = small[..<will].dropLast(small[will] == "will" ? 1 : 0),
      vow.last.map(["swear", "promise", "vow"].contains) == true || vow.suffix(2).elementsEqual(["tell", "myself"])
        || vow.suffix(2).elementsEqual(["promise", "myself"]),
      will + 1 < small.count, Inflection.isVerb(small[will + 1])
    {
      wish.keep(last: small.count - will - 1)
      wish.cut(before: ["but"])
      wish.cut(before: ["and"]) { ["then", "i", "it's", "never", "end", "don't"].contains($0) }
      return .lack
    }
    // "I read in bed until two in the morning".
    if small.first == "i", small.count > 3, !wishes.contains(where: small.starts),
      small.dropFirst().first.map({ Inflection.isVerb($0) }) == true,
      let until = small.lastIndex(where: ["until", "till", "til"].contains), until > 1,
      small.last == "midnight" || small.suffix(2).elementsEqual(["the", "morning"])
    {
      wish.keep(last: small.count - 1)
      return .excess
    }
    // "I don't have friends here" is no act that is missing.
    if small.starts(with: ["i", "don't", "have"]), small.dropFirst(3).prefix(3).contains(where: lacking.contains) {
      wish.keep(last: small.count - 3)
      return .state
    }
    if !wishes.contains(where: small.starts), wish.drop(lacks) {
      // "I never water my plants until they droop".
      wish.cut(before: ["until", "till"])
      return .lack
    }
    // "I haven't prayed the rosary in months".
    if let verb = small.dropFirst(2).first, small.starts(with: ["i", "haven't"]) || small.starts(with: ["haven't"]),
      let base = Inflection.base(ofParticiple: small.first == "i" ? verb : small[1]), small.count > 3
    {
      wish.keep(last: small.count - (small.first == "i" ? 2 : 1))
      wish.words[0] = base == "touch" ? Replacement.use(of: wish.small) ?? base : base
      wish.cut(before: ["in", "for", "since"]) {
        ["months", "weeks", "years", "ages", "christmas", "a", "so", "i", "last", "the", "easter", "summer"].contains($0)
          || TypedWords.numbers.contains($0)
      }
      // "I haven't made any friends", "I haven't made a single friend".
      if wish.small.first == "make", (3...8).contains(wish.words.count), wish.small.contains(where: ["friend", "friends"].contains) {
        wish.words = ["make", "new", "friends"]
      }
      return .lack
    }
    if let verb = small.dropFirst(2).first, small.starts(with: ["i", "always"]), misses.contains(verb) {
      wish.keep(last: small.count - 3)
      wish.use(whatIs: verb)
      return .lack
    }
    if wish.drop(excesses) {
      // "I tend to skip my warm-up".
      let verb = wish.small.first.map { Inflection.base(ofGerund: $0) ?? $0 } ?? ""
      guard ["skip", "forget", "neglect"].contains(verb), wish.words.count > 1 else { return .excess }
      wish.words.removeFirst()
      wish.use(whatIs: verb)
      return .lack
    }
    // "I hum in meetings without noticing".
    if small.contains("without"), wish.dropLast(unnoticed) {
      _ = wish.drop(["i"])
      return .excess
    }
    var being = wish
    if being.drop(["i'm always", "i am always", "i'm constantly", "i am constantly"]),
      Inflection.base(ofGerund: being.small.first ?? "") != nil
    {
      wish = being
      return .excess
    }
    // "Sitting all day".
    let isGerund = small.first.flatMap(Inflection.base(ofGerund:)).map(Inflection.isVerb) == true
    guard small.first == "i" || isGerund,
      zip(small, small.dropFirst()).contains(where: { measures.contains("\($0) \($1.filter { $0 != "," })") })
    else {
      return nil
    }
    // "I am on my phone all day".
    _ = wish.drop(["i am", "i'm", "i"])
    return .excess
  }

  /// A plain statement: "I interrupt my husband", "my knees hurt".
  private static func told(_ wish: inout TypedWords, _ isAtMoment: Bool) -> Confession? {
    var small = wish.small
    guard let first = small.first else { return nil }
    // Nobody wants to wake at three.
    if first == "waking", small.count == 1 || isAtMoment { return .state }
    // "Pulling out my hair".
    if let base = Inflection.base(ofGerund: first), regrets.contains(base), small.count > 1 || Self.alone.contains(base),
      !wished.contains(base) || !picked.isDisjoint(with: small) || base == "chew" && small.allSatisfy({ !food.contains($0) })
    {
      return .excess
    }
    guard first == "i" || first.hasPrefix("i'") else { return isStatement(small) ? .state : nil }
    if states.contains(where: small.starts) {
      // "I am calm" is wished for, and so is what somebody is learning.
      let next =
        small.drop { states.joined().contains($0) || Inflection.isAdverb($0) || ["so", "very", "too", "more"].contains($0) }.first ?? ""
      return Inflection.isState(next) && (next == "happy" || !Inflection.feelings.contains(next)) || Inflection.base(ofGerund: next) != nil
        || next == "to" ? nil : .state
    }
    if inabilities.contains(where: small.starts) { return .state }
    small = small.dropFirst().drop { Inflection.isAdverb($0) || usual.contains($0) }.map(\.self)
    guard let verb = small.first else { return nil }
    let rest = wish.words.suffix(small.count)
    if isBreakdown(["i"] + small), !regrets.contains(verb), !small.contains("my") { return .state }
    if misses.contains(verb) {
      wish.keep(last: rest.count - 1)
      // "I skip breakfast and then eat junk".
      wish.cut(before: ["and", "then", "so"])
      wish.use(whatIs: verb)
      return .lack
    }
    if ["wake", "cry"].contains(verb) { return .state }
    // "I blush when somebody looks at me" is no wish.
    guard regrets.contains(verb) else {
      // "When I sit down to meditate I just plan dinner".
      let isWish = ["want", "need", "wish", "try", "like"].contains(verb) || small.starts(with: ["plan", "to"])
      return isAtMoment && Inflection.isVerb(verb) && !isWish ? .state : nil
    }
    wish.keep(last: rest.count)
    return .excess
  }

  /// Whether somebody tells how they fail just then: "I go to pieces with the examiner", "I tense up", but not "I lose weight" and "I shut down
  /// my laptop".
  static func isBreakdown(_ small: [String]) -> Bool {
    let told = small.drop { ["i", "just", "always", "usually", "then", "completely", "totally", "and"].contains($0) }.map(\.self)
    guard small.first == "i", told.count > 1 else { return false }
    let object = told.count > 2 ? told[2] : ""
    return breakdowns.contains("\(told[0]) \(told[1])") && !Inflection.determiners.contains(object)
      || breakdowns.contains(told.prefix(3).joined(separator: " "))
  }

  private static let breakdowns = Set(
    Inflection.phrases(
      """
      go to pieces / go blank / go red / go quiet / go silent / go numb / go mad / go crazy / go mental / go bright red / fall apart / fall to pieces
      fall to bits / fall silent / lose my nerve / lose it / lose my temper / lose my cool / lose my patience / lose my words / lose my voice
      lose my head / lose control / lose track / lose focus / lose heart / break down / clam up / freak out / lock up / shut down / choke up
      seize up / zone out / blow up / mess up / screw up / cave in / chicken out / bottle it / burst into / give in / fly off / tense up / freeze up / drown in
      """))

  /// Whether something is said of somebody else, or of a part of oneself.
  private static func isStatement(_ small: [String]) -> Bool {
    guard small.count > 1, let first = small.first else { return false }
    if ["it", "it's", "there", "nobody", "everybody", "everyone", "he", "she", "they"].contains(first) { return true }
    guard ["my", "our", "people", "others", "the"].contains(first), !["goal", "dream", "aim", "plan", "wish"].contains(small[1]) else {
      return false
    }
    let verbs: Set = ["is", "are", "was", "has", "have", "keep", "hurt", "don't", "doesn't", "won't", "can't", "isn't", "aren't", "never"]
    return small.dropFirst().contains(where: verbs.contains) || Trigger.isClause(small)
  }

  private static let excesses = [
    "i always", "i always end up", "i constantly", "i can't help", "i can't stop",
    "i cannot stop", "can't stop", "i can't resist", "i tend to", "i have a habit of", "i catch myself",
  ]
  private static let unnoticed = ["noticing", "realizing", "realising", "meaning to", "thinking", "knowing it", "noticing it"].map {
    "without \($0)"
  }
  private static let lacks = [
    "i never", "i barely", "i barely ever", "i never manage to", "i never get around to", "i never get to", "i rarely", "i hardly ever",
    "i hardly", "i don't",
    "i do not", "i seldom",
    "i don't manage to", "i forget to", "i always forget to", "i fail to", "i can't seem to", "i can't bring myself to",
  ]
  private static let lacking: Set = [
    "friends", "friend", "anybody", "anyone", "money", "energy", "motivation", "confidence", "discipline", "patience", "willpower", "job",
  ]
  /// "I don't want to smoke" is a wish.
  private static let wishes = ["want", "wanna", "like", "wish", "need"].flatMap {
    [["i", "don't", $0], ["i", "do", "not", $0], ["i", "never", $0]]
  }
  private static let measures: Set = [
    "too much", "too many", "too often", "so much", "so often", "too late", "too fast", "too long", "too loud", "too loudly", "all night",
    "all day", "all evening", "for hours", "every text",
  ]
  private static let states = [
    ["i", "am"], ["i'm"], ["i", "feel"], ["i", "have"], ["i've"], ["i", "hate"], ["i", "miss"], ["i", "live"], ["i", "got"], ["i", "lost"],
  ]
  private static let inabilities = [
    ["i", "can't"], ["i", "cannot"], ["i", "can", "not"], ["i", "haven't"], ["i", "didn't"], ["i", "couldn't"],
  ]
  private static let usual: Set = ["often", "still", "even", "sometimes", "also", "then", "always", "just"]
  /// Acts whose object is missing: "I skip breakfast".
  private static let misses: Set = ["forget", "skip", "avoid", "neglect", "lose", "miss"]
  /// Acts among these that a person may wish for, where nobody says "I": "cutting down on sugar", "giving more".
  static let wished: Set = [
    "cut", "give", "pick", "put", "spend", "push", "pull", "escape", "avoid", "chew", "vent", "surf",
    "punch", "withdraw", "wander", "freeze", "shake", "choke", "tremble", "clam", "crumble", "crash",
  ]
  /// Acts among these that nobody wishes for, and of which one word says enough: "sulking".
  private static let alone: Set = [
    "boast", "brag", "cheat", "daydream", "eavesdrop", "overshare", "overexplain", "shoplift", "sneer", "steal", "sulk", "troll", "moan",
  ]
  /// What is rightly chewed, and how.
  private static let food = Inflection.words(
    "food slowly slower well more each every thoroughly mouthful bite bites longer properly better meals")
  private static let picked: Set = [
    "hair", "skin", "scabs", "nails", "lip", "lips", "eyebrows", "eyelashes", "nose", "fight", "fights", "quarrel", "quarrels",
  ]
  /// Acts that nobody tells of as a wish.
  static let regrets = Inflection.words(
    """
    apologize apologise argue avoid binge bum cadge scrounge bite blame boast borrow bottle brag cancel cheat chew choke clam complain compare correct crack crash crave
    criticize criticise crumble
    cry curse cut daydream delay doomscroll drag dwell eavesdrop envy escape exaggerate explode fidget ghost flake flinch flirt freeze gamble give gossip grind
    grumble hesitate hide hoard idealize interrupt isolate judge lash lecture lend lie micromanage mock mope mumble mutter nag nibble nitpick obsess
    overanalyze overcommit overeat overplan overreact overshare oversleep overspend overthink overwork overexplain moan shoplift panic pick postpone procrastinate
    provoke pull punish put ramble resent ruminate rush scold scratch scream scroll shout shut sigh skip slouch smoke snack snap snoop snooze
    shake slam sneer speed spend squander stalk stare steal stew suck sulk surf swear sweat tease tremble troll twirl vape vent wander waste whine withdraw worry yell zone
    """)
}

extension TypedWords {
  /// Says what is done with a thing that is forgotten: "use my inhaler" for "my inhaler".
  fileprivate mutating func use(whatIs verb: String) {
    // "I forget my tablets at least twice a week" says how often they are forgotten.
    words = text.replacing(
      /\ (?:at least |about |around )?(?:once|twice|\w+ times) a (?:week|month)$|\ (?:every other day|half the time|most days)$/, with: ""
    )
    .split(separator: " ").map(String.init)
    // "I skip my insulin".
    let isMedicine = small.dropFirst().first.map(Self.medicines.contains) == true
    if verb == "skip", words.count == 1, Self.medicines.contains(small[0]) { words.insert("my", at: 0) }
    guard verb == "forget" || verb == "skip" && isMedicine || verb == "skip" && small.count == 2 && Self.medicines.contains(small[1]),
      small.first == "my", let use = Replacement.use(of: small)
    else { return }
    words = use.split(separator: " ").map(String.init) + words
  }

  private static let medicines: Set = [
    "insulin", "meds", "medication", "medicine", "pill", "pills", "tablet", "tablets", "antibiotics", "antidepressants", "vitamins",
  ]
}
