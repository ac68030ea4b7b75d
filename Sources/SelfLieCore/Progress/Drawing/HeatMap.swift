/// A year as a calendar: a column for each week, a row for each weekday, and a shade for the repetitions of each day.
public struct HeatMap: Equatable, Sendable {
  /// The characters for shades, from light to dark, and for curves.
  public enum Shades: Sendable {
    case ascii, blocks
  }

  /// The shade of one day, from no repetition to a full day.
  public enum Cell: Int, Sendable, CaseIterable {
    case nothing, few, some, many, full
    /// A day without a repetition that the plan leaves out.
    case leftOut
    /// A day after the last one, or before the first repetition.
    case blank

    /// The character of the cell, each darker than the one before, so that the map needs no colour.
    func character(_ shades: Shades) -> Character {
      switch self {
      case .nothing where shades == .blocks: "\u{B7}"
      case .few where shades == .blocks: "\u{2591}"
      case .some where shades == .blocks: "\u{2592}"
      case .many where shades == .blocks: "\u{2593}"
      case .full where shades == .blocks: "\u{2588}"
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

  /// The last day of the map.
  public let day: Day
  let plan: Plan
  let spoken: [Day: Int]
  /// The first day with a spoken repetition, before which no day is a gap; nil if there is none.
  let first: Day?
  /// The repetitions that make a day full: the plan's number a day, or the upper quartile of the spoken days.
  let full: Int

  /// Creates the map of the year that ends with a day.
  /// - Parameter spoken: Spoken repetitions by day.
  public init(_ spoken: [Day: Int], until day: Day, plan: Plan = Plan()) {
    self.day = day
    self.plan = plan
    first = spoken.filter { $0.value > 0 }.keys.min()
    self.spoken = spoken.filter { $0.value > 0 && $0.key <= day && $0.key >= day.advanced(by: 1 - 7 * Self.weeks) }
    let counts = self.spoken.values.sorted()
    full = max(1, plan.perDay ?? (counts.isEmpty ? 1 : counts[3 * counts.count / 4]))
  }

  /// The columns of a year: 52 weeks, and one more day or two in a week of their own.
  static let weeks = 53

  /// The shade of a day.
  func cell(of day: Day) -> Cell {
    guard let first, day >= first, day <= self.day else { return .blank }
    guard let count = spoken[day] else { return plan.leavesOut(day) ? .leftOut : .nothing }
    return count >= full ? .full : Cell(rawValue: 1 + 3 * count / full) ?? .full
  }

  /// The Mondays of the last `weeks` weeks, in order.
  func mondays(_ weeks: Int) -> [Day] {
    let last = day.advanced(by: 1 - day.weekday.rawValue)
    return (0..<weeks).map { last.advanced(by: 7 * ($0 - weeks + 1)) }
  }

  /// The short name of the month that begins in the week of a Monday; nil if none begins there.
  static func month(beginningAfter monday: Day) -> String? {
    let month = monday.advanced(by: 6).month
    return month == monday.advanced(by: -1).month ? nil : month
  }

  /// The meaning of each shade that can occur in this map.
  var legend: [(cell: Cell, meaning: String)] {
    var legend: [(cell: Cell, meaning: String)] = [(.nothing, "0")]
    for (part, cell) in zip(0..., [Cell.few, .some, .many]) {
      // The lowest count of this shade, and the highest before the next shade.
      let first = max(1, (part * full + 2) / 3), last = ((part + 1) * full + 2) / 3 - 1
      if first <= last { legend.append((cell, first == last ? "\(first)" : "\(first)-\(last)")) }
    }
    legend.append((.full, "\(full) or more"))
    if plan.skipped.isEmpty && plan.pauses.isEmpty { return legend }
    return legend + [(.leftOut, "left out")]
  }

  /// The map in plain characters; where the columns do not suffice, the oldest weeks are left out.
  public func lines(columns: Int, shades: Shades = .ascii) -> [String] {
    let margin = 4
    let width = margin + 2 * Self.weeks <= columns ? 2 : 1
    let mondays = mondays(max(1, min(Self.weeks, (columns - margin) / width)))
    var months = ""
    for (week, monday) in mondays.enumerated() {
      let place = margin + week * width
      // A month's name needs a space after the name before, and room up to the edge.
      guard let month = Self.month(beginningAfter: monday), months.isEmpty || months.count < place, place + month.count <= columns else {
        continue
      }
      months += String(repeating: " ", count: place - months.count) + month
    }
    let rows = Weekday.allCases.map { weekday in
      let cells = mondays.map { String(cell(of: $0.advanced(by: weekday.rawValue - 1)).character(shades)) }
      return weekday.label + " " + cells.joined(separator: width == 2 ? " " : "")
    }
    return ([months] + rows).map(\.trimmedAtEnd) + [""] + Self.wrapped(legend.map { "\($0.cell.character(shades)) \($0.meaning)" }, columns)
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
  /// The string without the spaces at its end.
  var trimmedAtEnd: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}
