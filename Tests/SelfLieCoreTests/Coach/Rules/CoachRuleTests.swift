import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// The table of sentences in Tests/Sentences/rules.tsv.
struct JudgedSentence: Sendable, CustomTestStringConvertible {
  /// How a sentence tries to mislead a rule.
  enum Trap: String {
    /// It looks as if it broke the rule, and costs nothing for it.
    case alike
    /// It breaks the rule in a way that is easily overlooked, and is found,
    case disguised
    /// or is overlooked, because a list of words cannot find it.
    case missed
  }

  let text: String
  let brief: Brief
  /// Such as "5R".
  let expected: Set<String>
  /// The rule under whose heading it stands.
  let rule: Int
  /// Nil for one that misleads nobody.
  let trap: Trap?

  var testDescription: String { text }

  static let all: [JudgedSentence] = (try? read()) ?? []

  private static func read() throws -> [JudgedSentence] {
    var rule = 0
    return try text("rules.tsv").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("# ") else { return try JudgedSentence(String(line), under: rule) }
      rule = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? rule
      return nil
    }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: projectFolder + "/Tests/Sentences/\(name)", encoding: .utf8)
  }

  static func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("# ") }
  }

  init(_ line: String, under rule: Int) throws {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    try #require(columns.count == 4, "\(line)")
    self.rule = rule
    trap = Trap(rawValue: columns[3])
    try #require(trap != nil || columns[3].isEmpty, "\(line)")
    text = columns[0]
    expected = Set(columns[2].split(separator: " ").map(String.init))
    var goal: Goal?, brief = Brief()
    for part in columns[1].split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(sides.count == 2, "\(line)")
      switch sides[0] {
      case "build": goal = Goal(sides[1], kind: .build)
      case "quit": goal = Goal(sides[1], kind: .quit)
      case "instead": goal?.replacement = sides[1]
      case "because": goal?.reason = sides[1]
      case "trigger": goal?.trigger = sides[1]
      case "style": brief.style = Style(rawValue: sides[1])
      case "believed": brief.isBelieved = sides[1] == "yes"
      case "recent": brief.recent = [sides[1]]
      case "name": brief.name = sides[1]
      default: Issue.record("\(line)")
      }
    }
    brief.goal = goal.map { ParsedGoal($0) }
    self.brief = brief
  }

  /// Whether the rule of its heading finds something, and whether that costs something.
  var isFound: Bool { expected.contains { $0.dropLast() == "\(rule)" } }
  var costs: Bool { expected.contains { $0 == "\(rule)R" || $0 == "\(rule)W" } }

  /// What the rules say, but for rule 13 where it only informs.
  func found() -> Set<String> {
    let violations = RuleReport(of: text, for: brief).violations.filter { $0.rule.number != 13 || $0.level != .inform }
    return Set(violations.map { "\($0.rule.number)" + [.inform: "I", .warn: "W", .reject: "R"][$0.level, default: ""] })
  }
}

struct CoachRuleTests {
  @Test func `the table has at least two hundred sentences, and half of them would mislead a rule`() {
    let all = JudgedSentence.all
    #expect(all.count >= 200)
    #expect(2 * all.count { $0.trap != nil } >= all.count)
    #expect(all.count { $0.trap == .alike } >= 100)
    #expect(all.count { $0.trap == .disguised } >= 50)
    // Those that are overlooked are there to be known, and are to stay few.
    #expect(all.count { $0.trap == .missed } <= 10)
  }

  @Test func `a sentence misleads the rule of its heading as it is marked`() {
    for sentence in JudgedSentence.all {
      switch sentence.trap {
      case .alike: #expect(!sentence.costs, "\(sentence.text)")
      case .disguised: #expect(sentence.isFound, "\(sentence.text)")
      case .missed: #expect(!sentence.isFound, "\(sentence.text)")
      case nil: break
      }
    }
  }

  @Test func `every sentence breaks the rules that it should, and no others`() {
    for sentence in JudgedSentence.all {
      #expect(sentence.found() == sentence.expected, "\(sentence.text.debugDescription) \(sentence.brief)")
    }
  }

  @Test func `every rule has a sentence that breaks it and one near it that does not`() {
    let broken = Set(JudgedSentence.all.flatMap(\.expected).compactMap { Int($0.dropLast()) })
    #expect(broken == Set(1...32))
    #expect(JudgedSentence.all.count { $0.expected.isEmpty } >= 100)
  }

  @Test func `a better wording is never judged worse, by no rule's and by all rules' advice`() {
    var known = 0
    for sentence in JudgedSentence.all {
      let judgement = RuleReport(of: sentence.text, for: sentence.brief)
      let all = RuleReport.better(than: sentence.text, for: sentence.brief)
      for better in judgement.violations.compactMap(\.better) + [all].compactMap(\.self) {
        let now = RuleReport(of: better, for: sentence.brief)
        #expect(now.score >= judgement.score, "\(sentence.text) -> \(better)")
        #expect(!judgement.isAccepted || now.isAccepted, "\(sentence.text) -> \(better)")
        #expect(now.violations.count { $0.level == .reject } <= judgement.violations.count { $0.level == .reject })
        #expect(throws: Never.self, "\(better)") { _ = try Wording(better) }
        known += 1
      }
    }
    #expect(known > 100)
  }

  private static let betters: [(String, String)] = [
    ("I will run each morning.", "I run each morning."),
    ("I'll be home for my walk.", "I am home for my walk."),
    ("I must call my mother today.", "I choose to call my mother today."),
    ("Someday I run a whole mile.", "I run a whole mile."),
    ("I run every single day.", "I run every day."),
    ("I always finish what I start.", "I finish what I start."),
    ("I am calm and kind.", "I am learning to be calm and kind."),
    ("I am a lovable person.", "I am becoming a lovable person."),
    ("I'm not afraid when I climb.", "I'm brave when I climb."),
    ("I want peace and I breathe.", "I choose peace and I breathe."),
    ("I hope to run each morning.", "I choose to run each morning."),
    ("I don't forget to call my mother.", "I remember to call my mother."),
    ("I get up at 6:30 and stretch.", "I get up at six thirty and stretch."),
    ("1. I breathe slowly each day.", "I breathe slowly each day."),
    ("I RUN EVERY DAY", "I run every day"), ("I'll be confident one day.", "I am learning to be confident."),
    ("Soon I will be able to run a mile.", "I am learning to run a mile."),
    ("I am going to be a runner someday.", "I am becoming a runner."),
    ("I'll always try to run tomorrow.", "I choose to run."),
  ]

  @Test(arguments: betters)
  func `what the rules can say better, they do`(_ text: String, _ better: String) {
    #expect(RuleReport.better(than: text) == better)
  }

  @Test func `what cannot be refused is not reworded into a refusal, and a habit is`() {
    #expect(RuleReport.better(than: "I can't sleep in this room.") == nil)
    #expect(RuleReport.better(than: "I'm not afraid of heights when I climb.") == nil)
    #expect(RuleReport.better(than: "I run better than others, I am better.")?.contains("learning") != true)
    let goal = ParsedGoal(Goal("stop smoking", kind: .quit, replacement: "drink a glass of water"))
    #expect(
      RuleReport(of: "I can't smoke at home.", for: Brief(goal: goal)).violations.first { $0.rule.name == "inability" }?.better
        == "I don't smoke at home.")
    #expect(RuleReport.better(than: "I stop smoking today.", for: Brief(goal: goal)) == "When the urge comes, I drink a glass of water")
  }

  @Test func `what is learned may be told without what it is learned, and at a cost`() {
    let brief = Brief(goal: ParsedGoal(Goal("win at chess without gloating")))
    let learned = RuleReport(of: "I am learning to win at chess without gloating.", for: brief),
      plain = RuleReport(of: "I win at chess without gloating.", for: brief)
    #expect(learned.isAccepted && learned.violations.contains { $0.rule.name == "negation" && $0.level == .warn })
    #expect(!plain.isAccepted && !RuleReport(of: "I am learning to say nothing.").isAccepted)
  }

  @Test func `the score is what is left of a hundred, and four warnings are too many`() {
    let judgement = RuleReport(of: "I go without a phone.")
    #expect(judgement.score == 75)
    #expect(!judgement.isAccepted)
    #expect(judgement.violations.first?.words == ["without"])
    #expect(judgement.violations.first?.rule.grade == .several)
    #expect(RuleReport(of: "My hands are at rest.").score == 92)
    #expect(RuleReport(of: "My hands are at rest.").isAccepted)
    #expect(RuleReport(of: "You must never, you should never, I can't, I am lazy. 1. [x]").score == 0)
  }

  @Test func `rules are numbered as on the design's page, and each says why and how sure anybody is`() throws {
    #expect(Rule.all.map(\.number) == Array(1...32))
    #expect(Set(Rule.all.map(\.name)).count == 32)
    for rule in Rule.all {
      #expect(rule.reason.count < 100 && !rule.reason.contains("\n"))
      #expect(rule.evidence.count > 60)
      #expect(try Rule.named(rule.name.uppercased()) == rule)
      #expect(try Rule.named(String(rule.number)) == rule)
    }
    #expect(throws: RuleProblem(name: "negatoin", near: ["negation"])) { try Rule.named("negatoin") }
    #expect(throws: RuleProblem.self) { try Rule.named("33") }
  }

  @Test func `another language is told to be missing, with those there are`() throws {
    #expect(try Phrasebook.find("en").language == "en")
    #expect(try Phrasebook.find("en_GB.UTF-8").language == "en")
    let problem = #expect(throws: PhrasebookProblem.self) { try Phrasebook.find("de") }
    #expect(problem?.description == "there are no rules for the language 'de' yet; there are some for: en")
    #expect(problem?.status == .usage)
  }

  // MARK: Hostile texts

  @Test func `texts that nobody writes are judged and never crash`() {
    var hostile = HostileText(seed: 7)
    for _ in 0..<300 {
      let text = hostile.text(atMost: 400)
      let judgement = RuleReport(
        of: text, for: Brief(goal: ParsedGoal(Goal(text, kind: .quit, replacement: text)), recent: [text], name: text))
      #expect((0...100).contains(judgement.score))
      for violation in judgement.violations { if let better = violation.better { #expect(better != text) } }
      _ = RuleReport.better(than: text)
    }
  }

  @Test func `a huge text is judged by its length`() {
    let big = String(repeating: "I walk ", count: 1_500_000)
    #expect(RuleReport(of: big).violations.map(\.rule) == [.length])
    #expect(!RuleReport(of: "I walk\(String(repeating: "\u{301}", count: 100_000)) each day.").isAccepted)
  }

  /// A thousand times the text takes about a thousand times as long, not a million times: this would not end.
  @Test func `looking for words of danger grows with the text`() {
    #expect(!Danger.isIn(String(repeating: "a ", count: 20_000) + String(repeating: "\u{301}", count: 100_000)))
    #expect(Danger.isIn(String(repeating: "I walk on ", count: 20_000) + "and want to die"))
  }
}
