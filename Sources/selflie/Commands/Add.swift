import ArgumentParser
import FoundationEssentials
import SelfLieCore

/// The `add` command: adds an affirmation and records it.
struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a sentence and record it in your own voice.",
    discussion: """
      selflie add "I am calm when I speak"
      selflie add "I am calm when I speak" --goal speaking --because "I have ideas"
      selflie add "I am calm when I speak" --recording calm.wav --yes
      selflie add "I finish what I start" --tag work

      Without a sentence it asks for one. At a terminal without a microphone the sentence is kept, and 'selflie record' makes the recording later.
      """)

  @Argument(help: "The sentence, the way you'll say it; asked for without one.")
  var text: String?

  @Option(help: "What it's for.")
  var goal: String?

  @Option(name: .customLong("because"), help: "Why it matters to you.")
  var reason: String?

  @Option(help: "The target, in repetitions.")
  var target: Int?

  @Option(name: .customLong("tag"), help: "A word to group it by; can be repeated.")
  var tags: [Tag] = []

  @OptionGroup var strictnessOption: StrictnessOption
  @OptionGroup var recordingOptions: RecordingOptions
  @OptionGroup var pronounce: PronounceOption
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var modelOptions: ModelOptions
  @OptionGroup var json: JSONOption

  func validate() throws {
    if let target { try Self.check(target) }
  }

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    guard let text = try text ?? context.terminal.askForLine("Your sentence (Enter to leave):", Attention()) else {
      guard context.terminal.canAsk else { throw ValidationError("Give the sentence: selflie add \"I am calm when I speak\"") }
      return
    }
    try AddAction(
      text: text, goal: goal, reason: reason, target: target, strictness: strictnessOption.strictness,
      tags: Set(tags), recording: recordingOptions.source, devices: devices.choice(try context.settings), model: modelOptions.choice,
      printsJSON: json.isOn,
      pronunciations: pronounce.pronunciations
    ).run(context)
  }

  /// Checks the target of `add` and `edit`.
  /// - Throws: `ValidationError` for a target outside `Setting.targets`.
  static func check(_ target: Int) throws {
    guard Setting.targets.contains(target) else { throw ValidationError("--target takes a whole number from 1 to 1000000.") }
  }
}
