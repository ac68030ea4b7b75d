// The form of affirmations and ledger lines in an archive's files. A form, once written, is read for ever.

import SystemPackage

/// An affirmation as a line of `affirmations.json`.
struct HistoryRecord: Codable {
  struct EditFields: Codable {
    var id: String
    var made: String
    var field: String
    var old: String?
    var new: String?
  }

  struct RecordingFields: Codable {
    var id: String
    var text: String
    var made: String
    var seconds: Double
    var verified: Bool
  }

  var id: String
  /// True for a removed affirmation, which has nothing else but its id; nil for every other.
  var removed: Bool?
  var created: String?
  /// The text of each field, by the field's stored name.
  var fields: [String: String]?
  var model: String?
  var dictionary: String?
  var edits: [EditFields]?
  var recordings: [RecordingFields]?
  /// The ids of the older affirmations with which a person made it one; nil for none.
  var joined: [String]?

  init(removed id: Identifier) {
    self.id = id.description
    removed = true
  }

  init(_ history: History, joinedTo older: [Identifier] = []) {
    joined = older.isEmpty ? nil : older.map(\.description).sorted()
    id = history.id.description
    created = Moment.text(Moment.nearest(history.created))
    fields = Dictionary(history.values.map { ($0.key.name, $0.value) }) { $1 }
    model = history.model
    dictionary = history.dictionary
    edits = history.edits.map {
      EditFields(id: $0.id.description, made: Moment.text(Moment.nearest($0.made)), field: $0.field.name, old: $0.old, new: $0.new)
    }
    recordings = history.recordings.map {
      RecordingFields(
        id: $0.id.description, text: $0.text, made: Moment.text(Moment.nearest($0.made)),
        seconds: $0.duration.isNaN ? 0 : min(max($0.duration, 0), 86_400), verified: $0.isVerified)
    }
  }

  /// Returns the affirmation, checked for values that selflie can have kept, with its texts composed (NFC) as typed texts are.
  /// - Throws: `ArchiveFault.content` for a value that selflie cannot have kept.
  func history(_ line: Int?) throws -> History {
    func wrong(_ what: String) -> ArchiveFault { Archive.File.affirmations.fault(line, what) }
    func moment(_ text: String?) throws -> Int {
      guard let moment = text.flatMap(Moment.milliseconds) else { throw wrong("a time can't be read") }
      return moment
    }
    guard let id = Identifier(id) else { throw wrong("an id can't be read") }
    for path in [model, dictionary] where !History.isPath(path) { throw wrong("a path can't be read") }
    // A text that `add` refuses is refused here too. The language of another model may be known on its own machine only.
    func isSpeakable(_ text: String?) -> Bool {
      guard let text else { return true }
      return (try? Wording(text)) != nil || model != nil && (try? Wording(text, language: .other)) != nil
    }
    var values: [Edit.Field: String] = [:]
    for (name, value) in fields ?? [:] {
      guard let field = Edit.Field(name: name.composed), field.allows(value), field != .text || isSpeakable(value) else {
        throw wrong("a field says what it can't say")
      }
      values[field] = value.composed
    }
    for field in Edit.Field.all where !field.allows(values[field]) { throw wrong("a field is missing") }
    let edits = try (edits ?? []).map { edit in
      guard let id = Identifier(edit.id), let field = Edit.Field(name: edit.field.composed), field.allows(edit.old),
        field.allows(edit.new), field != .text || isSpeakable(edit.old) && isSpeakable(edit.new)
      else { throw wrong("an edit can't be read") }
      return Edit(id: id, made: try moment(edit.made), field: field, old: edit.old?.composed, new: edit.new?.composed)
    }
    let recordings = try (recordings ?? []).map { recording in
      guard let id = Identifier(recording.id), Edit.Field.text.allows(recording.text), (0...86_400).contains(recording.seconds)
      else {
        throw wrong("a recording can't be read")
      }
      return KeptRecording(
        id: id, text: recording.text.composed, made: try moment(recording.made), duration: recording.seconds, isVerified: recording.verified
      )
    }
    return History(
      id: id, created: try moment(created), values: values, model: model, dictionary: dictionary, edits: edits, recordings: recordings
    ).settled
  }
}

extension History {
  /// Whether a path could be a path of this machine: absolute, not too long, and without invisible characters.
  fileprivate static func isPath(_ path: String?) -> Bool {
    guard let path else { return true }
    return path.hasPrefix("/") && path.utf8.count <= FilePath.mostBytes && (try? Prose.check(path, as: "")) != nil
  }
}

extension Edit.Field {
  /// Whether a field may hold a value; nil stands for an empty field.
  func allows(_ value: String?) -> Bool {
    func isProse(_ text: String) -> Bool { (try? Prose.check(text, as: "")) != nil && Prose.tidied(text) == text }
    switch (self, value) {
    case (.text, let text?): return !text.isEmpty && isProse(text)
    case (.target, let text?): return Int(text).map { (1...1_000_000).contains($0) && String($0) == text } ?? false
    case (.strictness, let text?): return Strictness(rawValue: text) != nil
    case (.archived, let text?): return ["0", "1"].contains(text)
    case (.text, nil), (.target, nil), (.strictness, nil), (.archived, nil): return false
    case (.goal, let text?), (.reason, let text?): return isProse(text)
    case (.perDay, let text?): return Int(text).map { (1...1_000_000).contains($0) && String($0) == text } ?? false
    case (.until, let text?), (.since, let text?): return Day(digits: text) != nil
    case (.skip, let text?): return text.utf8.count < 100 && Plan(perDay: nil, until: nil, skip: text, pauses: nil, since: nil) != nil
    case (.pauses, let text?): return text.utf8.count < 65_536 && Plan(perDay: nil, until: nil, skip: nil, pauses: text, since: nil) != nil
    case (.belief, let text?): return Belief(text: text) != nil
    case (.tags, let text?): return text.utf8.count < 65_536 && Tag.several(text) != nil
    case (.pronunciation(let word), let text?): return Self.isWord(word) && text.utf8.count < 65_536 && Pronunciation.several(text) != nil
    case (.pronunciation(let word), nil): return Self.isWord(word)
    default: return true
    }
  }

  private static func isWord(_ word: String) -> Bool {
    !word.isEmpty && !word.unicodeScalars.contains(where: \.properties.isWhitespace) && (try? Prose.check(word, as: "")) != nil
  }
}

extension LedgerLine {
  /// The columns of `ledger.csv`.
  static let columns = [
    "id", "affirmation", "started", "offset", "kind", "confidence", "seconds", "objection", "reason", "missing", "heard", "device",
    "taken_back",
    "changed",
  ]

  /// The text of each column; empty where the line has no value.
  var fields: [String] {
    let repetition = repetition, evidence = repetition.evidence
    return [
      repetition.id.description, affirmation.description, Moment.text(Moment.milliseconds(repetition.started)), String(repetition.offset),
      repetition.kind.rawValue, "\(repetition.confidence)", "\(repetition.duration)", evidence?.objection.map { "\($0)" } ?? "",
      evidence?.reason?.rawValue ?? "", evidence?.missing.joined(separator: " ") ?? "", evidence?.heard.joined(separator: " ") ?? "",
      repetition.device ?? "", repetition.isTakenBack ? "1" : "0", repetition.changed == 0 ? "" : Moment.text(repetition.changed),
    ]
  }

  /// Reads the texts that `fields` writes for a proper line; nil for any others.
  init?(_ fields: [String]) {
    guard fields.count == Self.columns.count, let id = Identifier(fields[0]), let affirmation = Identifier(fields[1]),
      let started = Moment.milliseconds(fields[2]), let offset = Int(fields[3]), let kind = Repetition.Kind(rawValue: fields[4]),
      let confidence = Double(fields[5]), let duration = Double(fields[6]),
      let changed = fields[13].isEmpty ? 0 : Moment.milliseconds(fields[13])
    else { return nil }
    let words = (missing: Self.words(fields[9]), heard: Self.words(fields[10]))
    var evidence: Repetition.Assessment?
    if fields[7...10].contains(where: { !$0.isEmpty }) {
      evidence = Repetition.Assessment(
        objection: Double(fields[7]), reason: Repetition.Reason(rawValue: fields[8]), missing: words.missing, heard: words.heard)
    }
    self.init(
      affirmation: affirmation,
      repetition: Repetition(
        id: id, started: Moment.date(started), offset: offset, kind: kind, confidence: confidence, duration: duration, evidence: evidence,
        device: fields[11].isEmpty ? nil : fields[11].composed, isTakenBack: fields[12] == "1", changed: changed))
    // A line that would be written differently was not written by selflie.
    guard self == proper, self.fields == fields else { return nil }
  }

  private static func words(_ field: String) -> [String] { field.split(separator: " ").map { String($0).composed } }
}
