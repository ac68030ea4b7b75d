import Glibc

/// What this process was called with, as bytes: Swift mends what is no text, and would take another file or text for the one that was meant.
public enum Invocation {
  /// More than the longest text, pronunciation or path takes; what is longer is none.
  static let longestArgument = 16_384
  /// The variables that say where things are kept.
  private static let places = ["SELFLIE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"]

  /// Refuses arguments and folders that are no text, and arguments that nobody wrote. The corresponding C function is `getenv`.
  public static func check() throws(InvocationProblem) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      try check(unsafe bytes(argument), as: "argument \(index)", atMost: longestArgument)
    }
    for name in places {
      // What is too long for a path is found by whoever opens it.
      if let value = unsafe getenv(name) { try check(unsafe bytes(value), as: name, atMost: .max) }
    }
  }

  static func check(_ bytes: [UInt8], as name: String, atMost limit: Int) throws(InvocationProblem) {
    guard bytes.count <= limit else { throw .tooLong(name, bytes: bytes.count) }
    do { _ = try UTF8Span(validating: bytes.span) } catch { throw .notUTF8(name, byte: error.byteOffsets.lowerBound + 1) }
  }

  private static func bytes(_ string: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
  }
}

/// A process that was called with something that is no text.
public enum InvocationProblem: Problem, Equatable {
  /// The first byte that is wrong, counted from 1.
  case notUTF8(String, byte: Int)
  case tooLong(String, bytes: Int)

  public var description: String {
    switch self {
    case .notUTF8(let name, let byte): "\(name) is not UTF-8 at byte \(byte); write it in UTF-8, a file's name too"
    case .tooLong(let name, let bytes):
      "\(name) is \(bytes) bytes long; no text or file's name is longer than \(Invocation.longestArgument)"
    }
  }

  public var status: Status { .usage }
}
