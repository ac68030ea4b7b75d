import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// One value that the Tab key offers, with the text by which a person knows it.
///
/// Completion prints no errors, changes no file and waits for nothing: where nothing can be read, it offers nothing.
struct Completion: Equatable {
  /// The text to insert.
  let value: String
  /// The text to show beside the value; empty for a file.
  let meaning: String

  /// Completes affirmations by number, or by id after a first letter; archived ones are offered only to `unarchive`.
  static let affirmations = CompletionKind.custom { words, place, _ in lines(affirmations(words, place)) }

  /// Completes affirmations; or recordings, if `--text` gives the sentence.
  static let affirmationsOrRecordings = CompletionKind.custom { words, place, _ in
    lines(words.contains("--text") ? recordings(typed(words, place)) : affirmations(words, place))
  }

  private static func affirmations(_ words: [String], _ place: Int) -> [Completion] {
    let all = (try? Journal.openToRead(in: Context().home)?.summaries(on: Day(of: .now))) ?? []
    let typed = typed(words, place)
    let isID = typed.first?.isLetter == true
    let isArchived = words.dropFirst().first == "unarchive"
    let offered = all.lazy.filter { $0.isArchived == isArchived }.map {
      Completion(value: isID ? $0.id.description : String($0.number), meaning: $0.text)
    }
    // Nobody reads more than 200; another digit makes them fewer.
    return Array(offered.filter { $0.value.hasPrefix(typed) }.prefix(200))
  }

  /// Completes the tags of affirmations in use.
  static let tags = CompletionKind.custom { _, _, _ in
    let all = (try? Journal.openToRead(in: Context().home)?.summaries(on: Day(of: .now))) ?? []
    let used = all.filter { !$0.isArchived }.reduce(into: [Tag: Int]()) { counts, one in
      for tag in one.tags { counts[tag, default: 0] += 1 }
    }
    return lines(used.sorted { $0.key < $1.key }.map { Completion(value: $0.key.description, meaning: counted($0.value, "affirmation")) })
  }

  /// The word being completed, without quotes: shells pass the quotes on, and fish passes an empty word as two of them.
  private static func typed(_ words: [String], _ place: Int) -> String {
    words.indices.contains(place) ? String(words[place].unicodeScalars.filter { $0 != "'" && $0 != "\"" }) : ""
  }

  /// The WAV files in the folder with which a path begins.
  private static func recordings(_ typed: String) -> [Completion] {
    let folder = typed[..<(typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex)]
    let names = (try? Outside.names(in: folder.isEmpty ? "." : FilePath(String(folder)))) ?? []
    return names.filter { $0.lowercased().hasSuffix(".wav") }.map { Completion(value: folder + $0, meaning: "") }
  }

  /// Completes the names of settings.
  static let settings = CompletionKind.custom { _, _, _ in lines(Setting.all.map { Completion(value: $0.name, meaning: $0.meaning) }) }

  /// Completes the names of the person's own forms.
  static let forms = CompletionKind.custom { _, _, _ in
    lines((try? Context().settings.forms)?.all.map { Completion(value: $0.name, meaning: $0.form.description) } ?? [])
  }

  /// Completes the names of the coach's rules.
  static let rules = CompletionKind.custom { _, _, _ in lines(Rule.all.map { Completion(value: $0.name, meaning: $0.reason) }) }

  /// Completes the values of the setting that the line names, if they are a few words.
  static let values = CompletionKind.custom { words, _, _ in
    let setting = words.dropFirst(2).lazy.compactMap { try? Setting.named($0) }.first
    return switch setting?.name {
    case "capture-device": lines(devices(.capture))
    case "playback-device": lines(devices(.playback))
    default: lines(setting.map { setting in setting.values.map { Completion(value: $0, meaning: setting.meaning) } } ?? [])
    }
  }

  /// Completes the numbers of the journal's copies.
  static let backups = CompletionKind.custom { _, _, _ in
    let all = (try? Journal.backups(in: Context().home)) ?? []
    return lines(all.reversed().map { Completion(value: String($0.number), meaning: $0.day?.description ?? "earlier") })
  }

  /// Completes ALSA names of devices. It opens none of them, because that takes long.
  static func devices(_ direction: SoundDevice.Direction) -> CompletionKind {
    .custom { _, _, _ in lines(devices(direction)) }
  }

  private static func devices(_ direction: SoundDevice.Direction) -> [Completion] {
    SoundDevice.names(direction).map { Completion(value: $0.name, meaning: $0.title) }
  }

  // MARK: For shells

  /// Whether a shell asks for completions, in the form of the parser's scripts.
  static var isRequested: Bool { CommandLine.arguments.dropFirst().first == "---completion" }

  private static func lines(_ all: [Completion]) -> [String] {
    let shell = CompletionShell.requesting
    // The shell inserts a value without quotes, so a value that needs quotes is left out.
    return all.filter { $0.value == $0.value.shellWord }.map { $0.line(for: shell) }
  }

  /// The completion as the script of a shell reads it, escaped so that no shell runs a part of it.
  func line(for shell: CompletionShell?) -> String {
    // File names, which need no quotes.
    if meaning.isEmpty { return shell == .zsh ? ZshDescription(value).description : value }
    let start = meaning.prefix(60)
    let short = Terminal.line(start.count < meaning.count ? start + "..." : meaning)
    switch shell {
    case .fish?: return "\(value)\t\(short)"
    case .zsh?: return ZshDescription(value, meaning: short).description
    // bash's compgen expands its words as those of a command: without quotes, it would run $().
    case .bash?: return "\(value)\t\(short)".shellWord
    default: return value
    }
  }
}
