import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// The built executable with hostile arguments, environments and files, and with a journal that somebody else wrote.
  struct HostileCallTests {
    /// A home with one affirmation, and a recording beside it; the executable works in this folder.
    private let folder: TemporaryFolder
    /// The home as it was.
    private let template: TemporaryFolder

    private static let text = "I am calm"
    private static let voice = Result { WAV.bytes(of: try Sounds.voice(text)) }

    private var home: String { folder.file("home") }
    private var journal: String { home + "/journal.sqlite" }
    private var wav: String { folder.file("calm.wav") }

    init() throws {
      folder = try TemporaryFolder()
      template = try TemporaryFolder()
      let voice = try Self.voice.get()
      try Data(voice).write(to: URL(fileURLWithPath: wav))
      let home = try Home(environment: ["SELFLIE_HOME": template.file("home")], login: "/nowhere")
      let journal = try Journal.open(in: home)
      let draft = try Journal.NewAffirmation(text: Self.text, goal: "g", reason: "r")
      let affirmation = try journal.add(draft, recording: try WAV.clip(from: voice), isVerified: true)
      let day = Date(timeIntervalSinceNow: -86_400)
      for kind in [Repetition.Kind.spoken, .listened, .claimed] {
        try journal.keep(
          Repetition(id: Identifier(), started: day, offset: 0, kind: kind, confidence: 1, duration: 1), of: affirmation)
      }
      try makeHome()
    }

    /// Makes the home anew.
    private func makeHome() throws {
      try? FileManager.default.removeItem(atPath: home)
      try FileManager.default.copyItem(atPath: template.file("home"), toPath: home)
    }

    private func run(_ arguments: [[UInt8]], _ environment: [String: [UInt8]] = [:]) throws -> RawRun {
      try RawRun(arguments, environment: ["SELFLIE_HOME": Array(home.utf8)].merging(environment) { $1 }, in: folder.path)
    }

    private func run(_ arguments: String...) throws -> RawRun { try run(arguments.map { Array($0.utf8) }) }

    /// What is wrong with a run, with what it was given and what it said.
    private func complain(_ run: RawRun, _ given: [[UInt8]], _ note: String = "") {
      let complaints = Manners.complaints(about: run)
      guard !complaints.isEmpty else { return }
      let shown = given.map { String(decoding: $0.prefix(300), as: UTF8.self).debugDescription }
      Issue.record("\(complaints) for \(shown) \(note): \(run.errorText.suffix(1000).debugDescription)")
    }

    /// Every argument of every command; "X" is what is hostile.
    private static let calls: [[String]] = [
      ["X"], ["--X"], ["add", "X", "--recording", "calm.wav", "--yes"], ["add", text, "--recording", "calm.wav", "--yes", "--goal", "X"],
      ["add", text, "--recording", "calm.wav", "--yes", "--because", "X"], ["add", "X", "--recording", "calm.wav", "--yes", "--json"],
      ["add", text, "--recording", "calm.wav", "--yes", "--pronounce", "X"], ["add", text, "--pronounce", "calm=X"],
      ["add", text, "--pronounce", "X=K AA M"], ["add", text, "--model", "X"], ["add", text, "--dictionary", "X"],
      ["add", text, "--recording", "X", "--yes"], ["add", text, "--capture-device", "X"], ["add", text, "--target", "X"],
      ["add", text, "--strictness", "X"], ["show", "X"], ["show", "X", "--json"], ["play", "X"], ["play", "1", "--playback-device", "X"],
      ["record", "X"], ["record", "1", "--recording", "X"], ["record", "1", "--capture-device", "X"], ["remove", "X"], ["practice", "X"],
      ["practice", "1", "--takes", "X"], ["practice", "1", "--gap", "X"], ["practice", "1", "--minutes", "X"],
      ["practice", "1", "--playback-device", "X", "--takes", "1"], ["practice", "1", "--model", "X"], ["verify", "X", "calm.wav"],
      ["verify", "1", "X"], ["verify", "--text", "X", "calm.wav"], ["verify", "--text", text, "X"],
      ["verify", "--text", text, "--reference", "X", "calm.wav"], ["verify", "--text", text, "calm.wav", "--dictionary", "X"],
      ["verify", "--text", text, "calm.wav", "--json", "--pronounce", "X"], ["verify", "--trials", "X"],
      ["doctor", "--capture-device", "X"], ["config", "X"], ["config", "gap", "X"], ["config", "capture-device", "X"],
      ["config", "--unset", "X"], ["remind", "--at", "X"], ["remind", "--at", "08:00", "--days", "X"],
      ["export", "none/a/X"], ["export", "--to", "none/X"], ["export", "none/a/X", "--csv"], ["import", "X"], ["import", "--from", "X"],
      ["import", "--audio-folder", "X"], ["import", "--audio-folder", ".", "--list", "X"],
      ["doctor", "--model", "X"], ["list", "X"], ["devices", "X"], ["help", "X"],
    ]

    @Test func `hostile arguments of every command end with a status and print nothing that steers`() throws {
      var hostile = HostileText(seed: 9)
      var refused = 0
      let calls = Reliability.cases(Self.calls)
      for round in 0..<Reliability.effort(2, soak: 12) * calls.count {
        let part = hostile.bytes()
        let call = calls[round % calls.count].map { argument in
          argument.utf8.flatMap { $0 == UInt8(ascii: "X") ? part : [$0] }
        }
        let result = try run(call)
        complain(result, call)
        if let wrong = call.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) {
          #expect(result.status == Status.usage.rawValue)
          #expect(result.errorText.hasPrefix("selflie: argument \(wrong + 1) isn't valid UTF-8 at byte "))
          refused += 1
        }
      }
      #expect(refused > 0)
      for name in try FileManager.default.contentsOfDirectory(atPath: home + "/recordings") {
        #expect(name.hasSuffix(".wav") && Identifier(String(name.dropLast(4))) != nil, "\(name)")
      }
      // Nothing was made beside the home.
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["home", "calm.wav"])
      #expect(try run("list", "--json").status == 0)
    }

    @Test func `an argument as long as the system allows is refused at once`() throws {
      let longest = [UInt8](repeating: UInt8(ascii: "x"), count: 131_000)
      for call in Reliability.cases(Self.calls) {
        let call = call.map { $0.utf8.flatMap { $0 == UInt8(ascii: "X") ? longest : [$0] } }
        let result = try run(call)
        complain(result, call)
        #expect(result.status == Status.usage.rawValue)
        #expect(result.errors.count < 300)
      }
    }

    @Test func `hostile surroundings end with a status and print nothing that steers`() throws {
      var hostile = HostileText(seed: 10)
      let places = Array((folder.path + "/").utf8)
      for _ in 0..<Reliability.effort(5, soak: 50) {
        // Inside of this folder.
        let part = hostile.bytes(atMost: 300).filter { $0 != UInt8(ascii: ".") }
        for (name, value) in [("SELFLIE_HOME", places + part), ("TERM", part), ("NO_COLOR", part), ("PULSE_SOURCE", part)] {
          let result = try run([Array("list".utf8)], [name: value])
          complain(result, [value], name)
          if name == "SELFLIE_HOME", String(validating: value, as: UTF8.self) == nil { #expect(result.status == Status.usage.rawValue) }
        }
        let home = ["SELFLIE_HOME": [], "HOME": places + part]
        complain(try run([Array("list".utf8)], home), [part], "HOME")
        let added = try run(["add", Self.text, "--recording", wav, "--yes"].map { Array($0.utf8) }, ["SELFLIE_HOME": places + part])
        complain(added, [part], "add")
        complain(try run([Array("doctor".utf8)], ["SELFLIE_HOME": places + part]), [part], "doctor")
      }
    }

    @Test func `names of files that nobody can read are told and change nothing`() throws {
      var hostile = HostileText(seed: 11)
      var made = 0
      for _ in 0..<Reliability.effort(40, soak: 400) {
        let name = hostile.bytes(atMost: 200).filter { $0 != UInt8(ascii: "/") }
        let path = Array((home + "/recordings/").utf8) + name + [0]
        let file = unsafe path.withUnsafeBufferPointer { path in
          unsafe path.withMemoryRebound(to: CChar.self) { path in
            unsafe path.baseAddress.map { unsafe open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
          }
        }
        if file >= 0 { made += close(file) == 0 ? 1 : 0 }
      }
      #expect(made > 2)
      for call in [["doctor"], ["doctor", "--json"], ["list"], ["show", "1"]] {
        let result = try run(call.map { Array($0.utf8) })
        complain(result, call.map { Array($0.utf8) })
        if call.contains("--json") { _ = try JSONSerialization.jsonObject(with: Data(result.output)) }
      }
    }

    @Test func `a hostile file of trials is judged or refused line by line`() throws {
      var hostile = HostileText(seed: 12)
      let file = folder.file("trials.tsv")
      for _ in 0..<Reliability.effort(2, soak: 10) {
        var bytes = Array("id\twav\ttext\treference\n".utf8)
        for _ in 0..<30 {
          let fields = [
            hostile.bytes(atMost: 100), Bool.random(using: &hostile.generator) ? Array("calm.wav".utf8) : hostile.bytes(atMost: 100),
          ]
          bytes += (fields + [hostile.bytes(atMost: 300), []]).joined(separator: [0x09]).filter { $0 != 0x0A } + [0x0A]
        }
        bytes += Array("giant\tcalm.wav\t".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000) + Array("\t\n".utf8)
        bytes += Array("null\tcalm\0.wav\tI am\0calm\t\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let result = try run("verify", "--trials", file)
        complain(result, [bytes], "--trials")
        for line in result.outputText.split(separator: "\n") { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
      for _ in 0..<Reliability.effort(10, soak: 50) {
        let bytes = hostile.bytes()
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        complain(try run("verify", "--trials", file), [bytes], "--trials")
      }
    }

    // MARK: A journal that somebody else wrote

    /// Numbers that overflow, one way or another.
    private static let numbers = [
      "0", "-1", "-9223372036854775808", "9223372036854775807", "9223372036854775", "-62135596800001", "253402300800000",
    ]
    private static let reals = ["-1.0", "0.0", "1e308", "9e999", "-9e999", "1e-320"]

    /// What is done to the journal, one after the other and each to a whole one.
    private func changes() -> [String] {
      var hostile = HostileText(seed: 13)
      var changes: [String] = []
      let giants = [
        String(repeating: "calm ", count: 200_000), "a" + String(repeating: "\u{301}", count: 500_000),
        String(repeating: "\u{1B}[2J", count: 250_000), String(repeating: "\u{1F1E9}", count: 250_000),
      ].map { HostileText.sql(Array($0.utf8)) }
      let columns = ["text", "goal", "reason", "model", "dictionary", "id", "strictness"]
      for (index, column) in columns.enumerated() {
        for _ in 0..<Reliability.effort(2, soak: 6) { changes.append("UPDATE affirmation SET \(column) = \(hostile.sql())") }
        changes.append("UPDATE affirmation SET \(column) = \(HostileText.sql(Array("/a\0b \u{1B}[2J\u{202E}\n\u{9B}2J".utf8)))")
        changes.append("UPDATE affirmation SET \(column) = \(giants[index % giants.count])")
      }
      changes += giants.map { "UPDATE affirmation SET goal = \($0)" }
      for number in Self.numbers {
        changes += ["target", "created", "number"].map { "UPDATE affirmation SET \($0) = \(number)" }
        changes += ["made", "verified"].map { "UPDATE recording SET \($0) = \(number)" }
        changes += ["started", "offset"].map { "UPDATE repetition SET \($0) = \(number)" }
      }
      for real in Self.reals {
        changes += ["UPDATE recording SET duration = \(real)", "UPDATE repetition SET confidence = \(real), duration = \(real)"]
      }
      changes += [
        "UPDATE recording SET id = '../../../../etc/passwd'", "UPDATE recording SET id = \(hostile.sql())",
        "UPDATE repetition SET kind = 'x'",
        "UPDATE repetition SET started = 9223372036854775807, offset = 9223372036854775807", "DELETE FROM recording",
        "UPDATE repetition SET started = -9223372036854775808, offset = -9223372036854775808",
        "UPDATE day SET day = 9223372036854775807", "UPDATE tally SET spoken = 9223372036854775807",
        "UPDATE tally SET spoken = 9223372036854775807, listened = 0, claimed = 0, rejected = 0, complement = 9223372036854775807",
        "DELETE FROM own",
        "DELETE FROM tally",
        "UPDATE own SET day_ends = 9223372036854775807",
        "UPDATE sqlite_sequence SET seq = 9223372036854775807",
        "WITH RECURSIVE n (i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
          + "INSERT INTO repetition (id, affirmation, started, offset, kind, confidence, duration) SELECT 'k' || i, 1, 1000 * 86400000 * i, 0, 'spoken', 1, 1 FROM n",
        "INSERT INTO pronunciation VALUES (1, 'calm', \(giants[0]))",
      ]
      // Tables without kinds, so that any column may have any value, or none.
      let loose = "CREATE TABLE loose AS SELECT * FROM affirmation; DROP TABLE affirmation; ALTER TABLE loose RENAME TO affirmation; "
      for column in ["number", "id", "text", "goal", "target", "created", "strictness"] {
        for value in ["NULL", "x'FF00'", "'many'", "1.5e300"] { changes.append("\(loose)UPDATE affirmation SET \(column) = \(value)") }
      }
      changes += [
        "DROP TABLE repetition", "DROP TABLE affirmation", "ALTER TABLE affirmation DROP COLUMN goal", "DELETE FROM sqlite_sequence",
      ]
      for _ in 0..<Reliability.effort(2, soak: 6) {
        changes.append("INSERT INTO pronunciation VALUES (1, \(hostile.sql()), 'K AA M')")
        changes.append("INSERT INTO pronunciation VALUES (1, 'calm', \(hostile.sql()))")
      }
      return changes
    }

    @Test func `a journal that somebody else wrote is shown or refused, and steers nothing`() throws {
      let calls = [
        ["list"], ["practice", "1", "--takes", "1"], ["show", "1"], ["play", "1"], [],
        ["record", "1", "--recording", "calm.wav", "--yes"], ["list", "--json"], ["doctor", "--json"], ["remove", "1", "--yes"],
        ["practice", "1", "--takes", "1", "--listen", "--json"], ["verify", "1", "calm.wav", "--json", "--explain"], ["doctor"],
        ["practice", "--due", "--takes", "1"], ["export", "a.tar", "--force", "--json"], ["export", "--csv", "a.csv", "--force"],
      ]
      for (round, change) in Reliability.cases(changes()).enumerated() {
        try makeHome()
        do {
          let database = try Database.open(journal)
          // Whoever writes a journal by hand may have left the checks out, too.
          try database.execute("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
          do { try database.execute(change) } catch { Issue.record("\(error): \(change.prefix(200))") }
        }
        // Each needs time, some a second, so that in the short form they take turns.
        let several = Reliability.form == .long ? calls : round % 2 == 0 ? [calls[round / 2 % calls.count]] : []
        for call in [["show", "1", "--json"]] + several {
          let arguments = call.map { Array($0.utf8) }
          let result = try run(arguments)
          complain(result, arguments, "\(change.prefix(150))")
          guard call.contains("--json"), [0, 1, 69].contains(result.status), !result.output.isEmpty else { continue }
          for line in result.outputText.split(separator: "\n") { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
      }
    }

    @Test func `no ledger makes a number overflow`() throws {
      let home = try Home(environment: ["SELFLIE_HOME": home], login: "/nowhere")
      for started in Self.numbers {
        for offset in Self.numbers {
          try makeHome()
          do {
            let database = try Database.open(journal)
            try database.execute("UPDATE repetition SET started = \(started), offset = \(offset), kind = 'spoken'")
          }
          let journal = try Journal.open(in: home)
          let affirmation = try journal.affirmation(.number(1))
          let progress = try journal.progress(of: affirmation)
          let days = progress.spoken.keys.flatMap { [$0, $0.advanced(by: 1), $0.advanced(by: 13)] } + [Day(of: .now)]
          #expect(progress.spoken.values.reduce(0, +) == 3)
          for day in days {
            #expect((0...2).contains(progress.streak(on: day)))
            for target in [Int.min, 0, 1, 4, 1000, .max] {
              let forecast = progress.forecast(on: day, target: target)
              #expect(forecast.pace.map { $0 > 0 } ?? true)
              #expect(forecast.arrival.map { $0 >= day && !$0.description.isEmpty } ?? true)
              #expect(forecast.due >= 0)
            }
          }
        }
      }
    }

    @Test func `a terminal is not steered by what a journal says`() async throws {
      do {
        let database = try Database.open(journal)
        let planted = HostileText.sql(Array("before\u{1B}]2;stolen\u{7}\u{1B}[2J\u{1B}[H\u{202E}\r\nafter".utf8))
        try database.execute("UPDATE affirmation SET text = \(planted), goal = \(planted); UPDATE recording SET text = \(planted)")
      }
      var selflie = try Executable()
      selflie.environment = ["SELFLIE_HOME": home]
      let window = try TerminalWindow(columns: 100, selflie, try SoftwareCard())
      let harmless = "before?]2;stolen??[2J?[H? after"
      for (command, line) in [
        ("list", "  \(harmless)"), ("show 1", "  goal        \(harmless)"), ("remove 1", "1: \(harmless)"),
        ("practice 1", "selflie: character 7 of the text, U+001B, can't be spoken"),
      ] {
        try window.type("clear")
        try window.type("\(Executable.path.path) \(command)")
        let screen = try await window.wait(for: line)
        #expect(screen.contains(line), "\(screen)")
        if command == "remove 1" {
          try await window.wait(for: "[N]o:")
          try window.press("n")
        }
        // What is typed before the prompt is there belongs to the command.
        _ = try await window.waitForPrompt()
      }
    }

    @Test func `no text is in the arguments of any process`() throws {
      /// The programs that were started, by the first words of strace's lines.
      func programs(_ command: [String]) throws -> [String] {
        let log = folder.file("strace")
        _ = try? runTool("strace", ["-f", "-e", "trace=execve,execveat", "-o", log] + command)
        return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").filter { $0.contains("exec") && $0.contains("= 0") }
          .map { String($0) }
      }
      let environment = ["env", "SELFLIE_HOME=\(home)", "TERM=dumb", Executable.path.path]
      // A word that no dictionary has is guessed.
      let secret = "I am calm flumox"
      for call in [
        ["add", secret, "--goal", "secret", "--recording", wav, "--yes", "--unverified"], ["record", "2", "--recording", wav, "--yes"],
        ["verify", "2", wav], ["verify", "--text", secret, wav], ["practice", "2", "--takes", "1"], ["doctor"], ["show", "2"],
        ["remove", "2", "--yes"],
      ] {
        // env, and what it becomes. Beside it, where there is sound: the process that has the devices, and what asks the sound server.
        let started = try programs(environment + call)
        #expect(started.count == 2 || ["practice", "doctor"].contains(call[0]), "\(started)")
        for other in started.dropFirst(2) { #expect(["sound-process", "pactl"].contains { other.contains($0) }, "\(other)") }
        #expect(!started.dropFirst(2).contains { $0.contains("flumox") }, "\(started)")
      }
      #expect(try programs(["bash", "-c", "true \(secret); /bin/echo \(secret)"]).count == 2)
      #expect(try programs(["bash", "-c", "/bin/echo \(secret); true"]).filter { $0.contains("flumox") }.count == 2)
    }
  }
}
