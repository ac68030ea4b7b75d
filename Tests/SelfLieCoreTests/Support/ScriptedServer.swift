import Foundation
import Glibc
import Synchronization

@testable import SelfLieCore

/// A server of HTTP on this machine that says what a test has written down, and notes what it was asked. It is gone with its last owner.
final class ScriptedServer: Sendable {
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
  }

  struct Request {
    var target: String?
    var head: [String] = []
    var body: String?
    /// The target of a connection that the other side closed first.
    var closed: String?

    var json: JSON? { body.flatMap { JSON($0) } }
    func header(_ name: String) -> String? {
      head.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }?.split(separator: ":", maxSplits: 1).last
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  let port: Int
  private let listener: Socket
  private let record: Record

  /// - Parameter script: For each path the answers, given in turn, the last one again and again.
  init(_ script: [String: [[Step]]]) throws {
    // As in the executable: what is written to a program that has ended is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let listener = try Socket(), record = Record(script)
    (self.listener, self.record, port) = (listener, record, try listener.listen())
    Thread.detachNewThread {
      while let connection = listener.accept() { Thread.detachNewThread { record.serve(connection) } }
    }
  }

  /// One that answers each question of the chat in the same way.
  convenience init(chat steps: Step...) throws { try self.init(["/v1/chat/completions": [steps]]) }

  deinit {
    listener.shutDown()
    record.shutDown()
  }

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
  func requests() -> [Request] { record.requests }

  /// Waits until the other side has closed a connection.
  func waitUntilClosed() async throws -> Bool { try await becomesTrue { requests().contains { $0.closed != nil } } }

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

/// What a scripted server still has to say, and what it was asked.
private final class Record: Sendable {
  private struct State {
    var script: [String: [[ScriptedServer.Step]]]
    var requests: [ScriptedServer.Request] = []
    var connections: [Socket] = []
  }

  private let state: Mutex<State>

  init(_ script: [String: [[ScriptedServer.Step]]]) { state = Mutex(State(script: script)) }

  var requests: [ScriptedServer.Request] { state.withLock { $0.requests } }

  func shutDown() { for connection in state.withLock({ $0.connections }) { connection.shutDown() } }

  func serve(_ connection: Socket) {
    state.withLock { $0.connections.append(connection) }
    defer { state.withLock { $0.connections.removeAll { $0 === connection } } }
    guard let request = connection.request(), let target = request.target else { return }
    let path = target.replacing(/^http:\/\/[^\/]*/, with: "")
    let steps = state.withLock { state -> [ScriptedServer.Step] in
      state.requests.append(request)
      guard let answers = state.script[path] else { return [.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")] }
      if answers.count > 1 { state.script[path]?.removeFirst() }
      return answers[0]
    }
    for step in steps where !connection.take(step) {
      return state.withLock { $0.requests.append(.init(closed: target)) }
    }
    connection.shutDown()
  }
}

/// A socket, closed with its last owner.
private final class Socket: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  convenience init() throws {
    self.init(socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
    guard descriptor >= 0 else { throw ToolFailure(name: "socket", status: errno) }
  }

  deinit { close(descriptor) }

  /// Listens at a free port, and returns the port.
  func listen() throws -> Int {
    var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let isBound = unsafe bind(descriptor, address, size) == 0 && Glibc.listen(descriptor, 64) == 0
        return isBound ? unsafe getsockname(descriptor, address, &size) : -1
      }
    }
    guard status == 0 else { throw ToolFailure(name: "listen", status: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a connection; nil if this socket was shut down.
  func accept() -> Socket? {
    let accepted = Glibc.accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
    var isOn: Int32 = 1
    unsafe setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return Socket(accepted)
  }

  /// Ends the connection, whoever else has inherited the descriptor. What was sent still arrives.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Reads a request; nil if the other side closed the connection before its end.
  func request() -> ScriptedServer.Request? {
    var data: [UInt8] = []
    let end: [UInt8] = [13, 10, 13, 10]
    while true {
      guard let more = receive() else { return nil }
      data += more
      guard let head = data.firstRange(of: end) else { continue }
      let lines = String(decoding: data[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      let length = lines.first { $0.lowercased().hasPrefix("content-length:") }.flatMap {
        Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces))
      }
      while data.count - head.upperBound < length ?? 0 {
        guard let more = receive() else { return nil }
        data += more
      }
      let words = lines[0].split(separator: " ")
      let target = words.count > 1 ? String(words[1]) : nil
      return .init(target: target, head: Array(lines.dropFirst()), body: String(decoding: data[head.upperBound...], as: UTF8.self))
    }
  }

  /// Takes a step of an answer.
  /// - Returns: Whether the other side still listens.
  func take(_ step: ScriptedServer.Step) -> Bool {
    switch step {
    case .send(let text): return send(Array(text.utf8))
    case .bytes(let bytes): return send(bytes)
    case .trickle(let bytes): return bytes.allSatisfy { send([$0]) }
    case .forever(let text): while send(Array(text.utf8)) {}
    case .hang: _ = receive()
    }
    return false
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func receive() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Array(bytes[..<count]) : nil
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
