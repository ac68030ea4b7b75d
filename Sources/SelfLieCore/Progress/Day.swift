public import FoundationEssentials

/// A day where the person was, whatever the clock says elsewhere.
public struct Day: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
  /// Days since 1 January 1970.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// The day of a moment.
  /// - Parameter offset: Seconds east of Greenwich.
  public init(of moment: Date, offset: Int) {
    number = Int(((moment.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down))
  }

  /// The day of a moment here.
  public init(of moment: Date) { self.init(of: moment, offset: TimeZone.current.secondsFromGMT(for: moment)) }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  public func distance(to other: Day) -> Int { other.number - number }
  public func advanced(by days: Int) -> Day { Day(number: number + days) }

  /// As it is said: "3 December 2026".
  public var description: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.day, .month, .year], from: Date(timeIntervalSince1970: Double(number) * 86_400))
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    return "\(parts.day ?? 0) \(months[((parts.month ?? 1) - 1) % months.count]) \(parts.year ?? 0)"
  }
}
