/// A JSON value (RFC 8259). Objects keep the order of their names, because a server writes an answer in the order of its schema.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name in an object, with its value.
  public struct Member: Equatable, Sendable {
    /// The name, unique within its object.
    public let name: String
    /// The value of the name.
    public let value: JSON

    /// Makes a member of an object.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The deepest nesting that is read, more than any answer needs.
  static let mostDepth = 32

  // MARK: Values and members

  /// The value of a name in an object; nil if the name is missing or this value is no object.
  public subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// The text of a string; nil for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array; nil for any other value.
  public var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// A number without a fraction; nil for any other value.
  public var whole: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// The truth of a boolean; nil for any other value.
  public var bool: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }

  /// Whether this value is null.
  public var isNull: Bool { self == .null }

  // MARK: Writing

  /// The value as JSON on one line.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as JSON on one line, in UTF-8.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, isFence: false)
    return bytes
  }

  /// The value as JSON on one line that cannot be taken for a part of a model's template.
  ///
  /// Every character that could have a meaning for a template or for the text around is written as an escape, so that the value can neither
  /// end a fence nor contain a mark of a turn such as `<|im_end|>` or `[INST]`.
  var fenced: String {
    var bytes: [UInt8] = []
    write(to: &bytes, isFence: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], isFence: Bool) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let number): bytes += (Int(exactly: number).map(String.init) ?? (number.isFinite ? "\(number)" : "null")).utf8
    case .string(let text): Self.write(text, to: &bytes, isFence)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes, isFence: isFence)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes, isFence)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes, isFence: isFence)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8], _ isFence: Bool) {
    bytes += JSONString(text) { isFence && ($0 == "\"" || $0 == "\\" || $0 == "\n" || isMark($0) || !isPlain($0)) }.bytes
  }

  /// Replaces every character that could be part of a model's mark by a space, for texts that cannot be fenced.
  static func unmarked(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" || scalar.value == 0x7F
      plain.append(isMark(scalar) || isControl || !isPlain(scalar) ? " " : scalar)
    }
    return String(plain)
  }

  /// Whether models' marks are written with this character.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "|", "[", "]", "{", "}", "`", "#": true
    default: false
    }
  }

  /// Whether a character is visible and in no model's marks. Some models write marks with letters of full width, such as U+FF5C.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    default: return !(0xFF01...0xFF5E).contains(scalar.value) && !(0x2580...0x259F).contains(scalar.value)
    }
  }

  // MARK: Reading

  /// Reads one value; nil unless the bytes are exactly one value in UTF-8, in whose objects each name stands once.
  public init?(_ bytes: some Sequence<UInt8>) {
    var reader = JSONReader(Array(bytes), isPrefix: false)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// Reads one value from a text, as from its bytes.
  public init?(_ text: String) { self.init(text.utf8) }

  /// Reads the beginning of a value: closes open strings, arrays and objects, and leaves out values that may still change.
  ///
  /// Nil if the text does not show a value yet, or is not the beginning of one.
  public init?(prefix text: String) {
    var reader = JSONReader(Array(text.utf8), isPrefix: true)
    guard let value = reader.document() else { return nil }
    self = value
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
  public init(arrayLiteral values: JSON...) { self = .array(values) }
  public init(dictionaryLiteral members: (String, JSON)...) { self = .object(members.map { Member($0, $1) }) }
}

/// A reader of whole values and of beginnings. One reader does both, so that a beginning never shows anything that the whole lacks.
private struct JSONReader {
  private let bytes: [UInt8]
  private let isPrefix: Bool
  private var place = 0

  /// The reason why reading stopped.
  private enum SyntaxError: Error {
    /// The bytes are not JSON.
    case wrong
    /// The bytes end before the value does.
    case ended
  }

  init(_ bytes: [UInt8], isPrefix: Bool) {
    self.bytes = bytes
    self.isPrefix = isPrefix
  }

  mutating func document() -> JSON? {
    guard isPrefix || (try? UTF8Span(validating: bytes.span)) != nil else { return nil }
    guard let (value, isWhole) = try? value(depth: 0) else { return nil }
    skipSpace()
    return isPrefix ? value : isWhole && place == bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// Reads a value, and says whether all of it was there.
  private mutating func value(depth: Int) throws(SyntaxError) -> (JSON, isWhole: Bool) {
    guard depth <= JSON.mostDepth else { throw .wrong }
    skipSpace()
    switch next {
    case nil: throw .ended
    case UInt8(ascii: "\""):
      let (text, isWhole) = try string()
      return (.string(text), isWhole)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  private mutating func literal(_ name: String, _ value: JSON) throws(SyntaxError) -> (JSON, isWhole: Bool) {
    for byte in name.utf8 {
      if next == nil { throw .ended }
      guard take(byte) else { throw .wrong }
    }
    return (value, true)
  }

  private mutating func number() throws(SyntaxError) -> (JSON, isWhole: Bool) {
    let start = place
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    func digits(_ reader: inout JSONReader) throws(SyntaxError) {
      guard let byte = reader.next else { throw .ended }
      guard isDigit(byte) else { throw .wrong }
      while isDigit(reader.next) { reader.place += 1 }
    }
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) { if isDigit(next) { throw .wrong } } else { try digits(&self) }
    if take(UInt8(ascii: ".")) { try digits(&self) }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits(&self)
    }
    // More digits may follow.
    if isPrefix, next == nil { throw .ended }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else { throw .wrong }
    return (.number(number), true)
  }

  private mutating func string() throws(SyntaxError) -> (String, isWhole: Bool) {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return (String(decoding: text, as: UTF8.self), true)
      case 0..<0x20: throw .wrong
      case UInt8(ascii: "\\"):
        do { text += try escape() } catch {
          guard isPrefix, error == .ended else { throw error }
          place = bytes.count
        }
      default: text.append(byte)
      }
    }
    guard isPrefix else { throw .ended }
    return (Self.whole(text), false)
  }

  /// Decodes a text without the bytes of an unfinished character at its end.
  private static func whole(_ text: [UInt8]) -> String {
    var end = text.count
    var back = 0
    while back < 3, end - back > 0, text[end - back - 1] & 0xC0 == 0x80 { back += 1 }
    if end - back > 0 {
      let lead = text[end - back - 1]
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
      if length > back + 1 { end -= back + 1 }
    }
    return String(decoding: text[..<end], as: UTF8.self)
  }

  private mutating func escape() throws(SyntaxError) -> [UInt8] {
    guard let byte = next else { throw .ended }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      let first = try unit()
      guard (0xD800..<0xE000).contains(first) else { return try utf8(UInt32(first)) }
      // A character beyond the first plane takes two escapes.
      guard first < 0xDC00 else { throw .wrong }
      for sign in "\\u".utf8 {
        if next == nil { throw .ended }
        guard take(sign) else { throw .wrong }
      }
      let second = try unit()
      guard (0xDC00..<0xE000).contains(second) else { throw .wrong }
      return try utf8(0x10000 + (UInt32(first - 0xD800) << 10 | UInt32(second - 0xDC00)))
    default: throw .wrong
    }
  }

  private func utf8(_ value: UInt32) throws(SyntaxError) -> [UInt8] {
    guard let scalar = Unicode.Scalar(value) else { throw .wrong }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws(SyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw .ended }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { throw .wrong }
      place += 1
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private mutating func array(_ depth: Int) throws(SyntaxError) -> (JSON, isWhole: Bool) {
    place += 1
    var values: [JSON] = []
    do throws(SyntaxError) {
      skipSpace()
      if take(UInt8(ascii: "]")) { return (.array([]), true) }
      while true {
        let (value, isWhole) = try value(depth: depth + 1)
        values.append(value)
        guard isWhole else { return (.array(values), false) }
        skipSpace()
        if take(UInt8(ascii: "]")) { return (.array(values), true) }
        guard next != nil else { throw .ended }
        guard take(UInt8(ascii: ",")) else { throw .wrong }
      }
    } catch {
      guard isPrefix, error == .ended else { throw error }
      return (.array(values), false)
    }
  }

  private mutating func object(_ depth: Int) throws(SyntaxError) -> (JSON, isWhole: Bool) {
    place += 1
    var members: [JSON.Member] = []
    var names: Set<String> = []
    do throws(SyntaxError) {
      skipSpace()
      if take(UInt8(ascii: "}")) { return (.object([]), true) }
      while true {
        skipSpace()
        guard let byte = next else { throw .ended }
        guard byte == UInt8(ascii: "\"") else { throw .wrong }
        let (name, isNamed) = try string()
        guard isNamed else { throw .ended }
        guard names.insert(name).inserted else { throw .wrong }
        skipSpace()
        guard next != nil else { throw .ended }
        guard take(UInt8(ascii: ":")) else { throw .wrong }
        let (value, isWhole) = try value(depth: depth + 1)
        members.append(JSON.Member(name, value))
        guard isWhole else { return (.object(members), false) }
        skipSpace()
        if take(UInt8(ascii: "}")) { return (.object(members), true) }
        guard next != nil else { throw .ended }
        guard take(UInt8(ascii: ",")) else { throw .wrong }
      }
    } catch {
      guard isPrefix, error == .ended else { throw error }
      return (.object(members), false)
    }
  }
}
