/// A text that a person writes to be kept and shown again: on one line, composed, and all of it can be seen.
public enum Prose {
  /// More than anybody reads twice. What is spoken has a limit of its own.
  static let mostCharacters = 1000

  /// The text on one line, without what only says how it is printed, in Unicode's composed form (NFC).
  static func tidied(_ text: String) -> String {
    if isTidy(text) { return text }
    var tidied = String.UnicodeScalarView()
    var isBehindSpace = false
    // By scalars: a mark that follows a space is one character with it, and is not to be lost. One at a time: appending several copies all
    // that are there.
    for scalar in text.unicodeScalars where !isPrinting(scalar) {
      if scalar.properties.isWhitespace {
        isBehindSpace = !tidied.isEmpty
      } else {
        if isBehindSpace { tidied.append(" ") }
        isBehindSpace = false
        tidied.append(scalar)
      }
    }
    return String(tidied).composed
  }

  /// Whether a text is plainly as it should be, as most are: printable ASCII, with single spaces between its words.
  private static func isTidy(_ text: String) -> Bool {
    var before = UInt8(ascii: " ")
    return text.allBytes { byte in
      defer { before = byte }
      return (0x20..<0x7F).contains(byte) && (byte != 0x20 || before != 0x20)
    } && (text.isEmpty || before != 0x20)
  }

  /// Refuses what would be kept and never seen, or would change how the text around it is shown.
  /// - Parameter name: What the person calls the text.
  public static func check(_ text: String, as name: String) throws(ProseProblem) {
    guard text.unicodeScalars.count <= mostCharacters else { throw .tooLong(name) }
    for (place, character) in zip(1..., text) {
      for scalar in character.unicodeScalars where !isVisible(scalar) && !isPrinting(scalar) && !scalar.properties.isWhitespace {
        throw .invisible(scalar, place: place, of: name)
      }
    }
  }

  /// Whether a character can be seen, or joins those that can. The others are control characters, those that turn the direction of writing,
  /// and those that mean nothing, or not the same to everybody.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: isJoiner(scalar)
    default: true
    }
  }

  /// Emoji are put together with the one, and words of some scripts kept apart with the other.
  public static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200D}" || scalar == "\u{200C}" }

  /// Soft hyphen, word joiner and byte order mark come with texts that are pasted, and say how they are printed.
  private static func isPrinting(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{AD}" || scalar == "\u{2060}" || scalar == "\u{FEFF}" }
}

extension String {
  /// The same text in Unicode's composed form, so that what is one to Unicode is one to SQLite, too.
  ///
  /// The standard library has it, and Foundation takes it from there, but the public name is Foundation's alone.
  var composed: String { allBytes { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self) }
}

/// A text that cannot be kept.
public enum ProseProblem: Problem, Equatable {
  case tooLong(String)
  case invisible(Unicode.Scalar, place: Int, of: String)

  public var description: String {
    switch self {
    case .tooLong(let name): "\(name) is too long; at most \(Prose.mostCharacters) characters can be kept"
    case .invisible(let scalar, let place, let name): "character \(place) of \(name), \(scalar.codePoint), cannot be seen; leave it out"
    }
  }

  public var status: Status { .usage }
}

extension Unicode.Scalar {
  /// Its number as Unicode writes it: "U+001B".
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
