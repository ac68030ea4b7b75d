import ArgumentParser
import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// What somebody reads who does not know what to type.
@Suite(.serialized)
struct HelpTests {
  static let commands = (try? Guide.root().all) ?? []

  /// A command line as a shell takes it apart, up to where another command or a file begins.
  static func words(_ line: String) -> [String] {
    var words: [String] = [], word: String?, quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if "'\"".contains(character) {
        (quote, word) = (character, word ?? "")
      } else if "|<>;&#".contains(character) {
        break
      } else if character == " " {
        words += word.map { [$0] } ?? []
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  @Test(arguments: commands)
  func `every command has examples, and the parser takes each of them`(_ guide: Guide) throws {
    #expect(guide.examples.count >= 2)
    #expect(guide.examples.contains { Self.words($0).starts(with: guide.call) })
    for example in guide.examples {
      let words = Self.words(example)
      #expect(words.first == "selflie")
      #expect(throws: Never.self, "\(example)") { _ = try SelfLie.parseAsRoot(Array(words.dropFirst())) }
    }
  }

  /// Those that need a person, a microphone or systemd are called by other tests; these do what they say in a shell.
  @Test func `every example that needs nobody works as it is written`() async throws {
    let card = try SoftwareCard(try Sounds.voice(PracticeEndToEndTests.text)), other = try Executable()
    let selflie = try await PracticeEndToEndTests().prepared(card)
    let folder = card.files.path, home = selflie.home.path
    try runTool(
      "bash",
      [
        "-ec",
        """
        cd "$1"; mkdir -p Sync/selflie recordings home
        for name in calm.wav take.wav recordings/calm.wav; do cp recording.wav $name; done
        echo 'calm.wav, \(PracticeEndToEndTests.text)' > recordings/sentences.txt
        printf 'id\twav\ttext\n1\ttake.wav\t\(PracticeEndToEndTests.text)\n' > trials.tsv
        "$2" edit 1 --goal calm; "$2" config gap 1; "$2" export selflie.tar; cp -r "$SELFLIE_HOME/." home; rm selflie.tar
        """.replacingOccurrences(of: "\"$2\"", with: "SELFLIE_HOME='\(home)' '\(Executable.path.path)'")
          .replacingOccurrences(of: "$SELFLIE_HOME", with: home), "bash", folder,
      ])
    // What an example needs to be there first, and what it answers with if that is not 0.
    let first = [
      "selflie import selflie.tar": "SELFLIE_HOME='\(home)' selflie export selflie.tar", "selflie undo": "selflie edit 1 --target 7",
      "selflie redo": "selflie edit 1 --target 7; selflie undo", "selflie unarchive 1": "selflie archive 1",
      "selflie merge 1 2 --yes": "selflie add '\(PracticeEndToEndTests.text)' --recording recording.wav --yes",
      "selflie list --tag work": "selflie edit 1 --tag work",
    ]
    let status: [String: Int32] = [
      "selflie check \"I will never smoke again\"": 1, "selflie model": 1, "selflie model --json": 1, "selflie restore 12": 66,
      "selflie remove 1": 64, "selflie merge 1 2": 66, "selflie practice": 1, "selflie coach": 64, "selflie coach 1": 64,
      "selflie coach --continue": 64,
      "selflie verify --text \"I am calm\" take.wav": 1,
      "selflie verify --text \"I am calm\" --reference recording.wav take.wav": 1,
    ]
    let examples = Set(Self.commands.flatMap(\.examples)).filter { example in
      let needsSomebody = ["practice", "doctor", "devices", "record 1", "remind --at", "remind --off", "edit 1 --text", "add", "pulse"]
      return example.contains("--recording") || example.contains("--ics") || !needsSomebody.contains(where: example.contains)
    }
    #expect(examples.count > 45)
    for example in examples.sorted() {
      let script = """
        cd "$1"; rm -rf now *.tar ledger.csv year.svg year.html selflie.ics; cp -r home now
        export HOME="$1" SELFLIE_HOME="$1/now"
        selflie() { '\(Executable.path.path)' "$@"; }
        ssh() { shift; SELFLIE_HOME='\(other.home.path)' "$@"; }
        { \(first[example.replacing(" --dry-run", with: "")] ?? ":"); } >&2
        \(example)
        """
      let result = try await selflie.run(["-o", "pipefail", "-c", script, "bash", folder], in: "/bin/bash")
      #expect(result.status == status[example] ?? 0, "\(example): \(result.errors)")
    }
  }

  @Test(arguments: Reliability.cases(commands))
  func `help begins with what a command is for, and then its examples`(_ guide: Guide) async throws {
    let selflie = try Executable()
    let name = guide.superCommands == nil ? [] : [guide.commandName]
    let help = try await selflie.run(["help"] + name)
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(try await selflie.run(name + ["--help"]).output == help.output)
    #expect(try await selflie.run(name + ["-h"]).output == help.output)
    let parts = help.output.split(separator: "\n\n")
    let abstract = try #require(guide.abstract)
    #expect(parts.first?.replacing("\n", with: " ") == "OVERVIEW: \(abstract)")
    // None of them is broken.
    #expect(parts.dropFirst().first?.split(separator: "\n").map(String.init) == guide.examples)
    for argument in guide.arguments ?? [] {
      for name in argument.names ?? [] { #expect(help.output.contains(name.description)) }
    }
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `help has five groups, the commands of each day first`() async throws {
    let help = try await Executable().run("help").output
    let groups = help.split(separator: "\n").filter { $0.wholeMatch(of: /[A-Z ]+:/) != nil }.map(String.init)
    #expect(groups == ["OPTIONS:", "PRACTISE:", "SENTENCES:", "PROGRESS:", "YOUR DATA:", "SET UP:"])
    let first = help.split(separator: "\n").drop { $0 != "PRACTISE:" }.dropFirst().filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(first.prefix(5).map { $0.split(separator: " ")[0] } == ["practice", "add", "list", "stats", "undo"])
  }

  @Test func `help fills the window, and no word of it is broken`() async throws {
    let selflie = try Executable(), card = try SoftwareCard()
    let window = try TerminalWindow(columns: 60, rows: 60, selflie, card)
    try window.type("clear; \(Executable.path.path) help practice")
    let screen = try await window.wait(for: "Show the version")
    #expect(screen.contains("Practise all that is due: what a\n                          plan still"))
  }

  @Test(arguments: [
    (["practise", "1"], "'practise' isn't a command; did you mean 'practice'?"),
    (["practise", "--due", "--help"], "'practise' isn't a command; did you mean 'practice'?"),
    (["help", "lsit"], "'lsit' isn't a command; did you mean 'list'?"),
    (["Doctor"], "'Doctor' isn't a command; did you mean 'doctor'?"),
    (["verif", "1"], "'verif' isn't a command; did you mean 'verify'?"),
    (["rest"], "'rest' isn't a command; did you mean 'restore'?"),
    (["rm", "1"], "'rm' isn't a command; did you mean 'remove'?"),
    (["delete", "1"], "'delete' isn't a command; did you mean 'remove'?"),
    (["history"], "'history' isn't a command; did you mean 'log'?"),
    (["settings"], "'settings' isn't a command; did you mean 'config'?"),
    (["start"], "'start' isn't a command; did you mean 'practice'?"),
    (["say", "1"], "'say' isn't a command; did you mean 'practice'?"),
    (["new", "I am calm"], "'new' isn't a command; did you mean 'add'?"),
    (["x"], "'x' isn't a command; 'selflie help' lists them all"),
    ([""], "'' isn't a command; 'selflie help' lists them all"),
    (["banana"], "'banana' isn't a command; 'selflie help' lists them all"),
    (["I am calm"], "'I am calm' isn't a command; to add a sentence: selflie add \"I am calm\""),
    (["I", "am", "calm"], "'I' isn't a command; to add a sentence: selflie add \"I am calm\""),
    (["I pay $5"], "'I pay $5' isn't a command; to add a sentence: selflie add 'I pay $5'"),
    (["I don't \"pay\""], "'I don't \"pay\"' isn't a command; to add a sentence: selflie add 'I don'\\''t \"pay\"'"),
    (["a\u{1B}[31m"], "'a?[31m' isn't a command; 'selflie help' lists them all"),
  ])
  func `what is no command is answered with the near one, or with what was probably wanted`(_ arguments: [String], _ answer: String)
    async throws
  {
    let result = try await Executable().run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors == "selflie: \(answer)\n")
  }

  @Test func `a distance counts letters left out, added, changed and swapped`() {
    #expect(Spelling.distance("practice", "practice") == 0)
    #expect(Spelling.distance("practise", "practice") == 1)
    #expect(Spelling.distance("parctice", "practice") == 1)
    #expect(Spelling.distance("prctice", "practice") == 1)
    #expect(Spelling.distance("practicee", "practice") == 1)
    #expect(Spelling.distance("", "ab") == 2)
    #expect(Spelling.near("pla", in: ["play", "plan", "list"]) == ["play", "plan"])
    #expect(Spelling.near("shwo", in: ["show"]) == ["show"])
    #expect(Spelling.near("so", in: ["show"]) == [])
    #expect(Spelling.near("practcie1", in: ["practice"]) == ["practice"])
    #expect(Spelling.near("pre", in: ["practice"]) == [])
  }

  // MARK: What comes next

  /// A terminal whose shell knows `selflie`, and one affirmation.
  private func open(_ card: SoftwareCard) async throws -> (Executable, TerminalWindow) {
    let selflie = try await PracticeEndToEndTests().prepared(card)
    let window = try TerminalWindow(columns: 120, selflie, card)
    try await window.prepare("alias selflie=\(Executable.path.path); cd '\(card.files.path)'")
    return (selflie, window)
  }

  @Test func `every command ends by naming the next one, on a terminal only`() async throws {
    let card = try SoftwareCard(try Sounds.voice(PracticeEndToEndTests.text))
    let (selflie, window) = try await open(card)
    let calls = [
      ("selflie add 'I am calm' --recording recording.wav --yes --unverified", "Next: selflie practice 2"),
      ("selflie", "2 due today: selflie practice --due"), ("selflie list", "Next: selflie practice 1"),
      ("selflie show 2", "Next: selflie practice 2"), ("selflie play 1", "Next: selflie practice 1"),
      ("selflie record 1 --recording recording.wav --yes", "Next: selflie practice 1"),
      ("selflie practice 1 --repetitions 1", "Next: selflie practice --due"),
      ("selflie practice 2 --takes 1 --listen", "Next: selflie practice --due"),
      ("selflie remove 2 --yes", "Next: selflie list"), ("selflie practice 1 --repetitions 1", "Next: selflie show 1"),
      ("selflie edit 1 --goal calm", "To undo it: selflie undo"), ("selflie undo --dry-run", "Next: selflie undo"),
      ("selflie undo", "To redo it: selflie redo"), ("selflie redo", "To undo it: selflie undo"),
      ("selflie add '\(PracticeEndToEndTests.text)!' --recording recording.wav --yes", "Next: selflie practice 3"),
      ("selflie merge 3 1 --yes", "Next: selflie practice 1"),
      ("selflie archive 1", "Next: selflie list"), ("selflie unarchive 1", "Next: selflie practice 1"),
      ("selflie where", "Next: selflie doctor"),
      ("selflie verify 1 recording.wav", "Next: selflie practice 1"),
      ("selflie verify --text 'I am not calm' recording.wav", "Next: selflie verify --text \"I am not calm\" recording.wav --explain"),
      ("selflie suggest stop smoking --seed 1", "Next: selflie suggest \"stop smoking\" --seed 1 --add 1"),
      (
        "selflie suggest stop smoking --style distanced --name 'anna maria' --seed 1",
        #"Next: selflie suggest "stop smoking" --style distanced --name "anna maria" --seed 1 --add 1"#
      ),
      ("selflie devices", "Next: selflie doctor"), ("selflie doctor", "Next: selflie practice 1"),
      // Copies are kept by the day, so that there are two of them if midnight comes in between.
      ("selflie restore", "To restore one: selflie restore "), ("selflie restore 1 --yes", "Next: selflie list"),
      ("selflie doctor", "                   selflie record 1"),
      ("selflie remove 1 --yes", #"Next: selflie add "...""#),
    ]
    for (place, (call, next)) in calls.enumerated() {
      // Typed once the shell asks again: a program that takes keys would get them.
      try window.type("clear; \(call); echo 'done:'\(place)")
      let screen = try await window.wait(for: "\ndone:\(place)\n")
      let isNamed = screen.split(separator: "\n").contains { next.hasSuffix(" ") ? $0.hasPrefix(next) : $0 == next }
      #expect(isNamed, "\(call)\n\(screen)")
    }
    _ = selflie
  }

  @Test func `no next command is named in a pipe, to a program, or to who left`() async throws {
    let card = try SoftwareCard(try Sounds.voice(PracticeEndToEndTests.text))
    let (selflie, window) = try await open(card)
    for call in ["list", "show 1", "devices", "", "practice 1 --takes 1", "verify 1 '\(card.files.file("recording.wav"))'"] {
      let result = try await selflie.run(Self.words(call))
      #expect(!(result.output + result.errors).contains("selflie "), "\(call)")
    }
    for call in [
      "selflie list --json", "selflie show 1 --json", "selflie practice 1 --takes 1 --json", "selflie devices --json", "selflie list | cat",
    ] {
      try window.type("clear; \(call); echo 'do''ne'")
      let screen = try await window.wait(for: "done")
      #expect(screen.contains("done"))
      #expect(!screen.contains("Next:"), "\(call)")
    }
  }

  // MARK: Questions

  @Test(arguments: [
    ("y", "Removed 1", 0), ("n", "Nothing was removed.", 0), ("Enter", "Nothing was removed.", 0), ("C-c", "Nothing was removed.", 130),
  ])
  func `a question is answered with a key, and Ctrl-C is no answer`(_ key: String, _ said: String, _ status: Int) async throws {
    let card = try SoftwareCard()
    let (selflie, window) = try await open(card)
    try window.type("clear; selflie remove 1; echo \"status $?.\"")
    #expect(try await window.wait(for: "[N]o:").contains("Remove it? [y]es, [N]o:"))
    try window.press(key)
    let screen = try await window.wait(for: "status ")
    #expect(screen.contains(said))
    #expect(screen.contains("status \(status)."))
    #expect(try await selflie.run("list").output.isEmpty == (key == "y"))
  }

  @Test(arguments: [(["remove", "1"], "remove affirmation 1"), (["restore", "1"], "restore copy 1")])
  func `without a terminal a question names the option that answers it`(_ call: [String], _ action: String) async throws {
    let card = try SoftwareCard()
    let selflie = try await PracticeEndToEndTests().prepared(card)
    try selflie.journal().backUp()
    let result = try await selflie.run(call)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("selflie: There's nobody to ask; use --yes to \(action).\n"))
    #expect(try await selflie.run("list").output == "1  [          ]  0 of 1000  \(PracticeEndToEndTests.text)\n")
  }
}

extension Guide: CustomTestStringConvertible {
  public var testDescription: String { pageName }
}
