import Glibc
import SystemPackage

/// A private folder for data that PocketSphinx exchanges only through files.
///
/// Every file in it loses its name as soon as it is open, so that nothing of a voice is left behind, whatever ends the process.
@safe struct Scratch: ~Copyable {
  private let folder: String
  /// The folder itself, open and locked while this process lives, so that other processes know that it is in use.
  private let lock: FileDescriptor
  /// The file with the score of each senone in each frame of the last take.
  private var scores: UnsafeMutablePointer<FILE>?

  /// The places that are tried in this order: memory first, where the system has that.
  static let places = ["/dev/shm", "/tmp"]

  /// Makes the folder; nil if no place is writable. The corresponding C functions are `mkdtemp` and `flock`.
  static func open() -> Scratch? {
    for place in places {
      // Another process's `sweep` may remove the folder before it is locked, but not twice in a row.
      for _ in 0..<2 {
        var name = Array("\(place)/\(prefix)\(getpid())-XXXXXX".utf8CString)
        let made = unsafe name.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) } != nil }
        guard made else { break }
        let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let lock = locked(folder) else { continue }
        if Disk.entry(FilePath(folder)) != nil { return Scratch(folder: folder, lock: lock) }
        try? lock.close()
      }
    }
    return nil
  }

  private init(folder: String, lock: FileDescriptor) {
    self.folder = folder
    self.lock = lock
    unsafe scores = nil
  }

  deinit {
    if let scores = unsafe scores { unsafe fclose(scores) }
    unsafe rmdir(folder)
    try? lock.close()
  }

  private static let prefix = "selflie-scores-"

  /// Opens and locks a folder of this user that no living process has locked; nil for any other. The corresponding C function is `flock`.
  private static func locked(_ folder: String) -> FileDescriptor? {
    guard let open = try? FileDescriptor.open(FilePath(folder), .readOnly, options: [.directory, .noFollow, .closeOnExec]) else {
      return nil
    }
    if (try? Disk.status(of: open.rawValue).st_uid) == geteuid(), flock(open.rawValue, LOCK_EX | LOCK_NB) == 0 { return open }
    try? open.close()
    return nil
  }

  /// Removes the folders and files of processes that were killed.
  static func sweep() {
    guard let place = places.first(where: { Disk.isWritable(FilePath($0)) }) else { return }
    for name in (try? Disk.names(in: FilePath(place))) ?? [] where name.hasPrefix(prefix) {
      // A process number may be in use again, or belong to another container, so the lock decides whether the owner is alive.
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), kill(process, 0) == -1, errno == ESRCH else { continue }
      let folder = "\(place)/\(name)"
      guard let lock = locked(folder) else { continue }
      for file in (try? Disk.names(in: FilePath(folder))) ?? [] { unsafe unlink("\(folder)/\(file)") }
      unsafe rmdir(folder)
      try? lock.close()
    }
  }

  /// The folder in which a decoder leaves its scores.
  var path: String { folder }

  /// Passes the path of a text file that has no name any more to the body; nil if the file cannot be written.
  func withFile<Result, Failure: Error>(_ text: String, _ body: (String) throws(Failure) -> Result) throws(Failure) -> Result? {
    let path = folder + "/text"
    guard
      let file = try? FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerRead, .ownerWrite])
    else { return nil }
    defer { try? file.close() }
    guard unsafe unlink(path) == 0, (try? file.writeAll(text.utf8)) != nil else { return nil }
    return try body("/proc/self/fd/\(file.rawValue)")
  }

  /// Opens the scores that a decoder has just begun to write; false if that fails. The corresponding C functions are `fopen` and `unlink`.
  /// - Parameter utterance: The number of the decoder's take, from 0.
  mutating func takeScores(utterance: Int) -> Bool {
    if let scores = unsafe scores { unsafe fclose(scores) }
    let digits = String(utterance)
    let path = "\(folder)/\(String(repeating: "0", count: max(0, 9 - digits.count)))\(digits).sen"
    unsafe scores = unsafe fopen(path, "rbe")
    unsafe unlink(path)
    return unsafe scores != nil
  }

  /// Whether there is room for a take's scores, because PocketSphinx does not survive a full disk.
  ///
  /// The corresponding C functions are `statvfs` and `getrlimit`.
  /// - Parameters:
  ///   - frames: The length of the take, in frames of 10 ms.
  ///   - senones: The number of scores in each frame.
  func hasRoom(frames: Int, senones: Int) -> Bool {
    // Other programs write to this place too.
    let spare = 1 << 20
    let size = 2 * (senones + 1) * frames + spare
    var disk = statvfs(), limit = rlimit()
    guard unsafe statvfs(folder, &disk) == 0, unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
      return false
    }
    return UInt(disk.f_bavail) * disk.f_frsize >= size && limit.rlim_cur >= size
  }

  /// Returns the scores of the first senones in each frame, which belong to the phones outside any context; empty if they cannot be read.
  ///
  /// The file has a header of lines up to "endhdr" and a word for the order of bytes; then each frame has a count and that many scores of
  /// 16 bits (acmod.c). The corresponding C function is `fread`.
  /// - Parameters:
  ///   - wanted: The number of senones to return.
  ///   - all: The number of senones in the model.
  func firstScores(_ wanted: Int, of all: Int) -> [Int16] {
    guard let scores = unsafe scores, wanted <= all else { return [] }
    unsafe rewind(scores)
    var end: [UInt8] = []
    let mark = Array("endhdr\n".utf8)
    for _ in 0..<4096 where end != mark {
      let byte = unsafe fgetc(scores)
      guard byte >= 0 else { return [] }
      end = end.suffix(mark.count - 1) + [UInt8(truncatingIfNeeded: byte)]
    }
    var frame = [Int16](repeating: 0, count: all + 1)
    guard unsafe end == mark && fread(&frame, 4, 1, scores) == 1 else { return [] }
    var first: [Int16] = []
    while unsafe fread(&frame, 2, all + 1, scores) == all + 1 { first += frame[1...wanted] }
    return first
  }

  /// Passes the file of scores, from its start, to the body; nil if there is none.
  func withUnsafeScores<Result>(_ body: (UnsafeMutablePointer<FILE>) -> Result) -> Result? {
    guard let scores = unsafe scores else { return nil }
    unsafe rewind(scores)
    return unsafe body(scores)
  }
}
