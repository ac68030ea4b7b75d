import Foundation
import SystemPackage

@testable import SelfLieCore

/// A home with one affirmation of one word, a dictionary with no other, and a card into which it is said whenever somebody listens: a
/// repetition takes no longer than its verification.
struct Rehearsal: Sendable {
  static let text = "calm"

  /// A recording to add, and another to replace it, which is longer.
  let recording: String, other: String
  /// What another machine exported: an affirmation of its own with a repetition, and another that was changed.
  let archive: String
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
    archive = card.files.file("archive.tar")
    try await template.prepare([add])
    var machine = try Executable()
    machine.environment = try surroundings()
    try await machine.prepare([add, practice(1), add, ["edit", "2", "--target", "5"], ["export", archive]])
  }

  /// An executable with a copy of that home, or an empty one.
  func executable(isEmpty: Bool = false) throws -> Executable { try executable(with: isEmpty ? nil : template) }

  /// An executable with a copy of another's home.
  fileprivate func executable(with other: Executable?) throws -> Executable {
    var selflie = try Executable()
    if let other { try runTool("cp", ["-a", other.home.path + "/.", selflie.home.path]) }
    selflie.environment = try surroundings()
    return selflie
  }

  /// The card hears as fast as it is listened to, and what it plays goes nowhere.
  func surroundings() throws -> [String: String] {
    try card.environment(SoftwareCard.quick.merging(["SOFTCARD_SPEAKER": ""]) { $1 })
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
  /// Where it keeps things.
  var place: Home { Home(FilePath(surroundings["SELFLIE_HOME"] ?? home.path)) }

  /// Does what has to be done before something can be tried.
  fileprivate func prepare(_ commands: [[String]]) async throws {
    for command in commands {
      let result = try await run(command)
      guard result.status == 0 else { throw ToolFailure(name: "selflie \(command): \(result.errors)", status: result.status) }
    }
  }
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
  /// Lines that say that anything else is done.
  var others = 0

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
    // A take that is not counted is kept as that.
    case "Not", nil: break
    default: others += 1
    }
  }
}

/// What is in a home after something went wrong, as the next command finds it.
struct Aftermath {
  /// None either if there is no journal.
  private(set) var affirmations: [(affirmation: Affirmation, tally: Tally)] = []
  private(set) var hasJournal = false
  private(set) var contents = Contents()
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
        try journal.checkSums()
        affirmations = try journal.affirmations()
        contents.replica = try Held(journal)
        contents.actions = [try journal.lastAction() != nil, try journal.nextAction() != nil]
        try journal.eachHistory { history in
          for recording in history.recordings {
            used.insert("recordings/\(recording.id).wav")
            do {
              let duration = try journal.sound(of: recording.id)?.duration
              if abs((duration ?? 0) - recording.duration) > 0.001 { wrongs.append("the recording \(recording.id) is another") }
            } catch {
              wrongs.append("a recording can't be read: \(error)")
            }
          }
        }
      }
    } catch {
      wrongs.append("the journal cannot be used: \(error)")
    }
    func paths(in folder: FilePath) -> [String] { (try? FileManager.default.subpathsOfDirectory(atPath: folder.string)) ?? [] }
    // What is exported is beside selflie's own folder, on the same disk.
    let around = home.data.removingLastComponent()
    let exported = home.data.lastComponent?.string == Scene.own ? paths(in: around.appending(Scene.folder)) : []
    for path in paths(in: home.data) + exported.map({ "\(Scene.folder)/\($0)" }) where !used.contains(path) {
      let whole = (path.hasPrefix(Scene.folder) ? around : home.data).appending(path)
      switch path {
      // A rollback file that is not needed stays until the next write.
      case "journal.sqlite", "journal.sqlite-journal", "recordings", "backups", "microphone": break
      // What can be made again, whole or not.
      case "cache",
        _ where path.hasPrefix("cache/"):
        break
      case "config": contents.settings = (try? TextFile.read(whole)) ?? "nothing that can be read"
      case _ where path.hasPrefix("recordings/") && path.hasSuffix(".wav"):
        strays.append(path)
        if (try? WAV.read(whole)) == nil { wrongs.append("half a recording has its final name: \(path)") }
      case _ where path.hasPrefix(Scene.folder) && path.hasSuffix(".tar"):
        do { contents.exports.append(try Held(Archive(reading: Outside.read(whole, aside: home.data), named: path))) } catch {
          wrongs.append("half an archive has its final name: \(error)")
        }
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

/// What commands change, without what no two runs of them have in common: ids, moments, takes that do not count, and whether a recording was
/// verified, which is kept as it is where that could not be done.
struct Contents: Equatable {
  var replica = Held()
  /// Whether something can be taken back, and done again.
  var actions = [false, false]
  var exports: [Held] = []
  var settings: String?
}

/// What a journal or an archive holds, each affirmation and each line in words.
struct Held: Equatable {
  private var affirmations: [String] = []
  private var lines: [String] = []

  init() {}

  init(_ replica: borrowing some Replica & ~Copyable) throws {
    try replica.eachHistory { history in
      let values = history.values.map { "\($0.name) \($1)" }.sorted()
      let edits = history.edits.map { "\($0.field.name) from \($0.old ?? "nothing") to \($0.new ?? "nothing")" }
      let recordings = history.recordings.map { "\($0.text) in \(Int($0.duration * 1000)) ms" }
      affirmations.append("\(values), changed: \(edits), recorded: \(recordings)")
    }
    affirmations.sort()
    try replica.eachLine { line in
      let line = line.repetition
      if line.kind != .rejected { lines.append("\(line.kind), \(line.isTakenBack)") }
    }
    lines.sort()
  }
}

/// A command that changes something.
enum Change: CaseIterable {
  case addFirst, add, record, remove, practice
  case edit, editText, undo, redo, archive, plan, set, export, exportTo, importArchive

  /// Those that need no sound.
  static let silent = allCases.filter { $0 != .practice }

  /// What was done before it in a home with an affirmation; nil for an empty home.
  fileprivate func given() -> [[String]]? {
    switch self {
    case .addFirst: nil
    case .add, .record, .remove, .practice, .edit, .editText, .archive, .plan, .importArchive: []
    case .undo: [["edit", "1", "--target", "5"]]
    case .redo: [["edit", "1", "--target", "5"], ["undo"]]
    case .set: [["config", "hear", "2"]]
    // There is an earlier one, and something to replace it with.
    case .export, .exportTo: [["edit", "1", "--target", "5"]]
    }
  }

  var isExport: Bool { self == .export || self == .exportTo }

  /// Selflie's own folder in a home, or on a disk, where it is done.
  func home(in folder: String) -> String { isExport ? "\(folder)/\(Scene.own)" : folder }

  /// - Parameter home: Where it is done.
  func command(_ rehearsal: Rehearsal, in home: String) -> [String] {
    switch self {
    case .addFirst, .add: rehearsal.add
    case .record: rehearsal.record
    case .remove: ["remove", "1", "--yes"]
    case .practice: rehearsal.practice(1)
    case .edit: ["edit", "1", "--target", "7", "--goal", "rest"]
    case .editText: ["edit", "1", "--text", "calm, calm", "--recording", rehearsal.other, "--yes", "--unverified"]
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .archive: ["archive", "1"]
    case .plan: ["plan", "1", "--skip", "sat,sun"]
    case .set: ["config", "gap", "1"]
    case .export: ["export", "\(home)/\(Scene.folder)/all.tar", "--force"]
    case .exportTo: ["export", "--to", "\(home)/\(Scene.folder)"]
    case .importArchive: ["import", rehearsal.archive]
    }
  }
}

/// A change with what is there before it and after it: what is found when something went wrong is one of both.
struct Scene: Sendable {
  /// Where somebody exports to, and where selflie's own folder is then: both on one disk.
  static let folder = "shared", own = "own"

  let change: Change
  private let rehearsal: Rehearsal
  private let template: Executable?
  private let before: Contents, after: Contents

  /// - Parameter change: Each is prepared once.
  static func of(_ change: Change) async throws -> Scene { try await known.scene(of: change) }

  private static let known = Scenes()

  fileprivate init(_ change: Change, _ rehearsal: Rehearsal) async throws {
    self.change = change
    self.rehearsal = rehearsal
    if let given = change.given() {
      var selflie = try rehearsal.executable()
      if change.isExport {
        let script = "cd \"$1\" && mkdir $2 && mv [!$2]* $2 && mkdir $3"
        try runTool("bash", ["-c", script, "bash", selflie.home.path, Self.own, Self.folder])
        selflie.environment["SELFLIE_HOME"] = change.home(in: selflie.home.path)
        try await selflie.prepare([change.command(rehearsal, in: selflie.home.path)])
      }
      try await selflie.prepare(given)
      template = selflie
    } else {
      template = nil
    }
    let whole = try Self.executable(for: change, rehearsal, template)
    before = Aftermath(of: whole.place).contents
    try await whole.prepare([change.command(rehearsal, in: whole.home.path)])
    let done = Aftermath(of: whole.place)
    after = done.contents
    guard before != after, done.wrongs.isEmpty else { throw ToolFailure(name: "\(change) changes nothing: \(done.wrongs)", status: 0) }
  }

  /// An executable in a copy of what is there before.
  func executable() throws -> Executable { try Self.executable(for: change, rehearsal, template) }

  private static func executable(for change: Change, _ rehearsal: Rehearsal, _ template: Executable?) throws -> Executable {
    var selflie = try rehearsal.executable(with: template)
    if change.isExport { selflie.environment["SELFLIE_HOME"] = change.home(in: selflie.home.path) }
    return selflie
  }

  /// - Parameter home: Another folder than the executable's, if that is where it is done.
  func command(_ selflie: Executable, in home: String? = nil) -> [String] { change.command(rehearsal, in: home ?? selflie.home.path) }

  /// Whether it was done, rather than not.
  func isDone(_ found: Aftermath) -> Bool { found.contents == after }

  /// What must not be, whether it was done or not.
  func wrongs(_ found: Aftermath) -> [String] {
    found.wrongs + (found.contents == before || isDone(found) ? [] : ["neither done nor not done: \(found.contents)"])
  }
}

private actor Scenes {
  private var all: [Change: Scene] = [:]

  func scene(of change: Change) async throws -> Scene {
    if let scene = all[change] { return scene }
    let scene = try await Scene(change, .shared())
    all[change] = scene
    return scene
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
