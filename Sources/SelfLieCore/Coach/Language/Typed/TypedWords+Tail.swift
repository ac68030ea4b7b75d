/// What people type behind a goal, and what says nothing of the act: "it's driving my wife up the wall", "or I'll lose my job".
extension TypedWords {
  /// The words without their tail. A habit to leave loses more of it: "stop smoking to save money" leaves smoking, whatever for, but "read to
  /// save my eyes" is read so.
  var withoutTail: TypedWords {
    guard words.count > 3, !words.contains(where: { $0.contains { "\"\u{201C}\u{201D}".contains($0) } }) else { return self }
    let plain = channelFirst.withoutButs.withoutException.withoutOthers
    return (plain.lessened ?? plain).withoutWorries.cutBeforeTail
  }

  /// The words with how somebody is reached beside the act, and the time behind: "read to my grandchildren over video on Sundays".
  private var channelFirst: TypedWords {
    let small = small
    guard let channel = small.indices.dropFirst(3).last(where: { ["over", "via", "on", "by"].contains(small[$0]) }),
      small.count - channel < 4, small.last.map(Self.channels.contains) == true,
      let time = small[..<channel].indices.dropFirst(2).last(where: {
        ["on", "every", "each", "at", "after", "before"].contains(small[$0])
      }),
      Trigger.cue(of: words[time..<channel].joined(separator: " ")).map(Trigger.isScheduled) == true
    else { return self }
    var rest = self
    rest.words = Array(words[..<time] + words[channel...] + words[time..<channel])
    return rest
  }

  /// The words without what stands in the way of the wish: "I want to pray five times but at work I feel watched".
  private var withoutButs: TypedWords {
    var wish = self
    guard wish.drop(["i want to", "i'd like to", "i would like to", "i need to", "i wanna"]),
      let but = small.dropFirst(4).firstIndex(of: "but"),
      but + 2 < small.count, ["at", "in", "on", "when", "there", "people", "nobody", "everybody", "somehow"].contains(small[but + 1]),
      !words.dropLast().contains(where: { $0.hasSuffix(".") })
    else { return self }
    var rest = self
    rest.cut(to: but)
    return rest
  }

  private static let channels: Set = ["video", "skype", "zoom", "facetime", "whatsapp", "phone", "teams", "telegram"]

  /// The words without what they leave out, or what is feared: "No more sugar in my coffee, maybe one on Sundays", "less wine, one glass is
  /// plenty", "learn to swim, scared of drowning".
  private var withoutException: TypedWords {
    guard let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 1, comma + 1 < words.count, words.count < 14,
      ["maybe", "perhaps", "except", "apart"].contains(small[comma + 1])
        || Self.numbers.contains(small[comma + 1]) && ["plenty", "enough"].contains(where: small[(comma + 1)...].contains)
        || small[(comma + 1)...].starts(with: ["i", "keep"]) && small.dropFirst(comma + 3).first.map(Self.distracting.contains) == true
        || small[0] == "learn" && ["scared", "afraid", "terrified", "nervous"].contains(small[comma + 1])
    else { return self }
    var rest = self
    rest.cut(to: comma + 1)
    return rest
  }

  /// What somebody does instead of what they set out to: "write my thesis, I keep opening email first".
  private static let distracting: Set = ["opening", "checking", "scrolling", "watching", "browsing", "refreshing"]

  /// The words without what is done less besides, and when the thing was done that is done no more: "drink two litres of water a day and less
  /// coke", "call the doctor rather than googling it at night".
  private var withoutOthers: TypedWords {
    let small = small
    var rest = self
    if let less = small.indices.dropFirst(3).dropLast().last(where: { small[$0] == "and" && ["less", "fewer"].contains(small[$0 + 1]) }),
      ["day", "week"].contains(small[less - 1]), Inflection.isVerb(small[0])
    {
      rest.cut(to: less)
      return rest
    }
    guard let joint = small.firstRange(of: ["rather", "than"]) ?? small.firstRange(of: ["instead", "of"]),
      joint.upperBound + 1 < small.count,
      Inflection.base(ofGerund: small[joint.upperBound]) != nil,
      ["it", "them"].contains(small[joint.upperBound + 1]) || Self.drudgery.contains(small[joint.upperBound])
    else { return withoutNagging }
    _ = rest.dropLast([
      "at night", "in bed", "all night", "every night", "in the evening", "late at night", "at 2am", "at 3am", "at midnight",
    ])
    return rest
  }

  /// What is done again and again at a time that is no time for the other: "delegate instead of redoing all their work at night".
  private static let drudgery: Set = [
    "redoing", "doing", "fixing", "googling", "finishing", "answering", "working", "correcting", "complaining", "arguing",
  ]

  /// The words without the time of what is not done any more: "keep the kitchen clean without nagging him about it every evening".
  private var withoutNagging: TypedWords {
    guard let without = small.firstIndex(of: "without"), without > 1, without + 3 < small.count,
      Inflection.base(ofGerund: small[without + 1]) != nil
    else { return self }
    var rest = self
    _ = rest.dropLast(["every evening", "every night", "every day", "every time", "all the time", "every morning", "all day"])
    return rest
  }

  /// The words without what is feared: "worrying that everybody hates me" is to worry, whatever about.
  private var withoutWorries: TypedWords {
    let small = small
    guard leavesHabit, let that = small.firstIndex(of: "that"), that > 1, that + 1 < small.count,
      ["worrying", "fearing", "assuming", "imagining"].contains(small[that - 1])
    else { return self }
    var rest = self
    rest.cut(to: that)
    return rest
  }

  private var cutBeforeTail: TypedWords {
    let small = small, leaves = leavesHabit
    // "So I don't end up like my dad" belongs to the purpose.
    let purpose = small.firstIndex { ["because", "so", "since"].contains($0) } ?? small.count
    let start = small.indices.dropFirst().first { place in
      guard !words[place - 1].hasSuffix(","), !Self.joints.contains(small[place - 1]), !Self.agreements.contains(small[place - 1])
      else { return false }
      let rest = small[place...]
      // "Insomnia since the baby".
      if place == 1 { return !Inflection.isVerb(small[0]) && Self.isSinceWhen(rest) }
      return Self.tails.contains { rest.starts(with: $0) }
        || leaves && place < purpose && Self.habitTails.contains { rest.starts(with: $0) }
        || rest.first == "for" && small.prefix(2).contains("haven't") && rest.last.map(Self.spans.contains) == true
        || leaves && rest.count > 3 && rest.first == "so" && ["my", "the", "our"].contains(small[place + 1])
          && rest.prefix(5).contains { ["doesn't", "don't", "won't", "can't", "didn't"].contains($0) }
        || Self.isDeadline(rest)
        // "I never bring anything to class so I can't take notes" says what comes of it.
        || small[0] == "i" && rest.first == "so" && ["i", "my", "we", "it"].contains(rest.dropFirst().first)
          && rest.prefix(4).contains { ["can't", "cannot", "don't", "won't", "couldn't", "never"].contains($0) }
        || leaves && Self.isOthersDoing(rest, behind: small[place - 1])
        || rest.first == "so" && rest.count > 2 && !["many", "much", "often", "few"].contains(small[place + 1])
          && Set(rest).isDisjoint(with: ["i", "that"]) && Self.endsInMoment(small[..<place])
        || Self.isEnding(rest) || Self.isVerdict(rest) || Self.isSaidByOthers(rest) || Self.isSinceWhen(rest)
    }
    guard let start, !words[start...].dropLast().contains(where: { $0.hasSuffix(",") }),
      Set(small[start...]).isDisjoint(with: ["want", "wanna", "need", "should"])
    else { return self }
    var rest = self
    rest.cut(to: start)
    return rest
  }

  /// Whether the words leave a habit: "stop biting my nails", "I keep checking my phone".
  private var leavesHabit: Bool {
    var wish = self
    if wish.drop(["to", "i want to", "i'd like to", "i need to", "i have to", "i must", "want to", "help me"]) {
      _ = wish.drop(["finally", "just"])
    }
    return wish.drop(GoalPhrase.leaving + ["i always", "i keep", "i can't stop"])
  }

  /// Words behind which a clause belongs to what stands before: "when it's too late", "know it's over".
  private static let joints = Inflection.words(
    """
    that because when before if until once after while where what how since as like think know believe feel say though so and but or accept admit
    whether whenever than till unless see wish pretend hope forget forgetting remember
    """)
  /// What somebody makes for themselves, and sticks to: "make a budget and stick to it".
  private static let agreements = Inflection.words("list plan budget schedule routine timetable diet limit rule rules")

  /// Whether words judge what was said: "it's getting embarrassing", "its so bad", but not "its walk" and "it's me".
  private static func isVerdict(_ rest: ArraySlice<String>) -> Bool {
    guard let first = rest.first, rest.count > 1 else { return false }
    let next = rest[rest.startIndex + 1]
    switch first {
    case "its", "it's", "thats", "that's":
      return Inflection.base(ofGerund: next) != nil || verdicts.contains(next) || judging.contains(next) && rest.count > 2
    case "it": return ["drives", "annoys", "ruins", "costs", "hurts", "upsets"].contains(next)
    case "honestly", "tbh": return true
    default: return false
    }
  }
  private static let judging: Set = ["so", "too", "been", "gone", "not", "just", "really", "my", "bad", "time", "a", "what"]

  /// Whether words tell what others do, behind a word for them and without one between: "stop swearing in front of my grandkids they repeat
  /// everything".
  private static func isOthersDoing(_ rest: ArraySlice<String>, behind person: String) -> Bool {
    guard let first = rest.first, ["they", "he", "she"].contains(first), (2...6).contains(rest.count) else { return false }
    let next = rest[rest.startIndex + 1]
    return
      (Relative.isIn([person]) || Story.isPerson(person)
      || ["kids", "children", "grandkids", "boys", "girls", "students"].contains(person))
      && (Inflection.isVerb(next) || VerbTable.also.contains(next) || Inflection.base(ofThirdPerson: next) != nil
        || ["are", "is", "don't", "doesn't"].contains(next))
  }

  /// Whether words tell what is over, or until when a cure takes: "after ten years of excuses", "until my knee is better".
  private static func isEnding(_ rest: ArraySlice<String>) -> Bool {
    switch rest.first {
    case "after": rest.contains("years") && rest.contains("of")
    case "until", "till": rest.last.map(["better", "heals", "healed", "recovers", "recovered"].contains) == true
    default: false
    }
  }

  /// Whether words end in a clause that says when: "before I go home".
  private static func endsInMoment(_ words: ArraySlice<String>) -> Bool {
    zip(words, words.dropFirst()).contains { ["before", "after", "when"].contains($0) && $1 == "i" }
  }

  /// Whether words name a day by which it is to be done, and no moment: "by my fortieth birthday", "before my baby comes".
  private static func isDeadline(_ rest: ArraySlice<String>) -> Bool {
    if rest.first == "before" {
      let age = zip(rest, rest.dropFirst()).contains { ["turn", "turning", "i'm"].contains($0) && Numerals.english.tens.contains($1) }
      return age || rest.last == "worse" || rest.last == "further" || rest.contains("wedding")
        || rest.count > 1 && Self.dates.contains(rest[rest.index(before: rest.endIndex)]) || isOver(rest)
        || rest.contains("baby") && !Set(rest).isDisjoint(with: ["comes", "arrives", "is", "gets"])
    }
    // "Two weeks before opening night".
    if rest.count > 3, TypedWords.numbers.contains(rest.first ?? ""),
      ["weeks", "days", "months", "week", "month"].contains(rest[rest.startIndex + 1]),
      rest[rest.startIndex + 2] == "before"
    {
      return true
    }
    return rest.first == "by" && rest.count < 6 && ["birthday", "anniversary", "wedding", "graduation"].contains(rest.last)
  }

  /// Whether something ends for good: "before the funding runs out", "before my contract ends".
  private static func isOver(_ rest: ArraySlice<String>) -> Bool {
    !Set(rest).isDisjoint(with: ["runs", "run", "ends", "expires", "closes", "finishes"])
      && !Set(rest).isDisjoint(with: [
        "funding", "contract", "lease", "visa", "scholarship", "grant", "money", "course", "degree", "year", "summer", "winter", "holidays",
      ])
      || ["retire", "graduate", "emigrate"].contains(rest.last) || rest.last == "move" && rest.contains("we")
  }

  /// Times that come once, and by which something is done.
  private static let dates = Inflection.words(
    "january february march april may june july august september october november december summer winter spring autumn christmas easter ramadan"
  )

  /// "Cut down on wine" for "cut down from two bottles of wine a week to a glass on Saturdays"; nil for other words.
  private var lessened: TypedWords? {
    guard let first = small.first, ["cut", "go", "get", "drop", "cutting", "going"].contains(first),
      let from = small.firstIndex(of: "from"), from < 3, let of = small.indices.dropFirst(from + 2).first(where: { small[$0] == "of" }),
      of < from + 4, let to = small[of...].firstIndex(of: "to"), small[to...].contains("on") || small[to...].contains("at")
    else { return nil }
    let thing = words[(of + 1)...].prefix { !["a", "per", "every", "each", "to", "down"].contains($0.lowercased()) }
    return thing.isEmpty || thing.count > 3 ? nil : TypedWords("cut down on \(thing.joined(separator: " "))")
  }

  private static let spans: Set = ["days", "weeks", "months", "years", "ages", "month", "year", "week"]

  /// Whether words tell who asked for it, or what hurts: "my therapist says it would help", "my chest hurts".
  private static func isSaidByOthers(_ rest: ArraySlice<String>) -> Bool {
    let words = rest.prefix(3)
    guard words.count == 3, ["my", "the"].contains(words.first), let verb = words.last else { return false }
    // "My kids are worried about me".
    if ["is", "are"].contains(verb) {
      return rest.dropFirst(3).first.map(["worried", "sick", "fed", "tired", "ashamed"].contains) == true
    }
    return ["says", "said", "thinks", "reckons", "insists", "swears", "recommends", "recommended", "hurts", "aches"].contains(verb)
  }

  /// Whether words tell since when, and no cause: "since my divorce", "since the pandemic".
  private static func isSinceWhen(_ rest: ArraySlice<String>) -> Bool {
    guard rest.first == "since", rest.count > 1, let last = rest.last else { return false }
    if ["i", "we"].contains(rest[rest.startIndex + 1]), let verb = rest.dropFirst(2).first { return moves.contains(verb) }
    guard rest.count < 5 else { return false }
    return ["my", "the", "our", "covid", "lockdown"].contains(rest[rest.startIndex + 1]) && !lastsOn.contains(last)
      && !rest.dropFirst(2).contains { $0 == "is" || $0 == "are" }
  }
  private static let moves: Set = ["moved", "retired", "left", "split", "started", "came", "graduated", "separated"]
  /// Behind "since my wife" what happened to her is a cause that a family may know.
  private static let lastsOn: Set = ["died", "passed", "gone", "left", "away"]

  private static let tails = Inflection.phrases(
    """
    not even at / not even on / not even in / not even when / not even for / no matter what / no matter how / no matter who / before i'm completely / before i'm totally / before i'm too / before i burn / before i kill / before i lose / before i shoot / before i snap / before i explode
    before it's too / before its too / before it kills / before i hurt / for all he / for all she / for all they / i keep forgetting / i always forget
    without falling asleep / without giving up / i paid for / that i paid / i signed up / that i signed up
    and cut out / and cut down on / and less time / or i'll / or i will / or else / or my wife will / or my boss will / or we'll / or they'll / or he'll / or she'll / or i'm going to
    like i promised / as i promised / like i said / as promised / like i used to / like i always / just like everyone / like everyone else
    my new year's resolution / my resolution / doctor's orders / doctors orders / for real / for my own good / once and for
    as i'm getting / as i get older / so as not to / despite having / despite being / despite not / without getting a
    without making a big / without making a fuss / without getting all / without being asked / without being told / without being nagged / without being reminded
    because i'm scared i'll / because i'm afraid i'll / because i'm worried i'll / because i'm scared i will / because i'm afraid i will
    because i'm convinced / because i think i sound / because i think i look / because i think i'll / instead of when / instead of whenever
    without getting into / please help / help me please / help please / thank you / thanks in advance
    and stick to it / and actually stick to it / and stick with it / and actually stick with it / and keep at it / and keep it up
    but every day i / but every night i / but every evening i / but every time i / but my voice / but my hands / but my heart / but my mind / but my body / but my legs / but my knees / but my stomach / but it scares / but it terrifies
    before she forgets who / before he forgets who / before she forgets me / before he forgets me / inshallah / insha'allah / god willing / alhamdulillah / and make it stick / and never look back / and not give up / and get it over with
    """
  ).map(Inflection.list)
  private static let habitTails = Inflection.phrases(
    """
    to make my / to save money / to save up / to save some / to please my / to set a good / to set an / to get healthy / to get fit / to lose weight
    to live longer / to protect my / to improve my / to lower my / to be a better / to be there for / to be able to / to keep my / to look after
    to prove / to have more / to feel like myself / to get my life / to get back / to sleep better / to see my / to earn / to afford / to pay off
    then / and then / i never / that i never / within / whatever the / all summer / all winter / all year / in order to
    for the sake of / for the good of / by the time / despite / in spite of / at least / now that / now the / now my / now i / now we
    like i / like my / the way i / the way my / the way he / the way she / as i get / and actually sleep when / and sleep when / and be nicer / and be kinder / and be better / and be happier
    """
  ).map(Inflection.list)
}
