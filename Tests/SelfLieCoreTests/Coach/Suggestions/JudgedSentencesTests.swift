import Foundation
import Testing

@testable import SelfLieCore

/// What `suggest` answers to goals as people type them, every sentence read and judged: Tests/Sentences/judged.tsv, and judged-stated.tsv for
/// goals with a moment, a reason and an act of their own.
///
/// A changed template changes the answers. `SELFLIE_JUDGE=1` writes the files anew with a question mark behind each sentence that was not
/// judged yet, and in the usual form of the tests also Tests/Sentences/linkage.tsv.
struct JudgedSentencesTests {
  private struct Answer: Hashable {
    let goal: String
    let sentence: String
  }

  /// Goals, and the file in which the sentences for them are judged.
  enum Table: String, CaseIterable {
    /// The goals of the other suites, in their order.
    case typed = "judged.tsv"
    /// Goals with a moment, a reason, an act instead, as the options state them: stated.tsv.
    case stated = "judged-stated.tsv"

    fileprivate var path: String { projectFolder + "/Tests/Sentences/\(rawValue)" }

    fileprivate func goals() throws -> [(name: String, goal: Goal)] {
      switch self {
      case .typed: return SuggesterTests.typed.map { ($0.words, Goal($0.words)) }
      case .stated:
        return try JudgedSentence.lines("stated.tsv").map { line in
          let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { $0 == "-" ? nil : String($0) }
          try #require(columns.count == 4, "\(line)")
          let goal = Goal(columns[0] ?? "", reason: columns[2], trigger: columns[1], replacement: columns[3])
          let name = zip(["", ", when: ", ", why: ", ", instead: "], columns).map { label, text in text.map { label + $0 } ?? "" }.joined()
          return (name, goal)
        }
      }
    }
  }

  private static let judgements: Set = ["good", "awkward", "ungrammatical", "wrong"]

  /// The sentences for the goals of a table. Where no sentence is sure to fit, the command shows none and asks.
  private static func answers(_ table: Table) throws -> [Answer] {
    try table.goals().flatMap { name, goal in
      let suggester = try Suggester(ParsedGoal(goal), seed: 1), suggestion = suggester.suggestion(count: 3)
      return suggester.isAtALoss(with: suggestion) ? [] : suggestion.candidates.map { Answer(goal: name, sentence: $0.text) }
    }
  }

  private static func judged(_ table: Table) -> [Answer: String] {
    let page = (try? String(contentsOfFile: table.path, encoding: .utf8)) ?? ""
    return Dictionary(
      page.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
        let columns = line.split(separator: "\t").map(String.init)
        return columns.count == 3 ? (Answer(goal: columns[0], sentence: columns[1]), columns[2]) : nil
      }, uniquingKeysWith: { $1 })
  }

  @Test(arguments: zip(Table.allCases, [1000, 300]))
  func `every sentence was read, nearly all are good, and none is wrong`(table: Table, atLeast least: Int) throws {
    let answers = try Self.answers(table), known = Self.judged(table)
    if ProcessInfo.processInfo.environment["SELFLIE_JUDGE"] != nil {
      let lines = answers.map { "\($0.goal)\t\($0.sentence)\t\(known[$0] ?? "?")\n" }.joined()
      try ("# A goal, a sentence for it, and how it reads: good, awkward, ungrammatical, wrong\n" + lines)
        .write(toFile: table.path, atomically: true, encoding: .utf8)
    }
    #expect(answers.count > least)
    let unread = answers.filter { known[$0].map(Self.judgements.contains) != true }
    #expect(unread.isEmpty, "SELFLIE_JUDGE=1 writes them down: \(unread.prefix(5)) and \(unread.count) in all")
    #expect(Set(known.keys).subtracting(answers).isEmpty)
    let good = answers.count { known[$0] == "good" }
    #expect(Double(good) >= 0.95 * Double(answers.count), "\(good) of \(answers.count)")
    #expect(answers.allSatisfy { known[$0] != "wrong" })
  }

  /// The sentences that no parser of English reads from end to end, each judged by a person: Tests/Sentences/linkage.tsv.
  @Test func `a parser of English reads all sentences for a thousand goals, but for those that were read by a person`() throws {
    let goals = try (JudgedSentence.lines("goals.tsv") + JudgedSentence.lines("more-goals.tsv"))
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(goals.count >= 1000)
    let sentences = try Set(
      Reliability.cases(goals).flatMap { goal in try SuggesterTests.suggester(goal).suggestion(count: 3).candidates.map(\.text) }
    ).sorted()
    let known = Dictionary(
      try JudgedSentence.lines("linkage.tsv").compactMap { line in
        let columns = line.split(separator: "\t").map(String.init)
        return columns.count == 2 ? (columns[0], columns[1]) : nil
      }, uniquingKeysWith: { $1 })
    let unlinked = try Self.withoutLinkage(sentences)
    if ProcessInfo.processInfo.environment["SELFLIE_JUDGE"] != nil, Reliability.form != .brief {
      try
        ("# A sentence that link-grammar cannot link from end to end, and how it reads\n"
        + unlinked.map { "\($0)\t\(known[$0] ?? "?")\n" }.joined())
        .write(toFile: projectFolder + "/Tests/Sentences/linkage.tsv", atomically: true, encoding: .utf8)
    }
    let unread = unlinked.filter { known[$0] == nil }
    #expect(unread.isEmpty, "\(unread)")
    #expect(known.values.allSatisfy { ["good", "awkward"].contains($0) })
  }

  /// Returns the sentences of which link-parser cannot link every word.
  private static func withoutLinkage(_ sentences: [String]) throws -> [String] {
    let parser = Process(), input = Pipe(), output = Pipe()
    parser.executableURL = URL(fileURLWithPath: "/usr/bin/link-parser")
    parser.arguments = ["en", "-graphics=0", "-walls=0", "-limit=100", "-timeout=5", "-null=1", "-panic=0", "-links=0", "-morphology=0"]
    (parser.standardInput, parser.standardOutput, parser.standardError) = (input, output, FileHandle.nullDevice)
    try parser.run()
    let text = sentences.joined(separator: "\n") + "\n"
    Thread { [handle = input.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(text.utf8))
      try? handle.close()
    }.start()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    parser.waitUntilExit()
    let answers = page.components(separatedBy: "\nFound ").dropFirst()
    try #require(answers.count == sentences.count)
    return zip(sentences, answers).filter { !$1.contains("UNUSED=0 ") }.map(\.0)
  }
}
