import Foundation
import SystemPackage
import Testing

@testable import SelfLieCore

extension Reliability.AtOnce {
  struct MigrationTests {
    @Test(arguments: Fixture.versions)
    func `a journal of every version opens with the same counts`(version: Int) async throws {
      let rehearsal = try await Rehearsal.shared(), fixture = try Fixture(version: version, rehearsal)
      let before = try fixture.counts()
      #expect(before == Fixture.counts)
      for _ in 1...2 { #expect(Fixture.whatIsWrong(in: fixture.selflie) == []) }
      #expect(try fixture.version() == Fixture.newest)
      // What was there before is kept as it was, for its owner alone.
      let home = fixture.selflie.place, copies = try Journal.backups(in: home)
      #expect(copies.count == (version < Fixture.newest ? 1 : 0))
      for copy in copies {
        let path = home.file(of: copy).string
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        let database = try Database.open(path)
        #expect(try database.number("PRAGMA user_version") == version)
        #expect(try database.number("SELECT count(*) FROM repetition") == 77)
      }
    }

    @Test(arguments: Fixture.versions)
    func `a journal of every version is read as it is`(version: Int) async throws {
      let fixture = try Fixture(version: version, try await Rehearsal.shared())
      let contents = try Journal.openToRead(in: fixture.selflie.place, dayEnds: 0)?.contents()
      #expect(contents?.affirmations == 3 && contents?.repetitions == 77)
      #expect(try fixture.version() == version)
    }

    @Test func `a newer journal is refused and left as it is`() async throws {
      let rehearsal = try await Rehearsal.shared(), fixture = try Fixture(version: Fixture.newest, rehearsal)
      try fixture.execute("PRAGMA user_version = \(Fixture.newest + 1)")
      let file = URL(fileURLWithPath: fixture.selflie.place.journal.string), bytes = try Data(contentsOf: file)
      for command in [["list"], rehearsal.practice(1), rehearsal.add, rehearsal.record, ["remove", "1", "--yes"], ["show", "1"]] {
        let result = try await fixture.selflie.run(command)
        #expect(result.status == 65, "\(command)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("was made by a newer selflie"))
        #expect(result.errors.split(separator: "\n").count == 1)
      }
      #expect(try Data(contentsOf: file) == bytes)
    }

    @Test func `a migration that is killed is done or not done, and the counts hold`() async throws {
      let rehearsal = try await Rehearsal.shared(), whole = try Fixture(version: 1, rehearsal)
      // Between two that change something lie many that look or lock.
      let calls = Moment.calls + ",fcntl,pread64,newfstatat,lseek"
      let (result, all) = try await whole.selflie.traced(["list"], calls: calls)
      try #require(result.status == 0)
      let moments = Reliability.some(60, of: Moment.all(in: all, home: whole.selflie.home.path))
      let ends = try await inPairs(moments) { moment in
        let fixture = try Fixture(version: 1, rehearsal)
        let (result, _) = try await fixture.selflie.traced(["list"], calls: calls, options: moment.killing)
        #expect(result.status == 9, "\(moment)")
        return try Self.look(at: fixture.selflie, "\(moment)")
      }
      let versions = ends.map(\.version)
      #expect(Set(versions) == [1, Fixture.newest])
      #expect(!ends.contains { $0.hasHalfBackup })
      print("\(moments.count) kills in a migration; \(versions.filter { $0 == 1 }.count) of them before it was done")
    }

    @Test func `a migration without power is done or not done, and the counts hold`() async throws {
      let rehearsal = try await Rehearsal.shared(), whole = try Fixture(version: 1, rehearsal)
      var disk = try SimulatedDisk(root: whole.selflie.home.path, holding: whole.selflie.home.path)
      let (result, calls) = try await whole.selflie.traced(["list"], bytes: true)
      try #require(result.status == 0)
      let folder = try TemporaryFolder(in: "/dev/shm")
      var selflie = whole.selflie, versions: Set<Int> = [], hasHalfBackup = false, cuts = 0
      selflie.environment["SELFLIE_HOME"] = folder.path
      for (number, call) in calls.enumerated() where try disk.apply(call) {
        cuts += 1
        // A quarter of the cuts is enough to notice a gross defect.
        guard Reliability.form != .brief || cuts % 4 == 0 else { continue }
        for survival in [SimulatedDisk.Survival.safe, .everything, .some(SplitMix64(seed: UInt64(number)))] {
          try folder.fill(with: disk.contents(survival))
          let found = try Self.look(at: selflie, "a cut after \(call.line)")
          versions.insert(found.version)
          hasHalfBackup = hasHalfBackup || found.hasHalfBackup
        }
      }
      #expect(versions == [1, Fixture.newest])
      #expect(!hasHalfBackup)
      print("\(cuts) power cuts in a migration")
    }

    /// What is there before anybody opens it to write: the version. Then all of it.
    private static func look(at selflie: Executable, _ when: String) throws -> (version: Int, hasHalfBackup: Bool) {
      let version = try Fixture.version(in: selflie)
      #expect(version == 1 || version == Fixture.newest, "\(when)")
      let wrongs = Fixture.whatIsWrong(in: selflie), backups = wrongs.filter { $0.contains("half a backup") }
      #expect(wrongs == backups, "\(when)")
      return (version, !backups.isEmpty)
    }
  }
}

/// A home whose journal was made by some version, with three affirmations, two of them recorded, and repetitions of all kinds.
struct Fixture {
  static let versions = [1, 2, 3, 4, 5, 6, 7]
  static let newest = 7
  static let counts = [Tally(spoken: 40, listened: 20, claimed: 10), Tally(spoken: 7), Tally()]

  let selflie: Executable

  init(version: Int, _ rehearsal: Rehearsal) throws {
    selflie = try rehearsal.executable(isEmpty: true)
    let home = selflie.place
    try FileManager.default.createDirectory(atPath: selflie.home.file("recordings"), withIntermediateDirectories: false)
    let ids = [Identifier(), Identifier()]
    for id in ids { try FileManager.default.copyItem(atPath: rehearsal.recording, toPath: home.file(of: id).string) }
    let duration = try WAV.read(FilePath(rehearsal.recording)).duration
    try Data().write(to: URL(fileURLWithPath: home.journal.string))
    try execute(
      "PRAGMA application_id = 1936092267; PRAGMA user_version = \(version);"
        + (version < 3 ? Self.schemas[..<version].joined() : ([Self.version3] + Self.later[..<(version - 3)]).joined()))
    for (number, tally) in zip(1..., Self.counts) {
      try execute(
        """
        INSERT INTO affirmation (number, id, text, goal, reason, target, created)
        VALUES (\(number), '\(Identifier())', 'calm', 'a goal', NULL, \(100 * number), 1700000000000)
        """)
      if number <= ids.count {
        let (column, text) = version < 3 ? ("", "") : (", text", ", 'calm'")
        try execute(
          "INSERT INTO recording (affirmation, id, made, duration, verified\(column)) "
            + "VALUES (\(number), '\(ids[number - 1])', 0, \(duration), 1\(text))")
      }
      try execute("INSERT INTO pronunciation VALUES (\(number), 'calm', 'K AA M')")
      for (kind, count) in [("spoken", tally.spoken), ("listened", tally.listened), ("claimed", tally.claimed)] {
        for moment in 0..<count {
          try execute(
            "INSERT INTO repetition (id, affirmation, started, offset, kind, confidence, duration) "
              + "VALUES ('\(Identifier())', \(number), \(moment), 3600, '\(kind)', 0.9, 2)")
        }
      }
    }
  }

  /// What each version added, as it was published.
  private static let schemas = [
    """
    CREATE TABLE affirmation (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, text TEXT NOT NULL CHECK (text <> ''), goal TEXT, reason TEXT,
      target INTEGER NOT NULL CHECK (target > 0), created INTEGER NOT NULL) STRICT;
    CREATE TABLE pronunciation (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE, word TEXT NOT NULL, phones TEXT NOT NULL,
      PRIMARY KEY (affirmation, word, phones)) STRICT, WITHOUT ROWID;
    CREATE TABLE recording (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE, id TEXT NOT NULL UNIQUE, made INTEGER NOT NULL,
      duration REAL NOT NULL, verified INTEGER NOT NULL CHECK (verified IN (0, 1))) STRICT;
    CREATE TABLE repetition (
      id TEXT PRIMARY KEY, affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE, started INTEGER NOT NULL,
      offset INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed')), confidence REAL NOT NULL,
      duration REAL NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, kind, started);
    """,
    """
    ALTER TABLE affirmation ADD COLUMN strictness TEXT NOT NULL DEFAULT 'normal' CHECK (strictness IN ('gentle', 'normal', 'strict'));
    ALTER TABLE affirmation ADD COLUMN model TEXT;
    ALTER TABLE affirmation ADD COLUMN dictionary TEXT;
    """,
  ]

  /// What the versions after the third added to it.
  private static let later = [
    """
    ALTER TABLE affirmation ADD COLUMN belief TEXT;
    CREATE TABLE suggestion (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL) STRICT;
    CREATE TABLE conversation (
      number INTEGER PRIMARY KEY AUTOINCREMENT, affirmation INTEGER REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL, offset INTEGER NOT NULL) STRICT;
    CREATE INDEX conversation_of_affirmation ON conversation (affirmation);
    CREATE TABLE turn (
      number INTEGER PRIMARY KEY, conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
      speaker TEXT NOT NULL CHECK (speaker IN ('person', 'coach', 'summary')), words TEXT NOT NULL) STRICT;
    CREATE INDEX turn_of_conversation ON turn (conversation);
    """,
    version5,
    "ALTER TABLE affirmation ADD COLUMN tags TEXT;",
    """
    ALTER TABLE affirmation ADD COLUMN joined_to INTEGER REFERENCES affirmation (number) ON DELETE SET NULL;
    ALTER TABLE repetition ADD COLUMN origin INTEGER;
    CREATE INDEX repetition_joined ON repetition (origin) WHERE origin IS NOT NULL;
    CREATE TABLE joined (id TEXT NOT NULL, older TEXT NOT NULL, PRIMARY KEY (id, older)) STRICT, WITHOUT ROWID;
    """,
  ]

  func execute(_ sql: String) throws {
    let database = try Database.open(selflie.place.journal.string)
    try database.execute("PRAGMA synchronous = OFF; " + sql)
  }

  func version() throws -> Int { try Self.version(in: selflie) }

  /// SQLite takes back first what was half done.
  static func version(in selflie: Executable) throws -> Int {
    let home = selflie.place
    let database = try Database.open(home.journal.string)
    let statement = try database.prepare("PRAGMA user_version")
    return try statement.step() ? statement.integer(0) : -1
  }

  func counts() throws -> [Tally] {
    let database = try Database.open(selflie.place.journal.string)
    let statement = try database.prepare(
      """
      SELECT sum(kind = 'spoken'), sum(kind = 'listened'), sum(kind = 'claimed') FROM affirmation a LEFT JOIN repetition r ON r.affirmation = a.number
      GROUP BY a.number ORDER BY a.number
      """)
    var all: [Tally] = []
    while try statement.step() {
      all.append(Tally(spoken: statement.integer(0), listened: statement.integer(1), claimed: statement.integer(2)))
    }
    return all
  }

  /// Opens it as it is opened today.
  static func whatIsWrong(in selflie: Executable) -> [String] {
    let found = Aftermath(of: selflie.place)
    return found.wrongs
      + (found.affirmations.map(\.tally) == counts ? [] : ["counts \(found.affirmations.map(\.tally))"])
      + (found.affirmations.map(\.affirmation.target) == [100, 200, 300] ? [] : ["targets"])
      + (found.affirmations.allSatisfy { $0.affirmation.strictness == .normal && $0.affirmation.goal == "a goal" } ? [] : ["columns"])
      + (found.affirmations.map { $0.affirmation.recording != nil } == [true, true, false] ? [] : ["recordings"])
  }
}
