import CSQLite

/// What SQLite refused, in its own words.
struct SQLiteError: Error, Equatable, CustomStringConvertible {
  /// An extended result code; see https://www.sqlite.org/rescode.html.
  let code: Int32
  let message: String

  /// SQLITE_READONLY_DBMOVED: another file has the name that this connection opened.
  static let moved: Int32 = 1032

  /// The low eight bits, which say what kind of trouble it is.
  var primary: Primary? { Primary(rawValue: code & 0xFF) }

  enum Primary: Int32 {
    case error = 1, permission = 3, busy = 5, locked = 6, readOnly = 8, inputOutput = 10, corrupt = 11, full = 13, cannotOpen = 14
    case constraint = 19, mismatch = 20, authorisation = 23, notADatabase = 26
  }

  var description: String { "SQLite error \(code): \(message)" }
}

/// An open connection to one SQLite file. It closes on every way out.
@safe struct Database: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a file that exists, or ":memory:"; never follows a symbolic link. A connection is for one thread at a time. The corresponding C function is `sqlite3_open_v2`.
  /// - Parameter toRead: Only to read: then it changes nothing, not even by finishing what somebody else left half done.
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

  /// Whether the file, or the disk that it is on, may only be read. The corresponding C function is `sqlite3_db_readonly`.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// The key of the row that was inserted last. The corresponding C function is `sqlite3_last_insert_rowid`.
  var lastInserted: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// How many rows the statement before changed, without those that its triggers did. The corresponding C function is `sqlite3_changes64`.
  var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// Runs statements that answer nothing. The corresponding C function is `sqlite3_exec`.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Compiles one statement. The corresponding C function is `sqlite3_prepare_v2`.
  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement = unsafe statement else { throw error(code) }
    return unsafe Statement(handle: statement)
  }

  /// Runs one statement with its values.
  func run(_ sql: String, _ values: [Value]) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    _ = try statement.step()
  }

  /// What a statement answers that answers with one number; 0 if it answers with nothing.
  func number(_ sql: String) throws(SQLiteError) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Runs everything or nothing. `IMMEDIATE`, because a transaction that reads first and then writes fails at once when another
  /// writer came between, whatever the timeout (https://www.sqlite.org/isolation.html).
  func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors roll back by themselves, and then this one fails, which is fine: nothing was kept either way.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(handle)))
  }
}
