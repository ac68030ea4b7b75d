import Foundation

/// A system call of a process, as strace wrote it down.
struct SystemCall: Sendable {
  let name: String
  let arguments: [String]
  /// Nil if the process was gone before it returned.
  let result: Int?
  /// Whether strace let it fail, or killed the process in it.
  let isInjected: Bool
  let line: String

  /// Reads a line such as `81 openat(AT_FDCWD</tmp>, "a", O_RDONLY) = 3</tmp/a>`; nil for what is no call: signals, ends.
  init?(_ line: String) {
    let bytes = Array(line.utf8)
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")), let open = bytes[space...].firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    name = String(decoding: bytes[(space + 1)..<open].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || $0.isAlphanumeric }) else { return nil }
    var arguments: [String] = [], start = open + 1, place = open + 1, depth = 0, isQuoted = false
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted {
        if byte == UInt8(ascii: "\\") { place += 1 } else if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if "([{".utf8.contains(byte) {
        depth += 1
      } else if depth > 0, ")]}".utf8.contains(byte) {
        depth -= 1
      } else if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
        arguments.append(String(decoding: bytes[start..<place], as: UTF8.self).trimmingCharacters(in: .whitespaces))
        start = place + 1
        if byte == UInt8(ascii: ")") { break }
      }
      place += 1
    }
    self.arguments = arguments
    let rest = String(decoding: bytes[min(place + 1, bytes.count)...], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    result = rest.hasPrefix("= ") ? Int(rest.dropFirst(2).prefix { $0 == "-" || $0.isNumber }) : nil
    isInjected = rest.hasSuffix("(INJECTED)")
    self.line = line.utf8.count > 300 ? "\(line.prefix(200)) ... \(line.suffix(60))" : line
  }

  /// A number among the arguments.
  func number(_ index: Int) -> Int? { arguments.indices.contains(index) ? Int(arguments[index].prefix { $0 == "-" || $0.isNumber }) : nil }

  /// What is between the quotation marks of an argument.
  func bytes(_ index: Int) -> [UInt8] {
    guard arguments.indices.contains(index) else { return [] }
    let all = Array(arguments[index].utf8)
    guard all.count >= 2, all.first == UInt8(ascii: "\""), all.last == UInt8(ascii: "\"") else { return [] }
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
    ]
    var bytes: [UInt8] = [], place = 1
    while place < all.count - 1 {
      let byte = all[place]
      place += 1
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let kind = all[place]
      if kind == UInt8(ascii: "x") {
        bytes.append(all[place + 1].hexadecimal << 4 | all[place + 2].hexadecimal)
        place += 3
      } else {
        bytes.append(escapes[kind] ?? kind)
        place += 1
      }
    }
    return bytes
  }

  func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

  /// The path of a descriptor among the arguments, as `3</tmp/a>` says it.
  func path(_ index: Int) -> String? {
    guard arguments.indices.contains(index), let open = arguments[index].firstIndex(of: "<"), arguments[index].contains(">") else {
      return nil
    }
    return String(arguments[index][arguments[index].index(after: open)...].prefix { $0 != ">" })
  }

  /// What was written to standard output.
  var shown: String? { name == "write" && number(0) == 1 && (result ?? -1) > 0 ? text(1) : nil }

  /// Whether it is about a file below a folder, named or open.
  func concerns(_ folder: String) -> Bool { arguments.contains { $0.contains("<\(folder)") || $0.contains("\"\(folder)") } }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
  fileprivate var hexadecimal: UInt8 { self < UInt8(ascii: "a") ? self - UInt8(ascii: "0") : self - UInt8(ascii: "a") + 10 }
}

extension Executable {
  /// What no file changes by, and what there is so much of that it would only be slow.
  private static let harmless = """
    read,pread64,munmap,mprotect,brk,getrandom,rt_sigaction,rt_sigprocmask,newfstatat,poll,ppoll,futex,clock_gettime,timerfd_settime,\
    getrusage,getpid,gettid,geteuid,getuid,getegid,ioctl
    """

  /// Runs it under strace.
  /// - Parameters:
  ///   - calls: Which are written down, as strace's option `trace` takes it; all that could change a file if there are none.
  ///   - options: What strace is to do besides, `-e inject=...` above all.
  ///   - bytes: Whether all that is written is wanted, and not only where.
  func traced(
    _ arguments: [String], calls: String? = nil, options: [String] = [], bytes: Bool = false
  ) async throws -> (result: Result, calls: [SystemCall]) {
    let folder = try TemporaryFolder()
    var traced = self
    // What PocketSphinx writes has lost its name, and is more than all else.
    let output = bytes ? "|grep -av '/dev/shm/selflie-.*(deleted)' > \(folder.file("trace"))" : folder.file("trace")
    traced.launcher =
      ["/usr/bin/strace", "-f", "-qq", "-y", "-x", "-s", bytes ? "1000000" : "64", "-o", output]
      // It is much quicker, and sends no signals.
      + (options.contains { $0.contains("signal=") } ? [] : ["--seccomp-bpf"])
      + ["-e", "trace=\(calls ?? "!" + Self.harmless)"] + options + launcher
    let result = try await traced.run(arguments)
    return (result, try Self.read(folder.file("trace")))
  }

  private static func read(_ file: String) throws -> [SystemCall] {
    // Where two processes call at once, a line is in two parts. Only the first process writes; another one has the sound devices, and
    // descriptors of its own.
    var unfinished: [Substring: String] = [:], first: Substring?
    return try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self).split(separator: "\n").compactMap { line in
      let process = line.prefix { $0 != " " }
      first = first ?? process
      guard process == first else { return nil }
      if let end = line.range(of: " <unfinished ...>", options: .backwards) {
        unfinished[process] = String(line[..<end.lowerBound])
        return nil
      }
      if let begun = line.range(of: " resumed>"), line.contains("<... ") {
        guard let first = unfinished.removeValue(forKey: process) else { return nil }
        return SystemCall(first + line[begun.upperBound...])
      }
      return SystemCall(String(line))
    }
  }
}

/// A system call that strace can find again in another run of the same command: the n-th of its name.
struct Moment: Sendable, CustomStringConvertible {
  let name: String
  let number: Int
  let line: String

  /// What could leave something half done.
  static let calls = """
    openat,mkdir,mkdirat,write,pwrite64,ftruncate,fsync,fdatasync,link,linkat,rename,renameat,renameat2,unlink,unlinkat,rmdir,close,fchmod,fchown
    """

  /// Those that are about files below a folder, or standard output.
  static func all(in calls: [SystemCall], home folders: String...) -> [Moment] {
    var numbers: [String: Int] = [:]
    return calls.compactMap { call in
      numbers[call.name, default: 0] += 1
      guard folders.contains(where: call.concerns) || call.shown != nil else { return nil }
      return Moment(name: call.name, number: numbers[call.name] ?? 0, line: call.line)
    }
  }

  var killing: [String] { ["-e", "inject=\(name):signal=KILL:when=\(number)"] }
  func failing(_ error: String, always: Bool) -> [String] { ["-e", "inject=\(name):error=\(error):when=\(number)\(always ? "+" : "")"] }

  var description: String { "\(name) \(number): \(line)" }
}
