import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// The power goes at each system call of what a person does on one evening, and the disk keeps no more than it promised to.
  struct PowerCutTests {
    @Test func `a power cut at any system call takes nothing back that was shown`() async throws {
      let rehearsal = try await Rehearsal.shared()
      let evening = try await Evening(of: rehearsal, repetitions: Reliability.effort(10, brief: 3, soak: 100))
      let findings = try evening.cut(ways: Reliability.effort(1, soak: 4))
      if Reliability.form != .brief { #expect(findings.cuts >= 500) }
      #expect(findings.losses == 0)
      #expect(findings.wrongs.isEmpty)
      print("power cuts: \(findings)")
    }

    @Test func `a home that was just made is there after a power cut`() async throws {
      let rehearsal = try await Rehearsal.shared()
      let evening = try await Evening(of: rehearsal, repetitions: 1, home: "made/just/now")
      let findings = try evening.cut(ways: 1)
      #expect(findings.losses == 0)
      #expect(findings.wrongs.isEmpty)
    }

    @Test(arguments: Reliability.some(10, of: Change.allCases.filter { ![.addFirst, .add, .record, .remove, .practice].contains($0) }))
    func `a power cut in any other command leaves what was there or what it makes, and this if it was shown`(change: Change) async throws {
      let scene = try await Scene.of(change), selflie = try scene.executable()
      var disk = try SimulatedDisk(root: selflie.home.path, holding: selflie.home.path), shown = Shown(), dice = SplitMix64(seed: 0)
      let (result, calls) = try await selflie.traced(scene.command(selflie), bytes: true)
      try #require(result.status == 0, "\(result.errors)")
      let folder = try TemporaryFolder(in: "/dev/shm")
      var cuts = 0, done: Set<Bool> = []
      for call in calls {
        for line in call.shown?.split(separator: "\n") ?? [] { shown.read(String(line)) }
        guard try disk.apply(call) || call.shown != nil else { continue }
        cuts += 1
        let some = (0..<Reliability.effort(1, soak: 4)).map { _ in SimulatedDisk.Survival.some(SplitMix64(seed: dice.next())) }
        for survival in [.safe, .everything] + some {
          try folder.fill(with: disk.contents(survival))
          let found = Aftermath(of: Home(FilePath(change.home(in: folder.path))))
          for wrong in scene.wrongs(found) { Issue.record("\(wrong), after \(call.line)") }
          #expect(scene.isDone(found) || shown == Shown(), "after \(call.line)")
          done.insert(scene.isDone(found))
        }
      }
      #expect(done == [false, true])
      print("\(change): \(cuts) power cuts")
    }

    // "OFF" loses far more than "FULL" does.
    @Test(.enabled(if: Reliability.form != .brief), arguments: Reliability.form == .long ? ["FULL ", "OFF  "] : ["FULL "])
    func `weaker settings lose what was shown`(setting: String) async throws {
      let rehearsal = try await Rehearsal.shared()
      let evening = try await Evening(of: rehearsal, repetitions: 10, synchronous: setting)
      let findings = try evening.cut(ways: 1)
      #expect(findings.losses > 0)
      print("power cuts with \(setting): \(findings)")
    }
  }
}

/// All that is done with one affirmation, from `add` to `remove`, one process after the other, and each of their system calls.
private struct Evening {
  private let rehearsal: Rehearsal
  private let root: String
  /// Below the root; nothing if it is the root.
  private let home: String
  private var commands: [[SystemCall]] = []

  /// - Parameters:
  ///   - synchronous: A weaker setting of SQLite than the built executable's, of the same length.
  ///   - home: A home that is not there yet, below the folder that is; that folder itself if it is empty.
  init(of rehearsal: Rehearsal, repetitions: Int, synchronous setting: String? = nil, home: String = "") async throws {
    self.rehearsal = rehearsal
    self.home = home
    var selflie = try rehearsal.executable(isEmpty: true)
    root = selflie.home.path
    if !home.isEmpty { selflie.environment["SELFLIE_HOME"] = root + "/" + home }
    if let setting {
      selflie.program = rehearsal.card.files.file("weaker")
      var program = try Data(contentsOf: Executable.path)
      let literal = Data("synchronous = EXTRA;".utf8)
      let place = try #require(program.range(of: literal))
      try #require(program[place.upperBound...].range(of: literal) == nil)
      program.replaceSubrange(place, with: Data("synchronous = \(setting);".utf8))
      try program.write(to: URL(fileURLWithPath: selflie.program))
      try runTool("chmod", ["700", selflie.program])
    }
    for command in [rehearsal.add, rehearsal.practice(repetitions), rehearsal.record, ["remove", "1", "--yes"]] {
      let (result, calls) = try await selflie.traced(command, bytes: true)
      try #require(result.status == 0, "\(result.errors)")
      commands.append(calls)
    }
  }

  /// What was found after all cuts.
  struct Findings: CustomStringConvertible {
    /// After each call that changed something, made something safe, or showed something.
    var cuts = 0
    /// What of the disk survived a cut: the least, the most, and something between; and how many of these differ from all before.
    var disks = 0, different = 0
    /// Disks on which a repetition that had been shown was not in the ledger.
    var losses = 0, deepest = 0
    /// Disks whose ledger had one more than was shown.
    var ahead = 0
    var wrongs: Set<String> = []

    var description: String {
      "\(cuts) cuts, \(disks) disks, \(different) of them different; \(losses) lost up to \(deepest), \(ahead) one ahead; \(wrongs.count) wrongs"
    }
  }

  /// Two disks that are the same need not both be looked at.
  private struct State: Hashable {
    let contents: [String: [UInt8]?]
    let shown: Shown
    let command: Int
  }

  /// - Parameter ways: How many random disks of each cut are looked at, besides the least and the most that can survive.
  func cut(ways: Int) throws -> Findings {
    let folder = try TemporaryFolder(in: "/dev/shm")
    var disk = SimulatedDisk(root: root), shown = Shown(), findings = Findings(), known: Set<State> = []
    for (command, calls) in commands.enumerated() {
      disk.startProcess()
      for (number, call) in calls.enumerated() {
        for line in call.shown?.split(separator: "\n") ?? [] { shown.read(String(line)) }
        guard try disk.apply(call) || call.shown != nil else { continue }
        findings.cuts += 1
        // A sixth of the cuts is enough to notice a gross defect.
        guard Reliability.form != .brief || findings.cuts % 6 == 0 else { continue }
        for way in -2..<ways {
          let survival =
            switch way {
            case -2: SimulatedDisk.Survival.safe
            case -1: SimulatedDisk.Survival.everything
            default: SimulatedDisk.Survival.some(SplitMix64(seed: UInt64(command) << 40 | UInt64(number) << 8 | UInt64(way)))
            }
          findings.disks += 1
          let state = State(contents: disk.contents(survival), shown: shown, command: command)
          guard known.insert(state).inserted else { continue }
          findings.different += 1
          try folder.fill(with: state.contents)
          for wrong in judge(Aftermath(of: try Home(environment: ["SELFLIE_HOME": folder.file(home)], login: "/")), state, &findings) {
            findings.wrongs.insert("\(wrong), after \(call.line)")
          }
        }
      }
    }
    return findings
  }

  /// What must not be, with what was shown and done.
  private func judge(_ found: Aftermath, _ state: State, _ findings: inout Findings) -> [String] {
    let shown = state.shown, number = found.affirmations.count
    var wrongs = found.wrongs
    let possible =
      switch state.command {
      case 0: shown.added...1
      case 3: 0...1 - shown.removed
      default: 1...1
      }
    if !possible.contains(number) { wrongs.append("\(number) affirmations") }
    if state.command < 3, found.count < shown.count {
      findings.losses += 1
      findings.deepest = max(findings.deepest, shown.count - found.count)
    }
    guard let (affirmation, tally) = found.affirmations.first else { return wrongs }
    guard let recording = affirmation.recording else { return wrongs + ["no recording"] }
    let isOther = rehearsal.isOther(recording)
    if isOther ? state.command < 2 : shown.recorded > 0 || state.command > 2 { wrongs.append("the wrong recording") }
    switch tally.count - shown.count {
    case ...0: break
    case 1 where state.command == 1: findings.ahead += 1
    default: wrongs.append("\(tally.count) in the ledger, \(shown.count) shown")
    }
    return wrongs
  }
}
