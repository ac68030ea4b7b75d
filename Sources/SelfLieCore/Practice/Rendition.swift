/// The sound of one playback: a recording without most of the quiet around its speech, and with the cues in what is left of that quiet, so
/// that nobody waits for them.
struct Rendition {
  /// The whole sound, at 16 kHz.
  let clip: Clip
  /// The time in `clip` at which the recording begins, in seconds; negative where the beginning of the recording is cut off.
  let offset: Double
  /// The samples of the cue behind the speech; empty if there is none.
  let tone: Range<Int>

  /// The quiet kept before and after the speech, in seconds: soft sounds begin and end in it.
  private static let quietBefore = 0.05, quietAfter = 0.04
  /// The quiet that what the endpointer finds begins with, in seconds: it averages over this time.
  private static let found = 0.03

  init(of recording: Clip, before: Cue?, after: Cue?) {
    let speech = Endpointer.speechTime(in: recording) ?? 0...recording.duration
    let first = Int(max(0, speech.lowerBound - Self.quietBefore) * Double(Clip.rate))
    let last = min(recording.samples.count, Int((speech.upperBound + Self.quietAfter) * Double(Clip.rate)))
    // The speech begins as the cue before it ends, and the cue after it begins when the speech ends.
    let spoken = Int(speech.lowerBound * Double(Clip.rate)) - first
    let start = max(0, Int(((before?.duration ?? 0) - Self.found) * Double(Clip.rate)) - spoken)
    offset = Double(start - first) / Double(Clip.rate)
    var samples = [Int16](repeating: 0, count: start) + recording.samples[first..<max(first, last)]
    if let before { Self.mix(before.clip.samples, into: &samples, at: 0) }
    let end = min(max(0, start - first + Int(speech.upperBound * Double(Clip.rate))), samples.count)
    if let after { Self.mix(after.clip.samples, into: &samples, at: end) }
    tone = end..<end + Int((after?.duration ?? 0) * Double(Clip.rate))
    clip = Clip(samples: samples)
  }

  /// Adds a sound to another one from a place on, which grows where the sound goes beyond its end.
  private static func mix(_ sound: [Int16], into samples: inout [Int16], at start: Int) {
    samples += [Int16](repeating: 0, count: max(0, start + sound.count - samples.count))
    for (index, sample) in sound.enumerated() { samples[start + index] = Int16(clamping: Int(samples[start + index]) + Int(sample)) }
  }
}
