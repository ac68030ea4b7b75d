import Foundation
import Glibc

@testable import SelfLieCore

/// The built `selflie`, run with arguments and an environment of any bytes, and watched: what it printed, and what ended it.
struct RawRun {
  /// Nil if a signal ended it.
  let status: Int32?
  let signal: Int32?
  let output: [UInt8]
  let errors: [UInt8]
  /// In seconds.
  let duration: Double

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// Runs it to its end, or kills it when it takes too long.
  /// - Parameter folder: Its working folder.
  init(
    _ arguments: [[UInt8]], environment: [String: [UInt8]], in folder: String, program: String = Executable.path.path, seconds: Double = 30
  ) throws {
    var all = ProcessInfo.processInfo.environment.mapValues { Array($0.utf8) }
    // Only what a test says is where things are kept, and where the sound comes from.
    for name in ["SELFLIE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { all[name] = nil }
    all.merge(["ASAN_OPTIONS": Array("detect_leaks=0".utf8)].merging(environment) { $1 }) { $1 }
    let start = Date()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let (output, errors) = (try Self.pipe(), try Self.pipe())
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    var process = pid_t()
    let code = unsafe Self.withStrings(["env", "-C", folder, program].map { Array($0.utf8) } + arguments) { arguments in
      unsafe Self.withStrings(all.map { Array($0.key.utf8) + [UInt8(ascii: "=")] + $0.value }) { environment in
        unsafe posix_spawn(&process, "/usr/bin/env", &actions, nil, arguments, environment)
      }
    }
    close(output.write)
    close(errors.write)
    defer {
      close(output.read)
      close(errors.read)
    }
    guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
    (self.output, self.errors) = Self.gather(output.read, errors.read, until: start + seconds)
    // Both ends are closed, or it is late: then it must not be waited for.
    if Date() > start + seconds { kill(process, SIGKILL) }
    var result: Int32 = 0
    while unsafe waitpid(process, &result, 0) < 0, errno == EINTR {}
    (status, signal) = result & 0x7F == 0 ? (result >> 8 & 0xFF, nil) : (nil, result & 0x7F)
    duration = Date().timeIntervalSince(start)
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Lends strings as C has them, with a null behind the last.
  private static func withStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = unsafe strings.map { unsafe strdup($0.map { CChar(bitPattern: $0) } + [0]) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(&copies)
  }

  private static func gather(_ output: Int32, _ errors: Int32, until deadline: Date) -> ([UInt8], [UInt8]) {
    var gathered: [Int32: [UInt8]] = [output: [], errors: []]
    var open = [output, errors]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      var awaited = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0, unsafe poll(&awaited, nfds_t(awaited.count), Int32(rest * 1000) + 1) >= 0 else { break }
      for ready in awaited where ready.revents != 0 {
        let count = unsafe read(ready.fd, &buffer, buffer.count)
        if count > 0 { gathered[ready.fd]? += buffer[..<count] } else { open.removeAll { $0 == ready.fd } }
      }
    }
    return (gathered[output] ?? [], gathered[errors] ?? [])
  }
}

/// What must be true of every end of `selflie`, whatever it was given.
enum Manners {
  /// What is wrong with it; empty if nothing is.
  static func complaints(about run: RawRun) -> [String] {
    var complaints: [String] = []
    if let signal = run.signal { complaints.append("signal \(signal) ended it after \(run.duration) s") }
    if let status = run.status, Status(rawValue: status) == nil { complaints.append("status \(status) means nothing") }
    if run.status == Status.internalFault.rawValue { complaints.append("it says that it is its own fault") }
    for (name, bytes) in [("output", run.output), ("errors", run.errors)] {
      complaints += self.complaints(about: bytes).map { "\(name): \($0)" }
    }
    return complaints
  }

  /// What in a text could steer a terminal, or is no text.
  static func complaints(about bytes: [UInt8]) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
    let steering = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A, 0x200C, 0x200D: false
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
        0xE0000...0xE0FFF where scalar.properties.generalCategory != .nonspacingMark:
        true
      default: false
      }
    }
    return Set(steering).sorted().map { "it has U+\(String($0.value, radix: 16))" }
  }
}
