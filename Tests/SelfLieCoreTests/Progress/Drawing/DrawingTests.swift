import Foundation
import FoundationXML
import Testing

@testable import SelfLieCore

/// What is drawn of days, as it is read.
struct DrawingTests {
  /// A Saturday.
  private static let today = Day(number: 20_778)

  /// 300 days, of which every third was missed, and three weeks in a row.
  private static var year: [Day: Int] {
    var year: [Day: Int] = [:]
    for number in 0...300 where number % 3 > 0 && !(100...120).contains(number) {
      year[today.advanced(by: -number)] = 1 + number % 7 * 3
    }
    return year
  }

  private static let plan = Plan(
    perDay: 15, skipped: [.sunday], pauses: [today.advanced(by: 5)...today.advanced(by: 40)])

  private static func curve(_ spoken: [Day: Int], target: Int, _ plan: Plan = Plan()) -> Curve {
    let progress = Progress(tally: Tally(spoken: spoken.values.reduce(0, +)), spoken: spoken)
    return Curve(spoken, forecast: progress.forecast(on: today, target: target, plan: plan))
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  // MARK: The calendar

  @Test func `a year is drawn week by week, with gaps as gaps`() {
    let picture = """
            Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov
      Mon           ##.##.##.##.##.##.##.##.##....##.##.##.##.#
      Tue           *.**.**.**.**.**.**.**.**....**.**.**.**.**
      Wed           .**.**.**.**.**.**.**.**.*...*.**.**.**.**.
      Thu           ++.++.++.++.++.++.++.++.++....++.++.++.++.+
      Fri           :.::.::.::.::.::.::.::.::....::.::.::.::.::
      Sat           .::.::.::.::.::.::.::.::....::.::.::.::.::.
      Sun           ##-##-##-##-##-##-##-##-#---#-##-##-##-##-

      . 0   : 1-4   + 5-9   * 10-14   # 15 or more   - left out
      """
    let map = HeatMap(Self.year, until: Self.today, plan: Self.plan)
    #expect(text(map.lines(columns: 60)) == picture)
    #expect(text(map.lines(columns: 100)) == picture)
  }

  @Test func `where there is room the weeks stand apart`() {
    let lines = HeatMap(Self.year, until: Self.today, plan: Self.plan).lines(columns: 120)
    #expect(
      lines.first
        == "        Dec     Jan     Feb     Mar       Apr     May       Jun     Jul     Aug       Sep     Oct     Nov")
    #expect(
      lines[1]
        == "Mon                     # # . # # . # # . # # . # # . # # . # # . # # . # # . . . . # # . # # . # # . # # . #")
  }

  @Test func `where there is little, the last weeks are drawn`() {
    let picture = """
          Sep Oct Nov
      Mon #.##.##.##.#
      Tue .**.**.**.**
      Wed **.**.**.**.
      Thu +.++.++.++.+
      Fri .::.::.::.::
      Sat ::.::.::.::.
      Sun #-##-##-##-

      . 0   : 1-4
      + 5-9   * 10-14
      # 15 or more
      - left out
      """
    #expect(text(HeatMap(Self.year, until: Self.today, plan: Self.plan).lines(columns: 16)) == picture)
  }

  @Test func `nothing is a gap before the first day, nor a promise after the last`() {
    let map = HeatMap([Self.today: 4, Self.today.advanced(by: -3): 1, Self.today.advanced(by: 1): 9], until: Self.today)
    let rows = map.lines(columns: 60).dropFirst().prefix(7)
    #expect(rows.map { $0.dropFirst(4).trimmingCharacters(in: .whitespaces) } == ["", "", ":", ".", ".", "#", ""])
  }

  @Test func `full is what the plan wants, else what the best quarter of the days had`() {
    let legend = { (map: HeatMap) in map.legend.map { "\($0.cell.character(.ascii)) \($0.meaning)" } }
    func map(_ counts: [Int], _ plan: Plan = Plan()) -> HeatMap {
      HeatMap(
        Dictionary(uniqueKeysWithValues: counts.enumerated().map { (Self.today.advanced(by: -$0), $1) }), until: Self.today, plan: plan)
    }
    #expect(legend(map([])) == [". 0", "# 1 or more"])
    #expect(legend(map([1, 1, 1, 1])) == [". 0", "# 1 or more"])
    #expect(legend(map([2])) == [". 0", "+ 1", "# 2 or more"])
    #expect(legend(map([3])) == [". 0", "+ 1", "* 2", "# 3 or more"])
    #expect(legend(map([1, 2, 3, 4])) == [". 0", ": 1", "+ 2", "* 3", "# 4 or more"])
    // One mad day does not make the others pale.
    #expect(legend(map([4, 8, 12, 12, 12, 12, 500])) == [". 0", ": 1-3", "+ 4-7", "* 8-11", "# 12 or more"])
    #expect(legend(map([500], Plan(perDay: 15))) == [". 0", ": 1-4", "+ 5-9", "* 10-14", "# 15 or more"])
    for full in 1...40 {
      let map = map(Array(1...50), Plan(perDay: full))
      for (cell, meaning) in map.legend where cell != .nothing && cell != .full {
        let ends = meaning.split(separator: "-").compactMap { Int($0) }
        for count in ends { #expect(map.cell(of: Self.today.advanced(by: 1 - count)) == cell, "\(count) of \(full)") }
      }
    }
  }

  // MARK: The curve

  @Test func `the way to a target is drawn with what lies ahead`() {
    let picture = """
      3000 |                                                    ..
           |                                                 .....
           |                                              ........
           |                                           ...........
           |                                 #####................
      1500 |                            ##########................
           |                   ###################................
           |              ########################................
           |        ##############################................
           |  ####################################................
         0 +------------------------------------------------------
            26 Jan 2026                         today  25 Mar 2027

      # said   . ahead
      """
    #expect(text(Self.curve(Self.year, target: 3000, Self.plan).lines(columns: 60)) == picture)
  }

  @Test func `a curve is as wide as there is room`() {
    let curve = Self.curve(Self.year, target: 3000, Self.plan)
    for columns in [1, 10, 40, 120, 500] {
      let lines = curve.lines(columns: columns)
      // The date alone takes its place.
      #expect(lines.allSatisfy { $0.count <= max(columns, 30) }, "\(columns)")
      #expect(lines.count == 14)
      #expect(lines[0].hasSuffix("."))
    }
  }

  @Test func `a pause that is to come is flat, and so is a gap`() {
    let spoken = [Self.today.advanced(by: -9): 50, Self.today: 10]
    let plan = Plan(perDay: 10, pauses: [Self.today.advanced(by: 1)...Self.today.advanced(by: 5)])
    let curve = Self.curve(spoken, target: 90, plan)
    #expect(curve.end == Self.today.advanced(by: 8))
    #expect(
      (-9...8).map { Int(curve.sum(on: Self.today.advanced(by: $0))) } == Array(repeating: 50, count: 9) + [
        60, 60, 60, 60, 60, 60, 70, 80, 90,
      ])
  }

  @Test func `what is reached has nothing ahead, and ends with the last day on which something was said`() {
    let curve = Self.curve([Self.today.advanced(by: -9): 50, Self.today.advanced(by: -5): 10], target: 60)
    #expect(curve.end == Self.today.advanced(by: -5))
    #expect(curve.lines(columns: 40).last == "# said")
    // A clock that was set back has days behind it.
    let ahead = Self.curve([Self.today.advanced(by: -9): 50, Self.today.advanced(by: 5): 10], target: 60)
    #expect(ahead.end == Self.today.advanced(by: -9))
    #expect(Self.curve([:], target: 60).lines(columns: 40).last == "# said")
    #expect(Self.curve([:], target: 60, Plan(perDay: 20)).lines(columns: 40).last == "# said   . ahead")
  }

  @Test func `before three days nothing lies ahead, unless a plan says how many a day`() {
    let two = [Self.today.advanced(by: -1): 5, Self.today: 5]
    #expect(Self.curve(two, target: 60).end == Self.today)
    #expect(Self.curve(two, target: 60, Plan(perDay: 10)).end > Self.today)
    #expect(Self.curve(two.merging([Self.today.advanced(by: -2): 5]) { $1 }, target: 60).end > Self.today)
  }

  @Test func `days that are far off are drawn as quickly as others`() throws {
    for number in [Int.min, -36_500_000, 36_500_000, Int.max] {
      let spoken = [Day(number: number): Int.max / 4, Self.today: 1]
      let day = max(Day(number: number), Self.today)
      let forecast = Progress(tally: Tally(spoken: 2), spoken: spoken).forecast(on: day, target: .max)
      #expect(Curve(spoken, forecast: forecast).lines(columns: 60).count == 14)
      #expect(HeatMap(spoken, until: day).lines(columns: 60).count >= 10)
      var picture = Picture(title: "")
      picture.add(HeatMap(spoken, until: day))
      picture.add(Curve(spoken, forecast: forecast))
      #expect(try Self.read(picture.document("")).parsed)
    }
  }

  // MARK: A bar

  @Test(arguments: [
    (0, 1000, "[          ]"), (1, 1000, "[#         ]"), (500, 1000, "[#####     ]"), (999, 1000, "[######### ]"),
    (1000, 1000, "[##########]"), (1500, 1000, "[##########]"), (0, 0, "[##########]"), (1, .max, "[#         ]"),
    (.max, .max, "[##########]"), (-1, 10, "[          ]"),
  ])
  func `a bar is empty before the first, and full when the target is reached`(count: Int, target: Int, bar: String) {
    #expect(Bar.line(count, of: target, columns: 12) == bar)
  }

  // MARK: A picture

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    /// Each piece between two marks.
    var texts: [String] = []
    /// What each text, and each shape, is and where.
    var places: [(element: String, attributes: [String: String], text: Int)] = []
    var parsed = false

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      places.append((name, attributes, texts.count))
      texts.append("")
    }

    func parser(_: XMLParser, foundCharacters text: String) { texts[texts.count - 1] += text }
  }

  private static func read(_ document: String) throws -> Reader {
    let parser = XMLParser(data: Data(document.utf8)), reader = Reader()
    parser.delegate = reader
    reader.parsed = parser.parse()
    return reader
  }

  @Test func `a picture is proper XML with a title and a description, and without scripts`() throws {
    let title = "I am <calm> & \"well\", \u{1}isn't it?"
    var picture = Picture(title: title)
    picture.add(HeatMap(Self.year, until: Self.today, plan: Self.plan))
    picture.add(Self.curve(Self.year, target: 3000, Self.plan))
    let document = picture.document("1 < 2")
    let reader = try Self.read(document)
    #expect(reader.parsed)
    let texts = reader.texts.map { $0.trimmingCharacters(in: .newlines) }
    let shown = title.replacing("\u{1}", with: "?")
    #expect(texts.filter { $0 == shown }.count == 2)
    #expect(texts.contains("1 < 2"))
    #expect(reader.elements["script"] == nil)
    #expect(document.contains("prefers-color-scheme: dark"))
    // Each day says what it is, since the first on which something was said; the paper, and what the six kinds of days mean.
    #expect(reader.elements["rect"] == 300 + 1 + 6)
    #expect(texts.contains("21 November 2026: 0"))
    #expect(texts.contains("15 November 2026: 0, left out"))
    #expect(texts.contains("20 November 2026: 4"))
    #expect(reader.elements["polygon"] == 1 && reader.elements["polyline"] == 1)
  }

  @Test func `each day is in the row of its name, and the curve rises to what was said`() throws {
    let monday = Self.today.advanced(by: -5)
    var picture = Picture(title: "")
    picture.add(HeatMap([monday: 1], until: Self.today))
    picture.add(Self.curve([monday: 5, Self.today: 15], target: 20))
    let reader = try Self.read(picture.document(""))
    func number(_ text: some StringProtocol) throws -> Double { try #require(Double(text)) }
    func text(_ number: Int) -> String {
      reader.texts.indices.contains(number) ? reader.texts[number].trimmingCharacters(in: .newlines) : ""
    }
    let labels = Weekday.allCases.map(\.label)
    let names = reader.places.filter { $0.element == "text" && labels.contains(text($0.text)) }
    // A title of its own follows each day.
    let days = reader.places.filter { $0.element == "rect" && text($0.text + 1).contains(": ") }
    #expect(names.count == 7 && days.count == 6)
    for (day, name) in zip(days, names) {
      let top = try number(day.attributes["y"] ?? ""), line = try number(name.attributes["y"] ?? "")
      #expect(top < line && line < top + 14)
    }
    let curve = try #require(reader.places.first { $0.element == "polygon" }?.attributes["points"])
    // The first and the last are on the ground.
    let heights = try curve.split(separator: " ").map { try number($0.split(separator: ",")[1]) }
    let ground = try #require(heights.first), top = try #require(heights.dropLast().last)
    #expect(heights.last == ground)
    #expect(abs((ground - heights[1]) / (ground - top) - 0.25) < 0.01)
    #expect(zip(heights.dropFirst(), heights.dropFirst(2).dropLast()).allSatisfy { $0 >= $1 })
  }
}
