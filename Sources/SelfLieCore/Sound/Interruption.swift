import CAlsa
import Glibc

/// Ctrl-C, a polite kill, or a closed terminal: something to wait for, like sound and keys, instead of something that happens in between.
///
/// While one exists, these signals end no system call and no transaction. Once one came, `isPending` stays true and every wait ends.
public final class Interruption {
  /// Can be read as soon as a signal came; it is never read, so it stays so.
  let descriptor: Int32

  /// The corresponding C functions are `sigprocmask` and `signalfd`.
  public init() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    descriptor = unsafe signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit { close(descriptor) }

  public var isPending: Bool { wait(for: .zero) }

  /// Waits for so long, or until a signal comes; true if one came.
  public func wait(for duration: Duration) -> Bool {
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&awaited, 1, duration.pollMilliseconds) > 0
  }

  /// Waits until another descriptor can be read, without a deadline: a person is thinking. False if a signal came instead.
  public func waitUntilReadable(_ other: Int32) -> Bool {
    var awaited = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let ready = unsafe poll(&awaited, 2, -1)
      if awaited[0].revents != 0 { return false }
      if ready > 0 || errno != EINTR { return true }
    }
  }
}
