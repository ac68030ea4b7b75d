/// What is done where the words tell what is felt, or what goes wrong.
extension TypedWords {
  /// Says what the words mean: "rest at weekends with a clear conscience" for "stop feeling guilty when I rest at weekends".
  mutating func sayWhatIsMeant() {
    _ = drop([
      "can you help me to", "can you help me", "could you help me", "teach me how to",
      "teach me to", "let's",
    ])
    narrow()
    sayByAnother()
    prune()
    byDoing()
    getDone()
    calmDown()
    freeFromGuilt()
    beKind()
    refuse()
    cutAmounts()
    cutCircumstances()
    nameAim()
  }

  // MARK: Phrases

  /// Turns "keep the kitchen clean by doing the dishes after every meal" into "do the dishes after every meal".
  private mutating func byDoing() {
    if small.contains("by") { _ = drop(["finally"]) }
    // "Pay off my credit card by not ordering takeaway".
    if let by = small.firstRange(of: ["by", "not"]), by.lowerBound > 1, by.upperBound + 1 < small.count,
      Inflection.base(ofGerund: small[by.upperBound]) != nil
    {
      words = ["stop"] + words[by.upperBound...]
      return
    }
    guard let first = small.first, Inflection.isVerb(first) || Inflection.base(ofGerund: first) != nil,
      let by = small.dropFirst(2).lastIndex(of: "by"), by + 2 < small.count, let base = Inflection.base(ofGerund: small[by + 1]),
      !Self.counted.contains(small[by + 1]), !["one", "them", "it"].contains(small[by + 2]),
      !words[..<by].contains(where: { $0.hasSuffix(",") }), !["stop", "quit", "not"].contains(first)
    else { return }
    // "Finish my thesis by working on it each day".
    let object = words[1..<by]
    var doing = [base] + words[(by + 2)...]
    if let it = doing.prefix(3).firstIndex(where: { $0.lowercased() == "it" }), (1...3).contains(object.count) {
      doing.replaceSubrange(it...it, with: object)
    }
    words = doing
  }

  /// Turns "finally get the garage sorted" into "sort out the garage", and "get my taxes done in February" into "do my taxes in February".
  private mutating func getDone() {
    var rest = self
    guard rest.drop(["finally get", "just get", "actually get", "get", "getting"]), case let small = rest.small,
      let owner = small.first, ["the", "my", "our", "this", "that"].contains(owner),
      let done = small.indices.dropFirst(2).prefix(3).first(where: { Self.finished[small[$0]] != nil }),
      let verb = Self.finished[small[done]],
      Set(small[..<done]).isDisjoint(with: ["hair", "nails", "teeth", "car", "kids", "life"])
    else { return }
    var behind = rest.words[(done + 1)...], particle: [String] = []
    if let next = behind.first?.lowercased(), ["out", "up"].contains(next) {
      (behind, particle) = (behind.dropFirst(), verb.contains(" ") ? [] : [next])
    }
    words = verb.split(separator: " ").map(String.init) + particle + rest.words[..<done] + behind
  }
  private static let finished = [
    "sorted": "sort out", "done": "do", "cleaned": "clean", "tidied": "tidy", "finished": "finish", "painted": "paint", "cleared": "clear",
    "organised": "organise", "organized": "organize", "written": "write", "decluttered": "declutter", "submitted": "submit",
    "filed": "file",
  ]

  // MARK: Feelings

  /// Turns the fear of somebody into "stay calm when I talk to my supervisor".
  private mutating func calmDown() {
    // "Not take rude customers personally".
    if small.last == "personally", small.count < 8, let take = small.prefix(2).firstIndex(where: ["take", "taking"].contains),
      take + 2 < small.count,
      let whom = small.indices.dropFirst(take + 1).first(where: { Self.crowd.contains(small[$0].filter { $0 != "'" }) })
    {
      words = ["stay", "calm", "with"] + words[(take + 1)...whom].map { $0.lowercased() == "rude" ? "difficult" : $0.filter { $0 != "'" } }
    }
    // "Stop being afraid of my supervisor".
    if let of = small.prefix(5).firstIndex(where: ["of", "about"].contains), of > 0,
      ["afraid", "scared", "nervous", "terrified"].contains(small[of - 1]), of + 3 == small.count, ["my", "the"].contains(small[of + 1]),
      Relative.isIn([small[of + 2]]) || Self.known.contains(small[of + 2]), small[of + 2] != "ex"
    {
      words = ["stay", "calm", "when", "I", "talk", "to"] + words[(of + 1)...]
    }
    // "I'm terrified my startup will fail".
    if small.prefix(4).contains(where: ["terrified", "afraid", "scared"].contains), let will = small.firstRange(of: ["will", "fail"]),
      will.lowerBound < 8
    {
      words = ["fear", "of", "failure"]
    }
    // "Six months sober and scared of relapse".
    if small.contains("relapse"), small.contains(where: ["scared", "afraid", "worried", "fear"].contains),
      let dry = small.first(where: ["sober", "clean"].contains)
    {
      words = ["stay", dry]
    }
  }

  private static let crowd: Set = ["customers", "guests", "patients", "clients", "people", "students", "callers", "passengers"]

  /// Turns "stop feeling guilty when I rest" into "rest with a clear conscience".
  private mutating func freeFromGuilt() {
    var rest = self
    // "Not being there when my dad died" is over, and can be forgiven.
    if rest.drop(Self.guilt + Self.burden), rest.drop(["for", "about"]), rest.words.count < 10, let first = rest.small.first,
      Self.over.contains(first)
    {
      words = ["forgive", "myself", "for"] + rest.words
      return
    }
    rest = self
    guard rest.drop(Self.guilt), rest.drop(["when i", "for", "about", "if i", "whenever i"]), rest.words.count < 8,
      let verb = rest.small.first, let base = Inflection.base(ofGerund: verb) ?? (Inflection.isVerb(verb) ? verb : nil),
      !Self.regretted.contains(base), !Relative.isIn(rest.small)
    else { return }
    let isAlone = rest.words.count == 1 || ["on", "in", "at", "during", "after", "before"].contains(rest.small[1])
    let conscience = ["with", "a", "clear", "conscience"]
    words = isAlone ? [base] + conscience + rest.words.dropFirst() : [base] + rest.words.dropFirst() + conscience
  }

  private static let guilt = ["stop", "not", "quit", "don't"].flatMap {
    ["\($0) feeling guilty", "\($0) feel guilty", "\($0) feeling bad"]
  }
  private static let burden = ["let go of", "letting go of", "get over", "free myself from"].flatMap {
    ["\($0) the guilt", "\($0) my guilt"]
  }
  /// What is done once, and weighs on somebody afterwards.
  private static let over: Set = ["not", "putting", "leaving", "selling", "moving", "divorcing", "hitting", "sending", "giving"]
  /// What somebody may have reason to feel guilty for, or says nothing without what it is about.
  private static let regretted: Set = [
    "not", "be", "have", "eat", "drink", "smoke", "spend", "buy", "cheat", "lie", "leave", "feel", "do", "get", "put", "hit", "yell",
    "send",
  ]

  /// Turns what somebody calls themselves, is ashamed of, or takes out on others, into kindness.
  private mutating func beKind() {
    // "Stop thinking I'm a fraud".
    if small.contains(where: ["fraud", "imposter", "impostor"].contains), small.contains(where: ["i'm", "i"].contains),
      small.contains(where: ["thinking", "feeling", "feel", "think"].contains), small.count < 10
    {
      words = ["imposter", "syndrome"]
    }
    // "Stop thinking I'm stupid because I failed".
    if ["stop", "quit", "not"].contains(small.first), ["thinking", "believing"].contains(small.dropFirst().first),
      let i = small.dropFirst(2).prefix(2).firstIndex(where: { ["i'm", "i"].contains($0) }),
      small[i...].prefix(5).contains(where: Self.insults.contains)
    {
      words = ["be", "kind", "to", "myself"]
    }
    // "Not be ashamed of my accent".
    var rest = self
    if rest.drop(Self.shame), rest.words.count == 1 { words = ["accept", "my", rest.words[0]] }
    // "Accept my big nose".
    if ["accept", "accepting", "love", "loving", "like", "embrace"].contains(small.first), small.count == 4, small[1] == "my",
      Self.looks.contains(small[2])
    {
      words = ["accept", "my", words[3], "as", small[3].hasSuffix("s") ? "they" : "it", small[3].hasSuffix("s") ? "are" : "is"]
    }
    // "Not take my bad mood out on my family when I get home" is to leave the mood behind.
    if ["stop", "not", "don't", "quit"].contains(small.first), let out = small.firstRange(of: ["out", "on"]), out.lowerBound > 3,
      ["take", "taking"].contains(small.dropFirst().first), small[2] == "my"
    {
      let moment = small[out.upperBound...].firstIndex { ["when", "after", "whenever"].contains($0) }.map { Array(words[$0...]) } ?? []
      words = ["leave"] + words[2..<out.lowerBound] + ["at", "the", "door"] + moment
    }
    // "Bringing up old fights when we argue".
    if let up = small.firstRange(of: ["bringing", "up"]), up.lowerBound < 2,
      small[up.upperBound...].prefix(2).contains(where: ["old", "past"].contains)
    {
      let moment = small.firstIndex { ["when", "whenever", "during", "in"].contains($0) }.map { Array(words[$0...]) } ?? []
      words = ["leave", "the", "past", "in", "the", "past"] + moment
    }
  }

  private static let insults: Set = ["stupid", "worthless", "ugly", "dumb", "bad", "failure", "lazy", "loser", "useless", "idiot"]
  private static let looks: Set = ["big", "ugly", "fat", "crooked", "huge", "flabby", "thick", "saggy", "small", "flat", "bald"]
  private static let shame = ["not be", "stop being", "be less", "i'm", "i am", "stop feeling", "not feel"].flatMap {
    ["\($0) ashamed of my", "\($0) embarrassed about my", "\($0) embarrassed by my", "\($0) ashamed about my"]
  }

  // MARK: Habits

  /// Turns "say no when they offer me a cigarette" into what is said there, and "stop saying yes to extra shifts" into "say no to extra shifts".
  private mutating func refuse() {
    if small.starts(with: ["say", "no", "when"]), small.contains(where: ["offer", "offers", "offered"].contains) {
      words = ["decline", "politely"] + words[2...]
    }
    guard let yes = small.firstRange(of: ["saying", "yes", "to"]), yes.lowerBound == 1, ["stop", "quit", "not"].contains(small[0]) else {
      return
    }
    // Not yes to every meeting is not no to every meeting.
    let isAll = ["everything", "everyone", "everybody", "anything", "every", "all"].contains(small.dropFirst(yes.upperBound).first ?? "")
    words = isAll ? ["say", "no", "more", "often"] : ["say", "no", "to"] + words[yes.upperBound...]
  }

  /// Says how much is wanted: "drink only one cup of coffee a day" for "cut down from four cups of coffee a day to one".
  private mutating func cutAmounts() {
    if let from = small.prefix(4).firstIndex(of: "from"), ["cut", "go", "get", "cutting", "going"].contains(small[0]),
      let to = small.lastIndex(of: "to"), to + 2 == small.count, to > from + 2, Numerals.english.small.contains(small[to + 1])
    {
      let thing = Array(words[(from + 2)..<to]), small = thing.map { $0.lowercased() }
      let verb = small.lazy.compactMap { Replacement.use(of: [$0]) }.first
      let isOne = self.small[to + 1] == "one" && thing[0].hasSuffix("s")
      if let verb { words = [verb, "only", words[to + 1]] + (isOne ? [String(thing[0].dropLast())] : [thing[0]]) + thing.dropFirst() }
    }
    // "Cut back to two beers on weekends".
    var most = self
    if most.drop(["cut back to", "cut down to", "cutting down to", "cutting back to"]), most.words.count > 1,
      Numerals.english.small.contains(most.small[0]),
      let verb = Replacement.use(of: Array(most.small[1...].prefix { $0 != "a" && $0 != "before" && $0 != "on" })) ?? Replacement.use(of: [
        most.small[1]
      ]) ?? Replacement.use(of: [String(most.small[1].dropLast())])
    {
      words = [verb, "only"] + most.words
    }
    // "Cutting down on red meat".
    var less = self
    if less.drop(["cut down on", "cutting down on", "cut back on", "cutting back on"]), (1...3).contains(less.words.count),
      less.small.last.map(Self.foods.contains) == true
    {
      words = ["eat", "less"] + less.words
    }
    // "Walk ten thousand steps".
    if ["walk", "do", "take"].contains(small.first), small.last == "steps", small.count < 5 { words += ["a", "day"] }
    // "More one on one time with my oldest".
    if small.first == "more", let time = small.firstRange(of: ["time", "with"]), (2...4).contains(time.lowerBound),
      time.upperBound < small.count
    {
      words = ["make", "time", "for"] + words[time.upperBound...]
    }
    // "Have twenty minutes for myself" is to take them.
    if small.starts(with: ["have"]), small.contains("myself"), small.prefix(4).contains(where: ["minutes", "hour", "time"].contains) {
      words[0] = "take"
    }
    // "Stop checking the locks again and again".
    if ["stop", "quit"].contains(small.first), small.dropFirst().first == "checking", let last = small.dropFirst(3).first,
      Self.locked.contains(last)
    {
      words = ["check", words[2], words[3], "once", "and", "walk", "away"]
    }
    // "Declutter the house a bit every weekend".
    if let bit = small.firstRange(of: ["a", "bit"]) ?? small.firstRange(of: ["a", "little"]), bit.lowerBound > 1,
      small.dropFirst(bit.upperBound).first == "every"
    {
      words.removeSubrange(bit)
    }
    // "Go running again twice a week" is no second run.
    if let again = small.firstIndex(of: "again"), again > 0,
      small.dropFirst(again + 1).first.map({ ["once", "twice", "three", "every", "two"].contains($0) }) == true
    {
      words.remove(at: again)
    }
  }

  // MARK: Aims

  /// Calls an aim by the name that is known for it: "public speaking" for "be confident in public speaking".
  private mutating func nameAim() {
    // "More patience with my kids".
    if small.count > 3, small[0] == "more", ["patience", "kindness", "compassion"].contains(small[1]), ["with", "for"].contains(small[2]) {
      words.removeFirst()
    }
    if small.contains("public"), small.last == "speaking", small.count < 7,
      small.contains(where: ["confident", "confidence", "better", "good", "improve"].contains)
    {
      words = ["public", "speaking"]
    }
    // "Live with chronic back pain".
    if Self.hurts.contains(small.last ?? ""), small.count < 7 {
      _ = drop(["live with my", "living with my", "live with", "living with", "learn to live with", "learning to live with"])
    }
    // "Have the courage to leave my job and start my own bakery" is about the bakery.
    if small.contains("courage"), let and = small.firstIndex(of: "and"), and + 2 < small.count, let to = small[..<and].firstIndex(of: "to"),
      ["leave", "quit", "end"].contains(small[to + 1]), Inflection.isVerb(small[and + 1])
    {
      keep(last: words.count - and - 1)
    }
    // "Start my own bakery although my family laughs" is a business.
    if small.starts(with: ["start", "my", "own"]), small.count > 3, Self.shops.contains(small[3]) {
      words = ["start", "my", "own", "business"]
    }
    // "Ask my brother to help with my mum" speaks of the mother of both.
    if small.first == "ask", small.count > 3, ["brother", "sister", "brothers", "sisters", "siblings"].contains(small[2]),
      let parent = small.indices.dropFirst(3).first(where: {
        ["mum", "mom", "dad", "mother", "father", "parents"].contains(small[$0]) && small[$0 - 1] == "my"
      })
    {
      words[parent - 1] = "our"
    }
    // "Being a good dad to my son after the divorce" is being a good dad.
    if ["be", "being"].contains(small.first), let role = small.prefix(7).firstIndex(where: Self.parents.contains), role > 1 {
      let rest = small[(role + 1)...]
      if rest.first == "after", rest.contains(where: ["divorce", "separation", "breakup"].contains) { cut(to: role + 1) }
      if rest.count == 3, rest.starts(with: ["to", "my"]) { cut(to: role + 1) }
    }
    // "Say no to my boss when he asks me to work weekends" names him in the moment.
    if let when = small.firstIndex(of: "when"), when > 3, when + 2 < small.count, ["he", "she", "they"].contains(small[when + 1]),
      ["to", "with"].contains(small[when - 3]), small[when - 2] == "my",
      Self.known.contains(small[when - 1]) || Relative.isIn([small[when - 1]]),
      ["say", "saying", "stay", "staying"].contains(small[0])
    {
      words.replaceSubrange((when + 1)...(when + 1), with: words[(when - 2)..<when])
      words.removeSubrange((when - 3)..<when)
    }
    // "Stand up to the coworker" who is one's own.
    if let the = small.dropFirst(2).firstIndex(of: "the"), the + 2 == small.count, small[the - 1] == "to",
      ["coworker", "co-worker", "colleague", "neighbour", "neighbor"].contains(small[the + 1])
    {
      words[the] = "my"
    }
  }

  private static let parents: Set = ["dad", "mom", "mum", "father", "mother", "parent"]
  private static let shops = Inflection.words(
    "bakery cafe café shop store company studio salon restaurant bar gym agency practice brand firm")
  private static let foods: Set = ["meat", "dairy", "cheese", "bread", "carbs", "pasta", "butter", "salt", "bacon"]
  private static let locked: Set = ["lock", "locks", "door", "doors", "stove", "oven", "lights", "windows", "taps"]
  private static let counted: Set = ["being", "morning", "evening"]
}
