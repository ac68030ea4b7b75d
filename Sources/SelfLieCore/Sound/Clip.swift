/// Sound: 16 kHz, one channel, signed 16 bit, which is what the acoustic model was trained on.
public struct Clip: Equatable, Sendable {
  /// Samples per second, everywhere in selflie.
  public static let rate = 16_000

  public var samples: [Int16]

  public init(samples: [Int16] = []) { self.samples = samples }

  /// In seconds.
  public var duration: Double { Double(samples.count) / Double(Self.rate) }
}
