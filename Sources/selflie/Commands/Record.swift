import ArgumentParser
import SelfLieCore

/// The `record` command: replaces the recording of an affirmation.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Make a new recording of an affirmation.",
    discussion: """
      selflie record 1
      selflie record 1 --recording calm.wav --yes

      The old recording stays until the new one is kept.
      """)

  @OptionGroup var affirmation: AffirmationArgument
  @OptionGroup var recordingOptions: RecordingOptions
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    let model = try modelOptions.choice.load(for: affirmation, cache: context.home.cache)
    let sentence = try Sentence(affirmation.text, pronunciations: affirmation.pronunciations, model: model)
    try context.makeReady(journal)
    guard
      let result = try NewRecording(source: recordingOptions.source, devices: devices.choice(context.settings)).make(
        of: affirmation.text, sentence, model, affirmation.strictness, isFirst: false, context)
    else { return try context.terminal.note("The recording is unchanged.") }
    try journal.replaceRecording(of: affirmation, with: result.clip, untrimmed: result.untrimmed, isVerified: result.isVerified)
    if json.isOn {
      let now = try journal.affirmation(.number(affirmation.number))
      return try context.terminal.data(json: AffirmationRecord(now, try journal.tally(of: now), in: context.home))
    }
    try context.terminal.data("Recorded \(affirmation.number): \(affirmation.text)", hanging: 2)
    if !result.isVerified { try context.terminal.note("The recording was kept, though it doesn't seem to say the text.") }
    try context.terminal.next("selflie practice \(affirmation.number)")
  }
}
