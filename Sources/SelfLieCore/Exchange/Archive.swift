import FoundationEssentials

/// One file with everything that a journal holds: a tar archive of JSON, CSV and WAV files with their checksums, readable without selflie.
///
/// An archive hands nothing over before all of it was read and checked.
public struct Archive {
  /// The number of the format that is written and read. A newer format is refused.
  static let format = 1
  /// The folder in the archive that holds all files.
  static let folder = "selflie"

  /// An archive's description of itself.
  public struct Manifest: Codable, Equatable, Sendable {
    /// The number of the format.
    public var format: Int
    /// The version of selflie that wrote the archive.
    public var program: String
    /// When the archive was made, as in "2026-12-03T08:00:00.000Z".
    public var made: String
    /// The number of affirmations that were not removed.
    public var affirmations: Int
    /// The number of ledger lines.
    public var lines: Int
    /// The number of recordings that the affirmations name, lost files included.
    public var recordings: Int
  }

  /// The archive's description of itself.
  public let manifest: Manifest
  /// The archive's name, as the person gave it.
  private let name: String
  private let store: ByteStore
  private let files: [File: Stored]
  private let removedIDs: [Identifier]
  private let allJoins: Set<Join>

  /// The place of a file's bytes in the store, and their checksum.
  private struct Stored {
    let range: Range<Int>
    let sum: String
  }

  // MARK: Reading

  /// Reads a whole archive, and checks that selflie can have written it.
  /// - Parameter name: The archive's name, as the person gave it.
  /// - Throws: `ArchiveProblem` for a damaged or foreign archive, or what the store throws.
  public init(reading store: ByteStore, named name: String) throws {
    self = try ArchiveProblem.telling(name) { try Archive(store, name) }
  }

  private init(_ store: ByteStore, _ name: String) throws {
    self.store = store
    self.name = name
    (files, manifest) = try Self.index(store)
    for file in [File.affirmations, .table, .sums] where files[file] == nil { throw ArchiveFault.missing(file.path) }
    try Self.checkSums(of: files, in: store)

    var known: Set<Identifier> = [], removed: [Identifier] = [], recordings: Set<Identifier> = [], joins: Set<Join> = []
    try Self.eachRecord(in: store, files) { record, line in
      guard let id = Identifier(record.id), known.insert(id).inserted else {
        throw File.affirmations.fault(line, "its id is none, or not new")
      }
      guard record.removed != true else { return removed.append(id) }
      let history = try record.history(line)
      for older in record.joined ?? [] {
        guard let older = Identifier(older), older != id else { throw File.affirmations.fault(line, "an id can't be read") }
        joins.insert(Join(id: id, older: older))
      }
      for recording in history.recordings where !recordings.insert(recording.id).inserted {
        throw File.affirmations.fault(line, "a recording is in it twice")
      }
    }
    removedIDs = removed
    known.subtract(removed)
    for join in joins where !known.contains(join.older) {
      throw File.affirmations.fault(nil, "an affirmation is joined to one that isn't in the archive")
    }
    allJoins = joins
    var lines = 0
    try Self.eachLine(in: store, files) { line, number in
      guard known.contains(line.affirmation) else { throw File.table.fault(number, "its affirmation isn't in the archive") }
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
      throw ArchiveFault.content(File.manifest.path, line: nil, "its counts don't match the archive")
    }
  }

  /// Reads the archive once, and notes the place and checksum of each file.
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
      // The manifest is judged first, because a newer selflie may write everything after it differently.
      if file == .manifest { manifest = try read(contents) }
    }
    guard let manifest else { throw files.isEmpty ? .tar(.notArchive) : ArchiveFault.missing(File.manifest.path) }
    return (files, manifest)
  }

  private static func read(_ bytes: [UInt8]) throws -> Manifest {
    struct Form: Decodable { var format: Int }
    let data = Data(bytes)
    guard let form = try? JSONDecoder().decode(Form.self, from: data) else { throw File.manifest.fault(nil, "it can't be read") }
    guard form.format <= format else { throw ArchiveFault.newer(form.format) }
    guard form.format > 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: data), Moment.milliseconds(manifest.made) != nil,
      (try? Prose.check(manifest.program, as: "")) != nil
    else { throw File.manifest.fault(nil, "it can't be read") }
    return manifest
  }

  /// Checks that every file still has the checksum in the archive's list.
  private static func checkSums(of files: [File: Stored], in store: ByteStore) throws {
    guard let stored = files[.sums] else { return }
    var lines = LineReader(store.source(stored.range), of: .sums)
    var listed = 0
    while let line = try lines.next() {
      // A line as `sha256sum` writes it: 64 digits, a space, a space or an asterisk, the path.
      let digits = line.prefix(64), path = line.dropFirst(66)
      guard digits.utf8.count == 64, line.utf8.count > 66, ["  ", " *"].contains(line.dropFirst(64).prefix(2)),
        let file = File(path: String(path)), file != .sums
      else { throw File.sums.fault(lines.number, "it isn't a file's checksum") }
      guard let stored = files[file] else { throw ArchiveFault.missing(file.path) }
      guard stored.sum == digits else { throw ArchiveFault.sum(file.path) }
      listed += 1
    }
    guard listed == files.count - 1 else { throw File.sums.fault(nil, "it doesn't list every file once") }
  }

  private static func eachRecord(in store: ByteStore, _ files: [File: Stored], _ body: (HistoryRecord, Int) throws -> Void) throws {
    guard let stored = files[.affirmations] else { return }
    var lines = LineReader(source(of: stored, .affirmations, in: store), of: .affirmations), count = 0
    let decoder = JSONDecoder()
    guard try lines.next() == "[" else { throw File.affirmations.fault(1, "it doesn't start with [ alone") }
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
        throw File.affirmations.fault(lines.number, "it isn't an affirmation")
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
        guard let line = LedgerLine(record) else { throw File.table.fault(reader.line, "it isn't a ledger line") }
        try body(line, reader.line)
      }
    } catch let fault as CSVFault { throw File.table.fault(fault.line, fault.description) }
  }

  /// Returns a file's bytes in pieces, and throws at their end if they are not the bytes that were checked.
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
  /// The ids of the removed affirmations.
  public func removed() -> [Identifier] { removedIDs }

  /// Which affirmations a person made one.
  public func joins() -> Set<Join> { allJoins }

  /// Hands over every affirmation that was not removed, without recordings whose files were lost before the archive was made.
  /// - Throws: `ArchiveProblem` if the file changed since it was checked, or what the store or the body throws.
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

  /// Hands over every line of the ledger, lines taken back included.
  /// - Throws: `ArchiveProblem` if the file changed since it was checked, or what the store or the body throws.
  public func eachLine(_ body: (LedgerLine) throws -> Void) throws {
    try ArchiveProblem.telling(name) { try Self.eachLine(in: store, files) { line, _ in try body(line) } }
  }

  /// Returns a recording's sound; nil if its file was lost before the archive was made.
  /// - Throws: `ArchiveProblem` if the file changed since it was checked, or what the store throws.
  public func sound(of recording: Identifier) throws -> Clip? {
    guard let stored = files[.recording(recording)] else { return nil }
    return try ArchiveProblem.telling(name) { try WAV.clip(from: Self.contents(of: stored, .recording(recording), in: store)) }
  }
}

// MARK: Files

extension Archive {
  /// The files of an archive.
  enum File: Hashable {
    case manifest, affirmations
    /// The ledger as a CSV table.
    case table
    /// The ledger as JSON, in archives of 2026. Its checksum is proved; its lines are not read.
    case ledgerJSON
    case recording(Identifier)
    case sums

    static let recordings = "recordings"
    private static let named: [(File, String)] = [
      (.manifest, "manifest.json"), (.affirmations, "affirmations.json"), (.table, "ledger.csv"), (.ledgerJSON, "ledger.json"),
      (.sums, "SHA256SUMS"),
    ]

    /// The file's path in the archive's folder.
    var path: String {
      if case .recording(let id) = self { "\(Self.recordings)/\(id).wav" } else { Self.named.first { $0.0 == self }?.1 ?? "" }
    }

    /// Finds the file with a path, which may lack the archive's folder, as when somebody packs only its contents; nil for a foreign path.
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

    /// The largest size that is read, in bytes.
    var limit: Int {
      switch self {
      case .manifest: 65_536
      case .affirmations: 1 << 28
      case .table, .ledgerJSON: 1 << 32
      // The longest recording, five minutes, as selflie keeps it, and room for what other programs put around it.
      case .recording: WAV.longest * Clip.rate * 2 + 65_536
      case .sums: 1 << 24
      }
    }

    func fault(_ line: Int?, _ why: String) -> ArchiveFault { .content(path, line: line, why) }
  }

  /// Reads a text file line by line, and refuses lines that are too long or not UTF-8.
  struct LineReader {
    /// The longest line, in bytes.
    static let longest = 1 << 22

    private let source: ByteSource
    private let file: File
    private var ahead: ArraySlice<UInt8> = []
    /// The number of the line read last, counted from 1.
    private(set) var number = 0

    init(_ source: ByteSource, of file: File) {
      self.source = source
      self.file = file
    }

    /// Returns the next line; nil at the end.
    /// - Throws: `ArchiveFault.content` for a line over `longest` or not in UTF-8, or what the source throws.
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
        guard line.count <= Self.longest else { throw file.fault(number, "it's longer than \(Self.longest) bytes") }
        if !ahead.isEmpty {
          ahead.removeFirst()
          break
        }
      }
      guard let text = String(validating: line, as: UTF8.self) else { throw file.fault(number, "it isn't UTF-8") }
      return text
    }
  }
}
