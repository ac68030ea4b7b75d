/// Where bytes go, one piece after the other.
public struct ByteSink {
  /// Writes a piece whole.
  public let write: ([UInt8]) throws -> Void

  /// - Parameter write: Takes a piece whole, or throws.
  public init(write: @escaping ([UInt8]) throws -> Void) { self.write = write }
}

/// Where bytes come from, one piece after the other.
public struct ByteSource {
  let read: (_ most: Int) throws -> [UInt8]

  /// - Parameter read: Answers with at least one byte and at most so many; with none at the end.
  public init(read: @escaping (_ most: Int) throws -> [UInt8]) { self.read = read }
}

/// Bytes that stay where they are, and can be read again.
public struct ByteStore {
  let read: (_ start: Int, _ most: Int) throws -> [UInt8]

  /// - Parameter read: Answers with at least one byte from a place on, and at most so many; with none behind the end.
  public init(read: @escaping (_ start: Int, _ most: Int) throws -> [UInt8]) { self.read = read }

  init(_ bytes: [UInt8]) {
    self.init { start, most in start < bytes.count ? Array(bytes[start..<min(bytes.count, start + most)]) : [] }
  }

  /// A part of it, one piece after the other.
  func source(_ range: Range<Int>) -> ByteSource {
    var position = range.lowerBound
    return ByteSource { most in
      let bytes = try read(position, min(most, range.upperBound - position))
      position += bytes.count
      return bytes
    }
  }

  /// All of it, one piece after the other.
  func source() -> ByteSource { source(0..<Int.max) }
}
