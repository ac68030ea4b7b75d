import ArgumentParser
import SystemPackage

/// Where a new recording comes from, and what it must be.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Take this recording instead of the microphone: a 16-bit WAV of any rate.", valueName: "file.wav"),
    completion: .file(extensions: ["wav"]))
  var recording: FilePath?

  @Flag(help: "Keep the recording without asking.")
  var yes = false

  @Flag(help: "Keep a recording that does not seem to say the text.")
  var unverified = false

  var source: RecordingSource { RecordingSource(file: recording, isAgreed: yes, takesUnverified: unverified) }
}

/// Where a new recording comes from, and what it must be.
struct RecordingSource {
  /// Nil for the microphone.
  var file: FilePath?
  /// Whether it is kept without asking.
  var isAgreed = false
  /// Whether one is kept that does not seem to say the text.
  var takesUnverified = false
}
