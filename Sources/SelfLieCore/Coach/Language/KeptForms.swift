/// The forms that a person keeps in the settings, each by its name: "walk: After {cue}, I {act}; why: I {act}, because {reason}".
public struct KeptForms: Equatable, Sendable, CustomStringConvertible {
  /// The forms as the person wrote them.
  public let description: String
  private var forms: [String: SentenceForm] = [:]

  /// Creates an empty list of forms.
  init() { description = "" }

  /// Reads forms; nil if one of them has no name of small letters and hyphens, or is no form.
  public init?(_ text: String) {
    description = Prose.tidied(text)
    // In the settings file, a "#" begins a comment.
    guard !text.contains("#") else { return nil }
    for part in text.split(separator: ";") {
      let parts = part.split(separator: ":", maxSplits: 1).map { Prose.tidied(String($0)) }
      guard parts.count == 2, parts[0].wholeMatch(of: /[a-z][a-z0-9-]*/) != nil, let form = try? SentenceForm(parts[1]) else { return nil }
      guard forms.updateValue(form, forKey: parts[0]) == nil else { return nil }
    }
  }

  /// Returns these forms without the one that a text such as "walk:" names; nil if the text names none of them.
  public func removing(_ text: String) -> KeptForms? {
    let name = text.hasSuffix(":") ? Prose.tidied(String(text.dropLast())).lowercased() : ""
    guard forms[name] != nil else { return nil }
    return KeptForms(all.filter { $0.name != name }.map { "\($0.name): \($0.form)" }.joined(separator: "; "))
  }

  /// Returns these forms with others, which replace those of their names.
  public func adding(_ others: KeptForms) -> KeptForms {
    let all = forms.merging(others.forms) { $1 }.sorted { $0.key < $1.key }
    return KeptForms(all.map { "\($0.key): \($0.value)" }.joined(separator: "; ")) ?? others
  }

  /// All forms, by their names.
  public var all: [(name: String, form: SentenceForm)] { forms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// Returns the form of a name, or the form that a text is.
  /// - Throws: `FormProblem` if there is none of that name, or the text is no form.
  public func form(_ text: String) throws(FormProblem) -> SentenceForm {
    guard text.contains(where: { $0 != " " }) else { throw .noSlot }
    if let form = forms[text.lowercased()] { return form }
    guard text.contains(where: { "{} ".contains($0) }) else { throw .unknownName(text) }
    return try SentenceForm(text)
  }
}
