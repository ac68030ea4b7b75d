import ArgumentParser
import SelfLieCore
import SystemPackage

/// A file that is to be written. What ends with a slash is a folder to everybody; a path does not remember that.
struct NewFile: ExpressibleByArgument {
  private let typed: String

  init?(argument: String) { typed = argument }
  static var defaultCompletionKind: CompletionKind { .file() }

  var path: FilePath { FilePath(typed) }
  /// Whether it is no file, but standard output.
  var isOutput: Bool { typed == "-" }

  /// The file that a command writes.
  struct Target {
    let path: FilePath
    let isReplaced: Bool

    func write<Result>(_ context: Context, _ body: (ByteSink) throws -> Result) throws -> Result {
      try Outside.write(path, apartFrom: context.home.folders, replacing: isReplaced, body)
    }
  }

  /// Finds out whether the file may be written, and asks before it replaces another; nil if the other one is to stay.
  /// - Parameters:
  ///   - isReplaced: Whether the person has said so already.
  ///   - hint: What to do with a folder instead, as in "; say --to".
  ///   - refusal: What is said when the other file stays.
  func target(isReplaced: Bool, hint: String = "", refusal: String, _ terminal: Terminal) throws -> Target? {
    guard typed.utf8.last != UInt8(ascii: "/"), !Outside.isFolder(path) else {
      throw NewFileProblem.folder(typed, hint: hint)
    }
    // Where there is none, one that comes meanwhile is not to be replaced.
    guard !isReplaced, terminal.canAsk, Outside.isRegularFile(path) else { return Target(path: path, isReplaced: isReplaced) }
    let isAgreed = try terminal.confirm("Replace it?", ["There is a file \(path)."], to: "replace it", refusal: refusal)
    return isAgreed ? Target(path: path, isReplaced: true) : nil
  }
}

/// A folder where a file was to be written.
enum NewFileProblem: Problem {
  case folder(String, hint: String)

  var description: String {
    switch self {
    case .folder(let path, let hint): "\(path) is a folder; name a file in it\(hint)"
    }
  }

  var status: Status { .cannotCreate }
}
