import ArgumentParser
import SelfLieCore

/// The `list` command: shows every affirmation with its progress.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List your affirmations and how far you are.",
    discussion: """
      selflie list
      selflie list --archived
      selflie list --tag work
      selflie list --json

      How far you are, how many you've said, how many a day, when you finish, and the text. Where days vary, the day has a ~ before it. \
      On a terminal, what doesn't fit is cut.
      """)

  @Flag(help: "Show archived ones too.")
  var archived = false

  @Option(name: .customLong("tag"), help: "Show only those with this tag; with every one of several.")
  var tags: [Tag] = []

  @Flag(help: "Use plain characters only.")
  var plain = false

  @OptionGroup var colour: ColourOption
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let today = try context.today
    guard let journal = try context.journalIfThere() else { return try end(context, [], hidden: 0) }
    var shown = try journal.summaries(on: today)
    let count = shown.count
    if !archived { shown.removeAll(where: \.isArchived) }
    if !tags.isEmpty {
      shown.removeAll { !$0.tags.isSuperset(of: tags) }
      guard !shown.isEmpty else { throw TagProblem.none(tags) }
    }
    if json.isOn {
      let outlooks = Dictionary(uniqueKeysWithValues: shown.map { ($0.number, $0.forecast(on: today)) })
      return try context.terminal.data(
        jsonArray: try journal.affirmations().lazy.compactMap { affirmation, tally in
          outlooks[affirmation.number].map { AffirmationRecord(affirmation, tally, $0, in: context.home) }
        })
    }
    var terminal = colour.applied(to: context.terminal)
    if plain { terminal.glyphs = .ascii }
    try List.show(shown, on: today, terminal)
    try end(context, shown, hidden: count - shown.count)
    let numbers = Set(shown.map(\.number))
    for number in try journal.unrecorded() where numbers.contains(number) {
      try terminal.note("\(number) has no recording yet: selflie record \(number)")
    }
    if let first = shown.first(where: { $0.count < $0.target && !$0.isArchived }) {
      try context.terminal.next("selflie practice \(first.number)")
    }
  }

  private func end(_ context: Context, _ shown: [AffirmationSummary], hidden: Int) throws {
    guard shown.isEmpty else { return }
    if json.isOn { return try context.terminal.data(json: [AffirmationRecord]()) }
    try context.terminal.note(
      hidden > 0
        ? "All your affirmations are archived. See them with: selflie list --archived"
        : "You have no affirmations yet. Add one with: selflie add \"I am calm when I speak\"")
  }

  /// The columns of the text that are kept before another column is left out.
  private static let leastText = 10

  /// Prints a row for each affirmation: number, bar, count, pace, day of arrival, and text.
  static func show(_ all: [AffirmationSummary], on day: Day, _ terminal: Terminal) throws {
    let bar = (terminal.columns ?? 80) < 80 ? 7 : 12
    let rows = all.map { summary in
      let forecast = summary.forecast(on: day)
      return [
        "\(summary.number)", terminal.glyphs.bar(filled: Bar.filled(forecast.count, of: forecast.target, columns: bar), columns: bar),
        "\(forecast.count) of \(forecast.target)", forecast.pace.map(Phrases.rate) ?? "",
        summary.isArchived ? "archived" : forecast.isReached ? "reached" : Self.arrival(forecast),
      ]
    }
    var widths = (0..<5).map { column in rows.reduce(0) { max($0, $1[column].count) } }
    var room = Int.max
    if let window = terminal.columns {
      let leastText = min(leastText, all.reduce(0) { max($0, Window.width(of: $1.text)) })
      // In a narrow window the pace goes first, then the bar, then the day.
      for least in [3, 1, 4] {
        room = window - widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
        guard room < leastText else { break }
        widths[least] = 0
      }
    }
    try terminal.data(
      drawings: zip(all, rows).map { summary, cells in
        let words = ([summary.text] + summary.tags.sorted().map { "#\($0)" }).joined(separator: "  ")
        let shown = zip(cells, widths).map { $1 > 0 ? $0.indented(to: $1) + "  " : "" }
        let text = room == .max ? words : shortened(words, to: max(4, room))
        return (before: shown[0], drawing: shown[1], after: shown[2...].joined() + text)
      })
  }

  /// The day on which the target is reached, with a sign before it where it may be another.
  private static func arrival(_ forecast: Forecast) -> String {
    guard let arrivals = forecast.arrivals, let day = forecast.arrival else { return "" }
    return (arrivals.count == 1 ? "" : "~") + day.short
  }

  /// A text cut to a width in columns, with three points in the place of the rest.
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

/// A tag that no affirmation has.
enum TagProblem: Problem {
  case none([Tag])

  var description: String {
    switch self {
    case .none(let tags):
      "no affirmation has the \(tags.count == 1 ? "tag" : "tags") \(tags.map { "'\($0)'" }.joined(separator: " and ")); add it with: selflie edit ID --tag \(tags[0])"
    }
  }

  var status: Status { .notFound }
}
