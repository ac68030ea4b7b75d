import ArgumentParser
import SelfLieCore

/// The `edit` command: changes an affirmation.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an affirmation; its count and its history stay.",
    discussion: """
      selflie edit 1 --target 500
      selflie edit 1 --text "I am calm when I speak to many"
      selflie edit 1 --because ""
      selflie edit 1 --tag work --untag home

      A new text asks for a new recording. The old one is kept with its recording, and comes back with 'selflie undo'.
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: "The sentence, the way you'll say it.")
  var text: String?

  @Option(help: "What it's for; empty to remove it.")
  var goal: String?

  @Option(name: .customLong("because"), help: "Why it matters to you; empty to remove it.")
  var reason: String?

  @Option(help: "The target, in repetitions.")
  var target: Int?

  @Option(name: .customLong("tag"), help: "A tag to add; can be repeated.")
  var tags: [Tag] = []

  @Option(name: .customLong("untag"), help: "A tag to take away; can be repeated.")
  var untags: [Tag] = []

  @OptionGroup var strictnessOption: StrictnessOption
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var recordingOptions: RecordingOptions
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    guard
      text != nil || goal != nil || reason != nil || target != nil || strictnessOption.strictness != nil || !pronounce.spoken.isEmpty
        || !tags.isEmpty || !untags.isEmpty
    else {
      throw ValidationError("Say what to change: --text, --target, --goal, --because, --tag, --untag, --pronounce or --strictness.")
    }
    if let target { try Add.check(target) }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    try EditAction(
      reference: affirmation.reference, text: text, goal: goal, reason: reason, target: target, strictness: strictnessOption.strictness,
      tags: Set(tags), untags: Set(untags), recording: recordingOptions.source, devices: devices.choice(try context.settings),
      model: modelOptions.choice, printsJSON: json.isOn,
      pronunciations: pronounce.spoken.isEmpty ? nil : { try pronounce.pronunciations(in: $0) }
    ).run(context)
  }
}
