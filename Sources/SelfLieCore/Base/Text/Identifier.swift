/// A unique id: 96 random bits as 24 letters from k to z.
///
/// It has no digits, so that the start of an id can never be mistaken for an affirmation's number.
public struct Identifier: Hashable, Sendable, CustomStringConvertible {
  /// The first 16 letters, four bits each, the first letter in the highest bits. A stored text would be an allocation for each ledger line.
  private let high: UInt64
  /// The last 8 letters, four bits each.
  private let low: UInt32

  private static let length = 24
  private static let first = UInt8(ascii: "k")

  /// Makes a new id from the system's random numbers.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Makes a new id from a given generator.
  init(using generator: inout some RandomNumberGenerator) {
    high = generator.next()
    low = UInt32(truncatingIfNeeded: generator.next())
  }

  /// Reads an id; nil for a text of any other form, so that an id is always safe as a file name.
  public init?(_ text: String) { self.init(utf8: text.utf8.span) }

  /// Reads an id from its letters in UTF-8; nil for a text of any other form.
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

  /// The first eight letters, enough for a person to tell ids apart.
  public var short: String { String(description.prefix(8)) }
}
