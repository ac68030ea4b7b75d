import SystemPackage

extension SoundServer {
  /// The loudest volume that is no fault: what servers offer in their own settings, about 150 %.
  private static let loudest = 1.54

  /// What is wrong with a microphone or sound output of the server, the gravest alone, with the command that mends it; empty if nothing is.
  /// - Parameter device: The ALSA name that leads to it.
  public func findings(
    _ check: CheckResult.Check, of device: String, _ direction: SoundDevice.Direction, _ environment: [String: String]
  ) -> [CheckResult] {
    let (kind, what) = direction == .capture ? ("source", "microphone") : ("sink", "sound output")
    func finding(_ message: String, _ mend: String?) -> [CheckResult] { [CheckResult(check, .warning, message, mend: mend)] }
    guard tells(of: device, direction, environment) else { return [] }
    let chosen = Self.chosen(by: device, direction, environment)
    guard let node = node(of: device, direction, environment) else {
      guard let chosen else { return finding("\(title) has no \(what); plug one in", nil) }
      return finding(
        "\(chosen.variable ?? "the ALSA name '\(device)'") names '\(chosen.name)', and \(title) has no such \(what)",
        chosen.variable.map { "unset \($0)" } ?? "pactl list short \(kind)s")
    }
    let name = node.name.shellWord
    if node.isMonitor {
      let meaning = "isn't a microphone: it hears what this machine plays"
      if let variable = chosen?.variable { return finding("\(variable) is '\(node.name)', which \(meaning)", "unset \(variable)") }
      if chosen != nil { return finding("'\(device)' \(meaning)", "pactl list short \(kind)s") }
      let message = "the default source, '\(node.title)', \(meaning)"
      // It lists the others, with the numbers that `wpctl set-default` takes.
      if client == .wpctl { return finding(message, "wpctl status") }
      guard let other = nodes.first(where: { !$0.isMonitor }) else {
        return finding("there is no microphone; \(title) only hears what this machine plays", nil)
      }
      return finding(message, "pactl set-default-source \(other.name.shellWord)")
    }
    if node.isSuspended {
      return finding("the \(what) '\(node.title)' is suspended, and silent until it is woken", "pactl suspend-\(kind) \(name) 0")
    }
    let (mute, setVolume) =
      switch client {
      case .pactl: ("pactl set-\(kind)-mute \(name) 0", "pactl set-\(kind)-volume \(name)")
      case .wpctl: ("wpctl set-mute \(direction.wirePlumber) 0", "wpctl set-volume \(direction.wirePlumber)")
      }
    func volume(_ percent: Int) -> String { "\(setVolume) \(percent)%" }
    switch (node.isMuted, node.volume == 0) {
    case (true, true): return finding("the \(what) '\(node.title)' is muted and at 0 %", "\(mute) && \(volume(80))")
    case (true, false): return finding("the \(what) '\(node.title)' is muted", mute)
    case (false, true): return finding("the \(what) '\(node.title)' is at 0 %", volume(80))
    case _ where node.volume > Self.loudest:
      let percent = Int((100 * node.volume).rounded())
      return finding("the \(what) '\(node.title)' is at \(percent) %, which distorts", volume(100))
    default: return []
    }
  }

  private var title: String { isPipeWire ? "PipeWire" : "PulseAudio" }

  /// The command that starts a sound server, or starts one anew that does not answer.
  static func command(restarts: Bool, _ environment: [String: String]) -> String {
    let runtime = FilePath(environment["XDG_RUNTIME_DIR"] ?? "/nowhere")
    let has = { (name: String) in Program(name, environment: environment) != nil }
    let isPipeWire = has("pipewire") && (!has("pulseaudio") || Disk.entry(runtime.appending("pipewire-0")) != nil)
    guard Disk.entry(runtime.appending("systemd")) == nil else {
      let units = isPipeWire ? "pipewire.service wireplumber.service pipewire-pulse.service" : "pulseaudio.service"
      return "systemctl --user restart \(units)"
    }
    let names = isPipeWire ? ["pipewire", "wireplumber", "pipewire-pulse"] : ["pulseaudio"]
    let kill = restarts ? names.map { "pkill -KILL -x \($0)" }.joined(separator: "; ") + "; " : ""
    return kill + (isPipeWire ? names.map { "\($0) &" }.joined(separator: " ") : "pulseaudio --start")
  }
}

extension SoundServer.Node {
  /// The volume as a microphone's mixer would have it.
  public var control: CaptureControl { CaptureControl(mixer: "default", name: title, volume: volume, isMuted: isMuted) }
}

extension CheckResult {
  /// Creates the findings about a sound device that could not be used, by what its sound server says of it.
  /// - Parameter ask: Asks the server; called only where that may know more.
  public static func findings(
    _ check: Check, _ problem: SoundProblem, _ environment: [String: String], ask: () -> SoundServer.Answer
  ) -> [CheckResult] {
    var problem = problem
    switch problem.fault {
    case .busy, .notPermitted, .unsupported, .taken: return [CheckResult(check, problem)]
    // Where the usual device is a server's, Debian's configuration looks for a card as long as that is not running.
    case .noDevice where problem.device.name != SoundDevice.usual || environment["ALSA_CONFIG_PATH"] != nil:
      return [CheckResult(check, problem)]
    case .noDevice, .noSound, .gone, .noServer, .hangs, .suspended, .muted, .monitor, .failed: break
    }
    switch ask() {
    case .server(let server):
      let findings = server.findings(check, of: problem.device.name, problem.device.direction, environment)
      guard findings.isEmpty else {
        return findings.map { CheckResult(check, .failed(problem.status), $0.message, mend: $0.mend, figures: $0.figures) }
      }
    case .none where problem.fault == .noDevice: problem = SoundProblem(device: problem.device, fault: .noServer)
    case .silence where [.noDevice, .noServer].contains(problem.fault): problem = SoundProblem(device: problem.device, fault: .hangs)
    case .none, .silence, .unknown: break
    }
    return switch problem.fault {
    case .noServer: [CheckResult(check, problem, mend: SoundServer.command(restarts: false, environment))]
    case .hangs: [CheckResult(check, problem, mend: SoundServer.command(restarts: true, environment))]
    default: [CheckResult(check, problem)]
    }
  }
}
