import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// The `log` command: prints lines of the ledger.
struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show the ledger: every take, newest first.",
    discussion: """
      selflie log 1
      selflie log 1 --kind rejected --limit 20
      selflie log --since "30 days ago"
      selflie log --since 2026-11-01 --json

      Write a day as 2026-11-03, "3 November", yesterday, monday or "30 days ago"; without a year it's the last one.
      """)

  @Argument(help: ArgumentHelp("The affirmation's number, or a word of its text; all without it.", valueName: "id"))
  var reference: Reference?

  @Option(help: ArgumentHelp("Only from this day on.", valueName: "day"))
  var since: String?

  @Option(
    name: .customLong("kind"), help: "Only this kind: spoken, listened, claimed or rejected; can be repeated.",
    completion: .list(Repetition.Kind.allCases.map(\.rawValue)))
  var kinds: [Repetition.Kind] = []

  @Option(help: ArgumentHelp("At most this many.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Include what was taken back.")
  var takenBack = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard limit.map({ $0 > 0 }) ?? true else { throw ValidationError("--limit takes a whole number, at least 1.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let since = try since.map { try day($0, from: try context.today) }
    let nothing = "The ledger is empty: nothing was said yet."
    guard let journal = try reference.map(context.journal) ?? context.journalIfThere() else { return try terminal.note(nothing) }
    let affirmation = try reference.map { try journal.affirmation($0) }
    let dayEnds = try context.settings.dayEnds
    let selection = Journal.Selection(
      of: affirmation, kinds: kinds.isEmpty ? Set(Repetition.Kind.allCases) : Set(kinds), since: since?.start(dayEnds: dayEnds),
      isTakenBack: takenBack, limit: limit)
    var isEmpty = true
    try journal.read(selection) { number, line in
      isEmpty = false
      if json.isOn { return try terminal.data(json: LineRecord(line, number)) }
      let row = [
        line.localTime, affirmation == nil ? String(number).indented(to: 3) : nil, line.kind.rawValue.padded(to: 8),
        "\(fixed(line.duration, 1).indented(to: 4)) s", line.remark,
      ].compactMap(\.self).filter { !$0.isEmpty }
      let hanging = line.remark.isEmpty ? 2 : row.dropLast().reduce(0) { $0 + $1.count + 2 }
      try terminal.data(row.joined(separator: "  "), hanging: hanging)
    }
    let isChosen = affirmation != nil || since != nil || !kinds.isEmpty
    if isEmpty { try terminal.note(isChosen ? "The ledger has no such line." : nothing) }
  }

  private func day(_ text: String, from today: Day) throws -> Day {
    guard let day = Day(text, .last, from: today) else {
      throw ValidationError("--since takes a day, like 2026-11-03, \"3 November\", yesterday, monday or \"30 days ago\".")
    }
    return day
  }
}

extension Repetition.Kind: ExpressibleByArgument {}

extension Repetition {
  /// The text behind the kind: how sure the verdict was, or why the take was not counted.
  fileprivate var remark: String {
    var parts: [String] = []
    if kind == .spoken { parts.append("sure \(fixed(confidence, 2))") }
    if let evidence, let reason = evidence.reason {
      let missing = evidence.missing.map { "'\($0)'" }.joined(separator: ", ")
      let heard = evidence.heard.map { "'\($0)'" }.joined(separator: ", ")
      parts.append(contentsOf: [
        missing.isEmpty ? "" : "didn't hear \(missing)", heard.isEmpty ? "" : "heard \(heard)",
        missing.isEmpty && heard.isEmpty ? reason.rawValue : "",
      ])
    }
    if isTakenBack { parts.append("taken back") }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

/// A line of the ledger, for programs.
private struct LineRecord: Encodable {
  var id: String
  /// The number of the affirmation.
  var number: Int
  /// When the take or repetition began, in UTC.
  var started: Date
  /// The offset of local time from Greenwich where the person was, in seconds, positive in the east.
  var offset: Int
  /// "spoken", "listened", "claimed" or "rejected".
  var kind: String
  /// How sure the verdict was, from 0 to 1.
  var confidence: Double?
  /// The objection of the take's worst stretch, in units of the decoder's score.
  var objection: Double?
  /// "not said", "gap", "too loud" or "failed".
  var reason: String?
  /// The words of the text that were not heard.
  var missing: [String]?
  /// The words that were heard and turn the sentence round.
  var heard: [String]?
  /// The length of the speech, in seconds.
  var seconds: Double
  /// The ALSA name of the microphone.
  var device: String?
  var takenBack: Bool

  enum CodingKeys: String, CodingKey {
    case id, number, started, offset, kind, confidence, objection, reason, missing, heard, seconds, device
    case takenBack = "taken_back"
  }

  init(_ line: Repetition, _ number: Int) {
    id = line.id.description
    self.number = number
    started = line.started
    offset = line.offset
    kind = line.kind.rawValue
    if line.kind == .spoken { confidence = rounded(line.confidence, to: 3) }
    objection = line.evidence?.objection.map { rounded($0, to: 1) }
    reason = line.evidence?.reason?.rawValue
    if let evidence = line.evidence, evidence.reason != nil {
      missing = evidence.missing
      heard = evidence.heard
    }
    seconds = rounded(line.duration, to: 2)
    device = line.device
    takenBack = line.isTakenBack
  }
}
