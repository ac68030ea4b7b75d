import SystemPackage

extension Journal {
  /// Returns what the ledger remembers of an affirmation's way.
  /// - Throws: `JournalProblem` if SQLite fails or a sum is damaged.
  public func recollection(of affirmation: Affirmation) throws -> Recollection {
    let spoken = try days(of: affirmation).filter { $0.value.spoken > 0 }.keys.sorted()
    return try asked {
      var recollection = Recollection()
      (recollection.firstDay, recollection.lastDay, recollection.days) = (spoken.first, spoken.last, spoken.count)
      let hours = try database.prepare(
        """
        SELECT (started / 1000 + offset) % 86400 / 3600 AS hour FROM repetition
        WHERE affirmation = ? AND kind = 'spoken' AND taken_back = 0 GROUP BY hour ORDER BY count(*) DESC, hour LIMIT 1
        """)
      try hours.bind([Value(affirmation.number)])
      if try hours.step() { recollection.bestHour = min(max(0, hours.integer(0)), 23) }
      recollection.hardestThen = try hardest(of: affirmation, from: "ASC")
      let takes = try tally(of: affirmation).takes
      if takes >= 2 * Recollection.takes { recollection.hardestNow = try hardest(of: affirmation, from: "DESC") }
      return recollection
    }
  }

  /// The word that failed most among the first or the last takes; nil if none failed twice.
  private func hardest(of affirmation: Affirmation, from order: String) throws -> String? {
    let statement = try database.prepare(
      """
      SELECT missing FROM (SELECT kind, missing FROM repetition WHERE affirmation = ? AND taken_back = 0 AND kind <> 'listened'
        ORDER BY started \(order) LIMIT \(Recollection.takes)) WHERE kind = 'rejected'
      """)
    try statement.bind([Value(affirmation.number)])
    var counts: [String: Int] = [:]
    while try statement.step() { for word in Self.words(statement.text(0)) { counts[word, default: 0] += 1 } }
    return LedgerStatistics.hardest(counts).first { $0.count > 1 }?.word
  }
}
