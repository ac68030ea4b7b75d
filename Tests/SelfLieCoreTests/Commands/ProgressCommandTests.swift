import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore
@testable import selflie

/// What people and programs read of their days, through the built executable, at a moment of our choosing.
struct ProgressCommandTests {
  private static let text = "I am calm when I speak"
  private static let number = Affirmation.usualTarget

  @Test func `a program gets an object of nothing, too`() async throws {
    let selflie = try Executable()
    let object = try #require(try await selflie.run("stats", "--json").objects().first)
    #expect(object["count"] as? Int == 0 && object["text"] == nil)
    #expect(try await selflie.run("stats").output == "")
  }

  /// The executable with a clock that is set, and two affirmations: one with months of work, one that is new.
  private struct World {
    var selflie: Executable
    /// For a program with that clock.
    let folder = try? TemporaryFolder()
    let home: Home
    let affirmation: Affirmation

    /// - Parameters:
    ///   - now: In UTC.
    ///   - days: How many were said how many days ago, at the same time of the day.
    init(_ now: String, zone: String = "UTC", _ days: [(ago: Int, count: Int)] = World.days, plan: Plan = Plan()) throws {
      selflie = try Executable()
      selflie.environment = ["TZ": zone, "FAKETIME_DONT_FAKE_MONOTONIC": "1"]
      let date = try Date(now, strategy: .iso8601), timeZone = try #require(TimeZone(identifier: zone))
      selflie.launcher = ["/usr/bin/faketime", "-f", Self.clock(date, timeZone)]
      home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere")
      let journal = try Journal.open(in: home)
      let first = try journal.add(.init(text: ProgressCommandTests.text), recording: Clip(), isVerified: true)
      _ = try journal.add(.init(text: "After breakfast I walk around the park", target: 100), recording: Clip(), isVerified: true)
      for (ago, count) in days {
        for repetition in 0..<count {
          let started = date - Double(86_400 * ago) - 13 * Double(repetition)
          let isRejected = repetition == 4
          try journal.keep(
            Repetition(
              id: Identifier(), started: started, offset: timeZone.secondsFromGMT(for: started), kind: isRejected ? .rejected : .spoken,
              confidence: 1, duration: 1, evidence: isRejected ? .init(reason: .notSaid, missing: [ago % 2 == 0 ? "calm" : "speak"]) : nil),
            of: first)
        }
      }
      var planned = first
      planned.plan = plan
      if plan != Plan() { try journal.change(first, to: planned) }
      affirmation = planned
    }

    /// Two of three days, with a gap of ten, up to eight of which each fifth was rejected.
    static let days = (0..<90).filter { $0 % 3 != 1 && !(30..<40).contains($0) }.map { (ago: $0, count: 2 + $0 % 5) }

    /// As the clock on that wall shows it, which is what is faked.
    private static func clock(_ date: Date, _ zone: TimeZone) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = zone
      formatter.dateFormat = "'@'yyyy-MM-dd HH:mm:ss"
      // An hour that comes twice is named by how long ago it was.
      let comesTwice = [-3600, 3600].contains { formatter.string(from: date + $0) == formatter.string(from: date) }
      return comesTwice ? "\(Int(date.timeIntervalSinceNow))" : formatter.string(from: date)
    }

    /// In a terminal, as it is read there.
    func screen(_ columns: Int, _ command: String, until text: String) async throws -> [String] {
      let folder = try #require(folder), program = folder.file("selflie")
      let launcher = selflie.launcher.map { "'\($0)'" }.joined(separator: " ")
      try Data("#!/bin/sh\nexec \(launcher) '\(Executable.path.path)' \"$@\"\n".utf8).write(to: URL(fileURLWithPath: program))
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
      let window = try TerminalWindow(columns: columns, rows: 50, selflie, try SoftwareCard())
      try await window.wait(for: "$")
      try window.type("clear; \(command.replacing("selflie", with: program))")
      try await window.wait(for: text)
      return try await window.waitForPrompt().split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).replacing(/\ +$/, with: "") }.prefix { $0 != "$" }
    }
  }

  private static let now = "2026-11-21T10:00:00Z"
  private static let weekdays = Plan(
    perDay: 15, until: Day(digits: "2026-12-03"), skipped: [.saturday, .sunday], since: Day(digits: "2026-11-19"))

  // MARK: What people read

  @Test func `a list on a pipe has a bar, the pace, the day, and all of the text`() async throws {
    let world = try World(Self.now)
    let list = try await world.selflie.run("list")
    #expect(
      list.output == """
        1  [#         ]  192 of 1000  2.2 a day  ~21 Nov 2027  I am calm when I speak
        2  [          ]     0 of 100                           After breakfast I walk around the park

        """)
    #expect(list.errors == "")
    let root = try await world.selflie.run()
    #expect(root.output == list.output)
    #expect(root.errors == "")
  }

  @Test func `statistics on a pipe`() async throws {
    let world = try World(Self.now)
    let days = """
        today       2
        this week   12
        streak      1 day
        longest     2 days in a row
        practised   on 53 days
        best day    5 on 24 August 2026
        takes       90 % of 213 counted
        each        13.0 s
      """
    let hardest = "  hardest     calm 11, speak 10"
    let map = """
            Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov
      Mon                                         #.+#.##..*.#+
      Tue                                         .*#.+#....#*.
      Wed                                         #+.*#.+..##.#
      Thu                                         *.#+.*#..#.##
      Fri                                         .#*.#+..#.+#.
      Sat                                         ##.#*.#..*#.+
      Sun                                         #.##.#*.#+.*

      . 0   : 1   + 2   * 3   # 4 or more
      """
    let stats = try await world.selflie.run("stats", "1")
    #expect(
      stats.output == """
        I am calm when I speak
          count       192 of 1000, 19 %
        \(days)
          milestone   100 on 4 October 2026
        \(hardest)
          plan        no plan yet; lately you said 2.2 a day, and at that pace you finish between 17 September 2027 and 3 March 2028

        \(map)

        1000 |                                                                     ....
             |                                                              ...........
             |                                                      ...................
             |                                               ..........................
             |                                        .................................
         500 |                                 ........................................
             |                         ................................................
             |                  .......................................................
             |           ###...........................................................
             |   ###########...........................................................
           0 +-------------------------------------------------------------------------
              24 Aug 2026                                                   21 Nov 2027

        # said   . ahead

        """)
    let all = try await world.selflie.run("stats")
    #expect(all.output == "All affirmations\n  count       192\n\(days)\n\(hardest)\n\n\(map)\n")
    let none = try await world.selflie.run("stats", "2")
    #expect(
      none.output == """
        After breakfast I walk around the park
          count       0 of 100, 0 %
          today       0
          this week   0
          plan        no plan yet, and 100 are left

        """)
  }

  @Test func `a list and statistics in a terminal of 60 columns`() async throws {
    let world = try World(Self.now, plan: Self.weekdays)
    let screen = try await world.screen(60, "selflie list --plain; selflie stats 1 --plain", until: "# said")
    #expect(
      screen.joined(separator: "\n") == """
        1  [#    ]  192 of 1000  2.6 a day  4 Feb 2027  I am calm...
        2  [     ]     0 of 100                         After bre...
        Next: selflie practice 1
        I am calm when I speak
          count       192 of 1000, 19 %
          today       2
          this week   12
          streak      1 day
          longest     4 days in a row
          practised   on 53 days
          best day    5 on 24 August 2026
          takes       90 % of 213 counted
          each        13.0 s
          milestone   100 on 4 October 2026
          hardest     calm 11, speak 10
          plan        15 a day won't get you there by 3 December
                      2026: at that pace you finish on 4 February
                      2027; lately you said 2.6 a day, which leaves
                      you 1 day behind; to be in time you need 90 a
                      day
          left out    Saturday, Sunday

              Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov
        Mon                                         +.::.+:..:.::
        Tue                                         .:+.::....::.
        Wed                                         ::.:+.:..+:.:
        Thu                                         :.::.:+..:.+:
        Fri                                         .::.::..+.::.
        Sat                                         +:-::-:--:+-:
        Sun                                         :-+:-::-::-:

        . 0   : 1-4   + 5-9   * 10-14   # 15 or more   - left out

        1000 |                                                   ..
             |                                                .....
             |                                             ........
             |                                          ...........
             |                                       ..............
         500 |                                    .................
             |                                 ....................
             |                              .......................
             |                      ######.........................
             |      ######################.........................
           0 +-----------------------------------------------------
              24 Aug 2026               today            4 Feb 2027

        # said   . ahead
        """)
  }

  @Test func `a list and statistics in a terminal of 120 columns`() async throws {
    let world = try World(Self.now, plan: Self.weekdays)
    let screen = try await world.screen(120, "selflie list --plain; selflie stats 1 --plain", until: "# said")
    #expect(screen[0] == "1  [#         ]  192 of 1000  2.6 a day  4 Feb 2027  I am calm when I speak")
    #expect(screen[1] == "2  [          ]     0 of 100                         After breakfast I walk around the park")
    let plan = "  plan        15 a day won't get you there by 3 December 2026: at that pace you finish on 4 February 2027; lately you"
    #expect(screen.contains(plan))
    let days = try Journal.open(in: world.home).progress(of: world.affirmation)
    let today = try #require(Day(digits: "2026-11-21"))
    let map = HeatMap(days.spoken, until: today, plan: Self.weekdays).lines(columns: 119)
    let curve = Curve(days.spoken, forecast: days.forecast(of: world.affirmation, on: today)).lines(columns: 119)
    #expect(map[1].count > 100 && curve[0].count == 119)
    #expect(Array(screen.suffix(map.count + curve.count + 1)) == map + [""] + curve)
  }

  @Test func `a plan says what comes of it, warns where it contradicts itself, and can be taken back`() async throws {
    let selflie = try World(Self.now).selflie
    func plan(_ options: String...) async throws -> [String] {
      let result = try await selflie.run(["plan", "1"] + options)
      #expect(result.status == 0)
      return (result.output + result.errors).split(separator: "\n").map(String.init)
    }
    #expect(
      try await plan() == [
        "No plan yet; lately you said 2.2 a day, and at that pace you finish between 17 September 2027 and 3 March 2028."
      ])
    #expect(try await plan("--per-day", "15") == ["15 a day: you finish on 13 January 2027, on schedule."])
    #expect(
      try await plan("--skip", "sat, Sunday") == ["15 a day: you finish on 4 February 2027, on schedule.", "Left out: Saturday, Sunday"])
    #expect(
      try await plan("--pause", "2026-12-24..2026-12-31", "--pause", "tomorrow", "--pause", "1 Jan") == [
        "15 a day: you finish on 15 February 2027, on schedule.",
        "Left out: Saturday, Sunday, 22 November 2026, 24 December 2026 to 1 January 2027",
      ])
    // Nobody is on schedule for a date that the number a day misses.
    let missed =
      "15 a day won't get you there by 3 December 2026: at that pace you finish on 15 February 2027; to be in time you need 90 a day."
    #expect(
      try await plan("--until", "3 December") == [
        missed, "Left out: Saturday, Sunday, 22 November 2026, 24 December 2026 to 1 January 2027",
      ])
    let dated =
      "63 a day to finish by 3 December 2026; lately you said 2.2 a day, and at that pace you finish between 17 September 2027 "
      + "and 3 March 2028"
    #expect(try await plan("--resume", "--per-day", "none", "--skip", "none") == [dated + "."])
    let shown = try await selflie.run("show", "1")
    #expect(shown.output.contains("  plan        \(dated)\n"))
    #expect(try await selflie.run("undo").status == 0)
    #expect(try await plan().first == missed)
    for wrong in [
      ["--per-day", "0"], ["--per-day", "many"], ["--until", "yesterday"], ["--until", "2026-11-20"], ["--skip", "someday"],
      ["--skip", "mon,tue,wed,thu,fri,sat,sun"], ["--pause", "2026-12-31..2026-12-24"], ["--pause", ".."], ["--pause", "none"],
    ] {
      let result = try await selflie.run(["plan", "1"] + wrong)
      #expect(result.status == 64 && result.output == "" && result.errors.contains(wrong[0]), "\(wrong)")
    }
    #expect(try await selflie.run("plan", "9", "--per-day", "5").status == 66)
  }

  /// What a plan is told as, for a ledger of some days.
  private static func told(
    _ plan: Plan, _ days: [(ago: Int, count: Int)] = [], target: Int = 1000, count: Int? = nil
  ) throws -> String {
    let today = try #require(Day(digits: "2026-11-30"))
    let spoken = Dictionary(uniqueKeysWithValues: days.map { (today.advanced(by: -$0.ago), $0.count) })
    let progress = SelfLieCore.Progress(tally: Tally(spoken: count ?? spoken.values.reduce(0, +)), spoken: spoken)
    return Phrases.plan(progress.forecast(on: today, target: target, plan: plan))
  }

  @Test func `a plan that misses its date is neither on schedule nor ahead`() throws {
    let today = try #require(Day(digits: "2026-11-30")), friday = today.advanced(by: 4)
    let days = (1...8).map { (ago: $0, count: 15) }
    #expect(
      try Self.told(Plan(perDay: 5, until: friday, since: today), days)
        == "5 a day won't get you there by 4 December 2026: at that pace you finish on 24 May 2027; to be in time you need 176 a day")
    // A pause over the date leaves no day for it.
    #expect(
      try Self.told(Plan(perDay: 5, until: friday, pauses: [today...friday], since: today), days)
        == "5 a day won't get you there by 4 December 2026: at that pace you finish on 29 May 2027")
    #expect(
      try Self.told(Plan(perDay: 3, until: today.advanced(by: 1)), (1...13).map { (ago: $0, count: 30) }, count: 990)
        == "3 a day won't get you there by 1 December 2026: at that pace you finish on 3 December 2026; to be in time you need 5 a day")
    // A date that has passed is no date to be on schedule for.
    #expect(
      try Self.told(Plan(perDay: 15, until: Day(digits: "2026-11-20")), days)
        == "15 a day, though your date, 20 November 2026, has passed: at that pace you finish on 27 January 2027")
  }

  @Test func `whoever is slower than their plan is told both paces, and which day the plan's leads to`() throws {
    let days = (1...14).map { (ago: $0, count: 12) }
    let paces = ": at that pace you finish on 10 January 2027; lately you said 11 a day, which leaves you 5 days behind"
    #expect(try Self.told(Plan(perDay: 20, until: Day(digits: "2027-01-10")), days) == "20 a day until 10 January 2027" + paces)
    #expect(try Self.told(Plan(perDay: 20), days) == "20 a day" + paces)
    #expect(try Self.told(Plan(perDay: 12), days) == "12 a day: you finish on 7 February 2027, on schedule")
  }

  @Test func `whoever has no plan hears what is left, and whoever is done that nothing is left to plan`() throws {
    #expect(try Self.told(Plan(), target: 34) == "no plan yet, and 34 are left")
    #expect(try Self.told(Plan(), target: 1) == "no plan yet, and 1 is left")
    for plan in [Plan(), Plan(perDay: 10)] {
      #expect(try Self.told(plan, [(ago: 1, count: 40)], target: 40) == "the target is reached, and nothing is left to plan")
    }
    #expect(try Self.told(Plan(until: Day(digits: "2026-12-09"))) == "100 a day to finish by 9 December 2026, and 1000 are left")
    #expect(try Self.told(Plan(until: Day(digits: "2026-11-29"))) == "your date, 29 November 2026, has passed, and 1000 are left")
  }

  // MARK: A line for a prompt

  @Test func `status says in a line what is due, and by its status whether anything is`() async throws {
    let world = try World(Self.now, plan: Plan(perDay: 15))
    func status(_ arguments: String...) async throws -> (Int32, String) {
      let result = try await world.selflie.run(["status"] + arguments)
      #expect(result.errors == "")
      return (result.status, result.output)
    }
    #expect(try await status() == (0, "2 due: 14 to say\n"))
    #expect(try await status("1") == (0, "1 due: 13 to say\n"))
    #expect(
      try await status("--format", "%d|%n|%t|%s|%c|%T|%p %%|%i|%a") == (0, "2|14|2|1|192|1100|17 %|1|I am calm when I speak\n"))
    #expect(try await status("2", "--format", "%a: %n") == (0, "After breakfast I walk around the park: 1\n"))
    #expect(try await world.selflie.run("plan", "1", "--pause", "today").status == 0)
    #expect(try await status("1") == (1, "nothing due, 2 said today\n"))
    #expect(try await status() == (0, "1 due: 1 to say\n"))
    #expect(try await world.selflie.run("archive", "2").status == 0)
    #expect(try await status() == (1, "nothing due, 2 said today\n"))
    #expect(try await status("--format", "%n%a") == (1, "0\n"))
    for wrong in [["--format", "%x"], ["--format", "50%"], ["--format", "%d", "--json"]] {
      #expect(try await world.selflie.run(["status"] + wrong).status == 64)
    }
    #expect(try await world.selflie.run("status", "7").status == 66)
  }

  @Test func `help and the man page name every mark of a format, and each is filled in`() async throws {
    let selflie = try World(Self.now).selflie
    let help = try await selflie.run("help", "status").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let page = try await selflie.run("manual", "selflie-status").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (letter, meaning) in StatusCommand.placeholders {
      #expect(help.contains("%\(letter) \(meaning)") && page.contains("%\(letter) \(meaning)"))
      let line = try await selflie.run("status", "--format", "<%\(letter)>").output
      #expect(letter == "%" ? line == "<%>\n" : !line.contains("%") && line.count > 3, "\(letter): \(line)")
    }
  }

  @Test func `a long row is told whole`() async throws {
    let world = try World(Self.now, (1...40).map { (ago: $0, count: 1) })
    #expect(try await world.selflie.run("status", "--format", "%s").output == "40\n")
    #expect(try await world.selflie.run("status", "1", "--format", "%s").output == "40\n")
    #expect(try await world.selflie.run("status", "2", "--format", "%s").output == "0\n")
  }

  @Test func `a pause that is longer than what a line reads hides no row`() async throws {
    let today = Day(of: try Date(Self.now, strategy: .iso8601), offset: 0)
    let pause = Plan(pauses: [today.advanced(by: -29)...today])
    let world = try World(Self.now, (30...34).map { (ago: $0, count: 1) }, plan: pause)
    #expect(try await world.selflie.run("status", "1", "--format", "%s").output == "5\n")
    #expect(try await world.selflie.run("status", "--format", "%s").output == "0\n")
  }

  @Test func `status makes nothing, and says nothing where there is nothing`() async throws {
    let selflie = try Executable()
    let home = selflie.home.file("none")
    var empty = selflie
    empty.environment = ["SELFLIE_HOME": home]
    let result = try await empty.run("status")
    #expect(result.status == 1 && result.output == "" && result.errors == "")
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(try await empty.run("status", "--json").objects().first?["due"] as? Int == 0)
    #expect(try await empty.run("stats").errors.contains("You have no affirmations yet"))
    let log = try await empty.run("log")
    #expect((log.status, log.output, log.errors) == (0, "", "The ledger is empty: nothing was said yet.\n"))
    #expect(try await empty.run("list", "--json").output == "[]\n")
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test func `status reads beside a program that writes`() async throws {
    let world = try World(Self.now)
    let database = try Database.open(world.home.journal.string)
    try database.execute("BEGIN IMMEDIATE; UPDATE affirmation SET target = 900 WHERE number = 2")
    #expect(try await world.selflie.run("status").output == "1 due: 1 to say\n")
    try database.execute("ROLLBACK")
  }

  @Test func `what was put away is not listed, and never due`() async throws {
    let world = try World(Self.now)
    for number in ["1", "2"] { #expect(try await world.selflie.run("archive", number).status == 0) }
    let list = try await world.selflie.run("list")
    #expect(list.output == "" && list.errors == "All your affirmations are archived. See them with: selflie list --archived\n")
    let all = try await world.selflie.run("list", "--archived")
    #expect(all.output.hasPrefix("1  [#         ]  192 of 1000  2.2 a day  archived  I am calm when I speak\n"))
    #expect(try await world.selflie.run("practice", "--due").errors == "Nothing is due today.\n")
  }

  // MARK: Where clocks change

  @Test(arguments: [
    // Seconds before and after midnight, on the days of 25 hours and of 23.
    ("2026-10-24T21:59:40Z", "2026-10-24"), ("2026-10-24T22:00:10Z", "2026-10-25"), ("2026-10-25T22:59:40Z", "2026-10-25"),
    ("2026-10-25T23:00:10Z", "2026-10-26"), ("2026-03-28T22:59:40Z", "2026-03-28"), ("2026-03-28T23:00:10Z", "2026-03-29"),
    ("2026-03-29T21:59:40Z", "2026-03-29"), ("2026-03-29T22:00:10Z", "2026-03-30"),
  ])
  func `a day in Berlin is a day there when clocks change too`(now: String, today: String) async throws {
    // Three, of which those before midnight were said on the day before.
    let world = try World(now, zone: "Europe/Berlin", [(0, 3)], plan: Plan(perDay: 5))
    let record = try #require(try await world.selflie.run("stats", "1", "--json").objects().first)
    let days = try #require(record["days"] as? [[String: Any]])
    #expect(days.compactMap { $0["day"] as? String }.last == today)
    #expect(days.compactMap { $0["spoken"] as? Int } == (now.hasSuffix("10Z") ? [2, 1] : [3]))
    let plan = try #require(record["plan"] as? [String: Any])
    let day = try #require(Day(digits: today))
    let said = try #require(plan["today"] as? Int)
    #expect(plan["due"] as? Int == 5 - said)
    #expect(days.last?["spoken"] as? Int == said)
    #expect(plan["done"] as? String == day.advanced(by: (997 - (5 - said) - 1) / 5 + 1).digits)
    #expect(record["streak"] as? Int == days.count)
  }

  @Test(
    arguments: Reliability.cases([
      // Clocks change at 01:00 UTC, when it is 02:00 or 03:00 in Berlin; the days end at three. In autumn half past two comes twice.
      ("2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-24"), ("2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-24"),
      ("2026-10-25T02:00:10Z", "Europe/Berlin", "2026-10-25"), ("2026-10-26T01:59:40Z", "Europe/Berlin", "2026-10-25"),
      ("2026-10-26T02:00:10Z", "Europe/Berlin", "2026-10-26"), ("2026-03-29T00:59:40Z", "Europe/Berlin", "2026-03-28"),
      ("2026-03-29T01:00:10Z", "Europe/Berlin", "2026-03-29"), ("2026-03-30T00:59:40Z", "Europe/Berlin", "2026-03-29"),
      ("2026-03-30T01:00:10Z", "Europe/Berlin", "2026-03-30"), ("2026-10-25T02:59:40Z", "UTC", "2026-10-24"),
      ("2026-10-25T03:00:10Z", "UTC", "2026-10-25"), ("2026-07-01T00:59:40Z", "Europe/Berlin", "2026-06-30"),
    ]))
  func `every command has the same day where days end at night and clocks change`(now: String, zone: String, today: String) async throws {
    // Three, of which those before three o'clock were said on the day before.
    let world = try World(now, zone: zone, [(0, 3)], plan: Plan(perDay: 5)), selflie = world.selflie
    #expect(try await selflie.run("config", "day-ends", "03:00").status == 0)
    let day = try #require(Day(digits: today)), said = now.hasSuffix("10Z") ? 1 : 3
    let done = day.advanced(by: (997 - (5 - said) - 1) / 5 + 1)
    #expect(try await selflie.run("status", "1", "--format", "%t %n %s").output == "\(said) \(5 - said) \(said == 3 ? 1 : 2)\n")
    let pace = said == 3 ? "3" : "1.5"
    #expect(try await selflie.run("list").output.hasPrefix("1  [#         ]  3 of 1000  \(pace) a day  \(done.short)  "))
    #expect(try await selflie.run("plan", "1").output.contains("5 a day: you finish on \(done), "))
    let stats = try await selflie.run("stats", "1")
    #expect(stats.output.contains("  today       \(said)\n") && stats.output.contains("finish on \(done)"))
    for (since, count) in [
      (today, said), ("today", said), ("yesterday", 3), ("\(day.weekday)", said), ("1 day ago", 3), (day.short, said),
    ] {
      let lines = try await selflie.run("log", "1", "--since", since).output.split(separator: "\n")
      #expect(lines.count == count, "\(since)")
    }
    let moment = try Date(now, strategy: .iso8601), offset = try #require(TimeZone(identifier: zone)).secondsFromGMT(for: moment)
    let wall = (moment + Double(offset)).formatted(.iso8601).replacing("T", with: " ").dropLast()
    #expect(try await selflie.run("log").output.hasPrefix(wall))
  }

  @Test func `a log since a day that is none says how a day is written`() async throws {
    let world = try World(Self.now)
    let result = try await world.selflie.run("log", "--since", "someday")
    #expect(result.status == 64 && result.output == "")
    #expect(result.errors.contains("--since takes a day, like 2026-11-03, \"3 November\", yesterday, monday or \"30 days ago\"."))
    #expect(try await world.selflie.run("log", "--since", "tomorrow").errors == "The ledger has no such line.\n")
  }

  @Test func `a day ends when the person says so`() async throws {
    let world = try World("2026-11-21T01:30:00Z", [(0, 2)])
    #expect(try await world.selflie.run("status", "1", "--format", "%t %n").output == "2 0\n")
    #expect(try await world.selflie.run("plan", "1", "--per-day", "5").output.contains("finish on 8 June 2027"))
    #expect(try await world.selflie.run("config", "day-ends", "03:00").status == 0)
    // It is still Friday.
    #expect(try await world.selflie.run("plan", "1").output.contains("finish on 7 June 2027"))
    #expect(try await world.selflie.run("status", "1", "--format", "%t %n").output == "2 3\n")
  }

  // MARK: What programs read

  @Test func `objects for programs have the names that are documented`() async throws {
    let world = try World(Self.now, plan: Self.weekdays)
    let documentation = try String(contentsOfFile: projectFolder + "/docs/json.md", encoding: .utf8)
    for (section, command) in [
      ("list", ["list"]), ("list", ["show", "1"]), ("stats", ["stats", "1"]), ("status", ["status"]), ("plan", ["plan", "1"]),
    ] {
      let output = try await world.selflie.run(command + ["--json"]).output
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      let object = try #require(value as? [String: Any] ?? (value as? [[String: Any]])?.first)
      let part = try #require(documentation.range(of: "## `\(section)`\n")).upperBound
      let text = documentation[part...].prefix { $0 != "#" }
      for name in object.keys { #expect(text.contains("`\(name)`"), "\(command): \(name)") }
    }
    let stats = try #require(try await world.selflie.run("stats", "1", "--json").objects().first)
    #expect(stats["count"] as? Int == 192 && stats["target"] as? Int == 1000 && stats["streak"] as? Int == 1)
    #expect((stats["best"] as? [String: Any])?["day"] as? String == "2026-08-24")
    #expect((stats["days"] as? [[String: Any]])?.count == World.days.count)
    #expect((stats["total"] as? [String: Any])?["rejected"] as? Int == 21)
    let plan = try #require(stats["plan"] as? [String: Any])
    #expect(plan["per_day"] as? Int == 15 && plan["until"] as? String == "2026-12-03" && plan["done"] as? String == "2027-02-04")
    #expect(plan["skip"] as? [String] == ["sat", "sun"] && plan["days_ahead"] as? Int == -1 && plan["due"] as? Int == 0)
  }

  @Test func `a picture is written whole, or it is said why not`() async throws {
    let world = try World(Self.now)
    let folder = try TemporaryFolder(), file = folder.file("year.svg")
    let drawn = try await world.selflie.run("stats", "1", "--svg", file)
    #expect(drawn.status == 0 && drawn.output == "" && drawn.errors == "Wrote \(file)\n")
    let picture = try String(contentsOfFile: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("<title id=\"title\">I am calm when I speak</title>"))
    #expect(picture.contains("count: 192 of 1000, 19 %; today: 2"))
    #expect(try await world.selflie.run("stats", "1", "--svg", "-").output == picture)
    let all = try await world.selflie.run("stats", "--svg", "-").output
    #expect(all.contains("All affirmations") && !all.contains("polyline"))
    // A renderer takes both, which is stricter than a browser.
    _ = try Journal.open(in: world.home).add(.init(text: "Tom & I say \"no\" to <5"), recording: Clip(), isVerified: true)
    for number in ["1", "2", "3"] {
      #expect(try await world.selflie.run("stats", number, "--svg", file, "--force").status == 0)
      try runTool("rsvg-convert", ["--width", "800", "--output", file + ".png", file])
      let image = try Data(contentsOf: URL(fileURLWithPath: file + ".png"))
      #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]) && image.count > 2000)
    }
    // The same as a page for a browser, with its figures and milestones.
    let page = try await world.selflie.run("stats", "1", "--html", "-").output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n") && !page.contains("<script"))
    #expect(page.contains(picture) && picture.contains(">192 of 1000</text>"))
    #expect(page.contains("<td>192 of 1000, 19 %</td>") && page.contains("<li><b>100</b> on 4 October 2026</li>"))
    #expect(page.contains("prefers-color-scheme: dark"))
    // The picture leaves the title to the page.
    #expect(try await world.selflie.run("stats", "3", "--html", "-").output.contains("svg .title { display: none }"))
    #expect(try await world.selflie.run("stats", "3", "--html", "-").output.contains("<h1>Tom &amp; I say &quot;no&quot; to &lt;5</h1>"))
    let wrong = try await world.selflie.run("stats", "--svg", "/nowhere/year.svg")
    #expect(wrong.status == 73 && wrong.errors == "selflie: can't create /nowhere/year.svg: No such file or directory\n")
  }

  @Test func `no picture takes the place of what is there, and none the journal's`() async throws {
    let world = try World(Self.now)
    let folder = try TemporaryFolder(), file = folder.file("year.svg"), journal = world.home.journal.string
    try Data("a diary".utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: file)
    let before = FileManager.default.contents(atPath: journal)
    for (path, options) in [(file, []), (folder.file("link"), ["--force"]), (journal, ["--force"]), ("/dev/null", ["--force"])] {
      let result = try await world.selflie.run(["stats", "--svg", path] + options)
      #expect(result.status == 73 && result.errors.split(separator: "\n").count == 1, "\(path): \(result.errors)")
    }
    for arguments in [["export", journal, "--force"], ["export", "--csv", world.selflie.home.file("a.csv")]] {
      #expect(try await world.selflie.run(arguments).status == 73)
    }
    #expect(FileManager.default.contents(atPath: journal) == before)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a diary")
    // On a disk that is full there is no half picture.
    let full = try await world.selflie.run(
      ["-c", "ulimit -f 1; exec '\(Executable.path.path)' stats --svg '\(folder.file("new.svg"))'"], in: "/bin/bash")
    #expect(full.status == 73 && !FileManager.default.fileExists(atPath: folder.file("new.svg")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link", "year.svg"])
    #expect(try await world.selflie.run("stats", "--svg", file, "--force").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg "))
  }
}
