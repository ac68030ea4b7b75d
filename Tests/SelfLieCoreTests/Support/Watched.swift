import Foundation
import Glibc

/// A run of the built executable that was watched: how it ended, how long it took, and with how much of the processor.
struct Watched: Sendable {
  /// Nil if it did not end by itself.
  let status: Int32?
  let output: String
  let errors: String
  /// From its start to its end, in seconds.
  let duration: Double
  /// The processor time that it used, in seconds.
  let processor: Double
  /// What the diary of the software card says of the first fault: how long before the end it was, and the processor time since.
  let sinceFault: (seconds: Double, processor: Double)?

  /// What is done to the process while it runs, once it has told the person something.
  enum Interference: Sendable {
    /// Where the software card stops it, it goes on after so many seconds.
    case goOn(after: Double)
    /// A key is pressed.
    case press(String, when: String)
    /// The window is closed.
    case hangUp(when: String)
    /// It runs for a quarter of each tenth of a second from its start to its end.
    case slowdown
  }

  /// Runs the executable to its end, or until a time is over, in seconds.
  /// - Parameter terminal: Whether questions are asked and keys heard, on a terminal of its own; data goes elsewhere.
  init(
    _ executable: Executable, _ arguments: [String], terminal: Bool = false, deadline: Double = 60, _ interferences: [Interference] = []
  ) throws {
    let files = try TemporaryFolder()
    let diary = files.file("diary")
    let environment = ProcessInfo.processInfo.environment.merging(executable.surroundings) { $1 }
      .merging(["SOFTCARD_DIARY": diary, "TERM": "dumb"]) { $1 }
    let (master, keyboard) = terminal ? try Self.openTerminal() : (-1, "/dev/null")
    var isClosed = !terminal
    defer { if !isClosed { close(master) } }
    let errorFile = terminal ? keyboard : files.file("errors")

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, keyboard, O_RDWR | O_NOCTTY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, files.file("output"), O_WRONLY | O_CREAT, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_RDWR | O_CREAT | O_NOCTTY, 0o600)
    var process = pid_t()
    let began = Self.now
    var words = unsafe ([Executable.path.path] + arguments).map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + settings).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&process, Executable.path.path, &actions, nil, &words, &settings)
    guard code == 0 else { throw ToolFailure(name: Executable.path.path, status: code) }

    var told = ""
    var heard = Set<Int>(), goesOn: Double?
    var used = rusage(), ending: Int32 = 0, wasKilled = false
    while true {
      if !terminal { told = Self.contents(errorFile) } else if !isClosed { told += Self.read(master) }
      if unsafe wait4(process, &ending, WNOHANG | WUNTRACED, &used) == process {
        // The low byte of one that was stopped, in wait(2).
        guard ending & 0xFF == 0x7F else { break }
        for case .goOn(let delay) in interferences { goesOn = Self.now + delay }
      }
      for (index, interference) in interferences.enumerated() where !heard.contains(index) {
        switch interference {
        case .press(let key, let text) where told.contains(text):
          heard.insert(index)
          _ = unsafe write(master, key, key.utf8.count)
        case .hangUp(let text) where told.contains(text):
          heard.insert(index)
          isClosed = true
          close(master)
          kill(process, SIGHUP)
        case .slowdown: kill(process, (Self.now - began).truncatingRemainder(dividingBy: 0.1) < 0.025 ? SIGCONT : SIGSTOP)
        default: break
        }
      }
      if let time = goesOn, time <= Self.now {
        goesOn = nil
        kill(process, SIGCONT)
      }
      if !wasKilled, Self.now - began > deadline {
        wasKilled = true
        kill(process, SIGKILL)
      }
      usleep(10_000)
    }
    let ended = Self.now
    if !isClosed { told += Self.read(master) }
    status = wasKilled ? nil : ending & 0x7F == 0 ? ending >> 8 & 0xFF : -(ending & 0x7F)
    output = Self.contents(files.file("output"))
    errors = told.replacingOccurrences(of: "\r\n", with: "\n")
    duration = ended - began
    let processor =
      Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + Double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6
    self.processor = processor
    let entry = Self.contents(diary).split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .newlines)) }
    sinceFault = entry.count == 2 ? (ended - entry[0], processor - entry[1]) : nil
  }

  /// In seconds, of the clock that the diary is written by.
  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A terminal: the side of who looks at it and types, and the name of the other. The corresponding man page is pty(7); glibc's own
  /// functions for it are not in Swift's module.
  private static func openTerminal() throws -> (master: Int32, name: String) {
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var isLocked: Int32 = 0, number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN.
    guard master >= 0, unsafe ioctl(master, 0x4004_5431, &isLocked) == 0, unsafe ioctl(master, 0x8004_5430, &number) == 0 else {
      throw ToolFailure(name: "/dev/ptmx", status: errno)
    }
    return (master, "/dev/pts/\(number)")
  }

  private static func read(_ master: Int32) -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe Glibc.read(master, &bytes, bytes.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += bytes.prefix(count)
    }
  }

  private static func contents(_ file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }

  /// Does several at a time, and answers in their order: none of them needs much of the machine.
  static func atOnce<Job: Sendable, Result: Sendable>(
    _ count: Int, _ jobs: [Job], _ body: @escaping @Sendable (Job) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, job) in jobs.enumerated() {
        if index >= count, let (index, result) = try await group.next() { results[index] = result }
        group.addTask { try await (index, Self.elsewhere { try body(job) }) }
      }
      for try await (index, result) in group { results[index] = result }
      return jobs.indices.compactMap { results[$0] }
    }
  }

  /// On a thread of its own, which may wait.
  private static func elsewhere<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}
