/// The habit that a story tells, and what is wanted of it.
extension Story {
  /// The last habit that is told before a clause.
  func habit(before place: Int) -> TypedWords? {
    let told = clauses[..<place]
    // "I've been vaping since college".
    func isGoingOn(_ clause: Clause) -> Bool {
      let small = clause.words.small
      return small.count > 2 && small.starts(with: ["i've", "been"]) && Inflection.base(ofGerund: small[2]) != nil
    }
    return (told.last { $0.saying == .excess } ?? told.last { $0.saying == .act } ?? told.last(where: isGoingOn))?.words
  }

  /// Returns the moment at which somebody would come back to what is over: "when I feel like bringing up old fights"; nil for another habit.
  func returning(before place: Int) -> [String]? {
    guard let habit = habit(before: place) else { return nil }
    let words = Array(Self.ended(habit).words.dropFirst())
    guard let verb = words.first?.lowercased(), Self.returned.contains(Inflection.base(ofGerund: verb) ?? verb) else { return nil }
    return ["when", "I", "feel", "like"] + words
  }

  private static let returned: Set = ["bring", "replay", "rehash", "dwell", "dig", "revisit"]

  /// Returns a habit of the hands or the mouth with what is wanted in its place: "stop biting my nails, squeeze a ball instead" for "squeeze a
  /// ball" of whoever bites their nails; nil where the habit has a moment, at which the act is done, or is no such habit.
  func alternative(to place: Int, _ wish: TypedWords) -> TypedWords? {
    guard clauses[place].isInstead, var habit = habit(before: place), !habit.small.contains(where: Self.whens.contains) else { return nil }
    _ = habit.drop(["i always", "i keep on", "i keep", "i still", "i often", "i"])
    guard let verb = habit.small.first, Self.handled.contains(Inflection.base(ofGerund: verb) ?? verb), Trigger.cue(inside: &habit) == nil
    else { return nil }
    GoalPhrase.dropFrequency(&habit)
    habit.cut(before: ["until", "till", "during", "after", "at", "while", "and", "all", "every"])
    var act = wish, goal = Self.ended(habit)
    _ = act.dropLast(["instead"])
    goal.words[goal.words.count - 1] += ","
    goal.words += act.words + ["instead"]
    return goal
  }

  static let handled: Set = [
    "bite", "chew", "pick", "pull", "rub", "crack", "scratch", "twirl", "smoke", "vape", "peel", "suck", "scroll", "grind", "clench",
  ]

  /// Returns a habit as one that is to end: "stop texting at red lights" for "I text at red lights".
  static func ended(_ habit: TypedWords) -> TypedWords {
    var habit = habit
    let moment = Trigger.cue(leading: &habit)
    _ = habit.drop(["i always", "i keep on", "i keep", "i still", "i often", "i end up", "i've been", "i have been", "i"])
    guard let verb = habit.small.first else { return habit }
    if Inflection.base(ofGerund: verb) == nil, Inflection.isVerb(verb) { habit.words[0] = Inflection.gerund(of: verb) }
    habit.cutRemark()
    // "Vape in the bathroom and hide it from my wife".
    habit.cut(before: ["and"]) { ["hide", "lie", "pretend", "deny"].contains($0) }
    // What is left until morning is done in the evening.
    if !["leaving", "leave"].contains(habit.small.first) { habit.cut(before: ["till", "until"]) }
    // "Sometimes until they bleed".
    if habit.dropLast(["sometimes", "often"]) { habit.cut(to: habit.words.count) }
    _ = habit.remove("only")
    habit.words = ["stop"] + habit.words + (moment.map { $0.split(separator: " ").map(String.init) } ?? [])
    return habit
  }

  /// The appointment that somebody has put off who tells of their fear of it: "I'm scared of the dentist and haven't been in years".
  var visit: TypedWords? {
    let small = told(before: clauses.count).small.map { $0.filter { $0 != "," } }
    guard let feared = small.firstIndex(where: ["dentist", "doctor", "gynaecologist", "gynecologist", "optician"].contains),
      small.contains(where: ["scared", "afraid", "terrified", "dread", "avoid", "avoiding", "hate"].contains),
      small.contains(where: ["been", "gone", "years", "since", "avoid", "avoiding"].contains)
    else { return nil }
    return TypedWords("book an appointment with the \(small[feared])")
  }

  /// Everything that is told before a clause.
  func told(before place: Int) -> TypedWords {
    var told = TypedWords("")
    told.words = clauses[..<place].flatMap { clause in clause.words.words.dropLast() + clause.words.words.suffix(1).map { $0 + "," } }
    return told
  }
}
