import FoundationEssentials
import Testing

@testable import SelfLieCore

struct ProgressTests {
  private static func progress(_ days: [Int: Int]) -> Progress {
    Progress(
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
    #expect(Self.progress(days).streak(on: Day(number: 100)) == streak)
  }

  @Test func `days that are left out neither break a row nor make it longer`() {
    let weekends = Plan(skipped: [.saturday, .sunday])
    #expect((99...102).map { Day(number: $0).weekday } == [.friday, .saturday, .sunday, .monday])
    let days = [96: 1, 97: 1, 98: 1, 99: 1, 102: 1]
    #expect(Self.progress(days).streak(on: Day(number: 102), plan: weekends) == 5)
    #expect(Self.progress(days).streak(on: Day(number: 102)) == 1)
    // Said on a day that was free all the same.
    #expect(Self.progress(days.merging([101: 1]) { $1 }).streak(on: Day(number: 102), plan: weekends) == 6)
    // On a Sunday, and on a Monday that is not over.
    #expect(Self.progress([98: 1, 99: 1]).streak(on: Day(number: 101), plan: weekends) == 2)
    #expect(Self.progress([98: 1, 99: 1]).streak(on: Day(number: 102), plan: weekends) == 2)
    #expect(Self.progress([98: 1, 99: 1]).streak(on: Day(number: 103), plan: weekends) == 0)
    let pause = Plan(pauses: [Day(number: 10)...Day(number: 99)])
    #expect(Self.progress([8: 1, 9: 1, 100: 1]).streak(on: Day(number: 100), plan: pause) == 3)
    #expect(Self.progress([7: 1, 8: 1, 100: 1]).streak(on: Day(number: 100), plan: pause) == 1)
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

  @Test(
    arguments: [
      ("2026-12-03", "2026-12-03"), ("3 December", "2026-12-03"), ("dec 3", "2026-12-03"), ("December 3, 2027", "2027-12-03"),
      ("3 dec 2025", "2025-12-03"), ("20 November", "2027-11-20"), ("21 nov", "2026-11-21"), ("29 feb", "2028-02-29"),
      ("today", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("in 30 days", "2026-12-21"), ("in 1 week", "2026-11-28"),
      ("yesterday", "2026-11-20"), ("2 weeks ago", "2026-11-07"), ("saturday", "2026-11-21"), ("Fri", "2026-11-27"), ("fr", nil),
      ("ago", nil), ("many days ago", nil), ("-1 days ago", nil), ("in 3 ago", nil),
      ("31 November", nil), ("3 De", nil), ("3", nil), ("", nil), ("in many days", nil), ("in 3 years", nil), ("3 4 5", nil),
      ("in 99999999999 days", nil), ("0 December", nil), ("3 December 99999999", nil), ("3 December 2026 x", nil),
    ] as [(String, String?)])
  func `a day is read as people write it, and without a year is the next one`(text: String, digits: String?) {
    #expect(Day(text, from: Day(number: 20_778))?.digits == digits)
  }

  @Test(
    arguments: [
      ("2026-11-03", "2026-11-03"), ("2026-12-03", "2026-12-03"), ("3 November", "2026-11-03"), ("Dec 3", "2025-12-03"),
      ("21 nov", "2026-11-21"), ("29 feb", "2024-02-29"), ("3 December 2026", "2026-12-03"), ("today", "2026-11-21"),
      ("yesterday", "2026-11-20"), ("1 day ago", "2026-11-20"), ("30 days ago", "2026-10-22"), ("2 weeks ago", "2026-11-07"),
      ("saturday", "2026-11-21"), ("monday", "2026-11-16"), ("Sun", "2026-11-15"), ("31 November", nil), ("3 years ago", nil),
    ] as [(String, String?)])
  func `a day that was is read as people write it, and without a year is the last one`(text: String, digits: String?) {
    #expect(Day(text, .last, from: Day(number: 20_778))?.digits == digits)
  }
}
