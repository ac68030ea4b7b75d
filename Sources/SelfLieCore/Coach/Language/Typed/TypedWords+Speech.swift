/// What somebody says to others, in quotation marks.
extension TypedWords {
  /// Returns a goal with what is told as it is told of: "tell my wife that I love her" for "tell my wife "I love you"", "tell myself that I
  /// am enough" for "tell myself "you are enough""; the goal as it is where nothing of this is quoted.
  static func indirect(_ text: String) -> String {
    // Most texts quote nothing, and are read many times.
    guard text.contains(where: { "\"\u{201C}\u{201D}".contains($0) }) else { return text }
    let plain = text.replacing(/[\u{201C}\u{201D}]/, with: "\"")
    // "Say "I love you" to my wife".
    let turned = plain.replacing(/(?i)\bsay \x22(i [^\x22]+)\x22 to (my \w+|him|her|them)\b/) { "tell \($0.2) \"\($0.1)\"" }
    let told = /(?i)\b(tell|telling|remind|reminding) (my \w+|myself|him|her|them) \x22((?:i|you|we)[ '][^\x22]+)\x22/
    return turned.replacing(told) { match in
      // Who "you" is can be said only to oneself.
      guard match.2.lowercased() == "myself" || !match.3.lowercased().hasPrefix("you") else { return String(match.0) }
      let whom = String(match.2).lowercased(), said = String(match.3)
      guard whom != "myself" else { return "\(match.1) myself that \(Inflection.first(said))" }
      let object = Relative(in: TypedWords(whom)).map(\.object) ?? (["him", "her"].contains(whom) ? whom : "them")
      return "\(match.1) \(match.2) that \(said.replacing(/(?i)\byou\b/, with: object))"
    }
  }

  /// A text with what is said replaced by words that stand for it, and what they stand for: "say first to my kids" and "\"please\"".
  ///
  /// What somebody says stays as it is said: "ask my daughter "how was your day?"".
  static func cited(_ text: String) -> (text: String, quotations: [String: String]) {
    // Most texts quote nothing, and are read many times.
    guard text.contains(where: { "\"\u{201C}\u{201D}".contains($0) }) || text.contains(" '") else { return (text, [:]) }
    var quotations: [String: String] = [:]
    let saying =
      /(?i)\b((?:say|says|saying|ask|asks|asking|tell|telling|answer|answering|reply|replying|whisper|whispering|shout|shouting|repeat|repeating|write|writing|respond|responding|murmur|greet|think)(?: \w+){0,3} )(?:\x22([^\x22]{2,80})\x22|'((?:[^']|'(?=\w)){3,80})'(?=\s|$))/
    let told = text.replacing(/[\u{201C}\u{201D}]/, with: "\"").replacing(saying) { match in
      let said = String(match.2 ?? match.3 ?? "").trimmingSuffix { $0 == "," || $0 == "." }
      let word = "cited\(["one", "two", "three"][min(quotations.count, 2)])"
      guard quotations[word] == nil else { return String(match.0) }
      quotations[word] = "\"\(said.split(separator: " ").joined(separator: "\u{A0}"))\""
      return "\(match.1)\(word)"
    }
    return (told, quotations)
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its end for which a condition holds.
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isLeft($0) }.map { index(after: $0) } ?? startIndex)])
  }
}
