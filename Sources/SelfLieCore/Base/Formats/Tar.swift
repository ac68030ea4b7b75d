/// A strict reader and writer of tar archives with regular files.
///
/// Written is the ustar interchange format (POSIX.1-2017, pax, "ustar Interchange Format"); read are also such files from GNU's and other
/// tars. An entry of any other kind is refused, and a size is believed only as far as there are bytes.
enum Tar {
  /// Bytes of a block.
  static let block = 512
  /// The size in bytes from which files are refused, the first that eleven octal digits cannot say. The same limit holds for an archive.
  static let largest = 1 << 33
  /// The most entries of an archive: more recordings than anybody makes, and few enough to remember each.
  static let mostEntries = 100_000

  /// The most bytes of zeros behind the end. Programs that fill a tape's block write far fewer.
  private static let longestEnd = 1 << 24

  /// A file in an archive: its path without "./" at its beginning, and its size in bytes.
  struct Entry: Equatable {
    let path: String
    let size: Int
  }

  // MARK: Writing

  /// A writer of an archive, from its beginning to its end.
  struct Writer {
    private let sink: ByteSink
    /// The time of change of every entry, in seconds since 1970.
    private let modified: Int
    private var missing = 0
    private var padding = 0

    init(_ sink: ByteSink, modified: Int) {
      self.sink = sink
      self.modified = min(max(modified, 0), Tar.largest - 1)
    }

    /// Writes a folder's entry.
    /// - Throws: The error of the sink.
    mutating func folder(_ path: String) throws { try sink.write(header(of: path + "/", size: 0, mode: 0o700, kind: "5")) }

    /// Begins a file, for which exactly `size` bytes must be written next.
    /// - Throws: `TarFault.unwritable` if the last file is not complete, the size is too large, or the path has 100 bytes or more; or the
    ///   error of the sink.
    mutating func file(_ path: String, size: Int) throws {
      guard missing == 0, size < Tar.largest, path.utf8.count < 100 else { throw TarFault.unwritable(path) }
      try sink.write(header(of: path, size: size, mode: 0o600, kind: "0"))
      missing = size
      padding = Tar.padding(of: size)
    }

    /// Writes a piece of the current file.
    /// - Throws: `TarFault.changed` for more bytes than the file's size, or the error of the sink.
    mutating func write(_ bytes: [UInt8]) throws {
      guard bytes.count <= missing else { throw TarFault.changed }
      try sink.write(bytes)
      missing -= bytes.count
      if missing == 0, padding > 0 {
        try sink.write([UInt8](repeating: 0, count: padding))
        padding = 0
      }
    }

    /// Ends the archive with two blocks of zeros.
    /// - Throws: `TarFault.changed` if bytes of the last file are missing, or the error of the sink.
    mutating func end() throws {
      guard missing == 0 else { throw TarFault.changed }
      try sink.write([UInt8](repeating: 0, count: 2 * Tar.block))
    }

    private func header(of path: String, size: Int, mode: Int, kind: Character) -> [UInt8] {
      var header = [UInt8](repeating: 0, count: Tar.block)
      func put(_ text: String, at place: Int) { header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8) }
      func put(_ number: Int, _ digits: Int, at place: Int) {
        let octal = String(number, radix: 8)
        put(String(repeating: "0", count: max(0, digits - octal.count)) + octal, at: place)
      }
      put(path, at: 0)
      put(mode, 7, at: 100)
      put(0, 7, at: 108)
      put(0, 7, at: 116)
      put(size, 11, at: 124)
      put(modified, 11, at: 136)
      put(String(kind), at: 156)
      put("ustar\u{0}00", at: 257)
      put(0, 7, at: 329)
      put(0, 7, at: 337)
      put(Tar.checksum(of: header), 6, at: 148)
      put("\u{0} ", at: 154)
      return header
    }
  }

  // MARK: Reading

  /// A reader of an archive, from its beginning to its end, that holds only a piece of it in memory.
  struct Reader {
    private let source: ByteSource
    /// Bytes from the source, of which the first `used` ones were used.
    private var ahead: [UInt8] = []
    private var used = 0
    /// The number of bytes used so far. Right after `next()` it is the offset of the current file's contents.
    private(set) var position = 0
    private var missing = 0
    private var padding = 0
    private var entries = 0
    private var current = ""

    init(_ source: ByteSource) { self.source = source }

    /// Goes to the next file, also when the current one was not read whole; nil at the end of the archive.
    /// - Throws: `TarFault` for anything but a tar archive of files and folders, or the error of the source.
    mutating func next() throws -> Entry? {
      while let piece = try read(), !piece.isEmpty {}
      while true {
        guard let header = try block() else { throw position == 0 ? TarFault.notArchive : .cutOff(nil) }
        if position == Tar.block, let packer = Packer(header) { throw TarFault.compressed(packer.rawValue) }
        if header.allSatisfy({ $0 == 0 }) {
          guard position > Tar.block else { throw TarFault.notArchive }
          try finish()
          return nil
        }
        if let entry = try entry(header) { return entry }
      }
    }

    /// Reads the next piece of the current file; nil when all of it was read.
    /// - Throws: `TarFault.cutOff` if the archive ends within the file, or the error of the source.
    mutating func read() throws -> [UInt8]? {
      guard missing > 0 else { return nil }
      let piece = try some(atMost: missing)
      guard !piece.isEmpty else { throw TarFault.cutOff(current) }
      missing -= piece.count
      if missing == 0 {
        guard try skip(padding) else { throw TarFault.cutOff(current) }
        padding = 0
      }
      return piece
    }

    /// Reads a header; nil for a folder's, and for an extended header.
    /// - Throws: `TarFault`, or the error of the source.
    private mutating func entry(_ header: [UInt8]) throws -> Entry? {
      let isUstar = header[257..<265].elementsEqual("ustar\u{0}00".utf8), isGNU = header[257..<265].elementsEqual("ustar  \u{0}".utf8)
      guard isUstar || isGNU || header[257..<265].allSatisfy({ $0 == 0 }) else {
        throw position == Tar.block ? TarFault.notArchive : .rubbish
      }
      guard Tar.octal(header[148..<156]) == Tar.checksum(of: header) else {
        throw position == Tar.block && !isUstar && !isGNU ? TarFault.notArchive : .header(Self.shown(header[..<100]))
      }
      // GNU's format keeps times where ustar keeps the start of a long path.
      let path = (isUstar ? Self.bytes(header[345..<500]).map { $0 + [UInt8(ascii: "/")] } ?? [] : []) + (Self.bytes(header[..<100]) ?? [])
      let shown = Self.shown(path[...])
      entries += 1
      guard entries <= Tar.mostEntries else { throw TarFault.tooManyEntries }
      let kind = Unicode.Scalar(header[156])
      if let name = Self.refused(kind) { throw TarFault.kind(shown, name) }
      guard let size = Tar.octal(header[124..<136]), size < Tar.largest else { throw TarFault.size(shown) }
      guard position + size <= Tar.largest else { throw TarFault.tooLarge }
      switch kind {
      case "x", "g":
        try readAttributes(size, shown)
        return nil
      case "5":
        guard size == 0 else { throw TarFault.size(shown) }
        _ = try Self.plain(path, shown, isFolder: true)
        return nil
      default:
        let name = try Self.plain(path, shown, isFolder: false)
        (missing, padding, current) = (size, Tar.padding(of: size), name)
        if size == 0 { padding = 0 }
        return Entry(path: name, size: size)
      }
    }

    /// Returns the words for a refused kind of entry; nil for a kind that is read.
    private static func refused(_ kind: Unicode.Scalar) -> String? {
      switch kind {
      case "0", "\0", "5", "x", "g": nil
      case "1": "a hard link"
      case "2": "a symbolic link"
      case "3", "4": "a device"
      case "6": "a FIFO"
      case "S": "a sparse file"
      case "L", "K": "a name that is too long"
      default: "of no known kind"
      }
    }

    /// Checks that a path stays inside the archive and has only printable ASCII, and returns it without "./" at its beginning.
    /// - Throws: `TarFault.path` for a path out of the archive or without a name, `.foreign` for other characters.
    private static func plain(_ path: [UInt8], _ shown: String, isFolder: Bool) throws(TarFault) -> String {
      guard path.first != UInt8(ascii: "/") else { throw .path(shown) }
      var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      if isFolder, parts.last?.isEmpty == true { parts.removeLast() }
      while parts.first?.elementsEqual(".".utf8) == true { parts.removeFirst() }
      guard isFolder || !parts.isEmpty else { throw .path(shown) }
      for part in parts {
        guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else { throw .path(shown) }
        guard part.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .foreign(shown) }
      }
      return String(decoding: Array(parts.joined(separator: "/".utf8)), as: UTF8.self)
    }

    /// Reads pax's extended header: times and owners are ignored, a change of the file's name, size or kind is refused.
    /// - Throws: `TarFault`, or the error of the source.
    private mutating func readAttributes(_ size: Int, _ shown: String) throws {
      guard size <= 65_536 else { throw TarFault.size(shown) }
      var bytes: [UInt8] = []
      while bytes.count < size {
        let piece = try some(atMost: size - bytes.count)
        guard !piece.isEmpty else { throw TarFault.cutOff(shown) }
        bytes += piece
      }
      guard try skip(Tar.padding(of: size)) else { throw TarFault.cutOff(shown) }
      var rest = bytes[...]
      while !rest.isEmpty {
        // "30 mtime=1234567890.123456789\n": its own length, in decimal digits, comes first.
        guard let space = rest.prefix(8).firstIndex(of: 0x20), space > rest.startIndex,
          rest[..<space].allSatisfy({ (0x30...0x39).contains($0) }),
          let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length <= rest.count, length > space - rest.startIndex + 1,
          let equals = rest[space...].prefix(length).firstIndex(of: UInt8(ascii: "=")), rest[rest.startIndex + length - 1] == 0x0A
        else { throw TarFault.header(shown) }
        let key = String(decoding: rest[(space + 1)..<equals], as: UTF8.self)
        guard !["path", "size", "linkpath", "hdrcharset"].contains(key), !key.hasPrefix("GNU.sparse") else {
          throw TarFault.kind(shown, key.hasPrefix("GNU") ? "a sparse file" : "described in a way that selflie doesn't write")
        }
        rest = rest.dropFirst(length)
      }
    }

    /// Checks that a second block of zeros follows, and then nothing but zeros.
    /// - Throws: `TarFault`, or the error of the source.
    private mutating func finish() throws {
      guard let second = try block() else { throw TarFault.cutOff(nil) }
      guard second.allSatisfy({ $0 == 0 }) else { throw TarFault.rubbish }
      let end = position
      while true {
        let rest = try some(atMost: .max)
        if rest.isEmpty { return }
        guard rest.allSatisfy({ $0 == 0 }) else { throw TarFault.rubbish }
        guard position - end <= Tar.longestEnd else { throw TarFault.rubbish }
      }
    }

    // MARK: Bytes

    /// Reads the next block; nil if no whole block is left.
    /// - Throws: `TarFault`, or the error of the source.
    private mutating func block() throws -> [UInt8]? {
      var block: [UInt8] = []
      while block.count < Tar.block {
        let piece = try some(atMost: Tar.block - block.count)
        guard !piece.isEmpty else {
          guard block.isEmpty || position > Tar.block else {
            throw Packer(block).map { TarFault.compressed($0.rawValue) } ?? .notArchive
          }
          return nil
        }
        block += piece
      }
      return block
    }

    /// Reads between one byte and `most` bytes; none at the end.
    private mutating func some(atMost most: Int) throws -> [UInt8] {
      if used == ahead.count { (ahead, used) = (try source.read(65_536), 0) }
      let end = used + min(most, ahead.count - used)
      defer { used = end }
      position += end - used
      return Array(ahead[used..<end])
    }

    private mutating func skip(_ count: Int) throws -> Bool {
      var rest = count
      while rest > 0 {
        let piece = try some(atMost: rest)
        guard !piece.isEmpty else { return false }
        rest -= piece.count
      }
      return true
    }

    /// Returns a field up to its first zero byte; nil if that is empty.
    private static func bytes(_ field: ArraySlice<UInt8>) -> [UInt8]? {
      let bytes = field.prefix { $0 != 0 }
      return bytes.isEmpty ? nil : Array(bytes)
    }

    /// Returns a name that is safe to show: bytes other than printable ASCII become "?".
    private static func shown(_ name: ArraySlice<UInt8>) -> String {
      String(decoding: name.prefix { $0 != 0 }.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
  }

  /// A compression program, recognised by the first bytes of its output.
  enum Packer: String, CaseIterable {
    case gzip, xz, zstd, bzip2, zip

    init?(_ bytes: [UInt8]) {
      guard let packer = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) else { return nil }
      self = packer
    }

    private var signature: [UInt8] {
      switch self {
      case .gzip: [0x1F, 0x8B]
      case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]
      case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
      case .bzip2: [0x42, 0x5A, 0x68]
      case .zip: [0x50, 0x4B, 3, 4]
      }
    }
  }

  // MARK: Numbers

  private static func padding(of size: Int) -> Int { (block - size % block) % block }

  /// Whether a block's checksum is that of a header: the archive's first block has to be one.
  static func isHeader(_ block: [UInt8]) -> Bool { octal(block[148..<156]) == checksum(of: block) }

  /// Sums the bytes of a header, with spaces in the place of the sum itself.
  private static func checksum(of header: [UInt8]) -> Int {
    var sum = 8 * 0x20
    let bytes = header.span
    for place in bytes.indices where place < 148 || place >= 156 { sum += Int(bytes[place]) }
    return sum
  }

  /// Limits a time, in seconds since 1970, to the range of a header's eleven octal digits.
  static func time(_ seconds: Int) -> Int { min(max(seconds, 0), 0o77_777_777_777) }

  /// Reads a header's number: octal digits, with spaces before and spaces or zero bytes behind; nil for any other field.
  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let trimmed = field.drop { $0 == 0x20 }
    let digits = trimmed.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty, trimmed[digits.endIndex...].allSatisfy({ $0 == 0 || $0 == 0x20 }) else { return nil }
    return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
  }
}

/// A fault in a tar archive. Texts are the path of an entry, unless said otherwise.
public enum TarFault: Error, Equatable {
  /// The archive is compressed, by the named program.
  case compressed(String)
  case notArchive
  /// The archive ends within the named file, or without its end mark.
  case cutOff(String?)
  /// There are other bytes than zeros, or too many, where an entry or the end should be.
  case rubbish
  case tooLarge
  case tooManyEntries
  /// The header of an entry is damaged.
  case header(String)
  /// An entry is neither a file nor a folder, but of the kind that the second text names.
  case kind(String, String)
  /// The size of an entry is too large, or no number.
  case size(String)
  /// The path of an entry leads out of the archive, or is empty.
  case path(String)
  /// The path of an entry has characters that not every disk can store.
  case foreign(String)
  /// A file cannot be put into an archive.
  case unwritable(String)
  /// A file did not have the size that was announced for it.
  case changed
}
