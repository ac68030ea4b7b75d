/// A recording as it is heard in practice: without most of the quiet around it, with the tones that belong there.
struct Rendition {
  let clip: Clip
  /// Where the recording begins in it, in seconds; less than zero where its beginning is left out.
  let offset: Double

  /// How much of the quiet before and after the speech is heard, in seconds: soft sounds begin and end in it.
  private static let quiet = 0.15

  init(of recording: Clip, before: Cue?, after: Cue?) {
    let speech = Endpointer.speechTime(in: recording) ?? 0...recording.duration
    let first = Int(max(0, speech.lowerBound - Self.quiet) * Double(Clip.rate))
    let last = min(recording.samples.count, Int((speech.upperBound + Self.quiet) * Double(Clip.rate)))
    let tone = before?.clip ?? Clip()
    offset = Double(tone.samples.count - first) / Double(Clip.rate)
    clip = Clip(samples: tone.samples + recording.samples[first..<max(first, last)] + (after?.clip.samples ?? []))
  }
}
