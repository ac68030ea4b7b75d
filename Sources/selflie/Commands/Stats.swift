import ArgumentParser
import SelfLieCore

/// The `stats` command: prints or draws the days of the ledger.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show your days: how many, how often, and a drawing of the way to your target.",
    discussion: """
      selflie stats
      selflie stats 1
      selflie stats 1 --svg year.svg
      selflie stats 1 --html year.html

      The calendar has a column for each week; the darker a cell, the more you said. A minus sign is a day your plan leaves free.
      """)

  @Argument(help: ArgumentHelp("The affirmation's number, or a word of its text; all without it.", valueName: "id"))
  var reference: Reference?

  @Option(help: ArgumentHelp("Draw an SVG picture into this file, - for standard output.", valueName: "file"))
  var svg: NewFile?

  @Option(help: ArgumentHelp("Write a page for a browser into this file, - for standard output.", valueName: "file"))
  var html: NewFile?

  @Flag(help: "Replace an existing file.")
  var force = false

  @Flag(help: "Use plain characters only.")
  var plain = false

  @OptionGroup var colour: ColourOption
  @OptionGroup var json: JSONOption

  func validate() throws {
    if [svg != nil, html != nil, json.isOn].count(where: \.self) > 1 { throw ValidationError("Use only one of --svg, --html and --json.") }
    if svg == nil, html == nil, force { throw ValidationError("--force needs --svg or --html.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    var terminal = colour.applied(to: context.terminal)
    if plain { terminal.glyphs = .ascii }
    let today = try context.today
    guard let report = try report(context, today) else { return try terminal.note(Phrases.noAffirmation) }
    if json.isOn { return try terminal.data(json: StatsRecord(report)) }
    if let svg { return try write(report.picture, into: svg, context) }
    if let html { return try write(report.page, into: html, context) }
    let columns = terminal.columns ?? 80
    try terminal.data(report.title, hanging: 2)
    try terminal.data(report.rows)
    guard report.statistics.total.count > 0 || report.curve?.hasAhead == true else { return }
    try terminal.data(drawing: [""] + report.map.lines(columns: columns - 1, shades: terminal.glyphs.shades))
    if let curve = report.curve { try terminal.data(drawing: [""] + curve.lines(columns: columns - 1, shades: terminal.glyphs.shades)) }
  }

  private func report(_ context: Context, _ today: Day) throws -> Report? {
    if let reference {
      let journal = try context.journal(with: reference)
      let affirmation = try journal.affirmation(reference)
      return Report(day: today, affirmation: affirmation, statistics: try journal.statistics(of: affirmation), plan: affirmation.plan)
    }
    guard let journal = try context.journalIfThere() else {
      // A program gets its object, with nothing in it.
      return json.isOn ? Report(day: today, affirmation: nil, statistics: LedgerStatistics(days: [:]), plan: Plan()) : nil
    }
    let plans = try journal.summaries(on: today).filter { !$0.isArchived }.map(\.plan)
    return Report(day: today, affirmation: nil, statistics: try journal.statistics(of: nil), plan: Plan.common(to: plans))
  }

  private func write(_ document: String, into file: NewFile, _ context: Context) throws {
    if file.isOutput { return try context.terminal.data(document.split(separator: "\n").map(String.init)) }
    guard let target = try file.target(isReplaced: force, refusal: "Nothing was drawn.", context.terminal) else { return }
    try target.write(context) { try $0.write(Array(document.utf8)) }
    try context.terminal.note("Wrote \(target.path)")
  }

  /// The statistics of one affirmation, or of all, with their drawings.
  struct Report {
    let day: Day
    /// The affirmation; nil for all.
    let affirmation: Affirmation?
    let statistics: LedgerStatistics
    let plan: Plan

    var title: String { affirmation?.text ?? "All affirmations" }

    var forecast: Forecast? {
      affirmation.map { Progress(tally: statistics.total, spoken: statistics.spoken).forecast(of: $0, on: day) }
    }

    var map: HeatMap { HeatMap(statistics.spoken, until: day, plan: plan) }

    var curve: Curve? { forecast.map { Curve(statistics.spoken, forecast: $0) } }

    /// The picture as an SVG document.
    var picture: String {
      let caption = forecast.map { "\(statistics.total.count) of \($0.target)" } ?? counted(statistics.total.count, "repetition")
      var picture = Picture(title: title, caption: caption)
      picture.add(map)
      if let curve { picture.add(curve) }
      return picture.document(rows.map { "\($0.0): \($0.1)" }.joined(separator: "; "))
    }

    /// The page for a browser.
    var page: String {
      Page(
        title: title, rows: rows.map { (name: $0.0, value: $0.1) },
        milestones: affirmation.map { statistics.milestones(of: $0.target) } ?? [], picture: picture
      ).document
    }

    var rows: [(String, String)] {
      let total = statistics.total
      var rows: [(String, String)] = []
      if let forecast {
        rows.append(("count", "\(total.count) of \(forecast.target), \(forecast.percent) %"))
      } else {
        rows.append(("count", String(total.count)))
      }
      rows.append(("today", String(statistics.tally(on: day).count)))
      rows.append(("this week", String(statistics.week(of: day).count)))
      let streak = statistics.streak(on: day, plan: plan)
      if streak > 0 { rows.append(("streak", Phrases.days(streak))) }
      let longest = statistics.longestStreak(plan: plan), practised = statistics.spoken.count
      if longest > 1 { rows.append(("longest", Phrases.days(longest))) }
      if practised > 0 { rows.append(("practised", "on \(counted(practised, "day"))")) }
      if let best = statistics.best { rows.append(("best day", "\(best.count) on \(best.day)")) }
      if let share = total.share { rows.append(("takes", "\(Int((share * 100).rounded())) % of \(total.takes) counted")) }
      if total.listened > 0 { rows.append(("listened", String(total.listened))) }
      if total.claimed > 0 { rows.append(("claimed", String(total.claimed))) }
      if let cycle = statistics.cycle { rows.append(("each", "\(fixed(cycle, 1)) s")) }
      if let affirmation, let last = statistics.milestones(of: affirmation.target).last {
        rows.append(("milestone", "\(last.count) on \(last.day)"))
      }
      if !statistics.hardest.isEmpty {
        rows.append(("hardest", statistics.hardest.prefix(5).map { "\(Phrases.spelled($0.word)) \($0.count)" }.joined(separator: ", ")))
      }
      if let forecast { rows.append(("plan", Phrases.plan(forecast))) }
      if let leftOut = Phrases.leftOut(by: plan, on: day) { rows.append(("left out", leftOut)) }
      return rows
    }
  }
}
