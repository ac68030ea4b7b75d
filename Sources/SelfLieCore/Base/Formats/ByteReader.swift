/// Reads numbers and texts from bytes one after the other; nil at their end, never beyond it.
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

  var remaining: Int { bytes.count - position }

  /// A number of 32 bits, with its sign.
  mutating func number() -> Int? {
    guard remaining >= 4 else { return nil }
    defer { position += 4 }
    let word = bytes.span.word(at: position)
    return Int(Int32(bitPattern: isBigEndian ? word.byteSwapped : word))
  }

  /// Some numbers, if all of them are in a range.
  mutating func numbers(_ count: Int, in range: ClosedRange<Int>) -> [Int]? {
    var numbers: [Int] = []
    for _ in 0..<count {
      guard let number = number(), range.contains(number) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// So many bytes as they are.
  mutating func raw(_ length: Int) -> ArraySlice<UInt8>? {
    guard length > 0, length <= remaining else { return nil }
    defer { position += length }
    return bytes[position..<position + length]
  }

  /// A text up to a byte that is 0, if it is UTF-8.
  mutating func terminatedText(atMost length: Int) -> String? {
    guard let end = bytes[position...].prefix(length + 1).firstIndex(of: 0) else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= remaining else { return false }
    position += count
    return true
  }
}
