/// What is told as done without another act, of which that act is wanted.
extension TypedWords {
  /// Turns "stop pushing code without running the tests" into "run the tests before I push code", and "I copy code without understanding it"
  /// into "understand code before I copy it".
  mutating func doBeforehand() {
    var habit = self
    let isTold = habit.drop(["i keep", "i always", "i often", "i", "stop", "quit", "no more", "not"])
    guard isTold, let end = habit.small.firstIndex(of: "without"), (1...7).contains(end), (end + 2...end + 6).contains(habit.words.count),
      !habit.words.dropLast().contains(where: { $0.hasSuffix(",") }),
      !habit.small[end...].contains(where: ["because", "so", "and", "or", "but"].contains),
      let verb = Inflection.base(ofGerund: habit.small[end + 1]), Self.preparing.contains(verb)
    else { return }
    let base = Inflection.base(ofGerund: habit.small[0]) ?? habit.small[0]
    guard Inflection.isVerb(base) || VerbTable.also.contains(base), !["can't", "cannot", "go", "get"].contains(base) || end > 2 else {
      return
    }
    var object = Array(habit.words[(end + 2)...])
    var rest = Array(habit.words[1..<end])
    if let pronoun = object.first?.lowercased(), ["it", "them"].contains(pronoun) {
      guard !rest.isEmpty else { return }
      (object, rest) = (rest + object.dropFirst(), [pronoun])
    }
    words = [verb] + object + ["before", "I", base] + rest
  }

  /// Turns "get through the holidays without drinking" into "get through the holidays sober".
  mutating func staySober() {
    guard ["get", "go", "survive", "celebrate", "dance", "date"].contains(small.first) else { return }
    if dropLast(["without drinking", "without getting drunk", "without getting drunk first", "without alcohol", "without a drink"]) {
      words.append("sober")
    }
  }

  /// Verbs of what is rightly done before another act.
  private static let preparing: Set = [
    "check", "read", "reread", "proofread", "ask", "think", "run", "test", "understand", "wash", "brush", "lock", "save", "stretch",
    "plan", "measure", "tell", "research", "wait", "clean", "knock", "verify", "review", "taste", "warm", "rinse", "count", "signal",
  ]
}
