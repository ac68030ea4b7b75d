public import FoundationEssentials
public import SystemPackage

/// The systemd manager of one user, which runs while the user is logged in.
public struct SystemdUser: Sendable {
  private let systemctl: Program

  /// Finds the manager; nil without `systemctl`, or if no manager answers.
  public init?(environment: [String: String]) {
    guard let systemctl = Program("systemctl", environment: environment) else { return nil }
    self.systemctl = systemctl
    let state = systemctl.run(["--user", "is-system-running"]).output.split(whereSeparator: \.isWhitespace).first ?? ""
    // A degraded manager is good enough: the failed units are not selflie's.
    guard ["running", "degraded", "starting", "initializing", "maintenance"].contains(state) else { return nil }
  }

  /// A call of systemctl as people type it.
  static func line(_ arguments: [String]) -> String { (["systemctl", "--user"] + arguments).joined(separator: " ") }

  /// Runs systemctl and returns its output.
  /// - Throws: `ReminderProblem.refused` if it fails.
  @discardableResult
  func run(_ arguments: [String]) throws(ReminderProblem) -> String {
    let outcome = systemctl.run(["--user"] + arguments)
    guard outcome.status == 0 else {
      throw .refused(Self.line(arguments), outcome.output.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    }
    return outcome.output
  }

  /// The moment at which the reminder's timer elapses next; nil if systemd does not know it.
  public func nextReminder() -> Date? {
    let arguments = ["--user", "list-timers", "--all", "--output=json", Reminder.timerName]
    // In microseconds; null or 0 where the timer waits for nothing.
    guard let next = JSON(systemctl.run(arguments, complains: false).output)?.array?.first?["next"]?.whole, next > 0 else { return nil }
    return Date(timeIntervalSince1970: Double(next) / 1_000_000)
  }
}

/// The reminder's two unit files for systemd, in a folder with files of others.
public struct ReminderUnits: Sendable {
  /// The folder in which systemd looks for the user's units.
  public let folder: FilePath

  /// Creates the unit files' place, and writes nothing.
  public init(in folder: FilePath) { self.folder = folder }

  /// The most bytes of a unit file: more than a reminder at every minute takes.
  private static let mostBytes = 1_000_000
  private static let names = [Reminder.serviceName, Reminder.timerName]
  private static let wants = "timers.target.wants"

  /// The unit files of a reminder, by name.
  public static func files(_ reminder: Reminder, _ callback: Callback) -> [(name: String, text: String)] {
    [(Reminder.serviceName, Reminder.service(callback)), (Reminder.timerName, reminder.timer)]
  }

  private static let starting = [["daemon-reload"], ["enable", Reminder.timerName], ["restart", Reminder.timerName]]
  private static let stopping = ["disable", "--now", Reminder.timerName]

  /// The commands that `install` runs after it has written the files, as people type them.
  public static let commands = starting.map(SystemdUser.line)

  /// The unit files that selflie wrote, by name.
  /// - Throws: `ReminderProblem.foreign` for a file without selflie's mark; `FileProblem` or `FolderProblem` for the folder.
  public func written() throws -> [String: String] {
    guard let folder = try open() else { return [:] }
    return try Self.written(in: folder)
  }

  private static func written(in folder: borrowing Folder) throws -> [String: String] {
    var written: [String: String] = [:]
    for name in names where folder.has(name) {
      let text = (try? folder.read(name, atMost: mostBytes)).map { String(decoding: $0, as: UTF8.self) }
      guard let text, text.hasPrefix(Reminder.mark + "\n") else { throw ReminderProblem.foreign(folder.path.appending(name)) }
      written[name] = text
    }
    return written
  }

  /// The timer's unit file; nil if there is none.
  /// - Throws: As `written` does.
  public func timer() throws -> String? { try written()[Reminder.timerName] }

  /// Opens the folder without changing its permissions: the folder is not selflie's.
  private func open() throws -> Folder? { try Folder.open(folder, toRead: true) }

  /// Writes the files and starts the timer. If a step fails, the files before are restored.
  /// - Throws: `ReminderProblem` if systemd refuses or a file is another's, `FileProblem`, `FolderProblem`.
  public func install(_ files: [(name: String, text: String)], _ manager: SystemdUser) throws {
    let before = try written()
    try Disk.makePrivateFolder(folder)
    guard let folder = try open() else { throw FileProblem(operation: .create, path: folder, reason: .noSuchFileOrDirectory) }
    do {
      for (name, text) in files { try folder.replace(name, contents: Array(text.utf8)) }
      for command in Self.starting { try manager.run(command) }
    } catch {
      if before.isEmpty { _ = try? manager.run(Self.stopping) }
      for (name, _) in files {
        if let text = before[name] { try? folder.replace(name, contents: Array(text.utf8)) } else { try? folder.remove(name) }
      }
      if before.isEmpty { try? removeLink() }
      for command in before.isEmpty ? [["daemon-reload"]] : Self.starting { _ = try? manager.run(command) }
      throw error
    }
  }

  /// Stops the timer, and removes the files and the link that `install` made.
  /// - Parameter manager: Nil if no manager runs, in which case no timer runs either.
  /// - Returns: The paths of the removed files.
  /// - Throws: `ReminderProblem`, `FileProblem`, `FolderProblem`; the files are gone even if the manager refuses.
  public func remove(_ manager: SystemdUser?) throws -> [FilePath] {
    guard let folder = try open() else { return [] }
    let written = try Self.written(in: folder)
    guard !written.isEmpty else { return [] }
    var refusal: (any Error)?
    do { try manager?.run(Self.stopping) } catch { refusal = error }
    for name in Self.names where written[name] != nil { try folder.remove(name) }
    try removeLink()
    do { try manager?.run(["daemon-reload"]) } catch { refusal = refusal ?? error }
    if let refusal { throw refusal }
    return Self.names.filter { written[$0] != nil }.map { self.folder.appending($0) }
  }

  /// Removes the link that enabling the timer made, if systemd did not.
  private func removeLink() throws {
    if let wants = try Folder.open(folder.appending(Self.wants), toRead: true) { try wants.remove(Reminder.timerName) }
  }
}
