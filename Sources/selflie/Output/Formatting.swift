extension String {
  /// The string with spaces added at the end, up to a width in characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The string with a number of spaces added at the end.
  func padded(by count: Int) -> String { self + String(repeating: " ", count: count) }

  /// The string with spaces added at the beginning, up to a width in characters.
  func indented(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

/// A number with exactly `digits` digits after the point, zeros included.
func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  guard value.isFinite, let whole = Int(exactly: (abs(value) * Double(scale)).rounded()) else { return String(value) }
  let sign = value < 0 && whole > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % scale)
  return "\(sign)\(whole / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}

/// A number rounded to `digits` digits after the point.
func rounded(_ value: Double, to digits: Int) -> Double {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  return (value * scale).rounded() / scale
}
