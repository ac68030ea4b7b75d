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

  init(_ typed: TypedWords) {
    var wish = typed
    let cause = wish.cut(before: ["because", "since"]), purpose = wish.cut(before: ["so"], if: TypedWords.purposes.contains)
    reason = [purpose, cause].first(where: Self.isReason)?.joined(separator: " ")
    wish.cutRemark()
    // "Sit with my mother and not look at my phone".
    wish.cut(before: ["and"]) { ["not", "don't"].contains($0) }
    let leading = Trigger.cue(leading: &wish), unlimited = wish
    var moment = leading ?? Trigger.cue(inside: &wish)
    if moment == nil, wish == unlimited {
      // "Play with my son after work instead of falling on the couch".
      wish.cut(before: Self.alternatives)
      moment = Trigger.cue(inside: &wish)
      if moment == nil { wish = unlimited }
    }
    self.moment = moment
    var (isQuit, isMissed, isState) = (false, false, false)
    switch Confession(&wish, isAtMoment: moment?.hasPrefix("when") == true) {
    case .excess: isQuit = true
    case .lack: isMissed = true
    case .state: isState = true
    case nil: break
    }
    let told = wish.small
    var less = ["less", "fewer"].contains(told.first) ? unlimited.text : nil
    var before = wish
    repeat {
      before = wish
      if Self.dropDelay(&wish) { (isQuit, isMissed) = (false, true) }
      if wish.drop(Self.quitting) {
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
    repeat {
      before = wish
      Self.dropSpan(&wish)
    } while wish.dropLast(Self.trailing) || wish != before
    isTold =
      told.count > 2 && told[0] == "i" && wish.small.elementsEqual(told.dropFirst()) && Inflection.isVerb(told[1])
      && !Act(wish.text).isState && !["hate", "miss", "wish", "hope"].contains(told[1])
    if isQuit || isTold { Self.dropFrequency(&wish) }
    // "I don't practise enough".
    if isMissed { _ = wish.dropLast(["enough", "often enough"]) }
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
      if wish.words.count == 1, let verb = wish.small.first, !Self.left.contains(verb) { wish = TypedWords("\(verb) too much") }
    }
    if wish.small.last == "free" || wish.small.last?.hasSuffix("-free") == true { isQuit = true }
    if isQuit {
      // "Resist the vending machine" is no act.
      isNamed = wish.drop(["the"]) && wish.words.count == 2
      _ = wish.drop(["of", "from"])
      // "Eating too much sugar" is about sugar, but "spending too much" is about too much.
      for much in [["so", "much"], ["too", "much"], ["so", "many"], ["too", "many"]] where !wish.small.suffix(2).elementsEqual(much) {
        wish.remove(much)
      }
    }
    // "Post my paintings without caring about likes", "drink tea instead of coffee".
    if wish.words.count > 3 {
      wish.cut(before: Self.alternatives)
      // "Play the cello without shaking", but not "go a day without complaining".
      if !["go", "spend", "last", "get", "live"].contains(small.first ?? "") {
        wish.cut(before: ["without"]) { Inflection.base(ofGerund: $0) != nil }
      }
      if isQuit {
        wish.cut(before: ["without", "until", "till"])
        // "Opening new tabs and forget what I was doing".
        wish.cut(before: ["and"], if: Self.consequences.contains)
      }
    }
    if isQuit || isTold { wish.cut(before: ["and"]) { ["it", "then", "i", "it's", "that"].contains($0) } }
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
    isAsked = wish.small.first.map { Inflection.base(ofGerund: $0) == nil && Inflection.isVerb($0) } ?? false
    // Whoever suffers from something has an act to build that helps.
    kind = isMissed || heart == .problem && !isState ? .build : isQuit ? .quit : nil
  }

  /// Whether it is an act that can be said whole.
  var isDeed: Bool {
    switch heart {
    case .action(let act): Act(act).isDeed
    case .thing(let thing): Pursuit.act(of: thing) != nil
    case .problem, .nothing: false
    }
  }

  /// Returns a habit with its moment, if that is a place or a time: "text at red lights"; nil where the habit is one word and the moment a
  /// time: "eat after eight".
  private static func placed(_ habit: TypedWords, in whole: TypedWords) -> String? {
    guard case .action(let act) = heart(of: habit, isQuit: true), let last = habit.words.last, let end = whole.words.lastIndex(of: last)
    else { return nil }
    let moment = whole.words[(end + 1)...]
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

  private static let tasters: Set = [
    "love", "like", "start", "stop", "practice", "practise", "risk", "finish", "try", "go", "end", "delay", "hate",
  ]

  /// Takes a delay from before an act that is therefore missing: "putting off calling the dentist". What is put off and no act is made a
  /// start on: "I put off my taxes".
  private static func dropDelay(_ wish: inout TypedWords) -> Bool {
    var rest = wish
    guard rest.drop(delays), let first = rest.small.first else { return false }
    if Inflection.base(ofGerund: first) == nil {
      guard !wish.small.contains(where: evasions.contains) else { return false }
      rest.cut(before: ["every", "each", "until", "till", "for", "since", "as", "again"])
      let isTask = Inflection.determiners.contains(first) || rest.small.last?.hasSuffix("s") == true
      if rest.words.contains(where: callable.contains) {
        rest = TypedWords("call \(rest.text)")
      } else if rest.words.contains(where: booked.contains) {
        rest = TypedWords("book \(rest.text)")
      } else if isTask {
        rest = TypedWords("make a start on \(rest.text)")
      } else if !Inflection.isVerb(first) {
        guard let verb = Replacement.use(of: rest.words) else { return false }
        rest = TypedWords("\(verb) \(rest.text)")
      }
    }
    wish = rest
    return true
  }

  /// Who is called where seeing them is put off.
  private static let callable = Inflection.words(
    "dentist doctor gp vet therapist optician mechanic plumber electrician lawyer landlord bank gynecologist gynaecologist physio")
  private static let booked = Inflection.words("test exam appointment checkup check-up surgery operation mammogram colonoscopy vaccination")
  /// What is avoided may be anything, and not only a task.
  private static let evasions: Set = ["avoid", "avoiding"]

  private static let delays = [
    "put off", "putting off", "i put off", "i am putting off", "i'm putting off", "delay", "delaying", "postpone", "postponing",
    "procrastinate on", "procrastinating on", "i procrastinate on", "stop avoiding", "quit avoiding", "i keep avoiding", "i avoid",
    "i keep putting off", "i have been putting off", "i've been putting off",
  ]

  /// Takes what only says that a habit is to be built from before its gerund: "build a habit of refactoring", "start saying no".
  private static func dropBeginning(_ wish: inout TypedWords) {
    var rest = wish
    if rest.drop(beginnings), let first = rest.small.first, Inflection.base(ofGerund: first) != nil { wish = rest }
  }

  private static let beginnings = [
    "build a habit of", "build the habit of", "build up a habit of", "make a habit of", "form a habit of", "form the habit of",
    "develop a habit of", "develop the habit of", "get into the habit of", "get in the habit of", "get used to", "start", "begin",
    "starting",
    "get back to", "get back into", "going back to", "go back to", "getting back to", "getting back into", "return to", "take up",
    "commit to",
    "get around to", "get round to", "the habit of", "a habit of", "a routine of", "the courage of", "get started on", "get started with",
  ]

  /// Removes from the end for how long something has been so: "for four years now".
  private static func dropSpan(_ wish: inout TypedWords) {
    let small = wish.small
    guard let start = small.lastIndex(of: "for"), start > 0, let last = small.last(where: { $0 != "now" }),
      ["years", "months", "weeks", "ages", "decades", "days"].contains(last), small.count - start < 6,
      small.contains("now") || last == "ages"
    else { return }
    wish.cut(to: start)
  }

  /// Removes from the end how often a habit is had: "most evenings", "six times".
  private static func dropFrequency(_ wish: inout TypedWords) {
    let small = wish.small
    guard small.count > 3, let last = small.last, ["times", "evenings", "nights", "days", "mornings", "weekends"].contains(last),
      Self.amounts.contains(small[small.count - 2])
    else { return }
    wish.cut(to: small.count - 2)
  }

  private static let amounts = Set(Numerals.english.small).union(["most", "many", "hundred", "all", "some", "several"])

  /// Returns an act of having or doing less: with the verb that the words have, or else a choice.
  private static func reduced(_ less: String) -> String? {
    var wish = TypedWords(less)
    while wish.drop(leading) {}
    _ = wish.dropLast(trailing)
    guard let first = wish.small.first, wish.small.count > 1, !["is", "than", "of"].contains(wish.small[1]) else { return nil }
    let verb = wish.small.starts(with: ["less", "time"]) ? "spend" : "choose"
    let act = ["less", "fewer"].contains(first) ? "\(verb) \(wish.text)" : Inflection.bases(of: wish.text)
    return Inflection.isVerb(act.prefix { $0 != " " }) && Act(act).isPlainReduction ? act : nil
  }

  private static let consequences: Set = [
    "forget", "forgetting", "start", "starting", "regret", "lose", "waste", "feel", "end", "then",
  ]
  private static let noComparatives: Set = [
    "never", "fewer", "after", "over", "under", "other", "her", "water", "computer", "soccer", "beer",
  ]
  private static let alternatives: Set = ["instead", "rather"]

  /// Whether words are a reason that can be understood alone: not "since the kids moved out", nor "because it keeps me awake".
  private static func isReason(_ words: [String]) -> Bool {
    let small = words.map { $0.lowercased() }, subject = small.dropFirst(small.starts(with: ["so", "that"]) ? 2 : 1).first ?? ""
    return !["it", "this", "that"].contains(small.last ?? "")
      && !["", "it", "it's", "this", "that", "they", "these", "he", "she"].contains(subject)
      // "Because I have turned bitter" is no reason to say every day.
      && !(subject == "i" && Self.troubled.contains(small.dropFirst(2).first ?? "") || ["i'm", "i've"].contains(subject))
      && (small.first != "since" || ["i", "i'm", "my", "we"].contains(subject))
  }

  private static let troubled: Set = [
    "have", "am", "was", "feel", "can't", "keep", "get", "got", "don't", "hate", "lost", "never", "always",
  ]

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
    guard let first = words.first(where: { !Inflection.isAdverb($0) }) else { return .nothing }
    if let base = Inflection.base(ofGerund: first) {
      // "running shoes" are a thing; "breathing exercises" too.
      let isCompound = words.count == 2 && Inflection.countables(words[1])
      if !isCompound || Inflection.isVerb(base) && words.count == 1 { return .action(Inflection.bases(of: phrase)) }
    }
    // "clean air" is a thing, and "calm" is a state, not an act.
    let next = words.count > 1 ? words[1].lowercased() : ""
    // "Nail biting" is a thing, but "enjoy cooking" an act.
    if first == "nail" || VerbTable.also.contains(first.lowercased()), !tasters.contains(first.lowercased()),
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
      return .action("\(verb) \(phrase)")
    }
    return .thing(phrase)
  }

  // MARK: Words around it

  private static let problems = Inflection.words(
    """
    loneliness lonely isolation solitude homesickness homesick pain pains hurt migraine migraines tinnitus illness disease sickness cancer
    diabetes asthma fatigue exhaustion burnout stammer stutter stammering stuttering tic tics grief loss bereavement heartbreak heartache
    nervousness breakup divorce depression depressed sadness trauma ptsd adhd autism ocd insomnia nightmares menopause infertility unemployment debt
    debts attacks bullying abuse shame guilt envy jealousy phobia fear fears panic blushing
    """)
  private static let illnesses = ["itis", "osis", "algia", "emia", "pathy", "phobia", "plegia", "trophy", "sclerosis", "ache", "aches"]
  /// What is to be left and not only to be done less.
  private static let left: Set = [
    "smoke", "vape", "gamble", "worry", "scroll", "gossip", "complain", "swear", "procrastinate", "overthink", "stress", "doomscroll",
    "argue", "yell", "shout", "snack", "waste", "rush", "lie", "coffee", "alcohol", "sugar",
  ]
  private static let coping: Set = [
    "overcome", "beat", "get", "fight", "handle", "manage", "conquer", "face", "deal", "cope", "heal", "be", "feel",
  ]
  private static let losses: Set = ["died", "dying", "passed", "lost", "widowed"]

  private static let leading = [
    "i want to be able to", "i want to", "i want", "i would like to", "i would like", "i'd like to", "i'd like", "i wish to",
    "i wish i could", "i wish i was",
    "i hope to", "i need to", "i need", "i have to", "i must", "i should", "i am trying to", "i'm trying to", "i try to", "i will", "i'll",
    "i am going to",
    "i'm going to", "i plan to", "i'd love to", "i would love to", "my goal is to", "my goal is", "the goal is to", "my goal", "goal",
    "help me to", "help me",
    "how to", "how can i", "how do i", "can i", "i can", "trying to", "try to", "want to", "need to",
    "have to", "the courage to", "have the courage to", "find the courage to", "courage to", "discipline to", "the discipline to",
    "have the discipline to", "the patience to", "have the patience to", "the strength to", "find the strength to",
    "remember to", "please", "to", "finally", "really", "simply", "i struggle to", "i struggle with", "i have trouble",
    "trouble",
    "i have problems with",
    "problems with", "i find it hard to", "i'm", "i am", "being able to", "be able to", "more of", "i",
  ]

  private static let quitting = [
    "stop", "stopping", "quit", "quitting", "give up", "giving up", "cut out", "cut down on", "cut back on", "cut down", "cut back",
    "cutting down on",
    "cutting back on", "cutting out", "avoid", "avoiding", "reduce", "reducing", "limit", "limiting", "drop", "kick", "break", "end",
    "get rid of", "get off",
    "stay away from", "stay off", "keep away from", "put an end to", "no more", "no longer", "not to", "not", "don't", "do not", "never",
    "less", "fewer", "no",
    "refrain from", "abstain from", "resist", "without", "stop from", "be free of", "be free from", "i don't want to", "i do not want to",
    "don't want to",
    "i no longer want to", "free of", "free from", "lay off", "wean off", "wean myself off", "get away from", "ditch", "leave behind",
    "hold back from",
    "keep from", "keep myself from", "stop myself from",
  ]

  private static let habits = [
    "to", "the habit of", "my habit of", "the", "from", "my addiction to", "an addiction to", "addiction to", "being addicted to",
    "my bad habit of", "the bad habit of",
    "bad habits like", "with", "wanting to", "having to", "on",
  ]

  private static let trailing = [
    "anymore", "any more", "again", "for good", "forever", "for ever", "completely", "altogether", "totally", "entirely", "so much",
    "as much", "all night", "all day", "all evening", "for hours", "nonstop", "non-stop",
    "that much", "so often", "too often", "as often", "once and for all", "this year", "this month", "this week", "now", "asap",
    "as soon as possible", "today",
    "please", "all the time", "constantly", "tomorrow", "soon", "one day", "someday", "in general", "habit", "addiction", "and", "or",
    "ever", "always", "so",
    "more", "more often", "a little", "a bit", "a little bit", "every day", "everyday", "daily", "each day", "regularly", "at all",
    "instead", "lol", "haha", "again and again", "over and over", "most of the time", "every time", "every single time", "at the moment",
    "these days", "lately", "whatsoever", "after all",
  ]
}
