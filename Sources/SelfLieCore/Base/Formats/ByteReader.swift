/// A reader of numbers and texts from bytes, one after the other, that never reads beyond the end.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  /// Whether numbers begin with their highest byte: the file was written on another kind of machine.
  var isBigEndian: Bool

  init(_ bytes: [UInt8], from position: Int = 0, isBigEndian: Bool = false) {
    self.bytes = bytes
    self.position = position
    self.isBigEndian = isBigEndian
  }

  /// The number of bytes behind the position.
  var remaining: Int { bytes.count - position }

  /// Reads a signed number of 32 bits; nil if fewer than four bytes remain.
  mutating func number() -> Int? {
    guard remaining >= 4 else { return nil }
    defer { position += 4 }
    let word = bytes.span.word(at: position)
    return Int(Int32(bitPattern: isBigEndian ? word.byteSwapped : word))
  }

  /// Reads several numbers; nil unless all of them are there and in the range.
  mutating func numbers(_ count: Int, in range: ClosedRange<Int>) -> [Int]? {
    var numbers: [Int] = []
    for _ in 0..<count {
      guard let number = number(), range.contains(number) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads a number of bytes; nil if fewer remain, or if the length is not positive.
  mutating func raw(_ length: Int) -> ArraySlice<UInt8>? {
    guard length > 0, length <= remaining else { return nil }
    defer { position += length }
    return bytes[position..<position + length]
  }

  /// Reads a text up to its zero byte; nil if it is longer than the limit in bytes, has no zero byte, or is not UTF-8.
  mutating func terminatedText(atMost length: Int) -> String? {
    guard let end = bytes[position...].prefix(length + 1).firstIndex(of: 0) else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  /// Skips a number of bytes; false, without a move, if fewer remain.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= remaining else { return false }
    position += count
    return true
  }
}
