import SelfLieCore

// The texts about plans and forecasts that people read.

extension Phrases {
  /// A pace, with one decimal below 10: "7.5 a day".
  static func rate(_ pace: Double) -> String { "\(fixed(pace, pace < 10 && pace != pace.rounded() ? 1 : 0)) a day" }

  /// A word as English spells it; the ledger has words in small letters.
  static func spelled(_ word: String) -> String { word == "i" || word.hasPrefix("i'") ? "I" + word.dropFirst() : word }

  /// The plan and what comes of it: "15 a day: you finish on 3 December 2026, 2 days ahead".
  static func plan(_ forecast: Forecast) -> String {
    if forecast.isReached { return "the target is reached, and nothing is left to plan" }
    return forecast.plan.perDay.map { plan(of: $0, forecast) } ?? planWithoutNumber(forecast)
  }

  /// What comes of a number a day. Whoever is slower than that, or cannot keep the plan's date, is told which pace leads to which day.
  private static func plan(of perDay: Int, _ forecast: Forecast) -> String {
    var line = "\(perDay) a day", isTooLate = forecast.missesDate
    if let until = forecast.plan.until {
      if until < forecast.day {
        line += ", though your date, \(until), has passed"
        isTooLate = true
      } else {
        line += isTooLate ? " won't get you there by \(until)" : " until \(until)"
      }
    }
    let slower = forecast.slowerPace
    if let arrivals = forecast.arrivals {
      line += isTooLate || slower != nil ? ": at that pace you finish " : ": you finish "
      line += arrival(arrivals)
    }
    if let ahead = forecast.daysAhead {
      if let slower {
        line += "; \(lately(slower)), which leaves you \(days(ahead: ahead))"
      } else if !isTooLate || ahead < 0 {
        // Nobody is on schedule for a date that the plan misses.
        line += (forecast.arrivals == nil ? ": " : ", ") + days(ahead: ahead)
      }
    }
    if forecast.missesDate, let needed = forecast.neededPerDay { line += "; to be in time you need \(needed) a day" }
    return line
  }

  /// What comes of the pace, where the plan has a date or nothing.
  private static func planWithoutNumber(_ forecast: Forecast) -> String {
    var line = "no plan yet"
    if let until = forecast.plan.until {
      if until < forecast.day {
        line = "your date, \(until), has passed"
      } else {
        line = forecast.neededPerDay.map { "\($0) a day to finish by \(until)" } ?? "every day until \(until) is free"
      }
    }
    guard let arrivals = forecast.arrivals, let pace = forecast.pace else {
      return "\(line), and \(forecast.remaining) \(forecast.remaining == 1 ? "is" : "are") left"
    }
    return "\(line); \(lately(pace)), and at that pace you finish \(arrival(arrivals))"
  }

  /// The pace, in the words that advice has for it.
  private static func lately(_ pace: Double) -> String { "lately you said \(rate(pace))" }

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
