import ArgumentParser
import SelfLieCore
import SystemPackage

/// The `model` command: shows the state of the language model.
struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Show whether a language model is ready to propose sentences.",
    discussion: """
      selflie config model.url http://localhost:8080/v1
      selflie config model.name qwen3
      selflie model
      selflie model --json

      You don't need one: the rules work without it, and without a network. Any server with OpenAI's interface will do: llama-server, \
      Ollama, vLLM, LM Studio, or one on another machine. You're asked before the first word leaves this machine, and 'selflie config --unset \
      model.allow' takes your permission back. The key comes from a file or a program: 'selflie config model.key-from file:~/key'.

      The exit status is 0 if the model is ready, 1 if none is configured, 64 if you haven't allowed the other machine, 66 if the server \
      doesn't have this model, 69 if it can't be reached or wants another key, 75 if it's busy or still loading.
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
      for name in state.listed { try terminal.data("  \(name)") }
      if let mend = state.mend { try terminal.note("    \(mend)") }
    }
    if state.status != .done { throw state.status.exitCode }
  }
}

/// The state of the language model, for programs.
private struct ModelRecord: Encodable {
  /// "not configured", "unreachable", "loading", "missing", "unauthorised", "busy" or "ready".
  var state: String
  var message: String
  /// The command that mends the state.
  var mend: String?
  var url: String?
  /// The server's name for the model.
  var model: String?
  /// "llama-server", "Ollama", "vLLM" or "OpenAI-compatible".
  var server: String?
  /// The length of a conversation that the model takes, in tokens.
  var context: Int?
  /// The time of one question and answer, in seconds.
  var roundTrip: Double?
  /// The models that the server has instead.
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
