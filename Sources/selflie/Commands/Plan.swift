import ArgumentParser
import SelfLieCore

/// The `plan` command: sets a plan, and shows its forecast.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Set how many a day, by when, and which days are free.",
    discussion: """
      selflie plan 1 --per-day 15
      selflie plan 1 --until "3 December" --skip sat,sun
      selflie plan 1 --pause 2026-12-24..2026-12-31
      selflie plan 1

      Free days don't break a row. Write a day as 2026-12-03, "3 December", tomorrow, friday or "in 30 days". Ahead and behind look back \
      two weeks at most, and never to before you set the plan.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: ArgumentHelp("This many repetitions a day, or none.", valueName: "n"))
  var perDay: String?

  @Option(help: ArgumentHelp("The day to reach the target by, or none.", valueName: "day"))
  var until: String?

  @Option(help: ArgumentHelp("Free days of the week, like sat,sun, or none.", valueName: "days"))
  var skip: String?

  @Option(help: ArgumentHelp("Free days, like 2026-12-24..2026-12-31; can be repeated.", valueName: "from..to"))
  var pause: [String] = []

  @Flag(help: "End the current pause, and drop future ones.")
  var resume = false

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let today = try context.today
    let journal = try context.journal(with: affirmation.reference)
    var affirmation = try journal.affirmation(affirmation.reference)
    let before = affirmation
    try change(&affirmation.plan, today)
    if affirmation != before { try journal.change(before, to: affirmation) }
    let forecast = try journal.progress(of: affirmation).forecast(of: affirmation, on: today)
    if json.isOn { return try context.terminal.data(json: PlanRecord(affirmation, forecast)) }
    let told = Phrases.plan(forecast)
    try context.terminal.data("\(told.prefix(1).uppercased())\(told.dropFirst()).", hanging: 2)
    if let leftOut = Phrases.leftOut(by: affirmation.plan, on: today) { try context.terminal.data("Left out: \(leftOut)", hanging: 2) }
    if forecast.isReached {
      try context.terminal.next("selflie edit \(affirmation.number) --target \(forecast.count + Affirmation.usualTarget)", "To go on")
    }
  }

  private func change(_ plan: inout Plan, _ today: Day) throws {
    let before = plan
    if let perDay {
      plan.perDay = try Self.value(of: perDay, "--per-day takes a whole number from 1 to \(Forecast.most), or \"none\".", number)
    }
    if let until {
      plan.until = try Self.value(of: until, "--until takes today or a later day, like 2026-12-03 or \"3 December\", or \"none\".") {
        Day($0, from: today).flatMap { $0 >= today ? $0 : nil }
      }
    }
    if (plan.perDay, plan.until) != (before.perDay, before.until) {
      plan.since = plan.perDay == nil && plan.until == nil ? nil : today
    }
    if let skip {
      plan.skipped = try Self.value(of: skip, "--skip takes days of the week, but not all seven, like sat,sun, or \"none\".", days) ?? []
    }
    if resume { plan.resume(on: today) }
    for pause in pause {
      guard let days = days(from: pause, today) else {
        throw ValidationError("--pause takes a day or a range of days, like 2026-12-24..2026-12-31.")
      }
      plan.add(days)
    }
  }

  /// Reads a value, or nil from the word "none".
  private static func value<Value>(of text: String, _ complaint: String, _ read: (String) -> Value?) throws -> Value? {
    if text == "none" { return nil }
    guard let value = read(text) else { throw ValidationError(complaint) }
    return value
  }

  private func number(_ text: String) -> Int? { Int(text).flatMap { (1...Forecast.most).contains($0) ? $0 : nil } }

  private func days(_ text: String) -> Set<Weekday>? {
    let names = text.split { $0 == "," || $0 == " " }
    let days = Set(names.compactMap { Weekday($0) })
    return names.allSatisfy { Weekday($0) != nil } && (1..<7).contains(days.count) ? days : nil
  }

  private func days(from text: String, _ today: Day) -> ClosedRange<Day>? {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map { Day($0, from: today) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
    return first...last
  }
}
