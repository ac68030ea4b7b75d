import Foundation
import Glibc

/// A program that runs to its end while a test watches it: the one way in which tests start `selflie`.
///
/// It starts with no signal blocked, as from a shell: the threads of tests have most signals blocked.
struct Launch {
  /// The path of the program, then its arguments; bytes, because some tests give it no text.
  var words: [[UInt8]]
  var environment: [String: [UInt8]]
  /// Whether standard input and standard error are a terminal of the program's own, which hears keys.
  var hasTerminal = false
  /// The seconds after which it is killed.
  var deadline = 600.0

  init(_ words: [String], environment: [String: String]) {
    self.words = words.map { Array($0.utf8) }
    self.environment = environment.mapValues { Array($0.utf8) }
  }

  init(_ words: [[UInt8]], environment: [String: [UInt8]]) { (self.words, self.environment) = (words, environment) }

  /// How the program ended.
  struct Ended {
    /// Nil if a signal ended it.
    let status: Int32?
    let signal: Int32?
    let wasLate: Bool
    let output: [UInt8]
    let errors: [UInt8]
    /// From its start to its end, in seconds.
    let duration: Double
    /// The end on the clock of `Launch.now`.
    let end: Double
    /// The processor time of the program and its children that it waited for, in seconds.
    let processor: Double
  }

  /// The program while it runs.
  struct Running {
    let process: pid_t
    fileprivate(set) var output: [UInt8] = []
    /// From standard error, or from the terminal with an echo of the keys.
    fileprivate(set) var errors: [UInt8] = []
    /// How often it was stopped by a signal.
    fileprivate(set) var stops = 0
    fileprivate var terminal: Int32

    /// Whether standard output or standard error has said a text.
    func hasSaid(_ text: String) -> Bool {
      [output, errors].contains { String(decoding: $0, as: UTF8.self).contains(text) }
    }

    func send(_ signal: Int32) { kill(process, signal) }

    /// Lets the program go on, and the process that has its sound devices.
    func goOn() {
      send(SIGCONT)
      let children = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
      for child in children.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, SIGCONT) }
    }

    func type(_ keys: String) { _ = unsafe write(terminal, keys, keys.utf8.count) }

    /// Closes the terminal, as a window does that is closed.
    mutating func hangUp() {
      close(terminal)
      terminal = -1
      send(SIGHUP)
    }
  }

  /// Runs the program to its end on the calling thread.
  /// - Parameter watch: Is called whenever the program has said something, and every hundredth of a second.
  /// - Throws: `ToolFailure` if it cannot be started.
  func run(_ watch: (inout Running) -> Void = { _ in }) throws -> Ended {
    let began = Self.now
    // No other program that starts at this moment may keep an end of a pipe open.
    var (running, output, errors) = try Self.starting.withLock { try start() }
    defer {
      for end in [output, errors ?? running.terminal] where end >= 0 { close(end) }
    }
    return watched(&running, output, errors, began, watch)
  }

  private static let starting = NSLock()

  /// - Returns: The program, and where its output and its errors are read; nil for errors that go to the terminal.
  private func start() throws -> (Running, output: Int32, errors: Int32?) {
    let output = try Self.pipe(), errors = hasTerminal ? nil : try Self.pipe(), terminal = hasTerminal ? try Self.terminal() : nil
    defer { for end in [output.write, errors?.write].compactMap(\.self) { close(end) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal?.name ?? "/dev/null", O_RDWR | O_NOCTTY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    if let errors {
      unsafe posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 2, terminal?.name ?? "", O_RDWR | O_NOCTTY, 0)
    }
    var attributes = posix_spawnattr_t(), none = sigset_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let program = String(decoding: words.first ?? [], as: UTF8.self)
    var process = pid_t()
    let code = unsafe Self.withStrings(words) { words in
      unsafe Self.withStrings(environment.map { Array($0.key.utf8) + [UInt8(ascii: "=")] + $0.value }) { environment in
        unsafe posix_spawn(&process, program, &actions, &attributes, words, environment)
      }
    }
    guard code == 0 else {
      for end in [output.read, errors?.read, terminal?.master].compactMap(\.self) { close(end) }
      throw ToolFailure(name: program, status: code)
    }
    return (Running(process: process, terminal: terminal?.master ?? -1), output.read, errors?.read)
  }

  private func watched(
    _ running: inout Running, _ output: Int32, _ errors: Int32?, _ began: Double, _ watch: (inout Running) -> Void
  ) -> Ended {
    var open = [output, errors ?? running.terminal], ending: Int32 = 0, used = rusage(), end: Double?, wasLate = false
    while end == nil || !open.isEmpty {
      var ready = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      unsafe poll(&ready, nfds_t(ready.count), 10)
      for entry in ready where entry.revents != 0 {
        let bytes = Self.read(entry.fd)
        // A terminal that nobody has open any more says that it fails.
        if bytes.isEmpty { open.removeAll { $0 == entry.fd } }
        if entry.fd == output { running.output += bytes } else { running.errors += bytes }
      }
      if end == nil, unsafe wait4(running.process, &ending, WNOHANG | WUNTRACED, &used) == running.process {
        // The low byte of one that was stopped, in wait(2).
        if ending & 0xFF == 0x7F { running.stops += 1 } else { end = Self.now }
      }
      if end == nil {
        watch(&running)
        open.removeAll { $0 != output && $0 != errors && $0 != running.terminal }
      }
      guard Self.now - began > deadline else { continue }
      wasLate = wasLate || end == nil
      kill(running.process, SIGKILL)
      // A child of the program may have the pipes open, and is not waited for.
      if end != nil { break }
    }
    let time = Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + Double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6
    let hasExited = ending & 0x7F == 0
    return Ended(
      status: hasExited ? ending >> 8 & 0xFF : nil, signal: hasExited ? nil : ending & 0x7F, wasLate: wasLate, output: running.output,
      errors: running.errors, duration: (end ?? Self.now) - began, end: end ?? Self.now, processor: time)
  }

  /// The seconds of the monotonic clock, by which the software card's diary is written.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw ToolFailure(name: "pipe", status: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A terminal: the end of the person who looks and types, and the name of the other end. The corresponding man page is pty(7); glibc's own
  /// functions for it are not in Swift's module.
  private static func terminal() throws -> (master: Int32, name: String) {
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var isLocked: Int32 = 0, number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN.
    guard master >= 0, unsafe ioctl(master, 0x4004_5431, &isLocked) == 0, unsafe ioctl(master, 0x8004_5430, &number) == 0 else {
      throw ToolFailure(name: "/dev/ptmx", status: errno)
    }
    return (master, "/dev/pts/\(number)")
  }

  private static func read(_ file: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = unsafe max(0, Glibc.read(file, buffer.baseAddress, buffer.count))
    }
  }

  /// Lends strings as C has them, with a null behind the last.
  private static func withStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = unsafe strings.map { unsafe strdup($0.map { CChar(bitPattern: $0) } + [0]) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(&copies)
  }
}

/// Limits for what is cut off after it has begun. A busy machine may not have begun within the first ones.
let cutOffs: [Duration] = [.milliseconds(200), .seconds(1), .seconds(5), .seconds(30)]

/// Waits up to a minute until something is true, and returns whether it became true.
func becomesTrue(_ isTrue: () throws -> Bool) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while try !isTrue() {
    guard ContinuousClock.now < deadline else { return false }
    try await Task.sleep(for: .milliseconds(10))
  }
  return true
}

/// Runs a body on a thread of its own, which may wait.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}
