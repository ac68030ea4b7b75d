import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct DevicesTests {
  private static let setup = "\nIts setup is:\n  stream       : CAPTURE\n  access       : RW_INTERLEAVED\n  rate         : 16000\n"

  @Test(arguments: [
    ("Plug PCM: ALSA <-> PipeWire PCM I/O Plugin" + setup, true, Backend.pipeWire),
    ("ALSA <-> PulseAudio PCM I/O Plugin" + setup, false, .pulseAudio),
    (
      "Plug PCM: Linear conversion PCM (S32_LE)" + setup + "Slave: ALSA <-> PulseAudio PCM I/O Plugin" + setup, true, .pipeWirePulse
    ),
    ("Plug PCM: Hardware PCM card 1 'USB Audio' device 0 subdevice 0" + setup, true, .card(1, name: "USB Audio", device: 0)),
    (
      "Plug PCM: Direct Snoop PCM" + setup + "Hardware PCM card 0 'Anna's Card' device 3 subdevice 0" + setup + "  appl_ptr     : 0\n",
      false,
      .card(0, name: "Anna's Card", device: 3)
    ),
    (
      "Plug PCM: Rate conversion PCM (48000, sformat=S16_LE)\nConverter: linear-interpolation\nProtocol version: 10003" + setup
        + "Slave: Route conversion PCM (sformat=S16_LE)\n  Transformation table:\n    0 <- 0*0.5 + 1*0.5" + setup
        + "Slave: ALSA <-> JACK PCM I/O Plugin" + setup, false, .other("ALSA <-> JACK PCM I/O Plugin")
    ),
    ("Null PCM" + setup, false, .other("Null PCM")), ("", false, .other("")),
    ("Hardware PCM card", false, .other("Hardware PCM card")),
    ("Hardware PCM card x 'y' device z", false, .other("Hardware PCM card x 'y' device z")),
  ])
  func `what is behind a device is read from ALSA's dump`(dump: String, hasPipeWire: Bool, backend: Backend) {
    #expect(Backend(dump: dump, hasPipeWire: hasPipeWire) == backend)
  }

  @Test(
    arguments: [
      ("default", Backend.pipeWire, "x.monitor", false), ("default", .pulseAudio, nil, false),
      ("default", .pulseAudio, "alsa_output.usb.analog-stereo.monitor", true), ("default", .pipeWirePulse, "alsa_input.usb", false),
      ("default", .card(0, name: "HDA Intel PCH", device: 0), "x.monitor", false),
      ("plughw:1,1", .card(1, name: "Loopback", device: 1), nil, true), ("hw:CARD=Loopback,DEV=1", .other(""), nil, true),
      ("pulse:DEVICE=alsa_output.pci.monitor", .pulseAudio, nil, true), ("mic", .other("Monitor of Built-in Audio"), nil, true),
      ("mic", .other("Studio Monitor 5 Microphone"), nil, false),
    ] as [(String, Backend, String?, Bool)])
  func `a monitor is told from a microphone by its names`(device: String, backend: Backend, source: String?, isMonitor: Bool) {
    #expect(backend.isMonitor(device: device, pulseSource: source) == isMonitor)
  }

  @Test(arguments: [
    ("null", true), ("hw:CARD=PCH,DEV=0", true), ("surround51:CARD=PCH,DEV=0", true), ("dmix:CARD=PCH,DEV=0", true),
    ("default:CARD=PCH", true), ("default", false), ("plughw:CARD=PCH,DEV=0", false), ("pulse", false), ("jack", false), ("mine", false),
  ])
  func `names for arithmetic and for what has a better name are left out`(name: String, isNoise: Bool) {
    #expect(SoundDevice.isNoise(name) == isNoise)
  }

  @Test func `one device has one row, by its first name and its best title`() {
    func device(_ name: String, _ title: String, _ state: SoundDevice.State) -> SoundDevice {
      SoundDevice(name: name, title: title, state: state)
    }
    let pch = SoundDevice.State.ready(.card(0, name: "PCH", device: 0))
    let rows = SoundDevice.distinct([
      device("default", "PCH", pch), device("plughw:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog", pch),
      device("plughw:CARD=PCH,DEV=3", "HDA Intel PCH, HDMI 0", .ready(.card(0, name: "PCH", device: 3))),
      device("plughw:CARD=USB,DEV=0", "USB Audio", .busy), device("other", "USB Audio", .busy),
    ])
    #expect(rows.map(\.name) == ["default", "plughw:CARD=PCH,DEV=3", "plughw:CARD=USB,DEV=0", "other"])
    #expect(rows[0].title == "HDA Intel PCH, ALC257 Analog")
    let servers = SoundDevice.distinct([
      device("default", "the system's microphone", .ready(.pipeWire)), device("pipewire", "PipeWire Sound Server", .ready(.pipeWire)),
      device("pulse", "PulseAudio Sound Server", .ready(.pipeWirePulse)), device("desk", "Desk", .ready(.pipeWire)),
    ])
    #expect(servers.map(\.name) == ["default", "desk"])
    #expect(servers[0].title == "the system's microphone")
  }
}

private func permit(_ bits: Int, _ path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path)
}

/// The built executable with the software card, four times as fast as real sound.
@Suite(.serialized)
struct DoctorEndToEndTests {
  private func prepared(_ card: SoftwareCard, _ knobs: [String: String] = [:]) throws -> Executable {
    var selflie = try Executable()
    try permit(0o700, selflie.home.path)
    selflie.environment = try card.environment(["SOFTCARD_SPEED": "4", "XDG_RUNTIME_DIR": "/nowhere", "PULSE_SOURCE": ""]).merging(knobs) {
      $1
    }
    return selflie
  }

  @Test func `devices are listed for each direction, by ALSA's name and one that a person knows`() async throws {
    let card = try SoftwareCard()
    let result = try await prepared(card).run("devices")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let rows = [
      "  default  a sound card made of software (default)", "  card     Software Card, Desk", "  plug48   Software Card, 48 kHz",
      "  sound    Steady Loudspeaker",
    ]
    #expect(result.output.split(separator: "\n").map(String.init) == ["microphones"] + rows + ["sound outputs"] + rows)
  }

  @Test(arguments: [
    ("ALSA <-> PipeWire PCM I/O Plugin", false, "PipeWire", "PipeWire"),
    ("ALSA <-> PulseAudio PCM I/O Plugin", false, "PulseAudio", "PulseAudio"),
    ("ALSA <-> PulseAudio PCM I/O Plugin", true, "PipeWire", "PipeWire's PulseAudio server"),
  ])
  func `the sound server behind a device is named`(name: String, hasPipeWire: Bool, server: String, behind: String) async throws {
    let card = try SoftwareCard()
    var selflie = try prepared(card, ["SOFTCARD_NAME": name])
    if hasPipeWire {
      selflie.environment["XDG_RUNTIME_DIR"] = card.files.path
      try Data().write(to: URL(fileURLWithPath: card.files.file("pipewire-0")))
    }
    let text = try await selflie.run("devices").output
    #expect(text.contains("default  the system's microphone (default), through \(behind)\n"), "\(text)")
    let json = try await selflie.run("devices", "--json").output
    let all = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let usual = try #require(all.first)
    #expect(usual["direction"] as? String == "capture")
    #expect(usual["name"] as? String == "default")
    #expect(usual["default"] as? Bool == true)
    #expect(usual["state"] as? String == "ready")
    #expect(usual["server"] as? String == server)
    #expect(usual["backend"] as? String == behind)
  }

  @Test func `a card has one row, whatever its names`() async throws {
    let card = try SoftwareCard()
    let selflie = try prepared(card, ["SOFTCARD_NAME": "Hardware PCM card 1 'USB Audio' device 0 subdevice 0"])
    let text = try await selflie.run("devices").output
    #expect(text.hasPrefix("microphones\n  default  Software Card, 48 kHz (default)\n  sound    Steady"), "\(text)")
  }

  @Test func `what is in use is listed, what cannot be opened is not`() async throws {
    let card = try SoftwareCard()
    let busy = try await prepared(card, ["SOFTCARD_OPEN_ERROR": "16"]).run("devices").output
    #expect(busy.contains("card     Software Card, Desk, in use by another program\n"))
    #expect(busy.contains("default  the system's microphone (default), in use by another program\n"))
    let gone = try await prepared(card, ["SOFTCARD_OPEN_ERROR": "19"]).run("devices").output
    #expect(gone == "microphones\n  sound  Steady Loudspeaker\nsound outputs\n  sound  Steady Loudspeaker\n")
  }

  @Test func `no devices at all are one clear line`() async throws {
    let card = try SoftwareCard()
    let empty = card.files.file("asound.conf")
    try Data().write(to: URL(fileURLWithPath: empty))
    let selflie = try prepared(card, ["ALSA_CONFIG_PATH": empty])
    let result = try await selflie.run("devices")
    #expect(result.status == 69)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("no sound device can be opened; plug one in"))
    let json = try await selflie.run("devices", "--json")
    #expect(json.status == 69)
    #expect(json.output == "[]\n")
  }
}
