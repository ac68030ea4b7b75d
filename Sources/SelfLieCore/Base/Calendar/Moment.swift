public import FoundationEssentials

/// Conversions of a moment: milliseconds since 1970 in the journal, "2026-12-03T08:00:00.000Z" in an archive.
enum Moment {
  /// All moments of the years 1 to 9999, in milliseconds since 1970.
  static let all = -62_135_596_800_000...253_402_300_799_999

  /// The moments at which something may be written, in milliseconds since 1970: from 1970 to the end of 9999. Files and archives with any
  /// other moment could not be read again.
  private static let plausible = 0...all.upperBound

  /// Returns the time of the system's clock, in milliseconds since 1970.
  /// - Throws: `ClockProblem` if the clock shows a moment before 1970 or after 9999.
  static func now() throws(ClockProblem) -> Int {
    let now = Date.now
    try check(now)
    return milliseconds(now)
  }

  /// Checks that a moment lies between 1970 and 9999.
  /// - Throws: `ClockProblem` if it does not.
  static func check(_ moment: Date) throws(ClockProblem) {
    guard plausible.contains(milliseconds(moment)) else { throw ClockProblem(shown: moment) }
  }

  /// Converts a date to milliseconds since 1970, rounded; 0 for a date that is no number.
  static func milliseconds(_ date: Date) -> Int {
    let value = (date.timeIntervalSince1970 * 1000).rounded()
    return value.isNaN ? 0 : Int(min(max(value, -9e18), 9e18))
  }

  /// Converts milliseconds since 1970 to a date.
  static func date(_ milliseconds: Int) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Moves a moment, in milliseconds since 1970, into the years 1 to 9999.
  static func nearest(_ milliseconds: Int) -> Int { min(max(milliseconds, all.lowerBound), all.upperBound) }

  /// Writes a moment, in milliseconds since 1970, as an archive has it.
  static func text(_ milliseconds: Int) -> String {
    let day = (milliseconds >= 0 ? milliseconds : milliseconds - 86_399_999) / 86_400_000
    let rest = milliseconds - day * 86_400_000
    func digits(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(Day(number: day).digits)T\(digits(rest / 3_600_000, 2)):\(digits(rest / 60_000 % 60, 2)):\(digits(rest / 1000 % 60, 2))."
      + "\(digits(rest % 1000, 3))Z"
  }

  /// Reads the form that `text` writes, as milliseconds since 1970; nil for any other text.
  static func milliseconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 24, let day = Day(digits: text.prefix(10)) else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var number = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      return number
    }
    guard let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19), let rest = number(20..<23) else {
      return nil
    }
    let moment = day.number * 86_400_000 + hour * 3_600_000 + minute * 60_000 + second * 1000 + rest
    guard all.contains(moment), Self.text(moment) == text else { return nil }
    return moment
  }
}

/// The system's clock shows a moment before 1970 or after 9999.
public struct ClockProblem: Problem, Equatable {
  /// The moment that the clock shows.
  public let shown: Date

  public var description: String { "the clock says it's \(Day(of: shown, offset: 0)), so nothing was written; set the clock and try again" }
  public var status: Status { .unavailable }
}
