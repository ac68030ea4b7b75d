public import FoundationEssentials

extension Reminder {
  /// The reminder as a calendar for other programs, in the form of RFC 5545.
  ///
  /// The times are local wherever the calendar is read. It goes to other machines, so the sentences are not in it.
  /// - Parameters:
  ///   - moment: The present moment, for the time stamps and the first day.
  ///   - offset: The offset of local time from Greenwich, in seconds, positive in the east.
  /// - Throws: `ClockProblem` if the moment is outside the years that a calendar can write, with four digits.
  public func calendar(from moment: Date, offset: Int) throws(ClockProblem) -> String {
    try Moment.check(moment)
    let today = Day(of: moment, offset: offset)
    let start = (0..<7).lazy.map { today.advanced(by: $0) }.first { days.contains($0.weekday) } ?? today
    let rule =
      someDays.isEmpty ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=" + someDays.map { $0.short.prefix(2).uppercased() }.joined(separator: ",")
    let title = CalendarText("Say your sentence")
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", Self.product, "CALSCALE:GREGORIAN"]
    for (place, time) in times.enumerated() {
      let digits = time.description.replacing(":", with: "")
      lines += [
        // The id stays when the time changes, so that a second import moves the event.
        "BEGIN:VEVENT", "UID:remind-\(place + 1)@selflie", "DTSTAMP:\(Self.stamp(moment))",
        "DTSTART:\(start.digits.replacing("-", with: ""))T\(digits)00", "DURATION:PT5M", "RRULE:\(rule)", "SUMMARY:\(title)",
        "DESCRIPTION:\(CalendarText("Hear yourself, say it, have it counted: selflie practice --due"))", "TRANSP:TRANSPARENT",
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:\(title)", "END:VALARM", "END:VEVENT",
      ]
    }
    return (lines + ["END:VCALENDAR"]).map { Self.folded($0) + "\r\n" }.joined()
  }

  /// The line that names selflie as the maker of the calendar.
  static let product = "PRODID:-//selflie//selflie//EN"

  /// A moment in UTC, as in "20261203T080000Z".
  private static func stamp(_ moment: Date) -> String {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down)), day = Day(of: moment, offset: 0)
    let ofDay = seconds - 86_400 * day.number
    let digits = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { $0 < 10 ? "0\($0)" : String($0) }.joined()
    return "\(day.digits.replacing("-", with: ""))T\(digits)Z"
  }

  /// A line folded as RFC 5545 wants: pieces of at most 75 octets, each after the first with a space before it, no character split.
  static func folded(_ line: String) -> String {
    var folded = "", octets = 0
    for scalar in line.unicodeScalars {
      let width = String(scalar).utf8.count
      if octets + width > 75 {
        folded += "\r\n "
        octets = 1
      }
      folded.unicodeScalars.append(scalar)
      octets += width
    }
    return folded
  }
}
