/// The words of a text in the form of the table for danger: in the letters a to z, without apostrophes, with look-alikes replaced and slips
/// corrected. Words in Cyrillic letters stay as they are.
struct DangerWords {
  private(set) var words: [Substring] = []
  private let table: DangerTable
  private var word = ""
  private var isMasked = false
  /// A sign stands for a letter only between letters: "k1ll", but not "die!".
  private var held: Character?
  /// The words that are corrected, of all that a text of any length has. Whoever writes more is not misunderstood because of one.
  private var corrections = 100

  init(_ text: String, _ phrasebook: Phrasebook) {
    table = phrasebook.danger
    let tokens = ProseToken.scan(text, by: phrasebook.notation)
    let isCyrillic = tokens.contains { Self.isCyrillic($0) }
    var last: String.Index?
    for token in tokens {
      let isJoined = token.place.lowerBound == last
      if !isJoined { finish() }
      last = token.place.upperBound
      switch token {
      case .word(let plain, _) where !isJoined && plain.utf8.allSatisfy({ $0 == 44 || $0 >= 48 && $0 <= 57 }): add(number: plain)
      case .word(let plain, _) where isCyrillic && plain.unicodeScalars.allSatisfy({ !$0.isASCII }): words.append(plain)
      case .word(let plain, _): plain.unicodeScalars.forEach { read($0) }
      case .sign(let sign, _): sign.unicodeScalars.forEach { read($0) }
      }
    }
    finish()
    join()
  }

  /// The letters from which on a row of them is a word that is spelled: "k m s".
  private static let fewestSpelled = 3

  /// Joins words that are written letter by letter.
  private mutating func join() {
    var start = 0
    while let first = words.indices.dropFirst(start).first(where: { words[$0].utf8.count == 1 }) {
      let count = words[first...].prefix { $0.utf8.count == 1 }.count
      start = first + 1
      guard count >= Self.fewestSpelled else { continue }
      words.replaceSubrange(first..<(first + count), with: [Substring(words[first..<(first + count)].joined())])
    }
  }

  /// Whether a word has Cyrillic letters only, and one that looks like no Latin letter.
  private static func isCyrillic(_ token: ProseToken) -> Bool {
    guard case .word(let plain, _) = token else { return false }
    return plain.unicodeScalars.allSatisfy { (0x400...0x52F).contains($0.value) }
      && plain.unicodeScalars.contains { DangerTable.foreignLetters[$0] == nil }
  }

  private mutating func add(number digits: Substring) {
    let number = Int(digits.filter { $0 != "," }) ?? .max
    words.append(DangerTable.word(for: number))
  }

  private mutating func finish() {
    if !word.isEmpty { words.append(corrected(isMasked ? table.unmasked(word) : Substring(word))) }
    (word, isMasked, held) = ("", false, nil)
  }

  private mutating func corrected(_ word: Substring) -> Substring {
    guard corrections > 0 else { return word }
    let other = DangerTable.misspelling.corrected(word)
    if other != word { corrections -= 1 }
    return other
  }

  private mutating func read(_ letter: Character) {
    if let hidden = held {
      word.append(hidden)
      isMasked = isMasked || hidden == "*"
      held = nil
    }
    word.append(letter)
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z": read(Character(scalar))
    case "'": break
    default:
      if let letter = DangerTable.foreignLetters[scalar] {
        read(letter)
      } else if let letter = DangerTable.lookalikes[scalar], !word.isEmpty, held == nil {
        held = letter
      } else {
        finish()
      }
    }
  }
}
