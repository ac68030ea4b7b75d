/// Everyday habits, told as what is done in their place.
extension TypedWords {
  /// Turns "reduce alcohol to weekends only" into "drink alcohol only on weekends".
  mutating func limitToDays() {
    var rest = self
    guard rest.drop(["reduce", "limit", "restrict", "keep", "cut down"]), let to = rest.small.firstIndex(of: "to"), (1...3).contains(to),
      let day = rest.small.dropFirst(to + 1).first(where: Trigger.days.contains),
      rest.small.dropFirst(to + 1).allSatisfy({ $0 == day || ["only", "the", "just"].contains($0) }),
      let verb = Replacement.use(of: Array(rest.words[..<to]))
    else { return }
    words = [verb] + rest.words[..<to] + ["only", "on", day]
  }

  /// Turns "I stay up scrolling till two and I'm wrecked at work" into what is to be left.
  mutating func goToBed() {
    var rest = self
    guard rest.drop(["i stay up", "i always stay up", "i keep staying up"]), let verb = rest.small.first,
      Inflection.base(ofGerund: verb) != nil || ["till", "until", "too", "late"].contains(verb)
    else { return }
    words = ["stop", "staying", "up", "late"]
  }

  /// Turns "sleeping till noon on weekends" into what it is called.
  mutating func oversleep() {
    // "Stop sleeping in on weekends till noon".
    if let late = small.firstRange(of: ["till", "noon"]) ?? small.firstRange(of: ["until", "noon"]), small.prefix(3).contains("in"),
      small.prefix(2).contains("sleeping")
    {
      words.removeSubrange(late)
      return
    }
    guard let till = small.prefix(4).firstIndex(where: ["till", "until", "til"].contains), till > 0,
      ["sleeping", "sleep"].contains(small[till - 1]), till + 1 < small.count,
      ["noon", "late", "midday", "lunch", "eleven"].contains(small[till + 1])
    else { return }
    words = ["stop", "oversleeping"] + words[(till + 2)...]
  }

  /// Turns "go to the dentist" into its first step, which is the one that people put off.
  mutating func bookVisit() {
    var rest = self
    guard rest.drop(["go to the", "go to a", "see the", "see a", "go see the", "go see a", "visit the"]), rest.words.count == 1,
      Self.visited.contains(rest.small[0])
    else { return }
    words = ["book", "an", "appointment", "with", words[words.count - 2]] + rest.words
  }

  /// Says with whom an appointment is made: "make an appointment with the dentist" of whoever is afraid of the dentist.
  mutating func bookVisit(to story: TypedWords) {
    guard ["make", "book"].contains(small.first), ["an", "the"].contains(small.dropFirst().first),
      small.dropFirst(2).first == "appointment", !small.contains("with"),
      let told = story.small.map({ $0.filter(\.isLetter) }).first(where: Self.visited.contains)
    else { return }
    _ = dropLast(["and actually go", "and go", "and go even though i'm afraid"])
    words.insert(contentsOf: ["with", "the", told], at: 3)
  }

  private static let visited: Set = [
    "dentist", "doctor", "gynaecologist", "gynecologist", "optician", "dermatologist", "therapist", "physio",
  ]

  /// Turns "stop texting while driving" into what makes it impossible.
  mutating func driveWithoutPhone() {
    var rest = self
    _ = rest.drop(["stop", "quit", "not", "i keep", "i"])
    guard
      ["texting", "text", "scrolling", "checking", "using", "reading", "messaging"].contains(rest.small.first), rest.words.count < 7,
      small.suffix(2).elementsEqual(["while", "driving"]) || small.suffix(2).elementsEqual(["and", "driving"])
        || small.suffix(3).elementsEqual(["while", "i", "drive"])
    else { return }
    words = ["put", "my", "phone", "out", "of", "reach", "before", "I", "drive"]
  }

  /// Turns "I always find an excuse not to work out" into "work out".
  mutating func findNoExcuse() {
    guard let excuse = small.prefix(6).firstIndex(where: ["excuse", "excuses", "reason", "reasons"].contains),
      small[..<excuse].contains(where: ["find", "finding", "make", "making", "look"].contains),
      small[(excuse + 1)...].starts(with: ["not", "to"]), excuse + 3 < small.count
    else { return }
    words.removeFirst(excuse + 3)
  }

  /// Turns "get everything ready" into "prepare everything".
  mutating func prepare() {
    guard small.first == "get", let ready = small.firstIndex(of: "ready"), (2...4).contains(ready),
      ["everything", "things", "bag", "bags", "stuff", "clothes", "lunch", "lunches", "breakfast"].contains(small[ready - 1])
    else { return }
    words = ["prepare"] + words[1..<ready] + words[(ready + 1)...]
  }

  /// Turns "I get a headache because I forget to drink" into what is drunk then: nobody forgets to drink wine.
  mutating func drinkWater() {
    if small.suffix(3).elementsEqual(["forget", "to", "drink"]), !small.contains(where: ["pills", "medicine", "tablets"].contains) {
      words.append("water")
    }
  }

  /// Turns "stop cramming before exams" into what makes it needless.
  mutating func studyEarly() {
    var rest = self
    guard rest.drop(["stop cramming", "quit cramming", "i always cram", "i cram", "i keep cramming", "cramming"]) else { return }
    words = ["study", "a", "little", "every", "day"]
  }

  /// Turns "walk the dog instead of letting my husband do it" into "walk the dog myself".
  mutating func doItMyself() {
    guard let end = small.firstRange(of: ["instead", "of"]), end.lowerBound > 1, end.upperBound < small.count,
      ["letting", "making", "having", "asking", "leaving", "getting"].contains(small[end.upperBound]),
      let base = small.first, Inflection.isVerb(base), Relative.isIn(Array(small[end.upperBound...]))
    else { return }
    words = words[..<end.lowerBound] + (small[..<end.lowerBound].contains("myself") ? [] : ["myself"])
  }

  /// Turns "stop eating standing up in front of the fridge" into "sit down at the table to eat".
  mutating func sitDownToEat() {
    var rest = self
    _ = rest.drop(["stop", "quit", "no more", "i keep", "i always", "i"])
    guard ["eating", "eat"].contains(rest.small.first), rest.words.count < 16,
      [["standing", "up"], ["over", "the", "sink"], ["front", "of", "the", "fridge"], ["standing", "at"], ["on", "my", "feet"]].contains(
        where: { rest.small.firstRange(of: $0) != nil })
    else { return }
    words = ["sit", "down", "at", "the", "table", "to", "eat"]
  }

  /// Turns "stop slamming doors when I'm angry" into "close the door softly when I'm angry".
  mutating func closeSoftly() {
    var rest = self
    let isSlammed = rest.drop([
      "stop slamming doors", "stop slamming the door", "not slam doors", "slamming doors", "i slam doors", "i slam the door",
    ])
    // "Every time me and my husband disagree".
    if rest.drop(["every time", "each time", "whenever"]) { rest.words.insert("when", at: 0) }
    guard isSlammed, rest.small.first == "when" else { return }
    if rest.small.starts(with: ["when", "me", "and", "my"]), rest.words.count > 5 { rest.words.replaceSubrange(1...4, with: ["we"]) }
    words = ["close", "the", "door", "softly"] + rest.words
  }

  /// Turns "I finish the kids' leftovers" into what is done with them.
  mutating func clearLeftovers() {
    guard let place = small.firstIndex(of: "leftovers"),
      small[..<place].contains(where: ["finish", "finishing", "eat", "eating"].contains),
      let owner = small[..<place].last, ["kids'", "kids", "kid's", "son's", "daughter's", "children's"].contains(owner),
      !small.contains("when")
    else { return }
    let isOne = !["kids'", "kids", "children's"].contains(owner)
    words = [
      "put", "the", "leftovers", "away", "when", isOne ? "my" : "the", String(owner.prefix { $0 != "'" }), isOne ? "is" : "are", "done",
      "eating",
    ]
  }

  /// Turns "I lie awake replaying conversations" into what keeps one awake.
  mutating func lieAwake() {
    guard let awake = small.prefix(6).firstIndex(of: "awake"), awake > 0, ["lie", "lying"].contains(small[awake - 1]),
      awake + 1 < small.count, ["replaying", "thinking", "going", "running", "rehearsing", "obsessing"].contains(small[awake + 1])
    else { return }
    words = words[...awake] + ["worrying"]
  }

  /// Turns "I take my insulin late all the time" into "take my insulin on time".
  mutating func doOnTime() {
    var rest = self
    // "I'm always late handing in my lesson notes".
    if rest.drop(["i'm always late", "i am always late", "i'm often late", "i'm late", "always late", "i keep being late"]),
      let base = rest.small.first.flatMap(Inflection.base(ofGerund:)), rest.words.count > 1, Self.dueVerbs.contains(base)
    {
      words = [base] + rest.words.dropFirst() + ["on", "time"]
      return
    }
    guard rest.drop(["i always", "i keep on", "i keep", "i"]) else { return }
    while rest.dropLast(["all the time", "every day", "every time", "again", "every month", "too often"]) {}
    guard rest.dropLast(["too late", "late"]), let verb = rest.small.first, rest.words.count > 1 else { return }
    let base = Inflection.base(ofGerund: verb) ?? verb
    guard Self.dueVerbs.contains(base) else { return }
    words = [base] + rest.words.dropFirst() + ["on", "time"]
  }

  private static let dueVerbs: Set = ["take", "pay", "hand", "submit", "send", "turn", "file", "return", "deliver", "inject"]

  /// Turns "I moved to Leeds and I don't know anybody" into "make new friends".
  mutating func meetPeople() {
    guard small.count > 3, small.suffix(2).first == "know", ["anybody", "anyone", "nobody"].contains(small[small.count - 1]),
      small.contains("don't") || small[small.count - 1] == "nobody"
    else { return }
    words = ["make", "new", "friends"]
  }

  /// Turns "I eat lunch alone every day" into "ask somebody to have lunch with me".
  mutating func eatTogether() {
    var rest = self
    // "I moved to Oslo and eat lunch alone".
    if let eat = small.prefix(8).lastIndex(of: "eat"), eat > 0, small[0] == "i" { rest.words = ["I"] + words[eat...] }
    guard rest.drop(["i eat", "i always eat", "i have", "eating", "stop eating", "i keep eating"]), rest.words.count > 1,
      ["breakfast", "lunch", "dinner", "supper"].contains(rest.small[0]), ["alone", "by"].contains(rest.small[1]),
      rest.small[1] == "alone" || rest.small.dropFirst(2).first == "myself"
    else { return }
    words = ["ask", "somebody", "to", "have", rest.words[0], "with", "me"]
  }

  /// Turns "stop buying coffee every day" into what is drunk and eaten instead.
  mutating func makeOwn() {
    var rest = self
    guard rest.drop(["stop buying", "quit buying", "i keep buying", "i always buy", "buying", "buy less", "i buy too much"]),
      let thing = rest.words.first,
      ["coffee", "coffees", "lunch", "sandwiches", "latte", "lattes", "tea"].contains(thing.lowercased()), rest.words.count < 5
    else { return }
    words =
      ["make", "my", "own", thing.hasSuffix("s") && thing != "sandwiches" ? String(thing.dropLast()) : thing]
      + (["at", "out"].contains(rest.small.dropFirst().first) ? [] : rest.words.dropFirst())
  }
}
