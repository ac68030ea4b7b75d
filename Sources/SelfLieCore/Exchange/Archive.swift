import FoundationEssentials

/// One file with all that a journal holds, readable without selflie: a tar archive of JSON, CSV and WAV files with their checksums.
///
/// Nothing of an archive is handed on before all of it was read and checked.
public struct Archive {
  /// The form of what is written. A newer one is refused.
  static let format = 1
  static let folder = "selflie"

  /// What an archive says of itself.
  public struct Manifest: Codable, Equatable, Sendable {
    /// The number of the form.
    public var format: Int
    /// The version of selflie that wrote it.
    public var program: String
    /// When, as in "2026-12-03T08:00:00.000Z".
    public var made: String
    public var affirmations: Int
    public var lines: Int
    public var recordings: Int
  }

  public let manifest: Manifest
  /// What the person called it.
  private let name: String
  private let store: ByteStore
  private let files: [File: Stored]
  private let removedIDs: [Identifier]

  /// Where a file's bytes are, and their checksum.
  private struct Stored {
    let range: Range<Int>
    let sum: String
  }

  // MARK: Reading

  /// Reads an archive whole, and proves that it is what selflie wrote.
  /// - Parameter name: What the person called it.
  /// - Throws: `ArchiveProblem`, or what the store throws.
  public init(reading store: ByteStore, named name: String) throws {
    self = try ArchiveProblem.telling(name) { try Archive(store, name) }
  }

  private init(_ store: ByteStore, _ name: String) throws {
    self.store = store
    self.name = name
    (files, manifest) = try Self.index(store)
    for file in [File.affirmations, .table, .sums] where files[file] == nil { throw ArchiveFault.missing(file.path) }
    try Self.checkSums(of: files, in: store)

    var known: Set<Identifier> = [], removed: [Identifier] = [], recordings: Set<Identifier> = []
    try Self.eachRecord(in: store, files) { record, line in
      guard let id = Identifier(record.id), known.insert(id).inserted else {
        throw File.affirmations.fault(line, "its id is none, or not new")
      }
      guard record.removed != true else { return removed.append(id) }
      let history = try record.history(line)
      for recording in history.recordings where !recordings.insert(recording.id).inserted {
        throw File.affirmations.fault(line, "a recording is in it twice")
      }
    }
    removedIDs = removed
    known.subtract(removed)
    var lines = 0
    try Self.eachLine(in: store, files) { line, number in
      guard known.contains(line.affirmation) else { throw File.table.fault(number, "its affirmation is not in the archive") }
      lines += 1
    }
    for case (.recording(let id), let stored) in files {
      let file = File.recording(id)
      guard recordings.contains(id) else { throw ArchiveFault.content(file.path, line: nil, "no affirmation has this recording") }
      do { _ = try WAV.clip(from: Self.contents(of: stored, file, in: store)) } catch let fault as WAVFault {
        throw ArchiveFault.content(file.path, line: nil, fault.why)
      }
    }
    guard manifest.affirmations == known.count, manifest.lines == lines, manifest.recordings == recordings.count else {
      throw ArchiveFault.content(File.manifest.path, line: nil, "its numbers are not those of the archive")
    }
  }

  /// Goes through an archive, and remembers where each file is.
  private static func index(_ store: ByteStore) throws -> ([File: Stored], Manifest) {
    var reader = Tar.Reader(store.source())
    var files: [File: Stored] = [:], manifest: Manifest?
    while let entry = try reader.next() {
      guard let file = File(path: entry.path) else { throw ArchiveFault.foreign(entry.path) }
      guard files[file] == nil else { throw ArchiveFault.twice(entry.path) }
      guard entry.size <= file.limit else { throw TarFault.size(entry.path) }
      let start = reader.position
      var sum = SHA256(), contents: [UInt8] = []
      while let piece = try reader.read() {
        sum.add(piece)
        if file == .manifest { contents += piece }
      }
      files[file] = Stored(range: start..<start + entry.size, sum: sum.digits())
      // Before anything else that a newer selflie may write otherwise.
      if file == .manifest { manifest = try read(contents) }
    }
    guard let manifest else { throw files.isEmpty ? .tar(.notArchive) : ArchiveFault.missing(File.manifest.path) }
    return (files, manifest)
  }

  private static func read(_ bytes: [UInt8]) throws -> Manifest {
    struct Form: Decodable { var format: Int }
    let data = Data(bytes)
    guard let form = try? JSONDecoder().decode(Form.self, from: data) else { throw File.manifest.fault(nil, "it cannot be read") }
    guard form.format <= format else { throw ArchiveFault.newer(form.format) }
    guard form.format > 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: data), Moment.milliseconds(manifest.made) != nil,
      (try? Prose.check(manifest.program, as: "")) != nil
    else { throw File.manifest.fault(nil, "it cannot be read") }
    return manifest
  }

  /// Proves that every file is what it was when its checksum was made.
  private static func checkSums(of files: [File: Stored], in store: ByteStore) throws {
    guard let stored = files[.sums] else { return }
    var lines = LineReader(store.source(stored.range), of: .sums)
    var listed = 0
    while let line = try lines.next() {
      // As `sha256sum` writes it: 64 digits, a space, a space or an asterisk, the path.
      let digits = line.prefix(64), path = line.dropFirst(66)
      guard digits.utf8.count == 64, line.utf8.count > 66, ["  ", " *"].contains(line.dropFirst(64).prefix(2)),
        let file = File(path: String(path)), file != .sums
      else { throw File.sums.fault(lines.number, "it is no checksum of a file") }
      guard let stored = files[file] else { throw ArchiveFault.missing(file.path) }
      guard stored.sum == digits else { throw ArchiveFault.sum(file.path) }
      listed += 1
    }
    guard listed == files.count - 1 else { throw File.sums.fault(nil, "it does not list every file once") }
  }

  private static func eachRecord(in store: ByteStore, _ files: [File: Stored], _ body: (HistoryRecord, Int) throws -> Void) throws {
    guard let stored = files[.affirmations] else { return }
    var lines = LineReader(source(of: stored, .affirmations, in: store), of: .affirmations), count = 0
    let decoder = JSONDecoder()
    guard try lines.next() == "[" else { throw File.affirmations.fault(1, "it does not begin with [ alone") }
    var isOpen = true
    while let line = try lines.next() {
      guard isOpen else { throw File.affirmations.fault(lines.number, "something follows the end") }
      if line == "]" {
        isOpen = false
        continue
      }
      count += 1
      guard count <= Tar.mostEntries else { throw TarFault.tooManyEntries }
      let object = line.hasSuffix(",") ? line.dropLast() : Substring(line)
      guard let record = try? decoder.decode(HistoryRecord.self, from: Data(object.utf8)) else {
        throw File.affirmations.fault(lines.number, "it is no affirmation")
      }
      try body(record, lines.number)
    }
    guard !isOpen else { throw File.affirmations.fault(lines.number, "the end is missing") }
  }

  private static func eachLine(in store: ByteStore, _ files: [File: Stored], _ body: (LedgerLine, Int) throws -> Void) throws {
    guard let stored = files[.table] else { return }
    var reader = CSV.Reader(source(of: stored, .table, in: store))
    do {
      guard try reader.next() == LedgerLine.columns else { throw File.table.fault(1, "the names of the columns are others") }
      while let record = try reader.next() {
        guard let line = LedgerLine(record) else { throw File.table.fault(reader.line, "it is no line of a ledger") }
        try body(line, reader.line)
      }
    } catch let fault as CSVFault { throw File.table.fault(fault.line, fault.description) }
  }

  /// A file's bytes, piece by piece; at their end it is proven that they are still those that were checked.
  private static func source(of stored: Stored, _ file: File, in store: ByteStore) -> ByteSource {
    let source = store.source(stored.range)
    var sum: SHA256? = SHA256()
    return ByteSource { most in
      let piece = try source.read(most)
      if piece.isEmpty, let all = sum {
        sum = nil
        guard all.digits() == stored.sum else { throw ArchiveFault.sum(file.path) }
      }
      sum?.add(piece)
      return piece
    }
  }

  private static func contents(of stored: Stored, _ file: File, in store: ByteStore) throws -> [UInt8] {
    let source = source(of: stored, file, in: store)
    var contents: [UInt8] = []
    contents.reserveCapacity(stored.range.count)
    while true {
      let piece = try source.read(65_536)
      if piece.isEmpty { return contents }
      contents += piece
    }
  }
}

extension Archive: Replica {
  public func removed() -> [Identifier] { removedIDs }

  /// A recording whose file was lost before the archive was made is left out.
  public func eachHistory(_ body: (History) throws -> Void) throws {
    try ArchiveProblem.telling(name) {
      try Self.eachRecord(in: store, files) { record, line in
        guard record.removed != true else { return }
        var history = try record.history(line)
        history.recordings.removeAll { files[.recording($0.id)] == nil }
        try body(history)
      }
    }
  }

  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    try ArchiveProblem.telling(name) { try Self.eachLine(in: store, files) { line, _ in try body(line) } }
  }

  public func sound(of recording: Identifier) throws -> Clip? {
    guard let stored = files[.recording(recording)] else { return nil }
    return try ArchiveProblem.telling(name) { try WAV.clip(from: Self.contents(of: stored, .recording(recording), in: store)) }
  }
}

// MARK: Files

extension Archive {
  /// The files that are in an archive.
  enum File: Hashable {
    case manifest, affirmations
    /// The ledger as a table.
    case table
    /// The ledger as JSON beside the table, in archives of 2026. Its checksum is proved; its lines are not read.
    case ledgerJSON
    case recording(Identifier)
    case sums

    static let recordings = "recordings"
    private static let named: [(File, String)] = [
      (.manifest, "manifest.json"), (.affirmations, "affirmations.json"), (.table, "ledger.csv"), (.ledgerJSON, "ledger.json"),
      (.sums, "SHA256SUMS"),
    ]

    /// Its path in the folder.
    var path: String {
      if case .recording(let id) = self { "\(Self.recordings)/\(id).wav" } else { Self.named.first { $0.0 == self }?.1 ?? "" }
    }

    /// Reads a path, with the folder or, as who packs the folder's contents has it, without.
    init?(path: String) {
      let path = path.hasPrefix("\(folder)/") ? path.dropFirst(folder.count + 1) : Substring(path)
      if let file = Self.named.first(where: { $0.1 == path })?.0 {
        self = file
      } else if path.hasPrefix("\(Self.recordings)/"), path.hasSuffix(".wav"),
        let id = Identifier(String(path.dropFirst(Self.recordings.count + 1).dropLast(4)))
      {
        self = .recording(id)
      } else {
        return nil
      }
    }

    /// The most that it may have, in bytes.
    var limit: Int {
      switch self {
      case .manifest: 65_536
      case .affirmations: 1 << 28
      case .table, .ledgerJSON: 1 << 32
      // Five minutes as selflie keeps them, and what other programs put around them.
      case .recording: WAV.longest * Clip.rate * 2 + 65_536
      case .sums: 1 << 24
      }
    }

    func fault(_ line: Int?, _ why: String) -> ArchiveFault { .content(path, line: line, why) }
  }

  /// Reads texts one line after the other.
  struct LineReader {
    static let longest = 1 << 22

    private let source: ByteSource
    private let file: File
    private var ahead: ArraySlice<UInt8> = []
    /// The line that was read last, counted from 1.
    private(set) var number = 0

    init(_ source: ByteSource, of file: File) {
      self.source = source
      self.file = file
    }

    /// The next line; nil at the end.
    mutating func next() throws -> String? {
      var line: [UInt8] = []
      number += 1
      while true {
        if ahead.isEmpty { ahead = try source.read(65_536)[...] }
        guard !ahead.isEmpty else {
          guard line.isEmpty else { break }
          number -= 1
          return nil
        }
        let part = ahead.prefix { $0 != 0x0A }
        line += part
        ahead = ahead[part.endIndex...]
        guard line.count <= Self.longest else { throw file.fault(number, "it is longer than \(Self.longest) bytes") }
        if !ahead.isEmpty {
          ahead.removeFirst()
          break
        }
      }
      guard let text = String(validating: line, as: UTF8.self) else { throw file.fault(number, "it is not UTF-8") }
      return text
    }
  }
}
