import SelfLieCore

extension Context {
  /// Of so many affirmations, those that were practised last, the ledger is read.
  private static let mostDossiers = 20

  /// What is known of an affirmation, or of all that are practised.
  func dossiers(about reference: Reference?) throws -> [Dossier] {
    let today = try today
    guard let journal = try reference.map(journal) ?? journalIfThere() else { return [] }
    let overviews = try journal.overviews(on: today)
    let active = Dictionary(
      uniqueKeysWithValues: overviews.filter { !$0.isArchived && !$0.recent.isEmpty }.map {
        ($0.number, $0.recent.values.reduce(0, +))
      })
    guard let reference else {
      // Who stopped a while ago, or only rated it so far, is to be told too.
      let known = overviews.filter { !$0.isArchived }
      let chosen = known.sorted { (active[$1.number] ?? 0, $0.number) < (active[$0.number] ?? 0, $1.number) }.prefix(Self.mostDossiers)
      return try chosen.map { try dossier(of: try journal.affirmation(.number($0.number)), active, journal, today) }
    }
    let affirmation = try journal.affirmation(reference)
    return [try dossier(of: affirmation, active, journal, today, recordingObjection: objection(to: affirmation, journal))]
  }

  private func dossier(
    of affirmation: Affirmation, _ active: [Int: Int], _ journal: borrowing Journal, _ today: Day, recordingObjection: Double? = nil
  ) throws -> Dossier {
    var recent: [Repetition] = []
    try journal.read(.init(of: affirmation, limit: Dossier.recentLines)) { recent.append($1) }
    let statistics = try journal.statistics(of: affirmation)
    return Dossier(
      affirmation: affirmation,
      outlook: Standing(tally: statistics.total, spoken: statistics.spoken).outlook(of: affirmation, on: today), days: statistics.days,
      recent: recent, ratings: Belief.ratings(in: try journal.edits(of: affirmation)), active: active,
      recordingObjection: recordingObjection)
  }

  /// How much speaks against the recording; nil if there is none that can be judged.
  private func objection(to affirmation: Affirmation, _ journal: borrowing Journal) throws -> Double? {
    guard let recording = affirmation.recording, let clip = try? journal.clip(of: recording),
      let model = try? AcousticModel(folder: affirmation.model ?? AcousticModel.english, dictionary: affirmation.dictionary),
      let sentence = try? Sentence(affirmation.text, pronunciations: affirmation.pronunciations, model: model)
    else { return nil }
    var verifier = try Verifier.open(sentence, model: model, strictness: affirmation.strictness)
    let evidence = verifier.judge(clip).evidence
    return evidence.pieces.isEmpty ? nil : evidence.worst.objection
  }
}
