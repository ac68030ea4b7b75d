import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  struct TwoAtOnceTests {
    @Test func `two sittings of one affirmation at once count what both of them showed`() async throws {
      let rehearsal = try await Rehearsal.shared(), selflie = try rehearsal.executable(), repetitions = Reliability.effort(100, soak: 300)
      // Two names for one card: a microphone is for one sitting at a time.
      let results = try await inPairs(["default", "card"]) { device in
        try await selflie.run(rehearsal.practice(repetitions, device: device) + ["--json"])
      }
      var ids: [String] = []
      for result in results {
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
        let counted = try result.objects().filter { $0["event"] as? String == "counted" }
        #expect(counted.count == repetitions)
        ids += counted.compactMap { $0["id"] as? String }
      }
      #expect(Set(ids).count == 2 * repetitions)
      let found = Aftermath(of: selflie.place)
      #expect(found.wrongs.isEmpty)
      #expect(found.affirmations.map(\.tally) == [Tally(spoken: 2 * repetitions)])
    }

    @Test func `several that are the first at once all find a journal, and the same`() async throws {
      let rehearsal = try await Rehearsal.shared(), several = 3
      for race in 0..<Reliability.effort(60, soak: 1000) {
        let selflie = try rehearsal.executable(isEmpty: true), command = rehearsal.refusedAdd
        // The recording is refused, but only after the journal was opened and proved.
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<several {
            group.addTask {
              let result = try await selflie.run(command)
              #expect(result.status == 65, "race \(race): \(result.errors)")
            }
          }
          try await group.waitForAll()
        }
        let found = Aftermath(of: selflie.place)
        #expect(found.hasJournal)
        #expect(found.wrongs.isEmpty, "race \(race)")
        #expect(found.strays.isEmpty, "race \(race)")
      }
    }

    @Test func `several who add the first affirmation at once add them all`() async throws {
      let rehearsal = try await Rehearsal.shared(), several = 4
      for race in 0..<Reliability.effort(8, soak: 100) {
        let selflie = try rehearsal.executable(isEmpty: true)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<several {
            group.addTask {
              let result = try await selflie.run(rehearsal.add)
              #expect(result.status == 0, "race \(race): \(result.errors)")
            }
          }
          try await group.waitForAll()
        }
        let found = Aftermath(of: selflie.place)
        #expect(found.affirmations.map(\.affirmation.number) == Array(1...several), "race \(race)")
        #expect(found.wrongs.isEmpty, "race \(race)")
        #expect(found.strays.isEmpty, "race \(race)")
      }
    }
  }
}
