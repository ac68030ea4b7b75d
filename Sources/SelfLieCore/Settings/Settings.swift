/// The settings: options that a person gives once instead of in each command. A command's own option overrides its setting.
public struct Settings: Equatable, Sendable {
  /// When a day ends, in seconds after midnight.
  public internal(set) var dayEnds = 0
  /// The target of a new affirmation, in spoken repetitions.
  public internal(set) var target = Affirmation.usualTarget
  /// The strictness of a new affirmation.
  public internal(set) var strictness = Strictness.normal
  /// The ALSA name of the microphone.
  public internal(set) var captureDevice = "default"
  /// The ALSA name of the sound output.
  public internal(set) var playbackDevice = "default"
  /// Whether soft tones are played.
  public internal(set) var cues = true
  /// The rest between two repetitions, in seconds.
  public internal(set) var gap = 0.0
  /// The number of rounds from one playback of the recording to the next, at least 1.
  public internal(set) var hear = 1
  /// Whether a reminder shows the sentences.
  public internal(set) var remindText = false
  /// Whether the person is asked how true an affirmation feels.
  public internal(set) var asksBelief = true
  /// The person's own forms of sentences, by name.
  public internal(set) var forms = KeptForms()
  /// The address of the language model's server; nil for no language model.
  public internal(set) var modelURL: Endpoint?
  /// The server's name for the language model; nil to ask the server.
  public internal(set) var modelName: String?
  /// The source of the server's key; nil for a server that needs none.
  public internal(set) var modelKey: KeySource?
  /// The origin of the one other machine that the person's words may be sent to.
  public internal(set) var modelAllow: String?

  /// Whether the person's words may be sent to an address: to this machine always, to another only if the person has allowed it.
  public func allows(_ endpoint: Endpoint) -> Bool { endpoint.isLocal || endpoint.origin == modelAllow }

  /// The origin of a setting's value.
  public enum Origin: Equatable, Sendable {
    /// The value is the default.
    case standard
    /// A line of the settings file set the value; lines are counted from 1.
    case file(line: Int)
    /// The named environment variable set the value.
    case environment(String)
    /// The named option of the command set the value.
    case option(String)
  }

  private var origins: [String: Origin] = [:]

  /// The origin of the value of a setting.
  public func origin(of setting: Setting) -> Origin { origins[setting.name] ?? .standard }

  /// Creates the default settings.
  public init() {}

  /// Reads the settings file, if there is one, then the environment, then the options; the later override the earlier.
  ///
  /// An empty variable counts as unset.
  /// - Parameter options: Values that the command line gives, by setting.
  /// - Throws: `SettingsProblem` for a value or line that is no setting; `FileProblem` or `FolderProblem` for the file.
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

/// One setting: its name and meaning, and how its value is read and written.
public struct Setting: Sendable {
  /// The published name, as in the settings file.
  public let name: String
  /// The meaning of the setting, for people.
  public let meaning: String
  /// The form of its values, for people.
  public let form: String
  /// All values, if they are a few words; else empty.
  public let values: [String]
  /// The option of the commands that overrides the setting; nil if there is none.
  public let option: String?
  /// Whether a message may repeat a wrong value: a person may type a key in the place of its source.
  let isTold: Bool
  /// Writes the value that a text stands for into the settings; false if the text is no value.
  let take: @Sendable (_ text: String, _ settings: inout Settings) -> Bool
  private let text: @Sendable (Settings) -> String

  /// The environment variable that overrides the settings file.
  public var variable: String { "SELFLIE_" + name.uppercased().replacing("-", with: "_").replacing(".", with: "_") }

  /// The value in some settings, as a person writes it.
  public func value(in settings: Settings) -> String { text(settings) }

  /// A typed value in the form in which it is written; nil if it is no value of this setting.
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

  /// The range of a target, in repetitions.
  public static let targets = 1...1_000_000
  /// The range of the rest between two repetitions, in seconds.
  public static let gaps = 0.0...3600.0
  /// The range of `hear`, in rounds.
  public static let hears = 1...1_000_000

  /// All settings, in the order in which `config` lists them.
  public static let all = [
    Setting("day-ends", \.dayEnds, .time, "when your day ends; repetitions before then belong to the day before"),
    Setting("target", \.target, .whole(targets), "the target of a new affirmation, in repetitions", option: "--target"),
    Setting("strictness", \.strictness, .strictness, "how strictly a new affirmation is checked", option: "--strictness"),
    Setting("capture-device", \.captureDevice, .device, "the microphone", option: "--capture-device"),
    Setting("playback-device", \.playbackDevice, .device, "the sound output", option: "--playback-device"),
    Setting("cues", \.cues, .yesOrNo, "soft tones when the microphone opens, and when a repetition counts", option: "--cues"),
    Setting("gap", \.gap, .seconds(gaps), "the rest between two repetitions", option: "--gap"),
    Setting("hear", \.hear, .whole(hears), "the recording plays before every n-th repetition", option: "--hear"),
    Setting("remind-text", \.remindText, .yesOrNo, "reminders show your sentences, perhaps on a locked screen too"),
    Setting("ask-belief", \.asksBelief, .yesOrNo, "ask how true a sentence feels when you add it, and every hundred repetitions"),
    Setting("forms", \.forms, .forms, "your own forms of sentences, for 'suggest --form NAME'"),
    Setting("model.url", \.modelURL, .endpoint, "the address of a language model with an OpenAI-style API; empty for none"),
    Setting("model.name", \.modelName, .modelName, "the language model's name on that server"),
    Setting("model.key-from", \.modelKey, .key, "where the server's key is read from", isTold: false),
    Setting("model.allow", \.modelAllow, .origin, "the one other machine your words may be sent to"),
  ]

  /// Finds a setting by its name.
  /// - Throws: `SettingsProblem.unknown` if there is none.
  public static func named(_ name: String) throws(SettingsProblem) -> Setting {
    guard let setting = all.first(where: { $0.name == name }) else { throw .unknown(name) }
    return setting
  }
}

/// How the values of a type are read and written.
private struct Form<Value>: Sendable {
  /// The form, for people.
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

  /// A time of day, in seconds after midnight, up to noon.
  static let time = Form(description: "a time from 00:00 to 12:00") { text in
    TimeOfDay(text).flatMap { $0.seconds <= 43_200 ? $0.seconds : nil }
  } write: {
    TimeOfDay(seconds: $0).description
  }
}

extension Form<Double> {
  static func seconds(_ range: ClosedRange<Double>) -> Form {
    Form(description: "\(Int(range.lowerBound)) to \(Int(range.upperBound)) seconds") {
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
    // In the settings file, a "#" begins a comment.
    (1...200).contains(name.utf8.count) && name.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) && $0 != "#" } ? name : nil
  } write: {
    $0
  }
}

extension Form<KeptForms> {
  static let forms = Form(
    description: "NAME: FORM; NAME: FORM, each with a slot such as {act} in braces; empty for none", read: { KeptForms($0) }
  ) {
    $0.description
  }
}

extension Form {
  /// The form of a value that may be missing, which is an empty text.
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
  static let endpoint = optional("an address like http://localhost:8080/v1") { Endpoint($0) }
}

extension Form<KeySource?> {
  static let key = optional("file:PATH, or command:PROGRAM WORD ...; never the key itself") { KeySource($0) }
}

extension Form<String?> {
  static let modelName = optional("a name that 'selflie model' lists") { Form<String>.device.read($0) }

  static let origin = optional("the start of an address, like https://example.org") { text in
    Endpoint(text).flatMap { text.split(separator: "/", omittingEmptySubsequences: false).count == 3 ? $0.origin : nil }
  }
}
