public import SystemPackage

/// Why the journal cannot be used, or does not have what the person named.
public enum JournalProblem: Problem, Equatable {
  /// No affirmation has this number, or an id with this start.
  case noAffirmation(Reference)
  /// Several ids have this start.
  case ambiguous(Reference, [Identifier])
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
      case .readOnly, .permission, .cannotOpen: .readOnly(path)
      default: .failed(path, error.description)
      }
  }

  public var description: String {
    switch self {
    case .noAffirmation(let reference): "there is no affirmation \(reference); 'selflie list' shows them"
    case .ambiguous(let reference, let ids):
      "\(reference) is the start of \(ids.count) ids: \(ids.prefix(4).map(\.short).joined(separator: ", "))\(ids.count > 4 ? ", ..." : ""); give more letters"
    case .damaged(let path, let why): "the journal \(path) is damaged (\(why)) and was left as it is; 'selflie restore' shows its copies"
    case .foreign(let path, let why):
      "\(path) is no journal of selflie (\(why)) and was left as it is; move it away, set SELFLIE_HOME, or see 'selflie restore'"
    case .newer(let path, let version): "the journal \(path) was made by a newer selflie (its version is \(version)); update selflie"
    case .readOnly(let path): "the journal \(path) cannot be written; make it and its folder writable, or set SELFLIE_HOME to another place"
    case .busy(let path): "the journal \(path) is in use by another program; try again"
    case .replaced(let path): "the journal \(path) was replaced while it was in use; begin again"
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
