extension Fixture {
  /// What the fifth version added to the fourth, as a journal that was made by it has it.
  static let version5 = """
    DROP TRIGGER repetition_added;
    DROP TRIGGER repetition_changed;
    DROP TRIGGER repetition_removed;
    DROP TRIGGER repetition_restored;
    CREATE TABLE day_total (
      day INTEGER PRIMARY KEY,
      spoken INTEGER NOT NULL,
      listened INTEGER NOT NULL,
      claimed INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      complement INTEGER NOT NULL
    ) STRICT;
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
    INSERT INTO total VALUES (1, 0, 0, 0, 0, 0, 0, 0);
    CREATE TRIGGER affirmation_added AFTER INSERT ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations + 1, numbers = numbers + new.number;
      INSERT INTO tally (affirmation, spoken, listened, claimed, rejected, complement) VALUES (new.number, 0, 0, 0, 0, -1 - new.number);
    END;
    CREATE TRIGGER affirmation_removed AFTER DELETE ON affirmation BEGIN
      UPDATE total SET affirmations = affirmations - 1, numbers = numbers - old.number;
    END;
    CREATE TRIGGER line_added AFTER INSERT ON repetition BEGIN UPDATE total SET lines = lines + 1; END;
    CREATE TRIGGER line_removed AFTER DELETE ON repetition BEGIN UPDATE total SET lines = lines - 1; END;
    CREATE TRIGGER repetition_added AFTER INSERT ON repetition WHEN new.taken_back = 0 BEGIN INSERT INTO day (affirmation, day, spoken, listened, claimed, rejected, complement)
      VALUES (new.affirmation, ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)), 0, 0, 0, 0, -1 - new.affirmation - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0))) ON CONFLICT DO NOTHING;
    UPDATE day SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE affirmation = new.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    INSERT INTO day_total (day, spoken, listened, claimed, rejected, complement) VALUES (((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)), 0, 0, 0, 0, -1 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)))
      ON CONFLICT DO NOTHING;
    UPDATE day_total SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE day = ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE affirmation = new.affirmation;
    UPDATE total SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'); END;
    CREATE TRIGGER repetition_changed AFTER UPDATE ON repetition WHEN old.taken_back = 0 BEGIN UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE affirmation = old.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE day_total SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE affirmation = old.affirmation;
    UPDATE total SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'); END;
    CREATE TRIGGER repetition_removed AFTER DELETE ON repetition WHEN old.taken_back = 0 BEGIN UPDATE day SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE affirmation = old.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE day_total SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE day = ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, old.started))
    + 1000 * (max(-1000000, min(1000000, old.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'), complement = complement + 1 WHERE affirmation = old.affirmation;
    UPDATE total SET spoken = spoken - (old.kind = 'spoken'), listened = listened - (old.kind = 'listened'), claimed = claimed - (old.kind = 'claimed'), rejected = rejected - (old.kind = 'rejected'); END;
    CREATE TRIGGER repetition_restored AFTER UPDATE ON repetition WHEN new.taken_back = 0 BEGIN INSERT INTO day (affirmation, day, spoken, listened, claimed, rejected, complement)
      VALUES (new.affirmation, ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)), 0, 0, 0, 0, -1 - new.affirmation - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0))) ON CONFLICT DO NOTHING;
    UPDATE day SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE affirmation = new.affirmation AND day = ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    INSERT INTO day_total (day, spoken, listened, claimed, rejected, complement) VALUES (((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)), 0, 0, 0, 0, -1 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0)))
      ON CONFLICT DO NOTHING;
    UPDATE day_total SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE day = ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) / 86400000 - ((max(-4611686018427387904, min(4611686018427387904, new.started))
    + 1000 * (max(-1000000, min(1000000, new.offset)) - (SELECT day_ends FROM own))) % 86400000 < 0));
    UPDATE tally SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'), complement = complement - 1 WHERE affirmation = new.affirmation;
    UPDATE total SET spoken = spoken + (new.kind = 'spoken'), listened = listened + (new.kind = 'listened'), claimed = claimed + (new.kind = 'claimed'), rejected = rejected + (new.kind = 'rejected'); END;
    """
}
