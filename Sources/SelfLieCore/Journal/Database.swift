import CSQLite

/// An error of SQLite, in SQLite's own words.
struct SQLiteError: Error, Equatable, CustomStringConvertible {
  /// An extended result code; see https://www.sqlite.org/rescode.html.
  let code: Int32
  /// SQLite's message, in English.
  let message: String

  /// SQLITE_READONLY_DBMOVED: another file has the name that this connection opened.
  static let moved: Int32 = 1032

  /// Whether a lock could not be made, or asked for: SQLITE_IOERR_UNLOCK, _RDLOCK, _CHECKRESERVEDLOCK, _LOCK.
  var isOfLocks: Bool { [2058, 2314, 3594, 3850].contains(code) }

  /// The primary result code: the low eight bits of the extended code.
  var primary: Primary? { Primary(rawValue: code & 0xFF) }

  /// SQLite's primary result codes.
  enum Primary: Int32 {
    case error = 1, permission = 3, busy = 5, locked = 6, readOnly = 8, inputOutput = 10, corrupt = 11, full = 13, cannotOpen = 14
    case constraint = 19, mismatch = 20, authorisation = 23, notADatabase = 26
  }

  var description: String { "SQLite error \(code): \(message)" }
}

/// An open connection to one SQLite file. It closes on every way out.
@safe struct Database: ~Copyable {
  private let handle: OpaquePointer

  /// Opens an existing file, or ":memory:", and never follows a symbolic link. The corresponding C function is `sqlite3_open_v2`.
  ///
  /// A connection is for one thread at a time.
  /// - Parameter toRead: Whether the file is never written, not even to roll back a write that another process left unfinished.
  /// - Throws: `SQLiteError` if SQLite cannot open the file.
  static func open(_ path: String, toRead: Bool = false) throws(SQLiteError) -> Database {
    var handle: OpaquePointer?
    let flags = (toRead ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle = unsafe handle else { throw SQLiteError(code: code, message: "out of memory") }
    let database = unsafe Database(handle: handle)
    guard code == SQLITE_OK else { throw database.error(code) }
    return database
  }

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  /// "close with `sqlite3_close_v2`": a statement may outlive its connection (https://www.sqlite.org/c3ref/close.html).
  deinit { unsafe sqlite3_close_v2(handle) }

  /// Whether the file or its disk is read-only. The corresponding C function is `sqlite3_db_readonly`.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// The key of the row inserted last. The corresponding C function is `sqlite3_last_insert_rowid`.
  var lastInserted: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// The number of rows that the last statement itself changed, triggers apart. The corresponding C function is `sqlite3_changes64`.
  var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// Runs statements that return no rows. The corresponding C function is `sqlite3_exec`.
  /// - Throws: `SQLiteError` if a statement fails.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Compiles one statement. The corresponding C function is `sqlite3_prepare_v2`.
  /// - Throws: `SQLiteError` if SQLite refuses the statement.
  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement = unsafe statement else { throw error(code) }
    return unsafe Statement(handle: statement)
  }

  /// Runs one statement with its values, which are bound in order.
  /// - Throws: `SQLiteError` if the statement fails.
  func run(_ sql: String, _ values: [Value]) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    _ = try statement.step()
  }

  /// Returns the number that a statement finds; 0 if the statement finds no row.
  /// - Throws: `SQLiteError` if the statement fails.
  func number(_ sql: String) throws(SQLiteError) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Runs a body in a transaction, and keeps all of its changes or none.
  ///
  /// `IMMEDIATE`, because a transaction that first reads and then writes fails at once when another writer came between, whatever the
  /// timeout (https://www.sqlite.org/isolation.html).
  /// - Throws: `SQLiteError` if the transaction cannot begin or commit, or what the body throws.
  func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite rolls back some errors by itself. Then this statement fails, which does no harm: nothing was kept either way.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(handle)))
  }
}
