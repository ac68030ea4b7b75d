import CSQLite

/// A value of one column in SQLite.
enum Value: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  init(_ value: Int) { self = .integer(Int64(value)) }
  init(_ value: String?) { self = value.map(Value.text) ?? .null }
}

/// A compiled statement, finalized together with its owner.
@safe struct Statement: ~Copyable {
  private let handle: OpaquePointer

  init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Binds values to the parameters, in order. The corresponding C functions are `sqlite3_bind_*`.
  /// - Throws: `SQLiteError` if there are more values than parameters, or memory is short.
  func bind(_ values: [Value]) throws(SQLiteError) {
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: unsafe sqlite3_bind_null(handle, index)
        case .integer(let integer): unsafe sqlite3_bind_int64(handle, index, integer)
        case .real(let real): unsafe sqlite3_bind_double(handle, index, real)
        case .text(let text): bind(text, at: index)
        }
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, the macro that Swift cannot import: SQLite makes its own copy before the call returns.
    let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe sqlite3_bind_text64(handle, index, bytes.baseAddress, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
      }
    }
  }

  /// Makes the statement ready to run again. The corresponding C functions are `sqlite3_reset` and `sqlite3_clear_bindings`.
  func reset() {
    // The result of `sqlite3_reset` is the error of the last step, which was thrown there.
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// Goes to the next row; false if there is none. The corresponding C function is `sqlite3_step`.
  /// - Throws: `SQLiteError` if the statement fails.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error(code)
    }
  }

  /// Returns a column of this row, counted from 0, as an integer. The corresponding C function is `sqlite3_column_int64`.
  func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  /// Whether a column of this row, counted from 0, is NULL. The corresponding C function is `sqlite3_column_type`.
  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// Returns a column of this row, counted from 0, as a number. The corresponding C function is `sqlite3_column_double`.
  func real(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// Returns a column of this row, counted from 0, as text; nil if it is NULL. The corresponding C function is `sqlite3_column_text`.
  func text(_ column: Int32) -> String? {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Returns the id in a column of this row, counted from 0; nil if the column holds no id.
  func identifier(_ column: Int32) -> Identifier? {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Identifier(utf8: UnsafeBufferPointer(start: bytes, count: count).span)
  }

  private func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(sqlite3_db_handle(handle))))
  }
}
