/// One turn of a conversation with a model. Instructions and the person's words never share a text: see `ChatRequest`.
public enum ChatMessage: Equatable, Sendable {
  /// A request in selflie's words, and the words of the person that the request is about, by name, fenced as data.
  case user(_ format: String, words: [JSON.Member] = [])
  /// An answer of the model, in the form in which it is sent again.
  case assistant(String, calls: [ToolCall] = [])
  /// The result of a tool, for the call with this id.
  case tool(_ call: String, JSON)

  fileprivate var json: JSON {
    switch self {
    case .user: ["role": "user", "content": .string(content)]
    case .assistant(_, let calls):
      .object(
        [.init("role", "assistant"), .init("content", .string(content))]
          + (calls.isEmpty ? [] : [.init("tool_calls", .array(calls.map(\.json)))]))
    case .tool(let id, _): ["role": "tool", "tool_call_id": .string(id), "content": .string(content)]
    }
  }

  fileprivate var content: String {
    switch self {
    case .user(let format, let words): words.isEmpty ? format : "\(format)\n\n```json\n\(JSON.object(words).fenced)\n```"
    // A model's text may contain the person's words.
    case .assistant(let text, _): JSON.unmarked(text)
    case .tool(_, let result): result.fenced
    }
  }
}

/// A function that a model may ask for, and that only selflie runs.
public struct Tool: Equatable, Sendable {
  /// The name by which the model asks for the tool.
  public let name: String
  /// What the tool does, in words for the model.
  public let meaning: String
  /// The form of the arguments.
  public let arguments: Schema

  /// Creates a tool.
  public init(_ name: String, _ meaning: String, _ arguments: Schema) {
    self.name = name
    self.meaning = meaning
    self.arguments = arguments
  }

  fileprivate var json: JSON {
    ["type": "function", "function": ["name": .string(name), "description": .string(meaning), "parameters": arguments.json]]
  }
}

/// A model's request to run a tool.
public struct ToolCall: Equatable, Sendable {
  /// The id that the server gave the call.
  public var id: String
  /// The name of the tool.
  public var name: String
  /// The arguments as the model wrote them, which should be JSON.
  public var arguments: String

  /// Returns the arguments, checked against the tool's schema; or what is wrong with them, in words for the model.
  public func arguments(for tool: Tool) -> Result<JSON, LanguageModelFailure> {
    guard let value = JSON(arguments.isEmpty ? "{}" : arguments) else { return .failure(.malformed("the arguments are no JSON")) }
    return tool.arguments.fault(in: value, at: "the arguments").map { .failure(.malformed($0)) } ?? .success(value)
  }

  /// The arguments as they are sent again: a server blames itself for arguments that are not JSON, so they become an empty object.
  private var replayed: String { JSON(arguments)?.fenced ?? "{}" }

  fileprivate var bytes: Int { replayed.utf8.count }

  fileprivate var json: JSON {
    ["id": .string(id), "type": "function", "function": ["name": .string(JSON.unmarked(name)), "arguments": .string(replayed)]]
  }
}

/// A request to a model, with only those fields that all servers understand.
public struct ChatRequest: Equatable, Sendable {
  /// The kind of reply that is wanted. A schema and tools exclude each other: servers obey the schema, and no tool is ever called.
  public enum ResponseFormat: Equatable, Sendable {
    case text
    case answer(Schema)
    case tools([Tool])
  }

  /// What the model is to do, in selflie's words, never in the person's.
  public var instructions: String
  /// The conversation, oldest turn first.
  public var turns: [ChatMessage]
  /// The kind of reply that is wanted.
  public var format: ResponseFormat
  /// The longest reply, in tokens.
  public var mostTokens = 400
  /// How much chance decides among likely tokens, from 0 for not at all.
  public var temperature = 0.8
  /// The seed of that chance: with the same seed a server that honours it gives the same answer; nil for a random one.
  public var seed: Int?

  /// Creates a request.
  public init(_ instructions: String, _ turns: [ChatMessage], _ format: ResponseFormat = .text, seed: Int? = nil) {
    self.instructions = instructions
    self.turns = turns
    self.format = format
    self.seed = seed
  }

  /// The instructions, with the form of the answer: a server holds a model to a schema without showing it the schema.
  private var system: String {
    guard case .answer(let schema) = format else { return instructions }
    return ([instructions, "", "Answer with JSON alone: \(schema.words)."] + schema.lines).joined(separator: "\n")
  }

  /// A rough count of the request's tokens, at three bytes each.
  public var tokens: Int { words / 3 }

  private var words: Int { system.utf8.count + turns.reduce(0) { $0 + $1.content.utf8.count } }

  /// The number of bytes that the model reads.
  var bytes: Int {
    var sum = words
    for case .assistant(_, let calls) in turns { sum += calls.reduce(0) { $0 + $1.bytes } }
    if case .tools(let tools) = format { sum += tools.reduce(0) { $0 + $1.json.bytes.count } }
    return sum
  }

  /// Returns the JSON that is posted.
  func json(model: String) -> JSON {
    let messages: [JSON] = [["role": "system", "content": .string(system)]] + turns.map(\.json)
    var members: [JSON.Member] = [
      .init("model", .string(model)), .init("messages", .array(messages)), .init("max_tokens", .number(Double(mostTokens))),
      .init("temperature", .number(temperature)), .init("top_p", 0.95), .init("stream", true),
      .init("stream_options", ["include_usage": true]), .init("reasoning_effort", "none"),
    ]
    if let seed { members.append(.init("seed", .number(Double(seed)))) }
    switch format {
    case .text: break
    case .answer(let schema):
      members.append(
        .init("response_format", ["type": "json_schema", "json_schema": ["name": "answer", "strict": true, "schema": schema.json]]))
    case .tools(let tools): members.append(.init("tools", .array(tools.map(\.json))))
    }
    return .object(members)
  }

  /// The shortest request with the same beginning, which makes a server load the model and read the instructions.
  var warming: ChatRequest {
    var request = self
    request.turns = [.user("Wait.")]
    request.mostTokens = 1
    if case .answer = format {
      request.instructions = system
      request.format = .text
    }
    return request
  }
}

/// A model's reply, as far as it has come.
public struct ChatReply: Equatable, Sendable {
  /// The ways in which a reply ends.
  public enum FinishReason: Equatable, Sendable {
    case stop, length, calls
  }

  /// The text so far, without the thoughts before it.
  public var text: String { spoken.words }
  private var spoken = SpokenText()
  /// The tool calls so far, in the order in which the model made them.
  public private(set) var calls: [ToolCall] = []
  /// How the reply ended; nil as long as it goes on.
  public private(set) var ending: FinishReason?
  /// The answer as JSON, once it is complete and has the form that was asked for.
  public private(set) var answer: JSON?
  /// The name of the model that answered, as the server tells it.
  public private(set) var model: String?
  /// The number of tokens in the request, as the server counted them.
  private(set) var promptTokens: Int?
  /// The number of those tokens that the server had read before.
  private(set) var cachedTokens: Int?
  /// The number of tokens in the reply, as the server counted them.
  private(set) var answerTokens: Int?

  init() {}

  /// The answer as JSON as far as it is written, with open strings, arrays and objects closed.
  public var snapshot: JSON? { JSON(prefix: Self.unfenced(text)) }

  /// The largest number of tool calls in one reply.
  static let mostCalls = 8
  /// The longest text with its calls, in bytes.
  private static let longestText = 65_536

  /// Adds a part of a streamed reply, or a whole reply.
  /// - Throws: `LanguageModelFailure` for an error that the server reports, a refusal, a filter, or a reply that is too long or out of order.
  mutating func take(_ event: JSON, asked name: String = "") throws(LanguageModelFailure) {
    if let failure = LanguageModelFailure(event, status: 200, model: name) { throw failure }
    if let model = event["model"]?.string { self.model = model }
    if let usage = event["usage"], !usage.isNull {
      promptTokens = usage["prompt_tokens"]?.tokens
      cachedTokens = usage["prompt_tokens_details"]?["cached_tokens"]?.tokens
      answerTokens = usage["completion_tokens"]?.tokens
    }
    // The choices are empty in the part that gives the usage. One is asked for, and a server that writes several may mix them.
    guard let choice = event["choices"]?.array?.first(where: { ($0["index"]?.whole ?? 0) == 0 }) else { return }
    let part = choice["delta"] ?? choice["message"]
    if part?["refusal"]?.string?.isEmpty == false { throw .refused }
    spoken.take(part?["content"]?.string ?? "")
    for (place, call) in (part?["tool_calls"]?.array ?? []).enumerated() { try take(call, place) }
    guard spoken.count + calls.reduce(0, { $0 + $1.arguments.utf8.count }) <= Self.longestText else { throw .tooLong }
    switch choice["finish_reason"]?.string {
    case nil: break
    case "length": ending = .length
    case "content_filter": throw .filtered
    // Some servers end a reply with calls by "stop" too.
    case _: ending = calls.isEmpty ? .stop : .calls
    }
  }

  private mutating func take(_ call: JSON, _ place: Int) throws(LanguageModelFailure) {
    let index = call["index"]?.whole ?? place
    guard (0...calls.count).contains(index), index < Self.mostCalls else { throw .malformed("it asks for more than it may") }
    if index == calls.count { calls.append(ToolCall(id: "call-\(index)", name: "", arguments: "")) }
    if let id = call["id"]?.string, !id.isEmpty { calls[index].id = id }
    calls[index].name += call["function"]?["name"]?.string ?? ""
    // A few servers send an object instead of a string.
    calls[index].arguments += call["function"]?["arguments"].map { $0.string ?? ($0.isNull ? "" : $0.text) } ?? ""
  }

  /// Returns the complete reply, after checks against the request.
  /// - Parameter context: The number of tokens that the server takes; nil if unknown.
  /// - Throws: `LanguageModelFailure.truncated`, `.overflow`, `.cutShort`, or `.malformed` for an answer without the form.
  func checked(for request: ChatRequest, context: Int?) throws(LanguageModelFailure) -> ChatReply {
    // A reply is complete only if the server said how it ended: some servers close the connection over an error as if it were complete.
    guard let ending else { throw .truncated }
    // Ollama drops the beginning of a request that is too long, and only its count of tokens shows that. Short requests fit everywhere.
    if let promptTokens, request.tokens >= 1000, promptTokens * 10 < request.tokens * 6 { throw .overflow(context) }
    if ending == .length {
      let isFull = context.map { (promptTokens ?? 0) + (answerTokens ?? 0) >= $0 } ?? false
      if isFull || answerTokens.map({ $0 < request.mostTokens }) == true { throw .overflow(context) }
      // A plain text that was cut short can be read as far as it goes.
      switch request.format {
      case .text: break
      case .tools: if !calls.isEmpty { throw .cutShort }
      case .answer: throw .cutShort
      }
    }
    guard case .answer(let schema) = request.format else { return self }
    var reply = self
    guard !text.allSatisfy(\.isWhitespace) else { throw .malformed("it has no words") }
    guard let answer = JSON(Self.unfenced(text, isWhole: true)) else { throw .malformed("it isn't JSON") }
    if let fault = schema.fault(in: answer) { throw .malformed(fault) }
    reply.answer = answer
    return reply
  }

  /// Returns a text without the fence of three backticks that models put around JSON.
  private static func unfenced(_ text: String, isWhole: Bool = false) -> String {
    var rest = text.drop { $0.isWhitespace }
    guard rest.hasPrefix("```") else { return String(rest) }
    rest = rest.drop { !$0.isNewline }.dropFirst()
    guard isWhole, let end = rest.lastIndex(where: { !$0.isWhitespace && $0 != "`" }) else { return String(rest) }
    return String(rest[...end])
  }
}

extension JSON {
  /// A number of tokens that a server may have counted; nil for any other value. A server may write anything, and sums must not overflow.
  fileprivate var tokens: Int? { whole.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil } }

  /// The size of a context in tokens; nil for a value that no model has, as for any that is no whole number.
  var contextSize: Int? { whole.flatMap { Self.contextSizes.contains($0) ? $0 : nil } }

  /// From less than any conversation takes, to ten times the largest context that there is.
  static let contextSizes = 64...100_000_000
}
