import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct BeliefTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  private func rate(_ value: Int, at count: Int, in journal: borrowing Journal) throws {
    let affirmation = try journal.affirmation(.number(1))
    var rated = affirmation
    rated.belief = Belief(value: value, count: count)
    try journal.change(affirmation, to: rated)
  }

  private func ratings(_ journal: borrowing Journal) throws -> [Int] {
    Belief.ratings(in: try journal.edits(of: try journal.affirmation(.number(1)))).map(\.value)
  }

  @Test func `every rating is kept, undone, redone and corrected, and ends with its text`() throws {
    let journal = try Journal.open(in: home)
    _ = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    for (value, count) in [(7, 0), (5, 100), (4, 200)] { try rate(value, at: count, in: journal) }
    #expect(try ratings(journal) == [7, 5, 4])
    #expect(try journal.affirmation(.number(1)).belief == Belief(value: 4, count: 200))
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try ratings(journal) == [7, 5])
    try journal.redo(try #require(try journal.nextAction()))
    #expect(try ratings(journal) == [7, 5, 4])
    try rate(6, at: 200, in: journal)
    #expect(try ratings(journal) == [7, 5, 6])
    var other = try journal.affirmation(.number(1))
    let before = other
    other.text = "I am learning to be calm"
    other.belief = nil
    try journal.change(before, to: other)
    #expect(try ratings(journal) == [])
    #expect(try journal.affirmation(.number(1)).belief == nil)
    try journal.undo(try #require(try journal.lastAction()))
    #expect(try journal.affirmation(.number(1)) == before)
  }

  @Test(arguments: ["", "7", "11 0", "-1 0", "7 -1", "07 1", "7  1", "7 1 ", "7 1 2", "seven 1"])
  func `a rating is read only as it was written`(text: String) {
    #expect(Belief(text: text) == nil)
    #expect(!Edit.Field.belief.allows(text))
  }

  @Test func `a rating goes along in an archive`() throws {
    #expect(Belief(text: "7 300") == Belief(value: 7, count: 300))
    let journal = try Journal.open(in: home), others = try Home(environment: ["SELFLIE_HOME": folder.file("other")], login: "/nowhere")
    _ = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    try rate(3, at: 100, in: journal)
    let other = try Journal.open(in: others)
    _ = try other.merge(journal)
    #expect(try ratings(other) == [3])
    #expect(try other.affirmation(.number(1)).belief?.value == 3)
  }

  @Test func `it is asked once every hundred repetitions`() {
    #expect(!Belief.isDue(from: 0, to: 99, last: nil))
    #expect(Belief.isDue(from: 99, to: 100, last: nil))
    #expect(Belief.isDue(from: 80, to: 130, last: Belief(value: 5, count: 0)))
    #expect(!Belief.isDue(from: 100, to: 150, last: Belief(value: 5, count: 0)))
    #expect(!Belief.isDue(from: 190, to: 210, last: Belief(value: 5, count: 205)))
  }

  @Test func `a sentence that is not believed has softer forms, which are sentences`() {
    #expect(SofterForms.forms(of: "I am calm when I speak") == ["I am learning to be calm when I speak"])
    #expect(!SofterForms.forms(of: "").contains { !$0.isEmpty })
  }

  @Test(arguments: [
    ("I put my phone in the drawer when I come home", ["I can put my phone in the drawer when I come home"]),
    ("When I come home, I put my phone in the drawer", ["When I come home, I can put my phone in the drawer"]),
    ("I am calm when I speak", ["I am learning to be calm when I speak"]), ("You put your phone in the drawer", [String]()),
  ])
  func `a smaller step is of the person whom the sentence names`(text: String, steps: [String]) {
    #expect(SofterForms.steps(towards: text) == steps)
    #expect(SofterForms.person(of: text) == (steps.isEmpty ? "you" : "I"))
  }

  @Test func `only two falls one after the other, or one to half, tell that a sentence feels less and less true`() {
    func hasFallen(_ values: Int...) -> Bool { Belief.fall(of: zip(values, 0...).map { Belief(value: $0, count: $1) }) != nil }
    #expect(hasFallen(10, 5))
    #expect(!hasFallen(10, 6))
    #expect(!hasFallen(0, 0))
    #expect(hasFallen(7, 5, 4))
    #expect(hasFallen(2, 7, 5, 4))
    #expect(!hasFallen(7, 5, 5))
    #expect(!hasFallen(7, 5, 6))
    #expect(!hasFallen(7, 5))
    #expect(!hasFallen(7, 5, 4, 4))
  }
}

struct RememberedTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  @Test func `what was suggested last is remembered, the newest first, and not for ever`() throws {
    let journal = try Journal.open(in: home)
    #expect(try journal.suggested(last: 20) == [])
    try journal.keep(suggested: ["a", "b"])
    try journal.keep(suggested: ["c"])
    #expect(try journal.suggested(last: 2) == ["c", "b"])
    try journal.keep(suggested: (1...300).map { "sentence \($0)" })
    let all = try journal.suggested(last: 1000)
    #expect(all.count == 200)
    #expect(all.first == "sentence 300")
  }

  @Test func `conversations go on, and go with their affirmation`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try journal.add(.init(text: "I am calm"), recording: Clip(samples: [1]), isVerified: true)
    #expect(try journal.nextConversation() == 1)
    let first = try journal.begin(Turn(.person, "I want to be calm"), about: affirmation)
    let second = try journal.begin(Turn(.person, "hello"), about: nil)
    try journal.keep(Turn(.coach, "When?"), of: first)
    try journal.keep(Turn(.summary, "so far"), of: first)
    #expect(try journal.conversations().map(\.number) == [second.number, first.number])
    #expect(
      try journal.conversations(first.number).first?.turns
        == [Turn(.person, "I want to be calm"), Turn(.coach, "When?"), Turn(.summary, "so far")])
    #expect(try journal.conversations(99).isEmpty)
    try journal.remove(affirmation)
    #expect(try journal.conversations().map(\.number) == [second.number])
    #expect(try journal.nextConversation() == 3)
    #expect(try journal.begin(Turn(.person, "again"), about: nil).number == 3)
  }
}

/// How true a sentence feels, and what the ledger suggests, through the built executable.
struct RateCommandTests {
  private static let text = "I am calm when I speak"
  private let files: TemporaryFolder
  private let selflie: Executable

  init() async throws {
    files = try TemporaryFolder()
    var selflie = try Executable()
    selflie.environment["TZ"] = "UTC"
    self.selflie = selflie
    try Data(WAV.bytes(of: try Sounds.voice(Self.text))).write(to: URL(fileURLWithPath: files.file("calm")))
    let added = try await selflie.run("add", Self.text, "--recording", files.file("calm"), "--yes")
    try #require(added.status == 0, "\(added.errors)")
  }

  /// As if so many had been said today, at noon in Greenwich.
  private func say(_ count: Int, daysAgo: Int = 0, of number: Int = 1) throws {
    let journal = try Journal.open(in: selflie.place), affirmation = try journal.affirmation(.number(number))
    let noon = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200)
    for second in 0..<count {
      let line = Repetition(
        id: Identifier(), started: noon.addingTimeInterval(Double(second - 86_400 * daysAgo)), offset: 0, kind: .spoken, confidence: 0.9,
        duration: 2
      )
      try journal.keep(line, of: affirmation)
    }
  }

  /// Twenty repetitions on each of three days.
  private func sayForDays() throws { for day in 0..<3 { try say(20, daysAgo: day) } }

  @Test func `what is rated is shown, kept and taken back`() async throws {
    #expect(try await selflie.run("rate", "1").errors.contains("selflie rate 1 6"))
    #expect(try await selflie.run("rate", "1", "7").output == "7 of 10 after 0 repetitions\n")
    try say(3)
    #expect(try await selflie.run("rate", "1", "5").output == "7 of 10 after 0 repetitions\n5 of 10 after 3 repetitions\n")
    #expect(try await selflie.run("show", "1").output.contains("feels true  5 of 10 after 3 repetitions"))
    let undone = try await selflie.run("undo")
    #expect(undone.errors.contains("how true it feels: 7 of 10 -> 5 of 10"))
    #expect(try await selflie.run("rate", "1", "--json").output == "[{\"count\":0,\"value\":7}]\n")
    for wrong in ["11", "-1", "high"] { #expect(try await selflie.run("rate", "1", wrong).status == 64) }
    #expect(try await selflie.run("rate", "2", "5").status == 66)
  }

  @Test func `a sentence that feels less true twice is told plainly, and so is one that never did`() async throws {
    // Whoever says "I" is offered a step of their own, and none that is said to "you".
    let doubted = try await selflie.run("rate", "1", "3").errors
    #expect(doubted.contains("\n  I am learning to be calm when I speak\n  When ..., I ..., with a moment") && !doubted.contains("You are"))
    #expect(try await selflie.run("advise").output.contains("you rated it 3 of 10 before you began"))
    for (value, count) in [(8, 0), (7, 1), (5, 1)] {
      try say(count)
      let result = try await selflie.run("rate", "1", "\(value)")
      #expect(result.errors.contains("less true twice in a row: 8, 7, 5") == (value == 5))
      #expect(result.output.contains("\(value) of 10"))
    }
    let advice = try await selflie.run("advise", "1")
    #expect(advice.output.contains("8 before you began, 7 after 1 repetition, and 5 after 2 repetitions"))
    #expect(advice.output.contains("try         selflie coach 1\n"))
    _ = try await selflie.run("rate", "1", "3")
    let low = try await selflie.run("rate", "1", "2")
    #expect(low.status == 0)
  }

  @Test func `no smaller step is offered toward a sentence of danger, or one that hurts`() async throws {
    for (number, text) in [(2, "I want to die when I wake up"), (3, "I am worthless and slow")] {
      _ = try selflie.journal().add(.init(text: text), recording: Clip(samples: [1]), isVerified: true)
      let rated = try await selflie.run("rate", "\(number)", "2")
      #expect(rated.status == 0 && rated.output == "2 of 10 after 0 repetitions\n")
      #expect(
        rated.errors.contains(number == 2 ? "findahelpline.com" : "Another one may suit you better")
          && !rated.errors.contains("smaller step"), "\(rated.errors)")
    }
  }

  @Test func `a sentence of danger is advised nothing but where help is found`() async throws {
    try sayForDays()
    #expect(try await selflie.run("advise").output.contains("try         selflie plan 1"))
    _ = try selflie.journal().add(.init(text: "I want to end it all"), recording: Clip(samples: [1]), isVerified: true)
    let advice = try await selflie.run("advise", "2")
    #expect(advice.status == 0 && advice.output.contains("https://findahelpline.com") && !advice.output.contains("try         "))
    #expect(advice.output.hasSuffix("stays in your journal. To delete it with its recording and its repetitions: selflie remove 2\n"))
    #expect(!advice.output.contains("not kept") && !advice.output.contains("makes no sentence"))
    let json = try await selflie.run("advise", "2", "--json").output
    #expect(json.contains("\"about\":\"self-harm\"") && json.contains("\"distress\":true") && json.contains("\"number\":2"))
    // Nothing matters as much, and the other one can be asked about.
    #expect(try await selflie.run("advise").output == advice.output)
    #expect(try await selflie.run("advise", "1").output.contains("try         selflie plan 1"))
  }

  @Test func `a sentence that may do harm gets another one advised, and no plan`() async throws {
    _ = try selflie.journal().add(.init(text: "I am worthless and slow"), recording: Clip(samples: [1]), isVerified: true)
    let advice = try await selflie.run("advise")
    #expect(advice.output.contains("2: I am worthless and slow\n  found       'worthless': these words hurt"))
    #expect(advice.output.contains("try         selflie coach 2\n"))
  }

  @Test func `a sentence that check does not accept is told with the rule, and with the command that says it better`() async throws {
    _ = try selflie.journal().add(.init(text: "I never smoke again"), recording: Clip(samples: [1]), isVerified: true)
    try say(20, of: 2)
    let advice = try await selflie.run("advise", "2").output
    #expect(advice.contains("found       rule 5, negation: a plan that says what not to do keeps that in mind; say what you do instead\n"))
    #expect(advice.contains("try         selflie check \"I never smoke again\"\n"))
    // The command that is named says the same.
    #expect(try await selflie.run("check", "I never smoke again").output.contains("negation"))
    try say(20)
    #expect(try await !selflie.run("advise", "1").output.contains("selflie check"))
  }

  @Test func `where everything is put away, nothing but a new sentence is suggested`() async throws {
    try say(50)
    _ = try await selflie.run("archive", "1")
    let advice = try await selflie.run("advise")
    #expect(advice.status == 0 && advice.output.isEmpty)
    #expect(advice.errors.contains("No affirmation is active. To write one: selflie add \"...\". To find one for a goal: selflie suggest"))
  }

  @Test func `lines that a clock has dated after today hide nothing`() async throws {
    try sayForDays()
    let journal = try Journal.open(in: selflie.place), affirmation = try journal.affirmation(.number(1))
    for second in 0..<AdviceInput.recentLines {
      let line = Repetition(
        id: Identifier(), started: Date(timeIntervalSinceNow: 1e8 + Double(second)), offset: 0, kind: .rejected, confidence: 0, duration: 2)
      try journal.keep(line, of: affirmation)
    }
    #expect(try await selflie.run("advise", "--all", "--json").output.components(separatedBy: "\"rule\"").count == 2)
    #expect(try await selflie.run("advise").output.contains("you said 60 without a plan, lately 20 a day\n"))
  }

  @Test func `without enough takes the ledger suggests nothing, and says so`() async throws {
    let empty = try await selflie.run("advise")
    #expect(empty.status == 0)
    #expect(empty.output.isEmpty)
    #expect(empty.errors.contains("Nothing was said yet. To begin: selflie practice"))
    try say(19)
    #expect(
      try await selflie.run("advise").errors.contains("There isn't enough in the ledger yet: you have 19 takes, and advice starts at 20"))
    try say(1)
    #expect(try await selflie.run("advise").errors.contains("Nothing to change"))
    for day in 1..<3 { try say(20, daysAgo: day) }
    let advice = try await selflie.run("advise")
    #expect(
      advice.output == """
        1: I am calm when I speak
          found       you said 60 without a plan, lately 20 a day
          because     deciding how many, and when, makes it more likely to happen (Sheeran 2024)
          try         selflie plan 1 --per-day 20

        """)
    let shown = advice.output.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8).contains("    $ selflie advise\n" + shown))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(try await selflie.run("advise", "1", "--json").output.utf8)) as? [[String: Any]])
    #expect(object.map { $0["rule"] as? String } == ["no-plan"])
    let page = try String(contentsOfFile: projectFolder + "/docs/json.md", encoding: .utf8)
    for name in object.flatMap(\.keys) { #expect(page.contains("`\(name)`")) }
  }

  @Test func `on a terminal it is asked with one key after a hundred, and one key ends that for ever`() async throws {
    let card = try SoftwareCard(try Sounds.voice(Self.text))
    var selflie = selflie
    selflie.environment = try card.environment()
    let window = try TerminalWindow(columns: 100, selflie, card)
    try await window.wait(for: "$")
    try window.type("alias selflie=\(Executable.path.path); clear")
    try say(99)
    try window.type("selflie practice 1 --repetitions 1 --no-cues")
    #expect(try await window.wait(for: "[n]ever ask again").contains("How true does this feel"))
    try window.press("4")
    #expect(try await window.wait(for: "Next:").contains("A smaller step may already feel true"))
    #expect(try await selflie.run("rate", "1").output == "4 of 10 after 100 repetitions\n")
    try say(99)
    try window.type("clear")
    try await window.wait { !$0.contains("[n]ever ask again") }
    try window.type("selflie practice 1 --repetitions 1 --no-cues")
    try await window.wait(for: "[n]ever ask again")
    try window.press("n")
    #expect(try await window.wait(for: "It is not asked any more").contains("selflie config ask-belief yes"))
    #expect(try await selflie.run("config", "ask-belief").output == "no\n")
    #expect(try await selflie.run("rate", "1").output == "4 of 10 after 100 repetitions\n")
    try window.type("selflie rate 1")
    try await window.wait(for: "[S]kip")
    try window.press("t")
    #expect(try await window.wait(for: "10 of 10").contains("10 of 10 after 200 repetitions"))
  }
}
