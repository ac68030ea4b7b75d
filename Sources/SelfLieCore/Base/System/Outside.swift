import Glibc
public import SystemPackage

/// Files where the person wants them, outside of selflie's folder: a folder there may be anybody's, on any disk.
public enum Outside {
  /// Opens a file that is then read from any place, and as often as that. What comes through a pipe is put aside first.
  /// - Parameters:
  ///   - path: Nil for standard input.
  ///   - folder: Where something large and private can be put aside, without a name.
  public static func read(_ path: FilePath?, aside folder: FilePath) throws(FileProblem) -> ByteStore {
    guard let path else { return store(of: try putAside(.standardInput, in: folder)) }
    let file = try asked(.read, path) {
      let file = OpenFile(try .open(path, .readOnly, options: [.closeOnExec, .nonBlocking]))
      _ = try Disk.regularSize(of: file.descriptor)
      return file
    }
    return store(of: file)
  }

  /// Writes a file beside its name, closed to others, and gives it the name when all of it is on the disk. If it fails, the name is of what
  /// was there or of all that is new. What a crash left beside the name goes with the next file of that name.
  /// - Parameters:
  ///   - folders: Where nothing is written: what is kept there is not to be replaced, nor to be mixed with other files.
  ///   - replacing: Whether it may take the place of another file.
  /// - Throws: `OutputFileProblem` for a place where no file may be written, `FileProblem`, or what the body throws.
  public static func write<Result>(
    _ path: FilePath, apartFrom folders: [FilePath], replacing: Bool, _ body: (ByteSink) throws -> Result
  ) throws -> Result {
    guard let name = path.lastComponent?.string else { throw FileProblem(operation: .create, path: path, reason: .isDirectory) }
    // Programs that synchronise folders pass hidden files over, or take them for what they are.
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

  /// Writes all that a body does to standard output, once it is all there: whoever reads it may be slow, and must not keep a journal waiting.
  /// - Parameter folder: Where something large and private can be put aside, without a name.
  /// - Throws: `Errno` for what standard output says, `FileProblem` for the rest.
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

  /// Whether there is anything of this name, be it a link to nowhere.
  public static func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe lstat($0, &status) } == 0
  }

  /// Whether it is a file and nothing else, no link to one either.
  public static func isRegularFile(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether it is a folder, or a link to one.
  public static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe path.withPlatformString { unsafe stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in the order of the alphabet.
  public static func names(in folder: FilePath) throws(FileProblem) -> [String] { try Disk.names(in: folder).sorted() }

  // MARK: Open files

  /// An open file, closed with its last owner.
  private final class OpenFile {
    let descriptor: FileDescriptor

    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    deinit { try? descriptor.close() }
  }

  /// Whatever is no file is something that the person did not mean.
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

  /// Whether a folder is another one, or lies in it, by whatever names and links both are reached.
  private static func isInside(_ folder: FilePath, _ other: FilePath) -> Bool {
    guard let outer = place(of: other), let real = unsafe folder.withPlatformString({ unsafe realpath($0, nil) }) else { return false }
    defer { unsafe free(real) }
    var inner = unsafe FilePath(platformString: real)
    while true {
      if let place = place(of: inner), place == outer { return true }
      guard inner.removeLastComponent() else { return false }
    }
  }

  /// What tells a folder from every other one: the numbers of its disk and of its entry there; nil if it is not there.
  private static func place(of folder: FilePath) -> [UInt]? {
    var status = stat()
    guard unsafe folder.withPlatformString({ unsafe stat($0, &status) }) == 0 else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }

  /// Gives a file the name that it is to have in its folder, and waits until that is on the disk.
  private static func name(_ beside: FilePath, _ path: FilePath, in folder: FilePath) throws(Errno) {
    try Disk.check(unsafe beside.withPlatformString { old in unsafe path.withPlatformString { new in unsafe rename(old, new) } })
    do throws(Errno) { try Disk.synchronise(folder) } catch {
      // A folder that may be written and not read, or a disk that cannot wait for a name, has promised nothing.
      guard [.permissionDenied, .invalidArgument].contains(error) else { throw error }
    }
  }

  /// Removes what was left unfinished. What changed within the hour may still be somebody's work.
  private static func sweep(_ folder: FilePath, _ beginning: String) {
    for name in (try? names(in: folder)) ?? [] where name.hasPrefix(beginning) && Folder.isTemporary(name) {
      let path = folder.appending(name)
      guard let entry = Disk.entry(path), entry.isOwn, abs(time(nil) - entry.modified) > 3600 else { continue }
      _ = unsafe path.withPlatformString { unsafe unlink($0) }
    }
  }

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
      // The beginning is enough to refuse what is no archive, and an endless input would fill the disk.
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

  private static func asked<Result>(
    _ operation: FileProblem.Operation, _ path: FilePath, _ body: () throws -> Result
  ) throws(FileProblem) -> Result {
    do { return try body() } catch { throw FileProblem(operation: operation, path: path, reason: error as? Errno ?? .ioError) }
  }
}

/// A place where a command may not write a file.
public enum OutputFileProblem: Problem, Equatable {
  case exists(FilePath)
  /// And what is there instead of a file.
  case notFile(FilePath, String)
  /// And the folder of selflie's own that it lies in.
  case own(FilePath, FilePath)

  public var description: String {
    switch self {
    case .exists(let path): "\(path) is there already and was left as it is; take another name, or replace it with --force"
    case .notFile(let path, let what): "\(path) is \(what) and was left as it is; name a file"
    case .own(let path, let folder): "\(path) would be in \(folder), where selflie keeps its own files; name a place elsewhere"
    }
  }

  public var status: Status { .cannotCreate }
}
