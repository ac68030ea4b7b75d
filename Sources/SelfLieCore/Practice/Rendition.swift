/// The sound of one playback: a recording without most of the quiet around its speech, and with the cues before and after.
struct Rendition {
  /// The whole sound, at 16 kHz.
  let clip: Clip
  /// The time in `clip` at which the recording begins, in seconds; negative where the beginning of the recording is cut off.
  let offset: Double

  /// The quiet kept before and after the speech, in seconds: soft sounds begin and end in it.
  private static let quiet = 0.08

  init(of recording: Clip, before: Cue?, after: Cue?) {
    let speech = Endpointer.speechTime(in: recording) ?? 0...recording.duration
    let first = Int(max(0, speech.lowerBound - Self.quiet) * Double(Clip.rate))
    let last = min(recording.samples.count, Int((speech.upperBound + Self.quiet) * Double(Clip.rate)))
    let tone = before?.clip ?? Clip()
    offset = Double(tone.samples.count - first) / Double(Clip.rate)
    clip = Clip(samples: tone.samples + recording.samples[first..<max(first, last)] + (after?.clip.samples ?? []))
  }
}
