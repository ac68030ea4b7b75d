import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

struct MilestoneTests {
  @Test func `a count is a milestone, or it is none`() {
    let all = (1...1000).compactMap { count in Milestone(count, of: 1000).map { (count, $0) } }
    #expect(
      all.map(\.0) == [1, 10, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 990, 1000])
    #expect(Milestone(500, of: 1000) == .halfway && Milestone(990, of: 1000) == .lastTen && Milestone(1000, of: 1000) == .reached)
    #expect(Milestone(300, of: 1000) == .count(300))
    // A small target has few.
    #expect((1...5).compactMap { Milestone($0, of: 5) } == [.count(1), .reached])
    #expect(Milestone(1100, of: 1000) == .count(1100))
  }

  @Test func `the days of the milestones follow from the sums of the days`() {
    let day = Day(number: 20_000)
    let statistics = LedgerStatistics(days: [
      day: Tally(spoken: 5), day.advanced(by: 2): Tally(spoken: 60), day.advanced(by: 3): Tally(spoken: 200),
    ])
    let milestones = statistics.milestones(of: 1000)
    #expect(milestones.map(\.count) == [1, 10, 50, 100, 200])
    #expect(milestones.map { day.distance(to: $0.day) } == [0, 2, 2, 3, 3])
    #expect(statistics.longestStreak() == 2)
    #expect(statistics.longestStreak(plan: Plan(pauses: [day.advanced(by: 1)...day.advanced(by: 1)])) == 3)
    #expect(LedgerStatistics().longestStreak() == 0 && LedgerStatistics().milestones(of: 10).isEmpty)
  }

  @Test func `one sentence from the ledger, and never a promise`() throws {
    let affirmation = Affirmation(
      id: Identifier(), number: 1, text: "I rest", target: 1000, created: .init(timeIntervalSince1970: 0), strictness: .normal,
      pronunciations: [:])
    func sentence(_ milestone: Milestone, _ count: Int, _ memory: Recollection) throws -> String {
      let exercise = try Exercise(
        affirmation, recording: Clip(), progress: Progress(tally: Tally(spoken: count)),
        model: try AcousticModel.checked.get())
      return Phrases.milestone(milestone, memory, exercise)
    }
    var memory = Recollection()
    #expect(try sentence(.count(1), 1, memory) == "That's the first one.")
    #expect(try sentence(.count(100), 100, memory) == "That's 100.")
    (memory.firstDay, memory.lastDay, memory.days, memory.bestHour) = (Day(number: 20_000), Day(number: 20_050), 40, 8)
    #expect(try sentence(.count(10), 10, memory) == "That's 10. You began on 4 October 2024.")
    #expect(try sentence(.count(50), 50, memory) == "That's 50. You said most of them between 8 and 9.")
    #expect(try sentence(.count(100), 100, memory) == "That's 100. You said most of them between 8 and 9.")
    memory.hardestThen = "rest"
    #expect(try sentence(.count(100), 100, memory) == "That's 100. The hardest word was 'rest'.")
    memory.hardestNow = "i"
    #expect(try sentence(.count(100), 100, memory) == "That's 100. At first the hardest word was 'rest'; now it's 'I'.")
    #expect(try sentence(.halfway, 500, memory) == "You're halfway: 500 on 40 days.")
    #expect(try sentence(.lastTen, 990, memory) == "Ten to go, after 990 on 40 days.")
    #expect(try sentence(.reached, 1000, memory).hasPrefix("You've reached your target: 1000 on 40 days."))
  }

  @Test func `the page at the target says what was done, how true it felt and feels, and what may come next`() {
    var affirmation = Affirmation(
      id: Identifier(), number: 3, text: "I rest", goal: "sleep", target: 20, created: .init(timeIntervalSince1970: 0), strictness: .normal,
      pronunciations: [:])
    affirmation.reason = "I'm tired"
    let first = Day(number: 20_000), last = Day(number: 20_009)
    let progress = Progress(tally: Tally(spoken: 20), spoken: [first: 10, last: 10])
    var memory = Recollection()
    (memory.firstDay, memory.lastDay, memory.days) = (first, last, 2)
    let page = Phrases.page(
      affirmation, memory, [Belief(value: 4, count: 0), Belief(value: 8, count: 20)],
      Curve(progress.spoken, forecast: progress.forecast(of: affirmation, on: last)), columns: 60)
    #expect(
      page.prefix(7) == [
        "", "I rest", "20 of 20: you've reached your target.", "You said them on 2 days, from 4 October 2024 to 13 October 2024.",
        "It felt 4 of 10 true after 0 repetitions, and 8 after 20.", "Your goal: sleep", "Because: I'm tired",
      ])
    #expect(page.contains { $0.contains("####") })
    #expect(page.suffix(4).first == "What next?")
    #expect(
      page.contains("    selflie edit 3 --target 40  a new target") && page.contains("    selflie archive 3           put this one away"))
  }
}
