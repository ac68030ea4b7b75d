import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct SettingsTests {
  private let selflie: Executable
  private let home: Home

  init() throws {
    selflie = try Executable()
    home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/nowhere")
  }

  private var file: String { home.settingsFile.string }

  private func write(_ text: String) throws { try write(Array(text.utf8)) }
  private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: file)) }
  private func contents() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  private func settings(_ environment: [String: String] = [:]) throws -> Settings { try Settings(in: home, environment: environment) }

  private func value(_ name: String, _ environment: [String: String] = [:]) throws -> String {
    try Setting.named(name).value(in: settings(environment))
  }

  /// What is said about the file, without its path.
  private func complaint() -> String? {
    do { _ = try settings() } catch { return "\(error)".replacingOccurrences(of: file, with: "") }
    return nil
  }

  // MARK: Reading

  @Test func `without a file every setting has its default`() throws {
    #expect(try settings() == Settings())
    #expect(Settings().target == 1000 && Settings().dayEnds == 0 && Settings().cues)
    for setting in Setting.all { #expect(setting.written(setting.value(in: Settings())) == setting.value(in: Settings())) }
  }

  @Test func `a file is read as a person writes it`() throws {
    try write("\u{FEFF}# mine\r\n\r\n  day-ends=3:00 # late\n\tstrictness =  strict\t\ncues = No\ngap = 2.50\ncapture-device = hw:0,1\n")
    let settings = try settings()
    #expect(settings.dayEnds == 10_800 && settings.strictness == .strict && !settings.cues && settings.gap == 2.5)
    #expect(settings.captureDevice == "hw:0,1" && settings.playbackDevice == "default")
    #expect(settings.origin(of: try .named("day-ends")) == .file(line: 3))
    #expect(settings.origin(of: try .named("hear")) == .standard)
    #expect(try value("day-ends") == "03:00")
    #expect(try value("gap") == "2.5")
  }

  @Test func `the environment goes before the file, and an empty variable is none`() throws {
    try write("gap = 2\n")
    #expect(try settings(["SELFLIE_GAP": "3"]).gap == 3)
    #expect(try settings(["SELFLIE_GAP": "3"]).origin(of: .named("gap")) == .environment("SELFLIE_GAP"))
    #expect(try settings(["SELFLIE_GAP": ""]).gap == 2)
    #expect(try settings(["SELFLIE_DAY_ENDS": "04:30"]).dayEnds == 16_200)
    do {
      _ = try settings(["SELFLIE_GAP": "soon"])
      Issue.record("it was taken")
    } catch let problem as SettingsProblem {
      #expect(problem.description == "SELFLIE_GAP: 'soon' isn't a valid gap; give 0 to 3600 seconds")
      #expect(problem.status == .usage)
    }
  }

  @Test(arguments: [
    ("gap = 1\ngpa = 2\n", ":2:1: there's no setting 'gpa'; did you mean 'gap'?"),
    (
      "volume = 3\n",
      ":1:1: there's no setting 'volume'; there are \(Setting.all.map(\.name).joined(separator: ", "))"
    ),
    ("gap = 1\n\n  gap = 2\n", ":3:3: gap is already set in line 1; keep one of them"),
    ("gap = -1\n", ":1:7: '-1' isn't a valid gap; give 0 to 3600 seconds"),
    ("gap = nan\n", ":1:7: 'nan' isn't a valid gap; give 0 to 3600 seconds"),
    ("day-ends = 12:01\n", ":1:12: '12:01' isn't valid for day-ends; give a time from 00:00 to 12:00"),
    ("day-ends = 3\n", ":1:12: '3' isn't valid for day-ends; give a time from 00:00 to 12:00"),
    ("target = 0\n", ":1:10: '0' isn't a valid target; give a whole number from 1 to 1000000"),
    ("strictness = Strict\n", ":1:14: 'Strict' isn't a valid strictness; give gentle, normal or strict"),
    ("cues = maybe\n", ":1:8: 'maybe' isn't valid for cues; give yes or no"),
    ("gap =\n", ":1:6: '' isn't a valid gap; give 0 to 3600 seconds"),
    ("gap 1\n", ":1:1: a setting is written as 'name = value', and a comment begins with '#'"),
    ("# n\u{E9}e e\u{301}\n = 1\n", ":2:2: a setting is written as 'name = value', and a comment begins with '#'"),
    ("gap = 1\u{0}\n", ":1:8: U+0000 is invisible; leave it out"),
    ("# \u{202E}x\n", ":1:3: U+202E is invisible; leave it out"),
    ("# " + String(repeating: "x", count: 999), ":1:1: the line is too long; at most 1000 characters can be read"),
  ])
  func `what is wrong in the file is told with its line and column`(text: String, complaint: String) throws {
    try write(text)
    #expect(self.complaint() == complaint)
  }

  @Test func `a byte that is not UTF-8 is told with its line and column`() throws {
    try write(Array("gap = 1\n# caf\u{E9}".utf8) + [0xE9, 0x0A])
    #expect(complaint() == ":2:7: this byte isn't UTF-8; write the file in UTF-8")
  }

  @Test func `any bytes are settings or a problem in one line, and what is read is read again as written`() throws {
    var generator = SplitMix64(seed: 6)
    var hostile = HostileText(seed: 6)
    var read = 0
    for _ in 0..<400 {
      let lines = (0..<Int.random(in: 0...4, using: &generator)).map { _ -> [UInt8] in
        guard let setting = Setting.all.randomElement(using: &generator), Bool.random(using: &generator) else {
          return hostile.bytes(atMost: 80)
        }
        return Array("\(setting.name) = \(setting.value(in: Settings())) ".utf8)
      }
      try write(Array(lines.joined(separator: [0x0A])))
      do {
        let settings = try settings()
        for setting in Setting.all { #expect(setting.written(setting.value(in: settings)) == setting.value(in: settings)) }
        read += 1
      } catch let problem as any Problem {
        #expect(problem.status == .badData, "\(problem)")
        #expect(!problem.description.contains("\n"))
      }
    }
    #expect(read > 20 && read < 380)
  }

  @Test func `a name that is nearly right is recognised, and one that is not is not`() {
    let names = Setting.all.map(\.name)
    #expect(Spelling.near("day-end", in: names) == ["day-ends"])
    #expect(Spelling.near("Taregt", in: names) == ["target"])
    #expect(Spelling.near("playback", in: names) == ["playback-device"])
    #expect(Spelling.near("", in: names) == [])
    #expect(Spelling.near("gap", in: []) == [])
    #expect(Spelling.near(String(repeating: "g", count: 100_000), in: names) == [])
  }

  // MARK: Setting

  @Test func `setting keeps the person's comments, order and line ends`() throws {
    try write("# mine\r\nhear = 3   # often enough\r\n\r\n  gap=1\r\n# the end")
    try Settings.set(.named("hear"), to: "2", in: home)
    #expect(try contents() == "# mine\r\nhear = 2   # often enough\r\n\r\n  gap=1\r\n# the end")
    try Settings.set(.named("day-ends"), to: "3:00", in: home)
    #expect(try contents() == "# mine\r\nhear = 2   # often enough\r\n\r\n  gap=1\r\n# the end\nday-ends = 03:00\n")
    try Settings.set(.named("gap"), to: nil, in: home)
    try Settings.set(.named("cues"), to: "off", in: home)
    #expect(try contents() == "# mine\r\nhear = 2   # often enough\r\n\r\n# the end\nday-ends = 03:00\ncues = no\n")
    #expect(try settings().hear == 2)
  }

  @Test func `setting mends a wrong line of the same name, and leaves a file with another wrong line alone`() throws {
    try write("gap = x\ngap = 1\n")
    try Settings.set(.named("gap"), to: "2", in: home)
    #expect(try contents() == "gap = 2\n")
    try write("gap\n")
    try Settings.set(.named("gap"), to: "2", in: home)
    #expect(try contents() == "gap = 2\n")
    try write("gpa = 1\n")
    #expect(throws: SettingsProblem.self) { try Settings.set(.named("gap"), to: "2", in: home) }
    #expect(try contents() == "gpa = 1\n")
  }

  @Test func `a value that is none is refused before anything is written`() throws {
    #expect(throws: SettingsProblem.self) { try Settings.set(.named("gap"), to: "2 # x", in: home) }
    #expect(throws: SettingsProblem.self) { try Settings.set(.named("capture-device"), to: "a\nb = c", in: home) }
    try Settings.set(.named("gap"), to: nil, in: home)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  // MARK: The executable

  @Test func `config sets, reads, lists and unsets, in a private file`() async throws {
    let set = try await selflie.run("config", "gap", "2.0")
    #expect((set.status, set.output, set.errors) == (0, "gap = 2\n", ""))
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(try contents().hasSuffix("\ngap = 2\n"))
    #expect(try await selflie.run("config", "gap").output == "2\n")
    let list = try await selflie.run("config").output.split(separator: "\n")
    #expect(list.count == Setting.all.count)
    #expect(
      list.contains {
        $0.hasPrefix("gap ") && $0.contains("  2  ") && $0.contains("file, line 2") && $0.contains("(0 to 3600 seconds)")
      }
    )
    #expect(list.contains { $0.hasPrefix("target ") && $0.contains("  1000  ") && $0.contains("  default  ") })
    #expect(try await selflie.run("config", "--unset", "gap").output == "gap = 0\n")
    #expect(try await selflie.run("config", "gap").output == "0\n")
  }

  @Test func `what a crash left beside the settings goes with the next change`() async throws {
    var selflie = selflie
    let base = selflie.home.file("base")
    selflie.environment = ["SELFLIE_HOME": "", "XDG_CONFIG_HOME": base]
    #expect(try await selflie.run("config", "gap", "2").status == 0)
    let left = base + "/selflie/left.tmp"
    try Data().write(to: URL(fileURLWithPath: left))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: left)
    #expect(try await selflie.run("config", "gap", "3").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: base + "/selflie") == ["config"])
  }

  @Test func `the folder of the settings is made for their owner alone`() async throws {
    var selflie = selflie
    let base = selflie.home.file("base")
    selflie.environment = ["SELFLIE_HOME": "", "XDG_CONFIG_HOME": base]
    #expect(try await selflie.run("config", "gap", "2").status == 0)
    let folder = try FileManager.default.attributesOfItem(atPath: base + "/selflie")
    #expect(folder[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: base + "/selflie") == ["config"])
  }

  @Test func `config tells where a value comes from, and what goes before the file`() async throws {
    var selflie = selflie
    selflie.environment["SELFLIE_GAP"] = "5"
    let set = try await selflie.run("config", "gap", "2")
    #expect((set.status, set.output) == (0, "gap = 5\n"))
    #expect(set.errors == "The environment variable SELFLIE_GAP overrides the file.\n")
    let all = try JSONSerialization.jsonObject(with: Data(try await selflie.run("config", "--json").output.utf8)) as? [[String: Any]] ?? []
    let gap = try #require(all.first { $0["name"] as? String == "gap" })
    #expect(gap["value"] as? String == "5" && gap["origin"] as? String == "environment" && gap["variable"] as? String == "SELFLIE_GAP")
    #expect(gap["option"] as? String == "--gap")
    selflie.environment["SELFLIE_GAP"] = nil
    let one = try #require(try await selflie.run("config", "gap", "--json").objects().first)
    #expect(one["origin"] as? String == "file" && one["line"] as? Int == 2)
  }

  @Test func `config shows what comes of an option, which goes before all others, and keeps nothing of it`() async throws {
    var selflie = selflie
    try write("gap = 2\ntarget = 5\n")
    selflie.environment = ["SELFLIE_GAP": "5", "SELFLIE_HEAR": "3"]
    let options = [
      "--gap", "7", "--no-cues", "--strictness", "gentle", "--hear", "2", "--target", "9", "--capture-device", "a", "--playback-device",
      "b",
    ]
    let output = try await selflie.run(["config", "--json"] + options).output
    let all = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    let values = [
      "gap": "7", "cues": "no", "strictness": "gentle", "hear": "2", "target": "9", "capture-device": "a", "playback-device": "b",
    ]
    for setting in Setting.all {
      let record = try #require(all.first { $0["name"] as? String == setting.name })
      #expect(record["origin"] as? String == (setting.option == nil ? "default" : "option"), "\(setting.name)")
      #expect(setting.option == nil || record["value"] as? String == values[setting.name], "\(setting.name)")
    }
    #expect(try await selflie.run("config", "gap", "--gap", "7.0").output == "7\n")
    let list = try await selflie.run("config", "--gap", "7").output
    for row in [/gap +7 +option --gap +the rest/, /hear +3 +SELFLIE_HEAR +the/, /target +5 +file, line 2 +the target/] {
      #expect(list.contains(row))
    }
    let wrong = try await selflie.run("config", "--gap", "soon")
    #expect((wrong.status, wrong.errors) == (64, "selflie: 'soon' isn't a valid gap; give 0 to 3600 seconds\n"))
    for call in [["config", "gap", "3", "--gap", "2"], ["config", "--unset", "gap", "--gap", "2"]] {
      #expect(try await selflie.run(call).status == 64)
    }
    #expect(try contents() == "gap = 2\ntarget = 5\n")
  }

  @Test func `what config cannot do is told in one line`() async throws {
    let calls: [([String], String)] = [
      (["config", "gpa"], "selflie: there's no setting 'gpa'; did you mean 'gap'?\n"),
      (["config", "--unset", "gpa"], "selflie: there's no setting 'gpa'; did you mean 'gap'?\n"),
      (["config", "hear", "0"], "selflie: '0' isn't a valid hear; give a whole number from 1 to 1000000\n"),
    ]
    for (call, complaint) in calls {
      let result = try await selflie.run(call)
      #expect((result.status, result.output, result.errors) == (Status.usage.rawValue, "", complaint))
    }
    #expect(try await selflie.run("config", "gap", "--unset", "gap").status == Status.usage.rawValue)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a broken file stops what needs it and nothing else`() async throws {
    try write("gap = soon\n")
    let complaint = "selflie: \(file):1:7: 'soon' isn't a valid gap; give 0 to 3600 seconds\n"
    for call in [["config"], ["practice", "1"], ["add", "I am calm", "--yes"], ["practice", "--due"], ["list"]] {
      let result = try await selflie.run(call)
      #expect((result.status, result.output, result.errors) == (Status.badData.rawValue, "", complaint), "\(call)")
    }
    for call in [["--version"], ["where"], ["devices"]] {
      #expect(try await selflie.run(call).status != Status.badData.rawValue, "\(call)")
    }
    #expect(try await selflie.run("doctor").output.contains("settings         \(file):1:7: 'soon' isn't a valid gap"))
  }

  @Test func `a file that is none is refused, and not waited for`() async throws {
    let made: [(String, () throws -> Void)] = [
      ("Is a directory", { try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false) }),
      ("Invalid argument", { try runTool("mkfifo", [file]) }),
      ("Too many levels of symbolic links", { try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/null") }),
      ("File too large", { try write(String(repeating: "#\n", count: 40_000)) }),
    ]
    for (reason, make) in made {
      try? FileManager.default.removeItem(atPath: file)
      try make()
      for call in [["config"], ["config", "gap", "1"]] {
        let result = try await selflie.run(call)
        #expect(result.status == Status.inputOutput.rawValue)
        #expect(result.errors == "selflie: can't read \(file): \(reason)\n")
      }
    }
  }

  @Test func `settings in another's folder are not read`() async throws {
    guard geteuid() == 0 else { return }
    try write("gap = 1\n")
    #expect(unsafe chown(selflie.home.path, 12_345, 12_345) == 0)
    let result = try await selflie.run("config")
    #expect(result.status == Status.cannotCreate.rawValue)
    #expect(result.errors.contains("belongs to another user (number 12345)"))
  }

  @Test func `a setting is the default of the option that goes before it`() async throws {
    try write("target = 12\nstrictness = strict\ncapture-device = nowhere1\nplayback-device = nowhere2\n")
    let wav = selflie.home.file("calm.wav")
    try Data(WAV.bytes(of: try Sounds.voice("I am calm"))).write(to: URL(fileURLWithPath: wav))
    let added = try #require(try await selflie.run("add", "I am calm", "--recording", wav, "--yes", "--json").objects().first)
    #expect(added["target"] as? Int == 12 && added["strictness"] as? String == "strict")
    let other = try #require(
      try await selflie.run(
        "add", "I am calm", "--recording", wav, "--yes", "--json", "--target", "3", "--strictness", "gentle"
      ).objects().first)
    #expect(other["target"] as? Int == 3 && other["strictness"] as? String == "gentle")
    #expect(try await selflie.run("play", "1").errors.contains("nowhere2"))
    #expect(try await selflie.run("play", "1", "--playback-device", "nowhere3").errors.contains("nowhere3"))
    #expect(try await selflie.run("record", "1").errors.contains("nowhere1"))
    #expect(try await selflie.run("practice", "1", "--listen").errors.contains("nowhere2"))
  }

  // MARK: Days

  @Test func `a day ends at the hour that was set`() {
    let offset = 3600
    let day = Day(of: Date(timeIntervalSince1970: 86_400 * 100), offset: 0)
    for (hour, dayEnds, expected) in [(0, 0, 0), (0, 10_800, -1), (2, 10_800, -1), (3, 10_800, 0), (23, 10_800, 0), (11, 43_200, -1)] {
      let started = Date(timeIntervalSince1970: Double(86_400 * 100 + 3600 * hour - offset))
      let repetition = Repetition(id: Identifier(), started: started, offset: offset, kind: .spoken, confidence: 1, duration: 1)
      #expect(repetition.day(dayEnds: dayEnds) == day.advanced(by: expected))
    }
  }

  // MARK: Where

  @Test func `where names every place, whether it is there, and what says so`() async throws {
    let objects = try await places(selflie)
    #expect(
      objects.map { $0["name"] as? String } == [
        "data", "journal", "recordings", "backups", "settings", "cache", "model", "dictionary", "scratch", "units", "executable",
      ])
    #expect(objects[5]["path"] as? String == selflie.home.file("cache") && objects[5]["origin"] as? String == "SELFLIE_HOME")
    #expect(objects[0]["path"] as? String == selflie.home.path && objects[0]["exists"] as? Bool == true)
    #expect(objects[1]["exists"] as? Bool == false && objects[1]["origin"] as? String == "SELFLIE_HOME")
    #expect(objects[4]["path"] as? String == file)
    #expect(objects[7]["exists"] as? Bool == true)
    #expect(objects[10]["path"] as? String == Executable.path.path)
    let lines = try await selflie.run("where").output.split(separator: "\n")
    #expect(lines.count == 11 && lines[1] == "journal     \(home.journal)  (by SELFLIE_HOME, not there)")
  }

  @Test func `where follows the XDG folders`() async throws {
    var selflie = selflie
    selflie.environment = ["SELFLIE_HOME": "", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": "/c", "HOME": "/h"]
    let objects = try await places(selflie)
    #expect(objects[1]["path"] as? String == "/d/selflie/journal.sqlite" && objects[1]["origin"] as? String == "XDG_DATA_HOME")
    #expect(objects[4]["path"] as? String == "/h/.config/selflie/config" && objects[4]["origin"] as? String == "HOME")
    #expect(objects[5]["path"] as? String == "/c/selflie" && objects[5]["origin"] as? String == "XDG_CACHE_HOME")
    #expect(objects[9]["path"] as? String == "/h/.config/systemd/user" && objects[9]["origin"] as? String == "HOME")
  }

  private func places(_ selflie: Executable) async throws -> [[String: Any]] {
    let output = try await selflie.run("where", "--json").output
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] ?? []
  }

  @Test func `a home that is no text is refused only where it is used`() throws {
    let wrong: [UInt8] = [0x2F, 0xFF], folder = Array(selflie.home.path.utf8)
    func run(_ command: String, _ environment: [String: [UInt8]]) throws -> RawRun {
      try RawRun([Array(command.utf8)], environment: environment, in: selflie.home.path)
    }
    #expect(try run("list", ["HOME": wrong, "SELFLIE_HOME": folder]).status == 0)
    #expect(
      try run("list", ["HOME": wrong, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_CACHE_HOME": folder]).status == 0)
    #expect(try run("list", ["HOME": folder, "SELFLIE_HOME": folder, "XDG_DATA_HOME": wrong]).status == 0)
    for environment in [["HOME": wrong], ["HOME": wrong, "XDG_DATA_HOME": folder], ["HOME": wrong, "SELFLIE_HOME": Array("x".utf8)]] {
      #expect(try run("list", environment).errorText == "selflie: HOME isn't valid UTF-8 at byte 2; write it in UTF-8, file names too\n")
    }
    #expect(try run("where", ["HOME": wrong, "SELFLIE_HOME": folder]).status == Status.usage.rawValue)
  }
}
