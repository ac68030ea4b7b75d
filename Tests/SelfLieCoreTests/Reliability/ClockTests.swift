import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore
@testable import selflie

extension Reliability.InTime {
  /// Clocks that are set, zones that change, and days that are longer than others: what was said is counted once, on the day that it was
  /// where it was said.
  struct ClockTests {
    static let text = "I rest"
    static let model = Result { try AcousticModel(folder: AcousticModel.english) }
    private let folder: TemporaryFolder
    private let home: Home

    init() throws {
      folder = try TemporaryFolder()
      home = try Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
    }

    /// When and where a repetition is begun.
    struct Moment: Sendable, ExpressibleByStringLiteral {
      let date: Date
      let zone: TimeZone

      /// "2026-10-25T00:30:00Z Europe/Berlin"
      init(stringLiteral text: String) {
        let parts = text.split(separator: " ")
        date =
          (try? Date(String(parts[0]), strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: parts[0].contains("."))))
          ?? .distantPast
        zone = TimeZone(identifier: String(parts[1])) ?? .gmt
      }
    }

    struct Story: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let moments: [Moment]
      /// How many were said on each day, in the order of the days.
      let days: [(String, Int)]
      /// What is shown in the end of the last moment's day, and of the days in a row.
      let today: Int
      let streak: Int

      init(_ name: String, _ moments: [Moment], _ days: [(String, Int)], today: Int, streak: Int) {
        testDescription = name
        self.moments = moments
        self.days = days
        self.today = today
        self.streak = streak
      }
    }

    static let stories = [
      Story(
        "set back a year", ["2026-11-21T10:00:00Z GMT", "2026-11-21T10:01:00Z GMT", "2025-11-21T10:02:00Z GMT"],
        [("21 November 2025", 1), ("21 November 2026", 2)], today: 1, streak: 1),
      Story(
        "set back a year, and right again", ["2026-11-20T10:00:00Z GMT", "2025-11-21T10:01:00Z GMT", "2026-11-21T10:02:00Z GMT"],
        [("21 November 2025", 1), ("20 November 2026", 1), ("21 November 2026", 1)], today: 1, streak: 2),
      Story(
        "set forward a year, and right again", ["2026-11-21T10:00:00Z GMT", "2027-11-21T10:01:00Z GMT", "2026-11-21T10:02:00Z GMT"],
        [("21 November 2026", 2), ("21 November 2027", 1)], today: 2, streak: 1),
      Story(
        "the hour that comes twice in Berlin",
        [
          "2026-10-25T00:30:00Z Europe/Berlin", "2026-10-25T01:30:00Z Europe/Berlin", "2026-10-25T22:59:59Z Europe/Berlin",
          "2026-10-25T23:00:00Z Europe/Berlin",
        ],
        [("25 October 2026", 3), ("26 October 2026", 1)], today: 1, streak: 2),
      Story(
        "the hour that is left out in Berlin",
        [
          "2026-03-28T22:59:59Z Europe/Berlin", "2026-03-28T23:00:00Z Europe/Berlin", "2026-03-29T00:59:59Z Europe/Berlin",
          "2026-03-29T01:00:00Z Europe/Berlin", "2026-03-29T21:59:59Z Europe/Berlin", "2026-03-29T22:00:00Z Europe/Berlin",
        ],
        [("28 March 2026", 1), ("29 March 2026", 4), ("30 March 2026", 1)], today: 1, streak: 3),
      Story(
        "the half hour that comes twice on Lord Howe",
        [
          "2026-04-04T12:59:59Z Australia/Lord_Howe", "2026-04-04T13:00:00Z Australia/Lord_Howe",
          "2026-04-04T15:15:00Z Australia/Lord_Howe",
          "2026-04-05T13:29:59Z Australia/Lord_Howe", "2026-04-05T13:30:00Z Australia/Lord_Howe",
        ],
        [("4 April 2026", 1), ("5 April 2026", 3), ("6 April 2026", 1)], today: 1, streak: 3),
      // The 30th never was there, so nobody can have said anything on it: it ends the row all the same.
      Story(
        "the day that Samoa left out", ["2011-12-30T09:59:59Z Pacific/Apia", "2011-12-30T10:00:00Z Pacific/Apia"],
        [("29 December 2011", 1), ("31 December 2011", 1)], today: 1, streak: 1),
      Story(
        "Tokyo, Berlin and New York on one day",
        ["2026-05-31T23:00:00Z Asia/Tokyo", "2026-06-01T10:00:00Z Europe/Berlin", "2026-06-02T00:00:00Z America/New_York"],
        [("1 June 2026", 3)], today: 3, streak: 1),
      Story(
        "one moment in three places",
        ["2026-06-01T22:30:00Z Asia/Tokyo", "2026-06-01T22:30:00Z Europe/Berlin", "2026-06-01T22:30:00Z America/New_York"],
        [("1 June 2026", 1), ("2 June 2026", 2)], today: 1, streak: 1),
      Story(
        "eastward across the date line, to a day that was already",
        ["2026-05-31T22:00:00Z Pacific/Auckland", "2026-06-01T22:00:00Z Pacific/Auckland", "2026-06-02T00:00:00Z Pacific/Honolulu"],
        [("1 June 2026", 2), ("2 June 2026", 1)], today: 2, streak: 1),
      Story(
        "westward across the date line, over a day",
        ["2026-06-02T08:00:00Z Pacific/Honolulu", "2026-06-02T20:00:00Z Pacific/Auckland", "2026-06-03T12:00:00Z Pacific/Auckland"],
        [("1 June 2026", 1), ("3 June 2026", 1), ("4 June 2026", 1)], today: 1, streak: 2),
      Story(
        "midnight", ["2026-11-20T22:58:00Z Europe/Berlin", "2026-11-20T22:59:59Z Europe/Berlin", "2026-11-20T23:00:00Z Europe/Berlin"],
        [("20 November 2026", 2), ("21 November 2026", 1)], today: 1, streak: 2),
      Story(
        "the last half of a millisecond of a day", ["2026-11-20T23:59:59.9996Z GMT", "2026-11-21T00:00:00Z GMT"],
        [("21 November 2026", 2)], today: 2, streak: 1),
      Story(
        "quarters of an hour", ["2026-11-21T18:14:59Z Asia/Kathmandu", "2026-11-21T18:15:00Z Asia/Kathmandu"],
        [("21 November 2026", 1), ("22 November 2026", 1)], today: 1, streak: 2),
      Story("the first hour of 1970", ["1970-01-01T00:30:00Z GMT"], [("1 January 1970", 1)], today: 1, streak: 1),
      Story(
        "the year 9999", ["9999-12-30T23:59:59Z GMT", "9999-12-31T23:59:59Z GMT"],
        [("30 December 9999", 1), ("31 December 9999", 1)], today: 1, streak: 2),
    ]

    @Test(arguments: stories)
    func `each is counted once, on the day that it was where it was said`(story: Story) throws {
      let journal = try Journal.open(in: home)
      let exercise = try exercise(journal)
      let outcome = try sit(story.moments, exercise, minutes: 1)
      #expect(outcome.practice.counted == story.moments.count)
      let last = try #require(story.moments.last)
      let today = Day(of: last.date, offset: last.zone.secondsFromGMT(for: last.date))
      // What the sitting knows, and what the next one will find.
      for progress in [exercise.progress, try journal.progress(of: exercise.affirmation)] {
        #expect(progress.spoken.sorted { $0.key < $1.key }.map(\.key.description) == story.days.map(\.0))
        #expect(progress.spoken.sorted { $0.key < $1.key }.map(\.value) == story.days.map(\.1))
        #expect(progress.tally == Tally(spoken: story.moments.count))
        #expect(progress.count(on: today) == story.today)
        #expect(progress.streak(on: today) == story.streak)
        let forecast = progress.forecast(on: today, target: 1000)
        #expect(try #require(forecast.pace) > 0)
        #expect(try #require(forecast.arrival) > today)
      }
    }

    @Test func `after midnight the screen begins the day anew, and the row goes on`() throws {
      let journal = try Journal.open(in: home)
      let exercise = try exercise(journal)
      let midnight: Moment = "2026-11-20T23:00:00Z Europe/Berlin"
      var today = Day(of: midnight.date, offset: 0)
      let screen = Screen(exercise, isSilent: false) { today }
      func picture() -> String { screen.lines(in: Window(columns: 80, rows: 24)).map { $0.map(\.text).joined() }.joined(separator: "\n") }
      _ = try sit(["2026-11-20T22:58:00Z Europe/Berlin", "2026-11-20T22:59:00Z Europe/Berlin"], exercise)
      #expect(picture().contains("2 of 1000   2 today\n"))
      today = today.advanced(by: 1)
      #expect(picture().contains("2 of 1000   0 today\n"))
      _ = try sit([midnight], exercise)
      #expect(picture().contains("3 of 1000   1 today   2 days in a row\n"))
    }

    @Test func `what is taken back is the one that was kept last, whatever its time, and leaves the day that it was counted on`() throws {
      let journal = try Journal.open(in: home)
      let exercise = try exercise(journal)
      let moments: [Moment] = ["2026-11-21T10:00:00Z GMT", "2027-11-21T10:00:00Z GMT", "2025-11-21T10:00:00Z GMT"]
      _ = try sit(moments, exercise, takesBack: 2)
      for progress in [exercise.progress, try journal.progress(of: exercise.affirmation)] {
        #expect(progress.spoken.filter { $0.value != 0 } == [Day(of: moments[0].date, offset: 0): 1])
        #expect(progress.tally == Tally(spoken: 1))
      }
    }

    @Test func `however the clock and the place change, the ledger says what the sitting said`() throws {
      var generator = SystemRandomNumberGenerator()
      let zones = try TimeZone.knownTimeZoneIdentifiers.map { try #require(TimeZone(identifier: $0)) }
      let journal = try Journal.open(in: home)
      for _ in 0..<Reliability.effort(10, soak: 200) {
        let affirmation = try journal.add(.init(text: Self.text), recording: Clip(), isVerified: true)
        var spoken: [Day: Int] = [:]
        for count in 1...20 {
          let date = Date(timeIntervalSince1970: Double.random(in: 0...4e9, using: &generator))
          let offset = try #require(zones.randomElement(using: &generator)).secondsFromGMT(for: date)
          let repetition = Repetition(
            id: Identifier(), started: Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded()), offset: offset, kind: .spoken,
            confidence: 1, duration: 1)
          spoken[repetition.day(dayEnds: 0), default: 0] += 1
          #expect(try journal.keep(repetition, of: affirmation).count == count)
          let progress = try journal.progress(of: affirmation)
          #expect(progress.spoken == spoken)
          #expect(progress.streak(on: repetition.day(dayEnds: 0)) >= 1 && progress.streak(on: repetition.day(dayEnds: 0)) <= count)
          _ = progress.forecast(on: repetition.day(dayEnds: 0), target: 1000).arrival
        }
      }
    }

    @Test(arguments: [("@1969-12-31 12:00:00", "31 December 1969"), ("+9000y", " ")])
    func `a clock that cannot be right is told, and nothing is written`(clock: String, day: String) async throws {
      let recording = try TemporaryFolder(), file = recording.file("a.wav")
      try Data(WAV.bytes(of: try Sounds.voice(Self.text))).write(to: URL(fileURLWithPath: file))
      var selflie = try Executable()
      selflie.environment = try SoftwareCard(try Sounds.voice(Self.text)).environment(SoftwareCard.quick)
      try #require(try await selflie.run("add", Self.text, "--recording", file, "--yes").status == 0)
      let before = try Data(contentsOf: URL(fileURLWithPath: selflie.home.file("journal.sqlite")))
      selflie.launcher = ["/usr/bin/faketime", "-f", clock]
      for command in [
        ["practice", "1", "--takes", "1"], ["add", "I rest", "--recording", file, "--yes", "--unverified"], ["edit", "1", "--target", "5"],
        ["record", "1", "--recording", file, "--yes"],
      ] {
        let result = try await selflie.run(command)
        let told = "selflie: the clock says it's "
        #expect(result.status == 69 && result.output == "", "\(command): \(result)")
        #expect(result.errors.split(separator: "\n").last?.hasPrefix(told) == true && result.errors.contains(day), "\(result.errors)")
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: selflie.home.file("journal.sqlite"))) == before)
    }

    @Test func `the minutes of a sitting do not follow the clock on the wall`() throws {
      let journal = try Journal.open(in: home)
      let moments: [Moment] = ["2026-11-21T10:00:00Z GMT", "2027-11-21T10:00:00Z GMT", "2025-11-21T10:00:00Z GMT"]
      let outcome = try sit(moments, try exercise(journal), minutes: 1)
      #expect(outcome.practice.counted == 3)
      #expect((0..<60).contains(outcome.seconds))
    }

    // MARK: Here

    /// Zones with every peculiarity there is.
    static let zones = [
      "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu", "America/New_York", "Pacific/Kiritimati",
      "Africa/Casablanca",
      "Asia/Tehran", "America/St_Johns", "Antarctica/Troll", "Etc/UTC",
    ]

    /// In a process of its own, because the others read the environment that it changes, and hand it on.
    @Test func `the zone is the one that the system has at that moment`() async {
      await #expect(processExitsWith: .success) {
        // Every nine hours of some years with changes, and some from far away.
        let moments =
          stride(from: 1.3e9, to: 1.8e9, by: 9 * 3600).map { Date(timeIntervalSince1970: $0) }
          + [-1e9, 0, 1, 2e9, 4e9, 2.5e11].map { Date(timeIntervalSince1970: $0) }
        for name in Reliability.InTime.ClockTests.zones {
          let zone = try #require(TimeZone(identifier: name))
          // What was asked for first is not kept.
          unsafe setenv("TZ", name == "Asia/Tehran" ? "Europe/Berlin" : "Asia/Tehran", 1)
          let elsewhere = moments.map { LocalTime.offset(at: $0) }
          unsafe setenv("TZ", name, 1)
          #expect(moments.map { LocalTime.offset(at: $0) } != elsewhere)
          let wrong = moments.filter { LocalTime.offset(at: $0) != zone.secondsFromGMT(for: $0) }
          #expect(wrong == [], "\(name)")
        }
      }
    }

    @Test func `the program keeps where it was said`() async throws {
      let selflie = try prepared()
      for (zone, offset) in [("Asia/Kathmandu", 20_700), ("Pacific/Pago_Pago", -39_600)] {
        var here = selflie
        here.environment["TZ"] = zone
        let sitting = try await here.run("practice", "1", "--listen", "--repetitions", "1", "--no-cues")
        #expect(sitting.status == 0, "\(sitting.errors)")
        #expect(try offsets(here).contains(offset), "\(zone)")
      }
      #expect(try offsets(selflie).count == 2)
    }

    /// Whether this machine lets a process see other files than its neighbours do.
    static let canPretend =
      (try? runTool("unshare", ["-rm", "mount", "--bind", "/usr/share/zoneinfo/Asia/Tokyo", "/etc/localtime"])) != nil

    @Test(.enabled(if: canPretend))
    func `a sitting follows the system to another zone`() async throws {
      let selflie = try prepared()
      let script = """
        unset TZ
        mount --bind /usr/share/zoneinfo/Asia/Tokyo /etc/localtime
        "$1" practice 1 --listen --repetitions 4 --no-cues --json >"$2" 2>&1 &
        until grep -q '"event":"listened"' "$2"; do sleep 0.05; done
        mount --bind /usr/share/zoneinfo/Asia/Kolkata /etc/localtime
        wait $!
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["unshare", "-rm", "bash", "-c", script, "bash", Executable.path.path, folder.file("events")]
      process.environment = ProcessInfo.processInfo.environment.merging(selflie.surroundings) { $1 }
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try Set(offsets(selflie)) == [32_400, 19_800])
    }

    @Test func `times and offsets that cannot be do no harm`() async throws {
      let selflie = try prepared()
      let home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere")
      let absurd = [Int.max, Int.min, Int.max / 1000, Int.min / 1000, 1 << 53, -1 << 53, 253_402_300_800_000, -62_135_596_800_001]
      do {
        let database = try Database.open(home.journal.string)
        for (index, value) in absurd.enumerated() {
          for (column, other) in [("started", "offset"), ("offset", "started")] {
            try database.execute(
              """
              INSERT INTO repetition (id, affirmation, \(column), \(other), kind, confidence, duration)
              VALUES ('\(Identifier())', 1, \(value), \(index), 'spoken', 1, 1)
              """)
          }
        }
      }
      for value in absurd {
        do {
          let database = try Database.open(home.journal.string)
          try database.execute("UPDATE affirmation SET created = \(value); UPDATE recording SET made = \(value)")
        }
        for command in [[], ["list", "--json"], ["show", "1"], ["show", "1", "--json"]] {
          let result = try await selflie.run(command)
          #expect(result.status == 0, "\(command), \(value): \(result.errors)")
        }
      }
      for style in ["--json", "--plain"] {
        let sitting = try await selflie.run("practice", "1", "--listen", "--repetitions", "1", "--no-cues", style)
        #expect(sitting.status == 0, "\(sitting.errors)")
      }
      let journal = try Journal.open(in: home)
      let affirmation = try journal.affirmation(.number(1))
      let progress = try journal.progress(of: affirmation)
      #expect(progress.tally.spoken == 2 * absurd.count)
      #expect(progress.spoken.values.reduce(0, +) == progress.tally.spoken)
      for day in [Day(of: .now), Day(number: .max), Day(number: .min), Day(number: 0)] {
        #expect(progress.streak(on: day) >= 0)
        _ = progress.forecast(on: day, target: 1000).arrival.map(\.description)
        #expect(!day.description.isEmpty)
      }
    }

    // MARK: Help

    private func exercise(_ journal: borrowing Journal) throws -> Exercise {
      let recording = try Sounds.voice(Self.text)
      let affirmation = try journal.add(.init(text: Self.text), recording: recording, isVerified: true)
      return try Exercise(
        affirmation, recording: recording, progress: try journal.progress(of: affirmation),
        model: try Self.model.get())
    }

    /// A sitting in which each take begins at the next moment, and of which the last ones are taken back.
    private func sit(
      _ moments: [Moment], _ exercise: Exercise, takesBack: Int = 0, minutes: Double? = nil
    ) throws -> Sitting.Outcome {
      let journal = try Journal.open(in: home)
      let said = exercise.recording.samples
      var next = moments[...]
      var here = moments[0].zone
      var keys: [Attention.Notice] = []
      let studio = Studio(
        play: { _, meanwhile in try meanwhile(0) == .more ? .done : .stopped },
        listen: { hear in
          var rest = said[...]
          while true {
            let piece = Array(rest.prefix(PCM.period))
            rest = rest.dropFirst(PCM.period)
            if try hear(piece.isEmpty ? [Int16](repeating: 0, count: PCM.period) : piece) == .enough { return .done }
          }
        })
      var kept = 0
      let ports = Sitting.Ports(
        studio: studio,
        ledger: .init(keep: { try journal.keep($0, of: $1) }, takeBack: { try journal.takeBack($0, of: $1) }, learn: { _, _, _ in }),
        person: .init {
          defer { keys = [] }
          return keys
        } wait: { _ in
        } suspend: {
        } tell: { event, _, _ in
          guard case .kept = event else { return }
          kept += 1
          if kept == moments.count { keys = [Attention.Notice](repeating: .key("u"), count: takesBack) + [.key("q")] }
        },
        clock: .init {
          let moment = next.popFirst()
          here = moment?.zone ?? here
          return moment?.date ?? .distantPast
        } offset: {
          here.secondsFromGMT(for: $0)
        } instant: {
          .now
        })
      var sitting = Sitting(Practice(), of: [exercise], cues: false, minutes: minutes, hasKeyboard: true, ports: ports)
      return try sitting.run()
    }

    /// The program with an affirmation, and a card that plays without being heard.
    private func prepared() throws -> Executable {
      var selflie = try Executable()
      let journal = try Journal.open(in: try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere"))
      _ = try journal.add(.init(text: Self.text), recording: try Sounds.voice(Self.text), isVerified: true)
      selflie.environment = try SoftwareCard().environment(["SOFTCARD_SPEED": "4", "SOFTCARD_SPEAKER": "", "SOFTCARD_MICROPHONE": ""])
      return selflie
    }

    private func offsets(_ selflie: Executable) throws -> [Int] {
      let database = try Database.open(selflie.home.file("journal.sqlite"), toRead: true)
      let statement = try database.prepare("SELECT offset FROM repetition")
      var all: [Int] = []
      while try statement.step() { all.append(statement.integer(0)) }
      return all
    }
  }
}
