import Glibc
public import SystemPackage

/// A program of the system, run without a shell and with none of our files open.
public struct Program: Sendable {
  public let path: FilePath
  private let environment: [String: String]

  /// How it ended: nil if it could not be run, or not to its end.
  public struct Exit: Equatable, Sendable {
    public let status: Int32?
    /// What it printed and complained.
    public let output: String
  }

  /// Finds it in the folders of `PATH` of the environment that it is to have, unless it is named by its path. The corresponding C function is `access`.
  public init?(_ name: String, environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let files = name.hasPrefix("/") ? [FilePath(name)] : folders.map { FilePath(String($0)).appending(name) }
    guard let path = files.first(where: { unsafe $0.withPlatformString { unsafe access($0, X_OK) } == 0 }) else { return nil }
    self.path = path
    self.environment = environment
  }

  /// More than anybody reads of what it says.
  private static let mostBytes = 65_536

  /// Runs it to its end, or ends it when its time is over.
  /// - Parameters:
  ///   - complains: Whether what it complains is part of its output; else nobody hears it.
  ///   - attention: Ends it too if the person leaves.
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

  /// Starts it; nil if that cannot be done. The corresponding C function is `posix_spawn`.
  /// - Parameter input: What it reads from standard input.
  func start(_ arguments: [String], input: [UInt8] = [], complains: Bool = false) -> RunningProgram? {
    var into: [Int32] = [-1, -1], out: [Int32] = [-1, -1]
    guard unsafe pipe(&out) == 0 else { return nil }
    if input.isEmpty { into[0] = unsafe open("/dev/null", O_RDONLY) } else { _ = unsafe pipe(&into) }
    defer { for end in [out[1], into[0]] where end >= 0 { close(end) } }
    guard into[0] >= 0, let process = spawn(arguments, input: into[0], output: out[1], complains) else {
      for end in [out[0], into[1]] where end >= 0 { close(end) }
      return nil
    }
    return RunningProgram(process, output: out[0], input: input.isEmpty ? nil : into[1], input)
  }

  private func spawn(_ arguments: [String], input: Int32, output: Int32, _ complains: Bool) -> pid_t? {
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
    // It begins as if from a shell: with no signal blocked or ignored that this process heeds in its own way.
    var attributes = posix_spawnattr_t(), none = sigset_t.none, all = sigset_t.all
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([path.string] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawn(&process, path.string, &actions, &attributes, &words, &variables) == 0 ? process : nil
  }

  /// What this process has open. One that is closed already is no mistake.
  private static var openFiles: [Int32] { ((try? Disk.names(in: "/proc/self/fd")) ?? []).compactMap { Int32($0) } }
}

/// A program that runs, and ends with its last owner at the latest.
final class RunningProgram {
  /// What happened next.
  enum Happening {
    case output([UInt8])
    /// Somebody wants attention.
    case noticed
    /// Nothing, and the time is over.
    case late
    /// It ended by itself: its status, or nil if a signal ended it.
    case ended(Int32?)
  }

  private var process: pid_t?
  /// What can be read once the process has ended; -1 where Linux is older than 5.3, and its end is waited for without a deadline.
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
    // A program that reads slowly, or not at all, keeps nobody waiting.
    if let input { _ = fcntl(input, F_SETFL, O_NONBLOCK) }
    write()
  }

  deinit {
    end()
    close(output)
    close(ending)
  }

  /// Ends it, and whatever it is doing. The corresponding C functions are `kill` and `waitpid`.
  func end() {
    closeInput()
    guard let process else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    self.process = nil
  }

  /// Waits for what happens next, and ends it when its time is over. The corresponding C function is `poll`.
  func next(until deadline: ContinuousClock.Instant, _ attention: Attention? = nil) -> Happening {
    while let process {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero else {
        end()
        return .late
      }
      // A program that has said all is about to end.
      if !isOpen, Attention.wait(for: .zero, on: [ending]) || ending < 0 { return .ended(status(of: process)) }
      let ready = Attention.wait(for: rest, on: [isOpen ? output : ending] + (attention?.descriptors ?? []), toWrite: input)
      if ready.isEmpty { continue }
      if let input, ready.contains(input) { write() }
      if ready.contains(output), let bytes = read() { return .output(bytes) }
      if let attention, !ready.isDisjoint(with: attention.descriptors) { return .noticed }
    }
    return .ended(nil)
  }

  /// Waits for the end of a process that ends; its status, or nil if a signal ended it. The corresponding C function is `waitpid`.
  private func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    self.process = nil
    closeInput()
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// What there is to read; nil if nothing will ever come.
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
      // Whoever does not want it all gets no more.
      unwritten = count < 0 ? [] : unwritten.dropFirst(count)
    }
    closeInput()
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }
}
