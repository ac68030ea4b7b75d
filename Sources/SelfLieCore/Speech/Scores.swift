import Glibc

/// Where the decoder of one search leaves how well each frame fits each sound of the model, for another search to read.
///
/// Nearly all the time of a search goes into these scores (0.033 of 0.034 s per second of speech), so they are made once and searched
/// twice. PocketSphinx passes them through a file only. This one loses its name as soon as it is open, so that nothing of a voice is
/// left behind, whatever ends the process.
@safe struct Scores: ~Copyable {
  /// A private folder, in memory where the system has one.
  let folder: String
  private var file: UnsafeMutablePointer<FILE>?

  /// Makes the folder; nil if nowhere can be written. The corresponding C function is `mkdtemp`.
  static func open() -> Scores? {
    for place in ["/dev/shm", "/tmp"] {
      var name = Array("\(place)/selflie-XXXXXX".utf8CString)
      let made = unsafe name.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) } != nil }
      if made { return Scores(folder: String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)) }
    }
    return nil
  }

  private init(folder: String) {
    self.folder = folder
    unsafe file = nil
  }

  deinit {
    if let file = unsafe file { unsafe fclose(file) }
    unsafe rmdir(folder)
  }

  /// Takes over the file that a decoder has just begun to write. The corresponding C functions are `fopen` and `unlink`.
  mutating func take(utterance: Int) -> Bool {
    if let file = unsafe file { unsafe fclose(file) }
    let digits = String(utterance)
    let path = "\(folder)/\(String(repeating: "0", count: max(0, 9 - digits.count)))\(digits).sen"
    unsafe file = unsafe fopen(path, "rbe")
    unsafe unlink(path)
    return unsafe file != nil
  }

  /// Lends the file, at its start.
  func withUnsafeFile<Result>(_ body: (UnsafeMutablePointer<FILE>) -> Result) -> Result? {
    guard let file = unsafe file else { return nil }
    unsafe rewind(file)
    return unsafe body(file)
  }
}
