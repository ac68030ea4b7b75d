import ArgumentParser
import SelfLieCore

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show every affirmation with its progress toward the target.",
    discussion: """
      selflie list
      selflie list --json
      """)

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let all = try context.journalIfThere()?.affirmations() ?? []
    if json.isOn {
      return try context.terminal.data(json: all.map { AffirmationRecord($0.affirmation, $0.tally, in: context.home) })
    }
    guard !all.isEmpty else {
      return try context.terminal.note("There is no affirmation yet; add one with: selflie add \"I am calm when I speak\"")
    }
    try List.show(all, context.terminal)
    if let first = all.first(where: { $0.tally.count < $0.affirmation.target }) {
      try context.terminal.next("selflie practice \(first.affirmation.number)")
    }
  }

  /// One row for each affirmation, in columns.
  static func show(_ all: [(affirmation: Affirmation, tally: Tally)], _ terminal: Terminal) throws {
    let rows = all.map { (String($0.affirmation.number), "\($0.tally.count) of \($0.affirmation.target)", $0.affirmation.text) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    for (number, progress, text) in rows {
      try terminal.data("\(number.indented(to: widths.0))  \(progress.indented(to: widths.1))  \(text)")
    }
  }
}
