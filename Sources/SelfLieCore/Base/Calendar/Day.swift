public import FoundationEssentials

/// A calendar day in the local time of the person, whatever the clocks elsewhere show.
public struct Day: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
  /// Days since 1 January 1970, negative before it.
  public let number: Int

  /// The largest number of a day: beyond any clock, and small enough that the difference of two days cannot overflow.
  private static let furthest = 1 << 40

  /// Makes a day from its number. A number beyond any clock, as a damaged ledger may hold, becomes the furthest day.
  public init(number: Int) { self.number = min(max(number, -Self.furthest), Self.furthest) }

  /// Finds the day of a moment.
  /// - Parameter offset: The local time's offset from Greenwich, in seconds, positive to the east.
  public init(of moment: Date, offset: Int) {
    let days = ((moment.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down)
    self.init(number: Int(min(max(days, -Double(Self.furthest)), Double(Self.furthest))))
  }

  /// Finds the day of a moment in the local time of this machine.
  /// - Parameter dayEnds: When a day ends, in seconds after midnight.
  public init(of moment: Date, dayEnds: Int = 0) { self.init(of: moment, offset: LocalTime.offset(at: moment) - dayEnds) }

  /// Returns the moment at which this day begins in the local time of this machine.
  /// - Parameter dayEnds: When the day before ends, in seconds after midnight.
  public func start(dayEnds: Int) -> Date {
    let midnight = Date(timeIntervalSince1970: Double(number) * 86_400 + Double(dayEnds))
    // The clocks may change on that very day, so the offset is asked again near the moment.
    let near = midnight.addingTimeInterval(-Double(LocalTime.offset(at: midnight)))
    return midnight.addingTimeInterval(-Double(LocalTime.offset(at: near)))
  }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  /// Returns the number of days from this day to another.
  public func distance(to other: Day) -> Int { other.number - number }
  /// Returns the day that comes a number of days later.
  public func advanced(by days: Int) -> Day { Day(number: number + days) }

  /// The day in words: "3 December 2026".
  public var description: String {
    let (year, month, day) = date
    return "\(day) \(Self.months[month - 1]) \(year)"
  }

  /// The day where there is little room: "3 Dec 2026".
  public var short: String {
    let (year, _, day) = date
    return "\(day) \(month) \(year)"
  }

  /// The first three letters of the month's name.
  public var month: String { String(Self.months[date.month - 1].prefix(3)) }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]

  /// The day as file names and programs have it: "2026-12-03".
  public var digits: String {
    let (year, month, day) = date
    return Self.digits(year, month, day)
  }

  private static func digits(_ year: Int, _ month: Int, _ day: Int) -> String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads a day in the form of `digits`; nil for any other text and for years before 1.
  public init?(digits: some StringProtocol) {
    let parts = digits.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...99_999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1, month = (parts[1] + 9) % 12
    let dayOfYear = (153 * month + 2) / 5 + parts[2] - 1
    self.init(number: 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - Self.fromMarch)
    guard self.digits == digits else { return nil }
  }

  /// Days from 1 March of the year 0 to 1 January 1970.
  private static let fromMarch = 719_468

  /// The date in the Gregorian calendar.
  ///
  /// Years that begin in March have their leap day at the end, 153 days in every five months, and 146,097 days in every 400 of them: H.
  /// Neri, L. Schneider, "Euclidean affine functions and their application to calendar algorithms", 2022.
  private var date: (year: Int, month: Int, day: Int) {
    let sinceMarch = number + Self.fromMarch
    let era = (sinceMarch - (sinceMarch < 0 ? 146_096 : 0)) / 146_097
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return month < 10 ? (yearOfEra + era * 400, month + 3, day) : (yearOfEra + era * 400 + 1, month - 9, day)
  }
}

extension Day {
  /// The choice between the days that a text such as "Monday" or "3 December" may mean.
  public enum Occurrence: Sendable {
    /// The first such day from today on.
    case next
    /// The last such day up to today.
    case last
  }

  /// Reads a day as people write it; nil for any other text.
  ///
  /// The forms are "2026-12-03", "3 December", "Dec 3 2026", "today", "tomorrow", "yesterday", "Monday", "in 30 days" and "6 weeks ago".
  /// - Parameter occurrence: Which day a date without a year means, and a day of the week.
  public init?(_ text: some StringProtocol, _ occurrence: Occurrence = .next, from today: Day) {
    let words = text.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    switch words.count {
    case 1: self.init(word: words[0], occurrence, from: today)
    case 3 where words[0] == "in": self.init(words[1], words[2], from: today)
    case 3 where words[2] == "ago":
      guard let day = Day(words[0], words[1], from: today) else { return nil }
      self = today.advanced(by: day.distance(to: today))
    case 2, 3:
      let isMonthFirst = words[0].first?.isLetter == true
      let name = words[isMonthFirst ? 0 : 1]
      let months = Self.months.indices.filter { name.count >= 3 && Self.months[$0].lowercased().hasPrefix(name) }
      guard let month = months.first, let number = Int(words[isMonthFirst ? 1 : 0]), (1...31).contains(number) else { return nil }
      // The next 29 February may be eight years away.
      let years = words.count == 3 ? [Int(words[2])].compactMap(\.self) : (0...8).map { today.date.year + (occurrence == .next ? $0 : -$0) }
      let days = years.lazy.compactMap { Day(digits: Self.digits($0, month + 1, number)) }
      guard let day = days.first(where: { words.count == 3 || (occurrence == .next ? $0 >= today : $0 <= today) }) else { return nil }
      self = day
    default: return nil
    }
  }

  private init?(word: String, _ occurrence: Occurrence, from today: Day) {
    switch word {
    case "today": self = today
    case "tomorrow": self = today.advanced(by: 1)
    case "yesterday": self = today.advanced(by: -1)
    case let name where Weekday(name) != nil:
      let week = (occurrence == .next ? 0...6 : -6...0).map(today.advanced)
      guard let day = week.first(where: { $0.weekday == Weekday(name) }) else { return nil }
      self = day
    default: self.init(digits: word)
    }
  }

  /// Counts a number of days or weeks forward from a day.
  private init?(_ number: String, _ unit: String, from today: Day) {
    guard let number = Int(number), (0...Plan.horizon).contains(number), let days = ["day": 1, "days": 1, "week": 7, "weeks": 7][unit]
    else { return nil }
    self = today.advanced(by: number * days)
  }
}
