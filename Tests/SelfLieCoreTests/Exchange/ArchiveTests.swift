import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct SHA256Tests {
  /// The examples of FIPS 180-4, and the million letters of its predecessor's.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `says what the standard says`(text: String, digits: String) {
    #expect(SHA256.digits(of: Array(text.utf8)) == digits)
  }

  @Test func `says what sha256sum says, however the bytes come`() throws {
    let folder = try TemporaryFolder()
    var dice = SplitMix64(seed: 1)
    var expected = ""
    for length in Array(0...130) + (0..<20).map({ _ in Int.random(in: 131...100_000, using: &dice) }) {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file("\(length)")))
      var sum = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...200, using: &dice))
        sum.add(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      let digits = sum.digits()
      #expect(digits == SHA256.digits(of: bytes))
      expected += "\(digits)  \(folder.file("\(length)"))\n"
    }
    try Data(expected.utf8).write(to: URL(fileURLWithPath: folder.file("sums")))
    try runTool("sha256sum", ["--check", "--strict", "--quiet", folder.file("sums")])
  }
}

struct CSVTests {
  private func read(_ text: String, piece: Int = 65_536) throws -> [[String]] {
    let store = ByteStore(Array(text.utf8))
    let source = store.source()
    var reader = CSV.Reader(ByteSource { try source.read(min(piece, $0)) })
    var records: [[String]] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  /// The rules of RFC 4180, section 2, and the line ends of Unix.
  @Test(arguments: [
    ("aaa,bbb,ccc\r\nzzz,yyy,www\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "www"]]),
    ("aaa,bbb,ccc\r\nzzz,yyy,www", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "www"]]),
    ("aaa,bbb\nzzz,yyy\n", [["aaa", "bbb"], ["zzz", "yyy"]]),
    ("a b, c ,\r\n", [["a b", " c ", ""]]),
    ("\"aaa\",\"b \r\nbb\",\"ccc\"\r\nzzz,yyy,www", [["aaa", "b \r\nbb", "ccc"], ["zzz", "yyy", "www"]]),
    ("\"aaa\",\"b\"\"bb\",\"\"\r\n", [["aaa", "b\"bb", ""]]),
    (",\"\"\n\n\"\"", [["", ""], [""], [""]]),
    ("", []),
  ])
  func `reads what the standard allows`(text: String, records: [[String]]) throws {
    #expect(try read(text) == records)
    #expect(try read(text, piece: 1) == records)
  }

  @Test(arguments: [
    ("a\nb\"c\n", CSVFault.stray("a quote in a field that has none around it", line: 2)),
    ("a\n\"b\"c", .stray("a letter behind a closing quote", line: 2)),
    ("\"a\nb\",\"c\n", .stray("no closing quote", line: 1)),
    ("a\nb\rc", .stray("a carriage return without a line's end", line: 2)),
    ("a\r", .stray("a carriage return without a line's end", line: 1)),
    (String(repeating: ",", count: CSV.mostFields), .tooLong(line: 1)),
    ("\n" + String(repeating: "a", count: CSV.longestRecord + 1), .tooLong(line: 2)),
  ])
  func `says on which line the rest is wrong`(text: String, fault: CSVFault) {
    #expect(throws: fault) { try read(text) }
  }

  @Test func `refuses what is not UTF-8`() {
    var reader = CSV.Reader(ByteStore([0x61, 0x0A, 0x62, 0xFF]).source())
    #expect(throws: CSVFault.notUTF8(line: 2)) { while try reader.next() != nil {} }
  }

  @Test func `reads what it wrote, whatever it is`() throws {
    var texts = HostileText(seed: 3)
    for _ in 0..<300 {
      let fields = (0..<Int.random(in: 1...6, using: &texts.generator)).map { _ in texts.text(atMost: 500) }
      let read = try read(String(decoding: CSV.record(fields), as: UTF8.self))
      #expect(read.map { $0.map { Array($0.utf8) } } == [fields.map { Array($0.utf8) }])
    }
  }

  @Test func `takes formulas from spreadsheets only`() {
    #expect(["=1+1", " +1", "-1", "@a", "\u{FF1D}1"].map(CSV.defused) == ["'=1+1", "' +1", "'-1", "'@a", "'\u{FF1D}1"])
    #expect(["I am calm", "", "1-1", "a=b"].map(CSV.defused) == ["I am calm", "", "1-1", "a=b"])
    #expect(CSV.record(["=1+1"]) == Array("=1+1\r\n".utf8))
  }
}

struct TarTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let files: [(String, [UInt8])] = [
    ("selflie/a.txt", Array("I am calm\n".utf8)), ("selflie/empty", []), ("selflie/recordings/block", [UInt8](repeating: 7, count: 512)),
    ("selflie/recordings/long", (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }),
  ]

  static func archive(_ files: [(String, [UInt8])] = files) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = Tar.Writer(ByteSink { bytes += $0 }, modified: 1_700_000_000)
    try writer.folder("selflie")
    for (path, contents) in files {
      try writer.file(path, size: contents.count)
      for start in stride(from: 0, to: contents.count, by: 3000) { try writer.write(Array(contents[start...].prefix(3000))) }
    }
    try writer.end()
    return bytes
  }

  static func read(_ bytes: [UInt8]) throws -> [(String, [UInt8])] {
    var reader = Tar.Reader(ByteStore(bytes).source())
    var files: [(String, [UInt8])] = []
    while let entry = try reader.next() {
      var contents: [UInt8] = []
      while let piece = try reader.read() { contents += piece }
      #expect(contents.count == entry.size)
      files.append((entry.path, contents))
    }
    return files
  }

  private func save(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
    return folder.file(name)
  }

  @Test func `tar unpacks what it wrote, closed to others`() throws {
    let file = try save(Self.archive(), "a.tar")
    #expect(
      try runTool("tar", ["tvf", file]).split(separator: "\n").map { $0.prefix(10) } == ["drwx------"]
        + Self.files.map { _ in "-rw-------" })
    try runTool("tar", ["xf", file, "-C", folder.path])
    for (path, contents) in Self.files { #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(path))) == Data(contents)) }
  }

  @Test func `reads what it wrote, and where in the archive it is`() throws {
    let bytes = try Self.archive()
    let read = try Self.read(bytes)
    #expect(read.map(\.0) == Self.files.map(\.0))
    #expect(read.map(\.1) == Self.files.map(\.1))
    var reader = Tar.Reader(ByteStore(bytes).source())
    for (path, contents) in Self.files {
      #expect(try reader.next() == Tar.Entry(path: path, size: contents.count))
      #expect(Array(bytes[reader.position...].prefix(contents.count)) == contents)
    }
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    ["--format=gnu"], ["--format=ustar"], ["--format=posix"], ["--format=v7"], ["--format=pax", "--pax-option=exthdr.name=%d/x"],
    ["--blocking-factor=1"], ["--blocking-factor=200"], ["--numeric-owner", "--format=oldgnu"], ["--sort=name", "--owner=naomi:1"],
  ])
  func `reads what tar made of the unpacked folder`(options: [String]) throws {
    try runTool("tar", ["xf", save(Self.archive(), "a.tar"), "-C", folder.path])
    for (arguments, prefix) in [(["selflie"], "selflie/"), (["./selflie"], "selflie/"), (["-C", "selflie", "."], "")] {
      try runTool("tar", options + ["-C", folder.path, "-cf", folder.file("b.tar")] + arguments)
      let read = try Self.read(Array(Data(contentsOf: URL(fileURLWithPath: folder.file("b.tar")))))
      let expected = Self.files.map { (prefix + $0.0.dropFirst("selflie/".count), $0.1) }
      #expect(read.sorted { $0.0 < $1.0 }.map(\.0) == expected.map(\.0).sorted())
      #expect(Dictionary(uniqueKeysWithValues: read) == Dictionary(uniqueKeysWithValues: expected))
    }
  }

  @Test func `writes what was announced, or notices`() throws {
    var writer = Tar.Writer(ByteSink { _ in }, modified: 0)
    try writer.file("a", size: 3)
    #expect(throws: TarFault.changed) { try writer.write([1, 2, 3, 4]) }
    try writer.write([1, 2])
    #expect(throws: TarFault.changed) { try writer.end() }
  }
}

/// Replica made of dice: few ids and few values, so that two of them have much in common and contradict each other in all the rest.
struct World {
  var dice: SplitMix64
  private var names = SplitMix64(seed: 99)
  private let affirmations: [Identifier], edits: [Identifier], lines: [Identifier], recordings: [Identifier]

  init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
    var names = SplitMix64(seed: 99)
    func some(_ count: Int) -> [Identifier] { (0..<count).map { _ in Identifier(using: &names) } }
    (affirmations, edits, lines, recordings) = (some(5), some(6), some(25), some(30))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
  private mutating func isSo(_ chances: Int) -> Bool { number(1...chances) == 1 }
  private mutating func one<Element>(_ all: [Element]) -> Element { all[number(0...all.count - 1)] }

  mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    for id in affirmations where isSo(12) { snapshot.removedIDs.insert(id) }
    for (place, id) in affirmations.enumerated() where !snapshot.removedIDs.contains(id) && !isSo(4) {
      snapshot.histories[id] = history(id, place)
    }
    for (place, id) in affirmations.enumerated() where isSo(3) {
      let older = affirmations[number(0...place)]
      if older != id, snapshot.histories[id] != nil, snapshot.histories[older] != nil {
        snapshot.allJoins.insert(Join(id: id, older: older))
      }
    }
    for (place, id) in lines.enumerated() where !isSo(3) {
      let affirmation = affirmations[place % affirmations.count]
      if snapshot.histories[affirmation] != nil { snapshot.lines[id] = line(id, of: affirmation) }
    }
    return snapshot
  }

  private mutating func value(of field: Edit.Field) -> String? {
    switch field {
    case .text: one(["I am calm", "I am \"calm\", and quiet", "=1+1", "Caf\u{E9}"])
    case .target: one(["1", "1000", "5000"])
    case .goal: one(["to speak", nil, "to listen, and to speak"])
    case .skip: one([nil, "sat,sun"])
    case .pauses: one([nil, "2026-12-24..2026-12-31", "2026-12-24,2027-01-02"])
    default: one([nil, "N EY OW M IY", "N EY OW M IY\nN AY OW M IY"])
    }
  }

  private mutating func history(_ id: Identifier, _ place: Int) -> History {
    var values: [Edit.Field: String] = [.text: "I am calm", .target: "1000", .strictness: "normal", .archived: "0"]
    if isSo(3) { values[.text] = value(of: .text) }
    let fields: [Edit.Field] = [.text, .target, .goal, .skip, .pauses, .pronunciation("naomi")]
    let edits = edits.filter { _ in isSo(3) }.map { id in
      let field = one(fields)
      return Edit(id: id, made: 1_800_000_000_000 + number(0...3), field: field, old: value(of: field), new: value(of: field))
    }
    let recordings = recordings[(6 * place)..<(6 * place + 6)].filter { _ in isSo(2) }.map {
      KeptRecording(
        id: $0, text: one(["I am calm", "Caf\u{E9}", "=1+1"]), made: 1_800_000_000_000 + number(0...2), duration: Double(number(1...3)) / 3,
        isVerified: isSo(2))
    }
    return History(
      id: id, created: 1_700_000_000_123 + place, values: values, model: isSo(3) ? "/usr/share/model" : nil, edits: edits,
      recordings: recordings
    ).settled
  }

  private mutating func line(_ id: Identifier, of affirmation: Identifier) -> LedgerLine {
    var evidence: Repetition.Assessment?
    if isSo(2) {
      evidence = Repetition.Assessment(
        objection: one([nil, 0, 12.25, -0.1]), reason: one(Repetition.Reason.allCases), missing: one([[], ["calm"], ["i'm", "calm"]]),
        heard: one([[], ["not"]]))
    }
    return LedgerLine(
      affirmation: affirmation,
      repetition: Repetition(
        id: id, started: Date(timeIntervalSince1970: 1_800_000_000.001 + Double(number(-2...2)) * 86_399.5),
        offset: one([-18_000, 0, 20_700]),
        kind: one(Repetition.Kind.allCases), confidence: Double(number(0...10)) / 10, duration: Double(number(0...30)) / 7,
        evidence: evidence,
        device: one([nil, "default", "hw:0,1", "\"=x\""]), isTakenBack: isSo(4), changed: one([0, 0, 1_800_000_000_000, 1_800_000_000_001]))
    )
  }
}

/// A snapshot with sounds.
struct Sounding: Replica {
  var snapshot: Snapshot
  var lost: Set<Identifier> = []

  static func clip(_ id: Identifier) -> Clip { Clip(samples: Array(id.description.utf8).map { Int16($0) * 50 }) }

  func removed() -> [Identifier] { snapshot.removed() }
  func joins() -> Set<Join> { snapshot.joins() }
  func eachHistory(_ body: (History) throws -> Void) throws { try snapshot.eachHistory(body) }
  func eachLine(_ body: (LedgerLine) throws -> Void) throws { try snapshot.eachLine(body) }
  func sound(of recording: Identifier) -> Clip? { lost.contains(recording) ? nil : Self.clip(recording) }
}

extension Archive {
  /// All that a snapshot says, as an archive.
  static func bytes(of replica: some Replica) throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try write(replica, to: ByteSink { bytes += $0 }, named: "a.tar", program: "0.0", made: Date(timeIntervalSince1970: 1_700_000_000))
    return bytes
  }

  static func reading(_ bytes: [UInt8]) throws -> Archive { try Archive(reading: ByteStore(bytes), named: "a.tar") }
}

struct MergingTests {
  @Test func `merging is commutative, idempotent and associative`() {
    var world = World(seed: 4)
    for _ in 0..<400 {
      let (a, b, c) = (world.snapshot(), world.snapshot(), world.snapshot())
      let both = a.merged(with: b)
      #expect(both == b.merged(with: a))
      #expect(a.merged(with: a) == a)
      #expect(both.merged(with: a) == both && both.merged(with: both) == both)
      #expect(both.merged(with: c) == a.merged(with: b.merged(with: c)))
    }
  }

  @Test func `the last edit says what a field says, the last change what a line is, and what was removed stays away`() throws {
    var names = SplitMix64(seed: 1)
    let id = Identifier(using: &names), early = Identifier(using: &names), late = Identifier(using: &names),
      line = Identifier(using: &names)
    let base: [Edit.Field: String] = [.text: "I am calm", .target: "1000", .strictness: "normal", .archived: "0"]
    func snapshot(_ edits: [Edit], kind: Repetition.Kind, changed: Int) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.histories[id] = History(id: id, created: 0, values: base, edits: edits).settled
      snapshot.lines[line] = LedgerLine(
        affirmation: id,
        repetition: Repetition(
          id: line, started: Date(timeIntervalSince1970: 0), offset: 0, kind: kind, confidence: 1, duration: 1, changed: changed))
      return snapshot
    }
    let one = snapshot(
      [
        Edit(id: early, made: 1, field: .target, old: "1000", new: "100"), Edit(id: late, made: 3, field: .goal, old: nil, new: "to speak"),
      ],
      kind: .rejected, changed: 0)
    let other = snapshot(
      [
        Edit(id: late, made: 2, field: .target, old: "1000", new: "200"),
        Edit(id: early, made: 2, field: .goal, old: nil, new: "to listen"),
      ],
      kind: .claimed, changed: 5)
    let merged = try #require(one.merged(with: other).histories[id])
    #expect(merged.values == base.merging([.target: "200", .goal: "to speak"]) { $1 })
    #expect(merged.edits.count == 4)
    #expect(one.merged(with: other).lines[line]?.repetition.kind == .claimed)
    var removing = Snapshot()
    removing.removedIDs = [id]
    #expect(one.merged(with: removing).merged(with: other) == removing)
  }
}

struct ArchiveTests {
  private let folder: TemporaryFolder
  private let snapshot: Snapshot
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    var world = World(seed: 5)
    snapshot = world.snapshot()
    bytes = try Archive.bytes(of: Sounding(snapshot: snapshot))
  }

  /// The files of an archive, to be changed.
  private func files() throws -> [String: [UInt8]] { Dictionary(uniqueKeysWithValues: try TarTests.read(bytes)) }

  /// An archive of changed files, with checksums that are right.
  private func pack(_ files: [String: [UInt8]]) throws -> [UInt8] {
    var files = files
    files["selflie/SHA256SUMS"] = nil
    let sums = files.sorted { $0.key < $1.key }.map { "\(SHA256.digits(of: $0.value))  \($0.key.dropFirst("selflie/".count))\n" }.joined()
    return try TarTests.archive(files.sorted { $0.key < $1.key } + [("selflie/SHA256SUMS", Array(sums.utf8))])
  }

  @Test func `reads what it wrote`() throws {
    var world = World(seed: 6)
    for _ in 0..<60 {
      let snapshot = world.snapshot()
      let archive = try Archive.reading(Archive.bytes(of: Sounding(snapshot: snapshot)))
      #expect(try Snapshot(archive) == snapshot)
      for recording in snapshot.histories.values.flatMap(\.recordings) {
        #expect(try archive.sound(of: recording.id) == Sounding.clip(recording.id))
      }
      #expect(archive.manifest.lines == snapshot.lines.count && archive.manifest.affirmations == snapshot.histories.count)
    }
  }

  @Test func `tar and sha256sum accept it, and all of it can be read without selflie`() throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a.tar")))
    try runTool("tar", ["xf", folder.file("a.tar"), "-C", folder.path])
    let home = folder.file("selflie")
    try runTool("env", ["-C", home, "sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"])
    let listed = try String(contentsOfFile: home + "/SHA256SUMS", encoding: .utf8).split(separator: "\n").map { String($0.dropFirst(66)) }
    let found = try runTool("find", [home, "-type", "f", "-printf", "%P %m\n"]).split(separator: "\n").map(String.init)
    #expect(Set(listed.map { $0 + " 600" } + ["SHA256SUMS 600"]) == Set(found))

    func json(_ name: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: home + "/" + name)))
    }
    let manifest = try #require(json("manifest.json") as? [String: Any])
    #expect(manifest["format"] as? Int == 1 && manifest["program"] as? String == "0.0" && manifest["lines"] as? Int == snapshot.lines.count)
    let affirmations = try #require(json("affirmations.json") as? [[String: Any]])
    #expect(affirmations.count == snapshot.histories.count + snapshot.removedIDs.count)
    for recording in snapshot.histories.values.flatMap(\.recordings) {
      #expect(try WAV.read(FilePath("\(home)/recordings/\(recording.id).wav")) == Sounding.clip(recording.id))
    }
  }

  @Test(arguments: ["gnu", "posix", "ustar"]) func `reads the unpacked folder as tar packs it again`(format: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a.tar")))
    try runTool("tar", ["xf", folder.file("a.tar"), "-C", folder.path])
    for arguments in [["selflie"], ["--sort=name", "./selflie"], ["-C", "selflie", "."]] {
      try runTool("tar", ["--format=\(format)", "-C", folder.path, "-cf", folder.file("b.tar")] + arguments)
      let again = Array(try Data(contentsOf: URL(fileURLWithPath: folder.file("b.tar"))))
      #expect(try Snapshot(Archive.reading(again)) == snapshot)
    }
  }

  @Test func `a recording whose file is lost is left out, and told`() throws {
    let recordings = snapshot.histories.values.flatMap(\.recordings).map(\.id)
    let lost = try #require(recordings.first)
    var bytes: [UInt8] = []
    let written = try Archive.write(
      Sounding(snapshot: snapshot, lost: [lost]), to: ByteSink { bytes += $0 }, named: "a.tar", program: "0.0")
    #expect(written.lost == [lost])
    let read = try Snapshot(Archive.reading(bytes))
    #expect(Set(read.histories.values.flatMap(\.recordings).map(\.id)) == Set(recordings).subtracting([lost]))
    #expect(read.lines == snapshot.lines)
  }

  @Test func `what no other machine would understand is written as the nearest that it does`() throws {
    let id = try #require(snapshot.histories.keys.first), line = Identifier()
    var odd = snapshot
    odd.lines = [
      line: LedgerLine(
        affirmation: id,
        repetition: Repetition(
          id: line, started: .distantPast.addingTimeInterval(-1e15), offset: .max, kind: .rejected, confidence: .nan, duration: -.infinity,
          evidence: Repetition.Assessment(objection: .infinity, missing: ["", "two words", "calm", "\u{1B}[2J"]), device: "a\nb",
          changed: .max))
    ]
    let read = try #require(try Snapshot(Archive.reading(Archive.bytes(of: Sounding(snapshot: odd)))).lines[line]?.repetition)
    #expect(read.started == Date(timeIntervalSince1970: -62_135_596_800) && read.offset == 172_800 && read.confidence == 0)
    #expect(read.duration == 0 && read.evidence == Repetition.Assessment(objection: 1e9, missing: ["calm"]) && read.device == nil)
    #expect(read.changed == 253_402_300_799_999)
  }

  @Test func `a newer archive is refused, whatever else is in it`() throws {
    var newer = try files()
    newer["selflie/manifest.json"] = Array("{\"format\": 2}".utf8)
    newer["selflie/voices.bin"] = [1]
    // As it is written: the manifest comes first.
    let ordered = newer.sorted { ($0.key.hasSuffix("manifest.json") ? 0 : 1, $0.key) < ($1.key.hasSuffix("manifest.json") ? 0 : 1, $1.key) }
    let problem = #expect(throws: ArchiveProblem.self) { try Archive.reading(TarTests.archive(ordered)) }
    #expect(problem?.fault == .newer(2) && problem?.status == .badData)
    #expect(problem?.description == "can't read a.tar: it was made by a newer selflie (its format is 2); update selflie")
  }

  @Test func `an archive of 2026, with a ledger in JSON beside the table, is read`() throws {
    var old = try files()
    old["selflie/ledger.json"] = Array("[\n]\n".utf8)
    func archive(sum: Substring) throws -> [UInt8] {
      old["selflie/SHA256SUMS"] = try (files()["selflie/SHA256SUMS"] ?? []) + Array("\(sum)  ledger.json\n".utf8)
      func order(_ name: String) -> (Int, String) { (name.hasSuffix("manifest.json") ? 0 : 1, name) }
      return try TarTests.archive(old.sorted { order($0.key) < order($1.key) })
    }
    let sum = try runTool("sh", ["-c", "printf '[\\n]\\n' | sha256sum"]).prefix(64)
    #expect(try Snapshot(Archive.reading(archive(sum: sum))) == snapshot)
    let wrong = String(repeating: "0", count: 64)
    #expect(throws: ArchiveProblem(name: "a.tar", fault: .sum("ledger.json"))) { try Archive.reading(archive(sum: wrong[...])) }
  }

  @Test(arguments: ["manifest.json", "affirmations.json", "ledger.csv"])
  func `a file that is missing, or not what it was, is noticed`(name: String) throws {
    var changed = try files()
    changed["selflie/\(name)"] = nil
    let order = { (name: String) in (name.hasSuffix("manifest.json") ? 0 : 1, name) }
    func archive(_ files: [String: [UInt8]]) throws -> [UInt8] { try TarTests.archive(files.sorted { order($0.key) < order($1.key) }) }
    #expect(throws: ArchiveProblem(name: "a.tar", fault: .missing(name))) { try Archive.reading(archive(changed)) }
    changed = try files()
    changed["selflie/\(name)"]?.append(0x20)
    #expect(throws: ArchiveProblem(name: "a.tar", fault: .sum(name))) { try Archive.reading(archive(changed)) }
  }

  /// What somebody could write who also writes the checksums: a text in a file, what is put in its place, and what is said.
  @Test(arguments: [
    ("ledger.csv", ",spoken,", ",shouted,", "it isn't a ledger line"),
    ("ledger.csv", ",0.5,", ",1.5,", "it isn't a ledger line"),
    ("ledger.csv", ",0.5,", ",nan,", "it isn't a ledger line"),
    ("ledger.csv", ",0.5,", ",0x1p-1,", "it isn't a ledger line"),
    ("ledger.csv", ",-18000,", ",-9999999999999999999,", "it isn't a ledger line"),
    ("ledger.csv", "Z,0,", "Z,172801,", "it isn't a ledger line"),
    ("ledger.csv", ",2027-01-1", ",2027-02-3", "it isn't a ledger line"),
    ("ledger.csv", ",default,", ",de\u{1B}fault,", "it isn't a ledger line"),
    ("ledger.csv", ",default,", ",\"default,", "there is "),
    ("ledger.csv", "confidence", "sureness", "the names of the columns are others"),
    ("affirmations.json", "\"normal\"", "\"lax\"", "a field says what it can't say"),
    ("affirmations.json", "\"target\":\"1000\"", "\"target\":\"0\"", "a field says what it can't say"),
    ("affirmations.json", "\"target\":\"1000\"", "\"target\":\"99999999999999999999\"", "a field says what it can't say"),
    ("affirmations.json", "\"text\":\"I am calm\"", "\"text\":\"I am \\u202Ecalm\"", "a field says what it can't say"),
    ("affirmations.json", "\"archived\":\"0\"", "\"unknown\":\"0\"", "a field says what it can't say"),
    ("affirmations.json", "\"archived\":\"0\",", "", "a field is missing"),
    // What `add` would refuse, because it cannot be spoken.
    ("affirmations.json", "\"text\":\"", "\"text\":\"'\u{301}$(touch made)'\u{301} ", "a field says what it can't say"),
    ("affirmations.json", "/usr/share/model", "usr/share/model", "a path can't be read"),
    ("affirmations.json", "\"seconds\":", "\"seconds\":-", "a recording can't be read"),
    ("affirmations.json", "\"seconds\":", "\"seconds\":1e999,\"x\":", "it isn't an affirmation"),
    ("affirmations.json", "\"created\":\"2023", "\"created\":\"20233", "a time can't be read"),
    ("affirmations.json", "[\n", "[ \n", "it doesn't start with [ alone"),
    ("affirmations.json", "\n]\n", "\n", "the end is missing"),
    ("affirmations.json", "\n]\n", "\n]\n]\n", "something follows the end"),
    ("affirmations.json", "{", "[[[[{", "it isn't an affirmation"),
    ("manifest.json", "\"lines\":", "\"lines\":1", "its counts don't match the archive"),
    ("manifest.json", "\"format\":1", "\"format\":0", "it can't be read"),
    ("manifest.json", "2023", "9999999", "it can't be read"),
  ])
  func `what selflie would not have written is refused`(name: String, old: String, new: String, why: String) throws {
    var changed = try files()
    let text = String(decoding: try #require(changed["selflie/\(name)"]), as: UTF8.self)
    let place = try #require(text.range(of: old), "\(text)")
    changed["selflie/\(name)"] = Array(text.replacingCharacters(in: place, with: new).utf8)
    let problem = #expect(throws: ArchiveProblem.self) { try Archive.reading(pack(changed)) }
    #expect(problem?.description.contains(why) == true, "\(problem?.description ?? "")")
    #expect(problem?.description.contains("'\(name)'") == true)
  }

  @Test func `texts are composed as typed ones are`() throws {
    var history = try #require(snapshot.histories.values.first)
    let typed = "I am at a caf\u{E9}", decomposed = "I am at a cafe\u{301}"
    history.values[.text] = decomposed
    history.edits = []
    history.recordings = history.recordings.map {
      KeptRecording(id: $0.id, text: decomposed, made: $0.made, duration: $0.duration, isVerified: $0.isVerified)
    }
    let read = try HistoryRecord(history).history(nil)
    for text in [read.values[.text] ?? ""] + read.recordings.map(\.text) {
      #expect(text.unicodeScalars.elementsEqual(typed.unicodeScalars))
    }
  }

  @Test func `a time that no header can say is the nearest one that it can`() throws {
    for year in [-1.0, 5e9, 9e15] {
      var bytes: [UInt8] = []
      let made = Date(timeIntervalSince1970: year * 1.7)
      _ = try Archive.write(snapshot, to: ByteSink { bytes += $0 }, named: "a.tar", program: "0.1.0", made: made)
      #expect(try Snapshot(Archive.reading(bytes)).lines == snapshot.lines)
    }
  }

  @Test func `a line without an end is the last one`() throws {
    var changed = try files()
    for name in ["affirmations.json", "ledger.csv"] {
      while changed["selflie/\(name)"]?.last.map({ [0x0A, 0x0D].contains($0) }) == true { changed["selflie/\(name)"]?.removeLast() }
    }
    #expect(try Snapshot(Archive.reading(pack(changed))) == snapshot)
  }

  @Test func `every file is there once, has its checksum, and is no larger than it can be`() throws {
    let files = try files().filter { $0.key != "selflie/SHA256SUMS" }.sorted { $0.key < $1.key }
    func fault(_ files: [(String, [UInt8])], without sum: String? = nil) throws -> ArchiveFault? {
      let sums = files.filter { $0.0 != sum }.map { "\(SHA256.digits(of: $0.1))  \($0.0.dropFirst("selflie/".count))\n" }.joined()
      let bytes = try TarTests.archive(files + [("selflie/SHA256SUMS", Array(sums.utf8))])
      do { _ = try Archive.reading(bytes) } catch let problem as ArchiveProblem { return problem.fault }
      return nil
    }
    #expect(try fault(files.map { ($0.key, $0.value) }) == nil)
    let table = try #require(files.first { $0.key == "selflie/ledger.csv" })
    for (name, _) in files {
      #expect(
        try fault(files.map { ($0.key, $0.value) }, without: name)
          == .content("SHA256SUMS", line: nil, "it doesn't list every file once"), "\(name)")
    }
    #expect(try fault(files.map { ($0.key, $0.value) } + [table]) == .twice(table.key))
    let wide = files.map { ($0.key, $0.key.hasSuffix("manifest.json") ? $0.value + [UInt8](repeating: 0x20, count: 65_536) : $0.value) }
    #expect(try fault(wide) == .tar(.size("selflie/manifest.json")))
  }

  @Test func `a field says what its last edit says, and an edit only what could be said`() throws {
    let made = 1_800_000_000_000
    func read(_ old: String?, _ new: String?, seconds: Double = 1) throws -> History {
      let history = History(
        id: Identifier(), created: made, values: [.text: "I am calm", .target: "1000", .strictness: "normal", .archived: "0"],
        edits: [Edit(id: Identifier(), made: made, field: .target, old: old, new: new)],
        recordings: [KeptRecording(id: Identifier(), text: "I am calm", made: made, duration: 1, isVerified: true)])
      var record = HistoryRecord(history)
      record.recordings?[0].seconds = seconds
      return try record.history(nil)
    }
    #expect(try read("1000", "200", seconds: 86_400).values[.target] == "200")
    for (old, new) in [("0", "200"), ("1000", "0"), (nil, "200"), ("1000", nil), ("1000", "0200"), ("1000", "1000001")] {
      #expect(throws: ArchiveFault.content("affirmations.json", line: nil, "an edit can't be read")) { try read(old, new) }
    }
    for seconds in [86_400.5, -1] {
      #expect(throws: ArchiveFault.content("affirmations.json", line: nil, "a recording can't be read")) {
        try read("1000", "200", seconds: seconds)
      }
    }
  }

  @Test func `lines, ids and recordings belong together`() throws {
    func fault(_ change: (inout [String: [UInt8]]) throws -> Void) throws -> String {
      var changed = try files()
      try change(&changed)
      let problem = #expect(throws: ArchiveProblem.self) { try Archive.reading(pack(changed)) }
      return problem?.description ?? ""
    }
    func replacing(_ old: Identifier, _ new: Identifier, in file: [UInt8]?) throws -> [UInt8] {
      Array(String(decoding: try #require(file), as: UTF8.self).replacingOccurrences(of: old.description, with: new.description).utf8)
    }
    let affirmation = try #require(snapshot.lines.values.first?.affirmation)
    let recording = try #require(snapshot.histories.values.flatMap(\.recordings).first?.id)
    #expect(
      try fault { $0["selflie/ledger.csv"] = try replacing(affirmation, Identifier(), in: $0["selflie/ledger.csv"]) }
        .hasSuffix("its affirmation isn't in the archive"))
    let owners = snapshot.histories.values.filter { !$0.recordings.isEmpty }.compactMap(\.recordings.first?.id)
    #expect(
      try fault { $0["selflie/affirmations.json"] = try replacing(owners[0], owners[1], in: $0["selflie/affirmations.json"]) }
        .hasSuffix("a recording is in it twice"))
    let two = snapshot.histories.keys.prefix(2).map { $0 }
    #expect(
      try fault { $0["selflie/affirmations.json"] = try replacing(two[0], two[1], in: $0["selflie/affirmations.json"]) }
        .hasSuffix("its id is none, or not new"))
    let free = try #require(snapshot.histories.keys.first { id in !snapshot.allJoins.contains { $0.id == id } })
    let absent = "an affirmation is joined to one that isn't in the archive", bad = "an id can't be read"
    for (name, why) in [(Identifier().description, absent), ("x", bad), (free.description, bad)] {
      #expect(
        try fault {
          let records = String(decoding: try #require($0["selflie/affirmations.json"]), as: UTF8.self), id = #""id":"\#(free)""#
          $0["selflie/affirmations.json"] = Array(records.replacing(id, with: #"\#(id),"joined":["\#(name)"]"#).utf8)
        }.hasSuffix(why), "\(name)")
    }
    #expect(
      try fault { $0["selflie/recordings/\(Identifier()).wav"] = WAV.bytes(of: Clip(samples: [1])) }
        .hasSuffix("no affirmation has this recording"))
    #expect(
      try fault { $0["selflie/recordings/\(recording).wav"]?.removeLast() }.hasSuffix("it's shorter than it claims"))
    #expect(try fault { $0["selflie/recordings/\(recording).txt"] = [1] }.hasSuffix("isn't one of selflie's files"))
  }

  @Test func `what changes between two readings is noticed`() throws {
    var bytes = bytes
    let archive = try Archive(reading: ByteStore { start, most in Array(bytes.dropFirst(start).prefix(most)) }, named: "a.tar")
    #expect(try Snapshot(archive) == snapshot)
    // What would be a line too.
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: ",listened,".utf8) })
    bytes.replaceSubrange(place..<place + 10, with: ",rejected,".utf8)
    #expect(throws: ArchiveProblem(name: "a.tar", fault: .sum("ledger.csv"))) { try archive.eachLine { _ in } }
  }
}
