/// The order in which somebody says an act and its moment.
extension TypedWords {
  /// Says the act before its moment: "listen when my wife talks" for "when my wife talks, listen", "call grandma every Tuesday because she is
  /// alone" for "every Tuesday call grandma because she is alone".
  mutating func putActFirst() {
    guard words.count < 17, let end = leadingMoment else { return }
    var act = self
    act.keep(last: words.count - end)
    // "When I'm lonely, I order pizza" tells of a habit, and "when I get home, I hug my kids" of a plan.
    if act.small.first == "i", act.small.count > 1, Self.planned.contains(act.small[1]) { act.words.removeFirst() }
    let verb = act.small.first?.filter { $0 != "," } ?? ""
    // "Once the kids are asleep, paint".
    let isOrder = words[end - 1].hasSuffix(",") && VerbTable.also.contains(verb)
    guard Inflection.isVerb(verb) || ["stop", "quit"].contains(verb) || isOrder,
      !act.small.contains(where: { ["before", "after", "when"].contains($0) })
    else { return }
    let moment = words[..<end].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    let why = act.small.firstIndex { ["because", "so", "since"].contains($0) } ?? act.words.count
    words = act.words[..<why] + moment + act.words[why...]
  }

  /// The number of words at the beginning that say when: a clause up to a comma, or a time such as "on Sundays", "after work"; nil for none.
  private var leadingMoment: Int? {
    let small = small
    guard let first = small.first else { return nil }
    if ["when", "after", "before", "whenever", "once"].contains(first) || small.starts(with: ["as", "soon", "as"]),
      words.count(where: { $0.hasSuffix(",") }) == 1,
      let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma > 1, comma + 1 < words.count
    {
      return comma + 1
    }
    let second = small.dropFirst().first ?? ""
    switch first {
    case "every", "each", "on": return Trigger.days.contains(second) || Self.times.contains(second) && first != "on" ? 2 : nil
    case "after", "before": return Self.occasions.contains(second) ? 2 : nil
    case "in": return small.count > 3 && small[1] == "the" && Self.times.contains(small[2]) ? 3 : nil
    case "at":
      let hours = small.dropFirst().prefix {
        Numerals.english.small.contains($0) || ["in", "the", "evening", "morning", "night"].contains($0)
      }
      guard !hours.isEmpty else { return nil }
      // "At seven on weekdays".
      let rest = small.dropFirst(hours.count + 1)
      let isOnDays =
        rest.first == "on" && rest.dropFirst().first.map { Trigger.days.contains($0) || ["weekdays", "weekends"].contains($0) } == true
      return hours.count + (isOnDays ? 3 : 1)
    // "During ads do push-ups".
    case "during" where small.count > 3 && Inflection.isVerb(small[2]) && small[1].hasSuffix("s"): return 2
    default: return nil
    }
  }

  private static let times: Set = ["morning", "evening", "night", "day", "afternoon", "weekend", "lunchtime"]
  private static let occasions: Set = [
    "work", "school", "breakfast", "lunch", "dinner", "bed", "supper", "class", "church", "prayers", "training",
  ]
  /// What somebody does who makes a plan, and no habit that they want to leave.
  private static let planned = Inflection.words(
    """
    hug kiss listen read write pray meditate stretch thank smile breathe praise greet cook tidy wash floss study practise practice journal
    exercise
    """)
}
