import Foundation

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

  /// Runs it to its end, or kills it when it takes too long.
  /// - Parameter folder: Its working folder.
  init(
    _ arguments: [[UInt8]], environment: [String: [UInt8]], in folder: String, program: String = Executable.path.path, seconds: Double = 30
  ) throws {
    var all = ProcessInfo.processInfo.environment.mapValues { Array($0.utf8) }
    // Only what a test says is where things are kept, and where the sound comes from.
    for name in ["SELFLIE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { all[name] = nil }
    all.merge(["ASAN_OPTIONS": Array("detect_leaks=0".utf8)].merging(environment) { $1 }) { $1 }
    var launch = Launch(["/usr/bin/env", "-C", folder, program].map { Array($0.utf8) } + arguments, environment: all)
    launch.deadline = seconds
    let ended = try launch.run()
    (status, signal, output, errors, duration) = (ended.status, ended.signal, ended.output, ended.errors, ended.duration)
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
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
