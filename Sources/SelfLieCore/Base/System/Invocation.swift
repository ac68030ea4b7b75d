import Glibc

/// The arguments and environment of this process, as bytes: Swift repairs invalid UTF-8, and could so name another file or text.
public enum Invocation {
  /// The longest argument in bytes, more than any text, pronunciation or path needs.
  static let longestArgument = 16_384
  /// The variables that name XDG folders. A folder that is not named lies in the home folder.
  public static let folders = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]

  /// Checks that the arguments and the environment's folders are UTF-8, and that no argument is longer than 16,384 bytes.
  /// - Throws: `InvocationProblem` for the first one that is not.
  public static func check() throws(InvocationProblem) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      try check(unsafe bytes(argument), as: "argument \(index)", atMost: longestArgument)
    }
    if !isFolder(try value(of: "SELFLIE_HOME")) { try checkFolders(folders) }
  }

  /// Checks that folders are UTF-8, and the home folder too if one of them is not named.
  /// - Parameter names: The variables that name the folders.
  /// - Throws: `InvocationProblem` for the first one that is not.
  public static func checkFolders(_ names: [String]) throws(InvocationProblem) {
    var areNamed = true
    for name in names { areNamed = isFolder(try value(of: name)) && areNamed }
    if !areNamed { _ = try value(of: "HOME") }
  }

  /// Whether a value names a folder; relative and empty values are ignored.
  private static func isFolder(_ value: [UInt8]?) -> Bool { value?.first == UInt8(ascii: "/") }

  /// Returns the bytes of an environment variable; nil if it is not set. The corresponding C function is `getenv`.
  /// - Throws: `InvocationProblem` if the value is not UTF-8.
  private static func value(of name: String) throws(InvocationProblem) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    let bytes = unsafe bytes(value)
    // A path that is too long fails where it is opened.
    try check(bytes, as: name, atMost: .max)
    return bytes
  }

  /// Checks that a value is UTF-8, and at most as long as a limit in bytes.
  /// - Throws: `InvocationProblem` with the name, if it is not.
  static func check(_ bytes: [UInt8], as name: String, atMost limit: Int) throws(InvocationProblem) {
    guard bytes.count <= limit else { throw .tooLong(name, bytes: bytes.count) }
    do { _ = try UTF8Span(validating: bytes.span) } catch { throw .notUTF8(name, byte: error.byteOffsets.lowerBound + 1) }
  }

  private static func bytes(_ string: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
  }
}

/// An argument or environment variable that is no text, or is too long.
public enum InvocationProblem: Problem, Equatable {
  /// The name of the value, and its first invalid byte, counted from 1.
  case notUTF8(String, byte: Int)
  /// The name of the value, and its length in bytes.
  case tooLong(String, bytes: Int)

  public var description: String {
    switch self {
    case .notUTF8(let name, let byte): "\(name) isn't valid UTF-8 at byte \(byte); write it in UTF-8, file names too"
    case .tooLong(let name, let bytes):
      "\(name) is \(bytes) bytes long; the longest allowed is \(Invocation.longestArgument)"
    }
  }

  public var status: Status { .usage }
}
