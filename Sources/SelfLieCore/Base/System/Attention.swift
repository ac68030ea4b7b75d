import Glibc

/// What the person and the system want at any moment: keys, Ctrl-C, Ctrl-Z, a resize. Something to wait for, like sound, instead of
/// something that happens in between.
///
/// It is the owner of the process's signals: while it exists they end no system call and no transaction, and with it goes what it changed, so
/// that a Ctrl-C ends the process again. A command hands its own on to whatever it calls; one for a single question may come within.
public final class Attention {
  public enum Notice: Equatable, Sendable {
    /// In small letters; the Enter key is a line feed.
    case key(Character)
    /// Ctrl-C, a polite kill, or a terminal that is gone.
    case leave
    /// Ctrl-Z.
    case suspend
    /// Somebody let the process go on after it was stopped.
    case resume
    /// The window has another size.
    case resize
  }

  private let signals: Int32
  /// The signals that were blocked before.
  private let before: sigset_t
  private var keyboard: Keyboard?
  private var isSuspending = false
  /// Keys that ended something, for who asks next.
  private var unread: [Notice] = []
  /// Once it is true every wait ends at once.
  public private(set) var isLeaving = false
  /// Whether more than a Ctrl-C was there.
  private var isKilled = false

  /// The corresponding C functions are `pthread_sigmask` and `signalfd`.
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

  /// Gets each key as it is pressed from now on, if standard input is a terminal.
  public func takeKeyboard() {
    if keyboard == nil { keyboard = Keyboard(STDIN_FILENO) }
  }

  /// Lets the terminal gather lines again.
  public func giveBackKeyboard() { keyboard = nil }

  /// Whether keys come as they are pressed.
  public var hasKeyboard: Bool { keyboard != nil }

  /// What can be read as soon as there is a notice.
  var descriptors: [Int32] { [signals] + (keyboard == nil ? [] : [STDIN_FILENO]) }

  /// Waits for a notice, without an end if there is no duration; false if none came.
  @discardableResult
  public func wait(for duration: Duration? = nil) -> Bool { isLeaving || !unread.isEmpty || Self.wait(for: duration, on: descriptors) }

  /// Waits until a line can be read from standard input, without an end: a person is thinking. False if there is a notice instead.
  public func waitForLine() -> Bool {
    Self.wait(for: nil, on: [signals, STDIN_FILENO])
    return !Self.wait(for: .zero, on: [signals])
  }

  /// Waits until something can be read, without an end if there is no duration; false if nothing can. The corresponding C function is `poll`.
  @discardableResult
  static func wait(for duration: Duration?, on descriptors: [Int32]) -> Bool {
    !wait(for: duration, on: descriptors, toWrite: nil).isEmpty
  }

  /// Waits until something can be read or written; the descriptors that are ready then.
  static func wait(for duration: Duration?, on descriptors: [Int32], toWrite writable: Int32?) -> Set<Int32> {
    var awaited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let writable { awaited.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0)) }
    guard unsafe poll(&awaited, nfds_t(awaited.count), duration?.pollMilliseconds ?? -1) > 0 else { return [] }
    return Set(awaited.lazy.filter { $0.revents != 0 }.map(\.fd))
  }

  /// What has come since the last time, without waiting.
  public func notices() -> [Notice] {
    var notices = unread
    unread = []
    while let signal = Linux.nextSignal(from: signals) {
      switch signal {
      case SIGTSTP: notices.append(.suspend)
      case SIGCONT:
        // A shell that it was stopped in has set the terminal up for itself.
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
        // The terminal is gone, and nothing will ever come from it.
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

  /// Whether to go on: not if the person leaves, wants to be elsewhere for a while, or presses a key, which the next one who asks gets.
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

  /// Stays after a Ctrl-C that was meant for what went on, and not for the program; false if the person, or the system, wants more than that.
  public func stay() -> Bool {
    if !isKilled { isLeaving = false }
    return !isKilled
  }

  /// Stops the process if that was wanted while something heeded, now that it has let go; true if what was interrupted is to begin anew.
  public func settle() -> Bool {
    guard isSuspending, !isLeaving else { return false }
    isSuspending = false
    suspend()
    return true
  }

  /// Stops the process as Ctrl-Z would have, with the keyboard given back until it goes on. The corresponding C function is `raise`.
  public func suspend() {
    let hadKeyboard = keyboard != nil
    giveBackKeyboard()
    raise(SIGSTOP)
    if hadKeyboard { takeKeyboard() }
  }
}

extension sigset_t {
  /// No signal. The corresponding C function is `sigemptyset`.
  static var none: sigset_t { unsafe made { unsafe sigemptyset($0) } }

  /// Every signal. The corresponding C function is `sigfillset`.
  static var all: sigset_t { unsafe made { unsafe sigfillset($0) } }

  private static func made(_ make: (UnsafeMutablePointer<sigset_t>) -> Int32) -> sigset_t {
    unsafe withUnsafeTemporaryAllocation(of: sigset_t.self, capacity: 1) { buffer in
      _ = unsafe buffer.baseAddress.map { unsafe make($0) }
      return unsafe buffer[0]
    }
  }
}

extension Duration {
  /// For poll(2): rounded up, so that a wait never ends before its deadline, and at most a minute.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(min(60_000, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
