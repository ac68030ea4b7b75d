import ArgumentParser
import SelfLieCore

/// The `play` command: plays a recording.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play an affirmation's recording.",
    discussion: """
      selflie play 1
      selflie play 1 --playback-device pulse
      """)

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: ArgumentHelp("The ALSA name of the sound output.", valueName: "name"), completion: Completion.devices(.playback))
  var playbackDevice: String?

  @OptionGroup var json: JSONOption

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    guard let recording = affirmation.recording else { throw RecordingProblem.none(affirmation.number) }
    let attention = Attention()
    let devices = DeviceChoice(capture: "", playback: try playbackDevice ?? context.settings.playbackDevice)
    let studio = devices.studio(devices.microphone(in: nil), attention)
    try studio.play(try journal.clip(of: recording), heeding: attention)
    if attention.isLeaving { throw Status.interrupted.exitCode }
    if json.isOn {
      return try context.terminal.data(json: AffirmationRecord(affirmation, try journal.tally(of: affirmation), in: context.home))
    }
    try context.terminal.next("selflie practice \(affirmation.number)")
  }
}
