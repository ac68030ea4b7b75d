import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

extension Reference: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { Completion.affirmations }
}

extension FilePath: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { .file() }
}

extension Tag: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { Completion.tags }
}

/// The argument that names an affirmation.
struct AffirmationArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The affirmation's number, or a word of its text.", valueName: "id"))
  var reference: Reference
}

/// The option for colours.
struct ColourOption: ParsableArguments {
  /// When colours are used.
  enum When: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(name: [.customLong("color"), .customLong("colour")], help: ArgumentHelp("When to use colours.", valueName: "when"))
  var when = When.auto

  /// A terminal that uses colours as the option says.
  /// - Parameter isOff: Whether another option turns them off.
  func applied(to terminal: Terminal, isOff: Bool = false) -> Terminal {
    var terminal = terminal
    switch when {
    case .auto: break
    case .always: terminal.hasColour = true
    case .never: terminal.hasColour = false
    }
    if isOff { terminal.hasColour = false }
    return terminal
  }
}

/// The option that prints JSON for programs.
struct JSONOption: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isOn = false
}

/// The options that name sound devices.
struct DeviceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The ALSA name of the microphone.", valueName: "name"), completion: Completion.devices(.capture))
  var captureDevice: String?

  @Option(help: ArgumentHelp("The ALSA name of the sound output.", valueName: "name"), completion: Completion.devices(.playback))
  var playbackDevice: String?

  /// The devices of the settings.
  static func usual(_ settings: Settings) -> DeviceChoice {
    DeviceChoice(capture: settings.captureDevice, playback: settings.playbackDevice)
  }

  /// The named devices, else those of the settings.
  func choice(_ settings: Settings) -> DeviceChoice {
    DeviceChoice(capture: captureDevice ?? settings.captureDevice, playback: playbackDevice ?? settings.playbackDevice)
  }
}

/// The sound devices of a command, by their ALSA names.
struct DeviceChoice {
  let capture: String
  let playback: String

  /// The microphone of the choice.
  /// - Parameter home: Where a sitting claims the microphone; nil for a command that only tests it.
  func microphone(in home: Home?) -> Microphone { Microphone(capture, in: home?.data) }

  func studio(_ microphone: Microphone, _ attention: Attention) -> Studio {
    .live(capture: microphone, playback: playback, attention: attention, program: Context.program)
  }
}

/// The options that name a speech model and its dictionary.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The PocketSphinx model's folder; the default knows English.", valueName: "folder"),
    completion: .directory)
  var model: FilePath?

  @Option(
    help: ArgumentHelp("The model's pronunciation dictionary; by default the only one in its folder.", valueName: "file"),
    completion: .file(extensions: ["dict", "dic"]))
  var dictionary: FilePath?

  var choice: ModelChoice { ModelChoice(folder: model, dictionary: dictionary) }
}

/// The speech model of a command and its dictionary; nil for the ones of the affirmation, or the usual ones.
struct ModelChoice {
  var folder: FilePath?
  var dictionary: FilePath?

  /// The model that is named, else the one that an affirmation was added with, else the usual one.
  /// - Parameter cache: The folder that remembers which model was checked last; nil to check all files anew.
  func load(for affirmation: Affirmation? = nil, cache: FilePath?) throws -> AcousticModel {
    if let folder { return try AcousticModel(folder: folder, dictionary: dictionary, cache: cache) }
    return try AcousticModel(
      folder: affirmation?.model ?? AcousticModel.english, dictionary: dictionary ?? affirmation?.dictionary, cache: cache)
  }
}

/// The option for how much may speak against a take.
struct StrictnessOption: ParsableArguments {
  @Option(help: "How strictly takes are checked.")
  var strictness: Strictness?
}

extension Strictness: ExpressibleByArgument {}

extension FilePath {
  /// The absolute path of this place, which stays right when the working folder changes.
  func absolute() -> FilePath {
    isAbsolute ? self : FilePath(FileManager.default.currentDirectoryPath).pushing(self).lexicallyNormalized()
  }
}

/// The options by which other commands override settings, so that `config` can show their effect.
struct SettingOptions: ParsableArguments {
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var strictness: StrictnessOption

  @Option(help: "As in add.")
  var target: String?

  @Flag(inversion: .prefixedNo, help: "As in practice.")
  var cues: Bool?

  @Option(help: "As in practice.")
  var gap: String?

  @Option(help: ArgumentHelp("As in practice.", valueName: "n"))
  var hear: String?

  /// The given options, by the settings that they override.
  var all: [(setting: Setting, value: String)] {
    let given = [
      "--capture-device": devices.captureDevice, "--playback-device": devices.playbackDevice, "--gap": gap, "--hear": hear,
      "--strictness": strictness.strictness?.rawValue, "--target": target, "--cues": cues.map { $0 ? "yes" : "no" },
    ]
    return Setting.all.compactMap { setting in setting.option.flatMap { given[$0] ?? nil }.map { (setting, $0) } }
  }
}

/// The option for words that the dictionary lacks, or has with another sound.
struct PronounceOption: ParsableArguments {
  @Option(
    name: .customLong("pronounce"),
    help: ArgumentHelp("How a word sounds, in the model's or the CMU dictionary's phones; can be repeated.", valueName: "word=P R AH N"))
  var spoken: [String] = []

  /// The given pronunciations, by word.
  /// - Throws: `ValidationError` for an entry of another form, `ProseProblem` for a character that cannot be seen.
  func pronunciations(in language: Language) throws -> [String: [Pronunciation]] {
    var all: [String: [Pronunciation]] = [:]
    for entry in spoken {
      try Prose.check(entry, as: "--pronounce")
      let sides = entry.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let word = try? Wording(sides[0], language: language).words, word.count == 1,
        let phones = Pronunciation(sides[1])
      else {
        throw ValidationError(
          "--pronounce takes a word, an equals sign, and phones with spaces between them, like \"naomi=N EY OW M IY\".")
      }
      all[word[0], default: []].append(phones)
    }
    return all
  }
}
