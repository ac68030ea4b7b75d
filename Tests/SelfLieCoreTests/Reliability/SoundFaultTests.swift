import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.InTime {
  /// What a sound device can do wrong, tried on the built executable: it ends or goes on, says why, and counts nothing that it did not hear.
  struct SoundFaultTests {
    static let text = "I rest"
    static let voice = Result { try Sounds.voice(text) }

    enum Command: String, CaseIterable, Sendable {
      case add, record, practice
    }

    /// What is between ALSA's name and the card.
    enum Device: String, CaseIterable, Sendable {
      case raw = "card"
      case converting = "plug48"

      /// How many frames the card itself has in a second.
      var rate: Double { self == .raw ? 16_000 : 48_000 }
    }

    enum Side: Sendable {
      case capture, playback
    }

    /// What has to come of a fault.
    enum Outcome: Equatable, Sendable {
      /// It is over, with this status and this in its one message.
      case ends(Int32, String)
      /// The take in which it happens is not counted, and the next one is.
      case losesOne
      /// No take is counted, and each is told.
      case losesAll
      /// Nothing is lost, so the take is counted.
      case losesNothing
    }

    struct Fault: Sendable, CustomTestStringConvertible {
      let name: String
      let side: Side
      let outcome: Outcome
      var events: [(what: String, seconds: Double)] = []
      var shim = ""
      var knobs: [String: String] = [:]
      /// For how many seconds the process is stopped.
      var stop: Double?

      var testDescription: String { name }
    }

    static let lost = "sound was lost"

    static let faults: [Fault] = {
      let gone = "is gone; plug it in again"
      let microphone: [Fault] = [
        Fault(name: "overrun", side: .capture, outcome: .losesOne, events: [("xrun", 0.3)], knobs: ["SOFTCARD_ONCE": "1"]),
        Fault(
          name: "overruns again and again", side: .capture, outcome: .losesAll, events: [("xrun", 0.2), ("xrun", 0.25), ("xrun", 0.3)]),
        Fault(name: "suspend", side: .capture, outcome: .losesOne, events: [("suspend", 0.3)], knobs: ["SOFTCARD_ONCE": "1"]),
        Fault(
          name: "suspend with a resume that lies", side: .capture, outcome: .losesOne, events: [("suspend", 0.3)],
          knobs: ["SOFTCARD_ONCE": "1", "SOFTCARD_RESUME": "0"]),
        Fault(
          name: "suspend with a resume that fails", side: .capture, outcome: .losesOne, events: [("suspend", 0.3)], shim: "resume:0:-38",
          knobs: ["SOFTCARD_ONCE": "1"]),
        Fault(name: "unplugged while it records", side: .capture, outcome: .ends(69, gone), events: [("unplug", 0.3)]),
        Fault(name: "stalls while it records", side: .capture, outcome: .ends(74, "no sound is coming"), events: [("stall", 0.3)]),
        Fault(name: "delivers nothing", side: .capture, outcome: .ends(74, "no sound is coming"), events: [("stall", 0)]),
        Fault(name: "busy for ever", side: .capture, outcome: .ends(75, "another program is using the"), shim: "open/c:0:-16"),
        Fault(name: "busy, then free", side: .capture, outcome: .losesNothing, shim: "open/c:1-10:-16"),
        Fault(name: "no such device", side: .capture, outcome: .ends(69, "there's no microphone"), shim: "open/c:0:-19"),
        Fault(name: "no such name", side: .capture, outcome: .ends(69, "there's no microphone"), shim: "open/c:0:-2"),
        Fault(name: "not permitted", side: .capture, outcome: .ends(69, "you aren't allowed to use"), shim: "open/c:0:-13"),
        Fault(
          name: "refuses the rate", side: .capture, outcome: .ends(69, "can't do 16 kHz mono"), knobs: ["SOFTCARD_HARDWARE_ERROR": "22"]),
        Fault(name: "prepare fails", side: .capture, outcome: .ends(74, "failed (hw_params: Input/output error)"), shim: "prepare/c:0:-5"),
        Fault(name: "start fails", side: .capture, outcome: .ends(74, "failed (start: "), shim: "start/c:0:-5"),
        Fault(name: "error at a read", side: .capture, outcome: .ends(74, "failed (read: "), shim: "readi:6:-5"),
        Fault(name: "more than was asked for at a read", side: .capture, outcome: .ends(74, "failed (read: "), shim: "readi:6:5000"),
        Fault(name: "overrun at every read", side: .capture, outcome: .losesAll, shim: "readi:0:-32"),
        Fault(name: "reads interrupted", side: .capture, outcome: .losesNothing, shim: "readi:1-4:-4,readi:9:-4,readi:12-20:-4"),
        Fault(name: "a storm of not yet", side: .capture, outcome: .losesNothing, shim: "readi:5-40:-11"),
        Fault(name: "not yet for ever", side: .capture, outcome: .ends(74, "no sound is coming"), shim: "readi:5-:-11"),
        Fault(name: "hangs when it opens", side: .capture, outcome: .ends(74, "doesn't answer"), shim: "open/c:1:hang"),
        Fault(name: "hangs at a read", side: .capture, outcome: .ends(74, "doesn't answer"), shim: "readi:6:hang"),
        Fault(name: "crashes at a read", side: .capture, outcome: .ends(74, "failed (the sound library crashed)"), shim: "readi:6:exit"),
        Fault(name: "short reads", side: .capture, outcome: .losesNothing, shim: "readi:0:short"),
        Fault(
          name: "stopped for a moment while it records", side: .capture, outcome: .losesNothing, events: [("stop", 0.3)],
          knobs: ["SOFTCARD_ONCE": "1"], stop: 0.7),
        Fault(
          name: "stopped for long while it records", side: .capture, outcome: .losesOne, events: [("stop", 0.3)],
          knobs: ["SOFTCARD_ONCE": "1"], stop: 3.5),
      ]
      let speaker: [Fault] = [
        Fault(name: "underrun", side: .playback, outcome: .losesNothing, events: [("xrun", 0.3)]),
        Fault(name: "suspend while it plays", side: .playback, outcome: .losesNothing, events: [("suspend", 0.3)]),
        Fault(
          name: "suspend while it plays, with a resume that lies", side: .playback, outcome: .losesNothing, events: [("suspend", 0.3)],
          knobs: ["SOFTCARD_RESUME": "0"]),
        Fault(name: "unplugged while it plays", side: .playback, outcome: .ends(69, gone), events: [("unplug", 0.2)]),
        Fault(name: "unplugged while the end plays", side: .playback, outcome: .ends(69, gone), events: [("unplug", 0.6)]),
        Fault(name: "stalls while it plays", side: .playback, outcome: .ends(74, "plays nothing"), events: [("stall", 0.2)]),
        Fault(name: "stalls while the end plays", side: .playback, outcome: .ends(74, "plays nothing"), events: [("stall", 0.6)]),
        Fault(name: "output busy for ever", side: .playback, outcome: .ends(75, "another program is using the"), shim: "open/p:0:-16"),
        Fault(name: "no such output", side: .playback, outcome: .ends(69, "there's no sound output"), shim: "open/p:0:-19"),
        Fault(
          name: "output refuses the rate", side: .playback, outcome: .ends(69, "can't do 16 kHz mono"),
          knobs: ["SOFTCARD_HARDWARE_ERROR": "22"]),
        Fault(name: "output does not start", side: .playback, outcome: .ends(74, "failed (start: "), shim: "start/p:0:-5"),
        Fault(name: "error at a write", side: .playback, outcome: .ends(74, "failed (write: "), shim: "writei:2:-5"),
        Fault(
          name: "more than was asked for at a write", side: .playback, outcome: .ends(74, "failed (write: "), shim: "writei:2:500000000"),
        Fault(name: "underrun at every write", side: .playback, outcome: .ends(74, "plays nothing"), shim: "writei:0:-32"),
        Fault(name: "writes interrupted", side: .playback, outcome: .losesNothing, shim: "writei:1-3:-4,writei:5:-4"),
        Fault(name: "a storm of not yet at writes", side: .playback, outcome: .losesNothing, shim: "writei:1-30:-11"),
        Fault(name: "not yet for ever at writes", side: .playback, outcome: .ends(74, "plays nothing"), shim: "writei:3-:-11"),
        Fault(name: "hangs at a write", side: .playback, outcome: .ends(74, "doesn't answer"), shim: "writei:2:hang"),
        Fault(name: "short writes", side: .playback, outcome: .losesNothing, shim: "writei:0:short"),
        Fault(name: "drain fails", side: .playback, outcome: .losesNothing, shim: "drain:0:-5"),
        Fault(name: "drain runs out of time", side: .playback, outcome: .losesNothing, shim: "drain:0:-110"),
        Fault(name: "drain hangs", side: .playback, outcome: .losesNothing, shim: "drain:0:hang"),
        Fault(
          name: "stopped for a moment while it plays", side: .playback, outcome: .losesNothing, events: [("stop", 0.2)],
          knobs: ["SOFTCARD_ONCE": "1"], stop: 0.3),
        Fault(
          name: "stopped for long while it plays", side: .playback, outcome: .losesNothing, events: [("stop", 0.2)],
          knobs: ["SOFTCARD_ONCE": "1"], stop: 6),
      ]
      return microphone + speaker
    }()

    struct Run: Sendable, CustomStringConvertible {
      /// Nil for a device without a fault.
      let fault: Fault?
      let device: Device
      let command: Command
      /// How much silence the recording has at its end, in seconds.
      var silence = 0.0

      var description: String { "\(fault?.name ?? "no fault"), \(device), \(command)" }

      /// Runs the command in a home of its own, and says what is not as it should be.
      func violations(beside base: Watched? = nil, deadline: Double = 40) throws -> (violations: [String], watched: Watched) {
        let card = try SoftwareCard()
        let (selflie, recording) = try prepared(card)
        let watched = try Watched(
          selflie, arguments, terminal: hasTerminal, deadline: deadline, interferences)
        return (Judge(run: self, watched: watched, base: base).violations + (try left(in: selflie, recording)), watched)
      }

      private var outcome: Outcome { fault?.outcome ?? .losesNothing }
      private var side: Side { fault?.side ?? .capture }

      /// Without a terminal nothing is played and nothing asked after a recording was made.
      var hasTerminal: Bool { command != .practice && (side == .playback || outcome == .losesOne) }

      private var devices: [String] {
        side == .capture
          ? ["--capture-device", device.rawValue, "--playback-device", "sound"]
          : ["--capture-device", "sound", "--playback-device", device.rawValue]
      }

      private var arguments: [String] {
        let what =
          switch command {
          case .add: ["add", SoundFaultTests.text]
          case .record: ["record", "1"]
          case .practice: ["practice", "1", "--no-cues"] + (outcome == .losesAll ? ["--takes", "2"] : ["--repetitions", "1"])
          }
        return what + (command == .practice || hasTerminal ? [] : ["--yes"]) + devices
      }

      private var interferences: [Watched.Interference] {
        var all: [Watched.Interference] = [
          .press("a", when: "This take can't be used"), .press("y", when: "Keep it?"), .press("s", when: "[S]kip"),
        ]
        if let seconds = fault?.stop { all.append(.goOn(after: seconds)) }
        return all
      }

      /// A home with what the command needs, and the recording that is in it.
      private func prepared(_ card: SoftwareCard) throws -> (Executable, Identifier?) {
        let voice = try SoundFaultTests.voice.get()
        try card.say(voice)
        let wide = Resampler.resample(voice.samples, from: Clip.rate, to: 48_000).flatMap { [$0, $0] }
        try Clip(samples: wide).raw.write(to: URL(fileURLWithPath: card.files.file("wide.raw")))
        // The device that is not tried may save time.
        var knobs = ["SOFTCARD_MICROPHONE_48": card.files.file("wide.raw"), "SOFTCARD_STEADY_SPEED": "2"]
        if let fault {
          knobs.merge(fault.knobs) { $1 }
          knobs["SOFTCARD_EVENTS"] = fault.events.map { "\($0.what)@\(Int($0.seconds * device.rate))" }.joined(separator: ",")
        }
        var selflie = try Executable()
        selflie.environment =
          try fault?.shim.isEmpty == false ? card.shim(fault?.shim ?? "").merging(knobs) { $1 } : card.environment(knobs)
        guard command != .add else { return (selflie, nil) }
        let journal = try Journal.open(in: selflie.place)
        return (
          selflie,
          try journal.add(.init(text: SoundFaultTests.text), recording: voice + Sounds.silence(seconds: silence), isVerified: true)
            .recording?.id
        )
      }

      /// What is in the home that should not be, or is not there.
      private func left(in selflie: Executable, _ recording: Identifier?) throws -> [String] {
        let home = selflie.place
        var violations: [String] = []
        let files = FileManager.default.enumerator(atPath: selflie.home.path)?.compactMap { $0 as? String } ?? []
        for file in files where file.hasSuffix(".tmp") || file.hasSuffix("-journal") { violations.append("\(file) was left") }
        let all = try Journal.openIfThere(in: home)?.affirmations() ?? []
        let unused = Inventory(of: home).unused
        if !unused.isEmpty { violations.append("\(unused) belong to nobody") }
        let isKept = outcome == .losesOne || outcome == .losesNothing
        switch command {
        // Who was asked keeps the sentence, also without a recording.
        case .add: if all.count != (isKept || hasTerminal ? 1 : 0) { violations.append("\(all.count) affirmations") }
        case .record:
          if (all.first?.affirmation.recording?.id != recording) != isKept {
            violations.append("the recording is \(isKept ? "the old" : "a new") one")
          }
        case .practice: if all.first?.tally.count != (isKept ? 1 : 0) { violations.append("\(all.first?.tally.count ?? -1) counted") }
        }
        return violations
      }
    }

    /// Says what is wrong with a run; by itself, so that it can be tried on runs that are.
    struct Judge {
      let run: Run
      let watched: Watched
      /// The same without a fault.
      let base: Watched?

      /// A fault ends what it ends within so many seconds...
      static let promise = 3.0
      /// ...which on a machine that does other things too may be so many times as long.
      static let slack = 2.0
      /// How much of the time that it waits it may be busy, on a machine that leaves it its turn.
      static let share = 0.3

      private var outcome: Outcome { run.fault?.outcome ?? .losesNothing }
      private var complaints: [Substring] { watched.errors.split(separator: "\n").filter { $0.hasPrefix("selflie: ") } }

      var violations: [String] {
        guard let status = watched.status else { return ["it hangs"] }
        var violations: [String] = []
        if status != wantedStatus { violations.append("its status is \(status)") }
        switch outcome {
        case .ends(_, let message):
          if complaints.count != 1 { violations.append("it complains \(complaints.count) times") }
          if !complaints.contains(where: { $0.contains(message) }) { violations.append("it does not say '\(message)'") }
          guard let fault = watched.sinceFault else { return violations + ["there was no fault"] }
          if fault.seconds > Self.promise * Self.slack { violations.append("it ended after \(fault.seconds) s") }
          if fault.processor > Self.share * min(fault.seconds, Self.promise) + 0.15 {
            violations.append("it was busy for \(fault.processor) of \(fault.seconds) s")
          }
        case .losesOne, .losesAll, .losesNothing:
          if !complaints.isEmpty { violations.append("it complains") }
          let told = (watched.output + watched.errors).split(separator: "\n").filter { $0.contains(SoundFaultTests.lost) }.count
          let isTold = outcome == .losesNothing ? told == 0 : outcome == .losesOne ? told == 1 : told == (run.command == .practice ? 2 : 1)
          if !isTold { violations.append("\(told) takes were lost") }
          if run.fault != nil, watched.sinceFault == nil, !isUnused { violations.append("there was no fault") }
          if let base {
            let takes = run.hasTerminal || run.command == .practice ? 2.0 : 1.0
            let allowed = 1.5 * takes * base.processor + Self.share * max(0, watched.duration - base.duration) + 0.3
            if watched.processor > allowed { violations.append("it was busy for \(watched.processor) s instead of \(allowed)") }
          }
        }
        if !violations.isEmpty { violations.append("it said: \(watched.output)\(watched.errors)") }
        return violations
      }

      /// Whether the call that fails is one that is never made, which is the best answer to it.
      private var isUnused: Bool { run.fault?.shim.hasPrefix("drain") == true }

      private var wantedStatus: Int32 {
        switch outcome {
        case .ends(let status, _): status
        case .losesAll: 1
        case .losesOne, .losesNothing: 0
        }
      }
    }

    /// Every fault on each device, in practice and in one of the two commands that record, which do it alike; in the long form everything
    /// with everything.
    static let runs: [Run] = {
      guard Reliability.form != .long else {
        return faults.flatMap { fault in
          Command.allCases.flatMap { command in Device.allCases.map { Run(fault: fault, device: $0, command: command) } }
        }
      }
      let runs = faults.enumerated().flatMap { index, fault in
        let devices = index % 2 == 0 ? Device.allCases : Device.allCases.reversed()
        return [
          Run(fault: fault, device: devices[0], command: .practice),
          Run(fault: fault, device: devices[1], command: index / 2 % 2 == 0 ? .add : .record),
        ]
      }
      return Reliability.some(runs.count, of: runs)
    }()

    @Test func `every fault ends or is overcome, is told, and counts nothing that was not heard`() async throws {
      let bases = try await Watched.atOnce(2, Command.allCases.map { Run(fault: nil, device: .converting, command: $0) }) { run in
        (run.command, try run.violations())
      }
      for (command, base) in bases { #expect(base.violations == [], "no fault, \(command)") }
      let base = Dictionary(uniqueKeysWithValues: bases.map { ($0.0, $0.1.watched) })
      let results = try await Watched.atOnce(2, Self.runs) { run in try run.violations(beside: base[run.command]) }
      for (run, result) in zip(Self.runs, results) { #expect(result.violations == [], "\(run)") }
      let waits = results.filter { $0.watched.status != 0 }.compactMap { $0.watched.sinceFault?.seconds }
      let busy = results.filter { $0.watched.status != 0 }.compactMap { $0.watched.sinceFault?.processor }
      print(
        "\(Self.faults.count) faults, \(Self.runs.count) runs; from a fault to the end at most \(waits.max() ?? 0) s, busy for \(busy.max() ?? 0) s of it"
      )
    }

    @Test func `an output that plays nothing is given up soon, however long the recording is`() async throws {
      let fault = Fault(name: "stalls", side: .playback, outcome: .ends(74, "plays nothing"), events: [("stall", 0.2)])
      let runs = Device.allCases.map { Run(fault: fault, device: $0, command: .practice, silence: 20) }
      for result in try await Watched.atOnce(2, runs, { try $0.violations() }) { #expect(result.violations == []) }
    }

    @Test func `where a person is, practice pauses at a device that breaks off, and goes on by itself`() async throws {
      let faults: [(what: String, side: Side, cause: String)] = [
        ("unplug@4800", .capture, "the microphone is gone"), ("stall@4800", .capture, "no sound is coming from the microphone"),
        ("unplug@4800", .playback, "the sound output is gone"), ("stall@4800", .playback, "the sound output plays nothing"),
      ]
      let results = try await Watched.atOnce(2, Array(faults.indices)) { index in
        let (what, side, _) = faults[index], card = try SoftwareCard(try SoundFaultTests.voice.get())
        var selflie = try Executable()
        selflie.environment = try card.environment(["SOFTCARD_EVENTS": what, "SOFTCARD_ONCE": "1"])
        _ = try Journal.open(in: selflie.place).add(
          .init(text: SoundFaultTests.text), recording: try SoundFaultTests.voice.get(), isVerified: true)
        let devices = side == .capture ? ["--playback-device", "sound"] : ["--capture-device", "sound"]
        return try Watched(selflie, ["practice", "1", "-n", "2", "--plain"] + devices, terminal: true)
      }
      for (fault, sitting) in zip(faults, results) {
        #expect(sitting.status == 0, "\(fault): \(sitting.errors)")
        #expect(sitting.output == "Counted: 1 of 1000\nCounted: 2 of 1000\n", "\(fault)")
        #expect(sitting.errors.contains("Paused: \(fault.cause). I'll go on when sound is back."), "\(fault): \(sitting.errors)")
      }
    }

    @Test func `what hangs, is busy, says something else or counts too much is noticed`() async throws {
      let ends = Outcome.ends(74, "failed (read: ")
      // What is busy for longer than a hang may last, on a machine that is busy too, ends as a hang.
      let tries: [(Fault, [String])] = [
        (Fault(name: "hangs", side: .capture, outcome: ends, events: [("stop", 0.3)]), ["it hangs"]),
        (
          Fault(name: "is busy", side: .capture, outcome: .ends(69, "is gone"), shim: "readi:6:spin"),
          ["it was busy for ", "its status is "]
        ),
        (Fault(name: "says something else", side: .capture, outcome: ends, shim: "readi:6:exit"), ["it does not say "]),
        (Fault(name: "has no fault", side: .capture, outcome: .losesOne), ["0 takes were lost"]),
      ]
      let results = try await Watched.atOnce(2, tries.map { Run(fault: $0.0, device: .raw, command: .practice) }) {
        try $0.violations(deadline: 12)
      }
      for ((fault, expected), result) in zip(tries, results) {
        #expect(
          result.violations.contains { violation in expected.contains(where: violation.hasPrefix) }, "\(fault.name): \(result.violations)")
      }
    }
  }
}
