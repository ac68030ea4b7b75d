import SystemPackage

/// A file of numbers as SphinxTrain writes it.
///
/// It has lines of text up to "endhdr", a word for the order of the bytes, sizes, a count, that many floats, and a checksum over all of it
/// if a line names one. PocketSphinx ends the process over most flaws of such a file (bio.c).
struct ParameterFile {
  /// The contents of a file.
  enum Purpose {
    case means, variances, matrices, weights, transform
  }

  /// The sizes: codebooks, streams, densities of Gaussians; senones, streams, densities of weights; count, rows, columns of matrices.
  let shape: [Int]
  /// The numbers of a Gaussian in each stream; empty in other files.
  let lengths: [Int]

  private let bytes: [UInt8]
  private let start: Int
  private let isBigEndian: Bool
  private let count: Int

  /// Reads and checks a file.
  /// - Throws: `SpeechModelProblem.damaged` if its sizes, its checksum or one of its numbers is wrong.
  init(_ bytes: [UInt8], _ kind: Purpose, path: FilePath) throws(SpeechModelProblem) {
    let hasLengths = kind == .means || kind == .variances
    guard let (end, hasChecksum) = Self.header(of: bytes) else { throw .damaged(path, "it isn't a Sphinx parameter file") }
    var reader = ByteReader(bytes, from: end)
    switch reader.number() {
    case 0x1122_3344: break
    case 0x4433_2211: reader.isBigEndian = true
    default: throw .damaged(path, "it isn't a Sphinx parameter file")
    }
    let first = reader.position
    guard let shape = reader.numbers(3, in: 1...1_000_000), !hasLengths || shape[1] <= 64,
      let lengths = reader.numbers(hasLengths ? shape[1] : 0, in: 1...10_000)
    else { throw .damaged(path, "its sizes make no sense") }
    let count = hasLengths ? shape[0] * shape[2] * lengths.reduce(0, +) : shape.reduce(1, *)
    guard reader.number() == count, reader.remaining == 4 * count + (hasChecksum ? 4 : 0) else {
      throw .damaged(path, "its length isn't what it says")
    }
    (self.shape, self.lengths, self.bytes, self.count) = (shape, lengths, bytes, count)
    (start, isBigEndian) = (reader.position, reader.isBigEndian)
    // One pass for all checks: numbers that are infinite or none, negative numbers, and the checksum.
    let span = bytes.span
    let last = start + 4 * count
    var sum: UInt32 = 0, signs: UInt32 = 0, isFinite = true
    var offset = first
    while offset < last {
      let word = isBigEndian ? span.word(at: offset).byteSwapped : span.word(at: offset)
      sum = (sum << 20 | sum >> 12) &+ word
      signs |= word
      if word & 0x7F80_0000 == 0x7F80_0000 { isFinite = false }
      offset += 4
    }
    if hasChecksum {
      let wanted = isBigEndian ? span.word(at: last).byteSwapped : span.word(at: last)
      guard sum == wanted else { throw .damaged(path, "its checksum is wrong") }
    }
    guard isFinite, kind == .means || kind == .transform || signs >> 31 == 0 else {
      throw .damaged(path, "some of its numbers make no sense")
    }
  }

  /// All numbers, in the order of the file.
  var values: [Float] {
    (0..<count).map { index in
      let word = bytes.span.word(at: start + 4 * index)
      return Float(bitPattern: isBigEndian ? word.byteSwapped : word)
    }
  }

  /// Finds the end of the text, and whether a line names a checksum, which PocketSphinx then expects whatever the line says; nil if
  /// invalid.
  private static func header(of bytes: [UInt8]) -> (end: Int, hasChecksum: Bool)? {
    guard bytes.starts(with: "s3\n".utf8) else { return nil }
    var position = 3, names = 0, hasChecksum = false
    while let end = bytes[position...].prefix(4000).firstIndex(of: 0x0A) {
      let line = bytes[position..<end]
      position = end + 1
      guard line.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) else { return nil }
      let words = line.split { $0 == 0x20 || $0 == 0x09 }
      guard let name = words.first else { return nil }
      if name.elementsEqual("endhdr".utf8) { return (position, hasChecksum) }
      if name.first == UInt8(ascii: "#") { continue }
      names += 1
      guard words.count >= 2, names <= 32 else { return nil }
      if name.elementsEqual("chksum0".utf8) { hasChecksum = true }
    }
    return nil
  }
}

/// The weights of the densities in bytes, as PocketSphinx maps them into memory.
///
/// Header strings end with an empty one; then each density of each stream has a row of senones.
struct SenoneDump {
  /// The greatest weight: PocketSphinx adds up to 96 and looks the sum up in a table of 256 (tied_mgau_common.h).
  private static let greatestWeight: UInt8 = 159

  /// Checks all that PocketSphinx does not: it accepts half a file as a whole one, and writes more rows than there is room for.
  /// - Throws: `SpeechModelProblem.damaged`.
  static func check(_ bytes: [UInt8], path: FilePath, senones: Int, streams: Int, densities: Int) throws(SpeechModelProblem) {
    var reader = ByteReader(bytes)
    if let length = reader.number(), !(1..<1000).contains(length) { reader.isBigEndian = true }
    reader = ByteReader(bytes, isBigEndian: reader.isBigEndian)
    var counts = ["feature_count": streams, "mixture_count": densities, "model_count": senones, "cluster_count": 0, "cluster_bits": 8]
    var texts = 0
    while let length = reader.number(), length != 0 || texts < 2 {
      guard length < 1000, let text = reader.raw(length), text.last == 0 || texts >= 2 else {
        throw .damaged(path, "it isn't a Sphinx sendump")
      }
      // The first two strings are a title and a description. Padding need not end with 0, but strings with numbers do.
      for name in counts.keys where texts >= 2 && text.starts(with: "\(name) ".utf8) {
        counts[name] = text.last == 0 ? Int(String(decoding: text.dropFirst(name.utf8.count + 1).dropLast(), as: UTF8.self)) ?? -1 : -1
      }
      texts += 1
    }
    let clusters = counts["cluster_count"] ?? 0, bits = counts["cluster_bits"] ?? 0
    // Weights that are not clustered repeat their rows and columns, and the columns may be padded.
    let isClustered = clusters != 0
    let size = isClustered ? [densities, senones] : reader.numbers(2, in: 1...1_000_000) ?? [0, 0]
    guard counts["feature_count"] == streams, counts["mixture_count"] == densities, counts["model_count"] == senones,
      size[0] == densities, (senones..<senones + 8).contains(size[1]), isClustered ? (15...16).contains(clusters) && bits == 4 : bits == 8
    else { throw .damaged(path, "it doesn't belong to the mdef and the means beside it") }
    let row = isClustered ? (senones + 1) / 2 : size[1]
    let start = reader.position
    guard reader.remaining >= streams * densities * row + (isClustered ? 16 : 0) else {
      throw .damaged(path, "its length isn't what it says")
    }
    let span = bytes.span
    var greatest: UInt8 = 0
    for index in 0..<(isClustered ? 1 : streams * densities) {
      for offset in start + index * row..<start + index * row + (isClustered ? 16 : senones) { greatest = max(greatest, span[offset]) }
    }
    guard greatest <= greatestWeight else { throw .damaged(path, "some of its weights make no sense") }
  }
}
