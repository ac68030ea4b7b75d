import Glibc

/// What this process was called with, as bytes: Swift mends what is no text, and would take another file or text for the one that was meant.
public enum Invocation {
  /// More than the longest text, pronunciation or path takes; what is longer is none.
  static let longestArgument = 16_384
  /// The XDG folders, which lie in the home unless they are named.
  public static let folders = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]

  /// Refuses arguments and folders that are no text, and arguments that nobody wrote.
  public static func check() throws(InvocationProblem) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      try check(unsafe bytes(argument), as: "argument \(index)", atMost: longestArgument)
    }
    if !isFolder(try value(of: "SELFLIE_HOME")) { try checkFolders(folders) }
  }

  /// Refuses folders that are no text, and the home only if one of them has to be looked for there.
  /// - Parameter names: The variables that name them.
  public static func checkFolders(_ names: [String]) throws(InvocationProblem) {
    var areNamed = true
    for name in names { areNamed = isFolder(try value(of: name)) && areNamed }
    if !areNamed { _ = try value(of: "HOME") }
  }

  /// What is relative or empty is not used.
  private static func isFolder(_ value: [UInt8]?) -> Bool { value?.first == UInt8(ascii: "/") }

  /// A variable of the environment, if it is a text. The corresponding C function is `getenv`.
  private static func value(of name: String) throws(InvocationProblem) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    let bytes = unsafe bytes(value)
    // What is too long for a path is found by whoever opens it.
    try check(bytes, as: name, atMost: .max)
    return bytes
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
