/// What a person wants who first tells how things are: "I drive a lorry and live on crisps, want to pack a proper lunch".
extension TypedWords {
  /// The words of the wish behind a story; all words where they tell no story; nil where nobody but the person knows what is wanted.
  var withoutStory: TypedWords? {
    let (told, gist) = gist
    return switch gist {
    case .goal(let goal): goal
    case .plan(let plan): plan.goal
    case .words: told
    case .unclear: nil
    }
  }

  /// The plan that a story tells; nil where it tells none.
  var plan: Story.ToldAct? { if case .plan(let plan) = gist.gist { plan } else { nil } }

  /// The words without those to begin with, and what they come to.
  private var gist: (told: TypedWords, gist: Story.Gist) {
    var told = self
    // "Well, ...", "honestly I ...", but not "right hand exercises".
    if let first = small.first, Self.fillers.contains(first.filter { $0 != "," }), words.count > 1,
      first.hasSuffix(",") || small[1] == "i" || small[1].hasPrefix("i'")
    {
      told.words.removeFirst()
    }
    told.sayPlainly()
    return (told, Story(told).gist)
  }

  /// The act that a story tells as missing, or as one of old: "take out the bins" of whoever never takes out the bins.
  var actOfOld: [String]? {
    let small = small.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard
      let place = small.indices.dropLast().last(where: {
        ["never", "rarely", "hardly", "don't"].contains(small[$0])
          || small[$0] == "to" && $0 > 0 && ["used", "tried"].contains(small[$0 - 1])
          || ["haven't", "hadn't"].contains(small[$0]) && Inflection.base(ofParticiple: small[$0 + 1]) != nil
          || ["stopped", "quit"].contains(small[$0]) && $0 < 3 && Inflection.base(ofGerund: small[$0 + 1]) != nil
      }),
      let verb = Inflection.base(ofGerund: small[place + 1])
        ?? (small[place] == "haven't" ? Inflection.base(ofParticiple: small[place + 1]) : nil)
        ?? (Inflection.isVerb(small[place + 1]) ? small[place + 1] : nil)
    else { return nil }
    let rest = ([verb] + words[(place + 2)...])[...]
    let comma = rest.firstIndex { $0.hasSuffix(",") } ?? rest.count - 1
    var act = rest[...comma].prefix {
      !["all", "before", "when", "every", "until", "as", "but", "because", "and", "since", "for"].contains($0.lowercased())
    }
    if act.count > 2, ["years", "months", "weeks", "ages", "years,", "months,", "weeks,", "ages,"].contains(act.last?.lowercased()) {
      act = act.dropLast(2)
    }
    // "I never check my blood sugar before meals".
    let moment = rest[act.endIndex...].prefix(max(0, comma + 1 - act.endIndex)).prefix { !$0.lowercased().hasPrefix("even") }
    if moment.count == 2, moment.first?.lowercased() == "before" { act = rest[..<moment.endIndex] }
    let named = act.map { $0.filter { $0 != "," } }
    // "I used to knit".
    return named.count > 1 || named.first.map { Inflection.lasting.contains($0.lowercased()) } == true ? named : nil
  }

  /// Whether a wish says what it is about: "be in bed by eleven", but not "be honest", which a family knows better from the story.
  var isToldWhole: Bool {
    guard let verb = small.first(where: { !Inflection.isAdverb($0) }) else { return false }
    let isState = ["be", "stay", "feel", "become"].contains(verb) && words.count < 4
    var rest = self
    // "I drink a bottle of wine every evening and I want to cut down".
    // "Finish one before starting another".
    let isReference =
      words.count < 4 && small.last.map(["it", "that", "this", "those", "these"].contains) == true
      || small.indices.contains {
        small[$0] == "one" && !small[($0 + 1)...].starts(with: ["at", "a", "time"])
          && !($0 > 1 && ["a", "another"].contains(small[$0 - 2]))
          && ($0 + 1 == small.count || ["before", "after", "at", "in", "on"].contains(small[$0 + 1]))
      }
    return !(rest.drop(GoalPhrase.quitting) && rest.words.isEmpty) && words.count > 1 && !isState && !isReference
      && (small.first != "do"
        || !["it", "that", "this", "them", "so", "better", "well", "more", "less", "what", "something"].contains(small[1]))
  }

  /// Whether a wish leaves open where something is done: "go before Easter", "just walk in".
  var isOpen: Bool {
    let small = small.drop { Inflection.isAdverb($0) || $0 == "just" }
    guard let verb = small.first else { return false }
    let next = small.dropFirst().first ?? ""
    // "Be there on Friday" says of nothing where that is.
    if verb == "be", next == "there" { return true }
    // "Harvest some this summer".
    if let some = small.firstIndex(of: "some"), some + 1 == small.endIndex || ["this", "every", "each", "today"].contains(small[some + 1]) {
      return true
    }
    let isAnywhere =
      verb == "go"
      && (small.count == 1 || ["every", "each", "before", "after", "once", "twice", "again", "more", "on"].contains(next)
        || next == "back" && !small.contains("to") && !small.contains("in"))
    return isAnywhere
      || small.count < 4 && small.count > 1 && !["be", "let"].contains(verb) && ["in", "inside", "there"].contains(small.last)
  }

  /// Whether a pronoun of a wish stands for somebody whom a moment names.
  func refers(to moment: [String]) -> Bool {
    // "When there's a quiet moment with my wife".
    let told = moment.map { $0.lowercased() }
    if let owner = told.dropFirst(2).lastIndex(of: "my"), owner + 1 < told.count,
      let named = Relative(in: TypedWords("my \(told[owner + 1])")),
      small.contains(named.object)
    {
      return true
    }
    guard let pronoun = small.first(where: ["him", "her", "them"].contains), moment.dropFirst().first?.lowercased() == "my",
      let person = moment.dropFirst(2).first
    else { return false }
    // "My teenage son".
    if let named = moment.dropFirst(3).prefix(2).first(where: { Relative.isIn([$0]) || Self.companions.contains($0) }),
      Inflection.base(ofThirdPerson: person) == nil, !Relative.isIn([person])
    {
      return refers(to: [moment[0], "my", named])
    }
    if let relative = Relative(in: TypedWords("my \(person)")) {
      return relative.object == pronoun || relative.object == "them" && !relative.isSeveral
    }
    return pronoun == "them"
      ? Self.isSeveral(person) && Self.companions.contains(String(person.dropLast())) : Self.companions.contains(person)
  }

  /// Whether a pronoun of a wish stands for whoever a moment begins with, where the story names no other such person: "him" for "a customer".
  func refers(toSubjectOf moment: [String], in story: TypedWords) -> Bool {
    guard let pronoun = small.first(where: ["him", "her"].contains), moment.count > 3, Relative(in: story)?.object != pronoun,
      ["a", "an", "the", "my", "our"].contains(moment[1].lowercased())
    else { return false }
    return !Relative.isIn([moment[2]])
  }

  /// Puts what a story names in the place of the pronoun that stands for it: "my essays" for "them" in "start them a week early".
  /// - Parameters:
  ///   - count: The number of words among which the pronoun is.
  ///   - isWished: Whether the words are a wish, for which what the story names will do.
  /// - Returns: Whether no pronoun is left.
  mutating func resolve(by story: TypedWords, within count: Int = 7, isWished: Bool = false) -> Bool {
    // "Say no and mean it".
    guard
      let place = small.prefix(count).indices.first(where: {
        ["it", "them", "him", "her"].contains(small[$0])
          && !(small[$0] == "it" && $0 > 0
            && (["mean", "make", "talk"].contains(small[$0 - 1]) || small[..<$0].suffix(2).elementsEqual(["think", "about"])))
      })
    else { return true }
    let pronoun = small[place]
    // "Repeat each name when I hear it".
    // "Open each bill the day it arrives".
    let isNamed = small[..<place].indices.dropFirst().contains { article in
      ["a", "an", "the", "each", "every", "my"].contains(small[article]) && article + 1 < place && small[article + 1].count > 2
        && !Self.noThings.contains(small[article + 1])
    }
    if pronoun == "it", isNamed, small[place - 1] != "without" { return true }
    // "Cook soup on Sundays and freeze it".
    if let joint = small[..<place].lastIndex(of: "and"), joint > 1, small[0] != "have", ["it", "them"].contains(pronoun),
      !Self.ends.contains(small[1]),
      !["it", "them", "him", "her", "myself"].contains(small[1]), !Inflection.isAdverb(small[1]),
      Self.isSeveral(small[1]) == (pronoun == "them")
    {
      return true
    }
    // "Tell my kids I love them".
    if Relative.isIn(Array(small[..<place])) { return true }
    // "Her stories", but not "let her finish".
    let isMade = place > 0 && ["let", "help", "watch", "hear"].contains(small[place - 1])
    if pronoun == "her", !isMade, place + 1 < words.count, !Self.ends.contains(small[place + 1]), !Inflection.isAdverb(small[place + 1]) {
      return true
    }
    // "I keep putting off calling my bank".
    if pronoun == "them", place > 0, Self.isMet(small[place - 1]) {
      let told = story.small.map { $0.filter { $0 != "," } }
      if let owner = told.indices.dropFirst().dropLast().last(where: { ["my", "the"].contains(told[$0]) && Self.isMet(told[$0 - 1]) }) {
        words.replaceSubrange(place...place, with: told[owner...(owner + 1)])
        return true
      }
    }
    if ["him", "her"].contains(pronoun) {
      if let person = Relative(in: story), person.object == pronoun {
        words.replaceSubrange(place...place, with: ["my", person.word])
        return true
      }
      // "My best friend moved away and I never ring her".
      let told = story.small.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0 != "," } }
      let owners = told.indices.filter { ["my", "our"].contains(told[$0]) }
      guard
        let (owner, end) = owners.lazy.compactMap({ owner in
          told[(owner + 1)...].prefix(3).firstIndex(where: Self.companions.contains).map { (owner, $0) }
        }).first
      else {
        // "I haven't called my sponsor in weeks".
        guard let owner = told.indices.dropFirst().dropLast().last(where: { told[$0] == "my" && Self.isMet(told[$0 - 1]) }) else {
          guard let person = Self.person(for: pronoun, in: told) else { return false }
          words.replaceSubrange(place...place, with: person)
          return true
        }
        words.replaceSubrange(place...place, with: told[owner...(owner + 1)])
        return true
      }
      words.replaceSubrange(place...place, with: told[owner...end])
      return true
    }
    // "Be in by seven to read them a story" of whoever misses the kids' bedtime.
    if pronoun == "them", place > 0, Self.spoken.contains(small[place - 1]) {
      let told = story.small.map { $0.filter { $0.isLetter || $0 == "-" } }
      if let person = told.indices.dropFirst().last(where: { Self.isSeveral(told[$0]) && Relative.isIn([told[$0]]) }),
        ["my", "the", "our"].contains(told[person - 1])
      {
        words.replaceSubrange(place...place, with: told[(person - 1)...person])
        return true
      }
    }
    guard let named = story.thing(isSeveral: pronoun == "them") ?? (isWished && pronoun == "them" ? story.severalTold : nil) else {
      return false
    }
    words.replaceSubrange(place...place, with: named)
    return true
  }

  /// The thing that a story last does something with, or else the last that is the person's own: "my phone", "the mistake" of whoever dwells
  /// on every mistake; bare where it is told so: "essays".
  func thing(isSeveral: Bool) -> [String]? {
    let small = small.map { $0.filter { $0 != "," } }
    func isVerb(_ place: Int) -> Bool {
      guard place >= 0, !Self.helpers.contains(small[place]) else { return false }
      return Inflection.isVerb(small[place]) || Inflection.base(ofGerund: small[place]) != nil
        || Inflection.base(ofThirdPerson: small[place]).map(Inflection.isVerb) == true
        || place > 0 && ["haven't", "never", "i've", "have"].contains(small[place - 1])
          && Inflection.base(ofParticiple: small[place]) != nil
    }
    /// "My heart races".
    func isDoing(_ word: String) -> Bool { Inflection.base(ofThirdPerson: word).map { VerbTable.chief.contains($0) } ?? false }
    var own: [String]?
    for place in small.indices.reversed() {
      let isBehindComma = place > 0 && words[place - 1].hasSuffix(",")
      let isDone =
        !isBehindComma
        && (isVerb(place - 1)
          || place > 1 && ["out", "on", "off", "up", "at", "away", "in", "through"].contains(small[place - 1]) && isVerb(place - 2))
      let word = small[place]
      if Self.articles.contains(word) {
        let end = words[(place + 1)...].prefix(3).firstIndex { $0.hasSuffix(",") } ?? words.count
        var named = small[(place + 1)...].prefix(end - place).prefix(3).prefix {
          !Self.ends.contains($0) && !Self.finite.contains($0) && !Self.numbers.contains($0) && !isDoing($0)
            && !($0.hasSuffix("ed") && Inflection.base(ofParticiple: $0).map(Inflection.isVerb) == true)
        }
        // "My blood sugar's been all over the place".
        if let owner = named.firstIndex(where: { $0.hasSuffix("'s") }), owner + 1 < small.count,
          ["been", "gone", "got", "all", "too", "so", "a", "getting", "become"].contains(small[owner + 1])
        {
          named = named.prefix(through: owner)
        }
        // "Our balcony tomatoes die".
        if isSeveral, let last = named.firstIndex(where: Self.isSeveral) { named = named.prefix(through: last) }
        guard let head = named.last, Self.isSeveral(head) == isSeveral, !Relative.isIn([head]), !Story.isPerson(head),
          !Self.noThings.contains(head)
        else {
          continue
        }
        let isOwn = ["my", "our"].contains(word)
        let thing =
          [isOwn ? word : "the"]
          + words[(place + 1)...(place + named.count)].map {
            $0.hasSuffix("'s") && named.last?.hasSuffix("'s") == true && named.last == $0.lowercased()
              ? String($0.dropLast(2)) : $0.filter { $0 != "," }
          }
        if isDone { return thing }
        if isOwn, own == nil { own = thing }
      } else if isSeveral, place > 2, let of = [place - 1, place - 2].first(where: { small[$0] == "of" }),
        ["stack", "pile", "heap", "box", "list", "backlog", "drawer"].contains(small[of - 1]), Self.isSeveral(word)
      {
        // "A stack of thank-you cards".
        return ["the"] + small[(of + 1)...place]
      } else if isSeveral, place > 1, isVerb(place - 2), !words[place - 1].hasSuffix(","), Self.isSeveral(word), word.count > 3,
        !isVerb(place - 1), !Self.helpers.contains(small[place - 1]), !Self.ends.contains(small[place - 1]),
        !Self.articles.contains(small[place - 1]),
        !Inflection.isAdverb(small[place - 1]), !Self.numbers.contains(small[place - 1]), !Self.noThings.contains(word),
        !Self.noThings.contains(small[place - 1]), !Self.helpers.contains(word), !Relative.isIn([word])
      {
        // "Leave voice messages unheard".
        return [small[place - 1], word]
      } else if isVerb(place - 1) || isSeveral && place > 0 && ["gets", "get", "got"].contains(small[place - 1])
        || isDone && words[place].first?.isUppercase == true && word != "i"
        || isSeveral && place > 0 && Self.numbers.contains(small[place - 1]) || isSeveral && isDone,
        place < 2 || !Self.articles.contains(small[place - 2]),
        Self.isSeveral(word) == isSeveral,
        word.count > 3, !Self.ends.contains(word),
        !Self.noThings.contains(word) || word == "people", !Inflection.isAdverb(word), !Self.numbers.contains(word),
        !Self.helpers.contains(word), !["through", "over", "under", "around", "into", "without"].contains(word),
        !Inflection.isState(word) || words[place].first?.isUppercase == true,
        !["wrong", "right", "straight"].contains(word),
        !(["finish", "start", "stop"].contains(small[place - 1]) && Inflection.base(ofGerund: word) != nil)
      {
        return [words[place].first?.isUppercase == true ? words[place].filter { $0 != "," } : word]
      }
    }
    return own
  }

  /// The things that a story names last with an article or as one's own: "the pictures".
  var severalTold: [String]? {
    let small = small.map { $0.filter { $0 != "," } }
    for place in small.indices.reversed() where ["the", "my", "our"].contains(small[place]) {
      // "The eight o'clock lectures".
      let named = small[(place + 1)...].prefix(small.dropFirst(place + 2).first == "o'clock" ? 3 : 2)
      guard let last = named.firstIndex(where: { Self.isSeveral($0) && !Self.noThings.contains($0) && !Relative.isIn([$0]) }) else {
        continue
      }
      return [small[place]] + named.prefix(through: last)
    }
    return nil
  }

  private static func isSeveral(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("'s") && !["is", "was", "has", "does"].contains(word)
      && !["news", "canvas", "bus", "gas", "lens", "yes", "this"].contains(word) || ["people", "children"].contains(word)
  }

  static let companions: Set = [
    "friend", "neighbour", "neighbor", "boss", "colleague", "flatmate", "roommate", "dog", "cat", "puppy", "horse", "parrot", "coach",
    "landlord", "mate", "pupil", "teacher", "cousin", "partner", "ex", "student", "coworker", "client", "customer", "supervisor", "manager",
    "therapist", "flatmate", "landlady", "professor",
    "conductor", "passenger", "guest", "caller", "stranger", "tourist", "visitor",
  ]
  private static func isMet(_ word: String) -> Bool {
    let verb = Inflection.base(ofGerund: word) ?? Inflection.base(ofParticiple: word) ?? word
    return ["call", "ring", "text", "phone", "visit", "meet", "message", "thank", "email"].contains(verb)
  }

  /// Verbs for what is done with people.
  private static let spoken: Set = [
    "for", "read", "tell", "ask", "give", "call", "hug", "thank", "ring", "teach", "show", "help", "to", "with",
  ]
  private static let fillers: Set = ["honestly", "basically", "ok", "okay", "well", "so", "right"]
  private static let articles: Set = ["my", "our", "the", "every", "a", "an", "this"]
  static let numbers = Set(Numerals.english.small + Numerals.english.tens + ["hundred", "thousand"])
  /// Verbs before other verbs, which do nothing with anything.
  private static let helpers = Inflection.words(
    "go goes went gone keep keeps start started stop end be been being is am are was were do does did go going have has had get gets got feel want try tried make made"
  )

  /// Names what is practised where the story does: "practise the cello twenty minutes a day" of whoever used to play it.
  mutating func practise(what story: TypedWords) {
    // "Sit down and play again" of whoever played the piano.
    if let play = small.firstIndex(of: "play"), play > 0, play + 1 == small.count || small[play + 1].hasPrefix("again"),
      let told = story.small.firstRange(of: ["play", "the"]), let instrument = story.words.dropFirst(told.upperBound).first
    {
      words.insert(contentsOf: ["the", instrument.filter { $0 != "," }], at: play + 1)
    }
    guard let verb = small.first, ["practise", "practice", "play", "study", "train"].contains(verb), words.count > 1,
      Numerals.english.small.contains(small[1]) || Numerals.english.tens.contains(small[1])
        || ["every", "again", "more", "for"].contains(small[1])
    else { return }
    let typed = self
    if small[1] == "for" { words.remove(at: 1) }
    // "Play one game" says what is played.
    if words.count > 2, Self.numbers.contains(small[1]), !["minutes", "minute", "hour", "hours", "times"].contains(small[2]),
      !Self.numbers.contains(small[2])
    {
      return
    }
    let told = story.small
    // "My guitar hangs on the wall, I'd love to play ten minutes".
    if ["play", "practise", "practice"].contains(verb),
      let instrument = told.last(where: { Replacement.use(of: [$0.filter(\.isLetter)]) == "play" })
    {
      let isTimed = Self.numbers.contains(small[1])
      words = [verb, "the", instrument.filter(\.isLetter)] + (isTimed ? ["for"] : []) + words.dropFirst()
      return
    }
    guard
      let place = told.indices.dropLast().last(where: {
        ["play", "played", "playing", "learn", "learning", "study", "studying", "practise", "practising"].contains(told[$0])
      })
    else {
      self = typed
      return
    }
    let named = story.words[(place + 1)...].prefix(["the", "my"].contains(told[place + 1]) ? 2 : 1).map { $0.filter { $0 != "," } }
    guard let thing = named.last, !Self.ends.contains(thing.lowercased()) else {
      self = typed
      return
    }
    words = [verb] + named + words.dropFirst()
  }

  static let ends = Inflection.words(
    """
    to at in on for with from by about of during and or but so when while until till before after because every each again more less off away out up
    down back a an the my i i'd i'm i've me what how why that who whether if
    """)
  private static let finite = Inflection.words(
    "is are was were has have had keeps get gets got made makes left hurt hurts broke breaks feel feels needs sit sits lie lies")
  /// People and times, which are no things.
  private static let noThings = Inflection.words(
    """
    snooze baby newborn boss second minute minutes hours days weeks months years morning evening night day week weekend year month summer winter autumn spring divorce past end time moment way others
    dentist doctor physio therapist sometimes inside outside again maybe perhaps alone together kids before never always often people house flat home work late early
    myself something anything nothing everything mine yours there here then half them instead enough much many like
    """)
}
