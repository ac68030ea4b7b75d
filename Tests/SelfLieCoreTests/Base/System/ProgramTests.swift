import Foundation
import Glibc
import SystemPackage
import Testing

@testable import SelfLieCore

struct ProgramTests {
  @Test func `a program gets its arguments, nothing of ours that is open, and says how it ended`() throws {
    let open = try unsafe FileDescriptor.open("/dev/null", .readOnly)
    defer { try? open.close() }
    let bash = try #require(Program("bash", environment: ProcessInfo.processInfo.environment))
    let script = "printf '%s|' \"$@\"; [ -e /proc/$$/fd/$1 ] && echo open; [ /proc/$$/fd/0 -ef /dev/null ] && echo quiet; exit 3"
    let outcome = bash.run(["-c", script, "bash", "\(open.rawValue)", "a b", "--", "$x"])
    #expect(outcome == Program.Exit(status: 3, output: "\(open.rawValue)|a b|--|$x|quiet\n"))
    #expect(bash.run(["-c", "kill -9 $$"]).status == nil)
    #expect(Program("bash", environment: ["PATH": "bin:.:"]) == nil)
    #expect(Program("no such program", environment: ProcessInfo.processInfo.environment) == nil)
  }

  @Test func `a program begins with no signal blocked or ignored, whatever this process does with its own`() throws {
    // While somebody pays attention, keys and signals are read and end nothing.
    let attention = Attention()
    let grep = try #require(Program("grep", environment: ProcessInfo.processInfo.environment))
    let masks = grep.run(["-E", "^Sig(Blk|Ign):", "/proc/self/status"]).output.split(separator: "\n")
    let signals = try masks.map { try #require(UInt64($0.suffix(16), radix: 16)) }
    // Glibc keeps 32 and 33 for itself.
    #expect(signals.map { $0 & ~0x1_8000_0000 } == [0, 0])
    _ = attention.notices()
  }

  @Test func `a program that does not end is ended`() throws {
    let bash = try #require(Program("bash", environment: ProcessInfo.processInfo.environment))
    let silent = bash.run(["-c", "exec >&- 2>&-; read -t 60 <> <(:)"], for: .milliseconds(200))
    #expect(silent.status == nil)
    let said = cutOffs.lazy.map { bash.run(["-c", "echo $$; exec sleep 60"], for: $0) }.first { $0.status != nil || !$0.output.isEmpty }
    let outcome = try #require(said)
    #expect(outcome.status == nil)
    let process = try #require(pid_t(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == -1)
  }

  @Test func `a program that has said all is waited for until it ends`() throws {
    let bash = try #require(Program("bash", environment: ProcessInfo.processInfo.environment))
    let silent = bash.run(["-c", "echo a; exec >&- 2>&-; read -t 0.2 <> <(:); exit 7"])
    #expect(silent == Program.Exit(status: 7, output: "a\n"))
    #expect(bash.run(["-c", "exec >&- 2>&-; kill -9 $$"]) == Program.Exit(status: nil, output: ""))
  }
}
