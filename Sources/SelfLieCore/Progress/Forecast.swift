/// The outlook of an affirmation, seen from a day: the repetitions due, the pace, and the day on which the target is reached.
public struct Forecast: Equatable, Sendable {
  /// The day from which the forecast is seen.
  public let day: Day
  /// The spoken repetitions of all days.
  public let count: Int
  /// The spoken repetitions to reach.
  public let target: Int
  /// The person's plan for the affirmation.
  public let plan: Plan
  /// Whether the affirmation was put away, so that nothing is due.
  public let isArchived: Bool
  /// The spoken repetitions of the day.
  public let today: Int
  /// Spoken repetitions a day over the last two weeks, or since the first spoken day if that is later; nil if nothing was said then. Silent
  /// days lower the pace; a day that the plan leaves out counts only if something was said on it.
  public let pace: Double?
  /// The standard error of the pace: how far it may be from the person's usual day, as the days varied.
  let uncertainty: Double
  /// The days with spoken repetitions in the last two weeks.
  let spokenDays: Int
  /// How far the repetitions are ahead of the plan, in whole days of the plan; negative if they are behind. Nil without a number a day in
  /// the plan, at the target, or if nothing was said in the last two weeks.
  ///
  /// The lead is the repetitions spoken since a start, less the plan's number for each open day since then; today is behind only when it is
  /// over. The start is the first spoken day of the last two weeks, but not before the plan was set. So nobody owes anything for days
  /// before they began, nor for more than two weeks, and a person who stays away for two weeks begins anew.
  public let daysAhead: Int?

  /// Works out the forecast of one affirmation.
  /// - Parameters:
  ///   - spoken: Spoken repetitions by day, at least of the last two weeks.
  ///   - first: The first day of all with a spoken repetition; nil if it is more than two weeks ago, or nothing was said.
  init(on day: Day, count: Int, target: Int, plan: Plan, isArchived: Bool, spoken: [Day: Int], first: Day?) {
    self.day = day
    self.count = count
    self.target = target
    self.plan = plan
    self.isArchived = isArchived
    today = spoken[day] ?? 0

    let tomorrow = day.advanced(by: 1), fortnight = day.advanced(by: 1 - Progress.paceDays)
    let since = max(fortnight, plan.since ?? fortnight)
    // One pass, and no dictionary beside the given one: a list has ten thousand forecasts.
    var earliest: Day?, start = day
    var said = 0, extra = 0, spokenDays = 0, squares = 0.0
    for (other, count) in spoken where count > 0 && other >= fortnight && other <= day {
      earliest = min(other, earliest ?? other)
      if other >= since { start = min(other, start) }
      said += count
      spokenDays += 1
      squares += Double(count) * Double(count)
      if plan.leavesOut(other) { extra += 1 }
    }
    self.spokenDays = spokenDays
    guard let earliest else {
      pace = nil
      uncertainty = 0
      daysAhead = nil
      return
    }
    let days = plan.openDays(in: max(fortnight, min(first ?? fortnight, earliest))..<tomorrow) + extra
    let pace = Double(said) / Double(max(1, days))
    self.pace = pace
    uncertainty = (max(0, squares / Double(max(1, days)) - pace * pace) / Double(max(1, days))).squareRoot()

    guard let perDay = Self.perDay(of: plan), count < target else {
      daysAhead = nil
      return
    }
    var balance = plan.leavesOut(day) ? today : max(0, today - perDay)
    for (other, count) in spoken where count > 0 && other >= start && other < day { balance += count }
    daysAhead = (balance - perDay * plan.openDays(in: start..<day)) / perDay
  }

  /// The highest number a day in a plan, and the highest target.
  public static let most = 1_000_000

  /// The plan's number a day, from 1 to `most`, whatever a damaged journal says.
  private static func perDay(of plan: Plan) -> Int? { plan.perDay.map { min(max(1, $0), most) } }

  /// The spoken repetitions left until the target, at most `most`.
  public var remaining: Int { count < target ? min(target - count, Self.most) : 0 }

  /// Whether the target is reached.
  public var isReached: Bool { remaining == 0 }

  /// The part of the target that is reached, in whole percent; 100 only at the target.
  public var percent: Int { Self.percent(count, of: target) }

  /// The part that a count is of a target, in whole percent from 0 to 100; 100 only at the target.
  public static func percent(_ count: Int, of target: Int) -> Int {
    count >= target ? 100 : max(0, min(99, Int(100 * Double(count) / Double(max(1, target)))))
  }

  /// The repetitions that the plan wants on this day, or on the next open day: its number a day, else an equal part of the rest until its
  /// last day. Nil if the plan has neither, or its last day is over.
  public var quota: Int? { Self.perDay(of: plan) ?? neededPerDay }

  /// The repetitions that today takes in all, those already said included. Nil without a plan, or on a day that it leaves out.
  public var aim: Int? { plan.leavesOut(day) ? nil : quota.map { min($0, today + remaining) } }

  /// The repetitions a day, from today on, that reach the target by the plan's last day. Nil without such a day, if it is over, at the
  /// target, or if no open day is left.
  public var neededPerDay: Int? {
    guard let until = plan.until, until >= day, !isReached else { return nil }
    let days = plan.openDays(in: day..<until.advanced(by: 1))
    // Today's repetitions are part of the work of these days, if today is one of them.
    let rest = remaining - 1 + (plan.leavesOut(day) ? 0 : today)
    return days > 0 ? rest / days + 1 : nil
  }

  /// The repetitions still due today; without a plan, one a day is enough.
  public var due: Int {
    guard !isArchived, !isReached, !plan.leavesOut(day) else { return 0 }
    return min(remaining, max(0, (quota ?? 1) - today))
  }

  /// The day on which the target is reached: by the plan's number a day, the rest of today included, else at the pace. Nil at the target,
  /// without number and pace, or if the day is beyond any plan.
  public var arrival: Day? {
    guard !isReached else { return nil }
    if let perDay = Self.perDay(of: plan) {
      let rest = plan.leavesOut(day) ? 0 : max(0, perDay - today)
      return rest >= remaining ? day : plan.openDay((remaining - rest - 1) / perDay + 1, after: day)
    }
    return pace.flatMap { arrival(at: $0) }
  }

  /// Whether the plan's number a day is too small to reach the target by the plan's last day, which is not over.
  public var missesDate: Bool {
    guard plan.perDay != nil, let until = plan.until, until >= day, !isReached else { return false }
    return arrival.map { $0 > until } ?? true
  }

  /// The pace, if it is slower than the plan's number a day and has left the person behind the plan; nil otherwise.
  public var slowerPace: Double? {
    guard let pace, let perDay = plan.perDay, let daysAhead, daysAhead < 0, pace < Double(perDay) else { return nil }
    return pace
  }

  /// The days with repetitions below which nothing is foretold from the pace.
  static let daysToForetell = 3

  /// The days between which the target is reached, as a person is told: one day by a plan's number, else from the pace and how much the
  /// days varied. Nil where `arrival` is, and at a pace of fewer than `daysToForetell` days.
  public var arrivals: ClosedRange<Day>? {
    guard plan.perDay == nil else { return arrival.map { $0...$0 } }
    guard !isReached, let pace, spokenDays >= Self.daysToForetell, let first = arrival(at: pace + uncertainty),
      let last = arrival(at: max(pace - uncertainty, pace / 2)), first <= last
    else { return nil }
    return first...last
  }

  /// The day on which the target is reached at a pace.
  func arrival(at pace: Double) -> Day? {
    Int(exactly: (Double(remaining) / pace).rounded(.up)).flatMap { plan.openDay($0, after: day) }
  }
}

extension AffirmationSummary {
  /// The forecast of this affirmation, seen from a day.
  public func forecast(on day: Day) -> Forecast {
    Forecast(on: day, count: count, target: target, plan: plan, isArchived: isArchived, spoken: recent, first: first)
  }
}
