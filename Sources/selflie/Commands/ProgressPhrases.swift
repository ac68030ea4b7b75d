import SelfLieCore

// The texts about plans and forecasts that people read.

extension Phrases {
  /// A pace, with one decimal below 10: "7.5 a day".
  static func rate(_ pace: Double) -> String { "\(fixed(pace, pace < 10 && pace != pace.rounded() ? 1 : 0)) a day" }

  /// A word as English spells it; the ledger has words in small letters.
  static func spelled(_ word: String) -> String { word == "i" || word.hasPrefix("i'") ? "I" + word.dropFirst() : word }

  /// The plan and what comes of it: "15 a day: you finish on 3 December 2026, 2 days ahead".
  static func plan(_ forecast: Forecast) -> String {
    let plan = forecast.plan
    var head: String
    if let perDay = plan.perDay {
      head = "\(perDay) a day" + (plan.until.map { " until \($0)" } ?? "")
    } else if let needed = forecast.neededPerDay, let until = plan.until {
      head = "\(needed) a day until \(until)"
    } else {
      head = plan.until.map { "until \($0)" + ($0 < forecast.day ? ", which is over" : "") } ?? "no daily target"
    }
    if forecast.isReached { return head + ": target reached" }
    var parts: [String] = []
    if let arrivals = forecast.arrivals {
      parts.append((plan.perDay == nil ? forecast.pace.map { "at \(rate($0)) " } ?? "" : "") + "you finish \(arrival(arrivals))")
    }
    if let ahead = forecast.daysAhead { parts.append(days(ahead: ahead)) }
    return parts.isEmpty ? head : "\(head): \(parts.joined(separator: ", "))"
  }

  /// The days on which a target may be reached: "on 3 December 2026", or "between 3 December 2026 and 5 January 2027".
  static func arrival(_ days: ClosedRange<Day>) -> String {
    days.count == 1 ? "on \(days.lowerBound)" : "between \(days.lowerBound) and \(days.upperBound)"
  }

  private static func days(ahead: Int) -> String {
    switch ahead {
    case 0: "on schedule"
    case 1...: ahead == 1 ? "1 day ahead" : "\(ahead) days ahead"
    default: ahead == -1 ? "1 day behind" : "\(-ahead) days behind"
    }
  }

  /// The weekdays that a plan leaves out, and its pauses that are not over; nil if there are none.
  static func leftOut(by plan: Plan, on day: Day) -> String? {
    let pauses = plan.pauses.filter { $0.upperBound >= day }
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
    let parts = plan.skipped.sorted().map(\.name) + pauses
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The due repetitions, in a line for a prompt.
  static func due(_ status: StatusCommand.Summary) -> String {
    guard status.dueCount > 0 else { return status.today > 0 ? "nothing due, \(status.today) said today" : "nothing due" }
    return "\(status.dueCount) due: \(status.toSay) to say"
  }
}
