public import SystemPackage

/// A key for a language model's server. It can be sent, but never appears in a text, a log or a dump.
public struct APIKey: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let text: String

  private static let mostBytes = 4096

  /// Takes a key of 1 to 4096 visible ASCII characters without spaces; nil for any other text.
  public init?(_ text: String) {
    guard (1...Self.mostBytes).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return nil }
    self.text = text
  }

  public var description: String { "a key" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The place that a key is read from, so that no settings, command line or list of processes holds the key itself.
public enum KeySource: Equatable, Sendable, CustomStringConvertible {
  /// The first line of a file, by a path from the root, or from the home as in "~/key".
  case file(String)
  /// The first line that a program prints. Spaces divide the command into words, and no shell sees it.
  case command([String])

  private static let mostBytes = 1000

  /// Reads "file:PATH" or "command:PROGRAM WORD ..."; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0 != "#" }) else {
      return nil
    }
    let value = text.drop { $0 != ":" }.dropFirst()
    switch text.prefix(while: { $0 != ":" }) {
    case "file" where value.hasPrefix("/") || value.hasPrefix("~/"): self = .file(String(value))
    case "command" where value.first.map { $0 != " " } == true: self = .command(value.split(separator: " ").map(String.init))
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .file(let path): "file:\(path)"
    case .command(let words): "command:\(words.joined(separator: " "))"
    }
  }

  /// The path of the file with the key, if other users have any permission for that file; nil otherwise.
  public func exposedFile(environment: [String: String]) -> FilePath? {
    guard case .file(let path) = self else { return nil }
    let file = Self.resolved(path, environment)
    return Disk.entry(file)?.isExposed == true ? file : nil
  }

  private static func resolved(_ path: String, _ environment: [String: String]) -> FilePath {
    FilePath(path.hasPrefix("~/") ? "\(environment["HOME"] ?? "")\(path.dropFirst())" : path)
  }

  /// The time that a program has to print the key: the person may have to type a password first.
  private static let timeToAnswer = Duration.seconds(60)

  /// Reads the key.
  /// - Parameter attention: Stops a program as soon as the person wants something else.
  /// - Throws: `LanguageModelFailure.noKey`, without a word of the file or the output, or `.cancelled`.
  public func key(environment: [String: String], attention: Attention?) throws(LanguageModelFailure) -> APIKey {
    let text: String
    switch self {
    case .file(let path):
      do { text = String(decoding: try Disk.read(Self.resolved(path, environment), atMost: 65_536), as: UTF8.self) } catch {
        throw .noKey("\(error.description); see model.key-from")
      }
    case .command(let words):
      guard let program = Program(words[0], environment: environment) else {
        throw .noKey("there's no program '\(words[0])'; see model.key-from")
      }
      let outcome = program.run(Array(words.dropFirst()), for: Self.timeToAnswer, complains: false, attention: attention)
      if attention?.heed() == .enough { throw .cancelled }
      guard outcome.status == 0 else {
        throw .noKey("'\(words[0])' \(outcome.status.map { "ended with status \($0)" } ?? "didn't end"); see model.key-from")
      }
      text = outcome.output
    }
    let line = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isNewline }.first ?? ""
    guard let key = APIKey(line.trimmed) else { throw .noKey("\(self) has no key in its first line") }
    return key
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
}
