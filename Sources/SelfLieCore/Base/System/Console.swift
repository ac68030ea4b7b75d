import CAlsa
import Glibc

/// What the person and the system want at any moment: keys, Ctrl-C, Ctrl-Z, a resize. Something to wait for, like sound, instead of
/// something that happens in between.
///
/// While one exists, these signals end no system call and no transaction.
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
  private var keyboard: Keyboard?
  private var isSuspending = false
  /// Keys that ended something, for who asks next.
  private var unread: [Notice] = []
  /// Once it is true every wait ends at once.
  public private(set) var isLeaving = false
  /// Whether more than a Ctrl-C was there.
  private var isKilled = false

  /// The corresponding C functions are `sigprocmask` and `signalfd`.
  public init() {
    var signals = sigset_t.none
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] { unsafe sigaddset(&signals, signal) }
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    self.signals = unsafe signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit { close(signals) }

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

  /// The same, or until something can be written; what is ready then.
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
    var signal = signalfd_siginfo()
    while unsafe read(signals, &signal, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
      switch Int32(signal.ssi_signo) {
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
  static var none: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    return signals
  }

  /// Every signal. The corresponding C function is `sigfillset`.
  static var all: sigset_t {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    return signals
  }
}

/// A terminal that gives each key as it is pressed and shows none of them, until it is given back.
@safe struct Keyboard: ~Copyable {
  /// Ctrl-D.
  static let endOfInput: Character = "\u{4}"

  private let descriptor: Int32
  private let before: termios
  private let during: termios

  /// Nil if the descriptor is no terminal. The corresponding C function is `tcgetattr`.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    before = settings
    self.descriptor = descriptor
    // Signals stay: Ctrl-C and Ctrl-Z are for the system to send.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    during = settings
    hold()
  }

  /// Sets the terminal up. The corresponding C function is `tcsetattr`.
  func hold() {
    var settings = during
    unsafe tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit {
    var settings = before
    // What was typed meanwhile was meant for this program, not for the shell.
    unsafe tcsetattr(descriptor, TCSAFLUSH, &settings)
  }

  /// The keys that were pressed, once there are some; nil if the terminal is gone. The corresponding C function is `read`.
  func pressed() -> [Character]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 256) { buffer, filled in
      count = unsafe read(descriptor, buffer.baseAddress, 256)
      filled = max(0, count)
    }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN) ? Self.keys(in: bytes) : nil
  }

  /// The keys that letters stand for; those that send a sequence, like the arrows and F1, stand for none.
  ///
  /// ECMA-48 5.4: a control sequence is ESC, [, parameters, and a byte from @ to ~. ESC O and one byte are the function keys of a VT100.
  static func keys(in bytes: [UInt8]) -> [Character] {
    var keys: [Character] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch (byte, rest.first) {
      case (0x1B, UInt8(ascii: "[")):
        rest.removeFirst()
        rest = rest.drop { !(0x40...0x7E).contains($0) }.dropFirst()
      case (0x1B, UInt8(ascii: "O")): rest = rest.dropFirst(2)
      case (0x1B, _): rest = rest.dropFirst()
      case (0x0D, _): keys.append("\n")
      case (0x00..<0x80, _): keys.append(contentsOf: String(UnicodeScalar(byte)).lowercased())
      default: break
      }
    }
    return keys
  }
}

/// How much fits on a terminal's screen, and how wide a text is on it.
public struct Window: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The window behind a descriptor; 80 by 24 for one that does not say. The corresponding C function is `ioctl`, with `TIOCGWINSZ`.
  public init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// How many columns a character takes: none for a mark on the one before, two for a wide one, at most as many as its parts.
  ///
  /// Terminals differ about characters made of several; too much is harmless, too little breaks a line. The widths are those of the C
  /// library. The corresponding C function is `wcwidth`.
  public static func width(of character: Character) -> Int {
    if character.isASCII { return 1 }
    guard knowsUnicode else { return 2 }
    var width = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the picture of what would be a letter.
      width += scalar == "\u{FE0F}" ? (width == 1 ? 1 : 0) : max(0, Int(wcwidth(wchar_t(bitPattern: scalar.value))))
    }
    return width
  }

  /// The C library's widths belong to a locale; this one is always there. The corresponding C function is `setlocale`.
  private static let knowsUnicode = unsafe setlocale(LC_CTYPE, "C.UTF-8") != nil

  public static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }
}
