import SelfLieCore

/// A text that is shown while it is written, word by word, with no word broken at the end of a line.
///
/// The last words are held back until more of them are there, so that nothing is shown that would have been dropped for what follows it.
struct Stream {
  private let terminal: Terminal
  /// The pieces of the text so far; nil is where a line ends.
  private var pieces: [Substring?] = []
  private var shown = 0
  private var used = 0

  /// More than the longest phrase that an answer is dropped for.
  private static let held = 10

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows what is new in a text that goes on.
  mutating func show(_ text: String, isWhole: Bool = false) throws {
    pieces = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(Optional.some) }.filter { !$0.isEmpty }
      .joined(separator: [nil]).map(\.self)
    try send(upTo: isWhole ? pieces.count : pieces.count - Self.held)
    if isWhole { try endLine() }
  }

  /// Shows the rest: there is nothing more.
  mutating func end() throws {
    try send(upTo: pieces.count)
    try endLine()
  }

  /// Shows nothing more.
  mutating func drop() throws { try endLine() }

  private mutating func send(upTo end: Int) throws {
    while shown < end {
      if shown == 0 { try terminal.passing("") }
      defer { shown += 1 }
      guard let word = pieces[shown] else {
        try endLine()
        continue
      }
      let width = Window.width(of: word)
      if used > 0, let columns = terminal.columns, used + 1 + width > columns { try endLine() }
      try terminal.data(part: (used > 0 ? " " : "") + word)
      used += width + (used > 0 ? 1 : 0)
    }
  }

  private mutating func endLine() throws {
    // What passes is on the same line.
    if shown == 0 { try terminal.passing("") }
    guard used > 0 else { return }
    try terminal.data("")
    used = 0
  }
}
