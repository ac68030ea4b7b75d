/// A language model that the person has configured and allowed.
public struct LanguageModel: Sendable {
  /// The address of the server.
  public let endpoint: Endpoint
  /// The model's name on the server; nil as long as nobody has given it or found it out.
  public private(set) var name: String?
  /// The size of the context in tokens; nil if the server did not report one.
  public private(set) var context: Int?
  private let key: APIKey?
  private let transport: HTTPTransport

  /// Creates a model, without asking its server anything.
  public init(_ endpoint: Endpoint, name: String? = nil, key: APIKey? = nil, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.name = name
    self.key = key
    self.transport = transport
  }

  // MARK: Asking

  /// The time that a person waits for an answer before the rules' own sentences are shown.
  public static let patience = Duration.seconds(10)

  /// Sends a request, and waits for the whole reply. Tries again once if the server answers with status 500 before any text.
  /// - Parameters:
  ///   - silence: The longest time without a sign of life; nil for no limit but `time`.
  ///   - attention: Stops the request as soon as the person wants something else.
  ///   - onSnapshot: Gets the reply so far, each time that it has grown; returns `.enough` to stop it.
  /// - Returns: A reply with an ending, and with an `answer` if the request has a schema.
  /// - Throws: `LanguageModelFailure` for every way in which no such reply comes.
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

  /// Returns the request exactly as it would be sent, with a word in place of the key.
  public func preview(_ request: ChatRequest) -> String { httpRequest(request).description }

  /// Makes the server ready for requests with the same instructions, until the returned request loses its last owner.
  /// - Throws: `LanguageModelFailure.noCurl` if no request can be sent.
  public func warm(for request: ChatRequest) throws(LanguageModelFailure) -> PendingRequest {
    try transport.send(httpRequest(request.warming), Self.mostWarming)
  }

  /// The longest time to make a server ready: a large model is read from a slow disk.
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
    func take(_ events: [EventStream.Item]) throws(LanguageModelFailure) -> HTTPTransport.Demand {
      for event in events where !isDone {
        guard case .data(let bytes) = event else {
          isDone = true
          continue
        }
        guard let event = JSON(bytes) else { throw .malformed("part of it isn't JSON") }
        let before = (reply.text.utf8.count, reply.calls)
        try reply.take(event, asked: name)
        guard before != (reply.text.utf8.count, reply.calls) else { continue }
        if onSnapshot(reply) == .enough { throw .cancelled }
      }
      // Some servers count the tokens behind the end of the answer, and some leave the connection open without a word.
      return isDone ? .enough : reply.ending == nil ? .more : .rest
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
      // A failure after the end of the answer does not matter.
      let isWhole = reply.ending != nil && [.truncated, .timedOut, .tooLong].contains(error)
      guard isWhole || isDone && error == .cancelled else { throw error }
    }
    if !head.isStream { try reply.take(try Self.value(body, head, name), asked: name) }
    return try reply.checked(for: request, context: context)
  }

  /// The longest body that is not streamed, in bytes; longer than any list of models.
  private static let longestBody = 1_048_576

  /// The head of an HTTP response.
  private struct Head {
    var status = 0
    var type = ""

    var isStream: Bool { status == 200 && type != "application/json" && type != "text/html" }
  }

  /// Reads a response that was not streamed.
  /// - Throws: `LanguageModelFailure` for an error that the server reports, a redirection, or a body that is not JSON.
  private static func value(_ body: [UInt8], _ head: Head, _ name: String) throws(LanguageModelFailure) -> JSON {
    let value = JSON(body)
    if let failure = LanguageModelFailure(value, status: head.status, model: name) { throw failure }
    guard head.status < 300 else { throw .unreachable("it answers from another address; set model.url to that one") }
    guard let value else { throw .unreachable("what answers there isn't a language model") }
    return value
  }

  // MARK: Looking

  /// Asks the server for its state, and takes over the model's name and the size of its context if it is ready.
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
      guard let models = list["data"]?.array else { throw .unreachable("what answers there isn't a language model") }
      let ids = models.compactMap { $0["id"]?.string }
      let props = try? get(endpoint.rootAddress("props"))
      let server: ModelState.Server =
        props?["default_generation_settings"] != nil
        ? .llamaServer
        : (try? get(endpoint.rootAddress("api/version")))?["version"] != nil
          ? .ollama : models.contains { $0["max_model_len"] != nil } ? .vLLM : .other
      guard let id = ModelState.id(of: name, in: ids) else { return .missing(name, there: ids, server) }
      let model = models.first { $0["id"]?.string == id }
      var size =
        props?["default_generation_settings"]?["n_ctx"]?.contextSize ?? model?["meta"]?["n_ctx"]?.contextSize
        ?? model?["max_model_len"]?.contextSize
      if server == .ollama, let running = (try? get(endpoint.rootAddress("api/ps")))?["models"]?.array {
        size = running.first { $0["name"]?.string == id }?["context_length"]?.contextSize
      }
      self.name = id
      context = size
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
