import Glibc
public import SystemPackage

/// A program of the system, run without a shell and without access to this process's open files.
public struct Program: Sendable {
  /// The program's file.
  public let path: FilePath
  /// The environment with which it runs.
  let environment: [String: String]

  /// The end of a run.
  public struct Exit: Equatable, Sendable {
    /// The exit status from 0 to 255; nil if the program did not start, was ended, or died by a signal.
    public let status: Int32?
    /// The beginning of the program's output, with its complaints if they were wanted: 64 KiB or a little more.
    public let output: String
  }

  /// Finds a program in the folders of its environment's `PATH`, or by its absolute path; nil if none may be run. The corresponding C
  /// function is `access`.
  public init?(_ name: String, environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let files = name.hasPrefix("/") ? [FilePath(name)] : folders.map { FilePath(String($0)).appending(name) }
    guard let path = files.first(where: { unsafe $0.withPlatformString { unsafe access($0, X_OK) } == 0 }) else { return nil }
    self.path = path
    self.environment = environment
  }

  /// The bytes of output from which more is dropped.
  private static let mostBytes = 65_536

  /// Runs the program to its end, or kills it when its time is over.
  /// - Parameters:
  ///   - complains: Whether standard error is a part of the output; otherwise it is dropped.
  ///   - attention: Ends the program too if the person leaves, presses Ctrl-Z, or presses a key.
  public func run(
    _ arguments: [String], for time: Duration = .seconds(10), complains: Bool = true, attention: Attention? = nil
  ) -> Exit {
    let deadline = ContinuousClock.now + time
    guard let program = start(arguments, complains: complains) else { return Exit(status: nil, output: "") }
    var output: [UInt8] = []
    while true {
      switch program.next(until: deadline, attention) {
      case .output(let bytes): if output.count < Self.mostBytes { output += bytes }
      case .noticed: if attention?.heed() == .enough { return Exit(status: nil, output: Self.text(output)) }
      case .late: return Exit(status: nil, output: Self.text(output))
      case .ended(let status): return Exit(status: status, output: Self.text(output))
      }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Starts the program; nil if that fails.
  /// - Parameter input: The bytes of the program's standard input.
  func start(_ arguments: [String], input: [UInt8] = [], complains: Bool = false) -> RunningProgram? {
    var into: [Int32] = [-1, -1], out: [Int32] = [-1, -1]
    guard unsafe pipe(&out) == 0 else { return nil }
    if input.isEmpty { into[0] = unsafe open("/dev/null", O_RDONLY) } else { _ = unsafe pipe(&into) }
    defer { for end in [out[1], into[0]] where end >= 0 { close(end) } }
    guard into[0] >= 0, let process = spawn(arguments, input: into[0], output: out[1], complains: complains) else {
      for end in [out[0], into[1]] where end >= 0 { close(end) }
      return nil
    }
    return RunningProgram(process, output: out[0], input: input.isEmpty ? nil : into[1], input)
  }

  /// Starts the program in a new process; nil if that fails. The corresponding C function is `posix_spawn`.
  /// - Parameters:
  ///   - complains: Whether standard error goes to the output too; otherwise it is dropped.
  ///   - blocked: The signals that the program does not get.
  func spawn(_ arguments: [String], input: Int32, output: Int32, complains: Bool, blocked: sigset_t = .none) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if complains {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    for file in Self.openFiles where file > STDERR_FILENO { unsafe posix_spawn_file_actions_addclose(&actions, file) }
    // The program begins as if from a shell, without the signals that this process blocks or ignores.
    var attributes = posix_spawnattr_t(), blocked = blocked, all = sigset_t.all
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([path.string] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawn(&process, path.string, &actions, &attributes, &words, &variables) == 0 ? process : nil
  }

  /// The open descriptors of this process. Some may be closed already, which does no harm.
  private static var openFiles: [Int32] { ((try? Disk.names(in: "/proc/self/fd")) ?? []).compactMap { Int32($0) } }
}

/// A running program, killed at the latest when its last owner goes.
final class RunningProgram {
  /// The next event of a running program.
  enum Happening {
    case output([UInt8])
    /// A notice came.
    case noticed
    /// The time is over, and the program was killed.
    case late
    /// The program ended: its exit status, or nil if a signal ended it.
    case ended(Int32?)
  }

  private var process: pid_t?
  /// The descriptor that can be read once the process has ended; -1 before Linux 5.3, where its end is waited for without a limit.
  private let ending: Int32
  private let output: Int32
  private var isOpen = true
  private var input: Int32?
  private var unwritten: ArraySlice<UInt8>

  fileprivate init(_ process: pid_t, output: Int32, input: Int32?, _ bytes: [UInt8]) {
    self.process = process
    self.output = output
    self.input = input
    ending = Linux.descriptor(of: process)
    unwritten = bytes[...]
    // A program that reads slowly, or not at all, must not block this one.
    if let input { _ = fcntl(input, F_SETFL, O_NONBLOCK) }
    write()
  }

  deinit {
    end()
    close(output)
    close(ending)
  }

  /// Kills the program. The corresponding C functions are `kill` and `waitpid`.
  func end() {
    closeInput()
    guard let process else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    self.process = nil
  }

  /// Waits for the next event, and kills the program when its time is over. The corresponding C function is `poll`.
  func next(until deadline: ContinuousClock.Instant, _ attention: Attention? = nil) -> Happening {
    while let process {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero else {
        end()
        return .late
      }
      // A program that closed its output is about to end.
      if !isOpen, Attention.wait(for: .zero, on: [ending]) || ending < 0 { return .ended(status(of: process)) }
      let ready = Attention.wait(for: rest, on: [isOpen ? output : ending] + (attention?.descriptors ?? []), toWrite: input)
      if ready.isEmpty { continue }
      if let input, ready.contains(input) { write() }
      if ready.contains(output), let bytes = read() { return .output(bytes) }
      if let attention, !ready.isDisjoint(with: attention.descriptors) { return .noticed }
    }
    return .ended(nil)
  }

  /// Waits for the end of an ending process; its exit status, or nil if a signal ended it. The corresponding C function is `waitpid`.
  private func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    self.process = nil
    closeInput()
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Returns the bytes that can be read; nil at the end of the output, or if a signal interrupted.
  private func read() -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, filled in
      count = unsafe Glibc.read(output, buffer.baseAddress, 16_384)
      filled = max(0, count)
    }
    if count > 0 { return bytes }
    if count == 0 || errno != EINTR { isOpen = false }
    return nil
  }

  private func write() {
    while let input, !unwritten.isEmpty {
      let count = unsafe unwritten.withUnsafeBytes { unsafe Glibc.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      // A program that reads only a part gets no more.
      unwritten = count < 0 ? [] : unwritten.dropFirst(count)
    }
    closeInput()
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }
}
