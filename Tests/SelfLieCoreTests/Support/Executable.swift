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

  /// Runs it to its end; with an action, that gets the process once it has printed a text.
  func run(_ arguments: String..., when text: String? = nil, then action: (@Sendable (Process) -> Void)? = nil) async throws -> Result {
    try await run(arguments, when: text, then: action)
  }

  /// Runs another program instead, with its environment.
  func run(_ arguments: [String], in program: String) async throws -> Result {
    var other = self
    other.program = program
    return try await other.run(arguments)
  }

  func run(_ arguments: [String], when text: String? = nil, then action: (@Sendable (Process) -> Void)? = nil) async throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: launcher.first ?? program)
    process.arguments = launcher.isEmpty ? arguments : launcher.dropFirst() + [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe(), errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let start = Date()
    return try await withCheckedThrowingContinuation { continuation in
      let ends = DispatchGroup()
      ends.enter()
      process.terminationHandler = { _ in ends.leave() }
      do { try process.start() } catch { return continuation.resume(throwing: error) }
      // On threads of their own, each read by one alone and to its end: a handler that Foundation calls may still read what was closed.
      let gathered = [output, errors].map { pipe in
        let gathered = Gathered(), file = pipe.fileHandleForReading
        ends.enter()
        Thread.detachNewThread {
          while case let data = file.availableData, !data.isEmpty {
            gathered.add(data)
            if let text, let action, gathered.text.contains(text), gathered.isFirst { action(process) }
          }
          ends.leave()
        }
        return gathered
      }
      ends.notify(queue: .global()) {
        // Foundation keeps what it knows of a process, and with it the ends of its pipes: thousands of processes later none could be opened.
        for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
        continuation.resume(
          returning: Result(
            status: process.terminationStatus, output: gathered[0].text, errors: gathered[1].text,
            duration: Date().timeIntervalSince(start)))
      }
    }
  }
}

/// What a pipe has said so far.
private final class Gathered: @unchecked Sendable {
  private let lock = NSLock()
  private var data = Data()
  private var wasAsked = false

  func add(_ more: Data) { lock.withLock { data += more } }

  var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }

  /// True once.
  var isFirst: Bool {
    lock.withLock {
      defer { wasAsked = true }
      return !wasAsked
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
