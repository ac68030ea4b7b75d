/// What a person says once instead of each time. A command's option goes before it.
public struct Settings: Equatable, Sendable {
  /// When a day ends, in seconds after midnight.
  public internal(set) var dayEnds = 0
  public internal(set) var target = Affirmation.usualTarget
  public internal(set) var strictness = Strictness.normal
  /// An ALSA name.
  public internal(set) var captureDevice = "default"
  /// An ALSA name.
  public internal(set) var playbackDevice = "default"
  public internal(set) var cues = true
  /// Seconds between two repetitions.
  public internal(set) var gap = 0.0
  /// The recording is heard before every so many-th repetition.
  public internal(set) var hear = 1
  /// Whether a reminder shows what is to be said.
  public internal(set) var remindText = false
  /// Whether it is asked how true an affirmation feels.
  public internal(set) var asksBelief = true
  /// Where a language model answers; nil to do without.
  public internal(set) var modelURL: Endpoint?
  public internal(set) var modelName: String?
  public internal(set) var modelKey: KeySource?
  /// Another machine that words may be sent to; its origin.
  public internal(set) var modelAllow: String?

  /// Whether words may be sent there: to this machine always, to another if the person has said so.
  public func allows(_ endpoint: Endpoint) -> Bool { endpoint.isLocal || endpoint.origin == modelAllow }

  /// Where a value comes from.
  public enum Origin: Equatable, Sendable {
    /// Nobody set it.
    case standard
    /// The line is counted from 1.
    case file(line: Int)
    /// The variable's name.
    case environment(String)
    /// The command's option.
    case option(String)
  }

  private var origins: [String: Origin] = [:]

  public func origin(of setting: Setting) -> Origin { origins[setting.name] ?? .standard }

  /// The usual ones.
  public init() {}

  /// Reads the file, if there is one, and then the environment, which goes before it. An empty variable is none.
  /// - Parameter options: What a command was called with, which goes before both.
  /// - Throws: `SettingsProblem`, `FileProblem`, `FolderProblem`.
  public init(in home: Home, environment: [String: String], options: [(setting: Setting, value: String)] = []) throws {
    let file = try SettingsFile.read(in: home)
    for entry in try file?.entries() ?? [] { try take(entry) }
    for setting in Setting.all {
      guard let value = environment[setting.variable], !value.isEmpty else { continue }
      guard setting.take(value, &self) else { throw SettingsProblem.variable(setting.variable, value, setting) }
      origins[setting.name] = .environment(setting.variable)
    }
    for (setting, value) in options {
      guard setting.take(value, &self) else { throw SettingsProblem.wrong(value, setting) }
      origins[setting.name] = setting.option.map { .option($0) }
    }
  }

  private mutating func take(_ entry: SettingsFile.Entry) throws {
    _ = entry.setting.take(entry.value, &self)
    origins[entry.setting.name] = .file(line: entry.line)
  }
}

/// One thing that can be set: its name, what it means, and how its text is read and written.
public struct Setting: Sendable {
  public let name: String
  public let meaning: String
  /// What may be written.
  public let form: String
  /// All that may be written, where that is a few words.
  public let values: [String]
  /// The commands' option that goes before it; nil if there is none.
  public let option: String?
  /// Whether a value that is none may be told: what somebody takes for a key is not.
  let isTold: Bool
  let take: @Sendable (_ text: String, _ settings: inout Settings) -> Bool
  private let text: @Sendable (Settings) -> String

  /// The variable of the environment that sets it.
  public var variable: String { "SELFLIE_" + name.uppercased().replacing("-", with: "_").replacing(".", with: "_") }

  /// Its value, as it is written.
  public func value(in settings: Settings) -> String { text(settings) }

  /// A value as it is written; nil if it is none.
  func written(_ typed: String) -> String? {
    var settings = Settings()
    return take(typed, &settings) ? text(settings) : nil
  }

  private init<Value>(
    _ name: String, _ field: any WritableKeyPath<Settings, Value> & Sendable, _ form: Form<Value>, _ meaning: String, option: String? = nil,
    isTold: Bool = true
  ) {
    self.name = name
    self.meaning = meaning
    self.form = form.description
    values = form.values
    self.option = option
    self.isTold = isTold
    take = { text, settings in
      guard let value = form.read(text) else { return false }
      settings[keyPath: field] = value
      return true
    }
    text = { form.write($0[keyPath: field]) }
  }

  // MARK: All of them

  public static let targets = 1...1_000_000
  public static let gaps = 0.0...3600.0
  public static let hears = 1...1_000_000

  public static let all = [
    Setting("day-ends", \.dayEnds, .time, "when a day ends; what is said before is of the day before"),
    Setting("target", \.target, .whole(targets), "repetitions that a new affirmation takes", option: "--target"),
    Setting("strictness", \.strictness, .strictness, "how strictly a new affirmation is judged", option: "--strictness"),
    Setting("capture-device", \.captureDevice, .device, "the microphone", option: "--capture-device"),
    Setting("playback-device", \.playbackDevice, .device, "the sound output", option: "--playback-device"),
    Setting("cues", \.cues, .yesOrNo, "soft tones when it listens, and when it has counted", option: "--cues"),
    Setting("gap", \.gap, .seconds(gaps), "rest between two repetitions", option: "--gap"),
    Setting("hear", \.hear, .whole(hears), "the recording is heard before every so many-th repetition", option: "--hear"),
    Setting("remind-text", \.remindText, .yesOrNo, "a reminder shows the sentences, and so may a locked screen"),
    Setting("ask-belief", \.asksBelief, .yesOrNo, "how true it feels is asked when it is added, and every hundred repetitions"),
    Setting("model.url", \.modelURL, .endpoint, "where a language model answers, in the way of OpenAI; empty to do without"),
    Setting("model.name", \.modelName, .modelName, "the language model's name there"),
    Setting("model.key-from", \.modelKey, .key, "what the server's key is read from", isTold: false),
    Setting("model.allow", \.modelAllow, .origin, "the one other machine that words may be sent to"),
  ]

  /// - Throws: `SettingsProblem.unknown`.
  public static func named(_ name: String) throws(SettingsProblem) -> Setting {
    guard let setting = all.first(where: { $0.name == name }) else { throw .unknown(name) }
    return setting
  }
}

/// How a value is written.
private struct Form<Value>: Sendable {
  /// What a person may write.
  let description: String
  var values: [String] = []
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String
}

extension Form<Int> {
  static func whole(_ range: ClosedRange<Int>) -> Form {
    Form(description: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    } write: {
      String($0)
    }
  }

  /// An hour and a minute, in seconds after midnight.
  static let time = Form(description: "a time from 00:00 to 12:00") { text in
    TimeOfDay(text).flatMap { $0.seconds <= 43_200 ? $0.seconds : nil }
  } write: {
    TimeOfDay(seconds: $0).description
  }
}

extension Form<Double> {
  static func seconds(_ range: ClosedRange<Double>) -> Form {
    Form(description: "seconds from \(Int(range.lowerBound)) to \(Int(range.upperBound))") {
      Double($0).flatMap { range.contains($0) ? $0 : nil }
    } write: {
      Int(exactly: $0).map(String.init) ?? String($0)
    }
  }
}

extension Form<Bool> {
  static let yesOrNo = Form(description: "yes or no", values: ["yes", "no"]) {
    switch $0.lowercased() {
    case "yes", "on", "true": true
    case "no", "off", "false": false
    default: nil
    }
  } write: {
    $0 ? "yes" : "no"
  }
}

extension Form<Strictness> {
  static let strictness = Form(description: "gentle, normal or strict", values: Strictness.allCases.map(\.rawValue)) {
    Strictness(rawValue: $0)
  } write: {
    $0.rawValue
  }
}

extension Form<String> {
  static let device = Form(description: "a name that 'selflie devices' lists") { name in
    // In the file what follows a "#" is a comment.
    (1...200).contains(name.utf8.count) && name.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) && $0 != "#" } ? name : nil
  } write: {
    $0
  }
}

extension Form {
  /// A value that may be missing: an empty text.
  fileprivate static func optional<Wrapped>(_ description: String, _ read: @escaping @Sendable (String) -> Wrapped?) -> Form
  where Value == Wrapped?, Wrapped: CustomStringConvertible & SendableMetatype {
    Form(description: description) {
      $0.isEmpty ? .some(nil) : read($0).map { .some($0) }
    } write: {
      $0?.description ?? ""
    }
  }
}

extension Form<Endpoint?> {
  static let endpoint = optional("an address as http://localhost:8080/v1") { Endpoint($0) }
}

extension Form<KeySource?> {
  static let key = optional("file:PATH, or command:PROGRAM WORD ...; never the key itself") { KeySource($0) }
}

extension Form<String?> {
  static let modelName = optional("a name that 'selflie model' lists") { Form<String>.device.read($0) }

  static let origin = optional("the beginning of an address, as https://example.org") { text in
    Endpoint(text).flatMap { text.split(separator: "/", omittingEmptySubsequences: false).count == 3 ? $0.origin : nil }
  }
}
