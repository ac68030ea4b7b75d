/// What a wish is said beside.
extension TypedWords {
  /// Removes from a wish what is said beside it: what others make of it, and what it is done before if it is done
  /// first: "listen to him first" of "listen to him first before I start yelling".
  mutating func cutAsides() {
    cut(before: ["whether"])
    // "Start swimming before I can't climb stairs".
    if let late = small.firstRange(of: ["before", "i", "can't"]), late.lowerBound > 1 { cut(to: late.lowerBound) }
    // "Put in my earplugs and go back to sleep instead of lying there fuming".
    if let swap = small.firstRange(of: ["instead", "of"]), small[..<swap.lowerBound].dropFirst(2).contains("and"),
      swap.upperBound < small.count,
      Inflection.base(ofGerund: small[swap.upperBound]) != nil
    {
      cut(to: swap.lowerBound)
    }
    // "Stay friendly and not take it personally", "eat normally and stop hating my body".
    cut(before: ["and"]) { ["not", "don't"].contains($0) }
    if let stop = small.firstRange(of: ["and", "stop"]), stop.lowerBound > 0,
      ["hating", "judging", "punishing", "blaming"].contains(small.dropFirst(stop.upperBound).first)
    {
      cut(to: stop.lowerBound)
    }
    if let first = small.firstRange(of: ["first", "before", "i"]), first.lowerBound > 0 { cut(to: first.lowerBound + 1) }
    // "Tell her to stop, politely but firmly", "answer her, mistakes and all".
    guard let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 0, comma + 1 < words.count else { return }
    let aside = small[(comma + 1)...]
    if ["mistakes", "accent", "fear", "without", "no", "not", "whatever"].contains(aside.first)
      || aside.suffix(2).elementsEqual(["or", "not"])
    {
      cut(to: comma + 1)
    } else if ["in", "on", "at", "every", "before", "after"].contains(aside.first) {
      // "Play again, in the afternoons".
      words[comma].removeLast()
    } else if aside.count < 5, aside.first.map(Inflection.isAdverb) == true || aside.starts(with: ["one", "at"]) {
      words[comma].removeLast()
    } else if let second = aside.firstIndex(where: { $0.hasSuffix(",") }), aside.starts(with: ["one", "at"]) {
      words[comma].removeLast()
      cut(to: second + 1)
    }
  }

  /// What people say of their habits behind them: "stop chewing my pen its disgusting".
  static let verdicts = Inflection.words(
    "disgusting gross annoying embarrassing ridiculous stupid awful horrible bad exhausting expensive silly pathetic killing terrible")

  /// Removes from a wish of two parts what is not said with the first: what nobody tries, and what comes of it.
  mutating func cutSecond() {
    // "Believe in myself again and send out two applications a day", "like the way I look and spend less time there" begin with what is learned.
    if let joint = small.firstIndex(of: "and"), joint > 2, joint + 1 < words.count,
      Inflection.isVerb(small[joint + 1]), ["believe", "like", "love"].contains(small[0]),
      !["trust", "like", "love", "believe"].contains(small[joint + 1])
    {
      cut(to: joint)
    }
    // Nobody tries to fall asleep.
    if dropLast(["and fall asleep", "and go to sleep", "and go back to sleep"]), !small.contains("and"),
      let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count
    {
      words[comma].removeLast()
      words.insert("and", at: comma + 1)
    }
    // "And be done with it by summer" is why.
    if let done = small.firstRange(of: ["and", "be", "done", "with"]), done.lowerBound > 1 { cut(to: done.lowerBound) }
    if small.starts(with: ["stay"]), let there = small.prefix(4).firstIndex(of: "there") { words.remove(at: there) }
    // "Be calm and patient with him, and praise him when he walks nicely".
    if small.first == "be", let comma = words.indices.first(where: { $0 > 2 && words[$0].hasSuffix(",") }), comma + 2 < words.count,
      small[comma + 1] == "and", Inflection.isVerb(small[comma + 2])
    {
      cut(to: comma + 1)
    }
    // "Stay calm and trust that I can do it when I see numbers".
    if ["be", "stay", "feel"].contains(small.first) { cut(before: ["and"]) { ["trust", "believe", "know"].contains($0) } }
  }

  /// Returns whom a pronoun stands for among the people whom a story names otherwise than as "my sister": "my grandma", "the neighbour".
  static func person(for pronoun: String, in told: [String]) -> [String]? {
    for place in told.indices.reversed() {
      let word = told[place], before = place > 0 ? told[place - 1] : ""
      if let relative = Relative(in: TypedWords(word)), relative.object == pronoun { return ["my", word] }
      let isCalled = pronoun == "him" ? ["guy", "man", "boy"].contains(word) : ["girl", "woman", "lady"].contains(word)
      guard isCalled || companions.contains(word), ["the", "a", "my", "our", "this"].contains(before) else { continue }
      // "A guy at the climbing gym".
      let whereabouts = told[(place + 1)...].first == "at" ? told[(place + 1)...].prefix(4).prefix { !["i", "who"].contains($0) } : []
      return [before == "a" || before == "this" ? "the" : before, word] + whereabouts
    }
    return nil
  }
}
