import Glibc
import SystemPackage

/// A sound device for one direction that the person can choose.
public struct SoundDevice: Equatable, Sendable {
  /// The direction of sound: from a microphone, or to a loudspeaker.
  public enum Direction: String, Sendable, CaseIterable {
    case capture, playback
  }

  /// Whether a device can be opened, and its backend if so.
  public enum State: Equatable, Sendable {
    case ready(Backend)
    /// Another program uses the device.
    case busy
    /// The device, or the sound server behind it, does not answer.
    case hangs
  }

  /// The ALSA name that `--capture-device` and `--playback-device` take.
  public let name: String
  /// The device's name for people.
  public let title: String
  /// The device's state when the list was made.
  public let state: State

  /// ALSA's name for the device that is used unless the person chooses another.
  public static let usual = "default"

  /// Whether this device is used unless the person chooses another.
  public var isDefault: Bool { name == Self.usual }
}

/// The card or sound server behind a device's ALSA name.
public enum Backend: Equatable, Sendable, CustomStringConvertible {
  /// A card that ALSA drives without a sound server.
  case card(Int, name: String, device: Int)
  case pipeWire
  case pulseAudio
  /// PipeWire through its PulseAudio interface.
  case pipeWirePulse
  /// Any other backend, with its own name.
  case other(String)

  /// Finds the backend in the text of `snd_pcm_dump`: plugins, each with its setup, and at the end their target.
  /// - Parameter hasPipeWire: Whether PipeWire runs for this user; PulseAudio's interface is then PipeWire's.
  public init(dump: String, hasPipeWire: Bool) {
    let lines = dump.split(whereSeparator: \.isNewline).map(String.init)
    if let line = lines.last(where: { $0.contains("Hardware PCM card ") }), let card = Self.card(line) {
      self = card
    } else if lines.contains(where: { $0.contains("ALSA <-> PipeWire PCM I/O Plugin") }) {
      self = .pipeWire
    } else if lines.contains(where: { $0.contains("ALSA <-> PulseAudio PCM I/O Plugin") }) {
      self = hasPipeWire ? .pipeWirePulse : .pulseAudio
    } else {
      var name = lines.last { $0.hasPrefix("Slave: ") } ?? lines.first ?? ""
      for start in ["Slave: ", "Plug PCM: "] where name.hasPrefix(start) { name.removeFirst(start.count) }
      self = .other(name)
    }
  }

  /// Reads a line such as "Hardware PCM card 1 'USB Audio' device 0 subdevice 0"; nil for any other line.
  private static func card(_ line: String) -> Backend? {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3, let number = quoted[0].split(separator: " ").last.flatMap({ Int($0) }),
      let device = (quoted.last ?? "").split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return .card(number, name: quoted[1..<quoted.count - 1].joined(separator: "'"), device: device)
  }

  /// The sound server's name for people; nil if none is known.
  public var server: String? {
    switch self {
    case .pipeWire, .pipeWirePulse: "PipeWire"
    case .pulseAudio: "PulseAudio"
    case .card, .other: nil
    }
  }

  public var description: String {
    switch self {
    case .card(_, let name, _): "\(name), without a sound server"
    case .pipeWire: "PipeWire"
    case .pulseAudio: "PulseAudio"
    case .pipeWirePulse: "PipeWire's PulseAudio server"
    case .other(let name): name
    }
  }

  /// The ALSA name of the mixer for this backend.
  public var mixer: String {
    if case .card(let number, _, _) = self { "hw:\(number)" } else { "default" }
  }

  /// Whether a device records played sound instead of a microphone: a loopback by its own name, its card's, or its PulseAudio source's.
  /// - Parameter pulseSource: The source that PulseAudio or PipeWire has chosen; nil if it is not known.
  public func isMonitor(device: String, pulseSource: String?) -> Bool {
    var names = [device]
    switch self {
    case .card(_, let name, _), .other(let name): names.append(name)
    case .pulseAudio, .pipeWirePulse: if let pulseSource { names.append(pulseSource) }
    case .pipeWire: break
    }
    return names.contains { name in
      let name = name.lowercased()
      return name.contains("loopback") || name.contains("monitor of ") || name.contains(".monitor")
    }
  }
}

extension SoundDevice {
  /// Lists all devices that can be opened for 16 kHz mono, are busy or do not answer, each once, with the default device first.
  public static func all(_ direction: Direction, by process: SoundProcess) -> [SoundDevice] {
    let asked: PCM.Direction = direction == .capture ? .capture : .playback
    let hints = PCM.hints().filter { $0.direction ?? asked == asked && !isNoise($0.name) }
    var found: [SoundDevice] = []
    for name in [usual] + hints.map(\.name).filter({ $0 != usual }) {
      guard let state = process.look(at: name, direction) else { continue }
      let description = hints.first { $0.name == name }?.description
      found.append(SoundDevice(name: name, title: title(name, description, state, direction), state: state))
    }
    return distinct(found)
  }

  /// Lists ALSA's names for devices, with the default device first, without opening any.
  public static func names(_ direction: Direction) -> [(name: String, title: String)] {
    let asked: PCM.Direction = direction == .capture ? .capture : .playback
    let hints = PCM.hints().filter { $0.direction ?? asked == asked && !isNoise($0.name) && $0.name != usual }
    return [(usual, "what the system uses")]
      + hints.map { ($0.name, $0.description?.split(whereSeparator: \.isNewline).first.map(String.init) ?? "") }
  }

  /// Returns the recording control of a backend's mixer; nil if it has none.
  public static func captureControl(of backend: Backend) -> CaptureControl? { Mixer.open(backend.mixer)?.captureControl }

  /// Whether PipeWire runs for this user: its socket has this name.
  static func hasPipeWire(_ environment: [String: String]) -> Bool {
    environment["XDG_RUNTIME_DIR"].map { Disk.entry(FilePath($0).appending("pipewire-0")) != nil } ?? false
  }

  /// ALSA names that need no row: aliases of `plughw` and the default device, single pairs of loudspeakers, converters, and null devices.
  private static let noise: Set = [
    "null", "hw", "sysdefault", "front", "rear", "center_lfe", "side", "iec958", "spdif", "hdmi", "modem", "phoneline", "dmix", "dsnoop",
    "usbstream", "lavrate", "lavcrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "a52", "oss",
  ]

  /// Whether a name stands for no device that a person would choose.
  static func isNoise(_ name: String) -> Bool {
    let plugin = String(name.prefix { $0 != ":" })
    // "default" with a card behind it is that card's device, which has a row of its own.
    return noise.contains(plugin) || plugin.hasPrefix("surround") || plugin == usual && name != usual
  }

  /// Returns the name of a device for people, from ALSA's description of it if that says more.
  static func title(_ name: String, _ description: String?, _ state: State, _ direction: Direction) -> String {
    let line = description?.split(whereSeparator: \.isNewline).first.map(String.init)
    let usual = "the system's \(direction == .capture ? "microphone" : "sound output")"
    return switch state {
    // Configurations call a server's default device "Default ALSA Output", even a microphone.
    case .ready(let backend) where name == Self.usual && backend.server != nil: usual
    case .ready(.card(_, let card, _)): line ?? card
    case .ready(.other(let other)) where !other.isEmpty: line ?? other
    case .ready, .busy, .hangs: line ?? (name == Self.usual ? usual : name)
    }
  }

  /// Removes devices that are another one under a second name.
  ///
  /// The first of them stays, with the longest title, which names the card and its socket.
  static func distinct(_ devices: [SoundDevice]) -> [SoundDevice] {
    var rows: [SoundDevice] = []
    for device in devices {
      if let index = rows.firstIndex(where: { $0.isSame(as: device) }) {
        let title = rows[index].isServers ? rows[index].title : [rows[index].title, device.title].max { $0.count < $1.count }
        rows[index] = SoundDevice(name: rows[index].name, title: title ?? device.title, state: rows[index].state)
      } else {
        rows.append(device)
      }
    }
    return rows
  }

  /// Whether the device belongs to a sound server.
  private var isServers: Bool {
    if case .ready(let backend) = state { backend.server != nil } else { false }
  }

  /// Whether two devices are certainly the same one.
  private func isSame(as other: SoundDevice) -> Bool {
    guard case .ready(let mine) = state, case .ready(let others) = other.state else { return false }
    switch (mine, others) {
    case (.card(let card, _, let device), .card(let otherCard, _, let otherDevice)): return card == otherCard && device == otherDevice
    // A server's own names lead to its default device; a name from a configuration may lead to another.
    case _ where mine.server != nil: return mine.server == others.server && ["pulse", "pipewire"].contains(other.name)
    default: return false
    }
  }
}

/// The reason why there is no sound device to choose.
public enum DevicesProblem: Problem {
  /// None can be opened.
  case none
  /// None answers.
  case hang

  public var description: String {
    switch self {
    case .none:
      "no sound device can be opened; plug one in, or if there is one, join the group that may use it: sudo usermod -aG audio $USER"
    case .hang: "no sound device answers; 'selflie doctor' says how to start the sound server anew"
    }
  }

  public var status: Status {
    switch self {
    case .none: .unavailable
    case .hang: .inputOutput
    }
  }
}
