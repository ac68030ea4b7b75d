import SelfLieCore

extension String {
  /// A line broken between words into lines of at most `columns` columns.
  ///
  /// A text that a person may want to copy stays whole, also if it is longer than a line: a path, and a command behind a colon or in
  /// quotes. A terminal that breaks such a line still copies it as one. A line that only begins with the name of selflie and ends as a
  /// sentence does is prose.
  /// - Parameter hanging: The indentation of the lines after the first, if it is at most half the width.
  func wrapped(to columns: Int, hanging: Int = 0) -> [String] {
    guard Window.width(of: self) > columns else { return [self] }
    let indent = hanging <= columns / 2 ? hanging : 4
    var lines: [String] = [], line = "", used = 0
    for (gap, piece) in pieces {
      let width = Window.width(of: piece)
      // A new line helps only if this one has a word already.
      if used > indent, used + gap + width > columns {
        lines.append(line)
        (line, used) = ("".padded(to: indent), indent)
      } else {
        (line, used) = (line.padded(by: gap), used + gap)
      }
      line += piece
      used += width
    }
    return lines + [line]
  }

  /// The unbreakable pieces of a line, each with the number of spaces before it.
  private var pieces: [(gap: Int, text: Substring)] {
    var pieces: [(gap: Int, text: Substring)] = []
    var rest = self[...]
    let isProse = ".!?".contains(last ?? " ")
    while true {
      let gap = rest.prefix { $0 == " " }.count
      rest = rest.dropFirst(gap)
      guard !rest.isEmpty else { return pieces }
      var end = rest.firstIndex(of: " ") ?? rest.endIndex
      if rest.hasPrefix("selflie "), pieces.last.map({ $0.text.last == ":" && $0.text != "Usage:" }) ?? !isProse {
        end = rest.endIndex
      } else if let open = rest[..<end].firstIndex(of: "'"), rest[open...].hasPrefix("'selflie "),
        let close = rest[rest.index(after: open)...].firstIndex(of: "'")
      {
        end = rest[close...].firstIndex(of: " ") ?? rest.endIndex
      }
      pieces.append((gap, rest[..<end]))
      rest = rest[end...]
    }
  }
}
