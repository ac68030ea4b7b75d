/// A kind of goal that many people have, with templates for it: cues and acts, never mere praise.
public struct Family: Sendable {
  /// The published name: "quit smoking".
  public let name: String
  /// The kind of a goal that does not say its kind.
  let kind: Goal.Kind
  /// Whether the family suits goals of the other kind too.
  let isEither: Bool
  /// The theme of a day for this family.
  let theme: String
  /// The words of goals in their base forms. Words that belong together have hyphens between them.
  let words: Set<String>
  /// Words of goals that mean another subject.
  let others: Set<String>
  let templates: [Template]
  let mornings: [Template]
  let evenings: [Template]

  /// Reads families from a text, with an empty line between two of them and a field on each line: "steady: I choose clean air today."
  ///
  /// A text, because the compiler needs twenty seconds for so many literals.
  static func read(_ text: String) -> [Family] {
    text.split(separator: "\n\n").map { block in
      Family(
        block.split(separator: "\n").compactMap { line in
          let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
          return parts.count == 2 ? (parts[0], parts[1]) : nil
        })
    }
  }

  private init(_ fields: [(name: String, text: String)]) {
    func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.text) }
    func one(_ name: String) -> String { all(name).first ?? "" }
    name = one("family")
    kind = one("kind").hasPrefix("quit") ? .quit : .build
    isEither = one("kind").hasSuffix(" either")
    theme = one("theme")
    words = Inflection.words(one("words"))
    others = Inflection.words(one("but"))
    templates = [Style.ifThen, .steady, .distanced, .refusal].flatMap { style in all(style.rawValue).map { Template(style, $0) } }
    mornings = all("morning").map { Template(.steady, $0) }
    evenings = all("evening").map { Template(.steady, $0) }
  }

  /// Returns the name of a template, which differs from every other template's: "quit smoking/3".
  func name(of index: Int) -> String { "\(name)/\(index + 1)" }

  // MARK: Recognition

  /// Finds the family of a goal by its words in their base forms; nil if no family has any of them.
  /// - Parameter kind: The kind of the goal; nil if the words do not say.
  static func recognized(_ forms: Set<String>, _ kind: Goal.Kind?, in phrasebook: Phrasebook) -> Family? {
    var best: (family: Family, hits: Int)?
    for family in phrasebook.families where !family.words.isEmpty && (kind == nil || family.isEither || family.kind == kind) {
      guard family.others.isDisjoint(with: forms) else { continue }
      // Several words together are clearer than one.
      let hits = forms.intersection(family.words).reduce(0) { $0 + ($1.contains("-") ? 2 : 1) }
      if hits > best?.hits ?? 0 { best = (family, hits) }
    }
    return best?.family
  }

  static func general(_ kind: Goal.Kind, in phrasebook: Phrasebook) -> Family? {
    phrasebook.families.first { $0.words.isEmpty && $0.kind == kind }
  }

  /// Returns a goal's words in their base forms, and each two and three successive words with hyphens.
  static func forms(of words: TypedWords) -> Set<String> {
    let small = words.small.map { $0.filter { $0.isLetter || $0 == "-" || $0 == "'" } }
    var forms = Set(small)
    for word in small {
      if let base = Inflection.base(ofGerund: word) { forms.insert(base) }
      if let base = Inflection.base(ofThirdPerson: word) { forms.insert(base) }
      if word.hasSuffix("s") { forms.insert(String(word.dropLast())) }
      if word.hasSuffix("ies") { forms.insert(word.dropLast(3) + "y") }
      if word.hasSuffix("ier") { forms.insert(word.dropLast(3) + "y") }
    }
    for length in 2...3 {
      for start in small.indices where start + length <= small.count { forms.insert(small[start..<start + length].joined(separator: "-")) }
    }
    return forms
  }
}
