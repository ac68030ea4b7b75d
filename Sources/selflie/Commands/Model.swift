import ArgumentParser
import SelfLieCore
import SystemPackage

struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Show whether a language model is there to propose sentences.",
    discussion: """
      selflie config model.url http://localhost:8080/v1
      selflie config model.name qwen3
      selflie model
      selflie model --json

      None is needed: the rules work without one, and without a network. Any server that speaks as OpenAI's does will do: llama-server, Ollama, \
      vLLM, LM Studio, or one elsewhere. Before the first word goes to another machine you are asked, and 'selflie config --unset model.allow' \
      takes that back. A key is read from a file or a program: 'selflie config model.key-from file:~/key'.

      It ends with status 0 if the model is ready, 1 if none is configured, 64 if another machine is not allowed, 66 if the server has not this \
      model, 69 if it cannot be reached or wants another key, 75 if it is busy or still being loaded.
      """)

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let url = try context.settings.modelURL
    var model = try context.languageModel()
    let attention = Attention()
    let state = model?.state(attention: attention) ?? .notConfigured
    if attention.isLeaving { throw Status.interrupted.exitCode }
    if json.isOn {
      try terminal.data(json: ModelRecord(state, url))
    } else {
      try terminal.data(state.message)
      if case .missing(_, let there, _) = state { for name in there { try terminal.data("  \(name)") } }
      if let mend = state.mend { try terminal.note("    \(mend)") }
    }
    if state.status != .done { throw state.status.exitCode }
  }
}

extension Context {
  /// The language model of the settings; nil if there is none. Before the first word goes to another machine the person is asked, and the
  /// answer is kept in the settings.
  /// - Throws: `ModelFailure` if it is not allowed, or its key cannot be had; the rules go on without it.
  func languageModel(_ attention: Attention? = nil) throws -> LanguageModel? {
    guard let endpoint = try settings.modelURL else { return nil }
    if terminal.canAsk, try !settings.allows(endpoint) {
      var facts = [
        "The language model is on another machine: \(endpoint.host)",
        "What you write for a sentence goes there: your goal, your reason, and what you say to the coach. Recordings never do.",
      ]
      if endpoint.scheme == .http { facts.append("The way there is not encrypted: others on it can read along.") }
      facts.append("To take a yes back: selflie config --unset model.allow")
      guard try terminal.confirm("Send it there?", facts, to: "send it there", refusal: "Nothing was sent.") else {
        throw ModelFailure.notAllowed(endpoint.origin)
      }
      try Settings.set(.named("model.allow"), to: endpoint.origin, in: home)
      remembered.settings = nil
    }
    if let file = try settings.modelKey?.exposedFile(environment: Self.environment) {
      try terminal.note("Others can read the key in \(file); close it with: chmod 600 \(file.string.shellWord)")
    }
    return try LanguageModel(settings, environment: Self.environment, attention: attention)
  }
}

extension Context {
  /// Shows exactly what the language model would be sent, with a word in the place of its key, and sends nothing.
  func preview(_ request: (LanguageModel) -> ChatRequest) throws {
    guard let endpoint = try settings.modelURL else {
      try terminal.note("Nothing would be sent: no language model is configured.")
      throw Status.notSaid.exitCode
    }
    let key = try settings.modelKey == nil ? nil : Key("key")
    let model = LanguageModel(endpoint, name: try settings.modelName, key: key, courier: .curl(environment: Self.environment))
    if model.name == nil { try terminal.note("The server is asked for the model's name first.") }
    try terminal.data(model.preview(request(model)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Has the language model made ready for such requests, if it may be asked already; ends with its last owner.
  func warmModel(for request: ChatRequest) throws -> Errand? {
    guard let endpoint = try settings.modelURL, try settings.allows(endpoint) else { return nil }
    return try LanguageModel(settings, environment: Self.environment)?.warm(for: request)
  }
}

/// How a language model is, as programs read it.
private struct ModelRecord: Encodable {
  /// "not configured", "unreachable", "loading", "missing", "unauthorised", "busy" or "ready".
  var state: String
  var message: String
  /// The command that mends it.
  var mend: String?
  var url: String?
  /// As the server calls it.
  var model: String?
  /// "llama-server", "Ollama", "vLLM" or "OpenAI-compatible".
  var server: String?
  /// In tokens.
  var context: Int?
  /// In seconds.
  var roundTrip: Double?
  /// Those that the server has instead.
  var models: [String]?

  enum CodingKeys: String, CodingKey {
    case state, message, mend, url, model, server, context, models
    case roundTrip = "round_trip"
  }

  init(_ state: ModelState, _ endpoint: Endpoint?) {
    self.state = state.name
    message = state.message
    mend = state.mend
    url = endpoint?.description
    switch state {
    case .ready(let ready):
      model = ready.model
      server = ready.server.rawValue
      context = ready.context
      roundTrip = rounded(ready.roundTrip / .seconds(1), to: 4)
    case .missing(_, let there, let server):
      self.server = server.rawValue
      models = there
    case .notConfigured, .unreachable, .loading, .unauthorised, .busy: break
    }
  }
}
