/// The way to a target as a curve: the sum of spoken repetitions on each day, and its forecast.
public struct Curve: Sendable {
  /// The first day with a spoken repetition, or today.
  public let start: Day
  /// The day from which the forecast is seen.
  public let today: Day
  /// The last day of the curve: the forecast's last day, today without a forecast, or the last spoken day of a reached target.
  public let end: Day
  /// The spoken repetitions to reach.
  public let target: Int
  /// The spoken repetitions of all days.
  public let count: Int
  /// The days with a spoken repetition, in order, each with the sum up to its end.
  private let steps: [(day: Day, sum: Int)]
  private let plan: Plan

  /// Creates the curve of an affirmation.
  /// - Parameter spoken: Spoken repetitions by day.
  public init(_ spoken: [Day: Int], forecast: Forecast) {
    var steps: [(day: Day, sum: Int)] = []
    for (day, count) in spoken.sorted(by: { $0.key < $1.key }) where count > 0 && day <= forecast.day {
      steps.append((day, (steps.last?.sum ?? 0) + count))
    }
    self.steps = steps
    today = forecast.day
    start = steps.first?.day ?? forecast.day
    // A reached target has no forecast: the curve ends with the last repetition. Nor has a pace of too few days.
    let arrival = forecast.arrivals == nil ? nil : forecast.arrival
    end = forecast.isReached ? steps.last?.day ?? forecast.day : max(arrival ?? forecast.day, forecast.day)
    target = forecast.target
    count = forecast.count
    plan = forecast.plan
  }

  /// The highest sum on the axis.
  var top: Int { max(1, target, count) }

  /// The sum of spoken repetitions at the end of a day; a forecast for days after today.
  func sum(on day: Day) -> Double {
    guard day <= today else {
      let tomorrow = today.advanced(by: 1)
      let gone = plan.openDays(in: tomorrow..<day.advanced(by: 1)), days = plan.openDays(in: tomorrow..<end.advanced(by: 1))
      return Double(count) + Double(max(0, target - count)) * min(1, Double(gone) / Double(max(1, days)))
    }
    // A binary search for the last step up to the day.
    var low = 0, high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? Double(steps[low - 1].sum) : 0
  }

  /// The last day that a column shows, where `columns` show all days.
  func day(of column: Int, of columns: Int) -> Day {
    let days = start.distance(to: end) + 1
    return start.advanced(by: max(0, (days * (column + 1) - 1) / columns))
  }

  /// Whether the curve has a forecast.
  public var hasAhead: Bool { end > today }

  /// The curve in plain characters, with axes and a legend: `columns` wide, and `rows` high without the line of dates.
  public func lines(columns: Int, rows: Int = 10, shades: HeatMap.Shades = .ascii) -> [String] {
    let full = shades == .blocks ? "\u{2588}" : "#", ahead = shades == .blocks ? "\u{2591}" : "."
    let numbers = [rows: String(top), rows / 2: String(top / 2)]
    let margin = String(top).count
    let width = max(1, columns - margin - 2)
    let days = (0..<width).map { day(of: $0, of: width) }
    let sums = days.map(sum)
    var lines = stride(from: rows, to: 0, by: -1).map { row in
      let number = numbers[row] ?? ""
      let cells = zip(days, sums).map { day, sum in
        sum * Double(rows) < (Double(row) - 0.5) * Double(top) ? " " : day <= today ? full : ahead
      }
      return String(repeating: " ", count: margin - number.count) + number + " |" + cells.joined()
    }
    lines.append(String(repeating: " ", count: margin - 1) + "0 +" + String(repeating: "-", count: width))
    lines.append(String(repeating: " ", count: margin + 2) + dates(width, today: days.firstIndex { $0 >= today } ?? 0))
    return lines.map(\.trimmedAtEnd) + ["", hasAhead ? "\(full) said   \(ahead) ahead" : "\(full) said"]
  }

  /// The line below the axis: the first day, today and the last day at their columns, as far as there is room.
  private func dates(_ width: Int, today column: Int) -> String {
    var line = start.short
    let last = end.short
    if hasAhead, start < today {
      let now = "today"
      let place = min(column, width) - now.count / 2
      if place >= line.count + 2, place + now.count + 2 <= width - last.count {
        line += String(repeating: " ", count: place - line.count) + now
      }
    }
    guard end > start, line.count + 2 + last.count <= width else { return line }
    return line + String(repeating: " ", count: width - line.count - last.count) + last
  }
}

/// A progress bar that is full only at the target, and empty only before the first repetition. Its width in columns includes both ends.
public enum Bar {
  /// The bar for a count.
  public static func line(_ count: Int, of target: Int, columns: Int) -> String {
    line(filled: filled(count, of: target, columns: columns), columns: columns)
  }

  /// The number of filled cells; all of them only at the target, none only at 0.
  public static func filled(_ count: Int, of target: Int, columns: Int) -> Int {
    let cells = max(1, columns - 2)
    let share = Double(max(0, count)) / Double(max(1, target))
    return count >= target ? cells : count <= 0 ? 0 : min(max(1, Int(share * Double(cells))), max(1, cells - 1))
  }

  /// The bar with a number of filled cells.
  public static func line(filled: Int, columns: Int) -> String {
    "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: max(1, columns - 2) - filled) + "]"
  }
}
