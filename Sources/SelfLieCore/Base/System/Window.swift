import Glibc

/// How much fits on a terminal's screen, and how wide a text is on it.
public struct Window: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The window behind a descriptor; 80 by 24 for one that does not say. The corresponding C function is `ioctl`, with `TIOCGWINSZ`.
  public init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// How many columns a character takes: none for a mark on the one before, two for a wide one, at most as many as its parts.
  ///
  /// Terminals differ about characters made of several; too much is harmless, too little breaks a line. The widths are those of the C
  /// library. The corresponding C function is `wcwidth`.
  public static func width(of character: Character) -> Int {
    if character.isASCII { return 1 }
    guard knowsUnicode else { return 2 }
    var width = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the picture of what would be a letter.
      width += scalar == "\u{FE0F}" ? (width == 1 ? 1 : 0) : max(0, Linux.width(of: scalar))
    }
    return width
  }

  /// The C library's widths belong to a locale; this one is always there. The corresponding C function is `setlocale`.
  private static let knowsUnicode = unsafe setlocale(LC_CTYPE, "C.UTF-8") != nil

  public static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }
}
