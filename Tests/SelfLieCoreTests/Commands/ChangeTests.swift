import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// What a person does with months of work, through the built executable: looks at the ledger, changes their mind, and takes that back.
struct ChangeTests {
  static let text = "I am calm when I speak"
  private static let other = "I am calm and kind"
  private let files: TemporaryFolder
  private let selflie: Executable

  init() async throws {
    files = try TemporaryFolder()
    selflie = try Executable()
    for (name, text) in [("calm", Self.text), ("kind", Self.other)] {
      try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: files.file(name)))
    }
    let added = try await selflie.run("add", Self.text, "--recording", files.file("calm"), "--yes")
    try #require(added.status == 0, "\(added.errors)")
  }

  /// Lines of all kinds, a minute apart, on a winter's evening in Berlin.
  private func fill() throws {
    let journal = try Journal.open(in: selflie.place)
    let affirmation = try journal.affirmation(.number(1))
    for (minute, kind) in Repetition.Kind.allCases.enumerated() {
      var evidence: Repetition.Assessment?
      if kind == .rejected { evidence = .init(objection: 611.25, reason: .notSaid, missing: ["calm", "speak"], heard: ["not"]) }
      try journal.keep(
        Repetition(
          id: Identifier(), started: Date(timeIntervalSince1970: 1_764_800_000 + Double(60 * minute)), offset: 3600, kind: kind,
          confidence: 0.934, duration: 2.04, evidence: evidence, device: kind == .listened ? nil : "default"), of: affirmation)
    }
  }

  @Test func `the ledger is told newest first, as the clocks showed it`() async throws {
    try fill()
    let log = try await selflie.run("log", "1")
    #expect(
      log.output == """
        2025-12-03 23:16:20  rejected   2.0 s  didn't hear 'calm', 'speak'; heard 'not'
        2025-12-03 23:15:20  claimed    2.0 s
        2025-12-03 23:14:20  listened   2.0 s
        2025-12-03 23:13:20  spoken     2.0 s  sure 0.93

        """)
    #expect(try await selflie.run("log", "1", "--kind", "spoken", "--kind", "claimed").output.split(separator: "\n").count == 2)
    #expect(try await selflie.run("log", "--limit", "1").output.hasPrefix("2025-12-03 23:16:20    1  rejected"))
    let lines = try await selflie.run("log", "1", "--json").objects()
    #expect(lines.map { $0["kind"] as? String } == ["rejected", "claimed", "listened", "spoken"])
    #expect(lines[0]["missing"] as? [String] == ["calm", "speak"])
    #expect(lines[0]["heard"] as? [String] == ["not"])
    #expect(lines[0]["reason"] as? String == "not said")
    #expect(lines[0]["objection"] as? Double == 611.3)
    #expect(lines[3]["started"] as? String == "2025-12-03T22:13:20Z")
    #expect(lines[3]["offset"] as? Int == 3600)
    #expect(lines[3]["device"] as? String == "default")
    #expect(lines[3]["confidence"] as? Double == 0.934)
  }

  /// On 26 October 2025 the clocks in Berlin were set back at three in the morning: that day began at 22:00 of the day before in Greenwich,
  /// and the next one at 23:00.
  @Test(arguments: [("Europe/Berlin", 4), ("UTC", 3)])
  func `a day begins when it began where the person is`(zone: String, all: Int) async throws {
    do {
      let journal = try Journal.open(in: selflie.place)
      let affirmation = try journal.affirmation(.number(1))
      for start in [1_761_430_000, 1_761_438_000, 1_761_519_000, 1_761_523_200.0] {
        try journal.keep(
          Repetition(
            id: Identifier(), started: Date(timeIntervalSince1970: start), offset: 0, kind: .spoken, confidence: 1, duration: 1),
          of: affirmation)
      }
    }
    var selflie = selflie
    selflie.environment = ["TZ": zone]
    for (day, count) in [("2025-10-26", all), ("2025-10-27", 1)] {
      let log = try await selflie.run("log", "1", "--since", day)
      #expect(log.output.split(separator: "\n").count == count, "\(zone) \(day): \(log.output)")
    }
  }

  @Test func `fields are changed, and taken back one edit at a time`() async throws {
    let changed = try await selflie.run("edit", "1", "--target", "500", "--goal", "speak up", "--strictness", "gentle")
    #expect(changed.status == 0)
    #expect(changed.output == "Changed 1: I am calm when I speak\n")
    #expect(changed.errors.contains("  goal: none -> \"speak up\"\n  target: 1000 -> 500\n  strictness: normal -> gentle\n"))
    #expect(try await selflie.run("edit", "1", "--goal", "", "--target", "500").status == 0)
    let shown = try await selflie.run("show", "1")
    #expect(shown.output.contains("0 of 500"))
    #expect(!shown.output.contains("goal"))
    let asked = try await selflie.run("undo", "--dry-run")
    #expect(asked.output == "")
    #expect(asked.errors == "Would undo the change: goal: \"speak up\" -> none (1: I am calm when I speak)\n")
    for target in [500, 1000] {
      let undone = try await selflie.run("undo")
      #expect(undone.output == "Undone. 1 is at 0 of \(target): I am calm when I speak\n")
    }
    let nothing = try await selflie.run("undo")
    #expect((nothing.status, nothing.output, nothing.errors) == (1, "", "There's nothing to undo.\n"))
    #expect(try await selflie.run("redo").output == "Redone. 1 is at 0 of 500: I am calm when I speak\n")
    let same = try await selflie.run("edit", "1", "--target", "500")
    #expect((same.status, same.output, same.errors) == (0, "", "It's already like that; nothing changed.\n"))
    // A program reads what there is now, whether anything was changed or not.
    let record = try #require(try await selflie.run("edit", "1", "--target", "500", "--json").objects().first)
    #expect(record["target"] as? Int == 500 && record["number"] as? Int == 1)
  }

  @Test func `repetitions are taken back, the last one first, and say which`() async throws {
    try fill()
    let claim = try await selflie.run("undo")
    #expect(claim.errors.hasPrefix("Undoing the claim of the take of 2025-12-03 23:15:20 (1: "))
    #expect(try await selflie.run("undo").errors.hasPrefix("Undoing the listened repetition of 2025-12-03 23:14:20 (1: "))
    let spoken = try await selflie.run("undo")
    #expect(spoken.errors.hasPrefix("Undoing the spoken repetition of 2025-12-03 23:13:20 (1: "))
    #expect(spoken.output == "Undone. 1 is at 0 of 1000: I am calm when I speak\n")
    #expect(try await selflie.run("log", "1").output.split(separator: "\n").count == 2)
    #expect(try await selflie.run("log", "1", "--taken-back", "--kind", "spoken").output.hasSuffix("sure 0.93; taken back\n"))
    #expect(try await selflie.run("redo").output == "Redone. 1 is at 1 of 1000: I am calm when I speak\n")
  }

  @Test func `a new text asks for a recording that says it, and keeps the count`() async throws {
    try fill()
    let refused = try await selflie.run("edit", "1", "--text", Self.other, "--recording", files.file("calm"), "--yes")
    #expect(refused.status == 1)
    #expect(try await selflie.run("show", "1").output.hasPrefix(Self.text))
    let changed = try await selflie.run("edit", "1", "--text", Self.other, "--recording", files.file("kind"), "--yes")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try await selflie.run("list", "--json").output.contains("\"count\":1"))
    let verified = try await selflie.run("verify", "1", files.file("kind"))
    #expect(verified.status == 0)
    #expect(try await selflie.run("undo").output.hasSuffix(": I am calm when I speak\n"))
    #expect(try await selflie.run("verify", "1", files.file("calm")).status == 0)
  }

  @Test func `what is archived keeps all it has`() async throws {
    let away = try await selflie.run("archive", "1")
    #expect(away.output == "Archived 1: I am calm when I speak\n")
    let again = try await selflie.run("archive", "1")
    #expect((again.status, again.output, again.errors) == (0, "", "1 is already archived; nothing changed.\n"))
    let back = try await selflie.run("unarchive", "1")
    #expect(back.output == "Unarchived 1: I am calm when I speak\n")
    #expect(try await selflie.run("undo").errors == "Undoing the change: archived: yes -> no (1: I am calm when I speak)\n")
  }

  @Test(arguments: [
    ["edit", "1"], ["edit", "1", "--target", "0"], ["edit", "1", "--text", ""], ["edit", "1", "--text", "\u{202E}"],
    ["edit", "1", "--strictness", "mild"], ["edit", "1", "--pronounce", "calm"], ["log", "1", "--since", "2025-02-30"],
    ["log", "1", "--kind", "said"], ["log", "1", "--limit", "0"],
  ])
  func `what cannot be is refused, and nothing is changed`(call: [String]) async throws {
    let result = try await selflie.run(call)
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.output == "")
    #expect(try await selflie.run("undo").status == 1)
  }

  @Test(arguments: ["log", "edit --target 5", "archive", "unarchive"])
  func `an affirmation that is not there is said so`(call: String) async throws {
    var words = call.split(separator: " ").map(String.init)
    words.insert("7", at: 1)
    let result = try await selflie.run(words)
    #expect(result.status == 66)
    #expect(result.errors == "selflie: there's no affirmation 7; 'selflie list' shows them all\n")
  }
}
