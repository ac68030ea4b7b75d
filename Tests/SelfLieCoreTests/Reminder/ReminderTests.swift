import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

/// Makes a program of a script for `sh`, by another process: what this one has open to write is open in all that it starts meanwhile, and
/// could not be run.
func makeScript(_ script: String, _ path: String) throws {
  try runTool("sh", ["-c", "umask 077; printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\"; chmod 700 \"$2\"", "sh", script, path])
}

struct ReminderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func reminder(_ times: String, _ days: String? = nil) throws -> Reminder {
    try Reminder(
      at: times.split(separator: " ").compactMap { TimeOfDay($0) }, on: days.map { try Reminder.days($0) } ?? Reminder.everyDay)
  }

  private func callback(_ path: String, _ environment: [String: String] = [:]) throws -> Callback {
    try Callback(FilePath(path), environment: environment)
  }

  // MARK: Times and days

  @Test(arguments: [
    ("mon", [1]), ("mon,wed", [1, 3]), ("Mon-Fri", [1, 2, 3, 4, 5]), ("sat-mon", [1, 6, 7]), ("monday-wednesday,sun", [1, 2, 3, 7]),
    ("tue-tue", [2]), ("mon-sun", [1, 2, 3, 4, 5, 6, 7]), ("tue-mon", [1, 2, 3, 4, 5, 6, 7]),
  ])
  func `days are read one by one and in stretches`(text: String, numbers: [Int]) throws {
    #expect(try Reminder.days(text).map(\.rawValue).sorted() == numbers)
  }

  @Test(arguments: ["", "mon,", "m", "noday", "mon-", "-mon", "mon-tue-wed", "mon wed", "mon;wed"])
  func `what is no day is refused`(text: String) {
    #expect(throws: ReminderProblem.noDays(text)) { try Reminder.days(text) }
  }

  @Test func `times are read to the minute, and kept in order and once`() throws {
    #expect(try reminder("21:00 8:00 08:00").times.map(\.description) == ["08:00", "21:00"])
    for wrong in ["24:00", "8", "08:60", "8:0", "008:00", "-1:00", "+8:00", "08:00:00", "", "08:0\u{0660}"] {
      #expect(TimeOfDay(wrong) == nil)
    }
    #expect(try "\(reminder("08:00 21:00"))" == "08:00, 21:00 every day")
    #expect(try "\(reminder("08:00", "wed,mon"))" == "08:00 on mon, wed")
  }

  // MARK: systemd

  @Test func `a timer is read as it was written, and one that somebody changed is not`() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let times = (0...Int.random(in: 0...4, using: &generator)).map { _ in
        TimeOfDay(seconds: 60 * Int.random(in: 0..<1440, using: &generator))
      }
      let days = Set(Weekday.allCases.filter { _ in Bool.random(using: &generator) })
      let reminder = Reminder(at: times, on: days.isEmpty ? Reminder.everyDay : days)
      #expect(Reminder(timer: reminder.timer) == reminder)
      #expect(Reminder(timer: reminder.timer + "Persistent=true\n") == nil)
      // A timer from before it was told to be exact.
      #expect(Reminder(timer: reminder.timer.replacingOccurrences(of: "AccuracySec=1s\n", with: "")) == reminder)
    }
    #expect(Reminder(timer: "") == nil)
    #expect(Reminder(timer: try reminder("08:00").timer.replacingOccurrences(of: "*-*-*", with: "*-*-1")) == nil)
  }

  /// Paths and folders that systemd would take for something else.
  private static let odd = [
    "plain", "with space", "50%h", "$HOME", "${X} $$", "a'b", "a'$b", "a\"b", "a\\b", "a\\\"b\\", "\u{E9}\u{1F600}", "#x", "a=b;c", "@x",
    "~", "a\"\u{301}b", "a\\\u{301}", "5%\u{301}h", "$\u{301}HOME", "'\u{301}$(touch made)'\u{301}", "'\u{FE0F}\"\u{200D}",
  ]

  @Test(arguments: odd)
  func `systemd itself reads the units as they are meant`(odd: String) throws {
    let program = folder.file(odd)
    try makeScript("", program)
    let home = "/home/" + odd
    let callback = try callback(program, ["SELFLIE_HOME": home, "XDG_DATA_HOME": "", "SELFLIE_DAY_ENDS": "03:00", "OTHER": "x"])
    let dump = try verified(callback, try reminder("08:00 21:00", "mon-fri"))
    #expect(dump.contains("\t\tEnvironment: SELFLIE_DAY_ENDS=03:00\n\t\tEnvironment: SELFLIE_HOME=\(home)\n"))
    #expect(!dump.contains("XDG_DATA_HOME") && !dump.contains("OTHER="))
    let line = try #require(dump.split(separator: "\n").first { $0.contains("Command Line: ") })
    let command = line.replacingOccurrences(of: "\t\t\tCommand Line: ", with: "")
    var words = try runTool("bash", ["-c", "printf '%s\\n' \(command)"]).split(separator: "\n").map(String.init)
    if words.first == "/bin/sh" {
      #expect(words[1...2] == ["-c", "exec \"$$0\" \"$$@\""])
      words.removeFirst(3)
      words[0] = words[0].replacingOccurrences(of: "$$", with: "$")
    }
    #expect(words == [program, "remind", "--now"])
  }

  /// What systemd understood of the units, which it found no fault with.
  private func verified(_ callback: Callback, _ reminder: Reminder) throws -> String {
    for (name, text) in ReminderUnits.files(reminder, callback) { try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name))) }
    let units = [folder.file(Reminder.serviceName), folder.file(Reminder.timerName)]
    let quiet = try runTool(
      "bash", ["-c", "XDG_RUNTIME_DIR=$1 systemd-analyze verify --user \"${@:2}\" 2>&1", "bash", folder.path] + units)
    #expect(quiet == "")
    return try runTool(
      "bash",
      ["-c", "XDG_RUNTIME_DIR=$1 SYSTEMD_LOG_LEVEL=debug systemd-analyze verify --user \"$2\" 2>/dev/null", "bash", folder.path, units[0]],
      trims: false)
  }

  @Test func `systemd finds fault with a service whose program is not there`() throws {
    let unit = folder.file(Reminder.serviceName)
    try Data(Reminder.service(try callback(folder.file("nothing"))).utf8).write(to: URL(fileURLWithPath: unit))
    let said = try runTool("bash", ["-c", "XDG_RUNTIME_DIR=$1 systemd-analyze verify --user \"$2\" 2>&1; true", "bash", folder.path, unit])
    #expect(said.contains("is not executable"))
  }

  @Test(arguments: [
    ("UTC", "2026-12-03"), ("Europe/Berlin", "2026-10-23"), ("Europe/Berlin", "2026-03-27"), ("Asia/Kathmandu", "2026-03-27"),
  ])
  func `systemd reminds at the same hour of the same days, also when the clocks change`(zone: String, base: String) throws {
    let timer = try reminder("08:00", "mon,wed,sun").timer
    let calendar = try #require(timer.split(separator: "\n").first { $0.hasPrefix("OnCalendar=") }).dropFirst("OnCalendar=".count)
    let said = try runTool("env", ["TZ=\(zone)", "systemd-analyze", "calendar", "--iterations=6", "--base-time=\(base)", String(calendar)])
    let elapses = said.split(separator: "\n").filter { $0.contains("Next elapse:") || $0.contains("Iter. #") }
    #expect(elapses.count == 6)
    for (elapse, day) in zip(
      elapses, zone == "UTC" ? ["Sun", "Mon", "Wed"] + ["Sun", "Mon", "Wed"] : ["Sun", "Mon", "Wed", "Sun", "Mon", "Wed"])
    {
      #expect(elapse.contains(": \(day) 2026-") && elapse.contains(" 08:00:00 "), "\(elapse)")
    }
  }

  // MARK: cron

  @Test(arguments: odd)
  func `a line for cron calls the program with its environment, whatever their names are`(odd: String) throws {
    let program = folder.file(odd), home = "/home/" + odd
    try makeScript("printf '%s\\n' \"$SELFLIE_HOME\" \"$@\"", program)
    let lines = try reminder("8:05 21:00", "sun-mon").crontab(callback(program, ["SELFLIE_HOME": home]))
    #expect(lines.count == 2 && lines[1].hasPrefix("0 21 * * 1,0 "))
    let command = try #require(lines.first?.split(separator: " ", maxSplits: 5).last.map(String.init))
    #expect(lines[0] == "5 8 * * 1,0 \(command)")
    #expect(try runTool("sh", ["-c", try #require(command.readByCron)]) == "\(home)\nremind\n--now")
  }

  @Test func `a line for cron names the desktop, of which cron knows nothing`() throws {
    let desktop = [
      "DISPLAY": ":0", "WAYLAND_DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus",
      "XDG_RUNTIME_DIR": "/run/user/1000",
    ]
    let named = try callback("/usr/bin/selflie", desktop)
    #expect(
      try reminder("08:00").crontab(named) == [
        "0 8 * * * DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus DISPLAY=:0 XDG_RUNTIME_DIR=/run/user/1000 /usr/bin/selflie "
          + "remind --now"
      ])
    #expect(named.hasDesktop)
    #expect(!Reminder.service(named).contains("DISPLAY"))
    for missing in [["DISPLAY"], ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]] {
      #expect(try !callback("/usr/bin/selflie", desktop.filter { !missing.contains($0.key) }).hasDesktop)
    }
  }

  @Test func `every day is a star for cron`() throws {
    #expect(try reminder("08:00").crontab(callback("/usr/bin/selflie")) == ["0 8 * * * /usr/bin/selflie remind --now"])
  }

  @Test func `what cannot be written into a unit or a line is refused`() {
    #expect(throws: ReminderProblem.unwritable("the path of selflie")) { try callback("/a\nb") }
    #expect(throws: ReminderProblem.unwritable("SELFLIE_HOME")) { try callback("/a", ["SELFLIE_HOME": "/a\u{1B}"]) }
    #expect(throws: ReminderProblem.unwritable("XDG_DATA_HOME")) { try callback("/a", ["XDG_DATA_HOME": "/\u{FFFD}"]) }
  }

  // MARK: The calendar

  @Test func `a calendar program reads the calendar, and expands it over a change of the clocks`() throws {
    // A Friday, two days before the clocks go back in Berlin.
    let moment = Date(timeIntervalSince1970: 1_792_764_305)
    let file = folder.file("a.ics")
    try Data(reminder("08:00 21:30", "mon,wed,sun").calendar(from: moment, offset: 7200).utf8).write(to: URL(fileURLWithPath: file))
    let said = try runTool("/usr/bin/python3", ["-c", Self.reader, file, "2026-10-23", "2026-11-03"])
    #expect(
      said.split(separator: "\n") == [
        "VCALENDAR 2.0 -//selflie//selflie//EN", "VEVENT remind-1@selflie 2026-10-23 14:05:05+00:00 DISPLAY 0:00:00",
        "VEVENT remind-2@selflie 2026-10-23 14:05:05+00:00 DISPLAY 0:00:00",
        "2026-10-25 08:00:00 None", "2026-10-25 21:30:00 None", "2026-10-26 08:00:00 None", "2026-10-26 21:30:00 None",
        "2026-10-28 08:00:00 None", "2026-10-28 21:30:00 None", "2026-11-01 08:00:00 None", "2026-11-01 21:30:00 None",
        "2026-11-02 08:00:00 None", "2026-11-02 21:30:00 None",
      ])
    let daily = folder.file("b.ics")
    try Data(reminder("08:00").calendar(from: moment, offset: 7200).utf8).write(to: URL(fileURLWithPath: daily))
    #expect(try runTool("/usr/bin/python3", ["-c", Self.reader, daily, "2026-10-20", "2026-10-30"]).split(separator: "\n").count == 2 + 7)
  }

  private static let reader = """
    import sys, icalendar, recurring_ical_events
    from datetime import date
    calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
    print(calendar.name, calendar['VERSION'], calendar['PRODID'])
    for event in calendar.walk('VEVENT'):
        assert not event.errors, event.errors
        alarm, = event.walk('VALARM')
        print(event.name, event['UID'], event['DTSTAMP'].dt, alarm['ACTION'], alarm['TRIGGER'].dt)
    events = recurring_ical_events.of(calendar).between(*(date.fromisoformat(day) for day in sys.argv[2:]))
    for start in sorted(event['DTSTART'].dt for event in events):
        print(start, start.tzinfo)
    """

  @Test func `an event keeps its id when its time changes, so that a calendar moves it`() throws {
    func ids(_ times: String) throws -> [Substring] {
      try reminder(times).calendar(from: Date(timeIntervalSince1970: 0), offset: 0).split(whereSeparator: \.isNewline)
        .filter { $0.hasPrefix("UID:") }
    }
    #expect(try ids("08:00 21:00") == ids("07:30 22:15") && Set(ids("08:00 21:00")).count == 2)
  }

  @Test func `the lines of a calendar end as the standard says, and none is too long`() throws {
    let calendar = try reminder("08:00 21:00", "mon-sat").calendar(from: Date(timeIntervalSince1970: 0), offset: 0)
    let lines = calendar.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    #expect(lines.last == "" && lines.dropLast().allSatisfy { $0.unicodeScalars.last == "\r" && $0.utf8.count <= 76 })
    #expect(lines.contains { $0.hasPrefix(" ") })
    #expect(try calendar == reminder("08:00 21:00", "mon-sat").calendar(from: Date(timeIntervalSince1970: 0), offset: 0))
  }

  @Test func `a long line is folded between characters`() {
    for line in [
      String(repeating: "x", count: 75), String(repeating: "\u{E9}", count: 200), "a" + String(repeating: "\u{1F600}", count: 90), "",
    ] {
      let folded = Reminder.folded(line)
      #expect(folded.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      #expect(folded.replacingOccurrences(of: "\r\n ", with: "") == line)
      #expect(folded.contains("\r\n") == (line.utf8.count > 75))
    }
  }

  @Test func `a calendar is made for years of four digits only`() throws {
    for seconds in [-1.0, 253_402_300_800] {
      let moment = Date(timeIntervalSince1970: seconds)
      #expect(throws: ClockProblem(shown: moment)) { try reminder("08:00").calendar(from: moment, offset: 0) }
    }
  }

  // MARK: Programs
}

/// `remind` through the built executable. There is no systemd for a person where tests run: one that writes down what it is told takes its
/// place, and so does a program that shows notifications.
struct RemindCommandTests {
  private let folder: TemporaryFolder
  private var selflie: Executable

  init() throws {
    folder = try TemporaryFolder()
    selflie = try Executable()
    try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: false)
    // What is on the person's own PATH, without the machine's systemd.
    selflie.environment = [
      "PATH": folder.file("bin"), "XDG_CONFIG_HOME": folder.file("config"), "DISPLAY": "", "WAYLAND_DISPLAY": "", "TZ": "Europe/Berlin",
      "FOLDER": folder.path,
    ]
    try program(
      "systemctl",
      """
      printf '%s\\n' "$*" >> "$FOLDER/said"
      case "$*" in
        "--user is-system-running") echo degraded; exit 1 ;;
        *list-timers*) echo "Warning: the unit file changed on disk" >&2
          echo '[{"next":1792821600000000,"left":60000000,"last":null,"passed":null,"unit":"selflie-remind.timer"}]' ;;
        "--user disable"*) rm -f "$FOLDER/config/systemd/user/timers.target.wants/selflie-remind.timer" ;;
        "--user enable"*) mkdir -p "$FOLDER/config/systemd/user/timers.target.wants"
          ln -sf ../selflie-remind.timer "$FOLDER/config/systemd/user/timers.target.wants/selflie-remind.timer" ;;
      esac
      case "$*" in "--user $(cat "$FOLDER/fails" 2>/dev/null || echo none)"*) echo "Failed to do it"; exit 1 ;; esac
      """)
  }

  /// - Parameter script: For `sh`, with the system's programs.
  private func program(_ name: String, _ script: String) throws {
    try makeScript("PATH=/usr/bin:/bin\n\(script)", folder.file("bin/" + name))
  }

  private var units: String { folder.file("config/systemd/user") }
  private func text(_ name: String) -> String? { try? String(contentsOfFile: folder.file(name), encoding: .utf8) }
  private func said() -> [String] { (text("said") ?? "").split(separator: "\n").map { String($0.dropFirst("--user ".count)) } }
  private func forget() throws { try FileManager.default.removeItem(atPath: folder.file("said")) }

  /// Every file and link of the person's settings.
  private func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.file("config")) else { return [] }
    return try runTool("find", [folder.file("config"), "!", "-type", "d", "-printf", "%P\\n"]).split(separator: "\n").map(String.init)
      .sorted()
  }

  // MARK: Setting it up

  @Test func `a reminder is set up, shown and taken back, by a stand-in for systemctl`() async throws {
    let set = try await selflie.run("remind", "--at", "21:00", "--at", "8:00", "--days", "mon-fri", "--yes")
    #expect(set.status == 0 && set.errors.hasPrefix("Without notify-send "))
    #expect(set.output == "selflie will remind you at 08:00, 21:00 on mon, tue, wed, thu, fri, if something is due.\n")
    #expect(said() == ["is-system-running", "daemon-reload", "enable selflie-remind.timer", "restart selflie-remind.timer"])
    #expect(
      try files() == [
        "systemd/user/selflie-remind.service", "systemd/user/selflie-remind.timer",
        "systemd/user/timers.target.wants/selflie-remind.timer",
      ])
    let service = try #require(text("config/systemd/user/selflie-remind.service"))
    #expect(
      service.contains("\nEnvironment=SELFLIE_HOME=\(selflie.home.path)\n")
        || service.contains("\nEnvironment=\"SELFLIE_HOME=\(selflie.home.path)\"\n"))
    #expect(service.contains("ExecStart=\(Executable.path.path) remind --now\n"))

    let list = try await selflie.run("remind", "--list")
    #expect((list.status, list.output) == (0, "08:00, 21:00 on mon, tue, wed, thu, fri\nnext: 24 October 2026, 08:00\n"))
    let record = try #require(try await selflie.run("remind", "--list", "--json").objects().first)
    #expect(record["times"] as? [String] == ["08:00", "21:00"] && record["days"] as? [String] == ["mon", "tue", "wed", "thu", "fri"])
    #expect(record["next"] as? String == "2026-10-24T06:00:00Z")

    try forget()
    let off = try await selflie.run("remind", "--off")
    #expect((off.status, off.errors) == (0, ""))
    #expect(off.output == "Removed \(units)/selflie-remind.service\nRemoved \(units)/selflie-remind.timer\n")
    #expect(said() == ["is-system-running", "disable --now selflie-remind.timer", "daemon-reload"])
    #expect(try files() == [])
    #expect(try await selflie.run("remind", "--off").errors == "There's no reminder.\n")
    #expect(try await selflie.run("remind").errors == "You have no reminder. Set one with: selflie remind --at 08:00\n")
  }

  @Test(arguments: ["daemon-reload", "enable", "restart"])
  func `what fails is taken back, and a reminder from before stays, by a stand-in for systemctl`(command: String) async throws {
    try FileManager.default.createDirectory(atPath: units, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: units + "/other.timer"))
    func fail(_ command: String) throws { try Data(command.utf8).write(to: URL(fileURLWithPath: folder.file("fails"))) }
    try fail(command)
    let failed = try await selflie.run("remind", "--at", "08:00", "--yes")
    #expect((failed.status, failed.output) == (Status.unavailable.rawValue, ""))
    #expect(failed.errors.hasPrefix("selflie: 'systemctl --user \(command)") && failed.errors.hasSuffix("' failed: Failed to do it\n"))
    #expect(try files() == ["systemd/user/other.timer"])
    try fail("none")
    #expect(try await selflie.run("remind", "--at", "08:00", "--yes").status == 0)
    let before = text("config/systemd/user/selflie-remind.timer")
    try fail(command)
    #expect(try await selflie.run("remind", "--at", "09:00", "--yes").status == Status.unavailable.rawValue)
    #expect(text("config/systemd/user/selflie-remind.timer") == before)
    #expect(try files().count == 4)
  }

  @Test func `a file that selflie did not write is not touched`() async throws {
    try FileManager.default.createDirectory(atPath: units, withIntermediateDirectories: true)
    let timer = units + "/selflie-remind.timer"
    try Data("[Timer]\n".utf8).write(to: URL(fileURLWithPath: timer))
    for call in [["--at", "08:00", "--yes"], ["--off"], ["--list"]] {
      let result = try await selflie.run(["remind"] + call)
      #expect(result.status == Status.cannotCreate.rawValue)
      #expect(result.errors == "selflie: selflie didn't write \(timer), so it was left alone; move it away\n")
    }
    try FileManager.default.removeItem(atPath: timer)
    try FileManager.default.createSymbolicLink(atPath: timer, withDestinationPath: folder.file("elsewhere"))
    #expect(try await selflie.run("remind", "--at", "08:00", "--yes").status == Status.cannotCreate.rawValue)
    #expect(try files() == ["systemd/user/selflie-remind.timer"])
    #expect(text("elsewhere") == nil)
  }

  @Test func `who is asked sees all that is written and run, and may say no`() throws {
    let asked = try Watched(selflie, ["remind", "--at", "08:00"], terminal: true, [.press("n", when: "[N]o:")])
    #expect(asked.status == 0)
    // Lines of a file are shown as they are, whatever the window.
    #expect(asked.errors.contains("This writes\n  \(units)/selflie-remind.service:\n    # Written by 'selflie remind'"))
    #expect(asked.errors.contains("/selflie remind --now\n"))
    #expect(asked.errors.contains("\n    OnCalendar=*-*-* 08:00:00\n    AccuracySec=1s\n"))
    #expect(asked.errors.contains("And it runs:\n    systemctl --user daemon-reload\n    systemctl --user enable selflie-remind.timer\n"))
    #expect(asked.errors.hasSuffix("Nothing was written.\n"))
    #expect(try files() == [])
    let agreed = try Watched(selflie, ["remind", "--at", "08:00"], terminal: true, [.press("y", when: "[N]o:")])
    #expect(agreed.status == 0 && agreed.output == "selflie will remind you at 08:00 every day, if something is due.\n")
    #expect(try files().count == 3)
  }

  @Test func `without anybody to ask nothing is written`() async throws {
    let result = try await selflie.run("remind", "--at", "08:00")
    #expect(result.status == Status.usage.rawValue)
    #expect(result.errors.hasPrefix("selflie: There's nobody to ask; use --yes to write the reminder.\n"))
    #expect(try files() == [])
  }

  @Test(arguments: [true, false])
  func `where there is no systemd the lines for cron are printed, and nothing is written`(hasProgram: Bool) async throws {
    if hasProgram {
      try program("systemctl", "echo offline; exit 1")
    } else {
      try FileManager.default.removeItem(atPath: folder.file("bin/systemctl"))
    }
    let result = try await selflie.run("remind", "--at", "08:00", "--at", "21:30", "--days", "sat,sun")
    #expect(result.status == 0)
    let home = "SELFLIE_HOME=\(selflie.home.path)"
    #expect(
      result.output.split(separator: "\n") == [
        "0 8 * * 6,0 \(home) XDG_CONFIG_HOME=\(folder.file("config")) \(Executable.path.path) remind --now",
        "30 21 * * 6,0 \(home) XDG_CONFIG_HOME=\(folder.file("config")) \(Executable.path.path) remind --now",
      ])
    #expect(result.errors.contains("crontab -e"))
    #expect(result.errors.contains("There's no desktop here"))
    #expect(try files() == [])
    let record = try #require(try await selflie.run("remind", "--at", "08:00", "--json").objects().first)
    #expect((record["crontab"] as? [String])?.count == 1)
  }

  @Test func `where systemd cannot be reached, taking it back says that it is still armed`() async throws {
    #expect(try await selflie.run("remind", "--at", "08:00", "--yes").status == 0)
    try program("systemctl", "echo 'Failed to connect to bus: No medium found' >&2; exit 1")
    let off = try await selflie.run("remind", "--off")
    #expect(off.status == Status.unavailable.rawValue)
    #expect(off.output.split(separator: "\n").count == 2)
    #expect(off.errors.contains("stays armed until you log out") && off.errors.contains("systemctl --user stop selflie-remind.timer"))
    #expect(try files() == [])
    #expect(try await selflie.run("remind", "--off").errors == "There's no reminder with systemd; remove a cron line with 'crontab -e'.\n")
  }

  @Test func `where systemd is gone since, taking it back removes all files`() async throws {
    #expect(try await selflie.run("remind", "--at", "08:00", "--yes").status == 0)
    #expect(try files().count == 3)
    try FileManager.default.removeItem(atPath: folder.file("bin/systemctl"))
    #expect(try await selflie.run("remind", "--list").output == "08:00 every day\n")
    #expect(try await selflie.run("remind", "--off").status == 0)
    #expect(try files() == [])
    let again = try await selflie.run("remind", "--off")
    #expect((again.status, again.errors) == (0, "There's no reminder with systemd; remove a cron line with 'crontab -e'.\n"))
  }

  @Test func `a timer that was changed by hand is named, and can be taken back`() async throws {
    #expect(try await selflie.run("remind", "--at", "08:00", "--yes").status == 0)
    let timer = units + "/selflie-remind.timer"
    try Data((try #require(text("config/systemd/user/selflie-remind.timer")) + "Persistent=true\n").utf8).write(
      to: URL(fileURLWithPath: timer))
    #expect(try await selflie.run("remind", "--list").output == "Somebody edited the times by hand: \(timer)\n")
    #expect(try await selflie.run("remind", "--off").status == 0)
    #expect(try files() == [])
  }

  @Test func `a calendar has the times that are named, or those of the reminder`() async throws {
    let file = folder.file("a.ics")
    #expect(try await selflie.run("remind", "--ics", file).status == Status.usage.rawValue)
    #expect(try await selflie.run("remind", "--at", "07:00", "--yes").status == 0)
    #expect(try await selflie.run("remind", "--ics", file).output == "Wrote \(file): 07:00 every day\n")
    #expect(try #require(text("a.ics")).contains("T070000\r\n"))
    let again = ["remind", "--ics", file, "--at", "09:15", "--days", "mon"]
    #expect(try await selflie.run(again).status == Status.cannotCreate.rawValue)
    #expect(try #require(text("a.ics")).contains("T070000\r\n"))
    #expect(try await selflie.run(again + ["--force"]).status == 0)
    #expect(try #require(text("a.ics")).contains("T091500\r\n") && #require(text("a.ics")).contains("BYDAY=MO\r\n"))
    #expect(try await selflie.run("remind", "--ics", folder.file("no/a.ics"), "--at", "09:15").status == Status.cannotCreate.rawValue)
  }

  @Test(arguments: [
    ["--at", "8"], ["--at", "25:00"], ["--days", "mon"], ["--at", "08:00", "--days", "someday"], ["--at", "08:00", "--off"],
    ["--list", "--now"],
  ])
  func `a call that means nothing is refused`(arguments: [String]) async throws {
    let result = try await selflie.run(["remind"] + arguments)
    #expect((result.status, result.output) == (Status.usage.rawValue, ""))
    #expect(try files() == [])
  }

  // MARK: Reminding

  private func add(_ text: String) throws {
    let home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere")
    let voice = Clip(samples: [Int16](repeating: 100, count: Clip.rate))
    _ = try Journal.open(in: home).add(try Journal.NewAffirmation(text: text), recording: voice, isVerified: true)
  }

  @Test(arguments: [("00:00", 0), ("00:30", 0), ("03:00", 1)])
  func `what was said before midnight is of today until the hour that was set`(dayEnds: String, status: Int32) async throws {
    try add("I am calm")
    // It is one in the morning here, whatever the time is elsewhere.
    let now = Date()
    let ofDay = Int(now.timeIntervalSince1970) % 86_400
    let offset = (3600 - ofDay + 129_600) % 86_400 - 43_200
    var selflie = selflie
    let hours = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60].map(String.init).joined(separator: ":")
    selflie.environment["TZ"] = "HERE\(offset > 0 ? "-" : "+")\(hours)"
    selflie.environment["SELFLIE_DAY_ENDS"] = dayEnds
    #expect(try await selflie.run("remind", "--now").status == 0)
    let home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere")
    let journal = try Journal.open(in: home)
    let affirmation = try journal.affirmation(.number(1))
    try journal.keep(
      Repetition(
        id: Identifier(), started: now - 7200, offset: offset, kind: .spoken, confidence: 1, duration: 1), of: affirmation)
    #expect(try await selflie.run("remind", "--now").status == status)
  }

  @Test func `nothing due is silent`() async throws {
    let result = try await selflie.run("remind", "--now")
    #expect((result.status, result.output, result.errors) == (1, "", ""))
  }

  @Test func `without a desktop a line is printed, and the sentences only if that was set`() async throws {
    try add("I am <b>calm</b> & here")
    try add("I speak")
    let plain = try await selflie.run("remind", "--now")
    #expect((plain.status, plain.output, plain.errors) == (0, "2 due today: selflie practice --due\n", ""))
    var selflie = selflie
    selflie.environment["SELFLIE_REMIND_TEXT"] = "yes"
    let shown = try await selflie.run("remind", "--now")
    #expect(shown.output == "2 due today: selflie practice --due\n  I am <b>calm</b> & here\n  I speak\n")
  }

  @Test func `on a desktop a notification is shown, by a stand-in for notify-send`() async throws {
    try program("notify-send", "printf '%s|' \"$@\" >> \"$FOLDER/shown\"")
    try add("--urgency=critical <b>calm</b> & here")
    var selflie = selflie
    selflie.environment["WAYLAND_DISPLAY"] = "wayland-0"
    let quiet = try await selflie.run("remind", "--now")
    #expect((quiet.status, quiet.output, quiet.errors) == (0, "", ""))
    #expect(text("shown") == "--app-name=selflie|--|1 due today|selflie practice --due|")
    selflie.environment["SELFLIE_REMIND_TEXT"] = "yes"
    #expect(try await selflie.run("remind", "--now").status == 0)
    // No bus is there that would take the sentence, and others can read the arguments of a program.
    #expect(text("shown") == String(repeating: "--app-name=selflie|--|1 due today|selflie practice --due|", count: 2))
  }

  @Test(arguments: ["exit 1", "kill -9 $$"])
  func `a desktop that shows nothing is no reason to be silent`(script: String) async throws {
    try program("notify-send", script)
    try add("I am calm")
    var selflie = selflie
    selflie.environment["DISPLAY"] = ":0"
    let result = try await selflie.run("remind", "--now")
    #expect((result.status, result.output) == (0, "1 due today: selflie practice --due\n"))
  }
}
