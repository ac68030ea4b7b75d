import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

private let text = PracticeEndToEndTests.text

/// How a recording is made: what is said about it before it is kept, and what is kept.
struct NewRecordingTests {
  @Test(arguments: ["quiet", "loud", "noisy", "good"])
  func `a recording with a flaw is told with what helps, before it is kept`(kind: String) async throws {
    let selflie = try Executable(), folder = try TemporaryFolder()
    var voice = try Sounds.voice(text)
    let told = [
      "quiet": "This is very quiet. Move closer to the microphone", "loud": "This is too loud and distorted. Move away",
      "noisy": "There's a lot of noise. Go somewhere quieter",
    ]
    switch kind {
    case "quiet": voice.samples = voice.samples.map { $0 / 32 }
    case "loud": voice.samples = voice.samples.map { Int16(clamping: Int($0) * 20) }
    case "noisy": voice = voice.mixed(with: Sounds.noise(seconds: 5, loudness: -33))
    default: break
    }
    try Data(WAV.bytes(of: voice)).write(to: URL(fileURLWithPath: folder.file("a.wav")))
    let added = try await selflie.run("add", text, "--recording", folder.file("a.wav"), "--yes", "--unverified")
    for (flaw, line) in told { #expect(added.errors.contains(line) == (flaw == kind), "\(added.errors)") }
  }

  @Test func `all that the microphone heard is kept beside the recording, and goes with it`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1) + (try Sounds.voice(text)))
    var selflie = try Executable()
    selflie.environment = try card.environment(SoftwareCard.patient)
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")).sorted() }
    #expect(try await selflie.run("add", text, "--yes").status == 0)
    let first = try files(), recording = try #require(try selflie.journal().affirmation(.number(1)).recording)
    #expect(first == ["\(recording.id).untrimmed.wav", "\(recording.id).wav"])
    let untrimmed = try WAV.read(FilePath(selflie.home.file("recordings/\(first[0])")))
    #expect(untrimmed.duration > recording.duration + 0.4)
    let mode = try FileManager.default.attributesOfItem(atPath: selflie.home.file("recordings/\(first[0])"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(!(try await selflie.run("doctor")).output.contains("left over"))
    #expect(try await selflie.run("record", "1").status == 0)
    let second = try files()
    #expect(second.count == 2 && Set(second).isDisjoint(with: first))
    #expect(try await selflie.run("remove", "1", "--yes").status == 0)
    #expect(try files() == [])
  }

  @Test func `a recording from a file has none, and an archive carries the recordings alone`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text)), other = try Executable()
    var selflie = try Executable()
    selflie.environment = try card.environment(SoftwareCard.patient)
    #expect(try await selflie.run("add", text, "--yes").status == 0)
    #expect(try await selflie.run("export", card.files.file("all.tar")).status == 0)
    #expect(try await other.run("import", card.files.file("all.tar")).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.home.file("recordings")).count == 1)
    try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: card.files.file("a.wav")))
    #expect(try await selflie.run("record", "1", "--recording", card.files.file("a.wav"), "--yes").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")).count == 1)
  }
}

/// The same, as a person sees it.
@Suite(.serialized)
struct NewRecordingTerminalTests {
  private func open(_ card: SoftwareCard, _ knobs: [String: String] = [:]) async throws -> (Executable, TerminalWindow) {
    var selflie = try Executable()
    selflie.environment = try card.environment(SoftwareCard.patient.merging(knobs) { $1 })
    let window = try TerminalWindow(columns: 80, selflie, card)
    try await window.prepare("alias selflie=\(Executable.path.path)")
    return (selflie, window)
  }

  @Test func `it waits for a person who is not ready yet`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1))
    let (_, window) = try await open(card)
    try window.type("selflie add '\(text)'")
    try await window.wait(for: "Still listening.")
    try card.say(try Sounds.voice(text))
    #expect(try await window.wait(for: "Keep it?").ranges(of: "Still listening.").count == 1)
    try window.press("n")
    try await window.wait(for: "Nothing was added.")
  }

  @Test func `without a sentence it asks for one, and the same sentence once more only if that is wanted`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card)
    _ = try selflie.journal().addUnrecorded(.init(text: text))
    try window.type("selflie add")
    try await window.wait(for: "Your sentence (Enter to leave):")
    try window.type(text.uppercased())
    let asked = try await window.wait(for: "Add it again?")
    #expect(asked.contains("You already have this sentence: it's number 1."))
    try window.press("Enter")
    try await window.wait(for: "Nothing was added.")
    #expect(try selflie.journal().affirmations().count == 1)
  }

  @Test func `without a microphone the sentence is kept, and everything knows that its recording is missing`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card, ["SOFTCARD_OPEN_ERROR": "2"])
    try window.type("selflie add '\(text)'")
    let said = try await window.wait(for: "To record it later:")
    #expect(said.contains("Added 1, without a recording yet: \(text)") && said.contains("selflie record 1"))
    #expect(try await selflie.run("list").errors.contains("1 has no recording yet: selflie record 1"))
    #expect(try await selflie.run("practice", "1").errors.contains("affirmation 1 has no recording yet"))
    let doctor = try await selflie.run("doctor")
    #expect((doctor.output + doctor.errors).contains("affirmation 1 has no recording yet"))
    var again = selflie
    again.environment = try card.environment(SoftwareCard.patient)
    #expect(try await again.run("record", "1").status == 0)
    #expect(try await again.run("list").errors.contains("has no recording yet") == false)
  }
}
