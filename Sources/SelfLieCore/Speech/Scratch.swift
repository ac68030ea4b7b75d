import Glibc
import SystemPackage

/// A private folder for what PocketSphinx takes from files or leaves in files, and no other way.
///
/// Every file in it loses its name as soon as it is open, so that nothing of a voice is left behind, whatever ends the process.
@safe struct Scratch: ~Copyable {
  private let folder: String
  /// How well each frame of the last take fits each sound of the model.
  private var scores: UnsafeMutablePointer<FILE>?

  /// Makes the folder, in memory where the system has one; nil if nowhere can be written. The corresponding C function is `mkdtemp`.
  static func open() -> Scratch? {
    for place in ["/dev/shm", "/tmp"] {
      var name = Array("\(place)/selflie-XXXXXX".utf8CString)
      let made = unsafe name.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) } != nil }
      if made { return Scratch(folder: String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)) }
    }
    return nil
  }

  private init(folder: String) {
    self.folder = folder
    unsafe scores = nil
  }

  deinit {
    if let scores = unsafe scores { unsafe fclose(scores) }
    unsafe rmdir(folder)
  }

  /// Where a decoder is to leave its scores.
  var path: String { folder }

  /// Lends a file with a text in it; nil if it cannot be written.
  func withFile<Result, Failure: Error>(_ text: String, _ body: (String) throws(Failure) -> Result) throws(Failure) -> Result? {
    let path = folder + "/text"
    defer { unsafe unlink(path) }
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerRead, .ownerWrite])
      _ = try file.closeAfter { try file.writeAll(text.utf8) }
    } catch {
      return nil
    }
    return try body(path)
  }

  /// Takes over the scores that a decoder has just begun to write. The corresponding C functions are `fopen` and `unlink`.
  mutating func takeScores(utterance: Int) -> Bool {
    if let scores = unsafe scores { unsafe fclose(scores) }
    let digits = String(utterance)
    let path = "\(folder)/\(String(repeating: "0", count: max(0, 9 - digits.count)))\(digits).sen"
    unsafe scores = unsafe fopen(path, "rbe")
    unsafe unlink(path)
    return unsafe scores != nil
  }

  /// Lends the scores, from their start.
  func withUnsafeScores<Result>(_ body: (UnsafeMutablePointer<FILE>) -> Result) -> Result? {
    guard let scores = unsafe scores else { return nil }
    unsafe rewind(scores)
    return unsafe body(scores)
  }
}
