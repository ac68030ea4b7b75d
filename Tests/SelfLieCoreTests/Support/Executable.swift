import Foundation

/// The built `selflie`, run as a person or a script would run it.
struct Executable: Sendable {
  /// A home of its own, gone with the test.
  let home: TemporaryFolder
  var environment: [String: String] = [:]
  /// The built one, or a changed copy; and what runs it, such as `strace` with its options.
  var program = path.path
  var launcher: [String] = []

  init() throws {
    home = try TemporaryFolder()
  }

  /// What it finds in its environment.
  var surroundings: [String: String] {
    // A leak is looked for in the tests' own process; here it would only say what a child kept until its end.
    // What Swift says about a crash it says by another program, which strace would follow.
    ["SELFLIE_HOME": home.path, "ASAN_OPTIONS": "detect_leaks=0", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
    /// In seconds.
    let duration: Double

    /// What was printed, each line read as JSON.
    func objects() throws -> [[String: Any]] {
      try output.split(separator: "\n").compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    }
  }

  /// Where the package manager put it: beside the running tests.
  static let path: URL = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("selflie")
  }()

  /// Runs it to its end; with an action, that gets the running program once it has printed a text.
  func run(
    _ arguments: String..., when text: String? = nil, then action: (@Sendable (Launch.Running) -> Void)? = nil
  ) async throws -> Result {
    try await run(arguments, when: text, then: action)
  }

  /// Runs another program instead, with its environment.
  func run(_ arguments: [String], in program: String) async throws -> Result {
    var other = self
    other.program = program
    return try await other.run(arguments)
  }

  func run(
    _ arguments: [String], when text: String? = nil, then action: (@Sendable (Launch.Running) -> Void)? = nil
  ) async throws -> Result {
    let launch = Launch(launcher + [program] + arguments, environment: ProcessInfo.processInfo.environment.merging(surroundings) { $1 })
    return try await onThread {
      var isDue = text != nil
      let ended = try launch.run { running in
        guard isDue, let text, running.hasSaid(text) else { return }
        isDue = false
        action?(running)
      }
      return Result(
        status: ended.status ?? ended.signal ?? -1, output: String(decoding: ended.output, as: UTF8.self),
        errors: String(decoding: ended.errors, as: UTF8.self), duration: ended.duration)
    }
  }
}

/// A folder that is gone with its last owner.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter place: Another folder than the system's for temporary files, if it is there.
  init(in place: String? = nil) throws {
    let place = place.flatMap { FileManager.default.fileExists(atPath: $0) ? URL(fileURLWithPath: $0) : nil }
    let url = (place ?? FileManager.default.temporaryDirectory).appendingPathComponent("selflie-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }
}

extension Process {
  /// Starts it with no signal blocked, as a shell does: the threads of tests have most signals blocked.
  func start() throws {
    var none = sigset_t(), blocked = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try run()
  }
}

/// Runs a program of the system and waits for it.
@discardableResult
func runTool(_ name: String, _ arguments: [String], trims: Bool = true) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [name] + arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardInput = FileHandle.nullDevice
  try process.start()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try output.fileHandleForReading.close()
  guard process.terminationStatus == 0 else { throw ToolFailure(name: name, status: process.terminationStatus) }
  let text = String(decoding: data, as: UTF8.self)
  return trims ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
}

struct ToolFailure: Error {
  let name: String
  let status: Int32
}

/// The project's folder.
let projectFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
