/// The reasons why a language model gives no usable answer. None of them stops the rules.
public enum LanguageModelFailure: Problem, Equatable {
  /// The program `curl`, which carries requests, is missing.
  case noCurl
  /// The server is on another machine, given by its origin, and the person has not allowed it.
  case notAllowed(String)
  /// The key cannot be read, for this reason, which contains nothing of the key.
  case noKey(String)
  /// The server cannot be reached, for this reason.
  case unreachable(String)
  /// The deadline passed, or the server was silent for too long.
  case timedOut
  /// The person, or the receiver of the answer, had enough.
  case cancelled
  /// The connection ended in the middle of an answer.
  case truncated
  /// The answer is longer than any that is wanted.
  case tooLong
  /// The server refuses the key.
  case unauthorised
  /// The server does not have the model with this name.
  case missing(String)
  /// The server is still loading the model.
  case loading
  /// The server has no time for the request.
  case busy
  /// The conversation does not fit the context, which takes this number of tokens, if the server said so.
  case overflow(Int?)
  /// The answer ended at the largest number of tokens that was asked for.
  case cutShort
  /// The model or its operator refuses to answer.
  case refused
  /// The server filtered a part of the answer, so that none of it is to be shown.
  case filtered
  /// The answer does not have the form that was asked for; the reason is in words for the model.
  case malformed(String)
  /// Any other error that a server reports: the HTTP status, and the server's own words.
  case rejected(status: Int, String)

  /// The failure in one line, whatever a server, a path or a setting adds to it.
  public var description: String { Prose.line(words, atMost: Self.longestLine) }

  private var words: String {
    switch self {
    case .noCurl: "selflie talks to language models through curl, which isn't installed; on Debian: apt install curl"
    case .notAllowed(let origin):
      "you haven't allowed selflie to send words to \(origin); to allow it: selflie config model.allow \(origin)"
    case .noKey(let reason): "can't get the language model's key: \(reason)"
    case .unreachable(let reason): "can't reach the language model: \(reason)"
    case .timedOut: "the language model took too long"
    case .cancelled: "the language model was stopped"
    case .truncated: "the language model stopped in the middle of its answer"
    case .tooLong: "the language model's answer didn't end"
    case .unauthorised: "the language model rejected the key; set model.key-from"
    case .missing(let name): "the server has no language model \(name.isEmpty ? "of this name" : "'\(name)'"); set model.name"
    case .loading: "the language model is still loading; try again in a moment"
    case .busy: "the language model is busy; try again in a moment"
    case .overflow(let size): "that's too much for the language model\(size.map { ", which takes \($0) tokens" } ?? "")"
    case .cutShort: "the language model's answer was cut short"
    case .refused: "the language model refused to answer"
    case .filtered: "the language model's answer was put aside"
    case .malformed(let fault): "the language model's answer can't be used: \(fault)"
    case .rejected(let status, let message): "the language model's server said \(status)\(message.isEmpty ? "" : ": \(message)")"
    }
  }

  public var status: Status {
    switch self {
    case .noCurl, .noKey, .unreachable, .timedOut, .unauthorised, .refused, .filtered: .unavailable
    case .notAllowed: .usage
    case .cancelled: .interrupted
    case .truncated: .inputOutput
    case .tooLong, .overflow, .cutShort, .malformed, .rejected: .badData
    case .missing: .notFound
    case .loading, .busy: .busy
    }
  }

  /// Whether a second try may help at once, as with the status that real servers give when a model's output breaks its template.
  var isPassing: Bool { if case .rejected(500, _) = self { true } else { false } }

  // MARK: What servers say

  /// Reads an error in any of the shapes that servers use; nil for a body that is no error.
  /// - Parameters:
  ///   - body: The JSON in place of an answer, or in the middle of an answer.
  ///   - status: The HTTP status; 200 for an event.
  ///   - model: The name of the model that was asked for.
  init?(_ body: JSON?, status: Int, model: String) {
    let error = body?["error"] ?? (body?["object"]?.string == "error" || status >= 400 ? body : nil)
    guard status >= 400 || error.map({ !$0.isNull }) == true else { return nil }
    let message = error?.string ?? error?["message"]?.string ?? body?["message"]?.string ?? body?["detail"]?.string ?? ""
    let kind = error?["type"]?.string ?? "", code = error?["code"]
    // An event has no status but the one inside it.
    let status = status >= 400 ? status : code?.whole ?? 500
    let lower = message.lowercased()
    let isOverflow =
      kind == "exceed_context_size_error" || code?.string == "context_length_exceeded"
      || ["context length", "context size", "context window", "context the overflows"].contains(where: lower.contains)
    if isOverflow {
      self = .overflow(error?["n_ctx"]?.contextSize ?? Self.size(in: lower))
    } else if status == 401 || status == 403 || kind == "authentication_error" {
      self = .unauthorised
    } else if lower.contains("loading model") {
      self = .loading
    } else if status == 503 || status == 429 || kind == "unavailable_error" {
      self = .busy
    } else if lower.contains("model"), ["not found", "does not exist", "name is missing"].contains(where: lower.contains) {
      self = .missing(model)
    } else if kind == "content_filter" || code?.string == "content_filter" {
      self = .refused
    } else {
      self = .rejected(status: status, Prose.line(message, atMost: Self.longestMessage))
    }
  }

  /// The longest part of a server's message that is kept, in Unicode scalars.
  private static let longestMessage = 160
  /// The longest line about a failure, in Unicode scalars: the longest of selflie's own, with a path in it.
  private static let longestLine = 400

  /// Finds the size of the context in a message: the number after these words, or else the smallest, as what was too much is larger.
  private static func size(in message: String) -> Int? {
    func numbers(_ text: Substring) -> [Int] {
      text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.filter { $0 >= 128 && JSON.contextSizes.contains($0) }
    }
    for start in ["context length is", "context length of only", "context size (", "context size of"] {
      if let range = message.firstRange(of: start), let number = numbers(message[range.upperBound...]).first { return number }
    }
    return numbers(message[...]).min()
  }
}
