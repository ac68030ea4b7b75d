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

  /// Whether the rule may speak. Of a sentence with a fault nothing is said but that, of one that was put away nothing else, and in a pause
  /// nothing but what concerns the person.
  func applies(to adviceInput: AdviceInput) -> Bool {
    if adviceInput.fault != nil { return self == .sentence || self == .many }
    if adviceInput.affirmation.isArchived { return false }
    // The last ones are said as they are, if they count.
    if priority == .polish || Self.takes.contains(self), adviceInput.isAlmostThere, !adviceInput.isHeld { return false }
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
  /// The repetitions that are worth telling somebody who has stopped; after fewer they have hardly begun.
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
      : others.values.count { $0 == times } > 1 ? "; \(text) might wait" : ", and \(text) least often: \(Self.times(times))"
    return (
      "you practised \(adviceInput.active.count) affirmations in the last two weeks\(which)", .archive(adviceInput.number)
    )
  }

  private static let care = [
    sentence,
    AdviceRule(
      "belief-falling", .care, "repeating what feels less and less true doesn't help; another sentence may", silencing: everything
    ) { adviceInput in
      guard let fall = adviceInput.fall else { return nil }
      let rest = adviceInput.idleDays.map { $0 < longSilence } ?? true ? ", or take a break" : ""
      return (
        "you rated it \(fall.count > 2 ? "lower each time: " : "")\(inWords(fall)). Look for another sentence\(rest)",
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
        "you rated it \(last.value) of 10 \(moment(of: last)). A smaller step may feel true",
        .coach(adviceInput.number)
      )
    },
    AdviceRule("belief-old", .care, "how true a sentence feels changes as you say it", silencing: everything) { adviceInput in
      guard let last = adviceInput.ratings.last, adviceInput.isAskedAgain else { return nil }
      let since = adviceInput.forecast.count - last.count
      return ("you rated it \(last.value) of 10, \(since) repetitions ago. How true does it feel now?", .rate(adviceInput.number))
    },
    AdviceRule(
      "silence", .care, "a missed day undoes nothing (Lally 2010); a small start is enough",
      silencing: [.plan, .record, .edit, .check, .config]
    ) { adviceInput in
      // What is to be put away is not taken up again in the same breath.
      guard let silent = adviceInput.idleDays, !adviceInput.forecast.isReached,
        !adviceInput.forecast.plan.leavesOut(adviceInput.today), !adviceInput.isDoubted, silent >= longSilence, !adviceInput.isSpare
      else { return nil }
      let left = adviceInput.forecast.remaining, some = min(left, 5), said = adviceInput.forecast.count
      // Of several, one that was only tried is not missed.
      let isOne = adviceInput.active.keys.contains { $0 != adviceInput.number }
      guard said >= fewestToMiss || !isOne else { return nil }
      let rest = adviceInput.endedPause.map { _ in "your pause ended" } ?? "you haven't \(isOne ? "said it" : "practised") for"
      let missed = adviceInput.weakestWord.map { ". Before, selflie often missed '\($0.word)'" } ?? ""
      return (
        "\(rest) \(silent) days\(adviceInput.endedPause == nil ? "" : " ago")"
          + (said < fewestToMiss ? "" : "; all \(said) are still there")
          + (left == some || adviceInput.isAlmostThere ? ", and only \(areLeft(left))" : "") + missed
          + (left == some ? "" : ". Five would be a start"),
        .practice(adviceInput.number, "--repetitions \(some)")
      )
    },
    AdviceRule(
      "too-much", .care, "a voice needs rest, and practice spread over days lasts longer", silencing: [.practice, .record, .config]
    ) {
      adviceInput in
      let week = adviceInput.days.filter {
        adviceInput.today.advanced(by: -6)...adviceInput.today ~= $0.key && $0.value.spoken > mostInADay
      }
      let plan = adviceInput.forecast.plan, left = adviceInput.forecast.remaining, last = week.max { $0.key < $1.key }
      guard !adviceInput.forecast.isReached, !adviceInput.isDoubted else { return nil }
      func found(_ figures: String) -> String { "\(figures), and more than \(mostInADay) is a lot for one day" }
      if let perDay = plan.perDay, perDay > mostToPlan, left > mostToPlan,
        let said = last.map({ "said \($0.value.spoken) on \($0.key)" })
          ?? (perDay > mostInADay ? "planned \(perDay) a day" : nil)
      {
        return (found("you \(said)"), .plan(adviceInput.number, "--per-day \(mostToPlan)"))
      }
      guard let (day, tally) = last else { return nil }
      // A plan that was made since then is to be tried first.
      if plan.perDay != nil, let since = plan.since, since >= day { return nil }
      guard let rest = adviceInput.dayOfRest(after: day) else { return nil }
      let waiting = left > mostToPlan ? "what is left" : left == 1 ? "the last one" : "the last \(left)"
      return (
        "\(found("you said \(tally.spoken) on \(day)")); \(waiting) can wait a day", .plan(adviceInput.number, "--pause \(rest.digits)")
      )
    },
    AdviceRule("night", .care, "sleep does more for a new habit than repetitions do") { adviceInput in
      let since = adviceInput.today.advanced(by: 1 - Progress.paceDays)
      let spoken = adviceInput.recent.filter { $0.kind == .spoken && $0.day(dayEnds: 0) >= since }
      let atNight = spoken.count { $0.hour < 5 }
      guard spoken.count >= Advice.enoughTakes, 2 * atNight >= spoken.count, !adviceInput.isReminded(atHour: 8),
        Set(spoken.filter { $0.hour < 5 }.map { $0.day(dayEnds: 0) }).count >= fewestNights, !adviceInput.isDoubted,
        !adviceInput.forecast.isReached
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

  /// A number of times, in words.
  static func times(_ count: Int) -> String { count == 1 ? "once" : count == 1000 ? "a thousand times" : counted(count, "time") }

  /// When a rating was given, in words.
  static func moment(of belief: Belief) -> String {
    belief.count == 0 ? "before you began" : "after \(counted(belief.count, "repetition"))"
  }

  /// Ratings with their moments, in words: "8 before you began, and 4 after 100 repetitions".
  static func inWords(_ ratings: ArraySlice<Belief>) -> String {
    let all = ratings.map { "\($0.value) \(moment(of: $0))" }
    return all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + ", and " + all[all.count - 1]
  }

  /// Some of the last takes, in words.
  static func share(_ count: Int, of total: Int) -> String {
    count == total ? "all of the last \(total)" : count == 0 ? "none of the last \(total)" : "\(count) of the last \(total)"
  }

  /// The number a day that a command is for, in words; empty if it is the pace that was just told.
  static func offer(_ perDay: Int, at pace: Double) -> String { daily(pace) == "\(perDay)" ? "" : "; \(perDay) a day would be a plan" }

  /// A number a day, in words: tenths of it matter only where it is small.
  static func daily(_ pace: Double) -> String { rate(pace < 10 ? pace : pace.rounded()) }

  /// An amount of time in words: in minutes up to an hour and a half, and then in half hours.
  static func time(minutes: Int) -> String {
    minutes <= 90 ? counted(minutes, "minute") : "about \(rate((Double(minutes) / 30).rounded() / 2)) hours"
  }

  /// How much less time the rest of the repetitions takes, in words: "the 600 that are left take 16 minutes less".
  static func saving(_ minutes: Int, on count: Int) -> String {
    (count == 1 ? "the one that is left takes" : "the \(count) that are left take") + " \(time(minutes: minutes)) less"
  }

  /// A number with at most one decimal.
  static func rate(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }

  /// Whole minutes; a damaged ledger may hold any number of seconds.
  static func minutes(_ seconds: Double) -> Int { seconds.isFinite ? Int(min(max(seconds / 60, 0), 1e9)) : 0 }
}
