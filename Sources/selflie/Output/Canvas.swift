import Glibc
import SelfLieCore
import SystemPackage

/// A terminal's screen: the first drawing takes it over, and closing it restores the content before.
///
/// The sequences are those of ECMA-48 and of xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html): the alternate screen, the
/// cursor, and synchronised output, which keeps a terminal from showing half a picture. A terminal ignores a sequence that it does not
/// know. Each function throws `OutputProblem` if the terminal is gone.
final class Canvas {
  /// The weight or colour of a text. Colour never speaks alone: words, brackets or a mark say the same.
  enum Style: Sendable {
    case plain, strong, faint, good, bad
  }

  /// A part of a line in one style.
  struct Span: Equatable, Sendable {
    var text: String
    var style = Style.plain
  }

  /// The spans of one line, from left to right.
  typealias Line = [Span]

  private let hasColour: Bool
  private var shown: [String] = []
  private var isOpen = false

  init(hasColour: Bool) { self.hasColour = hasColour }

  /// Draws a picture from the top: only the lines that changed, all at once.
  func draw(_ lines: (Window) -> [Line]) throws {
    if !isOpen {
      try Self.send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[2J")
      isOpen = true
    }
    let rows = lines(Window(of: STDERR_FILENO)).map { line in line.map(text).joined() }
    var changes = ""
    for row in 0..<max(rows.count, shown.count) {
      let new = row < rows.count ? rows[row] : ""
      if row >= shown.count || shown[row] != new { changes += "\u{1B}[\(row + 1);1H\(new)\u{1B}[K" }
    }
    shown = rows
    if !changes.isEmpty { try Self.send("\u{1B}[?2026h\u{1B}[?7l\(changes)\u{1B}[?7h\u{1B}[?2026l") }
  }

  /// Forgets the drawn picture, because the screen no longer shows it.
  func clear() throws {
    shown = []
    if isOpen { try Self.send("\u{1B}[H\u{1B}[2J") }
  }

  /// Restores the content that the screen had before the first drawing.
  func close() throws {
    guard isOpen else { return }
    isOpen = false
    shown = []
    try Self.send("\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l")
  }

  private func text(of span: Span) -> String {
    let text = Terminal.line(span.text)
    let attributes =
      switch span.style {
      case .plain: ""
      case .strong: "1"
      case .faint: "2"
      case .good: hasColour ? "1;32" : "1"
      case .bad: hasColour ? "1;31" : "1"
      }
    return attributes.isEmpty ? text : "\u{1B}[\(attributes)m\(text)\u{1B}[m"
  }

  /// Sends a sequence to the terminal, by standard error.
  static func send(_ sequence: String) throws {
    do { _ = try FileDescriptor.standardError.writeAll(sequence.utf8) } catch let reason as Errno {
      throw OutputProblem(stream: "the terminal", reason: reason)
    }
  }
}
