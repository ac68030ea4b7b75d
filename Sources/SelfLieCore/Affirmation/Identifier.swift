/// A name that nobody else will choose: 96 random bits as 24 letters from k to z.
///
/// No letter is a digit, so that the start of an id can never be mistaken for an affirmation's number.
public struct Identifier: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  private static let letters = Array("klmnopqrstuvwxyz")
  private static let length = 24

  /// Makes a new one.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  init(using generator: inout some RandomNumberGenerator) {
    description = String((0..<Self.length).map { _ in Self.letters[Int.random(in: 0..<16, using: &generator)] })
  }

  /// Reads one that was kept; nil if it is not of this form, so that it can serve as the name of a file.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, text.allBytes({ (UInt8(ascii: "k")...UInt8(ascii: "z")).contains($0) }) else { return nil }
    description = text
  }

  /// As much of it as a person needs to see.
  public var short: String { String(description.prefix(8)) }
}
