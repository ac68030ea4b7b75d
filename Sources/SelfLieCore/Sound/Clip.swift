/// Sound at 16 kHz, one channel, signed 16 bit: the format on which the acoustic model was trained.
public struct Clip: Equatable, Sendable {
  /// Samples per second, everywhere in selflie.
  public static let rate = 16_000

  /// The samples, 16,000 for each second.
  public var samples: [Int16]

  /// Makes a clip of samples at 16 kHz.
  public init(samples: [Int16] = []) { self.samples = samples }

  /// The length in seconds.
  public var duration: Double { Double(samples.count) / Double(Self.rate) }
}
