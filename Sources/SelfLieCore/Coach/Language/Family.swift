/// A kind of goal that many people have, with templates for it: cues and acts, never mere praise.
public struct Family: Sendable {
  /// The published name: "quit smoking".
  public let name: String
  /// The kind of a goal that does not say its kind.
  let kind: Goal.Kind
  /// Whether the family suits goals of the other kind too.
  let isEither: Bool
  /// Whether its sentences fit wherever, at whatever and with whomever its habit is had: "gambling on football".
  let fitsAnywhere: Bool
  /// Whether its words name what befalls somebody, who does not do it: "I am learning to live with it" says nothing of what to do.
  let isSuffered: Bool
  /// The theme of a day for this family.
  let theme: String
  /// The words of goals in their base forms. Words that belong together have hyphens between them.
  let words: Set<String>
  /// Words that tell the family only where no other family has a word: "patience" in "patience with my toddler".
  let hints: Set<String>
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
    let kinds = one("kind").split(separator: " ")
    isEither = kinds.contains("either")
    fitsAnywhere = kinds.contains("anywhere")
    isSuffered = kinds.contains("suffered")
    theme = one("theme")
    words = Inflection.words(one("words"))
    hints = Inflection.words(one("hints"))
    others = Inflection.words(one("but"))
    templates = [Style.ifThen, .steady, .distanced, .refusal].flatMap { style in all(style.rawValue).map { Template(style, $0) } }
    mornings = all("morning").map { Template(.steady, $0) }
    evenings = all("evening").map { Template(.steady, $0) }
  }

  /// Returns the name of a template, which differs from every other template's: "quit smoking/3".
  func name(of index: Int) -> String { "\(name)/\(index + 1)" }

  /// Whether it is for any goal of its kind.
  var isGeneral: Bool { words.isEmpty && hints.isEmpty }

  // MARK: Recognition

  /// The single words of its goals: those of the family, and those that a sentence is only for.
  var vocabulary: Set<String> {
    words.union(hints).union((templates + mornings + evenings).flatMap(\.about)).reduce(into: []) { vocabulary, word in
      vocabulary.formUnion(word.split(separator: "-").map(String.init) + [word])
    }
  }

  /// The stems of what its sentences say, without those of its language's most usual words.
  func said(in phrasebook: Phrasebook) -> Set<String> {
    let words = (templates + mornings + evenings).flatMap { $0.pattern.lowercased().split { !$0.isLetter } }
    return Set(words.filter { $0.count > 2 && !phrasebook.stopwords.contains($0) && !phrasebook.common.contains($0) }.map(phrasebook.stem))
  }

  /// The stems of the words of its goals.
  func stems(in phrasebook: Phrasebook) -> Set<String> {
    Set(words.union(hints).filter { !$0.contains("-") }.map(phrasebook.stem)).subtracting(phrasebook.light.map(phrasebook.stem))
  }

  /// Returns the words of a goal that it says nothing of.
  func unknown(in words: some Collection<String>) -> [String] {
    let vocabulary = vocabulary
    return words.filter { vocabulary.isDisjoint(with: Self.forms(of: $0)) }
  }

  /// Finds the family of a goal by its words; nil if no family has any of them.
  /// - Parameters:
  ///   - places: The words in their base forms, each with its place in the goal.
  ///   - kind: The kind of the goal; nil if the words do not say.
  static func recognized(_ places: [String: Int], _ kind: Goal.Kind?, in phrasebook: Phrasebook) -> Family? {
    let forms = Set(places.keys)
    var best: (family: Family, hits: Int, first: Int)?
    for family in phrasebook.families where !family.isGeneral && (kind == nil || family.isEither || family.kind == kind) {
      guard family.others.isDisjoint(with: forms) else { continue }
      let found = forms.intersection(family.words), hinted = forms.intersection(family.hints)
      // Several words together are clearer than one, and what is said first is clearer than what follows: "my grudge against my partner".
      let hits = found.reduce(0) { $0 + ($1.contains("-") ? 4 : 2) } + hinted.reduce(0) { $0 + ($1.contains("-") ? 2 : 1) }
      let first = found.union(hinted).compactMap { places[$0] }.min() ?? 0
      guard let (_, most, earliest) = best else {
        if hits > 0 { best = (family, hits, first) }
        continue
      }
      if hits > most || hits == most && first < earliest { best = (family, hits, first) }
    }
    return best?.family
  }

  static func general(_ kind: Goal.Kind, in phrasebook: Phrasebook) -> Family? {
    phrasebook.families.first { $0.isGeneral && $0.kind == kind }
  }

  /// Returns a goal's words in their base forms, and each two and three successive words with hyphens, each with its place.
  static func forms(of words: TypedWords) -> [String: Int] {
    let small = words.small.map { $0.filter { $0.isLetter || $0 == "-" || $0 == "'" } }
    var forms: [String: Int] = [:]
    for (place, word) in small.enumerated() {
      for form in Self.forms(of: word) where forms[form] == nil { forms[form] = place }
    }
    for length in 2...3 {
      for start in small.indices where start + length <= small.count {
        let form = small[start..<start + length].joined(separator: "-")
        if forms[form] == nil { forms[form] = start }
        // "Remembering names" is about what "remember names" is about.
        if start == 0, let base = Inflection.base(ofGerund: small[0]), Inflection.isVerb(base) {
          let form = ([base] + small[1..<length]).joined(separator: "-")
          if forms[form] == nil { forms[form] = start }
        }
      }
    }
    return forms
  }

  /// Returns what a word may be in its base form.
  static func forms(of word: String) -> [String] {
    var forms = [word] + [Inflection.base(ofGerund: word), Inflection.base(ofThirdPerson: word)].compactMap(\.self)
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("'s") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") || word.hasSuffix("ier") { forms.append(word.dropLast(3) + "y") }
    return forms
  }
}
