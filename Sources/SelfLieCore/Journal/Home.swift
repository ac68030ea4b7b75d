public import SystemPackage

/// Where selflie keeps things: the XDG folders, or one place for all.
public struct Home: Equatable, Sendable {
  public let data: FilePath
  public let settings: FilePath

  /// Reads `SELFLIE_HOME`, `XDG_DATA_HOME` and `XDG_CONFIG_HOME`, else `HOME`.
  ///
  /// Relative and empty values are ignored, as the XDG Base Directory Specification says ("If an implementation encounters a relative
  /// path ... it should consider the path invalid and ignore it").
  /// - Parameter login: The home folder that the system knows, for an environment without `HOME`.
  public init(environment: [String: String], login: FilePath) {
    func absolute(_ name: String) -> FilePath? {
      guard let value = environment[name] else { return nil }
      let path = FilePath(value)
      return path.isAbsolute ? path : nil
    }
    if let all = absolute("SELFLIE_HOME") {
      data = all
      settings = all
    } else {
      let home = absolute("HOME") ?? login
      data = (absolute("XDG_DATA_HOME") ?? home.appending(".local/share")).appending("selflie")
      settings = (absolute("XDG_CONFIG_HOME") ?? home.appending(".config")).appending("selflie")
    }
  }

  public var journal: FilePath { data.appending("journal.sqlite") }

  /// Where SQLite keeps what it needs to take a write back that was not finished.
  var rollback: FilePath { data.appending("journal.sqlite-journal") }

  var recordings: FilePath { data.appending("recordings") }

  /// Copies of the journal from before something happened to it.
  var backups: FilePath { data.appending("backups") }

  public func file(of recording: Recording) -> FilePath { file(of: recording.id) }

  func file(of recording: Identifier) -> FilePath { recordings.appending("\(recording).wav") }
}
