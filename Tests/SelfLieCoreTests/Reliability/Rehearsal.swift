import Foundation
import SystemPackage

@testable import SelfLieCore

/// A home with one affirmation of one word, a dictionary with no other, and a card into which it is said whenever somebody listens: a
/// repetition takes no longer than its verification.
struct Rehearsal: Sendable {
  static let text = "calm"

  /// A recording to add, and another to replace it, which is longer.
  let recording: String, other: String
  private let dictionary: String
  let card: SoftwareCard
  private let template: Executable
  /// In seconds; only the other recording is longer.
  private let limit: Double

  private static let only = Task { try await Rehearsal() }

  /// The same for all, because nothing in it changes.
  static func shared() async throws -> Rehearsal { try await only.value }

  private init() async throws {
    let word = try Sounds.voice(Self.text), slow = try Sounds.voice(Self.text, stretch: 2)
    card = try SoftwareCard(word)
    limit = word.duration
    recording = card.files.file("recording.wav")
    other = card.files.file("other.wav")
    dictionary = card.files.file("calm.dict")
    try "calm K AA M\n".write(toFile: dictionary, atomically: true, encoding: .utf8)
    for (clip, file) in [(word, recording), (slow, other)] { try Data(WAV.bytes(of: clip)).write(to: URL(fileURLWithPath: file)) }
    template = try Executable()
    let added = try await template.run(add)
    guard added.status == 0 else { throw ToolFailure(name: "selflie add: \(added.errors)", status: added.status) }
  }

  /// An executable with a copy of that home, or an empty one.
  func executable(isEmpty: Bool = false) throws -> Executable {
    var selflie = try Executable()
    if !isEmpty { try runTool("cp", ["-a", template.home.path + "/.", selflie.home.path]) }
    selflie.environment = try surroundings()
    return selflie
  }

  /// The card hears as fast as it is listened to, and what it plays goes nowhere.
  func surroundings() throws -> [String: String] {
    try card.environment(["SOFTCARD_SPEED": "1000", "SOFTCARD_PATIENT": "1", "SOFTCARD_SPEAKER": ""])
  }

  func practice(_ takes: Int, device: String = "default") -> [String] {
    ["practice", "1", "--takes", "\(takes)", "--no-cues", "--hear", "1000", "--capture-device", device]
  }

  var add: [String] { ["add", Self.text, "--recording", recording, "--yes", "--dictionary", dictionary] }
  var record: [String] { ["record", "1", "--recording", other, "--yes", "--unverified"] }

  /// Opens and proves the journal, then refuses the recording, with a model that is there at once.
  var refusedAdd: [String] {
    ["add", Self.text, "--recording", "/etc/passwd", "--yes", "--dictionary", dictionary, "--model", ModelFolder.continuous]
  }

  func isOther(_ recording: Recording) -> Bool { recording.duration > limit }
}

extension Executable {
  var place: Home { Home(environment: ["SELFLIE_HOME": home.path], login: "/nowhere") }
}

extension Executable.Result {
  /// What the last whole line said that counted.
  var shown: Int { Shown(output).count }
}

/// What a person has read so far.
struct Shown: Hashable {
  /// The last count.
  var count = 0
  var added = 0
  var recorded = 0
  var removed = 0

  init() {}

  /// Only whole lines were read.
  init(_ output: String) { for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { read(String(line)) } }

  mutating func read(_ line: String) {
    let words = line.split(separator: " ")
    switch words.first {
    case "Counted:": count = Int(words[1]) ?? -1
    case "Added": added += 1
    case "Recorded": recorded += 1
    case "Removed": removed += 1
    default: break
    }
  }
}

/// What is in a home after something went wrong, as the next command finds it.
struct Aftermath {
  /// None either if there is no journal.
  private(set) var affirmations: [(affirmation: Affirmation, tally: Tally)] = []
  private(set) var hasJournal = false
  /// What must never be.
  private(set) var wrongs: [String] = []
  /// Files that nothing needs.
  private(set) var strays: [String] = []

  var count: Int { affirmations.map(\.tally.count).reduce(0, +) }

  init(of home: Home) {
    var used: Set<String> = []
    do {
      if let journal = try Journal.openIfThere(in: home) {
        hasJournal = true
        try journal.checkIntegrity()
        affirmations = try journal.affirmations()
        for recording in affirmations.compactMap(\.affirmation.recording) {
          used.insert("recordings/\(recording.id).wav")
          do {
            let clip = try journal.clip(of: recording)
            if abs(clip.duration - recording.duration) > 0.001 { wrongs.append("the recording \(recording.id) is another") }
          } catch {
            wrongs.append("a recording cannot be read: \(error)")
          }
        }
      }
    } catch {
      wrongs.append("the journal cannot be used: \(error)")
    }
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: home.data.string)) ?? [] where !used.contains(path) {
      let whole = home.data.appending(path)
      switch path {
      // A rollback file that is not needed stays until the next write.
      case "journal.sqlite", "journal.sqlite-journal", "recordings", "backups", "microphone": break
      case _ where path.hasPrefix("recordings/") && path.hasSuffix(".wav"):
        strays.append(path)
        if (try? WAV.read(whole)) == nil { wrongs.append("half a recording has its final name: \(path)") }
      case _ where path.hasPrefix("backups/") && path.hasSuffix(".sqlite"):
        if !Self.isWhole(whole) { wrongs.append("half a backup has its final name: \(path)") }
      default: strays.append(path)
      }
    }
  }

  private static func isWhole(_ database: FilePath) -> Bool {
    do {
      let database = try Database.open(database.string, toRead: true)
      let check = try database.prepare("SELECT (SELECT count(*) FROM affirmation), integrity_check FROM pragma_integrity_check(1)")
      return try check.step() && check.text(1) == "ok"
    } catch {
      return false
    }
  }
}

/// What a command changes.
enum Change: CaseIterable {
  case addFirst, add, record, remove, practice

  /// Those that need no sound.
  static let silent: [Change] = [.addFirst, .add, .record, .remove]

  func command(_ rehearsal: Rehearsal) -> [String] {
    switch self {
    case .addFirst, .add: rehearsal.add
    case .record: rehearsal.record
    case .remove: ["remove", "1", "--yes"]
    case .practice: rehearsal.practice(1)
    }
  }

  func isDone(_ found: Aftermath, _ rehearsal: Rehearsal) -> Bool {
    switch self {
    case .addFirst: found.affirmations.count == 1
    case .add: found.affirmations.count == 2
    case .record: found.affirmations.first?.affirmation.recording.map(rehearsal.isOther) ?? false
    case .remove: found.affirmations.isEmpty
    case .practice: found.count == 1
    }
  }
}

/// Does something with each element, two at a time, and answers in their order.
func inPairs<Element: Sendable, Result: Sendable>(
  _ all: [Element], _ body: @escaping @Sendable (Element) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results: [Int: Result] = [:]
    for (index, element) in all.enumerated() {
      if index >= 2, let (done, result) = try await group.next() { results[done] = result }
      group.addTask { (index, try await body(element)) }
    }
    for try await (done, result) in group { results[done] = result }
    return all.indices.compactMap { results[$0] }
  }
}
