/// What people type besides an act, and would not say a thousand times.
extension TypedWords {
  /// Leaves out where the trouble comes from, on whose word it is done, and what is said twice.
  mutating func trim() {
    keepOneAim()
    nameWhatIsMeant()
    cutBesides()
    sayUsually()
    dare()
    stayThatWay()
  }

  /// What somebody tells who cannot since a funeral: "I haven't opened the door to her room since the funeral" is grief; nil for other words.
  var grief: TypedWords? {
    guard let since = small.lastIndex(of: "since"), since > 3, small.count - since < 5, small.last == "funeral",
      small[..<since].contains(where: ["haven't", "can't", "cannot", "never", "don't", "stopped", "barely", "hardly"].contains)
    else { return nil }
    return TypedWords("grief")
  }

  /// Calls what somebody tells by what they mean: "make a start on my tax return" for "procrastination with my tax return".
  private mutating func nameWhatIsMeant() {
    // "Stop calling myself stupid when I make a mistake".
    if ["stop", "quit", "i"].contains(small.first), ["calling", "telling", "call"].contains(small.dropFirst().first),
      small.dropFirst(2).first == "myself"
    {
      // "I call myself stupid every time I make a mistake".
      if let every = small.firstRange(of: ["every", "time"]) { words.replaceSubrange(every, with: ["when"]) }
      let moment = small.firstIndex { ["when", "whenever", "after"].contains($0) }.map { Array(words[$0...]) } ?? []
      words = ["be", "kind", "to", "myself"] + moment
    }
    // "Gamble away my paycheck" is what comes of gambling.
    if let away = small.firstIndex(of: "away"), away > 0, ["gamble", "gambling"].contains(small[away - 1]) { cut(to: away) }
    // "Procrastinate less on my tax return".
    if drop(["procrastinate less on", "procrastinating less on"]) { words.insert(contentsOf: ["procrastinating", "on"], at: 0) }
    // "Procrastination with my tax paperwork".
    if ["procrastination", "procrastinating"].contains(small.first), ["with", "on"].contains(small.dropFirst().first), small.count > 3,
      Inflection.base(ofGerund: small[2]) == nil
    {
      words = ["make", "a", "start", "on"] + (Inflection.determiners.contains(small[2]) ? [] : ["my"]) + words[2...]
    }
    // Nobody who is clean and means to stay so has slipped: "one year clean and I don't want to relapse".
    if let relapse = small.firstIndex(of: "relapse"), relapse == small.count - 1,
      let dry = small.first(where: ["clean", "sober"].contains),
      small[..<relapse].contains(where: ["don't", "not", "never", "won't"].contains)
    {
      words = ["stay", dry]
    }
    // "I miss my dad so much since he died" is grief.
    if small.starts(with: ["i", "miss", "my"]), let whom = small.dropFirst(3).first,
      Relative.isIn([whom]) || Self.companions.contains(whom),
      small.contains(where: ["died", "passed", "gone"].contains)
    {
      words = ["grief", "for", "my", whom]
    }
    // "I talk to nobody since my wife died" asks for company.
    let isAlone = [["i", "talk", "to", "nobody"], ["i", "don't", "talk", "to", "anybody"], ["i", "don't", "talk", "to", "anyone"]]
      .contains(where: small.starts)
    if isAlone, !small.contains("about") { words = ["loneliness"] }
    // "Waking up at three and worrying about work".
    if let wake = small.prefix(3).firstIndex(where: ["waking", "wake"].contains), small.dropFirst(wake + 1).first == "up",
      let and = small.dropFirst(wake + 2).firstIndex(of: "and"), let thought = small.dropFirst(and + 1).first,
      ["worrying", "worry", "thinking", "panicking", "overthinking", "ruminating"].contains(thought),
      !words.contains(where: { $0.hasSuffix(",") })
    {
      words = ["lying", "awake", "worrying"]
    }
  }

  /// Leaves out what is told besides: where the trouble comes from, what comes of it, and how much better it is to be.
  private mutating func cutBesides() {
    // "Live with back pain without letting it ruin my mood".
    if let end = small.firstRange(of: ["without", "letting"]), end.lowerBound > 2 {
      cut(to: end.lowerBound)
      // What hurts is lived with in many ways.
      if Self.hurts.contains(small[small.count - 1]) { _ = drop(["live with my", "living with my", "live with", "living with"]) }
    }
    // "Manage my chronic pain without snapping at the people I love".
    if let without = small.firstIndex(of: "without"), without > 2, without < 6, Self.hurts.contains(small[without - 1]),
      ["manage", "live", "cope", "deal"].contains(small[0]),
      small.dropFirst(without + 1).first.map({ Inflection.base(ofGerund: $0) != nil }) == true
    {
      cut(to: without)
      _ = drop(["manage my", "manage", "live with my", "live with", "cope with my", "cope with", "deal with my", "deal with"])
    }
    // "Arthritis in my hands makes me give up on knitting" is about the arthritis.
    if let makes = small.firstRange(of: ["makes", "me"]) ?? small.firstRange(of: ["make", "me"]), (1...5).contains(makes.lowerBound),
      small[..<makes.lowerBound].contains(where: Self.hurts.contains), makes.upperBound < small.count,
      ["give", "stop", "cancel", "miss", "drop"].contains(small[makes.upperBound])
    {
      cut(to: makes.lowerBound)
    }
    // "Open my bills so they pile up": what comes of it is no reason.
    if let so = small.dropFirst(2).firstIndex(of: "so"), small.dropFirst(so + 1).first == "they",
      small.dropFirst(so + 2).first.map(["pile", "build", "go", "rot", "get", "end"].contains) == true
    {
      cut(to: so)
    }
    // "My mother who lives far away", but not "who has dementia", which changes what one does.
    if let who = small.dropFirst(2).firstIndex(of: "who"), Relative.isIn([small[who - 1]]), who + 1 < small.count,
      ["is", "lives", "works"].contains(small[who + 1]), Inflection.isVerb(small[0])
    {
      cut(to: who)
    }
    // "Buying clothes online that I don't need".
    if let end = small.firstRange(of: ["that", "i", "don't"]) ?? small.firstRange(of: ["that", "i", "never"]), end.lowerBound > 1,
      small[..<end.lowerBound].contains(where: ["buy", "buying", "order", "ordering", "collecting", "hoarding"].contains)
    {
      cut(to: end.lowerBound)
    }
    // "Do my physio exercises every day after knee surgery" is done every day.
    if let after = small.dropFirst(2).lastIndex(of: "after"), small.count - after < 6, Self.injuries.contains(small[small.count - 1]),
      small[..<after].contains(where: ["every", "daily", "times", "exercises"].contains)
    {
      cut(to: after)
    }
    // "Read before bed instead of Netflix": what needs no thing is not swapped for one.
    if let swap = small.firstRange(of: ["instead", "of"]), swap.lowerBound > 0, swap.upperBound + 1 == small.count,
      let next = small.dropFirst().first, Self.alone.contains(small[0]),
      ["instead", "before", "after", "in", "at", "on", "every"].contains(next),
      Inflection.base(ofGerund: small[swap.upperBound]) == nil
    {
      cut(to: swap.lowerBound)
    }
    // "I'm scared of the dentist and keep cancelling" is about the fear.
    if ["i'm", "i"].contains(small.first), small.prefix(4).contains(where: ["scared", "afraid", "terrified", "nervous"].contains),
      let keep = small.firstRange(of: ["and", "keep"]) ?? small.firstRange(of: ["so", "i", "keep"]), keep.lowerBound > 3,
      small.dropFirst(keep.upperBound).first.map({ Inflection.base(ofGerund: $0) != nil }) == true
    {
      cut(to: keep.lowerBound)
    }
    // "Back pain from sitting all day, do stretches between fares" tells the act behind the trouble.
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), (1...6).contains(comma), comma + 2 < words.count,
      Inflection.isVerb(small[comma + 1]), !VerbTable.also.contains(small[comma + 1]), !Inflection.isVerb(small[0]),
      !words[(comma + 1)...].contains(where: { $0.hasSuffix(",") }),
      ["pain", "ache", "neck", "back"].contains(where: small[...comma].contains)
    {
      keep(last: words.count - comma - 1)
    }
    _ = dropLast(["rain or shine", "come rain or shine", "no matter what"])
    // "Commit code every day and finally ship my side project" is one day's work and the last of them.
    if let end = small.firstRange(of: ["and", "finally"]), end.lowerBound > 2, ["day", "daily", "week"].contains(small[end.lowerBound - 1])
    {
      cut(to: end.lowerBound)
    }
    // "Wear my brace so my hands stop hurting": what is to stop is no reason to say aloud.
    if let so = small.dropFirst(2).firstIndex(of: "so"), so + 2 < small.count, ["my", "the", "it", "i"].contains(small[so + 1]),
      small[so...].contains(where: ["stop", "stops"].contains), Inflection.isVerb(small[0])
    {
      cut(to: so)
    }
    // "Go to the Thursday choir again".
    if small.starts(with: ["go", "to", "the"]), small.count > 4, small.count < 7, small.last == "again" { words.removeLast() }
    // "Learn English better so people understand me".
    if small.starts(with: ["learn"]), small.count > 2, small[2] == "better", !Inflection.isVerb(small[1]) { words.remove(at: 2) }
    // "Let others finish before I talk".
    if small.first == "let", small.contains("finish"),
      let before = small.firstRange(of: ["before", "i"]),
      small.dropFirst(before.upperBound).first.map(["talk", "speak", "answer", "start", "reply"].contains) == true
    {
      cut(to: before.lowerBound)
    }
    // "I'd like to read more books" is "read more books".
    var wish = self
    if wish.drop(["i'd like to", "i would like to", "i'd love to", "i would love to"]),
      wish.words.count > 1 || wish.words.count == 1 && !["drink", "smoke", "vape", "eat", "gamble"].contains(wish.small[0]),
      Inflection.isVerb(wish.small[0]), !wish.words.contains(where: { $0.hasSuffix(",") }), !wish.small.contains("i"),
      !["be", "have", "get", "stop", "quit"].contains(wish.small[0])
    {
      self = wish
    }
  }

  /// Says in the usual words what is typed in others: "go to bed before midnight" for "sleep before midnight".
  private mutating func sayUsually() {
    // "I can't say no to anybody".
    if let no = small.firstRange(of: ["say", "no", "to"]), no.upperBound < small.count,
      ["anybody", "anyone", "anyone,", "anybody,"].contains(small[no.upperBound])
    {
      words[no.upperBound] = "people"
    }
    // "When I should be writing my thesis".
    if let should = small.firstRange(of: ["when", "i", "should", "be"]), should.upperBound < small.count,
      let base = Inflection.base(ofGerund: small[should.upperBound])
    {
      words.replaceSubrange(should.lowerBound...should.upperBound, with: ["when", "I", base])
    }
    // "Eating proper meals instead of vending machine junk" wants the first.
    if let swap = small.firstRange(of: ["instead", "of"]), swap.lowerBound > 1, swap.upperBound < small.count,
      let base = Inflection.base(ofGerund: small[0]), ["eat", "drink", "cook", "read", "walk", "bring", "make", "take"].contains(base),
      Inflection.base(ofGerund: small[swap.upperBound]) == nil || small[swap.upperBound] == "vending"
    {
      words[0] = base
    }
    // "Look at my phone all through dinner".
    if let through = small.firstRange(of: ["all", "through"]), through.lowerBound > 1, through.upperBound < small.count {
      words.replaceSubrange(through, with: ["during"])
    }
    if small.starts(with: ["paying", "off"]) { words[0] = "pay" }
    // "Lower back pain" is no act.
    if small.starts(with: ["lower", "back"]), small.dropFirst(2).first.map(["pain", "ache", "problems", "trouble"].contains) == true {
      words.removeFirst()
    }
    // "Switch from coke to water".
    if small.starts(with: ["switch", "from"]), let to = small.firstIndex(of: "to"), (3...5).contains(to), to + 1 < small.count,
      small.count < to + 4,
      let verb = Replacement.use(of: Array(small[(to + 1)...]))
    {
      words = [verb] + words[(to + 1)...] + ["instead", "of"] + words[2..<to]
    }
    // "Learn Rust", which is no rust.
    if ["learn", "study", "practise", "practice"].contains(small.first), small.dropFirst().first == "rust" { words[1] = "Rust" }
    // "Be gone by five".
    if small.starts(with: ["be", "gone", "by"]) { words.replaceSubrange(...1, with: ["leave"]) }
    // "Sleep before midnight".
    if small.first == "sleep", ["before", "by"].contains(small.dropFirst().first), small.count < 6 {
      words.replaceSubrange(...0, with: ["go", "to", "bed"])
    }
    // "Take breaks every hour" is one each hour.
    if let breaks = small.firstRange(of: ["take", "breaks"]), small.suffix(2).elementsEqual(["every", "hour"]) {
      words.replaceSubrange(breaks, with: ["take", "a", "break"])
    }
  }

  /// Leaves out of an act what its moment says: "walk on" for "walk past" at the bakery that one passes, "go for a walk" for "use the break to
  /// go for a walk" in the break.
  mutating func leaveOut(echoesOf moment: [String]) {
    let told = moment.map { $0.lowercased() }
    if small.starts(with: ["walk", "past"]), told.contains(where: ["pass", "past"].contains), small.dropFirst(2).first == "and" {
      words[1] = "on"
    }
    if small.first == "use", let to = small.prefix(5).firstIndex(of: "to"), to > 1, told.contains(small[to - 1]), to + 1 < words.count,
      Inflection.isVerb(small[to + 1])
    {
      words.removeFirst(to + 1)
    }
  }

  /// Turns "be brave enough to sing" and "find the courage to sing" into "learn to sing".
  private mutating func dare() {
    let small = small,
      brave = ["be brave enough to", "being brave enough to", "have the courage to", "find the courage to", "the courage to"]
    guard let lead = brave.first(where: { "\(small.joined(separator: " ")) ".hasPrefix("\($0) ") }) else { return }
    let rest = words.dropFirst(lead.split(separator: " ").count)
    guard let verb = rest.first?.lowercased(), Inflection.isVerb(verb) else { return }
    // Nobody learns to leave a job, which is done once.
    words = (Self.risked.contains(verb) ? ["have", "the", "courage", "to"] : ["learn", "to"]) + rest
  }

  /// Turns "I've been sober for six months and want to stay that way" into "stay sober".
  private mutating func stayThatWay() {
    guard
      let way = small.firstRange(of: ["stay", "that", "way"]) ?? small.firstRange(of: ["stay", "like", "that"])
        ?? small.firstRange(of: ["keep", "it", "that", "way"]), way.lowerBound > 2,
      // Who vapes is clean of something else.
      !small.contains(where: ["vaping", "vape", "smoking", "smoke", "cigarettes"].contains)
    else { return }
    let told = TypedWords(words[..<way.lowerBound].joined(separator: " ").filter { $0 != "," }), rest = words[way.upperBound...]
    let been = told.small.firstIndex(where: ["been", "i'm", "am"].contains).map { $0 + 1 } ?? 0
    // "I haven't had a drink in forty days".
    let isDry = told.small.firstRange(of: ["haven't", "had", "a", "drink"]) != nil
    let known = told.small.first(where: ["sober", "clean"].contains) ?? (isDry ? "sober" : nil)
    guard let state = known ?? told.words[been...].first(where: { !Inflection.isAdverb($0) }), known != nil || Inflection.isState(state)
    else {
      return
    }
    words = ["stay", state.lowercased()] + rest
  }

  static let hurts: Set = [
    "pain", "migraine", "migraines", "illness", "arthritis", "fibromyalgia", "tinnitus", "depression", "anxiety",
  ]
  private static let risked: Set = ["leave", "quit", "come", "tell", "divorce", "move", "end", "propose", "break", "change"]
  private static let injuries: Set = ["surgery", "operation", "injury", "accident", "stroke", "replacement", "attack"]
  /// What is done without anything else.
  private static let alone: Set = [
    "read", "walk", "sleep", "meditate", "stretch", "journal", "exercise", "run", "pray", "nap", "rest", "reading",
  ]
}
