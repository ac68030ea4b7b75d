import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// Copies of the journal, and the way back to them.
  struct RestoreTests {
    private let selflie: Executable
    private let home: Home

    init() throws {
      selflie = try Executable()
      home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/")
    }

    private func fill(_ repetitions: Int) throws {
      let journal = try Journal.open(in: home)
      let affirmation =
        try journal.affirmations().first?.affirmation
        ?? journal.add(.init(text: "I am calm when I speak"), recording: Sounds.silence(seconds: 0.2), isVerified: true)
      for _ in 0..<repetitions {
        try journal.keep(
          Repetition(id: Identifier(), started: .now, offset: 0, kind: .spoken, confidence: 1, duration: 2), of: affirmation)
      }
    }

    private func count() throws -> Int? { try Journal.openIfThere(in: home)?.affirmations().first?.tally.count }

    private func copies() throws -> [String] {
      try Journal.backups(in: home).map { "\($0.number): \(try Journal.contents(of: $0, in: home).repetitions)" }
    }

    @Test func `once a day the journal is copied, and the last five copies are kept, private and whole`() throws {
      try Journal.open(in: home).backUp()
      #expect(try copies() == [])
      for day in 1...8 {
        try fill(1)
        for _ in 1...2 { try Journal.open(in: home).backUp(on: Day(number: 20_000 + day)) }
      }
      #expect(try copies() == ["4: 4", "5: 5", "6: 6", "7: 7", "8: 8"])
      for name in try FileManager.default.contentsOfDirectory(atPath: home.backups.string) {
        let mode = try FileManager.default.attributesOfItem(atPath: home.backups.appending(name).string)[.posixPermissions] as? Int
        #expect(mode == 0o600)
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.data.string).sorted() == ["backups", "journal.sqlite", "recordings"])
    }

    @Test func `a clock that is set back makes no copy old`() throws {
      for day in [20_000, 20_001, 19_635, 19_636, 20_002, 20_003, 20_004] {
        try fill(1)
        try Journal.open(in: home).backUp(on: Day(number: day))
      }
      #expect(try copies() == ["3: 3", "4: 4", "5: 5", "6: 6", "7: 7"])
      #expect(try Journal.backups(in: home).map(\.day) == [19_635, 19_636, 20_002, 20_003, 20_004].map { Day(number: $0) })
    }

    @Test func `two that copy at the same time make one copy`() async throws {
      try fill(3)
      let home = home
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask { #expect(throws: Never.self) { try Journal.open(in: home).backUp(on: Day(number: 20_000)) } }
        }
      }
      let copies = try copies()
      #expect(copies == ["1: 3"])
    }

    @Test func `copies are listed and put back, and what was there becomes a copy`() async throws {
      let none = try await selflie.run("restore")
      #expect(none.status == 0)
      #expect(none.errors == "There are no copies yet; the first is made before a sitting.\n")
      try fill(3)
      try Journal.open(in: home).backUp(on: Day(number: 20_000))
      try fill(4)
      let list = try await selflie.run("restore")
      #expect(list.output == "1  4 October 2024  1 affirmation and 3 repetitions\n")
      let json = try await selflie.run("restore", "--json")
      #expect(json.output == #"[{"affirmations":1,"day":"2024-10-04","number":1,"repetitions":3}]"# + "\n")
      let unasked = try await selflie.run("restore", "1")
      #expect(unasked.status == 64)
      #expect(try await selflie.run("restore", "2", "--yes").status == 66)
      #expect(try count() == 7)

      let restored = try await selflie.run("restore", "1", "--yes")
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(restored.output == "Restored 1, of 4 October 2024: 1 affirmation and 3 repetitions\n")
      #expect(restored.errors == "The journal that was there is now copy 2.\n")
      #expect(try count() == 3)
      #expect(try await selflie.run("restore", "2", "--yes").status == 0)
      #expect(try count() == 7)
      #expect(try copies() == ["1: 3", "2: 7", "3: 3"])
    }

    @Test(arguments: [Data(), Data("no database".utf8)])
    func `a damaged journal gives way to a copy, with what was half done in it, and is kept`(damage: Data) async throws {
      try fill(3)
      try Journal.open(in: home).backUp(on: Day(number: 20_000))
      try damage.write(to: URL(fileURLWithPath: home.journal.string))
      // A write that was not finished in the old file must not be taken back in the new one.
      try Data(repeating: 7, count: 2000).write(to: URL(fileURLWithPath: home.rollback.string))
      let restored = try await selflie.run("restore", "1", "--yes")
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(try count() == 3)
      let aside = try FileManager.default.contentsOfDirectory(atPath: home.backups.string).filter { $0.hasPrefix("aside-") }.sorted()
      #expect(aside.count == (damage.isEmpty ? 2 : 1))
      #expect(try Data(contentsOf: URL(fileURLWithPath: home.backups.appending(try #require(aside.first)).string)) == damage)
      #expect(restored.errors.contains(aside[0]))
      #expect(!FileManager.default.fileExists(atPath: home.rollback.string))
    }

    @Test func `a damaged copy is told, and restores nothing`() async throws {
      try fill(3)
      let journal = try Journal.open(in: home)
      for day in [20_000, 20_001] { try journal.backUp(on: Day(number: day)) }
      let copy = home.file(of: try #require(try Journal.backups(in: home).first))
      try Data(count: 8192).write(to: URL(fileURLWithPath: copy.string))
      #expect(try await selflie.run("restore").output.hasPrefix("1  4 October 2024  damaged, can't be restored\n2  "))
      let refused = try await selflie.run("restore", "1", "--yes")
      #expect(refused.status == 65)
      #expect(refused.errors.split(separator: "\n").count == 1)
      #expect(try count() == 3)
    }

    @Test func `a copy that is older than a recording knows none`() async throws {
      try fill(3)
      let journal = try Journal.open(in: home)
      try journal.backUp(on: Day(number: 20_000))
      let affirmation = try journal.affirmation(.number(1))
      try journal.replaceRecording(of: affirmation, with: Sounds.silence(seconds: 0.3), isVerified: true)
      #expect(try await selflie.run("restore", "1", "--yes").status == 0)
      #expect(try Journal.open(in: home).affirmation(.number(1)).recording == nil)
      let practice = try await selflie.run("practice", "1")
      #expect(practice.status == 66)
      #expect(practice.errors.contains("make one with: selflie record 1"))
    }

    @Test func `who still has the journal open that was replaced cannot write into it`() throws {
      try fill(3)
      let sitting = try Journal.open(in: home)
      let affirmation = try sitting.affirmation(.number(1))
      try sitting.backUp(on: Day(number: 20_000))
      _ = try Journal.restore(try #require(try Journal.backups(in: home).first), in: home)
      let late = Repetition(id: Identifier(), started: .now, offset: 0, kind: .spoken, confidence: 1, duration: 2)
      #expect(throws: JournalProblem.replaced(home.journal)) { try sitting.keep(late, of: affirmation) }
      #expect(try count() == 3)
    }

    @Test(arguments: [false, true])
    func `whoever is killed while restoring leaves what was there or the copy, whole`(isDamaged: Bool) async throws {
      try fill(3)
      try Journal.open(in: home).backUp(on: Day(number: 20_000))
      try fill(4)
      if isDamaged { try Data("no database".utf8).write(to: URL(fileURLWithPath: home.journal.string)) }
      let manager = FileManager.default
      let before = try TemporaryFolder()
      try runTool("cp", ["-a", selflie.home.path, before.file("home")])
      let command = ["restore", "1", "--yes"]
      let (whole, calls) = try await selflie.traced(command, calls: Moment.calls)
      try #require(whole.status == 0)
      #expect(try count() == 3)
      var counts: [Int?: Int] = [:]
      let all = Moment.all(in: calls, home: selflie.home.path)
      let moments = Reliability.evenly(Reliability.effort(30, brief: 12, soak: .max), of: all)
      for moment in moments {
        try runTool("sh", ["-c", "rm -rf '\(selflie.home.path)' && cp -a '\(before.file("home"))' '\(selflie.home.path)'"])
        let (killed, _) = try await selflie.traced(command, calls: Moment.calls, options: moment.killing)
        #expect(killed.status == SIGKILL, "\(moment)")
        do { counts[try count(), default: 0] += 1 } catch let problem as JournalProblem {
          // What was damaged before may be damaged still.
          #expect(isDamaged, "\(moment): \(problem)")
          #expect(manager.contents(atPath: home.journal.string) == Data("no database".utf8), "\(moment)")
          counts[nil, default: 0] += 1
        }
      }
      #expect(Set(counts.keys).isSubset(of: [isDamaged ? nil : 7, 3]))
      // It was killed before and after the copy had taken its place.
      #expect(counts[isDamaged ? nil : 7] ?? 0 > moments.count / 6)
      #expect(counts[3] ?? 0 > 0)
    }

    @Test func `while somebody writes nothing is replaced`() throws {
      try fill(3)
      let journal = try Journal.open(in: home)
      try journal.backUp(on: Day(number: 20_000))
      let writer = try Database.open(home.journal.string)
      try writer.execute("BEGIN IMMEDIATE")
      let home = home
      #expect(throws: JournalProblem.busy(home.journal)) {
        _ = try Journal.restore(try #require(try Journal.backups(in: home).first), in: home)
      }
      try writer.execute("COMMIT")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.data.string).sorted() == ["backups", "journal.sqlite", "recordings"])
    }

    @Test func `a full disk does not keep anybody from practising`() async throws {
      try fill(1)
      // Where the folder of the copies cannot be made.
      try Data().write(to: URL(fileURLWithPath: home.backups.string))
      let card = try SoftwareCard()
      var selflie = selflie
      selflie.environment = try card.environment()
      let sitting = try await selflie.run("practice", "1", "--listen", "--repetitions", "1")
      #expect(sitting.status == 0, "\(sitting.errors)")
      #expect(sitting.errors.hasPrefix("The journal couldn't be copied today: "))
    }

    @Test(arguments: [Watched.Interference.hangUp(when: "Speak"), .hangUp(when: "Listen"), .press("q", when: "Speak")])
    func `a large journal is copied when its sitting is over, also when the window was closed`(_ end: Watched.Interference) throws {
      let card = try SoftwareCard(try Sounds.voice("the weather will be nice again"))
      var selflie = try Executable()
      let home = selflie.place
      _ = try LargeJournal(in: home, text: "I rest", recording: try Sounds.voice("I rest"), today: Day(of: .now).advanced(by: -1))
      selflie.environment = try card.environment()
      let sitting = try Watched(selflie, ["practice", "1", "--no-cues"], terminal: true, [end])
      #expect(sitting.status != nil)
      #expect(try Journal.backups(in: home).map(\.day) == [Day(of: .now)])
    }
  }
}
