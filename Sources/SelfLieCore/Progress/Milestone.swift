/// A count on the way to a target that is worth a word.
public enum Milestone: Equatable, Sendable {
  /// The first, the tenth, the fiftieth and each hundredth repetition.
  case count(Int)
  case halfway
  /// Ten are left.
  case lastTen
  case reached

  /// The milestone of a count; nil if it is none.
  public init?(_ count: Int, of target: Int) {
    switch count {
    case target: self = .reached
    case target - 10 where target > 20: self = .lastTen
    case (target + 1) / 2 where target >= 20: self = .halfway
    case 1, 10, 50: self = .count(count)
    case 100... where count % 100 == 0: self = .count(count)
    default: return nil
    }
  }

  /// The published name of the milestone.
  public var name: String {
    switch self {
    case .count(let count): String(count)
    case .halfway: "halfway"
    case .lastTen: "last ten"
    case .reached: "reached"
    }
  }
}

/// What the ledger remembers of the way so far.
public struct Recollection: Equatable, Sendable {
  /// The first day with a spoken repetition.
  public var firstDay: Day?
  /// The last day with a spoken repetition.
  public var lastDay: Day?
  /// The days with a spoken repetition.
  public var days = 0
  /// The hour of the day, from 0 to 23, in which most was said.
  public var bestHour: Int?
  /// The word that failed most among the first takes.
  public var hardestThen: String?
  /// The word that fails most among the last takes; nil also while these are not others than the first.
  public var hardestNow: String?

  /// The takes that are the first, and the last.
  static let takes = 100

  /// Creates a recollection of nothing.
  public init() {}
}
