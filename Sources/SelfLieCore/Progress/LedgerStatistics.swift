/// What a ledger comes to, or one affirmation's part of it.
public struct LedgerStatistics: Equatable, Sendable {
  /// What was judged and kept on each day on which anything was.
  public var days: [Day: Tally]
  /// From the start of one repetition to the start of the next in the same sitting, in seconds: the median of the last thousand; nil without
  /// two in a sitting.
  public var cycle: Double?
  /// Words that were missing in takes that were not counted, the most frequent first.
  public var hardest: [Failing]

  /// A word and how often it failed.
  public struct Failing: Equatable, Sendable {
    public let word: String
    public let count: Int

    public init(word: String, count: Int) {
      self.word = word
      self.count = count
    }
  }

  /// Over so many repetitions the cycle is taken.
  static let cycleRepetitions = 1000
  /// Two that are so many seconds apart are not of one sitting.
  static let longestCycle = 120.0
  /// So many words are named.
  static let hardestWords = 10

  /// The median time from one to the next.
  /// - Parameter starts: In seconds, in any order.
  static func cycle(of starts: [Double]) -> Double? {
    let starts = starts.sorted()
    let cycles = zip(starts.dropFirst(), starts).map { $0 - $1 }.filter { $0 > 0 && $0 <= longestCycle }.sorted()
    return cycles.isEmpty ? nil : cycles[cycles.count / 2]
  }

  static func hardest(_ counts: [String: Int]) -> [Failing] {
    Array(counts.map { Failing(word: $0.key, count: $0.value) }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }.prefix(hardestWords))
  }

  public init(days: [Day: Tally] = [:], cycle: Double? = nil, hardest: [Failing] = []) {
    self.days = days
    self.cycle = cycle
    self.hardest = hardest
  }
}

extension LedgerStatistics {
  /// Everything together.
  public var total: Tally { days.values.reduce(into: Tally()) { $0.add($1) } }

  /// What was judged on a day.
  public func tally(on day: Day) -> Tally { days[day] ?? Tally() }

  /// What was judged from the Monday before a day, or the day if it is one, up to it.
  public func week(of day: Day) -> Tally {
    stride(from: day.advanced(by: 1 - day.weekday.rawValue), through: day, by: 1).reduce(into: Tally()) { $0.add(tally(on: $1)) }
  }

  /// Spoken repetitions by day, without the days that have none.
  public var spoken: [Day: Int] { days.mapValues(\.spoken).filter { $0.value > 0 } }

  /// How many days in a row something was said, up to a day; neither those that a plan leaves out nor one that is not over break the row.
  public func streak(on day: Day, plan: Plan = Plan()) -> Int { plan.streak(of: spoken.keys, on: day) }

  /// The day on which most was said, the first of several; nil if nothing was.
  public var best: (day: Day, count: Int)? {
    spoken.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}

/// As much of an affirmation as a list of ten thousand needs.
public struct AffirmationSummary: Equatable, Sendable {
  public let number: Int
  public let id: Identifier
  public let text: String
  public let target: Int
  public let isArchived: Bool
  public let plan: Plan
  /// Spoken repetitions of all days.
  public let count: Int
  /// Spoken repetitions by day, of the last `Progress.paceDays` days only.
  public let recent: [Day: Int]
  /// The first day on which something was said that counts; nil if that was before the recent days, or nothing was said.
  public let first: Day?

  public init(
    number: Int, id: Identifier, text: String, target: Int, isArchived: Bool = false, plan: Plan = Plan(), count: Int = 0,
    recent: [Day: Int] = [:], first: Day? = nil
  ) {
    self.number = number
    self.id = id
    self.text = text
    self.target = target
    self.isArchived = isArchived
    self.plan = plan
    self.count = count
    self.recent = recent
    self.first = first
  }
}
