import ArgumentParser
import SelfLieCore

/// The `restore` command: lists copies of the journal, and puts one in its place.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "List the copies of your journal, or restore one.",
    discussion: """
      selflie restore
      selflie restore 12

      The journal is copied before the first sitting of a day, and before a new version of selflie changes its form; the last five \
      copies are kept. When you restore one, the journal that was there becomes a copy itself, or is put aside if it is damaged. Copies \
      hold no recordings: one that was deleted doesn't come back.
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
        facts.append("In the journal: \(try Journal.contents(in: context.home)?.description ?? "nothing; there isn't one").")
      } catch let problem as any Problem {
        facts.append("The journal now: \(problem)")
      }
      guard
        try terminal.confirm("Replace the journal with this copy?", facts, to: "restore copy \(number)", refusal: "Nothing was restored.")
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
    case .copy(let copy): try terminal.note("The journal that was there is now copy \(copy.number).")
    case .file(let path): try terminal.note("What was there is now \(path)")
    }
    // A copy has no recordings: what was removed since is not there any more.
    for number in try context.journalIfThere()?.unrecorded() ?? [] {
      try terminal.note("Affirmation \(number) is back without its recording. Make a new one with: selflie record \(number)")
    }
    if !json.isOn { try terminal.next("selflie list") }
  }

  private func show(_ backups: [Backup], _ context: Context) throws {
    let terminal = context.terminal
    let all = backups.map { ($0, try? Journal.contents(of: $0, in: context.home)) }
    if json.isOn { return try terminal.data(json: all.map(BackupRecord.init)) }
    guard let last = backups.last else { return try terminal.note("There are no copies yet; the first is made before a sitting.") }
    for (backup, contents) in all {
      let number = String(backup.number).indented(to: String(last.number).count)
      try terminal.data(
        "\(number)  \(backup.day?.description ?? "earlier")  \(contents?.description ?? "damaged, can't be restored")", hanging: 2)
    }
    try terminal.next("selflie restore \(last.number)", "To restore one")
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
