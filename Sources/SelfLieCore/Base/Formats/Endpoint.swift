/// The address of a language model server, before its OpenAI-compatible paths: "http://localhost:8080/v1".
public struct Endpoint: Equatable, Sendable, CustomStringConvertible {
  /// The protocols by which a server may be reached.
  public enum Scheme: String, Sendable {
    case http, https

    fileprivate var port: Int { self == .http ? 80 : 443 }
  }

  /// The protocol of the server.
  public let scheme: Scheme
  /// The host in lower case; an IPv6 address in its brackets.
  public let host: String
  /// The TCP port; nil for the scheme's own.
  public let port: Int?
  /// The path before the compatible paths, with a slash at its beginning and none at its end.
  private let path: String

  /// The longest address that is read, in bytes.
  private static let mostBytes = 500

  /// Reads an address, with "/v1" for a missing path; nil for other texts, and for a user name, password, query or fragment in it.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes, text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }), let colon = text.firstRange(of: "://"),
      let scheme = Scheme(rawValue: text[..<colon.lowerBound].lowercased())
    else { return nil }
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    var path = rest.dropFirst(authority.count)
    guard let (host, port) = Self.parts(of: authority.lowercased()),
      path.utf8.allSatisfy({ Self.isLetter($0) || "/-._~%".utf8.contains($0) }), !path.contains("//"),
      !path.split(separator: "/").contains("..")
    else { return nil }
    if path.last == "/" { path.removeLast() }
    self.scheme = scheme
    self.host = host
    self.port = port == scheme.port ? nil : port
    self.path = path.isEmpty ? "/v1" : String(path)
  }

  /// Splits a host and its port, if it has one; nil if either is not valid.
  private static func parts(of authority: String) -> (String, Int?)? {
    var host = authority[...], port: Int?
    let isIPv6 = authority.hasPrefix("[")
    if let colon = authority.lastIndex(of: ":"), !isIPv6 || authority.firstIndex(of: "]").map({ $0 < colon }) == true {
      let digits = authority[authority.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), (1...65_535).contains(number) else {
        return nil
      }
      (host, port) = (authority[..<colon], number)
    }
    if isIPv6 {
      let address = host.dropFirst().dropLast()
      guard host.last == "]", address.utf8.count >= 2, address.contains(":"),
        address.utf8.allSatisfy({ ":.abcdef0123456789".utf8.contains($0) })
      else { return nil }
    } else {
      guard host.utf8.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }), host.utf8.count <= 253,
        let first = host.utf8.first, isLetter(first), !host.contains("..")
      else { return nil }
    }
    return (String(host), port)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte) }

  /// Scheme, host and port: the part that a person has to allow if it names another machine.
  public var origin: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

  public var description: String { origin + path }

  /// Whether the host is this machine, for certain: names other than "localhost" and unusual spellings of its addresses count as another
  /// machine.
  public var isLocal: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in Int(part).map { (0...255).contains($0) && String($0) == part } ?? false }
  }

  /// Returns the address of an OpenAI-compatible path, such as "chat/completions".
  func address(_ path: String) -> String { "\(description)/\(path)" }

  /// Returns the address of one of the server's own paths, beside its OpenAI-compatible ones.
  func rootAddress(_ path: String) -> String { origin + (self.path.hasSuffix("/v1") ? self.path.dropLast(3) : self.path[...]) + "/" + path }
}
