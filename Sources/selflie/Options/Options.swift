import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The world that a command acts in.
struct Context {
  let terminal = Terminal()
  static let environment = ProcessInfo.processInfo.environment
  let home: Home
  let remembered = Remembered()

  /// What was read once.
  final class Remembered {
    var settings: Settings?
  }

  /// - Throws: `HomeProblem`.
  init() throws { home = try Home(environment: Self.environment, login: Self.login) }

  /// Where programs of this person look for systemd's units, and what says so.
  var units: (path: FilePath, origin: String?) {
    get throws {
      let (path, origin) = try Home.base("XDG_CONFIG_HOME", ".config", Self.environment, login: Self.login)
      return (path.appending("systemd/user"), origin)
    }
  }

  /// The running program's file, without symbolic links.
  var executable: FilePath {
    FilePath((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
  }

  private static var login: FilePath { FilePath(FileManager.default.homeDirectoryForCurrentUser.path) }

  /// The person's settings, read when they are first needed.
  var settings: Settings {
    get throws {
      if let settings = remembered.settings { return settings }
      let settings = try Settings(in: home, environment: Self.environment)
      remembered.settings = settings
      return settings
    }
  }

  /// The day that it is to the person now.
  var today: Day { get throws { Day(of: .now, dayEnds: try settings.dayEnds) } }

  /// The journal for a command that needs an affirmation: without a journal there is none.
  func journal(with reference: Reference) throws -> Journal {
    guard let journal = try journalIfThere() else { throw JournalProblem.noAffirmation(reference) }
    return journal
  }

  /// The journal; nil if there is none, and nothing is made.
  func journalIfThere() throws -> Journal? { try Journal.openIfThere(in: home, dayEnds: try settings.dayEnds) }

  /// Proves that a journal can be written before anything is promised to the person, and copies it once a day if that is quickly done.
  func makeReady(_ journal: borrowing Journal) throws {
    try journal.checkReady()
    if try journal.isSmall() { try backUp(journal) }
  }

  /// Checks and copies a large journal once a day, when nobody waits for a sitting to begin. Nothing here depends on a terminal that can be
  /// written to.
  func lookAfter(_ journal: borrowing Journal) throws {
    guard try !journal.isSmall(), try !journal.isBackedUp() else { return }
    try? terminal.note("Checking and copying the journal, as once a day.")
    try journal.checkIntegrity()
    try journal.checkSums()
    try backUp(journal)
  }

  private func backUp(_ journal: borrowing Journal) throws {
    // Who has no room for a copy can still practise.
    do { try journal.backUp() } catch let problem as any Problem {
      try? terminal.note("No copy of the journal was made today: \(problem)")
    }
  }
}

extension Reference: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { Completion.affirmations }
}

extension FilePath: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var defaultCompletionKind: CompletionKind { .file() }
}

/// A file that is to be written. What ends with a slash is a folder to everybody; a path does not remember that.
struct NewFile: ExpressibleByArgument {
  private let typed: String

  init?(argument: String) { typed = argument }
  static var defaultCompletionKind: CompletionKind { .file() }

  var path: FilePath { FilePath(typed) }
  /// Whether it is no file, but standard output.
  var isOutput: Bool { typed == "-" }

  /// The file that a command writes.
  struct Target {
    let path: FilePath
    let isReplaced: Bool

    func write<Result>(_ context: Context, _ body: (ByteSink) throws -> Result) throws -> Result {
      try Outside.write(path, apartFrom: context.home, replacing: isReplaced, body)
    }
  }

  /// Finds out whether the file may be written, and asks before it replaces another; nil if the other one is to stay.
  /// - Parameters:
  ///   - isReplaced: Whether the person has said so already.
  ///   - hint: What to do with a folder instead, as in "; say --to".
  ///   - refusal: What is said when the other file stays.
  func target(isReplaced: Bool, hint: String = "", refusal: String, _ terminal: Terminal) throws -> Target? {
    guard typed.utf8.last != UInt8(ascii: "/"), !Outside.isFolder(path) else {
      throw NewFileProblem.folder(typed, hint: hint)
    }
    // Where there is none, one that comes meanwhile is not to be replaced.
    guard !isReplaced, terminal.canAsk, Outside.isRegularFile(path) else { return Target(path: path, isReplaced: isReplaced) }
    let isAgreed = try terminal.confirm("Replace it?", ["There is a file \(path)."], to: "replace it", refusal: refusal)
    return isAgreed ? Target(path: path, isReplaced: true) : nil
  }
}

/// A folder where a file was to be written.
enum NewFileProblem: Problem {
  case folder(String, hint: String)

  var description: String {
    switch self {
    case .folder(let path, let hint): "\(path) is a folder; name a file in it\(hint)"
    }
  }

  var status: Status { .cannotCreate }
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

  func capture(_ settings: Settings) -> String { captureDevice ?? settings.captureDevice }

  func playback(_ settings: Settings) -> String { playbackDevice ?? settings.playbackDevice }

  /// - Parameter home: Where the microphone is claimed; nil for who only looks whether it works.
  func microphone(_ settings: Settings, in home: Home?) -> Microphone { Microphone(capture(settings), in: home) }

  func studio(_ microphone: Microphone, _ settings: Settings, _ attention: Attention) -> Studio {
    .live(capture: microphone, playback: playback(settings), attention: attention)
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

  /// The model that is named, else the one that an affirmation was added with, else the usual one.
  func load(for affirmation: Affirmation? = nil) throws -> AcousticModel {
    if let model { return try AcousticModel(folder: model, dictionary: dictionary) }
    return try AcousticModel(folder: affirmation?.model ?? AcousticModel.english, dictionary: dictionary ?? affirmation?.dictionary)
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
