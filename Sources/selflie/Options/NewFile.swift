import ArgumentParser
import SelfLieCore
import SystemPackage

/// A file to be written, as typed: a slash at the end means a folder, and a `FilePath` would forget the slash.
struct NewFile: ExpressibleByArgument {
  private let typed: String

  init?(argument: String) { typed = argument }
  static var defaultCompletionKind: CompletionKind { .file() }

  var path: FilePath { FilePath(typed) }
  /// Whether the argument means standard output.
  var isOutput: Bool { typed == "-" }

  /// A file that may be written.
  struct Target {
    let path: FilePath
    /// Whether an existing file may be replaced.
    let isReplaced: Bool

    /// Writes the file through a sink; if this fails, an existing file is still whole.
    /// - Throws: `OutputFileProblem`, `FileProblem`, or the error of the body.
    func write<Result>(_ context: Context, _ body: (ByteSink) throws -> Result) throws -> Result {
      try Outside.write(path, apartFrom: context.home.folders, replacing: isReplaced, body)
    }
  }

  /// Finds out whether the file may be written, and asks before another is replaced; nil if the other file is to stay.
  /// - Parameters:
  ///   - isReplaced: Whether the person has agreed already.
  ///   - hint: The advice for a folder, as in "; say --to".
  ///   - refusal: The message if the other file stays.
  /// - Throws: `NewFileProblem.folder` for a folder.
  func target(isReplaced: Bool, hint: String = "", refusal: String, _ terminal: Terminal) throws -> Target? {
    guard typed.utf8.last != UInt8(ascii: "/"), !Outside.isFolder(path) else {
      throw NewFileProblem.folder(typed, hint: hint)
    }
    // Without a file there is nothing to ask; a file that appears meanwhile must not be replaced.
    guard !isReplaced, terminal.canAsk, Outside.isRegularFile(path) else { return Target(path: path, isReplaced: isReplaced) }
    let isAgreed = try terminal.confirm("Replace it?", ["\(path) already exists."], to: "replace it", refusal: refusal)
    return isAgreed ? Target(path: path, isReplaced: true) : nil
  }
}

/// A folder where a file was to be written.
enum NewFileProblem: Problem {
  case folder(String, hint: String)

  var description: String {
    switch self {
    case .folder(let path, let hint): "\(path) is a folder; name a file inside it\(hint)"
    }
  }

  var status: Status { .cannotCreate }
}
