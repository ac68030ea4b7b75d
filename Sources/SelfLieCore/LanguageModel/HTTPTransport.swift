import SystemPackage

/// The way to a language model's server and back: the port that everything else here goes through.
public struct HTTPTransport: Sendable {
  /// Carries an httpRequest, and hands over what comes back, piece by piece, until all has come or the receiver has enough.
  /// - Throws: `LanguageModelFailure`; `.cancelled` if the receiver had enough, or the person.
  var carry:
    @Sendable (_ httpRequest: HTTPRequest, _ limits: TimeLimits, _ attention: Attention?, _ receive: Receiver) throws(LanguageModelFailure)
      ->
      Void
  /// Sends an httpRequest on its way whose answer nobody reads.
  var send: @Sendable (_ httpRequest: HTTPRequest, _ time: Duration) throws(LanguageModelFailure) -> PendingRequest

  typealias Receiver = (ResponsePart) throws(LanguageModelFailure) -> ControlFlow

  /// A piece of what comes back.
  enum ResponsePart: Equatable {
    /// Comes first: the status of HTTP, and what the rest is.
    case head(status: Int, type: String)
    case body([UInt8])
  }
}

/// How long somebody waits.
struct TimeLimits {
  /// For all of it.
  let deadline: ContinuousClock.Instant
  /// For the next sign of life; nil for as long as for all of it.
  let silence: Duration?

  init(until deadline: ContinuousClock.Instant, silence: Duration? = nil) { (self.deadline, self.silence) = (deadline, silence) }

  /// When the next sign of life is due.
  var next: ContinuousClock.Instant { silence.map { min(deadline, ContinuousClock.now + $0) } ?? deadline }
}

/// A request of HTTP.
struct HTTPRequest: Equatable, Sendable, CustomStringConvertible {
  let address: String
  /// Whether it stays on this machine, where no proxy has to help.
  let isLocal: Bool
  /// What is posted; nil to get something.
  let body: JSON?
  let key: APIKey?

  /// What is sent, as it is sent, with a word in the place of the key.
  var description: String {
    let lines = [body == nil ? "GET \(address)" : "POST \(address)"] + headers(key: key.map { _ in "(the key)" })
    return (lines + (body.map { ["", $0.text] } ?? [])).joined(separator: "\n")
  }

  /// - Parameter key: What stands for it.
  fileprivate func headers(key: String?) -> [String] {
    (body == nil ? [] : ["Content-Type: application/json"]) + (key.map { ["Authorization: Bearer \($0)"] } ?? [])
  }
}

/// What is under way and nobody waits for; it ends with its last owner.
public final class PendingRequest {
  private let program: RunningProgram?

  init(_ program: RunningProgram?) { self.program = program }

  public func end() { program?.end() }
}

// MARK: By curl

extension HTTPTransport {
  /// By the program `curl`, which knows TLS, proxies and the kinds of HTTP, and is started when it is needed.
  ///
  /// It follows no redirection, so that the key goes to no other host, and reads no settings of its own. What it gets it reads from standard
  /// input: the list of processes, which everybody can read, has neither key nor words. Where util-linux has `setpriv`, curl ends with this
  /// process, whatever ends it.
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
      var reader = HTTPResponseReader(), next = limits.next
      while true {
        switch program.next(until: next, attention) {
        case .output(let bytes):
          next = limits.next
          for part in try reader.take(bytes) where try receive(part) == .enough { throw .cancelled }
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
  /// A server on this machine answers at once or is not there; elsewhere names have to be looked up and keys exchanged.
  private var timeToConnect: Int { isLocal ? 1 : 3 }

  /// More than any request that fits a model's context: curl refuses a longer line.
  static let mostBytes = 64_000

  /// What curl reads: https://curl.se/docs/manpage.html#-K
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

/// What curl prints of an answer: its head, and then its body.
struct HTTPResponseReader {
  /// Far more than any server's.
  static let longestHead = 32_768
  /// More than the longest answer that is asked for, in the words that servers put around each of its syllables.
  static let longestBody = 8_388_608

  private var head: [UInt8] = []
  private var isInHead = true
  private var count = 0

  /// What the bytes complete.
  mutating func take(_ bytes: [UInt8]) throws(LanguageModelFailure) -> [HTTPTransport.ResponsePart] {
    var rest = bytes[...]
    var parts: [HTTPTransport.ResponsePart] = []
    while isInHead, let byte = rest.popFirst() {
      head.append(byte)
      guard head.count <= Self.longestHead else { throw .tooLong }
      guard byte == 0x0A, head.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] || head.suffix(2) == [0x0A, 0x0A] else { continue }
      let (status, type) = try Self.read(head)
      head = []
      // One with a status of 1xx says that another follows.
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
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else { throw .unreachable("it does not speak HTTP") }
    let type = lines.first { $0.lowercased().hasPrefix("content-type:") }?.dropFirst("content-type:".count)
    return (status, type?.prefix { $0 != ";" }.lowercased().filter { $0 != " " } ?? "")
  }
}

extension LanguageModelFailure {
  /// What curl's exit status says, nil for 0: https://curl.se/docs/manpage.html#EXIT
  fileprivate init?(curl status: Int32?, address: String) {
    let place = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first?.prefix { $0 != "/" } ?? ""
    switch status {
    case 0: return nil
    case 5: self = .unreachable("the proxy is not known")
    case 6: self = .unreachable("\(place) is not known")
    case 7, 97: self = .unreachable("nobody answers at \(place)")
    // Its own limit for all of it is later than the deadline here.
    case 28: self = .unreachable("nobody answers at \(place) in time")
    case 18, 52, 56, 92: self = .truncated
    case 1, 8: self = .unreachable("\(place) does not speak HTTP")
    case 35: self = .unreachable("\(place) and curl cannot agree on how to encrypt")
    case 51, 58, 60, 77, 90, 91: self = .unreachable("the certificate of \(place) is not trusted")
    case let status?: self = .unreachable("curl ended with status \(status)")
    case nil: self = .truncated
    }
  }
}
