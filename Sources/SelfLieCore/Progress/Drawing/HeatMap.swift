/// A year as a calendar: a column for each week, a row for each day of the week, and how much was said on each day.
public struct HeatMap: Equatable, Sendable {
  /// What is drawn of one day.
  public enum Cell: Int, Sendable, CaseIterable {
    case nothing, few, some, many, full
    /// Nothing was said, and the plan did not want it.
    case leftOut
    /// A day that is still to come, or was before the first one.
    case blank

    /// Each darker than the one before, so that no colour is needed.
    var character: Character {
      switch self {
      case .nothing: "."
      case .few: ":"
      case .some: "+"
      case .many: "*"
      case .full: "#"
      case .leftOut: "-"
      case .blank: " "
      }
    }
  }

  /// The last day that is drawn.
  public let day: Day
  let plan: Plan
  let spoken: [Day: Int]
  /// The first day of all on which something was said: there is no gap before.
  let first: Day?
  /// So many in a day are as dark as it gets: what the plan wants, or what the best quarter of the days had.
  let full: Int

  /// The year that ends with a day.
  /// - Parameter spoken: Spoken repetitions by day.
  public init(_ spoken: [Day: Int], until day: Day, plan: Plan = Plan()) {
    self.day = day
    self.plan = plan
    first = spoken.filter { $0.value > 0 }.keys.min()
    self.spoken = spoken.filter { $0.value > 0 && $0.key <= day && $0.key >= day.advanced(by: 1 - 7 * Self.weeks) }
    let counts = self.spoken.values.sorted()
    full = max(1, plan.perDay ?? (counts.isEmpty ? 1 : counts[3 * counts.count / 4]))
  }

  /// A year is 52 weeks and a day or two, which are in a week of their own.
  static let weeks = 53

  func cell(of day: Day) -> Cell {
    guard let first, day >= first, day <= self.day else { return .blank }
    guard let count = spoken[day] else { return plan.leavesOut(day) ? .leftOut : .nothing }
    return count >= full ? .full : Cell(rawValue: 1 + 3 * count / full) ?? .full
  }

  /// The Mondays of so many weeks, the last one that of the last day.
  func mondays(_ weeks: Int) -> [Day] {
    let last = day.advanced(by: 1 - day.weekday.rawValue)
    return (0..<weeks).map { last.advanced(by: 7 * ($0 - weeks + 1)) }
  }

  /// The month that begins in the week of a Monday.
  static func month(beginningAfter monday: Day) -> String? {
    let month = monday.advanced(by: 6).month
    return month == monday.advanced(by: -1).month ? nil : month
  }

  /// What each cell stands for, of those that can occur.
  var legend: [(cell: Cell, meaning: String)] {
    var legend: [(cell: Cell, meaning: String)] = [(.nothing, "0")]
    for (part, cell) in zip(0..., [Cell.few, .some, .many]) {
      // The first count of a part, and the last before the next.
      let first = max(1, (part * full + 2) / 3), last = ((part + 1) * full + 2) / 3 - 1
      if first <= last { legend.append((cell, first == last ? "\(first)" : "\(first)-\(last)")) }
    }
    legend.append((.full, "\(full) or more"))
    if plan.skipped.isEmpty && plan.pauses.isEmpty { return legend }
    return legend + [(.leftOut, "left out")]
  }

  /// The map in so many columns of plain characters; what does not fit are the weeks that are longest ago.
  public func lines(columns: Int) -> [String] {
    let margin = 4
    let width = margin + 2 * Self.weeks <= columns ? 2 : 1
    let mondays = mondays(max(1, min(Self.weeks, (columns - margin) / width)))
    var months = ""
    for (week, monday) in mondays.enumerated() {
      let place = margin + week * width
      // With a space after the month before, and not over the edge.
      guard let month = Self.month(beginningAfter: monday), months.isEmpty || months.count < place, place + month.count <= columns else {
        continue
      }
      months += String(repeating: " ", count: place - months.count) + month
    }
    let rows = Weekday.allCases.map { weekday in
      let cells = mondays.map { String(cell(of: $0.advanced(by: weekday.rawValue - 1)).character) }
      return weekday.label + " " + cells.joined(separator: width == 2 ? " " : "")
    }
    return ([months] + rows).map(\.trimmedAtEnd) + [""] + Self.wrapped(legend.map { "\($0.cell.character) \($0.meaning)" }, columns)
  }

  private static func wrapped(_ pieces: [String], _ columns: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, last.count + 3 + piece.count <= columns {
        lines[lines.count - 1] = last + "   " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}

extension String {
  var trimmedAtEnd: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}
