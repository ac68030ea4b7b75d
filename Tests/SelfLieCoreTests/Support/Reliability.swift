import Foundation
import Testing

/// What is promised in docs/reliability.md, tried on purpose: kills, power cuts, full disks, hostile files and texts, faults of devices. In a
/// run of their own, because they keep the machine busy and time others would feel it.
enum Reliability {
  /// Those that wait for sound, one after the other.
  @Suite(.serialized)
  enum InTime {}

  /// Those that go as fast as the machine does, one after the other, beside those that wait.
  @Suite(.serialized)
  enum AtOnce {}

  /// How much is tried: much in `make soak`, enough to notice a defect otherwise.
  static func effort(_ short: Int, soak: Int) -> Int { isSoaking ? soak : short }

  /// So many of them, evenly spread, and many or all of them in `make soak`.
  static func some<Element>(_ short: Int, soak: Int = .max, of all: [Element]) -> [Element] {
    evenly(effort(short, soak: soak), of: all)
  }

  /// So many of them, evenly spread.
  static func evenly<Element>(_ count: Int, of all: [Element]) -> [Element] {
    count >= all.count ? all : (0..<count).map { all[($0 * 2 + 1) * all.count / (2 * count)] }
  }

  static let isSoaking = ProcessInfo.processInfo.environment["SELFLIE_SOAK"] != nil
}
