/// An SVG picture of the calendar and the curve: one file without scripts, for light and dark screens and for screen readers.
public struct Picture: Sendable {
  /// The subject of the picture, such as an affirmation's text.
  public let title: String
  /// What the picture comes to in a few words, such as "583 of 1000"; empty for none.
  public let caption: String
  private var elements: [String] = []
  private var height = 44.0
  private static let width = 800.0
  private static let margin = 44.0

  /// Creates an empty picture.
  public init(title: String, caption: String = "") {
    self.title = title
    self.caption = caption
    height = caption.isEmpty ? 40 : 62
  }

  /// Adds the calendar of a year below the drawings so far.
  public mutating func add(_ map: HeatMap) {
    let size = 14.0, gap = 2.0
    let top = height + 18
    for (week, monday) in map.mondays(HeatMap.weeks).enumerated() {
      let x = Self.margin + Double(week) * size
      if let month = HeatMap.month(beginningAfter: monday), week < HeatMap.weeks - 1 { text(month, x, height + 12) }
      for day in monday...monday.advanced(by: 6) where map.cell(of: day) != .blank {
        let cell = map.cell(of: day)
        let y = top + Double(day.weekday.rawValue - 1) * size
        let said = map.spoken[day] ?? 0
        elements.append(
          "<rect class=\"\(cell)\" \(Self.box(x, y, size - gap, size - gap))><title>\(day): \(said)\(cell == .leftOut ? ", left out" : "")</title></rect>"
        )
      }
    }
    for weekday in Weekday.allCases { text(weekday.label, Self.margin - 8, top + Double(weekday.rawValue) * size - 4, "end") }
    var x = Self.margin
    let y = top + 7 * size + 12
    for (cell, meaning) in map.legend {
      elements.append("<rect class=\"\(cell)\" \(Self.box(x, y, size - gap, size - gap))/>")
      text(meaning, x + size + 4, y + 10)
      x += 40 + 7 * Double(meaning.count)
    }
    height = y + 40
  }

  /// Adds the curve to the target below the drawings so far.
  public mutating func add(_ curve: Curve) {
    let top = height + 6, tall = 180.0, wide = Self.width - Self.margin - 58
    let days = Double(max(1, curve.start.distance(to: curve.end)))
    let columns = 200
    func x(_ day: Day) -> Double { Self.margin + 20 + wide * Double(curve.start.distance(to: day)) / days }
    func y(_ sum: Double) -> Double { top + tall * (1 - sum / Double(curve.top)) }
    func points(_ range: ClosedRange<Day>) -> String {
      let days = range.lowerBound.distance(to: range.upperBound)
      return (0...columns).map { range.lowerBound.advanced(by: days * $0 / columns) }
        .map { "\(Self.number(x($0))),\(Self.number(y(curve.sum(on: $0))))" }.joined(separator: " ")
    }
    let (left, right) = (x(curve.start), x(curve.start) + wide), bottom = top + tall
    for (sum, label) in [(0, "0"), (curve.top / 2, "\(curve.top / 2)"), (curve.top, "\(curve.top)")] {
      let height = y(Double(sum))
      elements.append("<path class=\"axis\" d=\"M\(Self.number(left)) \(Self.number(height))H\(Self.number(right))\"/>")
      text(label, left - 8, height + 4, "end")
    }
    let past = curve.start...max(curve.start, min(curve.today, curve.end))
    elements.append(
      "<polygon class=\"said\" points=\"\(Self.number(left)),\(Self.number(bottom)) \(points(past)) \(Self.number(x(past.upperBound))),\(Self.number(bottom))\"/>"
    )
    if curve.hasAhead { elements.append("<polyline class=\"ahead\" points=\"\(points(curve.today...curve.end))\"/>") }
    text(curve.start.description, left, bottom + 18)
    if curve.end > curve.start { text(curve.end.description, right, bottom + 18, "end") }
    height = bottom + 44
  }

  /// The whole SVG file.
  /// - Parameter description: The content of the picture in words, for screen readers.
  public func document(_ description: String) -> String {
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" aria-labelledby="title description">
      <title id="title">\(XMLText(title))</title>
      <desc id="description">\(XMLText(description))</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      <text class="title" x="\(Self.number(Self.margin))" y="26">\(XMLText(heading))</text>
      \(caption.isEmpty ? "" : "<text class=\"caption\" x=\"\(Self.number(Self.margin))\" y=\"46\">\(XMLText(caption))</text>\n")\
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// The title, cut to the width of the picture.
  private var heading: String { title.count > 90 ? title.prefix(87) + "..." : title }

  /// The darker a day, the more was said; on a dark screen, the lighter.
  private static let style = """
    text { font: 11px sans-serif; fill: #333 } .title { font-size: 15px; font-weight: bold } .caption { font-size: 13px }
    .paper { fill: #fff } .nothing { fill: #eaeaea } .few { fill: #b9cfe4 } .some { fill: #7fa6cc } .many { fill: #3f74a8 }
    .full { fill: #123f6d } .leftOut { fill: none; stroke: #ccc } .said { fill: #3f74a8; stroke: #3f74a8 }
    .ahead { fill: none; stroke: #333; stroke-dasharray: 5 4 } .axis { stroke: #bbb }
    @media (prefers-color-scheme: dark) {
      text { fill: #ddd } .paper { fill: #16191d } .nothing { fill: #2b3036 } .few { fill: #2c4a68 } .some { fill: #3f74a8 }
      .many { fill: #7fa6cc } .full { fill: #d3e4f5 } .leftOut { stroke: #444 } .ahead { stroke: #ddd } .axis { stroke: #555 }
    }
    """

  private mutating func text(_ text: String, _ x: Double, _ y: Double, _ anchor: String = "start") {
    elements.append(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" text-anchor=\"\(anchor)\">\(XMLText(text))</text>")
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    zip(["x", "y", "width", "height"], [x, y, width, height]).map { "\($0)=\"\(number($1))\"" }.joined(separator: " ")
  }

  /// A number with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
