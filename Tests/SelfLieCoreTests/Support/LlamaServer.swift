import Foundation

@testable import SelfLieCore

/// A real llama-server with one of the tiny models, gone with its last owner.
final class LlamaServer: @unchecked Sendable {
  /// What `make test-model` has built; nil otherwise.
  static let program = ProcessInfo.processInfo.environment["SELFLIE_MODEL_SERVER"]
  static let models = ProcessInfo.processInfo.environment["SELFLIE_MODELS"] ?? ""

  private let process = Process()
  private let socket: Int
  /// What it says of itself.
  private let log: TemporaryFolder

  /// - Parameters:
  ///   - model: "sentences", or "tools".
  ///   - launcher: What runs it, such as `strace` with its options; it has to become the server.
  ///   - isReady: Whether to wait until it is.
  init(_ model: String = "sentences", _ arguments: String..., launcher: [String] = [], isReady: Bool = true) async throws {
    signal(SIGPIPE, SIG_IGN)
    log = try TemporaryFolder()
    _ = FileManager.default.createFile(atPath: log.file("log"), contents: nil)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log.file("log")))
    // Below the ports that Linux gives to clients, of which one that has just been closed is still taken.
    socket = Int.random(in: 20_000..<32_000)
    let call =
      launcher + [
        Self.program ?? "", "-m", "\(Self.models)/\(model).gguf", "-a", "tiny", "--host", "127.0.0.1", "--port", "\(socket)",
        "-np", "1", "-t", "1", "--no-webui",
      ] + arguments
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = call
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    try? handle.close()
    if isReady { try await wait { if case .ready = $0 { true } else { $0 == .unauthorised } } }
  }

  deinit { stop() }

  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Stops its time, and lets it go on.
  func pause() { kill(process.processIdentifier, SIGSTOP) }
  func go() { kill(process.processIdentifier, SIGCONT) }

  var url: String { "http://127.0.0.1:\(socket)/v1" }

  func model(key: String? = nil, name: String? = nil) throws -> LanguageModel {
    guard let endpoint = Endpoint(url) else { throw ToolFailure(name: "no address", status: -1) }
    return LanguageModel(
      endpoint, name: name, key: key.flatMap { APIKey($0) },
      transport: .curl(environment: ProcessInfo.processInfo.environment).keeping(self))
  }

  /// Waits until it is so.
  func wait(until isSo: (ModelState) -> Bool) async throws {
    var isThere = false
    _ = try await becomesTrue {
      var model = try model()
      isThere = isSo(model.state())
      return isThere || !process.isRunning
    }
    guard isThere else { throw ToolFailure(name: "llama-server: " + ((try? said()) ?? ""), status: -1) }
  }

  /// What it wrote.
  func said() throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: log.file("log"))), as: UTF8.self) }
}
