import SelfLieCore

/// Changes an affirmation, with a new recording for a new text, and reports the change. A field of nil stays as it is.
struct EditAction {
  let reference: Reference
  var text: String?
  /// The goal; empty to remove it.
  var goal: String?
  /// The reason; empty to remove it.
  var reason: String?
  var target: Int?
  var strictness: Strictness?
  /// The tags to add and those to take away.
  var tags: Set<Tag> = [], untags: Set<Tag> = []
  var recording = RecordingSource()
  let devices: DeviceChoice
  var model = ModelChoice()
  var printsJSON = false
  /// Returns the person's own pronunciations of words, for a language; nil to change none.
  var pronunciations: ((Language) throws -> [String: [Pronunciation]])?

  /// Makes the change, or reports that there is none to make.
  /// - Returns: Whether the affirmation is now as it was wanted.
  /// - Throws: `ExitCode` for words of danger or a refused recording, or the `Problem` of the text, the model, the sound or the journal.
  @discardableResult
  func run(_ context: Context) throws -> Bool {
    let terminal = context.terminal
    try NewSentence.lookForDanger([text, goal], reason: reason, terminal)
    let journal = try context.journal(with: reference)
    let old = try journal.affirmation(reference)
    let draft = try Journal.NewAffirmation(
      text: text ?? old.text, goal: goal ?? old.goal, reason: reason ?? old.reason, target: target ?? old.target,
      strictness: strictness ?? old.strictness)
    var new = old
    new.text = draft.text
    // The rating said how true another sentence felt.
    if new.text != old.text { new.belief = nil }
    new.goal = draft.goal == "" ? nil : draft.goal
    new.reason = draft.reason == "" ? nil : draft.reason
    new.target = draft.target
    new.strictness = draft.strictness
    new.tags = old.tags.union(tags).subtracting(untags)
    var recorded: NewRecording.Result?
    if new.text != old.text || pronunciations != nil {
      let model = try model.load(for: old, cache: context.home.cache)
      for (word, several) in try pronunciations?(model.language) ?? [:] { new.pronunciations[word] = several }
      let sentence = try NewSentence.understand(new.text, &new.pronunciations, model, terminal)
      try context.makeReady(journal)
      if new.text != old.text, model.language == .english { try NewSentence.advise(on: new.text, terminal) }
      if new.text != old.text {
        let made: NewRecording.Result?
        do {
          made = try NewRecording(source: recording, devices: devices).make(
            of: new.text, sentence, model, new.strictness, isFirst: false, context)
        } catch let problem as SoundProblem {
          // The new sentence is not lost because a microphone is, and the old recording would not say it.
          try terminal.note("The affirmation is unchanged.")
          try terminal.next("selflie edit \(old.number) --text \(new.text.shellWord)", "To change it when there is a microphone")
          throw problem
        }
        guard let result = made else {
          try terminal.note("The affirmation is unchanged.")
          return false
        }
        recorded = result
      }
    }
    let fields = new.fields(unlike: old)
    if fields.isEmpty { try terminal.note("It's already like that; nothing changed.") }
    try journal.change(old, to: new, recording: recorded.map { ($0.clip, $0.isVerified) }, untrimmed: recorded?.untrimmed)
    if printsJSON {
      let now = try journal.affirmation(.number(old.number))
      try terminal.data(json: AffirmationRecord(now, try journal.tally(of: now), in: context.home))
      return true
    }
    if fields.isEmpty { return true }
    try terminal.data("Changed \(old.number): \(new.text)", hanging: 2)
    for field in fields { try terminal.note("  \(Phrases.change(field, from: old.value(of: field), to: new.value(of: field)))") }
    try terminal.next("selflie undo", "To undo it")
    return true
  }
}
