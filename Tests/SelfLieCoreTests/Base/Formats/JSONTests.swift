import Foundation
import Testing

@testable import SelfLieCore

/// What programs read is what docs/json.md says.
struct JSONTests {
  /// The part of the page that is about a command.
  private static func section(_ command: String) throws -> String {
    let page = try String(contentsOfFile: projectFolder + "/docs/json.md", encoding: .utf8)
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    return try #require(sections.first { $0.prefix { $0 != "\n" }.contains("`\(command)`") }, "\(command)")
  }

  /// The names in a value, those inside others too, but not those that are data: words, figures.
  private static func names(in value: Any) -> Set<String> {
    if let array = value as? [Any] { return array.reduce(into: []) { $0.formUnion(names(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { names, member in
      names.insert(member.key)
      if member.key != "pronunciations", member.key != "figures" { names.formUnion(Self.names(in: member.value)) }
    }
  }

  /// The names that the tables of a section give in their first column.
  private static func documented(_ section: String) -> Set<String> {
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.compactMap { $0.split(separator: "|").first }.flatMap { $0.matches(of: /`([a-z_]+)`/).map { String($0.1) } })
  }

  /// Names that nothing here brings about, by section: what other machines, broken copies, models and weak voices do.
  private static let rare: [String: Set<String>] = [
    "list": ["dictionary", "model"], "plan": ["needed", "until"], "stats": ["cycle"], "log": ["heard", "missing", "reason"],
    "export": ["lost"], "verify": ["heard", "verdict_seconds"], "devices": ["server"], "doctor": ["mend"], "remind": ["crontab", "next"],
    "config": ["line"], "model": ["context", "model", "models", "round_trip", "server", "url"], "suggest": ["model"],
    "coach --list": ["affirmation"],
  ]

  @Test func `every name that a program reads is documented for its command, and every documented name is read`() async throws {
    let files = try TemporaryFolder(), card = try SoftwareCard(try Sounds.voice(ChangeTests.text))
    let wav = files.file("calm.wav")
    try Data(WAV.bytes(of: try Sounds.voice(ChangeTests.text))).write(to: URL(fileURLWithPath: wav))
    let trials = files.file("trials.tsv")
    try Data("id\twav\ttext\none\t\(wav)\t\(ChangeTests.text)\n".utf8).write(to: URL(fileURLWithPath: trials))
    var selflie = try Executable()
    selflie.environment = try card.environment()
    // Those of others use the names of the section in the second place.
    let calls: [([String], String)] = [
      (["add", ChangeTests.text, "--recording", wav, "--yes", "--goal", "g", "--because", "r", "--pronounce", "calm=K AA M"], "list"),
      (["check", "I must never smoke"], "check"), (["check", "I walk", "--explain", "5"], "check"), (["check", "--explain", "5"], "check"),
      (["check", "I want to die"], "check"), (["practice", "1", "--takes", "1"], "practice"), (["edit", "1", "--target", "50"], "list"),
      (["plan", "1", "--per-day", "5", "--pause", "2999-01-01..2999-01-03", "--skip", "sat"], "plan"), (["list"], "list"),
      (["rate", "1", "6"], "rate"), (["rate", "1"], "rate"), (["show", "1"], "list"), (["stats", "1"], "stats"), (["stats"], "stats"),
      (["status"], "status"), (["log", "1"], "log"),
      (["restore"], "restore"), (["export", files.file("a.tar")], "export"), (["import", files.file("a.tar")], "import"),
      (["verify", "1", wav], "verify"), (["verify", "1", wav, "--explain"], "verify"), (["verify", "--trials", trials], "verify"),
      (["devices"], "devices"), (["doctor"], "doctor"), (["remind", "--list"], "remind"),
      (["config"], "config"), (["model"], "model"), (["where"], "where"),
      (["suggest", "stop smoking", "--trigger", "after lunch"], "suggest"),
      (["suggest", "run", "--plan"], "suggest"), (["coach", "--list"], "coach --list"),
    ]
    _ = try selflie.journal().begin(Turn(.person, "run"), about: nil)
    var read: [String: Set<String>] = [:]
    for (call, name) in calls {
      let result = try await selflie.run(call + ["--json"])
      #expect([0, 1, 69].contains(result.status), "\(call): \(result.errors)")
      let lines = result.output.split(separator: "\n")
      #expect(!lines.isEmpty, "\(call)")
      let section = try Self.section(name) + (["list", "stats"].contains(name) ? try Self.section("plan") + Self.section("rate") : "")
      // One object, or objects on lines of their own, unless the section says that it is an array.
      let own = try Self.section(name == "coach --list" ? name : call[0])
      let isArray = own.contains("\n\nAn array") || call == ["restore"] || call.starts(with: ["check", "--explain"])
      #expect(result.output.hasPrefix("[") == isArray, "\(call)")
      for line in lines {
        let names = Self.names(in: try JSONSerialization.jsonObject(with: Data(line.utf8)))
        read[name, default: []].formUnion(names)
        for key in Self.names(in: try JSONSerialization.jsonObject(with: Data(line.utf8))) {
          #expect(section.contains("`\(key)`"), "\(call): \(key)")
        }
      }
    }
    for (name, names) in read where name != "practice" {
      let missing = Self.documented(try Self.section(name)).subtracting(names).subtracting(Self.rare[name, default: []])
      #expect(missing == [], "\(name)")
    }
    let places = try JSONSerialization.jsonObject(with: Data(try await selflie.run("where", "--json").output.utf8)) as? [[String: Any]]
    for place in try #require(places) { #expect(try Self.section("where").contains("`\(try #require(place["name"] as? String))`")) }
  }
}
