import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

struct JournalTests {
  private let folder: TemporaryFolder
  private let home: Home

  init() throws {
    folder = try TemporaryFolder()
    home = Home(environment: ["SELFLIE_HOME": folder.file("home")], login: "/nowhere")
  }

  private func add(_ text: String, to journal: borrowing Journal) throws -> Affirmation {
    try journal.add(.init(text: text), recording: Clip(samples: [1, 2, 3]), isVerified: true)
  }

  private func repetition(_ kind: Repetition.Kind = .spoken, at time: Double = 0, offset: Int = 3600) -> Repetition {
    Repetition(
      id: Identifier(), started: Date(timeIntervalSince1970: time), offset: offset, kind: kind, confidence: 0.9, duration: 2)
  }

  @Test func `reading a home without a journal makes nothing`() throws {
    #expect(try Journal.openIfThere(in: home) == nil)
    #expect(!FileManager.default.fileExists(atPath: home.data.string))
  }

  @Test func `keeps an affirmation with all that belongs to it`() throws {
    let journal = try Journal.open(in: home)
    let pronunciation = try #require(Pronunciation("n ey1 ow m iy"))
    let draft = try Journal.Draft(
      text: "I'm \"Naomi\"; DROP TABLE affirmation; --", goal: "g", reason: "r", target: 7, strictness: .gentle,
      model: "/models/de", dictionary: "/models/de.dict", pronunciations: ["naomi": [pronunciation]])
    let added = try journal.add(draft, recording: Sounds.silence(seconds: 2), isVerified: true)
    let read = try Journal.open(in: home).affirmation(.number(1))
    #expect(read == added)
    #expect(read.text == "I'm \"Naomi\"; DROP TABLE affirmation; --")
    #expect(read.pronunciations == ["naomi": [pronunciation]])
    #expect(read.strictness == .gentle)
    #expect(read.model == "/models/de")
    #expect(read.dictionary == "/models/de.dict")
    #expect(read.recording?.duration == 2)
    #expect(read.recording?.verified == true)
    #expect(read.target == 7)
  }

  @Test func `a text is kept on one line, otherwise as it was written`() throws {
    let journal = try Journal.open(in: home)
    #expect(try add("  I am\n\tcalm \u{2014} caf\u{E9}! ", to: journal).text == "I am calm \u{2014} caf\u{E9}!")
  }

  @Test func `only what was spoken counts`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal), other = try add("b", to: journal)
    for kind in [Repetition.Kind.spoken, .listened, .spoken, .claimed] { try journal.keep(repetition(kind), of: affirmation) }
    try journal.keep(repetition(), of: other)
    let tally = try journal.tally(of: affirmation)
    #expect(tally == Tally(spoken: 2, listened: 1, claimed: 1))
    #expect(tally.count == 2)
    #expect(try journal.affirmations().map(\.tally.count) == [2, 1])
  }

  @Test func `the same repetition a second time changes nothing`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let repetition = repetition()
    try journal.keep(repetition, of: affirmation)
    try journal.keep(repetition, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
  }

  @Test func `a day is the day where the person was`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    // Half past eleven in the evening of 2 January 1970 in Greenwich is the 3rd in Berlin and the 2nd in New York.
    let evening = 86_400 + 84_600.0
    for offset in [0, 3600, -18_000, 3600] { try journal.keep(repetition(at: evening, offset: offset), of: affirmation) }
    try journal.keep(repetition(.claimed, at: evening), of: affirmation)
    let standing = try journal.standing(of: affirmation)
    #expect(standing.spoken == [Day(number: 1): 2, Day(number: 2): 2])
    #expect(standing.tally == Tally(spoken: 4, claimed: 1))
  }

  @Test func `what is taken back is no longer in the ledger, and nothing else is missing`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let first = repetition(at: 10), second = repetition(at: 20)
    for repetition in [first, second] { try journal.keep(repetition, of: affirmation) }
    try journal.takeBack(second, of: affirmation)
    try journal.takeBack(second, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
    try journal.keep(first, of: affirmation)
    #expect(try journal.tally(of: affirmation).count == 1)
  }

  @Test func `a number is never given twice`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    try journal.remove(try add("b", to: journal))
    #expect(try add("c", to: journal).number == 3)
  }

  @Test func `removing takes the recording and the ledger along`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a secret sentence", to: journal)
    let recording = try #require(affirmation.recording)
    try journal.keep(repetition(), of: affirmation)
    #expect(try journal.clip(of: recording).samples == [1, 2, 3])
    try journal.remove(affirmation)
    #expect(throws: JournalProblem.noAffirmation(.number(1))) { try journal.affirmation(.number(1)) }
    #expect(!FileManager.default.fileExists(atPath: home.file(of: recording).string))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: home.journal.string))
    #expect(bytes.range(of: Data("secret".utf8)) == nil)
  }

  @Test func `a new recording replaces the old one`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let old = try #require(affirmation.recording)
    try journal.replaceRecording(of: affirmation, with: Clip(samples: [2]), isVerified: false)
    let new = try #require(try journal.affirmation(.number(1)).recording)
    #expect(!new.verified)
    #expect(!FileManager.default.fileExists(atPath: home.file(of: old).string))
    #expect(try journal.clip(of: new).samples == [2])
  }

  @Test func `an affirmation that could not be kept leaves no recording`() throws {
    let journal = try Journal.open(in: home)
    #expect(throws: JournalProblem.self) {
      _ = try journal.add(.init(text: "a", target: 0), recording: Clip(samples: [1]), isVerified: true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.data.appending("recordings").string).isEmpty)
    #expect(try journal.affirmations().isEmpty)
  }

  @Test func `finds an affirmation by its number or the start of its id`() throws {
    let journal = try Journal.open(in: home)
    // One letter has sixteen values, so that seventeen ids cannot all begin differently.
    let all = try (0..<17).map { try add("a\($0)", to: journal) }
    for affirmation in all {
      #expect(try journal.affirmation(Reference(String(affirmation.number))) == affirmation)
      #expect(try journal.affirmation(Reference(affirmation.id.description)) == affirmation)
    }
    let letters = Dictionary(grouping: all) { $0.id.description.prefix(1) }
    let (letter, several) = try #require(letters.first { $0.value.count > 1 })
    #expect(throws: JournalProblem.ambiguous(Reference(String(letter)), several.map(\.id))) {
      try journal.affirmation(Reference(String(letter)))
    }
    for nobody in ["0", "18", "abc", "", "1x", "-1", "%", "k'"] {
      #expect(throws: JournalProblem.noAffirmation(Reference(nobody))) { try journal.affirmation(Reference(nobody)) }
    }
  }

  @Test func `everything is closed to others`() throws {
    let journal = try Journal.open(in: home)
    _ = try add("a", to: journal)
    let manager = FileManager.default
    for path in try [home.data.string] + manager.subpathsOfDirectory(atPath: home.data.string).map({ home.data.string + "/" + $0 }) {
      let mode = try #require(manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
      #expect(mode & 0o077 == 0, "\(path)")
    }
  }

  @Test(arguments: [
    ("", Status.badData), ("hello, this is text and no database at all", .badData), (String(repeating: "\0", count: 8192), .badData),
  ])
  func `refuses a file that is none of its own and leaves it alone`(contents: String, status: Status) throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    let file = URL(fileURLWithPath: home.journal.string)
    try Data(contents.utf8).write(to: file)
    let problem = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(problem?.status == status)
    #expect(try Data(contentsOf: file) == Data(contents.utf8))
  }

  @Test func `refuses another program's database, and a newer one of its own`() throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: home.journal.string, contents: nil)
    do {
      let database = try Database.open(home.journal.string)
      try database.execute("CREATE TABLE t (x)")
    }
    let problem = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(problem == .foreign(home.journal, "another program made it"))
    try FileManager.default.removeItem(atPath: home.journal.string)
    _ = try Journal.open(in: home)
    do {
      let database = try Database.open(home.journal.string)
      try database.execute("PRAGMA user_version = 99")
    }
    let newer = #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    #expect(newer == .newer(home.journal, 99))
  }

  @Test func `refuses a link, a folder and a pipe in its place, without waiting`() throws {
    try FileManager.default.createDirectory(atPath: home.data.string, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: home.journal.string, withDestinationPath: "/etc/passwd")
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    try FileManager.default.removeItem(atPath: home.journal.string)
    try FileManager.default.createDirectory(atPath: home.journal.string, withIntermediateDirectories: false)
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
    try FileManager.default.removeItem(atPath: home.journal.string)
    try runTool("mkfifo", [home.journal.string])
    #expect(throws: JournalProblem.self) { _ = try Journal.open(in: home) }
  }

  @Test func `what a crash left unfinished goes after an hour`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    let names = ["kkkk.tmp", "recordings/kkkk.tmp", "kkkk.tmp-journal"]
    let files = (names + ["mine", "recordings/mine"]).map { home.data.appending($0).string }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    try journal.checkReady()
    #expect(files.allSatisfy(FileManager.default.fileExists))
    for file in files { try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: file) }
    try journal.checkReady()
    #expect(files.filter(FileManager.default.fileExists) == files.suffix(2))
    #expect(FileManager.default.fileExists(atPath: home.file(of: try #require(affirmation.recording)).string))
  }

  @Test func `a damaged page is found before a sitting`() throws {
    let journal = try Journal.open(in: home)
    let affirmation = try add("a", to: journal)
    for _ in 0..<500 { try journal.keep(repetition(), of: affirmation) }
    try journal.checkReady()
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: home.journal.string))
    try file.seek(toOffset: UInt64(try file.seekToEnd() - 4096))
    try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try file.close()
    let problem = #expect(throws: JournalProblem.self) { try Journal.open(in: home).checkReady() }
    #expect(problem?.status == .badData)
  }

  @Test func `a transaction that fails leaves nothing`() throws {
    let database = try Database.open(":memory:")
    try database.execute("CREATE TABLE t (x INTEGER PRIMARY KEY)")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws in
        try database.execute("INSERT INTO t VALUES (1)")
        try database.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.primary == .constraint)
    #expect(error?.description == "SQLite error 1555: UNIQUE constraint failed: t.x")
    let statement = try database.prepare("SELECT count(*) FROM t")
    #expect(try statement.step())
    #expect(statement.integer(0) == 0)
  }

  @Test func `values come back as they went in`() throws {
    let database = try Database.open(":memory:")
    let statement = try database.prepare("SELECT ?, ?, ?, ?")
    try statement.bind([.text("a\u{0}b\u{1F600}'"), .integer(.min), .real(0.1), .null])
    #expect(try statement.step())
    #expect(statement.text(0) == "a\u{0}b\u{1F600}'")
    #expect(statement.integer(1) == .min)
    #expect(statement.real(2) == 0.1)
    #expect(statement.text(3) == nil)
  }
}

struct HomeTests {
  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/share/selflie", "/h/.config/selflie"),
    (["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"], "/d/selflie", "/c/selflie"),
    (["HOME": "/h", "XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": ""], "/h/.local/share/selflie", "/h/.config/selflie"),
    (["HOME": "/h", "SELFLIE_HOME": "/s", "XDG_DATA_HOME": "/d"], "/s", "/s"),
    (["HOME": "/h", "SELFLIE_HOME": "s"], "/h/.local/share/selflie", "/h/.config/selflie"),
    (["HOME": "h"], "/login/.local/share/selflie", "/login/.config/selflie"),
    ([:], "/login/.local/share/selflie", "/login/.config/selflie"),
  ])
  func `finds its places`(environment: [String: String], data: String, settings: String) {
    let home = Home(environment: environment, login: "/login")
    #expect(home.data.string == data)
    #expect(home.settings.string == settings)
  }
}

struct IdentifierTests {
  @Test func `is read as it was written, and never mistaken for a number`() {
    let id = Identifier()
    #expect(Identifier(id.description) == id)
    #expect(Reference(id.description) == .prefix(id.description))
    #expect(Set((0..<1000).map { _ in Identifier() }).count == 1000)
  }

  @Test(arguments: ["", "kkkkkkkkkkkkkkkkkkkkkkkj", "kkkkkkkkkkkkkkkkkkkkkkk", "../../../etc/passwd/kkkk", "kkkkkkkkkkkkkkkkkkkkkkkkk"])
  func `refuses what could name another file`(text: String) {
    #expect(Identifier(text) == nil)
  }
}
