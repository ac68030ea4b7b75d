import ArgumentParser
import SelfLieCore

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Hear an affirmation's recording.")

  @OptionGroup var affirmation: AffirmationArgument

  @Option(help: ArgumentHelp("The ALSA name of the sound output.", valueName: "name"))
  var playbackDevice = "default"

  func run() throws { try run(Context()) }

  func run(_ context: Context) throws {
    let journal = try context.journal(with: affirmation.reference)
    let affirmation = try journal.affirmation(affirmation.reference)
    guard let recording = affirmation.recording else { throw RecordingProblem.none(affirmation.number) }
    let interruption = Interruption()
    let studio = Studio.live(capture: "", playback: playbackDevice, interruption: interruption)
    if try studio.play(try journal.clip(of: recording)) == .interrupted { throw Status.interrupted.exitCode }
  }
}
