import SelfLieCore

/// Adds an affirmation with its recording, and reports it.
struct AddAction {
  let text: String
  var goal: String?
  var reason: String?
  /// The target in repetitions; nil for that of the settings.
  var target: Int?
  /// The strictness; nil for that of the settings.
  var strictness: Strictness?
  var tags: Set<Tag> = []
  var recording = RecordingSource()
  let devices: DeviceChoice
  var model = ModelChoice()
  /// The name by which the sentence calls the person, if it is known.
  var name: PersonName?
  var printsJSON = false
  /// Returns the person's own pronunciations of words, for a language.
  var pronunciations: (Language) throws -> [String: [Pronunciation]] = { _ in [:] }

  /// Asks before a sentence is added a second time; yes where nobody can be asked.
  private func isWanted(_ text: String, _ journal: borrowing Journal, _ context: Context) throws -> Bool {
    guard context.terminal.canAsk, !recording.isAgreed,
      let same = try journal.summaries(on: try context.today).first(where: { $0.text.lowercased() == text.lowercased() && !$0.isArchived })
    else { return true }
    return try context.terminal.confirm(
      "Add it again?", ["You already have this sentence: it's number \(same.number)."], to: "add it", refusal: "")
  }

  /// Asks for a sentence, and adds it; does nothing if the person leaves.
  /// - Throws: As `run` does.
  static func askForSentence(_ context: Context) throws {
    guard let text = try context.terminal.askForLine("Your sentence (Enter to leave):", Attention()) else { return }
    try AddAction(text: text, devices: DeviceOptions.usual(try context.settings)).run(context)
  }

  /// Checks the sentence, records it, and keeps both.
  /// - Returns: Whether it was added.
  /// - Throws: `ExitCode` for words of danger or a refused recording, or the `Problem` of the text, the model, the sound or the journal.
  @discardableResult
  func run(_ context: Context) throws -> Bool {
    let terminal = context.terminal
    try NewSentence.lookForDanger([text, goal], reason: reason, terminal)
    let settings = try context.settings
    let text = recording.isAgreed || printsJSON || model.folder != nil ? text : try NewSentence.spelled(text, terminal)
    let acousticModel = try model.load(cache: context.home.cache)
    var own = try pronunciations(acousticModel.language)
    let sentence = try NewSentence.understand(text, &own, acousticModel, terminal)
    let strictness = strictness ?? settings.strictness
    let new = try Journal.NewAffirmation(
      text: text, goal: goal, reason: reason, target: target ?? settings.target, strictness: strictness,
      tags: tags, model: model.folder?.absolute(), dictionary: model.dictionary?.absolute(),
      pronunciations: own.filter { sentence.words.contains($0.key) })
    // This comes before anybody speaks: a recording that cannot be kept would be a wasted breath.
    let journal = try Journal.open(in: context.home, dayEnds: settings.dayEnds)
    try context.makeReady(journal)
    if acousticModel.language == .english { try NewSentence.advise(on: new.text, called: name, terminal) }
    func leave() throws -> Bool {
      try terminal.note("Nothing was added.")
      return false
    }
    guard try isWanted(new.text, journal, context) else { return try leave() }
    let isFirst = try journal.isEmpty(), making = NewRecording(source: recording, devices: devices)
    let made: NewRecording.Result?
    do { made = try making.make(of: new.text, sentence, acousticModel, strictness, isFirst: isFirst, context) } catch let problem
      as SoundProblem
    {
      // The sentence is not lost because a microphone is.
      guard terminal.canAsk, !recording.isAgreed else { throw problem }
      let affirmation = try journal.addUnrecorded(new)
      try terminal.data("Added \(affirmation.number), without a recording yet: \(affirmation.text)", hanging: 2)
      try terminal.next("selflie record \(affirmation.number)", "To record it later")
      throw problem
    }
    guard let result = made else { return try leave() }
    let affirmation = try journal.add(new, recording: result.clip, untrimmed: result.untrimmed, isVerified: result.isVerified)
    guard !printsJSON else {
      try terminal.data(json: AffirmationRecord(affirmation, Tally(), in: context.home))
      return true
    }
    try terminal.data("Added \(affirmation.number): \(affirmation.text)", hanging: 2)
    if !result.isVerified { try terminal.note("The recording was kept, though it doesn't seem to say the text.") }
    if !recording.isAgreed { try BeliefQuestion.follow(affirmation, journal, context) }
    try terminal.next("selflie practice \(affirmation.number)")
    return true
  }
}
