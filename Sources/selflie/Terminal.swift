import FoundationEssentials
import Glibc
import SelfLieCore
import SystemPackage

/// The person's side of a command, and the only place that prints: data on standard output, everything else on standard error.
struct Terminal {
  /// Whether somebody is there to answer a question.
  let canAsk: Bool

  init() {
    canAsk = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// A line of data.
  func data(_ line: String) throws { try write(line, to: .standardOutput) }

  /// One JSON object on one line, its names in alphabetical order.
  func data(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    try data(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// A line for the person.
  func note(_ line: String) throws { try write(line, to: .standardError) }

  /// The one line that says what went wrong. Standard error may be gone too, and then nobody can be told.
  func complain(_ line: String) { try? note("selflie: \(line)") }

  /// Asks for one of several letters; the first is what an empty line means. Nil if the person left, or there is nobody to ask.
  func ask(_ question: String, _ letters: [Character], _ interruption: Interruption) throws -> Character? {
    guard canAsk else { return nil }
    while true {
      try write(question + " ", to: .standardError, end: "")
      guard interruption.waitUntilReadable(STDIN_FILENO), let answer = readLine() else {
        try note("")
        return nil
      }
      guard let letter = answer.lowercased().first(where: { !$0.isWhitespace }) else { return letters.first }
      if letters.contains(letter) { return letter }
    }
  }

  private func write(_ line: String, to stream: FileDescriptor, end: String = "\n") throws {
    do { _ = try stream.writeAll((Self.printable(line) + end).utf8) } catch let reason as Errno {
      throw OutputProblem(stream: stream == .standardOutput ? "standard output" : "standard error", reason: reason)
    }
  }

  /// A text that cannot steer the terminal: control characters, and those that turn the direction of writing, as question marks.
  static func printable(_ text: String) -> String {
    let isHarmless = { (scalar: Unicode.Scalar) in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: scalar == "\n" || scalar == "\u{200D}"
      default: true
      }
    }
    if text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isHarmless(scalar) ? scalar : "?") }
    return String(scalars)
  }
}

/// Somebody closed the other end, or the disk behind it is full.
struct OutputProblem: Problem {
  let stream: String
  let reason: Errno

  var description: String { "cannot write to \(stream): \(reason)" }
  var status: Status { .inputOutput }
}
