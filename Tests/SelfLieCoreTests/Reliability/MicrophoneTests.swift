import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.InTime {
  /// One microphone, one sitting.
  struct MicrophoneTests {
    private let text = "I am calm when I speak"

    private func prepared(_ card: SoftwareCard) async throws -> Executable {
      var selflie = try Executable()
      let file = card.files.file("recording.wav")
      try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: file))
      try #require(try await selflie.run("add", text, "--recording", file, "--yes").status == 0)
      selflie.environment = try card.environment()
      return selflie
    }

    @Test func `who else wants the microphone is told at once who has it`() async throws {
      let card = try SoftwareCard(Sounds.silence(seconds: 1))
      let selflie = try await prepared(card)
      let others = Others()
      let sitting = try await selflie.run("practice", "1", when: "Speak") { process in
        // It would end by itself when nobody has spoken for so long, and the others may take their time.
        process.send(SIGSTOP)
        others.start {
          var all: [Executable.Result] = []
          for command in [
            ["practice", "1"], ["record", "1", "--yes"], ["add", "I get up at six", "--yes"], ["practice", "1", "--json"],
          ] { all.append(try await selflie.run(command)) }
          // Who only listens, or plays, needs none.
          all.append(try await selflie.run("practice", "1", "--listen", "--repetitions", "1"))
          for signal in [SIGINT, SIGCONT] { process.send(signal) }
          return all
        }
      }
      #expect(sitting.status == 130)
      let results = try await others.results()
      for result in results.dropLast() {
        #expect(result.status == 75, "\(result.errors)")
        let line = result.errors.split(separator: "\n")
        #expect(line.count == 1, "\(result.errors)")
        #expect(line.first?.hasPrefix("selflie: another selflie (process ") == true)
      }
      #expect(results.last?.status == 0)
      // Once it is free again, it can be had.
      try card.say(try Sounds.voice(text))
      #expect(try await selflie.run("practice", "1", "--repetitions", "1").status == 0)
    }

    @Test func `another microphone is another matter`() throws {
      let folder = try TemporaryFolder()
      let home = try Home(environment: ["SELFLIE_HOME": folder.path], login: "/")
      let names = ["default", "sound", "plughw:CARD=USB,DEV=0", ""]
      #expect(throws: Never.self) { for name in names { try Microphone(name, in: home.data).take() } }
    }

    @Test func `who dies with it does not keep it`() async throws {
      let card = try SoftwareCard(Sounds.silence(seconds: 1))
      let selflie = try await prepared(card)
      let killed = try await selflie.run("practice", "1", when: "Speak") { $0.send(SIGKILL) }
      #expect(killed.status == SIGKILL)
      try card.say(try Sounds.voice(text))
      #expect(try await selflie.run("practice", "1", "--repetitions", "1").status == 0)
    }
  }
}

/// What is run beside something else.
private final class Others: @unchecked Sendable {
  private let lock = NSLock()
  private var task: Task<[Executable.Result], any Error>?

  func start(_ body: @escaping @Sendable () async throws -> [Executable.Result]) { lock.withLock { task = Task { try await body() } } }
  func results() async throws -> [Executable.Result] { try await lock.withLock { task }?.value ?? [] }
}
