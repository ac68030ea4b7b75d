/// One turn of a conversation with a model. What it is told to do, and what the person says, never share a text: see `ChatRequest`.
public enum ChatMessage: Equatable, Sendable {
  /// What is wanted now, and the words of the person that it is about, each with its name. The words are fenced as data.
  case user(_ format: String, words: [JSON.Member] = [])
  /// What the model answered, as it is to be sent again.
  case assistant(String, calls: [ToolCall] = [])
  /// What a tool found, for the call of this id.
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
    // What a model wrote may have the person's words in it.
    case .assistant(let text, _): JSON.unmarked(text)
    case .tool(_, let result): result.fenced
    }
  }
}

/// Something that a model may ask for, which it gets only through us.
public struct Tool: Equatable, Sendable {
  public let name: String
  /// What it does, for the model.
  public let meaning: String
  public let arguments: Schema

  public init(_ name: String, _ meaning: String, _ arguments: Schema) {
    self.name = name
    self.meaning = meaning
    self.arguments = arguments
  }

  fileprivate var json: JSON {
    ["type": "function", "function": ["name": .string(name), "description": .string(meaning), "parameters": arguments.json]]
  }
}

/// What a model asks for.
public struct ToolCall: Equatable, Sendable {
  public var id: String
  public var name: String
  /// JSON, if the model kept to it.
  public var arguments: String

  /// What it asks a tool for; what is wrong with that, in words for the model, if it has not the form that the tool wants.
  public func arguments(for tool: Tool) -> Result<JSON, LanguageModelFailure> {
    guard let value = JSON(arguments.isEmpty ? "{}" : arguments) else { return .failure(.malformed("the arguments are no JSON")) }
    return tool.arguments.fault(in: value, at: "the arguments").map { .failure(.malformed($0)) } ?? .success(value)
  }

  /// As it is sent again: what is no JSON is refused by a server, as a mistake of its own.
  private var replayed: String { JSON(arguments)?.fenced ?? "{}" }

  fileprivate var bytes: Int { replayed.utf8.count }

  fileprivate var json: JSON {
    ["id": .string(id), "type": "function", "function": ["name": .string(JSON.unmarked(name)), "arguments": .string(replayed)]]
  }
}

/// What a model is asked, in what all servers understand.
public struct ChatRequest: Equatable, Sendable {
  /// What is to come back. A form and tools at once are not possible: servers let the form win, and no tool is ever called.
  public enum ResponseFormat: Equatable, Sendable {
    case text
    case answer(Schema)
    case tools([Tool])
  }

  /// What the model is to do: our words, and never the person's.
  public var instructions: String
  public var turns: [ChatMessage]
  public var format: ResponseFormat
  public var mostTokens = 400
  public var temperature = 0.8
  /// The same seed comes to the same answer, as far as a server keeps to it.
  public var seed: Int?

  public init(_ instructions: String, _ turns: [ChatMessage], _ format: ResponseFormat = .text, seed: Int? = nil) {
    self.instructions = instructions
    self.turns = turns
    self.format = format
    self.seed = seed
  }

  /// The instructions, with the form of the answer: a server keeps a model to a schema without showing it.
  private var system: String {
    guard case .answer(let schema) = format else { return instructions }
    return ([instructions, "", "Answer with JSON alone: \(schema.words)."] + schema.lines).joined(separator: "\n")
  }

  /// How many tokens it takes, roughly: a token has three bytes or a little more.
  public var tokens: Int { words / 3 }

  private var words: Int { system.utf8.count + turns.reduce(0) { $0 + $1.content.utf8.count } }

  /// How many bytes the model gets to read.
  var bytes: Int {
    var sum = words
    for case .assistant(_, let calls) in turns { sum += calls.reduce(0) { $0 + $1.bytes } }
    if case .tools(let tools) = format { sum += tools.reduce(0) { $0 + $1.json.bytes.count } }
    return sum
  }

  /// What is posted.
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

/// What a model has answered so far.
public struct ChatReply: Equatable, Sendable {
  public enum FinishReason: Equatable, Sendable {
    case stop, length, calls
  }

  public private(set) var text = ""
  /// In the order in which the model made them.
  public private(set) var calls: [ToolCall] = []
  /// Nil as long as it goes on.
  public private(set) var ending: FinishReason?
  /// What was asked for in a form, once all of it is there and has that form.
  public private(set) var answer: JSON?
  /// The model that answered, by the server's word.
  public private(set) var model: String?
  private(set) var promptTokens: Int?
  /// Of those, the ones that the server had read before.
  private(set) var cachedTokens: Int?
  private(set) var answerTokens: Int?

  init() {}

  /// The answer as JSON, as far as it is written: what is open is closed.
  public var snapshot: JSON? { JSON(prefix: Self.unfenced(text)) }

  /// More calls than anybody answers.
  static let mostCalls = 8
  private static let longestText = 65_536

  /// Takes a part of a streamed reply, or one that came whole.
  /// - Throws: `LanguageModelFailure` for what the server says went wrong, and for what is no reply.
  mutating func take(_ event: JSON, asked name: String = "") throws(LanguageModelFailure) {
    if let failure = LanguageModelFailure(event, status: 200, model: name) { throw failure }
    if let model = event["model"]?.string { self.model = model }
    if let usage = event["usage"], !usage.isNull {
      promptTokens = usage["prompt_tokens"]?.whole
      cachedTokens = usage["prompt_tokens_details"]?["cached_tokens"]?.whole
      answerTokens = usage["completion_tokens"]?.whole
    }
    // The choices are empty where only the usage is told.
    guard let choice = event["choices"]?.array?.first else { return }
    let part = choice["delta"] ?? choice["message"]
    if part?["refusal"]?.string?.isEmpty == false { throw .refused }
    text += part?["content"]?.string ?? ""
    for (place, call) in (part?["tool_calls"]?.array ?? []).enumerated() { try take(call, place) }
    guard text.utf8.count + calls.reduce(0, { $0 + $1.arguments.utf8.count }) <= Self.longestText else { throw .tooLong }
    switch choice["finish_reason"]?.string {
    case nil: break
    case "length": ending = .length
    case "content_filter": throw .refused
    // Some end with "stop" all the same.
    case _: ending = calls.isEmpty ? .stop : .calls
    }
  }

  private mutating func take(_ call: JSON, _ place: Int) throws(LanguageModelFailure) {
    let index = call["index"]?.whole ?? place
    guard (0...calls.count).contains(index), index < Self.mostCalls else { throw .malformed("it asks for more than it may") }
    if index == calls.count { calls.append(ToolCall(id: "call-\(index)", name: "", arguments: "")) }
    if let id = call["id"]?.string, !id.isEmpty { calls[index].id = id }
    calls[index].name += call["function"]?["name"]?.string ?? ""
    // A string everywhere but in a few servers.
    calls[index].arguments += call["function"]?["arguments"].map { $0.string ?? ($0.isNull ? "" : $0.text) } ?? ""
  }

  /// The reply when all of it has come, or why it is none.
  /// - Parameter context: How many tokens the server takes, if that is known.
  func checked(for request: ChatRequest, context: Int?) throws(LanguageModelFailure) -> ChatReply {
    // Success is that the server said how it ended: some close the connection over an error as if all had been said.
    guard let ending else { throw .truncated }
    // Ollama leaves out the beginning of what is too long, and says so only by what it counts. Short requests fit everywhere.
    if let promptTokens, request.tokens >= 1000, promptTokens * 10 < request.tokens * 6 { throw .overflow(context) }
    if ending == .length {
      let isFull = context.map { (promptTokens ?? 0) + (answerTokens ?? 0) >= $0 } ?? false
      if isFull || answerTokens.map({ $0 < request.mostTokens }) == true { throw .overflow(context) }
      // A text that is only too long can be read as far as it goes.
      switch request.format {
      case .text: break
      case .tools: if !calls.isEmpty { throw .cutShort }
      case .answer: throw .cutShort
      }
    }
    guard case .answer(let schema) = request.format else { return self }
    var reply = self
    guard let answer = JSON(Self.unfenced(text, isWhole: true)) else { throw .malformed("it is no JSON") }
    if let fault = schema.fault(in: answer) { throw .malformed(fault) }
    reply.answer = answer
    return reply
  }

  /// A text without the fence of three backticks that models put around JSON.
  private static func unfenced(_ text: String, isWhole: Bool = false) -> String {
    var rest = text.drop { $0.isWhitespace }
    guard rest.hasPrefix("```") else { return String(rest) }
    rest = rest.drop { !$0.isNewline }.dropFirst()
    guard isWhole, let end = rest.lastIndex(where: { !$0.isWhitespace && $0 != "`" }) else { return String(rest) }
    return String(rest[...end])
  }
}
