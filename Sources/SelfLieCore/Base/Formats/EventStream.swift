/// A parser of server-sent events, whose bytes may come in pieces of any size.
///
/// It follows the servers more than the standard (https://html.spec.whatwg.org/#server-sent-events): each line of data is an event, and a
/// line may also hold an error.
struct EventStream {
  /// One event of the stream.
  enum Item: Equatable {
    /// A line's data, meant to be JSON.
    case data([UInt8])
    /// The server's mark for the end of its answer.
    case done
  }

  /// The longest line in bytes, more than any server's event; a tool call that Ollama sends whole may be large.
  static let longestLine = 262_144

  /// A line longer than `longestLine`.
  struct TooLong: Error {}

  private var line: [UInt8] = []
  private var isBehindReturn = false

  /// Returns the events that these bytes complete.
  /// - Throws: `TooLong` for a line longer than `longestLine`.
  mutating func take(_ bytes: [UInt8]) throws(TooLong) -> [Item] {
    var events: [Item] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      // A line ends with a line feed, a carriage return, or both.
      if isBehindReturn, rest.first == 0x0A { rest.removeFirst() }
      isBehindReturn = false
      let part = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      line += part
      guard line.count <= Self.longestLine else { throw TooLong() }
      rest = rest.dropFirst(part.count)
      guard let end = rest.popFirst() else { break }
      isBehindReturn = end == 0x0D
      events += ended()
    }
    return events
  }

  /// Returns the event of a last line without a line end, once the connection is closed.
  mutating func end() -> [Item] { ended() }

  private mutating func ended() -> [Item] {
    defer { line.removeAll(keepingCapacity: true) }
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    // Builds of 2025 sent an error in a field of that name, and some servers send plain JSON as if there were no stream.
    for field in ["data:", "error:", ""] where line.starts(with: field.utf8) {
      let value = line.dropFirst(field.utf8.count).drop { $0 == 0x20 }
      if field == "data:", value.elementsEqual("[DONE]".utf8) { return [.done] }
      return field.isEmpty && value.first != UInt8(ascii: "{") || value.isEmpty ? [] : [.data(Array(value))]
    }
    return []
  }
}
