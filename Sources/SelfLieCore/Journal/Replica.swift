import FoundationEssentials
import SystemPackage

/// Everything that a journal or an archive holds, in a form that a journal can merge: read piece by piece, as often as needed.
///
/// Affirmations that were made one are handed over as they were before, each with its own lines.
///
/// A protocol rather than a struct of closures, because a journal cannot be copied into a closure. Nothing may change between two calls.
///
/// Each function throws the problem of its source, such as `JournalProblem` or `ArchiveProblem`.
public protocol Replica: ~Copyable {
  /// Returns the ids of removed affirmations, which never come back.
  func removed() throws -> [Identifier]
  /// Returns which affirmations were made one, of those that were not removed.
  func joins() throws -> Set<Join>
  /// Hands over every affirmation that was not removed.
  func eachHistory(_ body: (History) throws -> Void) throws
  /// Hands over every line of the ledger, lines taken back included.
  func eachLine(_ body: (LedgerLine) throws -> Void) throws
  /// Returns a recording's sound; nil if its file is lost.
  func sound(of recording: Identifier) throws -> Clip?
}

/// The fact that a person made two affirmations one. It is never taken back, and ends with either of them.
public struct Join: Hashable, Sendable {
  /// The id of the later affirmation, whose lines are kept with those of the older one.
  public let id: Identifier
  /// The id of the older affirmation.
  public let older: Identifier

  /// Creates a fact.
  public init(id: Identifier, older: Identifier) {
    self.id = id
    self.older = older
  }
}

/// An affirmation with its edits and recordings, without anything that has a meaning on one machine only.
public struct History: Equatable, Sendable {
  /// The name of the affirmation on every machine.
  public let id: Identifier
  /// When the affirmation was added, in milliseconds since 1970.
  public let created: Int
  /// The text of each field; an empty field is not in it.
  public var values: [Edit.Field: String]
  /// The path of the PocketSphinx model, which never changes; nil for the usual one.
  public var model: String?
  /// The path of the dictionary, which never changes; nil for the one beside the model.
  public var dictionary: String?
  /// All edits that were ever made, ordered by `Edit.isEarlier`.
  public var edits: [Edit]
  /// The newest recording of each text, ordered by the text.
  public var recordings: [KeptRecording]

  /// Creates a history, and puts its edits and recordings in order.
  public init(
    id: Identifier, created: Int, values: [Edit.Field: String], model: String? = nil, dictionary: String? = nil, edits: [Edit] = [],
    recordings: [KeptRecording] = []
  ) {
    self.id = id
    self.created = created
    self.values = values
    self.model = model
    self.dictionary = dictionary
    self.edits = edits.sorted(by: Edit.isEarlier)
    self.recordings = recordings.sorted { $0.text < $1.text }
  }

  /// Creates the history of an affirmation as it is now.
  public init(_ affirmation: Affirmation, edits: [Edit], recordings: [KeptRecording]) {
    let words = affirmation.pronunciations.keys.map(Edit.Field.pronunciation)
    let values = (Edit.Field.all + words).compactMap { field in affirmation.value(of: field).map { (field, $0) } }
    self.init(
      id: affirmation.id, created: Moment.milliseconds(affirmation.created), values: Dictionary(values) { $1 },
      model: affirmation.model?.string, dictionary: affirmation.dictionary?.string, edits: edits, recordings: recordings)
  }
}

/// A recording of the present text of an affirmation or of an earlier text.
public struct KeptRecording: Equatable, Sendable {
  /// The recording's id, which is also the name of its file.
  public let id: Identifier
  /// The text that is said in the recording.
  public let text: String
  /// When the recording was made, in milliseconds since 1970.
  public let made: Int
  /// The length in seconds.
  public let duration: Double
  /// Whether the recording was judged to say the text.
  public let isVerified: Bool

  /// Creates a recording.
  public init(id: Identifier, text: String, made: Int, duration: Double, isVerified: Bool) {
    self.id = id
    self.text = text
    self.made = made
    self.duration = duration
    self.isVerified = isVerified
  }
}

/// A line of the ledger with the id of its affirmation.
public struct LedgerLine: Equatable, Sendable {
  /// The id of the affirmation.
  public let affirmation: Identifier
  /// The line itself.
  public let repetition: Repetition

  /// Creates a line.
  public init(affirmation: Identifier, repetition: Repetition) {
    self.affirmation = affirmation
    self.repetition = repetition
  }

  /// The nearest line that every machine understands: moments of the calendar, numbers within their ranges, visible words.
  ///
  /// Archives are written with proper lines only, and any other line is refused when an archive is read.
  var proper: LedgerLine {
    func within(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
    }
    func proper(_ words: [String]) -> [String] {
      words.filter { !$0.isEmpty && !$0.unicodeScalars.contains(where: \.properties.isWhitespace) && isProper($0) }.prefix(
        Wording.mostWords
      )
      .map { $0 }
    }
    let repetition = repetition
    var evidence = repetition.evidence
    if var some = evidence {
      some.objection = some.objection.map { within($0, -1e9...1e9) }
      some.missing = proper(some.missing)
      some.heard = proper(some.heard)
      // Evidence without an objection and a reason says nothing.
      evidence = some.objection == nil && some.reason == nil ? nil : some
    }
    return LedgerLine(
      affirmation: affirmation,
      repetition: Repetition(
        id: repetition.id, started: Moment.date(Moment.nearest(Moment.milliseconds(repetition.started))),
        offset: min(max(repetition.offset, -172_800), 172_800),
        kind: repetition.kind, confidence: within(repetition.confidence, 0...1), duration: within(repetition.duration, 0...86_400),
        evidence: evidence, device: repetition.device.flatMap { !$0.isEmpty && isProper($0) ? $0 : nil },
        isTakenBack: repetition.isTakenBack, changed: Moment.nearest(max(0, repetition.changed))))
  }

  /// Whether this version of a ledger line wins over another with the same id.
  ///
  /// The later change decides. If both changed at once, the other values decide, so that every machine decides alike.
  public func wins(over other: LedgerLine) -> Bool {
    let (mine, others) = (repetition, other.repetition)
    let (first, otherFirst) = (mine.precedence, others.precedence)
    if first != otherFirst { return first > otherFirst }
    return others.details(other.affirmation).lexicographicallyPrecedes(mine.details(affirmation))
  }
}

extension Repetition {
  fileprivate var precedence: (Int, Int, Int, Int, Int, Double) {
    (changed, isTakenBack ? 1 : 0, Kind.allCases.firstIndex(of: kind) ?? 0, Moment.milliseconds(started), offset, confidence)
  }

  /// The values that decide last, in an order without a meaning.
  fileprivate func details(_ affirmation: Identifier) -> [String] {
    [
      "\(duration)", evidence?.objection.map { "\($0)" } ?? "", evidence?.reason?.rawValue ?? "",
      evidence?.missing.joined(separator: " ") ?? "", evidence?.heard.joined(separator: " ") ?? "", device ?? "", affirmation.description,
    ]
  }
}

extension Edit {
  /// Whether an edit precedes another edit. The last edit of a field gives the field's value.
  public static func isEarlier(_ left: Edit, _ right: Edit) -> Bool {
    (left.made, left.id.description, left.field.name, left.new ?? "", left.old ?? "")
      < (right.made, right.id.description, right.field.name, right.new ?? "", right.old ?? "")
  }
}

/// Whether a text can be shown as it is: visible and tidy.
private func isProper(_ text: String) -> Bool { (try? Prose.check(text, as: "")) != nil && Prose.tidied(text) == text }

extension History {
  /// Returns the history that this history and another machine's history of the affirmation make together.
  func merged(with other: History) -> History {
    var merged = History(
      id: id, created: min(created, other.created), values: values, model: Self.greater(model, other.model),
      dictionary: Self.greater(dictionary, other.dictionary), edits: edits + other.edits, recordings: recordings + other.recordings)
    // A field without an edit still has the value that the affirmation was added with.
    for field in Set(values.keys).union(other.values.keys) { merged.values[field] = Self.greater(values[field], other.values[field]) }
    return merged.settled
  }

  /// The history with each edit once, one recording for each text, and each field as its last edit left it.
  var settled: History {
    var settled = self
    // Of two edits with the same id and field, the later one stays.
    var known: [String: Edit] = [:]
    for edit in edits.sorted(by: Edit.isEarlier) { known["\(edit.id) \(edit.field.name)"] = edit }
    settled.edits = known.values.sorted(by: Edit.isEarlier)
    for edit in settled.edits { settled.values[edit.field] = edit.new }
    var newest: [String: KeptRecording] = [:]
    for recording in recordings {
      if let other = newest[recording.text], !recording.isNewer(than: other) { continue }
      newest[recording.text] = recording
    }
    settled.recordings = newest.values.sorted { $0.text < $1.text }
    return settled
  }

  private static func greater(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}

extension KeptRecording {
  /// Whether this recording is the one to keep, of two recordings of the same text.
  public func isNewer(than other: KeptRecording) -> Bool {
    (made, id.description, duration, isVerified ? 1 : 0) > (other.made, other.id.description, other.duration, other.isVerified ? 1 : 0)
  }
}
