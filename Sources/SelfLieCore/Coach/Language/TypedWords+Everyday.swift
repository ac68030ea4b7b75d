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
      ["dentist", "doctor", "gynaecologist", "gynecologist", "optician", "dermatologist", "therapist", "physio"].contains(rest.small[0])
    else { return }
    words = ["book", "an", "appointment", "with", words[words.count - 2]] + rest.words
  }

  /// Turns "stop texting while driving" into what makes it impossible.
  mutating func driveWithoutPhone() {
    var rest = self
    _ = rest.drop(["stop", "quit", "not"])
    guard
      ["texting", "scrolling", "checking", "using", "reading", "messaging"].contains(rest.small.first), rest.words.count < 7,
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

  /// Turns "stop buying coffee every day" into what is drunk and eaten instead.
  mutating func makeOwn() {
    var rest = self
    guard rest.drop(["stop buying", "quit buying", "i keep buying", "i always buy", "buying", "buy less", "i buy too much"]),
      let thing = rest.words.first,
      ["coffee", "coffees", "lunch", "sandwiches", "latte", "lattes", "tea"].contains(thing.lowercased()), rest.words.count < 5
    else { return }
    words =
      ["make", "my", "own", thing.hasSuffix("s") && thing != "sandwiches" ? String(thing.dropLast()) : thing]
      + (rest.small.dropFirst().first == "at" ? [] : rest.words.dropFirst())
  }
}
