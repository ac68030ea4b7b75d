public import SystemPackage

/// Where selflie keeps things: the XDG folders, or one place for all.
public struct Home: Equatable, Sendable {
  public let data: FilePath
  public let settings: FilePath

  /// Reads `SELFLIE_HOME`, `XDG_DATA_HOME` and `XDG_CONFIG_HOME`, else `HOME`.
  ///
  /// Relative and empty values are ignored, as the XDG Base Directory Specification says ("If an implementation encounters a relative
  /// path ... it should consider the path invalid and ignore it").
  /// - Parameter login: The home folder that the system knows, for an environment without `HOME`; it may
  ///   have to be asked for elsewhere.
  public init(environment: [String: String], login: @autoclosure () -> FilePath) {
    func absolute(_ name: String) -> FilePath? {
      guard let value = environment[name] else { return nil }
      let path = FilePath(value)
      return path.isAbsolute ? path : nil
    }
    if let all = absolute("SELFLIE_HOME") {
      data = all
      settings = all
    } else {
      let home = absolute("HOME") ?? login()
      data = (absolute("XDG_DATA_HOME") ?? home.appending(".local/share")).appending("selflie")
      settings = (absolute("XDG_CONFIG_HOME") ?? home.appending(".config")).appending("selflie")
    }
  }

  public var journal: FilePath { data.appending(Self.journal) }

  /// Where SQLite keeps what it needs to take a write back that was not finished.
  var rollback: FilePath { data.appending(Self.rollback) }

  var recordings: FilePath { data.appending(Self.recordings) }

  /// Copies of the journal from before something happened to it.
  var backups: FilePath { data.appending(Self.backups) }

  public func file(of recording: Recording) -> FilePath { file(of: recording.id) }

  func file(of recording: Identifier) -> FilePath { recordings.appending(Self.name(of: recording.description)) }

  func file(of backup: Backup) -> FilePath { backups.appending(backup.name) }

  // MARK: Names in it

  static let journal = "journal.sqlite"
  static let rollback = "journal.sqlite-journal"
  static let recordings = "recordings"
  static let backups = "backups"
  /// What one sitting at a time has.
  static let microphone = "microphone"

  static func name(of recording: String) -> String { recording + ".wav" }

  /// Whether something in a folder is selflie's.
  static func isName(_ name: String) -> Bool {
    [journal, rollback, recordings, backups, microphone].contains(name) || Folder.isTemporary(name)
  }
}
