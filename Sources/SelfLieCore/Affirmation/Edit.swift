/// One change of one field of an affirmation.
///
/// Edits are kept for ever: the value of a field follows from them, on this machine and on every machine they are merged into.
public struct Edit: Equatable, Sendable {
  /// A field of an affirmation that can be changed.
  public enum Field: Hashable, Sendable {
    case text, goal, reason, target, strictness, archived, perDay, until, skip, pauses, since, belief, tags
    /// The pronunciation of one word of the text.
    case pronunciation(String)

    private static let simple: [(field: Field, name: String)] = [
      (.text, "text"), (.goal, "goal"), (.reason, "reason"), (.target, "target"), (.strictness, "strictness"), (.archived, "archived"),
      (.perDay, "per_day"), (.until, "until"), (.skip, "skip"), (.pauses, "pauses"),
      (.since, "since"), (.belief, "belief"), (.tags, "tags"),
    ]
    private static let ofWord = "pronunciation:"

    /// All fields except the pronunciations.
    public static var all: [Field] { simple.map(\.field) }

    /// The field's stored name, which is also its column in the journal unless the field is a pronunciation.
    public var name: String {
      if case .pronunciation(let word) = self { Self.ofWord + word } else { Self.simple.first { $0.field == self }?.name ?? "" }
    }

    /// Finds the field with a stored name; nil for any other name.
    public init?(name: String) {
      if name.hasPrefix(Self.ofWord) {
        self = .pronunciation(String(name.dropFirst(Self.ofWord.count)))
      } else if let field = Self.simple.first(where: { $0.name == name })?.field {
        self = field
      } else {
        return nil
      }
    }
  }

  /// The id that all edits made in one step share.
  public let id: Identifier
  /// When the edit was made, in milliseconds since 1970; always later than the previous edit of the field.
  public let made: Int
  /// The field that was changed.
  public let field: Field
  /// The value before the edit; nil if the field was empty.
  public let old: String?
  /// The value after the edit; nil if the field is now empty.
  public let new: String?

  /// Creates an edit.
  public init(id: Identifier, made: Int, field: Field, old: String?, new: String?) {
    self.id = id
    self.made = made
    self.field = field
    self.old = old
    self.new = new
  }
}

extension Affirmation {
  /// Returns the stored text of a field; nil if the field is empty.
  public func value(of field: Edit.Field) -> String? {
    switch field {
    case .text: text
    case .goal: goal
    case .reason: reason
    case .target: String(target)
    case .strictness: strictness.rawValue
    case .archived: isArchived ? "1" : "0"
    case .perDay: plan.perDay.map(String.init)
    case .until: plan.until?.digits
    case .skip: plan.skipped.isEmpty ? nil : plan.skipped.sorted().map(\.short).joined(separator: ",")
    case .pauses: plan.pauses.isEmpty ? nil : plan.pauses.map(Plan.text).joined(separator: ",")
    case .since: plan.since?.digits
    case .belief: belief?.text
    case .tags: Tag.text(tags)
    case .pronunciation(let word): pronunciations[word].map { $0.map(\.description).sorted().joined(separator: Pronunciation.separator) }
    }
  }

  /// Returns the fields whose values differ from another affirmation's.
  public func fields(unlike other: Affirmation) -> [Edit.Field] {
    let words = Set(pronunciations.keys).union(other.pronunciations.keys).sorted()
    return (Edit.Field.all + words.map(Edit.Field.pronunciation)).filter { value(of: $0) != other.value(of: $0) }
  }
}

extension Plan {
  /// Writes a pause: "2026-12-24..2026-12-31", or one day alone.
  public static func text(_ pause: ClosedRange<Day>) -> String {
    pause.count == 1 ? pause.lowerBound.digits : "\(pause.lowerBound.digits)..\(pause.upperBound.digits)"
  }

  /// Reads a pause in the form that `text` writes; nil for any other text.
  public static func pause(_ text: some StringProtocol) -> ClosedRange<Day>? {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map { Day(digits: $0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
    return first...last
  }

  /// Reads the plan's columns in the journal; nil if selflie cannot have written them.
  init?(perDay: String?, until: String?, skip: String?, pauses: String?, since: String?) {
    func all<Part>(_ text: String?, _ read: (Substring) -> Part?) -> [Part]? {
      let parts = (text ?? "").split(separator: ","), read = parts.compactMap(read)
      return read.count == parts.count ? read : nil
    }
    let day = until.map { Day(digits: $0) }, start = since.map { Day(digits: $0) }, number = perDay.map { Int($0) }
    guard let skipped = all(skip, { Weekday($0) }), let pauses = all(pauses, { Self.pause($0) }) else { return nil }
    if case .some(nil) = day { return nil }
    if case .some(nil) = start { return nil }
    if case .some(nil) = number { return nil }
    self.init(perDay: number ?? nil, until: day ?? nil, skipped: Set(skipped), pauses: pauses, since: start ?? nil)
  }
}

extension Pronunciation {
  /// The separator between the pronunciations of one word: no phone's name contains a line break.
  static let separator = "\n"

  /// Reads the pronunciations of one word as an edit stores them; nil for any other text.
  static func several(_ text: String) -> [Pronunciation]? {
    let parts = text.split(separator: separator), read = parts.compactMap { Pronunciation(String($0)) }
    return read.isEmpty || read.count != parts.count ? nil : read
  }
}
