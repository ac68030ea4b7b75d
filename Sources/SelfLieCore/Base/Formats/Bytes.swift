/// A destination of bytes, written one piece after the other.
public struct ByteSink {
  /// Writes a whole piece, or throws the destination's error.
  public let write: ([UInt8]) throws -> Void

  /// - Parameter write: Writes a whole piece, or throws.
  public init(write: @escaping ([UInt8]) throws -> Void) { self.write = write }
}

/// A source of bytes, read one piece after the other.
public struct ByteSource {
  /// Reads between one byte and `most` bytes; none at the end.
  let read: (_ most: Int) throws -> [UInt8]

  /// - Parameter read: Returns between one byte and `most` bytes, and none at the end.
  public init(read: @escaping (_ most: Int) throws -> [UInt8]) { self.read = read }
}

/// Stored bytes that can be read from any place, and more than once.
public struct ByteStore {
  /// Reads between one byte and `most` bytes from an offset; none behind the end.
  let read: (_ start: Int, _ most: Int) throws -> [UInt8]

  /// - Parameter read: Returns between one byte and `most` bytes from the offset `start`, and none behind the end.
  public init(read: @escaping (_ start: Int, _ most: Int) throws -> [UInt8]) { self.read = read }

  /// Stores bytes in memory.
  init(_ bytes: [UInt8]) {
    self.init { start, most in start < bytes.count ? Array(bytes[start..<min(bytes.count, start + most)]) : [] }
  }

  /// Reads a range of the stored bytes, one piece after the other.
  func source(_ range: Range<Int>) -> ByteSource {
    var position = range.lowerBound
    return ByteSource { most in
      let bytes = try read(position, min(most, range.upperBound - position))
      position += bytes.count
      return bytes
    }
  }

  /// Reads all stored bytes, one piece after the other.
  func source() -> ByteSource { source(0..<Int.max) }
}
