import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// Journals that a disk, a person or another program has spoilt.
  struct DamageTests {
    /// A home with two affirmations, 300 repetitions of one and 20 of the other, and what is right to show of them.
    private final class Spoilt {
      let selflie: Executable
      let home: Home
      let whole: Data

      init() throws {
        selflie = try Executable()
        home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/")
        let journal = try Journal.open(in: home)
        for (text, count) in [("I am calm when I speak", 300), ("I get up at six", 20)] {
          let affirmation = try journal.add(
            .init(text: text, goal: "a calmer life"), recording: Sounds.silence(seconds: 0.2), isVerified: true)
          for number in 0..<count {
            try journal.keep(
              Repetition(
                id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000 + 20 * Double(number)), offset: 3600,
                kind: number % 10 == 9 ? .listened : .spoken, confidence: 0.9, duration: 2),
              of: affirmation)
          }
        }
        try journal.backUp(on: Day(number: 20_000))
        whole = try Data(contentsOf: URL(fileURLWithPath: home.journal.string))
      }

      var path: String { home.journal.string }

      func put(_ data: Data) throws {
        try? FileManager.default.removeItem(atPath: path)
        try data.write(to: URL(fileURLWithPath: path))
      }
    }

    /// A refusal: one line with what to do, and the file as it was.
    private func expectRefusal(
      _ spoilt: Spoilt, _ arguments: [String], status: Int32, containing text: String = "isn't a selflie journal",
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let before = FileManager.default.contents(atPath: spoilt.path)
      let result = try await spoilt.selflie.run(arguments)
      #expect(result.status == status, "\(arguments): \(result.errors)", sourceLocation: sourceLocation)
      #expect(result.output == "", sourceLocation: sourceLocation)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: sourceLocation)
      #expect(result.errors.hasPrefix("selflie: "), sourceLocation: sourceLocation)
      #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation)
      #expect(result.errors.contains("selflie restore") || result.errors.contains("move it away"), sourceLocation: sourceLocation)
      #expect(FileManager.default.contents(atPath: spoilt.path) == before, sourceLocation: sourceLocation)
    }

    private let commands = [["list"], ["show", "1"], ["practice", "1"], ["play", "1"], ["record", "1"], ["remove", "1", "--yes"], []]

    @Test func `whatever is in the journal's place is refused in one line and left as it is`() async throws {
      let spoilt = try Spoilt()
      let half = spoilt.whole.prefix(spoilt.whole.count / 2)
      let contents: [(Data, String)] = [
        (Data(), "it's empty"), (Data("a diary, in plain text\n".utf8), "isn't a selflie journal"), (half, "is damaged"),
        (Data(count: spoilt.whole.count), "isn't a selflie journal"), (spoilt.whole.prefix(50), "is damaged"),
        (spoilt.whole.prefix(4096) + Data(count: spoilt.whole.count - 4096), "is damaged"),
        (Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }), "isn't a selflie journal"),
      ]
      for (data, text) in contents {
        try spoilt.put(data)
        for command in commands { try await expectRefusal(spoilt, command, status: 65, containing: text) }
      }
      // Another program's database.
      try spoilt.put(Data())
      try Database.open(spoilt.path).execute("CREATE TABLE affirmation (number INTEGER); INSERT INTO affirmation VALUES (1)")
      for command in commands { try await expectRefusal(spoilt, command, status: 65, containing: "another program made it") }
      // A journal of ours that somebody has put something into: a table that never ends, and lines that nobody said.
      for (statement, text) in [
        (
          "DROP TABLE pronunciation; CREATE VIEW pronunciation AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
          "views"
        ),
        ("CREATE TRIGGER more AFTER INSERT ON repetition BEGIN UPDATE affirmation SET target = 1; END", "triggers"),
      ] {
        try spoilt.put(spoilt.whole)
        try Database.open(spoilt.path).execute(statement)
        for command in commands { try await expectRefusal(spoilt, command, status: 65, containing: text) }
      }
      // What is no file at all.
      for make in ["mkdir", "mkfifo", "ln -s /etc/hostname"] {
        try? FileManager.default.removeItem(atPath: spoilt.path)
        try runTool("sh", ["-c", "\(make) '\(spoilt.path)'"])
        for command in commands { try await expectRefusal(spoilt, command, status: 65) }
        try await expectRefusal(spoilt, ["restore", "1", "--yes"], status: 65)
      }
      try FileManager.default.removeItem(atPath: spoilt.path)
      try spoilt.put(spoilt.whole)
      #expect(try await spoilt.selflie.run("list").status == 0)
    }

    private static let places = ["journal.sqlite-journal", "recordings", "backups/1-2026-11-21.sqlite", "microphone"]

    @Test(arguments: Reliability.form == .brief ? Reliability.evenly(2, of: places) : places)
    func `what is no file or folder is refused wherever it is, without waiting for it`(name: String) async throws {
      let spoilt = try Spoilt()
      let card = try SoftwareCard()
      var selflie = spoilt.selflie
      selflie.environment = try card.environment()
      let path = selflie.home.file(name)
      try FileManager.default.createDirectory(atPath: selflie.home.file("backups"), withIntermediateDirectories: true)
      for make in ["mkfifo", "ln -s /etc", "mkdir", "ln -s /etc/hostname", "ln -s /nowhere"] {
        if name == "recordings", make == "mkdir" { continue }
        try runTool("sh", ["-c", "rm -rf '\(path)' && \(make) '\(path)'"])
        let practice = ["practice", "1", "--repetitions", "1"] + (name == "microphone" && make != "mkfifo" ? [] : ["--listen"])
        for command in [["list"], practice, ["restore"]] + (make == "mkfifo" ? [["doctor"]] : []) {
          let result = try await selflie.run(command)
          #expect([0, 1, 65, 66, 73, 74].contains(result.status), "\(make) \(command): \(result.status) \(result.errors)")
          #expect(result.duration < 30)
          if result.status > 1, command != ["doctor"] { #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)") }
        }
      }
    }

    /// The share of the flips that are refused, and that none of the others changes a count.
    ///
    /// A journal of 300 lines has much that one bit can change: structure, which SQLite's check finds, and contents, like a letter of the
    /// text, which nobody could find without a checksum. What is shown as a count follows from an index and a table that must agree.
    @Test func `a flipped bit is refused, or changes no count`() async throws {
      let spoilt = try Spoilt()
      let counts = try Journal.openIfThere(in: spoilt.home)?.affirmations().map(\.tally) ?? []
      #expect(counts == [Tally(spoken: 270, listened: 30), Tally(spoken: 18, listened: 2)])
      var generator = SplitMix64(seed: 5)
      var refused = 0
      let flips = Reliability.effort(300, soak: 20_000)
      for flip in 0..<flips {
        var data = spoilt.whole
        let bit = Int.random(in: 0..<data.count * 8, using: &generator)
        data[bit / 8] ^= 1 << UInt8(bit % 8)
        try spoilt.put(data)
        do {
          let journal = try Journal.open(in: spoilt.home)
          let shown = try journal.affirmations()
          #expect(shown.map(\.tally) == counts, "bit \(bit)")
          for (affirmation, tally) in shown { #expect(try journal.tally(of: affirmation) == tally, "bit \(bit)") }
        } catch let problem as any Problem {
          refused += 1
          #expect([.badData, .cannotCreate, .inputOutput].contains(problem.status), "bit \(bit): \(problem)")
          #expect(!"\(problem)".contains("\n"))
          #expect(FileManager.default.contents(atPath: spoilt.path) == data, "bit \(bit)")
        }
        // Now and then the whole command, which must neither crash nor hang.
        if flip % 30 == 0 {
          let result = try await spoilt.selflie.run("list")
          #expect([0, 65, 73, 74].contains(result.status), "bit \(bit): \(result.status) \(result.errors)")
        }
      }
      if Reliability.form == .long { print("\(refused) of \(flips) flipped bits were refused") }
      // Without any check about one in ten would be found.
      #expect(refused > flips / 4, "\(refused) of \(flips)")
    }

    @Test func `a journal that was cut off anywhere is refused`() throws {
      let spoilt = try Spoilt()
      let size = spoilt.whole.count
      // Where only zeros are missing at the end, SQLite does not notice.
      for length in Array(stride(from: 1, to: size, by: size / Reliability.effort(60, soak: 2000))) + Array(size - 9..<size) {
        try spoilt.put(spoilt.whole.prefix(length))
        let problem = #expect(throws: JournalProblem.self, "\(length)") { _ = try Journal.openIfThere(in: spoilt.home) }
        #expect(problem?.status == .badData, "\(length): \(problem.map(String.init(describing:)) ?? "")")
        #expect(FileManager.default.contents(atPath: spoilt.path)?.count == length)
      }
    }
  }
}
