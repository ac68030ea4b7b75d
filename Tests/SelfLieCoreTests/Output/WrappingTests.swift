import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// Lines that are longer than a window.
struct WrappingTests {
  @Test(arguments: [
    ("It fits.", 8, 0, ["It fits."]), ("It fits not.", 8, 2, ["It fits", "  not."]), ("one  two   three", 10, 0, ["one  two", "three"]),
    ("    a fact that is long", 14, 6, ["    a fact", "      that is", "      long"]), ("每天說 一句真話", 10, 2, ["每天說", "  一句真話"]),
    ("name    a value of it", 16, 8, ["name    a value", "        of it"]), ("far away is much", 8, 6, ["far away", "    is", "    much"]),
    ("Exported to /a/folder/that/is/long or so", 20, 2, ["Exported to", "  /a/folder/that/is/long", "  or so"]),
    ("/a/folder/that/is/long is there", 20, 2, ["/a/folder/that/is/long", "  is there"]),
    ("Next: selflie edit 1 --goal \"be calm\"", 20, 2, ["Next:", "  selflie edit 1 --goal \"be calm\""]),
    ("Say 'selflie config gap 2', or leave", 20, 2, ["Say", "  'selflie config gap 2',", "  or leave"]),
    ("selflie keeps it here.", 12, 0, ["selflie", "keeps it", "here."]), ("selflie keep it here", 12, 0, ["selflie keep it here"]),
    ("Usage: selflie show <id> [--json]", 20, 7, ["Usage: selflie show", "       <id> [--json]"]), ("", 8, 2, [""]), ("a  ", 2, 0, ["a"]),
  ])
  func `a line is broken between words, and what can be copied is not`(line: String, columns: Int, hanging: Int, lines: [String]) {
    #expect(line.wrapped(to: columns, hanging: hanging) == lines)
  }

  /// What the window shows, with what the terminal itself has broken as one line.
  @Test(arguments: [40, 60, 120])
  func `on a terminal no word is broken, nothing is lost, and a pipe gets one line`(columns: Int) async throws {
    let card = try SoftwareCard()
    var selflie = try Executable()
    let journal = try selflie.journal(), folder = card.files.path
    let affirmation = try journal.add(
      .init(
        text: "After breakfast I walk around the park for ten minutes, and then I write", goal: "to have moved before the day begins",
        reason: "nobody else does it for me, and afterwards everything is easier than it was before"),
      recording: Sounds.silence(seconds: 1), isVerified: true)
    var changed = affirmation
    changed.goal = "to have moved before the day begins, and to have seen something green"
    try journal.change(affirmation, to: changed)
    try journal.keep(
      Repetition(
        id: Identifier(), started: Date(timeIntervalSince1970: 1_700_000_000), offset: 0, kind: .rejected, confidence: 0, duration: 2,
        evidence: .init(reason: .notSaid, missing: ["breakfast", "park", "minutes", "write"])),
      of: affirmation)
    // A machine without a sound device.
    try Data().write(to: URL(fileURLWithPath: card.files.file("none.conf")))
    selflie.environment["ALSA_CONFIG_PATH"] = card.files.file("none.conf")
    let archive = card.files.file("an-archive-with-a-name-that-is-long.tar")
    #expect(try await selflie.run("export", archive).status == 0)
    let window = try TerminalWindow(columns: columns, rows: 150, selflie, card)
    try await window.wait(for: "$")
    let calls = [
      "config", "config --gap 2", "where", "show 1", "log 1", "undo --dry-run", "import --dry-run \(archive)", "import \(folder)/none.tar",
      "edit 1 --target 1000", "practice 9", "practise 1", "list --nothing", "plan 1 --until yesterday", "config gpa", "play 1",
      "status --format %x", "stats --svg a --json", "play 1 --playback-device nowhere", "remind --days mon", "doctor", "remove 7",
      "export \(folder)/none/",
    ]
    for (place, call) in calls.enumerated() {
      let piped = try await selflie.run(["-c", "'\(Executable.path.path)' \(call) 2>&1"], in: "/bin/bash").output
      try window.type("clear; '\(Executable.path.path)' \(call); echo 'done:'\(place)")
      let screen = try await window.wait(for: "\ndone:\(place)\n")
      let lines = try window.lines().prefix { $0 != "done:\(place)" }
      // A number may be another one the next time.
      func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { String($0).replacing(/[0-9]+/, with: "0") }
      }
      #expect(Array(words(lines.joined(separator: "\n")).prefix(words(piped).count)) == words(piped), "\(call)\n\(screen)")
      for line in lines where Window.width(of: line) > columns {
        let last = line.firstRange(of: /'?selflie |[^ ]+$/).map { line[$0.lowerBound...] } ?? ""
        #expect(last.count > columns / 2, "\(call): \(line)")
      }
      #expect(columns == 120 || lines.count >= piped.split(separator: "\n").count)
    }
  }
}
