import Foundation
import Testing

/// What is promised in docs/reliability.md, tried on purpose: kills, power cuts, full disks, hostile files and texts. One after the other,
/// and in a run of their own, because they keep the machine busy and time others would feel it.
@Suite(.serialized)
enum Reliability {
  /// How much is tried: much in `make soak`, enough to notice a defect otherwise.
  static func effort(_ short: Int, soak: Int) -> Int { isSoaking ? soak : short }

  static let isSoaking = ProcessInfo.processInfo.environment["SELFLIE_SOAK"] != nil
}
