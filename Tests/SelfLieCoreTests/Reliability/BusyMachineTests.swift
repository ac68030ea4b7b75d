import Foundation
import Testing

@testable import SelfLieCore

extension Reliability.InTime {
  /// Sittings beside others who want the processor. The microphone goes on whoever has it.
  struct BusyMachineTests {
    /// Long enough for the decoder to fall behind.
    private static let text = "When I am tired after a long day at work I still read ten pages before I go to sleep"
    private static let voice = Result { try Sounds.voice(text) }

    /// A sitting with as many takes as were asked for: each is counted.
    private func sitting(_ takes: Int, _ device: String, _ interferences: [Watched.Interference] = []) throws -> Watched {
      let card = try SoftwareCard(try Self.voice.get())
      var selflie = try Executable()
      selflie.environment = try card.environment()
      _ = try Journal.open(in: selflie.place).add(.init(text: Self.text), recording: try Self.voice.get(), isVerified: true)
      let arguments = [
        "practice", "1", "--no-cues", "--hear", "1000", "--takes", String(takes), "--capture-device", device, "--playback-device", "sound",
      ]
      return try Watched(selflie, arguments, deadline: 1200, interferences)
    }

    private func expectAll(_ takes: Int, of sittings: [Watched], _ what: String) {
      for sitting in sittings {
        #expect(sitting.output == (1...takes).map { "Counted: \($0) of 1000\n" }.joined(), "\(what): \(sitting.errors)")
      }
      let times = sittings.map { "\($0.duration) s with \($0.processor) s of processor time" }
      print("\(what): \(takes) takes in each of \(sittings.count) sittings, \(times.joined(separator: ", "))")
    }

    @Test(.enabled(if: Reliability.form != .brief, "eleven busy processes take the time of all other tests"))
    func `two sittings lose no take beside eleven other processes`() async throws {
      let busy = try (0..<11).map { _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It ends by itself if nobody is left to end it.
        process.arguments = ["-c", "ulimit -t 600; while :; do :; done"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      defer { for process in busy { kill(process.processIdentifier, SIGKILL) } }
      let takes = Reliability.effort(3, soak: 25)
      expectAll(takes, of: try await Watched.atOnce(2, ["card", "default"]) { try sitting(takes, $0) }, "beside eleven processes")
    }

    @Test func `a machine that is four times slower loses no take`() throws {
      let takes = Reliability.effort(3, soak: 25)
      expectAll(takes, of: [try sitting(takes, "default", [.slowdown])], "with a quarter of the processor")
    }
  }
}
