import ArgumentParser
import FoundationEssentials
import SelfLieCore
import SystemPackage

/// The `remind` command: sets up, shows and gives reminders.
struct Remind: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind",
    abstract: "Get reminded at times you choose, if something is due.",
    discussion: """
      selflie remind --at 08:00 --at 21:00
      selflie remind --at 08:00 --days mon-fri
      selflie remind --list
      selflie remind --off
      selflie remind --at 08:00 --ics selflie.ics

      Nothing runs all the time: systemd, or cron where there's no systemd, calls 'selflie remind --now'. That shows a notification on a \
      desktop and prints a line elsewhere; if nothing is due, it stays silent and ends with status 1. A time that passes while the \
      machine is off is gone. A notification says how many are due, not what: 'selflie config remind-text yes' shows the sentences.
      """)

  @Option(name: .customLong("at"), help: ArgumentHelp("A time of day; can be repeated.", valueName: "hh:mm"))
  var times: [TimeOfDay] = []

  @Option(
    help: ArgumentHelp("Days of the week, like mon,wed or mon-fri; every day without it.", valueName: "days"),
    completion: .list(["mon-fri", "sat,sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]))
  var days: String?

  @Flag(help: "Show when you're reminded.")
  var list = false

  @Flag(help: "Remove the reminder and its files.")
  var off = false

  @Flag(help: "Remind now, if something is due. This is what systemd or cron calls.")
  var now = false

  @Option(help: ArgumentHelp("Write a calendar file with these times, or those of your reminder.", valueName: "file.ics"))
  var ics: NewFile?

  @Flag(help: "Replace an existing calendar file.")
  var force = false

  @Flag(help: "Write without asking.")
  var yes = false

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard [list, off, now, ics != nil].count(where: \.self) + (times.isEmpty || ics != nil ? 0 : 1) <= 1 else {
      throw ValidationError("Use only one of --at, --list, --off, --now and --ics; --ics also goes with --at.")
    }
    guard ics != nil || !force else { throw ValidationError("--force needs --ics.") }
    guard days == nil || !times.isEmpty else { throw ValidationError("--days needs --at.") }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    if now { return try notify(context) }
    try Invocation.checkFolders(["XDG_CONFIG_HOME"])
    let units = ReminderUnits(in: try context.units.path)
    let reminder = try times.isEmpty ? nil : Reminder(at: times, on: days.map(Reminder.days) ?? Reminder.everyDay)
    if off { return try remove(units, context) }
    if let ics { return try write(reminder ?? Self.existing(units), to: ics, context) }
    guard let reminder else { return try show(units, context) }
    let callback = try Callback(context.executable, environment: Context.environment)
    guard let manager = SystemdUser(environment: Context.environment) else { return try showCrontab(reminder, callback, context) }
    try install(reminder, callback, units, manager, context)
  }

  // MARK: Setting it up

  private func install(
    _ reminder: Reminder, _ callback: Callback, _ units: ReminderUnits, _ manager: SystemdUser, _ context: Context
  ) throws {
    let terminal = context.terminal
    let files = ReminderUnits.files(reminder, callback)
    _ = try units.written()
    // The person is asked before anything is written: leaving leaves nothing behind.
    if !yes {
      var facts: [String] = []
      for (name, text) in files {
        facts.append("This writes \(units.folder.appending(name)):")
        facts += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    \($0)" }
      }
      facts += ["And it runs:"] + ReminderUnits.commands.map { "    \($0)" }
      guard try terminal.confirm("Write and run this?", facts, to: "write the reminder", refusal: "Nothing was written.") else { return }
    }
    try units.install(files, manager)
    if json.isOn { return try terminal.data(json: ReminderRecord(reminder, next: manager.nextReminder())) }
    try terminal.data("selflie will remind you at \(reminder), if something is due.", hanging: 2)
    if Program("notify-send", environment: Context.environment) == nil {
      try terminal.note(
        "Without notify-send (Debian: apt install libnotify-bin) a reminder is just a line in 'journalctl --user -u selflie-remind'.")
    }
    if terminal.canAsk { try terminal.note("To undo this: selflie remind --off") }
  }

  private func showCrontab(_ reminder: Reminder, _ callback: Callback, _ context: Context) throws {
    let terminal = context.terminal
    let lines = reminder.crontab(callback)
    try terminal.note(
      "No systemd user session found, so nothing was written. With cron, add this line with 'crontab -e':")
    if json.isOn { return try terminal.data(json: ReminderRecord(reminder, next: nil, crontab: lines)) }
    for line in lines { try terminal.data(line) }
    try terminal.note(
      callback.hasDesktop
        ? "The line names your desktop as it is now. If it has another name when you log in again, add the line anew."
        : "There's no desktop here to show it on: cron mails it to you, and on a machine without mail it reaches nobody.")
  }

  private func remove(_ units: ReminderUnits, _ context: Context) throws {
    let attention = Attention()
    let manager = SystemdUser(environment: Context.environment)
    let removed = try units.remove(manager)
    for path in removed { try context.terminal.data("Removed \(path)", hanging: 2) }
    if removed.isEmpty {
      try context.terminal.note("There's no reminder\(manager == nil ? " with systemd; remove a cron line with 'crontab -e'" : "").")
    }
    if attention.heed() == .enough, attention.isLeaving { throw Status.interrupted.exitCode }
    if manager == nil, !removed.isEmpty, Program("systemctl", environment: Context.environment) != nil { throw ReminderProblem.armed }
  }

  // MARK: Looking at it

  private func show(_ units: ReminderUnits, _ context: Context) throws {
    let terminal = context.terminal
    let timer = try units.timer()
    let reminder = timer.flatMap { Reminder(timer: $0) }
    let next = timer == nil ? nil : SystemdUser(environment: Context.environment)?.nextReminder()
    if json.isOn { return try terminal.data(json: ReminderRecord(reminder, next: next)) }
    guard timer != nil else { return try terminal.note("You have no reminder. Set one with: selflie remind --at 08:00") }
    guard let reminder else {
      return try terminal.data("Somebody edited the times by hand: \(units.folder.appending(Reminder.timerName))", hanging: 2)
    }
    try terminal.data("\(reminder)", hanging: 2)
    if let next {
      let offset = LocalTime.offset(at: next)
      try terminal.data("next: \(Day(of: next, offset: offset)), \(TimeOfDay(of: next, offset: offset))", hanging: 2)
    } else {
      try terminal.note("systemd doesn't say when the next one is; is your user session running?")
    }
  }

  /// The reminder that is set up.
  private static func existing(_ units: ReminderUnits) throws -> Reminder {
    guard let timer = try units.timer(), let reminder = Reminder(timer: timer) else {
      throw ValidationError("You have no reminder yet; say when: --at 08:00")
    }
    return reminder
  }

  private func write(_ reminder: Reminder, to file: NewFile, _ context: Context) throws {
    let moment = Date.now
    let calendar = try reminder.calendar(from: moment, offset: LocalTime.offset(at: moment))
    guard let target = try file.target(isReplaced: force, refusal: "Nothing was written.", context.terminal) else { return }
    try target.write(context) { try $0.write(Array(calendar.utf8)) }
    try context.terminal.data("Wrote \(target.path): \(reminder)", hanging: 2)
  }

  // MARK: Reminding

  private func notify(_ context: Context) throws {
    let due = try PracticeCommand.due(context)
    guard !due.isEmpty else { throw Status.notSaid.exitCode }
    let title = "\(due.count) due today"
    let texts = try context.settings.remindText ? due.map { Terminal.line($0.text) } : []
    let hint = "selflie practice --due"
    let environment = Context.environment
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    if hasDesktop {
      if !texts.isEmpty {
        let body = (texts.prefix(Self.mostTexts).map { XMLText($0).description } + [hint]).joined(separator: "\n")
        if DesktopNotification(title: title, body: body).show(environment: environment) { return }
      }
      // Every user of the machine can read a program's arguments, so no sentence is among them.
      if let notifier = Program("notify-send", environment: environment),
        notifier.run(["--app-name=selflie", "--", title, hint]).status == 0
      {
        return
      }
    }
    try context.terminal.data("\(title): \(hint)", hanging: 2)
    for text in texts { try context.terminal.data("  \(text)", hanging: 4) }
  }

  /// The most sentences in a notification: more than desktops show.
  private static let mostTexts = 4
}

extension TimeOfDay: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

/// A reminder, for programs.
private struct ReminderRecord: Encodable {
  /// The times, as in "08:00"; empty without a reminder, and for one that was changed by hand.
  var times: [String]
  /// The weekdays, as in "mon".
  var days: [String]
  /// The next reminder, in UTC; missing if systemd does not know it.
  var next: Date?
  /// The lines to add to a crontab where there is no systemd.
  var crontab: [String]?

  init(_ reminder: Reminder?, next: Date?, crontab: [String]? = nil) {
    times = reminder?.times.map(\.description) ?? []
    days = reminder?.days.sorted().map(\.short) ?? []
    self.next = next
    self.crontab = crontab
  }
}
