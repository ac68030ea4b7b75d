public import SystemPackage

/// A folder of recordings with a list of what is said in them.
public struct AudioFolder: Equatable, Sendable {
  /// A recording, and the sentence that is said in it.
  public struct Item: Equatable, Sendable {
    public let file: FilePath
    public let text: String
  }

  public let items: [Item]

  /// The names of the list that is looked for.
  public static let lists = ["sentences.csv", "sentences.txt"]
  /// What a list may have of sentences.
  static let most = 10_000

  /// Reads the list: each line has a file's name and, behind a comma, a semicolon or a tab, the sentence; in a file named `.csv`, as RFC 4180
  /// has it. Empty lines, those that begin with #, and a first line that names no WAV file are passed over.
  /// - Parameter list: Nil for the one in the folder.
  public init(_ folder: FilePath, list: FilePath? = nil) throws {
    let found = list ?? Self.lists.map { folder.appending($0) }.first(where: Outside.exists) ?? folder.appending(Self.lists[0])
    var bytes = try Disk.read(found, atMost: 1 << 24)
    // Spreadsheets begin a file with a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let rows = found.extension == "csv" ? try Self.table(bytes, found) : try Self.lines(bytes, found)
    var items: [Item] = []
    for (line, name, text) in rows {
      guard let component = FilePath.Component(name), component.kind == .regular, name.lowercased().hasSuffix(".wav") else {
        if items.isEmpty, line == rows.first?.line { continue }
        throw AudioFolderProblem(list: found, line: line, why: "it does not begin with the name of a WAV file in the folder")
      }
      guard !text.isEmpty else { throw AudioFolderProblem(list: found, line: line, why: "it has no sentence") }
      guard items.count < Self.most else { throw AudioFolderProblem(list: found, line: line, why: "there are more than \(Self.most)") }
      items.append(Item(file: folder.appending(component), text: text))
    }
    self.items = items
  }

  private static func table(_ bytes: [UInt8], _ list: FilePath) throws -> [(line: Int, name: String, text: String)] {
    var reader = CSV.Reader(ByteStore(bytes).source())
    var rows: [(line: Int, name: String, text: String)] = []
    do {
      while let fields = try reader.next() {
        if fields == [""] || fields[0].hasPrefix("#") { continue }
        // A list without quotes around a sentence that has commas is what people write.
        rows.append((reader.line, Prose.tidied(fields[0]), Prose.tidied(fields.dropFirst().joined(separator: ","))))
      }
    } catch let fault as CSVFault { throw AudioFolderProblem(list: list, line: fault.line, why: fault.description) }
    return rows
  }

  private static func lines(_ bytes: [UInt8], _ list: FilePath) throws -> [(line: Int, name: String, text: String)] {
    var rows: [(line: Int, name: String, text: String)] = []
    for (number, line) in zip(1..., bytes.split(separator: 0x0A, omittingEmptySubsequences: false)) {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw AudioFolderProblem(list: list, line: number, why: "it is not UTF-8")
      }
      let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { ",;\t".contains($0) }.map { Prose.tidied(String($0)) }
      guard let name = parts.first, !parts.joined().isEmpty, !name.hasPrefix("#") else { continue }
      rows.append((number, name, parts.count > 1 ? parts[1] : ""))
    }
    return rows
  }
}

/// A list of recordings that cannot be read.
public struct AudioFolderProblem: Problem, Equatable {
  public let list: FilePath
  public let line: Int
  public let why: String

  public var description: String { "line \(line) of \(list): \(why); a line is like 'calm.wav, I am calm'" }
  public var status: Status { .badData }
}
