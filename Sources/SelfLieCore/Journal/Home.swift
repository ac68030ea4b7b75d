public import SystemPackage

/// The folders in which selflie keeps its data, its settings and its cache: the XDG folders, or one folder for all.
public struct Home: Equatable, Sendable {
  /// The folder of the journal, the recordings and the copies.
  public let data: FilePath
  /// The folder of the settings.
  public let settings: FilePath
  /// The folder of files that can be made again.
  public let cache: FilePath
  /// The environment variable that gave the data folder; nil if the caller or the system's list of users gave it.
  public let dataOrigin: String?
  /// The environment variable that gave the settings folder; nil if the caller or the system's list of users gave it.
  public let settingsOrigin: String?
  /// The environment variable that gave the cache folder; nil if the caller or the system's list of users gave it.
  let cacheOrigin: String?

  /// Uses one folder for data, settings and cache.
  public init(_ folder: FilePath) {
    (data, settings, cache) = (folder, folder, folder.appending(Self.cache))
    (dataOrigin, settingsOrigin, cacheOrigin) = (nil, nil, nil)
  }

  /// Reads `SELFLIE_HOME`, else `XDG_DATA_HOME`, `XDG_CONFIG_HOME` and `XDG_CACHE_HOME`, else `HOME`.
  ///
  /// An empty value counts as unset. A relative path is refused, where the XDG Base Directory Specification would ignore it: the person
  /// meant another journal than the usual one, and a command must not work on the usual one instead.
  /// - Parameter login: The home folder in the system's list of users, asked for only in an environment without `HOME`.
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

  /// Finds the folder that an XDG variable names, else the usual folder in the person's home, and the variable that gave it.
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

  /// The folders that hold nothing but selflie's own files.
  public var folders: [FilePath] { [data, settings, cache] }

  /// The path of the journal's SQLite file.
  public var journal: FilePath { data.appending(Self.journal) }

  /// The path of SQLite's rollback journal, with which SQLite takes back a write that was not finished.
  var rollback: FilePath { data.appending(Self.rollback) }

  /// The folder of the recordings.
  var recordings: FilePath { data.appending(Self.recordings) }

  /// The folder of the journal's copies.
  var backups: FilePath { data.appending(Self.backups) }

  /// The path of the file with the settings.
  public var settingsFile: FilePath { settings.appending(Self.settings) }

  /// Returns the path of a recording's file.
  public func file(of recording: Recording) -> FilePath { file(of: recording.id) }

  func file(of recording: Identifier) -> FilePath { recordings.appending(Self.name(of: recording.description)) }

  func file(of backup: Backup) -> FilePath { backups.appending(backup.name) }

  // MARK: Names in it

  static let journal = "journal.sqlite"
  static let rollback = "journal.sqlite-journal"
  static let recordings = "recordings"
  static let backups = "backups"
  /// The name of the settings' file, in the settings folder, which may be the data folder too.
  static let settings = "config"
  /// The name of the cache folder in `SELFLIE_HOME`.
  static let cache = "cache"

  static func name(of recording: String) -> String { recording + ".wav" }

  /// The name of the file with all that the microphone heard when a recording was made.
  static func untrimmed(of recording: String) -> String { recording + ".untrimmed.wav" }

  /// Whether a name in a folder is a name that selflie gives.
  static func isName(_ name: String) -> Bool {
    [journal, rollback, recordings, backups, Microphone.file, settings, cache].contains(name) || Folder.isTemporary(name)
  }
}

/// An environment variable that cannot say where selflie keeps its files.
public enum HomeProblem: Problem, Equatable {
  /// The variable's value is a relative path: its name, and its value.
  case relative(String, String)

  public var description: String {
    switch self {
    case .relative(let name, let value): "\(name) is '\(value)', which isn't an absolute path; start it with a slash, or unset it"
    }
  }

  public var status: Status { .usage }
}
