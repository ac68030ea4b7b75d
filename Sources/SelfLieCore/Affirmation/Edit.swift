/// One change of one field of an affirmation. They are kept for ever: what a field says follows from them, here and wherever they are taken.
public struct Edit: Equatable, Sendable {
  /// What of an affirmation can be changed, by the name under which it is kept.
  public enum Field: Hashable, Sendable {
    case text, goal, reason, target, strictness, archived, perDay, until, skip, pauses, since, belief
    /// How one of its words sounds.
    case pronunciation(String)

    private static let simple: [(field: Field, name: String)] = [
      (.text, "text"), (.goal, "goal"), (.reason, "reason"), (.target, "target"), (.strictness, "strictness"), (.archived, "archived"),
      (.perDay, "per_day"), (.until, "until"), (.skip, "skip"), (.pauses, "pauses"),
      (.since, "since"), (.belief, "belief"),
    ]
    private static let ofWord = "pronunciation:"

    /// All but the pronunciations.
    public static var all: [Field] { simple.map(\.field) }

    public var name: String {
      if case .pronunciation(let word) = self { Self.ofWord + word } else { Self.simple.first { $0.field == self }?.name ?? "" }
    }

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

  /// Of all that was changed at once.
  public let id: Identifier
  /// In milliseconds since 1970, and always later than the field's edit before.
  public let made: Int
  public let field: Field
  public let old: String?
  public let new: String?

  public init(id: Identifier, made: Int, field: Field, old: String?, new: String?) {
    self.id = id
    self.made = made
    self.field = field
    self.old = old
    self.new = new
  }
}

extension Affirmation {
  /// What a field says, as text; nil for nothing.
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
    case .pronunciation(let word): pronunciations[word].map { $0.map(\.description).sorted().joined(separator: Pronunciation.separator) }
    }
  }

  /// The fields in which another is different.
  public func fields(unlike other: Affirmation) -> [Edit.Field] {
    let words = Set(pronunciations.keys).union(other.pronunciations.keys).sorted()
    return (Edit.Field.all + words.map(Edit.Field.pronunciation)).filter { value(of: $0) != other.value(of: $0) }
  }
}

extension Plan {
  /// A pause as it is written: "2026-12-24..2026-12-31", or one day.
  public static func text(_ pause: ClosedRange<Day>) -> String {
    pause.count == 1 ? pause.lowerBound.digits : "\(pause.lowerBound.digits)..\(pause.upperBound.digits)"
  }

  /// Reads a pause as it is written; nil if it is none.
  public static func pause(_ text: some StringProtocol) -> ClosedRange<Day>? {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map { Day(digits: $0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
    return first...last
  }

  /// Reads what the journal keeps; nil if it was not selflie that wrote it.
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
  /// Between several of one word: no name of a phone has it.
  static let separator = "\n"

  /// Reads several as an edit keeps them; nil if they are none.
  static func several(_ text: String) -> [Pronunciation]? {
    let parts = text.split(separator: separator), read = parts.compactMap { Pronunciation(String($0)) }
    return read.isEmpty || read.count != parts.count ? nil : read
  }
}
