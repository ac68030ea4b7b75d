public import SystemPackage

/// The file that a person writes their settings into, or `config` for them: lines of `name = value`, and comments behind a `#`.
struct SettingsFile {
  /// More than all settings with a page of comments each.
  private static let mostBytes = 65_536

  let path: FilePath
  private(set) var text: String

  /// A line that sets something.
  struct Entry {
    let setting: Setting
    let value: String
    /// Counted from 1.
    let line: Int
  }

  /// Nil if there is none. Nothing is changed, not even who may look.
  static func read(in home: Home) throws -> SettingsFile? {
    guard let folder = try Folder.open(home.settings, toRead: true), folder.has(Home.settings) else { return nil }
    return try SettingsFile(path: home.settingsFile, bytes: folder.read(Home.settings, atMost: mostBytes))
  }

  /// - Throws: `SettingsProblem` for bytes that are no text.
  init(path: FilePath, bytes: [UInt8]) throws(SettingsProblem) {
    self.path = path
    do { _ = try UTF8Span(validating: bytes.span) } catch {
      let before = bytes[..<error.byteOffsets.lowerBound]
      let line = String(decoding: before.reversed().prefix { $0 != 0x0A }.reversed(), as: UTF8.self)
      throw .file(path, line: before.count { $0 == 0x0A } + 1, column: line.count + 1, .notUTF8)
    }
    text = String(decoding: bytes, as: UTF8.self)
    // Some editors begin a file with a byte order mark.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
  }

  /// The lines without what ends them. A carriage return and a line feed are one character to Swift, but not here.
  private var lines: [String] { text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

  /// What is set.
  func entries() throws(SettingsProblem) -> [Entry] {
    var entries: [Entry] = []
    for (number, line) in zip(1..., lines) {
      func problem(_ place: String.Index, _ fault: SettingsProblem.Fault) -> SettingsProblem {
        .file(path, line: number, column: line.distance(from: line.startIndex, to: place) + 1, fault)
      }
      do { try Prose.check(line, as: "the line") } catch {
        guard case .invisible(let scalar, let place, _) = error else { throw .file(path, line: number, column: 1, .tooLong) }
        throw .file(path, line: number, column: place, .invisible(scalar))
      }
      let (name, value) = Self.parts(of: line)
      guard let name else { continue }
      guard let value, !name.isEmpty else { throw problem(name.startIndex, .noValue) }
      guard let setting = Setting.all.first(where: { $0.name == name }) else { throw problem(name.startIndex, .unknown(String(name))) }
      if let first = entries.first(where: { $0.setting.name == name }) { throw problem(name.startIndex, .again(setting, first.line)) }
      guard setting.written(String(value)) != nil else { throw problem(value.startIndex, .wrong(String(value), setting)) }
      entries.append(Entry(setting: setting, value: String(value), line: number))
    }
    return entries
  }

  /// The name and the value in a line, without the spaces around them; no name if it has only a comment, no value without an equals sign.
  private static func parts(of line: String) -> (name: Substring?, value: Substring?) {
    var end = line.startIndex
    while end < line.endIndex, line[end] != "#" || end > line.startIndex && !line[line.index(before: end)].isWhitespace {
      end = line.index(after: end)
    }
    let content = trimmed(line[..<end])
    guard !content.isEmpty else { return (nil, nil) }
    guard let sign = content.firstIndex(of: "=") else { return (content, nil) }
    return (trimmed(content[..<sign]), trimmed(content[content.index(after: sign)...]))
  }

  /// Without the spaces around it, at the place where it was.
  private static func trimmed(_ text: Substring) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace }) else {
      return text[text.endIndex...]
    }
    return text[first...last]
  }

  // MARK: Changing it

  /// Sets something, or leaves it to be the default, and leaves every other line as it is, so that a wrong one of this name is mended.
  mutating func change(_ setting: Setting, to value: String?) {
    var isSet = false
    var changed: [String] = []
    for line in lines {
      let (name, old) = Self.parts(of: line)
      guard let name, name == setting.name else {
        changed.append(line)
        continue
      }
      guard let value, !isSet else { continue }
      isSet = true
      changed.append(old.map { line[..<$0.startIndex] + value + line[$0.endIndex...] } ?? "\(setting.name) = \(value)")
    }
    if let value, !isSet {
      let isEnded = changed.last?.isEmpty ?? false
      changed.insert("\(setting.name) = \(value)", at: isEnded ? changed.count - 1 : changed.count)
      if !isEnded { changed.append("") }
    }
    text = changed.joined(separator: "\n")
  }

  /// Writes it in the place of what was there, closed to others.
  func write(in home: Home) throws {
    _ = try entries()
    try Disk.makePrivateFolder(home.settings)
    guard let folder = try Folder.open(home.settings) else {
      throw FileProblem(operation: .create, path: home.settings, reason: .noSuchFileOrDirectory)
    }
    try folder.shut(holding: Home.isName)
    try folder.sweep()
    try folder.replace(Home.settings, contents: Array(text.utf8))
  }
}

extension Folder {
  /// Writes a file in the place of what has its name, if anything has. If it fails, the file is the old one or the new one, and whole.
  func replace(_ name: String, contents: [UInt8]) throws(FileProblem) {
    let temporary = Self.temporaryName()
    try create(temporary, contents: contents)
    do { try rename(temporary, to: name) } catch {
      try? remove(temporary)
      throw error
    }
  }
}

extension Settings {
  /// Sets something in the file, or with nil leaves it to be the default.
  /// - Throws: `SettingsProblem`, `FileProblem`, `FolderProblem`; then the file is as it was.
  public static func set(_ setting: Setting, to value: String?, in home: Home) throws {
    let written = value.map(setting.written)
    if let value, written == .some(nil) { throw SettingsProblem.wrong(value, setting) }
    let new = "# The settings of selflie; 'selflie config' says what there is.\n"
    let there = try SettingsFile.read(in: home)
    guard value != nil || there != nil else { return }
    var file = try there ?? SettingsFile(path: home.settingsFile, bytes: Array(new.utf8))
    file.change(setting, to: written ?? nil)
    try file.write(in: home)
  }
}

/// Something in the settings that cannot be read.
public enum SettingsProblem: Problem {
  public enum Fault: Sendable {
    case notUTF8
    case invisible(Unicode.Scalar)
    case tooLong
    /// There is no equals sign, or no name before it.
    case noValue
    case unknown(String)
    /// It was set before, in a line that is counted from 1.
    case again(Setting, Int)
    case wrong(String, Setting)
  }

  /// Line and column are counted from 1, the column in characters.
  case file(FilePath, line: Int, column: Int, Fault)
  case variable(String, String, Setting)
  case unknown(String)
  case wrong(String, Setting)

  public var description: String {
    switch self {
    case .file(let path, let line, let column, let fault): "\(path):\(line):\(column): \(fault)"
    case .variable(let variable, let value, let setting):
      "\(variable): \(Self.wrong(value, setting))"
    case .unknown(let name): Self.unknown(name)
    case .wrong(let value, let setting): Self.wrong(value, setting)
    }
  }

  public var status: Status {
    if case .file = self { .badData } else { .usage }
  }

  fileprivate static func unknown(_ name: String) -> String {
    let names = Setting.all.map(\.name)
    let hint = Spelling.near(name, in: names).first.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
    return "there is no setting '\(start(of: name))'; \(hint)"
  }

  fileprivate static func wrong(_ value: String, _ setting: Setting) -> String {
    "\(setting.isTold ? "'\(start(of: value))'" : "this") is no value of \(setting.name); it takes \(setting.form)"
  }

  /// As much as shows what was meant.
  private static func start(of text: String) -> String { text.count <= 40 ? text : text.prefix(40) + "..." }
}

extension SettingsProblem.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "this byte is not UTF-8; write the file in UTF-8"
    case .invisible(let scalar): "\(scalar.codePoint) cannot be seen; leave it out"
    case .tooLong: "the line is too long; at most \(Prose.mostCharacters) characters can be read"
    case .noValue: "a setting is written as 'name = value', and a comment begins with '#'"
    case .unknown(let name): SettingsProblem.unknown(name)
    case .again(let setting, let line): "\(setting.name) is set in line \(line) already; leave one of both"
    case .wrong(let value, let setting): SettingsProblem.wrong(value, setting)
    }
  }
}
