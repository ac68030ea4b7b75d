import Glibc
public import SystemPackage

/// A program of the system, run without a shell and with none of our files open.
public struct Program: Sendable {
  public let path: FilePath

  /// How it ended: nil if it could not be run, or not to its end.
  public struct Outcome: Equatable, Sendable {
    public let status: Int32?
    /// What it printed and complained.
    public let output: String
  }

  /// Finds it in the folders of `PATH`. The corresponding C function is `access`.
  public init?(_ name: String, environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let files = folders.map { FilePath(String($0)).appending(name) }
    guard let path = files.first(where: { unsafe $0.withPlatformString { unsafe access($0, X_OK) } == 0 }) else { return nil }
    self.path = path
  }

  /// More than anybody reads of what it says.
  private static let mostBytes = 65_536

  /// Runs it to its end, or ends it when its time is over. The corresponding C functions are `posix_spawn` and `waitpid`.
  public func run(_ arguments: [String], for time: Duration = .seconds(10)) -> Outcome {
    let deadline = ContinuousClock.now + time
    let nothing = Outcome(status: nil, output: "")
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nothing }
    let process = spawn(arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nothing }
    var output: [UInt8] = []
    var status: Int32 = 0
    var isOpen = true
    while true {
      let rest = ContinuousClock.now.duration(to: deadline)
      guard rest > .zero else {
        kill(process, SIGKILL)
        unsafe waitpid(process, &status, 0)
        return Outcome(status: nil, output: Self.text(output))
      }
      if isOpen {
        isOpen = read(ends[0], into: &output, for: rest)
      } else {
        // It has said all, and is about to end.
        if unsafe waitpid(process, &status, WNOHANG) == process { break }
        _ = poll(nil, 0, 5)
      }
    }
    return Outcome(status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil, output: Self.text(output))
  }

  private func spawn(_ arguments: [String], output: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    for file in Self.openFiles where file > STDERR_FILENO { unsafe posix_spawn_file_actions_addclose(&actions, file) }
    var words = unsafe ([path.string] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawn(&process, path.string, &actions, nil, &words, environ) == 0 ? process : nil
  }

  /// What this process has open. One that is closed already is no mistake.
  private static var openFiles: [Int32] { ((try? Disk.names(in: "/proc/self/fd")) ?? []).compactMap { Int32($0) } }

  /// Reads what comes next; false if nothing will.
  private func read(_ end: Int32, into output: inout [UInt8], for time: Duration) -> Bool {
    guard Attention.wait(for: time, on: [end]) else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe Glibc.read(end, &bytes, bytes.count)
    if count > 0, output.count < Self.mostBytes { output += bytes[..<count] }
    return count > 0 || count < 0 && errno == EINTR
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
