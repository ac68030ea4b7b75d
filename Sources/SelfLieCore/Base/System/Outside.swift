import Glibc
public import SystemPackage

/// Files in folders that a person chose, outside of selflie's own: such a folder may be anybody's, and on any disk.
public enum Outside {
  /// Opens a file that can be read from any offset, and more than once. Standard input is first copied to a file.
  /// - Parameters:
  ///   - path: Nil for standard input.
  ///   - folder: Where selflie may keep a large, private file without a name.
  /// - Throws: `FileProblem` if the file cannot be read or is no regular file, or if standard input is larger than 8 GiB.
  public static func read(_ path: FilePath?, aside folder: FilePath) throws(FileProblem) -> ByteStore {
    guard let path else { return store(of: try putAside(.standardInput, in: folder)) }
    let file = try asked(.read, path) {
      let file = OpenFile(try .open(path, .readOnly, options: [.closeOnExec, .nonBlocking]))
      _ = try Disk.regularSize(of: file.descriptor)
      return file
    }
    return store(of: file)
  }

  /// Writes a file under a temporary name beside its own, closed to other users, and renames it when all of it is on the disk.
  ///
  /// After an error the name has its old contents, or all of the new ones. A temporary file that a crash left is removed with the next file
  /// of that name.
  /// - Parameters:
  ///   - folders: Folders in which nothing is written, because their files must not be replaced or mixed with others.
  ///   - replacing: Whether an existing file may be replaced.
  /// - Throws: `OutputFileProblem` for a place where no file may be written, `FileProblem`, or the body's error.
  public static func write<Result>(
    _ path: FilePath, apartFrom folders: [FilePath], replacing: Bool, _ body: (ByteSink) throws -> Result
  ) throws -> Result {
    guard let name = path.lastComponent?.string else { throw FileProblem(operation: .create, path: path, reason: .isDirectory) }
    // Programs that synchronise folders ignore hidden files, or take them for files of their own.
    let folder = path.removingLastComponent().isEmpty ? "." : path.removingLastComponent()
    for own in folders where isInside(folder, own) { throw OutputFileProblem.own(path, own) }
    try check(path, replacing: replacing)
    sweep(folder, ".\(name).")
    let beside = folder.appending(".\(name).\(Folder.temporaryName())")
    let file = try asked(.create, path) {
      OpenFile(try .open(beside, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite))
    }
    do {
      let result = try body(ByteSink { bytes in _ = try asked(.create, path) { try file.descriptor.writeAll(bytes) } })
      try asked(.create, path) { try Disk.check(fsync(file.descriptor.rawValue)) }
      try check(path, replacing: replacing)
      try asked(.create, path) { try Self.name(beside, path, in: folder) }
      return result
    } catch {
      _ = unsafe beside.withPlatformString { unsafe unlink($0) }
      throw error
    }
  }

  /// Writes the body's bytes to standard output once all are there, because a slow reader must not keep a journal waiting.
  /// - Parameter folder: Where selflie may keep a large, private file without a name.
  /// - Throws: `Errno` if standard output cannot be written, `FileProblem` for the file, or the body's error.
  public static func writeToOutput<Result>(aside folder: FilePath, _ body: (ByteSink) throws -> Result) throws -> Result {
    let file = try nameless(in: folder)
    let result = try body(ByteSink { bytes in _ = try asked(.create, folder) { try file.descriptor.writeAll(bytes) } })
    let source = store(of: file).source()
    while true {
      let bytes = try source.read(65_536)
      if bytes.isEmpty { return result }
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    }
  }

  /// Whether a file, folder or link of this name exists, even if the link leads nowhere.
  public static func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe lstat($0, &status) } == 0
  }

  /// Whether a path names a regular file; false for a link to one.
  public static func isRegularFile(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path names a folder, or a link to one.
  public static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Lists the names in a folder, sorted.
  /// - Throws: `FileProblem` with the operation `read`.
  public static func names(in folder: FilePath) throws(FileProblem) -> [String] { try Disk.names(in: folder).sorted() }

  // MARK: Open files

  /// An open file, closed with its last owner.
  private final class OpenFile {
    let descriptor: FileDescriptor

    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    deinit { try? descriptor.close() }
  }

  /// Checks that a path is free, or names a regular file that may be replaced.
  /// - Throws: `OutputFileProblem` if not.
  private static func check(_ path: FilePath, replacing: Bool) throws(OutputFileProblem) {
    var status = stat()
    guard unsafe path.withPlatformString({ unsafe lstat($0, &status) }) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: if !replacing { throw .exists(path) }
    case S_IFDIR: throw .notFile(path, "a folder")
    case S_IFLNK: throw .notFile(path, "a symbolic link")
    default: throw .notFile(path, "a device")
    }
  }

  /// Whether a folder is another one or lies in it, by whatever names and links both are reached.
  private static func isInside(_ folder: FilePath, _ other: FilePath) -> Bool {
    guard let outer = place(of: other), let real = unsafe folder.withPlatformString({ unsafe realpath($0, nil) }) else { return false }
    defer { unsafe free(real) }
    var inner = unsafe FilePath(platformString: real)
    while true {
      if let place = place(of: inner), place == outer { return true }
      guard inner.removeLastComponent() else { return false }
    }
  }

  /// Returns the numbers of a folder's disk and inode, which together identify it; nil if it is missing.
  private static func place(of folder: FilePath) -> [UInt]? {
    var status = stat()
    guard unsafe folder.withPlatformString({ unsafe stat($0, &status) }) == 0 else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }

  /// Renames a finished file within its folder, and waits until the name is on the disk.
  /// - Throws: `Errno` if that fails.
  private static func name(_ beside: FilePath, _ path: FilePath, in folder: FilePath) throws(Errno) {
    try Disk.check(unsafe beside.withPlatformString { old in unsafe path.withPlatformString { new in unsafe rename(old, new) } })
    do throws(Errno) { try Disk.synchronise(folder) } catch {
      // A folder without permission to read, or a disk that cannot wait for names, promises nothing.
      guard [.permissionDenied, .invalidArgument].contains(error) else { throw error }
    }
  }

  /// Removes unfinished files that a crash left. A file that changed within the last hour stays: another process may be writing it.
  private static func sweep(_ folder: FilePath, _ beginning: String) {
    for name in (try? names(in: folder)) ?? [] where name.hasPrefix(beginning) && Folder.isTemporary(name) {
      let path = folder.appending(name)
      guard let entry = Disk.entry(path), entry.isOwn, abs(time(nil) - entry.modified) > 3600 else { continue }
      _ = unsafe path.withPlatformString { unsafe unlink($0) }
    }
  }

  /// Makes a file without a name, which goes with its last owner.
  /// - Throws: `FileProblem` with the operation `create`.
  private static func nameless(in folder: FilePath) throws(FileProblem) -> OpenFile {
    try Disk.makePrivateFolder(folder)
    let path = folder.appending(Folder.temporaryName())
    return try asked(.create, path) {
      let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .closeOnExec, .noFollow]
      let file = OpenFile(try .open(path, .readWrite, options: options, permissions: .ownerReadWrite))
      try Disk.check(unsafe path.withPlatformString { unsafe unlink($0) })
      return file
    }
  }

  /// Copies standard input to a file without a name, unless its first bytes show that it is no archive.
  /// - Throws: `FileProblem` if it cannot be read or written, or is larger than 8 GiB.
  private static func putAside(_ input: FileDescriptor, in folder: FilePath) throws(FileProblem) -> OpenFile {
    let file = try nameless(in: folder)
    var count = 0
    while true {
      let bytes = try asked(.read, "standard input") { try read(input, from: nil, atMost: 65_536) }
      if bytes.isEmpty { return file }
      let isFirst = count == 0
      count += bytes.count
      guard count <= Tar.largest else { throw FileProblem(operation: .read, path: "standard input", reason: .fileTooLarge) }
      _ = try asked(.create, folder) { try file.descriptor.writeAll(bytes) }
      // The first block is enough to refuse other files, and an endless input would fill the disk.
      if isFirst, bytes.count >= Tar.block, !Tar.isHeader(Array(bytes.prefix(Tar.block))) { return file }
    }
  }

  private static func store(of file: OpenFile) -> ByteStore {
    ByteStore { start, most in try read(file.descriptor, from: start, atMost: min(most, 1 << 20)) }
  }

  private static func read(_ file: FileDescriptor, from start: Int?, atMost most: Int) throws -> [UInt8] {
    try unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      filled = if let start { try unsafe file.read(fromAbsoluteOffset: Int64(start), into: raw) } else { try unsafe file.read(into: raw) }
    }
  }

  /// Turns an error of the body into a `FileProblem`.
  private static func asked<Result>(
    _ operation: FileProblem.Operation, _ path: FilePath, _ body: () throws -> Result
  ) throws(FileProblem) -> Result {
    do { return try body() } catch { throw FileProblem(operation: operation, path: path, reason: error as? Errno ?? .ioError) }
  }
}

/// A place at which a command may not write a file.
public enum OutputFileProblem: Problem, Equatable {
  case exists(FilePath)
  /// The path, and the kind of thing that is there instead of a file.
  case notFile(FilePath, String)
  /// The path, and the folder of selflie's own in which it lies.
  case own(FilePath, FilePath)

  public var description: String {
    switch self {
    case .exists(let path): "\(path) already exists and was left alone; choose another name, or replace it with --force"
    case .notFile(let path, let what): "\(path) is \(what) and was left alone; name a file"
    case .own(let path, let folder): "\(path) would be in \(folder), where selflie keeps its own files; choose another place"
    }
  }

  public var status: Status { .cannotCreate }
}
