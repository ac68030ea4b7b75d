import ArgumentParser
import SelfLieCore

/// The `stats` command: prints or draws the days of the ledger.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show your days: how many, how often, and the way to the target, drawn.",
    discussion: """
      selflie stats
      selflie stats 1
      selflie stats 1 --svg year.svg

      The calendar has a column for each week; the darker a character, the more was said. A gap is a gap, and a minus sign a day that the \
      plan leaves out.
      """)

  @Argument(help: ArgumentHelp("The affirmation's number, or the start of its id; all without it.", valueName: "id"))
  var reference: Reference?

  @Option(help: ArgumentHelp("Draw a picture into this file instead, - for standard output.", valueName: "file"))
  var svg: NewFile?

  @Flag(help: "Replace a picture that is there.")
  var force = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    if svg != nil, json.isOn { throw ValidationError("Say either --svg or --json.") }
    if svg == nil, force { throw ValidationError("--force goes with --svg.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal, today = try context.today
    guard let report = try report(context, today) else {
      return try terminal.note("There is no affirmation yet; add one with: selflie add \"I am calm when I speak\"")
    }
    if json.isOn { return try terminal.data(json: StatsRecord(report)) }
    if let svg { return try draw(report, into: svg, context) }
    let columns = terminal.columns ?? 80
    try terminal.data(report.title, hanging: 2)
    try terminal.data(report.rows)
    guard report.statistics.total.count > 0 || report.curve?.hasAhead == true else { return }
    try terminal.data([""] + report.map.lines(columns: columns - 1))
    if let curve = report.curve { try terminal.data([""] + curve.lines(columns: columns - 1)) }
  }

  private func report(_ context: Context, _ today: Day) throws -> Report? {
    if let reference {
      let journal = try context.journal(with: reference)
      let affirmation = try journal.affirmation(reference)
      return Report(day: today, affirmation: affirmation, statistics: try journal.statistics(of: affirmation), plan: affirmation.plan)
    }
    guard let journal = try context.journalIfThere() else { return nil }
    let plans = try journal.summaries(on: today).filter { !$0.isArchived }.map(\.plan)
    return Report(day: today, affirmation: nil, statistics: try journal.statistics(of: nil), plan: Plan.common(to: plans))
  }

  private func draw(_ report: Report, into file: NewFile, _ context: Context) throws {
    var picture = Picture(title: report.title)
    picture.add(report.map)
    if let curve = report.curve { picture.add(curve) }
    let document = picture.document(report.rows.map { "\($0.0): \($0.1)" }.joined(separator: "; "))
    if file.isOutput { return try context.terminal.data(document.split(separator: "\n").map(String.init)) }
    guard let target = try file.target(isReplaced: force, refusal: "Nothing was drawn.", context.terminal) else { return }
    try target.write(context) { try $0.write(Array(document.utf8)) }
    try context.terminal.note("Drawn: \(target.path)")
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
      if let best = statistics.best { rows.append(("best day", "\(best.count) on \(best.day)")) }
      if let share = total.share { rows.append(("takes", "\(Int((share * 100).rounded())) % of \(total.takes) counted")) }
      if total.listened > 0 { rows.append(("listened", String(total.listened))) }
      if total.claimed > 0 { rows.append(("claimed", String(total.claimed))) }
      if let cycle = statistics.cycle { rows.append(("each", "\(fixed(cycle, 1)) s")) }
      if !statistics.hardest.isEmpty {
        rows.append(("hardest", statistics.hardest.prefix(5).map { "\($0.word) \($0.count)" }.joined(separator: ", ")))
      }
      if let forecast { rows.append(("plan", Phrases.plan(forecast))) }
      if let leftOut = Phrases.leftOut(by: plan, on: day) { rows.append(("left out", leftOut)) }
      return rows
    }
  }
}
