import SelfLieCore

/// A text that appears on standard output while it is written, word by word, with no word broken at the end of a line.
///
/// The last words are held back until more follow: an answer may still be dropped for a phrase, and no part of the phrase may be shown.
/// Each function throws `OutputProblem` if standard output is gone.
struct Stream {
  private let terminal: Terminal
  /// The words of the text so far; nil stands for the end of a line.
  private var pieces: [Substring?] = []
  private var text = ""
  private var shown = 0
  private var used = 0

  /// The words held back: more than the longest phrase that drops an answer.
  private static let held = 10

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows the new words of a text that grows.
  mutating func show(_ text: String, isWhole: Bool = false) throws {
    // What was a thought after all is left behind, and the answer begins on a line of its own.
    if !text.hasPrefix(self.text) {
      try endLine()
      shown = 0
    }
    self.text = text
    pieces = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(Optional.some) }.filter { !$0.isEmpty }
      .joined(separator: [nil]).map(\.self)
    try send(upTo: isWhole ? pieces.count : pieces.count - Self.held)
    if isWhole { try endLine() }
  }

  /// Shows the words held back, and ends the line.
  mutating func end() throws {
    try send(upTo: pieces.count)
    try endLine()
  }

  /// Ends the line without the words held back.
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
    // The passing text is on the line to be written.
    if shown == 0 { try terminal.passing("") }
    guard used > 0 else { return }
    try terminal.data("")
    used = 0
  }
}
