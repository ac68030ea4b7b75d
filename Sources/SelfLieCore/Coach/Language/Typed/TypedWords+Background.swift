/// What a person tells of themselves before what they want: "type two diabetic, check my blood sugar before lunch".
extension TypedWords {
  /// The words of the wish alone, without who the person is and who wants it of them; all words where they tell nothing of the kind.
  var withoutBackground: TypedWords {
    var wish = self
    if let start = endOfCalling {
      wish.keep(last: words.count - start)
      return wish
    }
    if let end = endOfAdvice {
      wish.keep(last: words.count - end)
    } else if let left = endedHabit {
      wish = left
    } else if let start = startOfWish {
      wish.keep(last: words.count - start)
      let first = wish.small.first ?? ""
      if first == "who", let verb = wish.small.dropFirst().first {
        wish.keep(last: wish.words.count - 1)
        // "A farmer who never takes a day off" never takes one.
        let place = Self.seldom.contains(verb) && wish.words.count > 1 ? 1 : 0
        if let base = Inflection.base(ofThirdPerson: wish.small[place]) { wish.words[place] = base }
        wish.words.insert("I", at: 0)
      } else if ["wants", "needs", "hopes"].contains(first) {
        // "Single dad wants to braid his daughter's hair".
        wish.keep(last: wish.words.count - 2)
        for (place, word) in wish.small.enumerated() where ["his", "her", "their"].contains(word) { wish.words[place] = "my" }
      } else if Self.seldom.contains(first) || Self.unable.contains(first) {
        wish.words.insert("I", at: 0)
      }
    }
    return wish
  }

  /// Where the words begin behind what somebody works as: "when I get home" of "I'm a night-shift nurse in Leeds and when I get home"; nil for
  /// others.
  private var endOfCalling: Int? {
    guard let and = small.firstIndex(of: "and"), (3...8).contains(and), and + 3 < small.count,
      small.starts(with: ["i'm", "a"]) || small.starts(with: ["i'm", "an"]) || small.starts(with: ["i", "am", "a"]),
      !Self.callings.isDisjoint(with: small[..<and]), ["when", "whenever", "after", "before", "every", "i"].contains(small[and + 1])
    else { return nil }
    return and + 1
  }

  /// What people work as, which is nothing that they leave or learn.
  private static let callings = Inflection.words(
    """
    nurse teacher student doctor midwife paramedic driver trucker cook chef waiter waitress barista baker farmer engineer developer programmer
    designer lawyer accountant manager cleaner carer plumber electrician carpenter builder mechanic hairdresser librarian postman policeman
    firefighter soldier pilot vet pharmacist dentist therapist translator journalist photographer architect cashier receptionist
    """)

  /// The wish alone behind a complaint: "be calmer in traffic" of "my commute is killing me, be calmer in traffic", "be kinder to my mum" of
  /// "my mum drives me mad, be kinder to her"; all words where they are not these two.
  var withoutComplaint: TypedWords {
    let isEnd: (String) -> Bool = { $0.hasSuffix(",") || $0.hasSuffix(".") }
    guard let comma = words.dropLast().firstIndex(where: isEnd), comma > 0, words.dropLast().lastIndex(where: isEnd) == comma, comma < 9,
      (2...9).contains(words.count - comma - 1)
    else { return self }
    let told = small[...comma].map { $0.filter { !",.".contains($0) } }
    var wish = self
    wish.keep(last: words.count - comma - 1)
    guard let verb = wish.small.first, Inflection.isVerb(verb) || ["be", "stay", "get", "keep", "feel"].contains(verb),
      Inflection.isVerb(verb, before: wish.small[1]), !GoalPhrase.quitting.contains(verb), Self.isComplaint(told)
    else { return self }
    // "Get on top of it" is on top of the paperwork that somebody drowns in.
    if wish.small.last == "it" || wish.small.last == "them",
      let of = told.lastIndex(where: { ["in", "with", "under", "by"].contains($0) }),
      of > 0, of + 1 < told.count, told.count - of < 4
    {
      let thing = words[(of + 1)...comma].map { $0.filter { $0 != "," } }
      let isOwned = Inflection.determiners.contains(thing[0].lowercased())
      wish.words.replaceSubrange((wish.words.count - 1)..., with: isOwned ? thing : ["my"] + thing)
    }
    // "Be kinder to her" names her.
    if let last = wish.small.last, ["him", "her", "them"].contains(last), told.count > 1, told[0] == "my" {
      wish.words.replaceSubrange((wish.words.count - 1)..., with: words[0...1])
    }
    return Set(wish.small).isDisjoint(with: ["it", "she", "he", "they", "them", "him", "this", "that"]) ? wish : self
  }

  /// Whether words only say what is hard: "my boss is a control freak", "dead tired every evening", "suffocating in meetings".
  private static func isComplaint(_ told: [String]) -> Bool {
    // "I'm drowning in paperwork".
    let told = ["i'm", "im"].contains(told.first) ? Array(told.dropFirst()) : told
    guard let first = told.first, told.count > 1, !told.contains("i") else { return false }
    if told.suffix(2).elementsEqual(["no", "more"]) { return true }
    if ["my", "our", "the", "people", "everyone", "work", "life"].contains(first) { return Trigger.isClause(told) }
    let strained = told.prefix(3).contains {
      ["tired", "exhausted", "knackered", "shattered", "stressed", "drained", "burnt"].contains($0)
    }
    return strained || ["suffocating", "drowning", "struggling", "burning", "freezing", "panicking"].contains(first)
  }

  /// What somebody advises: "do my ankle rehab" from "my coach says I should do my ankle rehab"; nil where nobody advises anything.
  var advice: TypedWords? {
    guard let end = endOfAdvice ?? endOfRequest else { return nil }
    var advice = self
    advice.keep(last: words.count - end)
    return advice
  }

  /// The index behind what somebody wants of the person: "my kids want me to".
  private var endOfRequest: Int? {
    let small = small
    // What clients keep asking is no advice.
    guard small.first != "i", Set(small).isDisjoint(with: ["keep", "keeps", "kept"]),
      let place = small.indices.dropFirst(2).first(where: {
        small[$0] == "me"
          && ["want", "wants", "wanted", "need", "needs", "asked", "asks", "told", "telling", "tells", "begs", "asking", "nags", "nagging"]
            .contains(small[$0 - 1])
      }), place + 2 < small.count, small[place + 1] == "to", Inflection.isVerb(small[place + 2])
    else { return nil }
    return place + 2
  }

  /// The index behind somebody's advice: "my doctor says I need to".
  private var endOfAdvice: Int? {
    let small = small
    guard
      let said = small.indices.dropFirst().first(where: {
        Self.advising.contains(small[$0]) && Self.advisers.contains(small[$0 - 1])
          // "When my daughter wants to play" advises nothing.
          && (small[$0] != "wants" || $0 + 1 < small.count && ["me", "that", "i"].contains(small[$0 + 1]))
          && (["says", "said", "told"].contains(small[$0]) || $0 > 1 && ["my", "the", "our"].contains(small[$0 - 2]))
      })
    else { return nil }
    let rest = small[(said + 1)...]
    // "Doctor says stretch every evening".
    if ["says", "said"].contains(small[said]), let verb = rest.first, rest.count > 1, Inflection.isVerb(verb, before: rest[said + 2]),
      !["to", "must", "should", "need"].contains(verb)
    {
      return said + 1
    }
    guard let marker = rest.prefix(4).lastIndex(where: { ["to", "should", "must"].contains($0) }), marker + 2 < small.count,
      Inflection.isVerb(small[marker + 1])
    else { return nil }
    return marker + 1
  }

  /// A habit that the person tells first, and wants to end in other words: "smoking when I drink, want to end that too"; nil if there is
  /// none.
  private var endedHabit: TypedWords? {
    guard let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma > 0 else { return nil }
    var rest = self
    rest.keep(last: words.count - comma - 1)
    _ = rest.drop(["and", "but"])
    guard rest.drop(Self.endings), rest.small.count < 4, ["that", "it", "this"].contains(rest.small.first) else { return nil }
    var habit = self
    habit.cut(to: comma + 1)
    _ = habit.remove("only")
    guard let verb = habit.small.first, Inflection.base(ofGerund: verb) != nil || Inflection.isVerb(verb) else { return nil }
    habit.words.insert("stop", at: 0)
    return habit
  }

  /// The index of the word with which the wish begins behind the person's role; nil if the words do not begin with a role.
  private var startOfWish: Int? {
    let small = small
    var role = self
    _ = role.drop(["i'm a", "i'm an", "i am a", "i am an", "as a", "as an", "being a", "a", "an", "i'm", "i am", "i have"])
    let offset = small.count - role.small.count
    let isNamed = ["being", "as"].contains(small.first)
    guard let first = role.small.first, !role.words.isEmpty else { return nil }
    // "Teacher, stop ...", "first time manager and I keep ...", "trucker trying to ...", "farmer who never ...".
    guard
      let start = small.indices.dropFirst(offset + 1).first(where: { place in
        let next = place + 1 < small.count ? small[place + 1] : ""
        return words[place - 1].hasSuffix(",") || isNamed && ["i", "i'm"].contains(small[place])
          || ["trying", "wanting", "wants", "needs", "hopes"].contains(small[place]) && next == "to"
          || small[place] == "and" && ["i", "i'm", "want", "can't", "need", "keep"].contains(next)
          || small[place] == "who" && (Self.seldom.contains(next) || Inflection.base(ofThirdPerson: next) != nil)
      })
    else { return nil }
    let told = small[offset..<start].map { $0.filter { $0.isLetter || $0 == "-" } }
    guard told.count < 7, isRole(told, first: first) else { return nil }
    let begin = small[start] == "and" ? start + 1 : start
    let next = begin + 1 < small.count ? small[begin + 1] : ""
    let word = small[begin]
    let isWish =
      ["i", "i'm", "i've", "want", "need", "trying", "wanting", "wants", "needs", "hopes", "no", "who", "too", "afraid", "less", "more"]
      .contains(word)
      || Self.seldom.contains(word) || Self.unable.contains(word) || Inflection.isVerb(word, before: next)
      || Inflection.base(ofGerund: word).map(Inflection.isVerb) == true
    return isWish && small.count - begin > 1 ? begin : nil
  }

  /// Whether words say who somebody is, and name no act.
  private func isRole(_ told: [String], first: String) -> Bool {
    let phrase = " \(told.joined(separator: " ")) "
    if Self.conditions.contains(where: { phrase.contains(" \($0) ") }) || Numerals.english.tens.contains(first) { return true }
    // "Put my phone away when my daughter wants to play" tells of her.
    guard !["i", "my", "the", "no", "not", "when", "if", "to"].contains(first), Inflection.base(ofGerund: first) == nil,
      !told.contains(where: { ["when", "while", "before", "after", "until", "my"].contains($0) })
    else {
      return false
    }
    // "Nurse" may be a verb too, but not before a comma.
    let head = told.prefix { !["in", "of", "with", "at", "on", "from", "for", "and"].contains($0) }.last ?? ""
    return Self.roles.contains(head) || Self.roles.contains(String(head.dropLast(head.hasSuffix("s") ? 1 : 0)))
      || head.count > 5 && ["er", "ist", "ian", "man", "woman", "mum", "mom", "dad"].contains(where: head.hasSuffix)
        && !Inflection.isVerb(head) && !Self.things.contains(head)
  }

  private static let advising: Set = ["says", "said", "told", "wants", "asked", "advised", "recommends"]
  private static let advisers = Inflection.words(
    """
    doctor dentist physio physiotherapist therapist cardiologist dietitian dietician nutritionist gp nurse midwife optician coach trainer wife
    husband boss mum mom mother dad father daughter son granddaughter grandson sister brother friend
    """)
  private static let endings = ["end", "stop", "quit", "cut", "leave", "change", "break", "drop"].flatMap { verb in
    ["want to \(verb)", "i want to \(verb)", "wanna \(verb)", "need to \(verb)", "i need to \(verb)", "\(verb)", "time to \(verb)"]
  }
  private static let seldom: Set = ["never", "always", "rarely", "hardly", "constantly", "don't", "doesn't", "keep", "keeps", "often"]
  private static let unable: Set = ["can't", "cannot", "couldn't", "won't"]
  /// Words that tell of a condition rather than of an act.
  private static let conditions = [
    "year old", "years old", "retired", "widowed", "divorced", "pregnant", "diabetic", "autistic", "dyslexic", "adhd", "recovering from",
    "living with", "on night shifts", "unemployed", "bipolar", "disabled", "deaf", "blind", "menopausal", "diagnosed", "asthma", "diabetes",
    "eczema",
    "arthritis", "tendinitis",
  ]
  static let roles = Inflection.words(
    """
    nurse student teacher doctor mum mom dad mother father parent grandma grandpa grandmother grandfather widow widower stepdad stepmum stepmom
    intern apprentice chef cook coach pilot nanny clerk cop vet guy girl boy woman man lad introvert extrovert vegetarian vegan expat immigrant
    refugee freelancer freshman sophomore graduate pensioner retiree carer caregiver accountant consultant assistant paramedic lawyer solicitor
    waiter waitress barista bartender driver trucker farmer soldier veteran priest pastor imam rabbi author editor tutor tailor actor
    actress sailor professor surgeon plumber goalkeeper striker runner swimmer singer dancer painter writer programmer coder developer designer
    engineer manager leader founder owner boss employee postdoc phd undergrad teen teenager adult youngster twin newlywed bride groom
    husband wife hairdresser midwife cleaner caretaker janitor gardener builder baker butcher firefighter policeman fan supporter lover
    """)
  /// Things whose names end as those of people do.
  private static let things = Inflection.words(
    "dinner summer winter number paper computer corner shower weather laughter sweater butter letter matter december november october september"
  )
}
