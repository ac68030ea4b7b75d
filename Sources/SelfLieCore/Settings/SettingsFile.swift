public import SystemPackage

/// The settings file, which a person or `config` writes: lines of `name = value`, and comments after a `#`.
struct SettingsFile {
  /// The most bytes of the file: more than all settings with a page of comments each.
  private static let mostBytes = 65_536

  let path: FilePath
  private(set) var text: String

  /// A line that sets a value.
  struct Entry {
    let setting: Setting
    let value: String
    /// The number of the line, counted from 1.
    let line: Int
  }

  /// Reads the file without changing its permissions; nil if there is none.
  /// - Throws: `FileProblem`, `FolderProblem`, or `SettingsProblem` if the file is not UTF-8.
  static func read(in home: Home) throws -> SettingsFile? {
    guard let folder = try Folder.open(home.settings, toRead: true), folder.has(Home.settings) else { return nil }
    return try SettingsFile(path: home.settingsFile, bytes: folder.read(Home.settings, atMost: mostBytes))
  }

  /// Reads the bytes of a settings file.
  /// - Throws: `SettingsProblem.file` with the place of the first byte that is not UTF-8.
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

  /// The lines without their line feeds. Swift reads a carriage return and a line feed as one character, so the split is by scalars.
  private var lines: [String] { text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

  /// The lines that set a value, in order.
  /// - Throws: `SettingsProblem.file` with the place of the first line that cannot be read.
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

  /// The name and the value in a line, without spaces around them. The name is nil in a comment or an empty line, the value without an
  /// equals sign.
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

  /// A text without the spaces around it, with its indices in the line kept.
  private static func trimmed(_ text: Substring) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace }) else {
      return text[text.endIndex...]
    }
    return text[first...last]
  }

  // MARK: Changing it

  /// Sets a value, or with nil removes the setting. Other lines stay as they are, and a wrong line of this setting is replaced.
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

  /// Checks the text and writes the file, readable by its owner alone.
  /// - Throws: `SettingsProblem` if a line is wrong, `FileProblem`, `FolderProblem`.
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
  /// Writes a file under a temporary name, then renames it. If this fails, the old file is still whole.
  /// - Throws: `FileProblem` with the name of the file.
  func replace(_ name: String, contents: [UInt8]) throws(FileProblem) {
    let temporary = Self.temporaryName()
    do throws(FileProblem) {
      try create(temporary, contents: contents)
      try rename(temporary, to: name)
    } catch {
      try? remove(temporary)
      throw error
    }
  }
}

extension Settings {
  /// Sets a value in the settings file, or with nil removes it, so that the default holds.
  /// - Throws: `SettingsProblem`, `FileProblem`, `FolderProblem`; the file is then as before.
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

/// A fault in the settings.
public enum SettingsProblem: Problem {
  /// A fault in a line of the settings file.
  public enum Fault: Sendable {
    case notUTF8
    case invisible(Unicode.Scalar)
    case tooLong
    /// The line has no equals sign, or no name before it.
    case noValue
    case unknown(String)
    /// The setting was set in an earlier line; its number, counted from 1.
    case again(Setting, Int)
    case wrong(String, Setting)
  }

  /// A line of the file cannot be read; line and column are counted from 1, the column in characters.
  case file(FilePath, line: Int, column: Int, Fault)
  /// An environment variable's value is no value of its setting: the variable, the value, the setting.
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
    return "there's no setting '\(start(of: name))'; \(hint)"
  }

  fileprivate static func wrong(_ value: String, _ setting: Setting) -> String {
    let isSeveral = setting.name.hasSuffix("s") && !setting.name.hasSuffix("ss")
    return
      "\(setting.isTold ? "'\(start(of: value))'" : "this") isn't \(isSeveral ? "valid for" : "a valid") \(setting.name); give \(setting.form)"
  }

  /// The first 40 characters, enough to recognise the text.
  private static func start(of text: String) -> String { text.count <= 40 ? text : text.prefix(40) + "..." }
}

extension SettingsProblem.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "this byte isn't UTF-8; write the file in UTF-8"
    case .invisible(let scalar): "\(scalar.codePoint) is invisible; leave it out"
    case .tooLong: "the line is too long; at most \(Prose.mostCharacters) characters can be read"
    case .noValue: "a setting is written as 'name = value', and a comment begins with '#'"
    case .unknown(let name): SettingsProblem.unknown(name)
    case .again(let setting, let line): "\(setting.name) is already set in line \(line); keep one of them"
    case .wrong(let value, let setting): SettingsProblem.wrong(value, setting)
    }
  }
}
