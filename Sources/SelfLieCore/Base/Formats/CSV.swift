/// Tables of texts, written and read as RFC 4180 has them ("Common Format and MIME Type for Comma-Separated Values (CSV) Files", 2005).
enum CSV {
  /// The longest record that is read, in bytes.
  static let longestRecord = 65_536
  /// The most fields of a record that is read.
  static let mostFields = 64

  // MARK: Writing

  /// Returns the bytes of one record with its CR LF. A field is quoted only where it has to be.
  static func record(_ fields: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(comma) }
      append(field, to: &bytes)
    }
    // One empty field would be an empty line.
    if bytes.isEmpty { bytes = [quote, quote] }
    bytes.append(carriage)
    bytes.append(newline)
    return bytes
  }

  /// Appends a field to a record, in quotes if it needs them.
  static func append(_ field: String, to bytes: inout [UInt8]) {
    guard field.utf8.contains(where: { $0 == comma || $0 == quote || $0 == newline || $0 == carriage }) else {
      bytes += field.utf8
      return
    }
    bytes.append(quote)
    for byte in field.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// Returns a text that no spreadsheet takes for a formula: a text that begins like a formula gets an apostrophe before it.
  ///
  /// For spreadsheets only, because an archive must be read as it was written. See OWASP, "CSV Injection".
  static func defused(_ text: String) -> String {
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
    else { return text }
    return "'" + text
  }

  // MARK: Reading

  /// A reader of records, each ended by CR LF, LF, or the end of the source.
  struct Reader {
    private let source: ByteSource
    private var ahead: [UInt8] = []
    private var used = 0
    /// The line on which the last record began, counted from 1.
    private(set) var line = 0
    private var nextLine = 1

    init(_ source: ByteSource) { self.source = source }

    /// Returns the fields of the next record; nil at the end.
    /// - Throws: `CSVFault` with the line, or the error of the source.
    mutating func next() throws -> [String]? {
      guard var byte = try byte() else { return nil }
      line = nextLine
      var fields: [String] = [], field: [UInt8] = [], length = 0
      var state = State.start
      while true {
        length += 1
        guard length <= CSV.longestRecord else { throw CSVFault.tooLong(line: line) }
        if byte == CSV.newline { nextLine += 1 }
        switch (state, byte) {
        case (.start, CSV.quote): state = .quoted
        case (.quoted, CSV.quote): state = .quote
        case (.quoted, _): field.append(byte)
        case (.quote, CSV.quote):
          field.append(byte)
          state = .quoted
        case (.start, CSV.comma), (.plain, CSV.comma), (.quote, CSV.comma):
          guard fields.count < CSV.mostFields - 1 else { throw CSVFault.tooLong(line: line) }
          fields.append(try text(field))
          field.removeAll(keepingCapacity: true)
          state = .start
        case (.carriage, CSV.newline), (.start, CSV.newline), (.plain, CSV.newline), (.quote, CSV.newline):
          return fields + [try text(field)]
        case (.carriage, _): throw CSVFault.stray("a carriage return without a line's end", line: line)
        case (_, CSV.carriage): state = .carriage
        case (.quote, _): throw CSVFault.stray("a letter behind a closing quote", line: line)
        case (_, CSV.quote): throw CSVFault.stray("a quote in a field that has none around it", line: line)
        default:
          field.append(byte)
          state = .plain
        }
        guard let following = try self.byte() else {
          switch state {
          case .quoted: throw CSVFault.stray("no closing quote", line: line)
          case .carriage: throw CSVFault.stray("a carriage return without a line's end", line: line)
          case .start, .plain, .quote: return fields + [try text(field)]
          }
        }
        byte = following
      }
    }

    private enum State { case start, plain, quoted, quote, carriage }

    private func text(_ field: [UInt8]) throws(CSVFault) -> String {
      guard let text = String(validating: field, as: UTF8.self) else { throw .notUTF8(line: line) }
      return text
    }

    private mutating func byte() throws -> UInt8? {
      if used == ahead.count { (ahead, used) = (try source.read(65_536), 0) }
      guard used < ahead.count else { return nil }
      defer { used += 1 }
      return ahead[used]
    }
  }

  fileprivate static let comma = UInt8(ascii: ","), quote = UInt8(ascii: "\"")
  fileprivate static let newline = UInt8(ascii: "\n"), carriage = UInt8(ascii: "\r")
}

/// A fault in a table, with the line on which its record begins, counted from 1.
enum CSVFault: Error, Equatable, CustomStringConvertible {
  /// A sign where it may not stand, in words.
  case stray(String, line: Int)
  /// A record with too many bytes or fields.
  case tooLong(line: Int)
  case notUTF8(line: Int)

  var line: Int {
    switch self {
    case .stray(_, let line), .tooLong(let line), .notUTF8(let line): line
    }
  }

  var description: String {
    switch self {
    case .stray(let what, _): "there is \(what)"
    case .tooLong: "it's longer than \(CSV.longestRecord) bytes, or has more than \(CSV.mostFields) fields"
    case .notUTF8: "it isn't UTF-8"
    }
  }
}
