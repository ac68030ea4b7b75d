/// A name that nobody else will choose: 96 random bits as 24 letters from k to z.
///
/// No letter is a digit, so that the start of an id can never be mistaken for an affirmation's number.
public struct Identifier: Hashable, Sendable, CustomStringConvertible {
  /// Four bits for each letter, the first one in the highest. A text of 24 letters would be an allocation for each line of a ledger.
  private let high: UInt64
  private let low: UInt32

  private static let length = 24
  private static let first = UInt8(ascii: "k")

  /// Makes a new one.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  init(using generator: inout some RandomNumberGenerator) {
    high = generator.next()
    low = UInt32(truncatingIfNeeded: generator.next())
  }

  /// Reads one that was kept; nil if it is not of this form, so that it can serve as the name of a file.
  public init?(_ text: String) { self.init(utf8: text.utf8.span) }

  init?(utf8 letters: Span<UInt8>) {
    guard letters.count == Self.length else { return nil }
    var high: UInt64 = 0, low: UInt32 = 0
    for index in 0..<Self.length {
      let bits = letters[index] &- Self.first
      guard bits < 16 else { return nil }
      if index < 16 { high = high << 4 | UInt64(bits) } else { low = low << 4 | UInt32(bits) }
    }
    (self.high, self.low) = (high, low)
  }

  public var description: String {
    var letters: [UInt8] = []
    for place in 0..<Self.length {
      let bits = place < 16 ? UInt8(high >> (60 - 4 * place) & 15) : UInt8(low >> (92 - 4 * place) & 15)
      letters.append(Self.first + bits)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// As much of it as a person needs to see.
  public var short: String { String(description.prefix(8)) }
}
