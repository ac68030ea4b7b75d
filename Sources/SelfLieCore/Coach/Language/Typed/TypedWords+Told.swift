/// What a wish leaves to the story before it: how much, how many, of what, and whose.
extension TypedWords {
  /// Returns a limit of what a story tells: "play at most three games" for "stop after three games", "log off at seven" for "stop at seven"
  /// of whoever answers emails at midnight; nil for another wish.
  /// - Parameter habit: The habit that the story tells.
  func limit(of habit: TypedWords?) -> TypedWords? {
    var rest = self
    if rest.drop(["stop after"]), rest.words.count > 1, Self.numbers.contains(rest.small[0]), rest.small[1] != "a", var act = habit {
      _ = Trigger.cue(leading: &act)
      _ = act.drop(["i keep", "i always", "i"])
      guard let verb = act.small.first else { return nil }
      rest.words = [Inflection.base(ofGerund: verb) ?? verb, "at", "most"] + rest.words
      return rest
    }
    rest = self
    // "Cut down to just weekends".
    if rest.drop(["cut down to", "cut back to", "get it down to", "cut it down to", "limit it to", "keep it to"]),
      let done = habit?.doneWithThing
    {
      rest.cut(before: ["because", "since", "so"])
      _ = rest.drop(["just", "only"])
      _ = rest.dropLast(["only"])
      guard let day = rest.small.first(where: { $0 != "the" }), Trigger.days.contains(day), rest.words.count < 3
      else { return nil }
      rest.words = done + ["only", "on"] + rest.words
      return rest
    }
    rest = self
    guard rest.drop(["stop at"]), !rest.words.isEmpty, let habit, habit.small.contains(where: Self.onScreen.contains) else { return nil }
    rest.words = ["log", "off", "at"] + rest.words
    return rest
  }

  /// What is done in a habit, without how much and when: "drink beer" of "I drink three or four beers every night"; nil for other words.
  private var doneWithThing: [String]? {
    var act = self
    _ = Trigger.cue(leading: &act)
    _ = act.drop(["i keep", "i always", "i"])
    guard let verb = act.small.first, Inflection.isVerb(Inflection.base(ofGerund: verb) ?? verb) else { return nil }
    let rest = act.words.dropFirst().prefix {
      !Self.ends.subtracting(["or", "of", "a"]).union(["most", "almost"]).contains($0.lowercased())
    }
    // "A bottle of wine" is wine.
    let named = rest.lastIndex { $0.lowercased() == "of" }.map { rest[($0 + 1)...] } ?? rest
    let things = named.filter { !Self.numbers.contains($0.lowercased()) && !["or", "a", "about", "my"].contains($0.lowercased()) }
    guard let thing = things.last, things.count < 3 else { return nil }
    let drinks = ["beers": "beer", "wines": "wine", "coffees": "coffee", "sodas": "soda"]
    return [Inflection.base(ofGerund: verb) ?? verb] + Array(things.dropLast()) + [drinks[thing.lowercased()] ?? thing]
  }

  /// Returns the most that is wanted of what a story counts: "have at most two coffees a day" for "get down to two" of whoever drinks seven
  /// coffees a day; nil where nothing is counted.
  func most(by story: TypedWords) -> TypedWords? {
    var rest = self
    // "Stop at two" of whoever drinks on Fridays.
    if rest.drop(["stop at", "stop after"]), rest.words.count < 3, let most = rest.small.first, Self.numbers.contains(most),
      story.small.contains(where: { ["drink", "drinking", "beer", "beers", "wine", "pub"].contains($0.filter { $0 != "," }) })
    {
      let days = story.small.firstRange(of: ["on"]).flatMap { range in
        story.small[range.upperBound...].first.map { $0.filter { $0 != "," } }.flatMap {
          Trigger.days.contains($0) ? ["on", story.words[range.upperBound].filter { $0 != "," }] : nil
        }
      }
      rest.words = ["have", "at", "most", most, most == "one" ? "drink" : "drinks"] + (days ?? [])
      return rest
    }
    guard rest.drop(["get down to", "go down to", "cut down to", "cut back to", "get it down to", "cut it down to"]),
      let most = rest.small.first, Self.numbers.contains(most)
    else { return nil }
    // "Get down to one cup a day" of whoever drinks coffee.
    if rest.words.count > 1, ["cup", "cups", "glass", "glasses", "can", "cans", "pint", "pints"].contains(rest.small[1]),
      let drink = story.small.last(where: { ["coffee", "tea", "wine", "beer", "cola", "coke", "soda"].contains($0.filter(\.isLetter)) })
    {
      rest.words = ["have", "at", "most"] + rest.words[..<2] + ["of", drink.filter(\.isLetter)] + rest.words[2...]
      return rest
    }
    guard rest.words.count == 1 || rest.small[1] == "a" else { return nil }
    let small = story.small.map { $0.filter { $0 != "," } }
    // "Three energy drinks a night".
    for place in small.indices.dropLast().reversed() where Self.numbers.contains(small[place]) {
      guard var end = small[(place + 1)...].prefix(3).firstIndex(where: { $0.hasSuffix("s") }), end > place else { continue }
      let first = end
      // "Four cans of energy drink on every shift".
      var thing = most == "one" ? [String(small[end].dropLast())] : [small[end]]
      if end + 2 < small.count, small[end + 1] == "of" {
        let named = story.words[(end + 2)...].prefix(2).prefix { !["a", "on", "at", "every", "each", "per", "when"].contains($0) }
        thing += ["of"] + named
        end += 1 + named.count
      }
      let told = Array(small[(end + 1)...].prefix(2)), isTimed = told.first == "a" && told.count == 2
      let each = small[(end + 1)...].prefix(2).firstIndex { ["every", "each"].contains($0) }.flatMap {
        $0 + 1 < small.count ? small[$0 + 1] : nil
      }
      // "On every long haul".
      let trips = small[(end + 1)...].firstRange(of: ["on", "every"]).map {
        story.words[$0.upperBound...].prefix(2)
      }
      if rest.words.count == 1, let trips, trips.count == 2, trips.last?.lowercased() != "and", trips.first?.hasSuffix(",") == false {
        var words = self
        words.words =
          ["have", "at", "most", most] + small[(place + 1)..<first] + thing + ["on", "every"] + trips.map { $0.filter { $0 != "," } }
        return words
      }
      let measure = rest.words.count > 1 ? Array(rest.words.dropFirst()) : isTimed ? told : ["a", each ?? "day"]
      var words = self
      words.words = ["have", "at", "most", most] + small[(place + 1)..<first] + thing + measure
      return words
    }
    return nil
  }

  private static let onScreen = Inflection.words(
    "email emails mail mails messages game games gaming online scroll scrolling work working phone laptop")

  /// The wish without what only says that it is one: "be able to answer" is "answer", "feel useful still" is "feel useful".
  var plainly: TypedWords {
    var wish = self
    while wish.words.count > 2,
      wish.drop([
        "be able to", "finally be able to", "have the guts to", "have the courage to", "have the nerve to", "have the strength to",
        "find the courage to", "find the guts to", "be brave enough to", "get myself to", "bring myself to", "manage to",
      ]) || wish.drop(["just", "finally", "actually"])
    {}
    wish.accept()
    // "Get down to drinking only on Saturdays", "be done with cigarettes before the baby comes".
    if wish.small.starts(with: ["get", "down", "to"]), wish.words.count > 4, let base = Inflection.base(ofGerund: wish.small[3]) {
      wish.words.replaceSubrange(...3, with: [base])
    }
    if ["be done with", "be finished with"].contains(where: wish.text.lowercased().hasPrefix), wish.words.count > 3,
      ["cigarettes", "smoking", "vaping", "alcohol", "drinking", "gambling", "weed", "porn"].contains(wish.small[3])
    {
      wish.words.replaceSubrange(...2, with: ["quit"])
    }
    // "Tell him no without feeling guilty about it", "ring my dad without dreading it".
    if let end = ["feeling", "moaning"].lazy.compactMap({ wish.small.firstRange(of: ["without", $0]) }).first,
      end.lowerBound > 2, !wish.small[..<end.lowerBound].contains("learn")
    {
      wish.cut(to: end.lowerBound)
    }
    _ = wish.dropLast(["for a bit", "for a while"])
    // "Wash up right after eating, every time".
    if wish.words.count > 3, wish.words[wish.words.count - 3].hasSuffix(",") { _ = wish.dropLast(["every time"]) }
    // "Have soup in the freezer" is to keep it there.
    if wish.small.first == "have", wish.small.dropLast().suffix(2).elementsEqual(["in", "the"]),
      ["freezer", "fridge", "drawer", "cupboard", "car", "house"].contains(wish.small[wish.small.count - 1])
    {
      wish.words[0] = "keep"
    }
    // What is meant by "it" is told by nobody: "bring it up", "make peace with it".
    if wish.drop(["bring it up"]) { wish.words = ["say", "what", "bothers", "me"] + wish.words }
    for peace in [["make", "peace", "with"], ["come", "to", "terms", "with"], ["accept"]] where wish.small == peace + ["it"] {
      wish.words = ["make", "peace", "with", "what", "I", "cannot", "change"]
    }
    _ = wish.dropLast(["and be proud of it", "and enjoy it"])
    if wish.small.starts(with: ["be", "up"]), ["at", "by", "before"].contains(wish.small.dropFirst(2).first) { wish.words[0] = "get" }
    // "Switch to water" is to drink it.
    if wish.drop(["switch to"]), let drink = wish.small.first {
      wish.words = (Replacement.use(of: [drink]).map { [$0] } ?? ["switch", "to"]) + wish.words
    }
    // "Be smoke free by then" is to quit.
    if ["be smoke free", "be smoke-free", "be a non-smoker", "be nicotine free", "be nicotine-free"].contains(
      where: wish.text.lowercased().hasPrefix)
    {
      wish.words = ["quit", "smoking"]
    }
    // "Say yes for once" is said to an invitation.
    if wish.small == ["say", "yes"] { wish.words += ["when", "I", "am", "invited"] }
    // "Walk in there" is to walk in.
    if wish.dropLast(["in there"]) { wish.words.append("in") }
    _ = wish.dropLast([
      "like a normal person", "like normal people", "like everyone else", "like everybody else", "like a normal adult", "like an adult",
    ])
    if wish.small.count > 2, ["feel", "be", "have"].contains(wish.small[0]) { _ = wish.dropLast(["still"]) }
    return wish
  }

  /// Names the language that is to be learned: "learn enough to talk with her" of whoever says that their Punjabi is terrible.
  mutating func learn(of story: TypedWords) {
    guard small.starts(with: ["learn", "enough", "to"]), story.small.starts(with: ["my"]), story.small.dropFirst(2).first == "is",
      let language = story.words.dropFirst().first, language.first?.isUppercase == true
    else { return }
    words.insert(language, at: 2)
  }

  /// Says with whom: "us to laugh together again" of whoever argues with their son is "laugh with my son again".
  mutating func laugh(with story: TypedWords) {
    guard let place = small.firstIndex(of: "together"), place == 1 || place == 2, let person = Relative(in: story),
      ["laugh", "talk", "eat", "cook", "play", "read", "walk", "sit"].contains(small[0])
    else { return }
    words.replaceSubrange(place...place, with: ["with", "my", person.word])
  }

  /// Says "it" of each: "start the assignment the day I get them" is "start each assignment the day I get it".
  mutating func start(eachOf story: TypedWords) {
    guard small.last == "them", small.count > 4, small[1] == "the", story.small.contains("every") || story.small.contains("each"),
      !small[2].hasSuffix("s"), story.small.contains(small[2])
    else { return }
    words[1] = "each"
    words[words.count - 1] = "it"
  }

  /// Names what the wish is had instead of: "drink water instead of energy drinks" of whoever lives on energy drinks.
  mutating func name(insteadOf story: TypedWords) {
    guard small.last == "instead", ["drink", "eat", "have", "bring", "take"].contains(small.first) else { return }
    let told = story.small
    guard
      let place = told.indices.dropLast().last(where: {
        ["on", "drinking", "eating", "drink", "eat", "grabbing", "buying"].contains(told[$0])
          && ($0 == 0 || told[$0] != "on" || ["living", "live", "survive", "surviving"].contains(told[$0 - 1]))
      })
    else { return }
    var named: [String] = []
    for word in story.words[(place + 1)...].prefix(3) {
      if ["from", "at", "in", "every", "all", "when", "because", "and", "i", "to", "on"].contains(word.lowercased()) { break }
      named.append(word.filter { $0 != "," })
      if word.hasSuffix(",") { break }
    }
    if named.last?.hasSuffix("s") == true || ["coffee", "soda", "cola", "coke", "junk", "wine", "beer"].contains(named.last ?? "") {
      words += ["of"] + named
    }
  }

  /// Names whom a pronoun stands for where the story does: "when my daughter talks" for "when she talks", "my father's stories" for "his
  /// stories".
  mutating func nameWhom(_ story: TypedWords) {
    // "When they talk" of whoever interrupts people.
    if small.count > 2, ["when", "whenever"].contains(small[0]), small[1] == "they", story.small.contains("people") { words[1] = "people" }
    let relative = Relative(in: story)
    let other = small.indices.dropFirst().first {
      ["he", "she", "he's", "she's"].contains(small[$0]) && ["when", "whenever"].contains(small[$0 - 1])
    }
    let isOther = relative?.isSeveral == true && other != nil
    guard let person = relative, !isOther else {
      // "When she refuses a jump" of whoever rides a horse.
      let told = story.small.map { $0.filter { $0 != "," } }
      nameOwner(told)
      // "When he looks at me" of whoever says that the conductor looks at them.
      if let other, other + 1 < words.count,
        let verb = told.indices.dropFirst(2).last(where: { told[$0] == small[other + 1] && ["the", "my", "our"].contains(told[$0 - 2]) }),
        !small.contains(told[verb - 1])
      {
        words.replaceSubrange(other...other, with: [told[verb - 2], told[verb - 1]])
        return
      }
      if let other,
        let owner = told.indices.dropLast().last(where: { told[$0] == "my" && Self.companions.contains(told[$0 + 1]) }),
        !small.contains(told[owner + 1])
      {
        words.replaceSubrange(other...other, with: ["my", told[owner + 1]] + (small[other].hasSuffix("'s") ? ["is"] : []))
      }
      return
    }
    guard Relative(in: self) == nil else { return }
    // "Be there for her and the kids".
    if !person.isSeveral,
      let place = small.indices.dropFirst().first(where: { place in
        small[place] == person.object && ["with", "for", "pay", "to"].contains(small[place - 1])
          && (place + 1 == small.count || ["and", "again", "more", "back", "first"].contains(small[place + 1]))
          // "Knock on her door and sit with her".
          && !small[..<place].contains(where: ["her", "his", "him", "their"].contains)
      })
    {
      words.replaceSubrange(place...place, with: ["my", person.word])
      return
    }
    let subject = person.isSeveral ? "they" : person.object == "her" ? "she" : "he"
    if let pronoun = small.firstIndex(of: subject) {
      words.replaceSubrange(pronoun...pronoun, with: ["my", person.word])
    } else if !person.isSeveral, let pronoun = small.firstIndex(of: "\(subject)'s") {
      words.replaceSubrange(pronoun...pronoun, with: ["my", person.word, "is"])
    } else if !person.isSeveral, let place = small.dropLast().firstIndex(of: person.object),
      ["tell", "give", "show", "ask", "buy", "write", "bring", "make", "send", "cook"].contains(place > 0 ? small[place - 1] : ""),
      Self.numbers.contains(small[place + 1]) || Inflection.determiners.contains(small[place + 1])
        || ["something", "what"].contains(small[place + 1])
    {
      // "Tell her one thing" names no thing of hers.
      words.replaceSubrange(place...place, with: ["my", person.word])
    } else if !person.isSeveral, !small.contains("she"), !small.contains("he"),
      let owner = small.dropLast().firstIndex(of: person.object == "her" ? "her" : "his"),
      !Self.ends.contains(small[owner + 1]), !Inflection.isVerb(small[owner + 1]) || VerbTable.also.contains(small[owner + 1])
    {
      words.replaceSubrange(owner...owner, with: ["my", "\(person.word)'s"])
    }
  }

  /// Names whose something is where the story does: "my supervisor's emails" for "her emails", "my team's work" for "their work".
  private mutating func nameOwner(_ told: [String]) {
    guard let place = small.indices.dropLast().first(where: { ["her", "his", "their"].contains(small[$0]) }),
      !Self.ends.contains(small[place + 1]), small[place + 1] != "own",
      small[place] == "their" || !Inflection.isVerb(small[place + 1]) || VerbTable.also.contains(small[place + 1]),
      let owner = told.indices.dropLast().last(where: { index in
        told[index] == "my" && !small[..<place].contains(told[index + 1])
          && (small[place] == "their"
            ? ["team", "class", "crew", "staff", "family"].contains(told[index + 1]) : Self.companions.contains(told[index + 1]))
      })
    else { return }
    words.replaceSubrange(place...place, with: ["my", "\(told[owner + 1])'s"])
  }

  /// Names what each one is where the story does: "send each invoice" for "send each one".
  mutating func nameEach(of story: TypedWords) {
    guard let place = small.firstRange(of: ["each", "one"]), let things = (story.thing(isSeveral: true) ?? story.severalTold)?.last,
      things.hasSuffix("s")
    else { return }
    words[place.upperBound - 1] = Self.one(of: things)
  }

  /// Returns the word for one of several things: "box" for "boxes".
  private static func one(of things: String) -> String {
    if things.hasSuffix("ies") { return "\(things.dropLast(3))y" }
    return String(things.dropLast(["xes", "ches", "shes", "sses"].contains(where: things.hasSuffix) ? 2 : 1))
  }

  /// Names which one somebody else does something with: "when someone likes one of my paintings" for "when someone likes one".
  mutating func nameOne(of story: TypedWords) {
    guard small.last == "one", small.count > 3, Inflection.base(ofThirdPerson: small[small.count - 2]) != nil,
      let things = story.severalTold ?? story.thing(isSeveral: true), things.first == "my"
    else { return }
    words += ["of"] + things
  }

  /// Names what is done or worn where the story does, of all that it names: "wear my helmet" for "wear it" of whoever rides without a helmet.
  mutating func nameUsed(of story: TypedWords) {
    let told = story.small.map { $0.filter { $0 != "," } }
    // "Leave it in another room" is said of a phone.
    if small.count > 2, small[1] == "it", ["leave", "put", "turn", "switch"].contains(small[0]),
      ["away", "down", "off", "aside"].contains(small[2]) || small.dropFirst(2).starts(with: ["in", "another"]),
      let phone = told.firstIndex(of: "phone"),
      phone > 0, told[phone - 1] == "my"
    {
      words.replaceSubrange(1...1, with: ["my", "phone"])
    }
    guard small.count > 1, let pronoun = ["it", "them"].first(where: { $0 == small[1] }), let used = Self.used[small[0]] else { return }
    guard let place = told.lastIndex(where: { used.contains($0) && ($0.hasSuffix("s") && $0 != "glass") == (pronoun == "them") }) else {
      return
    }
    let isTwo = place > 1 && told[place - 2] == "my", owner = place > 0 && told[place - 1] == "the" ? "the" : "my"
    words.replaceSubrange(1...1, with: [owner] + (isTwo ? [story.words[place - 1]] : []) + [told[place]])
  }

  /// What people mean with a verb that says little.
  private static let used: [String: Set<String>] = [
    "do": Inflection.words(
      "homework exercises stretches dishes laundry chores physio taxes paperwork practice prayers ironing housework invoices expenses accounts bookkeeping"
    ),
    "wear": Inflection.words("helmet seatbelt mask retainer brace glasses aids aid gloves hijab uniform coat sunscreen"),
    "take": Inflection.words("pill pills tablets tablet medicine medication insulin vitamins inhaler antibiotics"),
  ]

  /// Names somebody whom a pronoun stands for before the moment does: "be patient with my dog when he pulls" for "be patient with him when my
  /// dog pulls".
  /// - Returns: The moment with a pronoun; nil where nobody is named.
  mutating func name(whoIsIn moment: [String]) -> [String]? {
    let told = moment.map { $0.lowercased() }
    guard told.count > 3, told[1] == "my", let pronoun = small.firstIndex(where: ["him", "her"].contains),
      small[pronoun] == "him" || pronoun + 1 == words.count || Self.ends.contains(small[pronoun + 1]) || small[pronoun + 1] == "more",
      let person = told[2...].prefix(3).firstIndex(where: { Relative.isIn([$0]) || Self.companions.contains($0) }),
      person + 1 < told.count
    else { return nil }
    let subject = small[pronoun] == "him" ? "he" : "she"
    words.replaceSubrange(pronoun...pronoun, with: moment[1...person])
    return [moment[0], subject] + moment[(person + 1)...]
  }

  /// Names what is counted where the story does: "sort ten pictures a day" for "sort ten a day".
  mutating func count(by story: TypedWords) {
    guard let place = small.prefix(4).firstIndex(where: Self.numbers.contains), place > 0,
      // "Pay her back fifty a month" counts money.
      !["pay", "save", "spend"].contains(small[0])
    else { return }
    let next = place + 1 < words.count ? small[place + 1] : ""
    // "Go through them one at a time".
    guard ["", "a", "per", "each", "every", "at", "before", "after", "this", "to"].contains(next),
      !small.dropFirst(place + 1).starts(with: ["at", "a", "time"]),
      let told = story.severalTold ?? story.thing(isSeveral: true), let thing = told.last
    else { return }
    let named = told.drop { ["my", "the"].contains($0) }, isOne = small[place] == "one"
    // "One of my own songs", and "one poem" of whoever writes poems.
    let one = told.first == "my" ? ["of"] + told : named.dropLast() + [Self.one(of: thing)]
    words.insert(contentsOf: isOne ? one : Array(named), at: place + 1)
  }
}
