public import FoundationEssentials

/// A time of day in local time, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int

  /// Reads "08:00" or "8:00"; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Finds the local time of day at a moment.
  /// - Parameter offset: The local time's offset from Greenwich, in seconds, positive to the east.
  public init(of moment: Date, offset: Int) {
    let seconds = (moment.timeIntervalSince1970 + Double(offset)).truncatingRemainder(dividingBy: 86_400)
    self.init(seconds: Int(seconds < 0 ? seconds + 86_400 : seconds))
  }

  /// Makes a time of day, to the minute, from seconds after midnight.
  init(seconds: Int) {
    hour = seconds / 3600 % 24
    minute = seconds / 60 % 60
  }

  /// Seconds after midnight.
  public var seconds: Int { 3600 * hour + 60 * minute }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.seconds < right.seconds }

  /// The time with two digits for the hour: "08:00".
  public var description: String { [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":") }
}
