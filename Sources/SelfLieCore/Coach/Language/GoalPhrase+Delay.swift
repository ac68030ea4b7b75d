/// What is put off.
extension GoalPhrase {
  /// Takes a delay from before an act that is therefore missing: "putting off calling the dentist". What is put off and no act is made a
  /// start on: "I put off my taxes".
  static func dropDelay(_ wish: inout TypedWords) -> Bool {
    var rest = wish
    guard rest.drop(delays), let first = rest.small.first else { return false }
    // "Doing my taxes every year until the last possible day", "my thesis by cleaning the flat".
    let isLate = !rest.cut(before: ["until", "till"]).isEmpty
    rest.cut(before: ["by"]) { Inflection.base(ofGerund: $0) != nil }
    if Inflection.base(ofGerund: first) != nil { _ = rest.dropLast(["every year", "every month", "every week", "every time"]) }
    if Inflection.base(ofGerund: first) == nil {
      guard !wish.small.contains(where: evasions.contains) else { return false }
      rest.cut(before: ["every", "each", "until", "till", "for", "since", "as", "again"])
      let isTask = Inflection.determiners.contains(first) || rest.small.last?.hasSuffix("s") == true
      _ = rest.dropLast(["anymore", "any more"])
      if wish.small.prefix(5).contains(where: ["skip", "skipping"].contains) {
        // "Skip lunch" of whoever has none.
        if rest.words.count == 1, ["breakfast", "lunch", "dinner"].contains(rest.small[0]) {
          wish = TypedWords("sit down and eat \(rest.text)")
          return true
        }
        let isAttended = rest.words.last.map(attended.contains) == true
        rest = TypedWords("\(Replacement.use(of: rest.small) ?? (isAttended ? "go to" : "do")) \(rest.text)")
      } else if rest.words.contains(where: callable.contains) {
        rest = TypedWords("call \(rest.text)")
      } else if rest.words.contains(where: booked.contains) {
        rest = TypedWords("book \(rest.text)")
      } else if isTask {
        rest = TypedWords("make \(isLate ? "an early" : "a") start on \(Inflection.determiners.contains(first) ? "" : "my ")\(rest.text)")
      } else if !Inflection.isVerb(first) {
        guard let verb = Replacement.use(of: rest.words) else { return false }
        rest = TypedWords("\(verb) \(rest.text)")
      }
    }
    wish = rest
    return true
  }

  /// Who is called where seeing them is put off.
  private static let callable = Inflection.words(
    "dentist doctor gp vet therapist optician mechanic plumber electrician lawyer landlord bank gynecologist gynaecologist physio")
  private static let booked = Inflection.words("test exam appointment checkup check-up surgery operation mammogram colonoscopy vaccination")
  /// What is gone to, and skipped by whoever stays away.
  private static let attended: Set = [
    "school", "work", "church", "practice", "training", "gym", "meetings", "rehearsal", "mass", "therapy",
  ]
  /// What is avoided may be anything, and not only a task.
  private static let evasions: Set = ["avoid", "avoiding"]

  private static let delays = [
    "put off", "putting off", "i put off", "i am putting off", "i'm putting off", "delay", "delaying", "postpone", "postponing",
    "procrastinate on", "procrastinating on", "i procrastinate on", "stop avoiding", "quit avoiding", "stop skipping", "quit skipping",
    "stop neglecting", "i keep avoiding", "i avoid", "don't want to skip", "i don't want to skip", "no more skipping", "never skip",
    "not skip",
    "i keep putting off", "i have been putting off", "i've been putting off",
  ]
}
