/// A piece of a text that a person wrote: a word, or a sign between words.
///
/// The whole coach reads texts in these pieces. `Token` cuts a text that is to be spoken.
enum ProseToken {
  /// A word in plain letters, which are small and without accents, with straight apostrophes and hyphens inside. A number is a word too, as
  /// "6:30" and "10,000" are.
  case word(Substring, place: Range<String.Index>)
  case sign(Character, place: Range<String.Index>)

  /// The place in the text, with the marks and invisible characters that follow.
  var place: Range<String.Index> {
    switch self {
    case .word(_, let place), .sign(_, let place): place
    }
  }

  /// Cuts a text. White space is no piece, except the end of a line. The time grows with the text's length and with nothing else, because
  /// the text is read by scalars: one character of a hostile text may have millions.
  static func scan(_ text: String, by notation: Notation) -> [ProseToken] {
    var cutter = Cutter(text: text.unicodeScalars, notation: notation)
    cutter.cut()
    return cutter.tokens
  }

  private struct Cutter {
    let text: String.UnicodeScalarView
    let notation: Notation
    var tokens: [ProseToken] = []
    private var start: String.Index?
    private var plain = ""

    init(text: String.UnicodeScalarView, notation: Notation) { (self.text, self.notation) = (text, notation) }

    mutating func cut() {
      var index = text.startIndex
      while index < text.endIndex {
        let scalar = text[index], next = text.index(after: index)
        switch CharacterClass(of: scalar, by: notation) {
        case .letters(let letters): add(letters, at: index)
        case .mark: if start == nil { widenLast(over: index..<next) }
        case .gap: end(at: index)
        case .sign(let sign) where joins(sign, before: next): plain.append(sign)
        case .sign(let sign):
          end(at: index)
          tokens.append(.sign(sign, place: index..<next))
        }
        index = next
      }
      end(at: index)
    }

    private mutating func add(_ letters: String, at index: String.Index) {
      if start == nil { start = index }
      plain += letters
    }

    private mutating func end(at index: String.Index) {
      guard let start else { return }
      tokens.append(.word(plain[...], place: start..<index))
      (self.start, plain) = (nil, "")
    }

    private mutating func widenLast(over place: Range<String.Index>) {
      guard case .sign(let sign, let last)? = tokens.last, last.upperBound == place.lowerBound else { return }
      tokens[tokens.count - 1] = .sign(sign, place: last.lowerBound..<place.upperBound)
    }

    /// Whether a sign belongs to the word around it: "no-nonsense" does not say no, "6:30" is one time, and "a.m." one abbreviation.
    private func joins(_ sign: Character, before next: String.Index) -> Bool {
      guard start != nil, let before = plain.last, next < text.endIndex else { return false }
      let after = text[next]
      switch sign {
      case "-": return before.isLetter && after.properties.isAlphabetic
      case ",", ":": return before.isNumber && after.isDigit
      case ".":
        if before.isNumber { return after.isDigit }
        let isInitial = before.isLetter && plain.dropLast().last?.isLetter != true && after.properties.isAlphabetic
        let behind = text.index(after: next)
        return isInitial && (behind == text.endIndex || !text[behind].properties.isAlphabetic)
      default: return false
      }
    }
  }

  /// What a scalar does to the words around it.
  private enum CharacterClass {
    /// Letters and digits in their plain form, or an apostrophe.
    case letters(String)
    /// A mark on a letter, or an invisible character: it divides no words.
    case mark
    case gap
    case sign(Character)

    init(of scalar: Unicode.Scalar, by notation: Notation) {
      switch scalar {
      case "a"..."z", "0"..."9", "'": self = .letters(String(scalar))
      case "A"..."Z": self = .letters(scalar.properties.lowercaseMapping)
      case "\n": self = .sign("\n")
      case _ where scalar.properties.isWhitespace: self = .gap
      case _ where scalar.isASCII && scalar != "`": self = .sign(Character(scalar))
      default:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .mark
        default: self.init(plain: Token.plainForm(of: Character(scalar), by: notation))
        }
      }
    }

    private init(plain: String) {
      let small = plain.lowercased()
      if small.isEmpty {
        self = .mark
      } else if small.allSatisfy({ $0 == "'" || $0.isLetter || $0.isASCII && $0.isNumber }) {
        self = .letters(small)
      } else {
        self = .sign(small.first ?? " ")
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Phrasebook {
  /// Returns the words of a text in the form of the lists: in plain letters, without quotation marks, contractions in full.
  func words(of text: String) -> [Substring] {
    ProseToken.scan(text, by: notation).flatMap { token in
      guard case .word(let plain, _) = token else { return [] as [Substring] }
      return words(of: Substring(Language.unquoted(String(plain))))
    }
  }

  /// Returns a word in full, and a word of more than three pieces as its pieces, because it was probably joined to hide them.
  func words(of word: Substring) -> [Substring] {
    guard word.contains(where: { $0 != "'" }) else { return [] }
    let pieces = word.split(separator: "-")
    return pieces.count > 3 ? pieces.flatMap(expanded) : expanded(word)
  }

  /// Returns the stems of the words in a text that tell its subject.
  func stems(of text: String) -> Set<String> {
    // A limit for hostile texts: more words than a sentence has tell nothing more about a goal.
    let words = words(of: String(text.prefix(1000))).flatMap { $0.split(separator: "-") }
    return Set(words.filter { $0.count > 1 && $0.contains(where: \.isLetter) && !stopwords.contains($0) }.map { stem($0) })
  }
}
