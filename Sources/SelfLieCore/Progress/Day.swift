public import FoundationEssentials

/// A day where the person was, whatever the clock says elsewhere.
public struct Day: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
  /// Days since 1 January 1970.
  public let number: Int

  /// Further off than any clock goes, and near enough for every difference of two days to be a number.
  private static let furthest = 1 << 40

  /// A day by its number; one further off than any clock goes, which a damaged ledger may name, is the last one there is.
  public init(number: Int) { self.number = min(max(number, -Self.furthest), Self.furthest) }

  /// The day of a moment.
  /// - Parameter offset: Seconds east of Greenwich.
  public init(of moment: Date, offset: Int) {
    let days = ((moment.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down)
    self.init(number: Int(min(max(days, -Double(Self.furthest)), Double(Self.furthest))))
  }

  /// The day of a moment here.
  public init(of moment: Date) { self.init(of: moment, offset: LocalTime.offset(at: moment)) }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  public func distance(to other: Day) -> Int { other.number - number }
  public func advanced(by days: Int) -> Day { Day(number: number + days) }

  /// As it is said: "3 December 2026".
  public var description: String {
    let months = [
      "March", "April", "May", "June", "July", "August", "September", "October", "November", "December", "January", "February",
    ]
    // Years that begin in March have their leap day at the end, 153 days in every five months, and 146,097 days in every 400 of them: H.
    // Neri, L. Schneider, "Euclidean affine functions and their application to calendar algorithms", 2022.
    let sinceMarch = number + 719_468
    let era = (sinceMarch - (sinceMarch < 0 ? 146_096 : 0)) / 146_097
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return "\(dayOfYear - (153 * month + 2) / 5 + 1) \(months[month]) \(yearOfEra + era * 400 + (month < 10 ? 0 : 1))"
  }
}
