import Glibc
import Testing

@testable import SelfLieCore

struct AttentionTests {
  /// The signals that this thread has blocked.
  private func blocked() -> Set<Int32> {
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &mask)
    return Set((1..<65).filter { unsafe sigismember(&mask, $0) == 1 })
  }

  @Test func `signals are blocked while it exists, and what was blocked before is blocked again when it is gone`() {
    let heeded: Set = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]
    // The threads of tests have most signals blocked.
    var none = sigset_t(), own = sigset_t()
    unsafe pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &own, nil) }
    do {
      let attention = Attention()
      #expect(blocked() == heeded)
      // One for a question within.
      do { withExtendedLifetime(Attention()) { #expect(blocked() == heeded) } }
      #expect(blocked() == heeded)
      withExtendedLifetime(attention) {}
    }
    #expect(blocked() == [])
  }
}
