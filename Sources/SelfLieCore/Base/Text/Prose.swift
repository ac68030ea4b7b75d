/// The rules for texts that a person writes and that are shown again: one line, composed, with every character visible.
public enum Prose {
  /// The limit in Unicode scalars, more than anybody reads twice. Spoken texts have a limit of their own.
  static let mostCharacters = 1000

  /// Returns the text on one line, without marks that only affect layout, in Unicode's composed form (NFC).
  static func tidied(_ text: String) -> String {
    if isTidy(text) { return text }
    var tidied = String.UnicodeScalarView()
    var isBehindSpace = false
    // By scalars: a mark after a space forms one character with the space, and must not be lost. One at a time: appending several scalars
    // at once copies the whole text.
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

  /// Whether a text is tidy already, as most are: printable ASCII with single spaces between its words.
  private static func isTidy(_ text: String) -> Bool {
    var before = UInt8(ascii: " ")
    return text.allBytes { byte in
      defer { before = byte }
      return (0x20..<0x7F).contains(byte) && (byte != 0x20 || before != 0x20)
    } && (text.isEmpty || before != 0x20)
  }

  /// Checks that a text can be kept and shown.
  /// - Parameter name: The person's word for the text, for the message.
  /// - Throws: `ProseProblem` for a text that is too long, or that has a character which is invisible or turns the direction of writing.
  public static func check(_ text: String, as name: String) throws(ProseProblem) {
    guard text.unicodeScalars.count <= mostCharacters else { throw .tooLong(name) }
    for (place, character) in zip(1..., text) {
      for scalar in character.unicodeScalars where !isVisible(scalar) && !isPrinting(scalar) && !scalar.properties.isWhitespace {
        throw .invisible(scalar, place: place, of: name)
      }
    }
  }

  /// Whether a scalar is visible, or joins visible ones. Not visible: control characters, marks that turn the direction of writing, private
  /// and unassigned characters.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: isJoiner(scalar)
    default: true
    }
  }

  /// Whether a scalar joins emoji (U+200D), or keeps letters of some scripts apart (U+200C).
  public static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200D}" || scalar == "\u{200C}" }

  /// Whether a scalar only affects layout: soft hyphens, word joiners and byte order marks come with pasted texts.
  private static func isPrinting(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{AD}" || scalar == "\u{2060}" || scalar == "\u{FEFF}" }
}

extension String {
  /// The text in Unicode's composed form, so that texts that are equal for Unicode are equal for SQLite too.
  ///
  /// The standard library has this function, and Foundation uses it, but only Foundation's name is public.
  var composed: String { allBytes { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self) }
}

/// A text that is too long or has an invisible character.
public enum ProseProblem: Problem, Equatable {
  /// The name of the text that has more than 1000 scalars.
  case tooLong(String)
  /// An invisible scalar, the place of its character counted from 1, and the name of the text.
  case invisible(Unicode.Scalar, place: Int, of: String)

  public var description: String {
    switch self {
    case .tooLong(let name): "\(name) is too long; the limit is \(Prose.mostCharacters) characters"
    case .invisible(let scalar, let place, let name): "character \(place) of \(name), \(scalar.codePoint), is invisible; leave it out"
    }
  }

  public var status: Status { .usage }
}

extension Unicode.Scalar {
  /// The scalar's number as Unicode writes it: "U+001B".
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
