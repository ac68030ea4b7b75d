import Testing

@testable import SelfLieCore

/// What a plan wants, and what lies ahead. Day 100 is a Friday.
struct PlanTests {
  private static func day(_ number: Int) -> Day { Day(number: max(number, -1 << 50) - 1) }

  private static func forecast(
    _ spoken: [Int: Int], count: Int? = nil, target: Int = 1000, _ plan: Plan = Plan(), isArchived: Bool = false, on day: Int = 100
  ) -> Forecast {
    // Numbers that are too far off are one day.
    let days = Dictionary(spoken.map { (Self.day($0.key), $0.value) }, uniquingKeysWith: +)
    return Progress(tally: Tally(spoken: count ?? days.values.reduce(0, +)), spoken: days)
      .forecast(on: Self.day(day), target: target, plan: plan, isArchived: isArchived)
  }

  // MARK: Days that are left out

  @Test func `a week begins on Monday`() {
    #expect((98...104).map { Self.day($0).weekday } == [.wednesday, .thursday, .friday, .saturday, .sunday, .monday, .tuesday])
    // 31 December 1969 and 21 November 2026.
    #expect(Day(number: -1).weekday == .wednesday)
    #expect(Day(number: 20_778).weekday == .saturday)
    #expect(Weekday.allCases.map(\.short) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
  }

  @Test(
    arguments: [
      ("sat", .saturday), ("SUNDAY", .sunday), ("Thur", .thursday), ("su", nil), ("satur day", nil), ("sundays", nil), ("", nil),
    ] as [(String, Weekday?)])
  func `a day of the week is read by its name or the start of it`(name: String, weekday: Weekday?) {
    #expect(Weekday(name) == weekday)
  }

  @Test(
    arguments: [
      ([1...2, 5...6], [1...2, 5...6]), ([5...6, 1...2], [1...2, 5...6]), ([1...2, 3...4], [1...4]), ([3...4, 1...2], [1...4]),
      ([1...9, 3...4], [1...9]), ([3...4, 1...9], [1...9]), ([1...2, 6...7, 2...6], [1...7]), ([1...2, 4...4], [1...2, 4...4]),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>])])
  func `pauses that overlap or touch are one`(given: [ClosedRange<Int>], kept: [ClosedRange<Int>]) {
    let pauses = { (ranges: [ClosedRange<Int>]) in ranges.map { Self.day($0.lowerBound)...Self.day($0.upperBound) } }
    #expect(Plan(pauses: pauses(given)).pauses == pauses(kept))
  }

  @Test func `who goes on keeps the pauses that were`() {
    var plan = Plan(pauses: [Self.day(1)...Self.day(5), Self.day(98)...Self.day(110), Self.day(120)...Self.day(130)])
    plan.resume(on: Self.day(100))
    #expect(plan.pauses == [Self.day(1)...Self.day(5), Self.day(98)...Self.day(99)])
    plan = Plan(pauses: [Self.day(100)...Self.day(110)])
    plan.resume(on: Self.day(100))
    #expect(plan.pauses == [])
  }

  @Test func `a day is left out by its weekday or a pause, both ends included`() {
    let plan = Plan(skipped: [.saturday], pauses: [Self.day(103)...Self.day(104)])
    #expect((99...106).map { plan.leavesOut(Self.day($0)) } == [false, false, true, false, true, true, false, false])
    #expect(!Plan().leavesOut(Self.day(100)))
  }

  static let plans = [
    Plan(), Plan(skipped: [.saturday, .sunday]), Plan(pauses: [day(110)...day(120)]),
    Plan(skipped: [.monday], pauses: [day(90)...day(101), day(103)...day(103), day(110)...day(131)]),
    Plan(skipped: Set(Weekday.allCases).subtracting([.wednesday]), pauses: [day(100)...day(140)]),
    Plan(skipped: Set(Weekday.allCases)),
  ]

  @Test(arguments: plans)
  func `days that are not left out are counted and found as if one looked at each`(plan: Plan) {
    for first in 85...125 {
      for last in first...140 {
        let open = (first..<last).filter { !plan.leavesOut(Self.day($0)) }
        #expect(plan.openDays(in: Self.day(first)..<Self.day(last)) == open.count)
      }
      let after = (first + 1...first + 200).filter { !plan.leavesOut(Self.day($0)) }
      for number in 0...20 {
        #expect(plan.openDay(number, after: Self.day(first)) == (number > 0 && number <= after.count ? Self.day(after[number - 1]) : nil))
      }
    }
  }

  @Test func `several plans leave out together what each of them does`() {
    let some = Plan(perDay: 5, skipped: [.saturday, .sunday], pauses: [Self.day(1)...Self.day(9), Self.day(20)...Self.day(30)])
    let others = Plan(skipped: [.sunday], pauses: [Self.day(5)...Self.day(22), Self.day(28)...Self.day(40)])
    let common = Plan(
      skipped: [.sunday], pauses: [Self.day(5)...Self.day(9), Self.day(20)...Self.day(22), Self.day(28)...Self.day(30)])
    #expect(Plan.common(to: [some, others]) == common)
    #expect(Plan.common(to: [some, others, Plan()]) == Plan())
    #expect(Plan.common(to: []) == Plan())
  }

  // MARK: The pace

  @Test(
    arguments: [
      ([:], nil), ([100: 12], 12), ([99: 12], 6), ([91: 10, 100: 10], 2), ([1: 100, 90: 7, 100: 7], 1), ([1: 100], nil),
      // A clock that was set back has days behind it.
      ([100: 12, 101: 50], 12),
    ] as [([Int: Int], Double?)])
  func `a pace is the mean of two weeks, or of the days since the first`(days: [Int: Int], pace: Double?) {
    #expect(Self.forecast(days).pace == pace)
  }

  @Test func `days that are left out slow nobody down`() {
    let pause = Plan(pauses: [Self.day(92)...Self.day(99)])
    #expect(Self.forecast([91: 10, 100: 10], pause).pace == 10)
    #expect(Self.forecast([91: 10, 95: 10, 100: 10], pause).pace == 10)
    // Saturday 94 and Sunday 95 are free.
    #expect(Self.forecast([93: 12, 100: 12], Plan(skipped: [.saturday, .sunday])).pace == 4)
  }

  @Test func `at a pace a target is reached on a day`() {
    #expect(Self.forecast([100: 10], target: 35).arrival == Self.day(103))
    #expect(Self.forecast([100: 10], target: 10).arrival == nil)
    #expect(Self.forecast([:], target: 10).arrival == nil)
    #expect(Self.forecast([91: 1], target: 1_000_000).arrival == nil)
    // Saturday and Sunday are free: Monday, Tuesday, Wednesday.
    #expect(Self.forecast([100: 10], target: 35, Plan(skipped: [.saturday, .sunday])).arrival == Self.day(105))
  }

  // MARK: So many a day

  @Test func `with so many a day a target is reached by what is left of today and full days`() {
    let plan = Plan(perDay: 15)
    #expect(Self.forecast([:], target: 45, plan).arrival == Self.day(102))
    #expect(Self.forecast([100: 5], count: 5, target: 45, plan).arrival == Self.day(102))
    #expect(Self.forecast([100: 15], count: 15, target: 45, plan).arrival == Self.day(102))
    #expect(Self.forecast([100: 16], count: 16, target: 45, plan).arrival == Self.day(102))
    #expect(Self.forecast([100: 30], count: 30, target: 45, plan).arrival == Self.day(101))
    #expect(Self.forecast([100: 1], count: 31, target: 45, plan).arrival == Self.day(100))
    #expect(Self.forecast([100: 1], count: 45, target: 45, plan).arrival == nil)
    let weekdays = Plan(perDay: 15, skipped: [.saturday, .sunday], pauses: [Self.day(104)...Self.day(104)])
    #expect(Self.forecast([:], target: 45, weekdays).arrival == Self.day(105))
    // On a Saturday nothing is due, and what is said is said.
    #expect(Self.forecast([:], target: 45, weekdays, on: 101).arrival == Self.day(106))
    #expect(Self.forecast([101: 15], target: 45, weekdays, on: 101).arrival == Self.day(105))
  }

  @Test(
    arguments: [
      // What is over counts whole, today only what is more.
      ([:], nil), ([100: 15], 0), ([100: 5], 0), ([100: 30], 1), ([100: 44], 1), ([100: 45], 2),
      ([99: 15], 0), ([99: 30], 1), ([99: 30, 100: 15], 1), ([99: 30, 100: 30], 2),
      ([98: 15, 99: 1], 0), ([97: 15], -2), ([97: 15, 100: 15], -2), ([97: 15, 100: 30], -1), ([97: 15, 100: 45], 0),
      // It begins with the first day of two weeks on which something was said.
      ([1: 1, 86: 1, 99: 15], 0), ([1: 1, 87: 15], -12), ([1: 500], nil),
    ] as [([Int: Int], Int?)])
  func `ahead or behind is measured over two weeks at most, in whole days`(days: [Int: Int], ahead: Int?) {
    #expect(Self.forecast(days, Plan(perDay: 15)).daysAhead == ahead)
  }

  @Test func `what was before the plan is not measured against it`() {
    let days = Dictionary(uniqueKeysWithValues: (80...99).map { ($0, 3) })
    #expect(Self.forecast(days, Plan(perDay: 15)).daysAhead == -10)
    #expect(Self.forecast(days, Plan(perDay: 15, since: Self.day(100))).daysAhead == 0)
    #expect(Self.forecast(days, Plan(perDay: 15, since: Self.day(99))).daysAhead == 0)
    #expect(Self.forecast(days, Plan(perDay: 15, since: Self.day(98))).daysAhead == -1)
    #expect(Self.forecast(days, Plan(perDay: 15, since: Self.day(70))).daysAhead == -10)
  }

  @Test func `nobody is behind by days that were left out, and what is said on them is ahead`() {
    let plan = Plan(perDay: 10, skipped: [.saturday, .sunday])
    #expect(Self.forecast([100: 10], plan, on: 102).daysAhead == 0)
    #expect(Self.forecast([100: 10], plan, on: 103).daysAhead == 0)
    #expect(Self.forecast([100: 10], plan, on: 104).daysAhead == -1)
    #expect(Self.forecast([100: 10, 101: 10], plan, on: 101).daysAhead == 1)
    #expect(Self.forecast([100: 10, 101: 10], plan, on: 104).daysAhead == 0)
  }

  @Test func `who has reached the target, or has no plan, is neither ahead nor behind`() {
    #expect(Self.forecast([99: 15], target: 15, Plan(perDay: 15)).daysAhead == nil)
    #expect(Self.forecast([99: 15]).daysAhead == nil)
    #expect(Self.forecast([99: 15], Plan(until: Self.day(200))).daysAhead == nil)
  }

  // MARK: Until a day

  @Test(
    arguments: [
      // Today is one of the days, with what was said on it.
      (1000, [:], 109, 100), (1000, [100: 40], 109, 100), (1001, [:], 109, 101), (1000, [99: 100], 109, 90), (1000, [:], 100, 1000),
      (1000, [:], 99, nil), (10, [99: 10], 109, nil),
    ] as [(Int, [Int: Int], Int, Int?)])
  func `by a day so many are needed on each until then`(target: Int, days: [Int: Int], until: Int, needed: Int?) {
    let forecast = Self.forecast(days, target: target, Plan(until: Self.day(until)))
    #expect(forecast.neededPerDay == needed)
    #expect(forecast.quota == needed)
  }

  @Test func `days that are left out are not counted upon`() {
    let plan = Plan(until: Self.day(106), skipped: [.saturday, .sunday])
    #expect(Self.forecast([:], target: 50, plan).neededPerDay == 10)
    // On Saturday what was said is said, and four days are left.
    #expect(Self.forecast([101: 10], target: 50, plan, on: 101).neededPerDay == 10)
    #expect(Self.forecast([:], target: 50, Plan(until: Self.day(101), pauses: [Self.day(99)...Self.day(110)])).neededPerDay == nil)
  }

  // MARK: Due

  @Test func `nothing is foretold before three days, and then as far as the days varied`() throws {
    #expect(Self.forecast([99: 10, 100: 10], target: 100).arrivals == nil)
    // Always the same: one day.
    let steady = try #require(Self.forecast([98: 10, 99: 10, 100: 10], target: 100).arrivals)
    #expect(steady == Self.day(107)...Self.day(107))
    let varied = try #require(Self.forecast([96: 2, 98: 20, 100: 8], target: 100).arrivals)
    #expect(varied.lowerBound < varied.upperBound)
    #expect(varied.contains(try #require(Self.forecast([96: 2, 98: 20, 100: 8], target: 100).arrival)))
    // A plan's number is no forecast of the person's.
    #expect(Self.forecast([:], target: 45, Plan(perDay: 15)).arrivals == Self.day(102)...Self.day(102))
    #expect(Self.forecast([98: 10, 99: 10, 100: 10], count: 30, target: 30).arrivals == nil)
  }

  @Test func `due is what the plan wants of today, else something on each day`() {
    #expect(Self.forecast([99: 10], target: 11).due == 1)
    #expect(Self.forecast([99: 10], target: 10).due == 0)
    #expect(Self.forecast([100: 1], target: 11).due == 0)
    #expect(Self.forecast([:], target: 11, isArchived: true).due == 0)
    let plan = Plan(perDay: 15, skipped: [.saturday])
    #expect(Self.forecast([:], plan).due == 15)
    #expect(Self.forecast([100: 4], plan).due == 11)
    #expect(Self.forecast([100: 20], plan).due == 0)
    #expect(Self.forecast([100: 4], target: 9, plan).due == 5)
    #expect(Self.forecast([:], plan, on: 101).due == 0)
    #expect(Self.forecast([:], target: 100, Plan(until: Self.day(109))).due == 10)
    #expect(Self.forecast([100: 10], target: 100, Plan(until: Self.day(109))).due == 0)
    // A day that is over wants nothing special any more.
    #expect(Self.forecast([:], target: 100, Plan(until: Self.day(99))).due == 1)
    #expect(Self.forecast([:], Plan(pauses: [Self.day(100)...Self.day(100)])).due == 0)
  }

  @Test func `a summary sees the same ahead as the whole ledger`() {
    let days = [80: 4, 95: 10, 99: 20, 100: 3]
    for plan in [Plan(), Plan(perDay: 15), Plan(until: Self.day(150)), Plan(skipped: [.sunday])] {
      let summary = AffirmationSummary(
        number: 1, id: Identifier(), text: "I rest", target: 1000, plan: plan, count: 37,
        recent: [Self.day(95): 10, Self.day(99): 20, Self.day(100): 3], first: Self.day(80))
      #expect(summary.forecast(on: Self.day(100)) == Self.forecast(days, plan))
    }
  }

  @Test func `plans and ledgers from another world end as soon as others`() {
    let far = [Int.min, -(1 << 40), -36_500_000, 0, 100, 36_500_000, 1 << 40, Int.max]
    for (first, last) in far.flatMap({ first in far.map { (first, $0) } }) where first <= last {
      let pause = Self.day(first)...Self.day(last)
      for plan in [
        Plan(perDay: .max, pauses: [pause]), Plan(perDay: .min, until: Self.day(last), skipped: [.monday], pauses: [pause]),
        Plan(until: Self.day(last), pauses: [pause], since: Self.day(first)), Plan(perDay: 1, skipped: Set(Weekday.allCases)),
      ] {
        for target in [Int.min, 0, 1, 1_000_000, .max] {
          let spoken = [100: 2].merging([first: 3], uniquingKeysWith: +).merging([last: .max / 4], uniquingKeysWith: +)
          let forecast = Self.forecast(spoken, count: 5, target: target, plan, on: last)
          #expect(forecast.due >= 0)
          #expect(forecast.arrival.map { $0 >= forecast.day && forecast.day.distance(to: $0) <= Plan.horizon } ?? true)
          _ = forecast.neededPerDay
        }
        #expect((0...2).contains(plan.streak(of: Set([first, 100].map(Self.day)), on: Self.day(last))))
      }
    }
  }

  @Test(arguments: [(0, 1000, 0), (9, 1000, 0), (10, 1000, 1), (999, 1000, 99), (1000, 1000, 100), (1001, 1000, 100), (0, 0, 100)])
  func `a percent is whole, and all only when all was said`(count: Int, target: Int, percent: Int) {
    #expect(Forecast.percent(count, of: target) == percent)
  }

  // MARK: LedgerStatistics

  @Test func `a cycle is the median time from one start to the next in a sitting`() {
    #expect(LedgerStatistics.cycle(of: [22, 0, 10, 33]) == 11)
    #expect(LedgerStatistics.cycle(of: [0, 10, 5000]) == 10)
    #expect(LedgerStatistics.cycle(of: [0, 120]) == 120)
    for starts: [Double] in [[], [7], [0, 121], [5, 5]] { #expect(LedgerStatistics.cycle(of: starts) == nil) }
  }

  @Test func `the ten hardest words are in the order of how often they failed, then of the alphabet`() {
    let hardest = LedgerStatistics.hardest(["calm": 2, "am": 1, "speak": 3, "when": 2])
    #expect(hardest.map(\.word) == ["speak", "calm", "when", "am"])
    let many = LedgerStatistics.hardest(Dictionary(uniqueKeysWithValues: (0..<26).map { (String($0, radix: 36), 1) }))
    #expect(many.map(\.word) == (0..<10).map { String($0) })
  }

  @Test func `statistics are of a day, of the week since Monday, and of everything`() {
    let statistics = LedgerStatistics(days: [
      Self.day(80): Tally(spoken: 12, rejected: 3), Self.day(95): Tally(spoken: 12), Self.day(96): Tally(spoken: 2, listened: 1),
      Self.day(100): Tally(spoken: 3, claimed: 1, rejected: 2), Self.day(101): Tally(spoken: 50),
    ])
    #expect(statistics.tally(on: Self.day(100)) == Tally(spoken: 3, claimed: 1, rejected: 2))
    #expect(statistics.tally(on: Self.day(99)) == Tally())
    #expect(statistics.week(of: Self.day(100)) == Tally(spoken: 5, listened: 1, claimed: 1, rejected: 2))
    #expect(statistics.week(of: Self.day(96)) == Tally(spoken: 2, listened: 1))
    #expect(statistics.week(of: Self.day(95)) == Tally(spoken: 12))
    #expect(statistics.total == Tally(spoken: 79, listened: 1, claimed: 1, rejected: 5))
    #expect(statistics.total.share == 79.0 / 85)
    #expect(Tally(listened: 3).share == nil)
    #expect(statistics.streak(on: Self.day(101)) == 2)
    #expect(statistics.best?.day == Self.day(101) && statistics.best?.count == 50)
    #expect(LedgerStatistics(days: [Self.day(3): Tally(spoken: 4), Self.day(2): Tally(spoken: 4)]).best?.day == Self.day(2))
    #expect(LedgerStatistics(days: [Self.day(3): Tally(rejected: 4)]).best == nil)
  }
}
