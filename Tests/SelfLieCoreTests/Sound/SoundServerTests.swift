import Foundation
import Testing

@testable import SelfLieCore

struct SoundServerTests {
  /// What `pactl --format=json list sources` says of one, in short.
  private static func node(
    _ name: String, mute: Bool = false, percent: Int = 100, state: String = "RUNNING", isMonitor: Bool = false
  ) -> String {
    """
    {"index":1,"state":"\(state)","name":"\(name)","description":"The \(name)","mute":\(mute),"volume":{"front-left":{"value":\
    \(65_536 * percent / 100),"value_percent":"\(percent)%"},"front-right":{"value":0,"value_percent":"0%"}},"balance":0.00,\
    "monitor_source":"\(isMonitor ? "speaker" : "")","properties":{"device.class":"\(isMonitor ? "monitor" : "sound")"}}
    """
  }

  private static func server(_ nodes: String..., usual: String = "mic", name: String = "pulseaudio") throws -> SoundServer {
    let info = "{\"server_name\":\"\(name)\",\"default_sink_name\":\"speaker\",\"default_source_name\":\"\(usual)\"}"
    let (read, list) = (try #require(JSON(info)), try #require(JSON("[\(nodes.joined(separator: ","))]")))
    return try #require(SoundServer(info: read, nodes: list, direction: .capture))
  }

  @Test(
    arguments: [
      (node("mic"), "default", [:], nil, nil),
      (node("mic", mute: true), "default", [:], "the microphone 'The mic' is muted", "pactl set-source-mute mic 0"),
      (node("mic", percent: 0), "default", [:], "the microphone 'The mic' is at 0 %", "pactl set-source-volume mic 80%"),
      (
        node("mic", mute: true, percent: 0), "default", [:], "the microphone 'The mic' is muted and at 0 %",
        "pactl set-source-mute mic 0 && pactl set-source-volume mic 80%"
      ),
      (node("mic", percent: 150), "default", [:], nil, nil),
      (
        node("mic", percent: 400), "default", [:], "the microphone 'The mic' is at 400 %, which distorts",
        "pactl set-source-volume mic 100%"
      ),
      (
        node("mic", state: "SUSPENDED"), "default", [:], "the microphone 'The mic' is suspended, and silent until it is woken",
        "pactl suspend-source mic 0"
      ),
      (
        node("mic", isMonitor: true) + "," + node("usb"), "default", [:],
        "the default source, 'The mic', isn't a microphone: it hears what this machine plays", "pactl set-default-source usb"
      ),
      (
        node("mic", isMonitor: true), "default", [:], "there is no microphone; PulseAudio only hears what this machine plays", nil
      ),
      (node("other"), "default", [:], "PulseAudio has no microphone; plug one in", nil),
      // The one that is named is asked about, not the default.
      (node("mic", mute: true) + "," + node("other"), "pulse:other", [:], nil, nil),
      (node("mic", mute: true) + "," + node("other"), "pulse:DEVICE=other", [:], nil, nil),
      (
        node("mic") + "," + node("other", mute: true), "pulse:other", [:], "the microphone 'The other' is muted",
        "pactl set-source-mute other 0"
      ),
      (node("mic", mute: true) + "," + node("other"), "default", ["PULSE_SOURCE": "other"], nil, nil),
      (
        node("mic"), "default", ["PULSE_SOURCE": "other"], "PULSE_SOURCE names 'other', and PulseAudio has no such microphone",
        "unset PULSE_SOURCE"
      ),
      (
        node("mic"), "pulse:other", [:], "the ALSA name 'pulse:other' names 'other', and PulseAudio has no such microphone",
        "pactl list short sources"
      ),
      (
        node("mic") + "," + node("x", isMonitor: true), "default", ["PULSE_SOURCE": "x"],
        "PULSE_SOURCE is 'x', which isn't a microphone: it hears what this machine plays", "unset PULSE_SOURCE"
      ),
    ] as [(String, String, [String: String], String?, String?)])
  func `what a server says of a microphone is told with the command that mends it`(
    nodes: String, device: String, environment: [String: String], message: String?, mend: String?
  ) throws {
    let findings = try Self.server(nodes).findings(.soundIn, of: device, .capture, environment)
    #expect(findings.map(\.message) == [message].compactMap(\.self))
    #expect(findings.first?.mend == mend && findings.allSatisfy { $0.grade == .warning })
  }

  @Test func `PipeWire says that what nobody uses is suspended, and wakes it`() throws {
    let server = try Self.server(Self.node("mic", state: "SUSPENDED"), name: "PulseAudio (on PipeWire 0.3.65)")
    #expect(server.isPipeWire && server.findings(.soundIn, of: "default", .capture, [:]).isEmpty)
  }

  @Test func `an answer of another form is none`() throws {
    #expect(SoundServer(info: "pulse", nodes: [], direction: .capture) == nil)
    #expect(SoundServer(info: ["server_name": "x"], nodes: "y", direction: .capture) == nil)
    #expect(try Self.server("{\"name\":1}", Self.node("mic")).nodes.count == 1)
  }

  @Test(arguments: [
    ("Volume: 1.00", "Audio/Source", nil, nil),
    ("Volume: 1.00 [MUTED]", "Audio/Source", "the microphone 'The mic' is muted", "wpctl set-mute @DEFAULT_AUDIO_SOURCE@ 0"),
    ("Volume: 0.00", "Audio/Source", "the microphone 'The mic' is at 0 %", "wpctl set-volume @DEFAULT_AUDIO_SOURCE@ 80%"),
    (
      "Volume: 4.00", "Audio/Source", "the microphone 'The mic' is at 400 %, which distorts", "wpctl set-volume @DEFAULT_AUDIO_SOURCE@ 100%"
    ),
    ("Volume: 1.00", "Audio/Sink", "the default source, 'The mic', isn't a microphone: it hears what this machine plays", "wpctl status"),
  ])
  func `without pactl WirePlumber says how the usual microphone is`(
    volume: String, media: String, message: String?, mend: String?
  ) async throws {
    let folder = try TemporaryFolder()
    let properties =
      "id 49, type PipeWire:Interface:Node\n  * media.class = \"\(media)\"\n    node.description = \"The mic\"\n  * node.name = \"mic\""
    try makeScript("[ $1 = inspect ] && cat <<'E' || echo '\(volume)'\n\(properties)\nE", folder.file("wpctl"))
    try #require(!FileManager.default.fileExists(atPath: folder.file("pactl")))
    try FileManager.default.createSymbolicLink(atPath: folder.file("cat"), withDestinationPath: "/bin/cat")
    let environment = ["PATH": folder.path]
    guard case .server(let server) = try await onThread({ SoundServer.ask(about: .capture, environment, for: .seconds(60)) }) else {
      Issue.record("no answer was read")
      return
    }
    let findings = server.findings(.soundIn, of: "default", .capture, [:])
    #expect(findings.map(\.message) == [message].compactMap(\.self) && findings.first?.mend == mend)
    // It was not asked about others.
    #expect(server.findings(.soundIn, of: "pulse:other", .capture, [:]).isEmpty)
  }

  @Test func `WirePlumber without a server, or with words of another form, tells nothing`() async throws {
    let folder = try TemporaryFolder()
    for (script, answer) in [("exit 2", SoundServer.Answer.none), ("echo Volume: loud", .unknown), ("echo", .unknown)] {
      try makeScript(script, folder.file("wpctl"))
      #expect(try await onThread { SoundServer.ask(about: .playback, ["PATH": folder.path], for: .seconds(60)) } == answer)
    }
  }

  /// A folder with a `pactl` that does what the script says.
  private static func pactl(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try makeScript(script, folder.file("pactl"))
    return folder
  }

  // One after the other, because a program that starts beside another keeps the other's pipe open until it ends.
  @Test(
    .serialized,
    arguments: [
      ("echo Connection refused >&2; exit 1", SoundServer.Answer.none), ("exec sleep 100", .silence), ("echo Unknown option", .unknown),
    ])
  func `whether a server is there is known`(script: String, answer: SoundServer.Answer) async throws {
    let folder = try Self.pactl(script)
    // Only silence ends by its time; on a busy machine an answer may take longer than a person would wait.
    let patience = answer == .silence ? Duration.seconds(1) : .seconds(60)
    let said = try await onThread { SoundServer.ask(about: .capture, ["PATH": "\(folder.path):/usr/bin:/bin"], for: patience) }
    #expect(said == answer)
    #expect(SoundServer.ask(about: .capture, ["PATH": "/nowhere"]) == .unknown)
  }
}
