import Glibc

/// A running program that exchanges messages with this process, killed at the latest when its last owner goes.
///
/// It lives no longer than this process, gets no signal from the terminal, and what it or its libraries print is dropped.
final class Companion {
  /// The most bytes of a message: less than what a socket stores of them by default.
  static let longestMessage = 65_536

  private let process: pid_t
  /// The descriptor that can be read as soon as there is a message, or the program has ended.
  let descriptor: Int32

  /// Starts a program; nil if that fails. The corresponding C function is `socketpair`.
  init?(_ program: Program, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    let output = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { for end in [ends[1], output] where end >= 0 { close(end) } }
    guard output >= 0, let process = program.spawn(arguments, input: ends[1], output: output, complains: false, blocked: .all) else {
      close(ends[0])
      return nil
    }
    (self.process, descriptor) = (process, ends[0])
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    // One that has nothing to do ends at once by itself, and lets go of what it has. One that hangs is left to the kernel.
    close(descriptor)
    let ending = Linux.descriptor(of: process)
    if ending < 0 || !Attention.wait(for: .milliseconds(100), on: [ending]) {
      end()
      _ = Attention.wait(for: .milliseconds(100), on: [ending])
    }
    waitpid(process, nil, WNOHANG)
    close(ending)
  }

  /// Kills the program, whatever it does. The corresponding C function is `kill`.
  func end() { kill(process, SIGKILL) }

  /// Sends a message without waiting; false if the program has not taken earlier ones, or has ended. The corresponding C function is `write`.
  func send(_ message: [UInt8]) -> Bool { Self.send(message, on: descriptor) }

  /// A message from the other side, or why there is none.
  enum Received {
    case message([UInt8])
    case none
    /// The other side has ended.
    case end
  }

  /// Returns the next message, without waiting. The corresponding C function is `read`.
  func receive() -> Received { Self.receive(on: descriptor) }

  fileprivate static func send(_ message: [UInt8], on descriptor: Int32) -> Bool {
    unsafe write(descriptor, message, message.count) == message.count
  }

  fileprivate static func receive(on descriptor: Int32) -> Received {
    var count = 0
    let message = unsafe [UInt8](unsafeUninitializedCapacity: longestMessage) { buffer, filled in
      count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return .message(message) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .none : .end
  }
}

/// The other side of a `Companion`: the process that started this one, on standard input.
enum Principal {
  static let descriptor = STDIN_FILENO

  /// Lets this process end with the one that started it. The corresponding C function is `prctl`, with `PR_SET_PDEATHSIG`.
  static func follow() { Linux.control(1, UInt(SIGKILL)) }

  /// Sends a message, and waits until it is taken; false if the other process has ended.
  static func send(_ message: [UInt8]) -> Bool { Companion.send(message, on: descriptor) }

  /// Sends a message without waiting; false if the other process has not taken earlier ones.
  static func offer(_ message: [UInt8]) -> Bool {
    // One that can be written has room for half of what it stores, which is more than a message.
    !Attention.wait(for: .zero, on: [], toWrite: descriptor).isEmpty && send(message)
  }

  /// Waits for the next message; nil if the other process has ended.
  static func receive() -> [UInt8]? {
    while true {
      switch Companion.receive(on: descriptor) {
      case .message(let message): return message
      case .none: continue
      case .end: return nil
      }
    }
  }

  /// Waits until a message can be offered, or is there.
  static func wait() { _ = Attention.wait(for: nil, on: [descriptor], toWrite: descriptor) }

  /// Whether a message is there, or the other process has ended.
  static var isCalling: Bool { Attention.wait(for: .zero, on: [descriptor]) }
}
