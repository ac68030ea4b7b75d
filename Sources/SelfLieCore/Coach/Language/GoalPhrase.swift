/// The essence of a goal's words: "I want to stop smoking so much" is about smoking, and about quitting it.
struct GoalPhrase: Equatable {
  enum Heart: Equatable {
    /// An act in its base form: "smoke", "learn the violin".
    case action(String)
    /// A thing: "a new job", "public speaking".
    case thing(String)
    /// Something that is suffered: "loneliness", "back pain". Nobody moves toward it, and no sentence takes its name.
    case problem
    /// Nothing that a sentence could be about.
    case nothing
  }

  let heart: Heart
  /// The kind of the goal; nil if the words do not say.
  let kind: Goal.Kind?
  /// The moment that the words name, ready for a sentence: "in the morning" in "run in the morning".
  let moment: String?
  /// The habit to leave with its moment: "text at red lights".
  let placed: String?
  /// The act of having or doing less of something: "eat less meat", "choose less sugar in my tea"; nil if it is no matter of less.
  let reduced: String?
  /// Whether the words say "every day".
  let isDaily: Bool
  /// Whether the words name something done, and do not say whether it is to be done: "delete the game".
  let isAsked: Bool
  /// Whether the words tell what the person does, and no sign says whether it is wished for: "I check the door five times".
  let isTold: Bool
  /// The reason that the words name, as it is typed: "so that I can run with my kids" in "quit smoking so that I can run with my kids".
  let reason: String?
  /// Why it is wished for, as it is typed, if the words say so with what it is that they call "it": "because it wastes my time".
  let cause: String?
  /// Whether the words confess that the act is missing: "I never ask for help".
  let isMissed: Bool
  /// The hard times at which the act is done too, or how much of it is done each time, as they are typed: "even when it rains", "half a page
  /// a day".
  let persistence: String?

  init(_ typed: TypedWords) {
    var wish = typed
    let cause = wish.cut(before: ["because", "since"]), purpose = wish.cut(before: ["so"], if: TypedWords.purposes.contains)
    // "I can't sleep because I think about work" tells why it is so, and not why it is to be otherwise.
    let isWished = !["i", "i'm", "i've", "my"].contains(wish.small.first ?? "") || Self.wishes.contains { wish.small.starts(with: $0) }
    // "Call my grandmother because she is lonely" says who she is.
    let known = Relative(in: wish)
    reason = [purpose, isWished ? cause : []].first { Self.isReason($0, of: known) }?.joined(separator: " ")
    self.cause =
      !purpose.isEmpty
      ? purpose.joined(separator: " ")
      : isWished && cause.first?.lowercased() == "because" && cause.count > 2 && !Self.isCutShort(cause)
        ? cause.joined(separator: " ") : nil
    let remark = wish.cutRemark()
    // An act is done "even when it rains", but what is no act is not.
    let isAddition = ["not only", "not just"].contains(remark.prefix(2).joined(separator: " ").lowercased())
    var remarked =
      (remark.first?.lowercased() == "even" && remark.dropFirst().first?.lowercased() != "though" || isAddition) && remark.count < 9
        && !remark.contains { $0.hasSuffix(",") || $0 == "keep" }
      ? remark.joined(separator: " ") : nil
    // "I start the gym every January and quit by February".
    let isGivenUp =
      wish.small.first == "i" && !Self.wishes.contains(where: wish.small.starts)
      && zip(wish.small, wish.small.dropFirst()).contains { $0 == "and" && ["quit", "stop", "drop"].contains($1) }
    // "Sit with my mother and not look at my phone".
    wish.cut(before: ["and"]) { ["not", "don't", "stop", "quit"].contains($0) }
    _ = wish.dropLast(["lol", "haha", "please", "asap"])
    Self.moveOnly(&wish)
    let leading = Trigger.cue(leading: &wish), unlimited = wish
    var moment = leading ?? Trigger.cue(inside: &wish)
    // "Before bed" belongs to the dishes in "keep the kitchen clean, dishes done before bed".
    if leading == nil, moment != nil, wish.words.dropLast().contains(where: { $0.hasSuffix(",") }),
      wish.words.count > 0, !unlimited.words[wish.words.count - 1].hasSuffix(",")
    {
      (wish, moment) = (unlimited, nil)
    } else if moment == nil, wish == unlimited {
      // "Play with my son after work instead of falling on the couch".
      wish.cut(before: Self.alternatives)
      moment = Trigger.cue(inside: &wish)
      if moment == nil { wish = unlimited }
    }
    if moment != nil, leading == nil { Self.keepSwap(of: unlimited, in: &wish) }
    if moment == nil { moment = Self.cutShunned(from: &wish) }
    self.moment = moment ?? Self.felt(typed)
    var (isQuit, isMissed, isState) = (false, false, false)
    switch Confession(&wish, isAtMoment: moment?.hasPrefix("when") == true) {
    case .excess:
      isQuit = true
      // "I always end up on YouTube".
      if wish.words.count > 1 { _ = wish.drop(["on"]) }
    case .lack: isMissed = true
    case .state: isState = true
    case nil: isState = isGivenUp
    }
    var limited = wish
    if let most = Self.mostOf(wish) {
      wish = most
    } else if limited.drop(Self.limits), limited.small != ["one", "thing"], Numerals.english.small.contains(limited.small.first ?? "") {
      wish = TypedWords("have at most \(limited.text)")
    }
    let told = wish.small
    var less = ["less", "fewer"].contains(told.first) ? Inflection.first(unlimited.text) : nil
    var reduction = unlimited
    if reduction.drop(Self.reducing), reduction.words.count > 2, Inflection.base(ofGerund: reduction.small[0]) == nil {
      less = "less \(reduction.text)"
    }
    var before = wish
    repeat {
      before = wish
      if Self.dropDelay(&wish) { (isQuit, isMissed) = (false, true) }
      if !Self.leavesNoHabit(wish), wish.drop(Self.quitting) {
        isQuit = true
        // "to smoke", "the habit of smoking", "my addiction to sugar".
        _ = wish.drop(Self.habits)
      }
      _ = wish.drop(Self.leading)
      Self.dropBeginning(&wish)
    } while wish != before && !wish.words.isEmpty
    // "Daily stretching".
    let isNamedDaily = wish.words.count > 1 && wish.drop(["daily"])
    isDaily = isNamedDaily || ["every day", "everyday", "each day", "daily"].contains { wish.text.lowercased().hasSuffix(" " + $0) }
    // "Call my mum more".
    if wish.small.last == "more", wish.words.count > 2, remarked == nil, Inflection.isVerb(wish.small[0]) {
      // "Trust God more" is no matter of how often.
      remarked = Self.valuing.contains(wish.small[0]) ? "more" : "more often"
    }
    // "Wear my hearing aids all day".
    let trailing = ["wear", "keep"].contains(wish.small.first) ? Self.trailing.filter { $0 != "all day" } : Self.trailing
    repeat {
      before = wish
      Self.dropSpan(&wish, isMissed: isMissed)
      Self.dropAge(&wish)
      // "Try again".
      if wish.small.suffix(2).elementsEqual(["try", "again"]) { break }
    } while wish.dropLast(trailing) || wish != before
    isTold =
      told.count > 2 && told[0] == "i" && wish.small.elementsEqual(told.dropFirst()) && Inflection.isVerb(told[1])
      && !Act(wish.text).isState && !["hate", "miss", "wish", "hope"].contains(told[1])
    if isQuit || isTold { Self.dropFrequency(&wish) }
    // "Like ten times a day".
    if wish.words.count > 3, wish.small.last == "like", told.last != "like" {
      wish.cut(to: wish.words.count - 1)
    }
    // "I don't practise enough".
    if isMissed {
      _ = wish.dropLast(["enough", "often enough"])
      // "I never do anything for myself".
      for (place, word) in wish.small.enumerated() where word.hasPrefix("any") && !["any", "anymore"].contains(word) {
        wish.words[place] = "some\(word.dropFirst(3))"
      }
      if let any = wish.small.firstIndex(of: "any"), any > 0 { wish.words[any] = "one" }
      if wish.small.starts(with: ["drink", "something"]) { wish.words.replaceSubrange(1...1, with: ["a", "glass", "of", "water"]) }
    }
    // "Chew slower".
    if wish.small.last == "slower", (2...3).contains(wish.words.count), Inflection.isVerb(wish.small[0]) {
      wish.words = wish.words.dropLast() + ["more", "slowly"]
    }
    let small = wish.small
    // "smoke less", but not "in less than an hour" and "be less anxious".
    var isNamed = false
    if small.contains(where: ["less", "fewer"].contains), !small.contains("more"),
      !zip(small, small.dropFirst()).contains(where: {
        $0.hasSuffix("er") && !Self.noComparatives.contains($0) || $0 == "less" && $1 == "than"
      }),
      !["be", "feel", "become", "being", "feeling"].contains(small.first ?? "")
    {
      isQuit = true
      less = Inflection.first(Inflection.inner(unlimited.text))
      _ = wish.remove("less")
      _ = wish.remove("fewer")
      // "Eat less" is not about eating, but about eating too much.
      if wish.words.count == 1, moment == nil, let verb = wish.small.first, !Self.left.contains(verb) {
        wish = TypedWords("\(verb) too much")
      }
    }
    if wish.small.last == "free" && wish.small.first != "keep" || wish.small.last?.hasSuffix("-free") == true { isQuit = true }
    if isQuit {
      // "Resist the vending machine" is no act.
      isNamed = wish.drop(["the"]) && wish.words.count == 2
      _ = wish.drop(["of", "from"])
      // "Eating too much sugar" is about sugar, but "spending too much" and "talking too much on dates" are about too much.
      for much in [["so", "much"], ["too", "much"], ["so", "many"], ["too", "many"]] where !wish.small.suffix(2).elementsEqual(much) {
        let next = wish.small.firstRange(of: much).flatMap { wish.small.dropFirst($0.upperBound).first }
        if !["on", "in", "at", "with", "about", "when"].contains(next ?? "") { wish.remove(much) }
      }
    }
    // "Post my paintings without caring about likes", "drink tea instead of coffee".
    if wish.words.count > 3 {
      if isQuit || !Self.isSwap(wish.small) { wish.cut(before: Self.alternatives) }
      // "At six, I get up" says enough, and so does "I am learning to handle criticism", but "I listen to my husband" leaves out the point.
      if moment.map(Trigger.isScheduled) == true
        || Act(Inflection.bases(of: wish.text)).isSkill && !["live", "let", "say"].contains(wish.small.first)
      {
        wish.cut(before: ["without"]) { Inflection.base(ofGerund: $0) != nil }
      }
      if isQuit {
        wish.cut(before: ["without", "until", "till"])
        // "Interrupt my students when they answer slowly".
        if moment == nil { wish.cut(before: ["when"]) { ["they", "he", "she"].contains($0) } }
        // "Play less video games and spend the time with my son".
        wish.cut(before: ["and"]) { ["spend", "do", "go", "be", "read", "focus", "start", "get"].contains($0) }
        // "Buying yarn I've got enough of".
        wish.cut(before: ["i've"]) { ["got", "enough", "already"].contains($0) }
        // "Opening new tabs and forget what I was doing".
        wish.cut(before: ["and"], if: Self.consequences.contains)
      }
    }
    // "Play with my toddler after daycare without thinking about work".
    if moment != nil, Self.shared.contains(Inflection.bases(of: wish.small.first ?? "")) {
      wish.cut(before: ["without"]) { Inflection.base(ofGerund: $0) != nil }
    }
    if isQuit || isTold || isMissed {
      wish.cut(before: ["and"]) { ["it", "then", "i", "it's", "that", "get", "feel", "wake"].contains($0) }
    }
    if let end = Self.twice.first(where: wish.text.lowercased().hasSuffix) {
      // "Brush my teeth, morning and night".
      wish.cut(to: wish.words.count - 3)
      remarked = end
    }
    // "Writing morning pages, three pages by hand".
    if let end = wish.words.firstIndex(where: { $0.hasSuffix(",") }), end > 0, small.first != "learn",
      !wish.small[end...].contains(where: ["and", "or"].contains)
    {
      // "Memorise the Quran, half a page a day".
      let amount = wish.words[(end + 1)...]
      if amount.count < 7, Self.amount.contains(amount.first?.lowercased() ?? ""),
        ["day", "week", "night", "morning", "evening", "month"].contains(amount.last?.lowercased())
      {
        remarked = remarked ?? amount.joined(separator: " ")
      }
      wish.cut(to: end + 1)
    }
    if isNamed, Inflection.base(ofGerund: wish.small[0]) != nil {
      heart = .thing(wish.text)
    } else if isState || Self.isProblem(wish) {
      heart = .problem
    } else {
      // What is left only at a moment is not left: "stop eating after eight".
      heart = isQuit && moment != nil ? .nothing : Self.heart(of: wish, isQuit: isQuit)
    }
    reduced = less.flatMap(Self.reduced)
    placed = isQuit && moment != nil ? Self.placed(wish, in: unlimited) : nil
    let next = wish.small.dropFirst().first ?? ""
    isAsked = wish.small.first.map { Inflection.base(ofGerund: $0) == nil && Inflection.isVerb($0, before: next) } ?? false
    // Whoever suffers from something has an act to build that helps.
    // "I smoke only when I'm on the phone" limits nothing.
    let isOnly =
      isTold && zip(wish.small, wish.small.dropFirst()).contains { $0 == "only" && ["when", "if", "on", "at", "in"].contains($1) }
    let isLimited = if case .action(let act) = heart { Act(act).isLimit && !isOnly } else { false }
    self.isMissed = isMissed
    persistence = remarked
    kind = isMissed || isLimited || heart == .problem && !isState ? .build : isQuit ? .quit : nil
  }

  /// Whether it is an act that can be said whole, or learned as a whole.
  var isDeed: Bool {
    switch heart {
    case .action(let act): Act(act).isDeed || Act(act).isRelearned
    case .thing(let thing): Pursuit.act(of: thing) != nil
    case .problem, .nothing: false
    }
  }

  /// Returns a habit with its moment, if that is a place or a time: "text at red lights"; nil where the habit is one word and the moment a
  /// time: "eat after eight".
  private static func placed(_ habit: TypedWords, in whole: TypedWords) -> String? {
    guard case .action(let act) = heart(of: habit, isQuit: true), let last = habit.words.last, let end = whole.words.lastIndex(of: last)
    else { return nil }
    var moment = whole.words[(end + 1)...].drop { $0.lowercased() == "less" }
    for span in [["all", "the", "time"], ["all", "day", "long"], ["all", "day"]] where moment.map({ $0.lowercased() }).starts(with: span) {
      moment = moment.dropFirst(span.count)
    }
    guard let first = moment.first?.lowercased() else { return nil }
    // "Humming when I concentrate" is left at any moment.
    // "React when my son rolls his eyes" is left at just that.
    if first == "when", ["my", "our", "somebody", "someone", "people", "others"].contains(moment.dropFirst().first?.lowercased() ?? "") {
      return nil
    }
    let isClause = first == "while" && Inflection.base(ofGerund: moment.dropFirst().first?.lowercased() ?? "") == nil
    if isClause || ["when", "whenever", "every"].contains(first) { return act }
    guard act.contains(" ") || ["at", "in", "on", "while"].contains(first) else { return nil }
    return "\(act) \(Inflection.first(moment.joined(separator: " ")))"
  }

  /// Words with which an amount begins.
  static let amount = Set(Numerals.english.small + Numerals.english.tens + ["half", "a", "an", "at"])
  private static let twice = ["morning and night", "morning and evening"]
  /// What is done for a while, and is itself what it is done without anything else for.
  private static let shared: Set = ["play", "sit", "walk", "spend", "read", "eat", "have", "watch", "rest"]
  /// Verbs for what one feels for somebody or something, more or less.
  private static let valuing: Set = ["trust", "love", "value", "appreciate", "accept", "respect", "enjoy", "believe", "like"]
  private static let tasters: Set = [
    "love", "like", "start", "stop", "practice", "practise", "risk", "finish", "try", "go", "end", "delay", "hate",
  ]

  /// Takes what only says that a habit is to be built from before its gerund: "build a habit of refactoring", "start saying no".
  private static func dropBeginning(_ wish: inout TypedWords) {
    var rest = wish
    // "Get back to swimming after my surgery" says that it is not yet so.
    guard rest.small.firstRange(of: ["after", "my"]) == nil || rest.small.prefix(2).contains("back") == false else { return }
    guard rest.drop(beginnings), let first = rest.small.first else { return }
    if Inflection.base(ofGerund: first) != nil {
      wish = rest
    } else if ["back", "return", "getting", "going", "take"].contains(where: wish.small.prefix(2).contains),
      let act = Pursuit.act(of: rest.text)
    {
      // "Get back into guitar".
      wish = TypedWords(act)
    }
  }

  private static let beginnings = [
    "build a habit of", "build the habit of", "build up a habit of", "make a habit of", "form a habit of", "form the habit of",
    "develop a habit of", "develop the habit of", "get into the habit of", "get in the habit of", "get used to", "start", "begin",
    "starting",
    "get back to", "get back into", "going back to", "go back to", "getting back to", "getting back into", "return to", "take up",
    "commit to",
    "get around to", "get round to", "the habit of", "a habit of", "a routine of", "the courage of", "get started on", "get started with",
  ]

  private static let consequences: Set = [
    "forget", "forgetting", "start", "starting", "regret", "lose", "waste", "feel", "end", "then",
  ]
  private static let noComparatives: Set = [
    "never", "fewer", "after", "over", "under", "other", "her", "water", "computer", "soccer", "beer",
  ]
  private static let alternatives: Set = ["instead", "rather"]

  /// Whether words name something that is suffered, or tell of a loss.
  private static func isProblem(_ wish: TypedWords) -> Bool {
    let small = wish.small
    // "Stop gambling, my wife doesn't know how much I lost" is about an act.
    if wish.head.small.contains(where: losses.contains) { return true }
    if small.count < 3, let last = small.last, illnesses.contains(where: last.hasSuffix), last.count > 6 { return true }
    let phrase = small.prefix { !["from", "with", "in", "of", "after", "about", "at", "and"].contains($0) }
    guard let first = phrase.first, let head = phrase.last else { return false }
    // "Pay off my debt" is an act, and "overcome my fear" names nothing but the fear.
    if first != head, Inflection.isVerb(first), !coping.contains(first), !problems.contains(first) { return false }
    return problems.contains(head) || ["ache", "aches", "phobia", "itis"].contains(where: head.hasSuffix)
  }

  private static func heart(of wish: TypedWords, isQuit: Bool) -> Heart {
    let phrase = Inflection.first(Inflection.inner(wish.text))
    let words = phrase.split(separator: " ").map(String.init)
    // "Only two pints".
    if words.count > 2, words[0] == "only", Numerals.english.small.contains(words[1]) { return .action("have \(phrase)") }
    guard let first = words.first(where: { !Inflection.isAdverb($0) }) else { return .nothing }
    // "Commit messages" are a thing.
    if words.count > 1, Inflection.uses["\(words[0].lowercased())-\(words[1].lowercased())"] == "write" { return .thing(phrase) }
    if let base = Inflection.base(ofGerund: first) {
      // "running shoes" are a thing; "breathing exercises" too.
      // "Breastfeeding is hard" says how it is.
      if words.count > 2, ["is", "was", "feels", "makes"].contains(words[1].lowercased()) { return .problem }
      let isCompound = words.count == 2 && Inflection.countables(words[1])
      // "Beekeeping diary" is no act of beekeeping a diary.
      let isAct = words.count != 2 || Inflection.isVerb(base) || VerbTable.also.contains(base)
      if !isCompound && isAct || Inflection.isVerb(base) && words.count == 1 { return .action(Inflection.bases(of: phrase)) }
    }
    // "Dishes done".
    if words.count > 1, words.count < 4, words.last == "done", !isQuit, !Inflection.isVerb(first, before: words[1]) || first == "dishes" {
      return .action("get \(Inflection.determiners.contains(first) ? "" : "the ")\(phrase)")
    }
    // "clean air" is a thing, and "calm" is a state, not an act.
    let next = words.count > 1 ? words[1].lowercased() : ""
    // "Nail biting" is a thing, but "enjoy cooking" an act.
    // So is "stamp collecting".
    let isNamed = words.count == 2 && !isQuit && ["collecting", "making", "building", "training"].contains(next)
    if first == "nail" || isNamed || VerbTable.also.contains(first.lowercased()), !tasters.contains(first.lowercased()),
      Inflection.base(ofGerund: next) != nil
    {
      return .thing(phrase)
    }
    // "Know my neighbours", but "know when to stop".
    if first.lowercased() == "know", words.count > 1, !isQuit {
      if ["when", "how", "what", "where"].contains(next) { return .action("learn " + words.dropFirst().joined(separator: " ")) }
      return .action("get to " + phrase)
    }
    let isCare = ["clean", "tidy"].contains(first.lowercased()) && next.hasSuffix("s")
    if Inflection.isState(first), !Inflection.particles.contains(next), !isCare, !["exercise", "train"].contains(first) {
      return words.count == 1 || ["and", "with", "in", "at", "about", "to", "when", "around", "enough"].contains(next)
        ? .action("be " + phrase) : .thing(phrase)
    }
    if Inflection.isVerb(first, before: next), words.count == 1 || !Inflection.isModifier(first, of: words[1]) { return .action(phrase) }
    let endings = ["ful", "ive", "ous", "able", "al", "ent", "ant"]
    if ["more", "less"].contains(first.lowercased()),
      Inflection.isState(next) || words.count == 2 && endings.contains(where: next.hasSuffix)
    {
      return .action("be " + phrase)
    }
    // Nobody eats "sugar in my coffee".
    if isQuit, !words.contains("in"), !["on", "at"].contains(words[0]), let verb = Replacement.use(of: words) {
      // "The nightly bottle of wine" is one.
      let isOne = words.firstIndex(of: "of").map {
        $0 > 0 && ["bottle", "glass", "can", "pint", "packet", "bar", "bag", "cup"].contains(words[$0 - 1])
      }
      let article = isOne == true && !Inflection.determiners.contains(words[0].lowercased()) ? "\(Inflection.article(for: phrase)) " : ""
      return .action("\(verb) \(article)\(phrase)")
    }
    return .thing(phrase)
  }
}
