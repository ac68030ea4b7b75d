public import SystemPackage

/// A PocketSphinx model folder and the dictionary that goes with it, looked at before PocketSphinx is.
///
/// PocketSphinx trusts its files: a model without `sendump` ends the process, a truncated `mdef` is a segmentation fault, and a `sendump`
/// of half its length is accepted.
public struct AcousticModel: Equatable, Sendable {
  /// Where Debian's pocketsphinx-en-us keeps them.
  public static let english = FilePath("/usr/share/pocketsphinx/model/en-us/en-us")

  public let folder: FilePath
  public let dictionary: FilePath
  /// The names of the phones, silence and noises left out.
  public let phones: Set<String>
  /// The names of all phones in the model's order, silence and noises included.
  let basePhones: [String]
  /// How many states each of them has outside any context; nil if that differs.
  let statesOfPhone: Int?
  /// How many states it knows in all.
  let senones: Int

  /// Checks the files of a model.
  /// - Parameter dictionary: Nil for the one beside the folder, by Debian's name for it.
  public init(folder: FilePath = Self.english, dictionary: FilePath? = nil) throws(ModelProblem) {
    self.folder = folder
    self.dictionary = dictionary ?? folder.removingLastComponent().appending("cmudict-en-us.dict")
    let definition = try ModelDefinition(Self.read("mdef", in: folder), path: folder.appending("mdef"))
    basePhones = definition.phones
    senones = definition.senones
    statesOfPhone = definition.baseSenones % definition.phones.count == 0 ? definition.baseSenones / definition.phones.count : nil
    phones = Set(definition.phones.filter { $0.utf8.allSatisfy { (0x41...0x5A).contains($0) } && $0 != "SIL" })
    try Self.checkParameters("means", in: folder)
    try Self.checkParameters("variances", in: folder)
    try Self.checkParameters("transition_matrices", in: folder)
    try Self.checkWeights(in: folder, senones: definition.senones)
    for name in ["feat.params", "noisedict"] { _ = try Self.read(name, in: folder) }
  }

  /// The language that it hears, by the name that models' folders have: en-us is English.
  public var language: Language {
    let name = (folder.lexicallyNormalized().lastComponent?.string ?? "").lowercased()
    return name.split { !$0.isLetter }.first == "en" ? .english : .other
  }

  private static func read(_ name: String, in folder: FilePath) throws(ModelProblem) -> [UInt8] {
    do { return try Disk.read(folder.appending(name), atMost: 100_000_000) } catch {
      throw error.reason == .noSuchFileOrDirectory ? .missing(error.path) : .damaged(error.path, "\(error.reason)")
    }
  }

  /// A Sphinx-3 parameter file: text lines up to "endhdr", a byte-order word, dimensions, a count, that many floats, and a checksum
  /// where the header says `chksum0 yes`.
  private static func checkParameters(_ name: String, in folder: FilePath) throws(ModelProblem) {
    let path = folder.appending(name)
    let bytes = try read(name, in: folder)
    let mark = Array("endhdr\n".utf8)
    let header = bytes.prefix(4096)
    guard bytes.starts(with: "s3\n".utf8),
      let end = header.indices.first(where: { header[$0...].starts(with: mark) })
    else { throw .damaged(path, "it is no parameter file of Sphinx") }
    var reader = ByteReader(bytes, from: end + mark.count)
    guard reader.number() == 0x1122_3344 else { throw .damaged(path, "its byte order is not this machine's") }
    // Means and variances: codebooks, streams, densities, then each stream's length, then the count. Matrices: three numbers and the count.
    let shape = (0..<3).map { _ in reader.number() ?? 0 }
    if name != "transition_matrices" {
      guard (1...64).contains(shape[1]) else { throw .damaged(path, "its sizes make no sense") }
      for _ in 0..<shape[1] { _ = reader.number() }
    }
    guard let count = reader.number(), count > 0, reader.remaining == 4 * count || reader.remaining == 4 * count + 4 else {
      throw .damaged(path, "it is not as long as it says")
    }
  }

  /// A sendump: header strings that end with an empty one, then codewords, senones, and at least half a byte for each weight.
  private static func checkWeights(in folder: FilePath, senones: Int) throws(ModelProblem) {
    let path = folder.appending("sendump")
    let bytes = try read("sendump", in: folder)
    var reader = ByteReader(bytes)
    var streams = 1, bits = 8, clustered = 0
    guard var length = reader.number(), (1...1000).contains(length) else { throw .damaged(path, "it is no sendump of Sphinx") }
    while length > 0 {
      guard let text = reader.text(length) else { throw .damaged(path, "it is shorter than it says") }
      let words = text.split { $0 == " " || $0 == "\0" }
      if words.count == 2, let value = Int(words[1]) {
        switch words[0] {
        case "feature_count": streams = value
        case "cluster_bits": bits = value
        case "cluster_count": clustered = value
        default: break
        }
      }
      guard let next = reader.number(), (0...1000).contains(next) else { throw .damaged(path, "it is shorter than it says") }
      length = next
    }
    guard let rows = reader.number(), let columns = reader.number(), (1...65_536).contains(rows), columns == senones,
      (1...64).contains(streams), bits == 4 || bits == 8, (0...256).contains(clustered)
    else { throw .damaged(path, "it does not belong to the mdef beside it") }
    let row = bits == 4 ? (columns + 1) / 2 : columns
    guard reader.remaining >= streams * rows * row + (bits == 4 ? clustered : 0) else {
      throw .damaged(path, "it is not as long as it says")
    }
  }
}

/// What a binary model definition says of itself: its phones, and how many senones it has.
struct ModelDefinition {
  let phones: [String]
  /// Of the phones outside any context; they are the first.
  let baseSenones: Int
  let senones: Int

  init(_ bytes: [UInt8], path: FilePath) throws(ModelProblem) {
    guard bytes.starts(with: "BMDF".utf8) else { throw .damaged(path, "it is no binary model definition of Sphinx") }
    var reader = ByteReader(bytes, from: 4)
    guard reader.number() == 1, let length = reader.number(), (0...10_000).contains(length), reader.text(length) != nil else {
      throw .damaged(path, "its version is not known")
    }
    // bin_mdef.c: base phones, phones, states, base senones, senones, matrices, sequences, context, tree nodes, silence.
    var counts: [Int] = []
    for _ in 0..<10 {
      guard let count = reader.number(), (0...10_000_000).contains(count) else { throw .damaged(path, "its sizes make no sense") }
      counts.append(count)
    }
    let (base, all, states, sequences, nodes) = (counts[0], counts[1], counts[2], counts[6], counts[8])
    guard (1...255).contains(base), all >= base, (1...16).contains(states), counts[4] >= counts[3] else {
      throw .damaged(path, "its sizes make no sense")
    }
    var phones: [String] = []
    for _ in 0..<base {
      guard let name = reader.terminatedText(atMost: 32) else { throw .damaged(path, "its phones cannot be read") }
      phones.append(name)
    }
    reader.align(to: 4)
    // Context tree nodes of 8 bytes, phones of 12, then a count and two bytes for each state of each sequence.
    guard reader.skip(8 * nodes + 12 * all), let entries = reader.number(), entries == sequences * states, reader.remaining >= 2 * entries
    else { throw .damaged(path, "it is not as long as it says") }
    self.phones = phones
    baseSenones = counts[3]
    senones = counts[4]
  }
}

/// Reads little-endian numbers and texts from bytes; nil at their end, never beyond it.
private struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var remaining: Int { bytes.count - position }

  mutating func number() -> Int? {
    guard remaining >= 4 else { return nil }
    defer { position += 4 }
    return Int(Int32(truncatingIfNeeded: (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }))
  }

  mutating func text(_ length: Int) -> String? {
    guard length <= remaining else { return nil }
    defer { position += length }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  mutating func terminatedText(atMost length: Int) -> String? {
    guard let end = bytes[position...].prefix(length).firstIndex(of: 0) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= remaining else { return false }
    position += count
    return true
  }

  mutating func align(to boundary: Int) {
    position += (boundary - position % boundary) % boundary
    position = min(position, bytes.count)
  }
}

/// A model that is not there, or not whole.
public enum ModelProblem: Problem, Equatable {
  case missing(FilePath)
  case damaged(FilePath, String)
  /// PocketSphinx refused what passed our own checks.
  case refused(FilePath, String)

  public var description: String {
    let mend = "sudo apt-get install --reinstall pocketsphinx-en-us"
    return switch self {
    case .missing(let path): "the speech model's file \(path) is missing; \(mend)"
    case .damaged(let path, let why): "the speech model's file \(path) is damaged (\(why)); \(mend)"
    case .refused(let path, let why): "PocketSphinx cannot use the speech model \(path) (\(why)); \(mend)"
    }
  }

  public var status: Status { .unavailable }
}
