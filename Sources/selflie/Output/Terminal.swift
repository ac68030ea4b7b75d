import ArgumentParser
import FoundationEssentials
import Glibc
import SelfLieCore
import SystemPackage

/// The person's side of a command, and the only place that prints: data on standard output, the rest on standard error.
///
/// Each function that prints throws `OutputProblem` if its stream is closed or its disk is full.
struct Terminal {
  /// Whether a person is there to answer a question.
  let canAsk: Bool
  /// Whether a picture can be drawn. It cannot where data goes to another program, which may print beside the picture.
  let canDraw: Bool
  /// Whether a person, and no program, reads both streams.
  let isRead: Bool
  /// Whether colours are wanted: https://no-color.org.
  var hasColour: Bool
  /// The characters of bars and drawings: blocks only where a terminal shows them.
  var glyphs: Glyphs

  /// Looks at the standard streams, `TERM` and `NO_COLOR`.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let kind = environment["TERM"] ?? ""
    canAsk = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    isRead = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    canDraw = isRead && !kind.isEmpty && kind != "dumb"
    hasColour = canDraw && (environment["NO_COLOR"] ?? "").isEmpty
    glyphs = canDraw ? Glyphs(environment: environment) : .ascii
  }

  /// Prints one line of data, and never two: programs count lines.
  /// - Parameter hanging: The indentation of the lines onto which a terminal breaks a long line; nil for text that is to be copied.
  func data(_ line: String, hanging: Int? = nil) throws {
    let line = Self.line(line)
    let lines = if let hanging, let columns { line.wrapped(to: columns, hanging: hanging) } else { [line] }
    try send((lines.joined(separator: "\n") + "\n").utf8, to: .standardOutput)
  }

  /// Prints a part of a line of data, without its end.
  func data(part: String) throws { try send(Self.line(part).utf8, to: .standardOutput) }

  /// Prints a line of fields with tabs between them.
  func data(fields: [String]) throws { try send((fields.map(Self.line).joined(separator: "\t") + "\n").utf8, to: .standardOutput) }

  /// Prints several lines of data in one write.
  func data(_ lines: [String]) throws { try send(lines.map { Self.line($0) + "\n" }.joined().utf8, to: .standardOutput) }

  /// Prints the lines of a drawing; where colours are wanted, what was done is green and what is empty is faint.
  func data(drawing lines: [String]) throws {
    let lines = lines.map(Self.line)
    try send(lines.map { (hasColour ? Self.painted($0) : $0) + "\n" }.joined().utf8, to: .standardOutput)
  }

  /// Prints lines that have a drawing each between two texts.
  func data(drawings lines: [(before: String, drawing: String, after: String)]) throws {
    let lines = lines.map { Self.line($0.before) + (hasColour ? Self.painted($0.drawing) : $0.drawing) + Self.line($0.after) + "\n" }
    try send(lines.joined().utf8, to: .standardOutput)
  }

  /// A line of a drawing with its runs of cells in colours.
  static func painted(_ line: String) -> String {
    var painted = "", style = ""
    // The corner of two axes is no cell.
    let cells = line.contains("+-") ? "#" : "#*+:"
    for (index, character) in line.enumerated() {
      let isCell = (cells + "\u{2588}\u{2593}\u{2592}").contains(character), isFaint = ".\u{B7}\u{2591}".contains(character)
      let next = isCell ? "\u{1B}[32m" : isFaint && index > 0 ? "\u{1B}[2m" : ""
      if next != style, character != " " {
        painted += (style.isEmpty ? "" : "\u{1B}[m") + next
        style = next
      }
      painted.append(character)
    }
    return painted + (style.isEmpty ? "" : "\u{1B}[m")
  }

  /// Sends the collected bytes once they are many, so that a long output is never in memory whole.
  private func sendMuch(_ bytes: inout [UInt8]) throws {
    guard bytes.count >= 65_536 else { return }
    try send(bytes, to: .standardOutput)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Prints lines behind a label; each is broken below itself where a terminal is too narrow.
  func data(hanging lines: [String], behind label: String) throws {
    let indent = Window.width(of: label)
    for (index, line) in lines.enumerated() { try data((index == 0 ? label : "".padded(to: indent)) + line, hanging: indent) }
  }

  /// Prints names with their values, in two columns; a terminal breaks a long value below itself.
  func data(_ rows: [(name: String, value: String)]) throws {
    for (name, value) in rows { try data("  \(name.padded(to: 10))  \(value)", hanging: 14) }
  }

  /// The width in columns of the terminal that data goes to; nil if data goes elsewhere.
  var columns: Int? { isatty(STDOUT_FILENO) == 1 ? Window(of: STDOUT_FILENO).columns : nil }

  /// Prints one JSON object on one line, with its names in alphabetical order.
  func data(json value: some Encodable) throws { try send((Self.json(value) + "\n").utf8, to: .standardOutput) }

  /// Prints an array of JSON objects on one line, each encoded and sent before the next: there may be ten thousand.
  func data(jsonArray values: some Sequence<some Encodable>) throws {
    var bytes = Array("[".utf8), comma = ""
    for value in values {
      bytes += (comma + (try Self.json(value))).utf8
      comma = ","
      try sendMuch(&bytes)
    }
    try send(bytes + Array("]\n".utf8), to: .standardOutput)
  }

  private static func json(_ value: some Encodable) throws -> String {
    escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }()

  /// Prints one line or several for the person; a terminal breaks a long line, a pipe gets it unbroken.
  func note(_ text: String) throws { try say(text, end: "\n") }

  /// Names the command that makes sense next, if a person reads both streams.
  func next(_ command: @autoclosure () throws -> String, _ occasion: String = "Next") throws {
    if isRead { try note("\(occasion): \(try command())") }
  }

  /// Prints a line that the next one replaces, where a picture can be drawn. An empty line leaves no trace.
  func passing(_ line: String) throws {
    guard canDraw else { return }
    let columns = Window(of: STDERR_FILENO).columns
    try Canvas.send("\r" + Self.printable(String(line.prefix(columns - 1))) + "\u{1B}[K")
  }

  /// Prints an error. If standard error is gone too, nobody can be told.
  func complain(_ text: String) { try? note("selflie: \(text)") }

  /// Prints a problem in one line.
  func complain(_ problem: some Problem) { complain(Self.line(problem.description)) }

  /// Asks for one of several keys; Enter means the first, which the question shows by a capital.
  /// - Returns: The key; nil if the person left, or nobody is there to ask.
  func ask(_ question: String, _ letters: [Character], _ attention: Attention) throws -> Character? {
    guard canAsk else { return nil }
    let hadKeyboard = attention.hasKeyboard
    attention.takeKeyboard()
    defer { if !hadKeyboard { attention.giveBackKeyboard() } }
    try say(question, end: " ")
    while true {
      attention.wait()
      for notice in attention.notices() {
        switch notice {
        case .key("\n"), .key(" "):
          guard let first = letters.first else { continue }
          try note(String(first))
          return first
        case .key(let key) where letters.contains(key):
          try note(String(key))
          return key
        case .leave:
          try note("")
          return nil
        case .suspend:
          attention.suspend()
          try say(question, end: " ")
        case .key, .resume, .resize: break
        }
      }
    }
  }

  /// Asks before a step that cannot easily be taken back; Enter means no.
  /// - Parameters:
  ///   - facts: The lines that the person needs for an answer.
  ///   - action: The step, as in "say --yes to ...".
  ///   - refusal: The message after a no.
  ///   - attention: The command's own; nil for a command that has none.
  /// - Throws: `ValidationError` if nobody is there to ask, `Status.interrupted` as an `ExitCode` if the person left.
  func confirm(
    _ question: String, _ facts: [String] = [], to action: String, refusal: String, _ attention: Attention? = nil
  ) throws -> Bool {
    guard canAsk else { throw ValidationError("There's nobody to ask; use --yes to \(action).") }
    for fact in facts { try note(fact) }
    let attention = attention ?? Attention()
    if try ask("\(question) [y]es, [N]o:", ["n", "y"], attention) == "y" { return true }
    try note(refusal)
    if attention.isLeaving { throw Status.interrupted.exitCode }
    return false
  }

  /// The answer to a question that asks for a line.
  enum Answer: Equatable {
    case line(String)
    /// Enter alone.
    case skipped
    /// Ctrl-C or Ctrl-D, or nobody is there to ask.
    case left
  }

  /// Asks for a line, and returns it with single spaces between its words.
  func answer(_ question: String, _ attention: Attention) throws -> Answer {
    guard canAsk else { return .left }
    try say(question, end: " ")
    while !attention.waitForLine() {
      for notice in attention.notices() where notice == .leave || notice == .suspend {
        try note("")
        guard notice == .suspend else { return .left }
        attention.suspend()
        try say(question, end: " ")
      }
    }
    guard let line = readLine() else {
      try note("")
      return .left
    }
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? .skipped : .line(words)
  }

  /// Asks for a line; nil if it is empty, the person left, or nobody is there to ask.
  /// - Parameter end: The line that Ctrl-D stands for.
  func askForLine(_ question: String, _ attention: Attention, atEnd end: String? = nil) throws -> String? {
    switch try answer(question, attention) {
    case .line(let line): line
    case .left where !attention.isLeaving: end
    case .left, .skipped: nil
    }
  }

  private func say(_ text: String, end: String) throws {
    var text = Self.printable(text)
    if isatty(STDERR_FILENO) == 1 {
      let columns = Window(of: STDERR_FILENO).columns
      text = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        let indent = line.prefix { $0 == " " }.count
        // A line indented by four columns or more is the content of a file, and stays whole. The parser's line of usage goes on behind its
        // name.
        return indent >= 4 ? [String(line)] : String(line).wrapped(to: columns, hanging: line.hasPrefix("Usage: ") ? 7 : indent + 2)
      }.joined(separator: "\n")
    }
    try send((text + end).utf8, to: .standardError)
  }

  private func send(_ bytes: some Sequence<UInt8>, to stream: FileDescriptor) throws {
    do { _ = try stream.writeAll(bytes) } catch let reason as Errno {
      throw OutputProblem(stream: stream == .standardOutput ? "standard output" : "standard error", reason: reason)
    }
  }

  /// A text that cannot steer the terminal: control characters, and characters that turn the writing direction, become question marks.
  static func printable(_ text: String) -> String { replacing(text) { $0 == "\n" ? "\n" : "?" } }

  /// A text that cannot steer the terminal, on one line.
  static func line(_ text: String) -> String { replacing(text) { $0 == "\n" ? " " : "?" } }

  /// JSON with such characters as `\u` escapes: programs get the characters, terminals do not.
  static func escaped(_ json: String) -> String {
    replacing(json) { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  private static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String) -> String {
    if text.allBytes({ (0x20..<0x7F).contains($0) }) || text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var replaced = ""
    for scalar in text.unicodeScalars { replaced += isHarmless(scalar) ? String(scalar) : replacement(scalar) }
    return replaced
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: Prose.isJoiner(scalar)
    default: true
    }
  }
}

/// A write that failed, because the reader closed the stream or the disk is full.
struct OutputProblem: Problem {
  let stream: String
  let reason: Errno

  var description: String { "can't write to \(stream): \(reason)" }
  var status: Status { .inputOutput }
}
