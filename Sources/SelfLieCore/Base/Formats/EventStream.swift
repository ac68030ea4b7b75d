/// Takes a stream of server-sent events apart, in whatever pieces its bytes come.
///
/// It takes what the servers send rather than what the standard (https://html.spec.whatwg.org/#server-sent-events) says: an event is a line
/// of data, and a line may also say what went wrong.
struct EventStream {
  enum Item: Equatable {
    /// A line of data, which is JSON.
    case data([UInt8])
    /// The server has said all.
    case done
  }

  /// More than any event of a server's; a call of a tool that Ollama sends whole may be large.
  static let longestLine = 262_144

  struct TooLong: Error {}

  private var line: [UInt8] = []
  private var isBehindReturn = false

  /// What the bytes complete.
  /// - Throws: `TooLong` for a line without an end.
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

  /// What a last line without an end says: the connection is closed.
  mutating func end() -> [Item] { ended() }

  private mutating func ended() -> [Item] {
    defer { line.removeAll(keepingCapacity: true) }
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    // Builds of 2025 told of an error by a field of its name, and some servers send one as if there were no stream.
    for field in ["data:", "error:", ""] where line.starts(with: field.utf8) {
      let value = line.dropFirst(field.utf8.count).drop { $0 == 0x20 }
      if field == "data:", value.elementsEqual("[DONE]".utf8) { return [.done] }
      return field.isEmpty && value.first != UInt8(ascii: "{") || value.isEmpty ? [] : [.data(Array(value))]
    }
    return []
  }
}
