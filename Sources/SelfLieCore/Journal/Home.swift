public import SystemPackage

/// Where selflie keeps things: the XDG folders, or one place for all.
public struct Home: Equatable, Sendable {
  public let data: FilePath
  public let settings: FilePath
  /// The folder of files that can be made again.
  public let cache: FilePath
  /// What says where they are: a variable of the environment; nil for the system's list of users.
  public let dataOrigin: String?
  public let settingsOrigin: String?
  let cacheOrigin: String?

  /// One folder for everything.
  public init(_ folder: FilePath) {
    (data, settings, cache) = (folder, folder, folder.appending(Self.cache))
    (dataOrigin, settingsOrigin, cacheOrigin) = (nil, nil, nil)
  }

  /// Reads `SELFLIE_HOME`, `XDG_DATA_HOME`, `XDG_CONFIG_HOME` and `XDG_CACHE_HOME`, else `HOME`.
  ///
  /// An empty value is none. A relative one is refused, where the XDG Base Directory Specification would have it ignored: whoever set it meant
  /// another journal than the usual one, which a command must not work on instead.
  /// - Parameter login: The home folder that the system knows, for an environment without `HOME`; it may
  ///   have to be asked for elsewhere.
  /// - Throws: `HomeProblem` for a variable with a relative path.
  public init(environment: [String: String], login: @autoclosure () -> FilePath) throws(HomeProblem) {
    if let all = try Self.absolute("SELFLIE_HOME", environment) {
      (data, settings, cache) = (all, all, all.appending(Self.cache))
      (dataOrigin, settingsOrigin, cacheOrigin) = ("SELFLIE_HOME", "SELFLIE_HOME", "SELFLIE_HOME")
    } else {
      let data = try Self.base("XDG_DATA_HOME", ".local/share", environment, login: login())
      let settings = try Self.base("XDG_CONFIG_HOME", ".config", environment, login: login())
      (self.data, dataOrigin) = (data.path.appending("selflie"), data.origin)
      let cache = try Self.base("XDG_CACHE_HOME", ".cache", environment, login: login())
      (self.settings, settingsOrigin) = (settings.path.appending("selflie"), settings.origin)
      (self.cache, cacheOrigin) = (cache.path.appending("selflie"), cache.origin)
    }
  }

  /// The folder that a variable of the XDG Base Directory Specification names, else the usual one in the person's home, and what says so.
  /// - Throws: `HomeProblem` for a variable with a relative path.
  public static func base(
    _ name: String, _ usual: String, _ environment: [String: String], login: @autoclosure () -> FilePath
  ) throws(HomeProblem) -> (path: FilePath, origin: String?) {
    if let path = try absolute(name, environment) { return (path, name) }
    let home = try absolute("HOME", environment)
    return ((home ?? login()).appending(usual), home.map { _ in "HOME" })
  }

  private static func absolute(_ name: String, _ environment: [String: String]) throws(HomeProblem) -> FilePath? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    let path = FilePath(value)
    guard path.isAbsolute else { throw .relative(name, value) }
    return path
  }

  /// Those in which nothing but selflie's own files may be.
  public var folders: [FilePath] { [data, settings, cache] }

  public var journal: FilePath { data.appending(Self.journal) }

  /// Where SQLite keeps what it needs to take a write back that was not finished.
  var rollback: FilePath { data.appending(Self.rollback) }

  var recordings: FilePath { data.appending(Self.recordings) }

  /// Copies of the journal from before something happened to it.
  var backups: FilePath { data.appending(Self.backups) }

  public var settingsFile: FilePath { settings.appending(Self.settings) }

  public func file(of recording: Recording) -> FilePath { file(of: recording.id) }

  func file(of recording: Identifier) -> FilePath { recordings.appending(Self.name(of: recording.description)) }

  func file(of backup: Backup) -> FilePath { backups.appending(backup.name) }

  // MARK: Names in it

  static let journal = "journal.sqlite"
  static let rollback = "journal.sqlite-journal"
  static let recordings = "recordings"
  static let backups = "backups"
  /// In the other folder, or in the same.
  static let settings = "config"
  /// In `SELFLIE_HOME`.
  static let cache = "cache"

  static func name(of recording: String) -> String { recording + ".wav" }

  /// Whether something in a folder is selflie's.
  static func isName(_ name: String) -> Bool {
    [journal, rollback, recordings, backups, Microphone.file, settings, cache].contains(name) || Folder.isTemporary(name)
  }
}

/// A variable that does not say where things are kept.
public enum HomeProblem: Problem, Equatable {
  /// The variable's name, and its value.
  case relative(String, String)

  public var description: String {
    switch self {
    case .relative(let name, let value): "\(name) is '\(value)', which is not an absolute path; begin it with a slash, or unset it"
    }
  }

  public var status: Status { .usage }
}
