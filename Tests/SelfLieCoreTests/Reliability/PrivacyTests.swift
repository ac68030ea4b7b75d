import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  /// Nobody else reads it, nothing is written elsewhere, nothing is sent.
  struct PrivacyTests {
    private let selflie: Executable
    private let home: Home
    private let files: TemporaryFolder
    private let recording: String
    private let text = "I am calm when I speak"

    init() throws {
      selflie = try Executable()
      home = try Home(environment: ["SELFLIE_HOME": selflie.home.path], login: "/")
      files = try TemporaryFolder()
      recording = files.file("recording.wav")
      try Data(WAV.bytes(of: try Sounds.voice(text))).write(to: URL(fileURLWithPath: recording))
    }

    private func add(_ selflie: Executable, _ more: String...) async throws {
      let added = try await selflie.run(["add", text, "--recording", recording, "--yes"] + more)
      try #require(added.status == 0, "\(added.errors)")
    }

    /// Whoever else may do anything with what is in a home, the home included.
    private func exposed() throws -> [String] {
      let manager = FileManager.default
      return try ([""] + manager.subpathsOfDirectory(atPath: selflie.home.path)).filter { name in
        let mode = try manager.attributesOfItem(atPath: selflie.home.file(name))[.posixPermissions] as? Int
        return (mode ?? 0) & 0o077 != 0
      }
    }

    /// Runs a command of a shell with the executable as `$0`, under a program like strace.
    private func shell(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws -> (
      status: Int32, output: String
    ) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script, Executable.path.path] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(selflie.surroundings) { $1 }.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.start()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test func `without a mask all of it is the person's alone, at any moment`() async throws {
      try runTool("chmod", ["777", selflie.home.path])
      // Every file as it is made, not as it ends up.
      let card = try SoftwareCard(try Sounds.voice(text))
      let environment = try card.environment()
      let trace = files.file("trace")
      for command in [
        "\"$0\" add '\(text)' --recording '\(recording)' --yes", "\"$0\" practice 1 --takes 1",
        "\"$0\" record 1 --recording '\(recording)' --yes",
        "\"$0\" add '\(text)' --recording '\(recording)' --yes", "\"$0\" restore 1 --yes", "\"$0\" remove 1 --yes",
      ] {
        let result = try shell(
          "umask 000; strace -f -o '\(trace)' -e trace=umask,open,openat,creat,mkdir,mkdirat,chmod,fchmod,fchmodat \(command)",
          environment: environment)
        #expect([0, 1].contains(result.status), "\(command): \(result.output)")
        #expect(try exposed() == [], "\(command)")
        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let mask = try #require(calls.firstIndex { $0.contains("umask(077)") })
        // Each process has it once: the command's, and the one with its sound devices.
        #expect(calls.allSatisfy { !$0.contains("umask(") || $0.contains("umask(077)") })
        let first = calls.firstIndex { $0.contains("O_CREAT") || $0.contains("mkdir") }
        #expect(first.map { $0 > mask } ?? true)
        for line in calls where line.contains("chmod") { #expect(line.contains(", 0600)") || line.contains(", 0700)"), "\(line)") }
      }
    }

    @Test func `what others could read is closed by the next command`() async throws {
      try await add(selflie)
      let file = try #require(try FileManager.default.contentsOfDirectory(atPath: selflie.home.file("recordings")).first)
      for name in ["", "journal.sqlite", "recordings", "recordings/\(file)"] {
        try runTool("chmod", ["a+rwx", selflie.home.file(name)])
        #expect(!(try exposed().isEmpty))
        let card = try SoftwareCard()
        var selflie = selflie
        selflie.environment = try card.environment()
        #expect(try await selflie.run("play", "1").status == 0)
        #expect(try exposed() == [], "\(name)")
      }
    }

    @Test func `a folder with other things in it is left as open as it is, but not if others may write there`() async throws {
      try await add(selflie)
      try Data().write(to: URL(fileURLWithPath: selflie.home.file("diary.txt")))
      try runTool("chmod", ["755", selflie.home.path])
      #expect(try await selflie.run("list").status == 0)
      #expect(try exposed().contains(""))
      try runTool("chmod", ["775", selflie.home.path])
      let refused = try await selflie.run("list")
      #expect(refused.status == 73)
      #expect(refused.errors.contains("others can write to the folder"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give a folder away"), arguments: ["", "recordings", "backups"])
    func `a folder that belongs to somebody else is refused, and nothing is written in it`(name: String) async throws {
      try await add(selflie)
      try await add(selflie)
      let folder = selflie.home.file(name)
      try runTool("chown", ["12345", folder])
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      for command in [["add", text, "--recording", recording, "--yes"], ["record", "1", "--recording", recording, "--yes"]] {
        let refused = try await selflie.run(command)
        // Who cannot be copied can still practise.
        #expect(refused.status == (name == "backups" ? 0 : 73))
        #expect(refused.errors.contains("belongs to another user (number 12345)"), "\(refused.errors)")
        if name != "backups" { #expect(refused.errors.split(separator: "\n").count == 1) }
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == before)
      if name.isEmpty { #expect(try await selflie.run("list").status == 73) }
    }

    @Test func `a home behind a symbolic link is a home like any other`() async throws {
      let link = files.file("link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: selflie.home.path)
      var selflie = selflie
      for home in [link, link + "/inner"] {
        selflie.environment = ["SELFLIE_HOME": home]
        try await add(selflie)
        #expect(try await selflie.run("list").output == "1  [          ]  0 of 1000  \(text)\n")
      }
    }

    /// Somebody who can write in the home swaps its folders and files for links to elsewhere while selflie is at work.
    @Test func `links that are planted while selflie writes lead nowhere`() async throws {
      try await add(selflie)
      let elsewhere = try TemporaryFolder()
      let victim = elsewhere.file("victim")
      try Data("precious".utf8).write(to: URL(fileURLWithPath: victim))
      try runTool("chmod", ["644", victim])
      let home = home
      let swaps = Reliability.effort(1000, soak: 20_000)
      // Each pair is exchanged at once, so that there is always one of both.
      let pairs = [("recordings", elsewhere.path), ("backups", elsewhere.path), ("journal.sqlite", victim), ("microphone", victim)]
      let journal = try Journal.open(in: home)
      try journal.backUp()
      try Microphone("default", in: home.data).take()
      for (name, target) in pairs {
        try FileManager.default.createSymbolicLink(
          atPath: home.data.appending("\(name).planted.tmp").string, withDestinationPath: target)
      }
      // However slow the disk is, selflie was at work some times before the last swap.
      let isOver = Flag(), isTried = Flag()
      Thread.detachNewThread {
        var swap = 0
        while swap < swaps || !isTried.isUp {
          defer { swap += 1 }
          let name = pairs[swap % pairs.count].0
          exchange(home.data.appending(name).string, home.data.appending("\(name).planted.tmp").string)
          usleep(UInt32(swap % 7) * 100)
          if swap % 8 >= 4 { continue }
          exchange(home.data.appending(name).string, home.data.appending("\(name).planted.tmp").string)
        }
        isOver.raise()
      }
      var attempts = 0
      while !isOver.isUp {
        attempts += 1
        if attempts > 3 { isTried.raise() }
        // Whatever comes of it: the person is told, nothing is written through a link.
        do {
          let journal = try Journal.open(in: home)
          try journal.checkReady()
          try journal.backUp(on: Day(number: attempts))
          let affirmation = try journal.add(.init(text: "b"), recording: Sounds.silence(seconds: 0.1), isVerified: true)
          try Microphone("default", in: home.data).take()
          try journal.remove(affirmation)
        } catch is any Problem {}
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: victim)) == Data("precious".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["victim"])
      #expect(try FileManager.default.attributesOfItem(atPath: victim)[.posixPermissions] as? Int == 0o644)
    }

    @Test func `what is removed is not in any file but the copies`() async throws {
      let words = "zebra quagga okapi"
      try await add(selflie)
      let journal = try Journal.open(in: home)
      let affirmation = try journal.add(
        .init(
          text: words, goal: String(repeating: "okapi ", count: 160), reason: String(repeating: "\u{1F992}", count: 980) + " okapi",
          pronunciations: ["zebra": [try #require(Pronunciation("Z IY"))]]),
        recording: Sounds.silence(seconds: 0.1), isVerified: true)
      for _ in 0..<200 {
        try journal.keep(
          Repetition(id: Identifier(), started: .now, offset: 0, kind: .spoken, confidence: 1, duration: 2), of: affirmation)
      }
      var changed = affirmation
      changed.goal = "okapi and zebra"
      try journal.change(affirmation, to: changed)
      try journal.undo(try #require(try journal.lastAction()))
      let ids = [affirmation.id.description, try #require(affirmation.recording).id.description, "zebra", "okapi"]
      func found() throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: home.data.string)
        let data = all.map { FileManager.default.contents(atPath: selflie.home.file($0)) ?? Data() }
        return ids.filter { id in data.contains { $0.range(of: Data(id.utf8)) != nil } || all.contains { $0.contains(id) } }
      }
      #expect(try found() == ids)
      #expect(try await selflie.run("remove", String(affirmation.number), "--yes").status == 0)
      // So that no archive brings it back.
      #expect(try found() == [affirmation.id.description])
      #expect(try await selflie.run("list").output == "1  [          ]  0 of 1000  \(text)\n")
    }

    @Test func `no command makes a system call of the network`() async throws {
      try await add(selflie)
      let card = try SoftwareCard(try Sounds.voice(text))
      let environment = try card.environment()
      let trace = files.file("trace")
      let commands = [
        "", "list", "list --json", "show 1", "play 1", "practice 1 --takes 1", "practice 1 --listen --repetitions 1",
        "practice --due --takes 1",
        "add '\(text)' --yes", "add '\(text) xyzzy' --recording '\(recording)' --yes --unverified", "record 1 --yes",
        "verify 1 '\(recording)'",
        "verify --text '\(text)' '\(recording)' --explain", "devices", "doctor", "restore", "model",
        "config model.url http://localhost:1", "list", "config --unset model.url",
        "export - --force", "export --csv -", "import --from .", "restore 1 --yes", "remove 1 --yes", "--help",
        "--version", "help practice", "manual selflie", "---completion show -- positional@0 2 0 selflie show ''",
      ]
      for command in Reliability.form == .brief ? Reliability.evenly(10, of: commands) : commands {
        let result = try shell("strace -f -o '\(trace)' -e trace=network \"$0\" \(command)", environment: environment)
        #expect([0, 1].contains(result.status), "\(command): \(result.output)")
        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").filter {
          // Two processes of selflie's own talk through a pair of sockets that nobody else can reach.
          $0.contains("(") && !$0.contains("+++") && !$0.contains("---") && !$0.contains("socketpair(AF_UNIX, SOCK_SEQPACKET")
        }
        #expect(calls == [], "\(command)")
      }
      // The trace would have shown one.
      _ = try shell("strace -f -o '\(trace)' -e trace=network getent hosts localhost.invalid")
      #expect(try String(contentsOfFile: trace, encoding: .utf8).contains("socket("))
    }

    // MARK: What is left in memory, in arguments and behind

    @Test func `no core dump is made, nor of the programs that it starts`() throws {
      let trace = try shell("strace -f -e trace=prctl,prlimit64 \"$0\" list 2>&1")
      #expect(trace.status == 0)
      #expect(trace.output.contains("prctl(PR_SET_DUMPABLE, SUID_DUMP_DISABLE) = 0"))
      #expect(trace.output.contains("RLIMIT_CORE, {rlim_cur=0, rlim_max=0}, NULL) = 0"))
    }

    @Test func `what a sitting that was killed left in memory goes with the next start, and nothing of one that goes on`() async throws {
      let card = try SoftwareCard()
      var selflie = selflie
      selflie.environment = try card.environment()
      try await add(selflie)
      // Where the scores are kept on this machine.
      let place = try #require(Scratch.places.first { Disk.isWritable(FilePath($0)) })
      func left() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasPrefix("selflie-scores-") })
      }
      guard let scratch = Scratch.open() else { throw ToolFailure(name: place, status: 0) }
      let before = try left()
      let killed = try await selflie.run(["practice", "1"], when: "Listen") { $0.send(SIGKILL) }
      #expect(killed.status == 9)
      // Another program's sitting may go on beside this test.
      let after = try left().subtracting(before).filter { name in
        name.split(separator: "-").dropFirst(2).first.flatMap { pid_t($0) }.map { kill($0, 0) != 0 } ?? false
      }
      #expect(!after.isEmpty)
      for folder in after { try Data("scores".utf8).write(to: URL(fileURLWithPath: "\(place)/\(folder)/000000001.sen")) }
      #expect(try await selflie.run("list").status == 0)
      let kept = try left()
      #expect(kept.isDisjoint(with: after))
      #expect(kept.contains(try #require(FilePath(scratch.path).lastComponent).string))
    }

    @Test func `curl ends with selflie, whatever ends that`() async throws {
      let server = try ScriptedServer(["/v1/models": [[.hang]]])
      var selflie = selflie
      selflie.environment = ["SELFLIE_MODEL_URL": "http://127.0.0.1:\(server.port)/v1"]
      let asked = selflie.home.file("asked")
      // By itself curl ends after six seconds. One that nobody has waited for has no arguments any more.
      let script = """
        "$0" model & p=$!
        timeout 90 sh -c "until [ -e '\(asked)' ]; do sleep 0.05; done"
        read -r curl others </proc/$p/task/$p/children
        tr '\\0' ' ' </proc/$curl/cmdline; echo
        kill -9 $p; wait
        n=0; while [ $n -lt 80 ] && grep -q . /proc/$curl/cmdline 2>/dev/null; do sleep 0.05; n=$((n + 1)); done
        [ $n -lt 80 ] && echo gone
        """
      async let killed = onThread { [selflie] in try shell(script, environment: selflie.environment).output }
      try #require(try await becomesTrue { !server.requests().isEmpty })
      try Data().write(to: URL(fileURLWithPath: asked))
      let output = try await killed
      #expect(output.contains("curl --disable --config -") && output.hasSuffix("gone\n"), "\(output)")
    }

    @Test func `a key that others can read is told`() async throws {
      let key = files.file("key")
      try Data("secret\n".utf8).write(to: URL(fileURLWithPath: key))
      var selflie = selflie
      selflie.environment = ["SELFLIE_MODEL_URL": "http://127.0.0.1:1/v1", "SELFLIE_MODEL_KEY_FROM": "file:\(key)"]
      for (mode, isTold) in [("644", true), ("600", false), ("640", true)] {
        try runTool("chmod", [mode, key])
        let said = try await selflie.run("model").errors
        #expect(said.contains("Others can read the key in \(key); fix that with: chmod 600 \(key)") == isTold, "\(mode): \(said)")
        #expect(!said.contains("secret"))
      }
    }

    /// The message bus is Debian's own, and a stand-in shows the notifications, which notes what it was told.
    @Test func `a notification's sentences are in no argument`() async throws {
      try await add(selflie)
      _ = try await selflie.run("config", "remind-text", "yes")
      let log = files.file("log"), trace = files.file("trace")
      let script = """
        /usr/bin/python3 -m dbusmock --template notification_daemon -l "$2" >/dev/null 2>&1 &
        mock=$!
        until dbus-send --session --print-reply --dest=org.freedesktop.Notifications / org.freedesktop.DBus.Peer.Ping; do
          kill -0 $mock || exit 9
          sleep 0.05
        done >/dev/null 2>&1
        DISPLAY=:99 strace -f -s 1000 -e trace=execve -o "$1" "$0" remind --now
        echo status $?
        kill $mock
        """
      let shown = try shell("exec timeout -s KILL 60 dbus-run-session -- sh -c '\(script)' \"$0\" \"$1\" \"$2\"", trace, log)
      #expect(shown.output.contains("status 0\n"), "\(shown.output)")
      let said = try String(contentsOfFile: log, encoding: .utf8)
      #expect(said.contains("Notify \"selflie\" 0 \"\" \"1 due today\" \"\(text)\nselflie practice --due\" [] {} -1"), "\(said)")
      #expect(try !String(contentsOfFile: trace, encoding: .utf8).contains(text))
      // Where nobody shows notifications on the bus, another program is asked, and told only how many are due.
      try "#!/bin/sh\nprintf '%s|' \"$@\" >'\(files.file("told"))'\n".write(
        toFile: files.file("notify-send"), atomically: true, encoding: .utf8)
      try runTool("chmod", ["755", files.file("notify-send")])
      var without = selflie
      without.environment = [
        "DISPLAY": ":99", "PATH": "\(files.path):/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(files.file("none"))",
      ]
      #expect(try await without.run("remind", "--now").status == 0)
      #expect(
        try String(contentsOfFile: files.file("told"), encoding: .utf8) == "--app-name=selflie|--|1 due today|selflie practice --due|")
    }
  }
}

/// Something that one thread tells another.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isUp: Bool { lock.withLock { value } }
  func raise() { lock.withLock { value = true } }
}

/// Gives two files each other's name at once. Glibc hides the C function `renameat2` from Swift; 2 is its `RENAME_EXCHANGE`.
private func exchange(_ first: String, _ second: String) {
  typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  guard let symbol = unsafe dlsym(nil, "renameat2") else { fatalError("there is no renameat2") }
  _ = unsafe unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, first, AT_FDCWD, second, 2)
}
