import Glibc

/// The size of a terminal's screen, and the width of texts on it.
public struct Window: Equatable, Sendable {
  /// The width in columns of one narrow character.
  public var columns: Int
  /// The height in lines.
  public var rows: Int

  /// Makes a window of a known size, in columns and lines.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Measures the terminal behind a descriptor; 80 by 24 if it does not report a size. The corresponding C function is `ioctl`, with
  /// `TIOCGWINSZ`.
  public init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// Returns the columns of a character: none for a combining mark, two for a wide one, at most the sum of its scalars'.
  ///
  /// Terminals differ about characters of several scalars; a width too large is harmless, one too small breaks a line. The widths are those
  /// of the C library. The corresponding C function is `wcwidth`.
  public static func width(of character: Character) -> Int {
    if character.isASCII { return 1 }
    guard knowsUnicode else { return 2 }
    var width = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the emoji of a character that is otherwise a letter.
      width += scalar == "\u{FE0F}" ? (width == 1 ? 1 : 0) : max(0, Linux.width(of: scalar))
    }
    return width
  }

  /// Whether the C library has the widths of Unicode, from a locale that is always there. The corresponding C function is `setlocale`.
  private static let knowsUnicode = unsafe setlocale(LC_CTYPE, "C.UTF-8") != nil

  /// Returns the columns of a text.
  public static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }
}
