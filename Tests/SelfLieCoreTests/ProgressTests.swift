import FoundationEssentials
import Testing

@testable import SelfLieCore

struct ProgressTests {
  private static func standing(_ days: [Int: Int]) -> Standing {
    Standing(
      tally: Tally(spoken: days.values.reduce(0, +)), spoken: Dictionary(uniqueKeysWithValues: days.map { (Day(number: $0.key), $0.value) })
    )
  }

  @Test(arguments: [
    ([:], 0), ([100: 3], 1), ([99: 3], 1), ([98: 3], 0), ([98: 1, 99: 2, 100: 3], 3), ([97: 1, 98: 1, 99: 1], 3),
    ([97: 1, 99: 1, 100: 1], 2),
    // What was taken back is no day.
    ([99: 1, 100: 0], 1),
  ])
  func `days in a row, of which today may still come`(days: [Int: Int], streak: Int) {
    #expect(Self.standing(days).streak(on: Day(number: 100)) == streak)
  }

  @Test(
    arguments: [
      ([:], nil), ([100: 12], 12), ([99: 12], 6), ([91: 10, 100: 10], 2), ([1: 100, 90: 7, 100: 7], 1), ([1: 100], nil),
    ] as [([Int: Int], Double?)])
  func `a pace is the mean of two weeks, or of the days since the first`(days: [Int: Int], pace: Double?) {
    #expect(Self.standing(days).pace(on: Day(number: 100)) == pace)
  }

  @Test func `at a pace a target is reached on a day`() {
    let today = Day(number: 100)
    #expect(Self.standing([100: 10]).arrival(at: 35, from: today) == Day(number: 103))
    #expect(Self.standing([100: 10]).arrival(at: 10, from: today) == nil)
    #expect(Self.standing([:]).arrival(at: 10, from: today) == nil)
    #expect(Self.standing([91: 1]).arrival(at: 1_000_000, from: today) == nil)
  }

  @Test func `due is what is not reached and was not said today`() {
    let today = Day(number: 100)
    #expect(Self.standing([99: 10]).isDue(on: today, target: 11))
    #expect(!Self.standing([99: 10]).isDue(on: today, target: 10))
    #expect(!Self.standing([100: 1]).isDue(on: today, target: 11))
  }

  @Test(arguments: [(0, "1 January 1970"), (-1, "31 December 1969"), (19_782, "29 February 2024"), (20_790, "3 December 2026")])
  func `a day is said as people say it`(number: Int, text: String) {
    #expect(Day(number: number).description == text)
  }

  @Test func `a day begins at midnight, before 1970 too`() {
    #expect(Day(of: Date(timeIntervalSince1970: 86_399), offset: 0).number == 0)
    #expect(Day(of: Date(timeIntervalSince1970: 86_399), offset: 1).number == 1)
    #expect(Day(of: Date(timeIntervalSince1970: 0), offset: -1).number == -1)
  }

  @Test(arguments: [
    (0, "1970-01-01", "1 January 1970"), (-1, "1969-12-31", "31 December 1969"), (11_016, "2000-02-29", "29 February 2000"),
    (20_790, "2026-12-03", "3 December 2026"), (-719_162, "0001-01-01", "1 January 1"), (2_932_896, "9999-12-31", "31 December 9999"),
  ])
  func `a day is written and read`(number: Int, digits: String, words: String) {
    #expect(Day(number: number).digits == digits)
    #expect(Day(digits: digits) == Day(number: number))
    #expect(Day(number: number).description == words)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-1-1", "2026-00-10", "", "a-b-c", "2026-12-03-1", "99999999999999999-01-01", "0000-01-01",
  ])
  func `what is no day is none`(digits: String) {
    #expect(Day(digits: digits) == nil)
  }
}
