public import SystemPackage

/// One strict format, read and written: RIFF WAVE, PCM of 16 bit (Microsoft and IBM, "Multimedia Programming Interface", 1991).
public enum WAV {
  /// Five minutes of 48 kHz stereo. An affirmation takes seconds; what is longer was chosen by mistake.
  static let largestFile = 57_600_000
  /// The least and the most that a file's rate may be, in samples per second.
  static let rates = 4_000...384_000

  /// Reads a file of any rate, mono or stereo, as 16 kHz mono.
  /// - Throws: `FileProblem` or `WAVProblem`, both with the path.
  public static func read(_ path: FilePath) throws -> Clip {
    try clip(from: try Disk.read(path, atMost: largestFile), of: path)
  }

  /// Reads what a file holds.
  static func clip(from bytes: [UInt8], of path: FilePath) throws(WAVProblem) -> Clip {
    do { return try clip(from: bytes) } catch { throw WAVProblem(path: path, fault: error) }
  }

  /// Reads a file's bytes; sizes that lie and samples that are missing are found, never trusted.
  static func clip(from bytes: [UInt8]) throws(WAVFault) -> Clip {
    guard bytes.count >= 12, word(bytes, 0) == "RIFF", word(bytes, 8) == "WAVE" else { throw .notWAV }
    var format: (channels: Int, rate: Int)?
    var position = 12
    while bytes.count - position >= 8 {
      let name = word(bytes, position), size = Int(number(bytes, position + 4, count: 4))
      let start = position + 8
      // A chunk of odd size is followed by a byte that belongs to nobody.
      guard size <= bytes.count - start else { throw .truncated }
      switch name {
      case "fmt ":
        format = try readFormat(bytes[start..<start + size])
      case "data":
        guard let format else { throw .noFormat }
        guard size % (2 * format.channels) == 0 else { throw .truncated }
        return Clip(samples: Resampler.resample(mono(bytes[start..<start + size], format.channels), from: format.rate))
      default:
        break
      }
      position = start + size + size % 2
    }
    throw .noSamples
  }

  /// The bytes of a file that says no more than is in it.
  static func bytes(of clip: Clip) -> [UInt8] {
    let size = clip.samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    bytes += "RIFF".utf8
    append(36 + size, 4)
    bytes += "WAVEfmt ".utf8
    append(16, 4)
    append(1, 2)
    append(1, 2)
    append(Clip.rate, 4)
    append(Clip.rate * 2, 4)
    append(2, 2)
    append(16, 2)
    bytes += "data".utf8
    append(size, 4)
    for sample in clip.samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes

    func append(_ value: Int, _ count: Int) {
      for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
  }

  private static func readFormat(_ chunk: ArraySlice<UInt8>) throws(WAVFault) -> (channels: Int, rate: Int) {
    let bytes = Array(chunk)
    guard bytes.count >= 16 else { throw .truncated }
    var tag = number(bytes, 0, count: 2)
    // WAVE_FORMAT_EXTENSIBLE keeps the real tag in the first two bytes of its GUID.
    if tag == 0xFFFE, bytes.count >= 40 { tag = number(bytes, 24, count: 2) }
    let channels = Int(number(bytes, 2, count: 2)), rate = Int(number(bytes, 4, count: 4)), bits = Int(number(bytes, 14, count: 2))
    guard tag == 1, bits == 16 else { throw .notPCM16 }
    guard (1...2).contains(channels) else { throw .channels(channels) }
    guard rates.contains(rate) else { throw .rate(rate) }
    return (channels, rate)
  }

  private static func mono(_ chunk: ArraySlice<UInt8>, _ channels: Int) -> [Int16] {
    let start = chunk.startIndex
    func sample(_ index: Int) -> Int {
      Int(Int16(truncatingIfNeeded: Int(chunk[start + 2 * index]) | Int(chunk[start + 2 * index + 1]) << 8))
    }
    return (0..<chunk.count / (2 * channels)).map { frame in
      channels == 1 ? Int16(sample(frame)) : Int16((sample(2 * frame) + sample(2 * frame + 1)) / 2)
    }
  }

  private static func word(_ bytes: [UInt8], _ position: Int) -> String {
    String(decoding: bytes[position..<position + 4], as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], _ position: Int, count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 | UInt32(bytes[position + $1]) << (8 * UInt32($1)) }
  }
}

/// What is wrong with the bytes of a WAV file.
public enum WAVFault: Error, Equatable {
  case notWAV, truncated, noFormat, noSamples, notPCM16
  case channels(Int)
  case rate(Int)
}

/// A WAV file that cannot be used, and why.
public struct WAVProblem: Problem, Equatable {
  public let path: FilePath
  public let fault: WAVFault

  public var description: String {
    let why =
      switch fault {
      case .notWAV: "it is not a WAV file"
      case .truncated: "it is shorter than it says"
      case .noFormat: "it does not say its format before its samples"
      case .noSamples: "it has no samples"
      case .notPCM16: "its samples are not 16-bit PCM"
      case .channels(let count): "it has \(count) channels"
      case .rate(let rate): "it has \(rate) samples per second"
      }
    return "cannot read \(path): \(why); a 16-bit PCM WAV of one or two channels is needed"
  }

  public var status: Status { .badData }
}
