/// The standing of one affirmation, as it follows from its ledger.
public struct Progress: Equatable, Sendable {
  /// The affirmation's lines by kind.
  public var tally: Tally
  /// The spoken repetitions by day, in local time where they were said.
  public var spoken: [Day: Int]

  /// Creates progress from sums of the ledger.
  public init(tally: Tally = Tally(), spoken: [Day: Int] = [:]) {
    self.tally = tally
    self.spoken = spoken
  }

  /// The spoken repetitions of a day.
  public func count(on day: Day) -> Int { spoken[day] ?? 0 }

  /// The number of days in a row with a spoken repetition, up to a day. Left-out days and an unfinished last day do not break the row.
  public func streak(on day: Day, plan: Plan = Plan()) -> Int { plan.streak(of: said, on: day) }

  /// The forecast for an affirmation with this progress, seen from a day.
  public func forecast(on day: Day, target: Int, plan: Plan = Plan(), isArchived: Bool = false) -> Forecast {
    Forecast(on: day, count: tally.count, target: target, plan: plan, isArchived: isArchived, spoken: spoken, first: said.min())
  }

  /// The forecast for the affirmation that has this progress, seen from a day.
  public func forecast(of affirmation: Affirmation, on day: Day) -> Forecast {
    forecast(on: day, target: affirmation.target, plan: affirmation.plan, isArchived: affirmation.isArchived)
  }

  /// The days over which a pace is measured.
  public static let paceDays = 14

  /// The days with a spoken repetition: a repetition that was taken back may leave a day with none.
  private var said: some Sequence<Day> { spoken.lazy.filter { $0.value > 0 }.map(\.key) }
}
