import Glibc
public import SystemPackage

/// An open folder of a person's own. What is done in it is done there, whatever its path comes to mean meanwhile, and no symbolic link in
/// it is ever followed.
struct Folder: ~Copyable {
  /// As it was asked for.
  let path: FilePath
  /// Whether nothing may be changed here, not even who may look.
  private let toRead: Bool
  private let descriptor: Int32

  deinit { Glibc.close(descriptor) }

  /// Opens a folder by its path; nil if there is none. The way to it may have symbolic links: people put their homes on other disks. The
  /// corresponding C function is `open`.
  /// - Throws: `FileProblem`, or `FolderProblem.foreign` for one that belongs to somebody else.
  static func open(_ path: FilePath, toRead: Bool = false) throws -> Folder? {
    let descriptor = unsafe path.withPlatformString { unsafe Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    return try owned(descriptor, path, toRead)
  }

  /// Opens a folder in this one, and closes it to others; nil if there is none. The corresponding C function is `openat`.
  func folder(_ name: String) throws -> Folder? {
    let inner = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard let folder = try Self.owned(inner, path.appending(name), toRead) else { return nil }
    if !toRead { try folder.shut { _ in true } }
    return folder
  }

  /// Opens a folder in this one, and makes it if there is none. The corresponding C function is `mkdirat`.
  func making(_ name: String) throws -> Folder {
    if let folder = try folder(name) { return folder }
    try asked(.create, name) { () throws(Errno) in
      guard unsafe mkdirat(descriptor, name, 0o700) == 0 || errno == EEXIST else { throw .current }
      try synchronise()
    }
    guard let folder = try folder(name) else {
      throw FileProblem(operation: .create, path: path.appending(name), reason: .noSuchFileOrDirectory)
    }
    return folder
  }

  private static func owned(_ descriptor: Int32, _ path: FilePath, _ toRead: Bool) throws -> Folder? {
    guard descriptor >= 0 else {
      switch Errno.current {
      case .noSuchFileOrDirectory: return nil
      // What O_DIRECTORY and O_NOFOLLOW answer for a link is one of both.
      case .tooManySymbolicLinkLevels, .notDirectory: throw FolderProblem.notFolder(path)
      case let reason: throw FileProblem(operation: .read, path: path, reason: reason)
      }
    }
    let folder = Folder(path: path, toRead: toRead, descriptor: descriptor)
    let owner: uid_t
    do { owner = try Disk.status(of: descriptor).st_uid } catch { throw FileProblem(operation: .read, path: path, reason: error) }
    guard owner == geteuid() else { throw FolderProblem.foreign(path, owner: owner) }
    return folder
  }

  // MARK: Who may look

  /// Closes it to others, unless it holds anything that is not selflie's: then it is left as somebody wanted it. The corresponding C
  /// function is `fchmod`.
  /// - Throws: `FolderProblem.exposed` if others may still write in it: they could put anything in the place of what is kept there.
  func shut(holding isOurs: (String) -> Bool) throws {
    guard let bits = Self.bits(of: descriptor), bits & 0o077 != 0 else { return }
    if (try? names().allSatisfy(isOurs)) == true, fchmod(descriptor, 0o700) == 0 { return }
    guard bits & 0o022 == 0 else { throw FolderProblem.exposed(path) }
  }

  /// Who may do what with something open; nil if the system does not say.
  private static func bits(of descriptor: Int32) -> mode_t? { try? Disk.status(of: descriptor).st_mode & 0o777 }

  // MARK: Files

  /// Opens a file to read, and closes it to others. Anything but a regular file is refused, a FIFO above all, rather than
  /// waited for. The corresponding C function is `openat`.
  func open(_ name: String) throws(Errno) -> (file: FileDescriptor, size: Int) {
    let file = try descriptor(of: name, O_RDONLY | O_NONBLOCK)
    do throws(Errno) {
      let size = try Disk.regularSize(of: file)
      // Where it cannot be closed to others, on a read-only disk, doctor tells.
      if !toRead, let bits = Self.bits(of: file.rawValue), bits & 0o077 != 0 { _ = fchmod(file.rawValue, 0o600) }
      return (file, size)
    } catch {
      try? file.close()
      throw error
    }
  }

  /// Reads a file whole.
  func read(_ name: String, atMost limit: Int) throws(FileProblem) -> [UInt8] {
    try asked(.read, name) { () throws(Errno) in
      let (file, size) = try open(name)
      return try Disk.contents(of: file, size: size, atMost: limit)
    }
  }

  /// Makes a new, empty file that nobody else can look into. Who fills it waits until it is on the disk, which once is enough.
  func create(_ name: String) throws(FileProblem) {
    try asked(.create, name) { () throws(Errno) in
      let file = try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL)
      do { try file.close() } catch { throw error as? Errno ?? .ioError }
    }
  }

  /// Writes a new file beside its final name, and gives it that name only when all of it is on the disk. If it fails there is neither.
  func create(_ name: String, contents: [UInt8]) throws(FileProblem) {
    var current = Self.temporaryName()
    try asked(.create, name) { () throws(Errno) in
      do throws(Errno) {
        try write(contents, to: current)
        try Disk.check(unsafe renameat(descriptor, current, descriptor, name))
        current = name
        try synchronise()
      } catch {
        unsafe unlinkat(descriptor, current, 0)
        throw error
      }
    }
  }

  private func write(_ contents: [UInt8], to name: String) throws(Errno) {
    let file = try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL)
    do {
      try file.closeAfter {
        _ = try file.writeAll(contents)
        try Disk.check(fsync(file.rawValue))
      }
    } catch { throw error as? Errno ?? .ioError }
  }

  private func descriptor(of name: String, _ flags: Int32) throws(Errno) -> FileDescriptor {
    let file = unsafe openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .current }
    return FileDescriptor(rawValue: file)
  }

  /// A name that nobody else will choose, for what is not finished.
  static func temporaryName() -> String { "\(Identifier()).tmp" }

  /// Whether a name is of something that is not finished, or of what SQLite keeps beside it.
  static func isTemporary(_ name: String) -> Bool { name.hasSuffix(".tmp") || name.hasSuffix(".tmp-journal") }

  /// Removes what a crash left unfinished. What changed within the hour may still be somebody's work.
  func sweep() throws(FileProblem) {
    for name in try names() where Self.isTemporary(name) {
      var status = stat()
      guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, abs(time(nil) - status.st_mtim.tv_sec) > 3600 else {
        continue
      }
      // What is no file is not selflie's.
      _ = unsafe unlinkat(descriptor, name, 0)
    }
  }

  /// Locks one byte of a file, which is made if there is none and then stays: removing it would race with who is about to lock it. The
  /// corresponding C function is `fcntl`, with `F_OFD_SETLK`.
  ///
  /// The lock belongs to the open file, because one that belongs to the process is lost as soon as the process closes any other descriptor of
  /// that file. Nobody can be asked who has such a lock. So the process has one of its own too, on a byte beside it, which only says its number.
  func lock(_ name: String, byte: Int64) throws(FileProblem) -> FileLock.Attempt {
    try asked(.create, name) { () throws(Errno) in
      let file = try descriptor(of: name, O_RDWR | O_CREAT | O_NONBLOCK)
      var sign = Self.region(byte | 1 << 62)
      if Linux.lock(Self.region(byte), of: file.rawValue) {
        _ = unsafe fcntl(file.rawValue, F_SETLK, &sign)
        return .mine(FileLock(descriptor: file.rawValue))
      }
      let reason = Errno.current
      defer { try? file.close() }
      guard reason == .resourceTemporarilyUnavailable || reason == .permissionDenied else { throw reason }
      let isKnown = unsafe fcntl(file.rawValue, F_GETLK, &sign) == 0 && sign.l_type != Int16(F_UNLCK)
      return .taken(process: isKnown ? Int(sign.l_pid) : nil)
    }
  }

  private static func region(_ byte: Int64) -> flock {
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    region.l_whence = Int16(SEEK_SET)
    region.l_start = off_t(byte)
    region.l_len = 1
    return region
  }

  /// Waits until a file is on the disk that somebody else has written. The corresponding C function is `fsync`.
  func synchronise(_ name: String) throws(FileProblem) {
    try asked(.create, name) { () throws(Errno) in
      let (file, _) = try open(name)
      defer { try? file.close() }
      try Disk.check(fsync(file.rawValue))
    }
  }

  /// Gives a file another name here, whatever had that name, and waits until that is on the disk. The corresponding C function is
  /// `renameat`.
  func rename(_ old: String, to new: String) throws(FileProblem) {
    try asked(.create, new) { () throws(Errno) in
      try Disk.check(unsafe renameat(descriptor, old, descriptor, new))
      try synchronise()
    }
  }

  /// Moves a file to another folder. The corresponding C function is `renameat`.
  func move(_ old: String, to folder: borrowing Folder, as new: String) throws(FileProblem) {
    try folder.asked(.create, new) { () throws(Errno) in
      try Disk.check(unsafe renameat(descriptor, old, folder.descriptor, new))
      try folder.synchronise()
      try synchronise()
    }
  }

  /// Gives a file a second name in a folder, only if nobody has that name yet; false if somebody has. The corresponding C function is
  /// `linkat`.
  func claim(_ name: String, in folder: borrowing Folder, for file: String) throws(FileProblem) -> Bool {
    try folder.asked(.create, name) { () throws(Errno) in
      guard unsafe linkat(descriptor, file, folder.descriptor, name, 0) == 0 else {
        guard errno == EEXIST else { throw .current }
        return false
      }
      try folder.synchronise()
      return true
    }
  }

  /// Removes a file; one that is not there is fine. The corresponding C function is `unlinkat`.
  func remove(_ name: String) throws(FileProblem) {
    try asked(.remove, name) { () throws(Errno) in
      guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .current }
    }
  }

  /// Whether there is anything of this name. The corresponding C function is `faccessat`.
  func has(_ name: String) -> Bool { unsafe faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

  /// The names in it, in no order. The corresponding C functions are `fdopendir` and `readdir`.
  func names() throws(FileProblem) -> [String] {
    // A stream of its own: it closes its descriptor and has its own place.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard let stream = unsafe fdopendir(copy) else { throw FileProblem(operation: .read, path: path, reason: .current) }
    return unsafe Disk.names(from: stream)
  }

  /// Where it is, without any symbolic link: SQLite refuses paths with links. The corresponding C function is `realpath`.
  func resolved() throws(FileProblem) -> FilePath {
    guard let real = unsafe path.withPlatformString({ unsafe realpath($0, nil) }) else {
      throw FileProblem(operation: .read, path: path, reason: .current)
    }
    defer { unsafe free(real) }
    return unsafe FilePath(platformString: real)
  }

  private func synchronise() throws(Errno) { try Disk.check(fsync(descriptor)) }

  private func asked<Result: ~Copyable>(
    _ operation: FileProblem.Operation, _ name: String, _ body: () throws(Errno) -> Result
  ) throws(FileProblem) -> Result {
    do { return try body() } catch { throw FileProblem(operation: operation, path: path.appending(name), reason: error) }
  }
}

/// A byte of a file that no other process can lock, until its owner is gone.
struct FileLock: ~Copyable {
  enum Attempt: ~Copyable {
    case mine(FileLock)
    /// With the number of the process that has it, if that process says so.
    case taken(process: Int?)
  }

  fileprivate let descriptor: Int32

  deinit { Glibc.close(descriptor) }
}

/// A folder in which nothing of a person's may be kept.
public enum FolderProblem: Problem, Equatable {
  case foreign(FilePath, owner: UInt32)
  case exposed(FilePath)
  case notFolder(FilePath)

  public var description: String {
    switch self {
    case .foreign(let path, let owner):
      "the folder \(path) belongs to another user (number \(owner)), so nothing was read or written there; set SELFLIE_HOME to a folder of your own"
    case .exposed(let path):
      "others may write in the folder \(path); close it with 'chmod go-w', or set SELFLIE_HOME to a folder of its own"
    case .notFolder(let path): "\(path) is not a folder, or a symbolic link, and was left as it is; move it away or set SELFLIE_HOME"
    }
  }

  public var status: Status {
    switch self {
    case .foreign, .exposed: .cannotCreate
    case .notFolder: .badData
    }
  }
}
