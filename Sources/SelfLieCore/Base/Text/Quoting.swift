// Texts in the languages of other programs. Each type holds a text that its language reads as that text, and as nothing else.
//
// Everything here works on Unicode scalars. A `Character` joins a quote with the combining mark behind it, so that a search for the quote does
// not find it; the programs that read these texts see the quote. `make lint` forbids Swift's searches by `Character` in this file.

/// A text as one word of a command line, for sh, bash, zsh and fish alike.
public struct ShellWord: CustomStringConvertible, Sendable {
  public let description: String

  /// Quotes a text only where a shell would read something else, and in double quotes, which read best, where these are enough.
  public init(_ text: String) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(Self.isPlain), let first = scalars.first, first != "=", first != "%" {
      description = text
    } else if scalars.allSatisfy({ !Self.isActive($0) }) {
      description = "\"" + text + "\""
    } else {
      description = Self.inSingleQuotes(scalars)
    }
  }

  /// Whether a shell reads a scalar as itself without quotes. An equals sign or a percent sign may stand inside a word, but zsh and fish read
  /// a word that begins with one as something else.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "@", "%", "+", "=", ":", ",", ".", "/", "-": true
    default: false
    }
  }

  /// Whether a shell reads a scalar as something else inside double quotes.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "$", "`", "\\", "!": true
    default: false
    }
  }

  /// Leaves single quotes and backslashes outside of the quotes, each behind a backslash: fish reads backslashes inside single quotes, the
  /// other shells do not.
  private static func inSingleQuotes(_ scalars: String.UnicodeScalarView) -> String {
    var word = String.UnicodeScalarView()
    var isOpen = false
    for scalar in scalars {
      let isOutside = scalar == "'" || scalar == "\\"
      if isOpen == isOutside {
        word.append("'")
        isOpen.toggle()
      }
      if isOutside { word.append("\\") }
      word.append(scalar)
    }
    if isOpen { word.append("'") }
    return String(word)
  }
}

extension String {
  /// The text as one word of a command line.
  public var shellWord: String { ShellWord(self).description }

  /// The text as an argument that is no option, at the end of a command line: behind two hyphens where it begins with one.
  public var shellOperand: String { unicodeScalars.first == "-" ? "-- " + shellWord : shellWord }
}

/// A text as one word of a line in a crontab, which sh reads after cron: crontab(5).
struct CronWord: CustomStringConvertible, Sendable {
  let description: String

  /// - Parameter text: A text on one line; cron knows no way to write a line's end.
  init(_ text: String) {
    // Cron reads a percent sign as a line's end, also in quotes, and takes away the backslash before it.
    description = escaped(ShellWord(text).description) { $0 == "%" ? "\\%" : nil }
  }
}

/// A text as one word in a unit of systemd: systemd.syntax(7), systemd.unit(5).
struct SystemdWord: CustomStringConvertible, Sendable {
  let description: String

  /// - Parameter expandsVariables: Whether the word stands where systemd replaces `$NAME`, as in the arguments of `ExecStart`.
  init(_ text: String, expandsVariables: Bool = false) {
    let word = escaped(text) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "%": "%%"
      case "$" where expandsVariables: "$$"
      case _ where scalar.properties.generalCategory == .control:
        // Bytes by their numbers, as C writes them.
        String(scalar).utf8.map { "\\x" + hexadecimal(UInt32($0), digits: 2) }.joined()
      default: nil
      }
    }
    description = !text.isEmpty && text.unicodeScalars.allSatisfy(Self.isPlain) ? text : "\"" + word + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "=": true
    default: false
    }
  }
}

/// A text as a value in curl's configuration: https://curl.se/docs/manpage.html#-K
struct CurlWord: CustomStringConvertible, Sendable {
  let description: String

  init(_ text: String) {
    let word = escaped(text) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{B}": "\\v"
      default: nil
      }
    }
    description = "\"" + word + "\""
  }
}

/// A text as a string of JSON, in its quotes: RFC 8259, 7.
struct JSONString: Sendable {
  /// In UTF-8.
  let bytes: [UInt8]

  /// - Parameter isNumber: Which scalars are written as their numbers beside those that JSON wants so.
  init(_ text: String, isNumber: (Unicode.Scalar) -> Bool = { _ in false }) {
    var bytes = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isNumber(scalar), "\u{0}"..<"\n", "\u{B}"..<" ", "\u{7F}": bytes += Self.number(scalar).utf8
      case "\n": bytes += "\\n".utf8
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
    self.bytes = bytes
  }

  /// The number of a scalar, or its two surrogates, as in "\u00e9".
  static func number(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
  }
}

/// A text inside an element or an attribute of XML, which SVG and the texts of notifications are: XML 1.0, 2.2 and 2.4.
public struct XMLText: CustomStringConvertible, Sendable {
  public let description: String

  /// Writes what XML means something else by as references, line ends as spaces, and what XML cannot hold as question marks.
  public init(_ text: String) {
    description = escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t", "\n", "\r": " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "?"
      default: nil
      }
    }
  }
}

/// A value of the type TEXT in a calendar: RFC 5545, 3.3.11.
struct CalendarText: CustomStringConvertible, Sendable {
  let description: String

  init(_ text: String) {
    description = escaped(text) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case ";": "\\;"
      case ",": "\\,"
      case "\n": "\\n"
      // Without its line feed too it would end a line to some who read it.
      case "\r": ""
      case "\t": nil
      case "\u{0}"..."\u{1F}", "\u{7F}": "?"
      default: nil
      }
    }
  }
}

/// A value with what it means, as zsh's `_describe` takes it apart.
public struct ZshDescription: CustomStringConvertible, Sendable {
  public let description: String

  /// - Parameter meaning: Nil for a value alone.
  public init(_ value: String, meaning: String? = nil) {
    let value = escaped(value) { $0 == ":" || $0 == "\\" ? "\\" + String($0) : nil }
    let meaning = meaning.map { ":" + escaped($0) { $0 == "\\" ? "\\\\" : nil } }
    description = value + (meaning ?? "")
  }
}

/// A text with some of its scalars written in another way.
/// - Parameter replacement: What stands for a scalar; nil for the scalar itself.
private func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let replacement = replacement(scalar) {
      escaped.append(contentsOf: replacement.unicodeScalars)
    } else {
      escaped.append(scalar)
    }
  }
  return String(escaped)
}

/// A number in hexadecimal digits, with zeros before it.
private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
