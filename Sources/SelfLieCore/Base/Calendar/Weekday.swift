/// A day of the week, numbered as ISO 8601 does.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  // Written out: what the language prints of a case takes it a microsecond to find, and a list reads ten thousand plans.
  private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// As it is said: "Monday".
  public var name: String { Self.names[rawValue - 1] }

  /// As a row of a calendar begins: "Mon".
  public var label: String { String(name.prefix(3)) }

  /// Its first three letters: "mon".
  public var short: String { label.lowercased() }

  /// Reads its name, or the start of it from three letters on: "Sat", "saturday".
  public init?(_ name: some StringProtocol) {
    let name = name.lowercased()
    guard name.utf8.count >= 3, let index = Self.names.firstIndex(where: { $0.lowercased().hasPrefix(name) }) else { return nil }
    self.init(rawValue: index + 1)
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

extension Day {
  /// 1 January 1970 was a Thursday.
  public var weekday: Weekday { Weekday(rawValue: ((number + 3) % 7 + 7) % 7 + 1) ?? .monday }
}
