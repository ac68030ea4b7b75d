import ArgumentParser
import SelfLieCore

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show every affirmation with its progress toward the target.",
    discussion: """
      selflie list
      selflie list --archived
      selflie list --json

      How far it is, how many were said, how many a day, when it is done, and the text. On a terminal what does not fit is cut.
      """)

  @Flag(help: "Show those too that were put away.")
  var archived = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let today = try context.today
    guard let journal = try context.journalIfThere() else { return try end(context, [], hidden: 0) }
    var shown = try journal.summaries(on: today)
    let count = shown.count
    if !archived { shown.removeAll(where: \.isArchived) }
    if json.isOn {
      let outlooks = Dictionary(uniqueKeysWithValues: shown.map { ($0.number, $0.forecast(on: today)) })
      return try context.terminal.data(
        jsonArray: try journal.affirmations().lazy.compactMap { affirmation, tally in
          outlooks[affirmation.number].map { AffirmationRecord(affirmation, tally, $0, in: context.home) }
        })
    }
    try List.show(shown, on: today, context.terminal)
    try end(context, shown, hidden: count - shown.count)
    if let first = shown.first(where: { $0.count < $0.target && !$0.isArchived }) {
      try context.terminal.next("selflie practice \(first.number)")
    }
  }

  private func end(_ context: Context, _ shown: [AffirmationSummary], hidden: Int) throws {
    guard shown.isEmpty else { return }
    if json.isOn { return try context.terminal.data(json: [AffirmationRecord]()) }
    try context.terminal.note(
      hidden > 0
        ? "Every affirmation was put away; see them with: selflie list --archived"
        : "There is no affirmation yet; add one with: selflie add \"I am calm when I speak\"")
  }

  /// The least that is shown of a text before something else is left out.
  private static let leastText = 10

  /// What a row shows before the text.
  private struct Cells {
    let number: Int
    /// Of the bar.
    let filled: Int
    let count: Int
    let target: Int
    let pace: String
    let done: String

    var progressWidth: Int { count.digits + " of ".utf8.count + target.digits }
  }

  /// One row for each affirmation, in columns. There may be ten thousand, so no text is made that is written only once.
  static func show(_ all: [AffirmationSummary], on day: Day, _ terminal: Terminal) throws {
    let bar = (terminal.columns ?? 80) < 80 ? 7 : 12
    let bars = (0...bar - 2).map { Bar.line(filled: $0, columns: bar) }
    let rows = all.map { summary in
      let forecast = summary.forecast(on: day)
      return Cells(
        number: summary.number, filled: Bar.filled(forecast.count, of: forecast.target, columns: bar), count: forecast.count,
        target: forecast.target, pace: forecast.pace.map(Phrases.rate) ?? "",
        done: summary.isArchived ? "archived" : forecast.isReached ? "reached" : forecast.arrival?.short ?? "")
    }
    // The number, the bar, the count, the pace, the day; all of it is ASCII.
    var widths = [0, bar, 0, 0, 0]
    for row in rows {
      widths[0] = max(widths[0], row.number.digits)
      widths[2] = max(widths[2], row.progressWidth)
      widths[3] = max(widths[3], row.pace.utf8.count)
      widths[4] = max(widths[4], row.done.utf8.count)
    }
    var room = Int.max
    if let window = terminal.columns {
      let leastText = min(leastText, all.reduce(0) { max($0, Window.width(of: $1.text)) })
      // The pace goes first, then the bar, then the day.
      for least in [3, 1, 4] {
        room = window - widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
        guard room < leastText else { break }
        widths[least] = 0
      }
    }
    try terminal.data(rows: all.count) { index, row in
      let cells = rows[index]
      row.add(spaces: widths[0] - cells.number.digits)
      row.add(cells.number)
      row.add(spaces: 2)
      if widths[1] > 0 {
        row.add(bars[cells.filled])
        row.add(spaces: 2)
      }
      row.add(spaces: widths[2] - cells.progressWidth)
      row.add(cells.count)
      row.add(" of ")
      row.add(cells.target)
      row.add(spaces: 2)
      if widths[3] > 0 {
        row.add(spaces: widths[3] - cells.pace.utf8.count)
        row.add(cells.pace)
        row.add(spaces: 2)
      }
      if widths[4] > 0 {
        row.add(spaces: widths[4] - cells.done.utf8.count)
        row.add(cells.done)
        row.add(spaces: 2)
      }
      row.add(room == .max ? all[index].text : Self.shortened(all[index].text, to: max(4, room)))
    }
  }

  /// A text cut to a width, with points where something is missing.
  static func shortened(_ text: String, to width: Int) -> String {
    let text = Terminal.line(text)
    guard Window.width(of: text) > width else { return text }
    var short = "", used = 0
    for character in text {
      used += Window.width(of: character)
      if used > width - 3 { break }
      short.append(character)
    }
    return short + "..."
  }
}

extension Int {
  /// How many columns it takes, of a number that is not below nothing.
  fileprivate var digits: Int {
    var digits = 1, rest = self / 10
    while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
    return digits
  }
}
