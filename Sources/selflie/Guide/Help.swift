import SelfLieCore

extension Guide {
  /// What `help` prints: what the command is for, examples, how it is called, and only then all that may be said about it.
  /// - Parameter columns: How wide a line may be.
  func help(columns: Int) -> [String] {
    var lines = (abstract ?? "").wrapped(to: columns)
    if !examples.isEmpty { lines += ["", "Examples:"] + examples.map { "  \($0)" } }
    lines += ["", "Usage: \(usage)"]
    lines += table("Arguments", Self.rows(positionals), columns)
    lines += table("Options", Self.rows(options), columns)
    lines += table("Commands", commands.map { Row(names: [$0.commandName], meaning: $0.abstract ?? "") }, columns)
    for paragraph in prose { lines += [""] + paragraph.wrapped(to: columns) }
    if !commands.isEmpty { lines += ["", "'\(call.joined(separator: " ")) help <command>' says all about one."] }
    return lines
  }

  private var usage: String {
    var parts =
      call
      + positionals.map { argument in
        let name = "<\(argument.valueName ?? "")>\(argument.isRepeating ? " ..." : "")"
        return argument.isOptional ? "[\(name)]" : name
      }
    if !options.isEmpty { parts.append("[<options>]") }
    if !commands.isEmpty { parts = call + ["[<command>]"] }
    return parts.joined(separator: " ")
  }

  private func table(_ title: String, _ rows: [Row], _ columns: Int) -> [String] {
    guard !rows.isEmpty else { return [] }
    let indent = 26
    return ["", "\(title):"]
      + rows.flatMap { row in
        let label = "  " + (row.names.isEmpty ? "" : row.names.joined(separator: ", ") + " ") + (row.value.map { "<\($0)>" } ?? "")
        var lines = row.meaning.wrapped(to: max(20, columns - indent)).map { "".padded(to: indent) + $0 }
        if label.count < indent, let first = lines.first {
          lines[0] = label.padded(to: indent) + first.dropFirst(indent)
        } else {
          lines.insert(label, at: 0)
        }
        return lines
      }
  }
}
