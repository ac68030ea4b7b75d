import ArgumentParser
import SelfLieCore

struct Advise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Say what the ledger suggests: what to do, why, and the command for it.",
    discussion: """
      selflie advise
      selflie advise 1
      selflie advise 1 --json

      What concerns you comes first, then what gets you to the target, then what makes it smoother. It is found by rules in your ledger, \
      each with the figures that it follows from, and nothing leaves this machine.
      """)

  @Argument(help: ArgumentHelp("The affirmation's number, or the start of its id; all that are active without it.", valueName: "id"))
  var reference: Reference?

  @Flag(help: "Everything, instead of the five that matter most.")
  var all = false

  @OptionGroup var json: JSONOption

  /// As much as a person takes in at once.
  private static let most = 5

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    let dossiers = try context.dossiers(about: reference), advice = Advice.all(from: dossiers)
    if json.isOn { return try terminal.data(json: advice.map(AdviceRecord.init)) }
    guard !advice.isEmpty else { return try terminal.note(nothing(dossiers)) }
    for one in all ? advice[...] : advice.prefix(Self.most) {
      let text = dossiers.first { $0.affirmation.number == one.affirmation }?.affirmation.text ?? ""
      try terminal.data("\(one.affirmation): \(text)")
      try terminal.data([("found", one.finding), ("because", one.rule.reason), ("try", one.command)])
    }
    let rest = advice.count - Self.most
    if !all, rest > 0 { try terminal.next("selflie advise\(reference.map { " \($0)" } ?? "") --all", "\(rest) more") }
  }

  private func nothing(_ dossiers: [Dossier]) -> String {
    let takes = dossiers.map(\.judged).max() ?? 0
    return takes < Advice.enoughTakes
      ? "There is not enough in the ledger yet: \(counted(takes, "take")), and advice begins with \(Advice.enoughTakes)."
      : "Nothing to change: go on as you do."
  }
}

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
