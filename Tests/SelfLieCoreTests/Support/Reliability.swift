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

  /// How much is tried: an argument of `scripts/tests`.
  enum Form: String {
    /// Enough to notice a gross defect in `make test`.
    case brief
    /// Enough to notice a defect in `make check`.
    case usual
    /// As much as docs/reliability.md says, in `make soak`.
    case long
  }

  static let form = Form(rawValue: ProcessInfo.processInfo.environment["SELFLIE_FORM"] ?? "") ?? .usual

  /// A number of tries: the usual one, many, or in the brief form a sixth of the usual one, or fewer where each takes its time.
  static func effort(_ usual: Int, brief: Int? = nil, soak: Int) -> Int {
    switch form {
    case .brief: brief ?? max(1, usual / 6)
    case .usual: usual
    case .long: soak
    }
  }

  /// So many of all, evenly spread; many or all in the long form.
  static func some<Element>(_ usual: Int, soak: Int = .max, of all: [Element]) -> [Element] {
    evenly(effort(usual, soak: soak), of: all)
  }

  /// A table of cases that take their time: all of it, and a sixth in the brief form, evenly spread.
  static func cases<Element>(_ all: [Element]) -> [Element] { form == .brief ? evenly(max(1, all.count / 6), of: all) : all }

  /// So many of all, evenly spread.
  static func evenly<Element>(_ count: Int, of all: [Element]) -> [Element] {
    count >= all.count ? all : (0..<count).map { all[($0 * 2 + 1) * all.count / (2 * count)] }
  }
}
