public import SystemPackage

/// The times and weekdays of a reminder.
public struct Reminder: Equatable, Sendable {
  /// The times of day, in order, each once.
  public let times: [TimeOfDay]
  /// The weekdays.
  public let days: Set<Weekday>

  /// All seven weekdays.
  public static let everyDay = Set(Weekday.allCases)

  /// Creates a reminder; the times may come in any order.
  public init(at times: [TimeOfDay], on days: Set<Weekday> = Self.everyDay) {
    self.times = Set(times).sorted()
    self.days = days
  }

  /// The weekdays in order; empty if they are all seven.
  var someDays: [Weekday] { days == Self.everyDay ? [] : days.sorted() }

  /// Reads weekdays and ranges of them: "mon,wed", "mon-fri,sun".
  /// - Throws: `ReminderProblem.noDays` for a part that is neither a weekday nor a range.
  public static func days(_ text: String) throws(ReminderProblem) -> Set<Weekday> {
    var days: Set<Weekday> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Weekday($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1] else { throw .noDays(text) }
      // A range may run over the end of the week.
      let length = (last.rawValue - first.rawValue + 7) % 7
      for day in Weekday.allCases where (day.rawValue - first.rawValue + 7) % 7 <= length { days.insert(day) }
    }
    return days
  }
}

extension Reminder: CustomStringConvertible {
  /// The reminder for people: "08:00, 21:00 on mon, wed".
  public var description: String {
    let days = someDays.isEmpty ? "every day" : "on " + someDays.map(\.short).joined(separator: ", ")
    return times.map(\.description).joined(separator: ", ") + " " + days
  }
}

/// The command line by which a timer calls selflie, with the variables that a timer's environment lacks.
public struct Callback: Sendable {
  let executable: FilePath
  /// The variables that say where selflie keeps its files and how it is set, in the order of their names.
  let environment: [(name: String, value: String)]
  /// The variables by which a notification reaches the desktop, in the order of their names; empty without a desktop. Systemd knows them.
  let desktop: [(name: String, value: String)]

  /// Whether there is a desktop that a notification could reach.
  public var hasDesktop: Bool { !desktop.isEmpty }

  static let arguments = ["remind", "--now"]

  /// Creates the call of an executable.
  /// - Parameter environment: The whole environment, from which the initialiser chooses.
  /// - Throws: `ReminderProblem.unwritable` if the path or a value has control characters or U+FFFD.
  public init(_ executable: FilePath, environment: [String: String]) throws(ReminderProblem) {
    let folders = ["SELFLIE_HOME"] + Invocation.folders
    let settings = Setting.all.map(\.variable)
    self.executable = executable
    self.environment = environment.filter { name, value in
      folders.contains(name) && value.hasPrefix("/") || settings.contains(name) && !value.isEmpty
    }.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    desktop = Self.desktop(environment)
    for (name, text) in [("the path of selflie", executable.string)] + (self.environment + desktop).map({ ($0.name, $0.value) }) {
      guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control && $0 != "\u{FFFD}" }) else {
        throw .unwritable(name)
      }
    }
  }

  private static func desktop(_ environment: [String: String]) -> [(name: String, value: String)] {
    func set(_ names: [String]) -> [(name: String, value: String)] {
      names.compactMap { name in environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) } }
    }
    let screens = set(["DISPLAY", "WAYLAND_DISPLAY"]), buses = set(["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"])
    return screens.isEmpty || buses.isEmpty ? [] : (screens + buses).sorted { $0.name < $1.name }
  }
}

/// A reason why a reminder cannot be set up.
public enum ReminderProblem: Problem, Equatable {
  case noDays(String)
  /// The named value has characters that neither systemd nor cron takes.
  case unwritable(String)
  /// Another program or person wrote the file that has the reminder's name.
  case foreign(FilePath)
  /// The command failed, with its first line of output.
  case refused(String, String)
  /// The files are gone, but the manager that may have read them cannot be reached.
  case armed

  public var description: String {
    switch self {
    case .noDays(let text): "'\(text.prefix(40))' isn't a list of days; write them like mon,wed or mon-fri,sun"
    case .unwritable(let name): "\(name) has characters that neither systemd nor cron accepts; choose another"
    case .foreign(let path): "selflie didn't write \(path), so it was left alone; move it away"
    case .refused(let command, let said): "'\(command)' failed\(said.isEmpty ? "" : ": \(said)")"
    case .armed:
      "your systemd can't be reached from here, so a reminder that it knows stays armed until you log out; to stop it, run this in a "
        + "terminal of your session: \(SystemdUser.line(["stop", Reminder.timerName]))"
    }
  }

  public var status: Status {
    switch self {
    case .noDays, .unwritable: .usage
    case .foreign: .cannotCreate
    case .refused, .armed: .unavailable
    }
  }
}
