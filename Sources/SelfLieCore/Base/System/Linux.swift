import CAlsa
import Glibc

/// What Linux has and Swift's Glibc module leaves out.
enum Linux {
  /// A descriptor from which signals are read that are blocked. The corresponding C function is `signalfd`.
  static func descriptor(of signals: sigset_t) -> Int32 {
    var signals = signals
    return unsafe signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// The next signal that came; nil if none did. The corresponding C function is `read`.
  /// - Parameter descriptor: One of signals.
  static func nextSignal(from descriptor: Int32) -> Int32? {
    var signal = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return unsafe read(descriptor, &signal, size) == size ? Int32(signal.ssi_signo) : nil
  }

  /// A descriptor that can be read once a process has ended; -1 where Linux is older than 5.3. The corresponding C function is `pidfd_open`.
  static func descriptor(of process: pid_t) -> Int32 { pidfd_open(process, 0) }

  /// Locks a region for an open file, whichever process has it; false if that fails, which `errno` tells of. The corresponding C function is
  /// `fcntl`, with `F_OFD_SETLK`.
  static func lock(_ region: flock, of file: Int32) -> Bool {
    var region = region
    return unsafe fcntl(file, F_OFD_SETLK, &region) == 0
  }

  /// How many columns of a terminal a character takes; -1 for one that cannot be printed. The corresponding C function is `wcwidth`.
  static func width(of scalar: Unicode.Scalar) -> Int { Int(wcwidth(wchar_t(bitPattern: scalar.value))) }
}
