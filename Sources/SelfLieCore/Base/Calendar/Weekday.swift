/// A day of the week, with the numbers of ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  // Written out: Swift takes a microsecond to find the name of a case, and a list may read ten thousand plans.
  private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The name: "Monday".
  public var name: String { Self.names[rawValue - 1] }

  /// The name at the start of a row in a calendar: "Mon".
  public var label: String { String(name.prefix(3)) }

  /// The first three letters in lower case: "mon".
  public var short: String { label.lowercased() }

  /// Reads a weekday's name, or its beginning from three letters on, in any case: "Sat", "saturday".
  public init?(_ name: some StringProtocol) {
    let name = name.lowercased()
    guard name.utf8.count >= 3, let index = Self.names.firstIndex(where: { $0.lowercased().hasPrefix(name) }) else { return nil }
    self.init(rawValue: index + 1)
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

extension Day {
  /// The day of the week. 1 January 1970 was a Thursday.
  public var weekday: Weekday { Weekday(rawValue: ((number + 3) % 7 + 7) % 7 + 1) ?? .monday }
}
