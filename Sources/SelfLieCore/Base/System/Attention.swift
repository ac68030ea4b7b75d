import Glibc

/// The wishes of the person and the system: keys, Ctrl-C, Ctrl-Z, a resize. They are waited for like sound, instead of interrupting the
/// work.
///
/// It owns the process's signals. While it exists, signals end no system call and no transaction; its end restores them, so that Ctrl-C
/// ends the process again. A command hands its own on to the functions that it calls; a second one, for a single question, may exist
/// within.
public final class Attention {
  /// One wish of the person or the system.
  public enum Notice: Equatable, Sendable {
    /// A key in lower case; the Enter key is a line feed.
    case key(Character)
    /// Ctrl-C, Ctrl-\, a polite kill, or a closed terminal.
    case leave
    /// Ctrl-Z.
    case suspend
    /// The process goes on after it was stopped.
    case resume
    /// The window has a new size.
    case resize
  }

  /// The descriptor from which blocked signals are read.
  private let signals: Int32
  /// The signals that the process blocked before.
  private let before: sigset_t
  private var keyboard: Keyboard?
  private var isSuspending = false
  /// Keys that ended some work and are kept for the next call of `notices()`.
  private var unread: [Notice] = []
  /// Whether the person or the system wants to leave. Every wait then ends at once.
  public private(set) var isLeaving = false
  /// Whether another signal than Ctrl-C came, or the terminal closed.
  private var isKilled = false

  /// Blocks the signals, so that they can be waited for. The corresponding C functions are `pthread_sigmask` and `signalfd`.
  public init() {
    var signals = sigset_t.none, before = sigset_t.none
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    self.before = before
    self.signals = Linux.descriptor(of: signals)
  }

  deinit {
    close(signals)
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Takes each key as soon as it is pressed, if standard input is a terminal.
  public func takeKeyboard() {
    if keyboard == nil { keyboard = Keyboard(STDIN_FILENO) }
  }

  /// Lets the terminal collect whole lines again.
  public func giveBackKeyboard() { keyboard = nil }

  /// Whether keys are taken as soon as they are pressed.
  public var hasKeyboard: Bool { keyboard != nil }

  /// The descriptors that can be read as soon as there is a notice.
  var descriptors: [Int32] { [signals] + (keyboard == nil ? [] : [STDIN_FILENO]) }

  /// Waits for a notice, without a limit if the duration is nil; false if none came.
  @discardableResult
  public func wait(for duration: Duration? = nil) -> Bool { isLeaving || !unread.isEmpty || Self.wait(for: duration, on: descriptors) }

  /// Waits for a line on standard input, without a limit, because a person is thinking; false if a signal came instead.
  public func waitForLine() -> Bool {
    Self.wait(for: nil, on: [signals, STDIN_FILENO])
    return !Self.wait(for: .zero, on: [signals])
  }

  /// Waits until a descriptor can be read, without a limit if the duration is nil; false if none can. The corresponding C function is
  /// `poll`.
  @discardableResult
  static func wait(for duration: Duration?, on descriptors: [Int32]) -> Bool {
    !wait(for: duration, on: descriptors, toWrite: nil).isEmpty
  }

  /// Waits until a descriptor can be read or written, and returns the ready ones. A wait lasts a minute at most unless the duration is nil.
  static func wait(for duration: Duration?, on descriptors: [Int32], toWrite writable: Int32?) -> Set<Int32> {
    var awaited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let writable { awaited.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0)) }
    guard unsafe poll(&awaited, nfds_t(awaited.count), duration?.pollMilliseconds ?? -1) > 0 else { return [] }
    return Set(awaited.lazy.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Returns the notices since the last call, without waiting.
  public func notices() -> [Notice] {
    var notices = unread
    unread = []
    while let signal = Linux.nextSignal(from: signals) {
      switch signal {
      case SIGTSTP: notices.append(.suspend)
      case SIGCONT:
        // The shell has set the terminal up for itself meanwhile.
        keyboard?.hold()
        notices.append(.resume)
      case SIGWINCH: notices.append(.resize)
      case let other:
        isKilled = isKilled || other != SIGINT
        notices.append(.leave)
      }
    }
    while keyboard != nil, Self.wait(for: .zero, on: [STDIN_FILENO]) {
      guard let keys = keyboard?.pressed() else {
        // A closed terminal sends no more keys.
        giveBackKeyboard()
        isKilled = true
        notices.append(.leave)
        break
      }
      notices += keys.map { $0 == Keyboard.endOfInput ? .leave : .key($0) }
    }
    if notices.contains(.leave) { isLeaving = true }
    return notices
  }

  /// Decides whether work goes on: not if the person leaves, presses Ctrl-Z, or presses a key, which the next `notices()` returns.
  public func heed() -> ControlFlow {
    for notice in notices() {
      switch notice {
      case .suspend: isSuspending = true
      case .key: unread.append(notice)
      case .leave, .resume, .resize: break
      }
    }
    return isLeaving || isSuspending || !unread.isEmpty ? .enough : .more
  }

  /// Takes back a Ctrl-C that was meant for the work and not for the program; false if another signal came or the terminal closed.
  public func stay() -> Bool {
    if !isKilled { isLeaving = false }
    return !isKilled
  }

  /// Stops the process if `heed()` saw Ctrl-Z, once the work has let go; true if the interrupted work is to begin anew.
  public func settle() -> Bool {
    guard isSuspending, !isLeaving else { return false }
    isSuspending = false
    suspend()
    return true
  }

  /// Stops the process as Ctrl-Z would, and gives the keyboard back until it goes on. The corresponding C function is `raise`.
  public func suspend() {
    let hadKeyboard = keyboard != nil
    giveBackKeyboard()
    raise(SIGSTOP)
    if hadKeyboard { takeKeyboard() }
  }
}

extension sigset_t {
  /// The empty set of signals. The corresponding C function is `sigemptyset`.
  static var none: sigset_t { unsafe made { unsafe sigemptyset($0) } }

  /// The set of all signals. The corresponding C function is `sigfillset`.
  static var all: sigset_t { unsafe made { unsafe sigfillset($0) } }

  private static func made(_ make: (UnsafeMutablePointer<sigset_t>) -> Int32) -> sigset_t {
    unsafe withUnsafeTemporaryAllocation(of: sigset_t.self, capacity: 1) { buffer in
      _ = unsafe buffer.baseAddress.map { unsafe make($0) }
      return unsafe buffer[0]
    }
  }
}

extension Duration {
  /// Milliseconds for poll(2), from 0 to a minute, rounded up so that a wait never ends before its deadline.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(min(60_000, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
