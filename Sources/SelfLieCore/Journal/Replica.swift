import FoundationEssentials
import SystemPackage

/// All that a journal holds, in a form that another one can take: read piece by piece, as often as it is asked for.
///
/// A protocol rather than a struct of closures, because a journal cannot be copied into a closure. Nothing may change between two calls.
public protocol Replica: ~Copyable {
  /// The affirmations that were removed; they never come back.
  func removed() throws -> [Identifier]
  /// Every affirmation that was not removed.
  func eachHistory(_ body: (History) throws -> Void) throws
  /// Every line in the ledger, those that were taken back too.
  func eachLine(_ body: (LedgerLine) throws -> Void) throws
  /// What a recording sounds like; nil if its file is lost.
  func sound(of recording: Identifier) throws -> Clip?
}

/// An affirmation with what became of it, as far as it means the same on every machine.
public struct History: Equatable, Sendable {
  public let id: Identifier
  /// In milliseconds since 1970.
  public let created: Int
  /// What its fields say; a field that says nothing is not there.
  public var values: [Edit.Field: String]
  /// The PocketSphinx model that hears it, and the dictionary: they never change.
  public var model: String?
  public var dictionary: String?
  /// All that there ever were, ordered by `Edit.isEarlier`.
  public var edits: [Edit]
  /// The newest of each text, ordered by the text.
  public var recordings: [KeptRecording]

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

  /// The same of an affirmation as it is now.
  public init(_ affirmation: Affirmation, edits: [Edit], recordings: [KeptRecording]) {
    let words = affirmation.pronunciations.keys.map(Edit.Field.pronunciation)
    let values = (Edit.Field.all + words).compactMap { field in affirmation.value(of: field).map { (field, $0) } }
    self.init(
      id: affirmation.id, created: Moment.milliseconds(affirmation.created), values: Dictionary(values) { $1 },
      model: affirmation.model?.string, dictionary: affirmation.dictionary?.string, edits: edits, recordings: recordings)
  }
}

/// A recording of one of an affirmation's texts, that of now or an earlier one.
public struct KeptRecording: Equatable, Sendable {
  /// Also the name of its file.
  public let id: Identifier
  public let text: String
  /// In milliseconds since 1970.
  public let made: Int
  /// In seconds.
  public let duration: Double
  public let isVerified: Bool

  public init(id: Identifier, text: String, made: Int, duration: Double, isVerified: Bool) {
    self.id = id
    self.text = text
    self.made = made
    self.duration = duration
    self.isVerified = isVerified
  }
}

/// A line in the ledger, and the affirmation that it is of.
public struct LedgerLine: Equatable, Sendable {
  public let affirmation: Identifier
  public let repetition: Repetition

  public init(affirmation: Identifier, repetition: Repetition) {
    self.affirmation = affirmation
    self.repetition = repetition
  }

  /// The nearest line that every machine understands: moments that a calendar has, numbers that mean something, words that can be seen.
  ///
  /// What is written is that, and what is read has to be that.
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
      // Without both it says nothing.
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

  /// Whether this is what becomes of a line when another of the same id is there too.
  ///
  /// The later change decides; without one, the rest does, so that every machine decides the same.
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

  /// What is left to decide by, in no order that means anything.
  fileprivate func details(_ affirmation: Identifier) -> [String] {
    [
      "\(duration)", evidence?.objection.map { "\($0)" } ?? "", evidence?.reason?.rawValue ?? "",
      evidence?.missing.joined(separator: " ") ?? "", evidence?.heard.joined(separator: " ") ?? "", device ?? "", affirmation.description,
    ]
  }
}

extension Edit {
  /// Whether an edit came before another of the same field. The last one says what the field says.
  public static func isEarlier(_ left: Edit, _ right: Edit) -> Bool {
    (left.made, left.id.description, left.field.name, left.new ?? "", left.old ?? "")
      < (right.made, right.id.description, right.field.name, right.new ?? "", right.old ?? "")
  }
}

/// A text that can be shown as it is.
private func isProper(_ text: String) -> Bool { (try? Prose.check(text, as: "")) != nil && Prose.tidied(text) == text }

extension History {
  /// What it is when it was brought together with what another machine knows of it.
  func merged(with other: History) -> History {
    var merged = History(
      id: id, created: min(created, other.created), values: values, model: Self.greater(model, other.model),
      dictionary: Self.greater(dictionary, other.dictionary), edits: edits + other.edits, recordings: recordings + other.recordings)
    // Without an edit both have what it was added with.
    for field in Set(values.keys).union(other.values.keys) { merged.values[field] = Self.greater(values[field], other.values[field]) }
    return merged.settled
  }

  /// The same, each edit and each text's recording once, and each field as its last edit left it.
  var settled: History {
    var settled = self
    // The later one stays of two that claim to be the same.
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
  /// Whether this is the one that stays, of two of the same text.
  public func isNewer(than other: KeptRecording) -> Bool {
    (made, id.description, duration, isVerified ? 1 : 0) > (other.made, other.id.description, other.duration, other.isVerified ? 1 : 0)
  }
}
