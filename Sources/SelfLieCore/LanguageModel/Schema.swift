/// The form of an answer, in the part of JSON Schema that every server enforces. Servers make mistakes, so it is checked again here.
public indirect enum Schema: Equatable, Sendable {
  /// A text with a number of Unicode characters in this range.
  case text(ClosedRange<Int>)
  /// One of these texts.
  case choice([String])
  /// A whole number in this range.
  case whole(ClosedRange<Int>)
  /// A list of values of one form, with a number of elements in this range.
  case list(Schema, count: ClosedRange<Int>)
  /// An object with exactly these names; a server writes them in this order.
  case object([Field])

  /// A name in an object with its form and its meaning.
  public struct Field: Equatable, Sendable {
    /// The name of the field.
    public let name: String
    /// The meaning in words for the model, because a server does not show the schema to the model.
    public let meaning: String
    /// The form of the value.
    public let form: Schema

    /// Creates a field.
    public init(_ name: String, _ meaning: String, _ form: Schema) {
      self.name = name
      self.meaning = meaning
      self.form = form
    }
  }

  /// The largest bound in a schema: llama-server builds of about a year refuse bounds of 2000 or more.
  public static let mostBound = 999

  // MARK: As JSON Schema

  var json: JSON {
    switch self {
    case .text(let length):
      ["type": "string", "minLength": Self.bound(length.lowerBound), "maxLength": Self.bound(length.upperBound)]
    case .choice(let values): ["type": "string", "enum": .array(values.map { .string($0) })]
    case .whole(let range): ["type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound))]
    case .list(let form, let count):
      [
        "type": "array", "items": form.json, "minItems": Self.bound(count.lowerBound), "maxItems": Self.bound(count.upperBound),
      ]
    case .object(let fields):
      [
        "type": "object", "additionalProperties": false, "required": .array(fields.map { .string($0.name) }),
        "properties": .object(fields.map { JSON.Member($0.name, $0.form.json) }),
      ]
    }
  }

  private static func bound(_ bound: Int) -> JSON { .number(Double(min(bound, mostBound))) }

  /// What keeps a server from holding a model to this schema; nil if nothing does. A schema may be made of what a person wrote.
  var unsupported: String? {
    switch self {
    case .text(let length): length.upperBound > Self.mostBound ? "a text is too long" : nil
    case .choice(let values): values.isEmpty ? "nothing to choose from" : nil
    case .whole: nil
    case .list(let form, let count): count.upperBound > Self.mostBound ? "a list is too long" : form.unsupported
    case .object(let fields):
      // Without names the server takes any object.
      fields.isEmpty
        ? "an object has no names"
        : Set(fields.map(\.name)).count < fields.count ? "a name is there twice" : fields.lazy.compactMap(\.form.unsupported).first
    }
  }

  // MARK: In words

  /// The description of the schema for the model, one line for each name.
  var lines: [String] { lines(indent: "") }

  private func lines(indent: String) -> [String] {
    switch self {
    case .text, .choice, .whole: []
    case .list(let form, _): form.lines(indent: indent)
    case .object(let fields):
      fields.flatMap { ["\(indent)- \"\($0.name)\": \($0.meaning) (\($0.form.words))"] + $0.form.lines(indent: indent + "  ") }
    }
  }

  /// The description of the form in a few words, as in "an array of 3 to 5, each a text of 1 to 9 characters".
  var words: String {
    switch self {
    case .text(let length): "a text of \(length.lowerBound) to \(length.upperBound) characters"
    case .choice(let values): "one of \(values.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .list(let form, let count): "an array of \(count.lowerBound) to \(count.upperBound), each \(form.words)"
    case .object(let fields): "an object with \(fields.map { "\"\($0.name)\"" }.joined(separator: ", "))"
    }
  }

  // MARK: Checking

  /// Returns what is wrong with a value, in words for the model; nil if the value has this form.
  func fault(in value: JSON, at name: String = "the answer") -> String? {
    switch (self, value) {
    case (.text(let length), .string(let text)):
      return length.contains(text.unicodeScalars.count) ? nil : "\(name) has \(text.unicodeScalars.count) characters, and is to be \(words)"
    case (.choice(let values), .string(let text)): return values.contains(text) ? nil : "\(name) is to be \(words)"
    case (.whole(let range), .number):
      return value.whole.map(range.contains) == true ? nil : "\(name) is to be \(words)"
    case (.list(let form, let count), .array(let values)):
      guard count.contains(values.count) else { return "\(name) has \(values.count) elements, and is to be \(words)" }
      return values.lazy.compactMap { form.fault(in: $0, at: "an element of \(name)") }.first
    case (.object(let fields), .object(let members)):
      for field in fields {
        guard let value = value[field.name] else { return "\"\(field.name)\" is missing" }
        if let fault = field.form.fault(in: value, at: "\"\(field.name)\"") { return fault }
      }
      return members.count == fields.count ? nil : "\(name) has names that nobody asked for"
    default: return "\(name) is to be \(words)"
    }
  }
}

/// A sentence that a model proposes, with the model's description of it. The rules must judge it before it becomes a candidate.
public struct Proposal: Equatable, Sendable {
  /// The sentence.
  public let text: String
  /// The name of the style, as in "if_then".
  public let style: String
  /// The name of the family.
  public let category: String
  /// The moment at which the sentence helps; empty if the model gave none.
  public let cue: String
  /// What the person does at that moment; empty if the model gave none.
  public let action: String

  /// Makes the schema of a proposal, with the sentence first, so that it can be read while it is written.
  /// - Parameters:
  ///   - styles: The names of the styles to choose from.
  ///   - categories: The names of the families to choose from.
  public static func schema(styles: [String], categories: [String]) -> Schema {
    .object([
      .init("text", "the sentence, as it is said aloud", .text(12...120)),
      .init("style", "its form", .choice(styles)),
      .init("category", "what it is about", .choice(categories)),
      .init("cue", "the moment at which it helps, or an empty text", .text(0...60)),
      .init("action", "what the person does then, or an empty text", .text(0...60)),
    ])
  }

  /// Reads a proposal, which may be incomplete if it has its text; nil without a text.
  public init?(_ json: JSON) {
    guard let text = json["text"]?.string else { return nil }
    self.text = text
    style = json["style"]?.string ?? ""
    category = json["category"]?.string ?? ""
    cue = json["cue"]?.string ?? ""
    action = json["action"]?.string ?? ""
  }
}
