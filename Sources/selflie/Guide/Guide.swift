import ArgumentParser
import FoundationEssentials

/// A command as its man page describes it, read from the parser's JSON.
///
/// A paragraph of the discussion in which each line is a call of selflie holds examples; the other paragraphs are prose.
struct Guide: Decodable {
  /// An argument or option of a command.
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

  /// Reads the parser's description of a command and of its subcommands.
  /// - Throws: `DecodingError` if the JSON has another form.
  init(dump: String) throws {
    struct Tool: Decodable { var command: Guide }
    self = try JSONDecoder().decode(Tool.self, from: Data(dump.utf8)).command
  }

  /// The commands in it, in the order in which they are to be learnt. Help is not among them: it is on every page.
  var commands: [Guide] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }

  /// The words that call the command.
  var call: [String] { (superCommands ?? []) + [commandName] }

  var examples: [String] { paragraphs.filter(Self.areCalls).flatMap { $0 } }

  /// The prose of the discussion, one line for each paragraph.
  var prose: [String] { paragraphs.filter { !Self.areCalls($0) }.map { $0.joined(separator: " ") } }

  private var paragraphs: [[String]] {
    (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map { $0.map(String.init) }
  }

  private static func areCalls(_ lines: [String]) -> Bool { lines.allSatisfy { $0 == "selflie" || $0.hasPrefix("selflie ") } }

  // MARK: Its arguments

  /// A row of a table: the words to type, and their meaning.
  struct Row: Equatable {
    /// The names of an option or a command; empty for an argument.
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
