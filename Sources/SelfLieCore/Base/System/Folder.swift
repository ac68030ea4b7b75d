import Glibc
public import SystemPackage

/// An open folder that belongs to the person.
///
/// All work in it stays in this folder, even if its path comes to name another one meanwhile, and no symbolic link in it is ever followed.
struct Folder: ~Copyable {
  /// The path by which the folder was opened.
  let path: FilePath
  /// Whether the folder may only be read, so that not even its permissions change.
  private let toRead: Bool
  private let descriptor: Int32

  deinit { Glibc.close(descriptor) }

  /// Opens a folder by its path; nil if there is none. The corresponding C function is `open`.
  ///
  /// Symbolic links are followed: people put their homes on other disks.
  /// - Parameter toRead: Whether the folder may only be read.
  /// - Throws: `FileProblem` if the folder cannot be opened, `FolderProblem` if it belongs to another user or is no folder.
  static func open(_ path: FilePath, toRead: Bool = false) throws -> Folder? {
    let descriptor = unsafe path.withPlatformString { unsafe Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    return try owned(descriptor, path, toRead)
  }

  /// Opens a folder in this one, and closes it to other users; nil if there is none. The corresponding C function is `openat`.
  /// - Throws: `FileProblem` if it cannot be opened; `FolderProblem` if it is another user's, a link, a file, or writable for others.
  func folder(_ name: String) throws -> Folder? {
    let inner = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard let folder = try Self.owned(inner, path.appending(name), toRead) else { return nil }
    if !toRead { try folder.shut { _ in true } }
    return folder
  }

  /// Opens a folder in this one, and makes it if there is none. The corresponding C function is `mkdirat`.
  /// - Throws: `FileProblem` if it cannot be made, or the errors of `folder(_:)`.
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

  /// Makes a folder of a descriptor, and closes the descriptor if the folder cannot be used; nil if there is none.
  /// - Throws: `FileProblem` if it cannot be opened, `FolderProblem` if it is another user's or no folder.
  private static func owned(_ descriptor: Int32, _ path: FilePath, _ toRead: Bool) throws -> Folder? {
    guard descriptor >= 0 else {
      switch Errno.current {
      case .noSuchFileOrDirectory: return nil
      // The error of O_DIRECTORY and O_NOFOLLOW for a symbolic link is one of these two.
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

  // MARK: Permissions

  /// Closes the folder to other users if all names in it are selflie's; otherwise its permissions stay. The corresponding C function is
  /// `fchmod`.
  /// - Throws: `FolderProblem.exposed` if others may still write in it, because they could replace any file there.
  func shut(holding isOurs: (String) -> Bool) throws {
    guard let bits = Self.bits(of: descriptor), bits & 0o077 != 0 else { return }
    // A file system that keeps no permissions may say that they were changed.
    if (try? names().allSatisfy(isOurs)) == true, fchmod(descriptor, 0o700) == 0, Self.bits(of: descriptor) == 0o700 { return }
    guard bits & 0o022 == 0 else { throw FolderProblem.exposed(path, lack(.permissions) { !$0.keepsPermissions }) }
  }

  /// Whether the folder's file system is known to lack something.
  private func lack(_ feature: FileSystem.Feature, _ isKnown: (FileSystem) -> Bool) -> Lack? {
    FileSystem(of: descriptor).flatMap { isKnown($0) ? Lack(feature: feature, system: $0) : nil }
  }

  /// Returns the nine permission bits of an open file or folder; nil if the system does not report them.
  private static func bits(of descriptor: Int32) -> mode_t? { try? Disk.status(of: descriptor).st_mode & 0o777 }

  // MARK: Files

  /// Opens a regular file to read, and closes it to other users. The corresponding C function is `openat`.
  /// - Throws: `Errno` if it cannot be opened or is of another kind: a FIFO could be waited for without end.
  func open(_ name: String) throws(Errno) -> (file: FileDescriptor, size: Int) {
    let file = try descriptor(of: name, O_RDONLY | O_NONBLOCK)
    do throws(Errno) {
      let size = try Disk.regularSize(of: file)
      // On a read-only disk the file stays open to others; `doctor` reports that.
      if !toRead, let bits = Self.bits(of: file.rawValue), bits & 0o077 != 0 { _ = fchmod(file.rawValue, 0o600) }
      return (file, size)
    } catch {
      try? file.close()
      throw error
    }
  }

  /// Reads a whole file.
  /// - Throws: `FileProblem` if it cannot be read, has more bytes than the limit, or is no regular file.
  func read(_ name: String, atMost limit: Int) throws(FileProblem) -> [UInt8] {
    try asked(.read, name) { () throws(Errno) in
      let (file, size) = try open(name)
      return try Disk.contents(of: file, size: size, atMost: limit)
    }
  }

  /// Makes a new, empty file, closed to other users. The caller fills it and waits until it is on the disk, so this function does not.
  /// - Throws: `FileProblem`, also if the name exists.
  func create(_ name: String) throws(FileProblem) {
    try asked(.create, name) { () throws(Errno) in
      let file = try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL)
      do { try file.close() } catch { throw error as? Errno ?? .ioError }
    }
  }

  /// Writes a file under a temporary name, and renames it when all of it is on the disk. After an error the name has what it had, or the
  /// whole new file if the error came when the folder was written to the disk: what the name had before is gone then.
  /// - Throws: `FileProblem` with the operation `create`.
  func create(_ name: String, contents: [UInt8]) throws(FileProblem) {
    let temporary = Self.temporaryName()
    try asked(.create, name) { () throws(Errno) in
      do throws(Errno) {
        try write(contents, to: temporary)
        try Disk.check(unsafe renameat(descriptor, temporary, descriptor, name))
      } catch {
        unsafe unlinkat(descriptor, temporary, 0)
        throw error
      }
      try synchronise()
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

  /// Makes a unique name for an unfinished file.
  static func temporaryName() -> String { "\(Identifier()).tmp" }

  /// Whether a name is that of an unfinished file, or of SQLite's journal beside it.
  static func isTemporary(_ name: String) -> Bool { name.hasSuffix(".tmp") || name.hasSuffix(".tmp-journal") }

  /// Removes unfinished files that a crash left. A file that changed within the last hour stays: another process may be writing it.
  /// - Throws: `FileProblem` if the names cannot be read.
  func sweep() throws(FileProblem) {
    for name in try names() where Self.isTemporary(name) {
      var status = stat()
      guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, abs(time(nil) - status.st_mtim.tv_sec) > 3600 else {
        continue
      }
      // This fails for a folder, which is not selflie's.
      _ = unsafe unlinkat(descriptor, name, 0)
    }
  }

  /// Locks one byte of a file, which is made if it is missing. The corresponding C function is `fcntl`, with `F_OFD_SETLK`.
  ///
  /// The file stays, because removing it would race with the next process that locks it. The lock belongs to the open file: a lock that
  /// belongs to the process is lost as soon as the process closes any other descriptor of that file. The system does not name the owner of
  /// a lock of this kind, so the process has a second lock of its own, on another byte, that only tells its number.
  /// - Throws: `FileProblem` if the file cannot be opened or locked for another reason than a lock.
  func lock(_ name: String, byte: Int64) throws(FileProblem) -> FileLock.Attempt {
    try asked(.create, name, for: (.locks, Lack.ofLocks)) { () throws(Errno) in
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

  /// Waits until a file that another process wrote is on the disk. The corresponding C function is `fsync`.
  /// - Throws: `FileProblem` with the operation `create`.
  func synchronise(_ name: String) throws(FileProblem) {
    try asked(.create, name) { () throws(Errno) in
      let (file, _) = try open(name)
      defer { try? file.close() }
      try Disk.check(fsync(file.rawValue))
    }
  }

  /// Renames a file in this folder, replaces any file of the new name, and waits for the disk. The corresponding C function is `renameat`.
  /// - Throws: `FileProblem` with the operation `create`.
  func rename(_ old: String, to new: String) throws(FileProblem) {
    try asked(.create, new) { () throws(Errno) in
      try Disk.check(unsafe renameat(descriptor, old, descriptor, new))
      try synchronise()
    }
  }

  /// Moves a file to another folder under a new name, and waits for the disk. The corresponding C function is `renameat`.
  /// - Throws: `FileProblem` with the operation `create`.
  func move(_ old: String, to folder: borrowing Folder, as new: String) throws(FileProblem) {
    try folder.asked(.create, new) { () throws(Errno) in
      try Disk.check(unsafe renameat(descriptor, old, folder.descriptor, new))
      try folder.synchronise()
      try synchronise()
    }
  }

  /// Gives a file a second name in a folder; false if that name exists there. The corresponding C function is `linkat`.
  /// - Throws: `FileProblem` with the operation `create`.
  func claim(_ name: String, in folder: borrowing Folder, for file: String) throws(FileProblem) -> Bool {
    try folder.asked(.create, name, for: (.hardLinks, Lack.ofLinks)) { () throws(Errno) in
      guard unsafe linkat(descriptor, file, folder.descriptor, name, 0) == 0 else {
        guard errno == EEXIST else { throw .current }
        return false
      }
      try folder.synchronise()
      return true
    }
  }

  /// Tries with an empty file whether a file in the folder can have two names; nil if it can, or if it is not known.
  ///
  /// `pathconf` does not know it: for a FAT file system it tells 127.
  func lackOfHardLinks() -> Lack? {
    let name = Self.temporaryName(), second = Self.temporaryName()
    defer { for name in [name, second] { try? remove(name) } }
    guard (try? create(name)) != nil else { return nil }
    do throws(FileProblem) { _ = try claim(second, in: self, for: name) } catch { return error.lack }
    return nil
  }

  /// Removes a file, if it is there. The corresponding C function is `unlinkat`.
  /// - Throws: `FileProblem` with the operation `remove`.
  func remove(_ name: String) throws(FileProblem) {
    try asked(.remove, name) { () throws(Errno) in
      guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .current }
    }
  }

  /// Whether a file, folder or link of this name exists. The corresponding C function is `faccessat`.
  func has(_ name: String) -> Bool { unsafe faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

  /// Lists the names in this folder, in no order. The corresponding C functions are `fdopendir` and `readdir`.
  /// - Throws: `FileProblem` with the operation `read`.
  func names() throws(FileProblem) -> [String] {
    // Another descriptor: the stream closes its own, and has a reading position of its own.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard let stream = unsafe fdopendir(copy) else { throw FileProblem(operation: .read, path: path, reason: .current) }
    return unsafe Disk.names(from: stream)
  }

  /// Returns the folder's path without symbolic links, which SQLite refuses. The corresponding C function is `realpath`.
  /// - Throws: `FileProblem` with the operation `read`.
  func resolved() throws(FileProblem) -> FilePath {
    guard let real = unsafe path.withPlatformString({ unsafe realpath($0, nil) }) else {
      throw FileProblem(operation: .read, path: path, reason: .current)
    }
    defer { unsafe free(real) }
    return unsafe FilePath(platformString: real)
  }

  private func synchronise() throws(Errno) { try Disk.check(fsync(descriptor)) }

  /// Turns an `Errno` of the body into a `FileProblem` about a file of this folder.
  /// - Parameter need: What the file system must have for it, and the errors with which one says that it has not.
  private func asked<Result: ~Copyable>(
    _ operation: FileProblem.Operation, _ name: String, for need: (feature: FileSystem.Feature, errors: Set<Errno>)? = nil,
    _ body: () throws(Errno) -> Result
  ) throws(FileProblem) -> Result {
    do { return try body() } catch {
      let lack = need.flatMap { $0.errors.contains(error) ? Lack(feature: $0.feature, system: FileSystem(of: descriptor)) : nil }
      throw FileProblem(operation: operation, path: path.appending(name), reason: error, lack: lack)
    }
  }
}

/// A lock on one byte of a file, which no other process can lock until this value is gone.
struct FileLock: ~Copyable {
  /// The result of an attempt to lock.
  enum Attempt: ~Copyable {
    case mine(FileLock)
    /// Another process has the lock; its number, if it is known.
    case taken(process: Int?)
  }

  fileprivate let descriptor: Int32

  deinit { Glibc.close(descriptor) }
}

/// A folder that is not safe for a person's data.
public enum FolderProblem: Problem, Equatable {
  /// The folder belongs to the user of this number.
  case foreign(FilePath, owner: UInt32)
  /// Other users may write in the folder; and why that cannot be changed, if it cannot.
  case exposed(FilePath, Lack?)
  /// The path names a file or a symbolic link.
  case notFolder(FilePath)

  public var description: String {
    switch self {
    case .foreign(let path, let owner):
      "the folder \(path) belongs to another user (number \(owner)), so nothing was read or written there; set SELFLIE_HOME to your own folder"
    case .exposed(let path, let lack?): "others can write to the folder \(path); \(lack)"
    case .exposed(let path, nil):
      "others can write to the folder \(path); close it with 'chmod go-w', or set SELFLIE_HOME to another folder"
    case .notFolder(let path): "\(path) isn't a folder, or is a symbolic link, and was left alone; move it away or set SELFLIE_HOME"
    }
  }

  public var status: Status {
    switch self {
    case .foreign, .exposed: .cannotCreate
    case .notFolder: .badData
    }
  }
}
