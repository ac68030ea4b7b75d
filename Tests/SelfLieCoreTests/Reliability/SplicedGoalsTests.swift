import Testing

@testable import SelfLieCore

/// Goals of which the words are no sentence: halves of two goals, with words left out and signs in odd places.
struct SplicedGoalsTests {
  private static let signs = [",", ".", ". I want to", " and", " when", ", when", " before", " instead of"]

  @Test func `no goal stops the program`() throws {
    let goals = try JudgedSentence.lines("goals.tsv").compactMap { $0.split(separator: "\t").first?.split(separator: " ") }
    #expect(goals.count > 1000)
    var generator = SplitMix64(seed: 1)
    func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    for _ in Reliability.cases(Array(0..<1000)) {
      let one = goals[below(goals.count)], other = goals[below(goals.count)]
      var words = (one.prefix(below(one.count + 1)) + other.suffix(below(other.count + 1))).map(String.init)
      for place in words.indices where below(9) == 0 { words[place] += Self.signs[below(Self.signs.count)] }
      words.removeAll { _ in below(11) == 0 }
      let goal = ParsedGoal(Goal(words.joined(separator: " ")))
      // A goal without words, or in words that no family knows, is told so.
      _ = try? Suggester(goal, seed: 1).suggestion(count: 3)
    }
  }
}
