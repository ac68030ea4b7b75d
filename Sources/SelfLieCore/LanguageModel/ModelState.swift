/// The state of the configured language model.
public enum ModelState: Equatable, Sendable {
  case notConfigured
  /// The server gives no list of models, for this reason.
  case unreachable(LanguageModelFailure)
  case loading
  /// The server has only other models, or has several and the person named none.
  case missing(String?, there: [String], Server)
  case unauthorised
  case busy
  case ready(Readiness)

  /// A kind of server, recognised by addresses that only this kind answers.
  public enum Server: String, Sendable {
    case llamaServer = "llama-server"
    case ollama = "Ollama"
    case vLLM
    case other = "OpenAI-compatible"
  }

  /// The properties of a model that can be used.
  public struct Readiness: Equatable, Sendable {
    /// The model's name on the server.
    public let model: String
    /// The kind of server.
    public let server: Server
    /// The size of the context in tokens; nil if the server does not report one.
    public let context: Int?
    /// The time from the request for the list of models to its answer.
    public let roundTrip: Duration
  }

  /// The state's name in JSON, which never changes.
  public var name: String {
    switch self {
    case .notConfigured: "not configured"
    case .unreachable: "unreachable"
    case .loading: "loading"
    case .missing: "missing"
    case .unauthorised: "unauthorised"
    case .busy: "busy"
    case .ready: "ready"
    }
  }

  /// The state in one line for the person.
  public var message: String {
    switch self {
    case .notConfigured: "no language model is configured, and none is needed; the rules need none"
    case .unreachable(let failure): "\(failure)"
    case .loading: "\(LanguageModelFailure.loading)"
    case .missing(nil, let there, _):
      there.isEmpty ? "the server has no language model" : "the server has \(there.count) language models; say which with model.name"
    case .missing(let name?, _, _): "the server has no language model '\(Self.shown(name))'"
    case .unauthorised: "\(LanguageModelFailure.unauthorised)"
    case .busy: "\(LanguageModelFailure.busy)"
    case .ready(let ready):
      "'\(Self.shown(ready.model))' is ready\(ready.context.map { " and takes \($0) tokens" } ?? ""); \(ready.server.rawValue) answered in "
        + "\(Int((ready.roundTrip / .milliseconds(1)).rounded())) ms"
    }
  }

  /// The command that changes the state for the better; nil if there is none.
  public var mend: String? {
    switch self {
    case .notConfigured: "selflie config model.url http://localhost:8080/v1"
    case .missing(let name?, _, .ollama) where Self.shown(name) == name: "ollama pull \(name.shellWord)"
    // A name that was cut is no name.
    case .missing(_, let there, _): there.first { Self.shown($0) == $0 }.map { "selflie config model.name \($0.shellWord)" }
    case .unauthorised: "selflie config model.key-from file:PATH"
    case .unreachable(.noCurl): "apt install curl"
    case .unreachable, .loading, .busy, .ready: nil
    }
  }

  /// Returns a model's name as it is shown: a server may write one without an end, or of several lines.
  public static func shown(_ name: String) -> String { Prose.line(name, atMost: 80) }

  /// The names of the models that the server has instead, as they are listed: a sensible number of them, and the number of the others.
  public var listed: [String] {
    guard case .missing(_, let there, _) = self else { return [] }
    let more = there.count - Self.mostListed
    return there.prefix(Self.mostListed).map(Self.shown) + (more > 0 ? ["and \(more) \(more == 1 ? "other" : "others")"] : [])
  }

  private static let mostListed = 20

  public var status: Status {
    switch self {
    case .ready: .done
    case .notConfigured: .notSaid
    case .unreachable(let failure): failure.status
    case .loading, .busy: .busy
    case .missing: .notFound
    case .unauthorised: .unavailable
    }
  }

  /// Finds the server's name for the model that the person means; nil for no such model, or for several models and no name.
  static func id(of name: String?, in ids: [String]) -> String? {
    guard let name else { return ids.count == 1 ? ids.first : nil }
    // Ollama takes a name without a tag for that of the latest version.
    return ids.contains(name) ? name : ids.first { $0 == "\(name):latest" }
  }
}
