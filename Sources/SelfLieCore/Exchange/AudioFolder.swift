public import SystemPackage

/// A folder of recordings with a list of the sentences said in them.
public struct AudioFolder: Equatable, Sendable {
  /// A recording, and the sentence said in it.
  public struct Item: Equatable, Sendable {
    /// The path of the WAV file.
    public let file: FilePath
    /// The sentence said in the recording.
    public let text: String
  }

  /// The recordings, in the order of the list.
  public let items: [Item]

  /// The file names under which the folder's own list is looked for.
  public static let lists = ["sentences.csv", "sentences.txt"]
  /// The largest number of sentences in a list.
  static let most = 10_000

  /// Reads the list of a folder.
  ///
  /// Each line has a file's name and, after a comma, a semicolon or a tab, the sentence; a file named `.csv` is read by RFC 4180. Empty
  /// lines, lines that begin with #, and a first line that names no WAV file are passed over.
  /// - Parameter list: The list's path; nil for the list in the folder.
  /// - Throws: `FileProblem` if the list cannot be read, `AudioFolderProblem` for a line that cannot be used.
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
        throw AudioFolderProblem(list: found, line: line, why: "it doesn't start with the name of a WAV file in the folder")
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
        // People often write a sentence with commas without quotes around it.
        rows.append((reader.line, Prose.tidied(fields[0]), Prose.tidied(fields.dropFirst().joined(separator: ","))))
      }
    } catch let fault as CSVFault { throw AudioFolderProblem(list: list, line: fault.line, why: fault.description) }
    return rows
  }

  private static func lines(_ bytes: [UInt8], _ list: FilePath) throws -> [(line: Int, name: String, text: String)] {
    var rows: [(line: Int, name: String, text: String)] = []
    for (number, line) in zip(1..., bytes.split(separator: 0x0A, omittingEmptySubsequences: false)) {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw AudioFolderProblem(list: list, line: number, why: "it isn't UTF-8")
      }
      let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { ",;\t".contains($0) }.map { Prose.tidied(String($0)) }
      guard let name = parts.first, !parts.joined().isEmpty, !name.hasPrefix("#") else { continue }
      rows.append((number, name, parts.count > 1 ? parts[1] : ""))
    }
    return rows
  }
}

/// A line of a list of recordings that cannot be used.
public struct AudioFolderProblem: Problem, Equatable {
  /// The path of the list.
  public let list: FilePath
  /// The number of the line, counted from 1.
  public let line: Int
  /// What is wrong with the line.
  public let why: String

  public var description: String { "line \(line) of \(list): \(why); lines look like 'calm.wav, I am calm'" }
  public var status: Status { .badData }
}
