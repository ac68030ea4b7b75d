import ArgumentParser
import SelfLieCore

/// The `restore` command: lists copies of the journal, and puts one in its place.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "List the copies of the journal, or put one in its place.",
    discussion: """
      selflie restore
      selflie restore 12

      The journal is copied before the first sitting of a day, and before a new version of selflie changes its form; the last five copies are \
      kept. What is in the journal's place when a copy is put there becomes a copy itself, or is put aside if it is damaged.
      """)

  @Argument(help: "The copy's number.", completion: Completion.backups)
  var number: Int?

  @Flag(help: "Restore without asking.")
  var yes = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let backups = try Journal.backups(in: context.home)
    guard let number else { return try show(backups, context) }
    guard let backup = backups.last(where: { $0.number == number }) else { throw BackupProblem.noBackup(number) }
    let copied = try Journal.contents(of: backup, in: context.home)
    if !yes {
      var facts = ["In the copy: \(copied)."]
      do {
        facts.append("In the journal: \(try Journal.contents(in: context.home)?.description ?? "nothing, there is none").")
      } catch let problem as any Problem {
        facts.append("In its place now: \(problem)")
      }
      guard try terminal.confirm("Put the copy in its place?", facts, to: "restore copy \(number)", refusal: "Nothing was restored.")
      else { return }
    }
    let aside = try Journal.restore(backup, in: context.home)
    if json.isOn {
      try terminal.data(json: BackupRecord(backup, copied))
    } else {
      try terminal.data("Restored \(number)\(backup.day.map { ", of \($0)" } ?? ""): \(copied)", hanging: 2)
    }
    switch aside {
    case .nothing: break
    case .copy(let copy): try terminal.note("What was there before is copy \(copy.number).")
    case .file(let path): try terminal.note("What was there before is \(path)")
    }
    if !json.isOn { try terminal.next("selflie list") }
  }

  private func show(_ backups: [Backup], _ context: Context) throws {
    let terminal = context.terminal
    let all = backups.map { ($0, try? Journal.contents(of: $0, in: context.home)) }
    if json.isOn { return try terminal.data(json: all.map(BackupRecord.init)) }
    guard let last = backups.last else { return try terminal.note("There is no copy yet; the first is made before a sitting.") }
    for (backup, contents) in all {
      let number = String(backup.number).indented(to: String(last.number).count)
      try terminal.data(
        "\(number)  \(backup.day?.description ?? "earlier")  \(contents?.description ?? "damaged, it cannot be restored")", hanging: 2)
    }
    try terminal.next("selflie restore \(last.number)", "Put one in the journal's place")
  }
}

/// A copy of the journal, for programs.
private struct BackupRecord: Encodable {
  var number: Int
  /// The day of the copy, as in "2026-12-03"; missing if its name has none.
  var day: String?
  /// The affirmations in the copy; missing if the copy is damaged.
  var affirmations: Int?
  /// The repetitions in the copy; missing if the copy is damaged.
  var repetitions: Int?

  init(_ backup: Backup, _ contents: Journal.Contents?) {
    number = backup.number
    day = backup.day?.digits
    affirmations = contents?.affirmations
    repetitions = contents?.repetitions
  }
}
