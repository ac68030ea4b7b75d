import SystemPackage

// The reminder in the languages of its two timekeepers: systemd, and cron where no systemd runs.

extension Reminder {
  /// The name of the unit that calls selflie.
  static let serviceName = "selflie-remind.service"
  /// The name of the unit that holds the times.
  public static let timerName = "selflie-remind.timer"

  /// The first line of each file that selflie writes; selflie changes no file without it.
  static let mark = "# Written by 'selflie remind'; 'selflie remind --off' removes it."

  // MARK: systemd

  /// The text of the unit that calls selflie: systemd.service(5).
  public static func service(_ callback: Callback) -> String {
    // Status 1 means that nothing was due, which is no failure.
    let lines =
      [mark, "[Unit]", "Description=selflie's reminder, if something is due", "", "[Service]", "Type=oneshot", "TimeoutStartSec=60"]
      + callback.environment.map { "Environment=\(SystemdWord("\($0.name)=\($0.value)"))" }
      + ["SuccessExitStatus=1", "ExecStart=\(command(callback))"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The text of the unit that holds the times: systemd.timer(5).
  ///
  /// The timer is not persistent: a time that passed while the machine was off has passed. A person who wants to be reminded at eight in
  /// the evening would otherwise be reminded at seven the next morning.
  public var timer: String {
    let days = someDays.isEmpty ? "" : someDays.map { $0.short.capitalizedFirst }.joined(separator: ",") + " "
    let lines =
      [Self.mark, "[Unit]", "Description=The times at which selflie reminds", "", "[Timer]"]
      + times.map { "OnCalendar=\(days)*-*-* \($0):00" }
      // Without it systemd takes up to a minute more, to wake the machine for several timers at once.
      + [Self.accuracy, "", "[Install]", "WantedBy=timers.target"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static let accuracy = "AccuracySec=1s"

  /// Reads the text that `timer` writes, or wrote without the accuracy; nil for any other text, such as one that a person changed.
  public init?(timer text: String) {
    var times: [TimeOfDay] = []
    var days: Set<Weekday>?
    for line in text.split(separator: "\n") where line.hasPrefix("OnCalendar=") {
      var words = line.dropFirst("OnCalendar=".count).split(separator: " ")
      let these = words.count == 3 ? Set(words.removeFirst().split(separator: ",").compactMap { Weekday($0) }) : Self.everyDay
      guard words.count == 2, words[1].hasSuffix(":00"), let time = TimeOfDay(words[1].dropLast(3)), days ?? these == these else {
        return nil
      }
      days = these
      times.append(time)
    }
    guard let days else { return nil }
    self.init(at: times, on: days)
    guard [timer, timer.replacing("\(Self.accuracy)\n", with: "")].contains(text) else { return nil }
  }

  /// The command of the service; systemd takes quotes and backslashes in an argument, but not in the path of a program.
  private static func command(_ callback: Callback) -> String {
    let path = callback.executable.string
    let needsShell = path.unicodeScalars.contains { $0 == "'" || $0 == "\"" || $0 == "\\" }
    let words = needsShell ? ["/bin/sh", "-c", "exec \"$0\" \"$@\"", path] : [path]
    let arguments = (words.dropFirst() + Callback.arguments).map { SystemdWord($0, expandsVariables: true) }
    return ([SystemdWord(words[0])] + arguments).map(\.description).joined(separator: " ")
  }

  // MARK: cron

  /// The lines for cron, one for each time: crontab(5). Cron's own environment knows no desktop, so they name it.
  public func crontab(_ callback: Callback) -> [String] {
    let days = someDays.isEmpty ? "*" : someDays.map { String($0.rawValue % 7) }.joined(separator: ",")
    let words =
      (callback.desktop + callback.environment).map { "\($0.name)=\(CronWord($0.value))" } + [
        CronWord(callback.executable.string).description
      ]
    let command = (words + Callback.arguments).joined(separator: " ")
    return times.map { "\($0.minute) \($0.hour) * * \(days) \(command)" }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
