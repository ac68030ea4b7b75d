/// The ledger as a spreadsheet: one row for each line, in the local time where the person was, and no text that could be a formula.
public enum Spreadsheet {
  /// The first row, with the names of the columns, in CSV.
  public static var names: [UInt8] {
    CSV.record([
      "affirmation", "text", "day", "time", "kind", "seconds", "confidence", "objection", "reason", "missing", "heard", "device",
    ])
  }

  /// Returns the row of one line, in CSV.
  /// - Parameters:
  ///   - number: The affirmation's number.
  ///   - text: The affirmation's text.
  ///   - dayEnds: When a day ends, in seconds after midnight.
  public static func row(_ number: Int, _ text: String, _ repetition: Repetition, dayEnds: Int) -> [UInt8] {
    let proper = LedgerLine(affirmation: repetition.id, repetition: repetition).proper.repetition, evidence = proper.evidence
    let local = Moment.text(Moment.nearest(Moment.milliseconds(proper.started) + 1000 * proper.offset))
    return CSV.record([
      String(number), CSV.defused(Self.visible(text)), proper.day(dayEnds: dayEnds).digits,
      "\(local.prefix(10)) \(local.dropFirst(11).prefix(8))",
      proper.kind.rawValue, "\(proper.duration)", "\(proper.confidence)", evidence?.objection.map { "\($0)" } ?? "",
      evidence?.reason?.rawValue ?? "", CSV.defused(evidence?.missing.joined(separator: " ") ?? ""),
      CSV.defused(evidence?.heard.joined(separator: " ") ?? ""), CSV.defused(proper.device ?? ""),
    ])
  }

  /// Returns a text with each invisible character replaced by a question mark: another program may have written it.
  private static func visible(_ text: String) -> String {
    guard (try? Prose.check(text, as: "")) == nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { (try? Prose.check(String($0), as: "")) == nil ? "?" : $0 }))
  }
}
