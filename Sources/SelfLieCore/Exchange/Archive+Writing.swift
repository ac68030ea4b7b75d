public import FoundationEssentials

extension Archive {
  /// Writes everything that a replica holds as an archive, without ever holding all of it in memory.
  /// - Parameters:
  ///   - name: The archive's name, as the person gave it.
  ///   - program: The version of selflie.
  /// - Returns: The archive's manifest, and the recordings whose files are lost.
  /// - Throws: `ArchiveProblem` for a replica that no archive can hold or that changes meanwhile, or what the replica or the sink throws.
  public static func write(
    _ replica: borrowing some Replica & ~Copyable, to sink: ByteSink, named name: String, program: String, made: Date = .now
  ) throws -> (manifest: Manifest, lost: [Identifier]) {
    do {
      var manifest = Manifest(
        format: format, program: program, made: Moment.text(Moment.nearest(Moment.milliseconds(made))), affirmations: 0, lines: 0,
        recordings: 0)
      // A tar header gives the size before the first byte, so the replica is read twice, the first time only to measure.
      var sizes: [File: Int] = [:], recordings: [Identifier] = []
      try write(replica) { file, bytes in
        sizes[file, default: 0] += bytes.count
      } counted: { history, line in
        if let history {
          manifest.affirmations += 1
          recordings += history.recordings.map(\.id)
        }
        if line != nil { manifest.lines += 1 }
      }
      for (file, size) in sizes where size > file.limit { throw TarFault.unwritable(file.path) }
      manifest.recordings = recordings.count
      guard recordings.count + 8 <= Tar.mostEntries else { throw TarFault.unwritable("more than \(Tar.mostEntries) recordings") }

      var writer = Tar.Writer(sink, modified: Tar.time(Moment.milliseconds(made) / 1000))
      var sums: [UInt8] = [], sum = SHA256(), current: File?
      func begin(_ file: File, size: Int) throws {
        end()
        try writer.file("\(folder)/\(file.path)", size: size)
        current = file
      }
      func put(_ bytes: [UInt8]) throws {
        sum.add(bytes)
        try writer.write(bytes)
      }
      func end() {
        if let current { sums += "\(sum.digits())  \(current.path)\n".utf8 }
        sum = SHA256()
        current = nil
      }
      try writer.folder(folder)
      let head = try json(manifest) + [0x0A]
      try begin(.manifest, size: head.count)
      try put(head)
      try write(replica) { file, bytes in
        if file != current { try begin(file, size: sizes[file] ?? 0) }
        try put(bytes)
      } counted: { _, _ in
      }
      if !recordings.isEmpty {
        end()
        try writer.folder("\(folder)/\(File.recordings)")
      }
      var lost: [Identifier] = []
      for id in recordings {
        guard let clip = try Self.sound(of: id, from: replica) else {
          lost.append(id)
          continue
        }
        let bytes = WAV.bytes(of: clip)
        try begin(.recording(id), size: bytes.count)
        try put(bytes)
      }
      end()
      try writer.file("\(folder)/\(File.sums.path)", size: sums.count)
      try writer.write(sums)
      try writer.end()
      return (manifest, lost)
    } catch let fault as TarFault { throw ArchiveProblem(name: name, fault: .tar(fault)) }
  }

  /// Writes the files that consist of many lines, one file after the other, in pieces of about 64 KiB.
  private static func write(
    _ replica: borrowing some Replica & ~Copyable, _ put: @escaping (File, [UInt8]) throws -> Void,
    counted: (History?, LedgerLine?) -> Void
  ) throws {
    var piece: [UInt8] = []
    func add(_ bytes: some Sequence<UInt8>, to file: File) throws {
      piece += bytes
      if piece.count >= 65_536 { try flush(file) }
    }
    func flush(_ file: File) throws {
      try put(file, piece)
      piece.removeAll(keepingCapacity: true)
    }
    // One JSON array with an object on each line.
    var separator = "[\n"
    func add(_ object: [UInt8]) throws {
      try add(separator.utf8, to: .affirmations)
      separator = ",\n"
      try add(object, to: .affirmations)
    }
    let joins = Dictionary(grouping: try replica.joins(), by: \.id)
    try replica.eachHistory { history in
      counted(history, nil)
      let record = HistoryRecord(history, joinedTo: (joins[history.id] ?? []).map(\.older)), object = try json(record)
      guard object.count < LineReader.longest, (try? record.history(nil)) != nil else {
        throw TarFault.unwritable("the affirmation \(history.id)")
      }
      try add(object)
    }
    for id in try replica.removed() { try add(try json(HistoryRecord(removed: id))) }
    try add((separator == "[\n" ? "[\n]\n" : "\n]\n").utf8, to: .affirmations)
    try flush(.affirmations)
    try add(CSV.record(LedgerLine.columns), to: .table)
    try replica.eachLine { line in
      counted(nil, line)
      try add(CSV.record(line.proper.fields), to: .table)
    }
    try flush(.table)
  }

  /// Returns a recording's sound; nil if the file is lost or damaged, so that the rest is still archived.
  private static func sound(of recording: Identifier, from replica: borrowing some Replica & ~Copyable) throws -> Clip? {
    do { return try replica.sound(of: recording) } catch is WAVProblem { return nil }
  }

  private static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }
}
