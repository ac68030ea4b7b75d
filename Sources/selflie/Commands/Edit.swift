import ArgumentParser
import SelfLieCore

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an affirmation; its count and its history stay.",
    discussion: """
      selflie edit 1 --target 500
      selflie edit 1 --text "I am calm when I speak to many"
      selflie edit 1 --because ""

      A new text asks for a new recording. The old one is kept with its recording, and comes back with 'selflie undo'.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: "The sentence, as you will say it.")
  var text: String?

  @Option(help: "What it is for; empty for nothing.")
  var goal: String?

  @Option(name: .customLong("because"), help: "Why that matters to you; empty for nothing.")
  var reason: String?

  @Option(help: "How many repetitions it takes.")
  var target: Int?

  @OptionGroup var strictnessOption: StrictnessOption
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var newRecording: NewRecording
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard text != nil || goal != nil || reason != nil || target != nil || strictnessOption.strictness != nil || !pronounce.spoken.isEmpty
    else { throw ValidationError("Say what to change: --text, --target, --goal, --because, --pronounce or --strictness.") }
    if let target { try Add.check(target) }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let terminal = context.terminal
    try Add.lookForDistress([text, goal, reason], terminal)
    let journal = try context.journal(with: affirmation.reference)
    let old = try journal.affirmation(affirmation.reference)
    let draft = try Journal.NewAffirmation(
      text: text ?? old.text, goal: goal ?? old.goal, reason: reason ?? old.reason, target: target ?? old.target,
      strictness: strictnessOption.strictness ?? old.strictness)
    var new = old
    new.text = draft.text
    // What was rated is how true another sentence felt.
    if new.text != old.text { new.belief = nil }
    new.goal = draft.goal == "" ? nil : draft.goal
    new.reason = draft.reason == "" ? nil : draft.reason
    new.target = draft.target
    new.strictness = draft.strictness
    var recording: (Clip, Bool)?
    if new.text != old.text || !pronounce.spoken.isEmpty {
      let model = try modelOptions.load(for: old)
      for (word, several) in try pronounce.pronunciations(in: model.language) { new.pronunciations[word] = several }
      let sentence = try Add.understand(new.text, &new.pronunciations, model, terminal)
      try context.makeReady(journal)
      if new.text != old.text, model.language == .english { try Add.advise(on: new.text, terminal) }
      if new.text != old.text {
        guard
          let result = try newRecording.make(
            of: new.text, sentence, model, new.strictness, isFirst: false, devices, context)
        else { return try terminal.note("The affirmation stays as it was.") }
        recording = (result.clip, result.isVerified)
      }
    }
    let fields = new.fields(unlike: old)
    if fields.isEmpty { try terminal.note("It is so already; nothing was changed.") }
    try journal.change(old, to: new, recording: recording)
    if json.isOn {
      let now = try journal.affirmation(.number(old.number))
      return try terminal.data(json: AffirmationRecord(now, try journal.tally(of: now), in: context.home))
    }
    if fields.isEmpty { return }
    try terminal.data("Changed \(old.number): \(new.text)", hanging: 2)
    for field in fields { try terminal.note("  \(Phrases.change(field, from: old.value(of: field), to: new.value(of: field)))") }
    try terminal.next("selflie undo", "To take it back")
  }
}
