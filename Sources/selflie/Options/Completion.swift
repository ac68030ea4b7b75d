import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// What the Tab key offers: values, each with what a person knows it by.
///
/// A completion says nothing about what is wrong, makes and changes nothing, and waits for nobody: where there is nothing to be read,
/// nothing is offered.
struct Completion: Equatable {
  let value: String
  let meaning: String

  /// Numbers of affirmations, or ids where the start of one was typed. What was put away is only offered to be taken out again.
  static let affirmations = CompletionKind.custom { words, place, _ in lines(affirmations(words, place)) }

  /// The same where an affirmation may be named; recordings where a text was given instead of it.
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
    // Nobody reads more than so many; another digit makes them fewer.
    return Array(offered.filter { $0.value.hasPrefix(typed) }.prefix(200))
  }

  /// Shells give a word as it was typed, quotes included, and fish gives an empty one as two of them.
  private static func typed(_ words: [String], _ place: Int) -> String {
    words.indices.contains(place) ? String(words[place].unicodeScalars.filter { $0 != "'" && $0 != "\"" }) : ""
  }

  /// WAV files in the folder that a path begins with.
  private static func recordings(_ typed: String) -> [Completion] {
    let folder = typed[..<(typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex)]
    let names = (try? Outside.names(in: folder.isEmpty ? "." : FilePath(String(folder)))) ?? []
    return names.filter { $0.lowercased().hasSuffix(".wav") }.map { Completion(value: folder + $0, meaning: "") }
  }

  static let settings = CompletionKind.custom { _, _, _ in lines(Setting.all.map { Completion(value: $0.name, meaning: $0.meaning) }) }

  static let rules = CompletionKind.custom { _, _, _ in lines(Rule.all.map { Completion(value: $0.name, meaning: $0.reason) }) }

  /// What the setting takes that was named before, where that is a few words.
  static let values = CompletionKind.custom { words, _, _ in
    let setting = words.dropFirst(2).lazy.compactMap { try? Setting.named($0) }.first
    return switch setting?.name {
    case "capture-device": lines(devices(.capture))
    case "playback-device": lines(devices(.playback))
    default: lines(setting.map { setting in setting.values.map { Completion(value: $0, meaning: setting.meaning) } } ?? [])
    }
  }

  /// Numbers of the journal's copies.
  static let backups = CompletionKind.custom { _, _, _ in
    let all = (try? Journal.backups(in: Context().home)) ?? []
    return lines(all.reversed().map { Completion(value: String($0.number), meaning: $0.day?.description ?? "earlier") })
  }

  /// ALSA names of devices. None is opened to see whether that works: it takes its time.
  static func devices(_ direction: SoundDevice.Direction) -> CompletionKind {
    .custom { _, _, _ in lines(devices(direction)) }
  }

  private static func devices(_ direction: SoundDevice.Direction) -> [Completion] {
    SoundDevice.names(direction).map { Completion(value: $0.name, meaning: $0.title) }
  }

  // MARK: For shells

  /// Whether a shell asks, in the words that the parser's scripts use.
  static var isRequested: Bool { CommandLine.arguments.dropFirst().first == "---completion" }

  private static func lines(_ all: [Completion]) -> [String] {
    let shell = CompletionShell.requesting
    // What needs quotes may be inserted without.
    return all.filter { $0.value == $0.value.shellWord }.map { $0.line(for: shell) }
  }

  /// As a shell's script wants it, so that no text can be anything but text.
  func line(for shell: CompletionShell?) -> String {
    // Names of files, which need no quotes.
    if meaning.isEmpty { return shell == .zsh ? ZshDescription(value).description : value }
    let start = meaning.prefix(60)
    let short = Terminal.line(start.count < meaning.count ? start + "..." : meaning)
    switch shell {
    case .fish?: return "\(value)\t\(short)"
    case .zsh?: return ZshDescription(value, meaning: short).description
    // The words of bash's compgen are expanded as those of a command are: without quotes, $() would be done.
    case .bash?: return "\(value)\t\(short)".shellWord
    default: return value
    }
  }
}
