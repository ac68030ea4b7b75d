/// What somebody says to others, in quotation marks.
extension TypedWords {
  /// Returns a goal with what is told as it is told of: "tell my wife that I love her" for "tell my wife "I love you"", "tell myself that I
  /// am enough" for "tell myself "you are enough""; the goal as it is where nothing of this is quoted.
  static func indirect(_ text: String) -> String {
    let plain = text.replacing(/[\u{201C}\u{201D}]/, with: "\"")
    guard plain.contains("\"") else { return text }
    // "Say "I love you" to my wife".
    let turned = plain.replacing(/(?i)\bsay \x22([^\x22]+)\x22 to (my \w+|him|her|them)\b/) { "tell \($0.2) \"\($0.1)\"" }
    let told = /(?i)\b(tell|telling|remind|reminding) (my \w+|myself|him|her|them) \x22((?:i|you|we)[ '][^\x22]+)\x22/
    return turned.replacing(told) { match in
      let whom = String(match.2).lowercased(), said = String(match.3)
      guard whom != "myself" else { return "\(match.1) myself that \(Inflection.first(said))" }
      let object = Relative(in: TypedWords(whom)).map(\.object) ?? (["him", "her"].contains(whom) ? whom : "them")
      return "\(match.1) \(match.2) that \(said.replacing(/(?i)\byou\b/, with: object))"
    }
  }
}
