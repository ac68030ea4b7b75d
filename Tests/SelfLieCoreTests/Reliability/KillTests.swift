import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// `kill -9`, which nobody can prepare for: at random moments, and in the middle of system calls, where the moments that matter are short.
  struct KillTests {
    @Test func `a sitting that is killed at a random moment has kept what it showed`() async throws {
      let rehearsal = try await Rehearsal.shared()
      let whole = try await rehearsal.executable().traced(rehearsal.practice(2 * Self.takes), calls: "mkdir")
      try #require(whole.result.status == 0)
      let all = try await kill(Reliability.effort(60, brief: 6, soak: 500), rehearsal) { dice in
        let progress = Double.random(in: 0..<1, using: &dice)
        // Two at once are slower than one.
        return Blow(progress: progress, timeout: progress * 1.4 * whole.result.duration)
      }
      judge(all, "at random moments")
    }

    @Test func `a sitting that is killed in a random system call has kept what it showed`() async throws {
      let rehearsal = try await Rehearsal.shared()
      let whole = try rehearsal.executable()
      // The first sitting of a day copies the journal, the others do not.
      _ = try await whole.run(rehearsal.practice(1))
      let (result, calls) = try await whole.traced(rehearsal.practice(Self.takes), calls: Moment.calls)
      try #require(result.status == 0)
      let moments = Moment.all(in: calls, home: whole.home.path)
      // What is shown follows a commit of many calls: one blow of four is aimed at it.
      let showing = moments.indices.filter { moments[$0].name == "write" }
      let all = try await kill(Reliability.effort(100, brief: 8, soak: 500), rehearsal) { dice in
        let aimed = Int.random(in: 0..<4, using: &dice) == 0 ? showing.randomElement(using: &dice) : nil
        let index = aimed ?? moments.indices.randomElement(using: &dice) ?? 0
        return Blow(progress: Double(index) / Double(moments.count), moment: moments[index])
      }
      judge(all, "in system calls")
      // Between the moment when the disk has it and the one when the person reads it.
      if Reliability.form != .brief { #expect(all.contains { $0.kept > $0.shown }) }
    }

    @Test(arguments: Reliability.some(14, of: Change.silent))
    func `a change that is killed is done or not done`(change: Change) async throws {
      let scene = try await Scene.of(change), whole = try scene.executable()
      let (result, calls) = try await whole.traced(scene.command(whole), calls: Moment.calls)
      try #require(result.status == 0)
      let moments = Reliability.some(8, of: Moment.all(in: calls, home: whole.home.path))
      let done = try await inPairs(moments) { moment in
        let selflie = try scene.executable()
        let (result, calls) = try await selflie.traced(scene.command(selflie), calls: Moment.calls, options: moment.killing)
        #expect(result.status == 9, "\(moment)")
        let found = Aftermath(of: selflie.place), shown = Shown(result.output), isDone = scene.isDone(found)
        #expect(scene.wrongs(found).isEmpty, "\(moment)")
        #expect(found.strays.allSatisfy { $0.hasPrefix("recordings/") || $0.contains(".tmp") }, "\(found.strays), \(moment)")
        #expect(isDone || shown == Shown(), "\(moment)")
        Scratches.clear(after: calls)
        // As if nothing had been.
        if !isDone {
          // As if an hour had gone by.
          try selflie.age(found.strays)
          #expect(try await selflie.run(scene.command(selflie)).status == 0, "\(moment)")
          let found = Aftermath(of: selflie.place)
          #expect(scene.isDone(found), "\(moment)")
          #expect(!found.strays.contains { $0.hasPrefix(Scene.folder) }, "\(found.strays), \(moment)")
        }
        return isDone
      }
      print("\(change): \(moments.count) kills, \(done.filter(\.self).count) of them when it was done")
    }

    // MARK: Sittings

    private static let takes = 4

    private struct Blow {
      /// How much of a sitting of some takes was over, 0 to 1.
      let progress: Double
      var timeout: Double?
      var moment: Moment?
    }

    private struct Killed {
      let progress: Double
      /// The last system call, if these were watched.
      let call: String
      let shown: Int
      let kept: Int
      let wrongs: [String]
    }

    /// Two homes side by side, each killed again and again: what one sitting kept is there for the next.
    private func kill(
      _ times: Int, _ rehearsal: Rehearsal, _ blow: @escaping @Sendable (inout SplitMix64) -> Blow
    ) async throws -> [Killed] {
      try await inPairs(Array(0..<2)) { side in
        let selflie = try rehearsal.executable()
        _ = try await selflie.run(rehearsal.practice(1))
        var dice = SplitMix64(seed: UInt64(side)), all: [Killed] = [], before = Aftermath(of: selflie.place).count
        while all.count < times / 2 {
          let blow = blow(&dice)
          var killer = selflie
          if let timeout = blow.timeout { killer.launcher = ["/usr/bin/timeout", "-s", "KILL", "\(timeout)"] }
          let (result, calls) = try await killer.traced(
            // It never ends by itself.
            rehearsal.practice(100), calls: blow.moment.map { _ in Moment.calls } ?? "mkdir", options: blow.moment?.killing ?? [])
          Scratches.clear(after: calls)
          let found = Aftermath(of: selflie.place)
          var wrongs = found.wrongs + found.strays
          if result.status != 9 { wrongs.append("status \(result.status): \(result.errors)") }
          if result.output.contains("Not counted") { wrongs.append(result.output) }
          all.append(
            Killed(
              progress: blow.progress, call: calls.last?.line ?? "", shown: max(result.shown - before, 0), kept: found.count - before,
              wrongs: wrongs))
          before = found.count
        }
        return all
      }.flatMap(\.self)
    }

    private func judge(_ all: [Killed], _ how: String) {
      for killed in all {
        #expect(killed.wrongs.isEmpty, "\(killed)")
        #expect((0...1).contains(killed.kept - killed.shown), "\(killed)")
      }
      let tenths = (0..<10).map { tenth in all.filter { Int($0.progress * 10) == tenth }.count }
      if Reliability.form != .brief { #expect(tenths.allSatisfy { $0 > 0 }) }
      let after = (0...2 * Self.takes).map { count in all.filter { $0.shown == count }.count }
      let calls = Dictionary(grouping: all) { $0.call.split(separator: " ").dropFirst().first?.prefix { $0 != "(" } ?? "" }
      print(
        """
        \(all.count) kills \(how): in each tenth of the run \(tenths), after 0, 1, ... shown \(after), \
        \(all.filter { $0.kept > $0.shown }.count) with one more kept; last calls \(calls.mapValues(\.count))
        """)
    }
  }
}

extension Executable {
  /// Lets files in its home be of two hours ago.
  fileprivate func age(_ names: [String]) throws {
    for name in names {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: home.file(name))
    }
  }
}

/// The folders that PocketSphinx's files are in for a moment.
enum Scratches {
  /// Removes those that a killed process left, which must have nothing of a voice in them.
  static func clear(after calls: [SystemCall]) {
    for call in calls where call.name == "mkdir" && call.text(0).hasPrefix("/dev/shm/selflie-") {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: call.text(0)) else { continue }
      // What a take's scores go to has a name before the first of them is there.
      for name in names {
        // The start of another process may remove it meanwhile.
        guard let found = try? FileManager.default.attributesOfItem(atPath: call.text(0) + "/" + name) else { continue }
        let size = found[.size] as? Int ?? 0
        #expect(name.hasSuffix(".sen") && size < 200, "\(name) was left in \(call.text(0))")
      }
      try? FileManager.default.removeItem(atPath: call.text(0))
      #expect(!FileManager.default.fileExists(atPath: call.text(0)))
    }
  }
}
