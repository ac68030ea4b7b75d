import Foundation
import Testing

@testable import SelfLieCore

/// What the rules find in sentences good and bad, by what is wrong with them.
struct MeaningTests {
  struct Row {
    let cause: String
    let text: String
    var report: RuleReport { RuleReport(of: text) }
    /// Future forms cost something; everything else that is wrong is rejected.
    var isFound: Bool { cause == "future" ? report.score < 100 : !report.isAccepted }
  }

  private static func rows(_ name: String) throws -> [Row] {
    try String(contentsOfFile: projectFolder + "/Tests/Sentences/\(name)", encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let columns = line.split(separator: "\t").map(String.init)
        try #require(columns.count == 2, "\(line)")
        return Row(cause: columns[0], text: columns[1])
      }
  }

  @Test func `no good sentence is rejected, and nearly every bad one is found`() throws {
    let rows = try Self.rows("meaning.tsv"), bad = rows.filter { $0.cause != "good" }
    #expect(rows.count >= 140 && bad.count >= 70)
    let rejected = rows.filter { $0.cause == "good" && !$0.report.isAccepted }.map(\.text)
    #expect(rejected.isEmpty, "\(rejected)")
    let missed = bad.filter { !$0.isFound }.map(\.text)
    #expect(missed.count <= 2, "\(missed)")
  }

  @Test func `sentences that the rules were not made by fare nearly as well`() throws {
    let rows = try Self.rows("meaning-held-out.tsv"), bad = rows.filter { $0.cause != "good" }
    #expect(rows.count == 60 && bad.count == 30)
    #expect(rows.allSatisfy { $0.cause != "good" || $0.report.isAccepted })
    #expect(bad.count(where: \.isFound) >= 27, "\(bad.filter { !$0.isFound }.map(\.text))")
  }

  @Test(arguments: ["I am Anna.", "I am Anna Lopez today."])
  func `nobody is told to learn to be who they are`(_ text: String) {
    #expect(RuleReport.better(than: text)?.contains("learning to be Anna") != true)
  }

  @Test(arguments: [
    "I lock my son in his room until he obeys", "I slap my own face when I fail", "When the urge comes, I throw up",
    "I get drunk with a smile",
    "I check my husband's phone every night", "I get even with everyone who mocked me", "I leave the baby alone while I jog",
    "When I have had a few drinks, I trust myself behind the wheel", "When I am drunk, I drive slowly",
    "After two beers, I get behind the wheel with confidence", "I make my sister cry whenever she annoys me",
    "I get my revenge on Daniel", "I humiliate my coworker in front of everyone", "I bully the new girl at school",
  ])
  func `what harms somebody is refused`(_ text: String) { #expect(RuleReport(of: text).violations.contains { $0.rule.name == "harm" }) }

  @Test(arguments: ["I no longer shout at my wife", "I don't yell at my kids"])
  func `harm that is forbidden is a negation alone`(_ text: String) {
    let found = RuleReport(of: text).violations.map(\.rule.name)
    #expect(found.contains("negation") && !found.contains("harm"))
  }

  @Test(arguments: [
    "I am breathe slowly when I am stressed", "I can to swim", "I did went to bed early", "I chewing gum after lunch", "I to walk at noon",
    "I go to to bed at ten", "When after lunch, I walk", "I am learning to be Anna",
    "I am steady because lamp the under sings of", "I am a patient parents", "I am an honest people", "The quiet of the early morning",
    "A quiet mind in the morning",
  ])
  func `words in no order are refused`(_ text: String) { #expect(RuleReport(of: text).violations.contains { $0.rule.name == "sense" }) }

  @Test(arguments: [
    "May I be happy, may I be safe", "Should I lose my temper, I leave the room and breathe", "Who I am is enough",
    "I am a nurse, and I wash my hands",
    "I inject my insulin before I eat", "There is no shame in asking for help", "I am not alone in this", "I am tired, so I rest",
    "I am open to new people", "I go there on foot", "I rest when I need to", "I speak up when I want to",
    "When I have had a few drinks, I take a taxi home", "The calm of the sea carries me", "The first hour of the day is mine",
    "May my family be well", "I am a patient parent",
  ])
  func `what only looks like a fault is none`(_ text: String) {
    #expect(RuleReport(of: text).isAccepted, "\(RuleReport(of: text).violations.map(\.rule.name))")
  }

  @Test(arguments: [
    "Should you stumble, you get up", "I must, must, must run", "I am agree with my feelings", "Who I am is enough",
    "I hope to sleep well tonight",
    "I want my daughter to be happy", "I am a mother who listens", "I need to be held, and I ask for it",
  ])
  func `other words that would be wrong are not offered`(_ text: String) {
    let better = RuleReport.better(than: text) ?? ""
    #expect(
      !better.contains("choose") && !better.contains("Choose") && !better.contains("learning") && !better.contains("becoming"), "\(better)")
  }

  @Test(arguments: ["May everyone at the office like me", "I need my mother's approval to feel calm"])
  func `what only others can give is refused`(_ text: String) {
    #expect(RuleReport(of: text).violations.contains { $0.rule.name == "others" && $0.level == .reject })
  }

  @Test(arguments: ["My crystals keep my depression away", "Ten thousand dollars come to me", "Green tea dissolves my kidney stones"])
  func `what no sentence can promise is refused`(_ text: String) {
    #expect(RuleReport(of: text).violations.contains { $0.rule.name == "promise" })
  }
}
