/// Finds words of self-harm. A person who writes them gets no affirmation, but is told where help is found. It is no diagnosis.
///
/// Missing such words is worse than finding them where none are meant: then the person can choose other words.
public enum Distress {
  /// Whether a text of any length has words of self-harm, even disguised by other signs or letters.
  public static func isIn(_ text: String, _ phrasebook: Phrasebook = .english) -> Bool {
    let words = plainWords(of: text, phrasebook)
    return !phrasebook.distress.phrases.places(in: words).isEmpty || isHidden(in: words, phrasebook.distress)
  }

  /// Whether any text of a goal has words of self-harm.
  public static func isIn(_ goal: Goal, _ phrasebook: Phrasebook = .english) -> Bool { goal.texts.contains { isIn($0, phrasebook) } }

  /// The text that the person reads instead, in paragraphs.
  ///
  /// 988 is answered in the United States (https://988lifeline.org) and in Canada (https://988.ca), by call and by text; 116 123 by the
  /// Samaritans in the United Kingdom and Ireland, by call.
  public static let help = [
    "Some of these words speak of hurting yourself, or of not wanting to live. selflie makes no sentence of them, because you deserve more than that.",
    "If that is how it is for you now: please tell somebody, a person you trust or a helpline. You do not have to carry it alone.",
    "Free helplines all over the world: https://findahelpline.com. In the United States and Canada call or text 988; in the United Kingdom and "
      + "Ireland call 116 123.",
    "If you may be in danger right now, call the emergency number where you are (112 in Europe, 911 in the United States and Canada).",
    "If it was not meant like that, say it in other words. These were not kept, and nobody was sent them.",
  ]

  /// Whether words of self-harm are written without spaces, or letter by letter.
  private static func isHidden(in words: [Substring], _ table: DistressTable) -> Bool {
    var letters = ""
    for word in words + ["--"] {
      if word.utf8.count == 1 {
        letters += word
        continue
      }
      if letters.utf8.count > 2, hides(letters[...], table) || !table.phrases.places(in: [letters[...]]).isEmpty { return true }
      letters = ""
      if hides(word, table) { return true }
    }
    return false
  }

  private static func hides(_ word: Substring, _ table: DistressTable) -> Bool {
    // Shorter words hide nothing, and longer ones are no words.
    let length = word.utf8.count
    guard length >= 7, length <= 200 else { return false }
    return table.compact.contains { word.contains($0) }
  }

  /// Returns the words of a text in the letters a to z: without apostrophes, and with look-alikes replaced.
  private static func plainWords(of text: String, _ phrasebook: Phrasebook) -> [Substring] {
    var words: [Substring] = []
    var word = "", isMasked = false
    // A sign stands for a letter only between letters: "k1ll", but not "die!".
    var held: Character?
    var last: String.Index?
    func finish() {
      if !word.isEmpty { words.append(isMasked ? phrasebook.distress.unmasked(word) : Substring(word)) }
      (word, isMasked, held) = ("", false, nil)
    }
    func read(_ letter: Character) {
      if let hidden = held {
        word.append(hidden)
        isMasked = isMasked || hidden == "*"
        held = nil
      }
      word.append(letter)
    }
    func read(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": read(Character(scalar))
      case "'": break
      default:
        if let letter = DistressTable.foreignLetters[scalar] {
          read(letter)
        } else if let letter = DistressTable.lookalikes[scalar], !word.isEmpty, held == nil {
          held = letter
        } else {
          finish()
        }
      }
    }
    for token in ProseToken.scan(text, by: phrasebook.notation) {
      if token.place.lowerBound != last { finish() }
      last = token.place.upperBound
      switch token {
      case .word(let plain, _): plain.unicodeScalars.forEach(read)
      case .sign(let sign, _): sign.unicodeScalars.forEach(read)
      }
    }
    finish()
    return words
  }
}
