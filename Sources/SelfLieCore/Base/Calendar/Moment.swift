public import FoundationEssentials

/// A moment as the journal keeps it, in milliseconds since 1970, and as an archive has it: "2026-12-03T08:00:00.000Z".
enum Moment {
  /// From the first to the last millisecond of the years that have four digits, in milliseconds since 1970.
  static let all = -62_135_596_800_000...253_402_300_799_999

  /// The moments that a clock may show when something is written: those since 1970 that have years of four digits. Files and archives of any
  /// other could not be read again.
  private static let plausible = 0...all.upperBound

  /// What the clock shows, in milliseconds since 1970.
  /// - Throws: `ClockProblem` if that cannot be.
  static func now() throws(ClockProblem) -> Int {
    let now = Date.now
    try check(now)
    return milliseconds(now)
  }

  /// Proves that a moment is one that a clock may show.
  static func check(_ moment: Date) throws(ClockProblem) {
    guard plausible.contains(milliseconds(moment)) else { throw ClockProblem(shown: moment) }
  }

  /// In milliseconds since 1970; the nearest number of them.
  static func milliseconds(_ date: Date) -> Int {
    let value = (date.timeIntervalSince1970 * 1000).rounded()
    return value.isNaN ? 0 : Int(min(max(value, -9e18), 9e18))
  }

  static func date(_ milliseconds: Int) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  static func nearest(_ milliseconds: Int) -> Int { min(max(milliseconds, all.lowerBound), all.upperBound) }

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

  /// Reads what `text` wrote; nil for anything else.
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

/// A clock that shows a moment before 1970 or after 9999.
public struct ClockProblem: Problem, Equatable {
  public let shown: Date

  public var description: String { "the clock says that it is \(Day(of: shown, offset: 0)), so nothing was written; set it and try again" }
  public var status: Status { .unavailable }
}
