/// A rule for advice: it looks at the facts about one affirmation, and makes a finding or none.
public struct AdviceRule: Equatable, Sendable {
  /// The published name of the rule.
  public let name: String
  /// How urgent advice by this rule is.
  public let priority: Advice.Priority
  /// Why the finding is worth telling.
  public let reason: String
  /// Looks at the facts; nil if the rule finds nothing.
  let find: @Sendable (AdviceInput) -> (finding: String, command: AdviceCommand)?
  /// The commands that make no sense for the same affirmation while this advice stands; advice for the person's wellbeing is always given.
  let silenced: Set<AdviceCommand.Verb>

  init(
    _ name: String, _ priority: Advice.Priority, _ reason: String, silencing silenced: Set<AdviceCommand.Verb> = [],
    _ find: @escaping @Sendable (AdviceInput) -> (String, AdviceCommand)?
  ) {
    (self.name, self.priority, self.reason, self.silenced, self.find) = (name, priority, reason, silenced, find)
  }

  /// All that is done for a sentence, praise for having reached its target among it.
  static let everything = Set(AdviceCommand.Verb.allCases)
  /// All that is done for a sentence that stays.
  static let effort = everything.subtracting([.archive])

  /// Whether the rule may speak. Of a sentence with a fault nothing is said but that, and in a pause nothing but what concerns the person.
  func applies(to adviceInput: AdviceInput) -> Bool {
    if adviceInput.fault != nil { return self == .sentence || self == .many }
    // The last ones are said as they are.
    if priority == .polish, adviceInput.isAlmostThere { return false }
    return priority == .care || !adviceInput.isPaused
  }

  public static func == (left: AdviceRule, right: AdviceRule) -> Bool { left.name == right.name }

  /// Every rule, the most important first.
  public static let all = care + progress + polish

  // MARK: Look after yourself

  /// The repetitions in a day that are too many: more than this are half an hour of speaking and more.
  static let mostInADay = 300
  /// The most repetitions in a day that advice ever plans.
  static let mostToPlan = 100
  /// The days without a take that make a long silence.
  static let longSilence = 7
  /// The repetitions that somebody misses who has stopped; after fewer they have hardly begun.
  static let fewestToMiss = 5
  /// The nights that make a habit of it; one late evening is none.
  static let fewestNights = 3
  /// The affirmations at once that a person's attention can hold: about as many as working memory (Chen and Cowan 2009).
  static let mostAtOnce = 3

  private static let sentence = AdviceRule(
    "sentence", .care, "what you say a thousand times should do you good"
  ) { adviceInput in
    adviceInput.fault.map { ("\($0). Look for another sentence", .coach(adviceInput.number)) }
  }

  private static let many = AdviceRule(
    "many", .care, "a few sentences at a time are easier to keep in mind than many", silencing: effort
  ) { adviceInput in
    guard adviceInput.number == AdviceInput.spare(of: adviceInput.active, faulty: adviceInput.faulty, sparing: adviceInput.spared) else {
      return nil
    }
    let times = adviceInput.active[adviceInput.number] ?? 0, others = adviceInput.active.filter { !adviceInput.spared.contains($0.key) }
    let text = "\"\(adviceInput.affirmation.text)\""
    let which =
      adviceInput.fault != nil
      ? ", and \(text) is the one to put away first"
      : others.values.allSatisfy { $0 == times } ? "; \(text) might wait" : ", and \(text) least often: \(counted(times, "time"))"
    return (
      "you practised \(adviceInput.active.count) affirmations in the last two weeks\(which)", .archive(adviceInput.number)
    )
  }

  private static let care = [
    sentence,
    AdviceRule(
      "belief-falling", .care, "saying something that feels less and less true helps nobody; another sentence may", silencing: everything
    ) { adviceInput in
      guard let fall = adviceInput.fall else { return nil }
      let last = fall.map { "\($0.value) at \($0.count)" }.joined(separator: ", ")
      let rest = adviceInput.idleDays.map { $0 < longSilence } ?? true ? ", or take a break" : ""
      return (
        "it felt \(fall.count > 2 ? "less true each time you rated it" : "at most half as true as the time before"): \(last). Look for another sentence\(rest)",
        .coach(adviceInput.number)
      )
    },
    AdviceRule(
      "belief-low", .care,
      "a sentence you don't believe may do harm (contested: Wood 2009, Flynn 2020); a smaller step is easier to believe",
      silencing: everything
    ) { adviceInput in
      guard let last = adviceInput.ratings.last, adviceInput.isRatedLow, adviceInput.fall == nil else { return nil }
      return (
        "you rated it \(last.value) of 10 after \(counted(last.count, "repetition")). A smaller step may feel true",
        .coach(adviceInput.number)
      )
    },
    AdviceRule("belief-old", .care, "how true a sentence feels changes as you say it", silencing: [.coach]) { adviceInput in
      guard let last = adviceInput.ratings.last, last.value <= Belief.little, adviceInput.isRatingOld, !adviceInput.forecast.isReached
      else {
        return nil
      }
      let since = adviceInput.forecast.count - last.count
      return ("you rated it \(last.value) of 10, \(since) repetitions ago. How true does it feel now?", .rate(adviceInput.number))
    },
    AdviceRule(
      "silence", .care, "a missed day undoes nothing (Lally 2010); a small start is enough", silencing: [.plan, .record, .edit]
    ) { adviceInput in
      guard let silent = adviceInput.idleDays, adviceInput.forecast.count >= fewestToMiss, !adviceInput.forecast.isReached,
        !adviceInput.forecast.plan.leavesOut(adviceInput.today), !adviceInput.isDoubted, silent >= longSilence
      else { return nil }
      let left = adviceInput.forecast.remaining, some = min(left, 5)
      return (
        "you haven't \(adviceInput.active.keys.contains { $0 != adviceInput.number } ? "said this one" : "practised") for \(silent) days; all \(adviceInput.forecast.count) are still there"
          + (left == some || adviceInput.isAlmostThere ? ", and only \(areLeft(left))" : "")
          + (left == some ? "" : ". Five would be a start"),
        .practice(adviceInput.number, "--repetitions \(some)")
      )
    },
    AdviceRule("too-much", .care, "a voice needs rest, and practice spread over days lasts longer", silencing: [.practice]) { adviceInput in
      let week = adviceInput.days.filter {
        adviceInput.today.advanced(by: -6)...adviceInput.today ~= $0.key && $0.value.spoken > mostInADay
      }
      guard let (day, tally) = week.max(by: { ($0.value.spoken, $1.key) < ($1.value.spoken, $0.key) }), !adviceInput.forecast.isReached
      else { return nil }
      let found = "you said \(tally.spoken) on \(day), and more than \(mostInADay) is a lot for one day"
      let plan = adviceInput.forecast.plan, left = adviceInput.forecast.remaining
      let isPlanned = plan.perDay.map { $0 <= mostToPlan } ?? false
      guard isPlanned || left <= mostToPlan else { return (found, .plan(adviceInput.number, "--per-day \(mostToPlan)")) }
      // A plan that was made since then is to be tried first.
      if isPlanned, let since = plan.since, since >= day { return nil }
      guard let rest = adviceInput.dayOfRest(after: day) else { return nil }
      let waiting = left > mostToPlan ? "what is left" : left == 1 ? "the last one" : "the last \(left)"
      return ("\(found); \(waiting) can wait a day", .plan(adviceInput.number, "--pause \(rest.digits)"))
    },
    AdviceRule("night", .care, "sleep does more for a new habit than repetitions do") { adviceInput in
      let spoken = adviceInput.recent.filter { $0.kind == .spoken }.prefix(50)
      let atNight = spoken.count { $0.hour < 5 }
      guard spoken.count >= Advice.enoughTakes, 2 * atNight >= spoken.count, !adviceInput.isReminded(atHour: 8),
        Set(spoken.filter { $0.hour < 5 }.map { $0.day(dayEnds: 0) }).count >= fewestNights, !adviceInput.isDoubted
      else { return nil }
      return (
        "you said \(share(atNight, of: spoken.count)) between midnight and five in the morning", .remind(adviceInput.reminders, and: 8)
      )
    },
    many,
  ]

  // MARK: Figures in words

  /// The repetitions left until a target, in words.
  static func areLeft(_ count: Int) -> String { count == 1 ? "1 is left" : "\(count) are left" }

  /// Some of the last takes, in words.
  static func share(_ count: Int, of total: Int) -> String {
    count == total ? "all of the last \(total)" : count == 0 ? "none of the last \(total)" : "\(count) of the last \(total)"
  }

  /// The number a day that a command is for, in words; empty if it is the pace that was just told.
  static func offer(_ perDay: Int, at pace: Double) -> String { rate(pace) == "\(perDay)" ? "" : "; \(perDay) a day would be a plan" }

  /// A number with at most one decimal.
  static func rate(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }

  /// Whole minutes; a damaged ledger may hold any number of seconds.
  static func minutes(_ seconds: Double) -> Int { seconds.isFinite ? Int(min(max(seconds / 60, 0), 1e9)) : 0 }
}
