import Glibc
import SelfLieCore
import SystemPackage

/// A terminal's screen, taken over from the first picture on until it is closed, which puts back what was on it.
///
/// The sequences are those of ECMA-48 and of xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html): the alternate screen, the
/// cursor, and the synchronised output that keeps half a picture from being shown. A terminal that does not know one ignores it.
final class Canvas {
  /// Never by colour alone: what a style says is said by words, brackets or a mark too.
  enum Style: Sendable {
    case plain, strong, faint, good
  }

  /// A part of a line in one style.
  struct Span: Equatable, Sendable {
    var text: String
    var style = Style.plain
  }

  typealias Line = [Span]

  private let hasColour: Bool
  private var shown: [String] = []
  private var isOpen = false

  init(hasColour: Bool) { self.hasColour = hasColour }

  /// Draws a picture of lines from the top: only those that changed, all at once.
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

  /// Forgets what was drawn, because it is no longer there.
  func clear() throws {
    shown = []
    if isOpen { try Self.send("\u{1B}[H\u{1B}[2J") }
  }

  /// Puts back what was on the screen before.
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
      }
    return attributes.isEmpty ? text : "\u{1B}[\(attributes)m\(text)\u{1B}[m"
  }

  static func send(_ sequence: String) throws {
    do { _ = try FileDescriptor.standardError.writeAll(sequence.utf8) } catch let reason as Errno {
      throw OutputProblem(stream: "the terminal", reason: reason)
    }
  }
}
