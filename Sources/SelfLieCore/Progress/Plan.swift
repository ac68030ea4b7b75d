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

  /// Whether a day is one on which nothing is due, and which breaks no row.
  public func leavesOut(_ day: Day) -> Bool { skipped.contains(day.weekday) || pauses.contains { $0.contains(day) } }
}

/// A day of the week, numbered as ISO 8601 does.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Its first three letters: "mon".
  public var short: String { String("\(self)".prefix(3)) }

  /// Reads its name, or the start of it from three letters on: "Sat", "saturday".
  public init?(_ name: some StringProtocol) {
    let name = name.lowercased()
    guard name.count >= 3, let day = Self.allCases.first(where: { "\($0)".hasPrefix(name) }) else { return nil }
    self = day
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

extension Day {
  /// 1 January 1970 was a Thursday.
  public var weekday: Weekday { Weekday(rawValue: ((number + 3) % 7 + 7) % 7 + 1) ?? .monday }
}
