import SystemPackage

/// The connection to a language model's server: the port through which all requests go.
public struct HTTPTransport: Sendable {
  /// Carries a request, and hands over the response piece by piece, until it ends or the receiver has enough.
  /// - Throws: `LanguageModelFailure`; `.cancelled` if the receiver or the person had enough.
  var carry:
    @Sendable (_ httpRequest: HTTPRequest, _ limits: TimeLimits, _ attention: Attention?, _ receive: Receiver) throws(LanguageModelFailure)
      ->
      Void
  /// Sends a request whose response nobody reads.
  /// - Throws: `LanguageModelFailure.noCurl` if no request can be sent.
  var send: @Sendable (_ httpRequest: HTTPRequest, _ time: Duration) throws(LanguageModelFailure) -> PendingRequest

  typealias Receiver = (ResponsePart) throws(LanguageModelFailure) -> Demand

  /// What a receiver wants after a piece of a response.
  enum Demand {
    case more
    /// What is left, if it comes soon: what matters has come.
    case rest
    case enough
  }

  /// The longest time to wait for the rest of a response, counted from the first time that only the rest is wanted.
  static let timeForRest = Duration.seconds(1)

  /// A piece of a response.
  enum ResponsePart: Equatable {
    /// The HTTP status and the media type, which come first.
    case head(status: Int, type: String)
    /// The next bytes of the body.
    case body([UInt8])
  }
}

/// The longest times to wait for a response.
struct TimeLimits {
  /// The moment by which the whole response must have come.
  let deadline: ContinuousClock.Instant
  /// The longest time without a sign of life; nil for no limit but the deadline.
  let silence: Duration?

  init(until deadline: ContinuousClock.Instant, silence: Duration? = nil) { (self.deadline, self.silence) = (deadline, silence) }

  /// The moment by which the next sign of life must have come.
  var next: ContinuousClock.Instant { silence.map { min(deadline, ContinuousClock.now + $0) } ?? deadline }
}

/// An HTTP request.
struct HTTPRequest: Equatable, Sendable, CustomStringConvertible {
  let address: String
  /// Whether the server is on this machine, so that no proxy is used.
  let isLocal: Bool
  /// The JSON to post; nil for a GET request.
  let body: JSON?
  let key: APIKey?

  /// The request as it is sent, with a word in place of the key.
  var description: String {
    let lines = [body == nil ? "GET \(address)" : "POST \(address)"] + headers(key: key.map { _ in "(the key)" })
    return (lines + (body.map { ["", $0.text] } ?? [])).joined(separator: "\n")
  }

  /// Returns the lines of the request's head.
  /// - Parameter key: The text of the key, or a word in its place.
  fileprivate func headers(key: String?) -> [String] {
    (body == nil ? [] : ["Content-Type: application/json"]) + (key.map { ["Authorization: Bearer \($0)"] } ?? [])
  }
}

/// A request that is under way and that nobody waits for. It ends with its last owner.
public final class PendingRequest {
  private let program: RunningProgram?

  init(_ program: RunningProgram?) { self.program = program }

  /// Ends the request at once.
  public func end() { program?.end() }
}

// MARK: By curl

extension HTTPTransport {
  /// Makes a transport by the program `curl`, which knows TLS, proxies and the versions of HTTP, and is started for each request.
  ///
  /// curl follows no redirection, so that the key goes to no other host, and reads no settings of its own. It reads the request from
  /// standard input: the list of processes, which everybody can read, has neither key nor words. Where util-linux has `setpriv`, curl ends
  /// with this process, whatever ends the process.
  public static func curl(environment: [String: String]) -> HTTPTransport {
    let curl = Program("curl", environment: environment), setpriv = Program("setpriv", environment: environment)
    @Sendable func start(_ httpRequest: HTTPRequest, for time: Duration, isRead: Bool) throws(LanguageModelFailure) -> RunningProgram {
      guard let curl else { throw .noCurl }
      let settings = httpRequest.settings(for: time, isRead: isRead)
      let options = ["--disable", "--config", "-"]
      let bound = setpriv?.start(["--pdeathsig", "KILL", "--", curl.path.string] + options, input: Array(settings.utf8))
      guard let program = bound ?? curl.start(options, input: Array(settings.utf8)) else { throw .noCurl }
      return program
    }
    return HTTPTransport { (httpRequest, limits, attention, receive) throws(LanguageModelFailure) in
      let program = try start(httpRequest, for: ContinuousClock.now.duration(to: limits.deadline), isRead: true)
      var reader = HTTPResponseReader(), next = limits.next, end: ContinuousClock.Instant?
      while true {
        switch program.next(until: end.map { min($0, next) } ?? next, attention) {
        case .output(let bytes):
          next = limits.next
          for part in try reader.take(bytes) {
            switch try receive(part) {
            case .more: break
            case .rest: end = end ?? ContinuousClock.now + timeForRest
            case .enough: throw .cancelled
            }
          }
        case .noticed: if attention?.heed() == .enough { throw .cancelled }
        case .late: throw .timedOut
        case .ended(let status):
          if let failure = LanguageModelFailure(curl: status, address: httpRequest.address) { throw failure }
          return
        }
      }
    } send: { (httpRequest, time) throws(LanguageModelFailure) in
      PendingRequest(try start(httpRequest, for: time, isRead: false))
    }
  }
}

extension HTTPRequest {
  /// The time to connect, in seconds: a server on this machine answers at once; elsewhere names are looked up and keys exchanged.
  private var timeToConnect: Int { isLocal ? 1 : 3 }

  /// The longest body of a request, in bytes: larger than any context, and short enough for curl, which refuses a longer line.
  static let mostBytes = 64_000

  /// Returns the settings that curl reads: https://curl.se/docs/manpage.html#-K
  fileprivate func settings(for time: Duration, isRead: Bool) -> String {
    var lines = [
      Self.setting("url", address), "silent", Self.setting("proto", "=http,https"), "globoff", "no-buffer", "suppress-connect-headers",
      "connect-timeout = \(timeToConnect)", "max-time = \(max(1, time.components.seconds + 1))", Self.setting("header", "Expect:"),
    ]
    lines += headers(key: key?.text).map { Self.setting("header", $0) }
    if let body { lines.append(Self.setting("data-binary", body.text)) }
    if isLocal { lines.append(Self.setting("noproxy", "*")) }
    lines.append(isRead ? "include" : Self.setting("output", "/dev/null"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func setting(_ name: String, _ value: String) -> String {
    "\(name) = \(CurlWord(value))"
  }
}

/// Reads a response as curl prints it: its head, and then its body.
struct HTTPResponseReader {
  /// The longest head in bytes, far longer than any server's.
  static let longestHead = 32_768
  /// The longest body in bytes. It exceeds the longest answer, with the JSON that servers put around each token.
  static let longestBody = 8_388_608

  private var head: [UInt8] = []
  private var isInHead = true
  private var count = 0

  /// Returns the parts of the response that the next bytes complete.
  /// - Throws: `LanguageModelFailure.tooLong`, or `.unreachable` for a head that is not HTTP.
  mutating func take(_ bytes: [UInt8]) throws(LanguageModelFailure) -> [HTTPTransport.ResponsePart] {
    var rest = bytes[...]
    var parts: [HTTPTransport.ResponsePart] = []
    while isInHead, let byte = rest.popFirst() {
      head.append(byte)
      guard head.count <= Self.longestHead else { throw .tooLong }
      guard byte == 0x0A, head.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] || head.suffix(2) == [0x0A, 0x0A] else { continue }
      let (status, type) = try Self.read(head)
      head = []
      // A head with a status of 1xx is followed by another head.
      isInHead = (100..<200).contains(status)
      if !isInHead { parts.append(.head(status: status, type: type)) }
    }
    if !rest.isEmpty {
      count += rest.count
      guard count <= Self.longestBody else { throw .tooLong }
      parts.append(.body(Array(rest)))
    }
    return parts
  }

  private static func read(_ head: [UInt8]) throws(LanguageModelFailure) -> (status: Int, type: String) {
    let lines = String(decoding: head, as: UTF8.self).split { $0.isNewline }
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else { throw .unreachable("it doesn't speak HTTP") }
    let type = lines.first { $0.lowercased().hasPrefix("content-type:") }?.dropFirst("content-type:".count)
    return (status, type?.prefix { $0 != ";" }.lowercased().filter { $0 != " " } ?? "")
  }
}

extension LanguageModelFailure {
  /// Reads curl's exit status; nil for 0: https://curl.se/docs/manpage.html#EXIT
  fileprivate init?(curl status: Int32?, address: String) {
    let place = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first?.prefix { $0 != "/" } ?? ""
    switch status {
    case 0: return nil
    case 5: self = .unreachable("the proxy is unknown")
    case 6: self = .unreachable("\(place) is unknown")
    case 7, 97: self = .unreachable("nobody answers at \(place)")
    // curl's limit for the whole response is later than the deadline here, so this is its limit for connecting.
    case 28: self = .unreachable("nobody answers at \(place) in time")
    case 18, 52, 56, 92: self = .truncated
    case 1, 8: self = .unreachable("\(place) doesn't speak HTTP")
    case 35: self = .unreachable("\(place) and curl can't agree on how to encrypt")
    case 51, 58, 60, 77, 90, 91: self = .unreachable("the certificate of \(place) isn't trusted")
    case let status?: self = .unreachable("curl ended with status \(status)")
    case nil: self = .truncated
    }
  }
}
