import Glibc
import SystemPackage

/// What a sound server says about its microphones or its sound outputs.
public struct SoundServer: Equatable, Sendable {
  /// The program that a server is asked with, and mended with.
  public enum Client: Equatable, Sendable {
    /// PulseAudio's, which knows PipeWire too.
    case pactl
    /// WirePlumber's, for a PipeWire without PulseAudio's tools. It tells of the usual microphone or output alone.
    case wpctl
  }

  /// A microphone or a sound output of the server.
  public struct Node: Equatable, Sendable {
    /// The name for the server, and the one for people.
    public let name: String, title: String
    public let isMuted: Bool
    /// The volume of the loudest channel, where 1 is 100 %.
    public let volume: Double
    /// Whether nothing can be heard or played until somebody wakes it.
    public let isSuspended: Bool
    /// Whether it is no microphone, but what the machine plays.
    public let isMonitor: Bool
  }

  /// What asking a server led to.
  public enum Answer: Equatable, Sendable {
    case server(SoundServer)
    /// No server is running.
    case none
    /// A server is running, and does not answer.
    case silence
    /// There is nothing to ask with, or the answer has another form.
    case unknown
  }

  let client: Client
  /// Whether it is PipeWire.
  public let isPipeWire: Bool
  /// The name of the microphone or output that is used unless the person chooses another.
  public let usual: String
  /// The microphones or the outputs, as far as the client tells of them.
  public let nodes: [Node]

  /// Asks the server of a person.
  /// - Parameter patience: The time for each of two questions, which a server answers in some milliseconds.
  public static func ask(
    about direction: SoundDevice.Direction, _ environment: [String: String], for patience: Duration = .seconds(1)
  ) -> Answer {
    // In other languages it writes numbers that are no JSON.
    let plain = environment.merging(["LC_ALL": "C"]) { $1 }
    var answers: [String] = []
    // Collects the answers; returns why there are none.
    func put(_ questions: [[String]], to program: Program, refused: Answer) -> Answer? {
      for question in questions {
        let exit = program.run(question, for: patience, complains: false)
        guard let status = exit.status else { return .silence }
        guard status == 0 else { return refused }
        answers.append(exit.output)
      }
      return nil
    }
    if let pactl = Program("pactl", environment: plain) {
      let questions = [["info"], ["list", direction == .capture ? "sources" : "sinks"]].map { ["--format=json"] + $0 }
      if let end = put(questions, to: pactl, refused: isRunning(environment) ? .silence : .none) { return end }
      // An old one knows no JSON.
      guard let info = JSON(answers[0]), let nodes = JSON(answers[1]) else { return .unknown }
      return SoundServer(info: info, nodes: nodes, direction: direction).map { .server($0) } ?? .unknown
    }
    guard let wpctl = Program("wpctl", environment: plain) else { return .unknown }
    let questions = ["get-volume", "inspect"].map { [$0, direction.wirePlumber] }
    if let end = put(questions, to: wpctl, refused: isRunning(environment) ? .unknown : .none) { return end }
    return SoundServer(volume: answers[0], properties: answers[1], direction: direction).map { .server($0) } ?? .unknown
  }

  /// Whether PulseAudio runs, by the number that it has written down: one that hangs refuses those who come after the first few.
  private static func isRunning(_ environment: [String: String]) -> Bool {
    guard let folder = environment["XDG_RUNTIME_DIR"],
      let text = try? Disk.read(FilePath(folder).appending("pulse/pid"), atMost: 32),
      let number = Int32(String(decoding: text.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)), number > 0
    else { return false }
    return kill(number, 0) == 0
  }

  /// Reads the answers of `pactl --format=json`; nil if they have another form.
  init?(info: JSON, nodes: JSON, direction: SoundDevice.Direction) {
    guard let all = nodes.array, let server = info["server_name"]?.string else { return nil }
    let isPipeWire = server.contains("PipeWire")
    client = .pactl
    self.isPipeWire = isPipeWire
    usual = info[direction == .capture ? "default_source_name" : "default_sink_name"]?.string ?? ""
    self.nodes = all.compactMap { Node($0, isPipeWire: isPipeWire) }
  }

  /// Reads what `wpctl get-volume` and `wpctl inspect` say of the usual microphone or output; nil if that has another form.
  init?(volume: String, properties: String, direction: SoundDevice.Direction) {
    guard let node = Node(volume: volume, properties: properties, direction: direction) else { return nil }
    (client, isPipeWire, usual, nodes) = (.wpctl, true, node.name, [node])
  }

  /// The name in this server of what an ALSA name leads to; nil if no microphone or output of the server is known for it.
  ///
  /// `pulse:NAME` or `pulse:DEVICE=NAME` names one, else the variables that PulseAudio's plugin looks at do.
  public static func chosen(
    by device: String, _ direction: SoundDevice.Direction, _ environment: [String: String]
  ) -> (name: String, variable: String?)? {
    if let colon = device.firstIndex(of: ":"), device[..<colon] == "pulse" {
      let name = device[device.index(after: colon)...]
      return (String(name.hasPrefix("DEVICE=") ? name.dropFirst(7) : name), nil)
    }
    let variable = direction == .capture ? "PULSE_SOURCE" : "PULSE_SINK"
    guard let name = environment[variable], !name.isEmpty else { return nil }
    return (name, variable)
  }

  /// Whether the server was asked about what a device leads to.
  func tells(of device: String, _ direction: SoundDevice.Direction, _ environment: [String: String]) -> Bool {
    client == .pactl || Self.chosen(by: device, direction, environment) == nil
  }

  /// What a device leads to: the chosen microphone or output, or else the usual one; nil if the server has none of that name.
  public func node(of device: String, _ direction: SoundDevice.Direction, _ environment: [String: String]) -> Node? {
    let name = Self.chosen(by: device, direction, environment)?.name ?? usual
    return nodes.first { $0.name == name }
  }
}

extension SoundServer.Node {
  /// Reads one of pactl's objects; nil if it has another form.
  fileprivate init?(_ json: JSON, isPipeWire: Bool) {
    guard let name = json["name"]?.string, let isMuted = json["mute"]?.bool else { return nil }
    self.name = name
    title = json["description"]?.string ?? name
    self.isMuted = isMuted
    var channels: [JSON.Member] = []
    if case .object(let members)? = json["volume"] { channels = members }
    volume = channels.compactMap { $0.value["value"]?.whole }.max().map { Double($0) / 65_536 } ?? 1
    // PipeWire says so of whatever nobody uses just now, and wakes it.
    isSuspended = !isPipeWire && json["state"]?.string == "SUSPENDED"
    isMonitor = json["properties"]?["device.class"]?.string == "monitor"
  }

  /// Reads `Volume: 0.40 [MUTED]`, and properties of the form `node.name = "mic"`; nil if these have another form.
  fileprivate init?(volume: String, properties: String, direction: SoundDevice.Direction) {
    let words = volume.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "Volume:", let level = Double(words[1]) else { return nil }
    func property(_ name: String) -> String? {
      let line = properties.split(whereSeparator: \.isNewline).first { $0.contains(" \(name) = \"") }
      return line?.split(separator: "\"", maxSplits: 1).last.map { String($0.dropLast()) }
    }
    guard let name = property("node.name") else { return nil }
    self.name = name
    title = property("node.description") ?? name
    isMuted = words.contains("[MUTED]")
    self.volume = level
    isSuspended = false
    isMonitor = direction == .capture && property("media.class") == "Audio/Sink"
  }

  /// Whether nothing can be heard of it, or on it.
  public var isSilent: Bool { isMuted || volume == 0 }
}

extension SoundDevice.Direction {
  /// WirePlumber's name for the usual microphone or output.
  var wirePlumber: String { self == .capture ? "@DEFAULT_AUDIO_SOURCE@" : "@DEFAULT_AUDIO_SINK@" }
}

// MARK: Causes

extension SoundServer {
  /// The time for a question while a person waits to be told that sound broke off.
  private static let hurry = Duration.milliseconds(250)

  /// The cause of a fault that a device showed which had worked; the fault itself if the server knows no other.
  static func cause(
    of fault: SoundProblem.Fault, on device: SoundProblem.Device, _ environment: [String: String]
  ) -> SoundProblem.Fault {
    switch fault {
    // What hangs is told at once: a server that does not answer is not asked.
    case .hangs, .busy, .notPermitted, .unsupported, .taken, .suspended, .muted, .monitor: fault
    case .noDevice, .noSound, .gone, .noServer, .failed:
      switch ask(about: device.direction, environment, for: hurry) {
      case .none: .noServer
      case .silence: .hangs
      case .unknown: fault
      case .server(let server): server.cause(on: device, environment) ?? fault
      }
    }
  }

  /// The cause for which a microphone hears nothing at all; nil if the server knows none.
  static func causeOfSilence(on device: SoundProblem.Device, _ environment: [String: String]) -> SoundProblem.Fault? {
    guard case .server(let server) = ask(about: device.direction, environment, for: hurry) else { return nil }
    if let cause = server.cause(on: device, environment) { return cause }
    return server.node(of: device.name, device.direction, environment)?.isSilent == true ? .muted : nil
  }

  private func cause(on device: SoundProblem.Device, _ environment: [String: String]) -> SoundProblem.Fault? {
    guard tells(of: device.name, device.direction, environment) else { return nil }
    guard let node = node(of: device.name, device.direction, environment) else { return .gone }
    // A server without a microphone hears what the machine plays.
    if node.isMonitor, Self.chosen(by: device.name, device.direction, environment) == nil { return .monitor }
    return node.isSuspended ? .suspended : nil
  }
}
