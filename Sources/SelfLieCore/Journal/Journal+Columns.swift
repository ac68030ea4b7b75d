extension Journal {
  static let sumColumns = "affirmation, day, \(kinds), complement"
  static let editColumns = "id, made, field, old, new"
  static let actionColumns = "step, affirmation, kind, subject"
  static let lineColumns = """
    id, started, offset, kind, confidence, duration, objection, reason, missing, heard, device, taken_back, changed
    """

  /// Begin and end of a reading at one moment, which also locks the file once rather than for each statement. Readings may be nested.
  static let look = "SAVEPOINT look", endLook = "RELEASE look"

  /// The number of an affirmation, or of the affirmation that it was joined to.
  /// - Parameter number: The parameter of the statement, such as "?1".
  static func present(_ number: String) -> String { "ifnull((SELECT joined_to FROM affirmation WHERE number = \(number)), \(number))" }

  /// Every affirmation, those that were joined to another too.
  static let selectAffirmations = """
    SELECT a.number, a.id, a.text, a.goal, a.reason, a.target, a.created, a.strictness, a.model, a.dictionary,
      r.id, r.made, r.duration, r.verified, a.archived, a.per_day, a.until, a.skip, a.pauses, a.since, a.belief, a.tags
    FROM affirmation a LEFT JOIN recording r ON r.affirmation = a.number AND r.text = a.text
    """

  static let selectOverviews = """
    SELECT a.number, 0, t.spoken, t.listened, t.claimed, t.rejected, ifnull(t.complement, -1 - a.number), a.id, a.text, a.target,
      a.archived, coalesce(a.per_day, a.until, a.skip, a.pauses, a.since), a.per_day, a.until, a.skip, a.pauses, a.since, a.tags
    FROM affirmation a LEFT JOIN tally t ON t.affirmation = a.number WHERE a.joined_to IS NULL ORDER BY a.number
    """
}
