/// What lies ahead of an affirmation, seen from a day: how much is due, how fast it goes, when the target is reached.
public struct Forecast: Equatable, Sendable {
  /// The day that it is seen from.
  public let day: Day
  /// Spoken repetitions of all days.
  public let count: Int
  public let target: Int
  public let plan: Plan
  public let isArchived: Bool
  /// Spoken repetitions of the day.
  public let today: Int
  /// How many are said a day, by the last two weeks or the days since the first: those on which nothing was said count too, but not those
  /// that the plan left out. Nil if nothing was said.
  public let pace: Double?
  /// How far what was said is ahead of the plan, in whole days of it; less than nothing if it is behind. Nil without so many a day to say.
  ///
  /// It is what was said since a day, less what the plan says for the days since then that it did not leave out; today is not behind until it
  /// is over. That day is the first of the last two weeks on which something was said, but not before the plan was set. So nobody owes
  /// anything for days before they began, nor more than two weeks, and who stays away for that long begins anew.
  public let daysAhead: Int?

  /// - Parameters:
  ///   - spoken: Spoken repetitions by day, at least of the last two weeks.
  ///   - first: The first day of all on which something was said; nil if that is long ago, or nothing was.
  init(on day: Day, count: Int, target: Int, plan: Plan, isArchived: Bool, spoken: [Day: Int], first: Day?) {
    self.day = day
    self.count = count
    self.target = target
    self.plan = plan
    self.isArchived = isArchived
    today = spoken[day] ?? 0

    let tomorrow = day.advanced(by: 1), fortnight = day.advanced(by: 1 - Progress.paceDays)
    let since = max(fortnight, plan.since ?? fortnight)
    // In one go and without another dictionary: a list has ten thousand of these.
    var earliest: Day?, start = day
    var said = 0, extra = 0
    for (other, count) in spoken where count > 0 && other >= fortnight && other <= day {
      earliest = min(other, earliest ?? other)
      if other >= since { start = min(other, start) }
      said += count
      if plan.leavesOut(other) { extra += 1 }
    }
    guard let earliest else {
      pace = nil
      daysAhead = nil
      return
    }
    let days = plan.openDays(in: max(fortnight, min(first ?? fortnight, earliest))..<tomorrow) + extra
    pace = Double(said) / Double(max(1, days))

    guard let perDay = Self.perDay(of: plan), count < target else {
      daysAhead = nil
      return
    }
    var balance = plan.leavesOut(day) ? today : max(0, today - perDay)
    for (other, count) in spoken where count > 0 && other >= start && other < day { balance += count }
    daysAhead = (balance - perDay * plan.openDays(in: start..<day)) / perDay
  }

  /// The most that a plan may ask for in a day, and the furthest target.
  public static let most = 1_000_000

  /// Within its bounds, whatever a damaged journal says.
  private static func perDay(of plan: Plan) -> Int? { plan.perDay.map { min(max(1, $0), most) } }

  /// How many are to be said until the target is reached, which is never more than the furthest target.
  public var remaining: Int { count < target ? min(target - count, Self.most) : 0 }

  public var isReached: Bool { remaining == 0 }

  /// How much of the target is reached, in whole percent: 100 only when it is.
  public var percent: Int { Self.percent(count, of: target) }

  public static func percent(_ count: Int, of target: Int) -> Int {
    count >= target ? 100 : max(0, min(99, Int(100 * Double(count) / Double(max(1, target)))))
  }

  /// How many the plan wants of this day, or of the next that it does not leave out: so many a day, or what is left in equal parts until its
  /// day. Nil if it wants neither, or that day is over.
  public var quota: Int? { Self.perDay(of: plan) ?? neededPerDay }

  /// How many a day it takes to reach the target by the day of the plan; nil if there is none, or it is too late, or no day is left.
  public var neededPerDay: Int? {
    guard let until = plan.until, until >= day, !isReached else { return nil }
    let days = plan.openDays(in: day..<until.advanced(by: 1))
    // What was said today was said on one of these days, if it is one.
    let rest = remaining - 1 + (plan.leavesOut(day) ? 0 : today)
    return days > 0 ? rest / days + 1 : nil
  }

  /// How many are still to be said today; without a plan one is enough.
  public var due: Int {
    guard !isArchived, !isReached, !plan.leavesOut(day) else { return 0 }
    return min(remaining, max(0, (quota ?? 1) - today))
  }

  /// The day on which the target is reached: by the plan, if as much is said as it wants on each day, the rest of today included, else at the
  /// pace. Nil if it is reached, or there is neither, or it is further off than anybody plans.
  public var arrival: Day? {
    guard !isReached else { return nil }
    if let perDay = Self.perDay(of: plan) {
      let rest = plan.leavesOut(day) ? 0 : max(0, perDay - today)
      return rest >= remaining ? day : plan.openDay((remaining - rest - 1) / perDay + 1, after: day)
    }
    guard let pace, let days = Int(exactly: (Double(remaining) / pace).rounded(.up)) else { return nil }
    return plan.openDay(days, after: day)
  }
}

extension AffirmationSummary {
  /// What lies ahead, seen from a day.
  public func forecast(on day: Day) -> Forecast {
    Forecast(on: day, count: count, target: target, plan: plan, isArchived: isArchived, spoken: recent, first: first)
  }
}
