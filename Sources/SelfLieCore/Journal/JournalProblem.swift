public import SystemPackage

/// What an affirmation is called by: its number here, its id everywhere, and its text.
public struct AffirmationName: Equatable, Sendable {
  /// The number in this journal.
  public let number: Int
  /// The id that is the same on every machine.
  public let id: Identifier
  /// The sentence.
  public let text: String

  /// Creates the names of an affirmation.
  public init(number: Int, id: Identifier, text: String) {
    self.number = number
    self.id = id
    self.text = text
  }
}

/// Why the journal cannot be used, or does not have what the person named.
public enum JournalProblem: Problem, Equatable {
  /// No affirmation has this number, or an id with this start.
  case noAffirmation(Reference)
  /// Several affirmations have this piece in their text, or this start of their id.
  case ambiguous(Reference, [AffirmationName])
  /// The journal is damaged, for this reason, and was left as it is.
  case damaged(FilePath, String)
  /// The file is not a journal of selflie, for this reason, and was left as it is.
  case foreign(FilePath, String)
  /// The journal's version, given here, is newer than this selflie's.
  case newer(FilePath, Int)
  case readOnly(FilePath)
  case busy(FilePath)
  /// Another file has taken the journal's place since it was opened.
  case replaced(FilePath)
  case full(FilePath)
  case failed(FilePath, String)

  init(_ error: SQLiteError, _ path: FilePath) {
    self =
      switch error.primary {
      case .readOnly where error.code == SQLiteError.moved: .replaced(path)
      case .busy, .locked: .busy(path)
      // If a bit in the schema is wrong, a statement misses a name, or a condition is never met. SQLite's message may have many lines.
      case .error, .corrupt, .constraint, .mismatch:
        .damaged(path, error.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
      case .notADatabase: .foreign(path, error.message)
      case .full: .full(path)
      case .inputOutput where error.isOfLocks:
        .failed(path, "\(Lack(feature: .locks, system: FileSystem(at: path)))")
      case .readOnly, .permission, .cannotOpen: .readOnly(path)
      default: .failed(path, error.description)
      }
  }

  /// The names that an ambiguous reference lists.
  private static let mostNames = 9

  /// Finds the one affirmation that is meant. A whole text or id goes before a piece of others.
  /// - Throws: `noAffirmation` or `ambiguous`.
  public static func one(_ reference: Reference, of names: some Sequence<AffirmationName>) throws(JournalProblem) -> AffirmationName {
    var found = names.filter { reference.fits(number: $0.number, id: $0.id, text: $0.text) }
    let whole = found.filter { $0.text.lowercased() == reference.description.lowercased() }
    if whole.count == 1 { found = whole }
    guard let first = found.first else { throw .noAffirmation(reference) }
    guard found.count == 1 else { throw .ambiguous(reference, found) }
    return first
  }

  public var description: String {
    switch self {
    case .noAffirmation(.number(let number)): "there's no affirmation \(number); 'selflie list' shows them all"
    case .noAffirmation(let piece): "no affirmation has '\(piece)' in it; 'selflie list' shows them all"
    case .ambiguous(let piece, let names):
      "'\(piece)' could be any of \(names.count); give the number: "
        + names.prefix(Self.mostNames).map { "\($0.number) \($0.text)" }.joined(separator: "; ")
        + (names.count > Self.mostNames ? "; ..." : "")
    case .damaged(let path, let why): "the journal \(path) is damaged (\(why)) and was left alone; 'selflie restore' lists its copies"
    case .foreign(let path, let why):
      "\(path) isn't a selflie journal (\(why)) and was left alone; move it away, set SELFLIE_HOME, or see 'selflie restore'"
    case .newer(let path, let version): "the journal \(path) was made by a newer selflie (its version is \(version)); update selflie"
    case .readOnly(let path): "the journal \(path) can't be written; make it and its folder writable, or set SELFLIE_HOME to another folder"
    case .busy(let path): "another program is using the journal \(path); try again"
    case .replaced(let path): "the journal \(path) was replaced while it was in use; start again"
    case .full(let path): "the disk with the journal \(path) is full; make room on it and try again"
    case .failed(let path, let why): "the journal \(path): \(why)"
    }
  }

  public var status: Status {
    switch self {
    case .noAffirmation, .ambiguous: .notFound
    case .damaged, .foreign, .newer: .badData
    case .readOnly: .cannotCreate
    case .busy, .replaced: .busy
    case .full, .failed: .inputOutput
    }
  }
}
