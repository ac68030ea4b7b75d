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

/// The affirmation that is meant.
struct AffirmationArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The affirmation's number, or the start of its id.", valueName: "id"))
  var reference: Reference
}

/// What programs read.
struct JSONOption: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isOn = false
}

/// The sound devices.
struct DeviceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The ALSA name of the microphone.", valueName: "name"), completion: Completion.devices(.capture))
  var captureDevice: String?

  @Option(help: ArgumentHelp("The ALSA name of the sound output.", valueName: "name"), completion: Completion.devices(.playback))
  var playbackDevice: String?

  /// Those of the settings.
  static func usual(_ settings: Settings) -> DeviceChoice {
    DeviceChoice(capture: settings.captureDevice, playback: settings.playbackDevice)
  }

  /// Those that are named, else those of the settings.
  func choice(_ settings: Settings) -> DeviceChoice {
    DeviceChoice(capture: captureDevice ?? settings.captureDevice, playback: playbackDevice ?? settings.playbackDevice)
  }
}

/// The sound devices of a command, by their ALSA names.
struct DeviceChoice {
  let capture: String
  let playback: String

  /// - Parameter home: Where the microphone is claimed; nil for a command that only looks whether it works.
  func microphone(in home: Home?) -> Microphone { Microphone(capture, in: home?.data) }

  func studio(_ microphone: Microphone, _ attention: Attention) -> Studio {
    .live(capture: microphone, playback: playback, attention: attention)
  }
}

/// The speech model.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the PocketSphinx model; the usual one knows English.", valueName: "folder"),
    completion: .directory)
  var model: FilePath?

  @Option(
    help: ArgumentHelp("The pronunciation dictionary that goes with the model; the only one there by default.", valueName: "file"),
    completion: .file(extensions: ["dict", "dic"]))
  var dictionary: FilePath?

  var choice: ModelChoice { ModelChoice(folder: model, dictionary: dictionary) }
}

/// The speech model of a command, and its dictionary; nil for those that an affirmation was added with, or the usual ones.
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

/// How much may speak against a take.
struct StrictnessOption: ParsableArguments {
  @Option(help: "How much may speak against a take until it is rejected.")
  var strictness: Strictness?
}

extension Strictness: ExpressibleByArgument {}

extension FilePath {
  /// The same place, whatever the working folder is later.
  func absolute() -> FilePath {
    isAbsolute ? self : FilePath(FileManager.default.currentDirectoryPath).pushing(self).lexicallyNormalized()
  }
}

/// The options that go before settings in other commands, for who wants to see what comes of them.
struct SettingOptions: ParsableArguments {
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var strictness: StrictnessOption

  @Option(help: "As add takes it.")
  var target: String?

  @Flag(inversion: .prefixedNo, help: "As practice takes it.")
  var cues: Bool?

  @Option(help: "As practice takes it.")
  var gap: String?

  @Option(help: ArgumentHelp("As practice takes it.", valueName: "n"))
  var hear: String?

  /// What was given, with the settings that it goes before.
  var all: [(setting: Setting, value: String)] {
    let given = [
      "--capture-device": devices.captureDevice, "--playback-device": devices.playbackDevice, "--gap": gap, "--hear": hear,
      "--strictness": strictness.strictness?.rawValue, "--target": target, "--cues": cues.map { $0 ? "yes" : "no" },
    ]
    return Setting.all.compactMap { setting in setting.option.flatMap { given[$0] ?? nil }.map { (setting, $0) } }
  }
}

/// How words sound that the dictionary does not have, or has otherwise.
struct PronounceOption: ParsableArguments {
  @Option(
    name: .customLong("pronounce"),
    help: ArgumentHelp("How a word sounds, in the phones of the model or the CMU dictionary; may be repeated.", valueName: "word=P R AH N"))
  var spoken: [String] = []

  func pronunciations(in language: Language) throws -> [String: [Pronunciation]] {
    var all: [String: [Pronunciation]] = [:]
    for entry in spoken {
      try Prose.check(entry, as: "--pronounce")
      let sides = entry.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let word = try? Wording(sides[0], language: language).words, word.count == 1,
        let phones = Pronunciation(sides[1])
      else {
        throw ValidationError(
          "--pronounce takes a word, an equals sign, and phones with spaces between them, as in \"naomi=N EY OW M IY\".")
      }
      all[word[0], default: []].append(phones)
    }
    return all
  }
}
