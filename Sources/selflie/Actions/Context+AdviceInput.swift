import SelfLieCore

extension Context {
  /// The most affirmations whose ledgers are read; the ones practised most in the last two weeks come first.
  private static let mostInputs = 20

  /// The facts for advice about one affirmation, or about all that are not archived.
  /// - Throws: The `Problem` of the settings or the journal, `JournalProblem.noAffirmation` among them.
  func adviceInputs(about reference: Reference?) throws -> [AdviceInput] {
    let today = try today
    guard let journal = try reference.map(journal) ?? journalIfThere() else { return [] }
    let summaries = try journal.summaries(on: today)
    let practised = summaries.filter {
      !$0.isArchived && $0.recent.values.reduce(0, +) >= AdviceInput.fewestToPractise && $0.count < $0.target
    }
    let active = Dictionary(uniqueKeysWithValues: practised.map { ($0.number, $0.recent.values.reduce(0, +)) })
    // What was begun in these weeks, or needs few more, is no worse for having been said less often.
    let spared = Set(practised.filter { $0.first != nil || $0.target - $0.count <= 100 }.map(\.number))
    // A person who stopped a while ago, or only rated an affirmation so far, is to get advice too; and the one to put away is practised least.
    let spare = AdviceInput.spare(of: active, sparing: spared)
    func rank(_ summary: AffirmationSummary) -> Int { summary.number == spare ? .max : active[summary.number] ?? 0 }
    let chosen = summaries.filter { !$0.isArchived }.sorted { (rank($1), $0.number) < (rank($0), $1.number) }.prefix(Self.mostInputs)
    let faulty = Set(chosen.filter { NewSentence.fault(in: $0.text) != nil }.map(\.number))
    guard let reference else {
      return try chosen.map { try adviceInput(of: try journal.affirmation(.number($0.number)), active, faulty, spared, journal, today) }
    }
    let affirmation = try journal.affirmation(reference)
    return [
      try adviceInput(of: affirmation, active, faulty, spared, journal, today, recordingObjection: objection(to: affirmation, journal))
    ]
  }

  private func adviceInput(
    of affirmation: Affirmation, _ active: [Int: Int], _ faulty: Set<Int>, _ spared: Set<Int>, _ journal: borrowing Journal, _ today: Day,
    recordingObjection: Double? = nil
  ) throws -> AdviceInput {
    var recent: [Repetition] = []
    let tomorrow = today.advanced(by: 1).start(dayEnds: try settings.dayEnds)
    // The rules know English, and a model of one's own is there for another language.
    let breach = affirmation.model == nil ? NewSentence.breach(in: affirmation.text) : nil
    try journal.read(.init(of: affirmation, before: tomorrow, limit: AdviceInput.recentLines)) { recent.append($1) }
    return AdviceInput(
      affirmation: affirmation, on: today, days: try journal.days(of: affirmation), recent: recent,
      ratings: Belief.ratings(in: try journal.edits(of: affirmation)), fault: NewSentence.fault(in: affirmation), breach: breach,
      active: active, faulty: faulty, spared: spared, reminders: reminders, hear: try settings.hear, mostWords: RuleReport.mostWords,
      recordingObjection: recordingObjection)
  }

  /// The times of the reminder that systemd gives; none if there is none, or its file cannot be read.
  private var reminders: [TimeOfDay] {
    guard let units = try? units.path, let timer = try? ReminderUnits(in: units).timer() else { return [] }
    return Reminder(timer: timer)?.times ?? []
  }

  /// The objection against the recording; nil if there is no recording that can be judged.
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
