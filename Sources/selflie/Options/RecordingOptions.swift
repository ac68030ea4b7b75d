import ArgumentParser
import SystemPackage

/// The options for the source of a new recording, and for how strictly it is checked.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Use this recording instead of the microphone: a 16-bit WAV file of any rate.", valueName: "file.wav"),
    completion: .file(extensions: ["wav"]))
  var recording: FilePath?

  @Flag(help: "Keep the recording without asking.")
  var yes = false

  @Flag(help: "Keep a recording even if it doesn't seem to say the text.")
  var unverified = false

  var source: RecordingSource { RecordingSource(file: recording, isAgreed: yes, takesUnverified: unverified) }
}

/// The source of a new recording, and the conditions for keeping it.
struct RecordingSource {
  /// A WAV file; nil for the microphone.
  var file: FilePath?
  /// Whether the recording is kept without asking.
  var isAgreed = false
  /// Whether a recording is kept that does not seem to say the text.
  var takesUnverified = false
}
