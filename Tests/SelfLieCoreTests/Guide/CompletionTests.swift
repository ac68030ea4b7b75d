import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Executable {
  /// What it keeps, for who does not need its opinion of a text.
  func journal() throws -> Journal { try Journal.open(in: place) }
}

/// The Tab key in real shells, each in a terminal, with selflie's own script and nothing else.
@Suite(.serialized)
struct CompletionTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// What it reads when it starts, beside selflie's script.
    var settings: String {
      switch self {
      case .bash: "PS1='> '"
      case .zsh: "autoload -Uz compinit; compinit -D -u; PS1='> '"
      case .fish: "function fish_prompt; printf '> '; end; set -g fish_greeting"
      }
    }

    /// What starts it, from a bash in its folder that knows nothing of its own.
    var command: String {
      switch self {
      case .bash: "source settings"
      case .zsh: "mv settings .zshrc; ZDOTDIR=. exec zsh"
      case .fish: "exec fish --no-config --init-command 'source settings'"
      }
    }
  }

  /// What a shell could take for something else than a text. None is longer than what is shown.
  static let texts = [
    "I am calm when I speak",
    "At 6:30: I get up, \"really\" and/or 'soon'",
    "I pay $(touch made) and `touch made` ${HOME} !!",
    #"It is 100%F{red} [or] {a,b} * ~ \n \e[31m | & ; < >"#,
    "-n I am -- here",
    // A mark makes one character of it and the quote before it.
    "I say '\u{301}$(touch made)'\u{301} aloud",
  ]

  /// Affirmations that were never checked for whether they can be spoken.
  private func add(_ texts: [String], in selflie: Executable) throws {
    let journal = try selflie.journal()
    for text in texts {
      _ = try journal.add(try Journal.NewAffirmation(text: text), recording: Sounds.silence(seconds: 1), isVerified: true)
    }
  }

  /// A shell in a folder of its own, which is the card's.
  private func open(_ shell: Shell, _ selflie: Executable, _ card: SoftwareCard) async throws -> TerminalWindow {
    var selflie = selflie
    try FileManager.default.createSymbolicLink(atPath: card.files.file("selflie"), withDestinationPath: Executable.path.path)
    selflie.environment["HOME"] = card.files.path
    let script = try await selflie.run("--generate-completion-script", shell.rawValue)
    try #require(script.status == 0)
    try "\(shell.settings)\n\(script.output)".write(toFile: card.files.file("settings"), atomically: true, encoding: .utf8)
    // Tall and wide enough for every row to be shown as it is.
    let window = try TerminalWindow(columns: 110, rows: 40, selflie, card)
    try window.type("cd '\(card.files.path)'; PATH=$PWD:$PATH; clear; \(shell.command)")
    try await window.wait { $0.split(separator: "\n").last { !$0.isEmpty }?.hasPrefix(">") == true }
    return window
  }

  @Test(arguments: Shell.allCases)
  func `a script that a shell reads does not claim to be a program`(_ shell: Shell) async throws {
    let script = try await Executable().run("--generate-completion-script", shell.rawValue)
    #expect(script.status == 0 && script.output.contains("selflie") && !script.output.hasPrefix("#!"))
  }

  @Test(arguments: Shell.allCases)
  func `a shell lists the affirmations with their texts as they are, and inserts the number`(_ shell: Shell) async throws {
    let selflie = try Executable(), card = try SoftwareCard()
    try add(Self.texts, in: selflie)
    let window = try await open(shell, selflie, card)
    try window.press("selflie show ", "Tab", "Tab")
    let listed = try await window.wait { screen in Self.texts.allSatisfy(screen.contains) }
    for text in Self.texts { #expect(listed.contains(text)) }
    try window.press("C-u")
    try window.press("selflie show 3", "Tab", "Enter")
    #expect(try await window.wait(for: "count").contains(/number +3\n/))
    // One of several, and by its id.
    let id = try #require(try await selflie.run("show", "5", "--json").objects().first?["id"] as? String)
    try window.press("selflie practice 1 \(id.prefix(12))", "Tab")
    #expect(try await window.wait(for: id).contains("practice 1 \(id)"))
    #expect(!FileManager.default.fileExists(atPath: card.files.file("made")))
  }

  @Test(arguments: Shell.allCases)
  func `a shell completes devices, copies, files and whatever else has a list`(_ shell: Shell) async throws {
    var selflie = try Executable()
    let card = try SoftwareCard()
    try add(["I am calm"], in: selflie)
    try #require(try await selflie.run("edit", "1", "--tag", "work").status == 0)
    try selflie.journal().backUp()
    try """
    namehint.pcm [ "usb:CARD=One,DEV=0|First" "usb:CARD=Two,DEV=0|Second" "$(touch made)|Third" ]
    """.write(toFile: card.files.file("devices.conf"), atomically: true, encoding: .utf8)
    selflie.environment["ALSA_CONFIG_PATH"] = card.files.file("devices.conf")
    _ = try await selflie.run("config", "forms", "walk: After {cue}, I {act}")
    for name in ["take.wav", "take.txt"] { try Data().write(to: URL(fileURLWithPath: card.files.file(name))) }
    let window = try await open(shell, selflie, card)
    for (typed, completed) in [
      ("selflie resto", "selflie restore"), ("selflie add x --strictness ge", "--strictness gentle"),
      ("selflie restore ", "selflie restore 1"), ("selflie verify 1 ta", "verify 1 take.wav"),
      ("selflie add x --recording ta", "--recording take.wav"),
      ("selflie practice 1 --capture-device usb:CARD=T", "--capture-device usb:CARD=Two,DEV=0"),
      ("selflie play 1 --playback-device us", "--playback-device usb:CARD="),
      ("selflie play 1 --playback-device usb:", "--playback-device usb:CARD="),
      ("selflie list --tag wo", "list --tag work"), ("selflie practice --tag wo", "practice --tag work"),
      ("selflie help pra", "help practice"), ("selflie config day", "config day-ends"), ("selflie config cues y", "cues yes"),
      ("selflie config strictness ge", "strictness gentle"), ("selflie config --unset re", "--unset remind-text"),
      ("selflie config capture-device usb:CARD=T", "capture-device usb:CARD=Two,DEV=0"),
      ("selflie suggest run --form wa", "--form walk"), ("selflie verify --text hello ta", "hello take.wav"),
      ("selflie verify --text hello ./ta", "hello ./take.wav"),
    ] {
      try window.press(typed, "Tab")
      let screen = try await window.wait(for: completed)
      #expect(screen.contains(completed), "\(typed): \(screen.suffix(300))")
      try window.press("C-u")
    }
    try window.press("clear", "Enter", "selflie doctor --capture-device ", "Tab", "Tab")
    let listed = try await window.wait(for: "Second")
    #expect(listed.contains("First"))
    #expect(!listed.contains("Third"))
    // Where a text takes the place of an affirmation, none is offered.
    try window.press("C-u")
    try window.press("clear", "Enter", "selflie verify --text hello ", "Tab", "Tab")
    #expect(!(try await window.wait(for: "take.wav")).contains("I am calm"))
    try window.press("C-u")
    try window.press("clear", "Enter", "selflie config cues ", "Tab", "Tab")
    #expect(try await window.wait { $0.contains("yes") && $0.contains("no ") }.contains("soft tones"))
    #expect(!FileManager.default.fileExists(atPath: card.files.file("made")))
  }

  /// A journal that cannot be read, or none; nothing is said about it in the middle of a command line, and nobody waits.
  @Test(arguments: Shell.allCases, ["none", "fifo", "garbage", "folder"])
  func `where nothing can be read nothing is offered, said or made`(_ shell: Shell, _ journal: String) async throws {
    var selflie = try Executable()
    let path = selflie.home.file("journal.sqlite")
    switch journal {
    case "fifo": try runTool("mkfifo", [path])
    case "garbage": try Data("no journal".utf8).write(to: URL(fileURLWithPath: path))
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    default: break
    }
    let before = try FileManager.default.contentsOfDirectory(atPath: selflie.home.path)
    selflie.environment["SAP_SHELL"] = shell.rawValue
    selflie.launcher = ["/usr/bin/timeout", "30"]
    for argument in ["positional@0", "--playback-device", "--nothing"] {
      let result = try await selflie.run("---completion", "play", "--", argument, "2", "0", "selflie", "play", "")
      #expect(result.status == 0)
      #expect(result.errors == "")
      if argument != "--playback-device" { #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "") }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: selflie.home.path) == before)
  }

  @Test func `a completion changes nothing, not even who may look`() async throws {
    var selflie = try Executable()
    try add(["I am calm"], in: selflie)
    selflie.environment["SAP_SHELL"] = "fish"
    let files = [selflie.home.path, selflie.home.file("journal.sqlite")]
    for file in files { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
    let before = try Data(contentsOf: URL(fileURLWithPath: files[1]))
    #expect(
      try await selflie.run("---completion", "show", "--", "positional@0", "2", "0", "selflie", "show", "").output == "1\tI am calm\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: files[1])) == before)
    for file in files {
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o755)
    }
  }
}
