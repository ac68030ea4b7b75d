import Foundation

@testable import SelfLieCore

/// A real terminal, with a shell in it that a person types into: a tmux of its own, gone with its last owner.
final class TerminalWindow: Sendable {
  private let folder: TemporaryFolder
  private let socket: String
  /// What the shell uses, lest it go before.
  private let selflie: Executable, card: SoftwareCard

  /// A shell that finds the home of an executable, and a software card.
  init(columns: Int, rows: Int = 24, _ selflie: Executable, _ card: SoftwareCard) throws {
    (self.selflie, self.card) = (selflie, card)
    folder = try TemporaryFolder()
    socket = folder.file("tmux")
    let settings = selflie.surroundings.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    // The server goes on, and must not keep what tells Foundation that a program has ended.
    let quietly = [
      "-c", "for fd in /proc/$$/fd/*; do n=${fd##*/}; ((n > 2)) && eval \"exec $n>&-\"; done; exec tmux \"$@\" >/dev/null 2>&1", "tmux",
    ]
    try runTool(
      "bash",
      quietly + ["-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", String(columns), "-y", String(rows)] + settings
        + ["-e", "PS1=$ ", "bash", "--norc", "--noprofile", "-i"])
  }

  /// An interactive shell stays when it is asked politely to end.
  deinit {
    let processes = (try? tmux(["display-message", "-p", "#{pane_pid} #{pid}"])) ?? ""
    for process in processes.split(separator: " ").compactMap({ pid_t($0) }) { kill(process, SIGKILL) }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String { try runTool("tmux", ["-S", socket] + arguments) }

  /// Presses keys, by tmux's names for them.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a command, and the Enter key.
  func type(_ command: String) throws {
    try tmux(["send-keys", "-l", command])
    try tmux(["send-keys", "Enter"])
  }

  /// Runs a command, and waits for an empty window with a prompt: what is typed then stands behind the prompt, once.
  func prepare(_ command: String) async throws {
    try type("\(command); echo 'prep''ared'")
    try await wait(for: "prepared\n$")
    try press("C-l")
    try await wait { !$0.contains("prepared") && $0.hasPrefix("$") }
  }

  func resize(columns: Int, rows: Int = 24) throws { try tmux(["resize-window", "-x", String(columns), "-y", String(rows)]) }

  /// Closes it, as a click would.
  func close() throws { try tmux(["kill-pane"]) }

  /// What can be read, line by line.
  func screen() throws -> String { try runTool("tmux", ["-S", socket, "capture-pane", "-p"], trims: false) }

  /// The same as lines, each as it was printed: those that the terminal has broken are one again.
  func lines() throws -> [String] {
    try runTool("tmux", ["-S", socket, "capture-pane", "-p", "-J"]).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmedAtEnd }
  }

  /// The same with its colours.
  func colouredScreen() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

  /// Whether the cursor is there, and nobody has taken the screen over.
  func isRestored() throws -> Bool { try tmux(["display-message", "-p", "#{cursor_flag} #{alternate_on}"]) == "1 0" }

  /// Waits until something can be read; what can be read in the end either way.
  @discardableResult
  func wait(for text: String, seconds: Double = 60) async throws -> String {
    try await wait(seconds: seconds) { $0.contains(text) }
  }

  /// Waits until the shell asks for the next command.
  func waitForPrompt() async throws -> String {
    try await wait { $0.split(separator: "\n").last { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) } == "$" }
  }

  @discardableResult
  func wait(seconds: Double = 60, until isThere: (String) -> Bool) async throws -> String {
    let deadline = Date() + seconds
    while true {
      let screen = try screen()
      if isThere(screen) || Date() > deadline { return screen }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
