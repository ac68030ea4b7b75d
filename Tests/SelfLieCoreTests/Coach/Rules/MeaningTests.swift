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
}
