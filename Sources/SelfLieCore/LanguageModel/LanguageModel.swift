/// A language model that a person has configured and allowed.
public struct LanguageModel: Sendable {
  public let endpoint: Endpoint
  /// As the server calls it; nil as long as nobody has said or found out.
  public private(set) var name: String?
  /// How many tokens a conversation may have, if the server said so.
  public private(set) var context: Int?
  private let key: APIKey?
  private let transport: HTTPTransport

  public init(_ endpoint: Endpoint, name: String? = nil, key: APIKey? = nil, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.name = name
    self.key = key
    self.transport = transport
  }

  // MARK: Asking

  /// As long as a person waits for an answer before the rules' own is shown.
  public static let patience = Duration.seconds(10)

  /// Asks, and waits for the whole answer. Once more, if a server says that it broke off over a mistake of the model's.
  /// - Parameters:
  ///   - silence: How long the server may say nothing; nil for as long as it has.
  ///   - attention: Stops it as soon as the person wants something else.
  ///   - onSnapshot: Gets the reply as far as it is written, each time that there is more of it; may have enough.
  /// - Returns: A reply with an ending; with an `answer` that has its form, if that was asked for.
  public func ask(
    _ request: ChatRequest, within time: Duration = patience, silence: Duration? = nil, attention: Attention? = nil,
    onSnapshot: (ChatReply) -> ControlFlow = { _ in .more }
  ) throws(LanguageModelFailure) -> ChatReply {
    let patience = TimeLimits(until: ContinuousClock.now + time, silence: silence)
    var isSeen = false
    func once() throws(LanguageModelFailure) -> ChatReply {
      try reply(to: request, patience, attention) { reply in
        isSeen = true
        return onSnapshot(reply)
      }
    }
    do { return try once() } catch {
      guard error.isPassing, !isSeen else { throw error }
      return try once()
    }
  }

  /// Exactly what would be sent, with a word in the place of the key.
  public func preview(_ request: ChatRequest) -> String { httpRequest(request).description }

  /// Makes the server ready for requests with the same instructions, while the person does something else. It ends with its last owner.
  public func warm(for request: ChatRequest) throws(LanguageModelFailure) -> PendingRequest {
    try transport.send(httpRequest(request.warming), Self.mostWarming)
  }

  /// A large model is read from a slow disk.
  private static let mostWarming = Duration.seconds(120)

  private func httpRequest(_ request: ChatRequest) -> HTTPRequest {
    HTTPRequest(address: endpoint.address("chat/completions"), isLocal: endpoint.isLocal, body: request.json(model: name ?? ""), key: key)
  }

  private func reply(
    to request: ChatRequest, _ patience: TimeLimits, _ attention: Attention?, _ onSnapshot: (ChatReply) -> ControlFlow
  ) throws(LanguageModelFailure) -> ChatReply {
    if attention?.heed() == .enough { throw .cancelled }
    let httpRequest = httpRequest(request)
    guard httpRequest.body.map({ $0.bytes.count <= HTTPRequest.mostBytes }) != false else { throw .overflow(context) }
    let name = name ?? ""
    var head = Head(), stream = EventStream(), reply = ChatReply(), body: [UInt8] = []
    var isDone = false
    func events(in bytes: [UInt8]) throws(LanguageModelFailure) -> [EventStream.Item] {
      do { return try stream.take(bytes) } catch { throw .tooLong }
    }
    func take(_ events: [EventStream.Item]) throws(LanguageModelFailure) -> ControlFlow {
      for event in events where !isDone {
        guard case .data(let bytes) = event else {
          isDone = true
          continue
        }
        guard let event = JSON(bytes) else { throw .malformed("a part of it is no JSON") }
        let before = (reply.text.utf8.count, reply.calls)
        try reply.take(event, asked: name)
        guard before != (reply.text.utf8.count, reply.calls) else { continue }
        if onSnapshot(reply) == .enough { throw .cancelled }
      }
      return isDone ? .enough : .more
    }
    do {
      try transport.carry(httpRequest, patience, attention) { (part) throws(LanguageModelFailure) in
        switch part {
        case .head(let status, let type): head = Head(status: status, type: type)
        case .body(let bytes) where head.isStream: return try take(try events(in: bytes))
        case .body(let bytes):
          body += bytes
          guard body.count <= Self.longestBody else { throw .tooLong }
        }
        return .more
      }
      if head.isStream { _ = try take(stream.end()) }
    } catch {
      // What came after the end of the answer is not part of it.
      let isWhole = reply.ending != nil && (error == .truncated || error == .timedOut)
      guard isWhole || isDone && error == .cancelled else { throw error }
    }
    if !head.isStream { try reply.take(try Self.value(body, head, name), asked: name) }
    return try reply.checked(for: request, context: context)
  }

  /// More than any reply that is not streamed, and any list of models.
  private static let longestBody = 1_048_576

  /// The head of an answer of HTTP.
  private struct Head {
    var status = 0
    var type = ""

    var isStream: Bool { status == 200 && type != "application/json" && type != "text/html" }
  }

  /// What came at once.
  private static func value(_ body: [UInt8], _ head: Head, _ name: String) throws(LanguageModelFailure) -> JSON {
    let value = JSON(body)
    if let failure = LanguageModelFailure(value, status: head.status, model: name) { throw failure }
    guard head.status < 300 else { throw .unreachable("it answers from another address; set model.url to that one") }
    guard let value else { throw .unreachable("what answers there is no language model") }
    return value
  }

  // MARK: Looking

  /// Finds out how it is, and, if it is ready, what it is called and how much it takes.
  public mutating func state(within time: Duration = .seconds(5), attention: Attention? = nil) -> ModelState {
    let patience = TimeLimits(until: ContinuousClock.now + time)
    func get(_ address: String) throws(LanguageModelFailure) -> JSON {
      var head = Head(), body: [UInt8] = []
      let httpRequest = HTTPRequest(address: address, isLocal: endpoint.isLocal, body: nil, key: key)
      try transport.carry(httpRequest, patience, attention) { (part) throws(LanguageModelFailure) in
        switch part {
        case .head(let status, let type): head = Head(status: status, type: type)
        case .body(let bytes): body += bytes
        }
        guard body.count <= Self.longestBody else { throw .tooLong }
        return .more
      }
      return try Self.value(body, head, name ?? "")
    }
    do throws(LanguageModelFailure) {
      let start = ContinuousClock.now
      let list = try get(endpoint.address("models"))
      let roundTrip = start.duration(to: .now)
      guard let models = list["data"]?.array else { throw .unreachable("what answers there is no language model") }
      let ids = models.compactMap { $0["id"]?.string }
      let props = try? get(endpoint.rootAddress("props"))
      let server: ModelState.Server =
        props?["default_generation_settings"] != nil
        ? .llamaServer
        : (try? get(endpoint.rootAddress("api/version")))?["version"] != nil
          ? .ollama : models.contains { $0["max_model_len"] != nil } ? .vLLM : .other
      guard let id = ModelState.id(of: name, in: ids) else { return .missing(name, there: ids, server) }
      let model = models.first { $0["id"]?.string == id }
      var size = props?["default_generation_settings"]?["n_ctx"]?.whole ?? model?["meta"]?["n_ctx"]?.whole ?? model?["max_model_len"]?.whole
      if server == .ollama, let running = (try? get(endpoint.rootAddress("api/ps")))?["models"]?.array {
        size = running.first { $0["name"]?.string == id }?["context_length"]?.whole
      }
      self.name = id
      context = size.flatMap { $0 > 0 ? $0 : nil }
      return .ready(.init(model: id, server: server, context: context, roundTrip: roundTrip))
    } catch {
      switch error {
      case .loading: return .loading
      case .busy: return .busy
      case .unauthorised: return .unauthorised
      default: return .unreachable(error)
      }
    }
  }
}
