import FoundationEssentials
import SystemPackage

extension Journal {
  /// The settings that every connection needs: https://www.sqlite.org/pragma.html.
  ///
  /// EXTRA, because FULL with a DELETE journal lost a repetition in 160 of 1,266 simulated power cuts, EXTRA in none. Timeouts in ms.
  static let settings = """
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = EXTRA;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
    """

  /// The id of selflie's files, "sflk" in ASCII: https://www.sqlite.org/pragma.html#pragma_application_id.
  static let applicationID = 0x7366_6C6B
  static var version: Int { steps.count }

  /// The statements that make a journal of an empty file, or a newer journal of an older one.
  ///
  /// Each step leads to the version of its number. A step never changes once it is published.
  ///
  /// Moments are milliseconds since 1970 in UTC, durations seconds, offsets seconds east of Greenwich.
  static let steps = [
    """
    CREATE TABLE affirmation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      text TEXT NOT NULL CHECK (text <> ''),
      goal TEXT,
      reason TEXT,
      target INTEGER NOT NULL CHECK (target > 0),
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE pronunciation (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      word TEXT NOT NULL,
      phones TEXT NOT NULL,
      PRIMARY KEY (affirmation, word, phones)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE recording (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE,
      id TEXT NOT NULL UNIQUE,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1))
    ) STRICT;
    CREATE TABLE repetition (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed')),
      confidence REAL NOT NULL,
      duration REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, kind, started);
    """,
    """
    ALTER TABLE affirmation ADD COLUMN strictness TEXT NOT NULL DEFAULT 'normal' CHECK (strictness IN ('gentle', 'normal', 'strict'));
    ALTER TABLE affirmation ADD COLUMN model TEXT;
    ALTER TABLE affirmation ADD COLUMN dictionary TEXT;
    """,
    // Every judged take becomes a line. Lines that are taken back stay, and earlier texts stay with their recordings. The triggers below
    // keep the sums, in the transaction that writes a line; each sum has a complement, so that a wrong bit is noticed.
    """
    ALTER TABLE affirmation ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
    ALTER TABLE affirmation ADD COLUMN per_day INTEGER CHECK (per_day > 0);
    ALTER TABLE affirmation ADD COLUMN until TEXT;
    ALTER TABLE affirmation ADD COLUMN skip TEXT;
    ALTER TABLE affirmation ADD COLUMN pauses TEXT;
    ALTER TABLE affirmation ADD COLUMN since TEXT;
    CREATE TABLE recording_of_text (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      text TEXT NOT NULL,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
      UNIQUE (affirmation, text)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO recording_of_text SELECT r.id, r.affirmation, a.text, r.made, r.duration, r.verified
      FROM recording r JOIN affirmation a ON a.number = r.affirmation;
    DROP TABLE recording;
    ALTER TABLE recording_of_text RENAME TO recording;
    CREATE TABLE line (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('spoken', 'listened', 'claimed', 'rejected')),
      confidence REAL NOT NULL,
      duration REAL NOT NULL,
      objection REAL,
      reason TEXT CHECK (reason IN ('not said', 'gap', 'too loud', 'failed')),
      missing TEXT,
      heard TEXT,
      device TEXT,
      taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
      changed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO line (id, affirmation, started, offset, kind, confidence, duration)
      SELECT id, affirmation, started, offset, kind, confidence, duration FROM repetition ORDER BY started;
    DROP TABLE repetition;
    ALTER TABLE line RENAME TO repetition;
    CREATE INDEX repetition_of_affirmation ON repetition (affirmation, started);
    CREATE INDEX repetition_by_start ON repetition (started);
    CREATE INDEX repetition_rejected ON repetition (affirmation, missing) WHERE kind = 'rejected' AND taken_back = 0;
    CREATE TABLE edit (
      id TEXT NOT NULL,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      made INTEGER NOT NULL,
      field TEXT NOT NULL,
      old TEXT,
      new TEXT,
      PRIMARY KEY (id, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX edit_of_affirmation ON edit (affirmation, field, made);
    CREATE TABLE action (
      step INTEGER PRIMARY KEY AUTOINCREMENT,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('kept', 'claimed', 'changed')),
      subject TEXT NOT NULL,
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE TABLE removed (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE own (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      id TEXT,
      day_ends INTEGER NOT NULL
    ) STRICT;
    INSERT INTO own VALUES (1, NULL, 0);
    CREATE TABLE day (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL,
      PRIMARY KEY (affirmation, day)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX day_of_all ON day (day);
    CREATE TABLE tally (
      affirmation INTEGER PRIMARY KEY REFERENCES affirmation (number) ON DELETE CASCADE,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL
    ) STRICT;
    \(summingInVersion3)
    \(triggersInVersion3.values.sorted().joined(separator: ";\n"));
    """,
    // How true an affirmation feels is a field like the others. Suggestions are remembered so that they are not repeated, and conversations
    // so that they can go on.
    """
    ALTER TABLE affirmation ADD COLUMN belief TEXT;
    CREATE TABLE suggestion (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL
    ) STRICT;
    CREATE TABLE conversation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      affirmation INTEGER REFERENCES affirmation (number) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      offset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX conversation_of_affirmation ON conversation (affirmation);
    CREATE TABLE turn (
      number INTEGER PRIMARY KEY,
      conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
      speaker TEXT NOT NULL CHECK (speaker IN ('person', 'coach', 'summary')),
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX turn_of_conversation ON turn (conversation);
    """,
    // A missing row contradicts nothing. So totals of affirmations, of lines and of each day are kept in tables of their own, and each
    // affirmation has its sum from the beginning.
    """
    \(triggersInVersion3.keys.sorted().map { "DROP TRIGGER \($0);" }.joined(separator: "\n"))
    INSERT INTO tally (affirmation, \(kinds), complement)
      SELECT number, 0, 0, 0, 0, -1 - number FROM affirmation WHERE number NOT IN (SELECT affirmation FROM tally);
    CREATE TABLE day_total (
      day INTEGER PRIMARY KEY,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL
    ) STRICT;
    \(summingDays)
    CREATE TABLE total (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      affirmations INTEGER NOT NULL,
      numbers INTEGER NOT NULL,
      lines INTEGER NOT NULL,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL
    ) STRICT;
    INSERT INTO total SELECT 1, (SELECT count(*) FROM affirmation), (SELECT ifnull(sum(number), 0) FROM affirmation),
      (SELECT count(*) FROM repetition), ifnull(sum(spoken), 0), ifnull(sum(listened), 0), ifnull(sum(claimed), 0),
      ifnull(sum(rejected), 0) FROM tally;
    \(triggers.values.sorted().joined(separator: ";\n"));
    """,
    "ALTER TABLE affirmation ADD COLUMN tags TEXT;",
    // Affirmations that a person made one stay as they are, with what joins them. Their lines are kept with the oldest, and with their origin.
    """
    ALTER TABLE affirmation ADD COLUMN joined_to INTEGER REFERENCES affirmation (number) ON DELETE SET NULL;
    ALTER TABLE repetition ADD COLUMN origin INTEGER;
    CREATE INDEX repetition_joined ON repetition (origin) WHERE origin IS NOT NULL;
    CREATE TABLE joined (id TEXT NOT NULL, older TEXT NOT NULL, PRIMARY KEY (id, older)) STRICT, WITHOUT ROWID;
    """,
  ]

  /// Returns the triggers that keep the sums, by name. A journal with any other trigger is not selflie's.
  static func triggers(of version: Int) -> [String: String] { version < 3 ? [:] : version < 5 ? triggersInVersion3 : triggers }

  static let triggers = [
    "affirmation_added": """
    CREATE TRIGGER affirmation_added AFTER INSERT ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations + 1, numbers = numbers + new.number;
      INSERT INTO tally (affirmation, \(kinds), complement) VALUES (new.number, 0, 0, 0, 0, -1 - new.number);
    END
    """,
    "affirmation_removed": """
    CREATE TRIGGER affirmation_removed AFTER DELETE ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations - 1, numbers = numbers - old.number;
    END
    """,
    "line_added": "CREATE TRIGGER line_added AFTER INSERT ON repetition BEGIN UPDATE total SET lines = lines + 1; END",
    "line_removed": "CREATE TRIGGER line_removed AFTER DELETE ON repetition BEGIN UPDATE total SET lines = lines - 1; END",
    "repetition_added": "CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN \(adding) END",
    "repetition_removed": "CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN \(subtracting) END",
    "repetition_changed": """
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN \(subtracting) END
    """,
    "repetition_restored": """
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN \(adding) END
    """,
  ]

  static let triggersInVersion3 = [
    "repetition_added": "CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN \(addingInVersion3) END",
    "repetition_removed":
      "CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN \(subtractingInVersion3) END",
    "repetition_changed": """
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN \(subtractingInVersion3) END
    """,
    "repetition_restored": """
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN \(addingInVersion3) END
    """,
  ]

  static let kinds = "spoken, listened, claimed, rejected"

  /// Writes the SQL for the local day of a line.
  ///
  /// SQL rounds a quotient toward zero, before 1970 to the next day. Moments beyond any clock are limited, so that no sum overflows.
  /// - Parameter line: "new.", "old." or nothing, before the names of the line's columns.
  static func day(of line: String) -> String {
    let moment = """
      (max(-4611686018427387904, min(4611686018427387904, \(line)started))
      + 1000 * (max(-1000000, min(1000000, \(line)offset)) - (SELECT day_ends FROM own)))
      """
    return "(\(moment) / 86400000 - (\(moment) % 86400000 < 0))"
  }

  /// Writes the SQL that adds one to the count of a line's kind, or subtracts one.
  /// - Parameters:
  ///   - sign: "+" or "-".
  ///   - line: "new." or "old.".
  static func counting(_ sign: String, _ line: String) -> String {
    Repetition.Kind.allCases.map { "\($0.rawValue) = \($0.rawValue) \(sign) (\(line)kind = '\($0.rawValue)')" }.joined(separator: ", ")
  }

  static let adding = """
    INSERT INTO day (affirmation, day, \(kinds), complement)
      VALUES (new.affirmation, \(day(of: "new.")), 0, 0, 0, 0, -1 - new.affirmation - \(day(of: "new."))) ON CONFLICT DO NOTHING;
    UPDATE day SET \(counting("+", "new.")), complement = complement - 1 WHERE affirmation = new.affirmation AND day = \(day(of: "new."));
    INSERT INTO day_total (day, \(kinds), complement) VALUES (\(day(of: "new.")), 0, 0, 0, 0, -1 - \(day(of: "new.")))
      ON CONFLICT DO NOTHING;
    UPDATE day_total SET \(counting("+", "new.")), complement = complement - 1 WHERE day = \(day(of: "new."));
    UPDATE tally SET \(counting("+", "new.")), complement = complement - 1 WHERE affirmation = new.affirmation;
    UPDATE total SET \(counting("+", "new."));
    """

  static let subtracting = """
    UPDATE day SET \(counting("-", "old.")), complement = complement + 1 WHERE affirmation = old.affirmation AND day = \(day(of: "old."));
    UPDATE day_total SET \(counting("-", "old.")), complement = complement + 1 WHERE day = \(day(of: "old."));
    UPDATE tally SET \(counting("-", "old.")), complement = complement + 1 WHERE affirmation = old.affirmation;
    UPDATE total SET \(counting("-", "old."));
    """

  static let addingInVersion3 = """
    INSERT INTO day (affirmation, day, \(kinds), complement)
      SELECT affirmation, day, \(kinds), -1 - affirmation - day - spoken - listened - claimed - rejected FROM (SELECT
        new.affirmation AS affirmation, \(day(of: "new.")) AS day, new.kind = 'spoken' AS spoken, new.kind = 'listened' AS listened,
        new.kind = 'claimed' AS claimed, new.kind = 'rejected' AS rejected) WHERE true
      ON CONFLICT (affirmation, day) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    INSERT INTO tally (affirmation, \(kinds), complement) VALUES (new.affirmation, new.kind = 'spoken', new.kind = 'listened',
        new.kind = 'claimed', new.kind = 'rejected', -2 - new.affirmation)
      ON CONFLICT (affirmation) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    """

  static let subtractingInVersion3 = """
    UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation AND day = \(day(of: "old."));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation;
    """

  /// The sums by affirmation and day, computed from the ledger.
  static let sums = """
    SELECT affirmation, \(day(of: "")) AS day, sum(kind = 'spoken') AS spoken, sum(kind = 'listened') AS listened,
      sum(kind = 'claimed') AS claimed, sum(kind = 'rejected') AS rejected
    FROM repetition WHERE taken_back = 0 GROUP BY 1, 2
    """

  /// Makes all sums anew from the ledger.
  static let summing =
    summingInVersion3 + """

      INSERT INTO tally (affirmation, \(kinds), complement)
        SELECT number, 0, 0, 0, 0, -1 - number FROM affirmation WHERE number NOT IN (SELECT affirmation FROM tally);
      DELETE FROM day_total;
      \(summingDays)
      """

  static let summingDays = """
    INSERT INTO day_total (day, \(kinds), complement)
      SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected),
        -1 - day - sum(spoken) - sum(listened) - sum(claimed) - sum(rejected) FROM day GROUP BY day;
    """

  static let summingInVersion3 = """
    DELETE FROM day;
    INSERT INTO day (affirmation, day, \(kinds), complement)
      SELECT affirmation, day, \(kinds), -1 - affirmation - day - spoken - listened - claimed - rejected FROM (\(sums));
    DELETE FROM tally;
    INSERT INTO tally (affirmation, \(kinds), complement)
      SELECT affirmation, \(kinds), -1 - affirmation - spoken - listened - claimed - rejected FROM (SELECT affirmation,
        sum(spoken) AS spoken, sum(listened) AS listened, sum(claimed) AS claimed, sum(rejected) AS rejected FROM day GROUP BY 1);
    """

  static let totals = """
    SELECT affirmation, 0, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM (\(sums)) GROUP BY 1
    """

  /// The number of sums that differ from the ledger.
  static let wrongSums = """
    SELECT count(*) FROM (
      SELECT * FROM (SELECT affirmation, day, \(kinds) FROM day WHERE spoken + listened + claimed + rejected > 0 EXCEPT \(sums))
      UNION ALL SELECT * FROM (\(sums) EXCEPT SELECT affirmation, day, \(kinds) FROM day)
      UNION ALL SELECT * FROM (SELECT affirmation, 0, \(kinds) FROM tally WHERE spoken + listened + claimed + rejected > 0 EXCEPT \(totals))
      UNION ALL SELECT * FROM (\(totals) EXCEPT SELECT affirmation, 0, \(kinds) FROM tally))
    """

  /// The number of totals that differ from the ledger.
  static let wrongTotals = """
    SELECT (SELECT count(*) FROM (
      SELECT * FROM (SELECT day, \(kinds) FROM day_total WHERE spoken + listened + claimed + rejected > 0 EXCEPT
        SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM day GROUP BY day)
      UNION ALL SELECT * FROM (SELECT day, sum(spoken), sum(listened), sum(claimed), sum(rejected) FROM day GROUP BY day EXCEPT
        SELECT day, \(kinds) FROM day_total)))
      + ifnull((SELECT lines FROM total) <> (SELECT count(*) FROM repetition NOT INDEXED), 1)
      + ifnull(NOT (\(areTotalsRight)), 1)
    """

  static let areTotalsRight = """
    SELECT (SELECT affirmations FROM total) = (SELECT count(*) FROM tally)
      AND (SELECT (affirmations, numbers) = (SELECT count(*), ifnull(sum(number), 0) FROM affirmation NOT INDEXED) FROM total)
      AND (SELECT (\(kinds)) = (SELECT ifnull(sum(spoken), 0), ifnull(sum(listened), 0), ifnull(sum(claimed), 0), ifnull(sum(rejected), 0)
        FROM tally) FROM total)
    """
}
