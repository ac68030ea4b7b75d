/// When a wish is wanted that a story tells.
extension Story {
  /// A moment without its place where a sentence would be too long with it: "when my toddler throws himself on the floor" for "... in the
  /// supermarket".
  static func fitting(_ moment: [String], behind wish: TypedWords) -> [String] {
    guard moment.count + wish.words.count + 1 > Bounds.words.upperBound else { return moment }
    // "When my students don't understand a thing the first time".
    if let first = moment.firstRange(of: ["the", "first", "time"]), first.lowerBound > 3 { return Array(moment[..<first.lowerBound]) }
    guard
      let end = moment.dropLast().lastIndex(where: { ["in", "at", "on", "from"].contains($0.lowercased()) }), end > 3
    else { return moment }
    // "When my ex texts me late at night".
    return Array(moment[..<(["late", "early"].contains(moment[end - 1].lowercased()) ? end - 1 : end)])
  }

  /// The time at which a habit is told that the wish is to take the place of: "after Fajr"; nil for a wish that is about a time itself, as
  /// "go to bed earlier".
  func time(of wish: TypedWords, before place: Int) -> [String]? {
    var first = wish
    first.cut(before: ["and"]) { $0 == "be" || Inflection.isVerb($0) }
    // What is packed is packed before.
    if ["bring", "pack", "prepare", "buy", "carry"].contains(wish.small.first) { return nil }
    // Nobody lets go of somebody, or pays off their debts, at the time of the habit.
    if ["let", "move", "forget", "get"].contains(wish.small.first), wish.small.contains(where: ["go", "on", "over"].contains) {
      return nil
    }
    if wish.small.starts(with: ["pay", "off"]) { return nil }
    // "Enjoy my Sundays" has its own.
    if wish.small.contains(where: { Trigger.days.contains($0) }) { return nil }
    // "Stop at a glass" is about no time.
    _ = first.drop(["stop at"])
    guard !first.small.contains(where: Self.timely.contains), let index = clauses[..<place].lastIndex(where: { $0.saying != .regret })
    else {
      return nil
    }
    // "On the tractor I listen to the radio all day, and by supper I shout".
    for clause in clauses[max(0, index - 2)...index].reversed() where !clause.isReported {
      // A diet's day is not the day on which one eats normally.
      if clause.words.small.contains("diet") || clause.words.small.prefix(2).contains("was") { continue }
      // "I sit down at the piano after supper and end up scrolling".
      var words = clause.words
      words.cut(before: ["and", "because", "until", "till", "completely", "totally", "absolutely", "so", "too", "feeling"])
      words.cut(before: ["out"]) { $0 == "of" }
      let inside =
        clause.words.small.first == "i"
        ? Trigger.cue(inside: &words).flatMap {
          Trigger.isScheduled($0) || ["between ", "during "].contains(where: $0.hasPrefix)
            || ["in meetings", "in class", "in lessons", "in seminars", "in lectures"].contains($0) ? $0 : nil
        } : nil
      guard let cue = Self.leadingCue(of: clause.words) ?? inside ?? Self.spent(in: clause.words) else { continue }
      if Trigger.isScheduled(cue) || ["after ", "at ", "on ", "in ", "between ", "during "].contains(where: cue.hasPrefix) {
        return cue.split(separator: " ").map(String.init)
      }
    }
    return nil
  }

  /// Returns the moment with which a clause begins: "after I put the kids to bed" of "every night after I put the kids to bed I sit down".
  private static func leadingCue(of clause: TypedWords) -> String? {
    var words = clause
    let small = words.small
    if small.count > 3, ["every", "each"].contains(small[0]), ["after", "before", "when"].contains(small[2]) {
      words.words.removeFirst(2)
    }
    // So is "on the tractor", and "at three in the afternoon".
    let isAtHour = small.count > 2 && small[0] == "at" && TypedWords.numbers.contains(small[1])
    if (3...6).contains(small.count), isAtHour || ["at", "on", "in"].contains(small[0]) && small[1] == "the",
      everywhere.isDisjoint(with: small[2...])
    {
      return Inflection.first(Inflection.inner(clause.text))
    }
    // "On Fridays" is a clause of its own where "I" comes behind it.
    if words.words.count < 4 { words.words = words.words.dropLast() + words.words.suffix(1).map { "\($0)," } + ["I", "do", "it"] }
    if let cue = Trigger.cue(leading: &words) { return cue }
    // "After football practice my mates all smoke".
    guard ["after", "before", "during", "at", "on", "in", "every"].contains(words.small.first) else { return nil }
    for end in words.small.indices.dropFirst(2).prefix(4) where others.contains(words.small[end]) {
      var parted = words
      parted.words[end - 1] += ","
      if let cue = Trigger.cue(leading: &parted) { return cue }
    }
    // "At the checkout I always grab a chocolate bar", "on the bus home I replay every mistake".
    guard let end = words.small.prefix(6).firstIndex(of: "i"), end > 2, ["at", "on", "in"].contains(words.small[0]),
      words.small[1] == "the" || words.small[end - 1].filter({ $0 != "," }).hasSuffix("s"),
      everywhere.isDisjoint(with: words.small[2..<end]), !words.words[..<(end - 1)].contains(where: { $0.hasSuffix(",") })
    else { return nil }
    let place = words.words[..<end].map { $0.filter { $0 != "," } }.joined(separator: " ")
    return Inflection.first(Inflection.inner(place))
  }

  /// Returns the time that somebody spends with a habit: "on my lunch break" for "I spend my whole lunch break scrolling"; nil for another
  /// clause.
  private static func spent(in clause: TypedWords) -> String? {
    var rest = clause
    guard rest.drop(["i spend", "i waste", "i always spend", "i usually spend"]), !rest.words.isEmpty else { return nil }
    _ = rest.drop(["my", "the", "all", "most of my", "half my"])
    _ = rest.drop(["whole", "entire"])
    guard let end = rest.small.prefix(3).lastIndex(where: { spendable[$0] != nil }), end + 1 < rest.words.count,
      Inflection.base(ofGerund: rest.small[end + 1]) != nil, let preposition = spendable[rest.small[end]]
    else { return nil }
    // "On Sunday evenings".
    let isOnDay = end > 0 && Trigger.days.contains(rest.small[0])
    return "\(isOnDay ? "on" : preposition) \(rest.words[...end].joined(separator: " "))"
  }

  private static let spendable = [
    "break": "on my", "breaks": "on my", "commute": "on my", "weekends": "on", "sundays": "on", "saturdays": "on", "evening": "in the",
    "evenings": "in the", "mornings": "in the", "morning": "in the", "nights": "at",
  ]

  private static let timely = Inflection.words(
    """
    earlier early late later before after more less fewer bed sleep asleep save stop quit only most day daily week month today tonight
    morning evening night until
    """)

  /// Words with which a clause about others begins.
  private static let others: Set = ["my", "our", "the", "we", "everyone", "everybody", "people", "they", "he", "she"]
  /// What is no place: "at the moment".
  private static let everywhere: Set = [
    "toilet", "moment", "whole", "end", "time", "beginning", "start", "same", "other", "one", "contrary", "day", "times",
  ]

  /// The last moment that is told before a clause: "when I'm with the baby".
  /// - Parameter isAnywhere: Whether a place will do too: "in traffic".
  func moment(before place: Int, isAnywhere: Bool) -> [String]? {
    // "I think of it when I can't sleep, I want to forgive myself" is wanted at any moment.
    if case .wish(let wish) = clauses[place].saying, ["forgive", "accept", "believe", "love"].contains(wish.small.first) {
      return nil
    }
    // What comes of a habit has another moment: "it's embarrassing when I shake hands".
    for clause in clauses[..<place].reversed() where clause.words.small.first?.hasPrefix("it") != true {
      var words = clause.words
      // "I was bullied at school" is over.
      if clause.isReported || words.small.starts(with: ["i", "was"]) { continue }
      // "I wake up at three and start worrying" is wanted when one wakes up.
      if words.small.starts(with: ["i", "wake", "up"]) {
        words.cut(before: ["and", "because", "so", "with"])
        if words.words.count < 9 { return ["when"] + words.words }
      }
      // "If I let one in" is each time.
      if words.small.first == "if" { words.words[0] = "when" }
      if let soon = words.small.firstRange(of: ["as", "soon", "as"]) { words.words.replaceSubrange(soon, with: ["when"]) }
      if let always = words.small.firstRange(of: ["every", "time"]) { words.words.replaceSubrange(always, with: ["when"]) }
      if let cue = Self.leadingCue(of: words), isAnywhere ? !cue.hasPrefix("after") : Self.isClause(cue) {
        return cue.split(separator: " ").map(String.init)
      }
      if clause.saying != .regret, let moment = Self.trailingMoment(of: words) {
        // "After my shift I sit in the car before I go inside".
        let leading = moment.first?.lowercased() == "before" ? Self.leadingCue(of: words) : nil
        return leading?.split(separator: " ").map(String.init) ?? moment
      }
      if isAnywhere, let cue = Trigger.cue(inside: &words), !cue.hasPrefix("after") { return cue.split(separator: " ").map(String.init) }
    }
    return nil
  }

  /// Whether a cue says what happens, or what the person does: "before I leave the house".
  private static func isClause(_ cue: String) -> Bool {
    cue.hasPrefix("when") || cue.hasPrefix("while")
      || ["after I ", "before I ", "before every ", "before each "].contains(where: cue.hasPrefix)
  }

  /// Returns the moment with which a clause ends, without what is said behind it: "when the phone rings" of "I panic when the phone rings
  /// because people get angry"; nil for one that says little: "before I even think".
  private static func trailingMoment(of clause: TypedWords) -> [String]? {
    let small = clause.small
    // "Before I even get out of bed" is a moment, and "before I even think" is none.
    if let even = small.firstRange(of: ["before", "i", "even"]), even.upperBound < small.count, !unaware.contains(small[even.upperBound]) {
      var plain = clause
      plain.words.remove(at: even.upperBound - 1)
      return trailingMoment(of: plain)
    }
    guard
      let start = small.indices.dropFirst(2).last(where: { place in
        let isOwn =
          // "The night before I can't sleep" is no moment at which something is done.
          ["before", "after"].contains(small[place]) && small.dropFirst(place + 1).first == "i"
          && !["night", "evening", "day"].contains(small[place - 1])
          || small[place] == "before" && ["every", "each"].contains(small.dropFirst(place + 1).first ?? "") && small.count - place == 3
        let isOnce = small[place] == "once" && ["the", "my"].contains(small.dropFirst(place + 1).first ?? "")
        return (whens.contains(small[place]) || isOwn || isOnce) && !["even", "only", "except"].contains(small[place - 1])
      })
    else { return nil }
    var moment = clause
    moment.keep(last: small.count - start)
    if let comma = moment.words.firstIndex(where: { $0.hasSuffix(",") }) { moment.cut(to: comma + 1) }
    moment.cut(before: ["because", "so", "but", "even", "which", "until", "till", "although", "though"])
    moment.cut(before: ["and"]) {
      ["i", "it", "then", "it's", "i'm", "we", "my", "that", "end", "feel", "by", "still", "suddenly", "now"].contains($0)
    }
    guard (3...10).contains(moment.words.count), !moment.small.prefix(4).contains("want"), !["it", "them"].contains(moment.small.last),
      !moment.small.dropFirst(2).prefix(1).contains(where: unaware.contains)
    else { return nil }
    return moment.words
  }

  /// What nobody does before they do something from habit.
  private static let unaware: Set = ["even", "know", "think", "realise", "realize", "notice", "can"]

  /// Whether a moment is what a thing does, which a pronoun then stands for: "when the phone rings".
  static func isOfThing(_ moment: [String]) -> Bool {
    let small = moment.map { $0.lowercased() }
    return small.count > 3 && whens.contains(small[0]) && ["my", "the", "our", "a", "an"].contains(small[1])
      && !isPerson(small[2]) && !isPerson(small[3]) && Inflection.base(ofThirdPerson: small[3]) != nil
  }

  /// Whether a moment names the thing that its wish names.
  static func says(_ moment: [String], again wish: TypedWords) -> Bool {
    let named = Set(moment.dropFirst().map { $0.lowercased() }).intersection(wish.small)
    if named.contains("home"), moment.first?.lowercased() == "before" { return true }
    return named.contains { $0.count > 4 && !Inflection.isVerb($0) && !Inflection.isAdverb($0) && !Inflection.isState($0) && !isPerson($0) }
  }

  static func isPerson(_ word: String) -> Bool {
    Relative.isIn([word]) || TypedWords.companions.contains(word) || Inflection.people.contains(word)
  }

  /// What somebody else does who calls for a wish: "when my dog pulls" for "stop and wait" of whoever has a dog that pulls; nil where nobody
  /// does.
  func occasion(of wish: TypedWords, before place: Int) -> [String]? {
    // "Stop two minutes early" quits nothing.
    let isLimit = wish.small.dropFirst().first.map(TypedWords.numbers.contains) ?? false
    guard let verb = wish.small.first, wish.words.count < 10,
      isLimit || !GoalPhrase.quitting.contains(verb) && !Self.slow.contains(verb)
    else {
      return nil
    }
    for clause in clauses[..<place].reversed() {
      var words = clause.words
      // "My boss talks over me in every meeting".
      words.cut(before: Self.additions) { $0 != "me" }
      words.cut(before: ["in", "at"]) { ["every", "each"].contains($0) }
      // "Every Sunday my sister brings up politics".
      if ["every", "on", "at"].contains(words.small.first), let person = words.small.firstIndex(of: "my"), person < 4 {
        words.keep(last: words.words.count - person)
      }
      words.cut(before: ["every", "each", "all"])
      // "My boss keeps giving me extra projects".
      if let keeps = words.small.prefix(5).firstIndex(of: "keeps"), keeps + 1 < words.words.count,
        let base = Inflection.base(ofGerund: words.small[keeps + 1])
      {
        words.words.replaceSubrange(keeps...(keeps + 1), with: [Inflection.thirdPerson(of: base)])
      }
      let small = words.small
      // "Customers talk to me like I'm furniture".
      if let first = small.first, Self.isCrowd(first), small.count > 2, small.count < 10,
        Inflection.isVerb(small[1]), small[2...].prefix(3).contains("me"), !Self.lasting.contains(small[1] + "s")
      {
        return ["when"] + [first] + clause.words.words.dropFirst()
      }
      // "My grandfather only speaks Greek" is always so.
      guard small.count < 10, ["my", "our"].contains(small.first), !small.contains(where: ["only", "never", "always", "still"].contains),
        Self.isSomebody(small[1...].prefix(4)),
        let told = small.indices.dropFirst(2).prefix(3).first(where: { place in
          let subject = small[place - 1]
          let isSeveral = subject.hasSuffix("s") && (Relative.isIn([subject]) || TypedWords.companions.contains(String(subject.dropLast())))
          return Inflection.base(ofThirdPerson: small[place]) != nil
            || isSeveral && Inflection.isVerb(small[place]) && !Self.lasting.contains(Inflection.thirdPerson(of: small[place]))
        }),
        !Self.lasting.contains(small[told]) || small[told] == "calls" && told == small.count - 1
          || small[told] == "makes" && small.dropFirst(told + 1).first == "a",
        !Self.lasting.contains(small[told] + "s"), !wish.small.contains(small[told]),
        small.dropFirst(told).allSatisfy({ !Self.whens.contains($0) })
      else { continue }
      return ["when"] + small.prefix(1) + words.words.dropFirst()
    }
    return nil
  }

  /// What somebody does in a way that they do not want: "when I lift my toddler" for "bend my knees" of whoever lifts a toddler; nil where
  /// the wish is for no such way.
  func manner(of wish: TypedWords, before place: Int) -> [String]? {
    guard let verb = wish.small.first, wish.words.count < 7 else { return nil }
    guard Self.manners.contains(verb), var words = habit(before: place) else { return nil }
    words.cut(before: Self.additions)
    guard words.drop(["i keep", "i always", "i"]), let done = words.small.first, words.words.count < 8, !Self.callings.contains(done) else {
      return nil
    }
    return ["when", "I"] + (Inflection.base(ofGerund: done).map { [$0] + words.words.dropFirst() } ?? words.words)
  }

  /// Whether a word is for several people: "customers".
  static func isCrowd(_ word: String) -> Bool {
    word == "people" || word.hasSuffix("s") && (Inflection.people.contains(word) || TypedWords.companions.contains(String(word.dropLast())))
  }

  /// Whether words begin with somebody, or an animal: "teenage daughter rolls".
  private static func isSomebody(_ words: ArraySlice<String>) -> Bool {
    words.contains { word in
      let person = word.hasSuffix("-in-law") ? String(word.dropLast(7)) : word
      let one = person.hasSuffix("s") ? String(person.dropLast()) : person
      return Relative.isIn([person, one]) || ["alarm", "phone", "doorbell", "timer"].contains(word) || TypedWords.companions.contains(one)
        || TypedWords.roles.contains(one)
        || Inflection.people.contains(word)
    }
  }

  /// Words behind which no more is said of what happens than how, why or what else.
  private static let additions: Set = ["like", "by", "without", "instead", "and", "but", "over"]
  /// Verbs for what takes longer than a moment.
  private static let slow: Set = ["train", "teach", "learn", "build", "buy", "find", "move", "save", "quit", "stop"]
  /// Verbs for how something is done.
  private static let manners: Set = ["bend", "breathe", "wear", "look", "hold", "slow"]
  /// Verbs for what somebody is or does all the time, and for what they say of the person's habit.
  private static let lasting = Inflection.words(
    """
    is has owes lives works finds loves hates wants needs thinks says likes knows complains feels sits lies hurts suffers deserves keeps gets means
    scares terrifies frightens intimidates seems looks does makes stays hopes worries tells asks earns calls notices copies recommends advises runs teaches studies owns refuses
    """)
}
