public import SystemPackage

/// A strict reader and writer of WAV files with 16-bit PCM (Microsoft and IBM, "Multimedia Programming Interface", 1991).
public enum WAV {
  /// The most bytes of a file: five minutes of 48 kHz stereo. An affirmation takes seconds, so a longer file was chosen by mistake.
  static let largestFile = 57_600_000
  /// The most seconds of a file. At 4 kHz a file of the most bytes would be four times as large at 16 kHz, and take minutes to judge.
  static let longest = 300
  /// The sampling rates that are read, in samples per second.
  static let rates = 4_000...384_000

  /// Reads a file of any rate from 4 to 384 kHz, mono or stereo, as 16 kHz mono.
  /// - Throws: `FileProblem` if the file cannot be read, `WAVProblem` if it is not such a WAV file; both name the path.
  public static func read(_ path: FilePath) throws -> Clip {
    try clip(from: try Disk.read(path, atMost: largestFile), of: path)
  }

  /// Reads the bytes of a file.
  /// - Throws: `WAVProblem` with the path.
  static func clip(from bytes: consuming [UInt8], of path: FilePath) throws(WAVProblem) -> Clip {
    do { return try clip(from: bytes) } catch { throw WAVProblem(path: path, fault: error) }
  }

  /// Reads the bytes of a WAV file, and trusts no size in them.
  /// - Throws: `WAVFault` for bytes that are not 16-bit PCM of one or two channels, or that are too long.
  static func clip(from bytes: consuming [UInt8]) throws(WAVFault) -> Clip {
    let (samples, rate) = try samples(in: bytes)
    // At most two copies of the sound exist at a time.
    _ = consume bytes
    return Clip(samples: Resampler.resample(samples, from: rate))
  }

  /// Finds the samples, mixed to one channel, and their rate.
  /// - Throws: `WAVFault` for anything but 16-bit PCM of one or two channels within the limits.
  private static func samples(in bytes: [UInt8]) throws(WAVFault) -> (mono: [Int16], rate: Int) {
    let file = bytes.span
    guard file.count >= 12, file.word(at: 0) == ChunkID.riff, file.word(at: 8) == ChunkID.wave else { throw .notWAV }
    var format: (channels: Int, rate: Int)?
    var position = 12
    while file.count - position >= 8 {
      let name = file.word(at: position), size = Int(file.word(at: position + 4))
      let start = position + 8
      guard size <= file.count - start else { throw .truncated }
      switch name {
      case ChunkID.format:
        format = try readFormat(file, start, size)
      case ChunkID.data:
        guard let format else { throw .noFormat }
        guard size % (2 * format.channels) == 0 else { throw .truncated }
        guard size / (2 * format.channels) <= longest * format.rate else { throw .tooLong }
        return (mono(file, start..<start + size, format.channels), format.rate)
      default:
        break
      }
      // A chunk of odd size is followed by a padding byte.
      position = start + size + size % 2
    }
    throw .noSamples
  }

  /// Returns the bytes of a WAV file with a clip: a header of 44 bytes, and the samples.
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

  /// Reads the number of channels and the rate from a format chunk.
  /// - Throws: `WAVFault` for a format that is not read.
  private static func readFormat(_ file: Span<UInt8>, _ start: Int, _ size: Int) throws(WAVFault) -> (channels: Int, rate: Int) {
    guard size >= 16 else { throw .truncated }
    var tag = half(file, start)
    // WAVE_FORMAT_EXTENSIBLE keeps the real tag in the first two bytes of its GUID.
    if tag == 0xFFFE, size >= 40 { tag = half(file, start + 24) }
    let channels = half(file, start + 2), rate = Int(file.word(at: start + 4)), bits = half(file, start + 14)
    guard tag == 1, bits == 16 else { throw .notPCM16 }
    guard (1...2).contains(channels) else { throw .channels(channels) }
    guard rates.contains(rate) else { throw .rate(rate) }
    return (channels, rate)
  }

  private static func mono(_ file: Span<UInt8>, _ data: Range<Int>, _ channels: Int) -> [Int16] {
    func sample(_ index: Int) -> Int { Int(Int16(truncatingIfNeeded: half(file, data.lowerBound + 2 * index))) }
    return (0..<data.count / (2 * channels)).map { frame in
      channels == 1 ? Int16(sample(frame)) : Int16((sample(2 * frame) + sample(2 * frame + 1)) / 2)
    }
  }

  private static func half(_ file: Span<UInt8>, _ position: Int) -> Int { Int(file[position]) | Int(file[position + 1]) << 8 }

  /// The four letters of chunk names as numbers, the first letter lowest.
  private enum ChunkID {
    static let riff: UInt32 = 0x4646_4952, wave: UInt32 = 0x4556_4157, format: UInt32 = 0x2074_6D66, data: UInt32 = 0x6174_6164
  }
}

/// A fault in the bytes of a WAV file.
public enum WAVFault: Error, Equatable {
  case notWAV, truncated, noFormat, noSamples, notPCM16, tooLong
  /// A number of channels other than one or two.
  case channels(Int)
  /// A rate outside of the readable range, in samples per second.
  case rate(Int)

  var why: String {
    switch self {
    case .notWAV: "it isn't a WAV file"
    case .truncated: "it's shorter than it claims"
    case .noFormat: "its format doesn't come before its samples"
    case .noSamples: "it has no samples"
    case .notPCM16: "its samples aren't 16-bit PCM"
    case .tooLong: "it's longer than \(WAV.longest / 60) minutes"
    case .channels(let count): "it has \(count) channels"
    case .rate(let rate): "it has \(rate) samples per second"
    }
  }
}

/// A WAV file that cannot be used.
public struct WAVProblem: Problem, Equatable {
  /// The file, as it was named.
  public let path: FilePath
  /// The fault in its bytes.
  public let fault: WAVFault

  public var description: String { "can't read \(path): \(fault.why); it needs to be a 16-bit PCM WAV file with one or two channels" }

  public var status: Status { .badData }
}
