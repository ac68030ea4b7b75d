/// A goal that was read: what its words are about, and the family and the subjects that they belong to. Everything that depends on the
/// words alone is found here, once.
public struct ParsedGoal: Sendable {
  /// The goal as the person wrote it, without what is said around it: "my resolution is to".
  public let stated: Goal
  /// Whether the habit is to be had or to be left: what the person said, else what the words say.
  public let kind: Goal.Kind
  /// The family of the goal; nil if the phrasebook has none that fits.
  public let family: Family?
  /// The words as they were typed, before anything was read.
  let typed: TypedWords
  /// The words, ready for a sentence.
  let words: TypedWords
  let heart: GoalPhrase.Heart
  /// Whether the words tell of the act that is to be left, and not of one that helps: "delete the game".
  let namesHabit: Bool
  /// Whether the words say whether the habit is to be had or to be left: "less coffee".
  let saysKind: Bool
  /// The moment that the words name.
  let moment: String?
  /// The habit to leave with its moment: "text at red lights".
  let placed: String?
  /// Whether the words say "every day".
  let isDaily: Bool
  /// The act of having or doing less of something: "eat less meat".
  let reduced: String?
  /// The reason that the words name, as it is typed.
  let reason: String?
  /// Whether the words name a habit in whose place something is built: "stop leaving dishes in the sink".
  let isTurned: Bool
  /// Why the goal is wished for, as it is typed, where only a sentence that names the goal can say so.
  let cause: String?
  /// Whether the words confess that the act is missing: "I never ask for help".
  let isMissed: Bool
  /// The hard times at which the act is done too, or how much of it: "even when it rains", "half a page a day".
  let persistence: String?
  /// Whether nobody but the person knows what the words want, because they do not name it.
  let isUnclear: Bool
  /// Whether nobody but the person knows if the act is to be had or to be left: "tapping my foot".
  public let isOpen: Bool
  /// The words that tell of a subject, and that the family says nothing of: "chemo" in "sing during chemo".
  let uncovered: [String]
  /// Whether the family knows every subject that the words tell of, if not how often: "go to the gym three times a week".
  let isInFamily: Bool
  /// Whether the words name somebody of whom the family says nothing: "be kinder to my husband".
  let namesAnother: Bool
  /// Whether the words say more than what the goal is about: a family's sentences may then be beside the point.
  let isParticular: Bool
  /// Whether the words say how much is still done: "only three cigarettes a day".
  var isLimited: Bool {
    words.small.contains { ["only", "less", "fewer", "max", "most"].contains($0) }
  }
  /// Whether the words say what is done in the habit's place: "stop ordering food and cook the rice that I have".
  let tellsInstead: Bool
  /// What there is too much of: "too much beer" of whoever wants to drink less beer; nil where nothing is named of which there is too much.
  var excess: String? {
    let small = words.small
    guard kind == .quit, let place = small.firstIndex(where: ["less", "fewer"].contains), place + 1 < small.count else { return nil }
    let thing = words.words[(place + 1)...].prefix { !TypedWords.ends.contains($0.lowercased()) && $0.lowercased() != "than" }
    return thing.isEmpty ? nil : "too \(small[place] == "less" ? "much" : "many") \(thing.joined(separator: " "))"
  }
  /// Whether the words tell a long story, of which a family's sentences say too little.
  let isStory: Bool
  /// The act that a story tells with its moment, and that is said as it is told.
  let plan: Story.ToldAct?
  /// The words in their base forms, for tables.
  private(set) var forms: Set<String>
  /// The stems of the words that tell the subject.
  let stems: Set<String>
  let topics: Set<Topic.Name>
  /// The stems of the habit that is to be left, and of everything about the goal's subjects.
  let habit: Set<String>
  let subject: Set<String>
  /// The stems of the moment, the act and the reason.
  private(set) var own: Set<String>
  private(set) var replacement: Set<String>

  /// Reads a goal.
  /// - Parameter phrasebook: The phrasebook of the language that the goal is written in.
  public init(_ goal: Goal, in phrasebook: Phrasebook = .english) {
    let whole = TypedWords(Complaint.withoutGreeting(goal.words)),
      written = (whole.grief ?? whole).retold.withoutTail.withoutComplaint.tellingWhen.namingTheTime.namingTheUse.namingTheState.unframed
        .subject(
          in: phrasebook)
    var goal = goal
    if written != whole { goal.words = written.text }
    // "Call a friend instead of opening the wine" leaves the wine.
    if goal.replacement == nil, goal.trigger == nil, let swap = written.swapForHabit(in: phrasebook) {
      (goal.words, goal.replacement) = ("stop \(swap.habit)", swap.act)
      self = ParsedGoal(goal, in: phrasebook)
      return
    }
    // "I can't keep a secret" is to be learned, and what a family knows is not.
    let isKnown = Family.recognized(Family.forms(of: written), nil, in: phrasebook) != nil
    let skill = isKnown && !Complaint.isRefusal(written) ? nil : Complaint.skill(in: written)
    self.typed = whole
    let typed = Complaint.goal(of: written) ?? skill ?? Complaint.harmful(in: written, in: phrasebook) ?? written.stated
    // "I lost my job and I want to stop feeling worthless".
    let behind = typed.withoutStory.map { Complaint.goal(of: $0) ?? $0 }
    // "Stop gambling because I lose my rent money" says what it costs.
    let isCost = ["stop", "quit"].contains(typed.small.first) && behind?.small.starts(with: ["i", "lose"]) == true
    let wish = isCost ? typed : behind
    isStory = typed.words.count > 17 && wish.map { $0.words.count + 6 < typed.words.count } == true
    plan = goal.kind == .quit || goal.trigger ?? goal.replacement != nil ? nil : typed.plan
    var words = (wish ?? typed).withoutBackground.saidBehindWish(of: wish ?? typed).statingHabit.firstWish
    // "I go straight for the chips, I want to have an apple instead".
    let instead = words.cutAlternative()
    let wanted = goal.replacement == nil ? instead ?? words.cutWantedAct() : nil
    tellsInstead = wanted != nil
    if let wanted { goal.replacement = wanted }
    let phrase = GoalPhrase(words)
    // "Because my dentist told me to" says nothing of the subject.
    var told = words
    let cause = told.cut(before: ["because", "since"]) { Self.reasons.contains($0) }
    // "I can't concentrate since my mother died" is about her death.
    if cause.first?.lowercased() == "since", Family.recognized(Family.forms(of: told), .quit, in: phrasebook) == nil,
      !told.small.contains(where: { ["lonely", "alone", "loneliness"].contains($0) }),
      cause.contains(where: { ["died", "passed"].contains($0.lowercased()) })
    {
      told = TypedWords(cause.joined(separator: " "))
    }
    // What somebody else does not do is no subject: "texting guys who don't text back".
    told.cut(before: ["who"]) { ["don't", "doesn't", "never", "won't", "can't", "aren't", "isn't"].contains($0) }
    told.cutRemark()
    _ = told.dropLast(["lol", "haha", "please", "asap"])
    // "Write down what I spend" is no writing.
    if told.small.starts(with: ["write", "down", "what", "i"]) { told.words.replaceSubrange(...1, with: ["note"]) }
    // "Wear my hijab at the new job" looks for no work.
    if let job = told.small.firstRange(of: ["new", "job"]), job.lowerBound > 2, told.small[job.lowerBound - 2] == "at" {
      told.cut(to: job.lowerBound - 2)
    }
    // Whoever envies somebody envies them for anything.
    if let envied = told.small.firstIndex(where: ["jealous", "envious"].contains) { told.cut(to: envied + 1) }
    // "When my boss writes late I panic" is about panic.
    _ = Trigger.cue(leading: &told)
    // "Walk to the shop instead of driving" is about no driving.
    let isWalked = ["walk", "cycle", "bike", "run"].contains(told.small.first)
    let heads = (isWalked ? [told.head] : [told.head, told.headWithAlternative]).map(Family.forms)
    // "I want to order my coffee in Danish" is wanted, whatever a family makes of coffee.
    var wished = wish ?? typed
    let isWished =
      wish != nil && wish != typed && typed.words.count > wished.words.count + 3 && wished.small.first.map { Inflection.isVerb($0) } == true
      && !wished.small.contains { ["less", "fewer", "no", "only"].contains($0) } && !wished.drop(GoalPhrase.quitting) && phrase.kind == nil
    let kind = goal.kind ?? (plan == nil && !isWished ? nil : .build) ?? Self.kind(of: told, phrase, heads, in: phrasebook)
    let stems = phrasebook.stems(of: goal.words)
    let topics = phrasebook.topics.filter { !$0.signs.isDisjoint(with: stems) }
    let replacement = goal.replacement.map(phrasebook.stems) ?? []
    (stated, self.kind, self.words, self.stems, self.replacement) = (goal, kind, words, stems, replacement)
    namesHabit = kind == .quit && (goal.kind != nil || phrase.kind != nil || phrase.isTold || !phrase.isAsked)
    // "Every morning" says how often a habit is had, and is no moment for what is done instead.
    let isRegular =
      kind == .quit && ["every", "each"].contains { words.small.contains($0) }
      && phrase.moment.map { Trigger.isScheduled($0) || ["every hour", "each hour"].contains($0) } == true
    isUnclear = wish == nil
    // "Cracking walnuts" may be a wish or a fault, and what a family knows is one of them.
    // So may an app that people take up and give up as often.
    isOpen =
      goal.kind == nil && phrase.kind == nil && goal.trigger ?? goal.replacement == nil
      && (Pursuit.isEither(words.small)
        || words.small.first.map { Inflection.base(ofGerund: $0) != nil && !Inflection.isVerb($0) && !Pursuit.isWanted($0) } == true
          && heads.allSatisfy { Family.recognized($0, nil, in: phrasebook) == nil })
    (heart, moment, placed, isDaily, reason) = (
      isUnclear || isOpen ? .nothing : phrase.heart, isRegular || isUnclear ? nil : phrase.moment, phrase.placed, phrase.isDaily,
      phrase.reason
    )
    var afterQuitting = whole.unframed
    isTurned = kind == .build && afterQuitting.drop(GoalPhrase.quitting)
    (isMissed, persistence, self.cause) = (phrase.isMissed, phrase.persistence, isUnclear || isOpen ? nil : phrase.cause)
    reduced = phrase.reduced
    // The circumstances tell no family: "less jealous when my girlfriend sees her friends" is not about friends.
    let families = heads.map { Family.recognized($0, kind, in: phrasebook) }
    forms = Set((zip(heads, families).first { $1 != nil }?.0 ?? Family.forms(of: told)).keys)
    // "Nervous before presentations" is about presentations.
    let all = Family.forms(of: told), first = families.lazy.compactMap(\.self).first
    let isHinted = first?.words.isDisjoint(with: forms) == true
    let clear = isHinted ? Family.recognized(all, kind, in: phrasebook) : nil
    // "Calm when my dad brings up politics" is about calm, unless a family knows it, as that of children.
    let isOthers = phrase.moment?.hasPrefix("when ") == true && phrase.moment?.hasPrefix("when I ") == false
    let tempers = isOthers ? Self.tempers.intersection(told.head.small) : []
    // Nor is "calm when I fly to see my daughter" about her.
    let isCalm = ["stay", "keep", "be", "feel"].contains(words.small.first) && ["calm", "patient"].contains(words.small.dropFirst().first)
    let isBeside =
      isCalm && clear?.name == "close to my family"
      || !tempers.isEmpty && clear?.vocabulary.isDisjoint(with: tempers.union(["yell"])) == true
    let isClear = clear?.words.isDisjoint(with: all.keys) == false && !isBeside
    family = isUnclear ? Family.general(kind, in: phrasebook) : isClear ? clear : first ?? Family.general(kind, in: phrasebook)
    if isClear { forms = Set(all.keys) }
    // A family knows, and so does whoever reads an act that nobody regrets, or what is suffered, in more than one word.
    let isPlainAct = if case .action(let act) = phrase.heart { !Act(act).isRegretted } else { phrase.heart == .problem }
    saysKind =
      !isOpen
      && (phrase.kind != nil || wish != nil && wish != typed || plan != nil || family?.isGeneral == false
        || typed.words.count > 1 && isPlainAct)
    // "At dinner" is about dinner, but "when I make dinner" is not.
    let isScheduled = moment.map(Trigger.isScheduled) == true, circumstances = TypedWords(moment ?? "").small.filter { $0.count > 2 }
    // Nor is "before bed" about the bed.
    let isBedtime = moment?.hasPrefix("before bed") == true
    forms = forms.union(
      circumstances.filter { !(isBedtime && $0 == "bed") && (isScheduled || !["breakfast", "lunch", "dinner", "supper"].contains($0)) })
    // "Every night" says how often, and a family's sentence for the night says when.
    if isRegular {
      for (often, time) in zip(words.small, words.small.dropFirst()) where ["every", "each"].contains(often) { forms.remove(time) }
    }
    // A family's habit is its own at any moment.
    let moments = families.first.flatMap(\.self) == nil ? [] : TypedWords(phrase.moment ?? "").small
    // A habit is left for somebody or for one's health, and done for neither.
    var head = told.head
    if kind == .quit { head.cut(before: ["for"]) { ["my", "our"].contains($0) } }
    let telling = Self.telling(head, in: phrasebook).filter { !moments.contains($0) }
    // What is done instead of the family's habit is the person's own.
    let persons = Self.persons(head).filter { !moments.contains($0) }
    // So is how much of it, but no hour: "go to bed by eleven".
    let small = told.head.small
    let counts = small.indices.filter { place in
      let isAmount =
        (Self.amounts.contains(small[place]) || small[place].first?.isNumber == true)
        && (place == 0 || !["by", "at", "around", "before", "until"].contains(small[place - 1]))
      return Self.counts.contains(small[place]) || isAmount && phrase.isDeed
    }.map { small[$0] }
    // "Listen to my husband without interrupting" is about interrupting, of which a family may know nothing.
    var left = self.kind == .build ? told : TypedWords("")
    let without = left.cut(before: ["without"]).dropFirst().joined(separator: " ")
    let telltale = telling + Self.telling(TypedWords(without), in: phrasebook)
    // "The bar exam" is an exam.
    let kinds = Set(zip(small, small.dropFirst()).filter { Self.events.contains($1) }.map(\.0))
    // Nor does it matter what is studied: "revise anatomy".
    let isStudied = ["study", "revise", "cram"].contains(small.first) && small.count < 5 && !words.small.contains("without")
    let unknown =
      isStudied && families.first.flatMap(\.self) != nil
      ? [] : families.first.flatMap(\.self)?.unknown(in: telltale).filter { !kinds.contains($0) } ?? telltale
    isInFamily = family?.isGeneral == false && unknown.isEmpty
    uncovered =
      unknown
      + (self.kind == .build ? counts + Self.attended(head.small) : [])
    namesAnother = families.first.flatMap(\.self)?.unknown(in: persons).isEmpty == false
    // "I want to" tells nothing in particular.
    var asked = told.head
    if asked.words.count < 9 { _ = asked.drop(["i want to", "i'd like to", "i would like to", "i need to"]) }
    isParticular =
      telling.count { !counts.contains($0) } > 3
      || asked.small.count { !counts.contains($0) && !phrasebook.light.contains(Substring($0)) } > 6
      || phrase.moment != nil && telling.count > 2
    self.topics = Set(topics.map(\.name))
    habit = topics.isEmpty ? stems : topics.reduce(into: []) { $0.formUnion($1.habit) }
    subject = topics.reduce(into: stems) { $0.formUnion($1.related) }
    own = [goal.trigger, goal.reason].compactMap(\.self).reduce(into: replacement) { $0.formUnion(phrasebook.stems(of: $1)) }
  }

  /// The words with which a reason begins, but not a moment, as in "since the kids moved out".
  private static let reasons: Set = ["i", "my", "it", "it's", "he", "she", "they", "of"]

  /// Verbs for looking after one's health, which are asked for as gerunds too: "checking my blood sugar", but not "eating cereal at midnight".
  private static let measurers: Set = ["check", "track", "log", "measure"]
  /// What people look at too often.
  private static let looked: Set = [
    "app", "apps", "phone", "news", "stock", "stocks", "profile", "ex's", "instagram", "facebook", "twitter", "feed", "likes",
  ]
  /// Verbs for what a habit's things are rightly used for.
  private static let doers = measurers.union([
    "eat", "turn", "close", "plan", "pack", "bring", "make", "cook", "put", "leave",
    "keep", "set", "charge", "shut", "switch",
  ])

  /// Returns the words that tell of a subject.
  private static func telling(_ words: TypedWords, in phrasebook: Phrasebook) -> [String] {
    let empty = [
      phrasebook.stopwords, phrasebook.determiners, phrasebook.auxiliaries, phrasebook.adverbs, phrasebook.joiners, phrasebook.firstPerson,
      phrasebook.light,
    ].reduce(into: Set((Numerals.english.small + Numerals.english.tens).map { Substring($0) })) { $0.formUnion($1) }
    return words.small.map { $0.filter { $0.isLetter || $0 == "'" || $0 == "-" } }.filter {
      // "Alone" says with whom a habit is had.
      $0.count > 2 && $0 != "alone" && !Inflection.feelings.contains($0) && !empty.contains(Substring($0)) && !Inflection.isAdverb($0)
        && Inflection.people.isDisjoint(with: Family.forms(of: $0))
    }
  }

  /// Returns the words for people close to the person, of whom a family's sentences may say nothing.
  private static func persons(_ words: TypedWords) -> [String] {
    words.small.map { $0.filter { $0.isLetter || $0 == "'" } }.filter { word in
      !["people", "others", "drinkers", "smokers"].contains(word) && !Inflection.people.isDisjoint(with: Family.forms(of: word))
    }
  }

  /// The kind that the words say with such as "stop" and "less", else the usual kind of their family.
  private static func kind(of words: TypedWords, _ phrase: GoalPhrase, _ heads: [[String: Int]], in phrasebook: Phrasebook) -> Goal.Kind {
    if let kind = phrase.kind { return kind }
    // "Driving too close to the car in front" is a fault.
    if let too = words.small.firstIndex(of: "too"), too > 0, too + 1 < words.small.count, Inflection.base(ofGerund: words.small[0]) != nil,
      Self.excesses.contains(words.small[too + 1])
    {
      return .quit
    }
    // "Ask my wife to smoke less" leaves nothing.
    if ["ask", "help", "teach"].contains(words.small.first ?? ""), Relative.isIn(words.small) { return .build }
    // "Checking my blood sugar" is asked for as "check" is, but nobody asks to answer mail at the weekend.
    if let first = words.small.first, let base = Inflection.base(ofGerund: first), case .action(let act) = phrase.heart {
      if ["answer", "read", "check"].contains(base), act.contains("mail") || act.contains("messages"), phrase.moment != nil {
        return .quit
      }
      // "Checking the stock app at church".
      if ["check", "refresh", "scroll", "stalk"].contains(base), words.small.contains(where: looked.contains) { return .quit }
      // "Keeping my phone out of the bedroom".
      if ["keep", "put", "turn", "switch", "charge"].contains(base), words.small.contains(where: ["out", "away", "off", "down"].contains) {
        return .build
      }
      let recognized = heads.lazy.compactMap { Family.recognized($0, nil, in: phrasebook) }.first
      if measurers.contains(base), let recognized, recognized.kind == .quit, !recognized.isEither,
        !recognized.unknown(in: telling(TypedWords(act), in: phrasebook)).isEmpty
      {
        return .build
      }
    }
    // So does "have a soda water instead of a third pint".
    if phrase.isAsked, let verb = words.small.first, let swap = words.small.firstRange(of: ["instead", "of"]),
      swap.upperBound < words.small.count,
      // "Bring my own lunch instead of buying pies" is done long before there are pies.
      ["bring", "pack", "prepare"].contains(verb)
        || ["have", "drink", "eat", "order"].contains(verb) && Inflection.base(ofGerund: words.small[swap.upperBound]) == nil
    {
      return .build
    }
    // "Order a soda water first" asks for the water.
    if phrase.isAsked, !phrase.isTold,
      zip(words.small, words.small.dropFirst() + ["when"]).contains(where: { $0 == "first" && ["when", "before"].contains($1) })
    {
      return .build
    }
    // "Order my own coffee" leaves no coffee.
    if phrase.isAsked, words.small.first == "order", words.small.contains("own") { return .build }
    // "Take my coffee unsweetened" leaves no coffee.
    if ["unsweetened", "black"].contains(words.small.last), words.small.first == "take" { return .build }
    // "Check my sugar every morning" looks after it.
    if measurers.contains(words.small.first ?? ""),
      words.small.contains(where: ["sugar", "glucose", "pressure", "weight", "pulse"].contains)
    {
      return .build
    }
    // "Weeding my plot at least twice a week" is wanted as often as that.
    let often = zip(words.small, words.small.dropFirst()).contains {
      $0 == "at" && $1 == "least" || $0 == "a" && ["week", "month"].contains($1)
    }
    if often, !phrase.isTold { return .build }
    // "Spend Sundays with my grandparents" costs nothing.
    if ["spend", "spending"].contains(words.small.first ?? ""), words.small.contains(where: { Trigger.days.contains($0) || $0 == "with" }) {
      return .build
    }
    // "I check my bank account fifteen times a day".
    if phrase.isTold, words.small.contains("times"), Act(words.small.dropFirst().joined(separator: " ")).isCraved { return .quit }
    let wishes: Set = ["more", "better", "slowly", "lose", "weight", "healthy", "healthier", "well", "mindfully", "be", "learn", "being"]
    guard wishes.isDisjoint(with: words.small) else { return .build }
    let families = heads.map { Family.recognized($0, nil, in: phrasebook) }, family = families.lazy.compactMap(\.self).first
    // "I check the door five times" is told, and not wished for.
    if family.map(\.isEither) ?? true, phrase.isTold { return .quit }
    // "Drink herbal tea instead of coffee" asks for the tea.
    if phrase.isAsked {
      guard let asked = families.first.flatMap(\.self) else { return .build }
      // "Answer the phone" is no habit of the phone's.
      if case .action(let act) = phrase.heart, act.contains(" "), !phrase.isTold, !Act(act).isCraved, !asked.isEither, asked.kind == .quit,
        !["use", "have", "take", "delete", "uninstall", "remove", "block", "unfollow"].contains(words.small.first ?? "")
      {
        return .build
      }
      // "Play the oboe", "play cricket" is no game on a screen.
      let played = words.small.dropFirst().first ?? ""
      if words.small.first == "play", played == "the" || Self.sports.contains(played), !phrase.isTold { return .build }
      // "Eat a salad for lunch" is about food, and yet no habit to leave.
      if case .action(let act) = phrase.heart, !phrase.isTold, doers.contains(String(act.prefix { $0 != " " })),
        !asked.unknown(in: telling(TypedWords(act), in: phrasebook)).isEmpty
      {
        return .build
      }
    }
    return family?.kind ?? .build
  }

  /// Returns the goal with a moment and an act for a person who gave none.
  /// - Parameter familiar: A sentence that was written for the goal's family, whose words therefore belong to the goal.
  func completed(trigger: String?, replacement: String?, familiar: String?, in phrasebook: Phrasebook) -> ParsedGoal {
    var completed = self
    if let familiar { completed.own.formUnion(phrasebook.stems(of: familiar)) }
    if stated.trigger == nil, let trigger { completed.own.formUnion(phrasebook.stems(of: trigger)) }
    if stated.replacement == nil, let replacement {
      completed.replacement = phrasebook.stems(of: replacement)
      completed.own.formUnion(completed.replacement)
    }
    return completed
  }
}
