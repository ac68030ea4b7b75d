/// Where one affirmation stands: what follows from its ledger.
public struct Progress: Equatable, Sendable {
  public var tally: Tally
  /// Spoken repetitions by the day on which they were said, where they were said.
  public var spoken: [Day: Int]

  public init(tally: Tally = Tally(), spoken: [Day: Int] = [:]) {
    self.tally = tally
    self.spoken = spoken
  }

  /// How many were said on a day.
  public func count(on day: Day) -> Int { spoken[day] ?? 0 }

  /// How many days in a row something was said, up to a day; neither those that a plan leaves out nor one that is not over break the row.
  public func streak(on day: Day, plan: Plan = Plan()) -> Int { plan.streak(of: said, on: day) }

  /// What lies ahead, seen from a day.
  public func forecast(on day: Day, target: Int, plan: Plan = Plan(), isArchived: Bool = false) -> Forecast {
    Forecast(on: day, count: tally.count, target: target, plan: plan, isArchived: isArchived, spoken: spoken, first: said.min())
  }

  /// What lies ahead of an affirmation of which this is the progress, seen from a day.
  public func forecast(of affirmation: Affirmation, on day: Day) -> Forecast {
    forecast(on: day, target: affirmation.target, plan: affirmation.plan, isArchived: affirmation.isArchived)
  }

  /// Over so many days a pace is taken.
  public static let paceDays = 14

  /// The days on which something was said: what was taken back leaves a day without.
  private var said: some Sequence<Day> { spoken.lazy.filter { $0.value > 0 }.map(\.key) }
}
