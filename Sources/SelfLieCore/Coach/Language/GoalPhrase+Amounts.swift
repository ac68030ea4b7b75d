/// How much, and how often: "only two cups", "at most one hour", "less sugar", "a hundred times a day".
extension GoalPhrase {
  /// Returns the act of having at most so much of what is to become less: "have at most two cups of coffee" for "cut coffee to two cups".
  static func mostOf(_ wish: TypedWords) -> TypedWords? {
    var rest = wish
    _ = rest.drop(["i'm trying to", "i am trying to", "trying to", "i want to", "i'd like to", "i need to"])
    guard rest.drop(reducing + ["cut", "limit", "keep"]) else { return nil }
    // "Cut down to two pints on a Friday".
    if rest.drop(["to"]), rest.words.count > 1, (Numerals.english.small + Numerals.english.tens).contains(rest.small[0]) {
      return TypedWords("have at most \(rest.text)")
    }
    // "Cut down on red meat to once or twice a week".
    if let often = rest.small.firstIndex(of: "to"), (1...3).contains(often), often + 1 < rest.words.count,
      ["once", "twice"].contains(rest.small[often + 1]), let verb = Replacement.use(of: Array(rest.small[..<often]))
    {
      return TypedWords("\(verb) \(rest.words[..<often].joined(separator: " ")) only \(rest.words[(often + 1)...].joined(separator: " "))")
    }
    // "Limit gaming to an hour a night".
    if let to = rest.small.firstIndex(of: "to"), (1...3).contains(to), to + 2 < rest.words.count,
      ["an", "half"].contains(rest.small[to + 1]), rest.small[(to + 1)...].prefix(3).contains("hour")
    {
      return TypedWords(
        (["spend", "at", "most"] + rest.words[(to + 1)...].prefix { !["on", "at", "in"].contains($0.lowercased()) } + ["on"]
          + rest.words[..<to]).joined(separator: " "))
    }
    guard let place = rest.small.firstIndex(of: "to"), (1...2).contains(place),
      place + 2 < rest.words.count, (Numerals.english.small + Numerals.english.tens).contains(rest.small[place + 1]),
      !["my", "myself"].contains(rest.small[0])
    else { return nil }
    let (thing, amount) = (rest.words[..<place], rest.words[(place + 1)...])
    // Nobody has twenty minutes of Instagram.
    if ["minutes", "hour", "hours"].contains(amount.dropFirst().first?.lowercased()) {
      return TypedWords((["spend", "at", "most"] + amount + ["on"] + thing).joined(separator: " "))
    }
    return TypedWords((["have", "at", "most"] + amount.prefix(2) + ["of"] + thing + amount.dropFirst(2)).joined(separator: " "))
  }

  /// Moves "only" to the moment that it belongs to: "drink only on weekends" for "only drink on weekends".
  static func moveOnly(_ wish: inout TypedWords) {
    var act = wish
    guard act.drop(["only"]), Inflection.isVerb(act.small.first ?? "") else { return }
    // "Only have two pints".
    if act.words.count > 2, Numerals.english.small.contains(act.small[1]) {
      wish = TypedWords(([act.words[0], "at", "most"] + act.words[1...]).joined(separator: " "))
      return
    }
    let whole = act
    // "Only check email twice a day".
    if let often = act.small.indices.dropFirst(2).first(where: { ["once", "twice"].contains(act.small[$0]) }) {
      act.words.insert("only", at: often)
      wish = act
      return
    }
    guard Trigger.cue(inside: &act) != nil else { return }
    wish = TypedWords((act.words + ["only"] + whole.words[act.words.count...]).joined(separator: " "))
  }

  /// Removes from the end how often a habit is had: "most evenings", "six times".
  static func dropFrequency(_ wish: inout TypedWords) {
    // "Crack my neck about twenty times a day at work".
    if let times = wish.small.firstRange(of: ["times", "a", "day"]), times.lowerBound > 2, times.upperBound < wish.words.count,
      let end = wish.small[..<times.lowerBound].lastIndex(where: { !amounts.contains($0) && !["about", "around", "maybe"].contains($0) })
    {
      wish.words.removeSubrange((end + 1)..<times.upperBound)
      // "Like ten times a day".
      _ = wish.dropLast(["like", "about", "maybe"])
    }
    // "Drink wine every night after the kids are in bed" says when.
    if let every = wish.small.indices.dropLast(3).first(where: {
      $0 > 1 && ["every", "each"].contains(wish.small[$0]) && ["night", "evening", "morning", "day"].contains(wish.small[$0 + 1])
        && ["after", "once"].contains(wish.small[$0 + 2]) && wish.small[$0 + 3] == "the"
    }) {
      wish.words.removeSubrange(every...(every + 1))
    }
    // "Vape all day long at university".
    if let long = wish.small.firstRange(of: ["all", "day", "long"]), long.lowerBound > 0 { wish.cut(to: long.lowerBound) }
    // "Interrupt people all the time in meetings".
    if let always = wish.small.firstRange(of: ["all", "the", "time"]), always.lowerBound > 0 { wish.words.removeSubrange(always) }
    // "Drink three cans of cola a day" is about cola.
    if wish.small.count > 4, wish.small.suffix(2).elementsEqual(["a", "day"]), let of = wish.small.firstIndex(of: "of"), of > 2,
      Self.amounts.contains(wish.small[of - 2]), Self.containers.contains(wish.small[of - 1])
    {
      wish.words.removeSubrange((of - 2)...of)
      wish.cut(to: wish.words.count - 2)
    }
    let small = wish.small
    // "Check my phone a hundred times a day".
    if small.count > 5, small.suffix(2).elementsEqual(["a", "day"]), small[small.count - 3] == "times",
      let end = small.dropLast(3).lastIndex(where: { !amounts.contains($0) && $0 != "a" })
    {
      wish.cut(to: end + 1)
      return
    }
    guard small.count > 3, let last = small.last, ["times", "evenings", "nights", "days", "mornings", "weekends"].contains(last),
      Self.amounts.contains(small[small.count - 2])
    else { return }
    wish.cut(to: small.count - 2)
  }

  private static let containers: Set = [
    "cans", "bottles", "cups", "mugs", "packs", "packets", "glasses", "bars", "bags", "pints", "litres", "liters",
  ]

  private static let amounts = Set(Numerals.english.small + Numerals.english.tens).union([
    "most", "many", "hundred", "all", "some", "several",
  ])

  /// Removes from the end for how long something has been so: "for four years now".
  static func dropSpan(_ wish: inout TypedWords, isMissed: Bool) {
    let small = wish.small
    guard let start = small.lastIndex(of: "for"), start > 0, let last = small.last(where: { $0 != "now" }),
      ["years", "months", "weeks", "ages", "decades", "days"].contains(last), small.count - start < 6,
      small.contains("now") || last == "ages" || isMissed || isLongPast(small, from: start)
    else { return }
    wish.cut(to: start)
  }

  /// Whether nobody does something for so long: "make a will for ten years".
  private static func isLongPast(_ small: [String], from start: Int) -> Bool {
    guard small.last == "years", start + 1 < small.count, !small.contains("been"), let verb = small.first else { return false }
    let few: Set = ["one", "two", "three", "four", "a"]
    return !few.contains(small[start + 1]) && !["be", "stay", "live", "work", "keep", "save", "study", "train", "want"].contains(verb)
  }

  /// Removes the person's age from the end: "at sixty seven".
  static func dropAge(_ wish: inout TypedWords) {
    let small = wish.small
    guard let place = small.lastIndex(of: "at"), place > 1, (place + 2...place + 3).contains(small.count),
      Numerals.english.tens.dropFirst(2).contains(small[place + 1])
    else { return }
    wish.cut(to: place)
  }

  /// Returns an act of having or doing less: with the verb that the words have, or else a choice.
  static func reduced(_ less: String) -> String? {
    var wish = TypedWords(less)
    while wish.drop(leading) {}
    // "Drive less and walk more" is said whole.
    let isWhole = wish.small.last == "more" && wish.small.contains("and")
    if !isWhole { _ = wish.dropLast(trailing) }
    guard let first = wish.small.first, wish.small.count > 1, !["is", "than", "of"].contains(wish.small[1]) else { return nil }
    // "Less jealous of my sister's house" says how somebody would be.
    if first == "less", Inflection.isState(wish.small[1]), !Inflection.isVerb(wish.small[1]) { return nil }
    // "Less sugar in my tea".
    let isTaken = wish.text.contains(" in my ") && Replacement.use(of: Array(wish.words.dropFirst().prefix(1))) != nil
    // "Less scrolling on the toilet".
    if first == "less", let base = Inflection.base(ofGerund: wish.small[1]), !wish.small.contains("and") {
      let rest = Array(wish.words.dropFirst(2))
      guard !wish.small.contains("more") else { return nil }
      // "I drive to the station less", but "I worry less about money".
      let isBehind = rest.first.map { ["about", "on", "with", "at", "in", "for", "over"].contains($0.lowercased()) } ?? true
      return (isBehind ? [base, "less"] + rest : [base] + rest + ["less"]).joined(separator: " ")
    }
    let use = Replacement.use(of: [wish.small[wish.small.count - 1]])
    let verb = wish.small.starts(with: ["less", "time"]) ? "spend" : isTaken ? "take" : use == "eat" ? "eat" : "choose"
    let act = ["less", "fewer"].contains(first) ? "\(verb) \(Inflection.first(wish.text))" : Inflection.bases(of: wish.text)
    // "I worry less" is no act, and "I choose less doomscrolling" helps nobody, but "moan less and laugh more" says what to do.
    let isRegretted =
      !isWhole && Act(act).isRegretted || wish.words.contains { $0.hasSuffix("ing") && Act(Inflection.bases(of: $0)).isRegretted }
    let isAct = Inflection.isVerb(act.prefix { $0 != " " }) && !isRegretted && !Act(act).isAsleep && !act.hasPrefix("miss ")
    return isAct && act.count { $0 == " " } < 7 && Act(act).isPlainReduction ? act : nil
  }
}

extension TypedWords {
  /// A habit without how often it is had: "gambling on football" for "gambling on football every weekend", but "checking a message" for
  /// "checking every message".
  var withoutEvery: String {
    var habit = self
    if let every = small.indices.dropFirst().dropLast().last(where: { place in
      small[place] == "every" && (Trigger.days.contains(small[place + 1]) || Self.spans.contains(small[place + 1]))
    }) {
      // "Every Thursday afternoon".
      let isPart = every + 2 < small.count && Trigger.days.contains(small[every + 1]) && Self.spans.contains(small[every + 2])
      habit.words.removeSubrange(every...(every + (isPart ? 2 : 1)))
      habit.cut(to: habit.words.count)
    } else if small.count > 3, small[small.count - 3] == "every", Self.numbers.contains(small[small.count - 2]) {
      // "Every ten minutes".
      habit.cut(to: small.count - 3)
    } else if small.count > 4, small[small.count - 2] == "every", !Self.bindings.contains(small[small.count - 3]),
      Inflection.base(ofGerund: small[small.count - 3]) == nil
    {
      // "Arguing with my sister about money every Christmas".
      habit.cut(to: small.count - 2)
    }
    return habit.text.replacing(" every ", with: " a ")
  }

  private static let bindings: Set = ["at", "on", "in", "for", "to", "of", "with", "about", "over", "from", "and", "after", "before"]
  private static let spans: Set = ["day", "night", "morning", "evening", "afternoon", "week", "weekend", "month", "hour", "year"]
}
