import CAlsa
import Glibc
import SystemPackage

/// Linux functions that Swift's Glibc module lacks.
enum Linux {
  /// Opens a descriptor from which blocked signals are read. The corresponding C function is `signalfd`.
  static func descriptor(of signals: sigset_t) -> Int32 {
    var signals = signals
    return unsafe signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// Returns the number of the next signal; nil if none came. The corresponding C function is `read`.
  /// - Parameter descriptor: A descriptor of `descriptor(of:)` for signals.
  static func nextSignal(from descriptor: Int32) -> Int32? {
    var signal = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return unsafe read(descriptor, &signal, size) == size ? Int32(signal.ssi_signo) : nil
  }

  /// Opens a descriptor that can be read once a process has ended; -1 before Linux 5.3. The corresponding C function is `pidfd_open`.
  static func descriptor(of process: pid_t) -> Int32 { pidfd_open(process, 0) }

  /// Locks a region of an open file, apart from the locks of processes; false if that fails, with the reason in `errno`. The corresponding
  /// C function is `fcntl`, with `F_OFD_SETLK`.
  static func lock(_ region: flock, of file: Int32) -> Bool {
    var region = region
    return unsafe fcntl(file, F_OFD_SETLK, &region) == 0
  }

  /// Returns the number of a file system's kind; nil if the file is not open. The corresponding C function is `fstatfs`.
  static func fileSystemKind(of file: Int32) -> UInt32? {
    var system = statfs()
    return unsafe fstatfs(file, &system) == 0 ? UInt32(truncatingIfNeeded: system.f_type) : nil
  }

  /// Returns the number of a file system's kind; nil if there is nothing at the path. The corresponding C function is `statfs`.
  static func fileSystemKind(at path: FilePath) -> UInt32? {
    var system = statfs()
    return unsafe path.withPlatformString { unsafe statfs($0, &system) } == 0 ? UInt32(truncatingIfNeeded: system.f_type) : nil
  }

  /// Returns a character's columns on a terminal; -1 if it cannot be printed. The corresponding C function is `wcwidth`.
  static func width(of scalar: Unicode.Scalar) -> Int { Int(wcwidth(wchar_t(bitPattern: scalar.value))) }

  /// Sets an option of this process. The corresponding C function is `prctl`; see it for the numbers.
  static func control(_ option: Int32, _ value: UInt) {
    // Swift imports no C function with a variable number of arguments, so it is looked up by its name; some options take two numbers.
    typealias Control = @convention(c) (_ option: Int32, UInt) -> Int32
    guard let symbol = unsafe dlsym(nil, "prctl") else { return }
    _ = unsafe unsafeBitCast(symbol, to: Control.self)(option, value)
  }
}
