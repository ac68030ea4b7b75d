import ArgumentParser
import SelfLieCore
import SystemPackage

/// The `export` command: writes an archive, or the ledger as a table.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write everything into one archive, to keep or take along.",
    discussion: """
      selflie export selflie.tar
      selflie export - | ssh other selflie import -
      selflie export --csv ledger.csv
      selflie export --to ~/Sync/selflie

      The archive is a tar file of JSON, CSV and WAV files with their checksums, readable without selflie; 'selflie import' merges it \
      into another journal. --to writes it into a folder that several machines share, under a name of this machine's own.
      """)

  @Argument(help: "The file to write; - for standard output.")
  var file: NewFile?

  @Flag(help: "Write only the ledger, as a table for spreadsheets.")
  var csv = false

  @Option(help: ArgumentHelp("Write the archive into this folder, under a name of this machine's own.", valueName: "folder"))
  var to: FilePath?

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard (file == nil) != (to == nil) else { throw ValidationError("Give export a file, - for standard output, or --to FOLDER.") }
    guard !csv || file != nil else { throw ValidationError("--csv takes a file, or - for standard output.") }
    guard !json.isOn || file?.isOutput != true else {
      throw ValidationError("--json and - would both write to standard output; use one.")
    }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    guard let journal = try context.journalIfThere(), try !journal.isEmpty() else { throw ExportProblem.nothing }
    guard let target = try target(of: journal, context) else { return }
    let record = try csv ? table(of: journal, target, context) : archive(of: journal, target, context)
    if json.isOn { return try context.terminal.data(json: record) }
    let counts = [(record.affirmations, "affirmation"), (record.lines, "line")] + (record.recordings.map { [($0, "recording")] } ?? [])
    let what = counts.map { counted($0.0, $0.1) }.joined(separator: ", ")
    guard let file = record.file else { return try context.terminal.note("Exported \(what)") }
    try context.terminal.data("Exported \(what) to \(file)", hanging: 2)
  }

  /// The place to which the export goes.
  private enum Target {
    case output
    case file(NewFile.Target)

    /// The path of the file; nil for standard output.
    var path: String? {
      if case .file(let file) = self { file.path.string } else { nil }
    }
  }

  /// Finds out where the export goes; nil if the person wants to keep an existing file.
  private func target(of journal: borrowing Journal, _ context: Context) throws -> Target? {
    if let to {
      _ = try context.meetTwin(of: journal, in: to)
      // The file of this name in a shared folder is this journal's own, so it may be replaced.
      return .file(NewFile.Target(path: to.appending(try journal.identity().archiveName), isReplaced: true))
    }
    guard let file, !file.isOutput else { return .output }
    let hint = csv ? "" : ", or say --to \(file.path.string.shellWord)"
    return try file.target(isReplaced: force, hint: hint, refusal: "Nothing was exported.", context.terminal).map { .file($0) }
  }

  private func archive(of journal: borrowing Journal, _ target: Target, _ context: Context) throws -> ExportRecord {
    let (manifest, lost) = try writing(target, context) { sink, name in
      try journal.reading { journal in
        try Archive.write(journal, to: sink, named: name, program: Version.current)
      }
    }
    for id in lost {
      try context.terminal.note(
        "The recording \(id.short) is lost, so it isn't in the archive; 'selflie doctor' says which affirmation it belongs to.")
    }
    return ExportRecord(
      file: target.path, affirmations: manifest.affirmations, lines: manifest.lines,
      recordings: manifest.recordings - lost.count,
      lost: lost.isEmpty ? nil : lost.map(\.description))
  }

  private func table(of journal: borrowing Journal, _ target: Target, _ context: Context) throws -> ExportRecord {
    let dayEnds = try context.settings.dayEnds
    let (affirmations, lines) = try writing(target, context) { sink, _ in
      try journal.reading { journal in
        let texts = try Dictionary(uniqueKeysWithValues: journal.affirmations().map { ($0.affirmation.number, $0.affirmation.text) })
        var piece = Spreadsheet.names, lines = 0
        try journal.read(Journal.Selection(of: nil)) { number, line in
          lines += 1
          piece += Spreadsheet.row(number, texts[number] ?? "", line, dayEnds: dayEnds)
          if piece.count >= 65_536 {
            try sink.write(piece)
            piece.removeAll(keepingCapacity: true)
          }
        }
        try sink.write(piece)
        return (texts.count, lines)
      }
    }
    return ExportRecord(file: target.path, affirmations: affirmations, lines: lines)
  }

  /// Writes to the file or to standard output.
  private func writing<Result>(_ target: Target, _ context: Context, _ body: (ByteSink, String) throws -> Result) throws -> Result {
    switch target {
    case .output:
      guard csv || !context.terminal.canDraw else { throw ExportProblem.terminal }
      do { return try Outside.writeToOutput(aside: context.home.data) { try body($0, "the archive") } } catch let reason as Errno {
        throw OutputProblem(stream: "standard output", reason: reason)
      }
    case .file(let file): return try file.write(context) { try body($0, file.path.string) }
    }
  }
}

/// The result of an export, for programs.
private struct ExportRecord: Encodable {
  /// The path of the file; missing for standard output.
  var file: String?
  var affirmations: Int
  /// The lines of the ledger.
  var lines: Int
  /// The recordings in the archive; missing for a table.
  var recordings: Int?
  /// The ids of recordings whose files are lost; missing if no file is lost.
  var lost: [String]?
}

/// A reason why nothing was exported.
private enum ExportProblem: Problem {
  case nothing
  case terminal

  var description: String {
    switch self {
    case .nothing: "there's nothing to export yet; add an affirmation with 'selflie add'"
    case .terminal: "an archive doesn't belong on a terminal; name a file, or pipe it into another program"
    }
  }

  var status: Status {
    switch self {
    case .nothing: .notFound
    case .terminal: .usage
    }
  }
}
