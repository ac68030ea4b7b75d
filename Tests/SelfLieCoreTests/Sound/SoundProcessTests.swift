import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct SoundProcessTests {
  @Test(
    arguments: [
      .opened(server: nil), .opened(server: "PipeWire"), .heard([]), .heard([1, -2, .max, .min]), .played(1.25), .failed(.noDevice),
      .failed(.hangs), .failed(.failed("read: Input/output error")), .ended(.done), .ended(.stopped), .ended(.gap),
    ] as [SoundReport])
  func `a report arrives as it was sent`(report: SoundReport) { #expect(SoundReport(report.bytes) == report) }

  @Test(arguments: [.listen("default"), .play("plughw:CARD=USB,DEV=0", samples: 70_000), .samples([5, -5]), .stop] as [SoundRequest])
  func `a request arrives as it was sent`(request: SoundRequest) { #expect(SoundRequest(request.bytes) == request) }

  @Test func `anything else is no message`() {
    #expect([[], [9], [1, 2, 3]].allSatisfy { SoundRequest($0) == nil })
    #expect([[], [9], [2, 1], [4], [4, 200], [5, 3]].allSatisfy { SoundReport($0) == nil })
  }

  /// A studio whose devices are in a process of their own.
  private func studio(_ environment: [String: String]) throws -> Studio {
    // As the executable has it.
    signal(SIGPIPE, SIG_IGN)
    let program = try #require(Program(Executable.path.path, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }))
    return .live(capture: Microphone("default", in: nil), playback: "default", attention: Attention(), program: program)
  }

  /// Listens until so many samples were heard.
  private func listen(_ studio: Studio, _ count: Int) throws -> [Int16] {
    var heard: [Int16] = []
    _ = try studio.listen { samples in
      heard += samples
      return heard.count < count ? .more : .enough
    }
    return heard
  }

  @Test func `nothing is lost or added on the way`() async throws {
    let clip = Sounds.noise(seconds: 5, loudness: -20), card = try SoftwareCard(clip)
    try await onThread {
      let studio = try studio(card.environment(SoftwareCard.quick))
      for _ in 0..<2 { #expect(try Array(listen(studio, 70_000).prefix(70_000)) == Array(clip.samples.prefix(70_000))) }
      var played: [Double] = []
      let ending = try studio.play(clip) {
        played.append($0)
        return .more
      }
      #expect(ending == .done && played == played.sorted() && played.last == clip.duration)
      let file = try Data(contentsOf: URL(fileURLWithPath: card.files.file("speaker.raw")))
      #expect(file.prefix(clip.raw.count) == clip.raw)
      #expect(try studio.play(clip) { _ in .enough } == .stopped)
    }
  }

  @Test(arguments: ["open/c:1:hang", "start/c:1:hang", "readi:3:hang"])
  func `what hangs in a library is told and left behind, and the next sound has a new process`(fault: String) async throws {
    let card = try SoftwareCard(Sounds.noise(seconds: 1, loudness: -20))
    try await onThread {
      let studio = try studio(card.shim(fault))
      for _ in 0..<2 {
        let hangs = SoundProblem(device: .microphone("default"), fault: .hangs)
        #expect(throws: hangs) { try listen(studio, 16_000) }
        #expect(try studio.play(Cue.counted.clip) { _ in .more } == .done)
      }
    }
  }

  @Test func `who leaves while a library hangs does not wait for it`() async throws {
    let card = try SoftwareCard()
    try await onThread {
      let studio = try studio(card.shim("readi:3:hang"))
      var calls = 0
      let ending = try studio.listen { _ in
        calls += 1
        return calls < 5 ? .more : .enough
      }
      #expect(ending == .done)
    }
  }

  @Test func `a library that ends its process ends no sitting`() async throws {
    let card = try SoftwareCard()
    try await onThread {
      let studio = try studio(card.shim("readi:3:exit"))
      let crash = SoundProblem(device: .microphone("default"), fault: .failed("the sound library crashed"))
      #expect(throws: crash) { try listen(studio, 16_000) }
      #expect(try studio.play(Cue.counted.clip) { _ in .more } == .done)
    }
  }
}
