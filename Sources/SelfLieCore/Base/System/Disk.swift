import Glibc
public import SystemPackage

/// A file or folder that cannot be read, made or removed.
public struct FileProblem: Problem, Equatable {
  /// The attempt that failed.
  public enum Operation: String, Sendable {
    case read, create, remove
  }

  /// The operation that failed.
  public let operation: Operation
  /// The file or folder, as it was named.
  public let path: FilePath
  /// The system's reason.
  public let reason: Errno
  /// What the file system lacks, if that is why.
  public var lack: Lack?

  public var description: String {
    let hint =
      switch reason {
      case _ where lack != nil: lack.map { "; \($0)" } ?? ""
      case .readOnlyFileSystem, .permissionDenied, .notPermitted: "; set SELFLIE_HOME to a folder you can write to"
      case .noSpace: "; make room on that disk and try again"
      default: ""
      }
    return "can't \(operation.rawValue) \(path): \(reason)\(operation == .create ? hint : "")"
  }

  public var status: Status {
    switch operation {
    case .create: .cannotCreate
    case .read where reason == .noSuchFileOrDirectory: .notFound
    case .read, .remove: .inputOutput
    }
  }
}

/// File functions that swift-system lacks.
enum Disk {
  /// Makes a folder with its parents, closed to other users, and waits until they are on the disk. The corresponding C function is
  /// `mkdir`.
  /// - Throws: `FileProblem` with the operation `create`.
  static func makePrivateFolder(_ path: FilePath) throws(FileProblem) {
    do { try makeFolder(path) } catch { throw FileProblem(operation: .create, path: path, reason: error) }
  }

  private static func makeFolder(_ path: FilePath) throws(Errno) {
    let above = path.removingLastComponent()
    func make() throws(Errno) {
      guard unsafe path.withPlatformString({ unsafe mkdir($0, 0o700) }) == 0 || errno == EEXIST else { throw .current }
    }
    do throws(Errno) {
      try make()
    } catch .noSuchFileOrDirectory where path.lastComponent != nil {
      try makeFolder(above)
      try make()
    }
    try synchronise(above)
  }

  /// Waits until the names in a folder are on the disk. The corresponding C function is `fsync`.
  /// - Throws: `Errno` if the folder cannot be opened or written to the disk.
  static func synchronise(_ path: FilePath) throws(Errno) {
    do {
      let folder = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
      try folder.closeAfter { try check(fsync(folder.rawValue)) }
    } catch { throw error as? Errno ?? .ioError }
  }

  /// Reads a whole regular file.
  /// - Throws: `FileProblem` if the file cannot be read, has more bytes than the limit, or is of another kind: a FIFO could be waited for
  ///   without end.
  static func read(_ path: FilePath, atMost limit: Int) throws(FileProblem) -> [UInt8] {
    do {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      let size: Int
      do { size = try regularSize(of: file) } catch {
        try? file.close()
        throw error
      }
      return try contents(of: file, size: size, atMost: limit)
    } catch {
      throw FileProblem(operation: .read, path: path, reason: error as? Errno ?? .ioError)
    }
  }

  /// Reads an open file with a known size in bytes, and closes it.
  /// - Throws: `Errno`; `.fileTooLarge` if the size is above the limit.
  static func contents(of file: FileDescriptor, size: Int, atMost limit: Int) throws(Errno) -> [UInt8] {
    do {
      return try file.closeAfter {
        guard size <= limit else { throw Errno.fileTooLarge }
        // Not filled with zeros first: for a speech model that alone would take a millisecond.
        return try unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
          while filled < size {
            let rest = unsafe UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[filled..<size]))
            let count = try unsafe file.read(into: rest)
            if count == 0 { break }
            filled += count
          }
        }
      }
    } catch { throw error as? Errno ?? .ioError }
  }

  /// Lists the names in a folder, in no order. The corresponding C functions are `opendir` and `readdir`.
  /// - Throws: `FileProblem` with the operation `read`.
  static func names(in folder: FilePath) throws(FileProblem) -> [String] {
    guard let stream = unsafe folder.withPlatformString({ unsafe opendir($0) }) else {
      throw FileProblem(operation: .read, path: folder, reason: .current)
    }
    return unsafe names(from: stream)
  }

  /// Reads a stream of names to its end, and closes it. The names "." and ".." are left out.
  static func names(from stream: OpaquePointer) -> [String] {
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(unsafe withUnsafeBytes(of: entry.pointee.d_name) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Reads the lines of a file of the system's, which tells no size.
  /// - Throws: `Errno` if the file cannot be read.
  static func lines(of path: FilePath) throws -> [Substring] {
    let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
    return try file.closeAfter {
      var bytes: [UInt8] = [], count = 0
      repeat {
        let piece = try unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
          filled = try unsafe file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        bytes += piece
        count = piece.count
      } while count > 0
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
  }

  /// The attributes of a file or folder.
  struct Attributes: Equatable {
    /// The number of the owning user.
    let owner: uid_t
    /// The nine permission bits for owner, group and others.
    let bits: mode_t
    /// The size in bytes.
    let size: Int
    /// The time of the last change, in seconds since 1970.
    let modified: Int

    /// Whether the user of this process owns the file.
    var isOwn: Bool { owner == geteuid() }
    /// Whether the group or others have any permission.
    var isExposed: Bool { bits & 0o077 != 0 }
  }

  /// Returns the attributes of a file or folder, of a link's target for a link; nil if it is missing. The corresponding C function is
  /// `stat`.
  static func entry(_ path: FilePath) -> Attributes? {
    var status = stat()
    guard unsafe path.withPlatformString({ unsafe stat($0, &status) }) == 0 else { return nil }
    return Attributes(owner: status.st_uid, bits: status.st_mode & 0o777, size: Int(status.st_size), modified: status.st_mtim.tv_sec)
  }

  /// The numbers of a file that change with its contents: size in bytes, inode, device, and the time of the last change (ctime) in seconds
  /// and nanoseconds. Nil if there is no such file. The corresponding C function is `stat`.
  static func stamp(_ path: FilePath) -> [Int]? {
    var status = stat()
    guard unsafe path.withPlatformString({ unsafe stat($0, &status) }) == 0 else { return nil }
    return [
      Int(status.st_size), Int(bitPattern: UInt(status.st_ino)), Int(bitPattern: UInt(status.st_dev)), status.st_ctim.tv_sec,
      status.st_ctim.tv_nsec,
    ]
  }

  /// The room that is left for a user on the disk of a folder, in bytes; nil if it is not known. The corresponding C function is `statvfs`.
  static func room(at path: FilePath) -> Int? {
    var disk = statvfs()
    guard unsafe statvfs(path.string, &disk) == 0 else { return nil }
    return Int(clamping: UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize)).partialValue)
  }

  /// Whether a file or folder may be written, without trying. The corresponding C function is `access`.
  static func isWritable(_ path: FilePath) -> Bool {
    unsafe path.withPlatformString { unsafe access($0, W_OK) } == 0
  }

  /// Returns the system's record of an open file or folder. The corresponding C function is `fstat`.
  /// - Throws: `Errno` if the descriptor is not open.
  static func status(of descriptor: Int32) throws(Errno) -> stat {
    var status = stat()
    try check(unsafe fstat(descriptor, &status))
    return status
  }

  /// Returns the size of an open regular file, in bytes.
  /// - Throws: `Errno.isDirectory` for a folder, `.invalidArgument` for anything else that is no regular file.
  static func regularSize(of file: FileDescriptor) throws(Errno) -> Int {
    let status = try status(of: file.rawValue)
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .isDirectory
    default: throw .invalidArgument
    }
  }

  /// Throws `Errno.current` if a C function's result is not 0.
  static func check(_ result: Int32) throws(Errno) {
    guard result == 0 else { throw .current }
  }
}

extension Errno {
  /// The error of the last C function on this thread.
  static var current: Errno { Errno(rawValue: errno) }
}

extension Span<UInt8> {
  /// Reads four bytes from an offset as a number, the lowest byte first.
  ///
  /// Any four bytes are a number, so this is safe, and the span checks its bounds. Joining single bytes takes twice as long.
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension String {
  /// Whether all bytes of the text in UTF-8 satisfy a condition. The view `utf8` takes longer, and lists are long.
  public func allBytes(_ isOfKind: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where !isOfKind(bytes[index]) { return false }
    return true
  }
}

/// Texts from files that a person wrote.
public enum TextFile {
  /// Reads a whole file of at most 16 MiB; bytes that are not UTF-8 become replacement characters.
  /// - Throws: `FileProblem` if the file cannot be read, is too large, or is no regular file.
  public static func read(_ path: FilePath) throws(FileProblem) -> String {
    String(decoding: try Disk.read(path, atMost: 1 << 24), as: UTF8.self)
  }

  /// Reads standard input to its end; bytes that are not UTF-8 become replacement characters.
  /// - Throws: `FileProblem` if it cannot be read, or has more than the 16,384 bytes of the longest argument.
  public static func standardInput() throws(FileProblem) -> String {
    var text: [UInt8] = []
    do {
      while true {
        var count = 0
        text += try unsafe [UInt8](unsafeUninitializedCapacity: Invocation.longestArgument) { buffer, filled in
          count = try unsafe FileDescriptor.standardInput.read(into: UnsafeMutableRawBufferPointer(buffer))
          filled = count
        }
        guard text.count <= Invocation.longestArgument else { throw Errno.fileTooLarge }
        if count == 0 { return String(decoding: text, as: UTF8.self) }
      }
    } catch {
      throw FileProblem(operation: .read, path: "standard input", reason: error as? Errno ?? .ioError)
    }
  }
}

/// Closes all files and memory of this process to other users, and turns a full disk and a closed pipe into errors that can be reported.
public func prepareProcess() {
  umask(0o077)
  forbidCoreDumps()
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// Forbids core dumps, which could hold a sentence or a take, here and in child processes. The corresponding C functions are `setrlimit`
/// and `prctl`, with `PR_SET_DUMPABLE`.
private func forbidCoreDumps() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  // A system may hand dumps to a program whatever the limit says.
  Linux.control(4, 0)
}

extension FilePath {
  /// The most bytes of a path: Linux takes no longer one (PATH_MAX). A longer text need not be read as a path, which takes its time.
  static let mostBytes = 4096
}
