/// The reason, the moment and the act that an answer says.
extension ScriptedConversation {
  /// What was heard in a line: answers to these questions, nothing, or something for which there are no sentences.
  enum Heard {
    case said(Set<Question>), nothing, refused(String)
  }

  /// Takes the reason, the moment and the act that a line says, whichever of them was asked.
  mutating func hear(_ words: String) -> Heard {
    let before = goal
    var told = goal.stated, answered: Set<Question> = []
    // "I keep eating when I'm sad" is no answer to what could be done instead.
    let typed = TypedWords(words).small
    if question == .act,
      Self.isKept(typed) || typed.first == "i" && typed.firstRange(of: ["someone", "else"]) != nil
        || goal.kind == .quit && typed.starts(with: ["i", "always"]) && typed.count > 3
    {
      return .refused(Self.trouble)
    }
    // "And call her" is done too.
    // "Put my music on as well".
    let isMore = words.lowercased().hasSuffix(" as well") && told.replacement != nil && isImperative(words) && question != .act
    let words = isMore ? String(words.dropLast(" as well".count)) : words
    let isAdded = isMore || words.lowercased().hasPrefix("and "), earlier = told.replacement
    func take(_ words: String, as slot: Question) {
      let words = slot == .act ? exercised(words) ?? words : words
      switch slot {
      case .reason where isPart(TypedWords(words).small): told.words += " \(Inflection.inner(words))"
      // "Of my sister, she has everything" goes on with the goal.
      case .reason where words.firstIndex(of: ",").map({ isPart(TypedWords(String(words[..<$0])).small) }) == true:
        told.words += " \(words.prefix { $0 != "," })"
      case .reason where !Self.isReason(words): noted = "I keep that in mind."
      case .reason where ["want", "need"].contains(TypedWords(words).small.first): told.reason = "I \(words)"
      case .reason
      where Self.purposes.contains(TypedWords(words).small.first ?? "") && TypedWords(words).words.count > 1
        && TypedWords(words).small[1] != "and":
        told.reason = "to \(words)"
      case .reason: told.reason = Self.present(glad(words))
      case .moment:
        told.trigger = Trigger.onDays(of: told.trigger, alternative(Self.place(in: Self.moment(in: words))))
        // "I fill a bottle when I get to the office" says what is done too.
        var act = TypedWords(words)
        let verb = act.small.dropFirst().first ?? ""
        if goal.kind == .build, told.replacement == nil, act.small.first == "i",
          Self.remedies.union(Self.openings).union(["fill", "pack", "pour", "lace"]).contains(verb), !["go", "get"].contains(verb),
          Trigger.cue(inside: &act)?.hasPrefix("when") == true
        {
          told.replacement = act.words.dropFirst().joined(separator: " ")
          answered.insert(.act)
        }
      default:
        let act = lasting(
          named(
            amounting(
              words.replacing(/(?:,?) or (?:nothing|something|so|similar|whatever)$/, with: "")
                .replacing(/\ then$/, with: "").replacing(/,?\ (?i)(?:i guess|i think|i suppose|maybe|perhaps)$/, with: ""))))
        told.replacement = isAdded ? earlier.map { "\($0) and \(act)" } ?? act : act
        // "Pack my bag the night before" says when.
        if let (cue, act) = told.replacement.flatMap(Trigger.eve(behind:)) {
          (told.trigger, told.replacement) = (told.trigger.flatMap(Trigger.eve(of:)) ?? cue, act)
          answered.insert(.moment)
        }
        // "Ten minutes on the bus every morning" says when by itself, and no other moment stands before it.
        var own = TypedWords(told.replacement ?? "")
        // "Tell him I've got football on Saturdays" says when he hears of.
        let isTelling = ["tell", "say", "text"].contains(own.small.first) && own.small.contains { $0 == "i" || $0.hasPrefix("i'") }
        let isPlaced = own.small.first { $0 != "i" }.map(TypedWords.placings.contains) == true
        let whole = own, isTimed = Trigger.cue(inside: &own).map(Trigger.isScheduled) == true
        own = whole
        if !isTelling, told.trigger != nil || own.small.contains("every") || isTimed, let cue = Trigger.cue(inside: &own),
          isApart(cue, from: own, at: told.trigger),
          !(isPlaced || told.trigger != nil && Trigger.isPlace(cue)) || Trigger.isScheduled(cue),
          !Trigger.isManner(cue), !cue.hasPrefix("while it's "), told.trigger == nil || !cue.hasPrefix("when I've ")
        {
          (told.trigger, told.replacement) = (cue, own.text)
          answered.insert(.moment)
        }
        // "Read my book, a page or so" reads a page of it.
        if let page = told.replacement?.firstMatch(
          of: /^(read|write|study|edit) (my \w+), ((?:a|one|two|three|five|ten) (?:pages?|chapters?|lines?))(?: or (?:so|two))?$/)
        {
          told.replacement = "\(page.1) \(page.3) of \(page.2)"
        }
        // "Put my phone away first".
        if var done = told.replacement.map({ TypedWords($0) }), done.words.count > 3, done.dropLast(["first"]) {
          told.replacement = done.text
        }
      }
      answered.insert(slot)
    }
    // "I'd rather do it in the evening" says when.
    if let rather = words.firstMatch(of: /^(?i)(?:i'd|i would) (?:rather|prefer to|like to) do (?:it|this|that) (.+?)[.!]?$/),
      Trigger.cue(of: String(rather.1)).map(Trigger.isScheduled) == true
    {
      take(String(rather.1), as: .moment)
      goal = ParsedGoal(told, in: phrasebook)
      ahead.removeAll { $0 == .moment }
      lastHeard = .moment
      return .said(answered)
    }
    if let other = otherAnswer(words) {
      // One reason is enough.
      if other.question == .reason, goal.reason != nil { noted = "I keep that in mind." } else { take(other.words, as: other.question) }
      goal = ParsedGoal(told, in: phrasebook)
      ahead.removeAll(where: answered.contains)
      lastHeard = other.question
      return .said(answered)
    }
    // "Since having the baby" says since when.
    if question == .reason, Self.isBeginning(words) {
      noted = "I keep that in mind."
      lastHeard = .reason
      return .said([.reason])
    }
    // "If I don't finish, I lose the grant" is why, and no sentence says it.
    if question == .reason, ["if i ", "otherwise "].contains(where: words.lowercased().hasPrefix) {
      noted = "I keep that in mind."
      lastHeard = .reason
      return .said([.reason])
    }
    // "I'd say seven now" rates, and says nothing of the goal.
    guard phrasebook.dialogue.number(words) == nil || amounting(words) != words else { return .nothing }
    // What is not English is told, and read no further.
    let isRather =
      ["i'd rather ", "instead"].contains(where: words.lowercased().hasPrefix) || words.lowercased().contains(" helps")
      || words.lowercased().hasSuffix(" instead")
    let isForeign = Tongue(of: words) != nil
    var reply = isForeign ? Reply(unread: words) : Reply(words, in: phrasebook.dialogue)
    // "I plug the phone in, in the kitchen" says where, and leaves the moment that was told.
    if question == .act, told.trigger != nil, reply.rest != nil, reply.act == nil, reply.moment.map(Trigger.isPlace) == true {
      reply = Reply(unread: words)
    }
    // "Sit down" is a step.
    if question == .act, reply.act == nil, reply.moment != nil, typed.count < 3, let verb = typed.first,
      ["sit", "stand", "lie", "get", "wake"].contains(verb)
    {
      reply = Reply(unread: words)
    }
    if let reason = reply.reason { take(reason, as: .reason) }
    if let moment = reply.moment, !Trigger.isScheduled(moment), let more = added(moment) {
      told.replacement = more
      answered.insert(.act)
    } else if let moment = reply.moment, isPart(TypedWords(moment).small) {
      told.words += " \(moment)"
      answered.insert(.reason)
    } else if let moment = reply.moment, names(.moment, in: moment) {
      take(moment, as: .moment)
    }
    // "I could breathe again" may be why.
    let isReason = question == .reason && answered.isEmpty && reply.rest == nil && !isRather
    if let act = reply.act, isReason || names(.act, in: act) && !Self.isTalk(TypedWords(words).small) {
      take(isReason ? words : act, as: isReason ? .reason : .act)
    }
    if let rest = reply.rest, let (act, moment) = timedAmount(rest) {
      (told.replacement, told.trigger) = (act, moment)
      answered.formUnion([.act, .moment])
    } else if let rest = reply.rest, let more = added(rest) {
      told.replacement = more
      answered.insert(.act)
    } else if let rest = reply.rest, let slot = isForeign ? question : amounting(rest) == rest ? slot(of: rest) : .act,
      !answered.contains(slot)
    {
      take(rest, as: slot)
    }
    guard !answered.isEmpty else { return .nothing }
    goal = ParsedGoal(told, in: phrasebook)
    do { _ = try Suggester(goal, in: phrasebook, seed: seed) } catch {
      goal = before
      return .refused(Self.told(error))
    }
    lastHeard = answered.contains(question) ? question : answered.first ?? lastHeard
    ahead.removeAll(where: answered.contains)
    mostWords = Bounds.words.upperBound
    return .said(answered)
  }

  /// A reason without the time that is past, or far: "I love it" for "I used to love it", "to go to Japan" for "to go to Japan next year".
  private static func present(_ reason: String) -> String {
    reason.replacing(/^(?i)((?:because )?i used to (?:love|enjoy|like)\s.{4,}?),? (?:before|until|till) .*/) { String($0.1) }
      .replacing(/^(?i)((?:because )?i used to (?:love|enjoy|like)\s.+?),? (?:as a (?:kid|child|boy|girl|teenager|student)|when i was .+)$/)
    {
      String($0.1)
    }
      .replacing(/^(?i)(because )?i used to (love|enjoy|like)\s/) { "\($0.1 ?? "")I \($0.2) " }
      .replacing(/^(?i)(because )?it used to make me (?:so )?/) { "\($0.1 ?? "")it makes me " }
      .replacing(/\ (?:next|this) (?:year|month|summer|winter|spring|autumn)$/, with: "")
  }

  /// Of several reasons the first that a sentence can say: "money" of "money, and my daughter hates it".
  private func glad(_ words: String) -> String {
    let parts = words.split(separator: ",").map { TypedWords(String($0)) }
    // "My doctor said so, and I want to keep up with my grandchildren".
    if parts.count == 2, var wanted = parts.last, wanted.drop(["and"]) || true, wanted.small.starts(with: ["i", "want"]) {
      return wanted.text
    }
    guard parts.count == 2, let first = parts.first, first.words.count < 5, !isSore(first.text) else { return words }
    return first.text
  }

  /// An act with the time that the one before it took: "sit quietly for five minutes" for "sit quietly" behind "meditate for five minutes".
  private func lasting(_ act: String) -> String {
    guard question != .act, let before = goal.stated.replacement, let start = before.ranges(of: " for ").last?.lowerBound,
      ["minutes", "minute", "hour", "hours"].contains(where: before.hasSuffix), !act.contains(" for "), Act(act).goesOn
    else { return act }
    return act + before[start...]
  }

  /// An act with its amount: "play the piano for twenty minutes" of whoever plays the piano and says "twenty minutes".
  func amounting(_ words: String) -> String {
    var typed = TypedWords(words)
    // "One sentence" of whoever writes one paragraph.
    if typed.words.count == 2, TypedWords.numbers.contains(typed.small[0]), Self.pages.contains(typed.small[1]),
      var act = goal.stated.replacement.map({ TypedWords($0) }),
      let place = act.small.indices.dropFirst().first(where: {
        Self.pages.contains(act.small[$0]) && (TypedWords.numbers.contains(act.small[$0 - 1]) || act.small[$0 - 1] == "a")
      })
    {
      act.words.replaceSubrange((place - 1)...place, with: typed.words)
      return act.text
    }
    _ = typed.drop(["about", "around", "maybe", "like", "say", "perhaps", "at least", "just", "only"])
    _ = typed.dropLast([
      "or nothing", "is enough", "is fine", "is plenty", "is ok", "is doable", "would do", "will do", "would be enough", "to begin with",
    ])
    // "Fifteen minutes a day" of whoever learns Spanish.
    let daily = typed
    if typed.small.contains(where: Self.spans.contains) { _ = typed.dropLast(["a day", "every day", "each day", "per day", "daily"]) }
    if typed.words.isEmpty { typed = daily }
    let number = typed.small.prefix(while: TypedWords.numbers.contains).count, isOne = typed.small.first == "a"
    if typed.small.elementsEqual(["half", "an", "hour"]), goal.kind == .build, case .action(let act) = goal.heart,
      act.count(where: { $0 == " " }) < 4
    {
      return "\(act) for half an hour"
    }
    // "Twenty" of whoever does push-ups.
    if number == typed.words.count, goal.kind == .build, case .thing(let thing) = goal.heart, thing.hasSuffix("s"), thing.hasSuffix("ups") {
      return "do \(typed.text) \(thing)"
    }
    guard number > 0 || isOne, goal.kind == .build, case .action(var act) = goal.heart, act.count(where: { $0 == " " }) < 4 else {
      return words
    }
    let unit = typed.small.dropFirst(max(number, 1)).first ?? "", rest = typed.small.dropFirst(max(number, 1) + 1)
    // "Ten" of whoever does push-ups.
    if unit.isEmpty {
      let parts = act.split(separator: " ")
      return number > 0 && parts.count == 2 && parts[1].hasSuffix("s") ? "\(parts[0]) \(typed.text) \(parts[1])" : words
    }
    // "Ten minutes on the bike" of whoever exercises.
    if Self.spans.contains(unit), let next = rest.first, ["on", "in", "at", "with", "around", "round", "along", "through"].contains(next),
      !isOne
    {
      return "\(act) for \(typed.text)"
    }
    // "One line in my sketchbook" is drawn.
    if Self.pages.contains(unit), ["in", "of", "from"].contains(rest.first), rest.count < 5,
      Self.paged.contains(String(act.prefix { $0 != " " }))
    {
      return "\(act.prefix { $0 != " " }) \(typed.text)"
    }
    guard rest.count < 3 else { return words }
    // "A glass" of whoever drinks more water.
    if act.hasPrefix("drink "), typed.small.contains(where: ["glass", "glasses", "bottle", "cup", "cups"].contains),
      !typed.small.contains("of"),
      let drink = act.split(separator: " ").last
    {
      let often = [" a day", " every hour", " every day", " an hour"].first { typed.text.lowercased().hasSuffix($0) } ?? ""
      return "drink \(typed.words.dropLast(often.isEmpty ? 0 : 2).joined(separator: " ")) of \(drink)\(often)"
    }
    guard !isOne else { return words }
    guard Self.spans.contains(typed.small[typed.words.count - 1]) else {
      // "One page" is written by whoever writes, and read by whoever reads.
      let verb = act.contains("journal") ? "write" : String(act.prefix { $0 != " " })
      if Self.paged.contains(verb), Self.pages.contains(unit) { return "\(verb) \(typed.text)" }
      // "A hundred euros a month" are saved.
      if verb == "save", ["euros", "dollars", "pounds", "francs", "bucks"].contains(unit) { return "save \(typed.text)" }
      // "One tooth" is flossed.
      if act.hasPrefix("floss"), ["tooth", "teeth"].contains(unit) { return "floss \(typed.text)" }
      // "Five words a day" of whoever learns Spanish.
      let isWords = ["words", "verbs", "phrases", "kanji", "characters"].contains(typed.small[typed.words.count - 1])
      return (rest.elementsEqual(["a", "day"]) || isWords) && act.hasPrefix("learn ") ? "learn \(typed.text)" : words
    }
    if act.hasSuffix(" again") { act.removeLast(6) }
    return "\(act) for \(typed.text)"
  }

  /// Returns an amount of what the goal is, with its moment: "write 200 words" and "before work" of "200 words before work"; nil for others.
  private func timedAmount(_ words: String) -> (act: String, moment: String)? {
    var typed = TypedWords(words)
    guard let cue = Trigger.cue(inside: &typed), Trigger.isScheduled(cue) || cue.hasPrefix("after ") || cue.hasPrefix("before ") else {
      return nil
    }
    // "Ten every morning after waking up".
    if typed.words.count > 2, ["every", "each"].contains(typed.small[typed.words.count - 2]) { typed.cut(to: typed.words.count - 2) }
    let act = amounting(typed.text)
    return act == typed.text ? nil : (act, cue)
  }

  /// Returns a line that says clearly what the goal is, where the words before said nothing that a sentence could be made of; nil for others.
  func clearer(_ words: String) -> String? {
    // "Save 50 quid a month" is no answer to whether it is to start or to stop.
    let small = TypedWords(words).small, isWhole = question == .kind && small.count > 2 && !small.contains("it")
    // "She cries sometimes" and "in bed at night mostly" tell more of the goal, and are none.
    let isOthers = ["she", "he", "they", "it", "it's", "my", "i'm", "im", "because", "so"].contains(small.first ?? "")
    guard question == .kind || question == .act, !phrasebook.dialogue.isShort(words), !isOthers,
      !phrasebook.dialogue.beginsWithMoment(words),
      // "Lunch break" says when.
      Trigger.cue(of: words).map({ Trigger.isScheduled($0) }) != true,
      let suggester = try? Suggester(ParsedGoal(Goal(words), in: phrasebook), in: phrasebook, seed: seed)
    else { return nil }
    let suggestion = suggester.suggestion(count: Self.shown)
    return suggester.goal.family?.isGeneral == false && suggestion.candidates.count > (isWhole ? 0 : 1)
      && !suggester.isAtALoss(with: suggestion)
      ? words : nil
  }

  /// Returns what is done with more said of it: "walk around the block" for "around the block" and "with my dog" of whoever walks; nil where
  /// the words say no more of it.
  func added(_ words: String) -> String? {
    var typed = TypedWords(words)
    // "With my first coffee, I write a page" is a sentence.
    if words.contains(", I ") || question == .moment && Trigger.cue(of: words)?.hasPrefix("when I have ") == true { return nil }
    if typed.words.count > 3 { _ = typed.drop(["just", "only", "maybe", "even"]) }
    let words = typed.text, small = typed.small
    var done = goal.stated.replacement
    // "In a jar" of whoever puts money away says where.
    let isPlaced =
      small.count > 1 && ["in", "into", "on", "under"].contains(small[0]) && ["a", "my", "the"].contains(small[1])
      && done.map { TypedWords.placings.contains($0.lowercased().prefix { $0 != " " }.description) && !$0.contains(" in ") } == true
      && Trigger.cue(of: words).map(Trigger.isScheduled) != true
    if isPlaced, let done { return "\(done) \(TypedWords(words).text)" }
    // "To the mailbox and back" of whoever walks.
    let isTo =
      small.count > 2 && small[0] == "to" && ["the", "my"].contains(small[1]) && goal.kind == .build
      && goal.words.small.contains { ["walk", "run", "cycle", "jog", "swim", "walking", "running"].contains($0) }
    guard small.count < 7, !isPart(small), Self.isCircumstance(small) || isTo, Trigger.cue(of: words).map(Trigger.isScheduled) != true
    else { return nil }
    if done == nil, goal.kind == .build, case .action(let act) = goal.heart { done = Act.withoutMeasure(act) }
    // "Twice round the block" is the measure of whoever walks eight thousand steps.
    if let act = done, ["once", "twice", "round", "around"].contains(small[0]), case let parts = act.split(separator: " "),
      let number = parts.firstIndex(where: { TypedWords.numbers.contains($0.lowercased()) }), number > 0
    {
      done = parts[..<number].joined(separator: " ")
    }
    // "Round the block" is walked by whoever gets their steps in.
    if ["round", "around", "along", "through", "twice", "once"].contains(small[0]), let verb = done?.prefix(while: { $0 != " " }),
      !Self.motions.contains(verb.lowercased())
    {
      return "walk \(words)"
    }
    return done.map { done in
      // "Call my mum over a coffee".
      let isOver =
        ["call ", "phone ", "meet ", "talk "].contains(where: done.hasPrefix) && ["coffee", "tea"].contains(small[small.count - 1])
      return "\(done) \(isOver ? "over" : TypedWords(words).words[0]) \(TypedWords(words).words.dropFirst().joined(separator: " "))"
    }
  }

  /// Whether words say with whom, or where along: "with my dog", but not "with you", which is a style.
  static func isCircumstance(_ small: [String]) -> Bool {
    if ["once", "twice"].contains(small.first), small.count > 2 { return isCircumstance(Array(small.dropFirst())) }
    return small.count > 1 && circumstances.contains(small[0])
      && !["it", "that", "this", "you", "i", "breakfast", "lunch", "dinner", "supper", "meals"].contains(small[1])
  }

  private static let motions: Set = [
    "walk", "run", "jog", "cycle", "go", "swim", "drive", "ride", "stroll", "hike", "skate", "push", "take", "dance", "bike", "move",
  ]
  private static let circumstances: Set = ["with", "around", "along", "through", "round"]

  /// A line without the complaint before what is wanted, and with what somebody will do as done: "I want a calm evening" of "no that's not what
  /// matters, I want a calm evening", "I answer her" of "I'll answer her".
  func meant(by line: String) -> String {
    var words = TypedWords(line)
    if let comma = words.words.firstIndex(where: { $0.hasSuffix(",") }), comma > 2, comma + 2 < words.words.count,
      words.small[comma + 1] == "i", Self.misreadings.contains(where: words.small[...comma].joined(separator: " ").contains)
    {
      words.keep(last: words.words.count - comma - 1)
      return words.text
    }
    let count = words.words.count
    guard count > 2, words.drop(["i'll", "i will", "i'm going to", "i am going to", "i'm gonna"]), let verb = words.small.first,
      Inflection.isVerb(verb), !["be", "try", "never", "do"].contains(verb),
      // "I will travel to Mexico" is why.
      question != .reason || !["travel", "move", "visit", "fly", "go"].contains(verb)
    else { return line }
    // To the question why, it says what and not why.
    return (question == .reason ? "instead " : "I ") + line.split(separator: " ").suffix(words.words.count).joined(separator: " ")
  }

  private static let misreadings = [
    "not what matters", "not the point", "not why", "not when", "not the reason", "not it,", "not right", "that's wrong", "isn't right",
    "not true,",
  ]

  private static let spans: Set = ["minute", "minutes", "hour", "hours"]

  private static let paged: Set = ["write", "read", "study", "draw", "paint", "translate", "memorise", "memorize", "edit", "revise"]
  private static let pages = Inflection.words(
    "page pages word words line lines chapter chapters paragraph paragraphs sentence sentences verse verses sketch sketches")
}
