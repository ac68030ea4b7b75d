public import SystemPackage

/// A server's key. It can be sent, and is printed nowhere.
public struct APIKey: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let text: String

  private static let mostBytes = 4096

  /// Nil for what is no key: it has no spaces, and all of it can be seen.
  public init?(_ text: String) {
    guard (1...Self.mostBytes).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return nil }
    self.text = text
  }

  public var description: String { "a key" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Where a key comes from, so that it is in no settings, no command line and no list of processes.
public enum KeySource: Equatable, Sendable, CustomStringConvertible {
  /// The first line of a file; a path from the root, or from the home as in "~/key".
  case file(String)
  /// The first line that a program prints. Its words are divided by spaces, and no shell sees them.
  case command([String])

  private static let mostBytes = 1000

  /// Reads "file:PATH" or "command:PROGRAM WORD ...".
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

  /// The file that the key is read from, if others than its owner can look into it.
  public func exposedFile(environment: [String: String]) -> FilePath? {
    guard case .file(let path) = self else { return nil }
    let file = Self.resolved(path, environment)
    return Disk.entry(file)?.isExposed == true ? file : nil
  }

  private static func resolved(_ path: String, _ environment: [String: String]) -> FilePath {
    FilePath(path.hasPrefix("~/") ? "\(environment["HOME"] ?? "")\(path.dropFirst())" : path)
  }

  /// A person may have to say a word of their own first.
  private static let timeToAnswer = Duration.seconds(60)

  /// - Throws: `LanguageModelFailure.noKey`, without a word of what was read.
  public func key(environment: [String: String], attention: Attention?) throws(LanguageModelFailure) -> APIKey {
    let text: String
    switch self {
    case .file(let path):
      do { text = String(decoding: try Disk.read(Self.resolved(path, environment), atMost: 65_536), as: UTF8.self) } catch {
        throw .noKey("\(error.description); see model.key-from")
      }
    case .command(let words):
      guard let program = Program(words[0], environment: environment) else {
        throw .noKey("there is no program '\(words[0])'; see model.key-from")
      }
      let outcome = program.run(Array(words.dropFirst()), for: Self.timeToAnswer, complains: false, attention: attention)
      if attention?.heed() == .enough { throw .cancelled }
      guard outcome.status == 0 else {
        throw .noKey("'\(words[0])' \(outcome.status.map { "ended with status \($0)" } ?? "did not end"); see model.key-from")
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
