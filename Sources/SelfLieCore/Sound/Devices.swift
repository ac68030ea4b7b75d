import Glibc
import SystemPackage

/// A sound device that can be chosen, for one direction.
public struct SoundDevice: Equatable, Sendable {
  public enum Direction: String, Sendable, CaseIterable {
    case capture, playback
  }

  public enum State: Equatable, Sendable {
    case ready(Backend)
    /// Somebody else has it.
    case busy
  }

  /// The ALSA name that `--capture-device` and `--playback-device` take.
  public let name: String
  /// What a person knows it by.
  public let title: String
  public let state: State

  /// ALSA's name for what is used if nobody chooses.
  public static let usual = "default"

  /// Whether it is what is used if nobody chooses.
  public var isDefault: Bool { name == Self.usual }
}

/// What is behind a device's ALSA name.
public enum Backend: Equatable, Sendable, CustomStringConvertible {
  /// A card that ALSA speaks to itself.
  case card(Int, name: String, device: Int)
  case pipeWire
  case pulseAudio
  /// PipeWire, spoken to as if it were PulseAudio.
  case pipeWirePulse
  /// Anything else, by the name that it has for itself.
  case other(String)

  /// Reads what `snd_pcm_dump` says: plugins, each with its setup, and at the end what they lead to.
  /// - Parameter hasPipeWire: Whether PipeWire runs for this user: then it has taken PulseAudio's place too.
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

  /// Reads "Hardware PCM card 1 'USB Audio' device 0 subdevice 0".
  private static func card(_ line: String) -> Backend? {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3, let number = quoted[0].split(separator: " ").last.flatMap({ Int($0) }),
      let device = (quoted.last ?? "").split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return .card(number, name: quoted[1..<quoted.count - 1].joined(separator: "'"), device: device)
  }

  /// The sound server, as a person calls it; nil if none is known to be between.
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

  /// The ALSA name of the mixer that goes with it.
  public var mixer: String {
    if case .card(let number, _, _) = self { "hw:\(number)" } else { "default" }
  }

  /// Whether what it delivers was played and not spoken: a loopback, by its name, that of its card, or PulseAudio's choice.
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
  /// Every device that can be opened for 16 kHz mono, and those that are in use, each once; the usual one first.
  public static func all(_ direction: Direction, environment: [String: String]) -> [SoundDevice] {
    let asked: PCM.Direction = direction == .capture ? .capture : .playback
    let hints = PCM.hints().filter { $0.direction ?? asked == asked && !isNoise($0.name) }
    var found: [SoundDevice] = []
    for name in [usual] + hints.map(\.name).filter({ $0 != usual }) {
      guard let state = state(of: name, asked, environment) else { continue }
      let description = hints.first { $0.name == name }?.description
      found.append(SoundDevice(name: name, title: title(name, description, state, direction), state: state))
    }
    return distinct(found)
  }

  /// The names that ALSA has for devices, the usual one first, without opening any.
  public static func names(_ direction: Direction) -> [(name: String, title: String)] {
    let asked: PCM.Direction = direction == .capture ? .capture : .playback
    let hints = PCM.hints().filter { $0.direction ?? asked == asked && !isNoise($0.name) && $0.name != usual }
    return [(usual, "what the system uses")]
      + hints.map { ($0.name, $0.description?.split(whereSeparator: \.isNewline).first.map(String.init) ?? "") }
  }

  /// What is behind a device; nil if it cannot be opened.
  public static func backend(of name: String, _ direction: Direction, environment: [String: String]) -> Backend? {
    guard case .ready(let backend) = state(of: name, direction == .capture ? .capture : .playback, environment) else { return nil }
    return backend
  }

  /// What the mixer that belongs to a device does to the microphone; nil if it has none.
  public static func captureControl(of backend: Backend) -> CaptureControl? { Mixer.open(backend.mixer)?.captureControl }

  /// Nil if it cannot be opened.
  private static func state(of name: String, _ direction: PCM.Direction, _ environment: [String: String]) -> State? {
    do throws(PCMError) {
      let pcm = try PCM.open(name, direction)
      return .ready(Backend(dump: pcm.dump, hasPipeWire: hasPipeWire(environment)))
    } catch {
      return error.code == EBUSY ? .busy : nil
    }
  }

  /// PipeWire listens to its user on a socket of this name.
  private static func hasPipeWire(_ environment: [String: String]) -> Bool {
    environment["XDG_RUNTIME_DIR"].map { Disk.entry(FilePath($0).appending("pipewire-0")) != nil } ?? false
  }

  /// Names for what `plughw` or the usual device is too, for one pair of many loudspeakers, for arithmetic, and for nothing at all.
  private static let noise: Set = [
    "null", "hw", "sysdefault", "front", "rear", "center_lfe", "side", "iec958", "spdif", "hdmi", "modem", "phoneline", "dmix", "dsnoop",
    "usbstream", "lavrate", "lavcrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "a52", "oss",
  ]

  static func isNoise(_ name: String) -> Bool {
    let plugin = String(name.prefix { $0 != ":" })
    // With a card behind it, "default" is that card's, which has its own row.
    return noise.contains(plugin) || plugin.hasPrefix("surround") || plugin == usual && name != usual
  }

  static func title(_ name: String, _ description: String?, _ state: State, _ direction: Direction) -> String {
    let line = description?.split(whereSeparator: \.isNewline).first.map(String.init)
    let usual = "the system's \(direction == .capture ? "microphone" : "sound output")"
    return switch state {
    // What configurations call the usual device of a server is "Default ALSA Output", be it a microphone.
    case .ready(let backend) where name == Self.usual && backend.server != nil: usual
    case .ready(.card(_, let card, _)): line ?? card
    case .ready(.other(let other)) where !other.isEmpty: line ?? other
    case .ready, .busy: line ?? (name == Self.usual ? usual : name)
    }
  }

  /// Without those that are another one by another name. The first stays, by the longest of their titles: that is the one that names the
  /// card and its socket.
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

  private var isServers: Bool {
    if case .ready(let backend) = state { backend.server != nil } else { false }
  }

  private func isSame(as other: SoundDevice) -> Bool {
    guard case .ready(let mine) = state, case .ready(let others) = other.state else { return false }
    switch (mine, others) {
    case (.card(let card, _, let device), .card(let otherCard, _, let otherDevice)): return card == otherCard && device == otherDevice
    // A server's own names lead to its usual device; a name that somebody made up may lead to another.
    case _ where mine.server != nil: return mine.server == others.server && ["pulse", "pipewire"].contains(other.name)
    default: return false
    }
  }
}

/// There is no sound at all.
public enum DevicesProblem: Problem {
  case none

  public var description: String {
    "no sound device can be opened; plug one in, or if one is, join the group that may use it: sudo usermod -aG audio $USER"
  }

  public var status: Status { .unavailable }
}
