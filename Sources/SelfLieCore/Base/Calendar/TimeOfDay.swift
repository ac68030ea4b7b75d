public import FoundationEssentials

/// A time that clocks on walls show, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let hour: Int
  public let minute: Int

  /// Reads "08:00", or "8:00".
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// What the clocks on the walls show at a moment.
  /// - Parameter offset: Seconds east of Greenwich.
  public init(of moment: Date, offset: Int) {
    let seconds = (moment.timeIntervalSince1970 + Double(offset)).truncatingRemainder(dividingBy: 86_400)
    self.init(seconds: Int(seconds < 0 ? seconds + 86_400 : seconds))
  }

  /// - Parameter seconds: After midnight, of one day.
  init(seconds: Int) {
    hour = seconds / 3600 % 24
    minute = seconds / 60 % 60
  }

  /// After midnight.
  public var seconds: Int { 3600 * hour + 60 * minute }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.seconds < right.seconds }

  /// As in "08:00".
  public var description: String { [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":") }
}
