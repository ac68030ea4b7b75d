/// Where one affirmation stands: what follows from its ledger.
public struct Standing: Equatable, Sendable {
  public var tally: Tally
  /// Spoken repetitions by the day on which they were said, where they were said.
  public var spoken: [Day: Int]

  public init(tally: Tally = Tally(), spoken: [Day: Int] = [:]) {
    self.tally = tally
    self.spoken = spoken
  }

  /// How many were said on a day.
  public func count(on day: Day) -> Int { spoken[day] ?? 0 }

  /// How many days in a row something was said, up to a day; one that is not over yet does not break the row.
  public func streak(on day: Day) -> Int {
    var first = count(on: day) > 0 ? day : day.advanced(by: -1)
    var length = 0
    // The first day of all has none before it.
    while length < spoken.count, count(on: first) > 0 {
      length += 1
      first = first.advanced(by: -1)
    }
    return length
  }

  /// Over so many days a pace is taken.
  static let paceDays = 14

  /// How many are said a day: the mean of the last two weeks, or of the days since the first, with those on which nothing was said; nil if
  /// there are none.
  public func pace(on day: Day) -> Double? {
    let recent = spoken.filter { (day.advanced(by: 1 - Self.paceDays)...day).contains($0.key) && $0.value > 0 }
    guard let start = spoken.filter({ $0.value > 0 }).keys.min(), !recent.isEmpty else { return nil }
    return Double(recent.values.reduce(0, +)) / Double(min(Self.paceDays, start.distance(to: day) + 1))
  }

  /// The day on which a target is reached at this pace; nil if it is reached, or there is no pace, or it is further off than anybody plans.
  public func arrival(at target: Int, from day: Day) -> Day? {
    guard tally.count < target, let pace = pace(on: day) else { return nil }
    let days = (Double(target - tally.count) / pace).rounded(.up)
    return days <= 36_500 ? day.advanced(by: Int(days)) : nil
  }

  /// Whether something is still to be said on a day: the target is not reached, and nothing was said yet.
  public func isDue(on day: Day, target: Int) -> Bool { tally.count < target && count(on: day) == 0 }
}
