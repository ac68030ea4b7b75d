/// The way to a target: a number of repetitions a day, or a last day, and the days left out.
public struct Plan: Equatable, Sendable {
  /// The spoken repetitions to do each day; nil for no such aim.
  public var perDay: Int?
  /// The day by which the target is to be reached; nil for no such aim.
  public var until: Day?
  /// Days of the week on which nothing is due.
  public var skipped: Set<Weekday>
  /// Ranges of days on which nothing is due, both ends included; in order, and never touching each other.
  public private(set) var pauses: [ClosedRange<Day>]
  /// The day on which the aim was set, so that earlier days are not measured against it; nil if unknown.
  public var since: Day?

  /// Creates a plan, joining pauses that overlap or touch.
  public init(
    perDay: Int? = nil, until: Day? = nil, skipped: Set<Weekday> = [], pauses: [ClosedRange<Day>] = [], since: Day? = nil
  ) {
    self.perDay = perDay
    self.until = until
    self.skipped = skipped
    self.pauses = []
    self.since = since
    for pause in pauses { add(pause) }
  }

  /// Adds a pause, and joins it with pauses that it overlaps or touches.
  public mutating func add(_ pause: ClosedRange<Day>) {
    var whole = pause
    var others: [ClosedRange<Day>] = []
    for other in pauses {
      if other.upperBound.advanced(by: 1) < whole.lowerBound || whole.upperBound.advanced(by: 1) < other.lowerBound {
        others.append(other)
      } else {
        whole = min(other.lowerBound, whole.lowerBound)...max(other.upperBound, whole.upperBound)
      }
    }
    pauses = (others + [whole]).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Ends all pauses from a day on: a pause that holds the day is cut before it, and later pauses are removed.
  public mutating func resume(on day: Day) {
    pauses = pauses.compactMap { pause in
      if pause.upperBound < day { return pause }
      return pause.lowerBound < day ? pause.lowerBound...day.advanced(by: -1) : nil
    }
  }

  /// Whether nothing is due on a day, which then breaks no streak.
  public func leavesOut(_ day: Day) -> Bool { skipped.contains(day.weekday) || pauses.contains { $0.contains(day) } }

  /// Counts the days in a range that are not left out. The time does not depend on the range's length.
  public func openDays(in range: Range<Day>) -> Int {
    pauses.reduce(unskipped(in: range)) { open, pause in
      open - unskipped(in: range.clamped(to: pause.lowerBound..<pause.upperBound.advanced(by: 1)))
    }
  }

  /// Finds the n-th day after a day that is not left out; nil beyond `horizon`.
  public func openDay(_ number: Int, after day: Day) -> Day? {
    var number = number
    var found = unskippedDay(number, after: day)
    for pause in pauses where pause.upperBound > day {
      guard let last = found, pause.lowerBound <= last else { break }
      number += unskipped(in: max(pause.lowerBound, day.advanced(by: 1))..<pause.upperBound.advanced(by: 1))
      found = unskippedDay(number, after: day)
    }
    return found
  }

  /// The furthest day that a plan looks ahead, in days.
  static let horizon = 36_500

  private func unskipped(in range: Range<Day>) -> Int {
    let days = range.lowerBound.distance(to: range.upperBound)
    guard !skipped.isEmpty else { return days }
    let rest = (0..<days % 7).count { !skipped.contains(range.lowerBound.advanced(by: $0).weekday) }
    return days / 7 * (7 - skipped.count) + rest
  }

  private func unskippedDay(_ number: Int, after day: Day) -> Day? {
    guard number > 0, number <= Self.horizon, skipped.count < 7 else { return nil }
    let weeks = (number - 1) / (7 - skipped.count)
    var rest = number - weeks * (7 - skipped.count)
    var found = day.advanced(by: 7 * weeks)
    while rest > 0 {
      found = found.advanced(by: 1)
      if !skipped.contains(found.weekday) { rest -= 1 }
    }
    return day.distance(to: found) <= Self.horizon ? found : nil
  }

  /// Counts the days in a row, up to a day, on which something was done.
  ///
  /// A day left out neither breaks the row nor counts, unless something was done on it. The last day does not break the row while it lasts.
  /// - Parameter days: The days on which something was done, each once.
  public func streak(of days: some Sequence<Day>, on day: Day) -> Int {
    var length = 0
    var next = day
    for day in days.filter({ $0 <= day }).sorted(by: >) {
      let following = day.advanced(by: 1)
      guard openDays(in: following..<max(following, next)) == 0 else { break }
      length += 1
      next = day
    }
    return length
  }

  /// Returns the length of the longest row of days on which something was done. A day left out neither breaks a row nor counts.
  /// - Parameter days: The days on which something was done, each once.
  public func longestStreak(of days: some Sequence<Day>) -> Int {
    var longest = 0, length = 0
    var last: Day?
    for day in days.sorted() {
      let isNext = last.map { openDays(in: $0.advanced(by: 1)..<day) == 0 } ?? false
      length = isNext ? length + 1 : 1
      longest = max(longest, length)
      last = day
    }
    return longest
  }

  /// Returns the days that all of several plans leave out, as a plan: they are a gap in none of them.
  public static func common(to plans: some Sequence<Plan>) -> Plan {
    var plans = plans.makeIterator()
    guard let first = plans.next() else { return Plan() }
    var common = Plan(skipped: first.skipped, pauses: first.pauses)
    while let plan = plans.next(), !common.skipped.isEmpty || !common.pauses.isEmpty {
      common.skipped.formIntersection(plan.skipped)
      common.pauses = common.pauses.flatMap { pause in
        plan.pauses.filter { $0.overlaps(pause) }.map { $0.clamped(to: pause) }
      }
    }
    return common
  }
}
