import ArgumentParser
import SelfLieCore

/// The `status` command: prints one line for a prompt or a bar.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Print one line for a prompt or status bar; exit status 1 when nothing is due.",
    discussion: """
      selflie status
      selflie status --format "%n to say, %s days"
      selflie status 1 --format "%p %%"

      --format takes \(placeholders.map { "%\($0.letter) \($0.meaning)" }.joined(separator: ", ")). Without a plan, an affirmation \
      is due until you've said it once that day.
      """)

  /// The letters behind a percent sign in a format, with their meanings.
  static let placeholders: [(letter: Character, meaning: String)] = [
    ("d", "affirmations that are due"), ("n", "repetitions still to say today"), ("t", "said today"), ("s", "days in a row"),
    ("c", "count"), ("T", "target"), ("p", "percent of it"), ("a", "the text of the next that is due"), ("i", "its number"),
    ("%", "a percent sign"),
  ]

  @Argument(help: ArgumentHelp("The affirmation's number, or a word of its text; all without it.", valueName: "id"))
  var reference: Reference?

  @Option(help: ArgumentHelp("The line to print, with placeholders like %n.", valueName: "line"))
  var format: String?

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard let format else { return }
    for letter in Self.letters(in: format) where !Self.placeholders.contains(where: { $0.letter == letter }) {
      throw ValidationError(
        "--format doesn't know %\(letter); it knows \(Self.placeholders.map { "%\($0.letter)" }.joined(separator: " ")).")
    }
    if json.isOn { throw ValidationError("Use either --format or --json.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let today = try context.today
    var summaries = try Self.reading(context) { try $0.summaries(on: today) } ?? []
    if reference == nil { summaries.removeAll(where: \.isArchived) }
    let chosen = try reference.map { reference in [try Self.chosen(reference, of: summaries, context)] } ?? summaries
    let status = Summary(chosen: chosen, day: today)
    let streak = { try status.streak() ?? Self.streak(of: chosen, reference, context, on: today) }
    if json.isOn {
      try context.terminal.data(json: StatusRecord(status, streak: try streak()))
    } else if !chosen.isEmpty {
      try context.terminal.data(format.map { try status.line($0, streak) } ?? Phrases.due(status))
    }
    if status.dueCount == 0 { throw Status.notSaid.exitCode }
  }

  /// The letters behind percent signs; a space stands for a sign at the end.
  private static func letters(in format: String) -> [Character] {
    var letters: [Character] = []
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: sign)...]
      letters.append(rest.popFirst() ?? " ")
    }
    return letters
  }

  /// Reads the journal without checking it whole, so that a prompt need not wait. A journal in an old form, or with a fault, is opened as
  /// every other command opens it.
  private static func reading<Result>(_ context: Context, _ body: (borrowing Journal) throws -> Result) throws -> Result? {
    do {
      guard let journal = try Journal.openToRead(in: context.home, dayEnds: try context.settings.dayEnds) else { return nil }
      return try body(journal)
    } catch {
      if case .busy? = error as? JournalProblem { throw error }
      guard let journal = try context.journalIfThere() else { return nil }
      return try body(journal)
    }
  }

  private static func chosen(_ reference: Reference, of summaries: [AffirmationSummary], _ context: Context) throws -> AffirmationSummary {
    // The number of one that was merged into another leads to that other one.
    if case .number(let number) = reference, !summaries.contains(where: { $0.number == number }),
      let found = try reading(context, { try $0.affirmation(reference).number }), found != number
    {
      return try chosen(.number(found), of: summaries, context)
    }
    let name = try JournalProblem.one(reference, of: summaries.map { AffirmationName(number: $0.number, id: $0.id, text: $0.text) })
    guard let found = summaries.first(where: { $0.number == name.number }) else { throw JournalProblem.noAffirmation(reference) }
    return found
  }

  /// The days in a row, read from the whole ledger, where the row is longer than a summary knows.
  private static func streak(of chosen: [AffirmationSummary], _ reference: Reference?, _ context: Context, on day: Day) throws -> Int {
    let days = try reading(context) { journal in
      guard let reference else { return try journal.days(of: nil) }
      return try journal.days(of: try journal.affirmation(reference))
    }
    return LedgerStatistics(days: days ?? [:]).streak(on: day, plan: Plan.common(to: chosen.map(\.plan)))
  }

  /// The sums of some affirmations on a day.
  struct Summary {
    let chosen: [AffirmationSummary]
    let day: Day
    /// The repetitions still due; the spoken ones of today; the counts; the targets.
    private(set) var toSay = 0, today = 0, count = 0, target = 0
    /// The number of due affirmations, and the first of them.
    private(set) var dueCount = 0, first: AffirmationSummary?

    init(chosen: [AffirmationSummary], day: Day) {
      self.chosen = chosen
      self.day = day
      // One pass without arrays: there may be ten thousand affirmations, and a prompt waits.
      for summary in chosen {
        let forecast = summary.forecast(on: day), due = forecast.due
        toSay += due
        today += forecast.today
        count += forecast.count
        target += forecast.target
        guard due > 0 else { continue }
        dueCount += 1
        if first == nil { first = summary }
      }
    }

    /// The number of days in a row with a spoken repetition; nil if the row may have begun before the recent days.
    func streak() -> Int? {
      var days = Set<Day>()
      for summary in chosen { days.formUnion(summary.recent.keys) }
      let plan = Plan.common(to: chosen.map(\.plan)), streak = plan.streak(of: days, on: day)
      let known = day.advanced(by: 1 - Progress.paceDays)
      return streak == days.count && plan.openDays(in: known..<(days.min() ?? day)) == 0 ? nil : streak
    }

    /// A line with its placeholders filled in.
    /// - Parameter streak: Returns the number of days in a row; called only if the line needs it.
    /// - Throws: The error of `streak`.
    func line(_ format: String, _ streak: () throws -> Int) throws -> String {
      var line = ""
      var rest = format[...]
      while let character = rest.popFirst() {
        guard character == "%" else {
          line.append(character)
          continue
        }
        switch rest.popFirst() {
        case "d": line += String(dueCount)
        case "n": line += String(toSay)
        case "t": line += String(today)
        case "s": line += String(try streak())
        case "c": line += String(count)
        case "T": line += String(target)
        case "p": line += String(Forecast.percent(count, of: target))
        case "a": line += first?.text ?? ""
        case "i": line += first.map { String($0.number) } ?? ""
        default: line.append("%")
        }
      }
      return line
    }
  }
}
