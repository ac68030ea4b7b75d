import Glibc

/// A terminal that delivers each key as it is pressed, without echo, until this value is gone.
@safe struct Keyboard: ~Copyable {
  /// Ctrl-D.
  static let endOfInput: Character = "\u{4}"

  private let descriptor: Int32
  /// The terminal's settings before, and while this value exists.
  private let before: termios
  private let during: termios

  /// Sets a terminal up; nil if the descriptor is no terminal. The corresponding C function is `tcgetattr`.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    before = settings
    self.descriptor = descriptor
    // Ctrl-C and Ctrl-Z still send signals.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    during = settings
    hold()
  }

  /// Sets the terminal up again. The corresponding C function is `tcsetattr`.
  func hold() {
    var settings = during
    unsafe tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit {
    var settings = before
    // Unread keys are dropped: they were meant for this program, not for the shell.
    unsafe tcsetattr(descriptor, TCSAFLUSH, &settings)
  }

  /// Waits for keys and returns them; nil if the terminal is gone. The corresponding C function is `read`.
  func pressed() -> [Character]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 256) { buffer, filled in
      count = unsafe read(descriptor, buffer.baseAddress, 256)
      filled = max(0, count)
    }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN) ? Self.keys(in: bytes) : nil
  }

  /// Finds the keys in a terminal's bytes, in lower case. Keys that send a sequence, like the arrows and F1, are left out.
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
