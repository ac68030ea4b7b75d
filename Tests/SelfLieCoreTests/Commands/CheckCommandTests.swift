import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

struct CheckCommandTests {
  /// The calls of docs/coach.md with what it says they print.
  private static func transcripts() throws -> [(call: [String], output: [String])] {
    var all: [(call: [String], output: [String])] = []
    for line in try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8).components(separatedBy: "\n") {
      guard line.hasPrefix("    ") else { continue }
      let line = String(line.dropFirst(4))
      if line.hasPrefix("$ selflie ") {
        all.append((Array(HelpTests.words(String(line.dropFirst(2))).dropFirst()), []))
      } else if !all.isEmpty {
        all[all.count - 1].output.append(line)
      }
    }
    // What the ledger suggests is tried where there is a ledger.
    return all.filter { $0.call.first == "check" }
  }

  @Test func `the transcripts of the page on the coach are what the program prints`() async throws {
    let selflie = try Executable(), transcripts = try Self.transcripts()
    #expect(transcripts.count >= 4)
    for (call, output) in transcripts {
      let result = try await selflie.run(call)
      #expect(result.output.split(separator: "\n").map(String.init) == output, "\(call)")
      #expect(result.errors == "")
    }
  }

  @Test func `the page on the coach has every rule with its grade`() throws {
    let page = try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8)
    for rule in Rule.all { #expect(page.contains("| \(rule.number) | \(rule.name) | \(rule.grade.rawValue) |"), "\(rule.name)") }
  }

  private static let calls: [([String], Int32)] = [
    (["I breathe slowly each day."], 0), (["I go without a phone."], 1), (["I want to die"], 1), (["--explain", "5"], 0),
    (["I breathe slowly each day.", "--explain", "negation"], 0), ([], 64), (["--explain", "nagation"], 64), (["--explain", "33"], 64),
    (["I breathe", "--kind", "quit"], 64), (["I breathe", "--language", "de"], 64), (["I breathe", "--style", "loud"], 64),
    (["I breathe slowly each day.", "--style", "if-then"], 1), (["I am calm and kind."], 0), (["I am calm and kind.", "--doubted"], 1),
    (["I walk to the bar.", "--goal", "I want to die"], 1),
  ]

  @Test(arguments: calls)
  func `the status says whether a sentence is accepted`(_ arguments: [String], _ status: Int32) async throws {
    #expect(try await Executable().run(["check"] + arguments).status == status)
  }

  @Test func `a mistyped rule is answered with the near one`() async throws {
    let result = try await Executable().run("check", "--explain", "negatoin")
    #expect(result.output == "")
    #expect(result.errors == "selflie: 'negatoin' is no rule; did you mean 'negation'?\n")
  }

  @Test func `a sentence can come from standard input`() throws {
    let process = Process(), input = Pipe(), output = Pipe()
    process.executableURL = Executable.path
    process.arguments = ["check", "-", "--json"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data("I breathe\nslowly each day.\n".utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["text"] as? String == "I breathe slowly each day.")
    #expect(object["score"] as? Int == 100)
  }

  @Test func `words of self-harm are answered with help, and not judged`() async throws {
    let selflie = try Executable()
    let result = try await selflie.run("check", "I want to die")
    #expect(result.output == Danger.selfHarm.help(for: []).map { $0 + "\n" }.joined())
    #expect(result.output.contains("findahelpline.com"))
    let object = try #require(try await selflie.run("check", "I want to die", "--json").objects().first)
    #expect(object.keys.sorted() == ["about", "distress", "help"])
  }

  @Test func `add warns in two lines and adds all the same, and a good sentence is not remarked upon`() async throws {
    let files = try TemporaryFolder(), selflie = try Executable(), text = "I should stay calm"
    for (text, lines) in [(text, 2), (ChangeTests.text, 0)] {
      let wav = files.file("\(lines).wav")
      try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: wav))
      let result = try await selflie.run("add", text, "--recording", wav, "--yes")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("Added "))
      #expect(
        result.errors.split(separator: "\n").count { $0.contains("obligation") || $0.contains("selflie check") } == lines,
        "\(result.errors)")
    }
  }

  @Test func `with words of self-harm nothing is added or changed`() async throws {
    let files = try TemporaryFolder(), selflie = try Executable(), wav = files.file("calm.wav")
    try Data(WAV.bytes(of: try Sounds.voice(ChangeTests.text))).write(to: URL(fileURLWithPath: wav))
    for extra in [["--goal", "to kill myself"], ["--because", "I want to die"]] {
      let result = try await selflie.run(["add", ChangeTests.text, "--recording", wav, "--yes"] + extra)
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(result.errors == Danger.selfHarm.help(for: []).map { $0 + "\n" }.joined())
    }
    #expect(try await selflie.run("list", "--json").output == "[]\n")
    #expect(try await selflie.run("add", ChangeTests.text, "--recording", wav, "--yes").status == 0)
    #expect(try await selflie.run("edit", "1", "--because", "I want to die").status == 1)
    #expect(try await selflie.run("show", "1", "--json").objects().first?["because"] == nil)
  }

  @Test func `on a narrow terminal what is said is broken between words`() async throws {
    let selflie = try Executable(), card = try SoftwareCard()
    let window = try TerminalWindow(columns: 50, rows: 50, selflie, card)
    try window.type("clear; \(Executable.path.path) check 'I always walk to the park'")
    let screen = try await window.wait(for: "Next: selflie add")
    #expect(screen.contains("absolutes"))
    #expect(screen.contains("I walk to the park"))
    for line in screen.split(separator: "\n") where line.hasPrefix("  ") { #expect(line.count < 50) }
  }
}
