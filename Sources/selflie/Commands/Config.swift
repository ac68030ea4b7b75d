import ArgumentParser
import SelfLieCore

/// The `config` command: lists, reads and sets settings.
struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "List the settings, or read or change one.",
    discussion: """
      selflie config
      selflie config day-ends 03:00
      selflie config gap
      selflie config --unset gap
      selflie config --gap 2 --no-cues

      A command's option overrides an environment variable (SELFLIE_GAP for gap), which overrides the file, which overrides the default. \
      With such options it shows what other commands would use, and changes nothing. The file has lines of 'name = value', and comments \
      after a '#'; 'selflie where' shows where it is.

      'selflie config forms "walk: After {cue}, I {act}"' keeps a form of your own for 'suggest --form walk' beside those that are kept; \
      'selflie config forms "walk:"' removes that one, and 'selflie config --unset forms' all.
      """)

  @Argument(help: "The setting.", completion: Completion.settings)
  var name: String?

  @Argument(help: "Its new value.", completion: Completion.values)
  var value: String?

  @Option(help: ArgumentHelp("Remove a setting from the file.", valueName: "name"), completion: Completion.settings)
  var unset: String?

  @OptionGroup var given: SettingOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard given.all.isEmpty || unset == nil && value == nil else {
      throw ValidationError("Options here only show their effect; to set something, give a name and a value.")
    }
    guard unset == nil || name == nil else { throw ValidationError("--unset takes one setting's name and nothing else.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    guard let name = unset ?? name else { return try list(context) }
    let setting = try Setting.named(name)
    let isChanged = unset != nil || value != nil
    if isChanged { try Settings.set(setting, to: try keeping(value, setting, context), in: context.home) }
    let settings = try settings(context)
    if json.isOn {
      try context.terminal.data(json: SettingRecord(setting, settings))
    } else {
      try context.terminal.data(isChanged ? "\(name) = \(setting.value(in: settings))" : setting.value(in: settings))
    }
    if isChanged, case .environment(let variable) = settings.origin(of: setting) {
      try context.terminal.note("The environment variable \(variable) overrides the file.")
    }
  }

  /// Returns a new value with what stays beside it: a form of one's own leaves the others as they are.
  private func keeping(_ value: String?, _ setting: Setting, _ context: Context) throws -> String? {
    guard setting.name == "forms", let value, !value.isEmpty else { return value }
    // What the environment says is for now, and what the file keeps stays.
    let kept = try Settings(in: context.home, environment: [:]).forms
    return kept.removing(value)?.description ?? KeptForms(value).map { kept.adding($0).description } ?? value
  }

  private func settings(_ context: Context) throws -> Settings {
    try Settings(in: context.home, environment: Context.environment, options: given.all)
  }

  private func list(_ context: Context) throws {
    let settings = try settings(context)
    if json.isOn { return try context.terminal.data(json: Setting.all.map { SettingRecord($0, settings) }) }
    let rows = Setting.all.map { ($0.name, $0.value(in: settings), settings.origin(of: $0).description, $0.line) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0)
    for (name, value, origin, meaning) in rows {
      try context.terminal.data(
        "\(name.padded(to: widths.0))  \(value.padded(to: widths.1))  \(origin.padded(to: widths.2))  \(meaning)",
        hanging: widths.0 + widths.1 + widths.2 + 6)
    }
    if let (setting, value) = given.all.first {
      try context.terminal.next("selflie config \(setting.name) \(value.shellWord)", "An option lasts for one call; to keep it")
    }
  }
}

extension Setting {
  /// The meaning and form of the setting, as `config` lists them.
  fileprivate var line: String { "\(meaning) (\(form))" }
}

extension Settings.Origin: CustomStringConvertible {
  public var description: String {
    switch self {
    case .standard: "default"
    case .file(let line): "file, line \(line)"
    case .environment(let variable): variable
    case .option(let option): "option \(option)"
    }
  }
}

/// A setting, for programs.
private struct SettingRecord: Encodable {
  var name: String
  /// The value, as `config` takes it.
  var value: String
  /// "default", "file", "environment" or "option".
  var origin: String
  /// The line of the settings file that set the value, counted from 1.
  var line: Int?
  /// The environment variable that overrides the settings file.
  var variable: String
  /// The option of the commands that overrides the setting.
  var option: String?
  var meaning: String
  /// The form of its values, for people.
  var form: String

  init(_ setting: Setting, _ settings: Settings) {
    name = setting.name
    value = setting.value(in: settings)
    switch settings.origin(of: setting) {
    case .standard: origin = "default"
    case .file(let line): (origin, self.line) = ("file", line)
    case .environment: origin = "environment"
    case .option: origin = "option"
    }
    variable = setting.variable
    option = setting.option
    meaning = setting.meaning
    form = setting.form
  }
}
