/// One strict format, written and read: regular files in the ustar interchange format (POSIX.1-2017, pax, "ustar Interchange Format"), and,
/// to read, what GNU's and other tars make of such files.
///
/// Everything that could write, or stand for, anything but such a file is refused, and every size is believed only as far as there are bytes.
enum Tar {
  static let block = 512
  /// What a size of eleven octal digits can say, and more than a person will ever say aloud.
  static let largest = 1 << 33
  /// More recordings than anybody makes, and few enough to remember each.
  static let mostEntries = 100_000

  /// What programs put behind the end to fill a tape's block is much less.
  private static let longestEnd = 1 << 24

  /// A file in an archive: its path without "./" before it, and its size in bytes.
  struct Entry: Equatable {
    let path: String
    let size: Int
  }

  // MARK: Writing

  /// Writes an archive from its beginning to its end.
  struct Writer {
    private let sink: ByteSink
    /// In seconds since 1970.
    private let modified: Int
    private var missing = 0
    private var padding = 0

    init(_ sink: ByteSink, modified: Int) {
      self.sink = sink
      self.modified = min(max(modified, 0), Tar.largest - 1)
    }

    mutating func folder(_ path: String) throws { try sink.write(header(of: path + "/", size: 0, mode: 0o700, kind: "5")) }

    /// Begins a file, of which then exactly so many bytes must be written.
    mutating func file(_ path: String, size: Int) throws {
      guard missing == 0, size < Tar.largest, path.utf8.count < 100 else { throw TarFault.unwritable(path) }
      try sink.write(header(of: path, size: size, mode: 0o600, kind: "0"))
      missing = size
      padding = Tar.padding(of: size)
    }

    mutating func write(_ bytes: [UInt8]) throws {
      guard bytes.count <= missing else { throw TarFault.changed }
      try sink.write(bytes)
      missing -= bytes.count
      if missing == 0, padding > 0 {
        try sink.write([UInt8](repeating: 0, count: padding))
        padding = 0
      }
    }

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

  /// Reads an archive from its beginning to its end, and holds no more than a piece of it.
  struct Reader {
    private let source: ByteSource
    /// What was read and not yet used.
    private var ahead: [UInt8] = []
    private var used = 0
    /// How many bytes were used so far: where the current file begins, right after `next()`.
    private(set) var position = 0
    private var missing = 0
    private var padding = 0
    private var entries = 0
    private var current = ""

    init(_ source: ByteSource) { self.source = source }

    /// Goes to the next file, whatever was read of the one before; nil at the end of the archive, behind which there is nothing.
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

    /// More of the current file; nil when all of it was read.
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

    /// Understands a header; nil for one that is of no file.
    private mutating func entry(_ header: [UInt8]) throws -> Entry? {
      let isUstar = header[257..<265].elementsEqual("ustar\u{0}00".utf8), isGNU = header[257..<265].elementsEqual("ustar  \u{0}".utf8)
      guard isUstar || isGNU || header[257..<265].allSatisfy({ $0 == 0 }) else {
        throw position == Tar.block ? TarFault.notArchive : .rubbish
      }
      guard Tar.octal(header[148..<156]) == Tar.checksum(of: header) else {
        throw position == Tar.block && !isUstar && !isGNU ? TarFault.notArchive : .header(Self.shown(header[..<100]))
      }
      // GNU keeps times where ustar keeps the start of a long path.
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

    /// What a kind of entry is called that is refused; nil for one that is not.
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

    /// The path as it is meant: inside of the archive, and in signs that every disk knows.
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

    /// Reads pax's extended header: times and owners are passed over, what would change the file's name, size or kind is refused.
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
          throw TarFault.kind(shown, key.hasPrefix("GNU") ? "a sparse file" : "described in a way that selflie does not write")
        }
        rest = rest.dropFirst(length)
      }
    }

    /// Proves that a second block of zeros follows, and then nothing but zeros.
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

    /// The next block; nil if there is no whole one.
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

    /// A field up to its first null; nil if it is empty.
    private static func bytes(_ field: ArraySlice<UInt8>) -> [UInt8]? {
      let bytes = field.prefix { $0 != 0 }
      return bytes.isEmpty ? nil : Array(bytes)
    }

    /// A name as it can be shown to a person, whatever it is made of.
    private static func shown(_ name: ArraySlice<UInt8>) -> String {
      String(decoding: name.prefix { $0 != 0 }.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
  }

  /// What compresses files, known by the first bytes that it writes.
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

  /// Whether a block could be the header of an archive's first entry.
  static func isHeader(_ block: [UInt8]) -> Bool { octal(block[148..<156]) == checksum(of: block) }

  /// The sum of a header's bytes, those of the sum itself taken for spaces.
  private static func checksum(of header: [UInt8]) -> Int {
    var sum = 8 * 0x20
    let bytes = header.span
    for place in bytes.indices where place < 148 || place >= 156 { sum += Int(bytes[place]) }
    return sum
  }

  /// The nearest time in seconds since 1970 that the eleven octal digits of a header can say.
  static func time(_ seconds: Int) -> Int { min(max(seconds, 0), 0o77_777_777_777) }

  /// A number as a header has it: octal digits, behind spaces at most, and ended by a space, a null, or the field. Nil for anything else.
  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let trimmed = field.drop { $0 == 0x20 }
    let digits = trimmed.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty, trimmed[digits.endIndex...].allSatisfy({ $0 == 0 || $0 == 0x20 }) else { return nil }
    return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
  }
}

/// What is wrong with a tar archive.
public enum TarFault: Error, Equatable {
  /// It is compressed, by a program of this name.
  case compressed(String)
  case notArchive
  /// It ends in the middle of a file, or before its end is said.
  case cutOff(String?)
  case rubbish
  case tooLarge
  case tooManyEntries
  /// An entry's header is damaged.
  case header(String)
  /// An entry is something else than a file or a folder.
  case kind(String, String)
  case size(String)
  case path(String)
  /// A name with signs that not every disk has.
  case foreign(String)
  /// A file that cannot be put into an archive.
  case unwritable(String)
  /// What is kept changed while it was written.
  case changed
}
