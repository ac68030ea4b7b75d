import SelfLieCore

/// A man page in the macros of man(7), the same wherever and whenever it is made.
struct ManualPage {
  /// The lines of the page.
  private(set) var lines: [String] = []

  /// Creates the page of a command; the page of selflie itself also has the files and variables of all commands.
  /// - Parameter date: The day of the page, as in 2026-12-03.
  init(_ guide: Guide, version: String, date: String) {
    let isRoot = guide.superCommands == nil
    let abstract = guide.abstract ?? ""
    lines = [".TH \(Self.escaped(guide.pageName.uppercased())) 1 \(date) \"selflie \(version)\" \"User Commands\"", ".nh"]
    section("NAME", "\(Self.escaped(guide.pageName)) \\-")
    lines += Self.filled(abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract)
    section("SYNOPSIS", ".ad l", "\\fB\(Self.escaped(guide.call.joined(separator: " ")))\\fR")
    lines += (guide.positionals + guide.options).map(Self.synopsis) + (isRoot ? ["[\\fIcommand\\fR]"] : []) + [".ad b"]
    section("DESCRIPTION")
    lines += Self.filled(abstract)
    for paragraph in guide.prose { lines += [".PP"] + Self.filled(paragraph) }
    if isRoot {
      section("COMMANDS")
      for command in guide.commands { item(Self.reference(to: command.pageName), command.abstract ?? "") }
    }
    section("OPTIONS")
    for row in Guide.rows(guide.positionals + guide.options) {
      let value = row.value.map { ["\\fI\(Self.escaped($0))\\fR"] } ?? []
      let names = row.names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
      item(([names].filter { !$0.isEmpty } + value).joined(separator: " "), row.meaning)
    }
    section("EXAMPLES", ".nf")
    lines += guide.examples.flatMap(Self.continued) + [".fi"]
    section("EXIT STATUS")
    for status in Status.allCases { item("\\fB\(status.rawValue)\\fR", status.meaning) }
    if isRoot {
      section("FILES")
      lines += Self.filled(
        "In $XDG_DATA_HOME/selflie, which is ~/.local/share/selflie, or in $SELFLIE_HOME; readable by their owner alone.")
      for (name, meaning) in Self.files { item("\\fI\(Self.escaped(name))\\fR", meaning) }
      section("ENVIRONMENT")
      for (name, meaning) in Self.environment { item("\\fB\(Self.escaped(name))\\fR", meaning) }
    }
    section("SEE ALSO")
    let others = (isRoot ? guide.commands.map(\.pageName) : ["selflie"]).map(Self.reference)
    lines += others.dropLast().map { $0 + "," } + others.suffix(1)
  }

  private static let files = [
    ("journal.sqlite", "The affirmations and the ledger: one line for each repetition."),
    ("recordings/*.wav", "The recordings, by their ids."),
    ("backups/*.sqlite", "Copies of the journal, the last five."),
    ("microphone", "Empty; a sitting locks it as long as it has the microphone."),
  ]

  private static let environment = [
    ("SELFLIE_HOME", "One folder for all that selflie keeps, and its settings."),
    ("XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME", "The folders in which selflie's own folders are. Relative values are refused."),
    ("NO_COLOR", "If it is not empty, no colours are used."),
    ("TERM", "Where it is \"dumb\", nothing is drawn: practice prints lines."),
  ]

  // MARK: Roff

  /// Adds a section.
  /// - Parameter text: Lines that are escaped already.
  private mutating func section(_ title: String, _ text: String...) { lines += [".SH \(title)"] + text }

  /// Adds a labelled paragraph.
  /// - Parameter label: A text that is escaped already, unlike `text`.
  private mutating func item(_ label: String, _ text: String) { lines += [".TP", label] + Self.filled(text) }

  /// The length beyond which a line ends where it may, in bytes: so that none has the 80 from which on `mandoc -T lint` complains.
  private static let usualLine = 60

  /// A paragraph in lines that are escaped and not too long. No line but the last ends as a sentence does, because roff widens such an end.
  private static func filled(_ text: String) -> [String] {
    var lines: [String] = [], line = ""
    for word in escaped(text).split(separator: " ", omittingEmptySubsequences: false) {
      let mayBreak = !line.isEmpty && !word.isEmpty && !word.hasPrefix(".") && line.last.map { !".?!:)".contains($0) } == true
      if mayBreak, line.utf8.count + 1 + word.utf8.count > usualLine {
        lines.append(line)
        line = String(word)
      } else {
        line += (line.isEmpty && lines.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  /// One line of the page, in lines that are escaped and not too long, which roff joins again.
  private static func continued(_ text: String) -> [String] {
    var lines: [String] = [], line = ""
    for word in escaped(text).split(separator: " ", omittingEmptySubsequences: false) {
      if line.utf8.count + word.utf8.count > usualLine, !line.isEmpty {
        lines.append(line + "\\")
        line = ""
      }
      line += word + " "
    }
    return lines + [String(line.dropLast())]
  }

  private static func synopsis(_ argument: Guide.Argument) -> String {
    let parts = [argument.names?.last.map { "\\fB\(escaped($0.description))\\fR" }, argument.value.map { "\\fI\(escaped($0))\\fR" }]
    let text = parts.compactMap(\.self).joined(separator: "\\~") + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[\(text)]" : text
  }

  private static func reference(to page: String) -> String { "\\fB\(escaped(page))\\fR(1)" }

  /// A text that roff prints unchanged: it holds no request and no escape, and its ASCII signs stay ASCII.
  static func escaped(_ text: String) -> String {
    let signs: [Unicode.Scalar: String] = [
      "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    ]
    let escaped = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return signs[scalar]
        ?? (scalar.isASCII ? String(scalar) : "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]")
    }
    return (text.hasPrefix(".") ? "\\&" : "") + escaped.joined()
  }
}

extension Guide {
  /// The name of the command's man page, as in "selflie-practice".
  var pageName: String { call.joined(separator: "-") }

  /// This guide and the guides of all its subcommands.
  var all: [Guide] { [self] + commands.flatMap(\.all) }
}

extension Status {
  /// The meaning of the status, as in the README's table.
  var meaning: String {
    switch self {
    case .done: "done"
    case .notSaid:
      "not said: the recording was rejected, or a sitting ended before what was asked for was counted; or nothing is due, no language model is "
        + "configured, or a sentence was not accepted"
    case .usage: "usage: a wrong option, or a text that can't be spoken"
    case .badData: "bad data: a damaged or foreign journal, a file that isn't WAV"
    case .notFound: "no such affirmation, or more than one; no such file, or language model"
    case .unavailable:
      "no sound device, no speech model, or a clock that shows a time before 1970 or after 9999; or systemd refuses a reminder, or a language "
        + "model can't be reached"
    case .internalFault: "our own fault"
    case .cannotCreate: "can't create a file or folder, or isn't allowed to: the folder belongs to another user"
    case .inputOutput: "input or output failed"
    case .busy: "busy: somebody else has the microphone or the journal, or a language model is loaded; try again"
    case .interrupted: "interrupted"
    }
  }
}
