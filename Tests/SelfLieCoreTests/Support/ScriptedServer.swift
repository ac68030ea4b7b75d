import Foundation

@testable import SelfLieCore

/// A server of HTTP on this machine that says what a test has written down, and notes what it was asked. It is gone with its last owner.
final class ScriptedServer: @unchecked Sendable {
  /// What it does when it is asked, one after the other; then it closes the connection.
  enum Step {
    case send(String)
    case bytes([UInt8])
    /// Byte by byte, each in a packet of its own.
    case trickle([UInt8])
    /// Again and again, until nobody listens.
    case forever(String)
    /// Nothing more, until nobody listens.
    case hang

    fileprivate var json: [String: Any] {
      func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
      return switch self {
      case .send(let text): ["send": hex(text.utf8)]
      case .bytes(let bytes): ["send": hex(bytes)]
      case .trickle(let bytes): ["send": hex(bytes), "each": true]
      case .forever(let text): ["repeat": hex(text.utf8)]
      case .hang: ["hang": true]
      }
    }
  }

  struct Request: Decodable {
    var target: String?
    var head: [String]?
    var body: String?
    /// The target of a connection that the other side closed first.
    var closed: String?

    var json: JSON? { body.flatMap { JSON($0) } }
    func header(_ name: String) -> String? {
      head?.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }?.split(separator: ":", maxSplits: 1).last
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  let port: Int
  private let process = Process()
  private let files: TemporaryFolder

  /// - Parameter script: For each path the answers, given in turn, the last one again and again.
  init(_ script: [String: [[Step]]]) throws {
    // As in the executable: what is written to a program that has ended is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    files = try TemporaryFolder()
    let steps = script.mapValues { $0.map { $0.map(\.json) } }
    try JSONSerialization.data(withJSONObject: steps).write(to: URL(fileURLWithPath: files.file("script")))
    _ = FileManager.default.createFile(atPath: files.file("log"), contents: nil)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", projectFolder + "/Tests/ScriptedServer/server.py", files.file("script"), files.file("log")]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while !line.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw ToolFailure(name: "server.py", status: -1) }
      line += more
    }
    port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  /// One that answers each question of the chat in the same way.
  convenience init(chat steps: Step...) throws { try self.init(["/v1/chat/completions": [steps]]) }

  deinit { kill(process.processIdentifier, SIGKILL) }

  var url: String { "http://127.0.0.1:\(port)/v1" }

  /// A model behind it.
  /// - Parameters:
  ///   - url: Another address than its own.
  ///   - environment: What curl finds besides the tests' own.
  func model(
    at url: String? = nil, name: String? = "tiny", key: String? = nil, environment: [String: String] = [:]
  ) throws -> LanguageModel {
    guard let endpoint = Endpoint(url ?? self.url) else { throw ToolFailure(name: "no address", status: -1) }
    return LanguageModel(
      endpoint, name: name, key: key.flatMap { APIKey($0) },
      transport: .curl(environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }).keeping(self))
  }

  /// What it was asked, in order.
  func requests() throws -> [Request] {
    try String(contentsOfFile: files.file("log"), encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Request.self, from: Data($0.utf8))
    }
  }

  /// Waits until the other side has closed a connection.
  func waitUntilClosed() async throws -> Bool {
    for _ in 0..<500 {
      if try requests().contains(where: { $0.closed != nil }) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  // MARK: What servers say

  static func head(_ status: Int = 200, _ type: String = "text/event-stream", _ more: String = "") -> String {
    "HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\n\(more)Connection: close\r\n\r\n"
  }

  static func json(_ status: Int, _ body: String) -> Step {
    .send(head(status, "application/json; charset=utf-8", "Content-Length: \(body.utf8.count)\r\n") + body)
  }

  /// An event with a part of the text.
  static func delta(_ text: String, ending: String? = nil) -> String {
    let delta: JSON = ["content": .string(text)]
    let choice: JSON = ["index": 0, "delta": delta, "finish_reason": ending.map { .string($0) } ?? .null]
    let event: JSON = ["object": "chat.completion.chunk", "model": "tiny", "choices": [choice]]
    return "data: \(event.text)\n\n"
  }

  /// A whole streamed answer that calls tools.
  static func calls(_ calls: [(name: String, arguments: String)], saying text: String = "") -> String {
    let all = calls.enumerated().map { index, call -> JSON in
      [
        "index": .number(Double(index)), "id": .string("c\(index)"), "type": "function",
        "function": ["name": .string(call.name), "arguments": .string(call.arguments)],
      ]
    }
    let delta: JSON = ["content": .string(text), "tool_calls": .array(all)]
    let event: JSON = ["model": "tiny", "choices": [["index": 0, "delta": delta, "finish_reason": .null]]]
    return "data: \(event.text)\n\n" + Self.delta("", ending: "tool_calls") + "data: [DONE]\n\n"
  }

  /// A whole streamed answer.
  static func stream(_ parts: [String], ending: String? = "stop", done: Bool = true) -> String {
    parts.map { delta($0) }.joined() + (ending.map { delta("", ending: $0) } ?? "") + (done ? "data: [DONE]\n\n" : "")
  }
}

extension HTTPTransport {
  /// The same, with a server that is there as long as it may be asked.
  func keeping(_ server: any AnyObject & Sendable) -> HTTPTransport {
    let carry = carry, send = send
    return HTTPTransport { (httpRequest, patience, attention, receive) throws(LanguageModelFailure) in
      defer { withExtendedLifetime(server) {} }
      try carry(httpRequest, patience, attention, receive)
    } send: { (httpRequest, time) throws(LanguageModelFailure) in
      defer { withExtendedLifetime(server) {} }
      return try send(httpRequest, time)
    }
  }
}
