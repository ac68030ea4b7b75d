/// How the configured language model is.
public enum ModelState: Equatable, Sendable {
  case notConfigured
  /// And why.
  case unreachable(LanguageModelFailure)
  case loading
  /// The server has others, or several and nobody has said which.
  case missing(String?, there: [String], Server)
  case unauthorised
  case busy
  case ready(Readiness)

  /// A kind of server, by what only it answers.
  public enum Server: String, Sendable {
    case llamaServer = "llama-server"
    case ollama = "Ollama"
    case vLLM
    case other = "OpenAI-compatible"
  }

  public struct Readiness: Equatable, Sendable {
    /// As the server calls it.
    public let model: String
    public let server: Server
    /// In tokens; nil if the server does not say.
    public let context: Int?
    /// From the question which models there are to the answer.
    public let roundTrip: Duration
  }

  /// The published name.
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

  /// What the person reads, in one line.
  public var message: String {
    switch self {
    case .notConfigured: "no language model is configured, and none is needed; the rules need none"
    case .unreachable(let failure): "\(failure)"
    case .loading: "\(LanguageModelFailure.loading)"
    case .missing(nil, let there, _):
      there.isEmpty ? "the server has no language model" : "the server has \(there.count) language models; say which with model.name"
    case .missing(let name?, _, _): "the server has no language model '\(name)'"
    case .unauthorised: "\(LanguageModelFailure.unauthorised)"
    case .busy: "\(LanguageModelFailure.busy)"
    case .ready(let ready):
      "'\(ready.model)' is ready\(ready.context.map { " and takes \($0) tokens" } ?? ""); \(ready.server.rawValue) answered in "
        + "\(Int((ready.roundTrip / .milliseconds(1)).rounded())) ms"
    }
  }

  /// The command that mends it.
  public var mend: String? {
    switch self {
    case .notConfigured: "selflie config model.url http://localhost:8080/v1"
    case .missing(let name?, _, .ollama): "ollama pull \(name.shellWord)"
    case .missing(_, let there, _): there.first.map { "selflie config model.name \($0.shellWord)" }
    case .unauthorised: "selflie config model.key-from file:PATH"
    case .unreachable(.noCurl): "apt install curl"
    case .unreachable, .loading, .busy, .ready: nil
    }
  }

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

  /// What a server calls the model that a person means; nil if it has none such, or several and nobody has said which.
  static func id(of name: String?, in ids: [String]) -> String? {
    guard let name else { return ids.count == 1 ? ids.first : nil }
    // To Ollama a name without a tag is that of the latest.
    return ids.contains(name) ? name : ids.first { $0 == "\(name):latest" }
  }
}
