import Glibc
import SystemPackage

/// What a sound server says about its microphones or its sound outputs, by PulseAudio's `pactl`, which knows PipeWire too.
public struct SoundServer: Equatable, Sendable {
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
    /// There is no `pactl` to ask with.
    case unknown
  }

  /// Whether it is PipeWire.
  public let isPipeWire: Bool
  /// The name of the microphone or output that is used unless the person chooses another.
  public let usual: String
  /// The microphones or the outputs.
  public let nodes: [Node]

  /// Asks the server of a person.
  /// - Parameter patience: The time for each of two questions, which a server answers in some milliseconds.
  public static func ask(
    about direction: SoundDevice.Direction, _ environment: [String: String], for patience: Duration = .seconds(1)
  ) -> Answer {
    // In other languages it writes numbers that are no JSON.
    guard let pactl = Program("pactl", environment: environment.merging(["LC_ALL": "C"]) { $1 }) else { return .unknown }
    var answers: [JSON] = []
    for question in [["info"], ["list", direction == .capture ? "sources" : "sinks"]] {
      let exit = pactl.run(["--format=json"] + question, for: patience, complains: false)
      guard let status = exit.status else { return .silence }
      guard status == 0 else { return isRunning(environment) ? .silence : .none }
      // An old one knows no JSON.
      guard let answer = JSON(exit.output) else { return .unknown }
      answers.append(answer)
    }
    return SoundServer(info: answers[0], nodes: answers[1], direction: direction).map { .server($0) } ?? .unknown
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
    self.isPipeWire = isPipeWire
    usual = info[direction == .capture ? "default_source_name" : "default_sink_name"]?.string ?? ""
    self.nodes = all.compactMap { Node($0, isPipeWire: isPipeWire) }
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

  /// Whether nothing can be heard of it, or on it.
  public var isSilent: Bool { isMuted || volume == 0 }
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
    guard let node = node(of: device.name, device.direction, environment) else { return .gone }
    // A server without a microphone hears what the machine plays.
    if node.isMonitor, Self.chosen(by: device.name, device.direction, environment) == nil { return .monitor }
    return node.isSuspended ? .suspended : nil
  }
}
