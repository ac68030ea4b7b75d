/// The form of an answer, in what every server enforces of JSON Schema; it is checked again here, because to be constrained is not to be right.
public indirect enum Schema: Equatable, Sendable {
  /// A text of so many Unicode characters.
  case text(ClosedRange<Int>)
  case choice([String])
  case whole(ClosedRange<Int>)
  case list(Schema, count: ClosedRange<Int>)
  /// Every name has to be there, and no other; a server writes them in this order.
  case object([Field])

  /// A name in an object, and what it is, in words for the model: a server does not show it the schema.
  public struct Field: Equatable, Sendable {
    public let name: String
    public let meaning: String
    public let form: Schema

    public init(_ name: String, _ meaning: String, _ form: Schema) {
      self.name = name
      self.meaning = meaning
      self.form = form
    }
  }

  /// Servers of a year of builds refuse a bound of 2000 or more.
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

  // MARK: In words

  /// What the model is told of it, one line for each name.
  var lines: [String] { lines(indent: "") }

  private func lines(indent: String) -> [String] {
    switch self {
    case .text, .choice, .whole: []
    case .list(let form, _): form.lines(indent: indent)
    case .object(let fields):
      fields.flatMap { ["\(indent)- \"\($0.name)\": \($0.meaning) (\($0.form.words))"] + $0.form.lines(indent: indent + "  ") }
    }
  }

  /// As in "3 to 5 objects".
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

  /// What is wrong with a value, in words for the model; nil if it has this form.
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

/// A sentence that a model proposes, with what it says of it. It is no candidate before the rules have judged it.
public struct Proposal: Equatable, Sendable {
  public let text: String
  /// As in "if_then".
  public let style: String
  public let category: String
  /// Empty where there is none.
  public let cue: String
  public let action: String

  /// The sentence comes first, so that it can be read while it is written.
  public static func schema(styles: [String], categories: [String]) -> Schema {
    .object([
      .init("text", "the sentence, as it is said aloud", .text(12...120)),
      .init("style", "its form", .choice(styles)),
      .init("category", "what it is about", .choice(categories)),
      .init("cue", "the moment at which it helps, or an empty text", .text(0...60)),
      .init("action", "what the person does then, or an empty text", .text(0...60)),
    ])
  }

  /// Nil if it has not the form of `schema`; a part of one is enough if it has its text.
  public init?(_ json: JSON) {
    guard let text = json["text"]?.string else { return nil }
    self.text = text
    style = json["style"]?.string ?? ""
    category = json["category"]?.string ?? ""
    cue = json["cue"]?.string ?? ""
    action = json["action"]?.string ?? ""
  }
}
