import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

private let text = PracticeEndToEndTests.text
private let whole = PracticeEndToEndTests()

/// A terminal whose shell knows `selflie`, with one affirmation in its home.
private func open(
  _ card: SoftwareCard, columns: Int = 80, isPrepared: Bool = true
) async throws -> (Executable, TerminalWindow) {
  var selflie = isPrepared ? try await whole.prepared(card) : try Executable()
  selflie.environment = try card.environment(SoftwareCard.patient)
  let window = try TerminalWindow(columns: columns, selflie, card)
  try await window.prepare("alias selflie=\(Executable.path.path)")
  return (selflie, window)
}

/// The process that runs, or did so a moment ago.
private func isRunning(_ selflie: Executable) throws -> Bool { try !processes(selflie).isEmpty }

/// The processes that run, of which there has to be one.
private func running(_ selflie: Executable) throws -> [Int32] {
  let running = try processes(selflie)
  try #require(!running.isEmpty, "no selflie runs")
  return running
}

/// Those that are no process with the sound devices of another.
private func sittings(_ selflie: Executable) throws -> [Int32] {
  try running(selflie).filter { process in
    let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return words.range(of: Data(SoundProcess.word.utf8)) == nil
  }
}

/// By the home that they were given.
private func processes(_ selflie: Executable) throws -> [Int32] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { process in
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
    return executable == Executable.path.path && environment.range(of: Data("SELFLIE_HOME=\(selflie.home.path)".utf8)) != nil
  }
}

/// Whether a process has the software card's microphone open.
private func hasMicrophone(_ process: Int32, _ card: SoftwareCard) throws -> Bool {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").contains { descriptor in
    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\(descriptor)")
    return file == card.files.file("microphone.raw")
  }
}

/// Lines of a screen without the spaces around them.
private func lines(_ screen: String) -> [String] {
  screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}

/// Practice as a person sees it: the built executable in a terminal, with the software card. What is asserted is what can be read.
@Suite(.serialized)
struct TerminalTests {
  @Test(arguments: [40, 80, 200])
  func `the screen lights up the words, and leaves a line for each repetition where they are wanted`(columns: Int) async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (_, window) = try await open(card, columns: columns)
    try window.type("selflie practice 1 --repetitions 2 --lines")
    let first = lines(try await window.wait(for: "> Listen"))
    #expect(first.first == text)
    // On a busy machine it may be the second time already.
    #expect(first.contains { $0.hasPrefix("0 of 1000") || $0.hasPrefix("1 of 1000") })
    let speaking = try await window.wait { $0.contains(/> Speak +(\[#|\u{2588})/) }
    #expect(lines(speaking).contains { $0.wholeMatch(of: /> Speak +(\[#+ *\]|\u{2588}+\u{2591}*)/) != nil })
    let counted = try await window.wait(for: "Counted")
    #expect(lines(counted).contains("Counted: 1 of 1000"))
    try await window.wait(for: "2 counted")
    let after = lines(try await window.waitForPrompt())
    #expect(after.contains("Counted: 1 of 1000"))
    #expect(after.contains("Counted: 2 of 1000"))
    #expect(!after.contains { $0.contains("Listen") })
    #expect(after.last == "$")
    #expect(try window.isRestored())
  }

  @Test func `Ctrl-C ends what follows a question, and nothing of it is kept`() async throws {
    let (selflie, window) = try await open(try SoftwareCard(Sounds.silence(seconds: 1))), other = try Executable(),
      files = try TemporaryFolder()
    _ = try LargeJournal(in: try Home(environment: ["SELFLIE_HOME": other.home.path], login: "/nowhere"), today: Day(of: .now))
    #expect(try await selflie.run("export", files.file("here.tar")).status == 0)
    #expect(try await other.run("import", files.file("here.tar")).status == 0)
    #expect(try await other.run("remove", "\(LargeJournal.affirmations + 1)", "--yes").status == 0)
    #expect(try await other.run("export", files.file("there.tar")).status == 0)
    let before = try await selflie.run("list", "--json").output
    try window.type("selflie import '\(files.file("there.tar"))'")
    #expect(try await window.wait(for: "[N]o:", seconds: 300).contains("remove them here too?"))
    try window.press("y")
    // A Ctrl-C drops the keys that were not read yet.
    #expect(try await window.wait(for: "[N]o: y").contains("[N]o: y"))
    try window.press("C-c")
    _ = try await window.waitForPrompt()
    try window.type("echo status $?")
    #expect(try await window.wait(for: "status 1").contains("status 130"))
    #expect(try await selflie.run("list", "--json").output == before)
  }

  @Test func `it follows a resize`() async throws {
    let text = "After breakfast I walk around the park for ten minutes"
    let card = try SoftwareCard(Sounds.silence(seconds: 1))
    let (selflie, window) = try await open(card, columns: 120, isPrepared: false)
    let file = card.files.file("long.wav")
    try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: file))
    #expect(try await selflie.run("add", text, "--recording", file, "--yes", "--unverified").status == 0)
    try window.type("selflie practice 1")
    #expect(lines(try await window.wait(for: "> Listen")).first == text)
    try window.resize(columns: 40)
    let narrow = lines(try await window.wait { $0.hasPrefix("\n  After breakfast I walk around the\n  park") })
    #expect(Array(narrow.prefix(2)) == ["After breakfast I walk around the", "park for ten minutes"])
    #expect(narrow.filter { $0.contains("of 1000") }.count == 1)
    try window.resize(columns: 200)
    let wide = lines(try await window.wait { $0.hasPrefix("\n  \(text)\n") })
    #expect(wide.first == text)
    #expect(wide.filter { $0.hasPrefix("> Listen") || $0.hasPrefix("Listen") }.count == 1)
    try window.press("q")
    try await window.wait(for: "0 counted")
    #expect(try window.isRestored())
  }

  @Test func `every key works while the recording plays and while the microphone is open`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1")
    for moment in ["> Listen", "> Speak", "> Paused"] {
      #expect(try await window.wait(for: moment).contains(moment))
      try window.press("?")
      #expect(try await window.wait(for: "keep it as claimed").contains("play the recording again"))
      try window.press("?")
      #expect(try await window.wait { !$0.contains("keep it as claimed") }.contains(moment))
      try window.press("a")
      #expect(try await window.wait(for: "no rejected take").contains("There's no rejected take to claim."))
      try window.press("u")
      #expect(try await window.wait(for: "to take back").contains("There's nothing in this sitting to take back."))
      #expect(try screenHas(window, moment))
      try window.press("r")
      #expect(try await window.wait(for: "> Listen").contains("> Listen"))
      if moment == "> Speak" { #expect(try await window.wait(for: moment).contains(moment)) }
      try window.press("Space")
      #expect(try await window.wait(for: "> Paused").contains("Paused. Space goes on, q leaves."))
      for process in try running(selflie) { #expect(try !hasMicrophone(process, card)) }
      if moment == "> Speak" { continue }
      try window.press("Space")
      #expect(try await window.wait(for: "> Listen").contains("> Listen"))
    }
    #expect(try await window.wait(for: "> Speak").contains("> Speak"))
    #expect(try running(selflie).contains { try hasMicrophone($0, card) })
    try window.press("s")
    #expect(try await window.wait(for: "> Imagine").contains("You're only listening now"))
    for process in try running(selflie) { #expect(try !hasMicrophone(process, card)) }
    let listened = try await window.wait(for: "1 listened")
    #expect(listened.contains("Listened: 1"))
    #expect(listened.contains("0 of 1000"))
    #expect(listened.contains("0 spoken, 1 listened"))
    try window.press("u")
    #expect(try await window.wait(for: "Taken back").contains("Taken back: one listened, 0 of 1000"))
    try window.press("s")
    #expect(try await window.wait(for: "> Speak").contains("> Speak"))
    try window.press("q")
    try await window.wait(for: "0 counted")
    let after = lines(try await window.waitForPrompt())
    // What came of each take is in the ledger, and not in the way.
    #expect(!after.contains { $0.hasPrefix("Listened") || $0.hasPrefix("Taken back") })
    #expect(after.last == "$")
    let shown = try #require(try await selflie.run("show", "1", "--json").objects().first)
    #expect(shown["listened"] as? Int == 0)
  }

  private func screenHas(_ window: TerminalWindow, _ text: String) throws -> Bool { try window.screen().contains(text) }

  @Test func `a rejection shows what was wrong, and may be claimed, which does not count`() async throws {
    let card = try SoftwareCard(try Sounds.voice("I am when I speak"))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1 --takes 2")
    let rejected = try await window.wait(for: "Not counted")
    #expect(rejected.contains("Not counted: I didn't hear 'calm'."))
    #expect(!rejected.contains("Watch the word"))
    try window.press("a")
    #expect(try await window.wait(for: "Claimed").contains("Claimed: 1"))
    let after = try await window.wait(for: "2 not counted")
    #expect(after.contains("1 claimed, 2 not counted, mostly because of 'calm'"))
    let shown = try #require(try await selflie.run("show", "1", "--json").objects().first)
    #expect(shown["claimed"] as? Int == 1)
    #expect(shown["count"] as? Int == 0)
  }

  @Test func `two rejections in a row name the word to watch`() async throws {
    let card = try SoftwareCard(try Sounds.voice("I am when I speak"))
    let (_, window) = try await open(card)
    try window.type("selflie practice 1 --takes 3")
    #expect(try await window.wait(for: "Watch the word").contains("Watch the word 'calm'."))
    #expect(try await window.wait(for: "Was it right?").contains("Press a to keep it as claimed."))
    try window.press("q")
    try await window.wait(for: "mostly because of 'calm'")
  }

  @Test func `after three claims of a word it learns how it is said, and then counts it`() async throws {
    let card = try SoftwareCard(try Sounds.voice("I am kullm when I speak", stretch: 1.15))
    let (selflie, window) = try await open(card, isPrepared: false)
    let file = card.files.file("accent.wav")
    try Data(WAV.bytes(of: try Sounds.voice("I am kullm when I speak"))).write(to: URL(fileURLWithPath: file))
    #expect(try await selflie.run("add", text, "--recording", file, "--yes", "--unverified").status == 0)
    try window.type("selflie practice 1")
    for number in 1...3 {
      #expect(try await window.wait(for: "Not counted").contains("'calm'"))
      try window.press("a")
      #expect(try await window.wait(for: "\(number) claimed").contains("Claimed: \(number)"))
    }
    #expect(try await window.wait(for: "Press y").contains("You've claimed 'calm' three times."))
    try window.press("y")
    #expect(try await window.wait(for: "From now on").contains("From now on 'calm' may also sound like"))
    #expect(try await window.wait(for: "Counted: ").contains("Counted: 1 of 1000"))
    try window.press("q")
    try await window.wait(for: "3 claimed")
    let known = try await selflie.run("show", "1", "--json").objects().first?["pronunciations"] as? [String: [String]]
    #expect(known?["calm"]?.count ?? 0 > 1)
  }

  @Test func `add shows the level, takes a take back with one key, and says why one's voice sounds strange, once`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card, isPrepared: false)
    try window.type("selflie add '\(text)'")
    #expect(try await window.wait { $0.contains("[#") || $0.contains("\u{2588}") }.contains("Speak when you're ready:  \(text)"))
    // A key while it listens begins anew, one while it plays answers at once.
    try window.press("x")
    #expect(try await window.wait(for: "Again, from").contains("Again, from the beginning."))
    let asked = try await window.wait(for: "[a]gain:")
    #expect(asked.contains("It may sound strange: you usually hear your own voice"))
    try window.press("a")
    let again = try await window.wait { $0.ranges(of: "[a]gain:").count == 2 }
    #expect(again.ranges(of: "This is how it sounds:").count == 2)
    #expect(again.ranges(of: "It may sound strange").count == 1)
    try window.press("y")
    #expect(try await window.wait(for: "[n]ever ask again").contains("How true does this feel, from 0 to 10?  \(text)"))
    try window.press("6")
    #expect(try await window.wait(for: "Next:").contains("Added 1: \(text)"))
    #expect(try await whole.count(selflie) == 0)
    #expect(try await selflie.run("rate", "1").output == "6 of 10 after 0 repetitions\n")
  }

  @Test func `a voice that is hardly understood is told which words, and may be kept and practised with`() async throws {
    let card = try SoftwareCard(try Sounds.weakVoice(text, stretch: 1.05))
    let (selflie, window) = try await open(card, isPrepared: false)
    try window.type("selflie add '\(text)'")
    let asked = try await window.wait(for: "[n]o:")
    #expect(lines(asked).joined(separator: " ").contains("you said something like this, but not every word clearly"))
    #expect(asked.contains("[A]gain, [k]eep it, [n]o:"))
    try window.press("k")
    try await window.wait(for: "[n]ever ask again")
    try window.press("Enter")
    #expect(try await window.wait(for: "Next:").contains("Added 1: \(text)"))
    try window.type("clear; selflie practice 1 --repetitions 1")
    #expect(try await window.wait(for: "Counted").contains("Counted"))
    #expect(try await whole.count(selflie) == 1)
  }

  @Test func `another sentence cannot be kept`() async throws {
    let card = try SoftwareCard(try Sounds.voice("The weather was fine all day"))
    let (_, window) = try await open(card, isPrepared: false)
    try window.type("selflie add '\(text)'")
    #expect(try await window.wait(for: "[n]o:").contains("This take can't be used. [A]gain, [n]o:"))
  }

  @Test func `the first call explains itself in six lines and asks for a sentence, a later one says what is due`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (_, window) = try await open(card, isPrepared: false)
    try window.type("clear; selflie")
    let welcome = lines(try await window.wait(for: "Your sentence"))
    #expect(welcome.firstIndex { $0.hasPrefix("Your sentence") } == 6)
    try window.type(text)
    try await window.wait(for: "[a]gain:")
    try window.press("Enter")
    try await window.wait(for: "[n]ever ask again")
    try window.press("Enter")
    #expect(try await window.wait(for: "Next:").contains("Added 1: \(text)"))
    try window.type("clear; selflie")
    #expect(try await window.wait(for: "due today").contains("1 due today: selflie practice --due"))
  }
}

/// The terminal itself, as a sitting takes it and gives it back: signals, stops, windows that are closed, lines and colours.
@Suite(.serialized)
struct TerminalStateTests {
  @Test(arguments: ["> Listen", "> Speak"])
  func `Ctrl-Z gives the terminal and the microphone back, and fg goes on`(moment: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1 --repetitions 1")
    try await window.wait(for: moment)
    try window.press("C-z")
    #expect(try await window.wait(for: "Stopped").contains("Stopped"))
    #expect(try window.isRestored())
    for process in try running(selflie) { #expect(try !hasMicrophone(process, card)) }
    // The shell's own line editing works: what is typed is shown.
    try window.type("echo it is shown")
    #expect(lines(try await window.wait(for: "\nit is shown")).contains("it is shown"))
    try window.type("fg")
    #expect(try await window.wait(for: "> Listen").contains("> Listen"))
    try await window.wait(for: "1 counted")
    #expect(try await whole.count(selflie) == 1)
  }

  @Test func `who stops it from outside finds the screen and the keys again`() async throws {
    let card = try SoftwareCard(Sounds.silence(seconds: 1))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1")
    try await window.wait(for: "> Speak")
    for process in try sittings(selflie) { try runTool("kill", ["-STOP", String(process)]) }
    try await window.wait(for: "Stopped")
    try window.type("clear; fg")
    #expect(try await window.wait { $0.contains("> Speak") && $0.contains("0 of 1000") }.contains("0 of 1000"))
    try window.press("Space")
    #expect(try await window.wait(for: "> Paused").contains("Paused. Space"))
    try window.press("q")
    try await window.wait(for: "0 counted")
    #expect(try window.isRestored())
  }

  @Test(arguments: ["INT", "QUIT", "TERM", "HUP"], ["> Listen", "> Speak"])
  func `a signal ends it with the terminal as it was, and what was shown is kept`(signal: String, moment: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1 --lines; echo status $?")
    if moment == "> Speak" { try await window.wait(for: "Counted") } else { try await window.wait(for: moment) }
    try await window.wait(for: moment)
    for process in try sittings(selflie) { try runTool("kill", ["-\(signal)", String(process)]) }
    let after = try await window.wait(for: "status 130")
    #expect(after.contains("status 130"))
    #expect(try window.isRestored())
    #expect(try await whole.count(selflie) == (after.contains("Counted: 1 of 1000") ? 1 : 0))
    #expect(after.contains("Counted") == (moment == "> Speak"))
    try window.type("stty -a")
    let settings = try await window.wait(for: "icanon")
    #expect(settings.contains(" icanon") && settings.contains(" echo "))
  }

  @Test func `a terminal that is closed ends it`() async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (selflie, window) = try await open(card)
    try window.type("selflie practice 1")
    try await window.wait(for: "Counted")
    #expect(try isRunning(selflie))
    try window.close()
    #expect(try await becomesTrue { try !isRunning(selflie) })
    #expect(try await whole.count(selflie) == 1)
  }

  @Test(arguments: ["TERM=dumb selflie practice 1", "selflie practice 1 --plain", "selflie practice 1 | cat"])
  func `lines only where nothing can be drawn or nobody wants it, and the keys work`(command: String) async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (_, window) = try await open(card)
    try window.type(command)
    let screen = lines(try await window.wait(for: "Counted: 1 of 1000"))
    #expect(screen.contains("Listen") && screen.contains("Speak"))
    #expect(!screen.contains { $0.hasPrefix(">") })
    #expect(try window.isRestored())
    try window.press("Space")
    #expect(try await window.wait(for: "Paused").contains("Paused. Space goes on, q leaves."))
    try window.press("q")
    #expect(try await window.wait(for: "1 counted").contains("1 counted, 0 not counted"))
  }

  @Test(arguments: [("NO_COLOR=", "", true), ("NO_COLOR=1", "", false), ("NO_COLOR=", " --color never", false)])
  func `without colours it says the same`(variable: String, option: String, hasColour: Bool) async throws {
    let card = try SoftwareCard(try Sounds.voice(text))
    let (_, window) = try await open(card)
    try window.type("\(variable) selflie practice 1\(option)")
    try await window.wait(for: "Counted: 1 of 1000")
    #expect(try window.colouredScreen().contains("32m") == hasColour)
    try window.press("q")
    try await window.wait(for: "1 counted")
  }
}
