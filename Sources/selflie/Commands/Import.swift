import ArgumentParser
import SelfLieCore
import SystemPackage

/// The `import` command: merges an archive, or adds a folder of recordings.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Merge what another machine exported, or start from recordings you have.",
    discussion: """
      selflie import selflie.tar
      selflie import --from ~/Sync/selflie
      selflie import --audio-folder ~/recordings

      Merging adds what is missing here and never replaces anything newer: importing twice, or in any order, gives the same result. A \
      damaged archive is refused as a whole.

      A folder of recordings holds WAV files and a list, sentences.csv or sentences.txt, with lines like: calm.wav, I am calm when I \
      speak
      """)

  @Argument(help: "The archive; - for standard input.", completion: .file(extensions: ["tar"]))
  var file: FilePath?

  @Option(
    help: ArgumentHelp("Merge what other machines put into this folder with 'export --to'.", valueName: "folder"), completion: .directory)
  var from: FilePath?

  @Option(
    help: ArgumentHelp("Add an affirmation for each verified recording in this folder's list.", valueName: "folder"), completion: .directory
  )
  var audioFolder: FilePath?

  @Option(help: ArgumentHelp("The list for --audio-folder, if it's elsewhere.", valueName: "file"))
  var list: FilePath?

  @Flag(help: "Only say what merging would change.")
  var dryRun = false

  @Flag(help: "Remove what was removed elsewhere, without asking.")
  var yes = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard [file != nil, from != nil, audioFolder != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("Give import an archive, - for standard input, --from FOLDER, or --audio-folder FOLDER.")
    }
    guard !dryRun || audioFolder == nil else { throw ValidationError("--dry-run works with archives only.") }
    guard list == nil || audioFolder != nil else { throw ValidationError("--list needs --audio-folder.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    if let from { return try exchange(from, context) }
    if let audioFolder { return try add(AudioFolder(audioFolder, list: list), context) }
    try merge(file == "-" ? nil : file, context)
  }

  private func merge(_ path: FilePath?, _ context: Context) throws {
    // The archive is read first, so that a file which is no archive leaves no new journal behind.
    let archive = try Archive(reading: Outside.read(path, aside: context.home.data), named: path?.string ?? "standard input")
    let journal = try Journal.open(in: context.home, dayEnds: try context.settings.dayEnds)
    try context.makeReady(journal)
    // A line that a damaged journal has lost would come in again, and be counted twice. A small journal was read whole when it was opened.
    if try !journal.isSmall() { try journal.checkIntegrity() }
    try journal.checkSums()
    guard try isAgreed(archive, journal, context) else { return }
    let merged = try journal.merge(archive, isKept: !dryRun)
    try tell(merged, of: path, context)
    if merged.affirmations > 0, !dryRun { try tellTwins(journal, context) }
  }

  /// Names the affirmations that somebody added on both machines: one sentence, with two counts.
  private func tellTwins(_ journal: borrowing Journal, _ context: Context) throws {
    let inUse = try journal.affirmations().map(\.affirmation).filter { !$0.isArchived }
    let same = Dictionary(grouping: inUse, by: \.words).values.filter { $0.count > 1 }
    for all in same.map({ $0.map(\.number).sorted() }).sorted(by: { $0[0] < $1[0] }) {
      let others = all.dropFirst().map(String.init)
      try context.terminal.note(
        "\(([String(all[0])] + others).joined(separator: " and ")) are the same sentence, and each has a count of its own. To make them one: selflie merge "
          + "\(all[0]) \(others[0])")
    }
  }

  /// Whether affirmations that were removed elsewhere may be removed here; true if there are none here.
  private func isAgreed(_ archive: Archive, _ journal: borrowing Journal, _ context: Context) throws -> Bool {
    guard !dryRun, !yes, !archive.removed().isEmpty else { return true }
    let removed = try journal.merge(archive, isKept: false).removed
    guard !removed.isEmpty else { return true }
    return try context.terminal.confirm(
      "Merge, and remove them here too?", removed.map { "Removed elsewhere: \($0.text) (\(counted($0.lines, "line")))" },
      to: "remove what was removed elsewhere", refusal: "Nothing was merged.")
  }

  /// Merges the archives of all other machines in a folder. An archive that is not complete yet is merged the next time.
  private func exchange(_ folder: FilePath, _ context: Context) throws {
    var own: Identifier?
    if let journal = try context.journalIfThere() {
      let hasTwin = try context.meetTwin(of: journal, in: folder, isKept: !dryRun)
      own = hasTwin && dryRun ? nil : try journal.identity()
    }
    // Programs that synchronise folders write to other names first, and rename the file at the end.
    let names = try Outside.names(in: folder).filter { name in
      guard name.hasPrefix("selflie-"), name.hasSuffix(".tar") else { return false }
      let id = Identifier(String(name.dropFirst("selflie-".count).dropLast(".tar".count)))
      return id != nil && id != own
    }
    if names.isEmpty { try context.terminal.note("There's nothing from another machine in \(folder) yet.") }
    for name in names {
      let path = folder.appending(name)
      // A link may lead outside the folder, and reading from a FIFO may never end.
      guard Outside.isRegularFile(path) else {
        try context.terminal.note("Skipped \(path): not a regular file")
        continue
      }
      do { try merge(path, context) } catch let problem as ArchiveProblem {
        try context.terminal.note("Skipped: \(problem)")
      } catch let problem as FileProblem where problem.path == path {
        try context.terminal.note("Skipped: \(problem)")
      }
    }
  }

  private func tell(_ merged: MergeReport, of path: FilePath?, _ context: Context) throws {
    let terminal = context.terminal
    if json.isOn { return try terminal.data(json: ImportRecord(merged, path, isKept: !dryRun)) }
    let parts = [
      (merged.affirmations, "affirmation"), (merged.lines, "line"), (merged.changedLines, "changed line"),
      (merged.recordings, "recording"), (merged.changedFields, "changed field"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let name = path?.string ?? "standard input"
    if !parts.isEmpty {
      try terminal.data("\(dryRun ? "Would merge" : "Merged") \(parts.joined(separator: ", ")) from \(name)", hanging: 2)
    } else if merged.isEmpty {
      try terminal.data("Nothing new in \(name)", hanging: 2)
    }
    for removal in merged.removed {
      try terminal.data(
        "\(dryRun ? "Would remove" : "Removed"), as on the other machine, with \(counted(removal.lines, "line")): \(removal.text)",
        hanging: 2)
    }
    for joining in merged.joined {
      try terminal.data(
        "\(dryRun ? "Would merge" : "Merged") \(joining.number) into \(joining.into), as on the other machine: \(joining.text)", hanging: 2)
    }
    for conflict in merged.conflicts {
      try terminal.note(
        "Changed on both machines; the later change wins: \(Phrases.change(conflict.field, from: conflict.givenUp, to: conflict.kept)) "
          + "(\(conflict.text))")
    }
  }

  /// Adds each recording as `add --recording` does.
  private func add(_ folder: AudioFolder, _ context: Context) throws {
    let terminal = context.terminal
    var known = Set(try context.journalIfThere()?.affirmations().map(\.affirmation.text) ?? [])
    var failed = 0
    for item in folder.items {
      guard !known.contains(item.text) else {
        try terminal.note("Already there: \(item.text)")
        continue
      }
      do {
        try AddAction(
          text: item.text, recording: RecordingSource(file: item.file, isAgreed: true), devices: DeviceOptions.usual(try context.settings),
          printsJSON: json.isOn
        ).run(context)
        known.insert(item.text)
      } catch let code as ExitCode where code == Status.notSaid.exitCode {
        try terminal.note("Not added: \(item.file)")
        failed += 1
      } catch let problem as any Problem where [.usage, .badData, .notFound].contains(problem.status) {
        try terminal.note("Not added: \(item.file): \(problem)")
        failed += 1
      }
    }
    try terminal.note("\(counted(folder.items.count, "sentence")) in the list, \(failed) not added.")
    if failed > 0 { throw Status.notSaid.exitCode }
  }
}

/// The result of a merge, for programs.
private struct ImportRecord: Encodable {
  /// An affirmation that was removed elsewhere, and with it here.
  struct Removed: Encodable {
    var text: String
    var lines: Int
  }

  /// An affirmation that was made a part of another on the other side, and therefore here.
  struct Joined: Encodable {
    var number: Int
    var into: Int
    var text: String
  }

  /// A field that was changed on both sides.
  struct Conflict: Encodable {
    var text: String
    var field: String
    var kept: String?
    var givenUp: String?

    enum CodingKeys: String, CodingKey {
      case text, field, kept
      case givenUp = "given_up"
    }
  }

  /// The path of the archive; missing for standard input.
  var file: String?
  /// Whether the changes were kept; false after `--dry-run`.
  var merged: Bool
  var affirmations: Int
  /// The lines of the ledger that were new here.
  var lines: Int
  var changedLines: Int
  var changedFields: Int
  var recordings: Int
  var removed: [Removed]
  var joined: [Joined]
  var conflicts: [Conflict]

  enum CodingKeys: String, CodingKey {
    case file, merged, affirmations, lines, recordings, removed, joined, conflicts
    case changedLines = "changed_lines"
    case changedFields = "changed_fields"
  }

  init(_ merged: MergeReport, _ path: FilePath?, isKept: Bool) {
    file = path?.string
    self.merged = isKept
    affirmations = merged.affirmations
    lines = merged.lines
    changedLines = merged.changedLines
    changedFields = merged.changedFields
    recordings = merged.recordings
    removed = merged.removed.map { Removed(text: $0.text, lines: $0.lines) }
    joined = merged.joined.map { Joined(number: $0.number, into: $0.into, text: $0.text) }
    conflicts = merged.conflicts.map { Conflict(text: $0.text, field: $0.field.name, kept: $0.kept, givenUp: $0.givenUp) }
  }
}
