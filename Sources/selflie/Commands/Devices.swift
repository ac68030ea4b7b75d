import ArgumentParser
import SelfLieCore

/// The `devices` command: lists sound devices.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the microphones and sound outputs.",
    discussion: """
      selflie devices
      selflie devices --json
      selflie practice 1 --capture-device plughw:CARD=USB,DEV=0

      The first column is what --capture-device and --playback-device take. Behind PipeWire or PulseAudio, their own settings decide \
      which microphone that is.
      """)

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    guard let process = Context.program.map({ SoundProcess($0, Attention()) }) else { throw DevicesProblem.none }
    let all = SoundDevice.Direction.allCases.map { ($0, SoundDevice.all($0, by: process)) }
    if json.isOn {
      try context.terminal.data(json: all.flatMap { direction, devices in devices.map { DeviceRecord($0, direction) } })
    }
    let states = all.flatMap(\.1).map(\.state)
    if states.isEmpty { throw DevicesProblem.none }
    if states.allSatisfy({ $0 == .hangs }) { throw DevicesProblem.hang }
    guard !json.isOn else { return }
    let width = all.flatMap(\.1).map(\.name.count).max() ?? 0
    for (direction, devices) in all {
      try context.terminal.data(direction == .capture ? "microphones" : "sound outputs")
      if devices.isEmpty { try context.terminal.data("  none") }
      for device in devices { try context.terminal.data("  \(device.name.padded(to: width))  \(device.line)", hanging: width + 4) }
    }
    try context.terminal.next("selflie doctor")
  }
}

extension SoundDevice {
  /// The text beside the device's name: its title, state and server.
  fileprivate var line: String {
    let start = isDefault ? "\(title) (default)" : title
    return switch state {
    case .busy: "\(start), in use by another program"
    case .hangs: "\(start), doesn't answer"
    case .ready(let backend) where backend.server != nil: "\(start), through \(backend)"
    case .ready: start
    }
  }
}

/// A sound device, for programs.
private struct DeviceRecord: Encodable {
  /// "capture" or "playback".
  var direction: String
  /// The ALSA name.
  var name: String
  var title: String
  /// Whether ALSA uses the device if nobody chooses one.
  var `default`: Bool
  /// "ready", "busy" or "not answering".
  var state: String
  /// "PipeWire" or "PulseAudio".
  var server: String?
  /// The backend behind the device, in words.
  var backend: String?

  init(_ device: SoundDevice, _ direction: SoundDevice.Direction) {
    self.direction = direction.rawValue
    name = device.name
    title = device.title
    `default` = device.isDefault
    switch device.state {
    case .busy: state = "busy"
    case .hangs: state = "not answering"
    case .ready(let behind):
      state = "ready"
      server = behind.server
      backend = behind.description
    }
  }
}
