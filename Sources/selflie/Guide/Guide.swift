import ArgumentParser
import FoundationEssentials

/// A command as its man page tells of it: what the parser knows about it, in the parser's own JSON.
///
/// A paragraph of its discussion whose lines all are calls of selflie is its examples, the others are prose.
struct Guide: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var description: String { (kind == "long" ? "--" : "-") + name }
    }

    /// "positional", "option" or "flag".
    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]?
  }

  var commandName: String
  var superCommands: [String]?
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var subcommands: [Guide]?
  var arguments: [Argument]?

  /// Reads what the parser tells of a command, with all others in it.
  init(dump: String) throws {
    struct Tool: Decodable { var command: Guide }
    self = try JSONDecoder().decode(Tool.self, from: Data(dump.utf8)).command
  }

  /// The commands in it, in the order in which they are to be learnt. Help is not among them: it is on every page.
  var commands: [Guide] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }

  /// What is typed to call it.
  var call: [String] { (superCommands ?? []) + [commandName] }

  var examples: [String] { paragraphs.filter(Self.areCalls).flatMap { $0 } }

  /// Paragraphs of one line each.
  var prose: [String] { paragraphs.filter { !Self.areCalls($0) }.map { $0.joined(separator: " ") } }

  private var paragraphs: [[String]] {
    (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map { $0.map(String.init) }
  }

  private static func areCalls(_ lines: [String]) -> Bool { lines.allSatisfy { $0 == "selflie" || $0.hasPrefix("selflie ") } }

  // MARK: Its arguments

  /// A row of a table: what is typed, and what it means.
  struct Row: Equatable {
    /// Names, if there are some, and the name of the value.
    var names: [String]
    var value: String?
    var meaning: String
  }

  var positionals: [Argument] { shown.filter { $0.kind == "positional" } }
  var options: [Argument] { shown.filter { $0.kind != "positional" } }

  private var shown: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

  /// A row for each argument; a flag and its opposite share one.
  static func rows(_ arguments: [Argument]) -> [Row] {
    var rows: [Row] = []
    for argument in arguments {
      let names = (argument.names ?? []).map(\.description)
      if let last = rows.last, let name = last.names.first, names == ["--no-" + name.dropFirst(2)] {
        rows[rows.count - 1].names += names
      } else {
        rows.append(Row(names: names, value: argument.value, meaning: argument.meaning))
      }
    }
    return rows
  }
}

extension Guide.Argument {
  var value: String? { kind == "flag" ? nil : valueName }

  fileprivate var meaning: String {
    var parts = [abstract, discussion].compactMap(\.self)
    if let values = allValues, !values.isEmpty { parts.append("(values: \(values.joined(separator: ", ")))") }
    if let defaultValue { parts.append("(default: \(defaultValue))") }
    return parts.joined(separator: " ")
  }
}
