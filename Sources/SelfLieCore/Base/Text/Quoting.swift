// Texts in the languages of other programs. Each type holds a text in such a form that its language reads exactly this text.
//
// Everything here works on Unicode scalars. A `Character` joins a quote with the combining mark behind it, so that a search for the quote
// does not find it; the programs that read these texts see the quote. `make lint` forbids Swift's searches by `Character` in this file.

/// A text as one word of a command line, for sh, bash, zsh and fish alike.
public struct ShellWord: CustomStringConvertible, Sendable {
  public let description: String

  /// Quotes a text only where a shell would read something else, in double quotes if they are enough, because they read best.
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

  /// Whether a shell reads a scalar as itself without quotes. An equals sign or a percent sign is plain inside a word, but zsh and fish
  /// read a word that begins with one as something else.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "@", "%", "+", "=", ":", ",", ".", "/", "-": true
    default: false
    }
  }

  /// Whether a scalar has a meaning for a shell inside double quotes.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "$", "`", "\\", "!": true
    default: false
    }
  }

  /// Puts a text in single quotes, with its own single quotes and backslashes outside of them, each behind a backslash.
  ///
  /// Fish reads backslashes inside single quotes, the other shells do not.
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
  /// The text as one word of a command line, in quotes where it needs them.
  public var shellWord: String { ShellWord(self).description }

  /// The text as the last argument of a command line, behind "--" if it begins with a hyphen, so that it is never read as an option.
  public var shellOperand: String { unicodeScalars.first == "-" ? "-- " + shellWord : shellWord }
}

/// A text as one word of a line in a crontab, which cron reads first and then sh: crontab(5).
struct CronWord: CustomStringConvertible, Sendable {
  let description: String

  /// - Parameter text: A text of one line, because a crontab cannot hold a line break.
  init(_ text: String) {
    // Cron reads a percent sign as a line break, also in quotes, and removes the backslash before it.
    description = escaped(ShellWord(text).description) { $0 == "%" ? "\\%" : nil }
  }
}

/// A text as one word in a systemd unit: systemd.syntax(7), systemd.unit(5).
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
        // As bytes with C's escapes.
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

/// A text as a value in a curl configuration file: https://curl.se/docs/manpage.html#-K
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

/// A text as a JSON string, with its quotes: RFC 8259, 7.
struct JSONString: Sendable {
  /// The string in UTF-8.
  let bytes: [UInt8]

  /// - Parameter isNumber: Which scalars to write as `\u` escapes besides those that JSON requires.
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

  /// Writes a scalar as a JSON escape, "\u00e9", or as two for its surrogates.
  static func number(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
  }
}

/// A text inside an element or an attribute of XML, as in SVG and in notifications: XML 1.0, 2.2 and 2.4.
public struct XMLText: CustomStringConvertible, Sendable {
  public let description: String

  /// Replaces XML's special characters by references, tabs and line breaks by spaces, and characters that XML cannot hold by "?".
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

/// A value of the type TEXT in an iCalendar file: RFC 5545, 3.3.11.
struct CalendarText: CustomStringConvertible, Sendable {
  let description: String

  init(_ text: String) {
    description = escaped(text) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case ";": "\\;"
      case ",": "\\,"
      case "\n": "\\n"
      // Some readers end a line at a carriage return, even without a line feed.
      case "\r": ""
      case "\t": nil
      case "\u{0}"..."\u{1F}", "\u{7F}": "?"
      default: nil
      }
    }
  }
}

/// A completion value with its description, in the form of zsh's `_describe`.
public struct ZshDescription: CustomStringConvertible, Sendable {
  public let description: String

  /// - Parameter meaning: The description; nil for a value alone.
  public init(_ value: String, meaning: String? = nil) {
    let value = escaped(value) { $0 == ":" || $0 == "\\" ? "\\" + String($0) : nil }
    let meaning = meaning.map { ":" + escaped($0) { $0 == "\\" ? "\\\\" : nil } }
    description = value + (meaning ?? "")
  }
}

/// Replaces some scalars of a text.
/// - Parameter replacement: The replacement for a scalar; nil keeps the scalar.
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

/// Writes a number in hexadecimal, filled with zeros to a number of digits.
private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
