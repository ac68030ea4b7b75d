extension Fixture {
  /// The third version of the journal's schema, whole, as a journal that was made by it has it.
  static let version3 = """
    CREATE TABLE affirmation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      text TEXT NOT NULL CHECK (text <> ''),
      goal TEXT,
      reason TEXT,
      target INTEGER NOT NULL CHECK (target > 0),
      created INTEGER NOT NULL
    , strictness TEXT NOT NULL DEFAULT 'normal' CHECK (strictness IN ('gentle', 'normal', 'strict')), model TEXT, dictionary TEXT, archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)), per_day INTEGER CHECK (per_day > 0), until TEXT, skip TEXT, pauses TEXT, since TEXT) STRICT;
    CREATE TABLE pronunciation (
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      word TEXT NOT NULL,
      phones TEXT NOT NULL,
      PRIMARY KEY (affirmation, word, phones)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE "recording" (
      id TEXT PRIMARY KEY,
      affirmation INTEGER NOT NULL REFERENCES affirmation (number) ON DELETE CASCADE,
      text TEXT NOT NULL,
      made INTEGER NOT NULL,
      duration REAL NOT NULL,
      verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
      UNIQUE (affirmation, text)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE "repetition" (
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
    CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN INSERT INTO day (affirmation, day, spoken, listened, claimed, rejected, complement)
      SELECT affirmation, day, spoken, listened, claimed, rejected, -1 - affirmation - day - spoken - listened - claimed - rejected FROM (SELECT
        new.affirmation AS affirmation, ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)) AS day, new.kind = 'spoken' AS spoken, new.kind = 'listened' AS listened,
        new.kind = 'claimed' AS claimed, new.kind = 'rejected' AS rejected) WHERE true
      ON CONFLICT (affirmation, day) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    INSERT INTO tally (affirmation, spoken, listened, claimed, rejected, complement) VALUES (new.affirmation, new.kind = 'spoken', new.kind = 'listened',
        new.kind = 'claimed', new.kind = 'rejected', -2 - new.affirmation)
      ON CONFLICT (affirmation) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1; END;
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation; END;
    CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'),
        claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1
      WHERE affirmation = old.affirmation; END;
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN INSERT INTO day (affirmation, day, spoken, listened, claimed, rejected, complement)
      SELECT affirmation, day, spoken, listened, claimed, rejected, -1 - affirmation - day - spoken - listened - claimed - rejected FROM (SELECT
        new.affirmation AS affirmation, ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)) AS day, new.kind = 'spoken' AS spoken, new.kind = 'listened' AS listened,
        new.kind = 'claimed' AS claimed, new.kind = 'rejected' AS rejected) WHERE true
      ON CONFLICT (affirmation, day) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1;
    INSERT INTO tally (affirmation, spoken, listened, claimed, rejected, complement) VALUES (new.affirmation, new.kind = 'spoken', new.kind = 'listened',
        new.kind = 'claimed', new.kind = 'rejected', -2 - new.affirmation)
      ON CONFLICT (affirmation) DO UPDATE SET spoken = spoken + excluded.spoken, listened = listened + excluded.listened,
        claimed = claimed + excluded.claimed, rejected = rejected + excluded.rejected, complement = complement - 1; END;
    INSERT INTO own VALUES (1, NULL, 0);
    """
}
