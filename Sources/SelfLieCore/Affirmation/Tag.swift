/// A word by which a person groups affirmations, such as "work".
public struct Tag: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The tag in lower case, without a hash sign.
  public let description: String

  /// The most characters of a tag.
  static let longest = 40
  /// The separator between the tags of one affirmation, as an edit stores them.
  private static let separator = ","

  /// Reads a tag as a person types it, with a hash sign or without; nil unless it is one word of letters, digits, hyphens and underscores.
  public init?(_ typed: String) {
    let word = (typed.hasPrefix("#") ? String(typed.dropFirst()) : typed).composed.lowercased()
    guard (1...Self.longest).contains(word.unicodeScalars.count),
      word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }), word.first != "-", (try? Prose.check(word, as: "")) != nil
    else { return nil }
    description = word
  }

  public static func < (left: Tag, right: Tag) -> Bool { left.description < right.description }

  /// Writes the tags of an affirmation as an edit stores them; nil for none.
  static func text(_ tags: Set<Tag>) -> String? {
    tags.isEmpty ? nil : tags.sorted().map(\.description).joined(separator: separator)
  }

  /// Reads what `text` writes; nil for any other text.
  static func several(_ text: String) -> Set<Tag>? {
    let tags = Set(text.split(separator: separator).compactMap { Tag(String($0)) })
    return self.text(tags) == text ? tags : nil
  }
}
