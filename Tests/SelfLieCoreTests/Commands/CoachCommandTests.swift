import Foundation
import Testing

@testable import SelfLieCore

/// `coach`, as a person talks to it in a terminal.
@Suite(.serialized)
struct CoachCommandTests {
  private typealias Server = ScriptedServer

  /// A terminal with a shell in it.
  private func open(_ columns: Int = 100, model url: String? = nil, rows: Int = 60) async throws -> (Executable, TerminalWindow) {
    var selflie = try Executable()
    let card = try SoftwareCard()
    selflie.environment = try card.environment()
    if let url { selflie.environment["SELFLIE_MODEL_URL"] = url }
    let window = try TerminalWindow(columns: columns, rows: rows, selflie, card)
    try await window.prepare("alias selflie=\(Executable.path.path)")
    return (selflie, window)
  }

  /// The last line that can be read.
  private func lastLine(_ screen: String) -> String {
    screen.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }

  /// Answers questions, each once it is asked.
  @discardableResult
  private func talk(_ window: TerminalWindow, _ answers: [(question: String, answer: String)]) async throws -> String {
    var screen = ""
    for (question, answer) in answers {
      screen = try await window.wait { lastLine($0).hasSuffix(question) }
      try #require(lastLine(screen).hasSuffix(question), "\(question): \(screen)")
      try window.type(answer)
    }
    return screen
  }

  private func conversations(_ selflie: Executable) throws -> [Transcript] { try selflie.journal().conversations() }

  // MARK: Without a language model

  @Test func `the conversation of the page on the coach is what the program says`() async throws {
    let page = try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(page.firstIndex(of: "    $ selflie coach"))
    let shown = page[start...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    let (_, window) = try await open(150)
    try window.type("selflie coach")
    // A question ends with its mark; what is behind it is the answer.
    for line in shown {
      guard line.first?.isWhitespace == false, let mark = line.lastIndex(where: { $0 == "?" || $0 == ")" }), !line.hasPrefix("$") else {
        continue
      }
      let question = String(line[...mark])
      try await talk(window, [(question, String(line[mark...].dropFirst(2)))])
    }
    _ = try await window.wait { lastLine($0) == "$" }
    let printed = try window.lines().map(\.trimmedAtEnd).filter { !$0.isEmpty }
    #expect(printed.dropLast() == shown[...])
  }

  @Test(arguments: [40, 120])
  func `a conversation is kept as it goes, shown, taken up again and removed`(columns: Int) async throws {
    let (selflie, window) = try await open(columns)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "run in the morning"), ("you?", "I sleep better"), ("it?", "")])
    let before = try await window.wait { lastLine($0).hasSuffix("10?") }
    #expect(!before.split(separator: "\n").contains { $0.count > columns })
    try window.press("C-d")
    _ = try await window.wait(for: "--continue")
    let kept = try #require(try conversations(selflie).first)
    #expect(kept.turns.filter { $0.speaker == .person }.map(\.words) == ["run in the morning", "I sleep better", ""])
    // Nobody is asked for the moment that they have named.
    #expect(kept.turns.filter { $0.speaker == .coach }.last?.words == "What is the smallest step of it?")
    try window.type("clear; selflie coach --list; selflie coach --continue")
    let list = try await window.wait { lastLine($0).hasSuffix("10?") }
    #expect(
      list.contains("run in the morning") && list.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("(3 answers)"))
    try await talk(window, [("10?", "/quit")])
    try window.type("clear; selflie coach --forget --conversation 1")
    _ = try await window.wait(for: "[N]o:")
    try window.press("y")
    _ = try await window.wait(for: "Removed conversation 1.")
    #expect(try conversations(selflie).isEmpty)
    // A number is never given twice.
    #expect(try selflie.journal().nextConversation() == 2)
  }

  @Test func `a sentence that is kept goes on to be recorded, and for an affirmation to be changed`() async throws {
    let (selflie, window) = try await open()
    try window.type("selflie coach")
    try await talk(
      window,
      [
        ("leave?", "stop smoking"), ("you?", "my kids"), ("off?", "after lunch"), ("instead?", "chew gum"),
        ("10?", "/keep 1"),
      ])
    #expect(try await window.wait(for: "when you're ready").contains("Speak when you're ready:  After lunch, I chew gum."))
    try window.press("C-c")
    _ = try await window.waitForPrompt()
    let journal = try selflie.journal()
    _ = try journal.add(
      .init(text: "I must be calm", goal: "be calm in meetings"), recording: Clip(samples: [1]), isVerified: true)
    try window.type("clear; selflie coach 1")
    let first = try await window.wait { lastLine($0).hasSuffix("change?") }
    #expect(first.contains("1  I must be calm"))
    try await talk(window, [("change?", "before the meeting"), ("change?", "/keep 1")])
    let screen = try await window.wait(for: "when you're ready")
    #expect(screen.contains("Before the meeting, "))
    try window.press("C-c")
    _ = try await window.waitForPrompt()
    #expect(try conversations(selflie).first?.affirmation == 1)
    #expect(try conversations(selflie).count == 2)
  }

  @Test func `several sentences are kept one after the other`() async throws {
    let (selflie, window) = try await open()
    try window.type("SOFTCARD_OPEN_ERROR=19 selflie coach")
    try await talk(
      window,
      [
        ("leave?", "stop biting my nails"), ("you?", ""), ("off?", "in meetings"), ("instead?", "rub my thumb on my ring"), ("10?", "7"),
        ("change?", "keep all three"),
      ])
    for number in 1...3 {
      _ = try await window.wait { lastLine($0).hasSuffix("[N]o:") }
      try window.type("yes")
      _ = try await window.wait(for: "Added \(number),")
    }
    try await talk(window, [("goal?", "/quit")])
    _ = try await window.waitForPrompt()
    #expect(try selflie.journal().affirmations().count == 3)
  }

  @Test func `what is wanted is kept without a command, once that was asked, and a refusal goes back to the conversation`() async throws {
    let (selflie, window) = try await open()
    _ = try selflie.journal().add(.init(text: "After lunch, I chew gum."), recording: Clip(samples: [1]), isVerified: true)
    try window.type("selflie coach")
    try await talk(
      window,
      [("leave?", "stop smoking"), ("you?", "my kids"), ("off?", "after lunch"), ("instead?", "chew gum"), ("10?", "8")])
    try await talk(window, [("change?", "yes")])
    #expect(try await window.wait(for: "[N]o:").contains("Keep this one?"))
    // What is neither yes nor no is answered.
    try window.type("when I am bored")
    _ = try await window.wait { $0.contains("When I am bored, I chew gum.") && lastLine($0).hasSuffix("change?") }
    try window.type("back")
    try await talk(window, [("change?", "the first one")])
    _ = try await window.wait { lastLine($0).contains("Keep this one?") }
    try window.type("no")
    try await talk(window, [("change?", "the first one")])
    _ = try await window.wait { lastLine($0).contains("Keep this one?") }
    try window.type("yes")
    // It is there already, and adding it again is refused.
    _ = try await window.wait { lastLine($0).hasPrefix("Add it again?") }
    try window.press("n")
    let screen = try await window.wait { $0.contains("Nothing was added.") && lastLine($0).hasSuffix("change?") }
    #expect(screen.contains("Nothing was added.") && lastLine(screen).hasSuffix("change?"))
    // Ctrl-D leaves here too.
    try window.type("the first one")
    _ = try await window.wait { lastLine($0).contains("Keep this one?") }
    try window.press("C-d")
    _ = try await window.waitForPrompt()
  }

  @Test func `whoever ends their input at a misspelt word leaves`() async throws {
    let (_, window) = try await open()
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smokng")])
    _ = try await window.wait { lastLine($0).contains("did you mean 'smoking'?") }
    try window.press("C-d")
    _ = try await window.waitForPrompt()
  }

  @Test func `a misspelt goal is asked about, and a goal in another language is told`() async throws {
    let (_, window) = try await open()
    try window.type("selflie coach")
    try await talk(window, [("leave?", "quiero dejar de fumar")])
    _ = try await window.wait { $0.contains("looks like Spanish") && lastLine($0).hasSuffix("leave?") }
    try window.type("stop smokng")
    _ = try await window.wait { lastLine($0).contains("did you mean 'smoking'?") }
    // Nothing of a whole "yes" is left for the next question.
    try window.type("yes")
    _ = try await window.wait { lastLine($0).hasSuffix("you?") }
    try window.type("/quit")
    _ = try await window.waitForPrompt()
  }

  @Test func `words of self-harm are answered with where help is found, and are not kept`() async throws {
    let (selflie, window) = try await open()
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop drinking"), ("you?", "because I want to die")])
    // It does not go on with its question, but says that one may stop.
    let screen = try await window.wait { $0.contains("You may stop here") && lastLine($0) == ">" }
    #expect(screen.contains("findahelpline.com") && lastLine(screen) == ">")
    // Nor is anything else that is said now an answer to it.
    for words in ["no really", "help me", "hello", "/again", "/keep 1"] {
      try window.type(words)
      let screen = try await window.wait { $0.contains("> \(words)\n") && lastLine($0) == ">" }
      #expect(!screen.contains("Speak when"))
    }
    try window.type("")
    _ = try await window.wait { lastLine($0).hasSuffix("you?") }
    try window.type("/quit")
    _ = try await window.waitForPrompt()
    #expect(try !conversations(selflie).flatMap(\.turns).contains { Danger.isIn($0.words) })
    _ = try selflie.journal().add(.init(text: "I am calm", reason: "I want to die"), recording: Clip(samples: [1]), isVerified: true)
    try window.type("clear; selflie coach 1; echo \"status $?.\"")
    _ = try await window.wait(for: "status 1.")
    #expect(try window.screen().contains("findahelpline.com"))
  }

  @Test(arguments: [("C-c", 130), ("C-d", 0)])
  func `whoever leaves a question leaves quietly`(key: String, status: Int) async throws {
    let (_, window) = try await open()
    try window.type("selflie coach; echo \"status $?.\"")
    _ = try await window.wait(for: "leave?")
    try window.press(key)
    let screen = try await window.wait(for: "status \(status).")
    #expect(screen.contains("status \(status).") && !screen.contains("selflie:") && !screen.contains("--continue\n"))
  }

  @Test(arguments: [
    (["coach"], 64, "There is nobody to talk to"), (["coach", "7"], 64, "There is nobody to talk to"),
    (["coach", "--say", "I want to die"], 1, "https://findahelpline.com"),
    (["coach", "--list", "--conversation", "3"], 66, "there is no conversation 3"), (["coach", "--json"], 64, "--json goes with --list"),
    (["coach", "--forget"], 64, "Say which one"), (["coach", "--yes"], 64, "--yes goes with"),
    (["coach", "--list", "--continue"], 64, "can't be used together"),
    (["coach", "--conversation", "1"], 64, "--conversation says which one"), (["coach", "--list", "7"], 66, "7"),
    (["coach", "--dry-run", "--say", "x\u{1B}[2J"], 64, "U+001B"), (["coach", "--dry-run", "--say", "run"], 1, "Nothing would be sent"),
  ])
  func `what cannot be done is told in one line`(arguments: [String], status: Int32, answer: String) async throws {
    let selflie = try Executable()
    let result = try await selflie.run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(answer) && result.output == "", "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: selflie.home.file("journal.sqlite")))
  }

  @Test func `programs read the conversations`() async throws {
    let selflie = try Executable()
    #expect(try await selflie.run("coach", "--list").errors.contains("no conversations yet"))
    #expect(try await selflie.run("coach", "--list", "--json").output == "[]\n")
    let journal = try selflie.journal()
    for words in ["run", "sleep"] {
      let conversation = try journal.begin(Turn(.person, words), about: nil)
      try journal.keep(Turn(.coach, "Why?\nWhen?"), of: conversation)
    }
    let output = try await selflie.run("coach", "--list", "--json").output
    let all = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(all.compactMap { $0["number"] as? Int } == [2, 1])
    #expect((all.first?["turns"] as? [[String: Any]])?.compactMap { $0["words"] as? String } == ["sleep", "Why?\nWhen?"])
    let unasked = try await selflie.run("coach", "--forget", "--conversation", "2")
    #expect(unasked.status == 64 && unasked.errors.contains("--yes"))
    #expect(try await selflie.run("coach", "--forget", "--conversation", "2", "--yes").status == 0)
    #expect(try journal.conversations().map(\.number) == [1])
    let one = try await selflie.run("coach", "--list", "--conversation", "1")
    #expect(one.output == "You      run\nCoach    Why?\n         When?\n")
  }

  // MARK: With one

  private func server(_ answers: [Server.Step]...) throws -> Server {
    try Server([
      "/v1/chat/completions": [[.send(Server.head() + Server.stream(["."]))]] + answers,
      "/v1/models": [[Server.json(200, "{\"data\":[{\"id\":\"tiny\",\"meta\":{\"n_ctx\":4096}}]}")]],
    ])
  }

  private static func say(_ text: String) -> [Server.Step] { [.send(Server.head() + Server.stream([text]))] }

  private static func propose(_ text: String) -> [Server.Step] {
    [.send(Server.head() + Server.calls([(name: "propose_sentence", arguments: (["text": .string(text)] as JSON).text)]))]
  }

  @Test(arguments: [40, 100])
  func `a model answers, proposes a sentence, and the person decides`(columns: Int) async throws {
    let server = try server(
      Self.say("What do you do after lunch, when the others go out to smoke and you stay behind with your cup of tea?"),
      Self.propose("After lunch, I water the plants."), Self.say("Then perhaps \"After lunch, I chew gum.\" or \"I must never smoke.\""))
    let (selflie, window) = try await open(columns, model: server.url)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smoking"), (">", "I water the plants")])
    let proposal = try await window.wait(for: "[N]o:")
    #expect(proposal.contains("  1  After lunch, I water the plants."))
    // No line is broken within a word.
    let said = proposal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("when the others go out to smoke and you stay behind with your cup of tea?"))
    try window.type("n")
    let answer = try await window.wait { lastLine($0) == ">" && $0.contains("  1  After lunch, I chew gum.") }
    #expect(
      answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("\"I must never smoke.\" breaks rule 7, obligation:"))
    try window.type("/keep")
    let kept = try await window.wait(for: "when you're ready")
    #expect(kept.contains("After lunch, I chew gum."))
    try window.press("C-c")
    _ = try await window.waitForPrompt()
    let turns = try #require(try conversations(selflie).first?.turns)
    #expect(turns.map(\.speaker) == [.person, .coach, .person, .coach])
    #expect(turns.last?.words.contains("After lunch, I water the plants.") == true)
    // What the model proposed and the person did not want is known to it.
    #expect(server.requests().last?.body?.contains("does not want") == true)
  }

  @Test func `who answers the next question instead of the one about a word is heard`() async throws {
    let (selflie, window) = try await open()
    try window.type("selflie coach; echo \"status $?.\"")
    try await talk(window, [("leave?", "stop smokng"), ("[N]o:", "my kids")])
    let screen = try await window.wait { lastLine($0).hasSuffix("off?") }
    #expect(screen.contains("  1  ") && !screen.contains("did you mean 'my"))
    try window.type("/quit")
    _ = try await window.wait(for: "\nstatus 0.")
    #expect(try conversations(selflie).first?.turns.filter { $0.speaker == .person }.map(\.words) == ["stop smoking", "my kids"])
  }

  @Test func `a proposal that was not kept is not asked about again, and who leaves there is let go`() async throws {
    let server = try server(
      Self.propose("After lunch, I water the plants."), Self.propose("After lunch, I water the plants."), Self.say("When is it hardest?"),
      Self.propose("After lunch, I chew gum."), Self.propose("After lunch, I call a friend."))
    let (_, window) = try await open(model: server.url)
    try window.type("selflie coach; echo \"status $?.\"")
    try await talk(window, [("leave?", "stop smoking")])
    _ = try await window.wait(for: "[N]o:")
    try window.type("n")
    let screen = try await window.wait { lastLine($0) == ">" && $0.contains("When is it hardest?") }
    #expect(screen.components(separatedBy: "I water the plants.").count == 2)
    try window.type("after lunch")
    _ = try await window.wait { lastLine($0).hasSuffix("[N]o:") && $0.contains("I chew gum.") }
    try window.type("/quit")
    #expect(try await window.wait(for: "\nstatus 0.").contains("I call a friend.") == false)
  }

  @Test func `an answer behind a thought without its beginning is shown whole`() async throws {
    let thought = "They want to stop, and so I think for a good long while about what they may want to hear from me now.</think>"
    let server = try server([.send(Server.head() + Server.stream([thought, "\n\nWhat do you ", "do after lunch?"]))])
    let (_, window) = try await open(model: server.url)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smoking")])
    let screen = try await window.wait { lastLine($0) == ">" }
    #expect(screen.contains("\nWhat do you do after lunch?") && !screen.contains("think>"))
  }

  @Test func `an answer without words, or without its end, is told, and thoughts are not shown`() async throws {
    let server = try server(
      Self.say("<think>The person wants to stop, and I think about that for a good while before I write one word.</think>"),
      [.send(Server.head() + Server.stream(["What do you do"], ending: "length"))])
    let (selflie, window) = try await open(model: server.url)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smoking"), (">", "/again")])
    let screen = try await window.wait { $0.contains("cut off") && lastLine($0) == ">" }
    #expect(
      screen.contains("The language model said nothing. ")
        && screen.contains("What do you do\nThe language model's answer was cut off here."))
    #expect(!screen.contains("think"))
    try window.type("/quit")
    _ = try await window.waitForPrompt()
    #expect(try conversations(selflie).first?.turns.map(\.words) == ["stop smoking", "What do you do"])
  }

  @Test func `Ctrl-C stops the answer and not the program`() async throws {
    let server = try server([.send(Server.head() + Server.delta(String(repeating: "on and on ", count: 12))), .hang], Self.say("Yes."))
    let (_, window) = try await open(model: server.url)
    try window.type("selflie coach; echo \"status $?.\"")
    try await talk(window, [("leave?", "stop smoking")])
    _ = try await window.wait(for: "on and on")
    try window.press("C-c")
    try await talk(window, [(">", "go on")])
    let screen = try await window.wait(for: "Yes.")
    #expect(screen.contains("Stopped.") && screen.contains("Yes.") && !screen.contains("\nstatus"))
    #expect(try await server.waitUntilClosed())
  }

  @Test func `when the model is away the questions go on, and nothing that was said is lost`() async throws {
    let server = try server(Self.say("Why?"), [.send(Server.head(500, "text/plain") + "no")])
    let (selflie, window) = try await open(model: server.url)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smoking"), (">", "my kids")])
    let screen = try await window.wait { lastLine($0).hasSuffix("you?") }
    #expect(screen.contains("Going on without the language model: ") && screen.contains("said 500") && screen.contains("  1  "))
    try await talk(window, [("you?", "my kids"), ("off?", "/quit")])
    _ = try await window.waitForPrompt()
    #expect(
      try conversations(selflie).first?.turns.filter { $0.speaker == .person }.map(\.words) == ["stop smoking", "my kids", "my kids"])
    // Nobody answers from the beginning.
    try window.type("clear; SELFLIE_MODEL_URL=http://127.0.0.1:1/v1 selflie coach")
    try await talk(window, [("leave?", "stop smoking")])
    _ = try await window.wait { lastLine($0).hasSuffix("you?") }
    #expect(try window.screen().contains("can't reach the language model"))
  }

  @Test func `words of self-harm of a model's are not shown, and nothing steers the terminal`() async throws {
    let server = try server(
      Self.say("Some words first, and quite a few of them, so that something could be seen; you should kill yourself."),
      Self.say("Fine \u{1B}[2J\u{1B}]0;title\u{7} and \u{202E}good."))
    let (selflie, window) = try await open(model: server.url)
    try window.type("selflie coach")
    try await talk(window, [("leave?", "stop smoking")])
    let screen = try await window.wait(for: "findahelpline")
    #expect(!screen.contains("kill yourself"))
    try await talk(window, [(">", "hello")])
    let next = try await window.wait(for: "good.")
    #expect(next.contains("leave? stop smoking") && next.contains("Fine ?[2J?]0;title? and"))
    try window.type("/quit")
    _ = try await window.waitForPrompt()
    #expect(try !conversations(selflie).flatMap(\.turns).contains { $0.words.contains("kill") })
  }

  @Test func `what would be sent is shown, to the byte, and nothing is sent`() async throws {
    let server = try server(Self.say("Why?"))
    var selflie = try Executable()
    selflie.environment = ["SELFLIE_MODEL_URL": server.url, "SELFLIE_MODEL_NAME": "tiny"]
    let dry = try await selflie.run("coach", "--dry-run", "--say", "stop smoking")
    #expect(dry.status == 0 && dry.output.hasPrefix("POST \(server.url)/chat/completions\n"))
    #expect(server.requests().isEmpty)
    let (_, window) = try await open(model: server.url)
    try window.type("SELFLIE_MODEL_NAME=tiny selflie coach --say 'stop smoking'")
    _ = try await window.wait { lastLine($0) == ">" }
    let bodies = server.requests().filter { $0.target == "/v1/chat/completions" }.compactMap(\.body)
    #expect(bodies.count == 2 && bodies.last == dry.output.split(separator: "\n").last.map(String.init))
  }
}
