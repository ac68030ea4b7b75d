/// The name by which a person calls themselves in a sentence: "Mika, you let this urge pass."
public struct PersonName: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  /// The longest name, in characters. A longer one leaves no breath for a sentence.
  private static let mostCharacters = 40

  /// Takes a name, and gives it capitals if it has none.
  /// - Throws: `PersonNameProblem` unless the name is one to three words of letters, which may be joined as in "Jean-Luc" and "O'Neill".
  public init(_ text: String) throws(PersonNameProblem) {
    let words = Prose.tidied(text).split(separator: " ").map(String.init)
    func isName(_ word: String) -> Bool {
      let pieces = word.split(omittingEmptySubsequences: false) { "-'\u{2010}\u{2011}\u{2019}".contains($0) }
      return pieces.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) } && (try? Wording(word)) != nil
    }
    guard (1...3).contains(words.count), text.count <= Self.mostCharacters, words.allSatisfy(isName) else { throw PersonNameProblem(text) }
    // A name typed wholly in lower case gets its capitals.
    let isSmall = !text.contains(where: \.isUppercase)
    description = (isSmall ? words.map(Inflection.capitalized) : words).joined(separator: " ")
  }

  /// Returns a sentence to "you" with the name before it, or after its cue: "After lunch, Mika, you chew gum."
  func calling(_ text: String, in phrasebook: Phrasebook) -> String {
    func isSaidToYou(_ rest: Substring) -> Bool {
      let word = rest.prefix { $0.isLetter || $0 == "'" || $0 == "\u{2019}" }.lowercased().replacing("\u{2019}", with: "'")
      return phrasebook.expanded(word[...]).first.map(phrasebook.secondPerson.contains) == true
    }
    if isSaidToYou(text[...]) { return "\(self), \(text.prefix(1).lowercased())\(text.dropFirst())" }
    guard let pause = text.ranges(of: ", ").first(where: { isSaidToYou(text[$0.upperBound...]) }) else { return text }
    return "\(text[..<pause.upperBound])\(self), \(text[pause.upperBound...])"
  }

  /// Returns a sentence without the name.
  func leftOut(of text: String) -> String { text.replacing("\(self), ", with: "") }
}

/// A name that cannot be used in a sentence.
public struct PersonNameProblem: Problem, Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  public var description: String {
    let short = text.count > 40 ? "\(text.prefix(40))..." : text
    return "the name '\(short)' can't stand in a sentence; give one to three words in Latin letters, such as Mika"
  }

  public var status: Status { .usage }
}
