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

  /// Returns the beginning of a text that somebody else wrote, on one line, with three points in the place of the rest.
  ///
  /// It is cut between scalars: a single character may have marks without end.
  static func line(_ text: String, atMost limit: Int) -> String {
    let scalars = text.unicodeScalars
    // Nothing that is much longer is tidied only to be cut.
    let tidied = tidied(String(scalars.prefix(8 * limit)))
    let isCut = tidied.unicodeScalars.count > limit || scalars.dropFirst(8 * limit).first != nil
    return isCut ? self.tidied(String(tidied.unicodeScalars.prefix(limit - 3))) + "..." : tidied
  }

  /// Checks that a text can be kept and shown.
  /// - Parameter name: The person's word for the text, for the message.
  /// - Throws: `ProseProblem` for a text that is too long, or that has a character which is invisible, turns the direction of writing or
  ///   looks like another.
  public static func check(_ text: String, as name: String) throws(ProseProblem) {
    let scalars = text.unicodeScalars
    guard scalars.count <= mostCharacters else { throw .tooLong(name) }
    for (place, index) in zip(1..., text.indices) {
      for index in scalars[index..<text.index(after: index)].indices {
        let scalar = scalars[index]
        if scalar == "\u{200D}" {
          guard joins(scalars[..<index], scalars[index...].dropFirst()) else { throw .invisible(scalar, place: place, of: name) }
        } else if let plain = scalar.plainForm, plain.properties.isAlphabetic || !scalars.contains(where: isWideScript) {
          throw .fullWidth(scalar, place: place, of: name)
        } else if !isVisible(scalar), !isPrinting(scalar), !scalar.properties.isWhitespace {
          throw .invisible(scalar, place: place, of: name)
        }
      }
    }
  }

  /// Whether a zero-width joiner changes what is seen: between two emoji, or behind a letter of a script that needs it. Anywhere else it
  /// only keeps a word from being found.
  private static func joins(_ before: Substring.UnicodeScalarView, _ next: Substring.UnicodeScalarView) -> Bool {
    guard let last = before.last else { return false }
    if joiningScripts.contains(where: { $0.contains(last.value) }), isLetter(last) { return true }
    // U+FE0F asks for the picture, and a modifier colours it.
    let picture = before.last { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
    return picture.map(isPicture) == true && next.first.map(isPicture) == true
  }

  /// The blocks of scripts whose letters change their form by a joiner: Arabic, Syriac and N'Ko, those of India and Sri Lanka, Myanmar,
  /// Khmer and Mongolian, and Arabic once more.
  private static let joiningScripts: [ClosedRange<UInt32>] = [
    0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x11000...0x114DF,
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: scalar.properties.isAlphabetic
    }
  }

  /// Whether a scalar is an emoji that others can be joined to. Digits and the letters of flags are not.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && scalar.value > 0x7F && !scalar.properties.isEmojiModifier && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar is of Chinese, Japanese or Korean, in whose texts full-width signs are at home.
  private static func isWideScript(_ scalar: Unicode.Scalar) -> Bool {
    [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF].contains { $0.contains(scalar.value) }
  }

  /// Whether a scalar is visible, or keeps visible ones apart. Not visible: control characters, marks that turn the direction of writing,
  /// private and unassigned characters.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: scalar == "\u{200C}"
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

/// A text that is too long, or has a character that is invisible or misleading.
public enum ProseProblem: Problem, Equatable {
  /// The name of the text that has more than 1000 scalars.
  case tooLong(String)
  /// An invisible scalar, the place of its character counted from 1, and the name of the text.
  case invisible(Unicode.Scalar, place: Int, of: String)
  /// A full-width letter or sign, which looks like one of ASCII, the place of its character, and the name of the text.
  case fullWidth(Unicode.Scalar, place: Int, of: String)

  public var description: String {
    switch self {
    case .tooLong(let name): "\(name) is too long; the limit is \(Prose.mostCharacters) characters"
    case .invisible(let scalar, let place, let name): "character \(place) of \(name), \(scalar.codePoint), is invisible; leave it out"
    case .fullWidth(let scalar, let place, let name):
      "character \(place) of \(name), \(scalar.codePoint), is a full-width '\(scalar.plainForm ?? scalar)'; write '\(scalar.plainForm ?? scalar)'"
    }
  }

  public var status: Status { .usage }
}

extension Unicode.Scalar {
  /// The ASCII scalar of which this one is the full-width form; nil for all others.
  fileprivate var plainForm: Unicode.Scalar? { (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) : nil }

  /// The scalar's number as Unicode writes it: "U+001B".
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
