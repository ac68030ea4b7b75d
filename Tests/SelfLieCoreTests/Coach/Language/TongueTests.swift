import Foundation
import Testing

@testable import SelfLieCore

@Suite struct TongueTests {
  @Test func `languages are recognised from one sentence`() throws {
    var wrong: [String] = [], counts: [String: Int] = [:]
    for line in try JudgedSentence.lines("tongues.tsv") {
      let columns = line.split(separator: "\t", maxSplits: 1).map(String.init)
      counts[columns[0], default: 0] += 1
      let found = Tongue(of: columns[1])?.name
      if found != columns[0] { wrong.append("\(line): \(found ?? "none")") }
    }
    #expect(counts.count >= 10 && counts.values.allSatisfy { $0 >= 8 })
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `English is never taken for another language`() throws {
    var texts = try JudgedSentence.lines("goals.tsv").map { String($0.prefix { $0 != "\t" }) }
    texts += try JudgedSentence.lines("rules.tsv").filter { !$0.contains("24R") }.map { String($0.prefix { $0 != "\t" }) }
    for goal in Set(texts) {
      guard let suggester = try? Suggester(ParsedGoal(Goal(goal)), seed: 1) else { continue }
      texts += suggester.suggestion(count: 3).candidates.map(\.text)
    }
    texts += ["a tidy van", "keep a tidy van", "order a ginger ale", "drink a pale ale"]
    texts += ["say c'est la vie", "play Für Elise", "live in Köln", "learn \"La Vie en rose\"", "chant om"]
    #expect(texts.count > 1000)
    let wrong = texts.compactMap { text in Tongue(of: text).map { "\($0.name): \(text)" } }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `the caution names the word that may be counted`() {
    #expect(
      Tongue(of: "Ich bin stark")?.caution == "This looks like German. selflie hears only English; a 'nicht' too many may be counted.")
    #expect(Tongue(of: "jag röker inte mer")?.caution.hasSuffix("only English; an 'inte' too many may be counted.") == true)
    #expect(Tongue(of: "Я сильный")?.caution.contains("'не'") == true)
    #expect(Tongue(of: "") == nil && Tongue(of: "12 + 3") == nil)
  }
}
