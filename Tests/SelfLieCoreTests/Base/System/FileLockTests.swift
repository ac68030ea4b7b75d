import Foundation
import Glibc
import SystemPackage
import Testing

@testable import SelfLieCore

struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> Folder {
    guard let folder = try Folder.open(FilePath(folder.path)) else { throw Errno.noSuchFileOrDirectory }
    return folder
  }

  /// Nil if the byte was free, else the process that has it.
  private func holder(of byte: Int64) throws -> Int?? {
    let folder = try open()
    return switch try folder.lock("lock", byte: byte) {
    case .mine: nil
    case .taken(let process): .some(process)
    }
  }

  @Test func `a byte is one owner's, who is told to others, until the owner is gone`() throws {
    let folder = try open()
    switch try folder.lock("lock", byte: 7) {
    case .mine(let lock):
      // The number is told by a lock of the process's, which hides from the process itself.
      #expect(try holder(of: 7) == .some(nil))
      #expect(try holder(of: 8) == nil)
      withExtendedLifetime(lock) {}
    case .taken: Issue.record("nobody has it")
    }
    #expect(try holder(of: 7) == nil)
  }

  @Test func `closing another descriptor of the file keeps the lock`() throws {
    let folder = try open()
    switch try folder.lock("lock", byte: 7) {
    case .mine(let lock):
      _ = try folder.read("lock", atMost: 10)
      let script = """
        import fcntl, struct, sys
        with open(sys.argv[1], "r+b") as file:
            try:
                fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 7, 1, 0))
            except BlockingIOError:
                sys.exit(7)
        """
      func isFree() throws -> Bool {
        do {
          try runTool("python3", ["-c", script, self.folder.file("lock")])
          return true
        } catch let failure as ToolFailure where failure.status == 7 { return false }
      }
      #expect(try !isFree())
      withExtendedLifetime(lock) {}
    case .taken: Issue.record("nobody has it")
    }
  }
}
