/// The sums of a ledger, or of one affirmation's part of it.
public struct LedgerStatistics: Equatable, Sendable {
  /// The tally of each day that has a ledger line.
  public var days: [Day: Tally]
  /// The median time from the start of one spoken repetition to the start of the next in a sitting, in seconds. It is taken over the last
  /// `cycleRepetitions`; nil if no two of them are in one sitting.
  public var cycle: Double?
  /// The words most often missing in rejected takes, the most frequent first, at most `hardestWords`.
  public var hardest: [Failing]

  /// A word with the number of rejected takes that missed it.
  public struct Failing: Equatable, Sendable {
    /// The word as the sentence has it.
    public let word: String
    /// The rejected takes that missed the word.
    public let count: Int

    /// Creates a failing word.
    public init(word: String, count: Int) {
      self.word = word
      self.count = count
    }
  }

  /// The newest repetitions from which the median cycle is taken.
  static let cycleRepetitions = 1000
  /// The longest time between two repetitions of one sitting, in seconds.
  static let longestCycle = 120.0
  /// The most words that `hardest` names.
  static let hardestWords = 10

  /// The median time from one repetition to the next, in seconds; nil without two in one sitting.
  /// - Parameter starts: The starts of the repetitions in seconds, in any order.
  static func cycle(of starts: [Double]) -> Double? {
    let starts = starts.sorted()
    let cycles = zip(starts.dropFirst(), starts).map { $0 - $1 }.filter { $0 > 0 && $0 <= longestCycle }.sorted()
    return cycles.isEmpty ? nil : cycles[cycles.count / 2]
  }

  /// The words with the highest counts, the highest first.
  static func hardest(_ counts: [String: Int]) -> [Failing] {
    Array(counts.map { Failing(word: $0.key, count: $0.value) }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }.prefix(hardestWords))
  }

  /// Creates statistics from sums that the journal has made.
  public init(days: [Day: Tally] = [:], cycle: Double? = nil, hardest: [Failing] = []) {
    self.days = days
    self.cycle = cycle
    self.hardest = hardest
  }
}

extension LedgerStatistics {
  /// The tally of all days together.
  public var total: Tally { days.values.reduce(into: Tally()) { $0.add($1) } }

  /// The tally of one day.
  public func tally(on day: Day) -> Tally { days[day] ?? Tally() }

  /// The tally from the Monday of a day's week through that day.
  public func week(of day: Day) -> Tally {
    stride(from: day.advanced(by: 1 - day.weekday.rawValue), through: day, by: 1).reduce(into: Tally()) { $0.add(tally(on: $1)) }
  }

  /// The spoken repetitions of each day that has any.
  public var spoken: [Day: Int] { days.mapValues(\.spoken).filter { $0.value > 0 } }

  /// The number of days in a row with a spoken repetition, up to a day. Left-out days and an unfinished last day do not break the row.
  public func streak(on day: Day, plan: Plan = Plan()) -> Int { plan.streak(of: spoken.keys, on: day) }

  /// The length of the longest row of days with a spoken repetition.
  public func longestStreak(plan: Plan = Plan()) -> Int { plan.longestStreak(of: spoken.keys) }

  /// The milestones on the way to a target, each with its count and the day on which it was reached.
  public func milestones(of target: Int) -> [(count: Int, day: Day)] {
    var milestones: [(count: Int, day: Day)] = [], sum = 0
    for (day, count) in spoken.sorted(by: { $0.key < $1.key }) {
      let before = sum
      sum += count
      // A damaged ledger may hold any count, so that not every number up to it can be tried.
      let near =
        [1, 10, 50, (target + 1) / 2, target - 10, target]
        + stride(from: (before / 100 + 1) * 100, through: min(sum, before + 100_000), by: 100)
      for reached in Set(near).sorted() where reached > before && reached <= sum && Milestone(reached, of: target) != nil {
        milestones.append((reached, day))
      }
    }
    return milestones
  }

  /// The day with the most spoken repetitions, the earliest of several; nil if nothing was said.
  public var best: (day: Day, count: Int)? {
    spoken.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}

/// The part of an affirmation that a list needs, small enough for ten thousand of them.
public struct AffirmationSummary: Equatable, Sendable {
  /// The number that the person types.
  public let number: Int
  /// The id that is the same on every machine.
  public let id: Identifier
  /// The sentence.
  public let text: String
  /// The spoken repetitions to reach.
  public let target: Int
  /// Whether the affirmation was put away.
  public let isArchived: Bool
  /// The person's plan for the affirmation.
  public let plan: Plan
  /// The person's tags.
  public let tags: Set<Tag>
  /// The spoken repetitions of all days.
  public let count: Int
  /// The spoken repetitions by day, over the last `Progress.paceDays` days.
  public let recent: [Day: Int]
  /// The first day with a spoken repetition; nil if that day is before the recent days, or nothing was said.
  public let first: Day?

  /// Creates a summary from columns of the journal.
  public init(
    number: Int, id: Identifier, text: String, target: Int, isArchived: Bool = false, plan: Plan = Plan(), tags: Set<Tag> = [],
    count: Int = 0, recent: [Day: Int] = [:], first: Day? = nil
  ) {
    self.number = number
    self.id = id
    self.text = text
    self.target = target
    self.isArchived = isArchived
    self.plan = plan
    self.tags = tags
    self.count = count
    self.recent = recent
    self.first = first
  }
}
