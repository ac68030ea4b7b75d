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

struct CheckupTests {
  private let quiet = Sounds.noise(seconds: 2, loudness: -60)
  private let good = CaptureControl(mixer: "hw:0", name: "Capture", volume: 0.8, isMuted: false)

  private func hear(_ clip: Clip, _ backend: Backend? = nil, _ control: CaptureControl? = nil, source: String? = nil) -> [CheckResult] {
    Hearing(clip, isWhole: true, device: "default", backend: backend, control: control, pulseSource: source).findings
  }

  @Test func `a quiet room is fine, with its figures`() throws {
    let finding = try #require(hear(quiet, nil, good).first)
    #expect(finding.grade == .fine)
    #expect(finding.message.contains("noise -60 dB"))
    #expect(finding.message.contains("volume 80 %"))
    #expect(finding.figures["noise_floor"].map { abs($0 + 60) < 1 } == true)
  }

  @Test func `a click when the device is switched on is not judged`() {
    let click = Clip(samples: (0..<Clip.rate / 10).map { $0 % 2 == 0 ? 32_767 : -32_768 })
    #expect(hear(click + quiet).map(\.grade) == [.fine])
    #expect(hear(quiet + click).map(\.grade) == [.warning])
  }

  @Test(
    arguments: [
      (Backend.pipeWire, "wpctl set-mute @DEFAULT_AUDIO_SOURCE@ 0 && wpctl set-volume @DEFAULT_AUDIO_SOURCE@ 80%", nil),
      (.pulseAudio, "pactl set-source-mute @DEFAULT_SOURCE@ 0 && pactl set-source-volume @DEFAULT_SOURCE@ 80%", nil),
      (.pipeWirePulse, "pactl set-source-mute \"my mic\" 0 && pactl set-source-volume \"my mic\" 80%", "my mic"),
      (.card(1, name: "USB", device: 0), "amixer -D hw:1 sset Capture 80% cap", nil),
      (.other("x"), "amixer -D default sset Capture 80% cap", nil),
    ] as [(Backend, String, String?)])
  func `digital silence is unmuted where the sound is made`(backend: Backend, command: String, source: String?) throws {
    let finding = try #require(hear(Sounds.silence(seconds: 2), backend, source: source).first)
    #expect(finding.grade == .warning)
    #expect(finding.message.contains("digital silence"))
    #expect(finding.mend == command)
  }

  @Test(arguments: [
    (0.5, true, "muted", "amixer -D hw:2 sset \"Internal Mic,1\" cap"),
    (0, false, "at 0 %", "amixer -D hw:2 sset \"Internal Mic,1\" 80%"),
    (0, true, "muted and at 0 %", "amixer -D hw:2 sset \"Internal Mic,1\" 80% cap"),
  ])
  func `a mute explains the silence, and has its own command`(volume: Double, isMuted: Bool, how: String, command: String) {
    let control = CaptureControl(mixer: "hw:2", name: "Internal Mic,1", volume: volume, isMuted: isMuted)
    let findings = hear(Sounds.silence(seconds: 2), .card(2, name: "PCH", device: 0), control)
    #expect(findings.map(\.message) == ["the capture volume 'Internal Mic,1' is \(how)"])
    #expect(findings.first?.mend == command)
  }

  @Test func `silence with the volume up is not blamed on the volume`() {
    #expect(hear(Sounds.silence(seconds: 2), .card(0, name: "PCH", device: 0), good).map(\.mend) == ["selflie devices"])
  }

  @Test func `clipping, noise and an offset are each told`() {
    #expect(hear(Sounds.noise(seconds: 2, loudness: 2)).map(\.message).allSatisfy { $0.hasPrefix("far too loud") })
    #expect(hear(Sounds.noise(seconds: 2, loudness: -20)).map(\.message).allSatisfy { $0.hasPrefix("loud noise, -20 dB") })
    let offset = Clip(samples: quiet.samples.map { $0 + 3277 })
    #expect(hear(offset).map(\.message) == ["a constant offset of 10 %; use another microphone"])
    for findings in [hear(Sounds.noise(seconds: 2, loudness: 2)), hear(offset)] { #expect(findings.map(\.grade) == [.warning]) }
  }

  @Test func `a source that the environment chose is let go of by the environment`() {
    let findings = hear(quiet, .pulseAudio, source: "alsa_output.pci.monitor")
    #expect(findings.map(\.mend) == ["unset PULSE_SOURCE"])
  }

  @Test func `sound that was lost at once is still a finding`() {
    let findings = Hearing(Clip(), isWhole: false, device: "default", backend: nil, control: nil).findings
    #expect(findings.map(\.message) == ["sound was lost after 0.0 s; this machine is too busy to listen"])
  }

  @Test(arguments: [
    (SoundProblem.Fault.busy, Status.busy, "fuser -v /dev/snd/*"), (.noDevice, .unavailable, "selflie devices"),
    (.notPermitted, .unavailable, "sudo usermod -aG audio $USER"),
  ])
  func `a device that cannot be used ends practice, and the command is said once`(fault: SoundProblem.Fault, status: Status, mend: String) {
    let finding = CheckResult(.soundIn, SoundProblem(device: .microphone("default"), fault: fault))
    #expect(finding.grade == .failed(status))
    #expect(finding.mend == mend)
    #expect(!finding.message.hasSuffix(mend))
  }

  @Test func `a slow verdict is told`() {
    let fast = Delay(ready: .milliseconds(20), verdict: .milliseconds(12)).finding
    #expect(fast.grade == .fine)
    #expect(fast.message == "12 ms after the last word, ready after 20 ms")
    #expect(fast.figures == ["seconds": 0.012, "ready_seconds": 0.02])
    #expect(Delay(ready: .zero, verdict: .milliseconds(300)).finding.grade == .fine)
    let slow = Delay(ready: .milliseconds(20), verdict: .milliseconds(301)).finding
    #expect(slow.grade == .warning)
    #expect(slow.mend == "top")
  }

  @Test func `the tones that stand for a sentence are heard as one`() throws {
    #expect(try #require(Take.speech(in: Delay.tones)).duration > 1.5)
    #expect((-45 ... -30).contains(Level(of: Cue.counted.clip.samples).loudness))
  }

  @Test(arguments: [
    ("/home/a/x.wav", "/home/a/x.wav"), ("/a b", "\"/a b\""), ("it's", "\"it's\""), ("", "\"\""), ("a$b", "'a$b'"), ("a;b", "\"a;b\""),
    ("$it's", "'$it'\\''s'"), ("a!\\`b", "'a!'\\\\'`b'"), ("a\nb", "\"a\nb\""),
  ])
  func `a path is one word to the shell`(path: String, quoted: String) throws {
    #expect(path.shellWord == quoted)
    #expect(try runTool("sh", ["-c", "printf %s \(path.shellWord)"]) == path)
  }

  @Test func `a model that cannot be used names what brings it back`() {
    let missing = CheckResult(SpeechModelProblem.missing("/usr/share/pocketsphinx/model/en-us/en-us/mdef"))
    #expect(missing.mend == "sudo apt-get install --reinstall pocketsphinx-en-us")
    #expect(missing.message == "the speech model's file /usr/share/pocketsphinx/model/en-us/en-us/mdef is missing")
    let several = CheckResult(SpeechModelProblem.dictionaries(in: "/my models", ["a.dict", "b.dict"]))
    #expect(several.check == .dictionary)
    #expect(several.mend == "selflie doctor --dictionary \"/my models/a.dict\"")
  }

  @Test func `a dictionary needs words in the phones of its model`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("words.dict")
    for (text, grade) in [
      ("calm K AA M\nspeak S P IY K\n", CheckResult.Severity.fine), ("calm k2 qq\n", .failed(.unavailable)), ("", .failed(.unavailable)),
      ("calm\n", .failed(.unavailable)),
    ] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(CheckResult.dictionary(of: try AcousticModel(dictionary: FilePath(file))).grade == grade, "\(text)")
    }
    let missing = CheckResult.dictionary(of: try AcousticModel(dictionary: "/nowhere/words.dict"))
    #expect(missing.grade == .failed(.unavailable))
    #expect(missing.message.contains("/nowhere/words.dict is missing"))
  }
}

private func permit(_ bits: Int, _ path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path)
}

/// Homes that something happened to; nothing may happen to them again.
struct InventoryTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = try Home(environment: ["SELFLIE_HOME": folder.file("it's home")], login: "/nowhere")
  }

  private func fill() throws -> Affirmation {
    try Journal.open(in: home).add(.init(text: "a"), recording: Sounds.silence(seconds: 1), isVerified: true)
  }

  /// Every file with what is in it and who may read it.
  private func everything() throws -> [String: String] {
    var all: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.file(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let data = FileManager.default.contents(atPath: path).map { "\($0.hashValue)" } ?? ""
      all[name] = "\(attributes[.posixPermissions] ?? "") \(attributes[.modificationDate] ?? "") \(data)"
    }
    return all
  }

  /// Takes the inventory and proves that this changed nothing.
  private func take() throws -> [CheckResult.Check: [CheckResult]] {
    let before = try everything()
    let findings = Inventory(of: home).findings
    #expect(try everything() == before)
    return Dictionary(grouping: findings, by: \.check)
  }

  @Test func `a home that is not there is fine`() throws {
    #expect(try take().values.joined().map(\.grade) == [.fine, .fine, .fine])
  }

  @Test func `what is whole is fine`() throws {
    _ = try fill()
    let findings = try take()
    #expect(findings.values.joined().map(\.grade) == [.fine, .fine, .fine])
    #expect(findings[.journal]?.first?.message == "whole, with 1 affirmation and 0 repetitions")
    #expect(findings[.recordings]?.first?.message == "1 recording, all in place")
  }

  @Test func `what others may read is closed by the command that is named`() throws {
    let affirmation = try fill()
    let file = home.file(of: try #require(affirmation.recording)).string
    for (path, bits) in [(home.journal.string, 0o640), (file, 0o604), (home.data.string, 0o755)] {
      try permit(bits, path)
    }
    let finding = try #require(try take()[.permissions]?.first)
    #expect(finding.grade == .warning)
    #expect(finding.message == "\(home.data) and 2 more are open to others")
    try runTool("sh", ["-c", try #require(finding.mend)])
    #expect(try take()[.permissions]?.first?.grade == .fine)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give a file away"))
  func `what belongs to somebody else is told`() throws {
    _ = try fill()
    try runTool("chown", ["12345", home.journal.string])
    let finding = try #require(try take()[.permissions]?.first)
    #expect(finding.message == "\(home.journal) is not yours")
    #expect(finding.mend == "sudo chown -R \"$USER\" \"\(folder.path)/it's home\"")
  }

  @Test func `a file that no affirmation uses, and an affirmation without its file`() throws {
    let lost = home.file(of: try #require(try fill().recording)), broken = home.file(of: try #require(try fill().recording))
    try FileManager.default.removeItem(atPath: lost.string)
    try Data("RIFF".utf8).write(to: URL(fileURLWithPath: broken.string))
    let left = home.recordings.appending("left over.tmp").string
    try Data().write(to: URL(fileURLWithPath: left))
    try permit(0o600, left)
    try permit(0o600, broken.string)
    let findings = try #require(try take()[.recordings])
    #expect(findings.map(\.grade) == [.failed(.notFound), .failed(.badData), .warning])
    #expect(findings.map(\.mend).prefix(2) == ["selflie record 1", "selflie record 2"])
    #expect(findings[0].message == "affirmation 1 has lost its recording")
    #expect(findings[1].message.contains("it isn't a WAV file"))
    try runTool("sh", ["-c", try #require(findings[2].mend)])
    #expect(try take()[.recordings]?.map(\.grade) == [.failed(.notFound), .failed(.badData)])
  }

  @Test func `a write that a crash left half done is left as it is, and told`() throws {
    _ = try fill()
    let before = try Data(contentsOf: URL(fileURLWithPath: home.journal.string))
    // A transaction that is larger than SQLite's memory writes into the file before it commits; killed there, it leaves its rollback file.
    let script =
      "PRAGMA cache_size=1; BEGIN IMMEDIATE; CREATE TABLE t(x); "
      + String(repeating: "INSERT INTO t VALUES (zeroblob(9000)); ", count: 50)
    let path = home.journal.string
    do {
      let database = try Database.open(path)
      try database.execute(script)
      for file in [path, path + "-journal"] { try FileManager.default.copyItem(atPath: file, toPath: file + ".crashed") }
      try database.execute("ROLLBACK")
    }
    for file in [path, path + "-journal"] {
      try? FileManager.default.removeItem(atPath: file)
      try FileManager.default.moveItem(atPath: file + ".crashed", toPath: file)
    }
    let findings = try take()
    #expect(findings[.journal]?.first?.message.contains("a write was interrupted") == true)
    #expect(findings[.journal]?.first?.mend == "selflie list")
    #expect(findings[.recordings]?.first?.grade == .warning)
    _ = try Journal.openIfThere(in: home)?.affirmations()
    #expect(try take()[.journal]?.first?.grade == .fine)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == before.count)
  }

  @Test func `a damaged journal names its last copy, and an older one is read as it is`() throws {
    _ = try fill()
    let path = home.journal.string
    let triggers =
      ["repetition_added", "repetition_removed", "repetition_changed", "repetition_restored"]
      + ["line_added", "line_removed", "affirmation_added", "affirmation_removed"]
    try Database.open(path).execute("PRAGMA user_version = 1;" + triggers.map { "DROP TRIGGER \($0);" }.joined())
    #expect(try take()[.journal]?.first?.grade == .fine)
    try Database.open(path).execute("PRAGMA user_version = 9")
    #expect(try take()[.journal]?.first?.grade == .failed(.badData))

    try Data("nothing that SQLite knows".utf8).write(to: URL(fileURLWithPath: path))
    try permit(0o600, path)
    #expect(try take()[.journal]?.first?.mend == "mv \(path.shellWord) \((path + ".damaged").shellWord)")
    try Disk.makePrivateFolder(home.backups)
    try #require(FileManager.default.createFile(atPath: home.backups.appending("12-2026-11-21.sqlite").string, contents: Data([1])))
    try Data().write(to: URL(fileURLWithPath: path))
    try permit(0o600, path)
    let empty = try #require(try take()[.journal]?.first)
    #expect(empty.grade == .failed(.badData))
    #expect(empty.message.contains("it's empty"))
    #expect(empty.mend == "selflie restore 12")
  }
}

/// The built executable with the software card, four times as fast as real sound.
@Suite(.serialized)
struct DoctorEndToEndTests {
  private static let quiet = Sounds.noise(seconds: 3, loudness: -60)

  private func prepared(_ card: SoftwareCard, _ knobs: [String: String] = [:]) throws -> Executable {
    var selflie = try Executable()
    try permit(0o700, selflie.home.path)
    selflie.environment = try card.environment([
      "SOFTCARD_SPEED": "4", "SOFTCARD_PATIENT": "1", "XDG_RUNTIME_DIR": card.files.file("runtime"),
      "PULSE_SERVER": "/nowhere/native", "PULSE_SOURCE": "",
    ]).merging(knobs) { $1 }
    return selflie
  }

  private func findings(_ result: Executable.Result) throws -> [String: [String: Any]] {
    let all = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]] ?? []
    return Dictionary(all.compactMap { finding in (finding["check"] as? String).map { ($0, finding) } }) { first, _ in first }
  }

  // MARK: devices

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

  @Test func `what does not answer is listed as that, and is the problem where nothing answers`() async throws {
    let card = try SoftwareCard()
    let some = try await prepared(card, try card.shim("open/c:1:hang")).run("devices")
    let rows = some.output.split(separator: "\n").prefix { $0 != "sound outputs" }.dropFirst()
    #expect(some.status == 0 && rows.count == 4 && rows.allSatisfy { $0.hasSuffix(", doesn't answer") }, "\(some.output)")
    let none = try await prepared(card, try card.shim("open:1:hang")).run("devices", "--json")
    #expect(none.status == 74)
    #expect(none.errors.contains("no sound device answers; 'selflie doctor'"))
    let all = try #require(try JSONSerialization.jsonObject(with: Data(none.output.utf8)) as? [[String: Any]])
    #expect(all.count == 8 && all.allSatisfy { $0["state"] as? String == "not answering" })
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

  // MARK: doctor

  @Test func `all is fine, and nothing is made in an empty home`() async throws {
    let card = try SoftwareCard(Self.quiet)
    let selflie = try prepared(card)
    let result = try await selflie.run("doctor")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(9).map { $0.components(separatedBy: "  ")[0] } == [
        "sound out", "sound in", "round trip", "model", "dictionary", "journal", "permissions", "recordings", "time to verdict",
      ])
    // A busy machine may need long for a verdict.
    #expect(lines.prefix(8).allSatisfy { $0.dropFirst(17).hasPrefix("fine: ") }, "\(result.output)")
    #expect(result.output.contains("through a sound card made of software\n"))
    #expect(result.output.contains("the microphone doesn't hear the loudspeaker\n"))
    #expect(card.played > 0.1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.path).isEmpty)
  }

  @Test func `with an affirmation its recording is judged, and programs get the figures`() async throws {
    let card = try SoftwareCard(Self.quiet)
    let selflie = try prepared(card)
    let file = card.files.file("recording.wav")
    try Data(WAV.bytes(of: try Sounds.voice("I am calm"))).write(to: URL(fileURLWithPath: file))
    try #require(try await selflie.run("add", "I am calm", "--recording", file, "--yes").status == 0)
    let findings = try findings(try await selflie.run("doctor", "--json"))
    #expect(findings.values.allSatisfy { $0["status"] as? String == "fine" || $0["check"] as? String == "time to verdict" }, "\(findings)")
    #expect(findings["journal"]?["message"] as? String == "whole, with 1 affirmation and 0 repetitions")
    let heard = try #require(findings["sound in"]?["figures"] as? [String: Double])
    #expect(heard["noise_floor"].map { abs($0 + 60) < 1 } == true)
    #expect(heard["volume"] == 0.8)
    let times = try #require(findings["time to verdict"]?["figures"] as? [String: Double])
    #expect(times["seconds"].map { $0 > 0 } == true)
    #expect(times["ready_seconds"].map { $0 > 0.001 } == true)
  }

  @Test(
    arguments: [
      ("silence", [:], "digital silence", "selflie devices"), ("loud", [:], "far too loud", "amixer -D default sset Capture 50%"),
      ("offset", [:], "a constant offset of 10 %", "selflie devices"),
      ("quiet", ["SOFTCARD_SWITCH": "0"], "the capture volume 'Capture' is muted", "amixer -D default sset Capture cap"),
      ("quiet", ["SOFTCARD_VOLUME": "0"], "the capture volume 'Capture' is at 0 %", "amixer -D default sset Capture 80%"),
      (
        "silence", ["SOFTCARD_SWITCH": "0", "SOFTCARD_NAME": "ALSA <-> PipeWire PCM I/O Plugin"], "the capture volume 'Capture' is muted",
        "wpctl set-mute @DEFAULT_AUDIO_SOURCE@ 0"
      ),
      (
        "silence", ["SOFTCARD_SWITCH": "0", "SOFTCARD_NAME": "Hardware PCM card 3 'USB' device 0 subdevice 0"],
        "the capture volume 'Capture' is muted", "amixer -D hw:3 sset Capture cap"
      ),
      ("quiet", ["SOFTCARD_NAME": "Monitor of Built-in Audio"], "it hears what this machine plays", "selflie devices"),
      (
        "quiet", ["SOFTCARD_NAME": "ALSA <-> PulseAudio PCM I/O Plugin", "PULSE_SOURCE": "alsa_output.pci.monitor"],
        "PULSE_SOURCE is 'alsa_output.pci.monitor'", "unset PULSE_SOURCE"
      ),
      ("quiet", ["SOFTCARD_EVENTS": "xrun@12000"], "sound was lost", "top"),
    ] as [(String, [String: String], String, String)])
  func `what is wrong with a microphone is told with its command, and blocks nothing`(
    sound: String, knobs: [String: String], message: String, mend: String
  ) async throws {
    let clip =
      switch sound {
      case "silence": Sounds.silence(seconds: 3)
      case "loud": Sounds.noise(seconds: 3, loudness: 2)
      case "offset": Clip(samples: Self.quiet.samples.map { $0 + 3277 })
      default: Self.quiet
      }
    let card = try SoftwareCard(clip)
    let result = try await prepared(card, knobs).run("doctor", "--playback-device", "sound")
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix("sound in") })
    #expect(lines[index].contains(message), "\(lines[index])")
    #expect(lines[index + 1].trimmingCharacters(in: .whitespaces) == mend)
    #expect(lines[index + 2].hasPrefix("model "))
    #expect(lines.contains { $0.hasPrefix("time to verdict") })
  }

  @Test func `without a device everything else is looked at, and the status says so`() async throws {
    let card = try SoftwareCard()
    let selflie = try prepared(card, ["SOFTCARD_OPEN_ERROR": "19"])
    let result = try await selflie.run("doctor", "--json")
    #expect(result.status == 69)
    let findings = try findings(result)
    for (check, message) in [("sound out", "there's no sound output"), ("sound in", "there's no microphone")] {
      #expect(findings[check]?["status"] as? String == "failed")
      #expect((findings[check]?["message"] as? String)?.contains(message) == true)
      #expect(findings[check]?["mend"] as? String == "selflie devices")
    }
    #expect(findings.count == 8)
    #expect(findings["time to verdict"]?["status"] as? String != "failed")
  }

  @Test func `a missing model and a missing dictionary are findings`() async throws {
    let card = try SoftwareCard(Self.quiet)
    let selflie = try prepared(card)
    let model = try await selflie.run("doctor", "--model", "/nowhere/model")
    #expect(model.status == 69)
    #expect(model.output.contains("model            the speech model's file /nowhere/model/mdef is missing"))
    #expect(model.output.contains("\nrecordings "))
    let dictionary = try await selflie.run("doctor", "--dictionary", "/nowhere/words.dict")
    #expect(dictionary.status == 69)
    #expect(dictionary.output.contains("dictionary       the speech model's file /nowhere/words.dict is missing"))
  }

  @Test func `a damaged journal is a finding, and stays as it is`() async throws {
    let card = try SoftwareCard(Self.quiet)
    let selflie = try prepared(card)
    do { _ = try Journal.open(in: try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/")) }
    let path = selflie.home.file("journal.sqlite")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // The first bytes of the second page say what kind of page it is.
    bytes.replaceSubrange(4096..<4104, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    try bytes.write(to: URL(fileURLWithPath: path))
    try permit(0o640, path)
    let result = try await selflie.run("doctor", "--json")
    #expect(result.status == 65)
    let findings = try findings(result)
    #expect(findings["journal"]?["status"] as? String == "failed")
    #expect((findings["journal"]?["message"] as? String)?.contains("is damaged") == true)
    #expect((findings["journal"]?["message"] as? String)?.contains("\n") == false)
    #expect(findings["journal"]?["mend"] as? String == "mv \(path) \(path).damaged")
    #expect(findings["permissions"]?["mend"] as? String == "chmod go= \(path)")
    #expect(findings["time to verdict"] != nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.path).sorted() == ["journal.sqlite", "recordings"])
  }

  @Test func `an interruption ends it at once`() async throws {
    // A device that never delivers a sample is waited for two seconds.
    let card = try SoftwareCard(Self.quiet)
    let selflie = try prepared(card, ["SOFTCARD_EVENTS": "stall@0", "SOFTCARD_SPEED": "1"])
    let result = try await selflie.run("doctor", "--playback-device", "sound", when: "sound out") { $0.send(SIGINT) }
    #expect(result.status == 130)
    #expect(!result.output.contains("time to verdict"))
  }
}
