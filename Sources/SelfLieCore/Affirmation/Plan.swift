/// How somebody wants to get to a target: so much a day, or by a day, without some days.
public struct Plan: Equatable, Sendable {
  /// How many spoken repetitions a day; nil for no such aim.
  public var perDay: Int?
  /// The day on which the target is to be reached; nil for no such aim.
  public var until: Day?
  /// Days of the week on which nothing is due.
  public var skipped: Set<Weekday>
  /// Days on which nothing is due, the first and the last included; in order, and none touches another.
  public private(set) var pauses: [ClosedRange<Day>]
  /// The day on which the aim was set: what was said before is not measured against it; nil if that is not known.
  public var since: Day?

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

  /// Adds a pause; those that overlap or touch become one.
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

  /// Goes on from a day: of a pause that holds it the days before are left, and those that come later are gone.
  public mutating func resume(on day: Day) {
    pauses = pauses.compactMap { pause in
      if pause.upperBound < day { return pause }
      return pause.lowerBound < day ? pause.lowerBound...day.advanced(by: -1) : nil
    }
  }

  /// Whether a day is one on which nothing is due, and which breaks no row.
  public func leavesOut(_ day: Day) -> Bool { skipped.contains(day.weekday) || pauses.contains { $0.contains(day) } }

  /// How many days are not left out, of a range that may be as long as it likes.
  public func openDays(in range: Range<Day>) -> Int {
    pauses.reduce(unskipped(in: range)) { open, pause in
      open - unskipped(in: range.clamped(to: pause.lowerBound..<pause.upperBound.advanced(by: 1)))
    }
  }

  /// The n-th day after one that is not left out; nil if it is further off than anybody plans.
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

  /// Further off is no plan, in days.
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

  /// How many days in a row, up to a day, are among some: those that are left out neither break the row nor make it longer, unless they are
  /// among them too; and a last day that is not over yet does not break it.
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

  /// What several plans leave out all together: the days that are no gap for anybody.
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
