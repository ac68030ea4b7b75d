import Foundation
import Testing

@testable import SelfLieCore
@testable import selflie

/// `suggest`, as a person or a program calls it.
@Suite(.serialized)
struct SuggestCommandTests {
  /// What is said for typical goals, to be read aloud.
  static let golden: [(call: String, output: String)] = [
    (
      #"selflie suggest stop smoking --seed 2"#,
      #"""
      1  When I step outside, I fill my lungs with fresh air.
         if-then, 100 of 100. It says what you do instead; plans that only forbid made habits stronger. (several studies)
      2  You breathe slowly through this craving, and it passes.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I breathe in slowly and enjoy clean air.
         steady, 100 of 100. It is small enough to be true today. (convention, not tested)
      """#
    ),
    (
      #"selflie suggest smoking --trigger "after lunch" --instead "chewing gum" --because "my kids" --seed 1"#,
      #"""
      1  After lunch, I chew gum.
         if-then, 100 of 100. It says what you do instead; plans that only forbid made habits stronger. (several studies)
      2  After lunch, you chew gum and let the urge pass.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I stay smoke-free for my kids.
         steady, 100 of 100. It says what you value; your own reasons last longer than pressure. (several studies)
      """#
    ),
    (
      #"selflie suggest "I want to run" --trigger "after work" --because "I sleep better" --seed 1"#,
      #"""
      1  After work, I run.
         if-then, 100 of 100. It names a moment and an act; such plans were carried out more often. (many trials)
      2  You head outside and let your legs find their pace.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I run because I sleep better.
         steady, 100 of 100. It says what you value; your own reasons last longer than pressure. (several studies)
      """#
    ),
    (
      #"selflie suggest sleep better --seed 3"#,
      #"""
      1  When I turn off the light, I lie still and let my jaw go soft.
         if-then, 100 of 100. It names a moment and an act; such plans were carried out more often. (many trials)
      2  You can rest, whatever the night brings.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I give my body a quiet hour before bed.
         steady, 100 of 100. It is small enough to be true today. (convention, not tested)
      """#
    ),
    (
      #"selflie suggest "learn the violin" --trigger dinner --seed 2"#,
      #"""
      1  After dinner, I play the violin.
         if-then, 100 of 100. It names a moment and an act; such plans were carried out more often. (many trials)
      2  After dinner, you sit down and play your violin.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I play one bar slowly until my hands know it.
         steady, 100 of 100. It is small enough to be true today. (convention, not tested)
      """#
    ),
    (
      #"selflie suggest "be more confident" --seed 1"#,
      #"""
      1  When I enter a room, I lift my head and look around.
         if-then, 100 of 100. It names a moment and an act; such plans were carried out more often. (many trials)
      2  You trust yourself a little more today.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  I am learning to trust my own decisions.
         steady, 100 of 100. It claims no more than you can believe. (one study, or contested)
      """#
    ),
    (
      #"selflie suggest "spend less time on my phone" --trigger "in bed" --instead "my book" --seed 2 --count 2"#,
      #"""
      1  In bed, I read my book.
         if-then, 100 of 100. It says what you do instead; plans that only forbid made habits stronger. (several studies)
      2  In bed, you read your book and let the urge pass.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      """#
    ),
    (
      #"selflie suggest --plan stop smoking --trigger stress --seed 1"#,
      #"""
      Theme     Clean air
      Morning   I start this day with a deep, slow breath.
      Before    When I feel stressed, I breathe out slowly ten times.
      Evening   Tonight I name one urge that came and went.
      """#
    ),
    (
      #"selflie suggest stop smoking --trigger "after lunch" --style distanced --name Mika --seed 1"#,
      #"""
      1  After lunch, Mika, you breathe out slowly and let the urge pass.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      2  Mika, you breathe slowly through this craving, and it passes.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      3  Mika, you let this urge rise and pass.
         distanced, 100 of 100. Calling yourself "you" made hard moments easier to face. (several studies)
      """#
    ),
    (
      #"selflie suggest --plan stop smoking --trigger stress --name Mika --seed 1"#,
      #"""
      Theme     Clean air
      Morning   I start this day with a deep, slow breath.
      Before    When you feel stressed, Mika, you breathe out slowly and let the urge pass.
      Evening   Tonight I name one urge that came and went.
      """#
    ),
  ]

  @Test(arguments: golden)
  func `typical goals are answered like this`(_ call: String, _ output: String) async throws {
    let result = try await Executable().run(HelpTests.words(call).dropFirst().map(\.self))
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output == output + "\n")
  }

  @Test func `the README shows one of these answers`() throws {
    let page = try String(contentsOfFile: projectFolder + "/README.md", encoding: .utf8)
    let transcripts = Self.golden.map { call, output in
      (["    $ " + call] + output.components(separatedBy: "\n").map { "    " + $0 }).joined(separator: "\n")
    }
    #expect(transcripts.contains(where: page.contains))
  }

  @Test func `what was shown is not shown again, but with a seed nothing is remembered`() async throws {
    let selflie = try Executable()
    let seeded = try await selflie.run("suggest", "stop smoking", "--seed", "4")
    #expect(try await selflie.run("suggest", "stop smoking", "--seed", "4").output == seeded.output)
    #expect(!FileManager.default.fileExists(atPath: selflie.home.file("journal.sqlite")))
    var shown: [String] = []
    for _ in 0..<6 {
      let texts = try await texts(selflie, "stop smoking")
      #expect(texts.count == 3)
      #expect(Set(texts).isDisjoint(with: shown))
      shown += texts
    }
    #expect(try selflie.journal().suggested(last: 20).count == 18)
  }

  private func texts(_ selflie: Executable, _ arguments: String...) async throws -> [String] {
    let result = try await selflie.run(["suggest", "--json"] + arguments)
    let object = try #require(try result.objects().first, "\(result.errors)")
    return try #require(object["suggestions"] as? [[String: Any]]).compactMap { $0["text"] as? String }
  }

  @Test func `the sentence that was shown is the one that is added`() async throws {
    let card = try SoftwareCard(try Sounds.voice(PracticeEndToEndTests.text))
    var selflie = try Executable()
    selflie.environment = try card.environment()
    let texts = try await texts(selflie, "speak in meetings", "--because", "I have good ideas")
    // Nobody says it, so it is not kept; but it is the one that was asked for.
    let result = try await selflie.run("suggest", "speak in meetings", "--because", "I have good ideas", "--add", "2")
    #expect(result.errors.contains("Speak when you're ready:  \(texts[1])"))
    // One sentence behind three for another goal is still that one.
    let one = try await self.texts(selflie, "swim every evening")
    #expect(one.count == 1)
    let swum = try await selflie.run("suggest", "swim every evening", "--add", "1")
    #expect(swum.errors.contains("Speak when you're ready:  \(one[0])"), "\(swum.errors)")
  }

  @Test(arguments: [[], ["--name", "Will"]])
  func `a sentence with a name that is a word of the rules is added without a word against it`(_ name: [String]) async throws {
    let card = try SoftwareCard(try Sounds.voice(PracticeEndToEndTests.text))
    var selflie = try Executable()
    selflie.environment = try card.environment()
    let call = ["stop smoking", "--style", "distanced"] + name
    let result = try await selflie.run(["suggest", "--json"] + call)
    let object = try #require(try result.objects().first, "\(result.errors)")
    let texts = try #require(object["suggestions"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    #expect(texts.count == 3)
    #expect(texts.allSatisfy { $0.contains("Will, you") != name.isEmpty }, "\(texts)")
    let added = try await selflie.run(["suggest"] + call + ["--add", "1"])
    #expect(added.errors.contains("Speak when you're ready:  \(texts[0])"), "\(added.errors)")
    #expect(!added.errors.contains("Worth a thought: deferral"), "\(added.errors)")
  }

  @Test(arguments: [
    ([], "Say the goal, as in: selflie suggest stop smoking. To be asked for it: selflie coach"),
    (["x", "--language", "de"], "the language 'de'"), (["бросить курить"], "this looks like Russian"), (["!!!"], "the goal has no words"),
    (["x", "--count", "0"], "--count takes"), (["x", "--add", "4"], "--add takes"), (["x", "--plan", "--add", "1"], "--plan and --add"),
    ([String(repeating: "long ", count: 1000)], "the goal is too long"), (["x\u{1B}[31m"], "character 2 of the goal, U+001B"),
    (["x", "--name", ""], "the name '' can't stand in a sentence"),
    (["x", "--name", "a b c d"], "the name 'a b c d' can't stand in a sentence"),
    (["x", "--name", "M1ka"], "the name 'M1ka' can't stand in a sentence"),
    (["x", "--name", "Мика"], "the name 'Мика' can't stand in a sentence"),
    (["x", "--name", "Mi\u{1B}ka"], "character 3 of --name, U+001B"),
    (["x", "--name", "[Mika]"], "the name '[Mika]' can't stand in a sentence"),
    (["x", "--name", String(repeating: "a", count: 500)], "aaa...' can't stand in a sentence"),
  ])
  func `what cannot be answered is told in one line`(_ arguments: [String], _ answer: String) async throws {
    let result = try await Executable().run(["suggest"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(answer), "\(result.errors)")
  }

  @Test(arguments: [
    ["kill myself"], ["stop drinking", "--because", "I want to die"], ["sleep", "--trigger", "when I want to hurt myself", "--json"],
    ["sleep", "--name", "kill myself"], ["i was sexualy assaulted last week"],
  ])
  func `words of self-harm get no sentence, but where help is found`(_ arguments: [String]) async throws {
    let selflie = try Executable()
    let result = try await selflie.run(["suggest"] + arguments)
    #expect(result.status == 1)
    #expect(result.output.contains("findahelpline.com"))
    #expect(!result.output.contains("of 100"))
    #expect(!FileManager.default.fileExists(atPath: selflie.home.file("journal.sqlite")))
  }

  @Test func `a form of one's own is filled with the words of the call, and kept by name in the settings`() async throws {
    let selflie = try Executable()
    let call = ["suggest", "stop smoking", "--trigger", "after lunch", "--instead", "chewing gum", "--because", "my kids"]
    let made = try await selflie.run(call + ["--form", "After {cue}, I {act}, because {reason}"])
    #expect(made.status == 0 && made.output.hasPrefix("1  After lunch, I chew gum, because of my kids.\n   if-then, 100 of 100."))
    let page = try String(contentsOfFile: projectFolder + "/docs/coach.md", encoding: .utf8)
    #expect(page.contains(made.output.split(separator: "\n").map { "    \($0)\n" }.joined()))
    #expect(try await selflie.run("config", "forms", "gum: After {cue}, I {act}").status == 0)
    let object = try #require(try await selflie.run(call + ["--form", "gum", "--json"]).objects().first)
    let sentence = try #require((object["suggestions"] as? [[String: Any]])?.first)
    #expect(sentence["text"] as? String == "After lunch, I chew gum." && sentence["source"] as? String == "person")
    #expect(try await selflie.run("config", "forms", "gum: I chew").status == 64)
    // What the environment says is for now, and the file keeps what it has.
    var other = selflie
    other.environment["SELFLIE_FORMS"] = "env: I {act} daily"
    #expect(try await other.run("config", "forms", "new: I enjoy {act}").status == 0)
    #expect(try await selflie.run("config", "forms").output == "gum: After {cue}, I {act}; new: I enjoy {act}\n")
    // What the rules reject is shown with the reason.
    let rejected = try await selflie.run(call + ["--form", "I must {act} after lunch"])
    #expect(rejected.status == 1 && rejected.output.contains("I must chew gum") && rejected.errors.contains("obligation: 'must'"))
    let danger = try await selflie.run("suggest", "rest", "--instead", "cut myself", "--form", "I {act} today")
    #expect(danger.status == 1 && danger.output.contains("findahelpline.com") && !danger.output.contains("of 100"))
  }

  @Test(arguments: [
    ("After {cue, I {act}", "a brace in the form has no partner"), ("I {verb}", "the form has a slot {verb}, but there are only {cue}"),
    ("I walk today", "the form has no slot"), ("walk", "no form is named 'walk'"),
    ("After {cue}, I {act}", "--trigger \"after lunch\", --instead"),
    (String(repeating: "on and ", count: 12) + "{act}", "the form is too long"), ("I {act}\u{1B}", "character 8 of the form, U+001B"),
  ])
  func `a form that makes no sentence is told in one line`(_ form: String, _ answer: String) async throws {
    let result = try await Executable().run("suggest", "sleep", "--form", form)
    #expect(result.status == 64 && result.output == "")
    #expect(result.errors.contains(answer) && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try await Executable().run("suggest", "sleep", "--form", "I {act}", "--plan").status == 64)
  }

  @Test func `who is there is asked for what is missing, and about a goal that says nothing`() async throws {
    // Each end has its number: the one before may still be on the screen.
    let card = try SoftwareCard()
    let (_, window) = try await open(card, columns: 120)
    try window.type("selflie suggest lasagna --seed 1; echo 'do'ne1")
    try await window.wait(for: "What is one small thing that you could do about it?")
    try window.type("cook with my sister")
    try await window.wait(for: "When, or after what?")
    try window.type("on Sunday")
    #expect(try await window.wait(for: "\ndone1").contains("1  On Sunday, I cook with my sister."))
    try window.press("clear", "Enter")
    try window.type("selflie suggest laundry piles up on the chair; echo 'do'ne2")
    try await window.wait(for: "What is one small thing that you could do about it?")
    try window.type("put it in the basket")
    try await window.wait(for: "When, or after what?")
    try window.type("")
    #expect(try await window.wait(for: "\ndone2").contains("1  I put it in the basket."))
    try window.press("clear", "Enter")
    try window.type("selflie suggest stop slamming doors --seed 1; echo 'do'ne3")
    try await window.wait(for: "What could you do instead?")
    try window.type("close them softly")
    #expect(try await window.wait(for: "\ndone3").contains("slamming doors, I close them softly."))
    try window.press("clear", "Enter")
    try window.type("selflie suggest tapping my foot --seed 1; echo 'do'ne4")
    try await window.wait(for: "Is that to start, or to stop?")
    try window.type("stop")
    try await window.wait(for: "What could you do instead?")
    try window.type("plant it on the floor")
    let planted = try await window.wait(for: "\ndone4")
    // The command that adds it says what was answered.
    #expect(planted.contains("tapping my foot, I plant it on the floor.") && planted.contains("--kind quit --instead"), "\(planted)")
    try window.press("clear", "Enter")
    try window.type("selflie suggest stop smoking --form 'After {cue}, I {act}'; echo 'do'ne5")
    try await window.wait(for: "When, or after what?")
    // What cannot stand there is asked again, and the other answers are not lost.
    try window.type("at noon")
    try await window.wait(for: "\"at noon\" can't stand there, in: After {cue}, I {act}")
    try window.type("lunch")
    try await window.wait(for: "What do you do then?")
    try window.type("a short walk")
    #expect(try await window.wait(for: "\ndone5").contains("1  After lunch, I take a short walk."))
    try window.press("clear", "Enter")
    try window.type("selflie suggest stop smoking --form 'After {cue}, I {act}'; echo \"=$?=\"")
    try await window.wait(for: "When, or after what?")
    try window.press("C-c")
    #expect(try await !window.wait(for: "=130=").contains("What do you do then?"))
    // A pipe gets no sentence for anything.
    for goal in ["lasagna", "stop slamming doors"] {
      let piped = try await Executable().run("suggest", goal, "--seed", "1")
      #expect(piped.output.isEmpty && piped.status == 0)
    }
  }

  private func open(_ card: SoftwareCard, columns: Int) async throws -> (Executable, TerminalWindow) {
    var selflie = try Executable()
    selflie.environment = try card.environment()
    let window = try TerminalWindow(columns: columns, rows: 40, selflie, card)
    try await window.prepare("alias selflie=\(Executable.path.path)")
    return (selflie, window)
  }

  @Test(arguments: [40, 60, 120])
  func `no line is broken within a word`(columns: Int) async throws {
    let card = try SoftwareCard()
    let (selflie, window) = try await open(card, columns: columns)
    try window.type("selflie suggest stop smoking --trigger 'after lunch' --instead 'chew gum'; echo 'do'ne")
    // A command stays whole, so that a narrow terminal may break it anywhere.
    let screen = try await window.wait(for: "\ndone")
    #expect(screen.replacing("\n", with: "").contains("--add 1"))
    let said = screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("1 After lunch, I"))
    #expect(said.contains("chew gum"))
    #expect(screen.split(separator: "\n").contains { $0.hasPrefix("   if-then, 100 of 100.") })
    // What was shown is known later.
    let shown = screen.split(separator: "\n").count { $0.contains(/^[1-3]  \S/) }
    #expect(try selflie.journal().suggested(last: 20).count == shown && shown > 0)
  }
}
